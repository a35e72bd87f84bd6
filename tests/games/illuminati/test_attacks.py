"""Who may attack whom, and what comes of it (3.4 to 3.7, 189 to 196, and the rulings on attacks)."""

from __future__ import annotations

import pytest

from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.state import CONTROLLED, DEAD, UNCONTROLLED
from lanterne.games.illuminati.structure.geometry import free_arrows
from tests.games.illuminati.table import Table


def test_042_attacker_target_and_kind_are_announced() -> None:
    t = Table().own(0, "cia").centre("hollywood").attack("cia", "hollywood", "control", "aid network")
    (event,) = t.happened("attack-announced")
    assert event.audience is None
    assert [str(event.args[key].key) for key in ("attacker", "target", "kind")] == [  # type: ignore[union-attr]
        "illuminati-card-cia",
        "illuminati-card-hollywood",
        "illuminati-attack-control",
    ]
    assert len(t.happened("aid-announced")) == 1


def test_034_a_card_without_power_cannot_attack() -> None:
    t = Table().own(0, "evil-geniuses").own(0, "punk-rockers").centre("hollywood")
    assert t.why(0, "attack evil-geniuses") == "34"
    assert t.why(0, "attack punk-rockers") == "34"
    t.do(0, "attack network", "target hollywood control")
    assert "aid evil-geniuses" in t.legal(0)  # but 0/2 aids


def test_035_illuminati_attack_but_are_never_attacked() -> None:
    t = Table().centre("hollywood").do(0, "attack network")
    assert t.why(0, "target gnomes-of-zurich control") == "35"
    assert t.why(0, "target gnomes-of-zurich destroy") == "35"


def test_047_one_attack_a_turn_as_attacker_or_aider() -> None:
    t = Table().own(0, "cfl-aio").own(0, "cia").centre("hollywood", "feminists")
    t.attack("cfl-aio", "hollywood", "control", "aid cia").throw(12)
    assert t.why(0, "attack cfl-aio") == "47"
    assert t.why(0, "attack cia") == "47"
    t.do(0, "attack network", "target feminists control")
    assert t.why(0, "aid cia") == "47"


def test_048_a20_ovnis_take_part_twice_but_not_in_one_attack() -> None:
    t = Table(("ufos", "network")).own(0, "cia").centre("hollywood", "feminists")
    t.attack("cia", "hollywood", "control", "aid ufos").throw(12)
    t.do(0, "attack ufos", "target hollywood control")
    assert "aid ufos" not in t.legal(0)
    t.do(0, "announce").throw(12)
    assert t.used("ufos") == 2
    assert t.s.actions_left == 0


def test_049_no_aid_once_the_attack_is_announced() -> None:
    t = Table(purse=3).own(0, "cia").centre("hollywood").attack("network", "hollywood")
    assert not [code for code in t.legal(0) if code.startswith("aid")]


def test_055_spent_money_goes_to_the_bank_at_once() -> None:
    t = Table(purse=3).centre("hollywood").attack("network", "hollywood").do(0, "spend 2 network")
    assert t.purse("network") == 1
    assert t.happened("paid")


def test_056_a12_rounds_go_on_until_all_pass_in_a_row() -> None:
    t = Table(purse=5).own(1, "hollywood").attack("network", "hollywood")
    assert t.asked() == [0]
    assert t.do(0, "pass").asked() == [1]
    assert t.do(1, "pass").asked() == [2]
    assert t.do(2, "interfere 1 for").asked() == [0]
    assert t.do(0, "spend 1 network").asked() == [1]
    t.dice(12).do(1, "pass").do(2, "pass").do(0, "pass")
    assert t.s.actions_left == 1


def test_060_a_failed_attack_leaves_the_target() -> None:
    t = Table().own(1, "hollywood", money=6).attack("network", "hollywood").throw(12)
    assert (t.owner("hollywood"), t.zone("hollywood"), t.purse("hollywood")) == (1, CONTROLLED, 6)


def test_061_the_same_target_again_by_fresh_groups() -> None:
    t = Table().own(0, "cia").centre("hollywood").attack("network", "hollywood").throw(12)
    t.attack("cia", "hollywood").throw(2)
    assert t.owner("hollywood") == 0


def test_062_194_a_captured_group_acts_at_once() -> None:
    t = Table().centre("hollywood", "feminists").attack("network", "hollywood").throw(2)
    t.do(0, t.legal(0)[0]).attack("hollywood", "feminists").throw(12)
    assert t.used("hollywood") == 1


def test_063_own_groups_and_cards_of_the_deck_are_no_targets_of_control() -> None:
    t = Table().own(0, "hollywood").own(0, "cia").centre("feminists").do(0, "attack cia")
    assert t.why(0, "target hollywood control") == "63"
    assert t.why(0, "target mafia control") == "63"
    assert "target hollywood destroy" in t.legal(0)


def test_064_081_109_control_needs_a_free_arrow() -> None:
    t = Table().own(0, "kkk").own(0, "hollywood", "kkk").centre("feminists")
    t.do(0, "attack kkk")
    assert t.why(0, "target feminists control") == "64"
    assert "target feminists destroy" in t.legal(0)  # 81


@pytest.mark.parametrize("needed", [True, False])
def test_a08_neutralising_needs_a_free_arrow_unless_waived(needed: bool) -> None:
    t = Table(neutralise_needs_arrow=needed).own(0, "kkk").own(0, "hollywood", "kkk").own(1, "feminists")
    t.do(0, "attack kkk")
    assert ("target feminists neutralise" in t.legal(0)) != needed
    if needed:
        assert t.why(0, "target feminists neutralise") == "A-08"


def test_067_the_attacker_chooses_the_arrow() -> None:
    t = Table().centre("hollywood").attack("network", "hollywood").throw(2)
    places = [code for code in t.legal(0) if code.startswith("attach hollywood network")]
    assert len(places) == 4
    t.do(0, places[2])
    assert t.s.master[CARD_NUMBERS["hollywood"]] == CARD_NUMBERS["network"]


def captured_branch() -> Table:
    t = Table().own(1, "republicans", money=7).own(1, "hollywood", "republicans", 4)
    return t.own(1, "copy-shops", "hollywood", 1)


def test_069_072_a21_puppets_come_along_with_half_their_money() -> None:
    t = captured_branch().money("network", 20)
    t.attack("network", "republicans").do(0, "spend 20 network").throw(2)
    t.do(0, t.legal(0)[0])
    assert t.s.master[CARD_NUMBERS["republicans"]] == CARD_NUMBERS["network"]
    assert [t.owner(card) for card in ("republicans", "hollywood", "copy-shops")] == [0, 0, 0]
    assert t.s.master[CARD_NUMBERS["copy-shops"]] == CARD_NUMBERS["hollywood"]
    assert [t.purse(card) for card in ("republicans", "hollywood", "copy-shops")] == [3, 2, 0]
    assert t.s.knowers[CARD_NUMBERS["republicans"]] == 7  # the halves are public


def test_073_the_attacking_card_may_pass_its_money_on() -> None:
    t = Table().own(0, "cia", money=6).centre("hollywood").attack("cia", "hollywood").throw(2)
    t.do(0, t.legal(0)[0])
    assert t.legal(0) == [f"amount {money}" for money in range(7)]
    t.do(0, "amount 4")
    assert (t.purse("cia"), t.purse("hollywood")) == (2, 4)
    assert t.s.actions_left == 1
    assert t.s.transfers_left == 2


def test_074_only_anothers_group_is_neutralised() -> None:
    t = Table().own(0, "hollywood").centre("feminists").own(1, "kkk").do(0, "attack network")
    assert t.why(0, "target feminists neutralise") == "74"
    assert t.why(0, "target hollywood neutralise") == "63"
    assert "target kkk neutralise" in t.legal(0)


def test_076_a22_neutralised_with_all_puppets_and_without_money() -> None:
    t = captured_branch().money("network", 20)
    t.attack("network", "republicans", "neutralise").do(0, "spend 20 network").throw(2)
    for card in ("republicans", "hollywood", "copy-shops"):
        assert (t.zone(card), t.owner(card), t.purse(card)) == (UNCONTROLLED, -1, 0)


def test_077_a_neutralised_group_may_be_controlled_next() -> None:
    t = Table(purse=9).own(0, "cia").own(1, "hollywood").attack("network", "hollywood", "neutralise").throw(2)
    t.attack("cia", "hollywood").throw(2)
    t.do(0, t.legal(0)[0])
    assert t.owner("hollywood") == 0


def test_082_185_destroyed_to_the_dead_pile_puppets_uncontrolled() -> None:
    t = captured_branch().money("network", 20).own(0, "cycle-gangs")
    t.attack("network", "republicans", "destroy").do(0, "spend 20 network").throw(2)
    assert t.zone("republicans") == DEAD
    assert t.purse("republicans") == 0
    assert [t.zone("hollywood"), t.zone("copy-shops")] == [UNCONTROLLED] * 2
    assert t.ids(t.s.destroyed[0]) == ["republicans"]


def test_a75_the_attacker_has_destroyed_it_whoever_paid() -> None:
    t = Table(purse=9).centre("hollywood").attack("network", "hollywood", "destroy").do(0, "pass")
    t.do(1, "interfere 9 for").throw(2)
    assert t.ids(t.s.destroyed[0]) == ["hollywood"]
    assert t.s.destroyed[1] == []


def test_084_155_own_groups_may_be_destroyed() -> None:
    t = Table().own(0, "hollywood").own(0, "cia").attack("cia", "hollywood", "destroy")
    assert t.number() == 6 - 2
    t.throw(4)
    assert t.ids(t.s.destroyed[0]) == ["hollywood"]


def test_085_no_group_attacks_itself_or_aids_its_own_destruction() -> None:
    t = Table().own(0, "fbi").own(0, "cia").do(0, "attack cia")
    assert t.why(0, "target cia destroy") == "85"
    t.do(0, "target fbi destroy")
    assert t.why(0, "aid fbi") == "85"


def test_086_uncontrolled_groups_may_be_destroyed() -> None:
    t = Table().centre("hollywood").attack("network", "hollywood", "destroy").throw(5)
    assert t.zone("hollywood") == DEAD


def test_a69_a_group_may_turn_on_its_own_master() -> None:
    t = Table().own(0, "republicans").own(0, "cia", "republicans", 5).attack("cia", "republicans", "destroy")
    t.throw(2)
    assert t.zone("republicans") == DEAD
    assert (t.zone("cia"), t.purse("cia")) == (UNCONTROLLED, 0)
    assert t.used("cia") == 1  # 193


def test_a14_a_third_player_may_interfere_in_an_own_destruction() -> None:
    t = Table(purse=2).own(0, "hollywood").own(0, "cia").attack("cia", "hollywood", "destroy").do(0, "pass")
    assert "interfere 2 against" in t.legal(1)


# ---------------------------------------------------------------------- calling off


def test_094_a19_called_off_before_anything_is_spent() -> None:
    t = Table(purse=3).own(0, "cia").centre("hollywood").attack("network", "hollywood", "control", "aid cia")
    t.do(0, "pass").do(1, "pass").do(2, "pass")
    assert t.legal(0) == ["roll", "call-off"]
    t.do(0, "call-off")
    assert (t.s.actions_left, t.used("network"), t.used("cia")) == (2, 0, 0)
    assert "pass-turn" in t.legal(0)


def test_094_the_attacker_may_call_off_before_others_answer() -> None:
    t = Table(purse=3).centre("hollywood").attack("network", "hollywood")
    assert "call-off" in t.legal(0)
    t.do(0, "call-off")
    assert (t.s.frames[-1].kind, t.s.actions_left, t.used("network")) == ("turn", 2, 0)


def test_094_also_one_who_can_neither_pay_nor_play() -> None:
    """Seat 1 could commit the attack, so seat 0 is asked first."""
    t = Table().centre("hollywood").money("gnomes-of-zurich", 3).attack("network", "hollywood")
    assert (t.asked(), t.legal(0)) == ([0], ["pass", "call-off"])
    assert t.do(0, "pass").asked() == [1]
    t.do(1, "pass")
    assert t.legal(0) == ["roll", "call-off"]


def test_095_096_no_calling_off_once_anything_is_spent() -> None:
    t = Table(purse=3).centre("hollywood").attack("network", "hollywood").do(0, "pass").do(1, "interfere 1 for")
    t.do(2, "pass")
    assert t.asked() == [0]
    assert t.why(0, "call-off") == "95"


def test_095_the_first_mb_commits() -> None:
    t = Table(purse=3).centre("hollywood").attack("network", "hollywood").do(0, "spend 1 network")
    assert t.atk.committed
    assert t.s.actions_left == 1
    t.dice(12).do(1, "pass").do(2, "pass").do(0, "pass")
    assert t.s.frames[-1].kind == "turn"


@pytest.mark.parametrize("side", ["for", "against"])
def test_096_anothers_money_commits(side: str) -> None:
    t = Table(purse=3).centre("hollywood").attack("network", "hollywood").do(0, "pass").do(1, f"interfere 1 {side}")
    assert t.atk.committed
    t.dice(12).all_pass()
    assert t.used("network") == 1


def test_096_throwing_commits() -> None:
    t = Table().centre("hollywood").attack("network", "hollywood").dice(12).do(0, "roll")
    assert t.s.actions_left == 1


def test_a64_the_same_attack_is_called_off_once_a_turn() -> None:
    t = Table().centre("hollywood").attack("network", "hollywood").do(0, "call-off")
    t.attack("network", "hollywood", "destroy").do(0, "call-off")  # another kind
    t.dice(12).attack("network", "hollywood")
    assert t.s.actions_left == 1  # committed at once: thrown without a question


def test_190_nothing_but_spending_and_cards_in_an_attack() -> None:
    t = Table(purse=2).own(0, "recyclers", money=9).own(0, "cia").centre("hollywood").attack("cia", "hollywood")
    verbs = {code.split()[0] for code in t.legal(0)}
    assert verbs == {"pass", "call-off", "spend"}


def test_193_the_mark_stays_on_a_neutralised_card() -> None:
    t = Table(purse=0).own(0, "cia").own(0, "fbi", "cia").centre("hollywood").attack("fbi", "hollywood").throw(12)
    t.do(0, "drop fbi").money("network", 20).attack("network", "fbi").do(0, "spend 10 network").throw(2)
    t.do(0, t.legal(0)[0])
    if t.s.frames[-1].kind == "amount":
        t.do(0, "amount 0")
    assert t.owner("fbi") == 0
    t.s.actions_left = 1
    t.s.frames[-1].seen = 1  # type: ignore[attr-defined]
    assert t.why(0, "attack fbi") == "47"


# ---------------------------------------------------------------------- immunity


def test_196_150_who_may_attack_the_discordians() -> None:
    t = Table(("network", "discordian-society")).own(1, "hollywood").own(0, "cia").own(0, "mafia").own(0, "cfl-aio")
    t.own(0, "international-communist-conspiracy")
    for card in ("mafia", "cfl-aio", "international-communist-conspiracy"):
        t.do(0, f"attack {card}")
        assert "target hollywood control" in t.legal(0)
        assert "target hollywood destroy" in t.legal(0)
        t.s.frames = t.s.frames[:1]
    t.do(0, "attack cia")
    for kind in ("control", "neutralise", "destroy"):
        assert t.why(0, f"target hollywood {kind}") == "150"
    t.s.frames = t.s.frames[:1]
    t.do(0, "attack mafia", "target hollywood control")
    assert t.why(0, "aid cia") == "150"
    assert "aid network" in t.legal(0)


def test_a17_immunity_follows_current_alignments_and_covers_no_uncontrolled_group() -> None:
    t = Table(("network", "discordian-society")).own(1, "hollywood").own(0, "cia").centre("feminists")
    t.s.altered_card = CARD_NUMBERS["cia"]
    t.s.altered_alignments = 32  # Violent alone
    assert "target hollywood control" in t.do(0, "attack cia").legal(0)
    t = (
        Table(("network", "discordian-society"))
        .own(1, "hollywood")
        .own(0, "cia")
        .centre("feminists")
        .do(0, "attack cia")
    )
    assert "target feminists control" in t.legal(0)


def test_a17_bonuses_and_money_of_such_groups_are_fine() -> None:
    t = Table(("network", "discordian-society"), purse=3).own(1, "anti-nuclear-activists").own(0, "tv-preachers")
    t.own(0, "health-food-stores").attack("network", "anti-nuclear-activists")
    assert t.number() == 7 + 2 - 5 - 10


def test_a37_chinese_donors_fall_under_the_immunity() -> None:
    t = Table(("network", "discordian-society")).own(1, "post-office").own(0, "chinese-campaign-donors")
    t.do(0, "attack chinese-campaign-donors")
    assert t.why(0, "target post-office control") == "150"
    assert "target post-office destroy" in t.legal(0)


def test_a78_discordians_own_straight_groups_do_nothing_against_their_own() -> None:
    t = Table(("discordian-society", "network")).own(0, "fbi").own(0, "hollywood").centre("cia")
    assert t.do(0, "attack fbi").why(0, "target hollywood destroy") == "150"


def test_068_captured_cards_lie_as_the_arrow_points() -> None:
    t = Table().centre("hollywood").attack("network", "hollywood").throw(2).do(0, "attach hollywood network west")
    assert t.s.facing[CARD_NUMBERS["hollywood"]] == 3
    assert free_arrows(t.s, CARD_NUMBERS["hollywood"]) == [0, 3]
