"""The schema of a database and the programs that can use it.

Alembic is loaded when there is something to do: it takes longer than all the rest of the store.
"""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Engine, inspect, text

from vagon.server.store.locking import BadStore

REVISIONS: Final = ("0001", "0002")
"""The steps in `migrations`, oldest first."""
_LOCK_NUMBER: Final = 0x7661676F6E  # any number of our own


def upgrade(engine: Engine) -> None:
    """Bring the schema up to date, in one transaction; processes that start together take turns."""
    if check_known(engine) == REVISIONS[-1]:
        return
    from alembic import command
    from alembic.config import Config

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", "vagon.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_lock({_LOCK_NUMBER})"))
            connection.commit()
        try:
            connection.execute(text("BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else "SELECT 1"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_unlock({_LOCK_NUMBER})"))
                connection.commit()


def check_known(engine: Engine) -> str | None:
    """The revision of a database; one that this program does not know comes from a newer program."""
    revision: str | None = None
    if inspect(engine).has_table("alembic_version"):
        with engine.connect() as connection:
            revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if revision is not None and revision not in REVISIONS:
        raise BadStore(f"the database is of a newer version of vagon (schema {revision})")
    return revision


def check_version(engine: Engine) -> None:
    """Refuse a database that is not of this program's schema."""
    if check_known(engine) != REVISIONS[-1]:
        raise BadStore("the database has an older schema: `vagon db upgrade` brings it up to date")
