"""Learning to look: labels stay exact however a picture is laid, a stopped run goes on, and a little already helps."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lanterne.core.errors import BadInput
from lanterne.core.game import Json
from lanterne.games.illusion.colours import COLOURS
from lanterne.learn.config import FILE as CONFIG
from lanterne.learn.illusion import drawing, training
from lanterne.learn.illusion.drawing import DESIGNED, FAMILIES, Drawn, draw, read
from lanterne.learn.illusion.judging import ALL, judged, width_of
from lanterne.learn.illusion.net import EyeNet, Shape, drawn, inks_of, plain
from lanterne.learn.illusion.training import Eyes, Plan, batch_of, estimates, plan_in, train_eye
from lanterne.learn.model import torch
from lanterne.learn.players import TRAINED
from lanterne.learn.training import LOG, Limit, log_of
from lanterne.pictures.deck import card_labels, deck_for
from lanterne.pictures.small import COLUMNS, ROWS, planes, small

TINY = Plan(decks=1, looks=12, batch=16, exam=1, rate=0.01, slow=0.8, shape=Shape(((4, 3, 4),)))


def silent(doing: str, figures: Json) -> None:
    pass


def look(folder: Path, rounds: int, plan: Plan = TINY) -> Eyes:
    return train_eye(plan, folder, Limit(0.0, rounds), 1, "cpu", silent)


@pytest.fixture(autouse=True)
def few_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decks of a few cards, drawn in no time."""
    monkeypatch.setattr(drawing, "CARDS", 6)
    monkeypatch.setattr(training, "CARDS", 6)


def some(cards: int = 6) -> Drawn:
    deck = deck_for(3)
    shown = np.array([planes(card_labels(deck, card)) for card in range(cards)])
    shares = np.array([deck.four(card) for card in range(cards)], np.uint8)
    return Drawn(shown, shares, np.zeros(cards, np.uint8), np.ones((cards, 4)))


def test_however_inks_are_dealt_and_cards_laid_the_shares_are_exact() -> None:
    decks = some()
    chance = torch.Generator().manual_seed(4)
    black = torch.eye(4)[:, :3]  # each of three inks takes one light away, the fourth none
    for _ in range(8):
        dark, share = batch_of(torch.from_numpy(decks.planes), torch.from_numpy(decks.shares), black, 16, chance)
        assert torch.allclose(dark.mean(dim=(2, 3)), share[:, :3], atol=0.004)


def test_it_learns_from_pictures_as_they_are_shown() -> None:
    labels = card_labels(deck_for(3), 1)
    dark = drawn(torch.from_numpy(planes(labels))[None], inks_of())
    shown = (255.0 - torch.from_numpy(small(labels).astype(np.float32)).permute(2, 0, 1)) / 255.0
    assert (dark[0] - shown).abs().max() < 1.5 / 255


def test_bots_walk_the_net_that_was_learned() -> None:
    torch.manual_seed(2)
    net = EyeNet(Shape())
    pixels = small(card_labels(deck_for(3), 2))
    walked = plain(net, (0.5, 0.0)).shares(pixels.tobytes(), ROWS, COLUMNS)
    dark = (255.0 - torch.from_numpy(pixels.astype(np.float32)).permute(2, 0, 1)[None]) / 255.0
    with torch.no_grad():
        made: list[float] = (100 * net.half().float()(dark)[0]).tolist()
    assert walked == pytest.approx(made, abs=1e-3)


def test_a_little_looking_makes_a_fresh_eye_better(tmp_path: Path) -> None:
    fresh = training.error_of(Eyes(TINY).kept, some())
    eyes = look(tmp_path, 3)
    assert training.error_of(eyes.kept, some()) < 0.8 * fresh
    lines = log_of(tmp_path)
    assert [line["round"] for line in lines] == [0, 1, 2, 3]
    assert lines[-1]["looked"] == 3 * 12 * 16
    assert lines[-1]["exam"] < lines[0]["exam"]


def test_a_run_that_was_stopped_ends_where_it_would_have_ended(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    look(whole, 2)
    look(parted, 1)
    with (parted / LOG).open("a") as log:
        log.write('{"round": 2, "told": "and not kept"}\n')
    look(parted, 2)
    assert (whole / TRAINED).read_bytes() == (parted / TRAINED).read_bytes()
    assert [[line["round"], line.get("loss")] for line in log_of(whole)] == [
        [line["round"], line.get("loss")] for line in log_of(parted)
    ]


def test_a_folder_keeps_to_its_plan(tmp_path: Path) -> None:
    look(tmp_path, 1)
    assert plan_in(tmp_path, Plan(seed=2)) == TINY
    (tmp_path / CONFIG).write_text('{"game": "vizia"}')
    with pytest.raises(BadInput):
        look(tmp_path, 2)
    (tmp_path / CONFIG).write_text('{"game": "illusion", "shape": 3}')
    with pytest.raises(BadInput):
        look(tmp_path, 2)


def test_it_tells_what_it_is_doing(tmp_path: Path) -> None:
    told: list[str] = []
    train_eye(TINY, tmp_path, Limit(0.0, 1), 1, "cpu", lambda doing, figures: told.append(doing))
    assert list(dict.fromkeys(told)) == ["drawing", "looking", "round"]


def test_decks_to_judge_by_are_measured(tmp_path: Path) -> None:
    assert read(draw(tmp_path, 0)).extents.max() == 0
    assert read(draw(tmp_path, DESIGNED)).extents.min() > 0
    assert read(draw(tmp_path, drawing.UNSEEN_FROM)).extents.min() > 0


def test_bias_and_lure_are_told_apart() -> None:
    """One eye sees a point too much of red; another goes by the additive area alone."""
    chance = np.random.default_rng(1)
    shares = chance.integers(5, 25, (140, 4))
    extents = chance.uniform(100.0, 900.0, (140, 4))
    family = np.arange(140) % len(FAMILIES)
    decks = Drawn(np.zeros((140, 4, 1, 1), np.uint8), shares.astype(np.uint8), family.astype(np.uint8), extents)
    off = shares + np.array([1.0, 0.0, 0.0, 0.0])
    lines = {line.family: line for line in judged(off, decks)}
    assert list(lines) == [*FAMILIES, ALL]
    assert lines[ALL].bias == pytest.approx(dict(zip(COLOURS, (1.0, 0.0, 0.0, 0.0), strict=True)))
    assert lines["rings"].error == pytest.approx(0.25)
    lured = extents * shares.sum(axis=1, keepdims=True) / extents.sum(axis=1, keepdims=True)
    assert judged(lured, decks)[-1].lure == pytest.approx(1.0)
    assert judged(shares.astype(float), decks)[-1].lure == pytest.approx(0.0)
    assert judged(shares.astype(float), decks)[-1].exponent == pytest.approx(1.0)
    dull = judged(np.full(shares.shape, 13.0), decks)[-1]
    assert (dull.lure, dull.exponent) == pytest.approx((0.0, 0.0)), "who always says the same follows nothing"
    assert judged(np.asarray(4 * shares**0.7, dtype=np.float64), decks)[-1].exponent == pytest.approx(0.7)
    assert judged(lured, decks)[-1].error == pytest.approx(judged(lured, decks)[-1].shortcut)


def test_how_far_looks_are_off_is_told_with_the_net() -> None:
    chance = np.random.default_rng(2)
    shares = chance.integers(2, 60, (4000, 4)).astype(float)
    off = chance.normal(size=shares.shape) * (0.4 + 0.05 * shares)
    assert width_of(shares + off, shares) == pytest.approx((0.4, 0.05), abs=0.05)
    base, more = width_of(shares, shares)
    assert (base, more) == pytest.approx((0.0, 0.0), abs=0.05)


def test_estimates_are_in_per_cent() -> None:
    found = estimates(EyeNet(Shape()), some(3))
    assert found.shape == (3, 4)
