"""`vagon record`: make, check and show records of games."""

from __future__ import annotations

import sys
from argparse import Namespace

from vagon.cli.arguments import (
    POLICIES,
    POLICY_STREAM,
    BadInput,
    Parser,
    add_command,
    add_game,
    add_json,
    add_output,
    add_policy,
    check_each,
    playable,
    read_input,
    to_json,
    whole_number,
    write_output,
)
from vagon.cli.colours import Palette, has_colours
from vagon.cli.final_score import FinalScore
from vagon.cli.names import names_of
from vagon.cli.situation import show_everything
from vagon.cli.story import Turn, tell
from vagon.cli.text import counted, listed, room, table
from vagon.files import BadFile
from vagon.rules.playout import choose
from vagon.rules.random import Stream, derived_key
from vagon.table.game import Game
from vagon.table.positions import position
from vagon.table.records import MAX_MOVES, read_record, replay


def add_arguments(parser: Parser) -> None:
    commands = parser.add_commands()
    play = add_command(
        commands,
        "play",
        "let a policy play a game and print its record",
        run_play,
        "vagon record play --map germany --players 3 --seed 7 -o game.json",
    )
    add_game(play, seed=None)
    add_policy(play)
    add_output(play)
    check = add_command(
        commands,
        "check",
        "read records strictly and replay them",
        run_check,
        "vagon record check games/*.json",
    )
    check.add_argument("files", metavar="FILE", nargs="+")
    show = add_command(
        commands,
        "show",
        "tell a game turn by turn, or show it as it stood",
        run_show,
        "vagon record show game.json --at 120",
    )
    show.add_argument("file", metavar="FILE", help="a record, or - for the standard input")
    show.add_argument(
        "--at", metavar="N", type=whole_number(0, MAX_MOVES), help="show the situation after N moves"
    )
    add_json(show)


def run_play(options: Namespace) -> int:
    game = Game(playable(options), options.players, seed=options.seed)
    chance = Stream(derived_key(game.key, POLICY_STREAM))
    policy = POLICIES.index(options.policy)
    while not game.is_over:
        game.play(choose(game.state, chance, policy))
    write_output(game.record().to_json(), options.output)
    return 0


def run_check(options: Namespace) -> int:
    return check_each(options.files, _faults)


def _faults(data: bytes, name: str) -> list[str]:
    try:
        replay(read_record(data, name), name)
    except BadFile as bad:
        return [str(bad)]
    return []


def run_show(options: Namespace) -> int:
    game = replay(read_record(read_input(options.file), options.file), options.file)
    if options.at is None:
        _show_story(game, options.json)
        return 0
    if options.at > len(game.history):
        raise BadInput(
            f"{options.file} has {counted(len(game.history), 'move')}, so it cannot be shown at {options.at}"
        )
    start = _restarted(game)
    for move in game.history[: options.at]:
        start.play(move.action)
    if options.json:
        print(to_json(position(start.state)))
    else:
        print(
            "\n".join(show_everything(start.state, start.seat_names, names_of(game.map), _palette(), room()))
        )
    return 0


def _show_story(game: Game, as_json: bool) -> None:
    turns = list(tell(_restarted(game), game.history, names_of(game.map)))
    if as_json:
        print(to_json(_members(game, turns)))
        return
    players = game.seat_names
    print(f"{game.map.name}, {listed(players)}, {counted(len(game.history), 'move')}\n")
    print("\n".join(table([(f"{turn.move}", turn.text) for turn in turns], "><")))
    if game.is_over:
        score = FinalScore(game.score(), game.map, players, names_of(game.map))
        print("", *score.lines(_palette(), room()), sep="\n")
    else:
        print("\nThe game is not over.")


def _members(game: Game, turns: list[Turn]) -> dict[str, object]:
    return {
        "map": game.map.id,
        "players": list(game.seat_names),
        "turns": [turn._asdict() for turn in turns],
        "score": game.score().to_json() if game.is_over else None,
    }


def _restarted(game: Game) -> Game:
    """The same game before its first move."""
    options = game.options
    return Game(
        game.map,
        game.players,
        key=game.key,
        first_player=options.first_player,
        seat_order=options.seat_order,
        all_tracks_open=options.all_tracks_open,
        names=game.names,
    )


def _palette() -> Palette:
    return Palette(has_colours(sys.stdout))
