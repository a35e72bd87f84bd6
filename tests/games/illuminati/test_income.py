"""Step 1: the bank, the Fisc, the Poste (12 to 16, 132, 174, 180, 188, A-23, A-24, A-28, A-52, A-77, A-82)."""

from __future__ import annotations

from typing import Any

from tests.games.illuminati.builder import Position

THREE = ("network", "gnomes-of-zurich", "servants-of-cthulhu")
SEVEN = (*THREE, "bavarian-illuminati", "bermuda-triangle", "discordian-society", "society-of-assassins")


def test_012_income_onto_the_own_card() -> None:
    at = Position(THREE).lay(0, "texas", "", "east", 1).lay(0, "loan-sharks", "", "west").lay(0, "cia", "", "north")
    at.deck().begin(0)
    assert [at.purse(card) for card in ("network", "texas", "loan-sharks", "cia")] == [9, 5, 6, 0]


def test_014_uncontrolled_groups_get_nothing() -> None:
    at = Position(THREE).centre("texas").deck().begin(0)
    assert at.purse("texas") == 0


def fisc(money: int = 5) -> Position:
    at = Position(THREE).lay(0, "irs", "", "east").lay(1, "texas", "", "east", money)
    return at.deck().money("gnomes-of-zurich", 4)


def test_015_141_a23_the_fisc_takes_two_from_each_opponent() -> None:
    at = fisc().money("servants-of-cthulhu", 7).begin(0)
    assert at.legal(0) == ["pass", "levy 1", "levy 2"]
    at.do(0, "levy 1").do(1, "tax 2 texas").do(0, "levy 2").do(2, "tax 2 servants-of-cthulhu")
    assert (at.purse("irs"), at.purse("texas"), at.purse("servants-of-cthulhu")) == (4, 3, 5)


def test_015_a23_the_tax_is_optional_for_each_opponent() -> None:
    at = fisc().money("servants-of-cthulhu", 7).begin(0)
    at.do(0, "levy 2").do(2, "tax 2 servants-of-cthulhu").do(0, "pass")
    assert (at.purse("irs"), at.purse("texas")) == (2, 5)


def test_a23_the_taxed_seat_picks_and_may_split() -> None:
    at = fisc().begin(0).do(0, "levy 1")
    assert at.legal(1) == ["tax 1 texas", "tax 2 texas", "tax 1 gnomes-of-zurich", "tax 2 gnomes-of-zurich"]
    at.do(1, "tax 1 texas", "tax 1 gnomes-of-zurich")
    assert (at.purse("irs"), at.purse("texas"), at.purse("gnomes-of-zurich")) == (2, 4, 3)


def test_a23_no_more_than_there_is() -> None:
    at = fisc(money=1).money("gnomes-of-zurich", 0).begin(0)
    at.do(0, "levy 1").do(1, "tax 1 texas")
    assert at.purse("irs") == 1
    assert at.s.frames[-1].kind == "turn"


def test_a23_nobody_without_money_is_taxed() -> None:
    at = fisc(money=0).money("gnomes-of-zurich", 0).money("servants-of-cthulhu", 1).begin(0)
    assert at.legal(0) == ["pass", "levy 2"]


def test_a78_the_discordians_pay_too() -> None:
    at = Position(("network", "discordian-society")).lay(0, "irs", "", "east").deck()
    at.money("discordian-society", 3).begin(0)
    assert "levy 1" in at.legal(0)


def poste(master: int, centre: int) -> Position:
    """The Poste under the KGB, of which both have so much before the income."""
    at = Position(THREE).lay(0, "kgb", "", "east", master).lay(0, "post-office", "kgb", "north")
    return at.money("network", centre).deck()


def test_016_141_a24_the_owner_chooses_master_or_illuminati() -> None:
    at = poste(2, 3).begin(0)
    assert at.legal(0) == ["pay-post kgb", "pay-post network"]
    at.do(0, "pay-post kgb")
    assert (at.purse("kgb"), at.purse("network")) == (1, 12)


def test_016_a24_the_illuminati_pays_when_the_master_cannot() -> None:
    at = poste(0, 3).begin(0)
    assert (at.purse("kgb"), at.purse("network")) == (0, 11)


def test_016_a24_under_the_illuminati_it_pays_by_itself() -> None:
    at = Position(THREE).lay(0, "post-office", "", "east", 4).deck().begin(0)
    assert (at.purse("network"), at.purse("post-office")) == (8, 4)  # its own treasury does not pay


def test_188_tax_just_taken_may_pay_the_poste() -> None:
    at = Position(THREE).lay(0, "irs", "", "east").lay(0, "post-office", "irs", "north").deck()
    at.money("gnomes-of-zurich", 9).begin(0)
    at.do(0, "levy 1").do(1, "tax 2 gnomes-of-zurich")
    assert at.legal(0) == ["pay-post irs", "pay-post network"]
    at.do(0, "pay-post irs")
    assert at.purse("irs") == 1


def market(at: Position) -> Position:
    """Seat 0 plays Manipulation du marché in its income step."""
    at.hold(0, "market-manipulation").begin(0)
    while "play market-manipulation" not in at.legal(0):
        at.do(at.asked()[0], "pass")
    at.do(0, "play market-manipulation")
    at.all_pass()
    return at


def test_132_a28_market_manipulation_doubles_all_incomes_once() -> None:
    at = Position(THREE).lay(0, "texas", "", "east").lay(0, "loan-sharks", "", "west").deck()
    market(at)
    assert [at.purse(card) for card in ("network", "texas", "loan-sharks")] == [18, 8, 12]
    assert at.s.incomes_doubled
    at.begin(0)
    assert [at.purse(card) for card in ("network", "texas", "loan-sharks")] == [27, 12, 18]


def test_132_market_manipulation_doubles_neither_fisc_nor_poste() -> None:
    at = Position(THREE).lay(0, "irs", "", "east").lay(0, "post-office", "", "west").deck()
    market(at.money("gnomes-of-zurich", 9))
    at.do(0, "levy 1").do(1, "tax 2 gnomes-of-zurich")
    assert at.purse("irs") == 2
    assert at.purse("network") == 17


def test_174_a82_large_games_pay_more_each_turn() -> None:
    at = Position(SEVEN).deck().begin(0)
    assert at.purse("network") == 12
    at = Position((*SEVEN, "ufos")).deck().begin(0)
    assert at.purse("network") == 14
    at = Position(SEVEN[:6]).deck().begin(0)
    assert at.purse("network") == 9


def test_a28_the_bonus_of_large_games_is_doubled_too() -> None:
    at = Position(SEVEN).lay(0, "texas", "", "east").deck()
    market(at)
    assert at.purse("network") == 24


def oil() -> Position:
    at = Position(("illuminated-oil", "gnomes-of-zurich"), addon=True)
    at.lay(0, "cia", "", "east").lay(0, "irs", "", "west").lay(0, "texas", "", "north")
    return at.lay(0, "post-office", "", "south").deck()


def test_180_a52_oil_lifts_an_income_of_zero_to_one() -> None:
    at = oil().begin(0)
    assert (at.purse("cia"), at.purse("texas")) == (1, 4)
    assert (at.purse("irs"), at.purse("post-office")) == (0, 0)


def test_180_only_the_oil_companies_lift_incomes() -> None:
    at = Position(THREE).lay(0, "cia", "", "east").deck().begin(0)
    assert at.purse("cia") == 0


def test_a52_market_manipulation_doubles_what_oil_lifts() -> None:
    at = market(oil())
    assert at.purse("cia") == 2


def hidden(*cards: str, **options: Any) -> Position:
    return Position(cards or THREE, hidden_illuminati=True, **options)


def test_205_a77_a_hidden_illuminati_takes_what_it_likes() -> None:
    at = hidden().lay(0, "texas", "", "east").deck().begin(0)
    assert at.legal(0) == [f"amount {money}" for money in range(10)]
    at.do(0, "amount 4")
    assert (at.purse("network"), at.purse("texas")) == (4, 4)


def test_173_it_may_overstate_its_income_by_one() -> None:
    at = hidden(overstate=True).deck().begin(0)
    assert at.legal(0)[-1] == "amount 10"


def test_a77_enough_to_pay_the_poste() -> None:
    at = hidden().lay(0, "post-office", "", "east").deck().begin(0)
    assert at.legal(0)[0] == "amount 1"


def test_a77_nothing_need_be_taken_when_the_poste_is_paid_anyway() -> None:
    at = hidden().lay(0, "post-office", "", "east").deck().money("network", 1).begin(0)
    assert at.legal(0)[0] == "amount 0"
    at = hidden().lay(0, "texas", "", "east").lay(0, "post-office", "texas", "north").deck().begin(0)
    assert at.legal(0)[0] == "amount 0"


def test_a77_an_exposed_one_takes_its_printed_income() -> None:
    at = hidden().deck()
    at.s.exposed[0] = True
    at.begin(0)
    assert at.purse("network") == 9


def test_a77_the_second_draw_is_claimed() -> None:
    at = hidden().deck("texas", "yuppies").begin(0, 0, 0).do(0, "amount 9")
    assert at.legal(0) == ["pass", "claim"]
    at.do(0, "claim")
    assert at.s.deck_groups == []


def test_a77_everybody_hidden_is_asked_and_only_the_network_can_claim() -> None:
    at = hidden().deck("texas", "yuppies").begin(1, 0).do(1, "amount 12")
    assert at.legal(1) == ["pass"]
    assert at.why(1, "claim") == "A-59"
    at.do(1, "pass")
    assert len(at.s.deck_groups) == 1


def test_a77_hidden_oil_claims_its_incomes() -> None:
    at = hidden("illuminated-oil", "gnomes-of-zurich", addon=True).lay(0, "cia", "", "east").deck().begin(0)
    assert at.legal(0) == ["pass", "claim"]
    at.do(0, "claim")
    assert at.purse("cia") == 1
