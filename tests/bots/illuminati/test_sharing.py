"""Victories for two: the greedy bot of Illuminati promises a share before its last attack, and keeps its word."""

from __future__ import annotations

from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.memory import SHARE, Memory
from lanterne.bots.illuminati.sharing import NOTHING, is_partner, kept_pledge, portion
from lanterne.core.game import Event
from lanterne.core.phrase import seat_phrase
from lanterne.games.illuminati.attack.attack import current_attack
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.deals.offers import OfferAction
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.goals import basic_goal
from tests.bots import asking
from tests.games.illuminati.parlour import Parlour

BOT = IlluminatiGreedy()


class Salon(Parlour):
    """A table at which the bots have minds, told of all that is said and done."""

    def __init__(self, *illuminati: str) -> None:
        super().__init__(illuminati, purse=6)
        self.minds = [Memory(seat) for seat in range(len(illuminati))]

    def tell(self) -> None:
        for seat, mind in enumerate(self.minds):
            BOT.told(mind, [event for event in self.events if event.is_for(seat)])
        self.events.clear()

    def choice(self, seat: int) -> str:
        self.tell()
        ask = asking.question(BOT, GAME, self.s, seat)
        ask.mind = self.minds[seat]
        return BOT.choose(ask).code()


def last_attack(size: int) -> Salon:
    """The Discordians want a fifth Weird group from the centre; the Network lacks a group that they can spare."""
    table = Salon("discordian-society", "network", "gnomes-of-zurich")
    table.own(0, "california").own(0, "tabloids").own(0, "l4-society").own(0, "smof", "california")
    table.own(0, "cia", "california").own(2, "kgb").own(2, "hollywood").grow(1, size)
    table.centre("cycle-gangs").money("network", 40)
    for card in ("california", "tabloids", "l4-society", "smof", "cia"):
        table.s.used[CARD_NUMBERS[card]] = 1
    return table


def test_a_share_is_promised_to_one_who_can_have_it() -> None:
    table = last_attack(basic_goal(last_attack(3).s) - 1)
    assert table.choice(0) == f"promise 1 {SHARE}"
    table.say(0, f"promise 1 {SHARE}")
    assert table.choice(0) == "attack discordian-society"  # it is said once


def test_nothing_is_promised_where_nobody_could_share() -> None:
    table = last_attack(4)
    assert table.choice(0) == "attack discordian-society"


def test_the_partner_pays_for_the_attack_and_the_others_against_it() -> None:
    table = last_attack(basic_goal(last_attack(3).s) - 1)
    table.say(0, f"promise 1 {SHARE}", "attack discordian-society", "target cycle-gangs control", "announce")
    table.tell()
    atk = current_attack(table.s)
    assert atk is not None
    assert is_partner(table.s, 1, atk, table.minds[1])
    assert not is_partner(table.s, 2, atk, table.minds[2])
    table.say(0, "pass")
    assert table.choice(1).endswith(" for") or table.choice(1) == "pass"
    table.say(1, "pass")
    assert table.choice(2).endswith(" against")


def test_the_promise_is_kept_and_both_win() -> None:
    table = last_attack(basic_goal(last_attack(3).s) - 1)
    table.say(0, f"promise 1 {SHARE}")
    table.tell()
    table.own(0, "punk-rockers", "tabloids")
    table.s.actions_left = 1
    code = table.choice(0)
    assert code.startswith("offer 1 give ")
    assert code.endswith(" want nothing")
    table.say(0, code)
    ask = asking.question(BOT, GAME, table.s, 1)
    ask.mind = table.minds[1]
    answer = BOT.interject(ask)
    assert answer is not None
    table.say(1, answer.code())
    while table.s.frames[-1].kind == "placing":
        table.say(1, table.choice(1))
    table.end_turn()
    assert table.won() == [0, 1]


def test_nobody_shares_with_one_who_paid_against_the_attack() -> None:
    table = last_attack(basic_goal(last_attack(3).s) - 1)
    table.say(0, f"promise 1 {SHARE}")
    table.tell()
    table.own(0, "punk-rockers", "tabloids")
    assert isinstance(kept_pledge(table.s, 0, table.minds[0]), OfferAction)
    against = Event("interfered-against", {"seat": seat_phrase(1)})
    table.minds[0].hear(against)
    assert kept_pledge(table.s, 0, table.minds[0]) is None


def test_a_share_must_leave_the_giver_enough() -> None:
    table = last_attack(basic_goal(last_attack(3).s) - 1)
    weird = [CARD_NUMBERS["punk-rockers"]]
    assert portion(table.s, 0, 1, weird) == CARD_NUMBERS["cia"]  # the only one that does not count for the goal
    assert portion(table.s, 0, 1, []) == NOTHING


def test_what_comes_along_with_a_captured_group_can_be_shared() -> None:
    """Seat 0 can spare none of its own; what hangs on the fifth Weird group is just what seat 1 lacks."""
    table = Salon("discordian-society", "network", "gnomes-of-zurich")
    table.own(0, "tabloids").own(0, "l4-society").own(0, "smof").own(0, "comic-books", "tabloids")
    table.own(2, "california").own(2, "cia", "california").grow(1, basic_goal(table.s) - 1)
    coming = [CARD_NUMBERS["california"], CARD_NUMBERS["cia"]]
    assert portion(table.s, 0, 1, coming) == CARD_NUMBERS["cia"]
    assert portion(table.s, 0, 1, coming[:1]) == NOTHING
