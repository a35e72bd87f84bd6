"""How a bot is asked, wherever it thinks: whose turn it is to be heard, what it is shown, what it may answer."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lanterne.bots.bot import Ask, Bot, Budget
from lanterne.core.errors import LanterneError
from lanterne.core.game import Action, AnyGame, Seat, State
from lanterne.core.rng import Chance, FastRng
from lanterne.host.looking import seen_by


def speakers(game: AnyGame, s: State, waited: list[Seat], seats: i64, ply: i64, chance: Chance) -> list[Seat]:
    """The seats nobody waits for that may have a word before the decision of this ply, one after the other.

    First those to whom something was said, then one that is drawn: everybody gets a word in, nobody floods.
    """
    heard: list[Seat] = []
    for seat in game.invited(s):
        if seat not in waited and seat not in heard:
            heard.append(seat)
    drawn: Seat = chance.of_bot(ply, seats).below(seats)
    if drawn not in waited and drawn not in heard:
        heard.append(drawn)
    return heard


def ask_of(
    game: AnyGame, s: State, seat: Seat, bot: Bot, legal: list[Action], mind: Any, rng: FastRng, seed: str = ""
) -> Ask:
    """`seed`: the match's, for bots that look; none: cards lie as they would in a match without one."""
    view = None if bot.blind else seen_by(game, s, seat, bot, seed)
    return Ask(game, view, seat, legal, rng, mind, Budget(bot.seconds))


def decision(game: AnyGame, s: State, seat: Seat, bot: Bot, mind: Any, rng: FastRng, seed: str = "") -> Action:
    """What the bot does at a seat that is waited for. Raises `LanterneError` when that is not legal."""
    if bot.blind:
        blind: Action = game.pick(s, seat, rng)
        return blind
    legal: list[Action] = game.legal(s, seat)
    a = bot.choose(ask_of(game, s, seat, bot, legal, mind, rng, seed))
    if not is_allowed(game, s, seat, a, legal):
        raise LanterneError(f"bot {bot.name} chose {a.code()!r} at seat {seat}, which is not legal")
    return a


def is_allowed(game: AnyGame, s: State, seat: Seat, a: Action, legal: list[Action]) -> bool:
    """Whether it is listed, or of a family that is listed only in part and refused by no rule."""
    if a in legal:
        return True
    return a.code().split(" ")[0] in game.nature.open_families and game.refusal(s, seat, a) is None


def interjection(
    game: AnyGame, s: State, seat: Seat, bot: Bot, mind: Any, rng: FastRng, seed: str = ""
) -> Action | None:
    """The bot's word at a seat that nobody waits for, if it has one. Raises `LanterneError` when it is not legal."""
    if not bot.speaks_up(rng):
        return None
    legal: list[Action] = game.legal(s, seat)
    if not legal:
        return None
    a = bot.interject(ask_of(game, s, seat, bot, legal, mind, rng, seed))
    if a is not None and not is_allowed(game, s, seat, a, legal):
        raise LanterneError(f"bot {bot.name} interjected {a.code()!r} at seat {seat}, which is not legal")
    return a
