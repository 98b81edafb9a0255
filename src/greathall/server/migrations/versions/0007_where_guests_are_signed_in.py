"""Know where each guest is signed in; all browsers from before share one session."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("guest", sa.String(40), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(60), nullable=False),
    )
    op.execute("INSERT INTO sessions SELECT id, 'old', made, seen, '' FROM guests")
