"""Face-down Illuminati in attacks: named power, claimed bonuses and immunity (170, 173, 205, A-59, A-77)."""

from __future__ import annotations

from typing import Any

from lanterne.games.illuminati.attack.number import attack_terms
from tests.games.illuminati.table import Table

THREE = ("servants-of-cthulhu", "discordian-society", "network")


def hidden(illuminati: tuple[str, ...] = THREE, **options: Any) -> Table:
    return Table(illuminati, hidden_illuminati=True, **options)


def test_170_205_a77_a_hidden_attacker_names_his_power() -> None:
    t = hidden().centre("hollywood").do(0, "attack servants-of-cthulhu", "target hollywood control")
    assert t.legal(0) == [f"power {power}" for power in range(10)]
    t.do(0, "power 4", "announce")
    assert t.number() == 4


def test_170_a_hidden_aider_names_his_power() -> None:
    t = hidden().own(0, "cia").centre("hollywood")
    t.do(0, "attack cia", "target hollywood control", "aid servants-of-cthulhu")
    assert t.legal(0) == [f"power {power}" for power in range(10)]
    assert t.do(0, "power 3", "announce").number() == 9


def test_173_the_power_may_be_overstated_by_one() -> None:
    t = hidden(overstate=True).centre("hollywood").do(0, "attack servants-of-cthulhu", "target hollywood control")
    assert t.legal(0)[-1] == "power 10"


def test_170_face_up_the_printed_power_counts() -> None:
    t = hidden(overstate=True).centre("hollywood")
    t.s.exposed[0] = True
    assert t.attack("servants-of-cthulhu", "hollywood").number() == 9


def test_a77_a18_a_hidden_bonus_counts_only_if_claimed() -> None:
    t = hidden().own(0, "cfl-aio").centre("tabloids").do(0, "attack cfl-aio", "target tabloids destroy")
    assert "claim" in t.legal(0)
    t.do(0, "announce")
    assert t.number() == 4
    t = hidden().own(0, "cfl-aio").centre("tabloids").attack("cfl-aio", "tabloids", "destroy", "claim")
    assert t.number() == 6
    assert t.happened("bonus-claimed")
    assert not t.s.exposed[0]  # a claim does not turn the card


def test_a59_what_one_has_not_one_cannot_claim() -> None:
    t = hidden().own(0, "cfl-aio").centre("hollywood").do(0, "attack cfl-aio", "target hollywood control")
    assert t.why(0, "claim") == "A-77"
    t = hidden(("network", "discordian-society", "ufos")).own(1, "hollywood").own(0, "cia")
    assert t.attack("cia", "hollywood").asked() == [1]
    t = hidden(("network", "ufos", "discordian-society")).own(1, "hollywood").own(0, "cia").attack("cia", "hollywood")
    assert t.asked() == [1]  # asked whatever it is
    assert t.legal(1) == ["pass"]
    assert t.why(1, "claim") == "A-77"


def test_a77_a_claimed_immunity_sends_the_attacker_home_at_no_cost() -> None:
    t = hidden().own(1, "hollywood").own(0, "cia").own(0, "fbi").hold(0, "slush-fund")
    t.attack("cia", "hollywood", "control", "aid fbi", "privilege slush-fund").do(1, "claim")
    assert t.s.frames[-1].kind == "turn"
    assert (t.s.actions_left, t.used("cia"), t.used("fbi"), t.gone("slush-fund")) == (2, 0, 0, 0)
    assert not t.s.exposed[1]
    t.do(0, "attack cia")
    assert t.why(0, "target hollywood control") == "A-77"  # not again and again in one turn


def test_a77_a_claimed_immunity_sends_aiders_home() -> None:
    t = hidden().own(1, "hollywood").own(0, "cia").own(0, "cfl-aio").own(0, "evil-geniuses")
    t.attack("cfl-aio", "hollywood", "control", "aid cia", "aid evil-geniuses").do(1, "claim")
    assert t.ids(t.atk.aiders) == ["evil-geniuses"]
    t.throw(12)
    assert (t.used("cfl-aio"), t.used("evil-geniuses"), t.used("cia")) == (1, 1, 0)


def test_a77_unclaimed_it_is_waived_for_that_attack() -> None:
    t = hidden().own(1, "hollywood").own(0, "cia").attack("cia", "hollywood").do(1, "pass").throw(12)
    assert t.used("cia") == 1


def test_a77_nobody_is_asked_without_government_or_straight_groups() -> None:
    t = hidden().own(1, "hollywood").own(0, "mafia").attack("mafia", "hollywood")
    assert t.s.frames[-1].kind == "spending"
    t = hidden().own(1, "hollywood").own(0, "cia")
    t.s.exposed[1] = True
    assert t.do(0, "attack servants-of-cthulhu").why(0, "target cia control") == "63"
    t = hidden().centre("hollywood").own(0, "cia").attack("cia", "hollywood")
    assert t.s.frames[-1].kind == "spending"


def test_a77_nobody_is_asked_once_the_immune_one_lies_open() -> None:
    t = hidden(("network", "ufos", "discordian-society")).own(1, "hollywood").own(0, "cia")
    t.s.exposed[2] = True
    assert t.attack("cia", "hollywood").s.frames[-1].kind == "spending"


def test_a77_hidden_bavaria_buys_and_hidden_ovnis_act_twice() -> None:
    t = hidden(("bavarian-illuminati", "network", "ufos"), purse=5).own(0, "cia").centre("hollywood")
    assert "privilege-bavaria" in t.do(0, "attack cia", "target hollywood control").legal(0)
    t = hidden(("ufos", "network", "discordian-society")).centre("hollywood")
    t.attack("ufos", "hollywood", "control", "power 6").throw(12)
    assert "attack ufos" in t.legal(0)


def test_170_events_and_sums_never_name_a_face_down_illuminati() -> None:
    t = hidden(purse=5).own(1, "hollywood").attack("servants-of-cthulhu", "hollywood", "control", "power 9")
    t.do(0, "spend 2 servants-of-cthulhu").do(1, "spend 1 discordian-society").do(2, "interfere 1 for")
    told = [str(event) for event in t.events if event.audience is None]
    told += [str(term.phrase) for term in attack_terms(t.s, t.atk)]
    for name in THREE:
        assert not [line for line in told if name in line]
