"""Group abilities outside the bonuses (141 to 146, 204, A-37 to A-39, A-79)."""

from __future__ import annotations

import pytest

from lanterne.games.illuminati.cards.alignments import (
    ALL,
    COMMUNIST,
    CRIMINAL,
    FANATIC,
    GOVERNMENT,
    LIBERAL,
    PEACEFUL,
    STRAIGHT,
    VIOLENT,
    WEIRD,
)
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, CARDS
from lanterne.games.illuminati.state import NOWHERE
from lanterne.games.illuminati.structure.geometry import alignments_of
from lanterne.games.illuminati.turn.altering import ADD, REMOVE, REVERSE, altered
from tests.games.illuminati.builder import Position

THREE = ("network", "gnomes-of-zurich", "servants-of-cthulhu")


def lasers() -> Position:
    at = Position(THREE).lay(0, "orbital-mind-control-lasers", "", "east").lay(0, "texas", "", "west")
    return at.lay(1, "fbi", "", "east").centre("yuppies").deck()


def alignments(at: Position, card: str) -> int:
    return alignments_of(at.s, CARD_NUMBERS[card])


def test_142_a38_any_other_group_in_play() -> None:
    at = lasers()
    assert at.starting(0, "lasers") == ["lasers fbi", "lasers texas", "lasers yuppies"]


def test_142_no_action_and_once_a_turn() -> None:
    at = lasers().do(0, "lasers yuppies", "alter add weird")
    assert at.s.actions_left == 2
    assert not at.starting(0, "lasers")
    assert at.why(0, "lasers fbi") == "A-38"


def test_142_add_remove_reverse() -> None:
    at = lasers().do(0, "lasers fbi", "alter reverse government")
    assert alignments(at, "fbi") == COMMUNIST | STRAIGHT
    at = lasers().do(0, "lasers fbi", "alter remove straight")
    assert alignments(at, "fbi") == GOVERNMENT
    at = lasers().do(0, "lasers fbi", "alter add weird")  # it then counts as both
    assert alignments(at, "fbi") == GOVERNMENT | STRAIGHT | WEIRD


def test_a79_only_what_the_group_has_not_can_be_added() -> None:
    at = lasers().do(0, "lasers fbi")
    assert "alter add government" not in at.legal(0)
    assert "alter remove weird" not in at.legal(0)
    assert "alter reverse weird" not in at.legal(0)
    assert len(at.legal(0)) == 8 + 2 + 2


@pytest.mark.parametrize("one", [CRIMINAL, FANATIC])
def test_a38_criminal_and_fanatic_cannot_be_reversed(one: int) -> None:
    bit = one.bit_length() - 1
    assert altered(one, REVERSE, bit) == one
    assert altered(one, REMOVE, bit) == 0
    assert altered(0, ADD, bit) == one


def test_a38_reversing_a_pair_of_which_both_are_there() -> None:
    assert altered(PEACEFUL | VIOLENT, REVERSE, VIOLENT.bit_length() - 1) == PEACEFUL


def test_142_a38_it_lapses_at_the_end_of_the_turn() -> None:
    at = lasers().do(0, "lasers fbi", "alter add weird")
    while at.s.turn == 0:
        at.do(0, "end")
    assert at.s.altered_card == NOWHERE
    assert alignments(at, "fbi") == GOVERNMENT | STRAIGHT


def test_a38_it_can_win_since_it_lapses_after_the_check() -> None:
    at = Position(("bermuda-triangle", "gnomes-of-zurich"))
    at.lay(0, "orbital-mind-control-lasers", "", "east").lay(0, "semiconscious-liberation-army", "", "west")
    at.lay(0, "fbi", "", "north").lay(0, "moral-minority", "fbi", "west").deck()
    held = 0
    for card in at.s.grid[0].values():
        held |= CARDS[card].alignments
    assert held == ALL & ~PEACEFUL
    at.do(0, "lasers fbi", "alter add peaceful", "end", "done")
    assert at.s.result is not None
    assert at.s.result.winners() == [0]


def test_a79_the_effect_stays_when_the_lasers_go() -> None:
    at = lasers().do(0, "lasers fbi", "alter add weird", "drop orbital-mind-control-lasers")
    assert alignments(at, "fbi") & WEIRD


def test_190_no_lasers_and_no_recycling_while_an_attack_is_open() -> None:
    at = lasers().do(0, "attack texas")
    assert not at.starting(0, "lasers")


def recyclers(money: int) -> Position:
    return Position(THREE).lay(0, "recyclers", "", "east", money).deck("texas", "yuppies")


def test_143_five_of_its_own_money_buy_a_card() -> None:
    at = recyclers(7)
    at.rng.script = [1]
    at.do(0, "recycle")
    assert at.purse("recyclers") == 2
    assert at.ids(at.s.deck_groups) == ["texas"]
    assert at.s.actions_left == 2


def test_143_a39_once_a_turn() -> None:
    at = recyclers(20)
    at.rng.script = [0]
    at.do(0, "recycle")
    assert "recycle" not in at.legal(0)
    assert at.why(0, "recycle") == "143"


def test_143_not_with_less_than_five() -> None:
    assert "recycle" not in recyclers(4).money("network", 20).legal(0)


def test_204_not_from_an_empty_deck() -> None:
    assert "recycle" not in recyclers(20).deck().legal(0)


def test_143_a39_a_special_is_kept() -> None:
    at = recyclers(5).deck("bribery")
    at.rng.script = [0]
    at.do(0, "recycle")
    assert sum(at.s.specials[0]) == 1


def test_144_survivalists_strengthen_the_owners_other_groups() -> None:
    at = (
        Position(THREE).lay(0, "republicans", "", "east").lay(1, "texas", "", "east").lay(1, "survivalists", "", "west")
    )
    at.attack("republicans", "texas")
    assert at.number() == 4 - 6 + 4 - 10 - 2


def test_144_not_themselves_and_not_others() -> None:
    at = Position(THREE).lay(0, "republicans", "", "east").lay(1, "survivalists", "", "west").centre("fraternal-orders")
    at.attack("republicans", "fraternal-orders")
    assert at.number() == 4 - 5 + 4
    at = Position(THREE).lay(0, "fnord-motor-company", "", "east").lay(1, "survivalists", "", "west")
    at.attack("fnord-motor-company", "survivalists")
    assert at.number() == 2 - 6 - 4 - 10


def test_144_not_against_destruction_by_power() -> None:
    at = (
        Position(THREE).lay(0, "republicans", "", "east").lay(1, "texas", "", "east").lay(1, "survivalists", "", "west")
    )
    at.attack("republicans", "texas", "destroy")
    assert at.number() == 4 - 6 - 4 - 10


@pytest.mark.parametrize(("attacker", "power", "resistance", "likeness"), [
    ("fnord-motor-company", 2, 3, -4),
    ("cfl-aio", 6, 10, -4),  # Liberal
    ("fiendish-fluoridators", 3, 10, 0),  # Communist
    ("tabloids", 2, 10, 0),  # Weird
])  # fmt: skip
def test_145_gun_lobby(attacker: str, power: int, resistance: int, likeness: int) -> None:
    at = Position(THREE).lay(0, attacker, "", "east").centre("gun-lobby")
    at.attack(attacker, "gun-lobby")
    assert at.number() == power - resistance + likeness


def test_145_a79_only_the_attackers_alignments_matter() -> None:
    at = Position(THREE).lay(0, "fnord-motor-company", "", "east").lay(0, "hackers", "", "west").centre("gun-lobby")
    at.attack("fnord-motor-company", "gun-lobby", "control", "aid hackers")
    assert at.number() == 2 + 1 - 3 - 4


def test_145_a79_then_survivalists_and_position() -> None:
    at = (
        Position(THREE).lay(0, "cfl-aio", "", "east").lay(1, "gun-lobby", "", "east").lay(1, "survivalists", "", "west")
    )
    at.attack("cfl-aio", "gun-lobby")
    assert at.number() == 6 - 10 - 2 - 10 - 4


def test_146_a37_chinese_donors_count_as_government() -> None:
    at = Position(THREE).lay(0, "chinese-campaign-donors", "", "east").centre("fbi", "kgb")
    at.attack("chinese-campaign-donors", "fbi")
    assert at.number() == 3 - 6 + 4


def test_146_only_to_control_a_government_group() -> None:
    ability = CARDS[CARD_NUMBERS["chinese-campaign-donors"]].abilities[0]
    assert ability.attacker_alignments(COMMUNIST, GOVERNMENT | STRAIGHT, 0) == GOVERNMENT
    assert ability.attacker_alignments(COMMUNIST | LIBERAL, GOVERNMENT, 0) == GOVERNMENT | LIBERAL
    assert ability.attacker_alignments(COMMUNIST, STRAIGHT, 0) == COMMUNIST
    assert ability.attacker_alignments(COMMUNIST, GOVERNMENT, 1) == COMMUNIST
    assert ability.attacker_alignments(COMMUNIST, GOVERNMENT, 2) == COMMUNIST


def test_146_a37_it_then_falls_under_discordian_immunity() -> None:
    at = Position(("network", "discordian-society")).lay(0, "chinese-campaign-donors", "", "east")
    at.lay(1, "fbi", "", "east").lay(1, "kgb", "", "west").do(0, "attack chinese-campaign-donors")
    assert "target fbi control" not in at.legal(0)
    assert "target fbi neutralise" in at.legal(0)
    assert "target kgb control" in at.legal(0)
