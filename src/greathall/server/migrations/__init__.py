"""How an older store becomes a newer one: `upgrade` is called at every start."""

from pathlib import Path

import sqlalchemy as sa

from greathall.server.schema import metadata

HERE = Path(__file__).parent
REVISIONS = sorted(file.stem.partition("_")[0] for file in (HERE / "versions").glob("[0-9]*.py"))
"""Each file's name begins with its revision."""
version = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))
"""As Alembic keeps it: which revision a store is at."""


def upgrade(connection: sa.Connection) -> str:
    """All steps in the caller's transaction, so that a store is never found half-way. A revision that is not known
    here is left as it is and named: a newer hall has been at work."""
    found = revision(connection)
    if not found:
        make(connection)
    elif found not in REVISIONS:
        return found
    elif found != REVISIONS[-1]:
        migrate(connection)
    return ""


def revision(connection: sa.Connection) -> str:
    """What the store says it is; "" when it is new."""
    if not sa.inspect(connection).has_table(version.name):
        return ""
    return str(connection.execute(sa.select(version)).scalar() or "")


def make(connection: sa.Connection) -> None:
    """A new store is made as it is now: the way all migrations lead to, as a test knows, and a quicker start."""
    metadata.create_all(connection)
    version.create(connection, checkfirst=True)
    connection.execute(sa.insert(version).values(version_num=REVISIONS[-1]))


def migrate(connection: sa.Connection) -> None:
    from alembic import command  # takes as long to import as all the rest of the store, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
