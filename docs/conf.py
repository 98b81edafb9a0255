"""How Sphinx builds the manual: `make docs`."""

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

import greathall  # noqa: E402

project = "Great Hall"
release = greathall.__version__
project_copyright = "the Great Hall developers"
root_doc = "index"
language = "en_GB"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["hall"]
nitpicky = False  # types of other packages have no page here; broken links of ours are faults all the same

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
maximum_signature_line_length = 100

html_theme = "hall"
html_theme_path = ["."]
html_title = "Great Hall"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_use_index = False
html_domain_indices = False
html_permalinks_icon = "#"
html_sidebars = {"**": ["searchfield.html", "globaltoc.html"]}
html_static_path = [
    "../web/src/style/faces/book.woff2", "../web/src/style/faces/book-bold.woff2",
    "../web/src/style/faces/book-italic.woff2", "../web/src/style/faces/plain.woff2",
    "../web/src/style/faces/plain-bold.woff2",
]
pygments_style = "friendly"

WRITTEN_ELSEWHERE = {"contributing": "CONTRIBUTING.md", "changelog": "CHANGELOG.md"}
"""Pages that stand at the top of the repository, where people look for them first."""


def read(_app: Any, page: str, source: list[str]) -> None:
    """Take such pages from there, and let links lead to the pages of the manual."""
    text = source[0]
    if page in WRITTEN_ELSEWHERE:
        text = (ROOT / WRITTEN_ELSEWHERE[page]).read_text(encoding="utf-8")
        text = re.sub(r"\]\(docs/", "](", text)
    for name, file in WRITTEN_ELSEWHERE.items():
        text = re.sub(rf"\]\((\.\./)?{re.escape(file)}", f"]({name}.md", text)
    source[0] = re.sub(r"\[([^\]]+)\]\((\.\./)?(LICENSE|bench/README\.md)\)", r"\1", text)


def as_rest(_app: Any, _kind: str, _name: str, _thing: Any, _options: Any, lines: list[str]) -> None:
    """Read docstrings as they are written: code in single backticks, examples indented after a blank line."""
    found: list[str] = []
    for line in lines:
        example = line.startswith("    ")
        if example and found and not found[-1] and not (len(found) > 1 and found[-2].startswith("    ")):
            found += ["::", ""]
        found.append(line if example else re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line))
    lines[:] = found


def setup(app: Any) -> None:
    app.connect("source-read", read)
    app.connect("autodoc-process-docstring", as_rest)
