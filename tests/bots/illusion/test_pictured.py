"""The eye that looks at pictures: its net is walked as it was made, it sees well, and bots play by what it sees."""

from __future__ import annotations

import base64
import zlib

import pytest

from lanterne.bots.illusion.chain import COUNT
from lanterne.bots.illusion.chances import SHARES
from lanterne.bots.illusion.convolution import Layer, PictureNet, unpacked
from lanterne.bots.illusion.looker import LookerBot
from lanterne.bots.illusion.pictured import COLUMNS, ROWS, PictureEye, pictured_law, pixels_of, shipped_net
from lanterne.bots.registry import bot_named
from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.illusion.deck import FILL_LIMITS
from lanterne.games.illusion.deck import THE_DESIGNED_DECK as DECK
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import IllusionState
from lanterne.host.asking import decision
from lanterne.host.playout import play_out
from lanterne.pictures.stage import laid, show_pictures
from lanterne.pictures.turning import Turn
from tests.bots import asking
from tests.games.illusion.builder import row

NOBODY_GONE = [0] * COUNT
WIDTHS = [0.3] * COUNT
LOOKER = LookerBot("keen", eye="picture")
SEED = simulation_seed(5, 5)


def one_patch_net() -> PictureNet:
    """One pattern: red light that is missing in the middle and its four neighbours, less what is missing above."""
    weights = [0.0] * 27
    for place in (3, 4, 5, 7):  # by row, then column of the patch
        weights[3 * place] = 1.0
    weights[3 * 1] = -2.0
    return PictureNet([Layer(3, 1, 3, 1, weights, [-0.5])], [0.0, 0.0, 0.0, 1.0] * 4, [0.25, 0.0, 0.0, 0.0], [1.0, 0.0])


def test_a_patch_is_laid_on_every_place_with_paper_beyond_the_edge() -> None:
    dark = [[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]]  # of red light, by row and column
    pixels = bytes(part for line in dark for cell in line for part in (round(255 * (1 - cell)), 255, 255))

    def at(line: int, column: int) -> float:
        return dark[line][column] if 0 <= line < 2 and 0 <= column < 3 else 0.0

    total = 0.0
    for line in range(2):
        for column in range(3):
            around = [(0, -1), (0, 0), (0, 1), (1, 0)]
            found = sum(at(line + down, column + right) for down, right in around) - 2 * at(line - 1, column) - 0.5
            total += max(0.0, found)
    mean = 100 * total / 6
    assert total > 0
    assert one_patch_net().shares(pixels, 2, 3) == pytest.approx([mean + 25, mean, mean, mean])


def test_a_step_of_two_takes_every_other_place() -> None:
    layer = Layer(3, 1, 1, 2, [1.0, 0.0, 0.0], [0.0])
    net = PictureNet([layer], [0.0, 0.0, 0.0, 1.0] * 4, [0.0] * 4, [1.0, 0.0])
    pixels = bytes(part for cell in range(15) for part in (255 - cell, 255, 255))  # 3 rows of 5
    taken = [0, 2, 4, 10, 12, 14]
    assert net.shares(pixels, 3, 5)[0] == pytest.approx(100 * sum(taken) / 255 / 6)


def test_a_net_comes_back_from_its_file() -> None:
    packed = shipped_net().packed()
    assert unpacked(packed).packed() == packed
    assert len(packed) < 2_000_000
    for wrong in (b"", b'{"lanterne-eye": 0}\n', b'{"lanterne-net": 1}\n', b"\x00\xff"):
        with pytest.raises(BadInput):
            unpacked(wrong)


def test_the_eye_sees_every_family_of_pictures_well() -> None:
    """On pictures it never learned from; model eyes of middling grade err by more than that on average."""
    eye = PictureEye()
    for family, _, _ in FILL_LIMITS:
        card = DECK.families.index(family)
        seen = eye.shares(laid(DECK, card, Turn(SEED, card)))
        assert seen == pytest.approx(DECK.four(card), abs=3.0), family


def test_a_picture_is_looked_at_once() -> None:
    eye = PictureEye()
    picture = laid(DECK, 0, Turn(SEED, 0))
    assert eye.shares(picture) is eye.shares(picture)


def test_what_is_no_picture_is_refused() -> None:
    short = base64.b64encode(zlib.compress(bytes(3 * ROWS * COLUMNS - 1))).decode()
    with pytest.raises(LanterneError):
        pixels_of(short)


def test_a_law_peaks_where_the_eye_looked_and_knows_what_is_gone() -> None:
    for share in (2, 13, 31, 60):
        law = pictured_law(float(share), WIDTHS, NOBODY_GONE)
        assert sum(law) == pytest.approx(1.0)
        assert SHARES[law.index(max(law))] == share
    gone = NOBODY_GONE[:]
    gone[SHARES.index(60)] = 1  # there is one such card
    assert pictured_law(60.0, WIDTHS, gone)[SHARES.index(60)] == 0.0


def test_it_places_where_the_picture_belongs_and_doubts_what_is_wrong() -> None:
    show_pictures()
    for shares, right in (((4, 12, 31), True), ((31, 12, 4), False), ((4, 31, 12), False)):
        s = row(*shares, seats=2)
        s.next = next(card for card in range(98) if card not in s.row and DECK.share(card, s.arrow) == 20)
        chosen = decision(GAME, s, 0, LOOKER, LOOKER.new_mind(GAME, 0), Chance(SEED).of_bot(0, 0), SEED).code()
        assert chosen == ("place 2" if right else "doubt")


def test_where_nobody_shows_pictures_it_says_so() -> None:
    with pytest.raises(LanterneError, match="nobody shows any"):
        asking.chosen(LOOKER, GAME, row(4, 12, 31, seats=2), 0)


def test_it_is_called_by_a_parameter_and_plays_whole_games() -> None:
    show_pictures()
    bot = bot_named("keen(eye=picture)", "illusion")
    assert bot.looks
    assert bot.wishes(0) == {}
    assert not bot_named("keen", "illusion").looks
    games = [play_out(GAME, GAME.options({}, 2), [bot, bot], Chance(SEED), keep_moves=True) for _ in range(2)]
    assert games[0].moves == games[1].moves
    assert isinstance(games[0].state, IllusionState)
    assert GAME.outcome(games[0].state) is not None
