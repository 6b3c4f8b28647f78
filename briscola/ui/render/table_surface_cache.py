"""Pictures of the table, kept.

After a change of size the old ones are stretched until the new are made.
"""

from collections.abc import Iterator, Sequence
from time import perf_counter

import pygame

from briscola.ui.layout.metrics import Scale
from briscola.ui.render import table_surface
from briscola.ui.render.image_cache import surfaces
from briscola.ui.render.raster import Raster
from briscola.ui.render.raster_worker import Job
from briscola.ui.render.table_surface import LAMP, Lamp, Size
from briscola.ui.render.theme import TableTheme

_Key = tuple[Size, TableTheme, Lamp]
"""Everything that decides a picture: its size, the table, and the position of its lamp."""


class TableSurfaceCache:
    """Keeps the last pictures of a size: the table under its lamps, and, while it is small, other themes."""

    LIMIT = 24_000_000
    """Bytes: for 4K windows only the latest picture."""

    def __init__(self, raster: Raster) -> None:
        self._raster = raster
        self._shelf = surfaces(self.LIMIT)
        self._latest: _Key | None = None
        """Key of the last picture asked for, or None."""
        self._before: tuple[TableTheme, Lamp, pygame.Surface] | None = None
        """Theme, lamp and picture last seen at the size before, until it is stretched."""
        self._coming: dict[_Key, Iterator[pygame.Surface | None]] = {}
        """Pictures in the making, strip by strip, for which stretched ones stand in."""

    def picture(self, size: Size, theme: TableTheme, *, lamp: Lamp = LAMP) -> pygame.Surface:
        """The table at `size`, lit at `lamp`."""
        key = (size, theme, lamp)
        self._latest = key
        return self._shelf.get(key, self._made, key)

    def _made(self, key: _Key) -> pygame.Surface:
        size, theme, lamp = key
        return self._stretched(key) or table_surface.render(size, theme, self._raster, lamp)

    def _stretched(self, key: _Key) -> pygame.Surface | None:
        """Stretched picture that stands in while the real one is made; None if none fits."""
        size, theme, lamp = key
        before = self._before
        if before is None or before[:2] != (theme, lamp) or self._raster.folder is None:
            return None
        self._before = None
        self._coming[key] = table_surface.strips(size, theme, self._raster, lamp)
        return pygame.transform.smoothscale(before[2], size)

    def resize(self) -> None:
        """Drop all pictures, because another size takes their place. The one seen last may stand in."""
        seen = None if self._latest is None else self._shelf.find(self._latest)
        self._before = None if self._latest is None or seen is None else (*self._latest[1:], seen)
        self._coming.clear()
        self._shelf.clear()

    @property
    def stretched(self) -> bool:
        """True if a stretched picture stands in for another."""
        return bool(self._coming)

    def awaited(self) -> Sequence[Job]:
        """Textures needed for the coming pictures that have not been rasterised yet."""
        needed = {theme.texture: size for size, theme, _lamp in self._coming}
        jobs = [
            table_surface.drawing(self._raster, texture, Scale(*size).k) for texture, size in needed.items()
        ]
        return [job for job in jobs if job is not None and not self._raster.at_hand(*job[:2])]

    def sharpen(self, until: float, *, alone: bool) -> bool:
        """Work on the coming pictures until that moment; True if one is finished and has taken its place.

        `alone`: no other process rasterises textures.
        """
        if not self._coming or (self.awaited() and not alone):
            return False
        key, growing = next(iter(self._coming.items()))
        for picture in growing:
            if picture is not None:
                del self._coming[key]
                self._shelf.put(key, picture)
                return True
            if perf_counter() >= until:
                break
        return False
