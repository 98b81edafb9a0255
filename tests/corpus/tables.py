"""A hall's store with an unfinished table of every game and variant, written as a hall writes it."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec import Struct

from greathall.core import fairness
from greathall.core.words import as_dict
from greathall.server import table_meta
from greathall.server.bodies import ClockSet
from greathall.server.store import Store
from greathall.server.table import DIGEST_EVERY, LiveTable
from greathall.server.writer import Change
from tests.corpus.plans import OWN_DECK, SEEDS, TRIES, VARIANTS, choice
from tests.games.diagon_alley.middle import CROOKED
from tests.server.room import table as laid
from tests.server.shelf import guest, opened_file, run

GUESTS = ("ann", "bob", "cat")
BYTES = re.compile("X'([0-9A-F]*)'")


class Sitting(Struct, frozen=True):
    """The guests at one table.

    One choice in `undo` is taken back, which only a player alone with bots may do. With `early` the game goes on until
    an answer is held for a question that has not come up."""

    id: str
    owners: tuple[str, ...]
    game: str
    options: dict[str, object] = {}
    undo: int = 0
    early: bool = False
    clock: ClockSet = ClockSet()
    brings: tuple[str | None, ...] = ()


LONGEST = 2 * DIGEST_EVERY
ALONE = ("ann", "bot:easy")
SITTINGS = [
    Sitting("sequence", GUESTS, "sequence", {"draw_on_demand": True}),
    Sitting("sequence-teams", ("ann", "bob", "cat", "bot:easy"), "sequence", {"coaching_penalty": True}),
    Sitting("monopoly", GUESTS, "monopoly", {"sealed_bids": True, "rent_on_demand": True}, early=True),
    Sitting("diagon_alley", GUESTS, "diagon_alley", {"edition": CROOKED}),
    Sitting("diagon_alley-younger", ("ann", "bot:easy", "bot:random"), "diagon_alley", {"younger": True}, undo=6),
    Sitting("tcg", GUESTS[:2], "tcg", {"format": "advanced"}, brings=(OWN_DECK, None),
            clock=ClockSet("player", 900, 5)),
    Sitting("sorcerers_stone", GUESTS, "sorcerers_stone", {"chess": "complete"}),
    *(Sitting(variant, ALONE, "sorcerers_stone", options | {"challenge": variant}, undo=4)
      for variant, (_, options) in VARIANTS.items()),
]


def sat(sitting: Sitting) -> Iterator[tuple[LiveTable, list[Change]]]:
    """Yield tables that were played on until a digest was taken, with what the store is told of each."""
    for number in range(TRIES):
        rng, table = Random(f"{sitting.id} {number}"), laid_out(sitting, number)
        changes = [*told(table)]
        table.start(0.0)
        changes += told(table)
        while table.asked is not None and table.seq < LONGEST and not far_enough(table, sitting):
            step(table, sitting, rng)
            changes += told(table)
        if table.asked is not None and far_enough(table, sitting):
            yield table, changes


def laid_out(sitting: Sitting, number: int) -> LiveTable:
    secret = fairness.secret_from(f"{sitting.id} {number}").hex()
    table = laid(sitting.game, *sitting.owners, secret=secret, start=False, options=sitting.options,
                 clock=sitting.clock)
    table.meta.id = sitting.id
    for seat, (sitter, seed) in enumerate(zip(table.meta.seats, SEEDS, strict=False)):
        sitter.seed = seed if sitter.owner else ""
        sitter.pledge = fairness.pledge(table.meta.commitment, seat, sitter.seed) if sitter.seed else ""
    for sitter, bring in zip(table.meta.seats, sitting.brings, strict=False):
        sitter.bring = bring
    return table


def far_enough(table: LiveTable, sitting: Sitting) -> bool:
    return table.seq > DIGEST_EVERY and (bool(table.meta.held) or not sitting.early)


def told(table: LiveTable) -> Iterator[Change]:
    """Yield what the store is told now, if anything. The meta data is copied, because it keeps changing."""
    change = table.change()
    if change is not None:
        yield Change(change.table, change.lines, change.meta and table_meta.read(change.meta.written()), change.secret)
        table.written()


def step(table: LiveTable, sitting: Sitting, rng: Random) -> None:
    """Play somebody's next move."""
    match, meta = table.match, table.meta
    assert match is not None
    said = choice(match, rng)
    sitter = meta.seats[said["seat"]]
    if sitter.bot:
        table.play_for(said["seat"], table.seq, said["action"], f"bot:{sitter.bot}", 0.0)
    else:
        table.play(sitter.owner, said["seat"], table.seq, as_dict(said["action"]), 0.0)
        if sitting.undo and rng.random() < 1 / sitting.undo and table.asked is not None:
            table.ask_undo(sitter.owner, said["seat"], 0.0)


def sql_of(tables: list[list[Change]]) -> str:
    """Return the store as SQL. Whatever is bytes there is text, which can be read and compared."""
    async def deeds(store: Store) -> None:
        for name in GUESTS:
            await store.write(guest(name))
        for changes in tables:
            for change in changes:
                await store.write(change)

    with tempfile.TemporaryDirectory() as folder:
        run(Path(folder), deeds)
        with opened_file(Path(folder)) as file:
            file.execute("UPDATE tables SET moved = 0")
            file.execute("UPDATE entries SET at = 0")
            return "".join(f"{BYTES.sub(as_text, line)}\n" for line in file.iterdump())


def as_text(found: re.Match[str]) -> str:
    text = bytes.fromhex(found[1]).decode().replace("'", "''")
    return f"CAST('{text}' AS BLOB)"
