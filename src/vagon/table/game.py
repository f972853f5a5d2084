"""One game as people and programs play it: the state, what led to it, and the actions in any form."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from vagon.maps import Map
from vagon.maps.model import MIN_SEATS
from vagon.rules.constants import OVER
from vagon.rules.deal import RANDOM, deal
from vagon.rules.legal import legal
from vagon.rules.play import play
from vagon.rules.random import KEY_BYTES, Tape, seed_key
from vagon.rules.state import State
from vagon.table.actions import AnyAction, actions_of
from vagon.table.boards import board_of, find_map
from vagon.table.chance import Outcome, decode
from vagon.table.naming import PHASE_NAMES

if TYPE_CHECKING:
    from vagon.table.records import Fairness, Record
    from vagon.table.scoring import Score
    from vagon.table.views import View

SeatOrder = Literal["random", "join_order"]
SEAT_ORDERS: Final[tuple[SeatOrder, ...]] = ("random", "join_order")
MAX_NAME: Final = 40


class Move(NamedTuple):
    """What a seat decided, and what chance made of it."""

    seat: int
    action: int
    chance: tuple[Outcome, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose. `first_player` is a seat, or None to leave it to chance."""

    first_player: int | None = None
    seat_order: SeatOrder = "random"
    all_tracks_open: bool = False


class Game:
    """A game from the deal to the last turn.

    `game_map` is the name of a built-in map, the path of a map file, or a map. `seed` names a game that is
    the same everywhere; `key` is the whole secret of one (32 bytes); without either, chance is truly random.
    `first_player` is the seat that begins, by default any. Players sit at random or in the order in which
    they joined, which is also the order of `names`. `all_tracks_open` leaves every track of double and triple
    routes open to two and three players.

    A game is equal to another if both stand the same, now and for all chance to come, after the same moves.
    Its hash changes as it is played.
    """

    def __init__(
        self,
        game_map: str | PathLike[str] | Map,
        players: int,
        *,
        seed: int | str | None = None,
        key: bytes | None = None,
        first_player: int | None = None,
        seat_order: SeatOrder = "random",
        all_tracks_open: bool = False,
        names: Sequence[str] | None = None,
    ) -> None:
        self.map = find_map(game_map)
        self.players = checked_players(players, self.map)
        self.options = checked_options(Options(first_player, seat_order, all_tracks_open), players)
        self.names = checked_names(names, players)
        self.seed = seed
        self.key = chosen_key(seed, key)
        self.history: list[Move] = []
        self.state = State(board_of(self.map))
        self.state.tape = Tape()
        deal(
            self.state,
            self.key,
            players,
            RANDOM if first_player is None else first_player,
            seat_order == "join_order",
            all_tracks_open,
        )
        self.dealt = decode(self.state.tape.take())

    @property
    def seat(self) -> int:
        """The seat that decides now; when the game is over, the one that decided last."""
        return self.state.seat

    @property
    def is_over(self) -> bool:
        return self.state.phase == OVER

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names by seat."""
        names = self.names or tuple(f"player {number + 1}" for number in range(self.players))
        return tuple(names[self.state.joined[seat]] for seat in range(self.players))

    def legal(self) -> list[int]:
        """The numbers of the actions that may be played now, ascending; none when the game is over."""
        return legal(self.state)

    def play(self, action: AnyAction) -> None:
        """Play an action given by its number, its text or its JSON form.

        Raises `BadAction` if the map has no such action and `Refused` if it is not legal now; either leaves
        the game untouched. What happened is `history[-1]`.
        """
        number = actions_of(self.state.board).number(action)
        seat, tape = self.state.seat, self.state.tape
        play(self.state, number)
        self.history.append(Move(seat, number, decode(tape.take()) if tape else ()))

    def text(self, number: int) -> str:
        """The text of an action."""
        return actions_of(self.state.board).text(number)

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, or a spectator."""
        from vagon.table.views import view

        return view(self.state, seat, self.history)

    def score(self) -> Score:
        """The points of all seats as they stand, explained."""
        from vagon.table.scoring import explain

        return explain(self.state)

    def record(self, fairness: Fairness | None = None) -> Record:
        """All of the game so far, to save and replay; `fairness` says what the players were promised."""
        from vagon.table.records import record

        return record(self, fairness)

    def copy(self) -> Game:
        """An independent game that stands the same, with the same chance to come."""
        new = object.__new__(type(self))  # `copy.copy` takes four times as long
        new.__dict__.update(self.__dict__)
        new.state = self.state.copy()
        new.state.tape = Tape()
        new.history = self.history[:]
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.state == other.state and self.history == other.history and self.names == other.names

    def __hash__(self) -> int:
        return hash(self.state)

    def __repr__(self) -> str:
        source = f"seed {self.seed!r}" if self.seed is not None else f"key {self.key.hex()[:8]}…"
        doing = "over" if self.is_over else f"seat {self.seat} to decide: {PHASE_NAMES[self.state.phase]}"
        return f"<Game {self.map.id}, {self.players} players, {source}: {len(self.history)} moves, {doing}>"


def chosen_key(seed: int | str | None, key: bytes | None) -> bytes:
    if seed is not None and key is not None:
        raise ValueError("a game has a seed or a key, not both")
    if seed is not None:
        return seed_key(seed)
    return secrets.token_bytes(KEY_BYTES) if key is None else key


def checked_players(players: int, game_map: Map) -> int:
    most = len(game_map.rules.player_colours)
    if isinstance(players, bool) or not MIN_SEATS <= players <= most:
        raise ValueError(f"{game_map.id} is for {MIN_SEATS} to {most} players, not {players}")
    return players


def checked_options(options: Options, players: int) -> Options:
    first = options.first_player
    if first is not None and not 0 <= first < players:
        raise ValueError(f"the first player is a seat from 0 to {players - 1}, not {first}")
    if options.seat_order not in SEAT_ORDERS:
        raise ValueError(f"the seat order is {' or '.join(SEAT_ORDERS)}, not {options.seat_order!r}")
    return options


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...] | None:
    if names is None:
        return None
    if len(names) != players:
        raise ValueError(f"{players} players have {players} names, not {len(names)}")
    for name in names:
        if not 1 <= len(name) <= MAX_NAME or not name.isprintable() or name != name.strip():
            raise ValueError(f"a name is 1 to {MAX_NAME} printable characters, not {name!r}")
    return tuple(names)
