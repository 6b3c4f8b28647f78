"""The one place that finds drawings, sounds and texts, wherever the game was installed.

A wheel and a packaged app carry them inside the package, a checkout beside it.
"""

import logging
import os
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from stat import S_ISREG
from typing import Annotated

import msgspec

from briscola.system.own_folders import data_folder

_logger = logging.getLogger(__name__)

PACKAGE = Path(__file__).resolve().parents[1]

GZIP = b"\x1f\x8b"
LONGEST_DRAWING = 4_000_000
"""Bytes of a drawing, unpacked; our longest has a tenth of that."""
LEAST_RATIO = 0.1
"""Least ratio of the sides of a card."""
_FOLDER = re.compile(r"\w[\w-]{0,63}")
OWN = "own-"
"""Beginning of the folder names of decks that people have brought themselves."""
OWN_IN_RECORDS = "own"
"""Word for any of them in records of matches, which others may read."""


Ink = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]
Inks = Mapping[str, Ink]
"""Colours by the names of their swatches."""
Move = tuple[float, float, float, float, float, float]
"""Matrix of a move, as SVG writes it."""
Share = Annotated[float, msgspec.Meta(ge=0, le=4)]
Light = Annotated[float, msgspec.Meta(ge=200, le=255)]


class Press(msgspec.Struct, frozen=True, kw_only=True):
    """Printing of a deck (`print_effect`), as multiples of a usual Italian deck; crisp offset is near 0."""

    misregister: Share = 1.0
    """Distance of the plates from the key."""
    mottle: Share = 1.0
    """Unevenness of the inks."""
    spread: Share = 1.0
    """Ink that runs out at lines of the key."""

    @property
    def mark(self) -> str:
        """Short text that differs between presses, for names of files."""
        return "-".join(f"{round(100 * share)}" for share in (self.misregister, self.mottle, self.spread))


class Stock(msgspec.Struct, frozen=True, kw_only=True):
    """Board of a deck (`paper_grain`), as multiples of a usual Italian deck's."""

    fibres: Share = 1.0
    """Strength of fibres that one sees."""
    tooth: Share = 1.0
    """Roughness from point to point, and its slow unevenness."""
    finish: Share = 0.0
    """Depth of the fine dimples that are rolled into playing cards with a finish."""
    gloss: Share = 0.0
    """Strength of the sheen across a varnished card."""
    tone: tuple[Light, Light, Light] = (250.0, 246.5, 238.0)
    """Red, green and blue light that the board reflects, of 255."""


class Back(msgspec.Struct, frozen=True, kw_only=True):
    """A back without a file of its own: another one, `like`, in other colours."""

    like: str
    inks: Inks = {}


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """Changes with which a drawing is shown, beyond what its file has (`svg_document`)."""

    inks: tuple[tuple[str, str], ...] = ()
    """Swatches in other colours."""
    moves: tuple[tuple[str, Move], ...] = ()
    """Named elements that make room for an index."""
    two_headed: bool = False
    """Its lower half is the upper one turned, and need not be rasterised."""
    straight_cut: bool = False
    """Nothing of the lower half reaches into the upper one."""
    share: float = 1.0
    """The part of its height that is shown, from the top."""


UNCHANGED = Changes()


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """A file, and how it is shown."""

    path: Path
    code: str
    """The card that it shows, or another name."""
    changes: Changes = UNCHANGED


class DeckInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Contents of a deck's `deck.json`; width and height are those of its drawings, in tenths of a mm."""

    name: str
    title: str
    """In English; the catalogues have it in other languages."""
    family: str = "italian"
    width: float
    height: float
    index: str = "none"
    """Index on the cards: `none` (the drawing tells them apart), `figures`, `corner`, or `large` print."""
    shelf: int = 99
    """Its place among the decks."""
    press: Press = Press()
    stock: Stock = Stock()
    inks: Inks = {}
    """The swatches of its drawings."""
    two_headed: tuple[str, ...] = ()
    """Cards whose lower half is the upper one turned."""
    straight_cut: bool = False
    """True if a straight line parts the halves of those; else they reach into each other."""
    moves: Mapping[str, Mapping[str, Move]] = {}
    """Moves of the named elements of a card that has an index in its corner."""
    like: str = ""
    """The deck whose drawings it uses where it has no files of its own."""
    inks_by_suit: Mapping[str, Inks] = {}
    """Colours in which it shows them."""
    backs: Mapping[str, Back] = {}

    signs_of: str = ""
    """Deck that lends its signs and indices to one that has none; empty for none."""
    back_of: str = ""
    """Deck that lends its backs to one that has none; empty for none."""

    def __hash__(self) -> int:
        """Pictures are kept by their deck, though its tables have no hash."""
        return hash(self.name)

    @property
    def own(self) -> bool:
        """True if somebody has brought the deck: its cards are pictures, which no press prints."""
        return is_own(self.name)

    def press_if(self, printed: bool) -> Press | None:
        """The press that prints the cards, or None if they are shown as they are."""
        return self.press if printed and not self.own else None

    @property
    def ratio(self) -> float:
        """Width divided by height."""
        return self.width / self.height

    @property
    def french(self) -> bool:
        """True if the deck has hearts and queens."""
        return self.family == "french"


_ROOTS = (PACKAGE, PACKAGE.parent)


def roots() -> Sequence[Path]:
    """Folders that may hold `assets` and `sounds`, best first."""
    return _ROOTS


def _folder(name: str) -> Path | None:
    return _first_folder(name, tuple(roots()))


@cache  # every frame names somebody, and asks for the list of people
def _first_folder(name: str, places: tuple[Path, ...]) -> Path | None:
    return next((root / name for root in places if (root / name).is_dir()), None)


def asset(*parts: str) -> Path | None:
    """The file at assets/parts…, or None where there is no such file."""
    folder = _folder("assets")
    path = _inside(folder, parts) if folder else None
    return path if path is not None and path.is_file() else None


def dated(*parts: str) -> tuple[Path, float] | None:
    """The file at assets/parts…, and when it was changed; None where there is no such file."""
    folder = _folder("assets")
    path = _inside(folder, parts) if folder else None
    if path is None:
        return None
    try:
        found = path.stat()
    except OSError:
        return None
    return (path, found.st_mtime) if S_ISREG(found.st_mode) else None


@lru_cache(1024)
def _inside(folder: Path, parts: tuple[str, ...]) -> Path:
    return folder.joinpath(*parts)


def _names(folder: Path | None, suffix: str) -> Sequence[str]:
    if folder is None or not folder.is_dir():
        return ()
    return tuple(sorted(path.stem for path in folder.iterdir() if path.suffix == suffix))


def _listing(kind: str) -> Sequence[str]:
    folder = _folder("assets")
    return _names(folder / kind if folder else None, ".svg")


def own_decks_folder() -> Path:
    """The folder of the decks that people have brought to this computer (`storage/own_decks.py`)."""
    return data_folder() / "own-decks"


def is_own(deck_name: str) -> bool:
    """True for the folder name of a deck that somebody has brought, even one that is no longer there."""
    return deck_name.startswith(OWN)


def decks() -> Sequence[DeckInfo]:
    """Every deck with a readable deck.json: those on the shelf, then those that people have brought."""
    return (*shipped_decks(), *own_decks())


def shipped_decks() -> Sequence[DeckInfo]:
    """The decks that come with the game, in the order of the shelf."""
    folder = _folder("assets")
    found = _decks_in(folder / "cards") if folder else []
    return tuple(sorted(found, key=lambda info: (info.shelf, info.name)))


def own_decks() -> Sequence[DeckInfo]:
    """The decks that people have brought, by title."""
    found = [info for info in _decks_in(own_decks_folder()) if info.own]
    return tuple(sorted(found, key=lambda info: (info.title.casefold(), info.name)))


def _decks_in(folder: Path) -> list[DeckInfo]:
    try:
        names = sorted(path.name for path in folder.iterdir())
    except OSError:  # there is no such folder, or it may not be entered
        return []
    return [info for name in names if (info := deck(name))]


@cache
def _read_deck(path: Path, _stamp: float) -> DeckInfo | None:
    try:
        raw = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
        found = msgspec.convert({**raw, "name": path.parent.name}, DeckInfo, strict=False)
        if not LEAST_RATIO <= found.width / found.height <= 1 / LEAST_RATIO:
            raise ValueError("no card is as wide or as high as that")
    except (OSError, ValueError, ArithmeticError, RecursionError) as error:
        _logger.warning("the deck %s is left out: %s", path.parent.name, error)
        return None
    return found


def deck(name: str) -> DeckInfo | None:
    """The deck of that folder name, or None; a name that leads elsewhere is none."""
    if not _FOLDER.fullmatch(name):
        return None
    if not is_own(name):
        shipped = dated("cards", name, "deck.json")
        return _read_deck(*shipped) if shipped else None
    path = _own_file(name, "deck.json")
    return _read_deck(path, path.stat().st_mtime) if path else None


def _own_file(deck_name: str, *parts: str) -> Path | None:
    path = own_decks_folder().joinpath(deck_name, *parts)
    return path if os.path.isfile(path) else None  # noqa: PTH113 - also where a folder may not be entered


def card_drawing(deck_name: str, code: str, *, indexed: bool = False) -> Drawing | None:
    """The drawing of a card (`CC`) or of a back (`back`, `back-red`, `back-small`), or None.

    `indexed`: it makes room for an index in its corner. A deck that somebody has brought has PNG pictures.
    """
    if is_own(deck_name):
        lender = _lender(deck_name, "back_of") if code.startswith("back") else ""
        picture = None if lender else _own_file(deck_name, f"{code}.png")
        return card_drawing(lender, code) if lender else Drawing(path=picture, code=code) if picture else None
    for info, inks in _sources(deck_name, code[-1:]):
        back = info.backs.get(code)
        for name, colours in ((code, inks), (back.like, back.inks) if back else ("", inks)):
            path = asset("cards", info.name, f"{name}.svg")
            if path is not None:
                changes = Changes(
                    inks=tuple(sorted(colours.items())),
                    moves=tuple(sorted(info.moves.get(code, {}).items())) if indexed else (),
                    two_headed=name in info.two_headed,
                    straight_cut=name in info.two_headed and info.straight_cut,
                )
                return Drawing(path=path, code=code, changes=changes)
    return None


def small_card_drawing(deck_name: str, code: str) -> Drawing | None:
    """The same for a small screen: of a picture the smaller one, at most some 200 KB."""
    small = _own_file(deck_name, "small", f"{code}.png") if is_own(deck_name) else None
    return Drawing(path=small, code=code) if small else card_drawing(deck_name, code)


def sign_drawing(deck_name: str, suit: str) -> Drawing | None:
    """The sign of a suit C D B S as that deck draws it, or as its lender does; or None."""
    return _part(_lender(deck_name, "signs_of") or deck_name, "signs", suit)


def index_drawing(deck_name: str, code: str) -> Drawing | None:
    """Rank and sign to lay over a card's corner; None where the deck's card says them itself."""
    lender = _lender(deck_name, "signs_of")
    info = deck(deck_name) if lender else None
    if info is not None and info.index != "none":
        return None
    return lent_index(lender, code) if lender else _part(deck_name, "index", code)


def lent_index(lender: str, code: str) -> Drawing | None:
    """The same for another deck: with its sign also where the lender's own card has no room for it."""
    return _part(lender, "index", f"{code}-whole") or _part(lender, "index", code)


def _part(deck_name: str, kind: str, code: str) -> Drawing | None:
    for info, inks in _sources(deck_name, code[-1:]):
        path = asset("cards", info.name, kind, f"{code}.svg")
        if path is not None:
            return Drawing(path=path, code=code, changes=Changes(inks=tuple(sorted(inks.items()))))
    return None


def _sources(deck_name: str, suit: str) -> Iterator[tuple[DeckInfo, Inks]]:
    """Decks that may have a drawing of a deck, the deck itself first, and the colours for that suit."""
    info = deck(deck_name)
    if info is None:
        return
    yield info, {}
    other = deck(info.like)
    if other is not None:
        yield other, info.inks_by_suit.get(suit, {})


def plain(path: Path) -> Drawing:
    """The drawing in a file as it is."""
    return Drawing(path=path, code=path.stem)


def _lender(deck_name: str, what: str) -> str:
    """The deck that lends signs or backs to one that somebody has brought; empty for none."""
    info = deck(deck_name) if is_own(deck_name) else None
    lender: str = getattr(info, what, "")
    return lender if _FOLDER.fullmatch(lender) and not is_own(lender) else ""


def faces() -> Sequence[str]:
    """Names of the drawn faces."""
    return _listing("faces")


def props() -> Sequence[str]:
    """Names of the drawn things on the table (espresso, seal …)."""
    return _listing("props")


def icons() -> Sequence[str]:
    """Names of the drawn icons."""
    return _listing("icons")


def sounds() -> Sequence[str]:
    """Names of the sounds, without `.ogg`."""
    return _names(_folder("sounds"), ".ogg")


def sound_file(name: str) -> Path | None:
    """The recording `name`.ogg, or None."""
    folder = _folder("sounds")
    path = folder / f"{name}.ogg" if folder else None
    return path if path is not None and path.is_file() else None


def puzzle_files() -> Sequence[Path]:
    """The files of puzzles, by name."""
    folder = _folder("assets")
    return sorted((folder / "puzzles").glob("*.json")) if folder else ()


def beside(name: str) -> Path | None:
    """A file that lies beside `assets` (a licence, the notices), or None."""
    return next((root / name for root in roots() if (root / name).is_file()), None)


def strings_folder() -> Path:
    """The folder of translations and rules pages."""
    return PACKAGE / "i18n" / "strings"


def drawing(path: Path) -> str:
    """The text of an SVG drawing; in the packaged app it lies gzipped under the same name.

    Raises OSError, or ValueError for one that is damaged or too long.
    """
    data = path.read_bytes()
    if data.startswith(GZIP):
        unpacker = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
        try:
            data = unpacker.decompress(data, LONGEST_DRAWING)
        except zlib.error as error:
            raise ValueError(f"a damaged drawing: {error}") from None
        if not unpacker.eof:
            raise ValueError("a drawing that is cut off or too long")
    return data.decode("utf-8").replace("\r\n", "\n")


def read(path: Path) -> str:
    """A text of ours; what is damaged in it is marked, and one that cannot be read is empty."""
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError as error:
        _logger.warning("%s cannot be read: %s", path.name, error)
        return ""
