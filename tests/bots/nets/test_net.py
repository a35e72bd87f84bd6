"""Nets are evaluated in whole numbers, and their files say what they were trained on."""

from __future__ import annotations

import json

import pytest

from lanterne.bots.nets.file import ActionCells, inputs_of, read_net, written
from lanterne.bots.nets.net import ONE, share_of
from lanterne.core.errors import BadInput
from lanterne.core.features import cells_in
from lanterne.games.registry import game_named

INPUTS: list[list[object]] = [["a", 2], ["b", 1]]
# Two hidden numbers: x = 1 + 2a0 - 3a1 + b, y = -1 + a1; then 0.5x - y, and twice that less a quarter.
TABLE = [2 * ONE, 0, -3 * ONE, ONE, ONE, 0]
LAYERS = [([ONE // 2, -ONE], [0]), ([2 * ONE], [-ONE * ONE // 4])]

RECORDED = [-212, -158, 12, -180, -249]


def small_net() -> bytes:
    return written({"inputs": INPUTS}, TABLE, [ONE, -ONE], LAYERS)


@pytest.mark.parametrize(
    ("on", "value"),
    [
        ([], 2 * 0.5 - 0.25),
        ([0], 2 * 1.5 - 0.25),
        ([0, 2], 2 * 2.0 - 0.25),
        ([1], -0.25),  # x and y are below or at nought: neither counts
        ([0, 0, 1], 2 * 1.0 - 0.25),
    ],
)
def test_a_net_is_what_its_numbers_say(on: list[int], value: float) -> None:
    net = read_net(small_net(), INPUTS)
    net.read(on)
    assert net.value() == value
    assert net.share(on) == share_of(value)


def test_actions_are_weighed_on_the_position_that_was_read() -> None:
    net = read_net(small_net(), INPUTS)
    net.read([0])
    before = net.value()
    with_it = net.value_with([2])
    assert net.value() == before
    net.read([0, 2])
    assert net.value() == with_it != before


def test_a_share_lies_between_nothing_and_all() -> None:
    assert share_of(0.0) == 0.5
    assert 0.0 < share_of(-1e9) < 1e-12
    assert share_of(1e9) == 1.0


def test_a_net_of_other_features_is_refused() -> None:
    with pytest.raises(BadInput, match="other features"):
        read_net(small_net(), [["a", 2], ["c", 1]])


@pytest.mark.parametrize("data", [b"", b"{}\n", b"\xff\xfe", small_net()[:-1], small_net() + b"x"])
def test_what_is_no_net_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput):
        read_net(data, INPUTS)


def test_the_first_line_says_what_it_is() -> None:
    head = json.loads(small_net().partition(b"\n")[0])
    assert head == {"lanterne-net": 1, "inputs": INPUTS, "widths": [2, 1, 1]}


def test_the_cells_of_an_action_follow_those_of_the_position() -> None:
    game = game_named("vizia")
    sizes = game.part_sizes()
    first = cells_in(game.feature_blocks())
    a = game.parse("place red 0,0,up from hand")
    cells = ActionCells(game).of(a.parts())
    inputs = inputs_of(game, actions=True)
    assert len(set(cells)) == len(sizes) + 2  # each part, and two of them told apart by the verb
    assert all(first <= cell < sum(int(str(size)) for _, size in inputs) for cell in cells)
    assert [row for row in inputs if row[0] == "action"] == [["action", size] for size in sizes]


def test_the_answer_is_the_same_to_the_last_bit_interpreted_and_compiled() -> None:
    """Whole numbers in, whole numbers out: what stands here was worked out interpreted."""

    def numbers(count: int, step: int) -> list[int]:
        return [(k * step) % 1601 - 800 for k in range(count)]

    inputs: list[list[object]] = [["cells", 200]]
    dense = [(numbers(24 * 16, 104729), numbers(16, 15485863)), (numbers(16, 7907), [12345])]
    net = read_net(written({"inputs": inputs}, numbers(200 * 24, 7919), numbers(24, 6101), dense), inputs)
    values = []
    for first in range(5):
        net.read(list(range(first, 200, 3 + first)))
        values.append(round(net.value() * ONE))
    assert values == RECORDED
