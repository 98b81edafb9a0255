"""Keep the reasons that bots gave the whole table, beside the moves they gave them for."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("told", sa.LargeBinary))
