"""The schema of a database and the programs that can use it."""

from __future__ import annotations

import logging

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from vagon.server.store.locking import BadStore

_LOCK_NUMBER = 0x7661676F6E  # any number of our own


def _config() -> Config:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", "vagon.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def upgrade(engine: Engine) -> None:
    """Bring the schema up to date, in one transaction; processes that start together take turns."""
    check_known(engine)
    config = _config()
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
    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise BadStore(f"the database is of a newer version of vagon (schema {revision})")
    return revision


def check_version(engine: Engine) -> None:
    """Refuse a database that is not of this program's schema."""
    revision = check_known(engine)
    head = ScriptDirectory.from_config(_config()).get_current_head()
    if revision != head:
        raise BadStore("the database has an older schema: `vagon db upgrade` brings it up to date")
