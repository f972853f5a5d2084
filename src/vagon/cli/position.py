"""`vagon position`: show a situation, list what is legal in it, and play on from it."""

from __future__ import annotations

import sys
from argparse import Namespace

from vagon.cli.arguments import (
    BadInput,
    Parser,
    add_command,
    add_json,
    add_output,
    read_input,
    to_json,
    write_output,
)
from vagon.cli.colours import Palette, has_colours
from vagon.cli.names import names_of
from vagon.cli.refusals import reason
from vagon.cli.situation import show_everything
from vagon.cli.text import room
from vagon.rules.legal import legal
from vagon.rules.play import play
from vagon.rules.refusals import Refused
from vagon.rules.state import State
from vagon.table.actions import BadAction, actions_of
from vagon.table.naming import PHASE_NAMES
from vagon.table.positions import position, read_position


def add_arguments(parser: Parser) -> None:
    commands = parser.add_commands()
    show = add_command(
        commands,
        "show",
        "show a situation, hidden cards included",
        run_show,
        "vagon position show position.json",
    )
    listing = add_command(
        commands,
        "legal",
        "list what may be done",
        run_legal,
        "vagon record show game.json --at 40 --json | vagon position legal -",
    )
    applying = add_command(
        commands,
        "apply",
        "play actions and print the position that they lead to",
        run_apply,
        "vagon position apply position.json 'claim paris-zurich' 'pay red+1' -o next.json",
    )
    for command in (show, listing, applying):
        command.add_argument("file", metavar="FILE", help="a position, or - for the standard input")
    add_json(listing)
    applying.add_argument("actions", metavar="ACTION", nargs="+", help="as `vagon position legal` prints it")
    add_output(applying)


def run_show(options: Namespace) -> int:
    state = _read(options.file)
    seats = _seats(state)
    names = names_of(state.board.map)
    print("\n".join(show_everything(state, seats, names, Palette(has_colours(sys.stdout)), room())))
    return 0


def run_legal(options: Namespace) -> int:
    state = _read(options.file)
    forms, numbers = actions_of(state.board), legal(state)
    if options.json:
        actions = [{"number": n, "text": forms.text(n), "action": forms.json(n)} for n in numbers]
        print(to_json({"seat": state.seat, "phase": PHASE_NAMES[state.phase], "actions": actions}))
    else:
        for number in numbers:
            print(forms.text(number))
    return 0


def run_apply(options: Namespace) -> int:
    state = _read(options.file)
    forms = actions_of(state.board)
    for text in options.actions:
        try:
            play(state, forms.number_of_text(text))
        except BadAction as bad:
            raise BadInput(str(bad)) from None
        except Refused as refused:
            why = reason(refused, names_of(state.board.map), _seats(state))
            raise BadInput(f"{text!r} is refused: {why}") from None
    write_output(f"{to_json(position(state))}\n", options.output)
    return 0


def _seats(state: State) -> list[str]:
    return [f"seat {seat}" for seat in range(state.players)]


def _read(name: str) -> State:
    return read_position(read_input(name), name)
