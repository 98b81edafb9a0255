"""Rare questions of Monopoly, answered by their buttons: the answer reaches the hall, and play continues."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.table import in_turn
from tests.web.conftest import Person
from tests.web.monopoly import Landlord
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import Action
from tests.web.rare import practised

KINDS = ("Taxed", "Cell", "TakeOver", "Keep", "Wish", "PieceBid")
IN_A_LIST = ("Sell", "Raze", "Mortgage")
"""Actions that raise money are beside the answers."""


class Speaker(Landlord):
    """A person at a table where this is asked; `said` is what their page sent to the hall."""

    def __init__(self, guest: Guest, language: str, kind: str) -> None:
        super().__init__(guest, language)
        self.said: list[dict[str, Any]] = []
        self.guest.listen("websocket", lambda line: line.on(
            "framesent", lambda data: self.said.append(json.loads(data))))
        self.sit(practised(guest, kind))
        assert self.step["type"] == kind
        found = {action["type"]: action for action in self.now["ask"]["legal"]}
        self.answers = [action for kind, action in found.items() if kind not in IN_A_LIST]

    def seen(self, action: Action) -> Locator:
        if action["type"] == "BidFor":
            return self.desk("PieceBid").get_by_label(self.tell("desk-own-sum"))
        return self.button_of(action)


@pytest.mark.parametrize(("kind", "screen"), in_turn(KINDS, [(WIDE, "en"), (NARROW, "de")]))
def test_every_answer_is_in_sight_and_goes_to_the_hall(person: Person, kind: str, screen: tuple[int, str]) -> None:
    """At SCALE=1 each question takes one of the screens in turn."""
    width, language = screen
    guest = person("Ann", width=width, touch=width == NARROW, still=True, language=language)
    player = Speaker(guest, language, kind)
    answers = player.answers
    assert len(answers) > (0 if kind == "Wish" else 1)
    for number, action in enumerate(answers):
        player = Speaker(guest, language, kind) if number else player
        for other in answers:
            expect(player.seen(other)).to_be_in_viewport(ratio=1)
        asked = player.step
        player.play(action)
        assert [said["action"] for said in player.said if said.get("action")] == [action]
        assert player.over or player.step != asked
