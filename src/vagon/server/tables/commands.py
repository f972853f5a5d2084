"""What clients may send: every message, strictly."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from vagon.server.tables.events import Chair, TableSettings

Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "oops",
    "your_turn",
    "one_moment",
    "good_game",
    "bye",
]
"""Quick phrases, sent as codes so that each reader sees them in their own language."""
PHRASES: Final = get_args(Phrase)

MAX_TEXT = 300
MAX_ACTIONS = 4

Key = Annotated[str, Meta(min_length=8, max_length=60, pattern="^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Name = Annotated[str, Meta(min_length=1, max_length=120)]
PlaceNumber = Annotated[int, Meta(ge=0, le=4)]
ActionText = Annotated[str, Meta(min_length=1, max_length=100)]
ActionMembers = dict[str, str | int | list[int] | None]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """No message has members that are not listed."""


class CreateTable(Message, frozen=True):
    """A new table. The creator takes the first place for a person, unless it is only to be watched.

    Who wants a hand in the deal takes no place yet: a nonce counts only after the commitment, so it is sent
    with `JoinTable`.
    """

    settings: TableSettings
    name: Name | None = None
    take_place: bool = True


class JoinTable(Message, frozen=True):
    """With a code: its place. Without: a free place of a listed table."""

    code: Annotated[str, Meta(max_length=64)] | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class Play(Message, frozen=True, tag_field="type", tag="play"):
    """One decision, or several at once as long as only the last reveals anything; text or JSON form."""

    actions: Annotated[list[ActionText | ActionMembers], Meta(min_length=1, max_length=MAX_ACTIONS)]


class Undo(Message, frozen=True, tag_field="type", tag="undo"):
    """Take the last move back, as long as it revealed nothing and nobody has acted since."""


class EndTurn(Message, frozen=True, tag_field="type", tag="end_turn"):
    """Let a bot go on at once instead of waiting for an undo."""


class Leave(Message, frozen=True, tag_field="type", tag="leave"):
    """Let a bot play on; before the start, free the place."""


class Return(Message, frozen=True, tag_field="type", tag="return"):
    """Take over from the bot again."""


class Pause(Message, frozen=True, tag_field="type", tag="pause"):
    """Agree to pause."""


class Resume(Message, frozen=True, tag_field="type", tag="resume"):
    """Agree to go on."""


class Substitute(Message, frozen=True, tag_field="type", tag="substitute"):
    """The host lets a bot play on for another person, who may return."""

    other: PlaceNumber


class Switch(Message, frozen=True, tag_field="type", tag="switch"):
    """The host turns chat or spectators on or off."""

    what: Literal["chat", "spectators"]
    on: bool


class SetChair(Message, frozen=True, tag_field="type", tag="set_chair"):
    """The host chooses before the start for whom a free place is: for a person, or for a bot of a level."""

    other: PlaceNumber
    chair: Chair


class Close(Message, frozen=True, tag_field="type", tag="close"):
    """The host gives the table up before the start."""


AnyCommand = Play | Undo | EndTurn | Leave | Return | Pause | Resume | Substitute | Switch | SetChair | Close


class Command(Message, frozen=True):
    """`key` names the command: sent twice, it is done once. `base` is the last event the sender has seen.

    `place` is needed only by somebody who has several.
    """

    key: Key
    base: Annotated[int, Meta(ge=0, le=1_000_000)]
    command: AnyCommand
    place: PlaceNumber | None = None


class Say(Message, frozen=True):
    """A quick phrase or a text, not both."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)] | None = None
    place: PlaceNumber | None = None


class Mute(Message, frozen=True):
    """Hear no more of what another place says, or hear it again."""

    other: PlaceNumber
    on: bool = True
    place: PlaceNumber | None = None


class Rename(Message, frozen=True):
    name: Name
    place: PlaceNumber | None = None


class ForPlace(Message, frozen=True):
    """Which of one's own places is meant, if there are several."""

    place: PlaceNumber | None = None
