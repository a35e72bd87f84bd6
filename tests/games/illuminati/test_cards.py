"""The tables of cards: counts, sums, ranges (1, 29 to 36, 148 to 157, 177 to 183)."""

from __future__ import annotations

import pytest

from lanterne.games.illuminati.cards.abilities import AttackBonus, PerEdition
from lanterne.games.illuminati.cards.alignments import (
    ALL,
    CRIMINAL,
    FANATIC,
    NAMES,
    identical,
    names_of,
    opposed,
    opposite_of,
)
from lanterne.games.illuminati.cards.card import BACK, LEFT, RIGHT, STRAIGHT_ON
from lanterne.games.illuminati.cards.table import (
    CARD_COUNT,
    CARD_IDS,
    CARD_NUMBERS,
    CARDS,
    CHOOSABLE_GOALS,
    FIRST_ILLUMINATED,
    FIRST_ILLUMINATI,
    GOAL_IDS,
    GROUPS,
    REPLACED,
    SPECIAL_IDS,
    SPECIALS,
)
from tests.games.illuminati.group_figures import GROUP_FIGURES

TURNS = {STRAIGHT_ON: "straight", RIGHT: "right", LEFT: "left"}


def test_001_a02_counts_of_cards() -> None:
    assert len(GROUPS) == 83 == FIRST_ILLUMINATI
    assert FIRST_ILLUMINATED - FIRST_ILLUMINATI == 8
    assert CARD_COUNT - FIRST_ILLUMINATED == 5
    assert sum(special.count for special in SPECIALS) == 15
    assert len(SPECIALS) == 14
    assert [special.id for special in SPECIALS if special.count == 2] == ["interference"]


def test_ids_are_unique_and_kebab_case() -> None:
    ids = [*CARD_IDS, *SPECIAL_IDS]
    assert len(set(ids)) == len(ids)
    for each in ids:
        assert all(letter.islower() or letter.isdigit() or letter == "-" for letter in each), each
    assert list(CARD_IDS[:FIRST_ILLUMINATI]) == sorted(CARD_IDS[:FIRST_ILLUMINATI])


def test_sums_of_the_groups() -> None:
    assert sum(card.power for card in GROUPS) == 191
    assert sum(card.transferable for card in GROUPS) == 37
    arrows = [len(card.arrows) for card in GROUPS]
    assert [arrows.count(number) for number in range(4)] == [21, 30, 22, 10]


@pytest.mark.parametrize("line", GROUP_FIGURES.split("\n")[1:-1])
def test_001_033_036_a84_the_figures_of_every_group(line: str) -> None:
    card = CARDS[CARD_NUMBERS[line.split(" ")[0]]]
    alignments = "+".join(sorted(names_of(card.alignments))) or "-"
    arrows = "+".join(sorted([TURNS[turn] for turn in card.arrows])) or "-"
    figures = f"{card.power}/{card.transferable} {card.resistance} {card.income}"
    assert f"{card.id} {figures} {alignments} {arrows}" == line


def test_001_the_list_of_figures_is_complete() -> None:
    named = [line.split(" ")[0] for line in GROUP_FIGURES.split("\n")[1:-1]]
    assert named == list(CARD_IDS[:FIRST_ILLUMINATI])


def test_relative_arrows_left_straight_right() -> None:
    turns = [turn for card in GROUPS for turn in card.arrows]
    assert [turns.count(turn) for turn in (LEFT, STRAIGHT_ON, RIGHT, BACK)] == [37, 34, 33, 0]


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("violent", 23),
        ("weird", 19),
        ("liberal", 17),
        ("conservative", 16),
        ("straight", 14),
        ("fanatic", 12),
        ("criminal", 10),
        ("government", 9),
        ("communist", 9),
        ("peaceful", 8),
    ],
)
def test_alignment_counts(name: str, count: int) -> None:
    assert len([card for card in GROUPS if name in names_of(card.alignments)]) == count


def test_figures_are_in_range() -> None:
    for card in GROUPS:
        assert 0 <= card.power <= 7
        assert 0 <= card.transferable <= 4
        assert 0 <= card.resistance <= 8
        assert 0 <= card.income <= 8
        assert card.alignments & ~ALL == 0
        assert card.goal == card.replaces == ""


def test_every_group_with_power_has_an_arrow_and_no_other() -> None:
    for card in GROUPS:
        assert bool(card.arrows) == (card.power > 0), card.id


def test_thirty_groups_have_an_ability() -> None:
    assert len([card for card in GROUPS if card.abilities]) == 30


def test_147_twenty_three_bonuses_on_twenty_two_groups() -> None:
    bonuses = [
        (card.id, ability)
        for card in GROUPS
        for ability in card.abilities
        if isinstance(ability, AttackBonus | PerEdition)
    ]
    assert len(bonuses) == 23
    assert len({card for card, _ in bonuses}) == 22


def test_bonuses_name_existing_groups() -> None:
    for card in CARDS:
        for ability in card.abilities:
            if isinstance(ability, AttackBonus):
                assert [CARD_IDS[number] for number in ability.numbers] == list(ability.groups)


def test_029_opposites() -> None:
    pairs = [("government", "communist"), ("liberal", "conservative"), ("peaceful", "violent"), ("straight", "weird")]
    for one, other in pairs:
        a, b = 1 << NAMES.index(one), 1 << NAMES.index(other)
        assert opposite_of(a) == b
        assert opposite_of(b) == a
        assert opposed(a, b) == 1


def test_030_criminal_has_no_opposite() -> None:
    assert opposite_of(CRIMINAL) == 0
    assert opposed(CRIMINAL, ALL) == 0


def test_031_a15_two_fanatics_are_opposite_never_identical() -> None:
    assert opposed(FANATIC, FANATIC) == 1
    assert identical(FANATIC, FANATIC) == 0


def test_032_none_one_or_several_alignments() -> None:
    counts = {len(names_of(card.alignments)) for card in GROUPS}
    assert {0, 1, 2, 3} <= counts
    assert len(names_of(CARDS[CARD_NUMBERS["semiconscious-liberation-army"]].alignments)) == 5


def test_033_power_and_transferable_power() -> None:
    cia = CARDS[CARD_NUMBERS["cia"]]
    assert (cia.power, cia.transferable) == (6, 4)


def test_034_groups_that_can_only_aid() -> None:
    aiders = [card.id for card in GROUPS if card.power == 0 and card.transferable > 0]
    assert aiders == ["evil-geniuses", "men-in-black", "phone-phreaks"]


def test_035_036_illuminati_have_four_arrows_and_no_resistance() -> None:
    for card in CARDS[FIRST_ILLUMINATI:]:
        assert sorted(card.arrows) == [STRAIGHT_ON, RIGHT, BACK, LEFT]
        assert card.resistance == 0
        assert card.ways[0] == [0, 1, 2, 3]


def test_a16_illuminati_have_no_alignments() -> None:
    assert all(card.alignments == 0 for card in CARDS[FIRST_ILLUMINATI:])


@pytest.mark.parametrize(
    ("card", "power", "income", "goal"),
    [
        ("bavarian-illuminati", 10, 9, "total-power"),  # 148
        ("bermuda-triangle", 8, 9, "all-alignments"),  # 149
        ("discordian-society", 8, 8, "weird-groups"),  # 150
        ("gnomes-of-zurich", 7, 12, "total-money"),  # 151
        ("network", 7, 9, "transferable-power"),  # 152
        ("servants-of-cthulhu", 9, 7, "destruction"),  # 153
        ("society-of-assassins", 8, 8, "violent-groups"),  # 156
        ("ufos", 6, 8, ""),  # 157
        ("illuminated-mafia", 8, 8, "criminal-government-groups"),  # 178
        ("illuminated-phone-company", 7, 9, "straight-groups"),  # 179
        ("illuminated-oil", 7, 11, "destroy-irs"),  # 180
        ("illuminated-post-office", 8, 5, "monopoly"),  # 181
        ("illuminated-icc", 9, 7, "liberal-communist-groups"),  # 183
    ],
)
def test_148_149_150_151_152_153_156_157_178_179_180_181_183_figures(
    card: str, power: int, income: int, goal: str
) -> None:
    facts = CARDS[CARD_NUMBERS[card]]
    assert (facts.power, facts.transferable, facts.income, facts.goal) == (power, power, income, goal)


def test_177_184_a50_five_illuminated_cards_replace_their_groups() -> None:
    replaced = [CARD_IDS[REPLACED[card]] for card in range(FIRST_ILLUMINATED, CARD_COUNT)]
    assert replaced == [
        "mafia",
        "phone-company",
        "multinational-oil-companies",
        "post-office",
        "international-communist-conspiracy",
    ]
    assert all(REPLACED[card] == -1 for card in range(FIRST_ILLUMINATED))


def test_a76_seven_goals_can_be_chosen() -> None:
    goals = [card.goal for card in CARDS[FIRST_ILLUMINATI:] if card.goal]
    assert list(GOAL_IDS) == goals
    basic = [card.goal for card in CARDS[FIRST_ILLUMINATI:FIRST_ILLUMINATED] if card.goal]
    assert list(GOAL_IDS[:CHOOSABLE_GOALS]) == basic


@pytest.mark.parametrize(
    ("card", "figures"),
    [  # where the rule book's table was misread: power, transferable, resistance, income
        ("post-office", (4, 3, 3, 0)),
        ("new-york", (7, 0, 8, 3)),
        ("madison-avenue", (3, 3, 3, 2)),
        ("loan-sharks", (5, 0, 5, 6)),
        ("multinational-oil-companies", (6, 0, 4, 8)),
        ("kgb", (2, 2, 6, 0)),
        ("tv-preachers", (3, 0, 6, 4)),
    ],
)
def test_a84_figures_follow_the_cards(card: str, figures: tuple[int, int, int, int]) -> None:
    facts = CARDS[CARD_NUMBERS[card]]
    assert (facts.power, facts.transferable, facts.resistance, facts.income) == figures
