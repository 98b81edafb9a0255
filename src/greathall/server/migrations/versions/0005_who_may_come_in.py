"""Keep what whoever runs the hall decided about who may come in."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "policy",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("paper", sa.LargeBinary, nullable=False),
    )
