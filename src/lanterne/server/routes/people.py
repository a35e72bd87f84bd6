"""Who I am, my name, my account."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server.messages import Credentials, NewName, Person
from lanterne.server.names import clean_name
from lanterne.server.people import COOKIE, cookie_for
from lanterne.server.routes.needs import ThePeople, TheRegistry, TheSettings, TheUser
from lanterne.server.store.rows import UserRow

TheRequest: TypeAlias = Request[Any, Any, Any]


def person(user: UserRow) -> Person:
    return Person(id=user.id, name=user.name, account=user.account is not None)


class PeopleController(Controller):
    path = "/api"

    @get("/me", summary="Who I am here; a first visit makes a guest")
    async def me(self, request: TheRequest, people: ThePeople, settings: TheSettings) -> Response[Person]:
        token = request.cookies.get(COOKIE)
        user = await people.known(token)
        if user is not None and token is not None:
            return Response(person(user), cookies=[cookie_for(token, settings)])  # it lives on with the session
        guest, token = await people.new_guest()
        return Response(person(guest), cookies=[cookie_for(token, settings)])

    @post("/me/name", status_code=200, summary="Change my name")
    async def rename(self, data: JSONBody[NewName], user: TheUser, people: ThePeople) -> Person:
        name = clean_name(data.name)
        if not name:
            raise BadInput(Phrase("refused-name-empty"))
        await people.store.rename(user.id, name)
        return person(UserRow(id=user.id, name=name, account=user.account))

    @post("/account", status_code=201, summary="Keep my name and games under a password")
    async def register(self, data: JSONBody[Credentials], user: TheUser, people: ThePeople) -> Person:
        name = clean_name(data.name)
        if not name:
            raise BadInput(Phrase("refused-name-empty"))
        return person(await people.register(user, name, data.password))

    @post("/session", status_code=200, summary="Sign in; after some wrong tries each waits longer (429, Retry-After)")
    async def sign_in(
        self, data: JSONBody[Credentials], request: TheRequest, people: ThePeople, settings: TheSettings
    ) -> Response[Person]:
        address = request.client.host if request.client is not None else ""
        user, token = await people.sign_in(clean_name(data.name), data.password, address)
        return Response(person(user), cookies=[cookie_for(token, settings)])

    @delete("/session", status_code=200, summary="Sign out; the next visit is a new guest's")
    async def sign_out(self, request: TheRequest, people: ThePeople, registry: TheRegistry) -> Response[None]:
        token = request.cookies.get(COOKIE)
        if token:
            registry.hang_up_session(await people.sign_out(token))
        return without_cookie()

    @delete("/sessions", status_code=200, summary="Sign out everywhere: in every browser, here too")
    async def sign_out_everywhere(self, user: TheUser, people: ThePeople, registry: TheRegistry) -> Response[None]:
        await people.sign_out_everywhere(user)
        registry.hang_up_user(user.id)
        return without_cookie()


def without_cookie() -> Response[None]:
    response = Response(None)
    response.delete_cookie(COOKIE, path="/")
    return response
