"""Every sentence of the terminal is in the catalogue, and none is unused."""

import re
from pathlib import Path

import greathall
from greathall import cli
from greathall.cli.speech import Speech
from greathall.core import catalogue
from greathall.games.monopoly.board import NAMES
from greathall.games.monopoly.play.table import BANK


def test_the_terminal_s_sentences_are_those_it_says() -> None:
    said = {key for file in Path(cli.__file__).parent.rglob("*.py")
            for key in re.findall(r'["\'](cli-[a-z-]+)["\']', file.read_text(encoding="utf-8"))}
    text = (catalogue.HERE / "sentences.en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(cli-[a-z-]+) =", text, re.M))
    assert said
    assert said == written
    assert all(catalogue.hall().has(key) for key in written)


def test_seats_are_called_by_who_sits_there_whatever_the_field() -> None:
    """Even if a word names a seat that isn't a player's, such as a bank's."""
    speech = Speech(greathall.new("monopoly", 2, seed="called", names=("Ann", "Bob")))
    assert [speech.names[field](0) for field in ("seat", "to", "leader")] == ["Ann", "Ann", "Ann"]
    assert speech.names["seats"]((0, 1)) == "Ann, Bob"
    assert speech.names["to"](BANK) == speech.catalogue.say("name-nobody")
    assert speech.names["space"](16) == NAMES[16]
