"""The faces of cards, from drawings made for this window or stretched from those of the size before."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

import pygame

from briscola.engine.cards import ALL_CARDS
from briscola.lazy_library import later
from briscola.system import resources
from briscola.system.resources import Drawing
from briscola.ui.render import paper_grain, primitives
from briscola.ui.render.image_cache import surfaces
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.svg.raster_worker import Job
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import INK, PAPER

if TYPE_CHECKING:
    import numpy as np
else:
    np = later("numpy")

EARLIER = 3
"""Earlier windows whose drawings may stand in: dragging an edge passes several before any is finished."""


class DeckRasters:
    """The drawings of one deck at one height, or stretched ones in their place."""

    def __init__(
        self,
        raster: Raster,
        info: resources.DeckInfo,
        tall: int,
        *,
        printed: bool,
        before: DeckRasters | None = None,
    ) -> None:
        """`tall` is their height in px, `before` the drawings of the window before, of whatever deck."""
        self.raster, self._info, self._tall = raster, info, tall
        self._press = info.press_if(printed)
        heights = () if before is None or before._info != info else (before._tall, *before._earlier)
        others = dict.fromkeys(height for height in heights if height != tall)
        self._earlier: tuple[int, ...] = tuple(others)[:EARLIER]
        self.awaited: dict[tuple[str, Drawing], Job] = {}

    def size(self, info: resources.DeckInfo) -> tuple[int, int]:
        """Size in px of the drawings of a deck, this or another, in this window."""
        return _sized(info, self._tall)

    def drawing(self, code: str, drawing: Drawing | None, size: tuple[int, int]) -> pygame.Surface | None:
        """Drawing of a card to be shown at `size`: at the masters' height, or exactly if `size` is higher.

        None if there is none. A drawing that stands in for it has another size.
        """
        exact = size if size[1] > self._tall else self._shown(code, drawing)
        name = f"the card {code} of {self._info.name}"
        return self.raster.drawing(name, exact, drawing, press=self._press)

    def _shown(self, code: str, drawing: Drawing | None) -> tuple[int, int]:
        """Size of a drawing that can be shown without rasterising, or the sharp size if there is none."""
        sharp = self.size(self._info)
        if drawing is None or not self._earlier or self.raster.folder is None:
            return sharp
        for height in (self._tall, *self._earlier):
            size = _sized(self._info, height)
            if self.raster.at_hand(drawing, size, press=self._press):
                if size != sharp:
                    self.awaited[code, drawing] = (drawing, sharp, self._press)
                return size
        return sharp

    def arrived(self) -> str | None:
        """Code of a card whose own drawing has arrived, each reported once; None without one."""
        found = self._next_arrived()
        if found is None:
            return None
        del self.awaited[found]
        return found[0]

    @property
    def has_arrived(self) -> bool:
        """True if `arrived` has a card to report."""
        return self._next_arrived() is not None

    def _next_arrived(self) -> tuple[str, Drawing] | None:
        for key, (drawing, size, press) in self.awaited.items():
            if not self._earlier or self.raster.at_hand(drawing, size, press=press):
                return key
        return None

    def give_up(self) -> None:
        """Stop waiting for drawings, because no process makes them: each is rasterised when it is drawn."""
        self._earlier = ()


def _sized(info: resources.DeckInfo, tall: int) -> tuple[int, int]:
    return max(2, round(tall * info.ratio)), tall


BACK = "back"
"""Code of a card seen from behind."""
SMALL = "-small"
"""Suffix of that code for a deck's plainer back for small cards."""
FINE = 150
"""Width in px below which a card shows the plainer back: the other's fine ground would shimmer."""
CORNER = 0.07
"""Corner radius as a share of a card's width."""
LARGEST = 0.32
"""Height of the tallest card on the table, as a share of the window's height."""
FINER, FINEST = 1.7, 1040
"""Height at which a card is rasterised, in heights of the tallest card, and its limit in px.

More detail is not seen in a card that is averaged down, and it takes long to print.
"""
PREVIEW = (BACK, "RD", "3B", "CS", "1C")
"""Cards that show a deck to a person choosing one."""
TITLE = ("1S", "CC", "1D")
"""Cards on the title besides those."""
BORDERS = 9_000_000
"""Bytes for edges, outlines and board: a deal draws many cards of one size after another."""
BOARD = 0.88
"""Height of the board from which all cards are cut, as a share of the height of their drawings."""
_DIM = (148, 148, 153, 255)
_PLAIN = resources.DeckInfo(name="", title="", width=510, height=830)


def master_height(window: int) -> int:
    """Even height in px at which cards are rasterised for a window `window` px high."""
    largest = LARGEST * window
    return 2 * round(max(largest, min(FINER * largest, FINEST)) / 2)


class Cover(Enum):
    """Most of a card that others may cover where it lies."""

    NONE = 0
    """Open, as in the trick."""
    SOME = 1
    MOST = 2


class CardArt:
    """Draws the cards of a deck at any size."""

    def __init__(
        self,
        raster: Raster,
        deck: str,
        back: str,
        fonts: Fonts,
        *,
        indices: str = "auto",
        printed: bool = True,
        before: CardArt | None = None,
    ) -> None:
        """`back` is `blue` or `red`; `indices` is `auto`, `always` or `never` (see `storage.settings`).

        `printed`: with the uneven ink of the deck's press, on its board. `before` are the previous
        cards, whose drawings may stand in for a while.
        """
        self.choice = (deck, back, indices, printed)
        self.info = resources.deck(deck) or next(iter(resources.decks()), _PLAIN)
        self.raster, self._fonts, self._indices = raster, fonts, indices
        self._printed = printed
        self.back_code = "back-red" if back == "red" else "back"
        # A card is rasterised once for a window, higher than the largest one on the table; smaller pictures
        # are averaged down from it, which looks the same and takes a fiftieth of the time.
        self._tall = master_height(fonts.scale.height)
        last = None if before is None else before.masters
        self.masters: DeckRasters = DeckRasters(
            raster, self.info, self._tall, printed=self._printed, before=last
        )
        self._borders = surfaces(round(BORDERS * max(1.0, fonts.scale.area / 2)))

    def card(self, code: str, size: tuple[int, int], *, dim: bool, indexed: bool) -> pygame.Surface:
        """The upright card with smooth round corners and a hairline edge."""
        card = self._drawing(code, size, indexed)
        if indexed:
            self._index(card, code)
        if self._printed:
            card.blit(self._board(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return self.cut(card, code, dim=dim)

    def cut(self, card: pygame.Surface, code: str, *, dim: bool = False) -> pygame.Surface:
        """The square picture of a card or back with its edge and round corners; changes it."""
        size = card.get_size()
        card.blit(self._edge(size, 0.16 if code.startswith(BACK) else 0.30), (0, 0))
        if dim:
            card.fill(_DIM, special_flags=pygame.BLEND_RGBA_MULT)
        card.blit(self._outline(size), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return card

    @property
    def printed_deck(self) -> resources.DeckInfo | None:
        """The deck; None if its cards are not to look printed."""
        return self.info if self._printed else None

    @staticmethod
    def seen(code: str | None, width: int) -> str:
        """Code of the drawing that shows a card (None: its back) at a width in px."""
        return f"{BACK}{SMALL}" if code in (None, BACK) and width < FINE else code or BACK

    def fetch(self, code: str, *, indexed: bool) -> None:
        """Load a card's drawing, from which its pictures are made."""
        self._drawn(code, (0, 0), indexed)

    def _drawn(self, code: str, size: tuple[int, int], indexed: bool) -> pygame.Surface | None:
        return self.masters.drawing(code, self._found(code, self.info, indexed), size)

    def indexed(self, code: str, cover: Cover) -> bool:
        """True if a card that lies so has an index in its corner."""
        least = {"auto": Cover.MOST, "always": Cover.SOME}.get(self._indices)
        wanted = least is not None and cover.value >= least.value
        return wanted and resources.index_drawing(self.info.name, code) is not None

    def lettered(self, code: str, cover: Cover) -> bool:
        """True if a card that lies so names itself in its corner, by its own drawing or by an index."""
        return self.info.index in ("corner", "large") or self.indexed(code, cover)

    def drawings(self) -> Sequence[Job]:
        """Every drawing of the deck as it is kept, those soonest in view first.

        Then the preview of each other deck, so that browsing them never waits.
        """
        small = f"{BACK}{SMALL}"
        first = (*PREVIEW, small, *TITLE)
        codes = (*first, *(card.code for card in ALL_CARDS if card.code not in first))
        wanted = [(self.info, code, False) for code in codes]
        wanted += [(self.info, card.code, True) for card in ALL_CARDS if self.indexed(card.code, Cover.MOST)]
        others = [info for info in resources.decks() if info.name != self.info.name]
        wanted += [(info, code, False) for info in others for code in (*PREVIEW, small)]
        found = {
            drawing: info
            for info, code, indexed in wanted
            if (drawing := self._found(code, info, indexed)) is not None
        }
        return tuple(
            (drawing, self.masters.size(info), info.press_if(self._printed))
            for drawing, info in found.items()
        )

    def _drawing(self, code: str, size: tuple[int, int], indexed: bool) -> pygame.Surface:
        """The drawing on an opaque paper ground; with `indexed` its corner is left free."""
        ground = pygame.Surface(size, pygame.SRCALPHA)
        ground.fill(PAPER)
        drawing = self._drawn(code, size, indexed)
        if drawing is None:
            # A damaged or missing drawing must not end the evening: the card shows its code.
            middle = ground.get_rect().center
            self._fonts.draw(ground, code, "panel", middle, INK, anchor="center", width=size[0])
        else:
            if drawing.get_size() != size:
                drawing = pygame.transform.smoothscale(drawing, size)
            ground.blit(drawing, (0, 0))
        return ground

    def _found(self, code: str, info: resources.DeckInfo, indexed: bool) -> resources.Drawing | None:
        # A deck may come with one back for all sizes, and in one colour.
        own = code.replace(BACK, self.back_code)
        names = (own, own.removesuffix(SMALL), code.removesuffix(SMALL))
        drawings = (resources.card_drawing(info.name, name, indexed=indexed) for name in names)
        return next((drawing for drawing in drawings if drawing), None)

    def _index(self, card: pygame.Surface, code: str) -> None:
        drawing = resources.index_drawing(self.info.name, code)
        if drawing is not None:
            lay_index(card, self.raster, drawing, self.info.width)

    def _board(self, size: tuple[int, int]) -> pygame.Surface:
        """Light that the board reflects, to be multiplied with the card."""
        fibre = round(BOARD * self._tall)
        return self._borders.get(("board", size), paper_grain.picture, size, fibre, self.info)

    def _edge(self, size: tuple[int, int], strength: float) -> pygame.Surface:
        """Hairline along a card's edge, continued outside so that turning never mixes in black.

        A printed card has a visible thickness: its upper edge takes the light, the lower one is dark.
        """
        radius, thick = size[0] * CORNER, max(1.0, size[1] * 0.003)

        def hairline(w: int, h: int) -> pygame.Surface:
            d = primitives.distance(w, h, radius)
            ink = np.empty((w, h, 3), dtype=np.float32)
            ink[:] = INK
            band = np.clip(d + thick + 0.5, 0, 1) * np.float32(strength)
            return primitives.surface_from(
                *(paper_grain.lit(d, thick, ink, band) if self._printed else (ink, band))
            )

        key = ("edge", size, strength)
        return self._borders.get(key, primitives.framed, size, radius + 3 * thick, hairline)

    def _outline(self, size: tuple[int, int]) -> pygame.Surface:
        """White with the opacity of a card with round corners."""

        radius = size[0] * CORNER

        def cover(w: int, h: int) -> pygame.Surface:
            white = np.full((w, h, 3), 255, dtype=np.float32)
            return primitives.surface_from(white, np.clip(0.5 - primitives.distance(w, h, radius), 0, 1))

        return self._borders.get(("outline", size), primitives.framed, size, radius, cover)


def lay_index(card: pygame.Surface, raster: Raster, index: Drawing, width: float) -> None:
    """Lay rank and sign over an upright card `width` tenths of a mm wide, at the place of their viewBox."""
    zoom = card.get_width() / width
    left, top, wide, high = (part * zoom for part in raster.view(index))
    size = (max(4, round(wide)), max(4, round(high)))
    label = raster.drawing(f"the index {index.code} of {index.path.parent.parent.name}", size, index)
    if label is not None:  # else the card itself still says what it is
        card.blit(label, (round(left), round(top)))
