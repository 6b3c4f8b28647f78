"""The files that a browser may ask for: the page itself, its fonts, and drawings of cards and faces."""

import gzip
import re
from functools import lru_cache
from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
from msgspec import Struct

from briscola import resources, svg_document

STATIC = Path(__file__).resolve().parent / "static"
_PAGES = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/style.css": ("style.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
}
_FONTS = {
    "/fonts/serif.ttf": (font_source_serif_pro, "SourceSerifPro-Semibold.ttf"),
    "/fonts/sans.ttf": (font_source_sans_pro, "SourceSansPro-Regular.ttf"),
}
_DRAWING = re.compile(
    r"/cards/(?P<deck>\w[\w-]{0,63})/(?P<kind>signs/|index/)?(?P<name>[1-7FCRBDS]{1,2}|back)\.svg"
)
_FACE = re.compile(r"/faces/(?P<name>[a-z0-9-]{1,40})\.svg")
KEPT_DRAWINGS = 128
"""Drawings that stay in memory, ready to be sent; about 20 KB each, a picture of an own deck up to 200 KB."""


class PageFile(Struct, frozen=True, kw_only=True):
    """A file as it is sent, gzipped."""

    kind: str
    """Its media type."""
    gzipped: bytes
    lasting: bool
    """True if a browser may keep it: a font, or a drawing whose address names the version of the game."""


def page_file(path: str) -> PageFile | None:
    """The file at a path of an address, without its query; None if there is none."""
    if path in _PAGES:
        name, kind = _PAGES[path]
        return PageFile(kind=kind, gzipped=gzip.compress((STATIC / name).read_bytes()), lasting=False)
    if path in _FONTS:
        package, name = _FONTS[path]
        font = Path(str(package.__file__)).parent / "files" / name
        return PageFile(kind="font/ttf", gzipped=_gzipped(font), lasting=True)
    drawing = _drawing(path)
    if drawing is None:
        return None
    if drawing.path.suffix == ".png":
        # A card of somebody's own deck is a picture, whatever its address ends with.
        return PageFile(kind="image/png", gzipped=_gzipped(drawing.path), lasting=True)
    inks = drawing.changes.inks
    try:
        gzipped = _recoloured(drawing.path, inks) if inks else _gzipped(drawing.path)
    except ValueError:  # a damaged drawing
        return None
    return PageFile(kind="image/svg+xml", gzipped=gzipped, lasting=True)


def _drawing(path: str) -> resources.Drawing | None:
    if face := _FACE.fullmatch(path):
        file = resources.asset("faces", f"{face['name']}.svg")
        return None if file is None else resources.plain(file)
    found = _DRAWING.fullmatch(path)
    if found is None:
        return None
    find = {"signs/": resources.sign_drawing, "index/": resources.index_drawing}.get(
        found["kind"], resources.small_card_drawing
    )
    return find(found["deck"], found["name"])


@lru_cache(maxsize=KEPT_DRAWINGS)
def _gzipped(path: Path) -> bytes:
    data = path.read_bytes()
    return data if data.startswith(resources.GZIP) else gzip.compress(data)


@lru_cache(maxsize=KEPT_DRAWINGS)
def _recoloured(path: Path, inks: tuple[tuple[str, str], ...]) -> bytes:
    return gzip.compress(svg_document.recoloured(resources.drawing(path), dict(inks)).encode())
