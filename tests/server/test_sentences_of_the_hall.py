"""Every sentence that the hall uses exists, with its facts, and none is unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from greathall.core.catalogue import HERE, text
from greathall.server import metrics, sentences, settings, talk
from greathall.server.sentences import Refused, catalogue, say
from greathall.testing.fluent import facts, read
from greathall.testing.mentions import called_name, in_code, texts, trees

SERVER = Path(sentences.__file__).parent
KEY_AT = {"say": 0, "Refused": 1}
WITH_FACTS = re.compile(r"\{ *\$")


@cache
def code() -> list[tuple[Path, ast.Module]]:
    """Return the server's own code, and the command that starts it."""
    return [*trees(SERVER), *((file, tree) for file, tree in trees(SERVER.parent / "cli") if speaks(tree))]


def speaks(tree: ast.Module) -> bool:
    """Return whether a command uses the hall's sentences, and not the terminal's."""
    return any(isinstance(node, ast.ImportFrom) and node.module == "greathall.server.sentences"
               for node in ast.walk(tree))


def said(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield each key passed to something that says it; a subclass of Refused passes it on."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        refusing = called_name(node) == "__init__" and len(node.args) == 2 and isinstance(node.args[0], ast.Constant)
        at = 1 if refusing else KEY_AT.get(called_name(node), -1)
        if 0 <= at < len(node.args):
            for key in texts(node.args[at]):
                yield key, node


@cache
def messages() -> dict[str, set[str]]:
    """Return the keys of the hall's sentences, each with the facts its sentence mentions."""
    return {key: set(facts(message)) for key, message in read(text(SERVER)).known.items()}


def where(file: Path, node: ast.Call, key: str) -> str:
    return f"{file.name}:{node.lineno} {key}"


# ── every sentence is there ──────────────────────────────────────────────────
def test_every_key_that_is_said_exists() -> None:
    missing = [where(file, node, key) for file, tree in code() for key, node in said(tree) if not catalogue().has(key)]
    assert missing == []


def test_the_scan_finds_what_it_must() -> None:
    tree = ast.parse('say("a", n=1); Refused(409, "b" if x else "c"); super().__init__(503, "d"); sentences.say("e")')
    assert [key for key, _ in said(tree)] == ["a", "b", "c", "d", "e"]
    found = {key for _, tree in code() for key, _ in said(tree)}
    assert {"table-late", "hall-no-table", "undo-chance", "notice-turn", "no-thought", "bot-seated"} <= found
    assert len(found) > 60


def test_every_sentence_gets_the_facts_it_names() -> None:
    known = messages()
    wanting = []
    for file, tree in code():
        for key, node in said(tree):
            given = {word.arg for word in node.keywords}
            if None not in given and not known[key] <= given:
                wanting.append(where(file, node, key))
    assert wanting == []


def test_keys_made_of_names_have_their_sentences() -> None:
    """Phrases, settings, metrics: a key made from a pattern exists for each."""
    keys = [f"phrase-{phrase}" for phrase in talk.PHRASES]
    keys += [f"setting-{setting.name}" for setting in settings.SETTINGS]
    assert [key for key in keys if not catalogue().has(key)] == []
    assert metrics.Metrics().text()  # each has its help, or this would fail
    assert all(setting.help and setting.wants for setting in settings.SETTINGS)


def test_a_refusal_reads_as_a_sentence() -> None:
    refusals = {key for _, tree in code() for key, node in said(tree) if called_name(node) == "Refused"}
    for key, wanted in messages().items():
        if key in refusals:
            sentence = Refused(400, key, **dict.fromkeys(wanted, "X")).why
            assert re.fullmatch(r".*[.!?X]", sentence), key
            assert not WITH_FACTS.search(sentence), key
            assert "  " not in sentence


def test_what_a_phrase_says() -> None:
    assert say("phrase-well-played") == "Well played."
    assert len({say(f"phrase-{phrase}") for phrase in talk.PHRASES}) == len(talk.PHRASES)


# ── none is there for nothing ────────────────────────────────────────────────
def test_no_sentence_is_unused() -> None:
    plain, patterns = in_code(code())
    plain |= {key for _, tree in code() for key, _ in said(tree)}
    plain |= {f"phrase-{phrase}" for phrase in talk.PHRASES}  # said by whoever shows them
    patterns += [re.compile(rf"{prefix}-[a-z_-]+") for prefix in ("setting", "metric", "wants")]
    idle = [key for key in messages() if key not in plain and not any(p.fullmatch(key) for p in patterns)]
    assert idle == []


def test_patterns_say_no_more_than_there_is() -> None:
    keys = messages()
    assert {key for key in keys if key.startswith("phrase-")} == {f"phrase-{phrase}" for phrase in talk.PHRASES}
    assert {key for key in keys if key.startswith("setting-")} == {f"setting-{row.name}" for row in settings.SETTINGS}
    told = metrics.Metrics().text().decode()
    for key in keys:
        assert not key.startswith("metric-") or f"greathall_{key[7:]}" in told, key


def test_the_halls_sentences_and_the_engines_do_not_clash() -> None:
    """They are sent to the browser in one file, after each other."""
    both = set(messages()) & set(read(text(HERE)).known)
    assert both == set()
