"""The hands of a match, one of which is chosen."""

from collections.abc import Callable, Sequence

import pygame

from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import LAMP
from briscola.ui.views import ledger
from briscola.ui.views.ledger import LedgerLine
from briscola.ui.widgets import ScrollView

STILL = 8
"""Pixels that a press may move and still be a press, not a push."""


class HandList(ScrollView):
    """The ledger of a match; Up and Down, or a press, choose a hand."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        heads: Sequence[str],
        lines: Sequence[LedgerLine],
        on_choose: Callable[[int], None],
        *,
        chosen: int = 0,
    ) -> None:
        """`rect` holds the names of the columns too; `chosen`: the hand to begin with, from 0."""
        scale = kit.scale
        self.heads, self.lines, self.on_choose = heads, lines, on_choose
        wide = rect.width - max(14, scale.px(22))
        self.grid = ledger.grid(kit, wide, max(1, len(heads)))
        self.step = max(44, self.grid.step)
        top = self.grid.step
        self.head = pygame.Rect(rect.x, rect.y, wide, top)
        room = pygame.Rect(rect.x, rect.y + top, rect.width, rect.height - top)
        super().__init__(kit, room, self.step * len(lines), self._paint, name="hands")
        self.chosen = min(chosen, max(0, len(lines) - 1))
        self._pressed: tuple[int, int] | None = None
        self._show(self.chosen)

    @property
    def count(self) -> int:
        """How many hands there are."""
        return len(self.lines)

    def choose(self, number: int) -> None:
        """Choose a hand, from 0, and have it in sight."""
        number = max(0, min(self.count - 1, number))
        self._show(number)
        if number != self.chosen and self.count:
            self.chosen = number
            self.say("tick")
            self.on_choose(number)

    def _show(self, number: int) -> None:
        top = number * self.step
        if top < self.offset:
            self.scroll_to(top)
        elif top + self.step > self.offset + self.rect.height:
            self.scroll_to(top + self.step - self.rect.height)

    def row_rect(self, number: int) -> pygame.Rect:
        """Where a hand lies on the screen now."""
        y = self.rect.y + number * self.step - round(self.offset)
        return pygame.Rect(self.rect.x, y, self.head.width, self.step)

    def ring_rect(self) -> pygame.Rect:
        return self.row_rect(self.chosen).clip(self.rect)

    def pressed_at(self, p: Pointer) -> None:
        super().pressed_at(p)
        self._pressed = p.pos if p.pos[0] < self.head.right else None

    def dragged(self, p: Pointer) -> None:
        if self._pressed is not None and abs(p.pos[1] - self._pressed[1]) > STILL:
            self._pressed = None
        if self._pressed is None:
            super().dragged(p)

    def released(self, p: Pointer, inside: bool) -> None:
        if self._pressed is None or not inside:
            super().released(p, inside)
            return
        number = int((p.pos[1] - self.rect.y + self.offset) // self.step)
        if number < self.count:
            self.choose(number)

    def key(self, event: pygame.event.Event) -> bool:
        moves = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -8,
            pygame.K_PAGEDOWN: 8,
            pygame.K_HOME: -self.count,
            pygame.K_END: self.count,
        }
        if event.key not in moves:
            return False
        before = self.chosen
        self.choose(self.chosen + moves[event.key])
        return self.chosen != before or event.key not in (pygame.K_UP, pygame.K_DOWN)

    # ---- drawing

    def draw_head(self, target: pygame.Surface) -> None:
        """The names over the columns."""
        ledger.draw_head(target, self.kit, self.head, self.grid, self.heads)

    def _paint(self, target: pygame.Surface, x: int, y: int) -> None:
        del x, y
        first = int(self.offset // self.step)
        last = min(self.count, first + self.rect.height // self.step + 2)
        lower = (self.step - self.grid.step) // 2
        for number in range(first, last):
            row = self.row_rect(number)
            if number == self.chosen:
                bar = self.kit.paper.bar((max(6, self.kit.scale.px(10)), row.height - 12), LAMP)
                target.blit(bar, (row.x, row.y + 6))
            line = self.lines[number]
            ledger.draw_line(target, self.kit, row.x, row.y + lower, row.width, self.grid, line)
