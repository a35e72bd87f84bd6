"""What is told of cards: structures as trees with their arrows, and the face of every card."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.core.errors import BadInput
from lanterne.games.illuminati.cards.abilities import AttackBonus
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.game import GAME
from lanterne.text import LANGUAGES, Words
from tests.games.illuminati.parlour import Parlour

EN = Words("en", strict=True)


def told(table: Parlour, viewer: int | None = 0) -> list[str]:
    return [EN.line(phrase) for phrase in GAME.describe(GAME.view(table.s, viewer))]


def face(table: Parlour, card: str, viewer: int | None = 0) -> str:
    return "\n".join([EN.line(phrase) for phrase in GAME.face(GAME.view(table.s, viewer), card)])


def three() -> Parlour:
    return Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "texas").centre("yuppies")


def line_of(lines: list[str], name: str) -> str:
    (found,) = [line for line in lines if line.lstrip().startswith(f"· {name} ")]
    return found


# ---------------------------------------------------------------------- structures


def test_a_structure_is_a_tree_with_arrows() -> None:
    table = three().own(0, "fnord-motor-company", "mafia")
    lines = told(table)
    at = [lines.index(line_of(lines, name)) for name in ("The Network", "The Mafia", "Fnord Motor Company")]
    assert at == sorted(at)
    assert at[2] - at[0] == 2
    assert [len(lines[k]) - len(lines[k].lstrip()) for k in at] == [0, 2, 4]
    assert "N → The Mafia, E free, S free, W free" in lines[at[0]]
    assert "→ Fnord Motor Company" in lines[at[1]]
    assert "free" in lines[at[1]]


def test_a_blocked_arrow_says_by_what() -> None:
    v = GAME.view(three().s, 0)
    v["seats"][0]["arrows"][0] = {"way": "north", "state": "blocked", "card": "texas", "why": "group"}
    assert any("N blocked (Texas)" in EN.line(phrase) for phrase in GAME.describe(v))


def test_every_group_is_told_once_in_every_structure() -> None:
    table = three().grow(0, 9).grow(1, 7)
    lines = told(table)
    for seat in GAME.view(table.s, 0)["seats"]:
        for group in seat["groups"]:
            line_of(lines, EN.text(f"illuminati-card-{group['card']}"))


def test_who_took_part_is_marked() -> None:
    table = three()
    assert "took part" not in "".join(told(table))
    table.attack("mafia", "yuppies")
    table.throw(12)
    lines = told(table)
    assert "took part in an attack this turn" in line_of(lines, "The Mafia")
    assert "took part" not in line_of(lines, "C.I.A.")


def test_own_specials_are_told_with_what_they_do() -> None:
    table = three().hold(0, "bribery").hold(1, "slush-fund")
    text = "\n".join(told(table))
    assert EN.text("illuminati-special-bribery-text") in text
    assert EN.text("illuminati-special-slush-fund") not in text


def test_the_basic_goal_is_told() -> None:
    assert "Basic goal: control 13 cards, the Illuminati included" in told(three())


def test_what_the_post_costs_and_that_the_revenue_taxes() -> None:
    lines = told(three().own(0, "post-office").own(1, "irs"))
    assert "income -1 (costs 1 MB a turn)" in line_of(lines, "Post Office")
    assert "taxes every opponent (2 MB at most)" in line_of(lines, "I.R.S.")


def test_a_card_that_is_being_placed_is_said_to_lie_nowhere() -> None:
    table = three().own(0, "fnord-motor-company")
    table.say(0, "move mafia")
    line = line_of(told(table), "The Mafia")
    assert "being placed" in line
    assert "free" not in line


# ---------------------------------------------------------------------- faces


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"addon": True, "hidden_goals": True, "book_militias": True}])
def test_every_card_has_a_face(lang: str, options: dict[str, Any]) -> None:
    table = Parlour(**options).own(0, "mafia").own(1, "cia").own(2, "texas")
    words = Words(lang, strict=True)
    for viewer in (0, None):
        v = GAME.view(table.s, viewer)
        for card, name in GAME.cards(v).items():
            lines = [words.line(phrase) for phrase in GAME.face(v, card)]
            assert lines[0].startswith(words.say(name))
            assert len(lines) > 1


def test_every_bonus_is_told() -> None:
    """All groups with an attack bonus, by the amounts that are printed on them."""
    table = three()
    told_of = 0
    for card in CARDS[:FIRST_ILLUMINATI]:
        amounts = [ability.amount for ability in card.abilities if isinstance(ability, AttackBonus)]
        for amount in amounts:
            assert f"+{amount} on each attack" in face(table, card.id), card.id
        told_of += bool(amounts)
    assert told_of == 21  # and the Militia, which has two printings


def test_the_militia_is_read_as_it_is_played() -> None:
    assert "+6 on each attack to destroy aimed at a Communist group" in face(three(), "militia")
    book = Parlour(book_militias=True).own(0, "mafia").own(1, "cia").own(2, "texas")
    assert "+2 on each attack to destroy aimed at a Communist or Liberal group" in face(book, "militia")


def test_a_group_says_where_it_lies() -> None:
    table = three().hold(0, "bribery")
    assert "With seat 0, N of its master (The Network); arrows: N free, E free, W free" in face(table, "mafia")
    assert "Its place adds 10 to its defence" in face(table, "mafia")
    assert "In the centre, uncontrolled" in face(table, "yuppies")
    assert "Not seen yet" in face(table, "hollywood")
    assert "With seat 0: 1" in face(table, "bribery")
    assert "With seat 0" not in face(table, "bribery", 1)


def test_an_illuminati_has_figures_ability_and_goal() -> None:
    text = face(three(), "network")
    for part in ("Power 7, transferable 7; income 9", "Draws two cards", "25 points of transferable power", "seat 0"):
        assert part in text


def test_a_face_down_illuminati_is_not_betrayed() -> None:
    table = Parlour(hidden_illuminati=True).own(0, "mafia").own(1, "cia").own(2, "texas")
    table.s.exposed = [False] * 3
    assert "With seat 0" in face(table, "network")
    assert "With seat" not in face(table, "network", 1)
    assert "The Network" not in "".join(told(table, 1))


def test_there_is_no_other_card() -> None:
    with pytest.raises(BadInput, match="no card"):
        face(three(), "illuminated-mafia")
