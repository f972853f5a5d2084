"""The games for OpenSpiel: `pyspiel.load_game("vagon_europe(players=3)")` after importing this module.

Chance is sampled: a chance node, the deal and whatever draws a card, has a few equally likely outcomes, each
a way in which all chance could go. So the same actions and outcomes lead to the same state, as searches need
it, though there are far too many deals to list. Outcome 0 is the chance of the game's seed: who always takes
it plays the same game as in the other environments. `resample_from_infostate` deals anew what a player cannot
know, all chance to come included.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from vagon.env.needs import missing_package

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise missing_package(missing, "openspiel") from None

from vagon.env.batch import observe, reward
from vagon.env.deals import Deals
from vagon.env.parts import MAX_TURNS
from vagon.env.rewards import Rewards
from vagon.env.seating import checked_id, explain_illegal, flat, observer_of, split
from vagon.maps import load_map
from vagon.maps.model import MIN_SEATS
from vagon.rules.board import Board
from vagon.rules.constants import MAX_SEATS, OVER
from vagon.rules.deal import deal
from vagon.rules.legal import is_legal, legal
from vagon.rules.play import apply, play
from vagon.rules.random import Tape, derived_key
from vagon.rules.state import State
from vagon.table.actions import actions_of
from vagon.table.boards import board_of
from vagon.table.chance import Outcome, decode
from vagon.table.game import Move, checked_players
from vagon.table.positions import position, read_position
from vagon.table.views import tell, view
from vagon.table.worlds import Worlds

NAMES: Final = {"vagon_europe": "europe", "vagon_germany": "germany"}
REWARDS: Final = ("score", "win")
RANDOM_SEED: Final = -1
NUM_OUTCOMES: Final = 16  # of a chance node
MOST_DECISIONS: Final = 5  # of one turn: claim, pay, add, two passengers


class Line:
    """A game, the moves that led to it, and the decision whose outcome chance has yet to say."""

    def __init__(self, game: VagonGame) -> None:
        self.game = game
        self.key: bytes | None = None
        self.dealt: State | None = None
        self.moves: list[Move] = []
        self.pending: int | None = None

    @property
    def state(self) -> State:
        if self.dealt is None:
            raise ValueError("the cards are not dealt: apply a chance outcome first")
        return self.dealt

    @property
    def deal_key(self) -> bytes:
        """The key of the deal, taken when first needed: OpenSpiel makes an initial state for every clone."""
        if self.key is None:
            self.key = self.game.deals.next_key()
        return self.key

    @property
    def awaits_chance(self) -> bool:
        return self.dealt is None or self.pending is not None

    def follow(self, state: State | None) -> Line:
        """The same moves, leading to another state that the caller gives away."""
        line = Line(self.game)
        line.key, line.moves, line.pending, line.dealt = self.deal_key, self.moves[:], self.pending, state
        if state is not None:
            state.tape = Tape()
        return line

    def __deepcopy__(self, memory: dict[int, object]) -> Line:
        """For `clone`."""
        return self.follow(self.dealt.copy() if self.dealt else None)

    def decide(self, action: int) -> None:
        """Play an action, or wait for chance if it needs any."""
        trial = self.state.copy()
        apply(trial, action)
        if trial.chance.words_used == self.state.chance.words_used:
            self._play(action)
        else:
            self.pending = action

    def let_chance(self, outcome: int) -> None:
        """Deal, or finish the pending action: by the game's own chance, or by one of the others."""
        if self.dealt is None:
            self.dealt = State(self.game.board)
            self.dealt.tape = Tape()
            key = derived_key(self.deal_key, f"deal {outcome}") if outcome else self.deal_key
            deal(self.dealt, key, self.game.players, join_order=True)
            self.dealt.tape.take()
            return
        if outcome:
            chance = self.dealt.chance
            chance.rekey(derived_key(chance.key, f"{chance.words_used}: {outcome}"))
        if self.pending is not None:
            self._play(self.pending)
        self.pending = None

    def _play(self, action: int) -> None:
        state = self.state
        seat, tape = state.seat, state.tape
        play(state, action)
        self.moves.append(Move(seat, action, decode(tape.take()) if tape else ()))


class VagonGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One map for a number of players.

    Parameters: `players`; `reward`, `score` or `win`; `seed`, from which one game after another comes, or -1
    for true chance.
    """

    def __init__(self, game_type: pyspiel.GameType, params: Mapping[str, Any]) -> None:
        self.board = board_of(load_map(NAMES[game_type.short_name]))
        self.players = checked_players(params["players"], self.board.map)
        if params["reward"] not in REWARDS:
            raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {params['reward']!r}")
        self.reward = Rewards(params["reward"])
        seed = None if params["seed"] == RANDOM_SEED else params["seed"]
        self.deals = Deals(seed)
        self.observer = observer_of(self.board, self.players)
        utility = most_utility(self.board) if params["reward"] == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.board.num_actions,
            max_chance_outcomes=NUM_OUTCOMES,
            num_players=self.players,
            min_utility=-utility,
            max_utility=utility,
            utility_sum=0.0,
            max_game_length=MAX_TURNS * MOST_DECISIONS + 2 * self.players,
        )
        super().__init__(game_type, info, dict(params))

    def new_initial_state(self) -> VagonState:
        return VagonState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> ViewObserver:
        if params:
            raise ValueError(f"an observer takes no parameters, not {dict(params)}")
        return ViewObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def deserialize_state(self, text: str) -> VagonState:
        """The state that `serialize` wrote."""
        data = json.loads(text)
        new = self.new_initial_state()
        new.line.key = bytes.fromhex(data["deal"])
        if data["position"] is None:
            return new
        state = read_position(json.dumps(data["position"]), "position")
        if state.board.map.digest != self.board.map.digest or state.players != self.players:
            raise ValueError(
                f"this position is of {state.board.map.id} for {state.players}, "
                f"not of {self.board.map.id} for {self.players}"
            )
        new.line = new.line.follow(state)
        new.line.moves = [read_move(move) for move in data["moves"]]
        new.line.pending = data["pending"]
        return new


class VagonState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """One situation of a game; OpenSpiel's names for what `vagon.Game` does."""

    def __init__(self, game: VagonGame) -> None:
        super().__init__(game)
        self.line = Line(game)

    def current_player(self) -> int:
        if self.line.awaits_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.line.state.seat

    def is_terminal(self) -> bool:
        if self.line.awaits_chance:
            return False
        return self.line.state.phase == OVER or self.line.state.turns >= MAX_TURNS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / NUM_OUTCOMES) for outcome in range(NUM_OUTCOMES)]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.line.game.players
        values = np.zeros(self.line.game.players, np.float32)
        reward(self.line.game.reward, self.line.state, 0, 0, True, flat(values))
        return [float(value) for value in values]

    def serialize(self) -> str:
        """The key of the deal, the position with its chance, the moves and the pending one, as JSON."""
        line = self.line
        found = position(line.dealt) if line.dealt else None
        written = {
            "deal": line.deal_key.hex(),
            "position": found,
            "moves": line.moves,
            "pending": line.pending,
        }
        return json.dumps(written)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> VagonState:
        """A state that the player cannot tell from this one, with fresh chance."""
        drawn = ",".join(str(sampler()) for _ in range(4))
        worlds = Worlds(view(self.line.state, player), hashlib.sha256(drawn.encode()).digest())
        new: VagonState = self.clone()
        new.line = self.line.follow(worlds.draw())
        return new

    def _legal_actions(self, player: int) -> list[int]:
        return legal(self.line.state) if player == self.line.state.seat else []

    def _apply_action(self, action: int) -> None:
        if self.line.awaits_chance:
            if not 0 <= action < NUM_OUTCOMES:
                raise ValueError(f"chance has outcomes 0 to {NUM_OUTCOMES - 1}, not {action}")
            self.line.let_chance(action)
            return
        state = self.line.state
        if not is_legal(state, checked_id(state.board, action)):
            raise ValueError(explain_illegal(state, action))
        self.line.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return actions_of(self.line.game.board).text(action)

    def __str__(self) -> str:
        if self.line.dealt is None:
            return "before the deal"
        return json.dumps({**position(self.line.dealt), "pending": self.line.pending})


class ViewObserver:
    """What a player sees: as an array with named parts, and as the JSON of its view.

    With perfect recall there is no array, and the JSON also tells all moves. Before the deal nothing is seen.
    """

    def __init__(self, game: VagonGame, perfect_recall: bool) -> None:
        self.observer = game.observer
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(self.observer.size, np.float32)
        self.dict = {} if self.tensor is None else split(self.observer, self.tensor)

    def set_from(self, state: VagonState, player: int) -> None:
        if self.tensor is None:
            return
        if state.line.dealt is None:
            self.tensor.fill(0)
        else:
            observe(self.observer, state.line.state, player, flat(self.tensor))

    def string_from(self, state: VagonState, player: int) -> str:
        if state.line.dealt is None:
            return ""
        line = state.line
        seen = view(line.state, player).to_json()
        if self.perfect_recall:
            told = tell(line.state, player, line.moves)
            seen["history"] = [[move.seat, move.action, move.kept, *move.chance] for move in told]
        return json.dumps(seen)


def read_move(data: list[Any]) -> Move:
    seat, action, chance = data
    return Move(seat, action, tuple(Outcome(kind, value, tuple(counts)) for kind, value, counts in chance))


def most_utility(board: Board) -> float:
    """More than any lead: all that a seat can have, and all that others can lose."""
    rules = board.map.rules
    tickets = sum(ticket.points for ticket in board.map.tickets)
    routes = board.wagons * max(rules.points_by_length)
    bonuses = rules.longest_trail_points + rules.most_tickets_points + rules.stations * rules.station_points
    passengers = board.num_passenger_colours * board.most_passengers
    return float(routes + 2 * tickets + bonuses + passengers)


def game_type(name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Vagon: {load_map(NAMES[name]).name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=MIN_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "reward": "score", "seed": RANDOM_SEED},
    )


EUROPE: Final = game_type("vagon_europe")
GERMANY: Final = game_type("vagon_germany")


class EuropeGame(VagonGame):
    def __init__(self, params: Mapping[str, Any]) -> None:
        super().__init__(EUROPE, params)


class GermanyGame(VagonGame):
    def __init__(self, params: Mapping[str, Any]) -> None:
        super().__init__(GERMANY, params)


# Classes, as OpenSpiel lets go of what it was given only after Python has ended, when a function would crash.
pyspiel.register_game(EUROPE, EuropeGame)
pyspiel.register_game(GERMANY, GermanyGame)
