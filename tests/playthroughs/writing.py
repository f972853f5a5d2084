"""A game as text, a line for each decision, with every public value: what a reader of a diff wants to see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from tests.games.policies import decide, policy_stream
from tests.rules.situations import row_of
from vagon.rules.constants import NUM_KINDS, TICKET_WORDS
from vagon.rules.score import tally
from vagon.rules.state import State
from vagon.table.game import Game
from vagon.table.naming import PHASE_NAMES

HEAD = """\
# {map}, {players} players, seed {seed!r}, policy {policy}
# seat, what it decides, of how many choices
# | row, deck/discards, chance words used | by seat: cards in hand, points, wagons, tickets, {kind} | piles
# (= is what was there before) -> what it does
"""
SCORES = (
    *("routes", "tickets", "completed", "stations", "trail", "trail_points", "most_tickets_points"),
    *("passengers", "passenger_points", "total", "place"),
)


def playthrough(map_name: str, players: int) -> str:
    """The whole text of the game for a map and a number of players."""
    policy = "mixed" if players % 2 else "random"
    game = Game(map_name, players, seed=f"playthrough {players}")
    kind = "stations" if game.map.rules.stations else "passengers"
    head = HEAD.format(map=map_name, players=players, seed=game.seed, policy=policy, kind=kind)
    return head + "".join(f"{line}\n" for line in lines(game, policy))


def lines(game: Game, policy: str) -> Iterator[str]:
    chance, before = policy_stream(game.key), list[str]()
    while not game.is_over:
        action = decide(policy, game.state, chance)
        now = describe(game.state)
        shown = [new if new != old else "=" for new, old in zip_longest(now, before)]
        yield f"{decision(game)} | {' '.join(map(str, shown))} -> {game.text(action)}"
        before = now
        game.play(action)
    yield f"{decision(game)} | {' '.join(describe(game.state))}"
    score = tally(game.state)
    for name in SCORES:
        yield f"{name}: {numbers(getattr(score, name)[: game.players])}"


def decision(game: Game) -> str:
    """Who decides what, of how many choices, and how many turns are left once that is known."""
    state = game.state
    last = f" last {state.last_turns}" if state.last_turns else ""
    return f"{state.seat} {PHASE_NAMES[state.phase]} {len(game.legal())}{last}"


def describe(state: State) -> list[str]:
    seats = range(state.players)
    hands = [sum(state.hand[NUM_KINDS * seat : NUM_KINDS * (seat + 1)]) for seat in seats]
    tickets = [
        sum(word.bit_count() for word in state.tickets[TICKET_WORDS * seat : TICKET_WORDS * (seat + 1)])
        for seat in seats
    ]
    by_seat = (hands, points(state), wagons(state), tickets, extras(state))
    return [
        f"{row_of(state)} {state.deck_size}/{state.discard_size} {state.chance.words_used} |",
        *(numbers(values) for values in by_seat),
        f"| {numbers(state.pile_size)}",
    ]


def points(state: State) -> list[int]:
    return state.points[: state.players]


def wagons(state: State) -> list[int]:
    return state.wagons[: state.players]


def extras(state: State) -> list[int]:
    """Stations built or passengers collected."""
    seats = range(state.players)
    if state.board.stations:
        return [state.stations[seat].bit_count() for seat in seats]
    return [sum(state.collected[6 * seat : 6 * seat + 6]) for seat in seats]


def numbers(values: list[int]) -> str:
    return ",".join(map(str, values))
