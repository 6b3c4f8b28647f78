"""Charts drawn with a pen: at twice the size, with lines that swell a little, then halved."""

from collections.abc import Sequence

import numpy as np
import pygame

from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, Colour

Z = 2
Point = tuple[float, float]


class PenCharts:
    """An empty piece of paper of a size in px to draw on; take its `picture` at the end."""

    def __init__(self, kit: Kit, size: tuple[int, int], *, seed: int = 7) -> None:
        self.k, self.size = kit.scale.k, size
        self._chance = np.random.default_rng(seed)
        self._sheet = pygame.Surface((size[0] * Z, size[1] * Z), pygame.SRCALPHA)
        self._sheet.fill((*INK, 0))

    @property
    def edge(self) -> int:
        """Thickness of a bar's contour, in px."""
        return max(1, round(2 * self.k))

    def line(self, points: Sequence[Point], width: float, colour: Colour = INK) -> None:
        """Draw a stroke through all the points, `width` px of a window 1080 high."""
        wide = max(1.0, width * self.k) * Z
        swells = 0.2 if wide > 2 * Z else 0.0
        fat = wide * self._chance.uniform(1 - swells, 1 + swells, len(points))
        at = [(x * Z, y * Z) for x, y in points]
        for start, end, across in zip(at, at[1:], fat, strict=False):
            pygame.draw.line(self._sheet, colour, start, end, round(across))
        if swells:
            for where, across in zip(at, fat, strict=True):
                pygame.draw.circle(self._sheet, colour, where, across / 2)

    def ruled(self, start: Point, end: Point, width: float, colour: Colour = INK) -> None:
        """Draw a straight stroke as ruled by hand."""
        a, b = np.asarray(start, float), np.asarray(end, float)
        steps = max(2, round(float(np.hypot(*(b - a))) / 24))
        self.line([tuple(a + (b - a) * i / steps) for i in range(steps + 1)], width, colour)

    def wash(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill an outline with colour, without a contour."""
        if len(points) > 2:
            pygame.draw.polygon(self._sheet, colour, [(x * Z, y * Z) for x, y in points])

    def bar(self, rect: pygame.Rect, fill: Colour, *, hatched: bool = False) -> None:
        """Draw a block with an ink contour, shaded at its right as a woodcut is, or `hatched` all over."""
        if rect.width < 1 or rect.height < 1:
            return
        body = pygame.Rect(rect.x * Z, rect.y * Z, rect.width * Z, rect.height * Z)
        pygame.draw.rect(self._sheet, fill, body)
        before = self._sheet.get_clip()
        self._sheet.set_clip(body)
        thin, step = max(1, round(1.1 * self.k * Z)), max(6, round(9 * self.k * Z))
        if hatched:
            for x in range(body.left - body.height, body.right, step):
                pygame.draw.line(
                    self._sheet, INK_2, (x, body.bottom), (x + body.height, body.bottom - body.height), thin
                )
        else:
            deep = min(body.width, 3 * step)
            for y in range(body.top + step, body.bottom, step):
                long = deep * float(self._chance.uniform(0.25, 0.45))
                pygame.draw.line(self._sheet, INK, (body.right - long, y), (body.right, y), thin)
        self._sheet.set_clip(before)
        pygame.draw.rect(self._sheet, INK, body, self.edge * Z)

    def pennant(self, foot: Point, height: float, colour: Colour) -> None:
        """Draw a little flag on a pole that stands at `foot`."""
        x, y = foot
        self.line([(x, y), (x, y - height)], 2.2)
        top, wide = y - height, height * 0.62
        cloth = [(x, top), (x + wide, top + height * 0.22), (x, top + height * 0.44)]
        self.wash(cloth, colour)
        self.line([*cloth, cloth[0]], 1.4)

    def dot(self, centre: Point, radius: float, fill: Colour) -> None:
        """Draw a round spot with an ink edge, `radius` px of a window 1080 high."""
        where, wide = (centre[0] * Z, centre[1] * Z), max(2.5, radius * self.k) * Z
        pygame.draw.circle(self._sheet, INK, where, wide)
        pygame.draw.circle(self._sheet, fill, where, max(1.0, wide - max(1.2, 2 * self.k) * Z))

    def picture(self) -> pygame.Surface:
        """Finished picture, reduced to its size."""
        return primitives.ready(pygame.transform.smoothscale(self._sheet, self.size))
