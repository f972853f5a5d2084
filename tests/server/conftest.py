"""Real databases for the tests of the server."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from vagon.server.store import Store, open_store

REQUIRED = os.environ.get("VAGON_REQUIRE", "").split(",")
PORTS = range(20_000, 32_000)
"""Below those that systems take for outgoing connections: a client that tries again and again to reach a
server that is down could get the server's own port for its end, and the server could not come back."""


def free_port() -> int:
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def postgresql_programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return Path(program).parent if program else None


def absent(reason: str) -> None:
    if "postgresql" in REQUIRED:
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests, on loopback."""
    programs = postgresql_programs()
    if programs is None:
        absent("PostgreSQL is not installed")
    assert programs is not None
    is_root = os.geteuid() == 0
    user = "postgres" if is_root else None  # as root it does not run
    home = Path(tempfile.mkdtemp(prefix="vagon-pg-"))
    if is_root:
        shutil.chown(home, "postgres")
    home.chmod(0o755)
    port = free_port()
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    control = [str(programs / "pg_ctl"), "-D", str(home / "data"), "-w"]

    def run(*command: str) -> None:
        subprocess.run(
            command,
            check=True,
            cwd=home,
            env=environment,
            stdout=subprocess.DEVNULL,
            user=user,
            group=user,
            extra_groups=[] if is_root else None,
        )

    try:
        run(str(programs / "initdb"), "-A", "trust", "--locale=C.UTF-8", "-U", "vagon", "-N", "data")
        options = f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories={home}"
        run(*control, "-l", str(home / "log"), "-o", options, "start")
        yield f"postgresql://vagon@127.0.0.1:{port}"
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            run(*control, "-m", "immediate", "stop")
        shutil.rmtree(home, ignore_errors=True)


def new_database(server: str) -> str:
    import psycopg

    name = f"vagon_{secrets.token_hex(6)}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{server}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "vagon.db")
    return new_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return str(tmp_path / "vagon.db")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.close()


@pytest.fixture
def sqlite_store(sqlite_database: str) -> Iterator[Store]:
    opened = open_store(sqlite_database)
    yield opened
    opened.close()


class FakeClock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def eventually(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.02)
