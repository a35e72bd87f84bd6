"""What becomes of a guest who signs in, and of whoever wants to be forgotten: tables stand still meanwhile."""

from __future__ import annotations

from lanterne.games.registry import game_named
from lanterne.server.store.belongings import Shared
from lanterne.server.store.rows import UserRow
from lanterne.server.tables.holding import held
from lanterne.server.tables.registry import Registry


async def move_in(registry: Registry, guest: UserRow | None, account: UserRow, session: str) -> int:
    """All that the guest has becomes the account's; at how many tables it does not (see `stays_apart`)."""
    if guest is None or guest.account is not None or guest.id == account.id:
        return 0
    store = registry.store
    async with held(registry, await store.tables_naming(guest.id)):
        apart = {table.match for table in await store.shared_tables(guest.id, account.id) if stays_apart(table)}
        await store.hand_over(guest.id, account.id, session, apart)
    if not apart:
        registry.hang_up_user(guest.id)
    return len(apart)


def stays_apart(table: Shared) -> bool:
    """A second hand is opened to nobody who did not hold it, and nobody comes in by signing in who was shown out."""
    return table.unwelcome or (table.playing and game_named(table.game).nature.hidden)


async def erase(registry: Registry, user: UserRow) -> None:
    async with held(registry, await registry.store.tables_naming(user.id)):
        await registry.store.erase(user.id)
    registry.hang_up_user(user.id)
