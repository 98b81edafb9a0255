"""`greathall admin`: orders to a hall that is open, and what was refused and done there."""

import json
import os
import time
from argparse import SUPPRESS, ArgumentParser, Namespace
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from greathall.server import audit
from greathall.server.orders import Answer, Order, give
from greathall.server.sentences import say
from greathall.server.settings import SETTINGS, data_folder

LINES = 50
WHO = "a guest's id, an address or a network (203.0.113.7, 203.0.113.0/24, 2001:db8::/48)"


def arguments(parser: ArgumentParser) -> None:
    """Add the orders; each is refused with exit code 2 if no hall is open on the folder."""
    parser.set_defaults(work=status)
    add_data(parser)
    parser.epilog = (f"Without an order, the hall's state is shown. The hall must be open, except for the log. "
                     f"{parser.epilog}")
    orders = parser.add_subparsers(metavar="ORDER", parser_class=type(parser))
    for work, about, example in (
        (tables, "list unfinished tables: id, game, state, when made, connections, players", "tables"),
        (guests, "list guests: id, name, when new, and the addresses of those at a table", "guests"),
        (close, "close a table: one that waits is deleted, a running match is suspended",
         "close 3vXkT1c0Q1u7 --why 'spam'"),
        (ban, "ban a guest or an address: close their connections; bots take over a guest's seats",
         "ban 203.0.113.0/24 --why 'floods'"),
        (unban, "let a guest or an address in again", "unban 203.0.113.0/24"),
        (bans, "list bans: who, since when, why", "bans"),
        (read_only, "on: take no new guests, tables, seats or matches, while running matches go on", "read-only on"),
        (invite_only, "on: let new guests in only with a code", "invite-only on"),
        (invite, "make a code that lets new guests in", "invite --uses 5"),
        (invites, "list codes: when made, how many guests each still lets in", "invites"),
        (void, "make a code useless", "void K7QM2XWP94DT"),
        (show_log, "show what was refused (summed up each minute) and what was done", "log --lines 20"),
    ):
        name = example.split()[0]
        order = orders.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".",
                                  epilog=f"Example: greathall admin {example}")
        order.set_defaults(work=work)
        add_data(order, late=True)
        if name == "close":
            order.add_argument("who", metavar="TABLE", help="the table's id, as in its link")
        elif name in ("ban", "unban"):
            order.add_argument("who", metavar="WHO", help=WHO)
        elif name == "void":
            order.add_argument("who", metavar="CODE")
        elif name.endswith("-only"):
            order.add_argument("on", choices=("on", "off"))
        elif name == "invite":
            order.add_argument("--uses", type=int, default=1, metavar="N", help="how many guests it lets in (1)")
        elif name == "log":
            order.add_argument("--lines", type=int, default=LINES, metavar="N", help=f"the last N lines ({LINES})")
            order.add_argument("--only", choices=("done", "refused"), help="show only these")
            order.add_argument("--json", action="store_true", help="print the lines as JSON, for programs")
        if name in ("close", "ban"):
            order.add_argument("--why", default="", metavar="TEXT", help="kept in the log; players are told of a table")


def add_data(parser: ArgumentParser, late: bool = False) -> None:
    """Add the folder, which can be named before the order or after it."""
    parser.add_argument("--data", metavar="DIR", default=SUPPRESS if late else None,
                        help="the hall's folder, as for `greathall serve` [GREATHALL_DATA]")


def run(args: Namespace) -> int:
    args.work(args)
    return 0


def folder(args: Namespace) -> Path:
    """Return the folder, found as the hall finds it."""
    setting = next(setting for setting in SETTINGS if setting.name == "data")
    named = args.data or os.environ.get(setting.variable)
    found: Path = setting.read(named, setting.option) if named else data_folder(os.environ)
    return found


def ask(args: Namespace, do: Any, **facts: Any) -> Answer:
    return give(folder(args), Order(do, **facts))


def show(told: Answer) -> None:
    """Print rows as columns, which no terminal's width cuts, so that ids can be copied."""
    if not told.rows:
        print(say("admin-none"))
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    for _ in told.rows[0]:
        table.add_column(no_wrap=True)
    for row in told.rows:
        table.add_row(*(clean(cell) for cell in row))
    Console(width=max(80, 12 + max(sum(map(len, row)) + 3 * len(row) for row in told.rows)), markup=False,
            highlight=False).print(table)


def clean(text: str) -> str:
    """Return text from strangers without anything that moves a cursor."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


# ── the orders ───────────────────────────────────────────────────────────────
def status(args: Namespace) -> None:
    show(ask(args, "status"))


def tables(args: Namespace) -> None:
    show(ask(args, "tables"))


def guests(args: Namespace) -> None:
    show(ask(args, "guests"))


def bans(args: Namespace) -> None:
    show(ask(args, "bans"))


def invites(args: Namespace) -> None:
    show(ask(args, "invites"))


def close(args: Namespace) -> None:
    print(say("admin-closed", table=ask(args, "close", who=args.who, why=args.why).fact))


def ban(args: Namespace) -> None:
    print(say("admin-banned", who=ask(args, "ban", who=args.who, why=args.why).fact))


def unban(args: Namespace) -> None:
    print(say("admin-unbanned", who=ask(args, "unban", who=args.who).fact))


def read_only(args: Namespace) -> None:
    ask(args, "read_only", on=args.on == "on")
    print(say("admin-read-only" if args.on == "on" else "admin-read-write"))


def invite_only(args: Namespace) -> None:
    ask(args, "invite_only", on=args.on == "on")
    print(say("admin-invite-only" if args.on == "on" else "admin-invite-anyone"))


def invite(args: Namespace) -> None:
    print(ask(args, "invite", uses=args.uses).fact)


def void(args: Namespace) -> None:
    print(say("admin-voided", code=ask(args, "void", who=args.who).fact))


# ── the log ──────────────────────────────────────────────────────────────────
def show_log(args: Namespace) -> None:
    named = {"done": (audit.DONE, audit.HOSTS), "refused": (audit.REFUSED,)}
    names = named.get(args.only, audit.KINDS)
    lines = audit.read(folder(args), names)[-max(0, args.lines):] if args.lines > 0 else []
    for line in lines:
        print(json.dumps(line) if args.json else clean(shown(line)))
    if not lines and not args.json:
        print(say("admin-none"))


def shown(line: dict[str, Any]) -> str:
    at = time.strftime("%Y-%m-%d %H:%M", datetime.fromisoformat(line["at"]).astimezone().timetuple())
    rest = {name: value for name, value in line.items() if name not in ("at", "done", "refused", "by", "count")}
    facts = " ".join(f"{name}={','.join(value) if isinstance(value, list) else value}" for name, value in rest.items())
    if "refused" in line:
        return f"{at}  refused {line.get('count', 1)} × {line['refused']}  {facts}"
    return f"{at}  {line.get('by', '')}: {line.get('done', '')}  {facts}"
