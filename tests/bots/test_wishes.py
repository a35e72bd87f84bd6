"""What bots need at their seats comes into a table's options; what the table itself says stands."""

from __future__ import annotations

from lanterne.bots.catalogue import bot_named, options_with_wishes
from lanterne.games.illusion.game import GAME as ILLUSION
from lanterne.games.vizia.game import GAME as VIZIA


def test_eyes_come_with_their_bots() -> None:
    bots = {1: bot_named("keen", "illusion"), 2: bot_named("random", "illusion")}
    assert options_with_wishes(ILLUSION, {"length": "twelve"}, bots) == {"length": "twelve", "eyes2": "keen"}


def test_the_table_has_the_last_word() -> None:
    bots = {0: bot_named("keen", "illusion")}
    assert options_with_wishes(ILLUSION, {"eyes1": "child"}, bots) == {"eyes1": "child"}


def test_a_game_without_such_options_gets_none() -> None:
    assert options_with_wishes(VIZIA, {"capture": True}, {0: bot_named("keen", "illusion")}) == {"capture": True}
