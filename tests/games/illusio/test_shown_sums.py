"""The sum that is shown for a trick on display is what it pays when its turn comes (IL-064, A-21, A-36)."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import Event
from lanterne.core.rng import FastRng
from lanterne.core.terms import sum_of
from lanterne.games.illusio.cards import NAMES, OBJECTIVES
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.magicians import MAGICIANS
from lanterne.games.illusio.scoring import floor_of, paid, printed_value, summands
from lanterne.games.illusio.state import IllusioState
from tests.games.illusio.table import Table


def shown(s: IllusioState) -> dict[str, int]:
    """Every trick on display and the sum that everybody sees."""
    v = GAME.view(s, None)
    names = [row["objective"] for player in v["players"] for row in player["displayed"]]
    return {name: sum_of(GAME.terms(v, f"trick {name}")) for name in names}


def payments(events: list[Event]) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in events:
        args: dict[str, Any] = event.args
        if event.name == "validated":
            found[args["objective"].key.removeprefix("illusio-objective-")] = args["points"]
    return found


def test_a_21_no_sum_is_below_nought_whatever_the_talent_adds() -> None:
    for value in range(-8, 9):
        for bonus in range(5):
            assert paid(value, bonus) == max(0, value + bonus)
            assert value + bonus + floor_of(value, bonus) == paid(value, bonus)


def test_a_21_a_36_summands_add_up_to_what_is_paid_whatever_a_talent_adds() -> None:
    """No talent of today adds more than one point; one that did would still be shown as it pays."""
    for deja_vus in range(8):
        t = Table(2, displayed={1: {"C2a": ["rabbit", "rope", *["dejavu"] * deja_vus]}})
        trick = t.s.displayed[1][0]
        for bonus in range(5):
            total = sum(value for _, value in summands(t.s, 1, trick, bonus))
            assert total == paid(printed_value(t.s, 1, trick), bonus) >= 0


def test_tricks_of_all_sorts_pay_what_was_shown() -> None:
    """Any trick as asked for, up to four Deja vu and two Grand, any magician, with or without a trick before."""
    rng = FastRng(11)
    met = {"floor": 0, "talent": 0, "specialization": 0}
    for _ in range(1500):
        card = OBJECTIVES[rng.below(len(OBJECTIVES))]
        parts = [NAMES[kind] for kind in card.slots]
        parts += ["dejavu"] * rng.below(5) + ["grand"] * rng.below(3)
        first = [other.name for other in OBJECTIVES if other.name != card.name][rng.below(31)]
        magicians = ["quatrevaux", MAGICIANS[rng.below(len(MAGICIANS))].name]
        if magicians[1] == "quatrevaux":
            magicians[0] = "lockerby"
        before = {1: [first]} if rng.below(2) else {}
        t = Table(2, displayed={1: {card.name: parts}}, validated=before, magicians=magicians)
        told = shown(t.s)
        for term in GAME.terms(GAME.view(t.s, None), f"trick {card.name}"):
            name = term.phrase.key.removeprefix("illusio-term-")
            met[name] = met.get(name, 0) + 1
        assert payments(t.play("end")) == told
    assert min(met.values()) > 20, met


def test_random_games_pay_what_was_shown() -> None:
    compared = 0
    for seed in range(40):
        rng = FastRng(seed)
        seats = 2 + seed % 4
        raw: dict[str, object] = {"goal": 24, "talents": "any-time" if seed % 2 else "own-turn"}
        s = GAME.start(GAME.options(raw, seats), seats, rng)
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            a = GAME.pick(s, seat, rng)
            told = shown(s) if a.code() == "end" and any(s.displayed) else {}
            events: list[Event] = []
            GAME.apply(s, seat, a, rng, events)
            if told and s.reason in ("", "goal"):  # a game that runs dry validates what is not due yet
                found = payments(events)
                compared += len(found)
                assert found == {name: told[name] for name in found}
    assert compared > 100
