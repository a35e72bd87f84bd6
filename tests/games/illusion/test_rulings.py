"""Every ruling of docs/rules/illusion.md, by its name."""

from __future__ import annotations

import json
from typing import Any

from lanterne.core.rng import FastRng, ScriptedRng
from lanterne.games.illusion.apply import first_fall
from lanterne.games.illusion.deck import THE_DESIGNED_DECK
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import NO_CARD, IllusionState
from tests.games.illusion.builder import give, names, play, refused, row, start


def codes(s: IllusionState) -> list[str]:
    return [a.code() for a in GAME.legal(s, s.turn)]


def test_n_01_the_words_are_picture_and_shares() -> None:
    play(s := row(5, 8), "doubt")
    check = GAME.view(s, 0)["check"]
    assert check is not None
    assert set(check["cards"][0]) == {"picture", "shares"}


def test_n_02_the_next_picture_is_in_everybodys_view() -> None:
    s = start(4)
    for _ in range(6):
        assert all(GAME.view(s, seat)["next"] == s.picture[s.next] for seat in (0, 1, 2, 3, None))
        play(s, "place 0")


def test_n_05_two_cards_may_be_doubted() -> None:
    assert "doubt" in codes(row(5, 8))


def test_n_06_the_smallest_share_lies_next_to_the_arrow() -> None:
    s = row(8)
    s.next = next(card for card in s.bag if s.deck.share(card, 0) == 2)
    play(s, "place 0")
    assert first_fall(s) == 0


def test_n_07_with_no_card_left_only_doubting_remains() -> None:
    s = start(2)
    while s.next != NO_CARD:
        play(s, "place 0")
    assert len(s.row) == 98
    assert codes(s) == ["doubt"]
    assert refused(s, "place 0") == "N-07"
    assert GAME.view(s, 0)["next"] is None
    events = play(s, "doubt")
    assert "rebuilt" in names(events)
    assert len(s.row) == 1
    assert len(s.bag) == 96


def test_n_09_equal_arrows_share_the_victory() -> None:
    s = row(16, 5, seats=2, turn=0, length="twelve")
    give(give(s, 0, 5), 1, 6)
    play(s, "doubt")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners() == [0, 1]
    assert outcome.places == [1, 1]


def test_n_10_at_two_the_arrow_goes_to_one_or_the_other() -> None:
    s = row(5, 8, seats=2, turn=1)
    play(s, "doubt")
    assert [s.arrows_of(0), s.arrows_of(1)] == [1, 0]


def test_n_13_everybody_sees_the_check() -> None:
    events = play(s := row(5, 8, 16), "doubt")
    assert all(event.is_for(seat) for event in events for seat in (0, 1, 2, None))
    views = [GAME.view(s, seat)["check"] for seat in (0, 1, 2, None)]
    assert views[0] is not None
    assert views == [views[0]] * 4


def test_n_15_no_card_lacks_a_colour() -> None:
    assert min(THE_DESIGNED_DECK.shares) == 2


def test_n_16_the_pile_is_made_anew_when_its_last_card_leaves() -> None:
    s = row(5, 8)
    s.removed, s.bag = s.bag, []
    out = s.removed[:]
    events = play(s, "place 0")
    assert "rebuilt" in names(events)
    assert s.removed == []
    assert sorted([*s.bag, s.next]) == sorted(out)


def test_n_16_also_during_set_up_and_the_row_comes_back() -> None:
    s = row(5, 8, 16)
    s.removed, s.bag = s.bag, []
    checked = s.row[:]
    events = play(s, "doubt")
    assert names(events)[-4:] == ["arrow", "opened", "rebuilt", "turned-up"]
    assert set(checked) <= {*s.bag, s.next}
    assert GAME.view(s, 0)["check"] is None


def test_n_16_shares_are_shown_until_the_next_card_only() -> None:
    s = row(5, 8, 16)
    play(s, "doubt")
    check = GAME.view(s, 0)["check"]
    assert check is not None
    assert [card["shares"][0] for card in check["cards"]] == [5, 8, 16]
    play(s, "place 0")
    assert GAME.view(s, 0)["check"] is None


def test_n_16_a_card_that_returns_keeps_its_picture() -> None:
    s = row(5, 8)
    s.removed, s.bag = [s.bag.pop()], []
    s.picture[s.removed[0]] = s.pictures
    s.pictures += 1
    back = s.removed[0]
    play(s, "place 0")
    assert s.next == back
    assert s.pictures == 4


def test_each_arrow_left_is_as_likely() -> None:
    s = row(5, 8)
    s.arrows_left = [0, 2, 0, 1]
    s.rounds = 9
    for draw, colour in ((0, "yellow"), (1, "yellow"), (2, "blue")):
        twin = s.copy()
        play(twin, "doubt", rng=ScriptedRng([draw, 0]))
        assert GAME.view(twin, None)["arrow"] == colour


def test_a_state_is_the_same_after_being_stored() -> None:
    variants: list[dict[str, Any]] = [{}, {"deck": "endless", "eyes1": "keen"}]
    for raw in variants:
        s = start(3, **raw)
        play(s, "place 0", "place 1", "doubt", "place 0")
        stored = json.loads(json.dumps(s.json()))
        again = GAME.load(stored)
        assert again.json() == s.json()
        GAME.apply(again, again.turn, GAME.parse("doubt"), FastRng(3))
        GAME.apply(s, s.turn, GAME.parse("doubt"), FastRng(3))
        assert again.json() == s.json()
