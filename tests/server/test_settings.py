"""Settings: one table behind the command line, the variables and the docs."""

import argparse
from pathlib import Path
from typing import Any

import pytest

from greathall.core.words import Illegal
from greathall.server.settings import SETTINGS, Settings, arguments, as_markdown, data_folder, processors


def read(*typed: str, **environ: str) -> Settings:
    parser = argparse.ArgumentParser()
    arguments(parser)
    return Settings.read(vars(parser.parse_args(typed)), {"HOME": "/home/ann"} | environ)


def test_defaults() -> None:
    chosen = read()
    assert (chosen.host, chosen.port, chosen.pace, chosen.tables_each) == ("127.0.0.1", 8000, 1.2, 20)
    assert chosen.data == Path("/home/ann/.local/share/greathall")
    assert chosen.workers == max(1, processors() - 1)
    assert chosen.private_notices is False
    assert chosen.hosts == ()


def test_the_command_line_beats_a_variable_which_beats_the_default() -> None:
    assert read(GREATHALL_PORT="9000").port == 9000
    assert read("--port", "9001", GREATHALL_PORT="9000").port == 9001
    assert read("--no-private-notices", GREATHALL_PRIVATE_NOTICES="yes").private_notices is False
    assert read("--private-notices").private_notices is True


def test_an_empty_variable_says_nothing() -> None:
    assert read(GREATHALL_PORT="", GREATHALL_HOSTS="").port == 8000


def test_arguments_of_others_are_left_alone() -> None:
    assert Settings.read({"command": "serve", "run": print, "port": 8123}, {}).port == 8123


@pytest.mark.parametrize(("environ", "folder"), [
    ({"HOME": "/home/ann"}, "/home/ann/.local/share/greathall"),
    ({"HOME": "/home/ann", "XDG_DATA_HOME": "/srv/data"}, "/srv/data/greathall"),
    ({"HOME": "/home/ann", "XDG_DATA_HOME": "data"}, "/home/ann/.local/share/greathall"),
    ({"HOME": "/home/ann", "XDG_DATA_HOME": ""}, "/home/ann/.local/share/greathall"),
])
def test_where_the_data_lies(environ: dict[str, str], folder: str) -> None:
    assert data_folder(environ) == Path(folder)
    assert Settings.read({}, environ).data == Path(folder)


def test_a_user_without_a_home_names_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service's user may have neither HOME nor an entry among the users; the hall of the unit did not start."""
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert Settings.read({}, {"GREATHALL_DATA": "/srv/hall"}).data == Path("/srv/hall")
    assert Settings.read({}, {"XDG_DATA_HOME": "/srv"}).data == Path("/srv/greathall")
    with pytest.raises(Illegal) as no:
        Settings.read({}, {})
    assert "--data" in no.value.why


def test_text_becomes_what_it_means() -> None:
    chosen = read("--hosts", "hall.test, box.local ,", "--data", "~/hall", "--pace", "0", "--log", "json")
    assert chosen.hosts == ("hall.test", "box.local")
    assert chosen.data == Path("~/hall").expanduser()
    assert (chosen.pace, chosen.log) == (0.0, "json")


@pytest.mark.parametrize("word", ["yes", "TRUE", "on", "1"])
def test_ways_to_say_yes(word: str) -> None:
    assert read(GREATHALL_PRIVATE_NOTICES=word).private_notices is True


@pytest.mark.parametrize("word", ["no", "False", "off", "0"])
def test_ways_to_say_no(word: str) -> None:
    assert read(GREATHALL_PRIVATE_NOTICES=word).private_notices is False


@pytest.mark.parametrize(("name", "value", "wants"), [
    ("port", "eighty", "a whole number from 0 to 65535"),
    ("port", "65536", "a whole number from 0 to 65535"),
    ("port", "-1", "a whole number"),
    ("pace", "nan", "a number from 0 to 60"),
    ("pace", "inf", "a number from 0 to 60"),
    ("workers", "0", "a whole number from 1 to 256"),
    ("private_notices", "maybe", "yes or no"),
    ("log", "xml", "one of"),
    ("host", "two words", "an address"),
    ("host", "a/b", "an address"),
    ("host", "name\n", None),
    ("hosts", "good,b<d", "names or addresses"),
    ("address", "ftp://hall.test", "an address such as"),
    ("address", "https://hall.test/path", "without a path"),
    ("data", "~nobody-of-that-name/hall", "a folder"),
])
def test_a_bad_value_gets_a_clear_sentence(name: str, value: str, wants: str | None) -> None:
    if wants is None:  # space around a value is fine
        assert getattr(Settings.read({name: value}, {}), name) == value.strip()
        return
    with pytest.raises(Illegal, match=wants) as by_variable:
        Settings.read({}, {f"GREATHALL_{name.upper()}": value})
    assert f"GREATHALL_{name.upper()}" in by_variable.value.why
    with pytest.raises(Illegal, match=wants) as by_option:
        Settings.read({name: value}, {})
    assert "--" + name.replace("_", "-") in by_option.value.why


def test_a_long_bad_value_is_not_told_back_whole() -> None:
    with pytest.raises(Illegal) as refused:
        Settings.read({"port": "9" * 5000}, {})
    assert len(refused.value.why) < 200


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "::1", "[::1]", "hall.test", "my_box", "localhost"])
def test_hosts_of_every_kind(host: str) -> None:
    assert read("--host", host).host == host


def test_every_setting_is_in_the_help_and_in_the_docs() -> None:
    parser = argparse.ArgumentParser(formatter_class=lambda prog: argparse.HelpFormatter(prog, width=1000))
    arguments(parser)
    told, docs = parser.format_help(), as_markdown()
    for row in SETTINGS:
        for page in (told, docs):
            assert row.option in page
            assert row.variable in page
            assert row.help in page
    assert len(docs.splitlines()) == len(SETTINGS) + 2
    assert {row.name for row in SETTINGS} == set(Settings.__struct_fields__)


@pytest.mark.parametrize("row", SETTINGS, ids=lambda row: row.name)
def test_every_default_is_a_value_one_could_type(row: Any) -> None:
    assert row.read(row.default, "x") == row.default
    assert row.wants
    if row.default_text:
        assert row.read(row.default_text, "x") == row.default
