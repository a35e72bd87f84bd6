"""Who I am, my name, my account."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server.messages import Credentials, NewName, Person
from lanterne.server.names import clean_name
from lanterne.server.people import COOKIE, cookie_for
from lanterne.server.routes.needs import ThePeople, TheSettings, TheUser
from lanterne.server.store.rows import UserRow


def person(user: UserRow) -> Person:
    return Person(id=user.id, name=user.name, account=user.account is not None)


class PeopleController(Controller):
    path = "/api"

    @get("/me", summary="Who I am here; a first visit makes a guest")
    async def me(self, request: Request[Any, Any, Any], people: ThePeople, settings: TheSettings) -> Response[Person]:
        user = await people.known(request.cookies.get(COOKIE))
        if user is not None:
            return Response(person(user))
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

    @post("/session", status_code=200, summary="Sign in")
    async def sign_in(self, data: JSONBody[Credentials], people: ThePeople, settings: TheSettings) -> Response[Person]:
        user, token = await people.sign_in(data.name, data.password)
        return Response(person(user), cookies=[cookie_for(token, settings)])

    @delete("/session", status_code=200, summary="Sign out; the next visit is a new guest's")
    async def sign_out(self, request: Request[Any, Any, Any], people: ThePeople) -> Response[None]:
        token = request.cookies.get(COOKIE)
        if token:
            await people.sign_out(token)
        response = Response(None)
        response.delete_cookie(COOKIE, path="/")
        return response
