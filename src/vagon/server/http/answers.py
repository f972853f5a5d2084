"""The shapes of all answers, for the API's documentation and for those who check what comes over the wire."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal, get_type_hints

import msgspec
from msgspec import Struct

from vagon.server.tables.events import TableSettings
from vagon.table.scoring import SeatScore
from vagon.table.views import OwnView, Told, View

ActionForm = dict[str, str | int | list[int] | None]


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """No answer has members that are not listed."""


class Problem(Answer, frozen=True):
    """Why a request was refused: `rule` is the number of a rule of the game, where it is one."""

    code: str
    rule: str | None
    facts: dict[str, int | float | str]


class PlaceInfo(Answer, frozen=True):
    kind: Literal["person", "bot"]
    level: str | None
    name: str | None
    is_taken: bool
    substitute: Literal["left", "clock", "away", "host", "kicked"] | None
    seat: int | None
    is_awaited: bool
    deadline: float | None
    seconds: float | None
    is_away: bool  # the connection is lost; known with a live clock only
    grace: float | None  # seconds left, when the clock was last stopped, before a bot plays on
    agrees: bool


class TableInfo(Answer, frozen=True):
    id: str
    status: Literal["open", "playing", "paused", "over", "closed"]
    map: str
    settings: TableSettings
    commitment: str
    nonces: list[str]
    you: int | None
    is_host: bool
    places: list[PlaceInfo]
    may_undo: int | None  # the place that can take back what was done last
    rematch: str | None


if TYPE_CHECKING:

    class ViewInfo(Answer, frozen=True):
        """The game as the reader may know it: a `View` without the moves, its actions in JSON form."""

        def __getattr__(self, name: str) -> Any: ...

else:
    _KINDS = get_type_hints(View)
    _OTHERWISE = {"map": str, "legal": list[ActionForm]}
    ViewInfo = msgspec.defstruct(
        "ViewInfo",
        [
            ("map_digest", str),
            *(
                (field.name, _OTHERWISE.get(field.name, _KINDS[field.name]))
                for field in fields(View)
                if field.name != "history"
            ),
        ],
        bases=(Answer,),
        frozen=True,
        namespace={"__doc__": "The game as the reader may know it."},
        module=__name__,
    )


class ScoreInfo(Answer, frozen=True):
    is_final: bool
    seats: list[SeatScore]
    winners: list[int]


class Snapshot(Answer, frozen=True):
    """All that a client needs to draw a table. `now` is the server's time, for its deadlines."""

    seq: int
    now: float
    table: TableInfo
    view: ViewInfo | None
    score: ScoreInfo | None


class NewsItem(Answer, frozen=True):
    """An event of the table. Chat has numbers of its own and no `seq`."""

    at: float
    event: str
    seq: int | None = None
    place: int | None = None
    revokes: bool | None = None
    moves: list[Told] | None = None
    reason: str | None = None
    to: str | None = None
    what: str | None = None
    on: bool | None = None
    seconds: float | None = None
    game: str | None = None
    number: int | None = None
    phrase: str | None = None
    text: str | None = None


class NewsPage(Answer, frozen=True):
    """What happened after the cursor; `cursor` is the next one to ask with."""

    cursor: str
    news: list[NewsItem]
    snapshot: Snapshot
    bye: bool


class Done(Answer, frozen=True):
    """The event that a command made. The same command gets the same answer again."""

    seq: int
    event: NewsItem


class Seated(Answer, frozen=True):
    id: str
    place: int | None
    codes: dict[int, str]  # one-time codes by place, to pass on in the fragment of a link
    commitment: str  # to the secret of the deal


class TokenAnswer(Answer, frozen=True):
    token: str


class CodeAnswer(Answer, frozen=True):
    code: str


class GameAnswer(Answer, frozen=True):
    id: str


class Listing(Answer, frozen=True):
    tables: list[TableInfo]


class OwnTable(Answer, frozen=True):
    """A table where the asker has places; `changed` is the time of its last event."""

    table: TableInfo
    places: list[int]
    is_awaited: bool
    changed: float


class OwnTables(Answer, frozen=True):
    tables: list[OwnTable]


class Muted(Answer, frozen=True):
    """The places whose words are kept from the asker."""

    places: list[int]


class Moves(Answer, frozen=True):
    seq: int
    moves: list[Told]


class Frame(Answer, frozen=True):
    """A position of a replay. `open` is what each seat alone knew, once everybody may know it."""

    view: ViewInfo
    open: list[OwnView] | None


class Film(Answer, frozen=True):
    """A game again. `frames` are the positions after `first` moves and on, as many as were asked for.

    `points` has those of the seats before the first move and after each; `names` are by seat, of a record.
    """

    map: str
    names: list[str] | None
    moves: list[Told]
    points: list[list[int]]
    first: int
    frames: list[Frame]
    score: ScoreInfo | None


class Payable(Answer, frozen=True):
    """How a seat can pay for a claim or a station, now or with its next turn; if not, why.

    Odds are by what the seat has seen.
    """

    payments: list[str]
    refusal: Problem | None
    tunnel: dict[str, list[float]] | None  # by payment, chances of 0, 1, 2 and 3 extra cards


class Drawable(Answer, frozen=True):
    """Whether a seat can draw a card or tickets now; if not, why."""

    refusal: Problem | None


class Way(Answer, frozen=True):
    """The cheapest way to complete a ticket as the board stands; None if there is none left."""

    routes: list[str]  # still to be claimed
    wagons: int | None


class MapFile(Answer, frozen=True):
    """A map as `docs/formats.md` describes it, and the digest by which views and records name it."""

    digest: str
    map: dict[str, Any]


class Service(Answer, frozen=True):
    version: str
    maps: list[str]
    levels: list[str]
    phrases: list[str]
    retention_days: int
