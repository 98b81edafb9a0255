"""How to play on one page, and the glossary: every game and challenge has them, in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.cli import main
from greathall.cli.commands import Commands
from greathall.cli.screen import Screen
from greathall.cli.sitting import Sitting
from greathall.core import ledger
from greathall.core.catalogue import languages
from greathall.core.game import Game, all_games
from greathall.core.howto import PARTS, how_to, plan, terms_in

SOURCE = Path(greathall.__file__).parent
GAMES = [game for game in all_games().values() if SOURCE in game.folder.parents]
MOST_WORDS = 220
KEY = re.compile(r"^([a-z][\w-]*) =", re.M)

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", languages())


@each_game
def test_every_game_and_challenge_has_a_page_of_all_four_parts(game: Game) -> None:
    pages = how_to(game).pages
    own = [game.name, *(variant.name for variant in game.variants)]
    assert list(pages)[:len(own)] == own
    assert {*pages} - {*own} <= {option.name for option in game.options if option.choices == (False, True)}
    for page in pages.values():
        assert tuple(page) == PARTS
        assert all(page.values())


@each_game
@each_language
def test_a_page_is_short_and_each_of_its_lines_cites_rules_that_exist(game: Game, language: str) -> None:
    known = ledger.rules(game)
    for name, page in how_to(game, language).pages.items():
        lines = [line for part in page.values() for line in part]
        assert sum(len(line.text.split()) for line in lines) <= MOST_WORDS, name
        assert all(line.rules for line in lines)
        assert [rule for line in lines for rule in line.rules if rule not in known] == []


@each_game
@each_language
def test_each_term_is_explained_and_no_form_of_it_means_two_things(game: Game, language: str) -> None:
    glossary = how_to(game, language).glossary
    assert glossary
    assert [term.rule for term in glossary if term.rule not in ledger.rules(game)] == []
    forms = [form.casefold() for term in glossary for form in term.forms]
    assert all(forms)
    assert len(forms) == len({*forms})


@each_game
@each_language
def test_every_sentence_is_said_somewhere(game: Game, language: str) -> None:
    found = plan(game)
    assert found is not None
    said = {f"{name}-{line.say}" for name, page in found.pages.items() for part in page.values() for line in part}
    said |= {f"term-{term}{end}" for term in found.glossary for end in ("", "-is")}
    keys = KEY.findall((game.folder / "howto" / f"sentences.{language}.ftl").read_text("utf-8"))
    assert sorted(keys) == sorted(said)


@each_game
@each_language
def test_each_term_stands_in_the_sentences_or_rules_of_its_game(game: Game, language: str) -> None:
    texts = [(game.folder / f"sentences.{language}.ftl").read_text("utf-8")]
    texts += [f"{rule.text} {rule.why}" for rule in ledger.rules(game, language).values()]
    whole = " ".join(texts).casefold()
    assert [term.name for term in how_to(game, language).glossary
            if not any(form.casefold() in whole for form in term.forms)] == []


# ── in the terminal ──────────────────────────────────────────────────────────
def test_the_rules_in_the_terminal_begin_with_how_to_play(capsys: Any) -> None:
    assert main(["rules", "snape"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.index("Goal") < out.index("Hold the lowest S") < out.index("Your turn") < out.index("How it ends")
    assert out.index("How it ends") < out.index("incantation: A card") < out.index("SS-6.1 The challenge starts")


def test_the_rules_of_an_option_have_a_page_below_the_games_own(capsys: Any) -> None:
    assert main(["rules", "diagon_alley"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.index("Play spells") < out.index("Younger players' rules") < out.index("Inside a shop you may call low")


def test_about_explains_a_term_in_any_of_its_forms(capsys: Any) -> None:
    match = greathall.new("monopoly", 2, "about", names=["Ann", "Bob"])
    Commands(Sitting(match, {}, Screen())).obey("about mortgaged", 0)
    assert capsys.readouterr().out.startswith("  mortgage: A loan from the Bank")


def test_about_alone_explains_the_terms_in_the_question_and_in_what_the_coach_said(capsys: Any) -> None:
    match = greathall.new("monopoly", 2, "about", names=["Ann", "Bob"])
    at = Sitting(match, {1: greathall.bot("random")}, Screen(), coached=True)
    at.tell("This completes your group: orange.", "soft")
    capsys.readouterr()
    Commands(at).obey("about", 0)
    group = next(term for term in how_to(match.game).glossary if "group" in term.forms)
    assert f"  {group.name}: {group.text}" in " ".join(capsys.readouterr().out.split("\n"))


def test_a_term_counts_in_whole_words_only() -> None:
    glossary = how_to(all_games()["monopoly"]).glossary
    found = [term.name for term in terms_in("You mortgaged nothing; groups, rent-free.", glossary)]
    assert "mortgage" in found
    assert terms_in("ungrouped mortgagee", glossary) == []
