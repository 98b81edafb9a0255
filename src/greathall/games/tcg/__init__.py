"""The trading card game: two wizards duel with decks of their own, which are also their lives."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from greathall.core import ledger
from greathall.core.catalogue import Catalogue
from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.words import Refusal, Result
from greathall.games.tcg import decks, luck, model
from greathall.games.tcg.bot import TcgMind
from greathall.games.tcg.cards import BOOK
from greathall.games.tcg.deck_builder import TcgDeckBuilder
from greathall.games.tcg.play import start
from greathall.games.tcg.play.table import SIDES, Table
from greathall.games.tcg.printed import (
    ACTIONS, CARDS, DAMAGE, GIVES, HEALTH, KEYWORDS, KIND, KINDS, NAME, NEEDS, SAME, SUBJECT, SUBJECTS,
    one_by_one,
)

REASONS = {"deck": "TC-1.1", "resigned": "TC-R9.1"}


class Tcg(Game):
    """TC-1.2: the game is for two players."""

    name = "tcg"
    rules = 2
    seats = (2,)
    seats_rule = "TC-1.2"
    turn_rule = "TC-3.1"
    chance_rule = "TC-1.2"
    minutes = 25
    options = (
        Option("format", ("basic", "advanced"), "basic", "TC-2.4"),
        Option("house_decks", (False, True), False, "TC-2.3", requires={"format": ("advanced",)}),
        Option("open_lists", (False, True), False, "TC-R5.11", requires={"format": ("advanced",)}),
        Option("redraw", (False, True), False, "TC-R1.4"),
    )
    # turns have no limit, and cards that give actions can come back and be played again
    unbounded = ("turns", "actions", "lesson_actions", "played")
    confirm_kinds = (model.Resign,)
    key_events = (model.Solved, model.Played, model.Resigned, model.Won)
    mind = TcgMind()
    luck_measures = luck.MEASURES
    deck_builder = TcgDeckBuilder()

    def setup(self, seats: int, options: dict[str, Any], brings: dict[int, Any], carry: dict[str, Any]) -> Table:
        """TC-2.1 to TC-2.4: each seat brings a deck, or nothing."""
        found = {}
        for seat, bring in brings.items():
            deck = decks.resolve_bring(bring, options)
            if isinstance(deck, Refusal):
                raise self.illegal(deck)
            found[seat] = deck
        return start.setup(options, found, chooser_of(carry))

    def result(self, s: Table) -> Result:
        """TC-1.1, TC-R1.5: the player who still has a deck wins; the loser chooses who goes first next."""
        scores, carry = self.scores(s, s.winners), {"chooser": 1 - s.winners[0]}
        return Result(s.winners, scores, f"end-{s.ended}", REASONS[s.ended], carry)

    def rotate_carry(self, carry: dict[str, Any]) -> dict[str, Any]:
        return {"chooser": 1 - carry["chooser"]} if carry else carry

    def census(self, s: Table) -> Any:
        """Return, by side, which of the cards brought are missing, and which appeared from nowhere."""
        counts = [(Counter(everything(s, side)), Counter(s.lists[side])) for side in SIDES]
        return [(brought - there, there - brought) for there, brought in counts]

    def cards(self) -> dict[str, tuple[str, str]]:
        """TC-13.1: every card is a rule, and its docstring is the text."""
        return {rule_of(card): (f"{KINDS[KIND[card]]} cards", f"{NAME[card]}: {BOOK[card].text}")
                for card in sorted(CARDS, key=KIND.__getitem__)}

    def tally(self, s: Table, seat: int) -> dict[str, int]:
        return {"cards": len(s.decks[seat])}

    def describe(self, field: str, number: int, book: Catalogue) -> str:
        """TC-13.1: return a card's figures and its text."""
        if self.kinds.get(field) != "Card" or number not in CARDS:
            return ""
        text = ledger.rules(self, book.language)[rule_of(number)].text.partition(": ")[2]
        figures = ", ".join(figures_of(number, book))
        return f"{figures[:1].upper()}{figures[1:]}. {text}"

    def printed(self) -> dict[str, Any]:
        """Return what is printed on the cards, except their texts, which come from the ledger."""
        return {"names": NAME[1:], "kinds": KINDS, "subjects": SUBJECTS, "decks": list(decks.SHELF),
                "cards": [{"kind": KIND[n], "subject": SUBJECT[n], "needs": NEEDS[n], "damage": DAMAGE[n],
                           "health": HEALTH[n], "gives": list(GIVES[n]), "actions": ACTIONS[n], "same": SAME[n],
                           "keywords": sorted(KEYWORDS[n]), "skips": getattr(BOOK[n], "skips", 0)} for n in CARDS]}


def rule_of(card: int) -> str:
    return f"TC-CARD-{card:03d}"


def figures_of(card: int, book: Catalogue) -> Iterator[str]:
    """Yield what is printed beside a card's text: its kind, its keywords and its figures."""
    yield book.say("name-kind", kind=KINDS[KIND[card]])
    yield from (book.say("name-keyword", keyword=word) for word in sorted(KEYWORDS[card]))
    subject, amount = GIVES[card]
    if NEEDS[card]:
        needed = book.say("name-subject", subject=SUBJECTS[SUBJECT[card]])
        yield book.say("card-needs", needs=NEEDS[card], subject=needed)
    if ACTIONS[card] > 1:
        yield book.say("card-actions", actions=ACTIONS[card])
    if DAMAGE[card]:
        yield book.say("card-damage", damage=DAMAGE[card])
    if HEALTH[card]:
        yield book.say("card-health", health=HEALTH[card])
    if amount:
        yield book.say("card-gives", amount=amount, subject=book.say("name-subject", subject=SUBJECTS[subject]))


def chooser_of(carry: dict[str, Any]) -> int | None:
    """TC-R1.5: return the loser of the last game; ignore a carry that no match can have made."""
    chooser = carry.get("chooser")
    return chooser if type(chooser) is int and chooser in SIDES else None


def everything(s: Table, side: int) -> list[int]:
    deck = s.decks[side]
    return [*deck.bag, *deck.bottoms.cards, *s.hands[side].cards, *s.heaps[side], *s.board[side],
            *one_by_one(s.lessons[side]), *filter(None, (s.adventure[side],)), *s.limbo[side]]


GAME = Tcg()
