"""Every numbered statement of docs/rules/illusion.md, by its name."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadOptions
from lanterne.games.illusion.apply import first_fall
from lanterne.games.illusion.colours import COLOURS
from lanterne.games.illusion.deck import THE_DESIGNED_DECK
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import IllusionState
from tests.games.illusion.builder import give, names, play, refused, row, start


def codes(s: IllusionState) -> list[str]:
    return [a.code() for a in GAME.legal(s, s.turn)]


@pytest.mark.parametrize(("seats", "good"), [(1, False), (2, True), (5, True), (6, False)])
def test_in_001_two_to_five_play(seats: int, good: bool) -> None:
    if good:
        assert start(seats).seats == seats
    else:
        with pytest.raises(BadOptions, match="refused-seats"):
            GAME.options({}, seats)


def test_in_002_three_arrows_of_each_colour() -> None:
    s = start()
    s.arrows_left[s.arrow] += 1
    assert s.arrows_left == [3, 3, 3, 3]


def test_in_003_98_colour_cards() -> None:
    s = start()
    assert sorted([*s.bag, s.next, *s.row]) == list(range(98))


def test_in_004_a_card_has_a_share_of_each_colour() -> None:
    assert THE_DESIGNED_DECK.four(0) == [23, 9, 8, 14]


def test_in_005_and_n_14_shares_are_whole_per_cent_of_the_area() -> None:
    assert all(isinstance(share, int) for share in THE_DESIGNED_DECK.shares)
    assert all(sum(THE_DESIGNED_DECK.four(card)) <= 92 for card in range(98))


def test_in_010_the_first_arrow_is_turned_up_at_random() -> None:
    drawn = {GAME.view(start(seed=seed), None)["arrow"] for seed in range(40)}
    assert drawn == set(COLOURS)
    s = start()
    assert sum(s.arrows_left) == 11


def test_in_011_the_pile_is_shuffled() -> None:
    assert len({start(seed=seed).next for seed in range(40)}) > 20


def test_in_012_one_card_lies_beside_the_arrow() -> None:
    assert GAME.view(start(), 0)["row"] == [0]


def test_in_013_no_share_shows_before_a_check() -> None:
    s = start(2)
    play(s, "place 0", "place 1", "place 3")
    for seat in (0, 1, None):
        v = GAME.view(s, seat)
        assert v["check"] is None
        assert v["estimates"] is None
        assert all(isinstance(picture, int) and picture < 5 for picture in [*v["row"], v["next"]])


def test_in_014_only_the_arrows_colour_counts() -> None:
    s = row(5, 8, 16, colour="blue")
    assert first_fall(s) == 0
    s.arrow = COLOURS.index("red")
    falls = [s.deck.share(card, 0) for card in s.row]
    assert (first_fall(s) == 0) == (falls == sorted(falls))


def test_in_015_shares_rise_along_the_arrow() -> None:
    assert first_fall(row(2, 20, 60)) == 0
    assert first_fall(row(60, 20, 2)) == 1


def test_in_020_the_first_player_is_drawn() -> None:
    assert {start(5, seed=seed).turn for seed in range(60)} == {0, 1, 2, 3, 4}


def test_in_021_and_n_04_the_first_player_of_a_round_must_place() -> None:
    s = start()
    assert codes(s) == ["place 0", "place 1"]
    assert refused(s, "doubt") == "IN-021"


def test_in_022_clockwise() -> None:
    s = start(3)
    first = s.turn
    play(s, "place 0")
    assert s.turn == (first + 1) % 3
    play(s, "place 0")
    assert s.turn == (first + 2) % 3
    assert refused(s, "place 0", seat=first) == "IN-022"


def test_in_023_any_gap_and_both_ends() -> None:
    s = row(5, 8, 16)
    assert codes(s) == ["place 0", "place 1", "place 2", "place 3", "doubt"]
    assert refused(s, "place 4") == "IN-023"


def test_in_024_cards_are_never_reordered() -> None:
    for gap in range(4):
        s = row(5, 8, 16)
        before, new = s.row[:], s.next
        play(s, f"place {gap}")
        assert s.row[gap] == new
        assert [card for card in s.row if card != new] == before


def test_in_025_the_row_grows_until_somebody_doubts() -> None:
    s = start()
    for length in range(2, 12):
        play(s, "place 0")
        assert len(s.row) == length
    play(s, "doubt")
    assert len(s.row) == 1


def test_in_026_and_n_11_a_doubt_is_about_the_whole_row() -> None:
    s = row(16, 5, 8, 20, turn=2)  # the mistake is old, the last cards are fine
    play(s, "doubt")
    assert s.arrows_of(2) == 1
    assert GAME.parse("doubt").code() == "doubt"


def test_in_030_and_n_12_all_cards_are_turned_over_from_left_to_right() -> None:
    s = row(5, 8, 16)
    pictures = [s.picture[card] for card in s.row]
    shown = [event for event in play(s, "doubt") if event.name == "revealed"]
    assert [event.args["picture"] for event in shown] == pictures
    assert [event.args["place"] for event in shown] == [1, 2, 3]
    assert [event.args["red"] for event in shown] == [5, 8, 16]


def test_in_031_a_row_that_never_falls_is_right() -> None:
    assert "right" in names(play(row(5, 8, 16), "doubt"))
    assert "wrong" in names(play(row(5, 16, 8), "doubt"))


def test_in_032_and_n_03_equal_neighbours_are_right() -> None:
    assert first_fall(row(5, 8, 8, 16)) == 0


def test_in_033_eleven_after_sixteen_is_a_mistake() -> None:
    events = play(row(5, 9, 12, 16, 11), "doubt")
    wrong = next(event for event in events if event.name == "wrong")
    assert wrong.args == {"before": 16, "after": 11, "place": 5}


def test_in_034_row_wrong_the_doubter_gets_the_arrow() -> None:
    s = row(16, 11, turn=1)
    play(s, "doubt")
    assert [s.arrows_of(seat) for seat in range(3)] == [0, 1, 0]
    assert s.won[4 * 1 + COLOURS.index("red")] == 1


def test_in_035_row_right_the_last_placer_gets_the_arrow() -> None:
    s = row(11, 16, turn=1)
    play(s, "doubt")
    assert [s.arrows_of(seat) for seat in range(3)] == [1, 0, 0]


def test_in_040_and_n_08_checked_cards_leave_the_game() -> None:
    s = row(5, 8, 16)
    gone = s.row[:]
    play(s, "doubt")
    assert s.removed == gone
    assert not set(gone) & {*s.row, s.next, *s.bag}


def test_in_041_a_new_round_is_set_up_alike() -> None:
    s = row(5, 8, 16)
    first = s.next
    events = play(s, "doubt")
    assert names(events)[-3:] == ["arrow", "opened", "turned-up"]
    assert s.row == [first]
    assert s.rounds == 2
    assert sum(s.arrows_left) == 10


def test_in_042_the_winner_of_the_arrow_starts() -> None:
    for turn in range(3):
        s = row(5, 8, 16, turn=turn)
        play(s, "doubt")
        assert s.turn == (turn - 1) % 3
        assert refused(s, "doubt") == "IN-021"


def test_in_043_three_arrows_win() -> None:
    s = give(row(16, 5, turn=2), 2, 2)
    events = play(s, "doubt")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.scores) == ("three-arrows", [2, 2, 1], [0, 0, 3])
    assert names(events)[-1] == "over"
    assert GAME.to_act(s) == []
    assert refused(s, "place 0") == "IN-043"


def test_in_044_the_long_game_has_twelve_rounds() -> None:
    s = start(2, length="twelve")
    for number in range(1, 13):
        assert s.rounds == number
        assert GAME.outcome(s) is None
        play(s, "place 0", "doubt")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "twelve-rounds"
    assert sum(outcome.scores) == 12
    assert sum(s.arrows_left) == 0
    assert refused(s, "doubt") == "IN-044"


def test_in_045_the_eleventh_arrow_decides_at_the_latest() -> None:
    s = row(16, 5, seats=5, turn=3)
    for seat in range(5):
        give(s, seat, 2)
    assert s.rounds == 11
    play(s, "doubt")
    assert GAME.outcome(s) is not None
