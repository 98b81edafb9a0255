"""How an older store becomes a newer one: `upgrade` is called at every start."""

from pathlib import Path

import sqlalchemy as sa

HERE = Path(__file__).parent
REVISIONS = sorted(file.stem.partition("_")[0] for file in (HERE / "versions").glob("[0-9]*.py"))
"""Each file's name begins with its revision."""


def upgrade(connection: sa.Connection) -> str:
    """All steps in the caller's transaction, so that a store is never found half-way. A revision that is not known
    here is left as it is and named: a newer hall has been at work."""
    found = revision(connection)
    if found and found not in REVISIONS:
        return found
    if found != REVISIONS[-1]:
        run(connection)
    return ""


def revision(connection: sa.Connection) -> str:
    """What the store says it is; "" when it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")


def run(connection: sa.Connection) -> None:
    from alembic import command  # takes as long to import as all the rest of the store, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
