"""The faces of the page's text, cut down to the letters of its languages.

Nothing else of ours is imported here: wheels are built where it is not installed.
"""

from functools import lru_cache
from io import BytesIO
from pathlib import Path

import font_amatic_sc
import font_source_sans_pro
import font_source_serif_pro


def _file(package: object, name: str) -> Path:
    return Path(str(getattr(package, "__file__", ""))).parent / "files" / name


FONTS = {
    "serif.woff2": _file(font_source_serif_pro, "SourceSerifPro-Semibold.ttf"),
    "sans.woff2": _file(font_source_sans_pro, "SourceSansPro-Regular.ttf"),
    "chalk.woff2": _file(font_amatic_sc, "AmaticSC-Bold.ttf"),
}
LETTERS = (
    range(0x20, 0x7F),
    range(0xA0, 0x180),
    range(0x2010, 0x2027),
    (0x20AC, 0x2190, 0x2192, 0x2212, 0x25C6, 0x25CF),
)
"""Latin with all marks of Western and Central Europe, and the signs that our texts use."""
CAPITALS = FONTS["chalk.woff2"]
"""The face in which nothing is written but capitals and figures."""


@lru_cache
def cut_down(path: Path) -> bytes:
    """A face with `LETTERS` only. In a checkout without tools to cut it down it is whole."""
    try:
        from fontTools.subset import Options, Subsetter
        from fontTools.ttLib import TTFont
    except ImportError:
        return path.read_bytes()
    options = Options()
    options.flavor, options.layout_features, options.hinting = (
        "woff2",
        ["kern", "liga", "mark", "mkmk", "ccmp"],
        False,
    )
    wanted = [
        letter for letters in LETTERS for letter in letters if path != CAPITALS or not chr(letter).islower()
    ]
    with TTFont(path, lazy=True) as font:
        cut = Subsetter(options)
        cut.populate(unicodes=wanted)
        cut.subset(font)
        font.flavor = "woff2"
        written = BytesIO()
        font.save(written)
    return written.getvalue()
