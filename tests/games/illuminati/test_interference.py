"""Third players, privilege and what abolishes it (3.8, A-01 to A-07, A-13, A-65, A-66, 191, 192)."""

from __future__ import annotations

from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.deals.offers import OfferAction
from lanterne.games.illuminati.game import GAME
from tests.games.illuminati.table import Table

BAVARIA = ("bavarian-illuminati", "gnomes-of-zurich", "bermuda-triangle")


def privileged(t: Table, *more: str) -> Table:
    """Seat 0 attacks Hollywood, which seat 1 owns, at the price of a special; nobody cancels it."""
    t.hold(0, "slush-fund").own(1, "hollywood").attack("network", "hollywood", "control", "privilege slush-fund", *more)
    return t.all_pass_secrets()


def test_087_a_third_player_pays_one_a_point_for_either_side() -> None:
    t = Table(purse=5).centre("hollywood").attack("network", "hollywood").do(0, "pass")
    assert t.number() == 7
    assert t.do(1, "interfere 3 for").number() == 10
    assert t.do(2, "interfere 4 against").number() == 6
    assert (t.purse("gnomes-of-zurich"), t.purse("bermuda-triangle")) == (2, 1)
    assert t.happened("interfered-for")
    assert t.happened("interfered-against")


def test_087_only_out_of_the_illuminati() -> None:
    t = Table().own(1, "cia", money=9).centre("hollywood").attack("network", "hollywood")
    assert t.legal(0) == ["roll", "call-off"]  # seat 1 has nothing on its Illuminati: not even asked


def test_a13_a_payer_may_change_sides_unless_it_is_fixed() -> None:
    t = Table(purse=5).centre("hollywood").attack("network", "hollywood").do(0, "pass").do(1, "interfere 1 for")
    t.do(2, "pass").do(0, "pass")
    assert "interfere 1 against" in t.legal(1)
    t = Table(purse=5, fixed_side=True).centre("hollywood").attack("network", "hollywood").do(0, "pass")
    t.do(1, "interfere 1 against").do(2, "interfere 1 for").do(0, "spend 1 network")
    assert t.why(1, "interfere 1 for") == "A-13"
    assert "interfere 1 against" in t.legal(1)
    assert t.do(1, "pass").why(2, "interfere 1 against") == "A-13"


def test_088_126_any_special_makes_an_attack_privileged() -> None:
    t = privileged(Table(purse=5))
    assert t.atk.privileged
    assert t.gone("slush-fund") == 1
    assert t.purse("network") == 5  # its text is ignored


def test_089_a03_third_players_are_shut_out_attacker_and_defender_are_not() -> None:
    t = privileged(Table(purse=5))
    assert "spend 5 network" in t.legal(0)
    t.do(0, "spend 1 network")
    assert "spend 5 gnomes-of-zurich" in t.legal(1)
    t.do(1, "spend 1 gnomes-of-zurich")
    assert t.asked() == [0]  # seat 2 is not asked at all
    t.hold(2, "deep-agent")
    assert t.asked() == [2]
    assert t.why(2, "interfere 1 for") == "89"


def test_a06_privilege_commits_the_attack() -> None:
    t = privileged(Table(purse=5))
    assert t.atk.committed
    t.dice(12).do(0, "pass").do(1, "pass")
    assert t.s.actions_left == 1


def test_090_191_bavaria_buys_privilege_once_a_turn() -> None:
    t = Table(BAVARIA, purse=5).own(0, "cia").centre("hollywood", "feminists")
    t.do(0, "attack cia", "target hollywood control")
    assert "privilege-bavaria" in t.legal(0)
    t.do(0, "privilege-bavaria").dice(12).do(0, "announce")
    assert t.purse("bavarian-illuminati") == 0  # paid before anything is counted
    assert t.s.actions_left == 1
    t.money("bavarian-illuminati", 9).do(0, "attack bavarian-illuminati", "target feminists control")
    assert t.why(0, "privilege-bavaria") == "90"


def test_191_bavaria_needs_the_money_on_its_illuminati() -> None:
    t = (
        Table(BAVARIA, purse=4)
        .own(0, "cia", money=9)
        .centre("hollywood")
        .do(0, "attack cia", "target hollywood control")
    )
    assert t.why(0, "privilege-bavaria") == "90"


def test_192_bavaria_may_discard_for_its_other_attack() -> None:
    t = Table(BAVARIA, purse=5).own(0, "cia").centre("hollywood", "feminists").hold(0, "slush-fund")
    t.dice(12).attack("cia", "hollywood", "control", "privilege-bavaria").all_pass()
    t.money("bavarian-illuminati", 1)
    t.attack("bavarian-illuminati", "feminists", "control", "privilege slush-fund").all_pass_secrets()
    assert t.atk.privileged


def test_091_a01_the_agent_abolishes_privilege_for_everybody() -> None:
    t = privileged(Table(purse=5).hold(2, "deep-agent")).do(2, "play deep-agent").all_pass_secrets()
    assert not t.atk.privileged
    t.do(0, "pass").do(1, "pass")
    assert "interfere 5 against" in t.legal(2)


def test_a65_neither_card_nor_use_comes_back() -> None:
    t = Table(BAVARIA, purse=5).centre("hollywood").hold(2, "deep-agent")
    t.attack("bavarian-illuminati", "hollywood", "control", "privilege-bavaria").do(2, "play deep-agent")
    assert t.s.privilege_bought
    assert t.purse("bavarian-illuminati") == 0
    assert t.atk.committed


def test_a07_privilege_cancelled_by_secrets() -> None:
    t = Table(purse=5).hold(0, "slush-fund").hold(2, "secrets").own(1, "hollywood")
    t.attack("network", "hollywood", "control", "privilege slush-fund").do(2, "play secrets")
    assert not t.atk.privileged
    assert t.atk.committed
    assert (t.gone("slush-fund"), t.gone("secrets")) == (1, 1)
    t.do(0, "pass").do(1, "pass")
    assert "interfere 1 for" in t.legal(2)


def test_092_interference_lets_its_player_in_alone() -> None:
    t = Table(("network", "gnomes-of-zurich", "bermuda-triangle", "ufos"), purse=5).hold(2, "interference")
    privileged(t).do(2, "play interference").all_pass_secrets()
    assert t.atk.privileged
    t.do(0, "pass").do(1, "pass")
    assert t.asked() == [2]
    t.do(2, "interfere 5 against")
    assert t.asked() == [0]  # seat 3 stays out


def test_a66_both_interference_cards() -> None:
    t = Table(("network", "gnomes-of-zurich", "bermuda-triangle", "ufos"), purse=5)
    t.hold(2, "interference").hold(3, "interference")
    privileged(t).do(2, "play interference").all_pass_secrets()
    t.do(3, "play interference").all_pass_secrets()
    assert t.atk.admitted == 0b1100
    t.do(0, "pass").do(1, "pass").do(2, "interfere 1 for")
    assert "interfere 5 against" in t.legal(3)


def test_092_attacker_and_defender_have_no_use_for_interference() -> None:
    t = Table(purse=5).hold(0, "interference").hold(1, "interference")
    privileged(t)
    assert "play interference" not in t.legal(1)
    assert "play interference" not in t.do(1, "pass").legal(0)


def test_a63_agent_and_interference_up_to_the_dice() -> None:
    t = privileged(Table(purse=5).hold(2, "deep-agent", "interference"))
    t.do(2, "pass")  # window (b)
    t.do(0, "spend 1 network").do(1, "pass")
    assert {"play deep-agent", "play interference"} <= set(t.legal(2))


def test_a04_privilege_stops_no_card() -> None:
    cards = ("computer-espionage", "white-collar-crime", "swiss-bank-account", "media-campaign")
    t = Table(purse=5).hold(2, *cards).kill("texas")
    privileged(t).money("gnomes-of-zurich", 3)
    t.s.knowers[t.s.illuminati[1]] = 2
    legal = t.legal(2)
    assert {"spy-centre 1", "play white-collar-crime", "play swiss-bank-account"} <= set(legal)
    assert "revive texas" in legal


def test_a68_agent_and_interference_need_a_privileged_attack() -> None:
    t = Table(purse=5).hold(2, "deep-agent", "interference").centre("hollywood").attack("network", "hollywood")
    t.do(0, "pass").do(1, "pass")
    assert not [code for code in t.legal(2) if code.startswith("play")]


def test_a68_a_useless_card_is_still_a_discard() -> None:
    t = Table().hold(0, "media-campaign").centre("hollywood").do(0, "attack network", "target hollywood control")
    assert "privilege media-campaign" in t.legal(0)


def gift(t: Table, giver: int) -> str:
    """The clause that forbids seat `giver` a gift of 1 MB to the next seat, or nothing."""
    offer = OfferAction([giver + 1], Bundle(1, [], []), Bundle(0, [], []))
    refusal = GAME.refusal(t.s, giver, offer)
    return "" if refusal is None else refusal.clause


def test_093_a05_190_no_gifts_in_a_privileged_attack() -> None:
    t = Table(purse=5).hold(0, "slush-fund").centre("hollywood").attack("network", "hollywood")
    assert gift(t, 0) == gift(t, 1) == ""
    t = Table(purse=5).hold(2, "deep-agent", "interference").hold(1, "bribery")
    privileged(t)
    assert gift(t, 0) == gift(t, 1) == "93"
    t.do(1, "pass").do(2, "play interference").all_pass_secrets()
    assert gift(t, 1) == "93"  # still
    t.do(1, "pass").do(2, "play deep-agent").all_pass_secrets()
    assert gift(t, 1) == ""


def test_a62_no_gifts_after_the_dice() -> None:
    t = Table(purse=0).hold(1, "assassination").centre("hollywood").attack("network", "hollywood").do(0, "pass")
    t.do(1, "pass").dice(9).do(0, "roll").money("gnomes-of-zurich", 3)
    assert gift(t, 1) == "A-62"


def test_a13_the_second_discard_is_refused() -> None:
    t = Table().hold(0, "slush-fund", "secrets").centre("hollywood")
    t.do(0, "attack network", "target hollywood control", "privilege slush-fund")
    assert t.why(0, "privilege secrets") == "88"
