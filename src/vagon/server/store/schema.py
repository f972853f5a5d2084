"""The tables of the database, and the rows that go in and out."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

ID_LENGTH: Final = 32
KEY_LENGTH: Final = 64
GUEST_LENGTH: Final = 64

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("game", String(ID_LENGTH), primary_key=True),
    Column("head", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    # Queues: from when on a bot may act, and when a person's time is up. Derived from the log.
    Column("awaiting", Double),
    Column("deadline", Double),
    Column("leased_until", Double, nullable=False),
    Column("remarks", Integer, nullable=False),
    Index("games_awaiting", "awaiting"),
    Index("games_deadline", "deadline"),
    Index("games_listed", "listed", "status", "created"),
    Index("games_changed", "changed"),
)

log = Table(
    "log",
    metadata,
    Column("game", String(ID_LENGTH), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("key", String(KEY_LENGTH), nullable=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("game", "key", name="log_game_key"),
)

# What people say and are called is kept apart from the log, so that it can be forgotten.
remarks = Table(
    "remarks",
    metadata,
    Column("game", String(ID_LENGTH), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("phrase", String(20)),
    Column("text", Text),
)

names = Table(
    "names",
    metadata,
    Column("game", String(ID_LENGTH), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
)

# Who has a place at which table: derived from the log, so that somebody's tables can be found.
guests = Table(
    "guests",
    metadata,
    Column("guest", String(GUEST_LENGTH), primary_key=True),
    Column("game", String(ID_LENGTH), primary_key=True),
    Index("guests_game", "game"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("game", String(ID_LENGTH), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("muted", Integer, primary_key=True, autoincrement=False),
)


class Entry(NamedTuple):
    """One event of a log. `key` is the client's own name for the command, unique in the game."""

    game: str
    seq: int
    key: str
    at: float
    body: bytes


class Row(NamedTuple):
    """What is known about a game without its log; times are seconds of UTC."""

    status: str
    listed: bool
    awaiting: float | None
    deadline: float | None
