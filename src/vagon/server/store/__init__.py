"""Where the logs of all games are kept: one SQLite file, or PostgreSQL."""

from vagon.server.store.locking import BadStore
from vagon.server.store.schema import Entry, Row
from vagon.server.store.store import Appended, Duplicate, Remark, Stale, Store, open_store

__all__ = ["Appended", "BadStore", "Duplicate", "Entry", "Remark", "Row", "Stale", "Store", "open_store"]
