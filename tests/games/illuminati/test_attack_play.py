"""What holds in every attack of any game: the fast number is the sum of its terms, marks and hands are right."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadInput
from lanterne.core.rng import FastRng
from lanterne.core.terms import sum_of
from lanterne.games.illuminati.attack.attack import ANNOUNCING, ROLLED, Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number, attack_terms
from lanterne.games.illuminati.attack.view import attack_in
from lanterne.games.illuminati.cards.figures import participations_of
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.specials.hands import known_of
from lanterne.games.illuminati.state import IlluminatiState
from tests.games.illuminati.schemer import Schemer

TABLES: list[tuple[dict[str, object], int]] = [
    ({}, 4),
    ({"addon": True, "open_money": True}, 5),
    ({"hidden_illuminati": True, "overstate": True, "hidden_goals": True}, 4),
    ({"cheating": True, "fixed_side": True}, 3),
]


CHOICES = ("target", "rumours", "aid")


def check_attack(s: IlluminatiState) -> None:
    atk = current_attack(s)
    if atk is None or atk.target < 0 or atk.phase > ROLLED:
        return
    assert Attack.load(atk.json()).json() == atk.copy().json() == atk.json()
    if atk.phase > ANNOUNCING:
        assert attack_number(s, atk) == sum_of(attack_terms(s, atk))
    assert atk.target < FIRST_ILLUMINATI
    assert atk.attacker not in atk.aiders
    assert atk.target not in (atk.attacker, *atk.aiders)
    assert all(s.owner[card] == atk.seat for card in (atk.attacker, *atk.aiders))
    if atk.committed:
        assert s.used[atk.attacker] >= 1


def check_sums(s: IlluminatiState, viewer: int) -> None:
    """What the viewer is shown is the true number, from the announcement to the result."""
    atk = current_attack(s)
    assert atk is not None
    v = GAME.view(s, viewer)
    shown = "attack" in GAME.topics(v)
    assert shown == (atk.target >= 0 and atk.phase <= ROLLED and (atk.phase > ANNOUNCING or atk.seat == viewer))
    if shown and s.result is None:
        assert sum_of(GAME.terms(v, "attack")) == attack_number(s, atk)


def check_choices(s: IlluminatiState, rng: FastRng) -> list[str]:
    """Every choice of a target or of aid is told beforehand as it will be shown right after it; which were told."""
    seat = GAME.to_act(s)[0]
    v = GAME.view(s, seat)
    told = {topic: sum_of(terms) for topic, terms in GAME.sums(v).items()}
    choices = [a for a in GAME.legal(s, seat) if a.code().split()[0] in CHOICES]
    assert [a.code() for a in choices] == [topic for topic in told if topic.split()[0] in CHOICES]
    for other in [None, *range(s.seats)]:
        if other != seat:
            assert not [topic for topic in GAME.topics(GAME.view(s, other)) if topic.split()[0] in CHOICES]
    for a in choices:
        twin = s.copy()
        GAME.apply(twin, seat, a, rng)
        number = shown_number(twin, seat)
        assert told[a.code()] + (told["attack"] if a.code().startswith("aid") else 0) == number
    return [a.code().split()[0] for a in choices]


def shown_number(s: IlluminatiState, viewer: int) -> int:
    attack = attack_in(GAME.view(s, viewer)["frames"])
    assert attack is not None
    assert attack["number"] is not None
    return attack["number"]


def check_table(s: IlluminatiState) -> None:
    for card, used in enumerate(s.used):
        assert used <= participations_of(card)  # 47, 48
    assert 0 <= s.actions_left <= 2
    assert min(s.treasury) >= 0
    for seat in range(s.seats):
        for kind, held in enumerate(s.specials[seat]):
            assert held >= s.shown[seat][kind] >= 0
            for viewer in range(s.seats):
                assert 0 <= known_of(s, viewer, seat)[kind] <= held - s.shown[seat][kind]


@pytest.mark.parametrize("number", range(12))
def test_043_the_fast_number_is_the_sum_of_the_terms(number: int) -> None:
    options, seats = TABLES[number % len(TABLES)]
    rng = FastRng(number + 1)
    schemer = Schemer(number)
    s = GAME.start(GAME.options({**options, "round_limit": 12}, seats), seats, rng)
    attacks = 0
    while waited := GAME.to_act(s):
        seat, a = schemer.interject(s) or (waited[0], schemer.choose(s, waited[0]))
        GAME.apply(s, seat, a, rng)
        check_attack(s)
        check_table(s)
        if current_attack(s) is not None:
            attacks += 1
            check_sums(s, attacks % seats)
    assert attacks > 0


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_043_a_choice_tells_beforehand_what_it_brings(number: int) -> None:
    options, seats = TABLES[number]
    rng = FastRng(number + 1)
    schemer = Schemer(number)
    s = GAME.start(GAME.options({**options, "round_limit": 8}, seats), seats, rng)
    told: list[str] = []
    while waited := GAME.to_act(s):
        if s.frames[-1].kind == "announcing":
            told += check_choices(s, rng)
        seat, a = schemer.interject(s) or (waited[0], schemer.choose(s, waited[0]))
        GAME.apply(s, seat, a, rng)
    assert {"target", "aid"} <= set(told)


def test_043_what_a_choice_brings_is_told_to_whoever_may_choose_it() -> None:
    rng = FastRng(3)
    s = GAME.start(GAME.options({}, 3), 3, rng)
    seat = GAME.to_act(s)[0]
    with pytest.raises(BadInput):
        GAME.terms(GAME.view(s, seat), "target cia control")
