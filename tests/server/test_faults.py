"""Nothing acknowledged is lost: real processes are killed, disks are full, and people come back."""

import os
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import greathall
from tests.server import hall as program
from tests.server.hall import CANDLES, Hall, hall
from tests.server.test_bad_trades import begun, turns, until
from tests.server.witness import Witness, found, kept_word, one_move, same_prompt, until_down
from tests.table import SCALE

KILLS = (100 if SCALE >= 10 else 3) * SCALE
"""From SCALE=10 on a thousand."""
GAMES = os.pathsep.join([CANDLES, str(Path(__file__).parent.parent / "core" / "hall")])


class Pair:
    """Two people who play one match after another, and talk."""

    game, bots = "sequence", False

    def __init__(self, door: Hall, number: int, rng: Random) -> None:
        self.people = [Witness(door, f"Ann {number}"), Witness(door, f"Bob {number}")]
        self.rng, self.lines = rng, 0
        self.tables: list[str] = []
        self.joined: set[str] = set()
        self.begun: set[str] = set()

    @property
    def table(self) -> str:
        return self.tables[-1] if self.tables else ""

    @property
    def over(self) -> bool:
        """Has somebody heard of the end of a match?"""
        return any(last["status"] == "over" for person in self.people for last in list(person.last.values()))

    @property
    def told(self) -> int:
        """Return how many states the first of them has been told, however slow the machine is."""
        return sum(len(seen) for seen in list(self.people[0].heads.values()))

    def go(self) -> None:
        """Play one match, from wherever it is."""
        if not self.table or self.people[0].last.get(self.table, {}).get("status") == "over":
            self.tables.append(self.make())
        self.join()
        for person in self.people:
            if person.at != self.table or person.socket is None:
                person.sit(self.table)
        while self.move():
            if self.rng.random() < 0.05:
                self.lines += 1
                self.rng.choice(self.people).chat(f"line {self.lines}")

    def make(self) -> str:
        return self.people[0].table(self.game)

    def join(self) -> None:
        ann, bob = self.people
        if self.table not in self.joined:
            bob.join(self.table, 1)
            self.joined.add(self.table)
        if self.table not in self.begun:
            if ann.ask("GET", f"/api/tables/{self.table}")["status"] == "waiting":  # or the answer was lost
                ann.start(self.table)
            self.begun.add(self.table)

    def move(self) -> bool:
        return one_move(self.people, self.rng)

    # ── afterwards ───────────────────────────────────────────────────────────
    def check(self, data: Path) -> None:
        """Check that everything said at the last table is so, and that everyone comes back to the same question."""
        if not self.table:
            return
        kept_word(data, self.table, self.people)
        disk = found(data, self.table)
        assert self.table not in self.joined or all(sitter.taken for sitter in disk.meta.seats)
        assert self.table not in self.begun or disk.meta.status in ("playing", "over")
        back = [person for person in self.people if self.table in person.last]
        for person in self.people:
            person.leave()
        for person in back:
            same_prompt(data, self.table, person)
        assert self.bots or len({(person.now["seq"], person.now["head"]) for person in back}) <= 1


class WithBots(Pair):
    """One person, and bots that move by themselves."""

    bots = True

    def __init__(self, door: Hall, number: int, rng: Random) -> None:
        super().__init__(door, number, rng)
        self.people = self.people[:1]

    def make(self) -> str:
        return self.people[0].table(self.game, 3, bots={"1": "random", "2": "easy"})

    def join(self) -> None:
        ann = self.people[0]
        self.joined.add(self.table)
        if ann.ask("GET", f"/api/tables/{self.table}")["status"] == "waiting":
            ann.start(self.table)
        self.begun.add(self.table)


class Undoers(WithBots):
    """One person who tries what else could happen: with bots alone, undo is free."""

    undone = 0

    def move(self) -> bool:
        going = super().move()
        ann = self.people[0]
        if going and self.rng.random() < 0.3:
            ann.undo()
            self.undone += 1
        return going and ann.now["status"] == "playing"


class Bidders(Pair):
    """Sealed bids: the second player answers early, and sometimes thinks better of it."""

    game = "parlour"

    def move(self) -> bool:
        bob = self.people[1]
        bob.until_seq(self.people[0].now["seq"])
        while bob.now["early"] and self.rng.random() < 0.6:
            answer = bob.play(self.rng.choice(bob.now["early"]["legal"]))
            assert answer["held"]
        return super().move()


class Buyers(Bidders):
    """Monopoly, where what isn't bought is auctioned by sealed bids.

    Played at random it hardly ever ends, and after a thousand kills each look at it would take seconds."""

    def make(self) -> str:
        return self.people[0].table("monopoly", options={"sealed_bids": True, "max_rounds": 50})


class Newcomers:
    """Guests who come in, create a table and take a second seat; each answer is remembered."""

    def __init__(self, door: Hall) -> None:
        self.door = door
        self.deeds: list[tuple[Witness, str, list[int]]] = []

    def go(self) -> None:
        guest = Witness(self.door, f"Eve {len(self.deeds)}")
        self.deeds.append((guest, "", []))
        table = guest.table("candles", 3)
        self.deeds[-1] = (guest, table, [0])
        guest.join(table, 2)
        self.deeds[-1] = (guest, table, [0, 2])

    def check(self) -> int:
        for guest, table, seats in self.deeds:
            assert guest.ask("GET", "/api/identity")["name"] == guest.name
            if table:
                assert set(seats) <= set(guest.ask("GET", f"/api/tables/{table}")["mine"])
            guest.http.close()
        done, self.deeds = len(self.deeds), []
        return done


def told_of(groups: list[Pair], states: int) -> bool:
    return sum(group.told for group in groups) >= states


def load(works: list[Callable[[], None]]) -> list[threading.Thread]:
    threads = [threading.Thread(target=until_down(work)) for work in works]
    for thread in threads:
        thread.start()
    return threads


def test_killed_at_any_moment_the_hall_comes_back_with_all_that_it_acknowledged(tmp_path: Path) -> None:
    """Kill it again and again, with bots, early answers, undo and chat under way; at SCALE=10 a thousand times."""
    rng = Random()
    newcomers = 0
    with hall(tmp_path / "data", "--tables-each", "1000000", GREATHALL_GAMES=GAMES) as door:
        undoers = Undoers(door, 8, Random(8))
        groups = [Pair(door, n, Random(n)) for n in range(4)] + [WithBots(door, n, Random(n)) for n in range(4, 6)]
        groups += [Bidders(door, 6, Random(6)), Buyers(door, 7, Random(7)), undoers]
        lobby = Newcomers(door)
        for kill in range(KILLS):
            threads = load([*(group.go for group in groups), lobby.go])
            program.until(partial(told_of, groups, 10 * kill + 11))
            time.sleep(rng.uniform(0.05, 0.8))
            if kill == KILLS - 1:
                program.until(lambda: any(group.over for group in groups))
            door.kill()
            for thread in threads:
                thread.join()
            door.open()
            for group in groups:
                group.check(door.data)
            newcomers += lobby.check()
        matches = [finished for group in groups for finished in group.tables]
        told = sum(kept_word(door.data, table, group.people) for group in groups for table in group.tables)
        over = [table for table in matches if found(door.data, table).meta.status == "over"]
        for table in over[:20]:
            record: dict[str, Any] = groups[0].people[0].ask("GET", f"/api/tables/{table}/record")
            assert record["head"] == found(door.data, table).heads[-1]
            if record["game"] == "sequence":
                assert greathall.replay(record).result is not None
        assert door.close()[0] == 0
    print(f"\n{KILLS} kills: {told} states acknowledged at {len(matches)} tables, {len(over)} of them over, "
          f"{sum(group.lines for group in groups)} lines of chat, {undoers.undone} undos and {newcomers} guests; "
          "none lost")
    assert told > 10 * KILLS
    assert over


def test_killed_in_the_middle_of_an_auction_it_goes_on_with_the_bid_that_was_in(tmp_path: Path) -> None:
    with hall(tmp_path / "data") as door:
        ann, bob = Witness(door, "Ann"), Witness(door, "Bob")
        table = begun(ann, bob, sealed_bids=True)
        until(ann, bob, "Sealed", "Decline")[0].play({"type": "Seal", "amount": 50})
        turns(ann, bob)
        door.kill()
        door.open()
        for person in (ann, bob):
            person.leave()
            same_prompt(door.data, table, person)
            assert person.now["ask"]["step"]["type"] == "Sealed"
        second, first = turns(ann, bob)
        assert [person.now["view"]["sealed"][first.now["seat"]] for person in (first, second)] == [50, -2]
        second.play({"type": "Seal", "amount": 20})
        first.until_seq(second.now["seq"])
        bought = [event for event in first.now["events"] if event["type"] == "Bought"]
        assert [(event["seat"], event["amount"]) for event in bought] == [(first.now["seat"], 50)]
