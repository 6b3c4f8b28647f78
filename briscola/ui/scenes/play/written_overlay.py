"""Bubbles with the lines that friends write, beside their faces, until they can have been read."""

from collections.abc import Sequence
from functools import partial

import pygame

from briscola.client.view import ME
from briscola.ui.layout import Placement
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.tabletop import HoverTarget, Overlay, PlacedBubble
from briscola.ui.views.bubbles import BubbleLine, draw_balloon, place_written

READ, LETTER = 3.0, 0.06
"""Seconds that a line stays: a base, plus this much for each letter of somebody else's."""


class _Line(PlacedBubble, kw_only=True):
    words: str


class WrittenOverlay(Overlay):
    """The last line of each player, as long as it is shown."""

    def __init__(self, context: PlayContext) -> None:
        self._context = context
        self._lines: dict[int, _Line] = {}

    def show(self, place: int, words: str) -> None:
        """Show a line in place of the writer's last one."""
        context = self._context
        length = (
            (READ + LETTER * len(words) * (place != ME))
            * max(1.0, context.pace.factor)
            * context.pace.reading
        )
        self._lines[place] = _Line(words=words, length=length)
        context.invalidate()

    def clear(self) -> None:
        self._lines.clear()

    def update(self, dt: float) -> bool:
        moving = False
        for place, line in [*self._lines.items()]:
            line.time += dt
            if line.left <= 0:
                del self._lines[place]
                self._context.invalidate()
            elif line.moves(dt, still=self._context.still):
                moving = True
        return moving

    def wake(self) -> float | None:
        still = self._context.still
        return min((line.until_change(still=still) for line in self._lines.values()), default=None)

    def _placed(self, place: int, line: _Line) -> tuple[Placement, Sequence[BubbleLine]]:
        layout, papers = self._context.layout, self._context.overlays.papers(self)
        others = [each.where.rect for each in self._lines.values() if each.where and each is not line]
        besides = [*papers, *others]
        find = partial(place_written, self._context.kit, layout, place, line.words, besides=besides)
        return line.place(layout, papers, find)

    @property
    def hover_targets(self) -> Sequence[HoverTarget]:
        return [
            (f"written {place}", self._placed(place, line)[0].rect, (self._context.names[place], line.words))
            for place, line in self._lines.items()
        ]

    def draw(self, target: pygame.Surface) -> None:
        """Draw the bubbles."""
        for place, line in self._lines.items():
            bubble = self._placed(place, line)
            draw_balloon(target, self._context.kit, *bubble, line.shown(still=self._context.still))
