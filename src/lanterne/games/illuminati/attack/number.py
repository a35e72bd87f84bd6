"""The number an attack needs, fast (`attack_number`) or summand by summand with its sources (`attack_terms`)."""

from __future__ import annotations

from typing import Final

from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.terms import Term
from lanterne.games.illuminati.attack.attack import PRINTED, Attack
from lanterne.games.illuminati.cards.alignments import identical, opposed
from lanterne.games.illuminati.cards.figures import power_of, transferable_of
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.moves import DESTROY, NEUTRALISE
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of, depth

POSITION: Final[tuple[int, ...]] = (10, 5, 2)  # by the number of groups between the target and its Illuminati (58)
PER_ALIGNMENT: Final = 4  # 65, 80
NEUTRALISING: Final = 6  # 75
TARGET_MONEY: Final = 2  # points for each MB out of the target's own treasury (53)
WORST_ROLL: Final = 10  # 11 and 12 always fail (45)

# ---------------------------------------------------------------------- figures


def attacking_alignments(s: IlluminatiState, attacker: int, target: int, kind: int) -> int:
    """What the attacking group counts as in this attack (A-37)."""
    mine = alignments_of(s, attacker)
    if not CARDS[attacker].counts_as:
        return mine
    for ability in CARDS[attacker].abilities:
        mine = ability.attacker_alignments(mine, alignments_of(s, target), kind)
    return mine


def attacking_power(s: IlluminatiState, atk: Attack) -> int:
    return (power_of(s, atk.attacker) if atk.power == PRINTED else atk.power) + atk.power_lie


def aid_of(s: IlluminatiState, atk: Attack, aider: int) -> int:
    return atk.aid if aider >= FIRST_ILLUMINATI and atk.aid != PRINTED else transferable_of(s, aider)


def alignment_modifier(s: IlluminatiState, atk: Attack) -> int:
    mine = attacking_alignments(s, atk.attacker, atk.target, atk.kind)
    theirs = alignments_of(s, atk.target)
    likeness = identical(mine, theirs) - opposed(mine, theirs)
    return -PER_ALIGNMENT * likeness if atk.kind == DESTROY else PER_ALIGNMENT * likeness


def bonus_counts(s: IlluminatiState, atk: Attack, source: int) -> bool:
    """Bonuses are automatic, but those of a hidden Illuminati must be claimed (A-18, A-77)."""
    return source < FIRST_ILLUMINATI or s.exposed[atk.seat] or atk.claimed


def bonus_of(s: IlluminatiState, atk: Attack, source: int) -> int:
    """What the abilities of one card of the attacker's structure add."""
    total = 0
    for ability in CARDS[source].abilities:
        total += ability.attack_bonus(s, source, atk.attacker, atk.target, alignments_of(s, atk.target), atk.kind)
    return total


def own_defence(s: IlluminatiState, atk: Attack) -> int:
    """The target's own figure: resistance, or power against destruction without Rumeurs (33, 78, 135)."""
    if atk.kind == DESTROY and not atk.rumours:
        return power_of(s, atk.target) + atk.defence_lie
    resistance = CARDS[atk.target].resistance
    mine = attacking_alignments(s, atk.attacker, atk.target, atk.kind)
    for ability in CARDS[atk.target].abilities:
        resistance = ability.own_resistance(resistance, mine)
    return resistance + atk.defence_lie


def lends_resistance(s: IlluminatiState, atk: Attack) -> bool:
    """Whether groups of the target's owner strengthen it: where resistance counts and another attacks (A-14)."""
    return atk.defender != NOBODY and (atk.kind != DESTROY or atk.rumours)


def lent_by(card: int, target: int) -> int:
    return CARDS[card].lent_resistance if card != target else 0


def position_defence(s: IlluminatiState, atk: Attack) -> int:
    """58, 59; own groups have none (84)."""
    return 0 if atk.defender == NOBODY else shelter_of(s, atk.target)


def shelter_of(s: IlluminatiState, card: int) -> int:
    """What a group's place in its structure adds to its defence against others (58)."""
    between = depth(s, card)
    return POSITION[between] if between < len(POSITION) else 0


# ---------------------------------------------------------------------- the number


def attack_number(s: IlluminatiState, atk: Attack) -> int:
    """The highest roll that succeeds, 10 at most counting apart (43, 45). Equal to the sum of `attack_terms`."""
    number = attacking_power(s, atk) + alignment_modifier(s, atk)
    for aider in atk.aiders:
        number += aid_of(s, atk, aider)
    for card in s.grid[atk.seat].values():
        if CARDS[card].abilities and bonus_counts(s, atk, card):
            number += bonus_of(s, atk, card)
    if atk.kind == NEUTRALISE:
        number += NEUTRALISING
    number -= own_defence(s, atk) + position_defence(s, atk)
    if lends_resistance(s, atk):
        for card in s.grid[atk.defender].values():
            number -= lent_by(card, atk.target)
    number += atk.group_money + atk.illuminati_money - TARGET_MONEY * atk.target_money - atk.defender_money
    for seat in range(s.seats):
        number += atk.support[seat] - atk.opposition[seat]
    return number


def attack_terms(s: IlluminatiState, atk: Attack) -> list[Term]:
    """Every summand of the number with its source and clause, the ones that are nothing left out."""
    terms = [
        Term(attacking_power(s, atk), Phrase("illuminati-term-power", {"source": card_phrase(s, atk.attacker)}), "43")
    ]
    for aider in atk.aiders:
        terms.extend(aid_terms(s, atk, aider))
    mine = attacking_alignments(s, atk.attacker, atk.target, atk.kind)
    theirs = alignments_of(s, atk.target)
    sign = -1 if atk.kind == DESTROY else 1
    clause = "80" if atk.kind == DESTROY else "65"
    add_term(terms, sign * PER_ALIGNMENT * identical(mine, theirs), "identical", card_phrase(s, atk.target), clause)
    add_term(terms, -sign * PER_ALIGNMENT * opposed(mine, theirs), "opposite", card_phrase(s, atk.target), clause)
    if atk.kind == NEUTRALISE:
        add_term(terms, NEUTRALISING, "neutralising", card_phrase(s, atk.target), "75")
    for card in sorted(s.grid[atk.seat].values()):
        if bonus_counts(s, atk, card):
            add_term(
                terms, bonus_of(s, atk, card), "bonus", card_phrase(s, card), "37" if card != atk.attacker else "41"
            )
    add_defence_terms(s, atk, terms)
    add_money_terms(s, atk, terms)
    return terms


def aid_terms(s: IlluminatiState, atk: Attack, aider: int) -> list[Term]:
    """What one card's aid adds, announced or not."""
    terms: list[Term] = []
    add_term(terms, aid_of(s, atk, aider), "aid", card_phrase(s, aider), "46")
    return terms


def add_defence_terms(s: IlluminatiState, atk: Attack, terms: list[Term]) -> None:
    against_power = atk.kind == DESTROY and not atk.rumours
    name = "defending-power" if against_power else "resistance"
    clause = "78" if against_power else ("135" if atk.rumours else "43")
    target = card_phrase(s, atk.target)
    terms.append(Term(-own_defence(s, atk), Phrase("illuminati-term-" + name, {"source": target}), clause))
    if lends_resistance(s, atk):
        for card in sorted(s.grid[atk.defender].values()):
            add_term(terms, -lent_by(card, atk.target), "lent", card_phrase(s, card), "144")
    add_term(terms, -position_defence(s, atk), "position", target, "58")


def add_money_terms(s: IlluminatiState, atk: Attack, terms: list[Term]) -> None:
    add_term(terms, atk.group_money, "money", card_phrase(s, atk.attacker), "52")
    add_term(terms, atk.illuminati_money, "money", card_phrase(s, s.illuminati[atk.seat]), "52")
    add_term(terms, -TARGET_MONEY * atk.target_money, "money", card_phrase(s, atk.target), "53")
    if atk.defender != NOBODY:
        add_term(terms, -atk.defender_money, "money", card_phrase(s, s.illuminati[atk.defender]), "53")
    for seat in range(s.seats):
        add_term(terms, atk.support[seat], "support", seat_phrase(seat), "87")
        add_term(terms, -atk.opposition[seat], "opposition", seat_phrase(seat), "87")


def add_term(terms: list[Term], value: int, name: str, source: Phrase, clause: str) -> None:
    if value:
        terms.append(Term(value, Phrase("illuminati-term-" + name, {"source": source}), clause))


def succeeds(s: IlluminatiState, atk: Attack) -> bool:
    return atk.roll <= WORST_ROLL and atk.roll <= attack_number(s, atk)
