"""Who is asked what and when, and what comes of the answers."""

from __future__ import annotations

from typing import ClassVar

import pytest

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import BotKind, Value
from lanterne.bots.registry import _brought as brought
from lanterne.core.errors import LanterneError, Rejected
from lanterne.core.game import Action, Event
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import FastRng, Rng
from lanterne.games.registry import game_named
from lanterne.host.asking import decision, interjection
from lanterne.host.host import FOR_EVER, OVER, WAITING, Host, House
from lanterne.host.playout import play_series
from lanterne.host.question import Question
from lanterne.host.thinking import Thinker
from tests.host.tables import happens, hosted, moves

ILLUMINATI = game_named("illuminati")


def asked(host: Host, now_ms: int = 0) -> Question:
    q = host.question(now_ms)
    assert q is not None
    return q


# ---------------------------------------------------------------------- decisions


def test_the_bot_that_is_waited_for_is_asked_and_its_answer_is_a_move() -> None:
    host = hosted(".a")
    q = asked(host)
    assert (q.seat, q.ply, q.bot, q.speaks, q.stands_in) == (0, 0, "random", False, False)
    happens(host, host.answer(q, "take 2", 0))
    assert host.match.ply == 1
    assert host.question(0) is None  # now a person is waited for
    assert host.to_act() == [1]


def test_a_question_stands_until_it_is_answered() -> None:
    host = hosted("..")
    assert asked(host) is asked(host)


def test_nobody_is_asked_before_the_start_and_after_the_end() -> None:
    waiting = hosted("..", status=WAITING)
    assert waiting.question(0) is None
    assert waiting.to_act() == []
    over = hosted("..", options={"heap": 1})
    happens(over, over.answer(asked(over), "take 1", 0))
    assert over.status == OVER
    assert over.question(0) is None
    assert [over.legal(seat) for seat in (0, 1, None)] == [[], [], []]


def test_an_answer_to_an_old_question_falls_away() -> None:
    host = hosted(".a", house=House())
    q = asked(host)
    happens(host, host.answer(q, "take 1", 0))
    assert host.answer(q, "take 1", 0) is None
    assert host.match.ply == 1


def test_an_answer_for_a_seat_that_changed_hands_falls_away() -> None:
    from lanterne.host.seating import sit

    host = hosted("A.")
    q = asked(host)
    assert q.seat == 0
    happens(host, sit(host, "a", 0, "Ada", 0))
    assert host.answer(q, "take 1", 0) is None
    assert host.match.ply == 0


@pytest.mark.parametrize(("code", "failure"), [("take 9", ""), ("nonsense", ""), (None, "it died")])
def test_a_bot_that_fails_is_stood_in_for_and_the_table_is_told_once(code: str | None, failure: str) -> None:
    host = hosted("..")
    q = asked(host)
    assert host.answer(q, code, 0, failure) is None
    again = asked(host)
    assert (again.seat, again.stands_in, again.bot) == (q.seat, True, "random")
    assert [notice.key for notice in host.notices] == ["note-bot-failed"]
    happens(host, host.answer(again, "take 1", 0))
    happens(host, host.answer(asked(host), "take 1", 0))
    q = asked(host)
    assert (q.seat, q.stands_in) == (0, False)  # the next decision is the bot's own again
    assert host.answer(q, code, 0, failure) is None
    assert len(host.notices) == 1


def test_where_even_the_stand_in_fails_chance_decides() -> None:
    host = hosted("..")
    assert host.answer(asked(host), None, 0, "at a loss") is None
    change = host.answer(asked(host), None, 0, "at a loss too")
    happens(host, change)
    assert host.match.ply == 1


def test_a_move_of_a_person_is_checked_as_everywhere() -> None:
    host = hosted("ab")
    with pytest.raises(Rejected) as caught:
        host.move(0, 1, "take 1", 0)
    assert caught.value.why == "refused"
    with pytest.raises(Rejected) as caught:
        host.move(3, 0, "take 1", 0)
    assert caught.value.why == "stale"
    waiting = hosted("ab", status=WAITING)
    with pytest.raises(Rejected) as caught:
        waiting.move(0, 0, "take 1", 0)
    assert caught.value.why == "over"


# ---------------------------------------------------------------------- a word out of turn


def conspiracy(seats: str, house: House | None = None) -> Host:
    """Illuminati at the first turn."""
    host = hosted(seats, game=ILLUMINATI, options={"round_limit": 3}, house=house, bot="greedy")
    host.match.kept_states = 100
    return host


def offered(host: Host, by: int, to: int) -> None:
    """An offer lies open, made out of turn."""
    happens(host, host.move(host.match.ply, by, f"offer {to} give 2 want 1", 0))
    assert host.game.invited(host.match.state) == [to]


def at_talk(host: Host) -> Host:
    """Plays on until offers can be made by anybody."""
    for _ in range(100):
        waited = host.to_act()[0]
        others = [seat for seat in range(len(host.sitters)) if seat != waited]
        if all(can_offer(host, seat) for seat in others):
            return host
        happens(host, host.move(host.match.ply, waited, host.legal(waited)[-1].code(), 0))
    raise AssertionError("nobody can talk")


def can_offer(host: Host, seat: int) -> bool:
    to = (seat + 1) % len(host.sitters)
    return host.game.refusal(host.match.state, seat, host.game.parse(f"offer {to} give 2 want 1")) is None


def test_a_bot_to_whom_something_was_said_is_asked_at_once() -> None:
    host = at_talk(conspiracy("a..."))
    bots = [seat for seat in (1, 2, 3) if seat not in host.to_act()]
    offered(host, 0, bots[0])
    q = asked(host)
    assert (q.seat, q.speaks) == (bots[0], True)
    happens(host, host.answer(q, f"refuse {bots[0]}", 0))
    assert not host.game.invited(host.match.state)


def test_the_next_bot_is_asked_when_the_first_has_nothing_to_say() -> None:
    host = at_talk(conspiracy("a..."))
    bots = [seat for seat in (1, 2, 3) if seat not in host.to_act()][:2]
    for by, to in ((0, bots[0]), (bots[0], bots[1])):
        happens(host, host.move(host.match.ply, by, f"offer {to} give 2 want 1", 0))
    q = asked(host)
    assert host.answer(q, None, 0) is None
    assert {q.seat, asked(host).seat} == set(bots)
    assert asked(host).speaks


def test_what_a_bot_says_with_its_answer_is_for_the_two_parties() -> None:
    host = at_talk(conspiracy("ab.."))
    bot = next(seat for seat in (2, 3) if seat not in host.to_act())
    happens(host, host.move(host.match.ply, 0, f"offer {bot} give nothing want 3", 0))
    change = Thinker(host).answer(asked(host), 0)
    assert host.remarks == []  # not before it has happened
    happens(host, change)
    assert host.match.steps[-1].a.code() == f"refuse {bot}"
    remark = host.remarks[0]
    assert [seat for seat in (0, 1, 2, 3, None) if remark.is_for(seat)] == [0, bot]
    assert remark.phrase == Phrase(
        "note-remark", {"seat": seat_phrase(bot), "words": Phrase("illuminati-remark-money")}
    )


def test_a_bot_that_stands_in_says_nothing_of_its_own_accord() -> None:
    """What is not played is not spoken of, either."""
    host = at_talk(conspiracy("a..."))
    bot = next(seat for seat in (1, 2, 3) if seat not in host.to_act())
    offered(host, 0, bot)
    assert host.answer(asked(host), "refuse 77", 0, remark=Phrase("illuminati-remark-fair")) is None
    assert host.remarks == []


def test_a_bot_in_this_process_says_its_word() -> None:
    host = at_talk(conspiracy("a..."))
    bot = next(seat for seat in (1, 2, 3) if seat not in host.to_act())
    offered(host, 0, bot)
    q = asked(host)
    before = host.match.ply
    change = Thinker(host).answer(q, 0)
    assert host.notices == []
    if change is not None:
        happens(host, change)
        assert host.match.ply == before + 1
    else:
        assert host.question(0) is not q


def test_a_word_that_is_not_allowed_is_named() -> None:
    class Blurter(Bot):
        def speaks_up(self, rng: Rng) -> bool:
            return True

        def choose(self, ask: Ask) -> Action:
            return ask.legal[0]

        def interject(self, ask: Ask) -> Action:
            a: Action = ask.game.parse("end")
            return a

    host = at_talk(conspiracy("a..."))
    seat = next(seat for seat in (1, 2, 3) if seat not in host.to_act())
    offered(host, 0, seat)
    with pytest.raises(LanterneError, match="bot blurter interjected 'end' at seat"):
        interjection(host.game, host.match.state, seat, Blurter("blurter"), None, FastRng(1))


def test_each_bot_is_heard_once_a_ply_and_silence_is_no_fault() -> None:
    host = at_talk(conspiracy("...."))
    heard = []
    while (q := asked(host)).speaks:
        heard.append(q.seat)
        assert host.answer(q, None, 0) is None
    assert len(set(heard)) == len(heard) <= 1  # nothing was said to anybody: only the one that is drawn
    assert q.seat == host.to_act()[0]
    assert host.notices == []


def test_bots_hold_back_for_a_person_who_was_spoken_to() -> None:
    host = at_talk(conspiracy("...a", House(patience_ms=20_000)))
    person, waited = 3, host.to_act()[0]
    assert waited != person
    offered(host, waited, person)
    while (q := host.question(0)) is not None and q.speaks:
        host.answer(q, None, 0)
    assert q is None
    assert host.awaited_words(0) == [person]
    assert host.wake_ms(5_000) == 15_000
    assert host.question(19_999) is None
    assert asked(host, 20_000).seat == waited  # long enough


def test_bots_wait_once_for_each_thing_that_was_said() -> None:
    """An offer that nobody answers slows the game down once, not at every step that follows."""
    host = at_talk(conspiracy("...a", House(patience_ms=20_000)))
    offered(host, host.to_act()[0], 3)
    for code in ("attack network", "target", "announce"):
        seat = host.to_act()[0]
        chosen = next(a.code() for a in host.legal(seat) if a.code().startswith(code))
        happens(host, host.move(host.match.ply, seat, chosen, 20_000), 20_000)
    assert host.game.invited(host.match.state) == [3]  # the offer lies there still
    assert host.awaited_words(20_000) == []


def test_what_is_said_again_is_waited_for_again() -> None:
    host = at_talk(conspiracy("...a", House(patience_ms=20_000)))
    waited = host.to_act()[0]
    for _ in range(2):
        offered(host, waited, 3)
        assert host.awaited_words(0) == [3]
        host.let_go(3)
        assert host.awaited_words(0) == []
        withdraw = next(a.code() for a in host.legal(waited) if a.code().startswith("withdraw"))
        happens(host, host.move(host.match.ply, waited, withdraw, 0))


def test_bots_do_not_hold_back_for_somebody_who_has_nothing_to_say_or_is_not_there() -> None:
    host = at_talk(conspiracy("...a", House(patience_ms=FOR_EVER)))
    waited = host.to_act()[0]
    offered(host, waited, 3)
    host.let_go(3)
    assert host.awaited_words(0) == []
    other = at_talk(conspiracy("...a", House(patience_ms=FOR_EVER)))
    offered(other, other.to_act()[0], 3)
    assert other.awaited_words(0) == [3]
    other.went("a", 0)
    assert other.awaited_words(0) == []


def test_where_everybody_has_a_word_people_are_awaited_once_a_ply() -> None:
    host = at_talk(conspiracy("...a", House(patience_ms=FOR_EVER, word_for_all=True)))
    assert host.awaited_words(0) == [3]
    host.let_go(3)
    assert host.awaited_words(0) == []
    waited = host.to_act()[0]
    happens(host, host.move(host.match.ply, waited, host.legal(waited)[0].code(), 0))
    assert host.awaited_words(0) == ([] if host.to_act() == [3] else [3])


class Speaker(Bot):
    """Says one thing, whatever it is asked."""

    def __init__(self, code: str) -> None:
        super().__init__("speaker")
        self.code = code

    def choose(self, ask: Ask) -> Action:
        word: Action = ask.game.parse(self.code)
        return word

    def interject(self, ask: Ask) -> Action | None:
        return self.choose(ask)


def test_of_an_open_family_a_bot_may_say_what_no_list_holds() -> None:
    """As people may: the list holds a part of the offers, the rules judge the rest."""
    host = at_talk(conspiracy("...."))
    waited = host.to_act()[0]
    other, third = (waited + 1) % 4, (waited + 2) % 4
    offered(host, third, other)  # so that it is asked
    s = host.match.state
    for seat, to, ask in ((waited, other, decision), (other, waited, interjection)):
        fair, empty = f"offer {to} give 2 want 1", f"offer {to} give nothing want nothing"
        assert fair not in [a.code() for a in host.game.legal(s, seat)]
        said = ask(host.game, s, seat, Speaker(fair), None, FastRng(1))
        assert said is not None
        assert said.code() == fair
        for code in (empty, "roll"):
            with pytest.raises(LanterneError, match="which is not legal"):
                ask(host.game, s, seat, Speaker(code), None, FastRng(1))


# ---------------------------------------------------------------------- minds


class Listener(Bot):
    """Keeps what it hears, and plays the first legal action."""

    minds: ClassVar[list[list[str]]] = []

    def new_mind(self, game: object, seat: int) -> list[str]:
        self.minds.append([f"seat {seat}"])
        return self.minds[-1]

    def told(self, mind: list[str], events: list[Event]) -> None:
        mind.extend(event.name for event in events)

    def choose(self, ask: Ask) -> Action:
        ask.mind.append(f"asked at {ask.view['left']}")
        return ask.legal[0]


def listener(values: dict[str, Value]) -> Bot:
    return Listener("listener")


@pytest.fixture
def _listeners(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(brought, "listener", BotKind("listener", listener, games=("pebbles",)))
    monkeypatch.setattr(Listener, "minds", [])


def play_by_bots(host: Host, thinker: Thinker, plies: int) -> None:
    while host.match.ply < plies:
        change = thinker.answer(asked(host), 0)
        if change is not None:
            host.commit(change, 0)


@pytest.mark.usefixtures("_listeners")
def test_a_mind_hears_what_its_seat_saw_and_nothing_else() -> None:
    host = hosted("..", bot="listener")
    play_by_bots(host, Thinker(host), 3)
    first, second = Listener.minds
    assert first == ["seat 0", "dealt", "asked at 7", "took", "took", "asked at 5"]
    assert second == ["seat 1", "dealt", "took", "asked at 6"]


@pytest.mark.usefixtures("_listeners")
def test_a_mind_hears_everything_once() -> None:
    host = hosted("..", bot="listener")
    thinker = Thinker(host)
    assert thinker.mind_of(0, "listener") == ["seat 0", "dealt"]
    assert thinker.mind_of(0, "listener") == ["seat 0", "dealt"]


@pytest.mark.usefixtures("_listeners")
def test_a_playout_tells_minds_the_same() -> None:
    bots: list[Bot] = [Listener("listener"), Listener("listener")]
    game = hosted("..").game
    play_series(game, game.options({"heap": 3}, 2), bots, 0, 0, 1, keep_moves=False)
    assert Listener.minds == [
        ["seat 0", "dealt", "asked at 3", "took", "took", "asked at 1", "took"],
        ["seat 1", "dealt", "took", "asked at 2", "took", "took"],
    ]


@pytest.mark.usefixtures("_listeners")
def test_what_was_taken_back_was_never_heard_of() -> None:
    from lanterne.host.undoing import taken_back

    host = hosted("..", bot="listener")
    thinker = Thinker(host)
    play_by_bots(host, thinker, 3)
    happens(host, taken_back(host, 1, 0))
    play_by_bots(host, thinker, 2)
    assert Listener.minds[-1] == ["seat 1", "dealt", "took", "asked at 6"]  # made anew, as if for the first time


def test_a_bot_in_this_process_that_raises_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost(Bot):
        def choose(self, ask: Ask) -> Action:
            raise RuntimeError("at a loss")

    monkeypatch.setitem(brought, "lost", BotKind("lost", lambda values: Lost("lost")))
    host = hosted("..", bot="lost")
    play_by_bots(host, Thinker(host), 4)
    assert len(host.notices) == 2  # one a seat


# ---------------------------------------------------------------------- briefs


def test_a_brief_holds_the_seats_view_and_nothing_of_the_state() -> None:
    host = hosted(".a", seed=3)
    brief = host.brief(asked(host))
    state = host.match.state
    held = [getattr(brief, name) for name in dir(brief) if not name.startswith("__")]
    assert brief.view in held
    assert brief.view == host.game.view(state, 0)
    assert str(state.json()["secrets"][1]) not in repr(held)
    assert brief.legal == ["take 1", "take 2"]


def test_the_same_position_asks_with_the_same_chance() -> None:
    host = hosted("..")
    first = host.brief(asked(host)).seed
    moves(host, "take 1")
    assert host.brief(asked(host)).seed != first
    from lanterne.host.undoing import taken_back

    happens(host, taken_back(host, 0, 0))
    assert host.brief(asked(host)).seed == first
