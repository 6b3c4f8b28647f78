"""Checks on a whole deck: complete, its cards told apart by all eyes, its indices free, its frames even."""

import itertools
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray
from scipy.ndimage import label

from briscola.engine.cards import ALL_CARDS
from briscola.system import resources, svg_document
from briscola.system.resources import DeckInfo, Drawing
from tools.drawings import document
from tools.drawings.complaint import Complaint
from tools.drawings.pictures import EYES, LUMINANCE, PAPER, Picture, difference, seen, small, surface

Mask = NDArray[np.bool_]

CODES = tuple(card.code for card in ALL_CARDS)
BACKS = ("back", "back-red", "back-small", "back-red-small")
SUITS = "CDBS"
SILENT = {"none": "1234567FCR", "figures": "1FCR", "corner": "", "large": ""}
"""Ranks that do not show themselves, by the `index` of a deck."""
TALL, TINY = 104, 40
"""Heights in px at which cards are compared by other eyes, and with each other."""
SIGN = 48
"""Side in px of a sign beside a name."""
WIDE = 200
"""Width in px of a card whose index is looked at."""
APART, APART_FRENCH = 0.04, 0.005
"""Least share of the pixels of two tiny cards that differ clearly; French cards are mostly white."""
NUMBERS_APART, NUMBERS_APART_FRENCH = 0.06, 0.01
"""The same of the four cards of a number, for other eyes."""
SIGNS_APART = 0.1
COVERED = 0.01
"""Share of an index under which so little is drawn that nobody sees it."""
UNEVEN = 0.008
"""Difference of a frame's margins that nobody sees, as a share of the card's width."""


class Deck:
    """A deck of the checkout. KeyError if it has no readable deck.json."""

    def __init__(self, name: str) -> None:
        info = resources.deck(name)
        if info is None:
            raise KeyError(name)
        self.info: DeckInfo = info

    def complaints(self) -> Iterator[Complaint]:
        """Everything to mend, files first. Pictures are compared only if all files are in order."""
        found = [*self.missing(), *self.files()]
        yield from found
        if not found:
            for check in (self.alike, self.eyes, self.indices, self.frames):
                yield from check()

    def missing(self) -> Iterator[Complaint]:
        """Cards, signs and indices that are not there, and files that nobody needs."""
        name, info = self.info.name, self.info
        wanted = {code: resources.card_drawing(name, code) for code in (*CODES, "back")}
        wanted |= {f"signs/{suit}": resources.sign_drawing(name, suit) for suit in SUITS}
        indices = {f"index/{code}" for code in CODES}
        silent = {f"index/{code}" for code in CODES if code[0] in SILENT.get(info.index, "")}
        wanted |= {index: resources.index_drawing(name, index.removeprefix("index/")) for index in silent}
        for file, drawing in wanted.items():
            if drawing is None:
                how = f"run `python -m art.index {name}`" if file in silent else "draw it"
                yield Complaint(file=file, what=f"there is no such file; {how}")
        for file in self._files():
            if file.removesuffix("-whole") not in wanted and file not in BACKS:
                why = "the deck prints its ranks itself" if file in indices else "no card has that name"
                yield Complaint(file=file, what=f"{why}; rename or delete it")

    def _files(self) -> dict[str, Path]:
        listing = resources.asset("cards", self.info.name, "deck.json")
        folder = Path() if listing is None else listing.parent
        paths = sorted(folder.rglob("*.svg"))
        return {path.relative_to(folder).with_suffix("").as_posix(): path for path in paths}

    def files(self) -> Iterator[Complaint]:
        """Faults within each file."""
        for file, path in self._files().items():
            try:
                text = resources.drawing(path)
            except (OSError, ValueError) as error:
                yield Complaint(file=file, what=f"it cannot be read ({error}); save it again as SVG")
                continue
            yield from document.complaints(file, text, self.info)

    def _size(self, height: int) -> tuple[int, int]:
        return round(height * self.info.ratio), height

    def _card(self, code: str, *, indexed: bool = False) -> Drawing:
        drawing = resources.card_drawing(self.info.name, code, indexed=indexed)
        if drawing is None:
            raise KeyError(code)
        return drawing

    @cached_property
    def _pictures(self) -> dict[str, Picture]:
        return {code: small(self._card(code), self._size(TALL)) for code in CODES}

    def alike(self) -> Iterator[Complaint]:
        """Two cards that one takes for each other when they are small."""
        least = APART_FRENCH if self.info.french else APART
        tiny = {code: _shrunk(picture, self._size(TINY)) for code, picture in self._pictures.items()}
        for one, other in itertools.combinations(tiny, 2):
            share = difference(tiny[one], tiny[other])
            if share < least:
                what = f"at {TINY} pixels it looks like {one} ({share:.1%} differ); draw it more differently"
                yield Complaint(file=other, what=what)

    def eyes(self) -> Iterator[Complaint]:
        """Suits that people who see fewer colours cannot tell apart."""
        least = NUMBERS_APART_FRENCH if self.info.french else NUMBERS_APART
        signs = {suit: self._sign(suit) for suit in SUITS}
        for eyes in EYES:
            views = {
                code: seen(picture, eyes) for code, picture in self._pictures.items() if code[0] in "1234567"
            }
            marks = {suit: seen(sign, eyes) for suit, sign in signs.items()}
            for a, b in itertools.combinations(SUITS, 2):
                if difference(marks[a], marks[b]) < SIGNS_APART:
                    yield Complaint(file=f"signs/{b}", what=same(f"signs/{a}", eyes))
                for rank in "1234567":
                    if difference(views[rank + a], views[rank + b]) < least:
                        yield Complaint(file=rank + b, what=same(rank + a, eyes))

    def _sign(self, suit: str) -> Picture:
        drawing = resources.sign_drawing(self.info.name, suit)
        if drawing is None:
            raise KeyError(suit)
        return small(drawing, (SIGN, SIGN))

    def indices(self) -> Iterator[Complaint]:
        """Cards that draw something where their index is laid."""
        for code in CODES:
            index = resources.index_drawing(self.info.name, code)
            if index is not None:
                share = self._covered(self._card(code, indexed=True), index)
                if share > COVERED:
                    layer = "sign" if code[0] in document.NUMBERS else "figure"
                    what = f"{share:.0%} of its index lies over the drawing; keep that corner free"
                    yield Complaint(file=code, layer=layer, what=what)

    def _covered(self, card: Drawing, index: Drawing) -> float:
        """Share of an index under which something but paper and frame is drawn."""
        zoom = WIDE / self.info.width
        left, top, width, height = svg_document.view(resources.drawing(index.path))
        size = (max(1, round(width * zoom)), max(1, round(height * zoom)))
        form = pygame.surfarray.array_alpha(surface(index, size)) > 40
        x, y = round(left * zoom), round(top * zoom)
        ground = _ground(small(card, (WIDE, round(self.info.height * zoom)), without=("frame",)))
        under = ground[x : x + size[0], y : y + size[1]]
        return float((form[: under.shape[0], : under.shape[1]] & ~under).sum() / max(1, form.sum()))

    def frames(self) -> Iterator[Complaint]:
        """Frames that stand nearer to one edge of the card than to the other."""
        others = tuple(layer for layer in document.LAYERS if layer != "frame")
        height = round(WIDE / self.info.ratio)
        for code in CODES:
            frame = surface(self._card(code), (WIDE, height), without=others)
            columns, rows = (np.flatnonzero(_drawn(frame).any(axis=axis)) for axis in (1, 0))
            if not len(columns):
                continue
            for name, line, whole in (("left and right", columns, WIDE), ("top and bottom", rows, height)):
                near, far = int(line[0]), whole - 1 - int(line[-1])
                if abs(near - far) > max(1.0, UNEVEN * WIDE):
                    margins = " and ".join(f"{part / WIDE:.1%}" for part in (near, far))
                    what = f"its margins at the {name} are {margins} of the width; make them equal"
                    yield Complaint(file=code, layer="frame", what=what)


def same(other: str, eyes: str) -> str:
    return f"people with {eyes} vision take it for {other}; make one of them darker or give it another form"


def _shrunk(picture: Picture, size: tuple[int, int]) -> Picture:
    whole = pygame.surfarray.make_surface(picture.astype(np.uint8))
    return pygame.surfarray.array3d(pygame.transform.smoothscale(whole, size)).astype(np.float64)


def _drawn(picture: pygame.Surface) -> Mask:
    """Mask of clearly visible ink."""
    ink = pygame.surfarray.array_alpha(picture) > 128
    return np.asarray(ink & (pygame.surfarray.array3d(picture) @ LUMINANCE < 230))


def _ground(picture: Picture) -> Mask:
    """Mask of the paper that hangs together with that along the card's edges."""
    blank = np.abs(picture - np.array(PAPER)).max(axis=2) < 24
    pieces, _ = label(blank)
    edges: Sequence[NDArray[np.int_]] = (pieces[0], pieces[-1], pieces[:, 0], pieces[:, -1])
    return np.asarray(np.isin(pieces, np.setdiff1d(np.concatenate(edges), [0])))
