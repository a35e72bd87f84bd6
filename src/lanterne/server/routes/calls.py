"""How I am called when it is my turn, and in which browsers."""

from __future__ import annotations

import hashlib
from typing import Any, Final, TypeAlias

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.server.calling.caller import USUAL
from lanterne.server.calling.encryption import check_browser
from lanterne.server.calling.sending import Barred, addresses_of, target_of
from lanterne.server.messages import Calls, CallWishes, NewPush, OldPush
from lanterne.server.people import COOKIE, session_id
from lanterne.server.routes.needs import TheCaller, TheRegistry, TheSettings, TheStore, TheUser
from lanterne.server.routes.people import address_of
from lanterne.server.store.rows import PushRow
from lanterne.server.store.store import Store

TheRequest: TypeAlias = Request[Any, Any, Any]
MOST_ORIGIN: Final = 300


async def wishes_of(store: Store, user: str) -> CallWishes:
    days, live = await store.call_wishes(user) or USUAL
    return CallWishes(days=days, live=live)  # type: ignore[arg-type]


def name_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class CallsController(Controller):
    path = "/api/calls"

    @get("/", summary="How I am called when it is my turn")
    async def show(self, user: TheUser, store: TheStore, caller: TheCaller) -> Calls:
        return Calls(wishes=await wishes_of(store, user.id), key=caller.public_key)

    @post("/wishes", status_code=200, summary="How I want to be called")
    async def wish(self, data: JSONBody[CallWishes], user: TheUser, store: TheStore) -> CallWishes:
        await store.set_call_wishes(user.id, data.days, data.live)
        return data

    @post("/push", status_code=200, summary="Call me in this browser, too")
    async def subscribe(
        self,
        data: JSONBody[NewPush],
        request: TheRequest,
        user: TheUser,
        store: TheStore,
        settings: TheSettings,
        registry: TheRegistry,
    ) -> None:
        if not settings.push:
            raise BadInput(Phrase("refused-push-off"))
        try:
            check_browser(data.p256dh, data.auth)
            target = target_of(data.endpoint, private=settings.push_private)
            registry.quotas.look_up_one(address_of(request))
            await addresses_of(target, private=settings.push_private)
        except (Barred, ValueError):
            raise BadInput(Phrase("refused-push-address")) from None
        except OSError:
            raise BadInput(Phrase("refused-push-unreachable", {"host": target.host})) from None
        host = request.headers.get("host", "")
        row = PushRow(
            id=name_of(data.endpoint),
            endpoint=data.endpoint,
            p256dh=data.p256dh,
            auth=data.auth,
            lang=data.lang,
            origin=request.headers.get("origin", f"https://{host}")[:MOST_ORIGIN],
        )
        await store.add_push(session_id(request.cookies[COOKIE]), row)

    @post("/push/end", status_code=200, summary="Call me in that browser no more")
    async def unsubscribe(self, data: JSONBody[OldPush], user: TheUser, store: TheStore) -> None:
        mine = {push.id for push in await store.pushes(user.id)}
        await store.drop_pushes([name for name in [name_of(data.endpoint)] if name in mine])
