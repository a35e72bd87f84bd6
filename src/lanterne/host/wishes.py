"""What somebody has left word for at a seat: how windows are answered there, and what is paid without asking."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import BadInput
from lanterne.core.game import AnyGame, Json
from lanterne.core.grammar import read_code
from lanterne.core.window import Window

ASK: Final = "ask"  # always
EMPTY: Final = (
    "empty"  # only where there is something else to answer than a pass; whoever says nothing of a kind wishes so
)
UNTIL_MY_TURN: Final = "until-my-turn"  # not before the next own turn begins; from then on as `empty`
UNLESS_TARGET: Final = "unless-target"  # only when what is one's own is attacked
WISHES: Final = (ASK, EMPTY, UNTIL_MY_TURN, UNLESS_TARGET)
MOST_ORDERS: Final = 12


@final
class Wishes:
    """A value: never changed. Another person at the same seat is not bound by it."""

    def __init__(self, user: str, windows: dict[str, str], orders: list[str]) -> None:
        self.user = user
        self.windows = windows
        self.orders = orders

    def passes(self, window: Window) -> bool:
        """What opens in one's own turn goes by only where there is nothing to choose."""
        wish = self.windows.get(window.kind, EMPTY)
        if wish == ASK:
            return False
        if window.empty:
            return True
        if wish == EMPTY or window.own:
            return False
        return wish == UNTIL_MY_TURN or not window.aimed

    def ends_at_turn(self) -> bool:
        return UNTIL_MY_TURN in self.windows.values()

    def after_turn(self) -> Wishes:
        """What is left of them when an own turn has begun."""
        kept = {kind: wish for kind, wish in self.windows.items() if wish != UNTIL_MY_TURN}
        return Wishes(self.user, kept, self.orders)

    def json(self) -> Json:
        return {"user": self.user, "windows": self.windows, "orders": self.orders}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wishes) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.user)


def wishes_from_json(raw: Json) -> Wishes:
    """The inverse of `Wishes.json`."""
    return Wishes(raw["user"], dict(raw["windows"]), list(raw["orders"]))


def check_wishes(game: AnyGame, wishes: Wishes) -> None:
    """Raises `BadInput` on windows and orders that the game does not know."""
    for kind, wish in wishes.windows.items():
        if kind not in game.windows or wish not in WISHES:
            raise BadInput(f"{game.name} knows no wish {wish!r} for {kind!r}")
    if len(wishes.orders) > MOST_ORDERS:
        raise BadInput(f"there are {len(wishes.orders)} orders, and {MOST_ORDERS} are the most")
    for order in wishes.orders:
        if read_code(game.orders, order) is None:
            raise BadInput(f"{game.name} knows no order {order!r}")
