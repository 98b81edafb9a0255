"""File moves under their table's number, which takes a quarter of the room of its name; older tables get theirs now."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET number = rowid")
    op.create_index("tables_number", "tables", ["number"], unique=True)
    op.execute("INSERT INTO house SELECT 'numbers', coalesce(max(number), 0) FROM tables")
    op.create_table(
        "lines",
        sa.Column("number", sa.Integer, sa.ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("digest", sa.String(64)),
        sa.Column("told", sa.LargeBinary),
    )
    op.execute("INSERT INTO lines SELECT number, seq, at, body, digest, told FROM entries "
               "JOIN tables ON tables.id = entries.table_id ORDER BY entries.rowid")
    op.drop_table("entries")
    op.rename_table("lines", "entries")
