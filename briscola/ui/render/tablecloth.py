"""Pictures of the table, kept; after a change of size those of before, stretched, until they are made."""

from collections.abc import Iterator, Sequence
from time import perf_counter

import pygame

from briscola.ui.layout.metrics import Scale
from briscola.ui.render import cloth
from briscola.ui.render.cloth import LAMP, Lamp, Size
from briscola.ui.render.forge import Job
from briscola.ui.render.raster import Raster
from briscola.ui.render.shelf import surfaces
from briscola.ui.render.theme import TABLES, TableTheme

_Key = tuple[Size, str, Lamp]
"""All that is in a picture: its size, the table, and where its lamp hangs."""


class TableCloth:
    """Keeps the last pictures of a size: the table under its lamps, and, while it is small, other themes."""

    LIMIT = 24_000_000
    """Bytes: of 4K windows the latest alone."""

    def __init__(self, raster: Raster) -> None:
        self._raster = raster
        self._shelf = surfaces(self.LIMIT)
        self._latest: _Key | None = None
        """What was asked for last."""
        self._before: tuple[str, Lamp, pygame.Surface] | None = None
        """What was last seen at the size before, until it is stretched."""
        self._coming: dict[_Key, Iterator[pygame.Surface | None]] = {}
        """Pictures that something stands in for, as they grow strip by strip."""

    def picture(self, size: Size, theme: TableTheme, *, lamp: Lamp = LAMP) -> pygame.Surface:
        """The table at `size`, lit at `lamp`."""
        key = (size, theme.name, lamp)
        self._latest = key
        return self._shelf.get(
            key, lambda: self._stretched(key, theme) or cloth.render(size, theme, self._raster, lamp)
        )

    def _stretched(self, key: _Key, theme: TableTheme) -> pygame.Surface | None:
        """What stands in for a picture while it is made."""
        size, name, lamp = key
        before = self._before
        if before is None or before[:2] != (name, lamp) or self._raster.folder is None:
            return None
        self._before = None
        self._coming[key] = cloth.strips(size, theme, self._raster, lamp)
        return pygame.transform.smoothscale(before[2], size)

    def resize(self) -> None:
        """Let go of all pictures: another size takes their place. What was seen last may stand in."""
        seen = None if self._latest is None else self._shelf.find(self._latest)
        self._before = None if self._latest is None or seen is None else (*self._latest[1:], seen)
        self._coming.clear()
        self._shelf.clear()

    @property
    def stretched(self) -> bool:
        """Whether something stands in for a picture."""
        return bool(self._coming)

    def awaited(self) -> Sequence[Job]:
        """The textures that are needed for the pictures to come and have not been rasterised."""
        needed = {TABLES[name].texture: size for size, name, _lamp in self._coming}
        jobs = [cloth.drawing(self._raster, texture, Scale(*size).k) for texture, size in needed.items()]
        return [job for job in jobs if job is not None and not self._raster.at_hand(*job[:2])]

    def sharpen(self, until: float, *, alone: bool) -> bool:
        """Go on with the pictures to come until that moment; True: one is made, and takes its place.

        `alone`: nobody else rasterises textures.
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
