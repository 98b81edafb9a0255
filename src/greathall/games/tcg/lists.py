"""Deck lists as people write them, and as we do: a title, `Character: name`, then lines like `4 Vermillious`.

Anything after a # is a comment. A list also has a short code, for links."""

import re
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from difflib import get_close_matches

from msgspec import Struct

from greathall.core.deck_builder import UnknownCard
from greathall.games.tcg.printed import CARDS, CHARACTER, KIND, LESSON, NAME, SAME

LONGEST = 20_000
"""No list is read further than this many characters."""
MOST_UNKNOWN = 20
"""After this many unknown lines it isn't a list; guessing takes time."""
MOST_OF_ONE = 99
LONGEST_LINE = 200
LONGEST_TITLE = 60
GUESSES = 3
LIKE = 0.66
"""How similar a name must be to be suggested, from 0 to 1."""


class Listed(Struct, frozen=True):
    """A list as far as it was understood.

    `cards` maps numbers to counts, without the starting character (0: none). The printings of a card are one."""

    title: str
    character: int
    cards: Counter[int]
    unknown: tuple[UnknownCard, ...] = ()


# ── names ────────────────────────────────────────────────────────────────────
def plain(name: str) -> str:
    """Return a name without anything people leave out or write differently: capitals, accents, quotes, full stops."""
    return re.sub(r"[^a-z0-9]", "", unicodedata.normalize("NFKD", name.casefold().replace("&", "and")))


BY_NAME = {plain(NAME[card]): SAME[card] for card in CARDS}
ALSO = {
    "care": "Care of Magical Creatures", "comc": "Care of Magical Creatures", "magicalcreatures":
    "Care of Magical Creatures", "transfig": "Transfiguration", "charm": "Charms", "potion": "Potions",
    "privetdrive": "4 Privet Drive", "numberfourprivetdrive": "4 Privet Drive", "fourprivetdrive": "4 Privet Drive",
    "platformnineandthreequarters": "Platform 9 3/4", "zaubertranke": "Potions", "zauberkunst": "Charms",
    "verwandlung": "Transfiguration", "pflegemagischergeschopfe": "Care of Magical Creatures",
}
BY_NAME |= {other: BY_NAME[plain(name)] for other, name in ALSO.items()}
BY_NAME |= {name + tail: card for name, card in BY_NAME.items() if KIND[card] == LESSON
            for tail in ("lesson", "lessons")}


def card_named(name: str) -> int:
    """Return the card of that name; 0 if there is none."""
    return BY_NAME.get(plain(name), 0)


def guesses(name: str) -> list[int]:
    """Return cards whose names contain this, then those spelt like it."""
    wanted = plain(name)[:80]
    within = [card for other, card in BY_NAME.items() if len(wanted) > 3 and wanted in other]
    like = [BY_NAME[other] for other in get_close_matches(wanted, BY_NAME, GUESSES, LIKE)]
    found = [*within, *like] if len(set(within)) == 1 else [*like, *within]
    return list(dict.fromkeys(found))[:GUESSES]


# ── reading ──────────────────────────────────────────────────────────────────
MARKS = r"[-*•·+\s]*"
BEFORE = re.compile(rf"{MARKS}[\[(]?(\d{{1,4}})\s*[\])]?\s*[x×*]?[\s.:]+(.+)|{MARKS}(\d{{1,4}})\s*[x×]\s*(\D.*)",
                    re.IGNORECASE)
AFTER = re.compile(r"(.+?)[\s,;:]*(?:[x×*]\s*(\d{1,4})|[(\[]\s*[x×]?\s*(\d{1,4})\s*[x×]?\s*[)\]])", re.IGNORECASE)
LAST = re.compile(r"(.+?)[\s,;:=-]+(\d{1,2})")
WHO = re.compile(r"(?:starting |start)?(?:character|charakter|figur|witch|wizard|witch/wizard)\s*[:=]\s*(.+)",
                 re.IGNORECASE)
CALLED = re.compile(r"(?:title|deck|name|titel)\s*[:=]\s*(.+)", re.IGNORECASE)
HEADINGS = (
    "spell", "spells", "creature", "creatures", "item", "items", "adventure", "adventures", "lesson", "lessons",
    "character", "characters", "card", "cards", "deck", "maindeck", "main", "startingcharacter", "start",
    "witchwizard", "wizardwitch", "other", "others", "zauber", "zauberspruche", "wesen", "gegenstande", "abenteuer",
    "lektion", "lektionen", "charakter", "charaktere", "karten", "startfigur", "figur", "figuren",
)
STARTING = ("startingcharacter", "start", "witchwizard", "wizardwitch", "startfigur")
ASIDE = re.compile(r"(sb|side|sideboard|maybeboard|reserve)\b\s*:?", re.IGNORECASE)
"""Headings of what other games keep beside a deck."""


def read(text: str) -> Listed:
    """Read a list or its code as forgivingly as possible; guesses are only suggested beside unknown lines."""
    coded = decode(text)
    return coded if coded is not None else Reader().read(text[:LONGEST].lstrip("\ufeff"))


class Reader:
    """A reader that takes a list line by line.

    `starting`: a heading has announced the starting character. `beside`: a sideboard lasts up to the next heading."""

    def __init__(self) -> None:
        self.title, self.character = "", 0
        self.cards: Counter[int] = Counter()
        self.unknown: list[UnknownCard] = []
        self.starting = self.beside = False

    def read(self, text: str) -> Listed:
        for number, line in enumerate(text.splitlines(), 1):
            said = re.split(r"#|//", line[:LONGEST_LINE], maxsplit=1)[0].strip()
            if re.search(r"\w", said) and len(self.unknown) < MOST_UNKNOWN:
                self.line(number, said)
        return Listed(self.title, self.character, self.cards, tuple(self.unknown))

    def line(self, number: int, said: str) -> None:
        if found := WHO.fullmatch(said):
            self.take_character(number, split_count(found[1])[1])
        elif ASIDE.match(said):
            self.beside = self.beside or not re.search(r"\d", said)
        elif heading(said):
            self.starting, self.beside = heading(said) in STARTING, False
        elif not self.beside:
            self.card_or_title(number, said)

    def card_or_title(self, number: int, said: str) -> None:
        count, name = split_count(said)
        card = card_named(name)
        if card and self.starting and KIND[card] == CHARACTER and not self.character:
            self.character, self.starting = card, False
        elif card:
            self.cards[card] += min(count or 1, MOST_OF_ONE)
        elif found := CALLED.fullmatch(said):
            self.title = parse_title(found[1])
        elif not (count or self.title or self.cards or self.unknown):
            self.title = parse_title(said)
        else:
            self.unknown.append(UnknownCard(number, name[:80], min(count or 1, MOST_OF_ONE), guesses(name)))

    def take_character(self, number: int, name: str) -> None:
        self.character = card_named(name)
        if not self.character:
            self.unknown.append(UnknownCard(number, name[:80], 0, guesses(name)))


def parse_title(text: str) -> str:
    return " ".join(re.split(r"#|//", text, maxsplit=1)[0].split())[:LONGEST_TITLE].strip()


def split_count(said: str) -> tuple[int, str]:
    """Return how many of what; 0 if there is no number.

    A name that begins with a number is a name first."""
    if card_named(said):
        return 0, said
    found = AFTER.fullmatch(said)
    if found and card_named(found[1]):
        return int(found[2] or found[3]), found[1]
    if (last := LAST.fullmatch(said)) and card_named(last[1]):
        return int(last[2]), last[1]
    if before := BEFORE.fullmatch(said):
        count, name = int(before[1] or before[3]), before[2] or before[4]
        bare = re.sub(r"\s*[(\[][^)\]]*[)\]]\s*$", "", name)
        return count, name if card_named(name) else bare
    return (int(found[2] or found[3]), found[1]) if found else (0, said)


def heading(said: str) -> str:
    """Return the plain word of a heading such as `Spells (20):`; "" if the line is none."""
    word = plain(re.sub(r"[\d()\[\]:]", "", said))
    if word in HEADINGS or (word in BY_NAME and said.endswith(":")):
        return word
    return ""


def replace_unknown(listed: Listed) -> Listed:
    """Return the list with each unknown name replaced by its likeliest card, if there is one."""
    cards, character = Counter(listed.cards), listed.character
    for one in listed.unknown:
        if one.guesses and one.count:
            cards[one.guesses[0]] += one.count
        elif one.guesses:
            character = one.guesses[0]
    return Listed(listed.title, character, cards, tuple(one for one in listed.unknown if not one.guesses))


# ── writing ──────────────────────────────────────────────────────────────────
def ordered(cards: Counter[int]) -> list[tuple[int, int]]:
    """Return the cards with lessons first, then kind by kind."""
    return sorted(((card, count) for card, count in cards.items() if count > 0),
                  key=lambda one: (KIND[one[0]] != LESSON, KIND[one[0]], one[0]))


def as_text(listed: Listed) -> str:
    """Return the list as text that can be read again; a title that looks like a card or a heading is marked as one."""
    head = [line for line in (listed.title, f"Title: {listed.title}") if line and read(line).title == listed.title][:1]
    who = [f"Character: {NAME[listed.character]}"] if listed.character else []
    return "\n".join([*head, *who, *(f"{count} {NAME[card]}" for card, count in ordered(listed.cards)), ""])


# ── codes ────────────────────────────────────────────────────────────────────
CODE = re.compile(r"(?:\S*#)?d1\.([A-Za-z0-9_-]{2,700})=*[.,;:!?)\]]*")
"""`d1` is the first version of the format. A link that ends with a code is as good as the code."""


def encode(listed: Listed) -> str:
    """Return the code: character, cards and counts as bytes, a zero, the title."""
    pairs = [number for card, count in ordered(listed.cards) for number in (card, min(count, MOST_OF_ONE))]
    data = bytes([listed.character, *pairs, 0]) + listed.title.encode("utf-8", "replace")
    return "d1." + urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> Listed | None:
    """Return the list of a code; None if it isn't a code, or a broken one."""
    found = CODE.fullmatch(text.strip()[:LONGEST])
    if found is None:
        return None
    letters = found[1]
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError:
        return None
    pairs, cards, at = data[1:], Counter[int](), 0
    while at + 1 < len(pairs) and pairs[at] in CARDS:
        cards[SAME[pairs[at]]] += min(pairs[at + 1], MOST_OF_ONE)
        at += 2
    if at >= len(pairs) or pairs[at] != 0 or data[0] > len(CARDS):
        return None
    return Listed(parse_title(pairs[at + 1:].decode("utf-8", "replace")), SAME[data[0]], cards)
