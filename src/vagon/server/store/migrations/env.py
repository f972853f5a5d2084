"""Run by Alembic for each migration, on the connection that `migrating.upgrade` holds."""

from alembic import context

from vagon.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
