"""Alembic's entry point: the server hands in its own connection."""

from alembic import context

from greathall.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
