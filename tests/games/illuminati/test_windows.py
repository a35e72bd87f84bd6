"""Windows: who is asked, in what order, and that being asked tells nothing (A-55, A-56, A-62)."""

from __future__ import annotations

from lanterne.games.illuminati.cards.table import SPECIAL_NUMBERS
from lanterne.games.illuminati.specials.hands import add_shown
from lanterne.games.illuminati.specials.plays import could_play
from lanterne.games.illuminati.specials.window import open_window
from tests.games.illuminati.table import Table

FOUR = ("network", "gnomes-of-zurich", "bermuda-triangle", "ufos")


def opened(t: Table, moment: str, actor: int = 0) -> Table:
    open_window(t.s, moment, actor)
    return t


def test_a62_asked_in_play_order_the_actor_last() -> None:
    t = Table(FOUR).hold(0, "slush-fund").hold(1, "secrets").hold(3, "bribery")
    opened(t, "turn-end")
    assert t.asked() == [1]
    assert t.do(1, "pass").asked() == [3]  # seat 2 holds nothing, which all can see
    assert t.do(3, "pass").asked() == [0]
    t.rng.script = [0] * 8
    frames = len(t.s.frames)
    assert t.s.frames[-1].kind == "window"
    assert frames == 2


def test_a62_a_seat_is_asked_whatever_it_holds() -> None:
    t = opened(Table().hold(1, "bribery"), "between-actions")
    assert t.asked() == [1]
    assert t.legal(1) == ["pass"]


def test_a62_a_card_that_stands_opens_the_window_afresh() -> None:
    t = opened(Table(FOUR).hold(1, "bribery").hold(2, "slush-fund").hold(3, "bribery"), "turn-end", 0)
    t.do(1, "pass").do(2, "play slush-fund")
    t.all_pass_secrets()
    assert t.asked() == [3]
    assert t.do(3, "pass").asked() == [1]


def test_a62_a_cancelled_card_does_not() -> None:
    t = opened(
        Table(FOUR).hold(1, "bribery").hold(2, "slush-fund", "deep-agent").hold(3, "secrets"), "between-actions", 0
    )
    t.do(1, "pass").do(2, "play slush-fund").do(3, "play secrets")
    assert t.purse("bermuda-triangle") == 0
    assert t.asked() == [2]
    assert t.do(2, "pass").s.frames[-1].kind == "turn"


def test_a62_between_actions_the_turn_player_has_his_own_list() -> None:
    t = opened(Table().hold(0, "slush-fund"), "between-actions", 0)
    assert t.s.frames[-1].kind == "turn"
    assert "play slush-fund" in t.legal(0)


def test_a62_nobody_is_asked_for_cards_that_all_have_seen_go() -> None:
    t = Table().hold(1, "bribery").hold(0, "slush-fund")
    t.s.gone_specials[SPECIAL_NUMBERS["secrets"]] = 1
    t.do(0, "play slush-fund")
    assert t.purse("network") == 15  # no question in between


def test_a62_face_up_cards_tell_who_cannot_answer() -> None:
    t = Table().hold(1, "bribery").hold(2, "secrets")
    add_shown(t.s, 1, SPECIAL_NUMBERS["bribery"], 1)
    assert not could_play(t.s, 1, "card-played")
    add_shown(t.s, 2, SPECIAL_NUMBERS["secrets"], 1)
    t.hold(0, "deep-agent")
    assert not could_play(t.s, 0, "card-played")  # the only Secrets lies open at seat 2
    assert could_play(t.s, 2, "card-played")


def test_a62_after_the_dice_only_cards_that_change_the_roll() -> None:
    t = Table().hold(1, "assassination", "slush-fund", "computer-espionage").centre("hollywood")
    t.attack("network", "hollywood").do(0, "pass").do(1, "pass").dice(12).do(0, "roll")
    assert t.legal(1) == ["pass", "play assassination"]
    assert t.why(1, "play slush-fund") == "A-62"


def test_a62_between_actions_others_may_play() -> None:
    t = Table().own(0, "cia").centre("hollywood").hold(1, "swiss-bank-account")
    t.dice(12).attack("network", "hollywood").do(0, "pass").do(1, "pass").do(0, "roll").do(1, "pass")
    assert t.asked() == [1]
    assert t.s.frames[-1].kind == "window"
    t.do(1, "play swiss-bank-account").all_pass_secrets()
    assert t.purse("gnomes-of-zurich") == 25


def test_a34_who_passed_his_turn_plays_nothing_at_its_end() -> None:
    t = Table().hold(0, "slush-fund").hold(1, "slush-fund")
    t.s.passed = True
    assert not could_play(t.s, 0, "turn-end")
    assert could_play(t.s, 1, "turn-end")


def test_a34_nor_does_he_answer_a_card_with_secrets() -> None:
    t = Table().hold(0, "secrets").hold(1, "slush-fund")
    t.do(0, "pass-turn").do(1, "play slush-fund")
    assert t.purse("gnomes-of-zurich") == 15  # seat 0 was not asked


def test_a55_secrets_answer_every_special() -> None:
    t = Table(FOUR).hold(0, "slush-fund").hold(2, "secrets")
    t.do(0, "play slush-fund")
    assert t.asked() == [2]
    assert t.legal(2) == ["pass", "play secrets"]
    t.do(2, "play secrets")
    assert t.purse("network") == 0
    assert [event.args["special"].key for event in t.happened("special-cancelled")] == [  # type: ignore[union-attr]
        "illuminati-special-slush-fund"
    ]


def test_a56_commission_is_played_before_the_victims_income() -> None:
    t = Table().hold(1, "senate-investigating-committee").hold(0, "senate-investigating-committee")
    opened(t, "turn-start")
    assert "play senate-investigating-committee" in t.legal(1)
    assert "play senate-investigating-committee" not in t.do(1, "pass").legal(0)  # not against oneself
