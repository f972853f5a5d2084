"""`vagon play`: a game in the browser, or in the terminal against simple bots."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from vagon.cli.arguments import (
    BadInput,
    Parser,
    add_game,
    playable,
    warn_if_uncompiled,
    whole_number,
)
from vagon.cli.session import Session
from vagon.locales import LANGUAGES, language_of, words
from vagon.rules.constants import GREEDY, MAX_SEATS
from vagon.rules.playout import choose
from vagon.rules.random import Stream, derived_key
from vagon.table.game import Game, SeatOrder
from vagon.table.views import view
from vagon.table.worlds import any_world

TERMINAL_ONLY: Final = {"map": "europe", "players": 2, "seed": None, "seat": None, "language": None}
BOTS: Final = ("Ada", "Béla", "Cyril", "Dana")


def add_arguments(parser: Parser) -> None:
    parser.examples("vagon play --terminal --map germany --players 3")
    parser.add_argument("--no-browser", action="store_true", help="tell the address and open nothing")
    parser.add_argument("--terminal", action="store_true", help="play here; all options below are for this")
    add_game(parser, seed=None)
    parser.add_argument(
        "--seat", metavar="K", type=whole_number(0, MAX_SEATS - 1), help="your seat, from 0 (any seat)"
    )
    parser.add_argument("--language", choices=LANGUAGES, help="what is spoken (as the system)")
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    if options.terminal:
        return play_in_terminal(options)
    for name, usual in TERMINAL_ONLY.items():
        if getattr(options, name) != usual:
            raise BadInput(f"--{name} is for a game in the terminal: add --terminal")
    from vagon.cli.browser import play_in_browser

    warn_if_uncompiled()
    return play_in_browser(opens_browser=not options.no_browser)


def play_in_terminal(options: Namespace) -> int:
    game_map = playable(options)
    if options.seat is not None and options.seat >= options.players:
        last = options.players - 1
        raise BadInput(f"{options.players} players have the seats 0 to {last}, not {options.seat}")
    warn_if_uncompiled()
    language = options.language or language_of()
    you = words(language)("you")
    names = list(BOTS[: options.players - 1])
    names.insert(options.seat or 0, you)
    order: SeatOrder = "random" if options.seat is None else "join_order"
    game = Game(game_map, options.players, seed=options.seed, seat_order=order, names=names)
    session = Session(game, game.seat_names.index(you), language)
    chance = Stream(derived_key(game.key, "bots"))
    session.welcome()
    while not game.is_over:
        if game.seat != session.seat:
            session.play(bot_action(game, chance))
        elif not session.decide():
            return 0
    session.finish()
    return 0


def bot_action(game: Game, chance: Stream) -> int:
    """What a bot does. It knows no more than its seat: the game it looks at is made from its view."""
    return choose(any_world(view(game.state, game.seat)), chance, GREEDY)
