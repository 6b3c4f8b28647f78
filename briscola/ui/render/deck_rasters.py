"""Rasterised drawings of a deck for one window, from which all pictures of its cards are made.

A window of a new size needs them at another height. Until a process of its own has rasterised them
(`raster_worker`), those of the window before are stretched and stand in.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from briscola import resources
from briscola.resources import Drawing
from briscola.ui.render.raster import Raster
from briscola.ui.render.raster_worker import Job

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
        self._raster, self._info, self._tall = raster, info, tall
        self._press = info.press_if(printed)
        heights = () if before is None or before._info != info else (before._tall, *before._earlier)
        others = dict.fromkeys(height for height in heights if height != tall)
        self._earlier: tuple[int, ...] = tuple(others)[:EARLIER]
        self._awaited: dict[tuple[str, Drawing], Job] = {}

    def size(self, info: resources.DeckInfo) -> tuple[int, int]:
        """Size in px of the drawings of a deck, this or another, in this window."""
        return _sized(info, self._tall)

    def drawing(self, code: str, drawing: Drawing | None, size: tuple[int, int]) -> pygame.Surface | None:
        """Drawing of a card to be shown at `size`: at the masters' height, or exactly if `size` is higher.

        None if there is none. A drawing that stands in for it has another size.
        """
        exact = size if size[1] > self._tall else self._shown(code, drawing)
        name = f"the card {code} of {self._info.name}"
        return self._raster.drawing(name, exact, drawing, press=self._press)

    def _shown(self, code: str, drawing: Drawing | None) -> tuple[int, int]:
        """Size of a drawing that can be shown without rasterising, or the sharp size if there is none."""
        sharp = self.size(self._info)
        if drawing is None or not self._earlier or self._raster.folder is None:
            return sharp
        for height in (self._tall, *self._earlier):
            size = _sized(self._info, height)
            if self._raster.at_hand(drawing, size, press=self._press):
                if size != sharp:
                    self._awaited[code, drawing] = (drawing, sharp, self._press)
                return size
        return sharp

    @property
    def awaited(self) -> Mapping[tuple[str, Drawing], Job]:
        """Drawings for which others stand in, by code and drawing; the first asked for first."""
        return self._awaited

    def arrived(self) -> str | None:
        """Code of a card whose own drawing has arrived, each reported once; None without one."""
        for (code, drawing), (_, size, press) in self._awaited.items():
            if not self._earlier or self._raster.at_hand(drawing, size, press=press):
                del self._awaited[code, drawing]
                return code
        return None

    def give_up(self) -> None:
        """Stop waiting for drawings, because no process makes them: each is rasterised when it is drawn."""
        self._earlier = ()


def _sized(info: resources.DeckInfo, tall: int) -> tuple[int, int]:
    return max(2, round(tall * info.ratio)), tall
