"""Draws: exact, repeatable, and the same in code that shares no line with ours."""

import ast
import hmac
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from greathall.cli import verify
from greathall.core import fairness
from greathall.core.entries import Entry
from greathall.core.game import all_games
from greathall.core.mind import Reason

DOCS = Path(__file__).parents[2] / "docs"
VECTORS: dict[str, Any] = json.loads((DOCS / "fairness-vectors.json").read_text(encoding="utf-8"))
SECRET = bytes.fromhex(VECTORS["secret"])


def next_head(head: str, secret: bytes, at: int, entry: dict[str, Any]) -> str:
    return fairness.next_head(head, secret, at, msgspec.convert(entry, Entry))


# ── the vectors, by both programs ────────────────────────────────────────────
def test_commitment_and_chosen_seed() -> None:
    assert fairness.commitment(SECRET) == VECTORS["commitment"]
    assert fairness.secret_from(VECTORS["chosen"]["seed"]).hex() == VECTORS["chosen"]["secret"]


def test_mixed_seeds() -> None:
    assert fairness.mix_seeds(VECTORS["seeds"]) == verify.mix_seeds(VECTORS["seeds"]) == VECTORS["mixed"]


@pytest.mark.parametrize("pick", VECTORS["picks"])
def test_picks(pick: dict[str, Any]) -> None:
    asked = (SECRET, VECTORS["mixed"], pick["stream"], pick["count"], int(pick["n"]))
    assert fairness.pick(*asked) == verify.draw(*asked) == int(pick["k"])


def test_the_vectors_hold_rejections_and_small_and_large_numbers() -> None:
    assert {1, 2, 6, 104} <= {int(pick["n"]) for pick in VECTORS["picks"]}
    for pick in VECTORS["picks"]:
        n = int(pick["n"])
        made = [number(pick["stream"], pick["count"], attempt) for attempt in range(pick["attempts"])]
        assert all(x >= 2**256 // n * n for x in made[:-1])
        assert made[-1] % n == int(pick["k"])
    assert max(pick["attempts"] for pick in VECTORS["picks"]) > 1


def number(stream: str, count: int, attempt: int) -> int:
    message = f"{VECTORS['mixed']}|{stream}|{count}|{attempt}"
    return int.from_bytes(hmac.digest(SECRET, message.encode(), "sha256"), "big")


@pytest.mark.parametrize("case", VECTORS["canonical"])
def test_canonical_json(case: dict[str, Any]) -> None:
    assert fairness.canonical(case["data"]) == verify.canonical(case["data"]) == case["text"].encode()


@pytest.mark.parametrize("case", VECTORS["seals"])
def test_seals(case: dict[str, Any]) -> None:
    asked = (SECRET, case["place"], case["data"])
    assert fairness.seal(*asked) == verify.seal(*asked) == case["seal"]


@pytest.mark.parametrize("case", VECTORS["pledges"])
def test_pledges(case: dict[str, Any]) -> None:
    asked = (case["commitment"], case["seat"], case["seed"])
    assert fairness.pledge(*asked) == verify.pledge(*asked) == case["pledge"]


@pytest.mark.parametrize("form", VECTORS["chains"])
def test_the_chain_of_heads(form: str) -> None:
    chain = VECTORS["chains"][form]
    heads = [fairness.first_head(chain["header"])]
    for at, entry in enumerate(chain["entries"]):
        heads.append(next_head(heads[-1], SECRET, at, entry))
    assert heads == chain["heads"]
    assert verify.heads({**chain["header"], "format": int(form), "entries": chain["entries"]}, SECRET) == heads


def test_the_verifier_runs_without_this_program() -> None:
    """Its first part imports nothing of ours, and works in a Python that has nothing installed."""
    file = verify.__file__
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    imported = [name for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)
                for name in ([node.module] if isinstance(node, ast.ImportFrom) else [n.name for n in node.names])]
    assert imported
    assert all(name is not None and name.split(".")[0] in sys.stdlib_module_names for name in imported)
    pick = VECTORS["picks"][6]
    code = (f"import runpy; v = runpy.run_path({file!r}); print(v['draw'](bytes.fromhex({VECTORS['secret']!r}), "
            f"{VECTORS['mixed']!r}, {pick['stream']!r}, {pick['count']}, {pick['n']}))")
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == pick["k"]


# ── exact reasoning ──────────────────────────────────────────────────────────
def test_no_number_is_likelier_than_another() -> None:
    """The numbers kept are whole rounds of n, so each k has exactly as many numbers as any other."""
    for n in (1, 2, 3, 6, 52, 104, 10**9 + 7, 2**255 + 1, 2**256 - 1, 2**256):
        kept = 2**256 - 2**256 % n
        assert kept % n == 0
        assert 0 < kept <= 2**256
        assert 2**256 - kept < n


@given(st.binary(max_size=100), st.text(max_size=5), st.integers(0, 10**6), st.integers(1, 2**256))
def test_both_programs_agree(secret: bytes, stream: str, count: int, n: int) -> None:
    k = fairness.pick(secret, "", stream, count, n)
    assert 0 <= k < n
    assert k == verify.draw(secret, "", stream, count, n)


def test_every_outcome_comes_up() -> None:
    """In a thousand draws below six, a fair die would miss a face once in 10**78 times."""
    assert {fairness.pick(SECRET, "", "dice", count, 6) for count in range(1000)} == set(range(6))


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1])
def test_one_of_nothing_or_of_too_much_is_no_draw(n: int) -> None:
    with pytest.raises(ValueError, match="picked"):
        fairness.pick(SECRET, "", "deck", 0, n)


def test_streams_counts_seeds_and_secrets_each_matter() -> None:
    n = 2**256
    draws = [fairness.pick(SECRET, "", "deck", 0, n), fairness.pick(SECRET, "", "dice", 0, n),
             fairness.pick(SECRET, "", "deck", 1, n), fairness.pick(SECRET, fairness.mix_seeds(["a"]), "deck", 0, n),
             fairness.pick(bytes(32), "", "deck", 0, n)]
    assert len(set(draws)) == len(draws)


def test_a_draw_depends_on_nothing_drawn_before() -> None:
    alone = fairness.pick(SECRET, "", "deck", 5, 104)
    for count in range(5):
        fairness.pick(SECRET, "", "dice", count, 6)
    assert fairness.pick(SECRET, "", "deck", 5, 104) == alone


def test_no_seed_can_pretend_to_be_two_or_to_sit_elsewhere() -> None:
    cases = [["a,b", ""], ["a", "b"], ["b", "a"], ["", "a,b"], ["a", ""], ["", "a"], ["", ""], [""], ["|0", ""]]
    assert len({fairness.mix_seeds(seeds) for seeds in cases}) == len(cases)


def test_secrets_are_long_and_new() -> None:
    assert len(fairness.new_secret()) == 32
    assert fairness.new_secret() != fairness.new_secret()


def test_a_chosen_seed_may_be_any_text() -> None:
    assert fairness.secret_from("\udcff") != fairness.secret_from("?")


# ── the chain ────────────────────────────────────────────────────────────────
def test_a_head_tells_nothing_hidden() -> None:
    """Neither draws nor secret choices show: a draw enters by its count only, a choice sealed."""
    drawn = {"seat": -1, "do": {"type": "Drawn", "card": 7}, "stream": "deck", "count": 0, "n": 104, "k": 3}
    other = {**drawn, "do": {"type": "Drawn", "card": 8}, "k": 4}
    assert next_head("", SECRET, 0, drawn) == next_head("", SECRET, 0, other)
    hidden = {"seat": 0, "do": {"type": "Hide", "card": 7}, "secret": True}
    guesses = [next_head("", b"", 0, {"seat": 0, "do": {"type": "Hide", "card": card}, **mark})
               for card in range(52) for mark in ({}, {"secret": True})]
    assert next_head("", SECRET, 0, hidden) not in guesses
    moved = next_head("", SECRET, 1, hidden)
    assert moved != next_head("", SECRET, 0, hidden)


def test_every_change_moves_the_head() -> None:
    entry = {"seat": 0, "do": {"type": "Place", "card": 7}}
    others = [{**entry, "seat": 1}, {**entry, "by": "timeout"}, {**entry, "do": {"type": "Place", "card": 8}},
              {**entry, "secret": True}, {**entry, "do": {"type": "Remove", "card": 7}}]
    heads = [next_head("x", SECRET, 0, e) for e in [entry, *others]]
    heads.append(next_head("y", SECRET, 0, entry))
    assert all(a != b for a, b in pairwise(sorted(heads)))


@given(st.recursive(st.none() | st.booleans() | st.integers(-2**53, 2**53) | st.text(),
                    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_the_quick_spelling_is_the_canonical_one(data: Any) -> None:
    assert fairness.quick({"do": data}) == fairness.canonical({"do": data})


def test_a_word_is_spelled_as_its_dict_is() -> None:
    """Whatever a word holds: a match keeps words, a record that was read has dicts."""
    for said in ("plain", "Zauberer für 7 \U0001f9d9", "a\x7fb\n"):
        event = Reason(said, {"z": 1, "a": (2, 3)})
        assert fairness.quick(event) == fairness.canonical(msgspec.to_builtins(event))


def test_no_word_of_any_game_holds_a_fraction() -> None:
    """Languages spell fractions differently, so none may be hashed."""
    for game in all_games().values():
        for kind in game.actions:
            types = [field.type for field in msgspec.inspect.type_info(kind).fields]  # type: ignore[attr-defined]
            assert not any(isinstance(t, msgspec.inspect.FloatType | msgspec.inspect.AnyType) for t in types), kind
