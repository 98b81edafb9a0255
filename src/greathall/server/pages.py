"""Pages without scripts: the API's description, and a notice that the browser pages aren't built."""

import re
from collections.abc import Iterable
from html import escape
from typing import Any

from greathall.server.sentences import say

STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #2a1d14; color: #2b2016; font: 17px/1.5 "Hall Book", serif; }
main { max-width: 50rem; margin: 2rem auto; padding: 1.5rem 2rem; background: #f4e8cf; border-radius: .5rem;
  box-shadow: 0 0 4rem #e0a04055; }
h1, h2 { font-weight: normal; letter-spacing: .02em; }
h1 { margin-top: .4rem; border-bottom: 2px solid #8a5a1f; }
code { background: #e7d6b4; padding: .1em .3em; border-radius: .2em; overflow-wrap: anywhere; }
a { color: #6b2c12; }
dt { margin-top: 1rem; }
dd { margin-left: 1.5rem; }
@media (max-width: 40rem) { main { margin: 0; border-radius: 0; padding: 1rem; } dd { margin-left: .5rem; } }
"""


def style(files: Iterable[str]) -> str:
    """Return the style of these pages, with the browser's serif font if it was built."""
    book = next((path for path in files if re.fullmatch(r"/assets/book-[\w-]{8}\.woff2", path)), None)
    return f'@font-face {{ font-family: "Hall Book"; src: url("{book}"); }}{STYLE}' if book else STYLE


def page(title: str, body: str) -> str:
    return (f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="stylesheet" href="/hall.css"></head><body><main><h1>{escape(title)}</h1>{body}</main>'
            '</body></html>')


def unbuilt() -> str:
    return page(say("page-title"), f"<p>{escape(say('page-unbuilt'))}</p><p><code>make serve</code></p>"
                f'<p><a href="/docs">{escape(say("page-programs"))}</a></p>')


def no_manual() -> str:
    return page(say("page-manual"), f"<p>{escape(say('page-no-manual'))}</p><p><code>make docs</code></p>")


def docs(schema: dict[str, Any]) -> str:
    """Return the OpenAPI description for people: what each path does, takes and returns."""
    rows = [operation(path, verb, told) for path, verbs in schema["paths"].items() for verb, told in verbs.items()
            if isinstance(told, dict) and "responses" in told]
    intro = f'<p>{escape(say("page-docs"))} <a href="/openapi.json">openapi.json</a></p>'
    told = f"<dl>{''.join(rows)}</dl><h2>{escape(say('page-words'))}</h2>{schemas(schema)}"
    return page(say("page-programs"), intro + told)


def operation(path: str, verb: str, told: dict[str, Any]) -> str:
    takes = ", ".join(p["name"] for p in told.get("parameters", []))
    body = reference(told.get("requestBody", {}))
    codes = sorted(told["responses"])
    answers = ", ".join(f"{code} {reference(told['responses'][code])}".strip() for code in codes if code < "400")
    refuses = ", ".join(code for code in codes if code >= "400")
    facts = {"page-takes": escape(takes), "page-body": body, "page-answers": answers, "page-refuses": refuses}
    lines = [escape(told.get("summary") or "")]
    lines += [f"{escape(say(key))}: {fact}" for key, fact in facts.items() if fact]
    return f"<dt><code>{verb.upper()} {escape(path)}</code></dt><dd>{'<br>'.join(lines)}</dd>"


def reference(part: dict[str, Any]) -> str:
    """Return the name of the type that a body holds."""
    for media in part.get("content", {}).values():
        schema = media.get("schema", {})
        name = str(schema.get("$ref") or schema.get("items", {}).get("$ref") or "").rpartition("/")[2]
        if name:
            return f'<a href="#{escape(name)}">{escape(name)}</a>{"[]" if "items" in schema else ""}'
    return ""


def schemas(schema: dict[str, Any]) -> str:
    found = schema.get("components", {}).get("schemas", {})
    return "".join(
        f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(told.get("description") or "")}</p>'
        f"<p><code>{escape(', '.join(told.get('properties', {})))}</code></p>" for name, told in sorted(found.items()))
