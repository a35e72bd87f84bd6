"""The ASGI application: everything wired together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig

from lanterne.core.errors import LanterneError
from lanterne.host.host import NotAllowed
from lanterne.server.calling.caller import Caller
from lanterne.server.journal import App
from lanterne.server.mailing.postman import Postman
from lanterne.server.people import COOKIE, People
from lanterne.server.routes import errors
from lanterne.server.routes.account import AccountController
from lanterne.server.routes.calls import CallsController
from lanterne.server.routes.house import HouseController
from lanterne.server.routes.metrics import PATH, metrics
from lanterne.server.routes.needs import ThePeople
from lanterne.server.routes.page import PACKED, PAGE_ROUTES
from lanterne.server.routes.people import PeopleController, address_of
from lanterne.server.routes.pictures import PicturesController, shown_picture
from lanterne.server.routes.playbills import PLAYBILL_ROUTES
from lanterne.server.routes.records import RecordsController
from lanterne.server.routes.tables import TablesController
from lanterne.server.safety import check_source, safe_headers
from lanterne.server.settings import Settings
from lanterne.server.sockets import socket_route
from lanterne.server.store.rows import UserRow
from lanterne.server.store.store import Store
from lanterne.server.tables.far import Far
from lanterne.server.tables.listing import PublicList
from lanterne.server.tables.registry import Registry
from lanterne.server.thinking.pool import Pool


def give_registry(state: State) -> Registry:
    registry: Registry = state.registry
    return registry


def give_caller(state: State) -> Caller:
    caller: Caller = state.caller
    return caller


def give_postman(state: State) -> Postman:
    postman: Postman = state.postman
    return postman


def give_far(state: State) -> Far:
    far: Far = state.far
    return far


def give_public_list(state: State) -> PublicList:
    public_list: PublicList = state.public_list
    return public_list


def give_store(state: State) -> Store:
    store: Store = state.store
    return store


def give_people(state: State) -> People:
    people: People = state.people
    return people


def give_settings(state: State) -> Settings:
    settings: Settings = state.settings
    return settings


async def give_user(request: Request[Any, Any, Any], people: ThePeople) -> UserRow:
    user = await people.known(request.cookies.get(COOKIE))
    if user is None:
        raise errors.NoGuest
    return user


def rest_collector() -> None:
    """What is there now stays: the collector need not look at it again, and looks at everything only seldom.

    A full look at hundreds of tables takes longer than a hundred moves; everybody would wait for it. At what is new it
    looks often: each time there is little of it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 2, 50_000)


@asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = Store(settings.db)
    await store.open()
    pool: Pool = app.state.pool or Pool(settings.bot_processes)
    registry = Registry(store, settings, pool)
    app.state.store = store
    app.state.registry = registry
    app.state.far = Far(registry)
    app.state.public_list = PublicList(registry)
    app.state.people = People(store)
    await app.state.people.passwords.open()
    caller = app.state.caller = Caller(registry)
    await caller.open()
    postman = app.state.postman = Postman(store, settings)
    postman.open()
    await registry.resume()
    rest_collector()
    try:
        yield
    finally:
        await caller.close()
        await postman.close()
        await registry.close()
        await store.close()
        if app.state.pool is None:
            await asyncio.to_thread(pool.close)


def create_app(settings: Settings, pool: Pool | None = None) -> Litestar:
    """`pool`: where bots think; without one the application has its own, for as long as it lives."""
    free = ["/assets", "/api/socket", PATH]
    limit = RateLimitConfig(
        rate_limit=("minute", settings.http_per_minute), exclude=free, identifier_for_request=address_of
    )
    return App(
        route_handlers=[
            PeopleController,
            AccountController,
            CallsController,
            TablesController,
            RecordsController,
            PicturesController,
            HouseController,
            shown_picture,
            metrics,
            socket_route,
            *PAGE_ROUTES,
            *PLAYBILL_ROUTES,
        ],
        dependencies={
            "registry": Provide(give_registry, sync_to_thread=False),
            "caller": Provide(give_caller, sync_to_thread=False),
            "postman": Provide(give_postman, sync_to_thread=False),
            "far": Provide(give_far, sync_to_thread=False),
            "public_list": Provide(give_public_list, sync_to_thread=False),
            "store": Provide(give_store, sync_to_thread=False),
            "people": Provide(give_people, sync_to_thread=False),
            "settings": Provide(give_settings, sync_to_thread=False),
            "user": Provide(give_user),
        },
        exception_handlers={
            LanterneError: errors.on_lanterne_error,
            NotAllowed: errors.on_not_allowed,
            HTTPException: errors.on_http_error,
            Exception: errors.on_any_error,
        },
        before_request=check_source,
        before_send=[safe_headers],
        middleware=[limit.middleware],
        lifespan=[life],
        state=State({"settings": settings, "pool": pool}),
        openapi_config=OpenAPIConfig(title="Lanterne", version="1", path="/api/schema"),
        response_cache_config=ResponseCacheConfig(),
        # Answers of the interface; the page's own files were compressed when they were built.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=PACKED),
        request_max_body_size=16_384,
        logging_config=None,  # `logs` does that, for all
        debug=False,
    )
