"""Many games in one file, a line each: what key and actions make, without the outcomes that follow from them.

docs/formats.md describes the format.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from vagon.files import MAX_BYTES, BadFile, Node, parse_json
from vagon.maps import Map
from vagon.rules.random import seed_key
from vagon.rules.refusals import Refused
from vagon.table.boards import board_of, map_members, read_map
from vagon.table.game import Game, Options
from vagon.table.records import (
    MAX_MOVES,
    RULES_VERSION,
    check_format,
    check_length,
    option_members,
    read_key,
    read_options,
    read_players,
    read_rules_version,
    read_totals,
    result,
)

FORMAT: Final = "vagon-games"
VERSION: Final = 1
MAX_GAMES: Final = 100_000
MAX_SEED: Final = 2**63 - 1
_MAX_SEED_TEXT: Final = 100
_BASE64: Final = r"[A-Za-z0-9+/]*={0,2}"


@dataclass(frozen=True, slots=True)
class CompactGame:
    """The decisions of a game on `map`, and its totals by seat if it is finished."""

    map: Map
    players: int
    options: Options
    seed: int | str | None
    key: bytes
    actions: tuple[int, ...]
    totals: tuple[int, ...] | None


def compact(game: Game) -> CompactGame:
    check_length(game)
    score = result(game)
    return CompactGame(
        map=game.map,
        players=game.players,
        options=game.options,
        seed=game.seed,
        key=game.key,
        actions=tuple(move.action for move in game.history),
        totals=None if score is None else score.totals,
    )


def write_games(game_map: Map, games: Iterable[CompactGame]) -> str:
    """The contents of a file of games, all on `game_map`."""
    header = {"format": FORMAT, "version": VERSION, "rules_version": RULES_VERSION, **map_members(game_map)}
    return "".join(f"{json.dumps(line)}\n" for line in (header, *map(_members, games)))


def read_games(data: bytes | str, name: str = "<text>") -> list[CompactGame]:
    """The games in a file, not yet replayed."""
    if len(data) > MAX_BYTES:
        raise BadFile(name, "file", f"is larger than {MAX_BYTES} bytes")
    header, *lines = _read_lines(data, name)
    check_format(header, FORMAT, VERSION)
    fields = header.object(("format", "version", "rules_version", "map", "map_digest"), ("map_file",))
    read_rules_version(fields["rules_version"])
    game_map = read_map(fields)
    return [_read_game(node, game_map) for node in lines]


def replay_compact(source: CompactGame, name: str = "games", place: str = "game") -> Game:
    """Play a compact game again; an illegal action or another result raises `BadFile`."""
    game = Game(
        source.map,
        source.players,
        seed=source.seed,
        key=source.key if source.seed is None else None,
        first_player=source.options.first_player,
        seat_order=source.options.seat_order,
        all_tracks_open=source.options.all_tracks_open,
    )
    for number, action in enumerate(source.actions):
        try:
            game.play(action)
        except Refused as refused:
            reason = f"{number} is {game.text(action)!r}, which is refused: {refused}"
            raise BadFile(name, f"{place}.actions", reason) from None
    score = result(game)
    totals = None if score is None else score.totals
    if totals != source.totals:
        raise BadFile(name, f"{place}.totals", f"must be {_shown(totals)}, not {_shown(source.totals)}")
    return game


def _members(game: CompactGame) -> dict[str, object]:
    members: dict[str, object] = {"key": game.key.hex()} if game.seed is None else {"seed": game.seed}
    members["players"] = game.players
    if game.options != Options():
        members["options"] = option_members(game.options)
    width = _width(game.map)
    packed = b"".join(action.to_bytes(width, "big") for action in game.actions)
    members["actions"] = b64encode(packed).decode()
    members["totals"] = None if game.totals is None else list(game.totals)
    return members


def _width(game_map: Map) -> int:
    """Bytes for each action."""
    return 1 if board_of(game_map).num_actions <= 256 else 2


def _read_lines(data: bytes | str, name: str) -> Iterator[Node]:
    """The header and the games, each with its line as the place."""
    lines = _split(data)
    if not lines:
        raise BadFile(name, "line 1", "must be a header")
    if len(lines) > MAX_GAMES + 1:
        raise BadFile(name, "file", f"must have at most {MAX_GAMES} games, not {len(lines) - 1}")
    for number, line in enumerate(lines, 1):
        try:
            yield Node(parse_json(line, name), f"line {number}", name)
        except BadFile as bad:
            column = bad.place.removeprefix("line 1 ")
            place = f" {column}" if column != bad.place else f".{bad.place}"
            place = "" if bad.place == "top level" else place
            raise BadFile(name, f"line {number}{place}", bad.reason) from None


def _split(data: bytes | str) -> list[bytes | str]:
    """The lines, without an empty one at the end."""
    lines: list[bytes | str] = [*(data.split("\n") if isinstance(data, str) else data.split(b"\n"))]
    return lines if lines[-1] else lines[:-1]


def _read_game(node: Node, game_map: Map) -> CompactGame:
    fields = node.object(("players", "actions", "totals"), ("seed", "key", "options"))
    if ("seed" in fields) == ("key" in fields):
        node.fail("must have either 'seed' or 'key'")
    players = read_players(fields["players"], game_map)
    seed = _read_seed(fields["seed"]) if "seed" in fields else None
    totals = fields["totals"]
    return CompactGame(
        map=game_map,
        players=players,
        options=read_options(fields["options"], players) if "options" in fields else Options(),
        seed=seed,
        key=read_key(fields["key"]) if seed is None else seed_key(seed),
        actions=_read_actions(fields["actions"], game_map),
        totals=None if totals.value is None else read_totals(totals, players),
    )


def _read_seed(node: Node) -> int | str:
    return node.text(_MAX_SEED_TEXT) if isinstance(node.value, str) else node.integer(-MAX_SEED, MAX_SEED)


def _read_actions(node: Node, game_map: Map) -> tuple[int, ...]:
    if node.value == "":
        return ()
    width, count = _width(game_map), board_of(game_map).num_actions
    text = node.text(4 * width * MAX_MOVES // 3 + 4, _BASE64)
    packed = b64decode(text) if len(text) % 4 == 0 else b""
    if len(packed) % width or b64encode(packed).decode() != text:
        node.fail("must be base64 of whole action numbers")
    actions = tuple(int.from_bytes(packed[i : i + width], "big") for i in range(0, len(packed), width))
    for number, action in enumerate(actions):
        if action >= count:
            node.fail(f"{number} is {action}, but {game_map.id} has actions 0 to {count - 1}")
    return actions


def _shown(totals: tuple[int, ...] | None) -> str:
    return json.dumps(totals)
