"""Every public name says what it is and shows how it is used."""

import ast
import inspect
import re
import textwrap
from typing import Any

import pytest

import greathall
import greathall.testing
from greathall.core.game import Game
from greathall.core.mind import Mind
from greathall.core.words import Step

PUBLIC: dict[str, Any] = {
    "greathall": greathall, "greathall.testing": greathall.testing,
    **{f"greathall.{name}": getattr(greathall, name) for name in greathall.__all__},
    **{f"greathall.testing.{name}": getattr(greathall.testing, name) for name in greathall.testing.__all__},
    "Game": Game, "Step": Step, "Mind": Mind,
}


def examples(told: str) -> list[str]:
    """Return the examples of a docstring: blocks that are indented, after a blank line."""
    blocks = re.findall(r"(?:^|\n)\n((?:    .*\n|\n)+)", told + "\n")
    return [textwrap.dedent(block) for block in blocks if block.strip()]


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_name_has_a_docstring_with_an_example_that_is_python(name: str) -> None:
    told = inspect.getdoc(PUBLIC[name]) or ""
    assert told.split("\n")[0].endswith((".", ":")), f"{name}: the first line is one sentence"
    found = examples(told)
    assert found, f"{name} shows no example: indent one after a blank line"
    for example in found:
        ast.parse(example)
