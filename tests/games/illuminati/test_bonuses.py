"""The 23 attack bonuses of the groups and those of the Illuminati, one by one (147, 37 to 41, A-18, A-54)."""

from __future__ import annotations

import pytest

from lanterne.games.illuminati.cards.table import CARD_NUMBERS, CARDS
from lanterne.games.illuminati.moves import CONTROL, DESTROY, NEUTRALISE
from tests.games.illuminati.table import Table

ANY = "goldfish-fanciers"  # stands for "whatever the target": Peaceful and Fanatic, named by no bonus
OTHER = "republicans"  # an attacker that is not the card itself
C, N, D = (CONTROL,), (NEUTRALISE,), (DESTROY,)
ALL = (CONTROL, NEUTRALISE, DESTROY)

# card, bonus, types of attack, targets it serves against, a target it does not, only for the card itself
BONUSES: list[tuple[str, int, tuple[int, ...], list[str], str, bool]] = [
    ("anti-nuclear-activists", 2, D, ["nuclear-power-companies"], "fbi", False),
    ("clone-arrangers", 3, D, [ANY, "fbi"], "", False),
    ("cycle-gangs", 2, D, [ANY, "fbi"], "", False),
    ("evil-geniuses", 4, ALL, ["orbital-mind-control-lasers"], "fbi", False),
    ("feminists", 3, C, ["democrats", "cfl-aio"], "republicans", False),
    ("hackers", 3, N, [ANY, "fbi"], "", False),
    ("health-food-stores", 2, C, ["anti-nuclear-activists"], "antiwar-activists", False),
    ("international-cocaine-smugglers", 4, C, ["punk-rockers", "cycle-gangs", "hollywood"], "mafia", False),
    ("international-communist-conspiracy", 3, C, ["kgb", "underground-newspapers"], "cia", False),
    ("junk-mail", 4, C, ["post-office"], "phone-company", False),
    ("kgb", 2, D, [ANY, "fbi"], "", False),
    ("l4-society", 4, ALL, ["orbital-mind-control-lasers"], "fbi", True),
    ("madison-avenue", 5, C, ["big-media", "empty-vee"], "hollywood", False),
    ("mafia", 3, C, ["loan-sharks", "men-in-black"], "texas", True),
    ("militia", 6, D, ["kgb", "fiendish-fluoridators"], "democrats", False),
    ("phone-phreaks", 3, ALL, ["phone-company"], "post-office", False),
    ("science-fiction-fans", 2, C, ["trekkies", "tabloids"], "fbi", False),
    ("semiconscious-liberation-army", 1, D, [ANY, "fbi"], "", False),
    ("smof", 5, C, ["science-fiction-fans"], "punk-rockers", True),
    ("smof", 2, C, ["trekkies"], "intellectuals", True),
    ("tabloids", 3, C, ["convenience-stores"], "health-food-stores", True),
    ("tv-preachers", 3, C, ["moral-minority"], "moonies", True),
    ("video-games", 3, C, ["convenience-stores"], "comic-books", True),
]
ILLUMINATI: list[tuple[str, int, tuple[int, ...], list[str], str, bool]] = [
    ("discordian-society", 4, C, ["trekkies", "california"], "fbi", False),  # 150
    ("servants-of-cthulhu", 2, D, [ANY, "fbi"], "", False),  # 153
    ("society-of-assassins", 4, N, [ANY, "fbi"], "", False),  # 156
    ("illuminated-mafia", 3, C, ["loan-sharks"], "texas", False),  # 178, A-54: any attempt
    ("illuminated-icc", 3, C, ["kgb"], "cia", False),  # 183
]


def bonus(table: Table, source: str, attacker: str, target: str, kind: int) -> int:
    """What the source adds, were it in the attacker's structure."""
    card, at = CARD_NUMBERS[source], CARD_NUMBERS[target]
    mask = CARDS[at].alignments
    return sum(
        ability.attack_bonus(table.s, card, CARD_NUMBERS[attacker], at, mask, kind) for ability in CARDS[card].abilities
    )


@pytest.mark.parametrize(("card", "amount", "kinds", "targets", "wrong", "direct"), BONUSES + ILLUMINATI)
def test_147_bonus(
    card: str, amount: int, kinds: tuple[int, ...], targets: list[str], wrong: str, direct: bool
) -> None:
    table = Table()
    for target in targets:
        for kind in ALL:
            due = amount if kind in kinds else 0  # wrong type
            assert bonus(table, card, card, target, kind) == due
            assert bonus(table, card, OTHER, target, kind) == (0 if direct else due)  # other attacker
    if wrong:
        for kind in ALL:
            assert bonus(table, card, card, wrong, kind) == 0
            assert bonus(table, card, OTHER, wrong, kind) == 0


def test_a54_the_illuminated_mafia_helps_every_attacker() -> None:
    table = Table(("illuminated-mafia", "network"), addon=True).own(0, "republicans").centre("loan-sharks")
    table.attack("republicans", "loan-sharks")
    assert table.number() == 4 - 5 + 3


def test_147_all_bonuses_of_groups_are_listed() -> None:
    assert len(BONUSES) == 23
    assert len({row[0] for row in BONUSES}) == 22


def test_a84_militia_by_the_book() -> None:
    table = Table(book_militias=True)
    assert bonus(table, "militia", OTHER, "kgb", DESTROY) == 2
    assert bonus(table, "militia", OTHER, "democrats", DESTROY) == 2
    assert bonus(table, "militia", OTHER, "fbi", DESTROY) == 0
    assert bonus(table, "militia", OTHER, "kgb", CONTROL) == 0


def test_037_a18_bonuses_of_several_cards_add_up() -> None:
    table = Table().own(0, "republicans").own(0, "cycle-gangs").own(0, "semiconscious-liberation-army")
    table.own(0, "clone-arrangers").centre("fbi")
    table.attack("republicans", "fbi", "destroy")
    assert table.number() == 4 - 4 + 2 + 1 + 3  # no alignment in common


def test_038_a_bonus_ends_when_the_card_leaves() -> None:
    table = Table().own(0, "republicans").own(0, "cycle-gangs").own(0, "yuppies").centre("fbi")
    table.do(0, "drop cycle-gangs")
    table.attack("republicans", "fbi", "destroy")
    assert table.number() == 4 - 4


def test_039_a18_a_bonus_works_from_a_card_without_arrows_that_took_part() -> None:
    table = Table().own(0, "republicans").own(0, "science-fiction-fans").centre("trekkies")
    table.s.used[CARD_NUMBERS["science-fiction-fans"]] = 1
    table.attack("republicans", "trekkies")
    assert table.number() == 4 - 4 + 2


def test_040_a_direct_bonus_serves_its_own_card_only() -> None:
    table = Table().own(0, "republicans").own(0, "mafia").centre("loan-sharks")
    table.attack("republicans", "loan-sharks")
    assert table.number() == 4 - 5


def test_041_mafia_against_criminal_is_seven_better() -> None:
    table = Table().own(0, "mafia").centre("international-cocaine-smugglers")
    table.attack("mafia", "international-cocaine-smugglers")
    assert table.number() == 7 - 5 + 4 + 3
