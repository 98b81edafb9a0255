"""Diagon Alley in the terminal, in lines that end at the buildings.

Before each building is the stretch that leads to its doorway, behind it the stretch of Knockturn Alley to its back
door. It is readable without colour; hats are capital letters."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct, convert
from rich.cells import set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from greathall.cli.moves import fillers, tokens
from greathall.cli.reading import matching, same
from greathall.core.words import Action, Event
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import BANK, CAULDRON, GATE, ITEMS, ITEM_OF, SWIRL, BoardView
from greathall.games.diagon_alley.made.view import View
from greathall.games.diagon_alley.model import Buy, Enter, InAlley, Landed, OutBy, Through
from greathall.games.diagon_alley.play.cards import Attacked, Giving
from greathall.games.diagon_alley.play.moving import LastBuy, Walk
from greathall.games.diagon_alley.play.turn import Turn

PRINTED: dict[str, Any] = GAME.printed()
OUR_BOARD = convert(PRINTED["board"], BoardView)
LETTERS = "ABCDEF"
SPOTS = "·", "@", "▸", "", "◂"
"""By kind of space; a gate is its number."""
EXIT, OPEN, WAY, GOAL, FRESH, OUT = "X", "▶", "─", "→", ">", "✗"
WOOD = "on #2a2018"  # the board has its own background, so that light and dark terminals look alike
PLAIN, FAINT, BRIGHT, PURPLE = (f"{tone} {WOOD}" for tone in ("#b9a88a", "#8f7f64", "bold #f4ecd8", "#c8a0e8"))
TONES = {"pink": "f0a0c0", "orange": "f2a65a", "green": "86c878", "yellow": "ecd76a", "white": "f4ecd8",
         "violet": "c09ae0", "red": "f08070", "blue": "8fb4ff", "purple": "d0a8e0"}
SIGN = [f"#{TONES[colour]} {WOOD}" for colour in PRINTED["colours"]]
HAT = [f"bold #1c1408 on #{TONES[colour]}" for colour in PRINTED["hats"]]
NAME = 14
COUNT = 4
"""How many columns the first number of a line takes."""


class Layout(Struct, frozen=True):
    """How the board is laid out.

    It says how many columns a space has, a building's name and, if it is beside it, what it sells; whether spaces have
    numbers above them; and whether buildings show what they sell below them."""

    cell: int
    name: int
    goods: int
    numbered: bool

    def most(self, width: int, cell: int) -> int:
        """Return how many spaces of each alley fit on a line."""
        return max((width - self.name - self.goods - 2 * COUNT - 6) // (2 * cell), 1)


SMALL, LARGE = Layout(2, 23, 22, False), Layout(5, 48, 0, True)
WIDE = 110
BELOW = 10
"""How many lines the question and its moves need below the board; the rest decides how large it is drawn."""


# ── drawing ──────────────────────────────────────────────────────────────────
def draw(view: View, names: Sequence[str], lately: Sequence[Event]) -> RenderableType:
    diagon = (view.board or OUR_BOARD).diagon
    come = {event.space + diagon * isinstance(event, InAlley) for event in lately
            if isinstance(event, Landed | OutBy | InAlley)}
    return Drawing(view, names, come.intersection(view.at))


class Drawing(Struct):
    view: View
    names: Sequence[str]
    fresh: set[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = console.height - BELOW - len(self.names)
        lines = self.map(LARGE, options.max_width) if options.max_width >= WIDE else []
        large = 0 < len(lines) <= room
        if not large:
            lines = self.map(SMALL, options.max_width)
        lines += (player(self.view, seat, name, lines[0].cell_len) for seat, name in enumerate(self.names))
        young = "yes" if self.view.options["younger"] else "no"
        legend = GAME.catalogue.say("screen-legend", young=young).splitlines()
        if len(lines) + len(legend) <= room + len(self.names):
            lines += (fitted(Text(f" {line}", PLAIN), lines[0].cell_len) for line in legend)
        if self.view.board and self.view.board.name:
            yield Text(self.view.board.name, "amber")
        yield Text("\n", no_wrap=True).join(lines)
        yield from hand(self.view, large)
        yield from moment(self.view)

    def map(self, how: Layout, width: int) -> list[Text]:
        return list(Map(self.view, self.fresh, how, width).lines())


def fitted(line: Text, width: int) -> Text:
    """Return a line of exactly this width, on the board's own background."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    line.append(" " * (width - line.cell_len), PLAIN)
    return line


def building(shop: int) -> str:
    """Return a building's name as on its sign."""
    name = GAME.label("shop", shop)
    return name[:1].upper() + name[1:]


def coins(purse: Sequence[int]) -> list[str]:
    """Return coins as `2G 1S 0K`: Galleons, Sickles, Knuts."""
    return [f"{count}{GAME.label('coin', coin)[0]}" for coin, count in enumerate(purse)]


def price(purse: Sequence[int]) -> str:
    """Return only the coins a price asks for."""
    return " ".join(said for said, count in zip(coins(purse), purse, strict=True) if count)


# ── the two alleys ───────────────────────────────────────────────────────────
class Map:
    """Both alleys and the buildings between them, for one view."""

    def __init__(self, view: View, fresh: set[int], how: Layout, width: int) -> None:
        self.view, self.fresh, self.how = view, fresh, how
        self.board = view.board or OUR_BOARD
        self.cell = max(how.cell, len(str(len(self.board.entrance))) + 1)  # room for the number of a gate, and a mark
        most = how.most(width, self.cell)
        self.fronts = stretches(self.board.doors, most, ring=True)
        self.backs = stretches(self.board.backs, most, ring=False)
        self.titles = f" {GAME.catalogue.say('screen-diagon')} ", f" {GAME.catalogue.say('screen-knockturn')} "
        self.left, self.right = (max(self.wide(side), len(title)) for side, title in zip(
            (self.fronts, self.backs), self.titles, strict=True))
        self.welcome = doors_and_gates(view)

    def wide(self, side: dict[int, list[list[int]]]) -> int:
        return COUNT + self.cell * max(len(part) for parts in side.values() for part in parts) + 2

    def lines(self) -> Iterator[Text]:
        """Yield the titles; then, building by building in the order of doorways, what leads to it on either side."""
        yield self.join_cells(Text(self.titles[0], BRIGHT), Text(head(self.view), PLAIN),
                          Text(self.titles[1], f"bold {PURPLE}"))
        left: list[tuple[int, list[int]]] = []
        right: list[list[int]] = []
        for shop, front in self.fronts.items():
            back = self.backs.get(shop, [])
            height = max(len(left) + len(front), len(right) + len(back))
            left += [(-1, [])] * (height - len(left) - len(front))
            left += [(shop if part is front[-1] else -1, part) for part in front]
            if back:
                right += [[]] * (height - len(right) - len(back)) + back
        right += [[]] * (len(left) - len(right))
        for (shop, street), alley in zip(left, right, strict=True):
            yield from self.row(shop, street, [self.board.diagon + space for space in alley])

    def row(self, shop: int, street: list[int], alley: list[int]) -> Iterator[Text]:
        """Yield the lines of a building, with its doorways beside it."""
        shown = list(self.shop(shop)) if shop >= 0 else [Text()] * (1 + self.how.numbered)
        start = " " * (self.left - COUNT - self.cell * len(street) - 1)
        if self.how.numbered:
            yield self.join_cells(self.numbers(street, 0, start), shown[0], self.numbers(alley, self.board.diagon))
        yield self.join_cells(self.spaces(street, 0, start), shown[-1], self.spaces(alley, self.board.diagon))

    def join_cells(self, left: Text, middle: Text, right: Text) -> Text:
        middle = fitted(middle, self.how.name + self.how.goods + 2)
        return Text.assemble(fitted(left, self.left), middle, fitted(right, self.right))

    def numbers(self, places: list[int], first: int, start: str = "") -> Text:
        said = "".join(f"{place - first + 1:>{self.cell}}" for place in places)
        return Text(start + " " * COUNT + said, FAINT)

    def spaces(self, places: list[int], first: int, start: str = "") -> Text:
        """Return the spaces of a line, after the number of the first if none are above them."""
        number = str(places[0] - first + 1) if places and not self.how.numbered else ""
        line = Text(f"{start}{number:>{COUNT - 1}} ", FAINT)
        for place in places:
            face, style = self.face(place)
            fill = WAY if place in self.view.path else " "
            mark = GOAL if place in self.view.path[-1:] else FRESH if place in self.fresh and fill == " " else fill
            line.append(fill * (self.cell - len(face) - 1) + mark, BRIGHT).append(face, style)
        return line

    def face(self, place: int) -> tuple[str, str]:
        """Return a hat, or what is printed on the space; a place that may be entered now stands out."""
        if place in self.view.at:
            seat = self.view.at.index(place)
            return LETTERS[seat], HAT[seat]
        kind, beyond = self.board.kinds[place], place >= self.board.diagon
        if kind == GATE:
            gate = self.board.exits[place - self.board.diagon] if beyond else self.board.gates[place]
            face = str(gate + 1) if self.board.entrance[gate] else EXIT
            return face, BRIGHT + " reverse" if place in self.welcome else f"bold {PURPLE}"
        if place in self.welcome:
            return OPEN, BRIGHT
        return SPOTS[kind], BRIGHT if kind == SWIRL else PURPLE if beyond else PLAIN

    def shop(self, shop: int) -> Iterator[Text]:
        """Yield a building: its name, whether it is closed, who is inside; then what it sells."""
        inside = self.board.diagon + self.board.knockturn + shop
        hats = [(LETTERS[seat], HAT[seat]) for seat, at in enumerate(self.view.at) if at == inside]
        closed = f" {GAME.catalogue.say('screen-closed')}" if shop == self.view.sign else ""
        goods = self.goods(shop)
        wide = self.how.name - 1 if goods else self.how.name + self.how.goods
        room = wide - len(closed) - len(hats) - bool(hats)
        sign = Text.assemble((f" {clipped(building(shop), room)}", SIGN[shop]), (closed, f"bold #f08070 {WOOD}"),
                             (" " * bool(hats), PLAIN), *hats)
        if self.how.numbered:
            yield sign
            yield Text.assemble((" ", PLAIN), goods)
        else:
            yield Text.assemble(fitted(sign, self.how.name + 1), goods) if goods else sign

    def goods(self, shop: int) -> Text:
        """Return how many items are left, and the price; for the bank, its pay."""
        item = ITEM_OF[shop]
        if item < 0:
            return Text(pays(self.board) if shop == BANK else "", PLAIN)
        left, cost = self.view.stock[item], price(self.board.prices[item])
        name = GAME.label("item", item)
        if self.how.goods:
            room = self.how.goods - max(len(price(each)) for each in self.board.prices) - 4
            name = f"{clipped(name, room):<{room}}"
        return Text.assemble((f"{left}×", BRIGHT if left else PLAIN), (f" {name} ", PLAIN), (cost, BRIGHT))


def pays(board: BoardView) -> str:
    return GAME.catalogue.say("screen-pays", coins=price(board.pay))


def clipped(text: str, width: int) -> str:
    return text if len(text) <= width else text[:max(width - 1, 0)] + "…"


def stretches(doors: Sequence[int], most: int, ring: bool) -> dict[int, list[list[int]]]:
    """Return, by building in the order of the path, the spaces that lead to its door, in lines.

    The spaces after the last door lead on to the first one of a ring; otherwise they are the end."""
    found: dict[int, list[int]] = {}
    run: list[int] = []
    for space, shop in enumerate(doors):
        run.append(space)
        if shop >= 0:
            found[shop], run = run, []
    first, *_, last = found
    if ring:
        found[first] = run + found[first]
    else:
        found[last] += run
    return {shop: chunks(spaces, most) for shop, spaces in found.items()}


def chunks(spaces: list[int], most: int) -> list[list[int]]:
    """Split into as few lines as possible, of about the same length."""
    lines = -(-len(spaces) // most)
    size = -(-len(spaces) // lines)
    return [spaces[at:at + size] for at in range(0, len(spaces), size)]


def doors_and_gates(view: View) -> set[int]:
    """Return the spaces on the way where the player may go in."""
    board, step = view.board or OUR_BOARD, view.agenda[-1] if view.agenda else None
    if not isinstance(step, Walk):
        return set()
    legal = step.legal(GAME.imagine(view, Random(0)))  # nothing that it depends on is hidden
    return {board.door_of[a.shop] for a in legal if isinstance(a, Enter)} | {
        board.gates.index(a.gate) for a in legal if isinstance(a, Through)}


# ── the players ──────────────────────────────────────────────────────────────
def head(view: View) -> str:
    """Return the round, the dice and the bank's coins."""
    dice = "+".join(GAME.catalogue.say("screen-cauldron") if die == CAULDRON else str(die) for die in view.dice) if any(
        view.dice) else "-"
    return " " + GAME.catalogue.say("screen-head", round=view.round, dice=dice, bank=" ".join(coins(view.bank)))


def player(view: View, seat: int, name: str, width: int) -> Text:
    """Return a player's hat, name, coins, cards, trunk and missed turns, and what is known of their hand."""
    out = seat in view.out
    arrow = OUT if out else "▸" if seat == view.turn and view.agenda else " "
    line = Text.assemble((f" {arrow}", BRIGHT), (LETTERS[seat], HAT[seat]), (" ", PLAIN), (
        set_cell_size(name, NAME), BRIGHT if seat == view.me else PLAIN))
    if out:
        return fitted(line, width)
    line.append(f" {' '.join(coins(view.coins[seat])):<10}", PLAIN)
    if not view.options["younger"]:
        line.append(f"{GAME.catalogue.say('screen-cards', count=view.sizes[seat]):<8}", PLAIN)
        if seat != view.me and view.known[seat]:
            line.append(f" ({listed(view.known[seat])})", PLAIN)
    if view.missed[seat]:
        line.append(" " + GAME.catalogue.say("screen-misses", count=view.missed[seat]), BRIGHT)
    line.append(" " + GAME.catalogue.say("screen-trunk", count=len(view.trunk[seat]), of=len(ITEMS)), BRIGHT)
    return fitted(line.append(" " + trunk(view.trunk[seat]), PLAIN), width)


def trunk(held: Sequence[int]) -> str:
    """Return what is in a trunk or, if that is shorter, what is missing."""
    lacking = [item for item in range(len(ITEMS)) if item not in held]
    if len(held) <= len(lacking):
        return ", ".join(GAME.label("item", item) for item in held)
    said = ", ".join(GAME.label("item", item) for item in lacking)
    return GAME.catalogue.say("screen-lacks", items=said) if lacking else GAME.catalogue.say("screen-full")


def listed(cards: Sequence[int]) -> str:
    """Return cards by name, equal ones together."""
    kinds = dict.fromkeys(cards)
    return ", ".join(f"{GAME.label('card', card)}{f' ×{cards.count(card)}' if cards.count(card) > 1 else ''}"
                     for card in kinds)


def hand(view: View, large: bool) -> Iterator[RenderableType]:
    """Yield your own cards; if there is room, with what they do."""
    if view.me is None or view.options["younger"] or view.me in view.out:
        return
    said = listed(view.hand) or "-"
    pile = GAME.catalogue.say("screen-pile", count=view.pile + len(view.bottoms))
    yield Text.assemble((GAME.catalogue.say("screen-hand"), "amber"), "  ", said, (f"  {pile}", "soft"))
    for card in dict.fromkeys(view.hand) if large else ():
        yield Padding(Text.assemble((f"{GAME.label('card', card)}: ", "soft"), card_text(card)), (0, 0, 0, 2))


def card_text(card: int) -> str:
    return GAME.catalogue.say("card-text", card=PRINTED["cards"][card])


def hands(views: Sequence[View], names: Sequence[str]) -> RenderableType:
    """Return all hands, open."""
    return Text("\n").join(
        Text.assemble((LETTERS[seat], HAT[seat]), " ", (name, "amber"), "  ", listed(view.hand) or "-")
        for seat, (view, name) in enumerate(zip(views, names, strict=True)) if seat not in view.out)


# ── below the board ──────────────────────────────────────────────────────────
def moment(view: View) -> Iterator[Text]:
    """Yield what the current question is about."""
    step: Any = view.agenda[-1] if view.agenda else None
    if view.path:
        yield Text(GAME.catalogue.say("screen-way", stops=" › ".join(stops(view))), "bold")
    elif isinstance(step, Attacked):
        yield Text(f"{GAME.label('card', step.card)}: {card_text(step.card)}", "soft")
    elif isinstance(step, Giving) and view.me == step.seat and view.picked:
        yield Text(GAME.catalogue.say("screen-picked", cards=listed(view.picked)), "soft")
    elif isinstance(step, Turn | LastBuy) and view.me == step.seat:
        yield from here(view)
    if view.boost:
        yield Text(GAME.catalogue.say("screen-boost", count=view.boost), "bold")
    if not view.pile and any(card is not None for card in view.bottoms[:1]):
        yield Text(GAME.catalogue.say("screen-next", card=GAME.label("card", view.bottoms[0])), "soft")


def stops(view: View) -> Iterator[str]:
    """Yield the doors and gates on the way, the bank, and the end."""
    board = view.board or OUR_BOARD
    welcome = doors_and_gates(view)
    for at, space in enumerate(view.path, 1):
        shop, gate = board.doors[space], board.gates[space]
        if shop >= 0 and shop == view.sign:
            said = f"{building(shop)} ({GAME.catalogue.say('screen-closed')})"
        elif shop == BANK:
            said = f"{building(shop)} ({pays(board)})"
        elif space in welcome and shop >= 0:
            said = building(shop)
        elif gate >= 0 and space in welcome:
            said = GAME.catalogue.say("screen-gate", gate=GAME.label("gate", gate))
        elif at == len(view.path):
            said = f"({GAME.catalogue.say('screen-swirl')})" if board.kinds[space] == SWIRL else ""
        else:
            continue
        yield f"{GAME.label('space', space)} {said}".rstrip()


def here(view: View) -> Iterator[Text]:
    """Yield what the shop sells and what you can pay with, if you are inside one."""
    board, me, item = view.board or OUR_BOARD, view.me or 0, shop_item(view)
    if item >= 0 and item not in view.trunk[me]:
        facts = {"item": GAME.label("item", item), "price": price(board.prices[item]), "left": view.stock[item]}
        yield Text(GAME.catalogue.say("screen-here", purse=" ".join(coins(view.coins[me])), **facts), "bold")


def shop_item(view: View) -> int:
    """Return the item of the shop this player is in, or -1."""
    board = view.board or OUR_BOARD
    shop = view.at[view.me or 0] - board.diagon - board.knockturn
    return ITEM_OF[shop] if shop >= 0 else -1


# ── reading ──────────────────────────────────────────────────────────────────
def parse(text: str, view: View, _names: Sequence[str]) -> Action | None:
    """Read `buy the wand`: the table says only `buy`, because a shop sells one thing; no other thing is a move."""
    verb, *typed = tokens(text) or [""]
    typed = [word for word in typed if word not in fillers()]
    if not same(verb, tokens(GAME.catalogue.say("do-Buy"))[0]) or view.me is None:
        return None
    named = matching(typed, {item: tokens(GAME.label("item", item)) for item in range(len(ITEMS))})
    return Buy() if named and shop_item(view) in (-1, *named) else None
