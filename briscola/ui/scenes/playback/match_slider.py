"""The wooden rule of a match: a notch for every hand, and a runner to drag."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.playback import Reel
from briscola.client.win_chances import Line
from briscola.i18n.spoken_words import Role, Spoken
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, LAMP, RULE, rgb
from briscola.ui.widgets import Widget, runner

CURVE = rgb("#7a1f16")
CLOSEST = 9
"""Minimum gap between notches in px; with more hands only every nth is marked."""


class MatchSlider(Widget):
    """Every hand has the same width; `on_move(stop)` is called while the runner is dragged."""

    repeats = True

    def __init__(self, kit: Kit, rect: pygame.Rect, reel: Reel, on_move: Callable[[int], None]) -> None:
        """`rect` is the area that takes presses; the wood is at its bottom."""
        super().__init__(kit, rect, name="rule")
        self.reel, self.on_move = reel, on_move
        self.stop = 0
        self.words = ""
        """The present place in words."""
        self.curve: Sequence[Line] = ()
        """The curve of the chance to win, as far as known."""
        thick = max(26, kit.scale.px(36))
        self.wood = pygame.Rect(rect.x, rect.bottom - thick, rect.width, thick)

    def spoken(self) -> Spoken:
        return Spoken(role=Role.SLIDER, name=self.label, value=self.words, states=self.states())

    @property
    def _line(self) -> tuple[int, int]:
        """Left and right end of the runner's track, in px."""
        inset = max(8, self.kit.scale.px(15))
        return self.wood.x + inset, self.wood.right - inset

    def _x(self, share: float) -> int:
        left, right = self._line
        return round(left + (right - left) * share)

    def _move(self, x: int) -> None:
        left, right = self._line
        stop = self.reel.stop_near(min(1.0, max(0.0, (x - left) / max(1, right - left))))
        if stop != self.stop:
            self.stop = stop
            self.on_move(stop)

    def pressed_at(self, p: Pointer) -> None:
        self._move(p.pos[0])

    def dragged(self, p: Pointer) -> None:
        self._move(p.pos[0])

    def released(self, _p: Pointer, _inside: bool) -> None:
        """Do nothing: the runner already follows the pointer."""

    def ring_rect(self) -> pygame.Rect:
        return self.wood

    def draw(self, target: pygame.Surface) -> None:
        kit, scale, wood = self.kit, self.kit.scale, self.wood
        kit.paper.wood(wood.size, RULE, radius=4).draw(target, wood.topleft)
        edge = max(1, round(2.2 * scale.k))
        x = self._x(self.reel.share_of(self.stop))
        behind = pygame.Surface((max(0, x - wood.x - edge), wood.height - 2 * edge), pygame.SRCALPHA)
        behind.fill((60, 36, 14, 92))
        target.blit(behind, (wood.x + edge, wood.y + edge))
        left, right = self._line
        hands = max(1, len(self.reel.hands))
        every = -(-CLOSEST * hands // max(1, right - left))
        width = max(1, scale.px(2))
        for at in range(0, hands + 1, every):
            notch = self._x(at / hands) - width // 2
            pygame.draw.rect(target, INK, (notch, wood.y + edge, width, round(wood.height * 0.46)))
        self._draw_numbers(target, hands, every)
        self._draw_curve(target, edge)
        knob = runner(kit, wood.height + max(4, scale.px(8)), LAMP)
        target.blit(knob, knob.get_rect(center=(x, wood.centery)))

    def _draw_curve(self, target: pygame.Surface, edge: int) -> None:
        """Draw the curve burnt into the wood: the top is a certain win, the bottom a certain loss."""
        pad = edge + max(2, self.kit.scale.px(3))
        foot, tall = self.wood.bottom - pad, self.wood.height - 2 * pad
        for line in self.curve:
            points = [(self._x(share), foot - tall * percent / 100) for share, percent in line]
            pygame.draw.lines(target, CURVE, False, points, max(2, self.kit.scale.px(3)))

    def _draw_numbers(self, target: pygame.Surface, hands: int, every: int) -> None:
        """Write the numbers of the hands where all of them fit."""
        fonts = self.kit.fonts
        room = self._x(1 / hands) - self._x(0.0)
        if every > 1 or room < fonts.width(str(hands), "label") + 16:
            return
        for at in range(hands):
            middle = (self._x((at + 0.5) / hands), self.wood.centery)
            fonts.draw(target, str(at + 1), "label", middle, INK, anchor="center", alpha=150)
