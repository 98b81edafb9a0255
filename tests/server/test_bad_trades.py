"""Bad messages at a Monopoly table: offers and bids that are malformed, huge, late or someone else's.

Each gets a clear refusal at once; nothing is changed, and nothing given away."""

import json
import re
from typing import Any

from tests.server.hall import Hall, Person
from tests.server.rough import mum, standing
from tests.server.test_bad_messages import MESSAGE, answered

SOON = 1.0
"""Seconds of the hall's work; a refusal at first sight takes a hundredth of that."""
HUGE = 10**40


# ── up to the question ───────────────────────────────────────────────────────
def begun(ann: Person, bob: Person, **options: Any) -> str:
    table = ann.table("monopoly", options=options)
    bob.join(table, 1)
    ann.start(table)
    ann.sit(table)
    bob.sit(table)
    return table


def turns(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Return the person who is asked and the other, when both have the latest state."""
    newest = max(ann.now["seq"], bob.now["seq"])
    ann.until_seq(newest)
    bob.until_seq(newest)
    return (ann, bob) if ann.asked else (bob, ann)


def until(ann: Person, bob: Person, step: str, *kinds: str) -> tuple[Person, Person]:
    """Play the first of these kinds that is legal, otherwise as silent players do, until this is asked."""
    for _ in range(300):
        asked, other = turns(ann, bob)
        ask = asked.now["ask"]
        if ask["step"]["type"] == step:
            return asked, other
        asked.play(next((a for kind in kinds for a in ask["legal"] if a["type"] == kind), ask["legal"][0]))
    raise AssertionError(f"nobody was asked {step}")


# ── what is refused ──────────────────────────────────────────────────────────
def said(person: Person, action: Any, **more: Any) -> str:
    return json.dumps({"seq": person.now["seq"], "seat": person.now["seat"], "action": action, **more})


def refusal(door: Hall, person: Person, text: str) -> dict[str, Any]:
    before = door.spent
    no = answered(person, text)
    assert door.spent - before < SOON, text[:200]
    assert no["why"]
    mum(door, json.dumps(no))
    return no


def all_refused(door: Hall, person: Person, table: str, actions: list[dict[str, Any]]) -> None:
    before = standing(person, table)
    for action in actions:
        refusal(door, person, said(person, action))
    assert standing(person, table) == before


def test_offers_that_are_none(door: Hall, ann: Person, bob: Person) -> None:
    table = begun(ann, bob)
    me, other = until(ann, bob, "Window", "Buy")
    while other.now["seat"] not in me.now["view"]["owner"]:
        me.play({"type": "Pass", "until": 0})
        me, other = until(ann, bob, "Window", "Buy")
    mine, theirs = me.now["seat"], other.now["seat"]
    deed = me.now["view"]["owner"].index(theirs)
    free = next(space for space in range(1, 40) if me.now["view"]["owner"][space] != theirs)
    good = {"type": "Offer", "to": theirs, "gives": [], "takes": [deed], "pays": 10, "asks": 0}
    changes: list[dict[str, Any]] = [
        {"pays": -1}, {"asks": -1}, {"pays": 10**9}, {"asks": HUGE}, {"pays": True}, {"pays": 1.5}, {"pays": "10"},
        {"pays": None}, {"asks": 5}, {"to": mine}, {"to": -1}, {"to": 7}, {"to": HUGE}, {"to": "Bob"},
        {"takes": [deed, deed]}, {"takes": [free, deed]}, {"takes": [deed, free]}, {"takes": [0]}, {"takes": [-1]},
        {"takes": [HUGE]}, {"takes": [[deed]]}, {"takes": deed}, {"takes": None}, {"takes": []}, {"takes": [True]},
        {"gives": [deed]}, {"gives": [-HUGE]}, {"promise": 1}, {"type": "Trade"}, {"type": "Offered"},
        {"takes": list(range(42))}, {"takes": [deed] * 4000}, {"gives": [9 - n for n in range(3000)]},
        {"gives": list(range(2500))},
    ]
    all_refused(door, me, table, [{**good, **wrong} for wrong in changes])
    all_refused(door, me, table, [{key: good[key] for key in good if key != missing} for missing in good])
    assert len(refusal(door, me, said(me, {**good, "gives": [9] * MESSAGE}))["why"]) < 200
    rules = {wrong: refusal(door, me, said(me, {**good, **change}))["rule"] for wrong, change in {
        "cash": {"pays": 10**9}, "self": {"to": mine}, "twice": {"takes": [deed, deed]},
        "not theirs": {"takes": [free]},
    }.items()}
    assert rules == {"cash": "M-61", "self": "MO-14.3", "twice": "MO-14.3", "not theirs": "MO-14.3"}
    assert refusal(door, other, said(other, {**good, "to": mine, "takes": [], "gives": [deed]}))["rule"] == "MO-3.1"
    assert refusal(door, other, said(other, good, seat=mine))["key"] == "table-not-yours"
    assert refusal(door, me, said(me, good, seq=me.now["seq"] - 1))["key"] == "table-late"
    late = said(me, good)
    me.play(good)
    assert refusal(door, me, late)["key"] == "table-late"
    assert turns(ann, bob)[0].now["ask"]["step"]["offer"] == good


def test_bids_that_are_none(door: Hall, ann: Person, bob: Person) -> None:
    table = begun(ann, bob)
    me, other = until(ann, bob, "Bidding", "Decline")
    me.play({"type": "Bid", "amount": 20})
    me, other = turns(ann, bob)
    cash = me.now["view"]["cash"][me.now["seat"]]
    all_refused(door, me, table, [
        *({"type": "Bid", "amount": wrong} for wrong in (20, 0, -1, -HUGE, cash + 1, HUGE, 21.5, True, "21", None)),
        {"type": "Bid"}, {"type": "Bid", "amount": 21, "space": 1}, {"type": "BidFor", "amount": 21, "space": 1},
        {"type": "Seal", "amount": 21}, {"type": "BidMade", "seat": 0, "space": 1, "amount": 21}, {"type": "Buy"},
        {"type": "Rolled", "one": 6, "two": 6}, {"type": "Turned", "card": 0}, {"type": "Resign"},
    ])
    assert refusal(door, other, said(other, {"type": "Bid", "amount": 30}))["rule"] == "MO-3.1"
    assert refusal(door, other, said(other, {"type": "Bid", "amount": 30}, seat=me.now["seat"]))["key"] == \
        "table-not-yours"


def tells(amount: int, message: Any) -> bool:
    """Return whether this number is in it on its own: a seal's digits may contain it by chance."""
    return re.search(rf"\b{amount}\b", json.dumps(message)) is not None


def test_sealed_bids_that_are_none(door: Hall, ann: Person, bob: Person) -> None:
    """Nothing, not even a refusal, reveals what another player has written."""
    table = begun(ann, bob, sealed_bids=True)
    me, other = until(ann, bob, "Sealed", "Decline")
    me.play({"type": "Seal", "amount": 777})
    me, other = turns(ann, bob)
    cash = me.now["view"]["cash"][me.now["seat"]]
    wrong = [{"type": "Seal", "amount": sum_} for sum_ in (-1, cash + 1, HUGE, True, "7", None, 1.0)]
    all_refused(door, me, table, [*wrong, {"type": "Bid", "amount": 7}, {"type": "Leave"}])
    for action in wrong:
        assert not tells(777, refusal(door, me, said(me, action)))
    assert not tells(777, standing(me, table)["lies"])
    assert refusal(door, other, said(other, {"type": "Seal", "amount": 1}))["why"]  # it is noted
