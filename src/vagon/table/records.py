"""Records: whole games as files, with every outcome of chance beside the action that caused it.

docs/formats.md describes the format and `record.schema.json` its shape.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from vagon.files import MAX_BYTES, BadFile, Node, parse_json, shown
from vagon.maps import Map
from vagon.maps.model import MAX_SEATS, MIN_SEATS
from vagon.rules.board import Board
from vagon.rules.random import KEY_BYTES
from vagon.rules.refusals import Refused
from vagon.rules.score import tally
from vagon.table.actions import BadAction, actions_of
from vagon.table.boards import board_of, map_members, read_map
from vagon.table.chance import Outcome, outcomes_of
from vagon.table.game import MAX_NAME, SEAT_ORDERS, Game, Move, Options

FORMAT: Final = "vagon-record"
VERSION: Final = 1
RULES_VERSION: Final = 1
"""Raised when the same key and actions no longer make the same game."""
MAX_MOVES: Final = 20_000
MAX_OUTCOMES: Final = 500
"""Of the deal or of one move."""
MAX_NONCE: Final = 64
MAX_TOTAL: Final = 100_000
_MEMBERS: Final = (
    *("format", "version", "rules_version", "map", "map_digest", "players", "options", "chance"),
    *("deal", "moves", "result"),
)
_MAX_ACTION: Final = 100
_MAX_VERSION: Final = 1_000
_KEY: Final = f"[0-9a-f]{{{2 * KEY_BYTES}}}"
_NONCE: Final = f"([0-9a-f]{{2}}){{1,{MAX_NONCE}}}"


@dataclass(frozen=True, slots=True)
class Fairness:
    """What the players were promised about the shuffle; `vagon.table.fairness` makes and verifies it.

    `commitment` is shown before the game, `nonces` come from the players in the order in which they joined,
    and `secret` is None until it is revealed.
    """

    commitment: str
    nonces: tuple[bytes, ...]
    secret: bytes | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """By seat: points in all, and place (equal players share one)."""

    totals: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not. `key` is None as long as the secret it comes from is not revealed."""

    map: Map
    players: int
    options: Options
    names: tuple[str, ...] | None
    key: bytes | None
    fairness: Fairness | None
    dealt: tuple[Outcome, ...]
    moves: tuple[Move, ...]
    result: Result | None
    rules_version: int = RULES_VERSION

    def to_json(self) -> str:
        """The contents of the file, one move a line."""
        lines = [f"  {_json(name)}: {_json(value)}" for name, value in self._header().items()]
        moves = ",\n".join(f"    {_json(move)}" for move in self._moves())
        lines.append(f'  "moves": [\n{moves}\n  ]' if moves else '  "moves": []')
        lines.append(f'  "result": {_json(_result_members(self.result))}')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def _header(self) -> dict[str, object]:
        words = outcomes_of(board_of(self.map))
        names = {} if self.names is None else {"names": list(self.names)}
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules_version": self.rules_version,
            **map_members(self.map),
            "players": self.players,
            **names,
            "options": option_members(self.options),
            "chance": _chance_members(self.key, self.fairness),
            "deal": [words.text(outcome) for outcome in self.dealt],
        }

    def _moves(self) -> Iterator[dict[str, object]]:
        board = board_of(self.map)
        actions, words = actions_of(board), outcomes_of(board)
        for seat, action, chance in self.moves:
            move: dict[str, object] = {"seat": seat, "action": actions.text(action)}
            if chance:
                move["chance"] = [words.text(outcome) for outcome in chance]
            yield move


def record(game: Game, fairness: Fairness | None = None) -> Record:
    """The record of a game so far. With `fairness` the key is left out until the secret is in it."""
    check_length(game)
    return Record(
        map=game.map,
        players=game.players,
        options=game.options,
        names=game.names,
        key=game.key if fairness is None or fairness.secret is not None else None,
        fairness=fairness,
        dealt=game.dealt,
        moves=tuple(game.history),
        result=result(game),
    )


def check_length(game: Game) -> None:
    """Raise `ValueError` for a game with more moves than a reader takes."""
    if len(game.history) > MAX_MOVES:
        raise ValueError(f"a record has at most {MAX_MOVES} moves, not {len(game.history)}")


def result(game: Game) -> Result | None:
    """The final score; None while the game goes on."""
    if not game.is_over:
        return None
    score = tally(game.state)
    return Result(tuple(score.total[: game.players]), tuple(score.place[: game.players]))


def replay(source: Record, name: str = "record") -> Game:
    """Play a record again, checking that every action is legal and every outcome and the result are the same.

    Whatever is not raises `BadFile` with its place; so does a record whose key is not revealed yet.
    """
    if source.key is None:
        raise BadFile(name, "chance.key", "is not revealed yet, so the game cannot be replayed")
    game = Game(
        source.map,
        source.players,
        key=source.key,
        first_player=source.options.first_player,
        seat_order=source.options.seat_order,
        all_tracks_open=source.options.all_tracks_open,
        names=source.names,
    )
    board = game.state.board
    _compare(name, "deal", board, source.dealt, game.dealt)
    for number, move in enumerate(source.moves):
        place = f"moves[{number}]"
        if game.is_over:
            raise BadFile(name, place, "comes after the end of the game")
        if move.seat != game.seat:
            raise BadFile(name, f"{place}.seat", f"must be {game.seat}, who decides now, not {move.seat}")
        try:
            game.play(move.action)
        except Refused as refused:
            reason = f"{game.text(move.action)!r} is refused: {refused}"
            raise BadFile(name, f"{place}.action", reason) from None
        _compare(name, f"{place}.chance", board, move.chance, game.history[-1].chance)
    if source.result != result(game):
        expected = "null: the game is not over" if not game.is_over else _json(_result_members(result(game)))
        raise BadFile(name, "result", f"must be {expected}")
    return game


def _compare(
    name: str, place: str, board: Board, recorded: Sequence[Outcome], played: Sequence[Outcome]
) -> None:
    words = outcomes_of(board)
    for index, (said, true) in enumerate(zip(recorded, played, strict=False)):
        if said != true:
            reason = f"is {words.text(said)!r}, but the key gives {words.text(true)!r}"
            raise BadFile(name, f"{place}[{index}]", reason)
    if len(recorded) != len(played):
        raise BadFile(name, place, f"must have {len(played)} outcomes, not {len(recorded)}")


def read_record(data: bytes | str, name: str = "<text>") -> Record:
    """The record in a file, well formed but not yet replayed. Anything else is refused as `BadFile`."""
    if len(data) > MAX_BYTES:
        raise BadFile(name, "file", f"is larger than {MAX_BYTES} bytes")
    root = Node(parse_json(data, name), name=name)
    check_format(root, FORMAT, VERSION)
    fields = root.object(_MEMBERS, ("map_file", "names"))
    rules_version = read_rules_version(fields["rules_version"])
    game_map = read_map(fields)
    board = board_of(game_map)
    players = read_players(fields["players"], game_map)
    key, fairness = _read_chance(fields["chance"], players)
    return Record(
        map=game_map,
        players=players,
        options=read_options(fields["options"], players),
        names=_read_names(fields["names"], players) if "names" in fields else None,
        key=key,
        fairness=fairness,
        dealt=_read_outcomes(fields["deal"], board),
        moves=tuple(_read_move(node, board, players) for node in fields["moves"].list(0, MAX_MOVES)),
        result=_read_result(fields["result"], players),
        rules_version=rules_version,
    )


def check_format(root: Node, file_format: str, version: int) -> None:
    """Refuse a file of another format before looking for anything else in it."""
    members = dict(root.items())
    for key, value in (("format", file_format), ("version", version)):
        if key not in members:
            root.fail(f"lacks {shown(key)}")
        found = members[key].value
        if found != value or type(found) is not type(value):
            members[key].fail(f"must be {shown(value)}, not {shown(found)}")


def read_rules_version(node: Node) -> int:
    version = node.integer(1, _MAX_VERSION)
    if version > RULES_VERSION:
        node.fail(f"is {version}, but this program knows the rules up to version {RULES_VERSION}")
    return version


def read_players(node: Node, game_map: Map) -> int:
    return node.integer(MIN_SEATS, min(MAX_SEATS, len(game_map.rules.player_colours)))


def option_members(options: Options) -> dict[str, object]:
    return {
        "first_player": options.first_player,
        "seat_order": options.seat_order,
        "all_tracks_open": options.all_tracks_open,
    }


def read_options(node: Node, players: int) -> Options:
    fields = node.object((), ("first_player", "seat_order", "all_tracks_open"))
    first = fields.get("first_player")
    order = fields.get("seat_order")
    tracks = fields.get("all_tracks_open")
    return Options(
        first_player=None if first is None or first.value is None else first.integer(0, players - 1),
        seat_order="random" if order is None else SEAT_ORDERS[SEAT_ORDERS.index(order.choice(SEAT_ORDERS))],
        all_tracks_open=False if tracks is None else tracks.boolean(),
    )


def read_key(node: Node) -> bytes:
    return bytes.fromhex(node.text(2 * KEY_BYTES, _KEY))


def _chance_members(key: bytes | None, fairness: Fairness | None) -> dict[str, object]:
    members: dict[str, object] = {"key": None if key is None else key.hex()}
    if fairness is not None:
        members["commitment"] = fairness.commitment
        members["nonces"] = [nonce.hex() for nonce in fairness.nonces]
        members["secret"] = None if fairness.secret is None else fairness.secret.hex()
    return members


def _read_chance(node: Node, players: int) -> tuple[bytes | None, Fairness | None]:
    """Either just a key, or a commitment with nonces, and key and secret once they are revealed."""
    fields = node.object(("key",), ("commitment", "nonces", "secret"))
    key = None if fields["key"].value is None else read_key(fields["key"])
    if len(fields) == 1:
        if key is None:
            fields["key"].fail("must be a key where nothing else is promised")
        return key, None
    fields = node.object(("key", "commitment", "nonces", "secret"))
    secret = None if fields["secret"].value is None else read_key(fields["secret"])
    if (key is None) != (secret is None):
        node.fail("must reveal key and secret together")
    nonces = fields["nonces"].list(players, players)
    return key, Fairness(
        commitment=fields["commitment"].text(2 * KEY_BYTES, _KEY),
        nonces=tuple(bytes.fromhex(nonce.text(2 * MAX_NONCE, _NONCE)) for nonce in nonces),
        secret=secret,
    )


def _read_names(node: Node, players: int) -> tuple[str, ...]:
    return tuple(name.text(MAX_NAME) for name in node.list(players, players))


def _read_outcomes(node: Node, board: Board) -> tuple[Outcome, ...]:
    words = outcomes_of(board)
    return tuple(words.read(item) for item in node.list(0, MAX_OUTCOMES))


def _read_move(node: Node, board: Board, players: int) -> Move:
    fields = node.object(("seat", "action"), ("chance",))
    return Move(
        seat=fields["seat"].integer(0, players - 1),
        action=read_action(fields["action"], board),
        chance=_read_outcomes(fields["chance"], board) if "chance" in fields else (),
    )


def read_action(node: Node, board: Board) -> int:
    actions, text = actions_of(board), node.text(_MAX_ACTION)
    try:
        number = actions.number_of_text(text)
    except BadAction as bad:
        node.fail(str(bad))
    if actions.text(number) != text:
        node.fail(f"must be written {actions.text(number)!r}, not {text!r}")
    return number


def _result_members(score: Result | None) -> dict[str, object] | None:
    return None if score is None else {"totals": list(score.totals), "places": list(score.places)}


def _read_result(node: Node, players: int) -> Result | None:
    if node.value is None:
        return None
    fields = node.object(("totals", "places"))
    return Result(
        totals=read_totals(fields["totals"], players),
        places=tuple(place.integer(1, players) for place in fields["places"].list(players, players)),
    )


def read_totals(node: Node, players: int) -> tuple[int, ...]:
    return tuple(total.integer(-MAX_TOTAL, MAX_TOTAL) for total in node.list(players, players))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
