"""Hidden Illuminati and what everybody may see (19, 170 to 173, 187, 205, A-61, A-77)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.money.treasury import hide_treasury
from lanterne.games.illuminati.state import OUT
from tests.games.illuminati.parlour import Parlour


def masked(purse: int = 10, **options: Any) -> Parlour:
    table = Parlour(purse=purse, hidden_illuminati=True, **options)
    return table.own(0, "mafia").own(1, "cia").own(2, "hollywood")


def test_170_nobody_sees_a_face_down_card() -> None:
    table = masked()
    for viewer in (1, 2, None):
        assert "network" not in json.dumps(GAME.view(table.s, viewer))
    assert GAME.view(table.s, 0)["seats"][0]["illuminati"] == "network"


def test_170_nor_through_an_attack_or_its_events() -> None:
    table = masked()
    table.centre("yuppies")
    table.say(0, "attack network", "target yuppies control", "power 5", "announce", "spend 2 network")
    assert table.atk.power == 5
    for viewer in (1, 2, None):
        assert "network" not in json.dumps(GAME.view(table.s, viewer))
        told = [event.json() for event in table.events if event.is_for(viewer)]
        assert "network" not in json.dumps(told)


def test_171_a_right_accusation_turns_the_card_up_for_good() -> None:
    table = masked().say(0, "accuse 1 gnomes-of-zurich")
    assert table.s.actions_left == 1
    assert GAME.view(table.s, 2)["seats"][1]["illuminati"] == "gnomes-of-zurich"
    assert table.told(2, "exposed")
    assert table.clause(0, "accuse 1 gnomes-of-zurich") != ""


def test_171_a_wrong_one_has_no_effect_but_its_cost() -> None:
    table = masked().say(0, "accuse 1 ufos")
    assert table.s.actions_left == 1
    assert not table.s.exposed[1]
    assert table.told(2, "wrongly-accused")


def test_a61_an_accusation_is_an_action() -> None:
    table = masked().say(0, "accuse 1 ufos", "accuse 2 ufos")
    assert table.s.actions_left == 0
    assert table.s.acted
    assert not [code for code in table.listed(0) if code.startswith("accuse")]


@pytest.mark.parametrize("verb", ["attack {}", "aid {}", "target {} control", "rumours {}", "spend 1 {}", "move {}"])
def test_170_the_words_of_a_refusal_do_not_tell_who_lies_face_down(verb: str) -> None:
    """Whatever Illuminati one names, before somebody or in the box, the answer differs by that name alone."""
    table = masked(purse=9)
    for code in ("", "attack mafia", "target cia control"):
        if code:
            table.say(0, code)
        found = set()
        for card in CARD_IDS[FIRST_ILLUMINATI:]:
            refusal = GAME.refusal(table.s, 0, GAME.parse(verb.format(card)))
            if card != "network":  # one's own
                assert refusal is not None
                found.add(json.dumps(refusal.json()).replace(card, "X"))
        assert len(found) == 1


def test_a77_an_accusation_names_a_face_down_player_and_a_card_not_seen_yet() -> None:
    table = masked().say(0, "accuse 1 gnomes-of-zurich")
    accusations = [code for code in table.listed(0) if code.startswith("accuse")]
    assert len(accusations) == 7
    assert all(code.startswith("accuse 2 ") for code in accusations)
    assert "accuse 2 gnomes-of-zurich" not in accusations


def test_171_to_accuse_by_ones_own_name_is_a_bluff() -> None:
    """Seat 0 is the Network itself: nothing happens but that an action is gone."""
    table = masked()
    assert "accuse 2 network" in table.listed(0)
    assert table.clause(0, "accuse 2 network") == ""
    table.say(0, "accuse 2 network")
    assert table.s.exposed == [False, False, False]
    assert table.s.actions_left == 1
    assert table.told(1, "wrongly-accused")
    assert masked().by_rules(2).clause(0, "accuse 2 network") != ""


def test_172_exposed_ufos_keep_their_goal_secret() -> None:
    table = Parlour(("network", "ufos"), hidden_illuminati=True).own(0, "mafia").own(1, "cia")
    table.s.goal[1] = "destruction"
    table.say(0, "accuse 1 ufos")
    v = GAME.view(table.s, 0)
    assert v["seats"][1]["illuminati"] == "ufos"
    assert v["seats"][1]["goal"] is None


@pytest.mark.parametrize("boast", [0, 1])
def test_173_205_income_may_be_declared_low_or_with_boasting_one_too_high(boast: int) -> None:
    s = GAME.start(GAME.options({"hidden_illuminati": True, "overstate": boast == 1}, 2), 2, FastRng(1))
    seat = GAME.to_act(s)[0]
    printed = CARDS[s.illuminati[seat]].income
    listed = [a.code() for a in GAME.legal(s, seat)]
    assert listed == [f"amount {money}" for money in range(printed + boast + 1)]
    frame = GAME.view(s, 1 - seat)["frames"][-1]
    assert frame["kind"] == "declaring"
    assert (frame["least"], frame["most"]) == (None, None)


def test_a77_a_win_turns_the_winner_up() -> None:
    table = masked(purse=10)
    table.money("gnomes-of-zurich", 150).end_turn()
    assert table.won() == [1]
    assert GAME.view(table.s, 0)["seats"][1]["illuminati"] == "gnomes-of-zurich"
    assert [event.args["seat"] for event in table.told(0, "goal-reached")] == [seat_phrase(1)]
    assert [event.args["seat"] for event in table.told(0, "illuminati-shown")] == [seat_phrase(0), seat_phrase(2)]


def test_a77_elimination_turns_the_loser_up() -> None:
    table = masked().say(1, "resign")
    assert GAME.view(table.s, 0)["seats"][1]["illuminati"] == "gnomes-of-zurich"


def test_019_the_number_of_specials_is_public_and_their_faces_are_not() -> None:
    table = Parlour().own(0, "mafia").own(1, "cia").own(2, "hollywood").hold(0, "bribery", "secrets")
    assert isinstance(table, Parlour)
    seen = GAME.view(table.s, 1)["seats"][0]
    assert (seen["specials"], seen["shown"], seen["known"]) == (2, {}, {})
    table.say(0, "show bribery")
    assert GAME.view(table.s, 1)["seats"][0]["shown"] == {"bribery": 1}
    assert table.clause(0, "show bribery") == "19"
    table.say(0, "hide bribery")
    seen = GAME.view(table.s, 1)["seats"][0]
    assert (seen["shown"], seen["known"]) == ({}, {"bribery": 1})
    assert GAME.view(table.s, None)["seats"][0]["known"] == {}
    assert table.clause(0, "hide bribery") == "19"


def test_187_a_hidden_sum_can_be_shown() -> None:
    table = Parlour(purse=12).own(0, "mafia").own(1, "cia").own(2, "hollywood")
    hide_treasury(table.s, CARD_NUMBERS["network"])
    seen = GAME.view(table.s, 1)["seats"][0]
    assert (seen["money"], seen["rich"]) == (None, True)
    table.say(0, "show-money network")
    assert GAME.view(table.s, 1)["seats"][0]["money"] == 12
    assert table.clause(0, "show-money network") == "187"
    assert table.clause(0, "show-money cia") == "187"


def test_imagined_worlds_keep_what_is_known_and_vary_the_rest() -> None:
    table = masked(hidden_goals=True)
    table.hold(1, "bribery", "secrets").hold(0, "assassination")
    table.s.goal = ["destruction", "total-power", "total-money"]
    table.fill_deck()
    hide_treasury(table.s, CARD_NUMBERS["gnomes-of-zurich"])
    v = GAME.view(table.s, 0)
    dealer = GAME.dealer(v)
    worlds = [dealer.deal(FastRng(seed)) for seed in range(40)]
    assert {world.illuminati[0] for world in worlds} == {CARD_NUMBERS["network"]}
    assert len({world.illuminati[1] for world in worlds}) > 3
    assert len({world.goal[1] for world in worlds}) > 3
    assert {world.goal[0] for world in worlds} == {"destruction"}
    assert len({world.treasury[world.illuminati[1]] for world in worlds}) > 3
    assert len({tuple(world.specials[1]) for world in worlds}) > 3
    assert all(sum(world.specials[1]) == 2 for world in worlds)


def imagined(table: Parlour, viewer: int, seat: int) -> set[str]:
    """What the viewer takes the seat's Illuminati to be."""
    dealer = GAME.dealer(GAME.view(table.s, viewer))
    return {CARD_IDS[dealer.deal(FastRng(seed)).illuminati[seat]] for seed in range(30)}


def test_157_who_shows_a_secret_goal_is_taken_for_the_ufos() -> None:
    table = Parlour(("network", "ufos", "gnomes-of-zurich"), hidden_illuminati=True).own(0, "mafia").own(1, "cia")
    table.fill_deck().s.goal[1] = "destruction"
    assert len(imagined(table, 0, 1)) > 3
    table.say(1, "show-goal")
    assert imagined(table, 0, 1) == {"ufos"}


def test_181_149_who_uses_a_power_of_step_6_is_taken_for_what_he_is() -> None:
    seats = ("illuminated-post-office", "bermuda-triangle", "gnomes-of-zurich")
    table = Parlour(seats, hidden_illuminati=True, addon=True).own(0, "mafia").own(1, "cia").own(2, "texas")
    table.hold(1, "slush-fund")
    table.s.deck_groups.remove(CARD_NUMBERS["post-office"])
    table.s.zone[CARD_NUMBERS["post-office"]] = OUT
    table.fill_deck().say(0, "end", "strike 1")
    assert table.s.frames[-1].kind == "window"
    assert imagined(table, 2, 0) == {"illuminated-post-office"}
    table = Parlour(("bermuda-triangle", "network", "ufos"), hidden_illuminati=True).own(0, "mafia").own(1, "cia")
    table.fill_deck().say(0, "end", "claim")
    assert imagined(table, 2, 0) == {"bermuda-triangle"}


def test_a77_the_end_of_the_game_turns_everything_up() -> None:
    """The scores would tell it anyway, and an event says so."""
    table = masked().veteran(0, 1, 2).say(1, "resign").say(0, "resign")
    assert table.won() == [2]
    assert table.s.exposed == [True, True, True]
    assert [event.knew for event in table.told(0, "illuminati-shown")] == [(2,)]
