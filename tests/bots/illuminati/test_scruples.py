"""Whom the greedy bot of Illuminati attacks and whom it spares, and what it pays for in the attacks of others."""

from __future__ import annotations

from lanterne.bots.bot import Bot
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.plans import prize_of, scruple
from lanterne.bots.illuminati.values import HOARD, money_worth, steps_left, threat
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.goals import cards_of
from lanterne.games.illuminati.moves import CONTROL
from tests.bots import asking
from tests.games.illuminati.parlour import Parlour

BOT: Bot = IlluminatiGreedy()


def choice(table: Parlour, seat: int) -> str:
    return asking.chosen(BOT, GAME, table.s, seat).code()


def weak() -> Parlour:
    """Seat 1 is left with one small group in a bad place; seat 0 could take it with ease."""
    table = Parlour(("bavarian-illuminati", "network", "gnomes-of-zurich"), purse=14)
    table.own(0, "cia").own(1, "comic-books").own(2, "kgb").own(2, "hollywood")
    return table.veteran(0, 1, 2)


def test_the_last_group_of_a_weak_seat_is_left_alone() -> None:
    table = weak()
    table.centre("boy-sprouts", "tv-preachers")
    assert prize_of(table.s, 0, 0, CARD_NUMBERS["comic-books"], CONTROL) < 0.0
    table.say(0, choice(table, 0))
    assert not choice(table, 0).startswith("target comic-books")


def test_whoever_is_about_to_win_is_not_spared() -> None:
    table = weak()
    assert scruple(table.s, 1, 1, 0.1) > 0.3
    assert scruple(table.s, 1, 1, 1.0) == 0.0
    spared = prize_of(table.s, 0, 0, CARD_NUMBERS["kgb"], CONTROL)
    table.grow(2, 12)
    assert prize_of(table.s, 0, 0, CARD_NUMBERS["kgb"], CONTROL) > spared + 0.3


def test_the_last_rival_is_put_out() -> None:
    table = Parlour(("bavarian-illuminati", "network"), purse=14).own(0, "cia").own(1, "comic-books").veteran(0, 1)
    assert prize_of(table.s, 0, 0, CARD_NUMBERS["comic-books"], CONTROL) > 1.0


# ---------------------------------------------------------------------- the attacks of others


def about_to_win() -> Parlour:
    """Seat 0 attacks for its fifth Weird group; seat 2 has money and nothing at stake but the game."""
    table = Parlour(("discordian-society", "network", "bavarian-illuminati"), purse=10)
    table.own(0, "california").own(0, "tabloids").own(0, "l4-society").own(0, "comic-books", "california")
    table.own(1, "cia").own(2, "kgb").centre("punk-rockers")
    return table


def test_it_pays_against_somebody_who_is_about_to_win() -> None:
    table = about_to_win()
    table.say(0, "attack discordian-society", "target punk-rockers control", "announce", "pass")
    spent = choice(table, 1)
    assert spent.startswith("interfere ")
    assert spent.endswith(" against")


def test_interference_is_not_played_without_money_to_interfere_with() -> None:
    for money, expected in ((12, "play interference"), (0, "pass")):
        table = about_to_win().hold(0, "bribery").hold(1, "interference")
        table.money("network", money)
        table.say(0, "attack discordian-society", "target punk-rockers control", "privilege bribery", "announce")
        while "play interference" not in table.listed(1):
            table.say(GAME.to_act(table.s)[0], "pass")
        assert choice(table, 1) == expected


# ---------------------------------------------------------------------- a hoard


def test_money_becomes_dearer_to_those_who_want_to_hoard_it() -> None:
    table = Parlour(("gnomes-of-zurich", "network"), purse=10).own(0, "cia").own(1, "kgb")
    poor = money_worth(table.s, 0, 0)
    assert poor > money_worth(table.s, 1, 1)
    table.money("gnomes-of-zurich", 130)
    assert money_worth(table.s, 0, 0) > 2 * poor


def test_a_hoard_that_nobody_sees_is_feared_all_the_same() -> None:
    table = Parlour(("gnomes-of-zurich", "network", "bermuda-triangle"), purse=10).own(0, "cia").own(1, "kgb")
    s = table.own(2, "texas").s
    s.knowers[s.illuminati[0]] = 1
    calm = threat(s, 0, 1)
    s.turns[0] = 12
    assert threat(s, 0, 1) > calm
    assert steps_left(s, 0, 1, cards_of(s, 0), 0) < steps_left(s, 0, 0, cards_of(s, 0), 0)
    assert HOARD == "total-money"
