"""What the cells of a position say: whose each group is, sums that are known, and nothing that lies face down."""

from __future__ import annotations

from lanterne.games.illuminati.cards.table import CARD_NUMBERS, FIRST_ILLUMINATI, SPECIAL_NUMBERS
from lanterne.games.illuminati.features import blocks as b
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.witness import IlluminatiWitness
from tests.games.illuminati.table import DEFAULT, Table
from tests.games.telling import told

CIA = CARD_NUMBERS["cia"]


def test_a_group_stands_with_its_owner_as_seen_from_the_seat() -> None:
    t = Table().own(1, "cia")
    for seat, place in ((0, 1), (1, 0), (2, 2)):
        assert told(GAME, t.s, seat, "whose") == [CIA * b.OWNERS + 3 + place]
    assert told(GAME, t.s, 0, "depth") == [CIA * b.DEPTHS]


def test_money_that_moved_unseen_is_known_to_its_owner_alone() -> None:
    t = Table(purse=0).own(1, "cia", money=5)
    t.s.knowers[CIA] = 1 << 1
    assert told(GAME, t.s, 1, "purse") == [CIA * len(b.PURSE), CIA * len(b.PURSE) + 1]
    assert told(GAME, t.s, 0, "purse") == []
    assert told(GAME, t.s, 0, "rich") == [CIA]


def test_170_what_lies_face_down_is_told_to_its_owner_alone() -> None:
    t = Table(hidden_illuminati=True)
    own = CARD_NUMBERS[DEFAULT[0]] - FIRST_ILLUMINATI
    hidden = [at * (b.CENTRES + 1) + b.CENTRES for at in range(3)]
    assert told(GAME, t.s, 0, "centre") == [own, *hidden[1:]]
    assert told(GAME, t.s, 1, "centre")[-1] == hidden[2]


def test_a_witness_tells_what_a_face_down_card_cannot_be() -> None:
    t = Table(hidden_illuminati=True)
    witness = IlluminatiWitness(0)
    witness.bar(2, [CARD_NUMBERS[DEFAULT[0]]])
    own = CARD_NUMBERS[DEFAULT[0]] - FIRST_ILLUMINATI
    assert told(GAME, t.s, 0, "barred") == []
    assert told(GAME, t.s, 0, "barred", witness) == [b.CENTRES + own]
    t.s.exposed[2] = True
    assert told(GAME, t.s, 0, "barred", witness) == []


def test_cards_missing_to_the_goal_are_counted() -> None:
    t = Table().own(0, "cia")
    assert told(GAME, t.s, 0, "cards")[:2] == [0, 1]
    assert len([cell for cell in told(GAME, t.s, 0, "needs") if cell < b.NEED_STEPS]) == 13 - 2


def test_an_offer_is_told_to_its_parties_by_what_goes_each_way() -> None:
    t = Table(purse=20)
    s = t.s
    s.specials[0] = tuple([1 if kind == SPECIAL_NUMBERS["bribery"] else 0 for kind in range(len(s.specials[0]))])
    GAME.apply(s, 0, GAME.parse("offer 1 give bribery want 5"), t.rng)
    assert told(GAME, s, 2, "offers") == []
    assert told(GAME, s, 1, "offers")
    assert told(GAME, s, 1, "offer-money") == [len(b.MONEY), len(b.MONEY) + 1]


def test_parts_of_offers_tell_kinds_and_rough_sums() -> None:
    parts = [GAME.parse(f"offer 1 give {give} want nothing").parts() for give in ("4", "5", "9", "cia", "5+cia")]
    assert parts[0] == parts[1]
    assert len(set(parts)) == 4
    assert GAME.parse("offer 1 give 4 want nothing promise peace").parts() != parts[0]
