"""`greathall new-game`: a small, complete game with its tests, to turn into your own."""

import keyword
from argparse import ArgumentParser, Namespace
from pathlib import Path

from greathall.core import generate
from greathall.core.catalogue import illegal, sentence
from greathall.core.game import all_games
from greathall.core.registry import game_folders, paths

TEMPLATE = Path(__file__).parent / "template"
"""The game that is written, as it is: our own tests play it too."""
NAME, TITLE, IDS = "festival", "Festival", "FE-"
FOLDERS = ("games", "tests")


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="a lower-case Python name, such as my_game")


def run(args: Namespace) -> int:
    name = free(args.name)
    write(name, Path.cwd())
    print(sentence("new-game-done", name=name))
    return 0


def free(name: str) -> str:
    """Return the name of a new game; raise Illegal if it is invalid, or already a game's or a folder's."""
    if not (name.isascii() and name.isidentifier() and name == name.lower()) or keyword.iskeyword(name) or (
            name.startswith("_") or len(name) > 40):
        raise illegal("new-game-name", name=name[:40])
    variants = [variant.name for game in all_games().values() for variant in game.variants]
    if name in {*all_games(), *game_folders(paths()), *variants}:
        raise illegal("new-game-known", name=name)
    for folder in FOLDERS:
        if Path(folder, name).exists():
            raise illegal("new-game-taken", folder=f"{folder}/{name}")
    return name


def write(name: str, into: Path) -> None:
    """Write the game's folder, its tests and its generated modules."""
    for folder in FOLDERS:
        for file in sorted((TEMPLATE / folder / NAME).rglob("*.*")):
            if file.suffix in (".py", ".toml", ".ftl", ".json") and "made" not in file.parts:
                path = into / folder / name / file.relative_to(TEMPLATE / folder / NAME)
                path = path.with_name(path.name.replace(NAME, name))
                path.parent.mkdir(parents=True, exist_ok=True)
                text = rename(file.read_text(encoding="utf-8"), name, code=file.suffix == ".py")
                path.write_text(text, encoding="utf-8", newline="\n")
    generate.write(into / "games" / name)


def rename(text: str, name: str, code: bool) -> str:
    """Return the text with the game's own name, in code and for people, and its ids."""
    title = name.replace("_", " ").title()
    text = text.replace(TITLE, title.replace(" ", "") if code else title)
    return text.replace(NAME, name).replace(IDS, f"{name.replace('_', '')[:2].upper()}-")
