"""The door to OpenSpiel: importing this module enters our games there as `lanterne_<game>`. Needs the extra `rl`.

    import lanterne.envs.open_spiel, pyspiel
    game = pyspiel.load_game("lanterne_vizia", {"players": 3, "capture": True})

- Parameters: `players`, and every option of the game under its own name.
- **Action numbers are places in the list of legal actions**, which is the same in all worlds that a seat cannot tell
  apart, and in pinned order. So a number means one action within an information state, which is all that search by
  information sets asks for; it means nothing beyond, and no net should learn it. The lasting name of an action is its
  code: `action_to_string`, `string_to_action`.
- Chance is explicit, all of it; see `unrolled.py`.
- `information_state_string` is the seat's view as JSON and a digest of all that it has done and seen;
  `observation_string` is the view alone. There are no tensors.
- `resample_from_infostate` deals another world from the seat's view and what it saw happen.
- Returns sum to nothing: who wins alone has 1, winners share, all others lose alike.
- What a seat may do that nobody waits for (Illuminati's offers out of turn) is left out.
- From Python only: OpenSpiel's C++ cannot call `resample_from_infostate` of a game in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from lanterne.core.game import AnyGame, Seat, check_seats
from lanterne.core.rng import FastRng
from lanterne.envs.unrolled import CHANCE, MOST_OUTCOMES, OVER, Unrolled
from lanterne.games.registry import all_games, game_named

try:
    import pyspiel
except ImportError as error:
    raise ImportError("the door to OpenSpiel needs the package open_spiel: pip install lanterne[rl]") from error

PREFIX: Final = "lanterne_"
PLAYERS: Final = "players"
MOST_ACTIONS: Final = 1024  # in one list; the longest ever seen had 137
LONGEST_GAME: Final = 100_000  # decisions; the longest ever seen had 27 676
MOST_DRAWS: Final = 1_000_000
DRAW_SEEDS: Final = 2**53


def game_type(game: AnyGame) -> Any:
    fewest, most = game.nature.seats
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Lanterne: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={PLAYERS: fewest, **{option.key: option.default for option in game.option_list}},
    )


def game_info(seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=MOST_ACTIONS,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST_GAME,
    )


@final
class LanterneGame(pyspiel.Game):
    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        """Raises `BadInput` where there is no such table."""
        given = dict(params or {})
        game = game_named(name)
        seats = given.pop(PLAYERS, game.nature.seats[0])
        check_seats(game, seats)
        self.first = Unrolled(game, game.options(given, seats), seats).begun()
        super().__init__(game_type(game), game_info(seats), {PLAYERS: seats, **given})

    def new_initial_state(self) -> LanterneState:
        return LanterneState(self, self.first.copy())

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)


@final
class LanterneState(pyspiel.State):
    """All of it is in `table`, which OpenSpiel copies and keeps with whatever else a state in Python has.

    Some methods that the library has itself stand here again: from Python they are reached without a detour.
    """

    def __init__(self, game: LanterneGame, table: Unrolled) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        return self.table.player

    def is_terminal(self) -> bool:
        return self.table.player == OVER

    def is_chance_node(self) -> bool:
        return self.table.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        asked = self.table.player
        if asked == CHANCE:
            return list(range(len(self.table.chances())))
        return self._legal_actions(asked) if player in (None, asked) else []

    def _legal_actions(self, player: int) -> list[int]:
        count = len(self.table.actions)
        assert count <= MOST_ACTIONS, f"a list of {count} actions is longer than what was declared"
        return list(range(count))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chances()

    def _apply_action(self, action: int) -> None:
        self.table.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"drawn {action}"
        return self.table.actions[action].code() if player == self.table.player else f"action {action}"

    def returns(self) -> list[float]:
        return self.table.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.table.information(self._asked(player))

    def observation_string(self, player: int | None = None) -> str:
        return self.table.observation(self._asked(player))

    def _asked(self, player: int | None) -> Seat:
        seat = self.table.player if player is None else player
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"there is no player {seat} to see anything")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LanterneState:
        """Another world for that player; `sampler` draws a number from 0 to 1."""
        rng = FastRng(int(sampler() * DRAW_SEEDS))
        return LanterneState(self.get_game(), self.table.imagined(player, rng))

    def __str__(self) -> str:
        return self.table.truth()


@final
class Observer:
    """What OpenSpiel's C++ asks for views with."""

    def __init__(self, *, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: LanterneState, player: int) -> None:
        """There are no tensors."""

    def string_from(self, state: LanterneState, player: int) -> str:
        return state.table.information(player) if self.recalls else state.table.observation(player)


@final
class Maker:
    """What OpenSpiel's list calls to make a game. The list is let go of when Python has ended; nothing may be freed
    then, and what holds on to itself is not."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.itself = self

    def __call__(self, params: Mapping[str, Any]) -> LanterneGame:
        return LanterneGame(self.name, params)


def enter() -> None:
    known = pyspiel.registered_names()
    for game in all_games():
        if PREFIX + game.name not in known:
            pyspiel.register_game(game_type(game), Maker(game.name))


enter()
