"""Every sentence a player reads is there, with the facts it needs, and none is there for nothing."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl, parse, visitor

import greathall
from greathall.core import catalogue, ledger
from greathall.core.game import Game, all_games
from greathall.core.words import Held, TakenBack
from greathall.testing.source import facts, sentence_names
from tests.table import SCALE
from tests.test_sentences_of_the_browser import pages, unused as unsaid

SOURCE = Path(greathall.__file__).parent
GAMES = list(all_games().values())

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


# ── reading the files ────────────────────────────────────────────────────────
class Whole(visitor.Transformer):
    """A sentence that another one holds is read where it stands; which ones are so held is noted."""

    def __init__(self, text: str) -> None:
        body = parse(text, with_spans=False).body
        self.known = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
        self.held: set[str] = set()
        for entry in self.known.values():
            self.visit(entry)

    def visit_MessageReference(self, node: ftl.MessageReference) -> ftl.Pattern | None:
        self.held.add(node.id.name)
        return self.known[node.id.name].value


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a file, each with the facts its sentence names."""
    return {key: set(facts(message)) for key, message in Whole(file.read_text(encoding="utf-8")).known.items()}


@cache
def trees(folder: Path) -> list[tuple[Path, ast.Module]]:
    return [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted(folder.rglob("*.py"))]


def hall_code() -> list[tuple[Path, ast.Module]]:
    """All code but the games' own and the server's, which have sentences of their own."""
    apart = {SOURCE / "games", SOURCE / "server", SOURCE / "cli" / "template"}
    return [(file, tree) for file, tree in trees(SOURCE) if not apart & {*file.parents}]


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def texts(node: ast.expr | None) -> Iterator[str]:
    """The keys an expression may be: text, or one text or another."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


KEY_AT = {"Refusal": 1, "Reason": 0, "sentence": 0, "say": 0, "BadRecord": 0, "illegal": 0}


def keys_said(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Each key that is handed to something that says it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in KEY_AT and len(node.args) > KEY_AT[called(node)]:
            for key in texts(node.args[KEY_AT[called(node)]]):
                yield key, node


def mentions(code: list[tuple[Path, ast.Module]]) -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text with a dash, every key that is said, every f-text as a pattern: what a key may be found by."""
    plain, patterns = set(), []
    for _, tree in code:
        plain |= {key for key, _ in keys_said(tree)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                patterns.append(re.compile("".join(
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[^-]+" for p in node.values)))
    return plain, [p for p in patterns if re.match(r"[a-z]+\\-", p.pattern)]


def figures_of(game: Game) -> set[str]:
    """The keys a game may have: what is counted, seat by seat, when it is over."""
    return {f"figure-{kind.__name__}" for kind in game.events if "seat" in kind.__struct_fields__}


# ── every sentence is there ──────────────────────────────────────────────────
@each_game
def test_a_sentence_names_only_facts_that_are_given(game: Game) -> None:
    """Those that every game must have are a law's business (law 20)."""
    said = messages(game.folder / "sentences.en.ftl")
    for key in said:
        assert not key.startswith(("option-", "figure-")) or not said[key]
        assert not key.startswith("end-") or said[key] <= {"winners"}, key


@each_game
def test_every_key_a_games_code_names_exists(game: Game) -> None:
    missing = [f"{file.name}:{node.lineno} {key}" for file, tree in trees(game.folder) for key, node in keys_said(tree)
               if not game.catalogue.has(key)]
    assert missing == []
    ends = {text for text in mentions(trees(game.folder))[0] if re.fullmatch("end-[a-z]+", text)}
    assert not {key for key in ends if not game.catalogue.has(key)}


def test_every_key_the_halls_code_names_exists() -> None:
    """What the hall says from a game's catalogue must be in every game's, what it says of building decks in those of
    games with decks; a game's own board asks its own."""
    missing = []
    for file, tree in hall_code():
        boards = file.parts[file.parts.index("boards") + 1:] if "boards" in file.parts else ()
        own = [game for game in GAMES if boards and game.name == Path(boards[0]).stem]
        games = own or GAMES
        for key, node in keys_said(tree):
            asked = isinstance(node.func, ast.Attribute) and "catalogue" in ast.unparse(node.func.value)
            of_game = asked or (len(boards) > 1 and ast.unparse(node.func) == "say")  # a folder of boards has its own
            books = [game.catalogue for game in games] if of_game else [catalogue.hall()]
            if key.startswith("builder-"):
                books = [game.catalogue for game in GAMES if game.deck_builder]
            missing += [f"{file.name}:{node.lineno} {key}" for book in books if not book.has(key)]
    assert missing == []


def test_the_scan_finds_what_it_must() -> None:
    """A key that is not there would be seen, in each of the ways code names one."""
    tree = ast.parse('Refusal("R-1", "a" if x else "b"); Reason("c"); sentence("d", n=1); self.screen.say("e")')
    assert [key for key, _ in keys_said(tree)] == ["a", "b", "c", "d", "e"]
    assert {"no-card", "no-covered"} <= {key for _, tree in trees(SOURCE / "games") for key, _ in keys_said(tree)}
    assert {"no-such-game", "record-head"} <= {key for _, tree in hall_code() for key, _ in keys_said(tree)}


def test_a_sentence_within_another_is_read_where_it_stands() -> None:
    read = Whole("price = G { $sum }\nsold = { $name } pays { price }.\n")
    assert set(facts(read.known["sold"])) == {"name", "sum"}
    assert read.held == {"price"}


@each_game
def test_how_a_game_ended_can_be_said(game: Game) -> None:
    for seats in game.default_seats():
        for seed in range(3 * SCALE):
            rng = Random(seed)
            match = greathall.new(game.name, seats, seed=str(seed))
            while match.seat is not None:
                asides = match.legal(match.seat)[len(match.legal()):] if rng.random() < 0.01 else []
                match.play(rng.choice(asides or match.legal()), match.seat)
            assert match.result is not None
            assert game.catalogue.say(match.result.reason, winners="Ann")


@each_game
@pytest.mark.parametrize("language", catalogue.languages())
def test_where_a_games_figures_come_from_can_be_said(game: Game, language: str) -> None:
    """Each source by a sentence of the game's; and no sentence is left of a source that is gone."""
    book, found = catalogue.book(game.folder, language), ledger.sources(game)
    assert [source.what for source in found if not book.has(f"source-{source.what}")] == []
    assert [source.what for source in found if not book.has(f"sources-by-{source.by}")] == []
    told = {key for key in messages(game.folder / "sentences.en.ftl") if key.startswith("source-")}
    assert told == {f"source-{source.what}" for source in found}


# ── none is there for nothing ────────────────────────────────────────────────
def unused(said: set[str], code: list[tuple[Path, ast.Module]]) -> set[str]:
    plain, patterns = mentions(code)
    return {key for key in said if key not in plain and not any(p.fullmatch(key) for p in patterns)}


@each_game
def test_no_sentence_of_a_game_is_unused(game: Game) -> None:
    hall = set(messages(catalogue.HERE / "sentences.en.ftl"))
    held = Whole((game.folder / "sentences.en.ftl").read_text(encoding="utf-8")).held
    said = set(messages(game.folder / "sentences.en.ftl")) - set(sentence_names(game)) - figures_of(game) - hall - held
    assert unsaid(unused(said, [*trees(game.folder), *hall_code()]), list(pages().values())) == set()


def test_no_sentence_of_the_hall_is_unused() -> None:
    of_every_table = {f"tell-{event.__name__}" for event in (Held, TakenBack)}
    said = set(messages(catalogue.HERE / "sentences.en.ftl"))
    assert of_every_table <= said
    assert unsaid(unused(said - of_every_table, hall_code()), list(pages().values())) == set()


@pytest.mark.parametrize("folder", [catalogue.HERE, *(game.folder for game in GAMES)], ids=lambda folder: folder.name)
def test_no_key_stands_twice_in_a_file(folder: Path) -> None:
    file = folder / "sentences.en.ftl"
    keys = re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert [key for key, times in Counter(keys).items() if times > 1] == []
    assert set(keys) == set(messages(file))


# ── rules read as sentences ──────────────────────────────────────────────────
@each_game
def test_every_rule_and_decision_reads_as_a_sentence(game: Game) -> None:
    for rule in ledger.rules(game).values():
        assert re.fullmatch(r"[A-Z0-9“].*[.!?)]", rule.text), f"{rule.id}: {rule.text}"
        assert "  " not in rule.text
        assert rule.section
        assert rule.section[0].isupper()
