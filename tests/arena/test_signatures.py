"""Signatures of bots: the same while they play the same, and kept beside the results."""

from __future__ import annotations

from pathlib import Path

import pytest

from vagon.arena.cells import all_cells
from vagon.arena.signatures import (
    FILE,
    kept_signature,
    load_signatures,
    own_game,
    planned_games,
    save_signatures,
    sign,
    sign_all,
)
from vagon.bots import levels
from vagon.bots.search import Manner
from vagon.files import BadFile
from vagon.maps import load_map
from vagon.rules.random import COMPILED

RESULTS = Path(__file__).parents[2] / "docs" / "strength"
EUROPE = load_map("europe")
TABLES = sorted({(cell.map, cell.players) for cell in all_cells()})


@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_bots_play_as_they_did_when_they_were_measured(map_id: str, players: int) -> None:
    """If this fails, bots play otherwise than before: `vagon strength run` signs them and measures anew."""
    kept = {seat: found for seat, found in load_signatures(RESULTS).items() if seat[:2] == (map_id, players)}
    assert {spec for _, _, spec in kept} == {
        bot for cell in all_cells() if (cell.map, cell.players) == (map_id, players) for bot in cell.bots
    }
    assert kept == {seat: sign(load_map(map_id), players, seat[2]) for seat in kept}


def test_a_bot_has_a_signature_of_its_own_at_each_table() -> None:
    germany = load_map("germany")
    specs = ["random", "one-step", "one-step[2017]", "big-track"]
    signatures = [sign(EUROPE, players, spec) for spec in specs for players in (2, 3)]
    signatures += [sign(germany, 2, spec) for spec in specs]
    assert len(set(signatures)) == len(signatures)
    assert sign_all(EUROPE, 2, ("random", "one-step", "one-step")) == f"{signatures[0]}-{signatures[2]}"
    assert sign(EUROPE, 2, "outside[a program]") == ""


@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
def test_a_changed_judgement_changes_what_comes_of_plans() -> None:
    assert planned_games(EUROPE, 2, ()) != planned_games(EUROPE, 2, (("danger", 0.0),))


@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
def test_the_budget_of_a_search_is_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    signatures = {sign.__wrapped__(EUROPE, 2, spec) for spec in ("level4", "level4[rollouts=128]", "level5")}
    monkeypatch.setitem(levels.EXPERT_ROLLOUTS, 2, 2048)
    assert sign.__wrapped__(EUROPE, 2, "level5") not in signatures
    assert len(signatures) == 3


@pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
def test_the_manner_of_a_search_is_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Level 5 plays its fixed game in its own manner, whatever its budget."""
    found = sign.__wrapped__(EUROPE, 4, "level5")
    own_game.cache_clear()
    monkeypatch.setattr(levels, "Manner", lambda rollouts, **_manner: Manner(rollouts))
    assert sign.__wrapped__(EUROPE, 4, "level5") != found
    own_game.cache_clear()


def test_signatures_are_kept_as_they_are(tmp_path: Path) -> None:
    assert load_signatures(tmp_path) == {}
    signatures = {("europe", 2, "random"): "abc", ("germany", 4, "one-step[2017]"): "def"}
    save_signatures(signatures, tmp_path)
    assert load_signatures(tmp_path) == signatures
    assert kept_signature(signatures, "germany", 4, ("one-step[2017]", "random")) == "def-unknown"
    (tmp_path / FILE).write_text('{"format": "vagon-signatures", "version": 9}')
    with pytest.raises(BadFile, match="does not hold signatures of version 1"):
        load_signatures(tmp_path)
