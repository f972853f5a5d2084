"""The commands that run and look after a server."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import sys
from pathlib import Path

import pytest

from tests.server.people import guest_name, open_game, seated, settings
from vagon.cli.main import main
from vagon.server.logs import JsonLines
from vagon.server.rooms import Rooms
from vagon.server.store import Store, open_store
from vagon.server.tables.table import Table


def some_table(store: Store) -> Table:
    async def make() -> Table:
        rooms = Rooms(store)
        return await open_game(rooms, await seated(rooms, settings()))

    return asyncio.run(make())


def test_the_help_of_serve_tells_all_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    words = capsys.readouterr().out
    for flag in (
        "database",
        "host",
        "port",
        "name",
        "trusted-proxy",
        "https",
        "private",
        "workers",
        "rate",
        "retention",
        "log",
    ):
        assert f"--{flag}" in words


@pytest.mark.parametrize("host", ["127.0.0.1", "no.such.host.invalid"])
def test_an_address_that_cannot_be_used_is_refused_in_words(
    host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "a.db")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert main(["serve", "--database", database, "--host", host, "--port", port]) == 2
    words = capsys.readouterr().err.splitlines()[-1]
    assert words.startswith(f"vagon: cannot listen on {host}, port {port}: ")
    open_store(database).close()  # it was let go of


def test_tables_are_listed_closed_and_purged(
    sqlite_store: Store, sqlite_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = some_table(sqlite_store).game_id
    at = ["--database", sqlite_database]
    assert main(["admin", "tables", "--json", *at]) == 0
    [row] = json.loads(capsys.readouterr().out)
    assert (row["game"], row["status"]) == (game, "playing")
    assert main(["admin", "kick", game, "1", *at]) == 0
    assert main(["admin", "kick", game, "3", *at]) == 2
    assert main(["admin", "close", game, *at]) == 0
    assert main(["admin", "close", game, *at]) == 2
    assert main(["admin", "close", "0" * 32, *at]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == "vagon: no such table"

    async def look() -> Table:
        return await Rooms(sqlite_store).table(game)

    table = asyncio.run(look())
    assert (table.status, table.places_of(guest_name(1))) == ("closed", [])
    assert main(["admin", "purge", "--days", "1", *at]) == 0
    assert capsys.readouterr().out == "0 tables deleted\n"
    other = some_table(sqlite_store).game_id
    assert main(["admin", "purge", game, *at]) == 0
    assert capsys.readouterr().out == "1 table deleted\n"
    assert (sqlite_store.read(game), bool(sqlite_store.read(other))) == ([], True)
    for words in ([game], [], [other, "--days", "1"]):
        assert main(["admin", "purge", *words, *at]) == 2
    assert main(["admin", "purge", "--days", "0", *at]) == 0
    assert sqlite_store.read(other) == []


def test_a_database_is_upgraded_backed_up_and_restored(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "a.db"), str(tmp_path / "copy.db")
    assert main(["db", "upgrade", "--database", database]) == 0
    assert main(["db", "backup", copy, "--database", database]) == 0
    assert main(["db", "backup", copy, "--database", database]) == 2
    assert main(["db", "restore", copy, "--database", str(tmp_path / "b.db")]) == 0
    open_store(str(tmp_path / "b.db")).close()


def test_a_bad_database_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "no" / "such" / "folder.db")
    for words in (["worker"], ["serve"], ["admin", "tables"], ["db", "upgrade"]):
        assert main([*words, "--database", missing]) == 2
        assert len(capsys.readouterr().err.splitlines()) <= 2


def test_the_files_for_docker_set_only_what_the_program_reads(capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(__file__).parents[2]
    files = [(root / name).read_text(encoding="utf-8") for name in ("Dockerfile", "compose.yaml")]
    names = {name for text in files for name in re.findall(r"\bVAGON_[A-Z_]+(?=[=:]\s?\S)", text)}
    assert main(["serve", "--help"]) == 0
    known = set(re.findall(r"VAGON_[A-Z_]+", capsys.readouterr().out))
    asked_for = {"VAGON_PASSWORD"}  # by compose.yaml itself
    assert {"VAGON_DATABASE", "VAGON_TRUSTED_PROXIES"} <= names <= known | asked_for


def test_a_level_of_the_log_that_does_not_exist_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["worker", "--log", "loud"]) == 2
    assert "must be one of error, warning, info, debug, not 'loud'" in capsys.readouterr().err
    monkeypatch.setenv("VAGON_LOG", "shy")
    assert main(["serve"]) == 2
    assert "not 'shy'" in capsys.readouterr().err


def test_a_line_of_the_log_is_json_whatever_is_in_it_and_tells_no_text_of_an_exception() -> None:
    try:
        raise ValueError("a secret")
    except ValueError:
        record = logging.LogRecord("vagon", logging.ERROR, "f", 1, 'it "%s"\n', ("failed",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "secret" not in line
    found = json.loads(line)
    assert (found["level"], found["message"], found["exception"]) == ("error", 'it "failed"\n', "ValueError")
