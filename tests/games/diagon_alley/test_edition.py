"""Editions: missing parts are ours, unplayable ones are refused with their place, and the rest is played."""

import re
import tomllib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import greathall
from greathall.cli import verify
from greathall.core.record import dumps
from greathall.core.words import Refusal
from greathall.games.diagon_alley import GAME, edition
from greathall.games.diagon_alley.board import (
    BANK, BUILDINGS, HAVOCS, ITEMS, OUR_EDITION, SPELLS, board_of, parse_edition,
)
from greathall.games.diagon_alley.play.turn import Turn
from tests.games.diagon_alley.editions import OTHERS, shared, text, tracks
from tests.games.diagon_alley.scenes import scene
from tests.table import SCALE, rule
from greathall.testing.walks import entries, play_at_random, say

OURS = board_of("")
STREET, ALLEY = OUR_EDITION["diagon"], OUR_EDITION["knockturn"]


def accepted(own: str) -> str:
    found = parse_edition(own)
    assert isinstance(found, str), found
    return found


# ── what is left out is ours ─────────────────────────────────────────────────
@rule("DA-B01")
@pytest.mark.parametrize("nothing", ["", "\n\n", "# only a remark\n", "\ufeff", "   "])
def test_a_file_that_says_nothing_is_our_board(nothing: str) -> None:
    assert accepted(nothing) == ""


@rule("DA-B01")
@pytest.mark.parametrize("part", ['name = "x"', "[prices]", "[spells]\n[havocs]\n[coins]", "coins = {}"])
def test_what_is_left_out_is_as_on_our_board(part: str) -> None:
    board = board_of(accepted(part))
    assert (board.kind, board.door_of, board.gates, board.prices) == (OURS.kind, OURS.door_of, OURS.gates, OURS.prices)
    assert (board.deck, board.start, board.pay, board.coins) == (OURS.deck, OURS.start, OURS.pay, OURS.coins)


@rule("DA-B01")
def test_a_table_may_say_only_what_differs() -> None:
    board = board_of(accepted("prices.owl = [0, 0, 5]\n[coins]\npay = [1, 2, 3]\n[spells]\ndefend = 4\nshove = 1"))
    assert board.prices[ITEMS.index("owl")] == (0, 0, 5)
    assert board.prices[ITEMS.index("wand")] == (2, 0, 0)
    assert (board.pay, board.start, board.coins) == ((1, 2, 3), (2, 2, 2), 20)
    assert board.deck.count(SPELLS.index("defend")) == 4


@rule("DA-B01")
@pytest.mark.parametrize(("said", "name"), [
    ('name = "Grandma\'s \\"old\\" box \\\\o/"', 'Grandma\'s "old" box \\o/'), ("name = '🦉 Eule'", "🦉 Eule"),
    ("[prices]", ""), ('name = ""', "")])
def test_it_has_the_name_that_it_gives_itself_or_none(said: str, name: str) -> None:
    kept = accepted(said)
    assert board_of(kept).view.name == GAME.text_title("edition", kept) == name
    assert OURS.view.name == OUR_EDITION["name"]


@rule("DA-B01")
def test_what_one_may_begin_with_is_our_board_and_is_accepted() -> None:
    begin = GAME.template("edition")
    assert tomllib.loads(begin) == OUR_EDITION
    assert accepted(begin) == begin


@rule("DA-B01")
def test_how_it_is_written_does_not_matter() -> None:
    """Inline tables, dotted keys, other numbers, comments, one line, Windows line ends and a mark: the same edition."""
    plain = accepted('name = "x"\n[coins]\neach = 30\nstart = [1, 1, 1]\n')
    for other in ('coins = {each = 30, start = [1, 1, 1]}\nname = "x"',
                  'name="x"\ncoins.each=0x1e\ncoins.start=[1,1,+1]',
                  '\ufeff# mine\r\nname = "x"\r\n[coins]\r\nstart = [\r\n1,\r\n1, 1, ]\r\neach = 3_0\r\n'):
        assert accepted(other) == plain
    spaces = [f"  {space.replace(' ', '   ')} " for space in STREET]
    assert board_of(accepted(text(diagon=spaces))).kind == OURS.kind


# ── every fault, and where it is ─────────────────────────────────────────────
def street(**changes: str) -> str:
    """Ours, with spaces changed: `_3="card"`."""
    return text(diagon=[changes.get(f"_{number}", space) for number, space in enumerate(STREET, 1)])


def alley(**changes: str) -> str:
    return text(knockturn=[changes.get(f"_{number}", space) for number, space in enumerate(ALLEY, 1)])


D, K = {"track": "diagon"}, {"track": "knockturn"}
LENGTH = {"least": "24", "most": "120"}
KINDS = {"kinds": "plain, card, door, gate"}
FAULTS: dict[str, list[tuple[str, dict[str, str]]]] = {
    "no-edition-size": [("#\n" * 10_001, {"most": "20000"})],
    "no-edition-line": [("\n\n#" + "x" * 2000, {"number": "3", "most": "2000"}),
                        ("a" + ".a" * 5000 + " = 1", {"number": "1", "most": "2000"})],
    "no-edition-dots": [
        (f"[{'.'.join('a' * 995)}]\n" + f"b.{'.'.join('c' * 985)} = 1\n" * 9, {"number": "1"}),
        ("\n[prices]\n[prices.a.b.c.d.e]\n" + "b = 1\n" * 2000, {"number": "3"}), ("# .\n" * 501, {"number": "502"})],
    "no-edition-toml": [
        ("name = ", {"fault": "Invalid value (at end of document)"}),
        ('name = "x"\nname = "y"\n', {"fault": "Cannot overwrite a value (at line 2, column 11)"}),
        ("[prices]\n[prices]", {"fault": "Cannot declare ('prices',) twice (at line 2, column 8)"}),
        ("prices.owl = 2026-13-01", {"fault": "Expected newline or end of document after a statement (at line 1, "
                                              "column 18)"})],
    "no-edition-beyond": [("diagon = " + "[\n" * 4000 + "]\n" * 4000, {})],
    "no-edition-key": [
        ("shops = 3", {"key": "shops", "keys": ", ".join(edition.KEYS)}),
        ('"\\u001b[2J\\u0000" = 3', {"key": "?[2J?", "keys": ", ".join(edition.KEYS)})],
    "no-edition-name": [("name = 3", {"most": "60"}), (f'name = "{"x" * 61}"', {"most": "60"}),
                        ('name = "a\\u202eb"', {"most": "60"}), ('name = "a\\nb"', {"most": "60"})],
    "no-edition-table": [("prices = 3", {"table": "prices"}), ("[[coins]]", {"table": "coins"}),
                         ("spells = [1]", {"table": "spells"}), ("havocs = 07:32:00", {"table": "havocs"})],
    "no-edition-entry": [
        ("[prices]\nhat = [1, 0, 0]", {"table": "prices", "key": "hat",
                                       "keys": "cauldron, potion, owl, robe, book, wand"}),
        ("[coins]\nmost = 3", {"table": "coins", "key": "most", "keys": "each, start, pay"})],
    "no-edition-length": [
        ("diagon = 5", D | LENGTH), ("knockturn = {}", K | LENGTH), (text(diagon=["plain"] * 23), D | LENGTH),
        (text(knockturn=["plain"] * 121), K | LENGTH)],
    "no-edition-space": [
        (street(_7="swirl"), D | KINDS | {"number": "7"}), (street(_1=""), D | KINDS | {"number": "1"}),
        (street(_40="door"), D | KINDS | {"number": "40"}), (street(_2="plain 2"), D | KINDS | {"number": "2"}),
        (street(_3="gate 1 a"), D | KINDS | {"number": "3"}), (street(_3="gate é"), D | KINDS | {"number": "3"}),
        (street(_3="gate -1"), D | KINDS | {"number": "3"}),
        (street(_3="gate " + "x" * 21), D | KINDS | {"number": "3"}),
        (f"diagon = [{'1, ' * 30}]", D | KINDS | {"number": "1"}),
        (f"diagon = [{'true, ' * 30}]", D | KINDS | {"number": "1"}),
        ("diagon = [" + "[" * 50 + "]" * 50 + ", 1" * 30 + "]", D | KINDS | {"number": "1"}),
        (alley(_4="card"), K | {"kinds": "plain, back, gate", "number": "4"})],
    "no-edition-unknown": [
        (street(_1="door barber"), D | {"what": "door barber", "known": ", ".join(
            space.split()[1] for space in STREET if space.startswith("door"))}),
        (alley(_2="back gringotts"), K | {"what": "back gringotts", "known": ", ".join(
            space.split()[1] for space in ALLEY if space.startswith("back"))}),
        (alley(_2="gate 5"), K | {"what": "gate 5", "known": "1, 2, 3, 4, exit"})],
    "no-edition-twice": [
        (street(_1="door gringotts"), D | {"what": "door gringotts"}), (street(_1="gate 2"), D | {"what": "gate 2"}),
        (street(_1="gate exit"), D | {"what": "gate exit"}), (alley(_2="gate 1"), K | {"what": "gate 1"}),
        (alley(_2="gate exit"), K | {"what": "gate exit"}), (alley(_2="back bookshop"), K | {"what": "back bookshop"})],
    "no-edition-missing": [
        (street(_5="plain"), D | {"what": "door cauldron_shop"}),
        (alley(_3="plain"), K | {"what": "back cauldron_shop"}),
        (street(_1="gate 9"), K | {"what": "gate 9"}), (alley(_38="plain"), K | {"what": "gate exit"})],
    "no-edition-gates": [(street(_38="plain"), {}), (street(_3="plain", _13="plain", _23="plain", _33="plain"), {})],
    "no-edition-end": [(alley(_1="gate exit", _38="gate 1"), {})],
    "no-edition-coins": [
        (f"[prices]\nowl = {price}", {"table": "prices", "key": "owl", "most": "20"})
        for price in ("1", "[]", "[1, 1]", "[1, 1, 1, 1]", "[1, 1, 1.0]", "[true, true, true]", "[-1, 1, 1]",
                      "[0, 0, 21]", '["1", "1", "1"]', "[nan, inf, 1]", "[0xffffffffffffffffffffffff, 0, 0]")] + [
        ("[coins]\nstart = 2", {"table": "coins", "key": "start", "most": "20"}),
        ("[coins]\npay = [1, 2]", {"table": "coins", "key": "pay", "most": "20"})],
    "no-edition-free": [("[prices]\nrobe = [0, 0, 0]", {"item": "robe"})],
    "no-edition-each": [(f"[coins]\neach = {each}", {"most": "1000"}) for each in ("0", "-5", "1001", "20.0", "true")],
    "no-edition-start": [("[coins]\nstart = [2, 4, 2]", {"each": "20"})],
    "no-edition-pay": [("[coins]\npay = [1, 0, 1]", {"coin": "sickle"})],
    "no-edition-dear": [("[prices]\nowl = [0, 0, 13]\n[coins]\neach = 12", {"item": "owl", "coin": "knut"})],
    "no-edition-count": [
        (f"[spells]\nshove = {count}", {"table": "spells", "card": "shove", "most": "30"})
        for count in ("-1", "31", "2.0", "true", '"2"', "[2]")] + [
        ("[havocs]\ncrowd = 17", {"table": "havocs", "card": "crowd", "most": "16"})],
    "no-edition-total": [("[spells]\nshove = 3", {"table": "spells", "total": "31", "wanted": "30"}),
                         ("[havocs]\ncrowd = 1", {"table": "havocs", "total": "15", "wanted": "16"})],
    "no-edition-stuck": [("[havocs]\nreturned_item = 0\ncrowd = 5\n[spells]\ntrunk_snatch = 0\nshove = 7", {})],
}
EACH = [pytest.param(key, *fault, id=f"{key}-{number}") for key, faults in FAULTS.items()
        for number, fault in enumerate(faults)]


@rule("DA-B01")
@pytest.mark.parametrize(("key", "faulty", "facts"), EACH)
def test_a_fault_is_told_with_its_place(key: str, faulty: str, facts: dict[str, str]) -> None:
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("diagon_alley", 3, options={"edition": faulty})
    assert (no.value.rule, no.value.key, no.value.facts) == ("DA-B01", key, facts)
    assert no.value.why == GAME.catalogue.say(key, **facts)
    assert all(fact in no.value.why for fact in facts.values() if fact not in ("galleon", "sickle", "knut"))
    assert no.value.why.isprintable()


@rule("DA-B01")
def test_no_fault_is_left_out() -> None:
    """Every sentence about editions is met above, and the code uses no other."""
    for file in ("sentences.en.ftl", "edition.py"):
        said = re.findall(r"no-edition-[a-z]+", (GAME.folder / file).read_text(encoding="utf-8"))
        assert set(said) == set(FAULTS)


@rule("DA-B01")
@pytest.mark.parametrize("value", [5, None, True, ["x"], {"name": "x"}, b"name"])
def test_an_edition_is_a_text(value: Any) -> None:
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("diagon_alley", 3, options={"edition": value})
    assert (no.value.rule, no.value.key) == ("DA-B01", "no-such-text")


# ── whatever comes in ────────────────────────────────────────────────────────
@st.composite
def editions(draw: Callable[[Any], Any]) -> str:
    """Any playable board: tracks, prices, coins and cards of every kind."""
    rng = Random(draw(st.integers(0, 1 << 30)))
    long, deep = draw(st.integers(24, 120)), draw(st.integers(24, 120))
    gates = draw(st.integers(1, min(long - 9, deep - 8)))
    spells, havocs = shared(rng, SPELLS, 30), shared(rng, HAVOCS, 16)
    if not spells["trunk_snatch"] + havocs["returned_item"]:
        spells = dict.fromkeys(SPELLS, 3)
    price = st.lists(st.integers(0, 4), min_size=3, max_size=3).filter(any)
    return text(name=draw(st.sampled_from(["", "x", "Ä 🦉"])), **tracks(rng, long, deep, gates),
                prices={item: draw(price) for item in ITEMS}, spells=spells, havocs=havocs,
                coins={"each": draw(st.integers(12, 40)), "start": [rng.randint(0, 2) for _ in range(3)],
                       "pay": [rng.randint(1, 3) for _ in range(3)]})


@rule("DA-B01")
@settings(max_examples=30 * SCALE)
@given(editions(), st.integers(3, 6), st.booleans())
def test_any_board_that_can_be_played_settles_to_itself_and_is_played(own: str, seats: int, younger: bool) -> None:
    kept = accepted(own)
    assert accepted(kept) == kept
    assert tomllib.loads(kept) == tomllib.loads(own)
    s: Any = GAME.setup(seats, GAME.resolve_options(seats, {"edition": kept, "younger": younger}), {}, {})
    assert {s.board.shop_at[space] for space in s.board.door_of} == set(range(len(BUILDINGS)))
    assert sorted(s.board.floo) == [shop for shop in range(len(BUILDINGS)) if shop != BANK]
    owned = GAME.census(s)
    for number, (_, entry) in enumerate(entries(GAME, s, seats, Random(kept))):
        assert say(GAME, s, entry)
        assert GAME.census(s) == owned
        if number == 80:
            break


@rule("DA-B01")
@settings(max_examples=60 * SCALE)
@given(st.data())
def test_a_damaged_file_is_accepted_or_refused_but_never_a_crash(data: st.DataObject) -> None:
    """Our edition with pieces cut out, doubled or replaced by anything."""
    whole = GAME.template("edition")
    for _ in range(data.draw(st.integers(1, 3))):
        at, end = sorted(data.draw(st.tuples(*[st.integers(0, len(whole))] * 2)))
        end = min(end, at + data.draw(st.sampled_from([0, 1, 8, 200])))
        piece = data.draw(st.sampled_from(["", whole[at:end] * 2, "[", "]", "\n", '"', "1", "-", ".", "true", "{}", "=",
                                           "[[prices]]", "9" * 400, "gate exit"]) | st.text(max_size=8))
        whole = whole[:at] + piece + whole[end:]
    found = parse_edition(whole)
    if isinstance(found, Refusal):
        assert found.rule == "DA-B01"
        assert GAME.catalogue.say(found.key, **found.facts).isprintable()
    else:
        assert accepted(found) == found
        assert GAME.setup(6, GAME.resolve_options(6, {"edition": found}), {}, {}).board.inside > 48


@rule("DA-B01")
@settings(max_examples=60 * SCALE)
@given(st.text(max_size=60))
def test_nor_is_any_text(anything: str) -> None:
    found = parse_edition(anything)
    assert isinstance(found, Refusal) or accepted(found) == found


# ── whole games ──────────────────────────────────────────────────────────────
@rule("DA-B01")
@pytest.mark.parametrize("name", OTHERS)
def test_a_whole_game_on_another_board_and_its_record_holds_the_board(name: str) -> None:
    match = play_at_random("diagon_alley", 3 + len(name) % 4, name, edition=OTHERS[name], round_limit=50)
    assert match.result is not None
    record = match.record()
    assert record["options"]["edition"] == accepted(OTHERS[name])
    again = greathall.replay(record)
    assert again.result == match.result
    assert again.state.digest() == match.state.digest()


@rule("DA-B01")
def test_a_record_with_an_edition_verifies_and_a_changed_board_is_found_out(tmp_path: Any) -> None:
    match = greathall.new("diagon_alley", 3, options={"edition": OTHERS["the shortest"], "round_limit": 50})
    rng = Random("verify")
    while match.seat is not None:
        match.play(rng.choice(match.legal()))
    record, file = match.record(), tmp_path / "record.json"
    file.write_text(dumps(record), encoding="utf-8")
    assert verify.main([str(file)]) == 0
    record["options"]["edition"] = ""
    file.write_text(dumps(record), encoding="utf-8")
    assert verify.main([str(file)]) != 0


@rule("DA-B01")
def test_all_that_is_imagined_from_views_of_an_edition_has_one_board() -> None:
    """Bots keep plans for each board, and would otherwise make new ones for each question."""
    match = greathall.new("diagon_alley", 3, seed="one board", options={"edition": OTHERS["the longest"]})
    table: Any = match.state
    assert table.board is not OURS
    assert all(GAME.imagine(match.view(seat), Random(1)).board is table.board for seat in range(3))


@rule("DA-B01")
def test_an_edition_is_played_by_its_numbers() -> None:
    """Other coins in the purses, another number of cards, another length."""
    s = scene(Turn(0, False), edition=OTHERS["dear"])
    assert (s.coins[0], s.bank) == ([0, 0, 0], [60, 60, 60])
    assert scene(Turn(0, False), edition=OTHERS["the longest"]).board.diagon == 120
    deck = scene(Turn(0, False), edition=OTHERS["only powder"]).board.deck
    assert deck.count(SPELLS.index("floo_powder")) == 30
    assert len(deck) == 46


@rule("DA-B01")
def test_the_longest_edition_there_can_be_still_settles_to_itself() -> None:
    """Gates with long names everywhere: the stored edition never outgrows the limit."""
    ways = [f"gate {'x' * 17}{number:03}" for number in range(111)]
    doors = [space for space in STREET if space.startswith("door")]
    backs = [space for space in ALLEY if space.startswith("back")]
    kept = edition.as_file(OUR_EDITION | {"name": "n" * 60, "diagon": [*doors, *ways, "gate exit"],
                                          "knockturn": [*backs, *ways, "plain", "gate exit"]})
    assert accepted(kept) == kept
    assert len(kept) < edition.MOST
