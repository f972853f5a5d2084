"""Write the playthroughs again: `python -m tests.playthroughs.renew`. Review reads the diff."""

from __future__ import annotations

from pathlib import Path

from tests.playthroughs.writing import playthrough
from vagon.maps import map_names

HERE = Path(__file__).parent
GAMES = [(name, players) for name in map_names() for players in (2, 3, 4, 5)]


def path_of(map_name: str, players: int) -> Path:
    return HERE / f"{map_name}-{players}.txt"


def main() -> None:
    for map_name, players in GAMES:
        path_of(map_name, players).write_text(playthrough(map_name, players))


if __name__ == "__main__":
    main()
