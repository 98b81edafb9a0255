"""Cut our two typefaces down to what the pages draw: `uv run --no-project --with fonttools --with brotli make.py`.

Alegreya is the book face, with old-style and lining figures and, in its bold, small capitals; Source Sans 3 is the
plain face for small labels and signs. Both are under the SIL Open Font License, whose texts are in web/public/licences.
A cut face may not keep a reserved name, so ours are called Hall Book and Hall Plain.
"""

import subprocess
import tempfile
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

HERE = Path(__file__).parent
LICENCES = HERE.parents[2] / "public" / "licences"
LAST_RESORT = HERE.parents[3] / "tests/web/faces/Last Resort.ttf"
"""The only font of the machine that the tests' browsers find: they can't start without one."""
PACKAGES = {"alegreya": "0.4.2", "source-sans-3": "0.4.1"}
SHAPING = ["kern", "liga", "locl"]
FIGURES = ["lnum", "onum", "pnum", "tnum"]
CUTS = {
    "book": ("alegreya", "400Regular", FIGURES),
    "book-bold": ("alegreya", "700Bold", [*FIGURES, "smcp"]),
    "book-italic": ("alegreya", "400Regular_Italic", FIGURES),
    "plain": ("source-sans-3", "400Regular", FIGURES),
    "plain-bold": ("source-sans-3", "700Bold", FIGURES),
}
LETTERS = ("".join(map(chr, range(0x20, 0x7F)))
           + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜŸĄĆĘŁŃŚŹŻẞ" + "àáâãäåæçèéêëìíîïñòóôõöøœùúûüÿąćęłńśźżß" + "¡¿ªº«»")
"""Of English, German, French, Dutch, Italian, Spanish, Portuguese and Polish."""
NAMES = (1, 3, 4, 6, 16)
"""The records of a font's name table that say what it is called."""
SIGNS = "\u00a0\u00ad\u2009\u202f°·×½§©–—‑‘’‚“”„†•…‹›€−≤≥→←↑↓■□▲▼▶▴▸◂●♥♪✓✗"


def cut(source: Path, target: Path, family: str, features: list[str]) -> None:
    font = TTFont(source, recalcTimestamp=False)  # the same bytes each time
    line_up(font)
    subsetter = Subsetter(Options(hinting=False, layout_features=[*SHAPING, *features], notdef_outline=True))
    subsetter.populate(text=LETTERS + SIGNS)
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = family
    for unused in ("STAT", "BASE", "GDEF", "gasp"):
        if unused in font:
            del font[unused]
    font.flavor = "woff2"
    font.save(target)


def line_up(font: TTFont) -> None:
    """Make lining figures the usual ones, for numbers on boards and buttons; `oldstyle-nums` has the others."""
    table = font["GSUB"].table
    lining = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum"
              for index in record.Feature.LookupListIndex}
    swaps = {old: new for index in lining for part in table.LookupList.Lookup[index].SubTable
             for old, new in getattr(part, "ExtSubTable", part).mapping.items()}
    for letters in font["cmap"].tables:
        letters.cmap = {code: swaps.get(glyph, glyph) for code, glyph in letters.cmap.items()}


def draw_last_resort() -> None:
    """Draw a font that has a box for every sign: whatever ours lack is then drawn by it, and is noticed."""
    box = TTGlyphPen(None)
    for corners in ([(50, 0), (50, 700), (450, 700), (450, 0)], [(100, 50), (400, 50), (400, 650), (100, 650)]):
        box.moveTo(corners[0])
        for corner in corners[1:]:
            box.lineTo(corner)
        box.closePath()
    font = FontBuilder(1000)
    font.setupGlyphOrder([".notdef", "box"])
    font.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "box": box.glyph()})
    font.setupHorizontalMetrics({".notdef": (500, 0), "box": (500, 50)})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": LAST_RESORT.stem, "styleName": "Regular"})
    letters = CmapSubtable.newSubtable(13)  # many signs, one picture
    letters.platformID, letters.platEncID, letters.language, letters.format = 3, 10, 0, 13
    letters.cmap = dict.fromkeys([*range(0x20, 0xD800), *range(0xE000, 0x20000)], "box")
    font.font["cmap"] = table = newTable("cmap")
    table.tableVersion, table.tables = 0, [letters]
    font.setupOS2()
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    font.save(LAST_RESORT)


def main() -> None:
    LICENCES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "install", "--prefix", folder, "--no-save",
                        *(f"@expo-google-fonts/{name}@{version}" for name, version in PACKAGES.items())], check=True)
        packages = Path(folder, "node_modules/@expo-google-fonts")
        for name in PACKAGES:
            (LICENCES / f"{name}.txt").write_text((packages / name / "LICENSE_FONT").read_text())
        for name, (package, weight, features) in CUTS.items():
            (source,) = (packages / package / weight).glob("*.ttf")
            cut(source, HERE / f"{name}.woff2", f"Hall {name.split('-')[0].title()}", features)
    draw_last_resort()


if __name__ == "__main__":
    main()
