"""What the greedy bot says with an offer or an answer: the reason its judgement had, and in words that exist."""

from __future__ import annotations

import re
from pathlib import Path

from lanterne.bots import illuminati
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.replies import reason_against
from lanterne.core.phrase import Phrase
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.game import GAME
from lanterne.text import Words
from tests.bots import asking
from tests.bots.illuminati.test_bargains import bazaar, nearly
from tests.games.illuminati.parlour import Parlour

BOT = IlluminatiGreedy()


def said(table: Parlour, seat: int, memory: Memory | None = None) -> tuple[str, str]:
    """The bot's next word or decision, and what it says with it."""
    ask = asking.question(BOT, GAME, table.s, seat)
    ask.mind = memory or Memory(seat)
    a = BOT.choose(ask) if seat in GAME.to_act(table.s) else BOT.interject(ask)
    assert a is not None
    phrase = BOT.remark(ask, a)
    return a.code(), "" if phrase is None else phrase.key.removeprefix("illuminati-remark-")


def test_it_says_why_it_accepts() -> None:
    table = bazaar().say(0, "offer 1 give 28 want smof")
    assert said(table, 1) == ("accept 1", "fair")
    table = bazaar().say(2, "offer 0,1 give 5 want nothing")
    assert said(table, 1) == ("accept 20", "thanks")
    table = nearly()
    code, reason = said(table, 0)
    assert reason == "together"
    assert said(table.say(0, code), 1) == ("accept 1", "share")


def test_a_promise_that_made_the_difference_is_named() -> None:
    for money in range(1, 28):
        table = bazaar().say(0, f"offer 1 give {money} want smof promise peace")
        answer = said(table, 1)
        if answer[0] == "accept 1":
            break
    assert answer == ("accept 1", "peace")
    memory = Memory(1)
    memory.broken[0] = 1
    assert said(bazaar().say(0, "offer 1 give 22 want smof"), 1, memory) == ("refuse 1", "word")


def test_it_says_why_it_refuses() -> None:
    assert said(bazaar().say(0, "offer 1 give 1 want cia"), 1) == ("refuse 1", "poor")
    assert said(bazaar().say(2, "offer 1 give nothing want 9"), 1) == ("refuse 21", "money")
    smof = Bundle(0, [], [CARD_NUMBERS["smof"]])
    assert reason_against(nearly().s, 1, 0, smof, Bundle(60, [], []), Memory(1)) == "victory"
    money = next(n for n in range(1, 28) if said(bazaar().say(0, f"offer 1 give {n} want smof"), 1)[1] == "fair")
    memory = Memory(1)
    memory.attacked[0] = 0
    assert said(bazaar().say(0, f"offer 1 give {money} want smof"), 1, memory) == ("refuse 1", "grudge")


def test_what_is_not_held_is_declined_with_the_reason_it_would_have_anyway() -> None:
    """Silence would tell that it lacks the money, or the card."""
    for offer in ("offer 1 give 1 want bribery", "offer 1 give 1 want 19"):
        answers = []
        for money, hand in ((2, ()), (60, ("bribery",))):
            table = bazaar().money("network", money)
            table.hold(1, *hand)
            answers.append(said(table.say(0, offer), 1))
        assert answers[0] == answers[1]
        assert answers[0][1] != ""


def test_where_all_can_see_why_it_cannot_be_taken_nothing_is_said() -> None:
    table = bazaar().say(0, "offer 1 give 28 want smof")
    table.s.actions_left = 0
    assert said(table, 1) == ("refuse 1", "")


def test_it_says_why_it_offers() -> None:
    code, reason = said(bazaar(), 0)
    assert code.endswith(" want smof")
    assert reason == "buy"


def test_a_reason_is_not_kept_for_what_comes_after() -> None:
    table = bazaar().say(0, "offer 1 give 3 want cia")
    memory = Memory(1)
    assert said(table, 1, memory)[1] != ""
    ask = asking.question(BOT, GAME, table.say(1, "refuse 1").s, 1)
    ask.mind = memory
    assert BOT.remark(ask, GAME.parse("end")) is None


def test_every_reason_has_its_words() -> None:
    folder = Path(illuminati.__file__).parent
    found = set()
    for name in ("replies", "proposals", "sharing"):
        for line in (folder / f"{name}.py").read_text(encoding="utf8").splitlines():
            if "return " in line or "memory.reason = " in line:
                found |= set(re.findall(r'"([a-z]+)"', line))
    assert len(found) == 16
    for language in ("fr", "en"):
        for reason in found:
            text = Words(language).say(Phrase("illuminati-remark-" + reason))
            assert text.endswith(".")
            assert "illuminati-remark" not in text
