"""Gifts and trades (3.12, 198 to 200, A-48, A-49, A-70, A-72, A-85)."""

from __future__ import annotations

import json

import pytest

from lanterne.core.errors import BadCode
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.cards.table import SPECIAL_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.specials.hands import remember
from lanterne.games.illuminati.state import INCOME, UNCONTROLLED
from tests.games.illuminati.parlour import Parlour

BRIBERY = SPECIAL_NUMBERS["bribery"]


def three(purse: int = 20) -> Parlour:
    table = Parlour(purse=purse)
    table.own(0, "mafia").own(1, "cia").own(2, "texas")
    return table


def test_115_money_and_specials_change_hands_at_any_time_for_no_action() -> None:
    table = three()
    table.hold(1, "bribery")
    table.say(1, "offer 2 give bribery want 7").say(2, "accept 12")
    assert table.purse("gnomes-of-zurich") == 27
    assert table.purse("bermuda-triangle") == 13
    assert table.s.specials[2][BRIBERY] == 1
    assert table.s.actions_left == 2


def test_115_gifts_in_an_attack_unless_it_is_privileged() -> None:
    table = three()
    table.centre("yuppies").hold(0, "bribery", "slush-fund")
    table.attack("mafia", "yuppies")
    assert table.clause(1, "offer 2 give 1 want nothing") == ""
    table = three()
    table.centre("yuppies").hold(0, "bribery", "slush-fund")
    table.attack("mafia", "yuppies", "control", "privilege bribery")
    table.all_pass_secrets()
    assert table.atk.privileged
    assert table.clause(1, "offer 2 give 1 want nothing") == "93"


def test_116_groups_only_in_the_turn_of_a_party() -> None:
    table = three()
    assert table.clause(1, "offer 2 give cia want 5") == "116"
    assert table.clause(1, "offer 0 give cia want 5") == ""
    assert table.clause(0, "offer 1 give 5 want cia") == ""


def test_117_each_group_costs_the_turn_player_an_action() -> None:
    table = three().say(1, "offer 0 give cia want mafia").say(0, "accept 10")
    while table.s.frames[-1].kind == "placing":
        seat = table.asked()[0]
        table.say(seat, table.listed(seat)[0])
    assert (table.owner("cia"), table.owner("mafia")) == (0, 1)
    assert table.s.actions_left == 0


def test_118_a_group_is_given_only_with_consent() -> None:
    table = three().say(0, "offer 1,2 give mafia want nothing")
    assert table.owner("mafia") == 0
    table.say(1, "refuse 1")
    assert table.clause(1, "accept 1") == "118"
    table.say(2, "accept 1")
    assert table.owner("mafia") == 2
    assert not table.s.offers


def test_118_money_and_specials_are_simply_given() -> None:
    table = three()
    table.hold(0, "bribery")
    table.say(0, "offer 1 give 4+bribery want nothing")
    assert (table.purse("network"), table.purse("gnomes-of-zurich")) == (16, 24)
    assert table.s.specials[1][BRIBERY] == 1
    assert not table.s.offers
    assert table.told(None, "present-made")
    assert not table.told(1, "offered")
    assert table.s.acted
    assert table.s.offers_made == [1, 0, 0]


def test_118_what_is_held_out_to_several_waits_for_the_first_who_takes_it() -> None:
    table = three().say(0, "offer 1,2 give 4 want nothing")
    assert table.purse("network") == 20
    table.say(2, "accept 1")
    assert table.purse("bermuda-triangle") == 24


def test_118_122_a_present_may_come_with_a_promise() -> None:
    table = three().say(0, "offer 1 give 4 want nothing promise there is more where that came from")
    assert table.purse("gnomes-of-zurich") == 24
    assert table.s.promises == [(0, 1, "there is more where that came from")]
    assert len(table.told(1, "promised")) == 1


def test_118_by_the_former_rules_presents_waited_for_consent() -> None:
    table = three().by_rules(2).say(0, "offer 1 give 4 want nothing")
    assert table.purse("gnomes-of-zurich") == 20
    table.say(1, "accept 0")
    assert table.purse("gnomes-of-zurich") == 24


def test_119_branch_and_treasuries_go_along() -> None:
    table = three()
    table.own(1, "yuppies", "cia", money=4).money("cia", 9)
    table.say(0, "offer 1 give 10 want cia").say(1, "accept 1")
    while table.s.frames[-1].kind == "placing":
        table.say(0, table.listed(0)[0])
    assert table.owner("cia") == table.owner("yuppies") == 0
    assert (table.purse("cia"), table.purse("yuppies")) == (9, 4)
    assert table.s.actions_left == 1


def test_119_only_what_one_has_can_be_given() -> None:
    table = three(purse=3)
    assert table.clause(0, "offer 1 give cia want 1") == "118"
    assert table.clause(0, "offer 1 give 4 want nothing") == "118"
    assert table.clause(0, "offer 1 give bribery want nothing") == "118"
    assert table.clause(0, "offer 1,2 give 1 want cia") == "119"
    assert table.clause(0, "offer 1 give 1 want texas") == "119"


def test_120_the_receiver_places_it_at_once() -> None:
    table = three().say(0, "offer 1 give mafia want nothing").say(1, "accept 1")
    assert table.asked() == [1]
    assert all(code.startswith("attach mafia ") for code in table.listed(1))


def test_121_nobody_hands_the_game_over() -> None:
    """Seat 1 has 12 of the 13 cards that win a game of three."""
    table = three()
    table.own(0, "congressional-wives").grow(1, 12)
    assert table.clause(0, "offer 1 give congressional-wives want 1") == "A-49"
    assert table.clause(0, "offer 2 give congressional-wives want 1") == ""
    table = three()
    table.own(0, "congressional-wives").grow(1, 11)
    assert table.clause(0, "offer 1 give congressional-wives want 1") == ""


def test_a49_a_trade_by_which_both_win_is_allowed() -> None:
    """Two Discordian-like goals completed at once: five Weird for one, six Violent for the other."""
    table = Parlour(("discordian-society", "society-of-assassins"), purse=5)
    table.own(0, "california").own(0, "tabloids").own(0, "smof").own(0, "comic-books")
    table.own(0, "loan-sharks", "california")
    table.own(1, "texas").own(1, "pentagon").own(1, "kkk").own(1, "south-american-nazis").own(1, "cia", "texas")
    table.own(1, "l4-society", "pentagon")
    assert table.clause(0, "offer 1 give loan-sharks want 1") == "A-49"
    assert table.clause(1, "offer 0 give l4-society want 1") == "A-49"
    assert table.clause(0, "offer 1 give loan-sharks want l4-society") == ""


def test_a49_hidden_money_and_secret_goals_are_never_consulted() -> None:
    table = Parlour(("ufos", "gnomes-of-zurich", "network"), purse=149)
    table.s.goal[0] = "total-money"
    assert table.clause(2, "offer 1 give 50 want nothing") == ""
    assert table.clause(2, "offer 0 give 50 want nothing") == ""
    table = Parlour(("ufos", "gnomes-of-zurich", "network"), purse=149, open_money=True)
    assert table.clause(2, "offer 1 give 50 want nothing") == "A-49"


def test_a49_whoever_wins_already_may_give_sell_and_receive() -> None:
    """14 of the 13 cards that win: nothing makes that seat win that it does not do already."""
    table = three()
    table.own(1, "boy-sprouts").hold(0, "bribery")
    table.grow(1, 14)
    assert table.clause(1, "offer 0 give 5 want nothing") == ""
    assert table.clause(1, "offer 0 give boy-sprouts want 5") == ""
    assert table.clause(0, "offer 1 give bribery want 5") == ""
    assert table.clause(0, "offer 1 give 5 want nothing") == ""
    assert table.clause(0, "offer 1 give 5 want boy-sprouts") == ""


def test_a49_by_the_former_rules_whoever_wins_already_receives_nothing() -> None:
    table = three().by_rules(2)
    table.grow(1, 13)
    assert table.clause(1, "offer 0 give 5 want nothing") == ""
    assert table.clause(1, "offer 0 give 5 want 1") == "A-49"
    assert table.clause(0, "offer 1 give 1 want nothing") == "A-49"


def test_a49_nobody_else_is_made_to_win_by_a_winner() -> None:
    """Seat 1 wins with 13 cards and goes on winning with 14, so it is free to let seat 2 win, too; not to abdicate."""
    table = three()
    table.own(1, "yuppies").grow(1, 14).grow(2, 12)
    table.s.turn = 1
    assert table.clause(1, "offer 2 give yuppies want 1") == ""
    table = three()
    table.own(1, "yuppies").grow(1, 13).grow(2, 12)
    table.s.turn = 1
    assert table.clause(1, "offer 2 give yuppies want 1") == "A-49"


def test_a49_119_open_money_on_a_given_group_is_counted() -> None:
    table = Parlour(("network", "gnomes-of-zurich"), purse=100, open_money=True)
    table.own(0, "mafia", money=60).own(1, "cia", money=20)
    assert table.clause(0, "offer 1 give mafia want nothing") == "A-49"
    assert table.clause(0, "offer 1 give mafia want 31") == ""
    assert table.clause(0, "offer 1 give mafia want cia") == "A-49"
    table.money("cia", 40).money("gnomes-of-zurich", 80)
    assert table.clause(0, "offer 1 give mafia want cia") == ""


def test_056_115_money_given_in_an_attack_may_still_be_spent() -> None:
    """Seat 0 has nothing and passes; it gets money while seat 2, the last of the round, decides."""
    table = three(purse=0)
    table.centre("yuppies").money("gnomes-of-zurich", 3).money("bermuda-triangle", 9)
    table.attack("mafia", "yuppies").do(0, "pass").do(1, "pass")
    assert table.asked() == [2]
    table.say(2, "offer 0 give 4 want nothing")
    table.say(2, "pass")
    assert table.asked() == [0]
    table.say(0, "spend 4 network")
    assert table.atk.illuminati_money == 4


def test_115_a62_a_special_given_in_a_window_may_be_played_in_it() -> None:
    table = three()
    table.hold(1, "bribery").hold(2, "slush-fund", "interference").say(0, "end", "end").say(1, "pass")
    assert (table.s.frames[-1].kind, table.asked()) == ("window", [2])
    table.say(0, "offer 1 give 1 want nothing")
    assert table.s.frames[-1].json()["queue"] == [2, 0]  # money alone changes nothing
    table.say(2, "offer 1 give slush-fund want 3").say(1, "accept 21")
    assert table.asked() == [2]  # it is still for that seat to decide, then for all the others
    table.say(2, "pass")
    assert table.asked() == [1]
    table.say(1, "play slush-fund")


def test_122_promises_are_recorded_and_bind_nobody() -> None:
    table = three().say(0, "offer 1 give nothing want 5 promise you will not regret it").say(1, "accept 1")
    assert table.purse("network") == 25
    assert table.told(1, "promised")
    assert table.s.promises == [(0, 1, "you will not regret it")]  # kept when the offer is gone
    table.say(2, "promise 0 I shall not attack you")
    assert table.s.promises[1:] == [(2, 0, "I shall not attack you")]


def test_122_a_deal_done_is_news_to_both_sides_so_neither_takes_it_back_alone() -> None:
    """Seat 0 has the turn and goes on having it: without the news its acceptance could be taken back freely."""
    table = three().say(1, "offer 0 give nothing want 6").say(0, "accept 10")
    assert table.asked() == [0]
    done = table.told(None, "deal-done")
    assert [event.uncovers(seat) for event in done for seat in (0, 1)] == [True, True]


def test_123_talk_is_known_to_its_parties_alone() -> None:
    table = three().say(0, "offer 1 give 4 want 5").say(2, "promise 1 an alliance")
    assert table.told(1, "offered")
    assert not table.told(2, "offered")
    assert not table.told(0, "promised")
    assert len(GAME.view(table.s, 1)["offers"]) == 1
    assert GAME.view(table.s, 2)["offers"] == GAME.view(table.s, None)["offers"] == []
    assert GAME.view(table.s, 0)["promises"] == []


def test_198_no_more_groups_than_actions_and_only_between_them() -> None:
    table = three()
    table.s.actions_left = 1
    table.s.frames[0].seen = 1  # type: ignore[attr-defined]
    assert table.clause(0, "offer 1 give mafia want cia") == "198"
    assert table.clause(0, "offer 1 give mafia want 3") == ""
    table.s.stage = INCOME
    assert table.clause(0, "offer 1 give mafia want 3") == "198"


def test_200_a_surprise_after_a_deal_is_legal() -> None:
    """Seat 0 buys money from seat 1 and then neutralises a group of theirs."""
    table = three()
    table.say(0, "offer 1 give nothing want 15").say(1, "accept 1")
    table.do(0, "attack mafia", "target cia neutralise", "announce")
    table.throw(2)
    assert table.zone("cia") == UNCONTROLLED


def test_200_also_a_victory_by_a_card() -> None:
    table = Parlour(("gnomes-of-zurich", "network", "ufos"), purse=100)
    table.own(0, "hollywood", money=20).own(1, "cia").own(2, "texas").hold(0, "swiss-bank-account")
    table.say(0, "offer 1 give nothing want 5").say(1, "accept 1")
    table.say(0, "play swiss-bank-account", "end", "end", "done")
    assert table.won() == [0]


def test_199_119_a_branch_of_three_changes_hands_for_one_action() -> None:
    table = three()
    table.own(1, "pentagon", "cia").own(1, "copy-shops", "pentagon")
    table.say(0, "offer 1 give 10 want cia").say(1, "accept 1")
    while table.s.frames[-1].kind == "placing":
        table.say(0, table.listed(0)[0])
    assert [table.owner(card) for card in ("cia", "pentagon", "copy-shops")] == [0, 0, 0]
    assert table.s.actions_left == 1


def test_a48_one_action_for_each_group_named() -> None:
    table = three()
    table.own(0, "yuppies", "mafia")
    table.say(0, "offer 1 give mafia want nothing").say(1, "accept 1")
    assert table.s.actions_left == 1


def test_a70_a_face_down_special_is_known_to_the_two_parties() -> None:
    table = three()
    table.hold(0, "bribery", "slush-fund")
    remember(table.s, 2, 0, BRIBERY)
    table.say(0, "offer 1 give bribery want nothing")
    assert GAME.view(table.s, 0)["seats"][1]["known"] == {"bribery": 1}
    assert GAME.view(table.s, 2)["seats"][1]["known"] == {}
    assert GAME.view(table.s, 2)["seats"][0]["known"] == {}
    assert table.told(2, "special-handed-unseen")
    assert not table.told(2, "special-handed")
    assert table.told(1, "special-handed")


def test_a70_a_face_up_special_goes_face_up() -> None:
    table = three()
    table.hold(0, "bribery")
    table.say(0, "show bribery", "offer 1 give bribery want nothing")
    assert GAME.view(table.s, None)["seats"][1]["shown"] == {"bribery": 1}


def test_a72_the_only_groups_can_be_swapped() -> None:
    """All leave before any is placed, and elimination is checked when all lie."""
    table = three()
    table.veteran(0, 1, 2)
    table.say(0, "offer 1 give mafia want cia").say(1, "accept 1")
    while table.s.frames[-1].kind == "placing":
        seat = table.asked()[0]
        table.say(seat, table.listed(seat)[0])
    assert table.s.alive == [True, True, True]
    assert (table.owner("cia"), table.owner("mafia")) == (0, 1)


def test_a72_without_an_arrow_there_is_no_deal() -> None:
    """Seat 1 has only groups without arrows, on all four arrows of its Illuminati."""
    table = Parlour(purse=20)
    table.own(0, "mafia")
    for card in ("boy-sprouts", "trekkies", "psychiatrists", "morticians"):
        table.own(1, card)
    assert table.clause(0, "offer 1 give mafia want 1") == "A-72"
    assert table.clause(0, "offer 1 give mafia want trekkies") == ""


def test_a85_one_open_offer_to_each_seat() -> None:
    table = three().say(0, "offer 1 give 1 want 2").say(0, "offer 2 give 1 want 2")
    assert [offer.number for offer in table.s.offers] == [1, 2]
    assert table.clause(0, "offer 1 give 3 want 2") == "A-85"
    assert table.clause(0, "offer 1,2 give 3 want 2") == "A-85"
    assert table.clause(1, "offer 0 give 1 want 2") == ""
    table.say(0, "withdraw 1")
    assert [offer.number for offer in table.s.offers] == [2]
    table.say(0, "offer 1 give 3 want 2").say(2, "accept 2").say(1, "accept 1")
    assert table.purse("network") == 20 - 1 + 2 - 3 + 2


def test_a85_an_offer_to_several_keeps_its_number_until_all_have_refused() -> None:
    """Two offers of the same number could not be told apart."""
    table = three().say(0, "offer 1,2 give 1 want 2").say(1, "refuse 1")
    assert table.clause(0, "offer 1 give 2 want 2") == "A-85"
    table.say(2, "refuse 1")
    assert table.clause(0, "offer 1 give 2 want 2") == ""


def test_a85_123_an_offers_number_does_not_tell_of_others() -> None:
    alone = three().say(0, "offer 2 give 1 want 2")
    beside = three().say(0, "offer 1 give 1 want 3").say(0, "offer 2 give 1 want 2")
    assert GAME.view(alone.s, 2) == GAME.view(beside.s, 2)


def test_a85_one_thing_may_be_offered_twice_and_goes_to_the_first() -> None:
    table = three()
    table.hold(0, "bribery")
    table.fill_deck().say(0, "offer 1 give bribery want 5", "offer 2 give bribery want 6")
    world = GAME.imagine(GAME.view(table.s, 0), FastRng(1))
    assert len(world.offers) == 2
    table.say(2, "accept 2")
    assert table.told(1, "offer-lapsed")
    assert not table.s.offers


def test_a85_twelve_proposals_a_turn() -> None:
    table = three()
    for money in range(1, 12):
        table.say(0, f"offer 1 give {money} want 20").say(0, "withdraw 1")
    table.say(0, "promise 1 peace")
    assert table.clause(0, "offer 1 give 1 want 2") == table.clause(0, "offer 1 give 1 want nothing") == "A-85"
    assert table.clause(0, "promise 2 peace") == "A-85"


def test_a85_by_the_former_rules_three_offers_a_turn_and_one_at_a_time() -> None:
    table = three().by_rules(2).say(0, "offer 1 give 1 want nothing")
    assert table.clause(0, "offer 2 give 1 want nothing") == "A-85"
    table.say(0, "withdraw 0", "offer 2 give 1 want nothing").say(2, "refuse 0")
    table.say(0, "offer 1 give 2 want nothing", "withdraw 0")
    assert table.clause(0, "offer 1 give 3 want nothing") == "A-85"


def test_a85_the_list_has_no_more_offers_after_three() -> None:
    table = three()
    for money in (1, 2, 3):
        assert [code for code in table.listed(0) if code.startswith("offer")]
        table.say(0, f"offer 1 give {money} want 9").say(0, "withdraw 1")
    assert not [code for code in table.listed(0) if code.startswith("offer")]


def test_a85_offers_lapse_when_the_turn_ends() -> None:
    table = three().say(0, "offer 1 give 1 want 2").end_turn()
    assert not table.s.offers
    assert table.s.offers_made == [0, 0, 0]


def test_an_offer_that_cannot_be_kept_lapses() -> None:
    table = three(purse=6).say(1, "offer 2 give 6 want 1")
    table.say(2, "offer 1 give nothing want 3").say(1, "accept 21")
    assert not table.s.offers
    assert table.told(2, "offer-lapsed")


def test_a34_who_passed_gives_nothing() -> None:
    table = three()
    table.hold(1, "slush-fund").say(0, "pass-turn")
    assert table.s.frames[-1].kind == "window"
    assert table.clause(0, "offer 1 give 1 want nothing") == "A-34"
    assert table.clause(0, "offer 1 give nothing want 1") == ""


def test_legal_offers_are_a_useful_part_of_what_is_allowed() -> None:
    table = three()
    table.hold(0, "bribery")
    listed = table.listed(0)
    assert "offer 1,2 give bribery want 10" in listed
    assert "offer 1,2 give mafia want 25" in listed
    assert "offer 1 give 18 want cia" in listed
    assert "offer 1 give 11 want nothing" not in listed
    assert table.clause(0, "offer 1 give 11 want nothing") == ""


@pytest.mark.parametrize(
    "code",
    [
        "offer",
        "offer 1 give 2",
        "offer 2,1 give 1 want nothing",
        "offer 1 give nothing+1 want nothing",
        "offer 1 give 05 want nothing",
        "offer 1 give 5+5 want nothing",
        "offer 1 give cia+bribery want nothing",
        "offer 1 give network want nothing",
        "offer 9 give 1 want nothing",
        "offer 1 give 1 want nothing promise ",
        "promise 1",
        "promise 1  twice spaced",
        "promise 1 " + "x" * 201,
    ],
)
def test_unreadable_offers(code: str) -> None:
    with pytest.raises(BadCode):
        GAME.parse(code)


@pytest.mark.parametrize(("special", "most"), [("secrets", 1), ("interference", 2)])
def test_118_nobody_can_want_more_of_a_kind_than_there_are(special: str, most: int) -> None:
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "texas")
    wanted = [f"offer 1 give nothing want {'+'.join([special] * n)}" for n in (most, most + 1, 1000)]
    assert [table.clause(0, code) for code in wanted] == ["", "118", "118"]
    refusal = GAME.refusal(table.s, 0, GAME.parse(wanted[1]))
    assert refusal is not None
    assert refusal.phrase.key == "illuminati-refused-deal-too-many-of-a-kind"
    assert refusal.phrase.args["most"] == most


def test_118_a_senseless_offer_is_judged_at_once() -> None:
    """A hundred thousand copies of one card once took minutes, and broke whoever said them."""
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "texas")
    a = GAME.parse("offer 1 give nothing want " + "+".join(["secrets"] * 100_000))
    refusal = GAME.refusal(table.s, 0, a)
    assert refusal is not None
    assert refusal.clause == "118"
    assert GAME.say(a).key == "illuminati-action-offer"
    assert len(json.dumps(GAME.say(a).json())) > 100_000
