"""Who I am, my name, my sessions."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server import quotas
from lanterne.server.messages import Credentials, NewName, Person, SignedIn
from lanterne.server.moving_in import move_in
from lanterne.server.names import clean_name
from lanterne.server.people import COOKIE, GUEST_COOKIE, People, cookie_for, session_id
from lanterne.server.routes.needs import ThePeople, TheRegistry, TheSettings, TheUser
from lanterne.server.settings import Settings
from lanterne.server.store.rows import UserRow
from lanterne.server.tables.registry import Registry

TheRequest: TypeAlias = Request[Any, Any, Any]


def person(user: UserRow, settings: Settings) -> Person:
    known = user.account is not None
    return Person(
        id=user.id,
        name=user.name,
        account=known,
        can_recover=user.can_recover,
        mails=settings.mails,
        mail=user.mail,
    )


def signed_in(user: UserRow, settings: Settings, code: str = "", apart: int = 0) -> SignedIn:
    return SignedIn(**msgspec.structs.asdict(person(user, settings)), code=code, apart=apart)


class PeopleController(Controller):
    path = "/api"

    @get("/me", summary="Who I am here; a first visit makes a guest")
    async def me(self, request: TheRequest, people: ThePeople, settings: TheSettings) -> Response[Person]:
        token = request.cookies.get(COOKIE)
        user = await people.known(token)
        if user is not None and token is not None:
            return Response(
                person(user, settings), cookies=[cookie_for(token, settings)]
            )  # it lives on with the session
        kept = request.cookies.get(GUEST_COOKIE)
        guest = await people.guest(kept)
        if guest is not None and kept is not None:  # the account's session has ended
            return Response(person(guest, settings), cookies=[cookie_for(kept, settings)])
        guest, token = await people.new_guest()
        return Response(person(guest, settings), cookies=[cookie_for(token, settings)])

    @post("/me/name", status_code=200, summary="Change my name")
    async def rename(self, data: JSONBody[NewName], user: TheUser, people: ThePeople, settings: TheSettings) -> Person:
        name = clean_name(data.name)
        if not name:
            raise BadInput(Phrase("refused-name-empty"))
        await people.store.rename(user.id, name)
        user.name = name
        return person(user, settings)

    @post("/session", status_code=200, summary="Sign in; after some wrong tries each waits longer (429, Retry-After)")
    async def sign_in(
        self,
        data: JSONBody[Credentials],
        request: TheRequest,
        people: ThePeople,
        registry: TheRegistry,
        settings: TheSettings,
    ) -> Response[SignedIn]:
        user, token = await people.sign_in(clean_name(data.name), data.password, address_of(request))
        return await welcome(request, user, token, people, registry, settings)

    @delete("/session", status_code=200, summary="Sign out; the next visit is a new guest's")
    async def sign_out(
        self, request: TheRequest, people: ThePeople, registry: TheRegistry, settings: TheSettings
    ) -> Response[None]:
        token = request.cookies.get(COOKIE)
        if token:
            registry.hang_up_session(await people.sign_out(token))
        return await good_bye(request, people, settings)

    @delete("/sessions", status_code=200, summary="Sign out everywhere: in every browser, here too")
    async def sign_out_everywhere(
        self, request: TheRequest, user: TheUser, people: ThePeople, registry: TheRegistry, settings: TheSettings
    ) -> Response[None]:
        await people.sign_out_everywhere(user)
        registry.hang_up_user(user.id)
        return await good_bye(request, people, settings)


async def welcome(
    request: TheRequest,
    user: UserRow,
    token: str,
    people: People,
    registry: Registry,
    settings: Settings,
    code: str = "",
) -> Response[SignedIn]:
    """Whoever signs in brings what they had as a guest; who keeps something is that guest again after signing out."""
    before = request.cookies.get(COOKIE)
    apart = await move_in(registry, await people.guest(before), user, session_id(token))
    told = signed_in(user, settings, code, apart)
    cookies = [cookie_for(token, settings)]
    if apart and before is not None:
        cookies.append(cookie_for(before, settings, GUEST_COOKIE))
    return Response(told, cookies=cookies)


async def good_bye(request: TheRequest, people: People, settings: Settings) -> Response[None]:
    guest = request.cookies.get(GUEST_COOKIE)
    if guest is not None and await people.guest(guest) is not None:
        response = Response(None, cookies=[cookie_for(guest, settings)])
    else:
        response = Response(None)
        response.delete_cookie(COOKIE, path="/")
    response.delete_cookie(GUEST_COOKIE, path="/")
    return response


def address_of(request: TheRequest) -> str:
    """As it is counted: a network where somebody has 2**64 of them."""
    return quotas.address_of(request.client.host) if request.client is not None else ""
