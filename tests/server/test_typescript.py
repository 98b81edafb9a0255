"""The browser's types are made from the structs: every kind of type, every game of the package, never out of date."""

import datetime
import decimal
import enum
import types
import uuid
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from greathall.cli import main
from greathall.core.game import all_games
from greathall.core.words import Action, Ask, Event, Form, Held, Illegal, Outcome, Step, Word
from greathall.games.sequence import GAME
from greathall.server.typescript import HEADER, Group, Sheet, game_sheet, hall_sheet, stale, texts, write
from tests.cli.terminal import refused

COMMITTED = Path(__file__).parent.parent.parent / "web" / "src" / "wire"
T = TypeVar("T")


class Suit(enum.Enum):
    HEARTS = "hearts"
    SPADES = "spades"


class Pair(NamedTuple):
    left: int
    right: int


class Leaf(Struct):
    size: int


class Row(Struct, array_like=True):
    size: int


class Box(Struct, Generic[T]):
    inside: T


def page(*groups: Group) -> str:
    return texts({"page": Sheet(groups)})["page.ts"]


def written(*kinds: type[Struct]) -> str:
    return page(Group("", "", kinds))


def field(kind: Any) -> str:
    """Return the TypeScript type of a field of this type."""
    text = written(msgspec.defstruct("Sample", [("it", kind)]))
    return text.split("  readonly it: ")[1].split(";\n")[0]


# ── each kind of type ────────────────────────────────────────────────────────
@pytest.mark.parametrize(("python", "typescript"), [
    (int, "number"),
    (float, "number"),
    (bool, "boolean"),
    (str, "string"),
    (bytes, "string"),
    (None, "null"),
    (Any, "unknown"),
    (Raw, "unknown"),
    (uuid.UUID, "string"),
    (decimal.Decimal, "string"),
    (datetime.datetime, "string"),
    (datetime.date, "string"),
    (datetime.time, "string"),
    (datetime.timedelta, "string"),
    (int | None, "number | null"),
    (int | float, "number"),
    (int | str | None, "number | string | null"),
    (Annotated[int, Meta(ge=0)], "number"),
    (Annotated[Leaf, Meta(description="said by people")], "Leaf"),
    (Literal["b", "a"], '"a" | "b"'),
    (Literal[1, 2], "1 | 2"),
    (Literal["a", None], 'null | "a"'),
    (Suit, '"hearts" | "spades"'),
    (Leaf, "Leaf"),
    (Leaf | None, "Leaf | null"),
    (list, "readonly unknown[]"),
    (list[int], "readonly number[]"),
    (list[Leaf], "readonly Leaf[]"),
    (list[int | None], "readonly (number | null)[]"),
    (list[list[int]], "readonly (readonly number[])[]"),
    (set[str], "readonly string[]"),
    (frozenset[str], "readonly string[]"),
    (tuple[int, ...], "readonly number[]"),
    (tuple[int, str], "readonly [number, string]"),
    (tuple[tuple[int, int], ...], "readonly (readonly [number, number])[]"),
    (list[int] | None, "readonly number[] | null"),
    (dict, "Readonly<Record<string, unknown>>"),
    (dict[str, Any], "Readonly<Record<string, unknown>>"),
    (dict[int, Leaf], "Readonly<Record<string, Leaf>>"),
    (dict[Literal["a"], list[int]], "Readonly<Record<string, readonly number[]>>"),
], ids=str)
def test_a_type_is_told_as_json_shows_it(python: Any, typescript: str) -> None:
    assert field(python) == typescript


@pytest.mark.parametrize("python", [
    complex, Path, Pair, Row, Box[int], object, list[complex], complex | None, dict[str, complex],
    dict[tuple[int, int], int], tuple[int, complex], msgspec.msgpack.Ext,
], ids=str)
def test_a_type_we_do_not_know_is_an_error(python: Any) -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        field(python)


def test_the_error_says_where() -> None:
    class Table(Struct):
        legs: complex

    with pytest.raises(TypeError, match=r"^Table\.legs: no TypeScript for CustomType"):
        written(Table)


# ── structs ──────────────────────────────────────────────────────────────────
def test_a_struct_is_an_interface_with_its_docstring_and_tag() -> None:
    class Candle(Struct, tag="candle", tag_field="kind", rename={"lit_by": "lit-by"}):
        """Burns; goes out. Not the end: */"""

        lit_by: int

    assert written(Candle) == f"""{HEADER}
/** Burns; goes out. Not the end: *\\/ */
export interface Candle {{
  readonly kind: "candle";
  readonly "lit-by": number;
}}
"""


def test_a_long_docstring_keeps_its_lines_and_a_missing_one_is_not_inherited() -> None:
    class Wand(Struct):
        """Eleven inches.

        Holly,
          and a feather."""

    class Twig(Wand): ...

    assert written(Wand, Twig) == f"""{HEADER}
/**
 * Eleven inches.
 *
 * Holly,
 *   and a feather.
 */
export interface Wand {{}}

export interface Twig {{}}
"""


def test_what_may_be_missing_is_marked() -> None:
    class Whole(Struct):
        a: int = 0
        b: int | UnsetType = UNSET

    class Short(Struct, omit_defaults=True):
        c: int
        d: int | None = None
        e: list[int] = []

    text = written(Whole, Short)
    for line in ("a: number;", "b?: number;", "c: number;", "d?: number | null;", "e?: readonly number[];"):
        assert f"  readonly {line}\n" in text


def test_what_the_browser_says_may_leave_out_defaults() -> None:
    class Clock(Struct, frozen=True, forbid_unknown_fields=True): seconds: int = 60
    class NewTable(Struct, forbid_unknown_fields=True): game: str; clock: Clock = Clock()
    class TableInfo(Struct): name: str = ""
    class Say(Struct): chat: str = ""
    class Said(Struct, tag="said"): text: str = ""

    text = texts({"hall": hall_sheet((Say,), (Said,), (TableInfo, NewTable))})["hall.ts"]
    for line in ("game: string;", "clock?: Clock;", "seconds?: number;", "chat?: string;", "text: string;",
                 "name: string;"):
        assert f"  readonly {line}\n" in text
    assert "export type FromClient =\n  | Say;\n" in text
    assert "export type FromServer =\n  | Said;\n" in text


def test_structs_inside_structs_are_written_once_even_in_a_circle() -> None:
    class Tree(Struct):
        leaves: list[Leaf]
        top: Leaf | None

    text = written(Knot, Tree)
    assert text.count("export interface Leaf {") == text.count("export interface Knot {") == 1
    assert "  readonly next: Knot | null;\n" in text


class Knot(Struct):
    next: "Knot | None"


def test_what_games_share_is_taken_from_core() -> None:
    class Desk(Struct):
        form: Form | None

    files = texts({"page": Sheet((Group("", "", (Desk,)),))})
    assert '\nimport type { Form } from "./core";\n' in files["page.ts"]
    assert "interface Form" not in files["page.ts"]
    assert "export interface Form {" in files["core.ts"]
    assert "  readonly fields: readonly Field[];\n" in files["core.ts"]


# ── words ────────────────────────────────────────────────────────────────────
class Throw(Action): card: int
class Pass(Action): ...
class Rolled(Outcome): pips: int
class Thrown(Event): card: int
class Answered(Event): by: Action
class Defend(Ask): coming: Step; instead: Throw; said: Word
class Wait(Step): asked: Ask
class Pile(Step): then: "Ask | None" = None


TABLE = (Group("Action", "What a seat may say.", (Throw, Pass)), Group("Outcome", "", (Rolled,)),
         Group("Event", "", (Thrown, Answered)), Group("Step", "", (Defend, Wait, Pile)))


def test_kinds_are_told_apart_by_their_tag_and_joined_in_a_union() -> None:
    text = page(*TABLE)
    assert 'export interface Throw {\n  readonly type: "Throw";\n  readonly card: number;\n}\n' in text
    assert "/** What a seat may say. */\nexport type Action =\n  | Throw\n  | Pass;\n" in text


@pytest.mark.parametrize("line", [
    "by: Action | Rolled;", "coming: Step;", "instead: Throw;", "asked: Defend;", "then: Defend | null;",
    "said: Action | Rolled | Event | Step;",
])
def test_a_word_that_others_are_kinds_of_is_any_of_these(line: str) -> None:
    text = page(*TABLE)
    assert f"  readonly {line}\n" in text
    assert "interface Ask" not in text
    assert "import" not in text


def test_where_no_kinds_are_known_a_word_is_any_word() -> None:
    class Hint(Struct):
        action: Action

    text = written(Hint)
    assert "  readonly action: Word;\n" in text
    assert 'import type { Word } from "./core";' in text
    assert "export interface Word {\n  readonly type: string;\n}\n" in texts({})["core.ts"]


def test_a_group_without_kinds_is_never() -> None:
    assert "export type Step = never;\n" in page(Group("Step", "", ()))


def named(name: str, base: type[Word]) -> type[Struct]:
    return types.new_class(name, (base,), {}, lambda body: body.update(__module__=__name__, __annotations__={"a": int}))


def test_two_things_of_one_name_are_told_apart_by_what_they_are() -> None:
    text = page(Group("Action", "", (named("Discard", Action), Pass)), Group("Step", "", (named("Discard", Step),)),
                Group("Event", "", (named("Event", Event), named("Record", Event))))
    for name, tag in (("DiscardAction", "Discard"), ("DiscardStep", "Discard"), ("EventEvent", "Event"),
                      ("RecordEvent", "Record"), ("Pass", "Pass")):
        assert f'export interface {name} {{\n  readonly type: "{tag}";\n' in text
    assert "export type Action =\n  | DiscardAction\n  | Pass;\n" in text


def test_a_game_s_own_word_may_be_called_like_one_of_every_table() -> None:
    own = named("Held", Event)
    alone = page(Group("Event", "", (own, Thrown)))
    assert "export interface Held {" in alone
    assert "import" not in alone
    both = page(Group("Event", "", (own, Held)))
    assert 'import type { Held } from "./core";' in both
    assert "export type Event =\n  | HeldEvent\n  | Held;\n" in both


def test_names_that_can_t_be_told_apart_are_refused() -> None:
    with pytest.raises(TypeError, match="two structs with one name"):
        page(Group("Action", "", (named("Discard", Action), named("Discard", Action))))


# ── games ────────────────────────────────────────────────────────────────────
def test_a_game_s_file_has_all_its_words() -> None:
    text = texts({"sequence": game_sheet(GAME)})["sequence.ts"]
    for kind in (*GAME.actions, *GAME.events, *GAME.steps):
        assert text.count(f'export interface {kind.__name__} {{\n  readonly type: "{kind.__name__}";\n') == 1
        assert text.count(f"\n  | {kind.__name__}") >= 1
    assert 'export interface View {\n  readonly type: "sequence";\n  readonly me: number | null;\n' in text
    assert "  readonly agenda: readonly Step[];\n}\n" in text
    assert "export type View" not in text


def unions(text: str) -> dict[str, list[str]]:
    found = [block.split(" =") for block in text.split("export type ")[1:]]
    return {name: members.split(";")[0].replace("|", "").split() for name, members in found}


def test_a_seat_s_choices_chance_s_outcomes_and_every_table_s_events_are_apart() -> None:
    found = unions(texts({"sequence": game_sheet(GAME)})["sequence.ts"])
    assert found["Outcome"] == ["Turned", "Chosen", "Drawn"]
    assert found["Action"] == [kind.__name__ for kind in GAME.actions if kind.__name__ not in found["Outcome"]]
    assert found["Event"] == [*(kind.__name__ for kind in GAME.events), "Held", "TakenBack"]
    assert found["Step"] == [kind.__name__ for kind in GAME.steps]


def test_games_that_do_not_lie_in_the_package_are_written_if_they_are_named(tmp_path: Path) -> None:
    assert {"candles", "festival"} <= set(all_games())
    assert {path.name for path in write(tmp_path)} >= {"core.ts", "hall.ts", "sequence.ts"}
    assert not (tmp_path / "candles.ts").exists()
    assert main(["wire", str(tmp_path), "candles"]) == 0
    assert "export interface Light {" in (tmp_path / "candles.ts").read_text()
    assert not (tmp_path / "festival.ts").exists()


# ── files ────────────────────────────────────────────────────────────────────
def test_the_committed_files_are_not_stale() -> None:
    assert stale(COMMITTED) == [], "run `greathall wire`"


def test_only_what_is_stale_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "web" / "wire"
    assert stale(folder) == write(folder) == sorted(folder.iterdir())
    assert stale(folder) == write(folder) == []
    (folder / "core.ts").write_text(HEADER)
    (folder / "sequence.ts").unlink()
    assert stale(folder) == write(folder) == [folder / "core.ts", folder / "sequence.ts"]
    assert stale(folder) == []


def test_the_file_of_a_game_that_is_gone_is_removed_and_others_are_left_alone(tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / "gone.ts").write_text(HEADER + "\nexport type Action = never;\n")
    (tmp_path / "mine.ts").write_text("export const mine = 1;\n")
    assert stale(tmp_path) == write(tmp_path) == [tmp_path / "gone.ts"]
    assert not (tmp_path / "gone.ts").exists()
    assert (tmp_path / "mine.ts").exists()


def test_a_file_that_is_not_ours_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "core.ts").write_text("export const mine = 1;\n")
    with pytest.raises(Illegal, match=r"core\.ts already exists"):
        write(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["core.ts"]
    assert (tmp_path / "core.ts").read_text() == "export const mine = 1;\n"


# ── the command ──────────────────────────────────────────────────────────────
def test_the_command_writes_and_checks_a_folder(tmp_path: Path, capsys: Any) -> None:
    assert main(["wire", "--check", str(tmp_path)]) == 1
    assert f"{tmp_path / 'core.ts'} is out of date" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
    assert main(["wire", str(tmp_path)]) == 0
    assert f"{tmp_path / 'core.ts'}: updated." in capsys.readouterr().out
    assert main(["wire", "--check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"Everything in {tmp_path} is up to date.\n"


def test_without_a_folder_the_project_s_own_is_meant(tmp_path: Path, capsys: Any,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "web" / "src").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "web")
    assert "choose a folder" in refused(capsys, "wire")
    (tmp_path / "web" / "src" / "wire").mkdir()
    assert main(["wire"]) == 0
    assert (tmp_path / "web" / "src" / "wire" / "sequence.ts").exists()


def test_a_folder_that_can_t_be_is_refused(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below", "a\0b"):
        assert "can't be read or written" in refused(capsys, "wire", str(folder))
