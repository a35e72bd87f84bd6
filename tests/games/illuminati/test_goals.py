"""Goals and victory (148 to 157, 162 to 168, 178 to 184, 201, 202, A-43 to A-46, A-51, A-53)."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.core.rng import FastRng
from lanterne.core.terms import sum_of
from lanterne.games.illuminati.cards.alignments import WEIRD
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, CARDS, CHOOSABLE_GOALS, GOAL_IDS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.goals import (
    basic_goal,
    cards_of,
    goal_of,
    has_won,
    needed,
    progress,
)
from lanterne.games.illuminati.goals.measures import MEASURES
from lanterne.games.illuminati.goals.terms import goal_terms
from lanterne.games.illuminati.setup import set_up
from lanterne.games.illuminati.state import UNCONTROLLED
from lanterne.games.illuminati.structure.geometry import controlled
from tests.games.illuminati.parlour import Parlour


def alone(illuminati: str, **options: Any) -> Parlour:
    return Parlour((illuminati, "network" if illuminati != "network" else "ufos"), **options)


def short_of(table: Parlour) -> int:
    """How much the first seat lacks of its special goal; the terms say the same."""
    s = table.s
    goal = goal_of(s, 0)
    lack = needed(s, goal) - progress(s, 0, goal, cards_of(s, 0))
    assert sum_of(goal_terms(s, 0, goal, controlled(s, 0))) == -lack
    return lack


def test_010_the_basic_goal_is_fixed_by_the_seats_at_the_start() -> None:
    wanted = {2: 13, 3: 13, 4: 12, 5: 10, 6: 9, 7: 8, 8: 8}
    for seats, cards in wanted.items():
        s = set_up(GAME.options({}, seats), seats, FastRng(1), None)
        assert basic_goal(s) == cards


def test_148_bavaria_wants_35_power_its_own_10_included() -> None:
    table = alone("bavarian-illuminati").own(0, "mafia").own(0, "new-york").own(0, "texas")
    assert short_of(table) == 35 - 10 - 7 - 7 - 6
    table.own(0, "california")
    assert short_of(table) == 0
    assert has_won(table.s, 0)


def test_149_the_triangle_wants_all_ten_alignments() -> None:
    """The Semiconscious Liberation Army has five of them by itself."""
    table = alone("bermuda-triangle").own(0, "semiconscious-liberation-army")
    assert short_of(table) == 5
    table.own(0, "parent-teacher-agglomeration").own(0, "moonies")
    assert short_of(table) == 1
    table.own(0, "federal-reserve")
    assert has_won(table.s, 0)


def test_149_the_lasers_can_complete_it() -> None:
    table = alone("bermuda-triangle").own(0, "semiconscious-liberation-army").own(0, "moonies")
    table.own(0, "parent-teacher-agglomeration").own(0, "yuppies")
    assert not has_won(table.s, 0)
    table.s.altered_card = CARD_NUMBERS["yuppies"]
    table.s.altered_alignments = CARDS[table.s.altered_card].alignments | 1
    assert has_won(table.s, 0)


def test_150_the_discordians_want_five_weird_groups() -> None:
    table = alone("discordian-society").own(0, "california").own(0, "trekkies").own(0, "psychiatrists")
    table.own(0, "tabloids")
    assert short_of(table) == 1
    table.own(0, "l4-society", "california")
    assert table.end_turn().won() == [0]


def test_151_the_gnomes_want_150_mb_in_the_whole_structure() -> None:
    table = alone("gnomes-of-zurich").own(0, "hollywood", money=60)
    table.money("gnomes-of-zurich", 89)
    assert short_of(table) == 1
    table.money("hollywood", 61)
    assert table.end_turn().won() == [0]


def test_152_the_network_wants_25_transferable_power_its_own_7_included() -> None:
    table = alone("network").own(0, "cia").own(0, "big-media").own(0, "irs").own(0, "federal-reserve")
    assert short_of(table) == 25 - 7 - 4 - 3 - 3 - 3
    table.own(0, "madison-avenue", "cia").own(0, "phone-company", "irs")
    assert has_won(table.s, 0)


def test_153_cthulhu_wants_eight_destroyed_groups() -> None:
    table = alone("servants-of-cthulhu").own(0, "mafia")
    table.destroyed(0, "yuppies", "kkk", "cia", "fbi", "irs", "texas", "kgb")
    assert short_of(table) == 1
    table.destroyed(0, "hackers")
    assert table.end_turn().won() == [0]


def test_155_own_groups_count_when_destroyed() -> None:
    table = alone("servants-of-cthulhu").own(0, "mafia").own(0, "comic-books")
    table.attack("mafia", "comic-books", "destroy").throw(2)
    assert [CARD_IDS[card] for card in table.s.destroyed[0]] == ["comic-books"]


def test_156_the_assassins_want_six_violent_groups() -> None:
    table = alone("society-of-assassins").own(0, "texas").own(0, "pentagon").own(0, "cia").own(0, "mafia")
    table.own(0, "kkk", "texas")
    assert short_of(table) == 1
    table.own(0, "kgb", "cia")
    assert table.end_turn().won() == [0]


def test_157_the_ufos_pursue_and_may_reveal_their_secret_goal() -> None:
    table = alone("ufos", purse=10).own(0, "hollywood", money=140)
    table.s.goal[0] = "total-money"
    assert GAME.view(table.s, 1)["seats"][0]["goal"] is None
    assert GAME.view(table.s, 0)["seats"][0]["goal"] == "total-money"
    table.say(0, "show-goal")
    assert GAME.view(table.s, 1)["seats"][0]["goal"] == "total-money"
    assert table.clause(0, "show-goal") == "157"
    assert table.clause(1, "show-goal") == "157"
    assert table.end_turn().won() == [0]


def test_162_goals_are_checked_at_the_end_of_every_turn_for_everybody() -> None:
    table = Parlour(("network", "gnomes-of-zurich", "ufos")).own(1, "hollywood", money=150)
    assert table.s.result is None
    assert table.end_turn().won() == [1]


def test_163_several_share_the_victory() -> None:
    table = Parlour(("network", "gnomes-of-zurich", "servants-of-cthulhu")).own(1, "hollywood", money=150)
    table.own(2, "mafia").destroyed(2, "yuppies", "kkk", "cia", "fbi", "irs", "texas", "kgb", "hackers")
    assert table.end_turn().won() == [1, 2]
    assert table.s.result is not None
    assert table.s.result.places == [3, 1, 1]


def test_164_the_basic_goal_wins() -> None:
    table = Parlour(("network", "gnomes-of-zurich", "ufos", "bermuda-triangle")).grow(2, 11)
    table.s.goal[2] = "destruction"
    assert not has_won(table.s, 2)
    assert table.grow(2, 12).end_turn().won() == [2]


def test_165_leaving_does_not_change_the_number() -> None:
    table = Parlour(("network", "gnomes-of-zurich", "ufos", "bermuda-triangle")).grow(0, 11).own(1, "mafia")
    table.own(3, "hollywood").say(2, "resign")
    assert basic_goal(table.s) == 12
    assert table.end_turn().won() == []


def test_166_either_goal_is_enough() -> None:
    basic = alone("servants-of-cthulhu").grow(0, 13)
    special = alone("servants-of-cthulhu").own(0, "mafia")
    special.destroyed(0, "yuppies", "kkk", "cia", "fbi", "irs", "texas", "kgb", "hackers")
    assert has_won(basic.s, 0)
    assert has_won(special.s, 0)


def test_167_a_longer_game_needs_more_cards() -> None:
    table = alone("ufos", longer=3).grow(0, 15)
    assert not has_won(table.s, 0)
    assert has_won(table.grow(0, 16).s, 0)


def test_168_the_very_long_game_counts_power_and_cards() -> None:
    table = alone("bavarian-illuminati", very_long=True).own(0, "mafia").own(1, "boy-sprouts")
    table.s.deck_groups.clear()
    assert not has_won(table.s, 0)
    table.end_turn()
    assert table.s.result is not None
    assert table.s.result.reason == "exhausted"
    assert table.s.result.scores == [10 + 7 + 2, 7 + 2]
    assert table.won() == [0]


def test_a46_the_very_long_game_goes_on_while_there_is_something_to_take() -> None:
    table = alone("bavarian-illuminati", very_long=True).own(0, "mafia").own(1, "boy-sprouts")
    assert table.end_turn().won() == []
    table.s.deck_groups.clear()
    table.s.zone[CARD_NUMBERS["yuppies"]] = UNCONTROLLED
    table.s.actions_left = 1
    assert table.end_turn().won() == []
    assert table.end_turn().won() == []
    assert table.end_turn().won() == [0]  # a full round in which nobody acted


def test_a43_no_goal_is_checked_in_mid_turn() -> None:
    table = alone("gnomes-of-zurich", purse=150).own(0, "hollywood").own(1, "mafia")
    table.say(0, "offer 1 give 150 want nothing")
    assert table.end_turn().won() == []


def test_a45_two_seats_may_hold_the_same_goal() -> None:
    table = Parlour(("ufos", "network"), hidden_goals=True, purse=150).own(0, "mafia").own(1, "cia")
    table.s.goal = ["total-money", "total-money"]
    assert table.end_turn().won() == [0, 1]


def test_169_hidden_goals_replace_the_illuminatis_own() -> None:
    table = Parlour(("gnomes-of-zurich", "network"), hidden_goals=True, purse=150).own(0, "mafia").own(1, "cia")
    table.s.goal = ["destruction", "violent-groups"]
    assert table.end_turn().won() == []


def test_178_criminal_and_government_count_and_both_count_twice() -> None:
    table = Parlour(("illuminated-mafia", "network"), addon=True).own(0, "irs").own(0, "new-york").own(0, "cia")
    assert short_of(table) == 0


def test_a51_every_group_with_both_alignments_counts_two() -> None:
    table = Parlour(("illuminated-icc", "network"), addon=True).own(0, "underground-newspapers")
    table.own(0, "semiconscious-liberation-army").own(0, "democrats")
    assert short_of(table) == 7 - 2 - 2 - 1


def test_179_the_phone_companies_want_four_straight_groups_and_listen() -> None:
    table = Parlour(("illuminated-phone-company", "network"), addon=True).own(0, "pentagon").own(0, "fbi")
    table.own(0, "boy-sprouts")
    assert short_of(table) == 1
    table.hold(1, "bribery", "secrets")
    assert "listen 1" in table.listed(0)
    assert "listen 0" not in table.listed(1)
    table.say(0, "listen 1")
    assert GAME.view(table.s, 0)["seats"][1]["known"] == {"bribery": 1, "secrets": 1}
    assert table.told(1, "listened")
    assert not table.told(1, "special-seen")
    assert "listen 1" not in table.listed(0)


def test_180_oil_must_destroy_the_irs_itself() -> None:
    table = Parlour(("illuminated-oil", "network"), addon=True).own(0, "mafia").own(1, "cia")
    table.destroyed(1, "irs")
    assert short_of(table) == 1
    table.destroyed(0, "irs")
    assert short_of(table) == 0


def test_a53_when_another_destroys_the_irs_oil_cannot_win_until_it_is_revived() -> None:
    table = Parlour(("illuminated-oil", "network"), addon=True, purse=40).own(0, "mafia").own(1, "cia").kill("irs")
    assert isinstance(table, Parlour)
    table.destroyed(1, "irs").hold(0, "media-campaign")
    assert short_of(table) == 1
    table.say(0, "revive irs").all_pass_secrets()
    table.say(0, "attack mafia", "target irs destroy", "announce", "spend 6 illuminated-oil").throw(2)
    assert short_of(table) == 0


def test_182_the_monopoly_without_the_illuminated_phones() -> None:
    table = Parlour(("illuminated-post-office", "network"), addon=True).own(0, "phone-company").own(0, "hollywood")
    assert short_of(table) == 1
    table.destroyed(1, "madison-avenue")
    assert short_of(table) == 1
    table.destroyed(0, "madison-avenue")
    assert short_of(table) == 0


def test_182_with_the_illuminated_phones_their_elimination_wins() -> None:
    seats = ("illuminated-post-office", "illuminated-phone-company", "network")
    table = Parlour(seats, addon=True).own(0, "mafia").own(1, "boy-sprouts").own(2, "cia").veteran(0, 1, 2)
    assert short_of(table) == 1
    table.money("mafia", 9)
    table.dice(2)
    table.say(0, "attack mafia", "target boy-sprouts neutralise", "announce", "spend 9 mafia")
    assert not table.s.alive[1]
    assert short_of(table) == 0


def test_a83_if_the_phones_resign_two_groups_remain_to_be_had() -> None:
    seats = ("illuminated-post-office", "illuminated-phone-company", "network")
    table = Parlour(seats, addon=True).own(0, "hollywood").own(1, "boy-sprouts").own(2, "cia")
    table.say(1, "resign")
    assert short_of(table) == 1
    table.own(0, "madison-avenue")
    assert short_of(table) == 0


def test_183_liberal_and_communist_groups() -> None:
    table = Parlour(("illuminated-icc", "network"), addon=True).own(0, "democrats").own(0, "kgb")
    assert short_of(table) == 5


def test_184_only_the_five_cards_of_the_add_on_are_illuminated() -> None:
    assert len([card for card in CARDS if card.replaces]) == 5


def test_201_all_seven_goals_can_be_chosen() -> None:
    assert set(GOAL_IDS[:CHOOSABLE_GOALS]) == {card.goal for card in CARDS if card.goal and not card.replaces}
    assert set(MEASURES) == set(GOAL_IDS)


@pytest.mark.parametrize(("hidden", "figure"), [(False, 6), (True, 7)])
def test_202_the_goals_of_power_count_ones_own_illuminati(hidden: bool, figure: int) -> None:
    table = alone("ufos", hidden_goals=hidden)
    assert progress(table.s, 0, "total-power", cards_of(table.s, 0)) == figure
    assert progress(table.s, 0, "transferable-power", cards_of(table.s, 0)) == figure


def test_sums_of_goals_can_be_asked_for() -> None:
    table = alone("bavarian-illuminati", purse=3).own(0, "mafia").own(1, "cia")
    v = GAME.view(table.s, 1)
    assert "total-power 0" in GAME.topics(v)
    assert sum_of(GAME.terms(v, "total-power 0")) == 17 - 35
    assert sum_of(GAME.terms(v, "basic 1")) == 2 - 13
    assert WEIRD not in [term.value for term in GAME.terms(v, "basic 1")]
