"""Where the logs of all games are kept: one SQLite file, or PostgreSQL."""

from vagon.server.store.appending import Appended, Duplicate, Stale
from vagon.server.store.locking import BadStore
from vagon.server.store.opening import open_store
from vagon.server.store.schema import Entry, Row
from vagon.server.store.store import Remark, Store

__all__ = ["Appended", "BadStore", "Duplicate", "Entry", "Remark", "Row", "Stale", "Store", "open_store"]
