"""Bubbles beside faces until they can have been read: the lines that friends write, and who is back."""

from collections.abc import Sequence
from functools import partial

import pygame

from briscola.client.view.view import ME
from briscola.ui.layout.placement import Placement
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.sign_display import PlacedBubble
from briscola.ui.scenes.tabletop.thing import HoverTarget
from briscola.ui.views.bubbles.remark_placement import ROWS, place_written
from briscola.ui.views.bubbles.speech_bubble import BubbleLine, draw_balloon

READ, LETTER = 3.0, 0.06
"""Seconds that a line stays: a base, plus this much for each letter of somebody else's."""
TOLD = 6.0
"""Seconds that a sentence about a player stays at his face: nobody expects it."""


class _Bubble(PlacedBubble, kw_only=True):
    said: Sequence[str]
    """The lines in it, the newest last."""
    told: str = ""
    """The one of them that the program told; empty if none."""

    @property
    def words(self) -> str:
        return "\n".join(self.said)


class WrittenOverlay(Overlay):
    """The last lines of each player, as long as they are shown."""

    def __init__(self, context: PlayContext) -> None:
        self._context = context
        self._bubbles: dict[int, _Bubble] = {}

    def tell(self, place: int, words: str) -> None:
        """Show a sentence about a player at his face in place of the one before, and say it."""
        self._context.speak(words)
        self.take_back(place)
        self.show(place, words, least=TOLD)
        self._bubbles[place].told = words

    def take_back(self, place: int) -> None:
        """Take away the sentence about a player, which is true no more; what he wrote stays."""
        bubble = self._bubbles.get(place)
        if bubble is not None and bubble.told:
            del self._bubbles[place]
            for line in bubble.said:
                if line != bubble.told:
                    self.show(place, line)
            self._context.invalidate()

    def show(self, place: int, words: str, *, least: float = 0.0) -> None:
        """Show a line for `least` seconds, under the last ones that are still there if there is room."""
        before = self._bubbles.pop(place, None)
        said = [*(before.said if before else ()), words]
        bubble = self._bubble(place, said, least)
        while len(said) > 1 and not self._fits(place, bubble):
            said = said[1:]
            bubble = self._bubble(place, said, least)
        bubble.told = before.told if before else ""
        self._bubbles[place] = bubble
        self._context.invalidate()

    def _bubble(self, place: int, said: Sequence[str], least: float) -> _Bubble:
        pace = self._context.pace
        letters = sum(map(len, said)) * (place != ME)
        length = max(least, READ + LETTER * letters) * max(1.0, pace.factor) * pace.reading
        return _Bubble(said=said, length=length)

    def _fits(self, place: int, bubble: _Bubble) -> bool:
        where, rows = self._placed(place, bubble)
        return where.clear and len(rows) <= ROWS

    def clear(self) -> None:
        self._bubbles.clear()

    def unwrite(self) -> None:
        """Take away what the program has told; what people wrote is in their own words."""
        self._bubbles = {place: bubble for place, bubble in self._bubbles.items() if not bubble.told}

    def update(self, dt: float) -> bool:
        moving = False
        for place, bubble in [*self._bubbles.items()]:
            bubble.time += dt
            if bubble.left <= 0:
                del self._bubbles[place]
                self._context.invalidate()
            elif bubble.moves(dt, still=self._context.still):
                moving = True
        return moving

    def wake(self) -> float | None:
        still = self._context.still
        return min((bubble.until_change(still=still) for bubble in self._bubbles.values()), default=None)

    def _placed(self, place: int, bubble: _Bubble) -> tuple[Placement, Sequence[BubbleLine]]:
        layout, papers = self._context.layout, self._context.papers(self)
        others = [each.where.rect for each in self._bubbles.values() if each.where and each is not bubble]
        besides = [*papers, *others]
        find = partial(place_written, self._context.kit, layout, place, bubble.words, besides=besides)
        return bubble.place(layout, papers, find)

    @property
    def hover_targets(self) -> Sequence[HoverTarget]:
        names = self._context.names
        return [
            (f"written {place}", self._placed(place, bubble)[0].rect, (names[place], bubble.words))
            for place, bubble in self._bubbles.items()
        ]

    def draw(self, target: pygame.Surface) -> None:
        """Draw the bubbles."""
        for place, bubble in self._bubbles.items():
            placed = self._placed(place, bubble)
            draw_balloon(target, self._context.kit, *placed, bubble.shown(still=self._context.still))
