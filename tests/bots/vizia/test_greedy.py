"""The greedy bot of Vizia: closes, blocks, buys and takes with a reason, from its view alone, and beats chance."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from lanterne.bots.bot import Bot
from lanterne.bots.registry import bot_named
from lanterne.bots.vizia.fillings import PLENTY, fillings
from lanterne.bots.vizia.greedy import ViziaGreedy, decide
from lanterne.bots.vizia.prospects import Supply
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.lattice import COLOURS, cell_text, corners, ring, vertex_of
from lanterne.games.vizia.rounds import small_of
from lanterne.games.vizia.state import ViziaState
from lanterne.host.playout import play_out
from tests.bots import asking
from tests.games.vizia.builder import act, bag, table, tokens, wheel
from tests.games.vizia.test_purchase import GAP, LEAF, TILES
from tests.games.vizia.walks import SWITCHES, start, walk

BOT = ViziaGreedy()
ALL = dict.fromkeys(SWITCHES, True)
ORIGIN = (0, 0)


def chosen(s: ViziaState, seed: int = 1) -> str:
    seat = int(s.turn)
    return asking.chosen(BOT, GAME, s, seat, seed).code()


def turn(s: ViziaState) -> list[str]:
    """What the bot does until its turn is over, chance as it comes."""
    seat, done = s.turn, []
    while GAME.to_act(s) == [seat] and "end" not in done:
        done.append(chosen(s))
        act(s, done[-1], draws=FastRng(2))
    return done


def broken(letters: str, missing: int, vertex: tuple[int, int] = ORIGIN) -> dict[str, str]:
    """A wheel without its last tiles."""
    return dict(list(wheel(vertex, letters).items())[: 6 - missing])


def scores(bots: list[Bot], raw: dict[str, Any], index: int) -> tuple[list[int], list[int]]:
    seats = len(bots)
    over = play_out(GAME, GAME.options(raw, seats), bots, Chance(simulation_seed(3, index)), keep_moves=False)
    outcome = GAME.outcome(over.state)  # type: ignore[arg-type]
    assert outcome is not None
    return outcome.winners(), outcome.scores


@pytest.mark.slow
def test_it_beats_random_in_every_game() -> None:
    rival = bot_named("random", "vizia")
    for index in range(4):
        seat = index % 2
        winners, _ = scores([BOT, rival] if seat == 0 else [rival, BOT], {}, index)
        assert winners == [seat]


@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_every_advanced_rule(seats: int) -> None:
    bots: list[Bot] = [BOT] + [bot_named("random", "vizia")] * (seats - 1)
    winners, _ = scores(bots, ALL, seats)
    assert winners == [0]


def test_it_plays_in_teams() -> None:
    rival = bot_named("random", "vizia")
    winners, _ = scores([BOT, rival, BOT, rival], {**ALL, "teams": True}, 1)
    assert winners == [0, 2]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_decides_by_the_view_alone(seed: int) -> None:
    """The world it imagines draws the tiles of others; none of them may matter."""
    s, rng = start(3, seed, capture=True, purchase=True)
    for ply, (here, _) in enumerate(walk(s, rng, greed=8)):
        if ply % 12 == 0:
            assert chosen(here, 1) == chosen(here, 2)


# ---------------------------------------------------------------------- decisions


def test_it_closes_a_wheel_and_places_no_more_than_needed() -> None:
    s = table(broken("roygbp", 1), hands=["p", "rr"], commons="rryy")
    done = turn(s)
    assert [code for code in done if code.startswith("place")] == ["place purple 0,-1,down from hand"]
    assert done[-1] == "end"


def test_it_prefers_the_prism() -> None:
    """Two cells are free; the same tiles close a prism or a simple wheel."""
    s = table(broken("roygbp", 2), hands=["bp", "rr"], commons="gorr")
    done = turn(s)
    assert any(code.startswith("place blue") for code in done)
    assert any(code.startswith("place purple") for code in done)
    assert tokens(s)[ORIGIN] == 0


def test_it_leaves_no_wheel_to_the_next_seat() -> None:
    """Four tiles lie; a fifth would leave the last one to an opponent who is known to have it."""
    s = table(broken("roygbp", 2), hands=["rr", "pp"], commons="boor", remember=True)
    s.known[1] = bag("pp")
    assert not chosen(s).startswith(("place blue 0,-1,up", "place purple 0,-1,down"))


def test_it_uses_six_tiles_where_they_pay() -> None:
    s = table({}, hands=["ro", "rr"], commons="ygbp")
    placed = [code for code in turn(s) if code.startswith("place")]
    assert len(placed) == 6
    assert len(tokens(s)) == 1


def test_it_buys_when_that_pays_and_not_otherwise() -> None:
    """VZ-080: a simple wheel for a prism. Without the gap the leaf is worth no token."""
    s = table(TILES, tokens={ORIGIN: 0}, hands=["", "rr"], commons="", pile="rr", placed=1, purchase=True)
    s.moved = True
    assert chosen(s) == f"buy {LEAF}"
    act(s, f"buy {LEAF}")
    assert chosen(s) == "pay 0,0"
    act(s, "pay 0,0")
    assert chosen(s) == f"put {GAP}"
    act(s, f"put {GAP}")
    assert tokens(s) == {(1, 0): 0}
    dull = wheel(ORIGIN, "roygbp") | {"0,0,down": "orange"}
    other = table(dull, tokens={ORIGIN: 0}, hands=["", "rr"], commons="", pile="rr", placed=1, purchase=True)
    assert chosen(other) == "end"


def test_it_takes_the_tile_that_its_gap_needs() -> None:
    s = table(broken("roygbp", 2), hands=["b", ""], commons="prrr", pile="rrrr", placed=1)
    assert chosen(s) in ("take purple", "place blue 0,-1,up from hand")


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    """VZ-063: the twelfth token ends the game, whoever leads; two points beat none, but not a prism."""
    last = "place orange 0,-1,down from commons"
    alone = table(broken("rororo", 1), hands=["y", ""], commons="oyyy")
    alone.laid[0] = 11  # so many lie elsewhere
    assert decide(alone, 0).code() == last
    tiles = broken("rororo", 1) | {"0,0,down": "orange"} | wheel((2, 0), "roygbp")
    behind = table(tiles, tokens={(2, 0): 1}, hands=["y", ""], commons="oyyy")
    assert decide(behind, 0).code() == last
    behind.laid[0] = 11
    assert decide(behind, 0).code() != last


# ---------------------------------------------------------------------- fillings and chances


@pytest.mark.parametrize("seed", range(4))
def test_fillings_are_all_there_are(seed: int) -> None:
    """By trying every colour in every free cell of wheels that lack one tile or two."""
    s, rng = start(2, seed)
    for ply, (here, _) in enumerate(walk(s, rng, greed=5)):
        if ply % 40 == 20:
            ways = fillings(here, PLENTY, 2)
            found = [(int(way.vertex), frozenset(zip(way.cells, way.colours, strict=True))) for way in ways]
            assert len(set(found)) == len(found)
            assert set(found) == tried(here)


def tried(s: ViziaState) -> set[tuple[int, frozenset[tuple[int, int]]]]:
    found = set()
    for vertex in {corner for cell in s.tiles for corner in corners(cell)}:
        free = [cell for cell in ring(vertex) if not s.has_tile(cell)]
        if not 1 <= len(free) <= 2:
            continue
        for colours in product(range(6), repeat=len(free)):
            for order in (list(zip(free, colours, strict=True)), list(zip(free, colours, strict=True))[::-1]):
                if can_lay(s, order):
                    found.add((vertex, frozenset(order)))
    return found


def can_lay(s: ViziaState, order: list[tuple[int, int]]) -> bool:
    """Whether the engine takes these tiles one after another."""
    twin = s.copy()
    twin.phase = 0
    for cell, colour in order:
        twin.commons = bag(COLOURS[colour][0])
        a = GAME.parse(f"place {COLOURS[colour]} {cell_text(cell)} from commons")
        if not GAME.to_act(twin) or GAME.refusal(twin, int(twin.turn), a) is not None:
            return False
        GAME.apply(twin, int(twin.turn), a, FastRng(0))
    return True


def test_fillings_use_only_the_tiles_at_hand() -> None:
    s = table(broken("roygbp", 2))
    ways = [way for way in fillings(s, bag("bpg"), 3) if way.vertex == vertex_of(*ORIGIN)]
    assert [(sorted(COLOURS[c] for c in way.colours), way.worth) for way in ways] == [(["blue", "purple"], 3)]
    assert fillings(s, bag("gg"), 2) == []


def supply(known: str, drawn: int, unseen: str) -> Supply:
    found = Supply()
    found.hold(bag(known), drawn, bag(unseen))
    return found


def test_chances_of_tiles() -> None:
    sure = supply("rb", 0, "yyy")
    assert sure.chance(small_of(bag("rb"))) == 1.0
    assert sure.chance(small_of(bag("rr"))) == 0.0
    half = supply("r", 2, "bo")
    assert half.chance(small_of(bag("rb"))) == pytest.approx(0.75)
    assert half.chance(small_of(bag("bb"))) == pytest.approx(0.25)
