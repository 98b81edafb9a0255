"""Monopoly, typed at a real pseudo-terminal: bids, trades, refusals, asides, a whole game."""

import re
from pathlib import Path
from typing import Any

import greathall
from greathall.cli import main
from greathall.cli.screen import Screen
from greathall.cli.sitting import Sitting
from greathall.cli.speech import Speech
from greathall.core import record
from greathall.core.match import Match
from greathall.games.monopoly.model import Bid, Bought, Buy, Claim, Wake
from greathall.games.monopoly.play.auctions import Bidding
from tests.cli.terminal import Terminal

CURTAIN = "press Enter. "


def asked(shown: str) -> str:
    """Return the question, with everything below the board."""
    return re.split(r"[ >]GO {2,}", shown)[-1]


def harmless(question: str) -> str:
    """Return the first move of the list, which changes nothing: by its number, or by its letter if numbers are sums."""
    return "a" if re.search(r"^ {2}a ", question, re.MULTILINE) else "1"


def test_an_undo_is_told_whatever_the_entry_is_called() -> None:
    match = greathall.new("monopoly", seats=2, seed="undo")
    while len(match.standing) < 10:
        match.play(match.legal()[0])
    match.undo(8)
    assert next(Speech(match).paragraphs(0, len(match.entries) - 1)) == "The last moves are undone."


# ── one person and a bot ─────────────────────────────────────────────────────
def test_a_whole_game_is_played_by_typing(tmp_path: Path, capsys: Any) -> None:
    """A token by its name, a refusal, an auction by numbers alone, saved, resumed, to the last round; then replayed."""
    t = Terminal(tmp_path, "play", "monopoly", "--bots", "random", "--seed", "typed", "--option", "max_rounds=50")
    t.wait()
    t.type("phoenix")
    assert "Guest takes the phoenix." in t.shown
    while "Do you want to buy it?" not in asked(t.shown):
        t.type(harmless(asked(t.shown)))
    assert "MO-11.1: you don't own The Burrow." in t.type("build on burrow")
    t.type("why")
    assert "MO-11.1 (" in t.shown
    t.type("no, thank you")
    assert "is up for auction" in asked(t.shown)
    assert "Any number from 1 to 1," in t.shown
    assert "M-28: bid more than G 0" in t.type("99999")
    t.type("120")
    assert re.search(r"Guest bids G 120", t.shown)

    t.type("save game.json")
    t.child.sendline("quit")
    assert t.end()[0] == 0
    t = Terminal(tmp_path, "play", "--load", "game.json")
    t.wait()
    while "Over> " not in t.shown:
        t.type("buy it" if "2 buy it" in asked(t.shown) else harmless(asked(t.shown)), "Guest> ", "Over> ", "(yes/no) ")
        if t.shown.endswith("(yes/no) "):
            t.type("yes", "Guest> ", "Over> ")
        assert "Sorry" not in t.shown
    ending = t.shown
    t.child.sendline("")
    assert t.end()[0] == 0

    match = greathall.replay(record.loads((tmp_path / "game.json").read_text()))
    assert match.result is not None
    assert f"{match.result.rule}: " in ending
    file = str(tmp_path / "game.json")
    assert main(["replay", file]) == 0
    assert f"{match.result.rule}: " in capsys.readouterr().out
    t = Terminal(tmp_path, "replay", file, prompt="> ")
    t.wait()
    t.type("e")
    assert "A Guest" in t.shown
    assert f"{match.result.rule}: " in t.shown
    t.child.sendline("q")
    assert t.end()[0] == 0
    assert main(["verify", file]) == 0
    assert "Everything that could be checked is right" in capsys.readouterr().out


def test_who_rests_is_not_asked_and_may_knock(tmp_path: Path) -> None:
    """Press Enter while the others move: one aside, and no more."""
    t = Terminal(tmp_path, "play", "monopoly", "--bots", "random", "--seed", "knock 1")
    t.wait()
    t.type("1")
    assert "Bram (random) starts." in t.shown
    question = t.shown
    while "Before Bram (random) moves, you may: wake up" not in question:
        t.child.send(f"{harmless(asked(question))}\n\n")
        question = t.wait()
        if "Before Bram" not in question:
            t.wait()  # nobody moved in between: Enter reached the next question, which is asked again
    t.type("wake up")
    assert "wake up" not in asked(t.shown)
    assert t.leave()[0] == 0


def test_rent_that_must_be_asked_for_is_offered_at_once_and_a_rest_is_no_news() -> None:
    match = greathall.new("monopoly", 2, "claim", {"rent_on_demand": True}, names=["Ann", "Bram (easy)"])
    table = Sitting(match, {1: greathall.bot("easy")}, Screen())
    rested = False
    while Claim not in map(type, table.asides(0)):
        assert not table.news(0)
        rested |= Wake in map(type, table.asides(0))
        match.play(next((a for a in match.legal() if isinstance(a, Buy)), match.legal()[0]))
    assert rested
    assert table.news(0)
    assert not table.news(0), "said once is enough"


def test_a_bid_is_read_in_german_and_refused_in_german(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "--language", "de", "play", "monopoly", "--bots", "random", "--seed", "deutsch",
                 prompt="Gast> ")
    t.wait()
    t.type("1")
    while "Kaufst du" not in t.shown:
        t.type("a" if "\n  a " in t.shown else "1")
    assert "MO-11.1: " in t.type("baue auf burrow") + t.type("bebaue burrow") + t.type("burrow bebauen")
    t.type("nein")
    assert "M-28: " in t.type("biete 99.999")
    t.type("biete 75")
    assert "Gast bietet G 75" in t.shown
    assert t.leave()[0] == 0


# ── auctions ─────────────────────────────────────────────────────────────────
def auctioned(*people: int) -> Match:
    """Return a match to the end of its first auction, in which all bid; whoever isn't a person is a bot."""
    match = greathall.new("monopoly", 3, seed="going, going, gone", names=["Ann", "Ben", "Cat"])
    while not any(isinstance(event, Bought) for event in match.events(None)):
        step, seat = match.step, match.seat
        assert seat is not None
        bids = isinstance(step, Bidding) and step.high < 10
        action = next(a for a in match.legal() if isinstance(a, Bid) == bids and not isinstance(a, Buy))
        match.play(action, by="person" if seat in people else "bot:easy")
    return match


def test_an_auction_among_bots_is_one_line_and_whole_in_the_whole_log() -> None:
    match = auctioned()
    (line,) = [line for line in Speech(match).paragraphs(None) if " at auction " in line]
    assert re.fullmatch(r"(Ann|Ben|Cat) gets .+ at auction for G \d+\.", line)
    assert not any(" bids G " in line or " stops bidding" in line for line in Speech(match).paragraphs(None))
    whole = " ".join(Speech(match).paragraphs(None, whole=True))
    assert whole.count(" bids G ") > 1
    assert " buys " in whole
    assert not Speech(match).bidding()


def test_what_a_person_bids_and_what_led_to_it_is_told() -> None:
    match = auctioned(0)
    told, whole = (" ".join(Speech(match).paragraphs(None, whole=whole)) for whole in (False, True))
    assert "Ann bids G " in told
    assert told.count("Ann ") == whole.count("Ann ")


# ── two people at one screen ─────────────────────────────────────────────────
class Two:
    """Ann and Ben at one screen; `turn` is whoever is looking at it."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.t = Terminal(folder, "play", "monopoly", "--hotseat", "--name", "Ann", "--name", "Ben", *args)
        self.question = ""
        self.look(self.t.wait(CURTAIN))

    def look(self, shown: str) -> None:
        """Whoever is called comes to the screen."""
        if shown.endswith(CURTAIN):
            shown = self.t.type("", "Ann> ", "Ben> ")
        self.turn = shown.split()[-1].rstrip(">")
        self.question = asked(shown) if "GO  " in shown else self.question

    def say(self, line: str) -> str:
        said = self.t.type(line, CURTAIN, "Ann> ", "Ben> ", "(yes/no) ")
        if not said.endswith("(yes/no) "):
            self.look(said)
        return said

    def owned(self) -> dict[str, list[str]]:
        """Return the deeds by owner, read from the record."""
        self.t.type("save now.json", "Ann> ", "Ben> ")
        match = greathall.replay(record.loads((self.t.folder / "now.json").read_text()))
        view: Any = match.view(0)
        held: dict[str, list[str]] = {"Ann": [], "Ben": []}
        for space, owner in enumerate(view.owner):
            if owner >= 0:
                held[match.names[owner]].append(match.game.label("space", space))
        return held


def two_owners(folder: Path) -> Two:
    """Both have bought something, and Ann is asked in a window."""
    table = Two(folder, "--seed", "two owners")
    while not all(table.owned().values()) or table.turn != "Ann" or "continue" not in table.question:
        table.say("buy it" if "2 buy it" in table.question else harmless(table.question))
    return table


def test_a_trade_is_made_step_by_step_and_another_in_one_line(tmp_path: Path) -> None:
    table = two_owners(tmp_path)
    t, held = table.t, table.owned()
    mine, theirs = held["Ann"][0], held["Ben"][0]
    assert "MO-14.3: " in t.type(f"offer Ben: {theirs} for {mine}", "Ann> ")
    assert "MO-14.3: " in t.type("offer Ben: nothing for nothing", "Ann> ")

    assert mine in t.type("trade", "none) ")
    assert "doesn't fit here" in t.type("Hogwarts", "none) ")
    assert theirs in t.type("1", "none) ")
    assert "0 to 1," in t.type(theirs.split()[-1], ") ")
    assert "doesn't fit here" in t.type("a lot", ") ")
    t.type("10", "(yes/no) ")
    assert f"Your move: offer to Ben: {mine} and G 10 for {theirs}." in " ".join(t.shown.split())
    table.say("yes")
    assert table.turn == "Ben"
    assert f"{mine} and G 10 for {theirs}" in " ".join(t.shown.split())
    table.say("agreed")
    assert theirs in table.owned()["Ann"]
    assert mine in table.owned()["Ben"]

    while table.turn != "Ann" or "continue" not in table.question:
        table.say(harmless(table.question))
    table.say(f"offer ben {theirs} + 5 for {mine}")
    assert table.turn == "Ben"
    assert f"{theirs} and G 5 for {mine}" in " ".join(t.shown.split())
    table.say("no, thank you")
    assert theirs in table.owned()["Ann"]
    assert t.leave()[0] == 0


def test_a_trade_may_be_left_at_every_step(tmp_path: Path) -> None:
    table = two_owners(tmp_path)
    held = table.owned()
    for answers in (["stop"], ["", "stop"], ["1", "1", "stop"], ["1", "1", "5", "no"], ["1", "1", "5", "stop"]):
        table.t.type("offer", ") ")
        for answer in answers:
            table.t.type(answer, ") ", "Ann> ")
        assert "Nothing was played." in table.t.shown
    assert table.owned() == held
    assert table.t.leave()[0] == 0


def test_another_at_the_screen_says_a_word_in_between(tmp_path: Path) -> None:
    table = Two(tmp_path, "--seed", "between")
    while "continue" not in table.question:
        table.say("buy it" if "2 buy it" in table.question else harmless(table.question))
    other = "Ben" if table.turn == "Ann" else "Ann"
    assert "M-50: " in table.t.type(f"{table.turn}: wake up", f"{table.turn}> ")
    table.say(f"{other}: resign")
    assert table.t.shown.endswith("(yes/no) ")
    table.t.type("yes", "Over> ")
    assert f"MO-16.4: {table.turn} " in table.t.shown
    table.t.child.sendline("")
    assert table.t.end()[0] == 0


def test_sealed_bids_are_typed_behind_the_curtain(tmp_path: Path) -> None:
    table = Two(tmp_path, "--seed", "sealed", "--option", "sealed_bids=true")
    while "Do you want to buy it?" not in table.t.shown:
        table.say("1")
    first = table.turn
    table.say("no, thank you")
    assert "Write down your bid" in table.t.shown
    bidder = table.turn
    assert bidder == first
    table.say("77")
    assert table.turn != bidder
    assert "77" not in table.t.shown
    table.say("50")
    assert f"{bidder} buys" in " ".join(table.t.shown.split())
    assert table.t.leave()[0] == 0
