"""Drawings for tests that ask where things go, not how they look."""

import pygame

from briscola.ui.render.raster import Raster

ONCE = (60, 100)


class QuickRaster(Raster):
    """Every drawing is rasterised once and scaled: rasterising takes longer than all else in a window."""

    def _picture(self, svg: str, digest: str, size: tuple[int, int], _code: str | None) -> pygame.Surface:
        if size == ONCE:
            return super()._picture(svg, digest, size, None)
        return pygame.transform.scale(self._get(svg, digest, ONCE), size)


QUICK = QuickRaster(disk=False)
"""The same for all tests of a process."""
