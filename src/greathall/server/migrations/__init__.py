"""Migrations of the store; `upgrade` runs at every start."""

from pathlib import Path

import sqlalchemy as sa

from greathall.server.schema import metadata

HERE = Path(__file__).parent
REVISIONS = sorted(file.stem.partition("_")[0] for file in (HERE / "versions").glob("[0-9]*.py"))
"""Each file's name begins with its revision."""
version = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))
"""Where Alembic keeps a store's revision."""


def upgrade(connection: sa.Connection) -> str:
    """Run all steps in the caller's transaction, so that a store is never half-way.

    An unknown revision is left alone and returned: a newer hall has been at work."""
    found = revision(connection)
    if not found:
        make(connection)
    elif found not in REVISIONS:
        return found
    elif found != REVISIONS[-1]:
        migrate(connection)
    return ""


def revision(connection: sa.Connection) -> str:
    """Return the store's revision; "" if it is new."""
    if not sa.inspect(connection).has_table(version.name):
        return ""
    return str(connection.execute(sa.select(version)).scalar() or "")


def make(connection: sa.Connection) -> None:
    """Create a new store directly, which is quicker; a test checks that all migrations lead to the same."""
    metadata.create_all(connection)
    version.create(connection, checkfirst=True)
    connection.execute(sa.insert(version).values(version_num=REVISIONS[-1]))


def migrate(connection: sa.Connection) -> None:
    from alembic import command  # takes as long to import as the rest of the store, and is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
