"""A language that nobody speaks, for tests only: English with accents, every sentence 40% longer and its words with it.
Whatever fits in it fits in any language we may add.
"""

import json
import re
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import BrowserContext

PSEUDO = "pseudo"
LONGER = 0.4
ACCENTS = str.maketrans("aeiouAEIOUcnsz", "áéîöüÁÉÎÖÜçñśż")
LONG_NAMES = ["Wilhelmina Bartholomea Featherstonehaugh", "Maximilian Ferdinand Theobald Hornblower"]
"""The longest name that the hall allows."""
SENTENCES = re.compile(r"/api/(games/\w+/)?sentences\?")
FETCH = r"""{
  const plain = window.fetch, sentences = /\/(sentences|rules|lessons\/\w+)\?/;
  window.fetch = async (path, ...how) => {
    const answer = await plain(path, ...how);
    return sentences.test(path) && answer.ok ? new Response(await pseudo(path, await answer.text())) : answer;
  };
}"""
"""The page's own `fetch` is replaced: a route would send every request through this program, and cache none."""


def lengthen(text: str) -> str:
    """Put accents on the letters, and double vowels until the text is long enough."""
    grown, owed = [], 0.0
    for letter in text:
        owed += LONGER
        twice = letter.lower() in "aeiou" and owed >= 1
        owed -= twice
        grown.append(letter.translate(ACCENTS) * (1 + twice))
    return "".join(grown)


class _Lengthened(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(lengthen(node.value))


@cache
def pseudo(catalogue: str) -> str:
    """Lengthen the English of a Fluent catalogue; placeables and selectors stay."""
    resource = FluentParser().parse(catalogue)
    return str(FluentSerializer().serialize(_Lengthened().visit(resource)))


def speak_pseudo(context: BrowserContext) -> None:
    """Send the hall's sentences to this browser in the pseudo-language from now on."""
    def spoken(_: object, path: str, text: str) -> str:
        if SENTENCES.search(path):
            return pseudo(text)
        told = json.loads(text)
        if "/lessons/" in path:
            return json.dumps(grown(told, "end") | {"steps": [grown(step, "text", "done") for step in told["steps"]]})
        return json.dumps([grown(rule, "section", "text", "why") for rule in told])

    context.expose_binding("pseudo", spoken)
    context.add_init_script(FETCH)


def grown(told: dict[str, Any], *fields: str) -> dict[str, Any]:
    return told | {field: lengthen(told[field]) for field in fields}
