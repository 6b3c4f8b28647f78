"""Reads a deck that somebody has brought, in a process of its own: only finished pictures leave it.

Whatever a file in it does to a decoder, it does it here. The window gets a plan, then bare pixels.
"""

from __future__ import annotations

import io
import sys
import zipfile
import zlib
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Literal

import msgspec
import pygame
import resvg_py

from briscola.storage.own_decks import Family
from briscola.system.quiet_stderr import hushed
from briscola.system.workers import end_with_parent
from briscola.ui.render.picture_formats import (
    Kind,
    OutsideError,
    checked,
    extent_of,
    fault_of,
    kind_of,
    turn_of,
)
from briscola.ui.render.text.fonts import TextStyle, font_path
from briscola.ui.scenes.own_decks.card_sheet import Grid, cards_of, in_colours, layout_of
from briscola.ui.scenes.own_decks.deck_files import (
    DeckFile,
    DeckPictures,
    Refusal,
    RefusedDeck,
    deck_files,
    only_picture,
    pictures_at,
)
from briscola.ui.scenes.own_decks.deck_names import BACK, CODES
from briscola.ui.scenes.own_decks.deck_versions import PictureChoice, Versions, choices, distinct, version

Why = Literal["damaged", "large", "outside", "moving", "inks"]
"""The fault of a card: it cannot be read, is too large, wants something from outside, moves, or is in
the colours of printers."""

TALLEST = 1040
"""Height in px at which cards are kept, unless they come smaller; no table shows them larger."""
RATIOS = (0.4, 1.0)
"""Least and greatest width by height of a deck; others are fitted into that."""
STRETCH = 0.04
"""Greatest difference of a card's proportions from its deck's that is stretched away."""
HEAD = 600_000
"""Bytes of a picture that are read for its size."""
PICTURE = 20_000_000
"""Most bytes of a picture, unpacked; `DRAWING` of an SVG."""
DRAWING = 4_000_000
PIXELS = 12_000_000
"""Most px of a picture; a card scanned at 600 dpi has a third of that."""
PHOTO = 25_000_000
"""Most px of a JPEG, which takes three bytes for each, and of one picture of all cards."""
LONGEST_SIDE, LEAST_SIDE = 4000, 80
"""Px of the longer side of a drawing of all cards, and fewest of the shorter side of any such picture."""
MEMORY = 160_000_000
"""Bytes that reading may take besides the program itself."""
SECONDS = 180
"""Most seconds of computing."""
LONGEST_NAME = 24
"""Letters of a file's name that are told."""
SVG_RATIOS = (0.1, 10.0)
GUESSED = 200
"""Width in px at which a drawing is looked at that tells no size."""
SANS, SERIF = "Source Sans Pro", "Source Serif Pro"
FONTS = [
    str(font_path(TextStyle(family, weight, 16)))
    for family in ("sans", "serif")
    for weight in ("regular", "bold")
]
PAPER = (0xFF, 0xFD, 0xF7)
"""Ground under what is see-through."""
_DAMAGED = (  # NotImplementedError and RuntimeError: zipfile's for other packings and for passwords
    *(OSError, ValueError, EOFError, NotImplementedError, RuntimeError, RecursionError, pygame.error),
    *(zipfile.BadZipFile, zlib.error, OverflowError),
)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a deck, told before its pictures come."""

    width: int = 0
    """Width and height of each picture that will come, in px."""
    height: int = 0
    names: dict[str, str] = {}
    """Name that each picture has among the files, by its `version` of the card; all first ones come first."""
    missing: tuple[str, ...] = ()
    """Codes of the missing cards."""
    choices: tuple[PictureChoice, ...] = ()
    """Cards of which there are different pictures."""
    wrong: dict[str, Why] = {}
    """The pictures that will not come."""
    refused: Refusal | None = None
    sure: bool = True
    """True if it is known which suit is which."""
    family: Family = "italian"
    """The family of decks whose suits the names tell."""
    grid: Grid | None = None
    """The grid of cards if it is one picture of all of them."""


class SentCard(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of which the pixels come next, as red, green, blue; or what is wrong with it."""

    code: str
    wrong: Why | None = None


def work(there: Connection, path: str, done: Sequence[str], grid: Grid | None) -> None:
    """Send the plan of the deck at `path`, then each picture that is not `done`.

    One picture of all cards is cut by `grid`, or by the grid that is found in it.
    """
    end_with_parent()
    _limit()
    with hushed():  # decoders write their own remarks on what is damaged
        _read(there, Path(path), done, grid)


def _read(there: Connection, path: Path, done: Sequence[str], grid: Grid | None) -> None:
    try:
        named = pictures_at(path)
        only = only_picture(named)
        if only is None:
            found, grid = deck_files(named), None
        else:
            found, grid = _cut(only, grid)
            backs = [file for _, file in named if file is not only]
            found = msgspec.structs.replace(found, cards={**found.cards, **({BACK: backs} if backs else {})})
    except RefusedDeck as refused:
        _send(there, Plan(refused=refused.why))
        return
    except MemoryError:
        _send(there, Plan(refused="large"))
        return
    versions = {
        code: distinct(found.cards[code], PICTURE, (*_DAMAGED, MemoryError)) for code in _order(found)
    }
    plan = msgspec.structs.replace(planned(found, versions), grid=grid)
    files = {version(code, at): file for code, each in versions.items() for at, file in enumerate(each)}
    _send(there, plan)
    for code in plan.names:
        if code in done or code in plan.wrong:
            continue
        try:
            pixels = finished(files[code], (plan.width, plan.height))
        except (*_DAMAGED, MemoryError) as error:
            _send(there, SentCard(code=code, wrong=_why(error)))
        else:
            _send(there, SentCard(code=code))
            there.send_bytes(pixels)


def _cut(only: DeckFile, grid: Grid | None) -> tuple[DeckPictures, Grid]:
    """The cards of one picture of all, and the grid by which it is cut. Raises RefusedDeck."""
    try:
        picture = in_colours(_loaded(only, most=PHOTO))
        layout = layout_of(picture)
    except (*_DAMAGED, MemoryError) as error:
        why = _why(error)
        refusal: Refusal = "pixels" if why == "large" else "damaged" if why == "damaged" else "unfit"
        raise RefusedDeck(refusal) from None
    grid = grid or layout.grid
    if grid is None or min(picture.get_size()) < LEAST_SIDE:
        raise RefusedDeck("no_grid")
    return cards_of(picture, layout, grid), grid


def _order(found: DeckPictures) -> Sequence[str]:
    """The cards that are there, the back last."""
    return [code for code in (*CODES, BACK) if code in found.cards]


def planned(found: DeckPictures, versions: Versions) -> Plan:
    """Decide the size of all pictures from those that there are."""
    ratios, heights, wrong, names = [], [], dict[str, Why](), dict[str, str]()
    for code, files in versions.items():
        tall = 0
        for at, file in enumerate(files):
            try:
                ratio, height = _shape(file)
            except (*_DAMAGED, MemoryError) as error:
                wrong[version(code, at)] = _why(error)
            else:
                ratios.append(ratio)
                tall = max(tall, height)
        heights += [tall] if tall else []
    for at in range(max(map(len, versions.values()), default=0)):
        names |= {
            version(code, at): _shown(each[at].name) for code, each in versions.items() if at < len(each)
        }
    ratio = min(RATIOS[1], max(RATIOS[0], median(ratios or [RATIOS[0]])))
    height = min(TALLEST, max(16, 2 * round(median(heights or [TALLEST]) / 2)))
    return Plan(
        width=max(8, round(ratio * height)),
        height=height,
        names=names,
        missing=tuple(code for code in CODES if code not in versions),
        choices=choices(versions, _shown),
        wrong=wrong,
        sure=found.sure,
        family=found.family,
    )


def _shown(name: str) -> str:
    return name.strip()[:LONGEST_NAME]


def _shape(file: DeckFile) -> tuple[float, int]:
    """Width by height of a picture, and its height in px. Raises one of _DAMAGED."""
    head = file.read(HEAD)
    kind = _kind(head)
    if kind == "tiff":  # it may tell its size at its end
        head = file.read(PICTURE)
    if kind == "svg":
        return _drawing(file)[1], TALLEST
    extent = extent_of(kind, head)
    wide, high = extent if turn_of(kind, head) % 180 == 0 else (extent.height, extent.width)
    return wide / high, high


def _kind(data: bytes) -> Kind:
    kind = kind_of(data)
    if kind is None:
        raise ValueError("no picture")
    return kind


def _drawing(file: DeckFile) -> tuple[str, float]:
    data = file.read(DRAWING + 1)
    if len(data) > DRAWING:
        raise _LargeError("too many bytes")
    text, ratio = checked(data)
    if ratio is None:  # it is as large as what is drawn in it
        drawn = extent_of("png", _drawn(text, width=GUESSED))
        ratio = drawn.width / drawn.height
    if not SVG_RATIOS[0] <= ratio <= SVG_RATIOS[1]:
        raise ValueError("a drawing without proportions")
    return text, ratio


def finished(file: DeckFile, size: tuple[int, int]) -> bytes:
    """The picture at that size on paper, as red, green, blue. Raises one of _DAMAGED."""
    return pygame.image.tobytes(_fitted(_loaded(file, size), size), "RGB")


def _loaded(
    file: DeckFile, size: tuple[int, int] = (LONGEST_SIDE, LONGEST_SIDE), *, most: int = PIXELS
) -> pygame.Surface:
    """The picture in its own size, a drawing as large as fits into `size`; at most so many px.

    Raises one of _DAMAGED.
    """
    data = file.read(PICTURE + 1)
    if len(data) > PICTURE:
        raise _LargeError("too many bytes")
    kind = _kind(data)
    if kind == "svg":
        data, kind = _rasterised(*_drawing(file), size), "png"
    extent = extent_of(kind, data)
    if extent.width * extent.height > (PHOTO if kind == "jpeg" else most):
        raise _LargeError("too many pixels")
    if (fault := fault_of(kind, data)) is not None:
        raise _FaultError(fault)
    picture = pygame.image.load(io.BytesIO(data), f"card.{kind}")
    turn = turn_of(kind, data)
    return pygame.transform.rotate(picture, turn) if turn else picture


def _rasterised(text: str, ratio: float, size: tuple[int, int]) -> bytes:
    wide = ratio > size[0] / size[1]
    return _drawn(text, width=size[0]) if wide else _drawn(text, height=size[1])


def _drawn(text: str, *, width: int | None = None, height: int | None = None) -> bytes:
    """A drawing as PNG, so wide or so high in px, its letters in the game's own fonts. Raises ValueError."""
    try:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=text,
                width=width,
                height=height,
                dpi=96,  # millimetres are nothing otherwise
                skip_system_fonts=True,
                font_files=FONTS,
                sans_serif_family=SANS,
                monospace_family=SANS,
                serif_family=SERIF,
                cursive_family=SERIF,
                fantasy_family=SERIF,
            )
        )
    except BaseException as error:
        if type(error).__name__ != "PanicException":  # which is no Exception
            raise
        raise ValueError("it cannot be drawn") from None


def _fitted(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture at that size: stretched if it nearly fits, else whole, with paper beside it."""
    picture = in_colours(picture)
    wide, high = picture.get_size()
    share = min(size[0] / wide, size[1] / high)
    off = (wide / high) / (size[0] / size[1])
    fits = abs(off - 1) <= STRETCH
    shown = size if fits else (max(1, round(share * wide)), max(1, round(share * high)))
    clear = bool(picture.get_masks()[3])
    if clear:
        picture.premul_alpha_ip()  # else the colour of what is see-through is mixed into its edges
    picture = pygame.transform.smoothscale(picture, shown)
    ground = pygame.Surface(size, 0, 24)
    ground.fill(PAPER)
    place = picture.get_rect(center=ground.get_rect().center)
    ground.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED if clear else 0)
    return ground


class _LargeError(ValueError):
    """Error for a picture with too many bytes or pixels."""


class _FaultError(ValueError):
    """Error for a picture that is no card although it could be decoded."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


def _why(error: BaseException) -> Why:
    if isinstance(error, _FaultError):
        return error.why
    if isinstance(error, OutsideError):
        return "outside"
    return "large" if isinstance(error, MemoryError | _LargeError) else "damaged"


def _send(there: Connection, message: Plan | SentCard) -> None:
    there.send_bytes(msgspec.json.encode(message))


def _limit() -> None:
    """Let the system hold this process to its memory and time, and let it write nothing, where it can."""
    if sys.platform == "win32":
        return
    import resource

    def hold(kind: int, most: int) -> None:
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (most, most))

    hold(resource.RLIMIT_CORE, 0)
    hold(resource.RLIMIT_FSIZE, 0)
    hold(resource.RLIMIT_CPU, SECONDS)
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        hold(resource.RLIMIT_AS, pages * resource.getpagesize() + MEMORY)
