"""The files that a browser may ask for: the page itself, its fonts, icons and sounds, and packs of drawings.

Addresses name the content (`cards/napoletane/1a2b3c4d5e/pack-1`): a browser keeps what has not changed.
"""

import gzip
import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import Struct

from briscola.engine.cards import ALL_CARDS
from briscola.pages.messages.fields import Grimace, Mood
from briscola.pages.server.page_fonts import FONTS, cut_down
from briscola.system import resources, svg_document
from briscola.system.resources import Drawing

STATIC = Path(__file__).resolve().parents[1] / "static"
_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
}
PACK_KIND = "application/octet-stream"
_ICONS = {
    "briscola.svg": ("icon-small.svg",),
    "briscola-180.png": ("icon-touch.png",),
    "briscola-192.png": ("icon", "192.png"),
    "briscola-512.png": ("icon", "512.png"),
}
"""The game's own icons, which lie elsewhere than those of its buttons."""
_FOLDERS = "page|fonts|icons|props|sounds"
_HASH = r"[0-9a-f]{10}"
_NAMED = re.compile(rf"/(?P<folder>{_FOLDERS})/(?:(?P<hash>{_HASH})/)?(?P<name>[\w-]+\.[a-z0-9]+)")
_PACKED = re.compile(
    rf"/(?P<folder>cards|faces)/(?P<of>\w[\w-]{{0,63}})/(?P<hash>{_HASH})/(?P<name>pack(?:-[1-9]\d?)?|marks|face\.svg)"
)
LARGEST_SOUND = 12_000
"""Bytes at most of a sound that a browser gets: those of cards, but no music."""
_ADDRESSING = (".css", ".webmanifest")
"""Files of the page, besides itself, that name others."""
_UNSENT = {
    ".js": re.compile(r"(?m)^[ \t]+|[ \t]*//(?: .*)?$"),
    ".css": re.compile(r"(?m)^\s*(?:/\*.*?\*/\s*)?|(?<=[:,]) | (?=\{)|(?<=[{};,])\n"),
}
"""Indents, comments, a sheet's spaces and line ends: for whoever reads them. A script keeps all lines."""
_PART = re.compile(r'(?m)^@import "([\w/]+\.css)";$')
"""A part of a style sheet, in a file of its own here: the sheet is sent as one."""
_WRITTEN = re.compile(rf"(?:\.\./)?\b(?P<path>(?:{_FOLDERS})/[\w-]+\.[a-z0-9]+)")
"""An address as the page's own files write it, without its hash."""
KEPT_FILES, KEPT_PACKS, KEPT_DECKS = 96, 64, 24
"""Files, packs, and decks in parts that stay in memory, ready to be sent; a deck has about 500 KB."""
PART = 50_000
"""Bytes at most of a part of a pack, unless one drawing alone has more: what a slow line brings is kept."""


class PageFile(Struct, frozen=True, kw_only=True):
    """A file as it is sent, gzipped."""

    kind: str
    """Its media type."""
    gzipped: bytes
    digest: str
    """Hash of its content, or of all that it belongs to."""
    lasting: bool
    """True if a browser may keep it for ever: its address has named this content."""


# ---- addresses


def deck_address(deck: str) -> str:
    """The address of the drawings of a deck."""
    return f"cards/{deck}/{_deck_digest(deck)}"


def face_address(face: str) -> str:
    """The address of the drawings of a face; empty for none."""
    return f"faces/{face}/{_shipped_digest(_of_face, face, tuple(resources.roots()))}" if face else ""


def page_file(path: str) -> PageFile | None:
    """The file at a path of an address, without its query; None if there is none."""
    if found := _NAMED.fullmatch(path):
        return _named_file(found["folder"], found["name"], found["hash"])
    if found := _PACKED.fullmatch(path):
        return _packed(found["folder"], found["of"], found["name"], found["hash"])
    home = homes().get(path)
    return None if home is None else _page(home)


def homes() -> Mapping[str, Path]:
    """The pages by path: a seat at a table; what has a folder of its own, such as the slate, by its name."""
    return {"/": STATIC / "index.html", **{f"/{file.stem}": file for file in STATIC.glob("*/*.html")}}


def _page(home: Path) -> PageFile:
    text = _addressed(home.read_text(encoding="utf-8")).encode()
    digest = hashlib.sha256(text).hexdigest()[:10]
    return PageFile(kind=_KINDS[".html"], gzipped=gzip.compress(text), digest=digest, lasting=False)


def _addressed(text: str) -> str:
    """A file of the page with hashes in the addresses that it names."""

    def hashed(found: re.Match[str]) -> str:
        folder, _, name = found["path"].partition("/")
        file = _named_file(folder, name, None)
        address = found["path"] if file is None else f"{folder}/{file.digest}/{name}"
        return f"../../{address}" if found[0].startswith("../") else address

    return _WRITTEN.sub(hashed, text)


# ---- single files


def _named_file(folder: str, name: str, wanted: str | None) -> PageFile | None:
    path = _path_of(folder, name)
    if path is None:
        return None
    digest = _page_digest() if folder == "page" else _digest([resources.plain(path)])
    found = _single(folder, name, path, digest)
    return msgspec.structs.replace(found, lasting=wanted == digest)


def _path_of(folder: str, name: str) -> Path | None:
    if folder == "page":
        return next((file for file in _static_files() if file.name == name and file.suffix != ".html"), None)
    if folder == "fonts":
        return FONTS.get(name)
    if folder == "sounds":
        sound = resources.sound_file(name.removesuffix(".ogg"))
        return sound if sound is not None and sound.stat().st_size <= LARGEST_SOUND else None
    return resources.asset(*_ICONS.get(name, (folder, name)))


@lru_cache(maxsize=KEPT_FILES)
def _single(folder: str, name: str, path: Path, digest: str) -> PageFile:
    if folder == "fonts":
        made = resources.asset("page-fonts", name)  # in a wheel or a packaged app
        data = cut_down(path) if made is None else made.read_bytes()
    elif path.suffix == ".svg":
        data = resources.drawing(path).encode()
    elif path.suffix in {*_UNSENT, *_ADDRESSING}:
        text = path.read_text(encoding="utf-8")
        text = _PART.sub(lambda found: (path.parent / found[1]).read_text(encoding="utf-8"), text)
        if path.suffix in _UNSENT:
            text = _UNSENT[path.suffix].sub("", text)
        data = (_addressed(text) if path.suffix in _ADDRESSING else text).encode()
    else:
        data = path.read_bytes()
    kind = _KINDS[".woff2" if folder == "fonts" else path.suffix]
    return PageFile(kind=kind, gzipped=gzip.compress(data), digest=digest, lasting=True)


def _page_digest() -> str:
    """Hash of all files of the page, which name each other without it."""
    return _digest([resources.plain(path) for path in _static_files()])


def _static_files() -> Sequence[Path]:
    """The files of all pages; no two have one name."""
    return sorted(path for path in STATIC.rglob("*") if path.is_file())


# ---- packs


def _packed(folder: str, of: str, name: str, wanted: str) -> PageFile | None:
    digest = _deck_digest(of) if folder == "cards" else _digest(_faces(of).values())
    number = name.partition("-")[2]
    if number:
        parts = _parts(of, digest) if folder == "cards" else ()
        found = parts[int(number) - 1] if int(number) <= len(parts) else None
    elif name == "face.svg":
        found = _calm_face(of, digest) if folder == "faces" else None
    else:
        found = _pack(folder, of, digest) if name == ("marks" if folder == "cards" else "pack") else None
    return None if found is None else msgspec.structs.replace(found, lasting=wanted == digest)


@lru_cache(maxsize=KEPT_PACKS)
def _pack(folder: str, of: str, digest: str) -> PageFile | None:
    """The marks of a deck, whose cards come in parts, or a face with each mood and grimace."""
    drawings = _marks(of) if folder == "cards" else _faces(of)
    drawings = {name: each for name, each in drawings.items() if name}
    return _packed_up(_whole(drawings), digest) if drawings else None


@lru_cache(maxsize=KEPT_PACKS)
def _calm_face(face: str, digest: str) -> PageFile | None:
    calm = _faces(face).get("")
    if calm is None:
        return None
    return PageFile(kind=_KINDS[".svg"], gzipped=gzip.compress(_data(calm)), digest=digest, lasting=True)


@lru_cache(maxsize=KEPT_DECKS)
def _parts(deck: str, digest: str) -> Sequence[PageFile]:
    """The pack of a deck in parts of whole drawings, `pack-1` and so on; each names the next."""
    parts: list[list[_Whole]] = []
    room = 0
    for each in _whole(_cards(deck)):
        size = len(gzip.compress(each[2]))
        if size > room:
            parts.append([])
            room = PART
        parts[-1].append(each)
        room -= size
    for following, part in enumerate(parts[:-1], 2):
        part.append((f"pack-{following}", "", b""))
    return [_packed_up(part, digest) for part in parts]


_Whole = tuple[str, str, bytes]
"""Code, media type and bytes of a drawing. One without a type names the part that follows."""


def _whole(drawings: Mapping[str, Drawing]) -> Sequence[_Whole]:
    whole = ((code, _KINDS[drawing.path.suffix], _data(drawing)) for code, drawing in drawings.items())
    return [each for each in whole if each[2]]


def _packed_up(drawings: Sequence[_Whole], digest: str) -> PageFile:
    """A line of JSON with code, media type and length of each drawing, and then the drawings."""
    head = msgspec.json.encode([(code, kind, len(data)) for code, kind, data in drawings])
    body = b"".join((head, b"\n", *(data for _code, _kind, data in drawings)))
    return PageFile(kind=PACK_KIND, gzipped=gzip.compress(body), digest=digest, lasting=True)


def _cards(deck: str) -> Mapping[str, Drawing]:
    """All cards of a deck and its back, in an order that tells nothing of anybody's hand."""
    codes = [card.code for card in ALL_CARDS]
    return _found((code, resources.small_card_drawing(deck, code)) for code in codes)


def _marks(deck: str) -> Mapping[str, Drawing]:
    """All that the first picture of a hand needs: back, suits, and corner indices."""
    small = resources.small_card_drawing(deck, "back-small") or resources.small_card_drawing(deck, "back")
    signs = ((suit, resources.sign_drawing(deck, suit)) for suit in "DCSB")
    indices = ((f"index {card.code}", resources.index_drawing(deck, card.code)) for card in ALL_CARDS)
    return _found([("back", small), *signs, *indices])


def _faces(face: str) -> Mapping[str, Drawing]:
    """A face: calm under the empty name, then with each mood and grimace."""
    names = dict.fromkeys((*get_args(Mood), *get_args(Grimace)))  # the empty one stands in both
    paths = (
        (name, resources.asset("faces", f"{face}-{name}.svg" if name else f"{face}.svg")) for name in names
    )
    return _found((name, None if path is None else resources.plain(path)) for name, path in paths)


def _found(drawings: Iterable[tuple[str, Drawing | None]]) -> Mapping[str, Drawing]:
    return {name: drawing for name, drawing in drawings if drawing is not None}


def _data(drawing: Drawing) -> bytes:
    """The bytes of a drawing, in the colours in which its deck shows it; none of one that is damaged."""
    if drawing.path.suffix == ".png":
        return drawing.path.read_bytes()
    inks = drawing.changes.inks
    try:
        text = resources.drawing(drawing.path)
        return (svg_document.recoloured(text, dict(inks)) if inks else text).encode()
    except ValueError:
        return b""


# ---- hashes


def _deck_digest(deck: str) -> str:
    """Hash of a deck; one that somebody has brought may change at any time."""
    if resources.is_own(deck):
        return _digest(_of_deck(deck))
    return _shipped_digest(_of_deck, deck, tuple(resources.roots()))


@lru_cache  # each state names all faces at its table
def _shipped_digest(
    drawings: Callable[[str], Iterable[Drawing]], name: str, _places: tuple[Path, ...]
) -> str:
    return _digest(drawings(name))


def _of_deck(deck: str) -> Iterable[Drawing]:
    return [*_cards(deck).values(), *_marks(deck).values()]


def _of_face(face: str) -> Iterable[Drawing]:
    return _faces(face).values()


def _digest(drawings: Iterable[Drawing]) -> str:
    """Hash of files and the colours in which they are shown."""
    found: Sequence[tuple[Path, int, object]] = [
        (drawing.path, drawing.path.stat().st_mtime_ns, drawing.changes.inks) for drawing in drawings
    ]
    return _digest_of(tuple(found))


@lru_cache(maxsize=4 * KEPT_FILES)
def _digest_of(files: tuple[tuple[Path, int, object], ...]) -> str:
    found = hashlib.sha256()
    for path, _changed, inks in files:
        found.update(hashlib.sha256(path.read_bytes()).digest() + repr(inks).encode())
    return found.hexdigest()[:10]
