"""The greedy bot of Illuminati at the bargaining table: answers, proposals, memory, and shared victories."""

from __future__ import annotations

from lanterne.bots.bot import Ask
from lanterne.bots.illuminati.bargains import verdict
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.proposals import best_offer
from lanterne.core.game import Action
from lanterne.games.illuminati.blanks import every_card
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.offers import OfferAction
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.goals import basic_goal
from lanterne.games.illuminati.structure.geometry import controlled, has_free_arrow
from tests.bots import asking
from tests.games.illuminati.parlour import Parlour

BOT = IlluminatiGreedy()


def asked(table: Parlour, seat: int, memory: Memory | None = None) -> Ask:
    ask = asking.question(BOT, GAME, table.s, seat)
    ask.mind = memory
    return ask


def answer(table: Parlour, seat: int, memory: Memory | None = None) -> str:
    a: Action | None = BOT.interject(asked(table, seat, memory))
    assert a is not None, "an offer must be answered"
    return a.code()


def remembering(table: Parlour, seat: int) -> Memory:
    memory = Memory(seat)
    BOT.told(memory, [event for event in table.events if event.is_for(seat)])
    return memory


def bazaar(longer: int = 0) -> Parlour:
    """The Discordians have money and Weird groups, the Network a Weird one that it has no use for."""
    table = Parlour(("discordian-society", "network", "gnomes-of-zurich"), purse=28, longer=longer)
    table.own(0, "california").own(0, "tabloids").own(1, "cia").own(1, "texas").own(1, "smof").own(2, "kgb")
    table.own(2, "hollywood")
    table.s.used = every_card(2)
    return table


# ---------------------------------------------------------------------- answers


def test_a_good_offer_is_taken_in_anybodys_turn() -> None:
    table = bazaar()
    table.say(0, "offer 1 give 28 want smof")
    assert answer(table, 1) == "accept 1"
    table = bazaar()
    table.say(2, "offer 0,1 give 5 want nothing")
    assert answer(table, 1) == "accept 20"


def test_a_present_needs_no_answer() -> None:
    table = bazaar()
    table.say(2, "offer 1 give 5 want nothing")
    assert GAME.invited(table.s) == []
    assert BOT.interject(asked(table, 1)) is None


def test_every_offer_that_lies_open_is_answered_one_after_the_other() -> None:
    table = bazaar()
    table.say(0, "offer 1 give 3 want cia").say(2, "offer 1 give nothing want 9", "offer 0 give nothing want 20")
    assert GAME.invited(table.s) == [1, 1, 0]
    table.say(1, answer(table, 1)).say(1, answer(table, 1))
    assert BOT.interject(asked(table, 1)) is None
    assert answer(table, 0) == "refuse 20"


def test_a_bad_offer_is_refused_at_once() -> None:
    table = bazaar()
    table.say(0, "offer 1 give 3 want cia")
    assert answer(table, 1) == "refuse 1"


def test_what_cannot_be_delivered_is_refused_as_well() -> None:
    table = bazaar().money("network", 2)
    table.say(0, "offer 1 give california want 20")
    assert "accept 1" not in table.listed(1)
    assert answer(table, 1) == "refuse 1"


def test_a_group_is_not_sold_to_somebody_whom_it_makes_dangerous() -> None:
    """The same price for the same group, once to one who has two Weird groups, once to one who has four."""
    table = bazaar()
    table.say(0, "offer 1 give 24 want smof")
    assert answer(table, 1) == "accept 1"
    table = bazaar(longer=3).own(0, "l4-society", "california").own(0, "goldfish-fanciers", "tabloids")
    table.own(0, "punk-rockers")
    s = table.s
    give, want = Bundle(24, [], []), Bundle(0, [], [CARD_NUMBERS["smof"]])
    assert verdict(s, 1, 0, want, give, Memory(1)) < 0.0


# ---------------------------------------------------------------------- proposals


def test_it_offers_money_for_a_group_that_serves_its_goal_and_the_owner_agrees() -> None:
    table = bazaar()
    a = BOT.choose(asked(table, 0))
    assert isinstance(a, OfferAction)
    assert (a.to, a.want.groups) == ([1], [CARD_NUMBERS["smof"]])
    table.say(0, a.code())
    assert answer(table, 1) == "accept 1"


def test_what_was_refused_is_not_offered_again() -> None:
    table = bazaar()
    first = BOT.choose(asked(table, 0, remembering(table, 0)))
    table.say(0, first.code()).say(1, "refuse 1")
    memory = remembering(table, 0)
    assert isinstance(first, OfferAction)
    assert not memory.may_offer(1, first.give, first.want)
    again = best_offer(table.s, 0, memory, 0.0)
    assert again is None or again.to != [1]
    memory.turn += 1  # in the next turn it may talk to that seat, but not of this
    again = best_offer(table.s, 0, memory, 0.0)
    assert again is None or again.code() != first.code()
    memory.turn += 30
    again = best_offer(table.s, 0, memory, 0.0)
    assert again is not None
    assert again.code() == first.code()


def test_a_price_follows_the_grudge_of_whom_one_attacked() -> None:
    table = bazaar()
    plain, struck = Memory(0), Memory(0)
    struck.struck[1] = struck.turn
    first, second = best_offer(table.s, 0, plain, 0.0), best_offer(table.s, 0, struck, 0.0)
    assert first is not None
    assert second is None or second.to != [1] or second.give.money > first.give.money


# ---------------------------------------------------------------------- promises


def test_whoever_breaks_a_promise_must_offer_more() -> None:
    table = bazaar()
    table.say(0, "promise 1 I shall not attack you")
    table.s.used = every_card(0)
    memory = remembering(table, 1)
    assert memory.vows == {0: 2}
    give, want = Bundle(20, [], []), Bundle(0, [], [CARD_NUMBERS["smof"]])
    before = verdict(table.s, 1, 0, want, give, memory)
    for card, seat in (("network", 1), ("discordian-society", 0)):
        memory.owners["illuminati-card-" + card] = seat
    memory.owners["illuminati-card-smof"] = 1
    table.events.clear()
    table.say(0, "attack discordian-society", "target smof control", "announce")
    BOT.told(memory, table.events)
    assert memory.has_broken(0)
    assert verdict(table.s, 1, 0, want, give, memory) < before


def test_a_promise_of_peace_makes_an_offer_better_until_one_was_broken() -> None:
    table = bazaar()
    for money in range(1, 28):
        table = bazaar()
        table.say(0, f"offer 1 give {money} want smof promise pas d'attaque avant ton tour")
        if answer(table, 1) == "accept 1":
            break
    plain = bazaar()
    plain.say(0, f"offer 1 give {money} want smof")
    assert answer(plain, 1) == "refuse 1"  # without the promise it is not enough
    memory = remembering(table, 1)
    memory.broken[0] = 1
    assert answer(table, 1, memory) == "refuse 1"


def test_it_knows_from_what_it_was_told_whose_group_is_attacked() -> None:
    table = bazaar()
    memory = Memory(1)
    table.events.clear()
    table.centre("recyclers", "big-media")
    table.s.used = every_card(0)
    for card, seat in (("network", 1), ("discordian-society", 0)):
        memory.owners["illuminati-card-" + card] = seat
    table.say(0, "attack discordian-society", "target recyclers control", "announce")
    BOT.told(memory, table.events)
    assert memory.attacked == {}  # nobody's


# ---------------------------------------------------------------------- winning together


def nearly() -> Parlour:
    """One Weird group more and the Discordians win; with the branch they can spare the Network has its number."""
    table = Parlour(("discordian-society", "network", "gnomes-of-zurich"), purse=4)
    table.own(0, "tabloids").own(0, "l4-society").own(0, "punk-rockers").own(0, "comic-books", "tabloids")
    table.own(0, "texas").own(0, "cia", "texas").own(2, "kgb").own(2, "hollywood")
    s = table.grow(1, basic_goal(table.s) - 2).s
    table.own(1, "smof", CARD_IDS[next(card for card in controlled(s, 1) if has_free_arrow(s, card))])
    table.s.used = every_card(2)
    return table


def test_it_proposes_a_victory_for_two_and_the_other_joins() -> None:
    table = nearly()
    a = BOT.choose(asked(table, 0))
    assert isinstance(a, OfferAction)
    assert a.to == [1]
    table.say(0, a.code())
    assert answer(table, 1) == "accept 1"
    table.say(1, "accept 1")
    while table.s.frames[-1].kind == "placing":
        seat = GAME.to_act(table.s)[0]
        table.say(seat, asking.chosen(BOT, GAME, table.s, seat).code())
    table.end_turn()
    assert table.won() == [0, 1]


def test_nobody_helps_another_to_a_victory_of_his_own() -> None:
    table = nearly()
    smof = Bundle(0, [], [CARD_NUMBERS["smof"]])
    assert verdict(table.s, 1, 0, smof, Bundle(60, [], []), Memory(1)) < 0.0
