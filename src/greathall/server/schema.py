"""The store's schema; a change here needs a migration, and a test compares the two."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

guests = Table(
    "guests", metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("avatar", String(40), nullable=False),
    Column("generation", Integer, nullable=False),  # of the recovery link; a new link makes older ones invalid
    Column("made", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Index("guests_seen", "seen"),
)

sessions = Table(
    "sessions", metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("made", Integer, nullable=False),  # by the computer's clock, because it is for people
    Column("seen", Integer, nullable=False),
    Column("browser", String(60), nullable=False),
)

tables = Table(
    "tables", metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("status", String(20), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("made", Integer, nullable=False),
    Column("moved", Integer, nullable=False),  # when its meta data last changed, in the hall's own time (lived.py)
    Column("secret", String(64), nullable=False),
    Column("meta", LargeBinary, nullable=False),  # everything but the entries: server/table_meta.py
    Column("number", Integer, nullable=False, server_default="0"),  # for its entries; drawn once (lines.py), never 0
    Index("tables_status", "status", "open"),
    Index("tables_host", "host"),
    Index("tables_moved", "moved"),
    Index("tables_number", "number", unique=True),
)

# SQLite's own row numbers keep moves of many tables one after another, so that a commit touches few pages.
entries = Table(
    "entries", metadata,
    Column("number", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),  # of its table
    Column("seq", Integer, primary_key=True),  # of its first entry; unique per table, so two writers can't both win
    Column("at", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # a move and the draws that follow it, as a JSON array
    Column("digest", String(64)),  # of the state after it, now and then
    Column("told", LargeBinary),  # what the whole table was told of a bot's reasons for it, as a JSON array
)

seats = Table(
    "seats", metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Index("seats_guest", "guest"),
)

fading = Table(
    "fading", metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Integer, nullable=False),  # when it was found to be old; it goes a day later, unless it is touched
)

policy = Table(
    "policy", metadata,
    Column("name", String(40), primary_key=True),
    Column("paper", LargeBinary, nullable=False),  # bans and codes: server/doors.py
)

house = Table(
    "house", metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Integer, nullable=False),
)
