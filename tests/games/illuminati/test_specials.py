"""Every special: its use, the wrong time, Secrets against it, and as a privilege discard (3.13, A-67, A-68)."""

from __future__ import annotations

import pytest

from lanterne.games.illuminati.blanks import NO_SPECIALS
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, SPECIAL_IDS, SPECIAL_NUMBERS, SPECIALS
from lanterne.games.illuminati.specials.hands import add_shown, known_of, remember
from lanterne.games.illuminati.specials.window import open_window
from lanterne.games.illuminati.state import DEAD, UNCONTROLLED
from tests.games.illuminati.table import Table

ROLLERS = [("assassination", 2), ("murphys-law", 12)]


def rolled(t: Table, total: int) -> Table:
    """Network on Hollywood (7 or less), thrown; window (e) is open."""
    t.centre("hollywood").attack("network", "hollywood")
    while t.s.frames[-1].kind == "spending" and t.legal(t.asked()[0])[0] == "pass":
        t.do(t.asked()[0], "pass")
    return t.dice(total).do(0, "roll")


def test_001_fifteen_specials_of_fourteen_kinds() -> None:
    assert len(SPECIAL_IDS) == 14
    assert sum(special.count for special in SPECIALS) == 15


@pytest.mark.parametrize("special", SPECIAL_IDS)
def test_124_126_any_special_serves_as_privilege_and_leaves_the_game(special: str) -> None:
    t = Table(purse=1).hold(0, special).centre("hollywood")
    t.attack("network", "hollywood", "control", f"privilege {special}").all_pass_secrets()
    assert t.atk.privileged
    assert t.gone(special) == 1
    assert t.s.specials[0][SPECIAL_NUMBERS[special]] == 0
    assert (t.purse("network"), t.purse("gnomes-of-zurich")) == (1, 1)  # its text is ignored


@pytest.mark.parametrize("special", [special for special in SPECIAL_IDS if special != "secrets"])
def test_134_secrets_cancel_any_privilege_discard(special: str) -> None:
    t = Table(purse=1).hold(0, special).hold(2, "secrets").centre("hollywood")
    t.attack("network", "hollywood", "control", f"privilege {special}").do(2, "play secrets")
    assert not t.atk.privileged
    assert (t.gone(special), t.gone("secrets")) == (1, 1)


def test_125_a_special_is_no_action_but_a_bribe_is() -> None:
    t = Table().hold(0, "slush-fund", "bribery").centre("hollywood").do(0, "play slush-fund").all_pass_secrets()
    assert t.s.actions_left == 2
    t.do(0, "bribe hollywood").all_pass_secrets()
    assert t.s.actions_left == 1


# ---------------------------------------------------------------------- rolls


def test_128_assassination_makes_the_roll_two() -> None:
    t = rolled(Table().hold(2, "assassination"), 12).do(2, "play assassination").all_pass()
    assert t.happened("attack-succeeded")


def test_129_murphy_makes_it_twelve() -> None:
    t = rolled(Table().hold(2, "murphys-law"), 2).do(2, "play murphys-law").all_pass()
    assert t.happened("attack-failed")


def test_127_the_last_of_contradicting_cards_stands() -> None:
    t = rolled(Table().hold(1, "murphys-law").hold(2, "assassination"), 7)
    t.do(1, "play murphys-law").all_pass_secrets().do(2, "play assassination").all_pass()
    assert t.happened("attack-succeeded")
    t = rolled(Table().hold(2, "murphys-law").hold(1, "assassination"), 7)
    t.do(1, "play assassination").all_pass_secrets().do(2, "play murphys-law").all_pass()
    assert t.happened("attack-failed")


def test_a11_assassination_cannot_save_a_number_below_two() -> None:
    t = Table().hold(2, "assassination").own(0, "kkk").centre("antiwar-activists").attack("kkk", "antiwar-activists")
    t.do(0, "pass").do(2, "pass").dice(9).do(0, "roll").do(2, "play assassination").all_pass()
    assert t.happened("attack-failed")


@pytest.mark.parametrize(("special", "roll"), ROLLERS)
def test_a67_cancelled_the_earlier_roll_stands(special: str, roll: int) -> None:
    t = (
        rolled(Table().hold(2, special).hold(1, "secrets"), 7)
        .do(1, "pass")
        .do(2, f"play {special}")
        .do(1, "play secrets")
    )
    assert t.happened("attack-succeeded")[0].args["roll"] == 7
    assert roll != 7


@pytest.mark.parametrize(("special", "roll"), ROLLERS)
def test_128_129_only_right_after_the_dice(special: str, roll: int) -> None:
    t = Table(purse=1).hold(0, special).hold(1, special).centre("hollywood")
    assert f"play {special}" not in t.legal(0)
    t.attack("network", "hollywood").do(0, "pass")
    assert f"play {special}" not in t.legal(1)
    assert roll in (2, 12)


# ---------------------------------------------------------------------- Pot-de-vin


def test_130_a57_a_bribe_takes_an_uncontrolled_group_anywhere() -> None:
    t = Table().own(0, "cia").hold(0, "bribery").centre("mafia").do(0, "bribe mafia").all_pass_secrets()
    places = t.legal(0)
    assert {code.split()[2] for code in places} == {"cia", "network"}
    t.do(0, "attach mafia cia " + places[0].split()[3] if places[0].split()[2] == "cia" else places[-1])
    assert t.owner("mafia") == 0
    assert t.used("cia") == t.used("network") == 0
    assert "attack mafia" in t.hold(0).centre("hollywood").legal(0)  # 194
    assert t.s.frames[-1].kind == "turn"  # 197: no transfer follows


def test_130_197_wrong_time_no_room_no_action() -> None:
    t = Table().hold(0, "bribery").hold(1, "bribery").centre("mafia")
    open_window(t.s, "between-actions", 0)
    assert t.legal(1) == ["pass"]
    t.do(1, "pass")
    t.s.actions_left = 0
    assert "bribe mafia" not in t.legal(0)
    t = Table().hold(0, "bribery").centre("mafia")
    for card in ("punk-rockers", "psychiatrists", "morticians", "intellectuals"):
        t.own(0, card)  # groups without arrows on all four of the Illuminati's
    assert "bribe mafia" not in t.legal(0)


def test_a67_a_cancelled_bribe_costs_the_action() -> None:
    t = Table().hold(0, "bribery").hold(1, "secrets").centre("mafia").do(0, "bribe mafia").do(1, "play secrets")
    assert t.s.actions_left == 1
    assert t.zone("mafia") == UNCONTROLLED
    assert t.gone("bribery") == 1


# ---------------------------------------------------------------------- Espionnage


def test_131_one_treasury_is_seen_by_the_spy_alone() -> None:
    t = Table().own(1, "cia", money=4).hold(0, "computer-espionage")
    t.s.knowers[CARD_NUMBERS["cia"]] = 2
    t.do(0, "spy-treasury cia").all_pass_secrets()
    assert t.s.knowers[CARD_NUMBERS["cia"]] == 3
    (seen,) = t.happened("treasury-seen")
    assert (seen.audience, seen.knew, seen.args["money"]) == ((0,), (1,), 4)
    assert t.happened("special-played-on-card")[0].audience is None  # the choice is public


def test_131_all_specials_of_one_player() -> None:
    t = Table().hold(0, "computer-espionage").hold(1, "secrets", "interference", "interference")
    t.do(0, "spy-specials 1").do(1, "pass")
    assert known_of(t.s, 0, 1) == t.s.specials[1]
    assert [event.audience for event in t.happened("special-seen")] == [(0,)] * 3


def test_131_nothing_to_learn_nothing_to_spy_on() -> None:
    t = Table().own(1, "cia", money=4).hold(0, "computer-espionage")
    assert not [code for code in t.legal(0) if code.startswith("spy")]


def test_a67_cancelled_espionage_sees_nothing() -> None:
    t = (
        Table()
        .hold(0, "computer-espionage")
        .hold(1, "secrets", "bribery")
        .do(0, "spy-specials 1")
        .do(1, "play secrets")
    )
    assert t.happened("special-seen") == []
    assert known_of(t.s, 0, 1) == NO_SPECIALS


# ---------------------------------------------------------------------- money


@pytest.mark.parametrize(("special", "money"), [("slush-fund", 15), ("swiss-bank-account", 25)])
def test_140_money_cards_pay_the_illuminati_at_any_time(special: str, money: int) -> None:
    t = Table().hold(0, special).do(0, f"play {special}").all_pass_secrets()
    assert t.purse("network") == money
    for moment in ("turn-start", "privilege-declared", "spending", "between-actions", "turn-end"):
        t = Table().hold(1, special)
        open_window(t.s, moment, 0)
        t.do(1, f"play {special}").all_pass_secrets()
        assert t.purse("gnomes-of-zurich") == money
    t = Table().hold(0, special).hold(1, "secrets").do(0, f"play {special}").do(1, "play secrets")
    assert t.purse("network") == 0


def test_140_money_may_be_spent_in_the_same_attack() -> None:
    t = Table().hold(0, "slush-fund").centre("hollywood").attack("network", "hollywood")
    t.do(0, "play slush-fund").all_pass_secrets().do(0, "spend 3 network")
    assert t.number() == 10


def test_136_white_collar_crime_lays_everything_out_afresh() -> None:
    t = Table(purse=4).own(0, "cia", money=3).own(0, "fbi", money=1).hold(0, "white-collar-crime")
    t.do(0, "play white-collar-crime").all_pass_secrets()
    assert t.legal(0) == [f"amount {money}" for money in range(14)]
    t.do(0, "amount 10", "amount 2")
    assert (t.purse("cia"), t.purse("fbi"), t.purse("network")) == (10, 2, 1)


def test_136_also_for_a_defender_in_mid_attack_and_cancelled() -> None:
    t = Table(purse=4).own(1, "hollywood").hold(1, "white-collar-crime").attack("network", "hollywood").do(0, "pass")
    t.do(1, "play white-collar-crime").all_pass_secrets().do(1, "amount 9")
    t.do(2, "pass").do(0, "pass").do(1, "spend 9 hollywood")
    assert t.atk.target_money == 9
    t = Table(purse=4).hold(0, "white-collar-crime").hold(1, "secrets").do(0, "play white-collar-crime")
    assert t.do(1, "play secrets").purse("network") == 4


# ---------------------------------------------------------------------- the rest


def test_132_market_manipulation_only_in_the_own_income_step() -> None:
    t = Table().hold(0, "market-manipulation").hold(1, "market-manipulation")
    assert "play market-manipulation" not in t.legal(0)
    open_window(t.s, "own-income", 0)
    assert t.asked() == [0]
    t.do(0, "play market-manipulation").all_pass_secrets()
    assert t.s.incomes_doubled
    for moment in ("turn-start", "spending", "between-actions", "turn-end"):
        t = Table().hold(1, "market-manipulation", "slush-fund")
        open_window(t.s, moment, 0)
        assert "play market-manipulation" not in t.legal(1)


def test_132_cancelled_incomes_stay_single() -> None:
    t = Table().hold(0, "market-manipulation").hold(1, "secrets")
    open_window(t.s, "own-income", 0)
    t.do(0, "play market-manipulation").do(1, "play secrets")
    assert not t.s.incomes_doubled


def test_137_commission_costs_another_his_turn() -> None:
    t = Table().hold(2, "senate-investigating-committee")
    open_window(t.s, "turn-start", 0)
    t.do(2, "play senate-investigating-committee").all_pass_secrets()
    assert t.s.skip[0]


def test_a67_137_cancelled_the_turn_goes_on_and_at_no_other_time() -> None:
    t = Table().hold(2, "senate-investigating-committee").hold(0, "secrets")
    open_window(t.s, "turn-start", 0)
    t.do(2, "play senate-investigating-committee").do(0, "play secrets")
    assert not t.s.skip[0]
    t = Table().hold(1, "senate-investigating-committee", "slush-fund")
    open_window(t.s, "between-actions", 0)
    assert t.legal(1) == ["pass", "play slush-fund"]


def test_139_083_media_campaign_revives_and_scores_stay() -> None:
    t = Table().kill("hollywood").hold(1, "media-campaign")
    t.s.destroyed[0] = [CARD_NUMBERS["hollywood"]]
    open_window(t.s, "between-actions", 0)
    t.do(1, "revive hollywood").all_pass_secrets()
    assert t.zone("hollywood") == UNCONTROLLED
    assert t.ids(t.s.destroyed[0]) == ["hollywood"]
    t.attack("network", "hollywood", "destroy").throw(2)
    assert t.ids(t.s.destroyed[0]) == ["hollywood", "hollywood"]  # scored again


def test_a68_media_campaign_needs_a_destroyed_group() -> None:
    t = Table().hold(0, "media-campaign")
    t.s.destroyed[0] = [CARD_NUMBERS["gnomes-of-zurich"]]
    assert not [code for code in t.legal(0) if code.startswith("revive")]


def test_139_cancelled_it_stays_dead() -> None:
    t = Table().kill("hollywood").hold(0, "media-campaign").hold(1, "secrets").do(0, "revive hollywood")
    assert t.do(1, "play secrets").zone("hollywood") == DEAD


def test_135_rumours_destroy_a_group_without_power() -> None:
    t = Table(purse=2).hold(0, "whispering-campaign").centre("punk-rockers", "hollywood").do(0, "attack network")
    assert t.why(0, "rumours hollywood") == "135"
    t.do(0, "rumours punk-rockers", "announce").all_pass_secrets()
    assert t.number() == 7 - 4
    assert t.atk.committed
    t.throw(3)
    assert t.zone("punk-rockers") == DEAD
    assert t.s.actions_left == 1


def test_a67_cancelled_rumours_there_is_no_attack() -> None:
    t = Table(purse=2).hold(0, "whispering-campaign", "slush-fund").hold(1, "secrets").centre("punk-rockers")
    t.own(0, "cia").attack("network", "punk-rockers", "rumours", "aid cia", "privilege slush-fund")
    t.do(1, "play secrets")
    assert t.s.frames[-1].kind == "turn"
    assert (t.s.actions_left, t.used("network"), t.used("cia")) == (2, 0, 0)
    assert t.gone("slush-fund") == 0  # the price of privilege is paid only when the attack stands


def test_a68_rumours_need_the_card_and_it_cannot_pay_for_privilege_too() -> None:
    t = Table().centre("punk-rockers", "hollywood").do(0, "attack network")
    assert t.why(0, "rumours punk-rockers") == "135"
    t = Table().hold(0, "whispering-campaign").centre("punk-rockers").do(0, "attack network", "rumours punk-rockers")
    assert t.why(0, "privilege whispering-campaign") == "88"


def test_a09_rumours_may_strike_zero_slash_two() -> None:
    t = Table().hold(0, "whispering-campaign").centre("men-in-black").do(0, "attack network")
    assert "rumours men-in-black" in t.legal(0)


def test_134_secrets_answer_nothing_by_themselves() -> None:
    t = Table().hold(0, "secrets").hold(1, "secrets")
    assert "play secrets" not in t.legal(0)
    open_window(t.s, "turn-end", 0)
    assert "play secrets" not in t.legal(1)


def test_134_one_may_cancel_the_own_card() -> None:
    t = Table().hold(0, "secrets", "slush-fund").do(0, "play slush-fund")
    assert t.asked() == [0]
    assert t.do(0, "play secrets").purse("network") == 0


def test_091_138_agent_at_the_wrong_time() -> None:
    t = Table().hold(0, "deep-agent", "interference")
    assert not [code for code in t.legal(0) if code.startswith("play")]


def test_091_secrets_save_the_privilege_from_the_agent() -> None:
    t = Table(purse=2).hold(0, "slush-fund", "secrets").hold(1, "deep-agent").centre("hollywood")
    t.attack("network", "hollywood", "control", "privilege slush-fund").all_pass_secrets()
    t.do(1, "play deep-agent").do(0, "play secrets")
    assert t.atk.privileged


def test_092_133_secrets_keep_the_interferer_out() -> None:
    t = Table(purse=2).hold(0, "slush-fund", "secrets").hold(1, "interference").centre("hollywood")
    t.attack("network", "hollywood", "control", "privilege slush-fund").all_pass_secrets()
    t.do(1, "play interference").do(0, "play secrets")
    assert t.atk.admitted == 0


def test_124_a_face_up_copy_is_played_first_and_known_ones_are_forgotten_when_played() -> None:
    t = Table().hold(1, "slush-fund", "interference", "interference")
    kind = SPECIAL_NUMBERS["interference"]
    add_shown(t.s, 1, kind, 1)
    remember(t.s, 0, 1, kind)
    remember(t.s, 0, 1, SPECIAL_NUMBERS["slush-fund"])
    open_window(t.s, "turn-end", 0)
    t.do(1, "play slush-fund").all_pass_secrets()
    assert known_of(t.s, 0, 1)[SPECIAL_NUMBERS["slush-fund"]] == 0
    assert known_of(t.s, 0, 1)[kind] == 1
    (event,) = t.happened("special-played")
    assert event.knew == (0, 1)
