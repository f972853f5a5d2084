"""Whole records of games, for checks outside Python: `python -m tests.games.recording` writes them.

Some are golden games, rich in shuffles and tickets that return; two have a commitment and nonces. The browser
verifies the same files.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.games.policies import decide, policy_stream
from vagon.table.compact import read_games, replay_compact
from vagon.table.fairness import commit, game_key
from vagon.table.game import Game
from vagon.table.records import Fairness, Record, record

HERE = Path(__file__).parent
FOLDER = HERE / "records"
GOLDEN = (
    ("europe", "painters 2 2"),
    ("europe", "misers 5 1"),
    ("germany", "misers 3 2"),
    ("germany", "random 5 1"),
)
FAIR = (("europe", 3), ("germany", 4))
SECRET = bytes(range(32))
NAMES = ("Ada", "Bořek", "Ľubica", "Zsófia", "Їжак")


def records() -> Iterator[tuple[str, Record]]:
    """Every record with the name of its file."""
    for name, seed in GOLDEN:
        games = read_games((HERE / f"{name}.jsonl").read_bytes())
        found = next(game for game in games if game.seed == seed)
        yield f"{name}-{seed.replace(' ', '-')}.json", record(replay_compact(found))
    for name, players in FAIR:
        yield f"{name}-fair.json", fair_record(name, players)


def fair_record(name: str, players: int) -> Record:
    """A game whose key the host made with its players, one of whom sent a short nonce."""
    nonces = tuple(bytes([seat] * (32 if seat else 1)) for seat in range(players))
    game = Game(name, players, key=game_key(SECRET, nonces), names=NAMES[:players])
    chance = policy_stream(game.key)
    while not game.is_over:
        game.play(decide("thrifty", game.state, chance))
    return record(game, Fairness(commit(SECRET), nonces, SECRET))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, found in records():
        (FOLDER / name).write_text(found.to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
