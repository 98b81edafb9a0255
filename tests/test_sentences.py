"""Every sentence that the hall uses exists, and none is unused; law 20 checks those of the games."""

import ast
from functools import cache
from pathlib import Path

import greathall
from greathall.core import catalogue
from greathall.core.game import all_games
from greathall.core.mind import Reason
from greathall.core.words import Held, TakenBack
from greathall.server.sentences import catalogue as server_sentences
from greathall.testing.fluent import Sentences, facts, read
from greathall.testing.mentions import in_code, keys_said, on_pages, pages, trees, unused
from tests.test_sentences_of_the_browser import PAGES

SOURCE = Path(greathall.__file__).parent
GAMES = list(all_games().values())


@cache
def hall_code() -> list[tuple[Path, ast.Module]]:
    """Return all code except the games' own and the server's, which have sentences of their own."""
    apart = {SOURCE / "games", SOURCE / "server", SOURCE / "cli" / "template"}
    return [(file, tree) for file, tree in trees(SOURCE) if not apart & {*file.parents}]


def test_every_key_the_halls_code_names_exists() -> None:
    """Sentences from a game's catalogue must be in every game's; a game's own board may use its own.

    Sentences about building decks must be in the catalogues of games with decks."""
    missing = []
    for file, tree in hall_code():
        boards = file.parts[file.parts.index("boards") + 1:] if "boards" in file.parts else ()
        own = [game for game in GAMES if boards and game.name == Path(boards[0]).stem]
        games = own or GAMES
        of_server = "from greathall.server.sentences import say" in file.read_text(encoding="utf-8")
        for key, node in keys_said(tree):
            asked = isinstance(node.func, ast.Attribute) and "catalogue" in ast.unparse(node.func.value)
            of_game = asked or (len(boards) > 1 and ast.unparse(node.func) == "say")  # a folder of boards has its own
            books = [game.catalogue for game in games] if of_game else [catalogue.hall()]
            if of_server and ast.unparse(node.func) == "say":
                books = [server_sentences()]
            if key.startswith("builder-"):
                books = [game.catalogue for game in GAMES if game.deck_builder]
            missing += [f"{file.name}:{node.lineno} {key}" for book in books if not book.has(key)]
    assert missing == []


def test_the_scan_finds_what_it_must() -> None:
    """It would notice a missing key, in each of the ways in which code names one."""
    tree = ast.parse('Refusal("R-1", "a" if x else "b"); Reason("c"); sentence("d", n=1); self.screen.say("e")')
    assert [key for key, _ in keys_said(tree)] == ["a", "b", "c", "d", "e"]
    assert {"no-card", "no-covered"} <= {key for game in GAMES for _, tree in trees(game.folder)
                                         for key, _ in keys_said(tree)}
    assert {"no-such-game", "record-head"} <= {key for _, tree in hall_code() for key, _ in keys_said(tree)}


def test_a_sentence_within_another_is_read_where_it_stands() -> None:
    found = Sentences("price = G { $sum }\nsold = { $name } pays { price }.\n")
    assert set(facts(found.known["sold"])) == {"name", "sum"}
    assert found.held == {"price"}


def test_no_sentence_of_the_hall_is_unused() -> None:
    of_every_table = {f"tell-{event.__name__}" for event in (Held, TakenBack)}
    said = set(read(catalogue.text(catalogue.HERE)).known)
    advice = {Reason(key).hint.key for key in said if key.startswith("why-")}
    assert of_every_table | advice <= said
    left = unused(said - of_every_table - advice, in_code(hall_code()))
    assert unused(left, on_pages(pages(PAGES).values())) == set()
