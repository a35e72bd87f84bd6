"""What an arrow would bring is told before it is chosen, and it is what then happens (A-71, A-72)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from lanterne.games.illuminati.cards.references import referred
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.moves import DIRECTIONS
from lanterne.games.illuminati.state import CONTROLLED, UNCONTROLLED, IlluminatiState, cell_xy
from lanterne.games.illuminati.structure.geometry import (
    controlled,
    groups_of,
    lift_branch,
    out_directions,
)
from lanterne.games.illuminati.structure.placing import Placing, place_deal, place_elsewhere, place_under
from tests.games.illuminati.builder import Position


def told(at: Position, code: str, seat: int = 0) -> dict[str, Any]:
    """What the seat is told of this arrow: card by card, and which old groups would go."""
    plain: Any = next(each for each in GAME.view(at.s, seat)["previews"] if each["code"] == code)
    return {**{each["card"]: each for each in plain["cards"]}, "released": plain["released"]}


def test_111_a_branch_that_fits_is_turned_as_a_whole() -> None:
    at = Position().lay(0, "texas", "", "east").lay(0, "mafia", "texas", "north").lay(0, "yuppies", "mafia", "east")
    at.do(0, "move texas")
    found = told(at, "attach texas network south")
    places = {card: found[card]["place"] for card in ("texas", "mafia", "yuppies")}
    assert places == {"texas": [0, -1], "mafia": [1, -1], "yuppies": [1, -2]}
    assert {found[card]["fate"] for card in places} == {"lies"}
    assert found["yuppies"]["obstacle"] is None
    assert found["released"] == []


def test_106_who_must_choose_another_arrow_is_told_what_is_in_the_way() -> None:
    at = Position().lay(0, "cfl-aio", "", "east").lay(0, "texas", "cfl-aio", "north").lay(0, "kgb", "texas", "north")
    at.lay(0, "mafia", "", "south").lay(0, "yuppies", "mafia", "west")  # yuppies at (-1, -1): in the way
    at.do(0, "move cfl-aio")
    found = told(at, "attach cfl-aio network west")
    assert found["cfl-aio"]["fate"] == "lies"
    assert (found["texas"]["fate"], found["texas"]["place"]) == ("asked", [-1, -1])
    assert found["texas"]["obstacle"] == "yuppies"
    assert (found["kgb"]["fate"], found["kgb"]["place"]) == ("waits", None)
    assert told(at, "attach cfl-aio network north")["texas"]["fate"] == "lies"


def test_106_the_only_other_arrow_is_taken_unasked() -> None:
    at = Position().lay(0, "texas", "", "east").lay(0, "kgb", "texas", "north")
    at.lay(0, "mafia", "", "south").lay(0, "yuppies", "mafia", "west")  # at (-1, -1)
    at.do(0, "move texas")
    fates = {each["code"]: each["cards"][1]["fate"] for each in GAME.view(at.s, 0)["previews"]}
    assert fates["attach texas network west"] == "shifts"
    found = told(at, "attach texas network west")
    assert found["kgb"]["obstacle"] == "yuppies"
    at.do(0, "attach texas network west")
    assert list(at.xy("kgb")) == found["kgb"]["place"]


def test_107_what_fits_nowhere_is_told_with_all_that_hangs_on_it() -> None:
    at = Position().lay(0, "yuppies", "", "east").lay(0, "texas", "yuppies", "north")
    at.lay(0, "comic-books", "texas", "north")
    at.lay(0, "mafia", "", "south").lay(0, "kkk", "mafia", "west")  # at (-1, -1)
    at.do(0, "move yuppies")
    found = told(at, "attach yuppies network west")
    assert [found[card]["fate"] for card in ("yuppies", "texas", "comic-books")] == ["lies", "lost", "lost"]
    assert (found["texas"]["place"], found["texas"]["obstacle"]) == ([-1, -1], "kkk")
    assert (found["comic-books"]["place"], found["comic-books"]["obstacle"]) == (None, None)


def test_a72_a_deal_tells_which_old_groups_would_go() -> None:
    at = Position().lay(0, "mafia", "", "south").lay(0, "kkk", "mafia", "west")  # at (-1, -1)
    at.lay(0, "fbi", "", "west")  # its southern arrow is blocked by kkk
    at.lay(1, "texas", "", "east")
    place_deal(at.s, 0, lift_branch(at.s, CARD_NUMBERS["texas"]))
    at.settle(at.rng)
    gone = {each["code"]: each["released"] for each in GAME.view(at.s, 0)["previews"] if each["released"]}
    assert gone == {"attach texas fbi south": ["kkk"]}
    at.do(0, "attach texas fbi south")
    assert at.zone("kkk") == UNCONTROLLED


def test_170_only_whoever_lays_the_branch_is_told() -> None:
    at = Position(hidden_illuminati=True).lay(0, "texas", "", "east")
    at.do(0, "move texas")
    assert [each["code"] for each in GAME.view(at.s, 0)["previews"]] == at.legal(0)
    assert GAME.view(at.s, 1)["previews"] == GAME.view(at.s, None)["previews"] == []


# ---------------------------------------------------------------------- a law


def check(s: IlluminatiState, seat: int, told: Any, seen: Counter[str]) -> None:
    """Whether the world after the code is the one that was told."""
    frame = s.frames[-1]
    pending = frame.pending if isinstance(frame, Placing) and frame.seat == seat else []
    waiting = [each["card"] for each in told["cards"] if each["fate"] in ("asked", "waits")]
    assert [CARD_NUMBERS[card] for card in waiting] == [card for card in pending if waiting]
    for card in told["released"]:
        seen["released"] += 1
        assert s.zone[CARD_NUMBERS[card]] == UNCONTROLLED
    for each in told["cards"]:
        seen[each["fate"]] += 1
        card = CARD_NUMBERS[each["card"]]
        if each["fate"] in ("lies", "shifts"):
            assert (s.zone[card], s.owner[card]) == (CONTROLLED, seat)
            assert list(cell_xy(s.cell[card])) == each["place"]
            assert each["ways"] == [DIRECTIONS[way] for way in out_directions(s, card)]
        elif each["fate"] == "lost":
            assert s.zone[card] == UNCONTROLLED
        if each["place"] is not None and each["fate"] not in ("lies", "waits"):
            assert each["obstacle"] is not None
            assert referred(s, each["obstacle"]) != card


def take(at: Position, rng: random.Random) -> None:
    """Seat 0 has a branch to lay: one of its own, one that it bought, or one that it captured."""
    s = at.s
    way = rng.randrange(3)
    card = rng.choice(groups_of(s, 0 if way == 0 else 1))
    if way == 0:
        place_elsewhere(s, 0, card)
    elif way == 1:
        place_deal(s, 0, lift_branch(s, card))
    else:
        place_under(s, 0, lift_branch(s, card), rng.choice(controlled(s, 0)))
    at.settle(at.rng)


def test_what_is_told_is_what_happens() -> None:
    seen: Counter[str] = Counter()
    for number in range(150):
        rng = random.Random(number)
        at = Position(("network", "gnomes-of-zurich")).grow(0, 14, rng).grow(1, 14, rng)
        take(at, rng)
        while isinstance(at.s.frames[-1], Placing):
            codes = [a.code() for a in GAME.legal(at.s, 0)]
            plain = GAME.view(at.s, 0)["previews"]
            assert [each["code"] for each in plain] == [code for code in codes if code.startswith("attach")]
            for each in plain:
                tried = at.s.copy()
                GAME.apply(tried, 0, GAME.parse(each["code"]), at.rng)
                check(tried, 0, each, seen)
            GAME.apply(at.s, 0, GAME.parse(rng.choice(codes)), at.rng)
    assert min(seen[fate] for fate in ("lies", "shifts", "asked", "waits", "lost", "released")) > 10, seen
