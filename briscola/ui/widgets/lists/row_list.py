"""A long list with one chosen row, and the way to a row by its first letter."""

import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain, islice
from typing import Self

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input.line_editing import typed
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import WidgetPart

LOOKED_AT = 2000
"""Rows looked at in a very long list."""


def jump(event: pygame.event.Event, name: Callable[[int], str], count: int, at: int) -> int | None:
    """The next of `count` rows after `at` that begins with the typed letter, round the end; None without."""
    letter = plain(typed(event))
    if not letter.isalpha():
        return None
    around = chain(range(at + 1, count), range(min(at + 1, count)))
    return next((row for row in islice(around, LOOKED_AT) if plain(name(row)).startswith(letter)), None)


def plain(text: str) -> str:
    """Lower-case text without accents, so that a search finds `marianna` and `Briškula` in any spelling.

    >>> plain("Où è Città")
    'ou e citta'
    """
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


STILL = 8
"""Px that a press may move and still be a press, not a push."""


class RowList(ScrollView):
    """Up, Down or a press choose a row, a push scrolls. Override `chose`, `pressed_row` and `draw_rows`."""

    def __init__(self, kit: Kit, rect: pygame.Rect, count: int, step: int, *, margin: int, name: str) -> None:
        """`count` rows, each `step` px high; beside them `margin` px for the scroll bar."""
        super().__init__(kit, rect, step * count, self._paint, name=name)
        self.count, self.step = count, step
        self.wide = rect.width - margin
        """Width of a row in px."""
        self.chosen = 0
        self._pressed: tuple[int, int] | None = None

    def go_on_from(self, before: Self) -> None:
        super().go_on_from(before)
        self.chosen = min(before.chosen, max(0, self.count - 1))
        self.show_row(self.chosen)

    def chose(self) -> None:
        """Called when another row has been chosen."""

    def pressed_row(self, number: int, _pos: tuple[int, int]) -> None:
        """Called when a row is pressed at a point; chooses it."""
        self.choose(number)

    def spoken_row(self, number: int) -> tuple[str, str]:
        """Name and value of a row; a letter jumps to the next name that begins with it."""
        del number
        return "", ""

    def spoken(self) -> Spoken:
        if not self.count:
            return Spoken(role=Role.ITEM, name=self.label, value=_("empty"), states=self.states())
        return self._spoken_at(self.chosen)

    def _spoken_at(self, number: int) -> Spoken:
        name, value = self.spoken_row(number)
        position = number + 1, self.count
        return Spoken(role=Role.ITEM, name=name, value=value, states=self.states(), position=position)

    def parts(self) -> Sequence[WidgetPart]:
        found = []
        for number in range(*self._seen()):
            rect = self.row_rect(number)
            seen = rect.clip(self.rect)
            if seen.height:
                part = WidgetPart(
                    key=number,
                    spoken=self._spoken_at(number),
                    rect=seen,
                    press=partial(self.pressed_row, number, (rect.x + 1, rect.centery)),
                    choose=partial(self.choose, number),
                )
                found.append(part)
        return found

    @property
    def chosen_part(self) -> int | None:
        return self.chosen if self.count else None

    def _seen(self) -> tuple[int, int]:
        """The first row of which something may be seen, and the one after the last."""
        first = int(self.offset // self.step)
        return first, min(self.count, first + self.rect.height // self.step + 2)

    def draw_rows(self, target: pygame.Surface, first: int, last: int) -> None:
        """Draw the rows from `first` to before `last`."""

    def choose(self, number: int) -> None:
        """Choose a row (from 0, kept in range) and scroll it into sight."""
        number = max(0, min(self.count - 1, number))
        self.show_row(number)
        if number != self.chosen:
            self.chosen = number
            self.play_sound("tick")
            self.chose()

    def show_row(self, number: int) -> None:
        """Scroll until a row is seen whole."""
        self.show_part(number * self.step, self.step)

    def row_rect(self, number: int) -> pygame.Rect:
        """Rectangle of a row on the screen now."""
        y = self.rect.y + number * self.step - round(self.offset)
        return pygame.Rect(self.rect.x, y, self.wide, self.step)

    def ring_rect(self) -> pygame.Rect:
        return self.row_rect(self.chosen).clip(self.rect)

    def pressed_at(self, p: Pointer) -> None:
        super().pressed_at(p)
        self._pressed = p.pos if p.pos[0] < self.rect.x + self.wide else None

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
            self.pressed_row(number, p.pos)

    def key(self, event: pygame.event.Event) -> bool:
        page = max(1, self.rect.height // self.step - 1)
        moves = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.count,
            pygame.K_END: self.count,
        }
        if event.key not in moves:
            to = jump(event, lambda at: self.spoken_row(at)[0], self.count, self.chosen)
            if to is not None:
                self.choose(to)
            return to is not None
        before = self.chosen
        self.choose(self.chosen + moves[event.key])
        return self.chosen != before or event.key not in (pygame.K_UP, pygame.K_DOWN)

    def _paint(self, target: pygame.Surface, _x: int, _y: int) -> None:
        self.draw_rows(target, *self._seen())
