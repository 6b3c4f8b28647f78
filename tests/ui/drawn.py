"""Drawings for tests that ask where things go, not how they look."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any

import pygame

from briscola.system import resources
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render import table_surface, wordmark
from briscola.ui.render.cards.sprites import Sprites
from briscola.ui.render.image_cache import ImageCache
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import Paper, PaperObject
from briscola.ui.render.svg import svg_store
from briscola.ui.render.svg.raster import MarkedSvg, Print, Raster
from briscola.ui.render.text import fonts
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import TableTheme
from briscola.ui.views.table.chalk_board import ChalkBoard

ONCE = (60, 100)
KEPT = Path(__file__).parents[2] / ".pytest_cache" / "drawings"
"""Pictures of our own drawings, by what they show."""


class QuickRaster(Raster):
    """Every drawing is rasterised once and scaled: rasterising takes longer than all else in a window."""

    def rasterise(self, source: MarkedSvg, size: tuple[int, int]) -> bytes:
        """Our own drawings are kept for the other processes, and for the next run."""
        if not source.ours:
            return super().rasterise(source, size)
        kept = svg_store.picture(KEPT, source.mark, size)
        if not kept.is_file():
            KEPT.mkdir(parents=True, exist_ok=True)
            svg_store.keep(kept, super().rasterise(source, size))
        return kept.read_bytes()

    def _picture(self, source: MarkedSvg, size: tuple[int, int], _printing: Print | None) -> pygame.Surface:
        if size == ONCE:
            return super()._picture(source, size, None)
        return pygame.transform.scale(self._get(source, ONCE), size)


QUICK = QuickRaster(disk=False)
"""The same for all tests of a process."""

_strips = table_surface.strips


class WovenOnce:
    """Tables painted before are there at once, a few of the latest: they take long to paint."""

    MOST, PIXELS = 12, 1920 * 1080

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def strips(
        self, size: table_surface.Size, theme: TableTheme, raster: Raster, lamp: table_surface.Lamp
    ) -> Iterator[pygame.Surface | None]:
        """As `cloth.strips`."""
        key = size, theme, lamp, resources.roots()
        if key not in self._known:
            for part in _strips(size, theme, raster, lamp):
                if part is not None and size[0] * size[1] <= self.PIXELS:
                    self._known[key] = part.copy()
                    if len(self._known) > self.MOST:
                        self._known.popitem(last=False)
                yield part
            return
        self._known.move_to_end(key)
        yield None
        yield self._known[key].copy()


WOVEN = WovenOnce()
"""For all tests of a process."""


_first_wordmark = wordmark.first_wordmark
_wordmarks: dict[Hashable, pygame.Surface | None] = {}


def first_wordmark(scale: Scale) -> pygame.Surface | None:
    """As `wordmark.first_wordmark`, drawn once for a size."""
    key = wordmark.name_size(scale), resources.roots()
    if key not in _wordmarks:
        _wordmarks[key] = _first_wordmark(scale)
    return _wordmarks[key]


class SharedShelves:
    """Pictures of the cards of one deck and window size, which the tests of a process share."""

    MOST = 8
    """Shelves kept, the latest."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, ImageCache[pygame.Surface]] = OrderedDict()

    def share(self, sprites: Sprites) -> None:
        """Give sprites of a quick raster the shelf of those that were like them."""
        if not isinstance(sprites.art.raster, QuickRaster):
            return
        key = sprites.art.choice, sprites.fonts.scale, resources.roots()
        sprites.shelf = self._known.setdefault(key, sprites.shelf)
        self._known.move_to_end(key)
        if len(self._known) > self.MOST:
            self._known.popitem(last=False)


SHELVES = SharedShelves()
"""For all tests of a process."""


_draw, _chalk = Fonts.draw, ChalkBoard.text
CHALKED = ("slate", "chalk")
"""Papers whose words no font of the window draws, by their keys."""


class PaperShelf(ImageCache[PaperObject]):
    """What was made before, but to a test that watches the words that are drawn: it has all made anew."""

    def __init__(self, shared: ImageCache[PaperObject]) -> None:
        super().__init__(Paper.LIMIT, attrgetter("surface"))
        self.shared = shared

    def get(self, key: Hashable, make: Callable[..., PaperObject], *given: Any, **named: Any) -> PaperObject:
        chalked = isinstance(key, tuple) and key[0] in CHALKED
        watched = ChalkBoard.text is not _chalk if chalked else Fonts.draw is not _draw
        shelf = super().get if watched else self.shared.get
        return shelf(key, make, *given, **named)


class SharedPapers:
    """Paper, faces and shadows of one size of window, which the tests of a process share."""

    MOST = 8
    """Shelves kept, the latest."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, ImageCache[PaperObject]] = OrderedDict()

    def share(self, kit: Kit) -> None:
        """Give a kit that draws with a quick raster what was made for those that were like it."""
        if not isinstance(kit.raster, QuickRaster) or isinstance(kit.paper.shelf, PaperShelf):
            return
        key = kit.scale, kit.paper.contrast, resources.roots()
        kit.paper.shelf = PaperShelf(self._known.setdefault(key, kit.paper.shelf))
        self._known.move_to_end(key)
        if len(self._known) > self.MOST:
            self._known.popitem(last=False)


PAPERS = SharedPapers()
"""For all tests of a process."""


class SharedFonts:
    """Fonts and texts of one size of window, which the tests of a process share."""

    MOST = 8
    """Fonts kept, the latest."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, Fonts] = OrderedDict()

    def share(self, new: Fonts) -> None:
        """Give fonts the letters and texts of those that were like them."""
        key = new.scale, new.contrast, fonts.font_path
        like = self._known.setdefault(key, new)
        vars(new).update(vars(like))
        self._known.move_to_end(key)
        if len(self._known) > self.MOST:
            self._known.popitem(last=False)


FONTS = SharedFonts()
"""For all tests of a process."""
