"""Every sentence of the terminal is in the catalogue, and none lies there unused."""

import re
from pathlib import Path

from greathall import cli
from greathall.core import catalogue


def test_the_terminal_s_sentences_are_those_it_says() -> None:
    said = {key for file in Path(cli.__file__).parent.rglob("*.py")
            for key in re.findall(r'["\'](cli-[a-z-]+)["\']', file.read_text(encoding="utf-8"))}
    written = set(re.findall(r"^(cli-[a-z-]+) =", (catalogue.HERE / "words.en.ftl").read_text(encoding="utf-8"), re.M))
    assert said
    assert said == written
    assert all(catalogue.hall().has(key) for key in written)
