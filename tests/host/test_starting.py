"""The start of a table: pledges, shares, the seed, the game."""

from __future__ import annotations

import pytest

from lanterne.core.fairness import commitment_of, fresh_share, pledge_of
from lanterne.host import seating
from lanterne.host.drawing import Drawing
from lanterne.host.host import PLAYING, WAITING, Host, NotAllowed
from lanterne.host.starting import PATIENCE_MS, ask_start, begin, pledge, ready_in_ms, show_share
from tests.host.tables import happens, hosted, who


def waiting(seats: str) -> Host:
    host = hosted(seats, status=WAITING)
    house = fresh_share()
    host.drawing = Drawing(house, commitment_of(house))
    return host


def test_a_start_fills_empty_seats_with_bots() -> None:
    host = waiting("a-.")
    with pytest.raises(NotAllowed):
        ask_start(host, "b", 0)
    happens(host, ask_start(host, "a", 0))
    assert ready_in_ms(host, 0) == 0, "nobody has pledged a share"
    draw = host.drawing.draw()
    assert draw is not None
    happens(host, begin(host, draw.seed(), 0))
    assert host.status == PLAYING
    assert host.match.chance.seed == draw.seed()
    assert who(host) == ["a", "-+random", "-+random"]
    with pytest.raises(NotAllowed):
        ask_start(host, "a", 0)
    assert ready_in_ms(host, 0) is None


def test_shares_are_shown_when_all_pledges_are_known_and_not_before() -> None:
    host = waiting("ab")
    shares = {user: fresh_share() for user in "ab"}
    for user, share in shares.items():
        happens(host, pledge(host, user, pledge_of(share), 0))
    with pytest.raises(NotAllowed):
        show_share(host, "a", shares["a"], 0)
    assert ready_in_ms(host, 0) is None
    happens(host, ask_start(host, "a", 100))
    with pytest.raises(NotAllowed):
        pledge(host, "b", pledge_of(fresh_share()), 100)
    with pytest.raises(NotAllowed):
        show_share(host, "b", fresh_share(), 100)
    happens(host, show_share(host, "a", shares["a"], 100))
    with pytest.raises(NotAllowed):
        show_share(host, "a", shares["a"], 100)
    assert ready_in_ms(host, 100) == PATIENCE_MS
    assert ready_in_ms(host, 100 + PATIENCE_MS) == 0, "the seed does without a page that is gone"
    happens(host, show_share(host, "b", shares["b"], 200))
    assert ready_in_ms(host, 200) == 0
    draw = host.drawing.draw()
    assert draw is not None
    assert {share for _, share in draw.shares} == set(shares.values())


def test_a_share_that_was_not_shown_is_told_as_missing() -> None:
    host = waiting("ab")
    happens(host, pledge(host, "b", pledge_of(fresh_share()), 0))
    happens(host, ask_start(host, "a", 0))
    draw = host.drawing.draw()
    assert draw is not None
    assert [share for _, share in draw.shares] == [None]


def test_only_those_who_sit_there_pledge() -> None:
    host = waiting("ab")
    with pytest.raises(NotAllowed):
        pledge(host, "c", pledge_of(fresh_share()), 0)
    with pytest.raises(NotAllowed):
        pledge(host, "a", "short", 0)
    happens(host, pledge(host, "b", pledge_of(fresh_share()), 0))
    happens(host, seating.leave(host, "b", 0))
    happens(host, ask_start(host, "a", 0))
    assert host.drawing.pledges == {}, "who has stood up is not waited for"


def test_a_newer_pledge_takes_the_place_of_an_older_one() -> None:
    host = waiting("a.")
    newest = pledge_of(fresh_share())
    happens(host, pledge(host, "a", pledge_of(fresh_share()), 0))
    happens(host, pledge(host, "a", newest, 0))
    assert host.drawing.pledges == {"a": newest}
