"""`vagon simulate`."""

import hashlib
import json
import struct
from pathlib import Path

import pytest

from tests.cli.commands import NOTICE, check_refused, each_unreadable, unreadable
from tests.cli.conftest import Vagon

KEYS = [
    "map",
    "players",
    "policy",
    "seed",
    "games",
    "decisions",
    "cpu_seconds",
    "games_per_cpu_second",
    "mean_scores",
    "digest",
]


def simulate(vagon: Vagon, *words: object) -> dict[str, object]:
    code, out, err = vagon("simulate", *words, "--json")
    assert (code, err) == (0, NOTICE)
    result: dict[str, object] = json.loads(out)
    return result


def digest(*totals: int) -> str:
    return hashlib.sha256(struct.pack(f"<{len(totals)}i", *totals)).hexdigest()


PINNED = {
    ("europe", 2, "random"): "d50ea5f1a758d6a6f8d7f41c7c348af3fd58d0bd9091318c53488ad5b916e934",
    ("europe", 5, "greedy"): "e99e9462e8d5bba1e35d9b4d63f1f344c7713492c06ef64f8ea65639288fb852",
    ("germany", 3, "random"): "54f1e7a0ab6a170f303733500a673b0f75e5016a75260eae65d3a599b2d70ffb",
    ("germany", 4, "greedy"): "55a332dc1a3e56c8897a917249c4d5bf9ead3694565f84fb8e18b2ad10fa6430",
}
"""Of 8 games from seed 100 on: the same on every machine, compiled or not."""


@pytest.mark.parametrize(("map_name", "players", "policy"), PINNED)
def test_digest_is_the_same_everywhere(vagon: Vagon, map_name: str, players: int, policy: str) -> None:
    words = ("--map", map_name, "--players", players, "--policy", policy)
    result = simulate(vagon, *words, "--games", 8, "--seed", 100)
    assert result["digest"] == PINNED[map_name, players, policy]


def test_json(vagon: Vagon) -> None:
    result = simulate(
        vagon, "--map", "germany", "--players", 3, "--games", 2, "--seed", -4, "--policy", "greedy"
    )
    assert list(result) == KEYS
    assert [result[key] for key in KEYS[:5]] == ["germany", 3, "greedy", -4, 2]
    assert isinstance(result["decisions"], int)
    assert result["decisions"] > 100
    assert isinstance(result["cpu_seconds"], float)
    assert isinstance(result["mean_scores"], list)
    assert len(result["mean_scores"]) == 3


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_games_are_those_of_their_seeds(vagon: Vagon, policy: str) -> None:
    """Game i is the one that `record play` makes with the seed S + i; the digest is over their totals."""
    totals, moves = [], 0
    for seed in (5, 6, 7):
        record = json.loads(vagon("record", "play", "--players", 3, "--seed", seed, "--policy", policy).out)
        totals += record["result"]["totals"]
        moves += len(record["moves"])
    result = simulate(vagon, "--players", 3, "--seed", 5, "--games", 3, "--policy", policy)
    assert result["digest"] == digest(*totals)
    assert result["decisions"] == moves
    assert result["mean_scores"] == [round(sum(totals[seat::3]) / 3, 4) for seat in range(3)]
    assert simulate(vagon, "--players", 3, "--seed", 6, "--games", 1, "--policy", policy)["digest"] == digest(
        *totals[3:6]
    )


def test_batches_do_not_matter(vagon: Vagon, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(vagon, "--games", 5)
    monkeypatch.setattr("vagon.cli.simulate._BATCH", 2)
    parts = simulate(vagon, "--games", 5)
    timed = {"cpu_seconds", "games_per_cpu_second"}
    assert [whole[key] for key in KEYS if key not in timed] == [
        parts[key] for key in KEYS if key not in timed
    ]


def test_for_people(vagon: Vagon) -> None:
    code, out, err = vagon("simulate", "--games", 2, "--seed", 3)
    assert (code, err) == (0, NOTICE)
    lines = out.splitlines()
    assert lines[0] == "europe, 2 players, random policy, seeds 3 to 4"
    assert [line.split()[0] for line in lines[2:6]] == ["games", "decisions", "cpu", "games"]
    assert lines[-1] == f"digest {simulate(vagon, '--games', 2, '--seed', 3)['digest']}"


def test_map_from_a_file(vagon: Vagon, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    europe = Path(__file__).parents[2] / "src" / "vagon" / "maps" / "europe.json"
    path.write_text(europe.read_text().replace('"id": "europe"', '"id": "mine"', 1))
    result = simulate(vagon, "--map", path, "--games", 2)
    assert result["map"] == "mine"
    assert result["digest"] == simulate(vagon, "--games", 2)["digest"]


@pytest.mark.parametrize(
    ("words", "reasons"),
    [
        (("--map", "atlantis"), ("'atlantis'", "europe and germany")),
        (("--players", 1), ("--players", "2 to 5", "'1'")),
        (("--players", 6), ("--players", "2 to 5", "'6'")),
        (("--players", "two"), ("--players", "'two'")),
        (("--games", 0), ("--games", "from 1 to")),
        (("--games", -5), ("--games", "from 1 to")),
        (("--games", 10**12), ("--games", "from 1 to 1000000000")),
        (("--games", "9" * 5000), ("--games", "from 1 to")),
        (("--games", "1e3"), ("--games", "'1e3'")),
        (("--seed", 2**63), ("--seed", "9223372036854775807")),
        (("--seed", "x"), ("--seed", "'x'")),
        (("--policy", "wise"), ("--policy", "random", "greedy")),
    ],
)
def test_bad_input(vagon: Vagon, words: tuple[object, ...], reasons: tuple[str, ...]) -> None:
    check_refused(vagon("simulate", *words), *reasons)


@each_unreadable
def test_unreadable_map(vagon: Vagon, tmp_path: Path, kind: str) -> None:
    path, reason = unreadable(tmp_path)[kind]
    check_refused(vagon("simulate", "--map", path), reason)


def test_players_that_the_map_has_no_colours_for(vagon: Vagon, tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    europe = json.loads((Path(__file__).parents[2] / "src" / "vagon" / "maps" / "europe.json").read_text())
    europe["id"] = "small"
    europe["rules"]["player_colours"] = ["blue", "red", "green"]
    path.write_text(json.dumps(europe))
    check_refused(vagon("simulate", "--map", path, "--players", 4), "small is for 2 to 3 players, not 4")
