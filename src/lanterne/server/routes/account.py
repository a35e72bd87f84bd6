"""An account's keys: password and recovery code; what is kept about somebody, told and erased."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server.messages import (
    Credentials,
    LinkPassword,
    LostPassword,
    NewKeys,
    NewPassword,
    OwnMail,
    OwnPassword,
    Person,
    RecoveryCode,
    SignedIn,
)
from lanterne.server.moving_in import erase
from lanterne.server.names import clean_name
from lanterne.server.people import COOKIE
from lanterne.server.routes.needs import ThePeople, ThePostman, TheRegistry, TheSettings, TheUser
from lanterne.server.routes.people import TheRequest, address_of, good_bye, person, signed_in, welcome


class AccountController(Controller):
    path = "/api"

    @post("/account", status_code=201, summary="Keep my name and games under a password; the code resets it")
    async def register(
        self, data: JSONBody[Credentials], user: TheUser, people: ThePeople, settings: TheSettings
    ) -> SignedIn:
        name = clean_name(data.name)
        if not name:
            raise BadInput(Phrase("refused-name-empty"))
        made, code = await people.register(user, name, data.password)
        return signed_in(made, settings, code)

    @post("/account/password", status_code=200, summary="Change my password; every other session ends")
    async def change_password(
        self,
        data: JSONBody[NewPassword],
        request: TheRequest,
        user: TheUser,
        people: ThePeople,
        registry: TheRegistry,
        settings: TheSettings,
    ) -> Person:
        token = request.cookies.get(COOKIE, "")
        await people.change_password(user, data.old, data.password, address_of(request), token)
        registry.hang_up_user(user.id)
        return person(user, settings)

    @post("/account/code", status_code=200, summary="Another recovery code, in the place of the one there is")
    async def new_code(
        self, data: JSONBody[OwnPassword], request: TheRequest, user: TheUser, people: ThePeople
    ) -> RecoveryCode:
        return RecoveryCode(code=await people.new_code(user, data.password, address_of(request)))

    @post("/account/reset", status_code=200, summary="A new password by the recovery code; signs in, and out elsewhere")
    async def reset(
        self,
        data: JSONBody[NewKeys],
        request: TheRequest,
        people: ThePeople,
        registry: TheRegistry,
        settings: TheSettings,
    ) -> Response[SignedIn]:
        name = clean_name(data.name)
        user, token, code = await people.reset(name, data.code, data.password, address_of(request))
        registry.hang_up_user(user.id)
        return await welcome(request, user, token, people, registry, settings, code)

    @post("/account/mail", status_code=200, summary="Where a link goes when my password is lost; only I am told")
    async def change_mail(
        self, data: JSONBody[OwnMail], request: TheRequest, user: TheUser, people: ThePeople, settings: TheSettings
    ) -> Person:
        if data.mail and not settings.mails:
            raise BadInput(Phrase("refused-no-mail"))
        return person(await people.change_mail(user, data.mail, data.password, address_of(request)), settings)

    @post("/account/lost", status_code=200, summary="Mail me a link; the same answer whoever it is")
    async def lost(
        self, data: JSONBody[LostPassword], request: TheRequest, postman: ThePostman, settings: TheSettings
    ) -> None:
        if not settings.mails:
            raise BadInput(Phrase("refused-no-mail"))
        postman.ask(data.who, data.lang, address_of(request))

    @post("/account/link", status_code=200, summary="A new password by the link; signs in, and out elsewhere")
    async def reset_by_link(
        self,
        data: JSONBody[LinkPassword],
        request: TheRequest,
        people: ThePeople,
        registry: TheRegistry,
        settings: TheSettings,
    ) -> Response[SignedIn]:
        user, token = await people.reset_by_link(data.link, data.password, address_of(request))
        registry.hang_up_user(user.id)
        return await welcome(request, user, token, people, registry, settings)

    @get("/me/export", summary="All that is kept about me")
    async def export(self, user: TheUser, people: ThePeople) -> Response[dict[str, Any]]:
        told = await people.store.all_about(user.id)
        return Response(told, headers={"Content-Disposition": 'attachment; filename="lanterne.json"'})

    @post("/me/erase", status_code=200, summary="Forget me: name, account, talk; seats stay without a name")
    async def erase(
        self,
        data: JSONBody[OwnPassword],
        request: TheRequest,
        user: TheUser,
        people: ThePeople,
        registry: TheRegistry,
        settings: TheSettings,
    ) -> Response[None]:
        if user.account is not None:
            await people.check_password(user, data.password, address_of(request))
        await erase(registry, user)
        return await good_bye(request, people, settings)
