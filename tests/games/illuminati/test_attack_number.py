"""The number an attack needs, with each worked figure of the rule book (43 to 59, 65, 66, 75, 78, 80, A-09 to A-18)."""

from __future__ import annotations

import pytest

from lanterne.core.terms import sum_of
from lanterne.games.illuminati.attack.number import attack_terms
from lanterne.games.illuminati.cards.alignments import COMMUNIST, GOVERNMENT, LIBERAL, WEIRD
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.state import UNCONTROLLED
from tests.games.illuminati.table import Table


def values(t: Table, name: str) -> list[int]:
    return [term.value for term in attack_terms(t.s, t.atk) if term.phrase.key == "illuminati-term-" + name]


def deep_chain(t: Table) -> Table:
    """Seat 1 holds the Copy Shops three groups away from its Illuminati: no position defence."""
    return (
        t.own(1, "republicans")
        .own(1, "mafia", "republicans")
        .own(1, "pentagon", "mafia")
        .own(1, "copy-shops", "pentagon")
    )


def test_043_044_power_less_resistance() -> None:
    t = Table().own(0, "cfl-aio").centre("chinese-campaign-donors").attack("cfl-aio", "chinese-campaign-donors")
    assert t.number() == 4
    t = Table(("bavarian-illuminati", "network")).centre("chinese-campaign-donors")
    assert t.attack("bavarian-illuminati", "chinese-campaign-donors").number() == 8


@pytest.mark.parametrize(("roll", "falls"), [(2, True), (4, True), (5, False)])
def test_043_success_on_the_number_or_less(roll: int, falls: bool) -> None:
    t = Table().own(0, "cfl-aio").centre("chinese-campaign-donors").attack("cfl-aio", "chinese-campaign-donors")
    t.throw(roll)
    assert (t.owner("chinese-campaign-donors") == 0) == falls


@pytest.mark.parametrize(("roll", "falls"), [(10, True), (11, False), (12, False)])
def test_045_eleven_and_twelve_always_fail(roll: int, falls: bool) -> None:
    t = Table(purse=40).centre("hollywood").attack("network", "hollywood").do(0, "spend 30 network")
    assert t.number() == 37
    t.throw(roll)
    assert (t.owner("hollywood") == 0) == falls


def test_051_six_and_four_against_three_then_money() -> None:
    t = deep_chain(Table(purse=3).own(0, "cfl-aio").own(0, "cia")).money("copy-shops", 3)
    t.attack("cfl-aio", "copy-shops", "control", "aid cia")
    assert t.number() == 7
    assert t.do(0, "spend 3 network").number() == 10
    assert t.do(1, "spend 3 copy-shops").number() == 4


def test_a03_052_053_who_pays_how_much() -> None:
    t = deep_chain(Table(purse=9).own(0, "cfl-aio", money=4)).money("copy-shops", 3)
    t.attack("cfl-aio", "copy-shops")
    assert t.number() == 3
    assert {code.split()[2] for code in t.legal(0) if code.startswith("spend")} == {"cfl-aio", "network"}
    assert t.do(0, "spend 2 cfl-aio").number() == 5
    assert {code.split()[2] for code in t.legal(1) if code.startswith("spend")} == {"copy-shops", "gnomes-of-zurich"}
    assert t.do(1, "spend 2 copy-shops").number() == 1
    assert t.do(2, "pass").do(0, "spend 9 network").number() == 10
    assert t.do(1, "spend 4 gnomes-of-zurich").number() == 6
    assert values(t, "money") == [2, 9, -4, -4]


def test_046_only_own_cards_with_transferable_power_aid() -> None:
    t = Table().own(0, "cfl-aio").own(0, "cia").own(0, "kkk").own(1, "fbi").centre("copy-shops")
    t.do(0, "attack cfl-aio", "target copy-shops control")
    assert [code for code in t.legal(0) if code.startswith("aid")] == ["aid cia", "aid network"]
    assert t.why(0, "aid fbi") == "46"
    assert t.why(0, "aid kkk") == "33"
    assert t.do(0, "aid cia", "aid network").why(0, "aid cia") == "46"


def test_050_alignments_of_aiders_do_not_matter() -> None:
    t = Table().own(0, "cfl-aio").own(0, "kgb").centre("fbi")
    assert t.attack("cfl-aio", "fbi", "control", "aid kgb").number() == 6 + 2 - 6


def test_054_nobody_defends_an_uncontrolled_target() -> None:
    t = Table(purse=5).centre("hollywood").attack("network", "hollywood")
    assert t.atk.defender == -1
    assert all(not code.startswith("spend") for code in t.do(0, "pass").legal(1))
    assert "interfere 5 against" in t.legal(1)


def test_057_points_above_the_need_are_kept() -> None:
    t = deep_chain(Table(purse=30).own(0, "cfl-aio")).money("copy-shops", 4).attack("cfl-aio", "copy-shops")
    assert t.do(0, "spend 17 network").number() == 20
    assert t.do(1, "spend 20 gnomes-of-zurich").number() == 0
    t = deep_chain(Table(purse=30).own(0, "cfl-aio")).money("copy-shops", 10).attack("cfl-aio", "copy-shops")
    assert t.do(0, "spend 17 network").do(1, "spend 10 copy-shops").number() == 0


def test_057_nineteen_points_are_enough() -> None:
    t = deep_chain(Table(purse=30).own(0, "cfl-aio")).attack("cfl-aio", "copy-shops").do(0, "spend 17 network")
    assert t.do(1, "spend 19 gnomes-of-zurich").number() == 1
    assert t.throw(2).owner("copy-shops") == 1


@pytest.mark.parametrize(("target", "defence"), [("republicans", 10), ("mafia", 5), ("pentagon", 2), ("copy-shops", 0)])
@pytest.mark.parametrize("kind", ["control", "neutralise", "destroy"])
def test_058_059_position_defends_in_every_kind_of_attack(target: str, defence: int, kind: str) -> None:
    t = deep_chain(Table()).attack("network", target, kind)
    assert values(t, "position") == ([-defence] if defence else [])
    t.number()


def test_065_identical_and_opposite_alignments_count_four() -> None:
    t = Table().own(0, "kkk").centre("militia", "antiwar-activists")
    t.do(0, "attack kkk", "target militia control")
    assert values(t, "identical") == [8]
    assert t.number() == 2 + 8 - 4
    t = Table().own(0, "kkk").centre("antiwar-activists").attack("kkk", "antiwar-activists")
    assert values(t, "opposite") == [-8]


def test_066_weird_communists_on_straight_government_lose_eight() -> None:
    t = Table().own(0, "international-communist-conspiracy").centre("fbi")
    t.s.altered_card = CARD_NUMBERS["international-communist-conspiracy"]
    t.s.altered_alignments = WEIRD | COMMUNIST
    t.attack("international-communist-conspiracy", "fbi")
    assert values(t, "opposite") == [-8]
    assert t.number() == 7 - 8 - 6


def test_041_mafia_against_criminals_gains_seven() -> None:
    t = Table().own(0, "mafia").centre("junk-mail").attack("mafia", "junk-mail")
    assert values(t, "identical") + values(t, "bonus") == [4, 3]
    assert t.number() == 7 + 7 - 3


def test_040_direct_bonus_serves_its_card_alone() -> None:
    t = Table().own(0, "mafia").own(0, "cfl-aio").centre("junk-mail").attack("cfl-aio", "junk-mail")
    assert values(t, "bonus") == []


def test_a18_037_039_any_attempt_bonuses_add_up_without_arrow_or_action() -> None:
    t = Table().own(0, "cfl-aio").own(0, "cycle-gangs").own(0, "kgb").own(1, "republicans").own(1, "fbi", "republicans")
    t.s.used[CARD_NUMBERS["kgb"]] = 1
    t.attack("cfl-aio", "fbi", "destroy")
    assert values(t, "bonus") == [2, 2]


def test_038_a_bonus_ends_when_the_card_leaves() -> None:
    t = Table().own(0, "cfl-aio").own(0, "kgb").own(1, "fbi").do(0, "drop kgb").attack("cfl-aio", "fbi", "destroy")
    assert values(t, "bonus") == []


def test_075_077_neutralising_gains_six_and_its_own_bonuses() -> None:
    t = Table(("society-of-assassins", "network")).own(0, "hackers").own(0, "feminists").own(1, "united-nations")
    t.attack("society-of-assassins", "united-nations", "neutralise")
    assert values(t, "neutralising") == [6]
    assert values(t, "bonus") == [3, 4]  # not the Feminists' +3, which is for control
    assert t.number() == 8 + 6 + 7 - 3 - 10


def test_078_080_destruction_is_power_against_power_with_signs_turned() -> None:
    t = Table().own(0, "kkk").centre("moonies").attack("kkk", "moonies", "destroy")
    assert t.number() == 2 + 4 - 2
    t = Table().own(0, "kkk").centre("texas").attack("kkk", "texas", "destroy")
    assert t.number() == 2 - 8 - 6


def test_079_a09_power_zero_is_without_power() -> None:
    t = Table().centre("evil-geniuses", "men-in-black", "phone-phreaks", "cia").do(0, "attack network")
    for card in ("evil-geniuses", "men-in-black", "phone-phreaks"):
        assert t.why(0, f"target {card} destroy") == "79"
    assert "target cia destroy" in t.legal(0)


def test_a10_135_rumours_roll_against_resistance_as_a_destruction() -> None:
    t = Table(purse=1).own(0, "kkk").own(0, "cycle-gangs").own(1, "survivalists").own(1, "antiwar-activists")
    t.hold(0, "whispering-campaign").attack("kkk", "antiwar-activists", "rumours").all_pass_secrets()
    assert values(t, "opposite") == [8]  # the signs of a destruction
    assert values(t, "bonus") == [2]
    assert values(t, "resistance") == [-3]
    assert values(t, "lent") == [-2]
    assert t.number() == 2 + 8 + 2 - 3 - 2 - 10


def test_a11_189_a_hopeless_attack_may_be_thrown_and_fails() -> None:
    t = Table().own(0, "kkk").own(1, "antiwar-activists").attack("kkk", "antiwar-activists")
    assert t.number() < 2
    assert t.throw(2).owner("antiwar-activists") == 1


def test_a14_own_group_has_no_position_and_no_lent_resistance() -> None:
    t = Table(purse=5).own(0, "survivalists").own(0, "punk-rockers").own(0, "kgb").hold(0, "whispering-campaign")
    t.attack("kgb", "punk-rockers", "rumours").all_pass_secrets()
    assert t.number() == 2 + 2 - 4
    assert t.atk.defender == -1
    assert "spend 1 punk-rockers" not in t.legal(0)


def test_a14_the_targets_own_bonus_still_counts() -> None:
    t = Table().own(0, "kgb").attack("network", "kgb", "destroy")
    assert t.number() == 7 + 2 - 2


def test_a15_two_fanatics_are_opposite() -> None:
    t = Table().own(0, "moonies").centre("libertarians")
    t.do(0, "attack moonies", "target libertarians control")
    assert values(t, "opposite") == [-4]
    assert values(t, "identical") == []
    t = Table().own(0, "moonies").centre("libertarians").attack("moonies", "libertarians", "destroy")
    assert values(t, "opposite") == [4]


def test_a16_illuminati_have_no_alignment() -> None:
    t = Table().centre("semiconscious-liberation-army").attack("network", "semiconscious-liberation-army")
    assert t.number() == 7 - 8


def test_a37_146_chinese_donors_count_as_government() -> None:
    t = Table().own(0, "chinese-campaign-donors").centre("post-office")
    t.do(0, "attack chinese-campaign-donors", "target post-office control")
    assert t.number() == 3 + 4 - 3
    t = Table().own(0, "chinese-campaign-donors").centre("post-office")
    t.attack("chinese-campaign-donors", "post-office", "destroy")
    assert t.number() == 3 + 4 - 4


@pytest.mark.parametrize(("attacker", "resistance"), [("cfl-aio", 10), ("kkk", 3), ("california", 10), ("network", 3)])
def test_a79_145_gun_lobby_resists_by_the_attackers_alignments(attacker: str, resistance: int) -> None:
    t = Table().own(1, "gun-lobby").own(1, "survivalists").own(0, "underground-newspapers")
    if attacker != "network":
        t.own(0, attacker)
    t.attack(attacker, "gun-lobby", "control", "aid underground-newspapers")
    assert values(t, "resistance") == [-resistance]
    assert values(t, "lent") == [-2]
    t.number()


def test_144_survivalists_do_not_strengthen_themselves_or_against_destruction() -> None:
    t = Table().own(1, "survivalists").own(1, "cia").attack("network", "survivalists")
    assert values(t, "lent") == []
    t = Table().own(1, "survivalists").own(1, "cia").attack("network", "cia", "destroy")
    assert values(t, "lent") == []


def test_195_the_announced_example() -> None:
    t = Table().own(0, "kkk").own(0, "cia").centre("yuppies").attack("kkk", "yuppies", "control", "aid cia")
    assert t.number() == 6


def test_169_a45_ovnis_are_one_stronger_under_hidden_goals() -> None:
    t = Table(("ufos", "network"), hidden_goals=True).centre("hollywood").attack("ufos", "hollywood")
    assert t.number() == 7


def test_a79_lasers_change_what_counts() -> None:
    t = Table().own(0, "cfl-aio").centre("fbi")
    t.s.altered_card = CARD_NUMBERS["fbi"]
    t.s.altered_alignments = GOVERNMENT | LIBERAL
    t.attack("cfl-aio", "fbi")
    assert values(t, "identical") == [4]


def test_every_term_names_a_source_and_a_clause() -> None:
    t = deep_chain(Table(purse=3).own(0, "cfl-aio").own(0, "cia")).money("copy-shops", 3)
    t.attack("cfl-aio", "copy-shops", "neutralise", "aid cia").do(0, "spend 3 network").do(1, "spend 3 copy-shops")
    t.do(2, "interfere 1 for")
    terms = attack_terms(t.s, t.atk)
    assert sum_of(terms) == t.number() == 6 + 4 + 6 + 3 - 3 - 6 + 1
    assert all(term.clause and "source" in term.phrase.args for term in terms)
    assert t.zone("copy-shops") != UNCONTROLLED
