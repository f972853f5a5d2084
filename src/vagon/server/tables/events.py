"""The events of a log, as they are stored. Nobody but the server reads them: they hold secrets.

A place is a chair at the table, numbered in the order of joining; the seat of a place is drawn when the game
starts. The log stores codes, never sentences.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

MAX_PLACES = 5
HOUR = 3600

Guest = str  # digest of a guest's token


class Pool(Struct, frozen=True, forbid_unknown_fields=True, tag="live"):
    """A pool of seconds for the whole game, and more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=24 * HOUR)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """Days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """For a person, or for a bot of a level."""

    kind: Literal["person", "bot"] = "person"
    level: Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,19}$")] = "simple"


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses.

    After a move that can be undone, a bot waits `undo_seconds` before it goes on; before each of its turns it
    waits `bot_seconds`. With a live clock, a player whose connection is lost is waited for `grace_seconds`
    before a bot plays on.
    """

    map: Annotated[str, Meta(max_length=40)]
    places: Annotated[list[Chair], Meta(min_length=2, max_length=MAX_PLACES)]
    first_player: Annotated[int, Meta(ge=0, lt=MAX_PLACES)] | None = None
    seat_order: Literal["random", "join_order"] = "random"
    all_tracks_open: bool = False
    clock: Pool | Days | None = None
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    undo_seconds: Annotated[int, Meta(ge=0, le=10)] = 3
    grace_seconds: Annotated[int, Meta(ge=0, le=600)] = 60
    bot_seconds: Annotated[float, Meta(ge=0, le=10)] = 0.5


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """Anything that happens at a table."""


class Created(Event, frozen=True, tag="created"):
    settings: TableSettings
    map_digest: str
    rules_version: int
    secret: str
    host: Guest
    holders: list[Guest | None]  # of a rematch: who has which place already
    codes: list[str | None]  # digests of the one-time codes
    codes_expire: float


class Coded(Event, frozen=True, tag="coded"):
    """A new code for a place. One that revokes takes the place from whoever has it when it is used."""

    place: int
    code: str
    expires: float
    revokes: bool


class Joined(Event, frozen=True, tag="joined"):
    place: int
    guest: Guest
    nonce: str | None
    revokes: bool


class ChairSet(Event, frozen=True, tag="chair_set"):
    """Before the start the host has chosen for whom a chair is that nobody had taken."""

    place: int
    chair: Chair


class Started(Event, frozen=True, tag="started"):
    """All places are taken and the deal is made."""


class Played(Event, frozen=True, tag="played"):
    """What a place decided: actions by number. In the opening it is kept until all have chosen.

    Now and then it has a checksum of the state that it led to.
    """

    place: int
    actions: list[int]
    check: str | None = None


class Undone(Event, frozen=True, tag="undone"):
    place: int


class Settled(Event, frozen=True, tag="settled"):
    """The player ends the turn: nothing will be undone."""

    place: int


class Replaced(Event, frozen=True, tag="replaced"):
    """A bot plays on for a person, who may come back."""

    place: int
    reason: Literal["left", "clock", "away", "host", "kicked"]


class Returned(Event, frozen=True, tag="returned"):
    place: int


class Gone(Event, frozen=True, tag="gone"):
    """The connection of a player with a live clock is lost."""

    place: int


class Back(Event, frozen=True, tag="back"):
    """The connection is there again."""

    place: int


class Delayed(Event, frozen=True, tag="delayed"):
    """No server was there for so long: nobody's time."""

    seconds: float


class Switched(Event, frozen=True, tag="switched"):
    """The host turns something on or off for all."""

    place: int
    what: Literal["chat", "spectators"]
    on: bool


class Agreed(Event, frozen=True, tag="agreed"):
    """A person wants to pause, or to go on; it happens when all do."""

    place: int
    to: Literal["pause", "resume"]


class Rematched(Event, frozen=True, tag="rematched"):
    place: int
    game: str


class Renamed(Event, frozen=True, tag="renamed"):
    """The name at a place has changed; names are kept elsewhere."""

    place: int


class Closed(Event, frozen=True, tag="closed"):
    """Ended by the host before the start, or by the administrator."""


AnyEvent = (
    Created
    | Coded
    | Joined
    | ChairSet
    | Started
    | Played
    | Undone
    | Settled
    | Replaced
    | Returned
    | Gone
    | Back
    | Delayed
    | Switched
    | Agreed
    | Rematched
    | Renamed
    | Closed
)

encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(AnyEvent).decode
