"""The laws of a position: each a function that fails with an AssertionError where a game breaks it."""

from __future__ import annotations

import json
from typing import Any

from tests.contract.support import shown, vocabulary

from lanterne.core.errors import Refusal
from lanterne.core.game import AnyGame, Json, Outcome, Seat, State
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng
from lanterne.core.terms import sum_of

MOST_JUDGED = 150  # codes of a large vocabulary judged in one position


def plain(value: Any) -> Any:
    """The value after a journey through JSON text."""
    return json.loads(json.dumps(value))


def codes(game: AnyGame, s: State, seat: Seat) -> list[str]:
    return [a.code() for a in game.legal(s, seat)]


def seats_of(game: AnyGame, s: State, seats: int) -> list[Seat | None]:
    return [*range(seats), None]


def check_codes(game: AnyGame, s: State, seats: int) -> None:
    """Codes are distinct texts, and `parse` inverts them."""
    for seat in range(seats):
        actions = game.legal(s, seat)
        assert len({a.code() for a in actions}) == len(actions)
        for a in actions:
            twin = game.parse(a.code())
            assert twin == a
            assert hash(twin) == hash(a)
            assert twin.code() == a.code()


def check_waited(game: AnyGame, s: State, seats: int) -> None:
    """The seats that are waited for can act; others can only where the game's nature says so."""
    waited = list(game.to_act(s))
    assert len(set(waited)) == len(waited)
    assert all(0 <= seat < seats for seat in waited)
    assert len(waited) <= 1 or game.nature.simultaneous
    assert (game.outcome(s) is None) == bool(waited)
    for seat in range(seats):
        if seat in waited:
            assert game.legal(s, seat)
        elif not game.nature.out_of_turn:
            assert not game.legal(s, seat)


def sample(game: AnyGame, s: State, seed: int) -> list[str]:
    """Codes of the vocabulary; where it is large, some of every verb, drawn at random."""
    every = list(vocabulary(game)(s))
    if len(every) <= MOST_JUDGED:
        return every
    FastRng(seed).shuffle(every)
    by_verb: dict[str, list[str]] = {}
    for code in every:
        by_verb.setdefault(code.split(" ")[0], []).append(code)
    found: list[str] = []
    while len(found) < MOST_JUDGED:
        for rows in by_verb.values():
            if rows:
                found.append(rows.pop())
    return found[:MOST_JUDGED]


def told(refusal: Refusal | None) -> Json | None:
    """A refusal as it reaches whoever tried."""
    return None if refusal is None else refusal.json()


def check_legality(game: AnyGame, s: State, seats: int, seed: int) -> None:
    """Nothing legal is refused; nothing of the vocabulary outside it is accepted, open families apart."""
    before = s.json()
    verbs = {code.split(" ")[0] for code in vocabulary(game)(s)}
    judged = sample(game, s, seed)
    for seat in range(seats):
        listed = codes(game, s, seat)
        for code in listed:
            assert game.refusal(s, seat, game.parse(code)) is None, (seat, code)
            assert code.split(" ")[0] in verbs, f"the vocabulary knows nothing like {code!r}"
        known = set(listed)
        for code in judged:
            if code in known or code.split(" ")[0] in game.nature.open_families:
                continue
            found = game.refusal(s, seat, game.parse(code))
            assert isinstance(found, Refusal), (seat, code)
            assert found.clause
    assert s.json() == before


def check_pick(game: AnyGame, s: State, seats: int, seed: int) -> None:
    """`pick` finds what `legal` lists at the drawn index."""
    for seat in range(seats):
        actions = game.legal(s, seat)
        for salt in range(3 if actions else 0):
            k = FastRng(seed + salt).below(len(actions))
            assert game.pick(s, seat, FastRng(seed + salt)) == actions[k]


def check_load(game: AnyGame, s: State, seats: int) -> None:
    """`load` inverts `json`, and both survive JSON text."""
    truth = s.json()
    assert plain(truth) == truth
    twin = game.load(plain(truth))
    assert_same(game, s, twin, seats)


def assert_same(game: AnyGame, s: State, twin: State, seats: int) -> None:
    assert twin.json() == s.json()
    assert list(game.to_act(twin)) == list(game.to_act(s))
    assert game.outcome(twin) == game.outcome(s)
    for seat in seats_of(game, s, seats):
        assert game.view(twin, seat) == game.view(s, seat)
        if seat is not None:
            assert codes(game, twin, seat) == codes(game, s, seat)


def check_imagined(game: AnyGame, s: State, seats: int, seed: int) -> None:
    """A world made from a view alone looks the same from that seat and to the public, lists the same moves, and
    refuses the others in the same words."""
    public = game.view(s, None)
    judged = [game.parse(code) for code in sample(game, s, seed)]
    for seat in seats_of(game, s, seats):
        v = game.view(s, seat)
        assert plain(v) == v
        dealer = game.dealer(plain(v))
        for salt in range(2):
            world = dealer.deal(FastRng(seed + salt))
            assert game.view(world, seat) == v
            assert game.view(world, None) == public
            assert list(game.to_act(world)) == list(game.to_act(s))
            assert game.outcome(world) == game.outcome(s)
            if seat is not None:
                assert codes(game, world, seat) == codes(game, s, seat)
            if seat is not None and salt == 0:
                for a in judged:
                    assert told(game.refusal(world, seat, a)) == told(game.refusal(s, seat, a)), (seat, a)
            assert game.load(plain(world.json())).json() == world.json()
            assert game.imagine(plain(v), FastRng(seed + salt)).json() == world.json()


def check_worlds_apart(game: AnyGame, s: State, seat: Seat, code: str, seed: int) -> None:
    """Worlds of one dealer share nothing: what happens in one leaves the next and the view as they were."""
    v = plain(game.view(s, seat))
    text = json.dumps(v)
    dealer = game.dealer(v)
    first = dealer.deal(FastRng(seed))
    before = first.json()
    text_before = json.dumps(before)
    game.apply(first, seat, game.parse(code), FastRng(seed + 1))
    assert json.dumps(v) == text
    assert json.dumps(before) == text_before, "json shares something with its state"
    assert dealer.deal(FastRng(seed)).json() == before


def check_words(game: AnyGame, s: State, seats: int) -> None:
    """Every text can be asked for, and sums are the sums of their terms."""
    for seat in seats_of(game, s, seats):
        v = game.view(s, seat)
        for phrase in game.describe(v):
            assert_phrase(phrase)
        topics = game.topics(v)
        assert len(set(topics)) == len(topics)
        sums = game.sums(v)
        assert list(sums) == topics
        for topic in topics[:: 1 + len(topics) // 9]:
            assert [term.json() for term in game.terms(v, topic)] == [term.json() for term in sums[topic]]
        for topic, terms in sums.items():
            for term in terms:
                assert_phrase(term.phrase)
                assert term.clause
            number = shown(game, v, topic)
            assert number is None or sum_of(terms) == number, topic
        assert game.view(s, seat) == v
        for a in game.legal(s, seat) if seat is not None else []:
            assert_phrase(game.say(a))


def assert_phrase(phrase: Phrase) -> None:
    assert isinstance(phrase, Phrase)
    assert phrase.key
    assert plain(phrase.json()) == phrase.json()


def check_end(game: AnyGame, s: State, seats: int) -> None:
    """At the end nobody can do anything, and the outcome ranks every seat."""
    assert not game.to_act(s)
    for seat in range(seats):
        assert not game.legal(s, seat)
        for code in vocabulary(game)(s)[:MOST_JUDGED]:
            assert game.refusal(s, seat, game.parse(code)) is not None
    found = game.outcome(s)
    assert isinstance(found, Outcome)
    assert found.reason
    assert len(found.places) == len(found.scores) == seats
    assert found.places == [1 + len([p for p in found.places if p < place]) for place in found.places]
    assert found.winners()
    assert plain(found.json()) == found.json()
