"""Beliefs by likelihood: which tickets are held, as games whose tickets are known tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from vagon.bots.belief import CRUDE, FEATURES, KEEP_FEATURES, Belief
from vagon.bots.likelihood import Choice, Rows, chances, fit, mean_likelihood
from vagon.bots.notes import Notes
from vagon.bots.samples import Sample, games
from vagon.maps import Map
from vagon.rules.board import Board
from vagon.rules.constants import TICKET_WORDS
from vagon.rules.state import State
from vagon.table.boards import board_of
from vagon.table.naming import members

UNIFORM: Final = [0.0] * len(FEATURES)


def gather(
    game_map: Map,
    games_each: int,
    purpose: str,
    notes: Notes,
    jobs: int = 1,
    tell: Callable[[int], None] = lambda _: None,
) -> list[Choice]:
    """The tickets held in so many games with every number of players."""
    units = {
        f"{purpose} {game_map.id} {players} {number}": (players, number)
        for players in numbers_of_players(game_map)
        for number in range(games_each)
    }
    found = notes.values(units, partial(_of_game, game_map, purpose), jobs, tell)
    return [Choice(*choice) for rows in found for choice in rows]


def numbers_of_players(game_map: Map) -> range:
    return range(2, len(game_map.rules.player_colours) + 1)


def _of_game(game_map: Map, purpose: str, unit: tuple[int, int]) -> list[tuple[Rows, list[float]]]:
    board = board_of(game_map)
    players, number = unit
    choices = ticket_choices(board, games(board, players, [number], f"{purpose}:{players}"))
    return [(choice.rows, choice.shares) for choice in choices]


def ticket_choices(board: Board, samples: Iterable[Sample]) -> list[Choice]:
    """One for each ticket that a seat held and another seat wondered about."""
    belief = Belief(board, {})
    found = []
    for sample in samples:
        for s in sample.states:
            other = (s.seat + 1 + s.turns % (s.players - 1)) % s.players
            found += seat_choices(belief, s, s.seat, other)
    return found


def seat_choices(belief: Belief, s: State, seat: int, other: int) -> list[Choice]:
    """The tickets of `other`, each among those of its pile that `seat` has not seen."""
    rows = belief.features(s, other)
    own, seen = seat * TICKET_WORDS, s.rejected
    known = {*members(s.tickets, own, TICKET_WORDS), *members(seen, own, TICKET_WORDS)}
    held = members(s.tickets, other * TICKET_WORDS, TICKET_WORDS)
    found = []
    for ticket in held:
        pile = s.board.ticket_pile[ticket]
        among = [
            t
            for t in range(s.board.num_tickets)
            if s.board.ticket_pile[t] == pile and (t == ticket or (t not in known and t not in held))
        ]
        found.append(
            Choice([[round(x, 4) for x in rows[t]] for t in among], [float(t == ticket) for t in among])
        )
    return found


def only(choices: Sequence[Choice], names: Sequence[str]) -> list[Choice]:
    """The choices with some of the features only."""
    places = [FEATURES.index(name) for name in names]
    return [Choice([[row[i] for i in places] for row in choice.rows], choice.shares) for choice in choices]


def fit_keep(choices: Sequence[Choice]) -> dict[str, float]:
    """What makes tickets be kept, where no claims tell more."""
    return _named(KEEP_FEATURES, fit(only(choices, KEEP_FEATURES)).values)


def early(choices: Sequence[Choice]) -> list[Choice]:
    """The choices of seats that have not claimed anything yet."""
    reached = FEATURES.index("ends")
    return [choice for choice in choices if not any(row[reached] for row in choice.rows)]


def fit_belief(choices: Sequence[Choice], keep: Mapping[str, float]) -> dict[str, float]:
    """What the claims of a seat add to what is known of keeping, which counts with one weight."""
    names = [name for name in FEATURES if name not in KEEP_FEATURES]
    parts = zip(only(choices, names), only(choices, list(keep)), strict=True)
    rows = [
        Choice(
            [[*row, _score(kept, keep)] for row, kept in zip(part.rows, other.rows, strict=True)], part.shares
        )
        for part, other in parts
    ]
    *values, weight = fit(rows).values
    return _named(names, values) | {name: round(weight * value, 4) for name, value in keep.items()}


def _score(row: Sequence[float], values: Mapping[str, float]) -> float:
    return sum(x * value for x, value in zip(row, values.values(), strict=True))


def _named(names: Sequence[str], values: Sequence[float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in zip(names, values, strict=True)}


def judge(choices: Sequence[Choice], values: Mapping[str, float]) -> dict[str, float]:
    """How much of the truth a belief knows, beside none at all and one from the armchair."""
    line = [values.get(name, 0.0) for name in FEATURES]
    crude = [CRUDE.get(name, 0.0) for name in FEATURES]
    return {
        "tickets": len(choices),
        "likelihood": round(mean_likelihood(choices, line), 4),
        "likelihood_crude": round(mean_likelihood(choices, crude), 4),
        "likelihood_uniform": round(mean_likelihood(choices, UNIFORM), 4),
        "chance_of_truth": round(truth(choices, line), 4),
        "chance_of_truth_crude": round(truth(choices, crude), 4),
        "chance_of_truth_uniform": round(truth(choices, UNIFORM), 4),
    }


def truth(choices: Sequence[Choice], values: Sequence[float]) -> float:
    """The mean chance that the belief gives to the ticket that is held."""
    total = 0.0
    for choice in choices:
        found = chances(choice.rows, values)
        total += sum(share * chance for share, chance in zip(choice.shares, found, strict=True))
    return total / len(choices)
