"""Sharpening: a process rasterises drawings, which then replace stretched pictures."""

import time

from briscola.ui.render import table_surface
from briscola.ui.render.cards.card_art import CardArt
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.svg.raster_worker import LOOK, RasterWorker
from briscola.ui.render.table_surface import TableSurfaceCache

SHARE = 0.008
"""Seconds of a frame to spend on it."""
EVERY = 0.014
"""Seconds to the next share while there is something to sharpen."""


class RasterQueue:
    """Works for the latest kit."""

    def __init__(self, raster: Raster, table: TableSurfaceCache) -> None:
        self._raster, self._table = raster, table
        self._forge = RasterWorker()
        self._begun: CardArt | None = None
        self._rests = False

    def busy(self, kit: Kit) -> bool:
        """True if a process rasterises drawings now, or soon will for that kit."""
        return self._forge.busy or self._waits(kit)

    def ahead(self, kit: Kit) -> None:
        """Let deck and textures be rasterised as they are on the table now, once for each deck and size.

        Visible ones come first.
        """
        art = kit.sprites.art
        if self._begun is not art and self._raster.folder is not None:
            self._begun = art
            textures = table_surface.drawings(self._raster, kit.scale.k)
            seen = (*self._table.awaited(), *art.masters.awaited.values())
            self._forge.request(
                self._raster.folder, tuple(dict.fromkeys((*seen, *textures, *art.drawings())))
            )

    def wake(self, kit: Kit) -> float | None:
        """Seconds until there is something to do; None if all is sharp."""
        if not self._waits(kit):
            return None
        return EVERY if self._may_work(kit) else LOOK

    def _may_work(self, kit: Kit) -> bool:
        """True unless all that is stretched waits for the process."""
        return not self._forge.busy or kit.sprites.art.masters.has_arrived or self._table.may_sharpen

    def work(self, kit: Kit) -> bool:
        """Do a frame's share; True if a picture has become sharp, so that everything must be drawn again."""
        if self._rests or not self._waits(kit):
            self._rests = False
            return False
        self.ahead(kit)
        if not self._forge.busy:
            kit.sprites.art.masters.give_up()
        sharper = kit.sprites.sharpen()
        sharper |= self._table.sharpen(time.perf_counter() + SHARE, alone=not self._forge.busy)
        kit.edition += sharper
        self._rests = sharper  # for the frame in which everything is drawn again
        return sharper

    def _waits(self, kit: Kit) -> bool:
        return self._table.stretched or bool(kit.sprites.art.masters.awaited)

    def close(self) -> None:
        """Stop the process at once."""
        self._forge.close()
