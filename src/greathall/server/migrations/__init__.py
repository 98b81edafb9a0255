"""How an older store becomes a newer one: `upgrade` is called at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection) -> str:
    """All steps in the caller's transaction, so that a store is never found half-way. A revision that is not known
    here is left as it is and named: a newer hall has been at work."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        return found
    if found != known[0]:
        command.upgrade(config, "head")
    return ""
