"""The list of matches: as long as it may be, only the rows in sight are read and drawn."""

from collections.abc import Callable

import pygame

from briscola.client.bookshelf import Bookshelf
from briscola.storage.matches import PlayedMatch
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.evenings.row import chosen_strip, columns, draw_row, star_rect
from briscola.ui.widgets import ScrollView

STILL = 8
"""Pixels that a press may move and still be a press, not a push."""


class MatchList(ScrollView):
    """Up and Down choose a row, Enter or a press opens it, F or a press on its star marks it."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        shelf: Bookshelf,
        *,
        on_open: Callable[[PlayedMatch], None],
        on_star: Callable[[PlayedMatch], None],
    ) -> None:
        self.step = max(46, kit.scale.px(72))
        super().__init__(kit, rect, self.step * shelf.count, self._paint, name="matches")
        self.shelf, self.on_open, self.on_star = shelf, on_open, on_star
        self.places = columns(kit, self._wide)
        self.chosen = 0
        self._pressed: tuple[int, int] | None = None

    @property
    def _wide(self) -> int:
        """The width of a row; the bar at the right lies beside it."""
        return self.rect.width - max(14, self.kit.scale.px(24))

    @property
    def match(self) -> PlayedMatch | None:
        """The match that is chosen."""
        return self.shelf.match(self.chosen) if self.shelf.count else None

    def renew(self) -> None:
        """The shelf holds other matches now."""
        self.content_height = self.step * self.shelf.count
        self.choose(min(self.chosen, self.shelf.count - 1))
        self.scroll_to(self.offset)

    def choose(self, number: int) -> None:
        """Choose a row and have it in sight."""
        number = max(0, min(self.shelf.count - 1, number))
        if number != self.chosen:
            self.chosen = number
            self.say("tick")
        top = number * self.step
        if top < self.offset:
            self.scroll_to(top)
        elif top + self.step > self.offset + self.rect.height:
            self.scroll_to(top + self.step - self.rect.height)

    def row_rect(self, number: int) -> pygame.Rect:
        """Where a row lies on the screen now."""
        return pygame.Rect(
            self.rect.x, self.rect.y + number * self.step - round(self.offset), self._wide, self.step
        )

    def ring_rect(self) -> pygame.Rect:
        if not self.shelf.count:
            return self.rect
        return chosen_strip(self.kit, self.row_rect(self.chosen)).clip(self.rect)

    # ---- hands

    def pressed_at(self, p: Pointer) -> None:
        super().pressed_at(p)
        on_bar = p.pos[0] >= self.rect.x + self._wide
        self._pressed = None if on_bar else p.pos

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
        match = self.shelf.match(number) if number < self.shelf.count else None
        if match is None:
            return
        self.choose(number)
        if star_rect(self.row_rect(number), self.places).collidepoint(p.pos):
            self.on_star(match)
        else:
            self.say("click")
            self.on_open(match)

    def key(self, event: pygame.event.Event) -> bool:
        page = max(1, self.rect.height // self.step - 1)
        moves = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.shelf.count,
            pygame.K_END: self.shelf.count,
        }
        match = self.match
        if event.key in moves:
            before = self.chosen
            self.choose(self.chosen + moves[event.key])
            return self.chosen != before or event.key not in (pygame.K_UP, pygame.K_DOWN)
        if match is not None and event.key in (pygame.K_f, pygame.K_h):
            self.on_star(match)
            return True
        if match is not None and pointer.is_confirm(event):
            self.say("click")
            self.on_open(match)
            return True
        return False

    # ---- drawing

    def _paint(self, target: pygame.Surface, x: int, y: int) -> None:
        del x, y
        first = int(self.offset // self.step)
        last = min(self.shelf.count, first + self.rect.height // self.step + 2)
        evening = None if first == 0 else self._evening(first - 1)
        for number in range(first, last):
            match = self.shelf.match(number)
            if match is None:
                continue
            row = self.row_rect(number)
            other, chosen = match.evening != evening, number == self.chosen
            line = "" if number == 0 or number - 1 == self.chosen else "evening" if other else "match"
            begins = other or number == first
            draw_row(target, self.kit, row, self.places, match, first=begins, chosen=chosen, line=line)
            evening = match.evening

    def _evening(self, number: int) -> str | None:
        match = self.shelf.match(number)
        return None if match is None else match.evening
