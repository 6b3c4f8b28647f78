"""Sheets with a sentence at the foot on whatever one looks at: under the pointer, else with the focus."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Sequence

import pygame

from briscola.ui.input import pointer
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK_2
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.views.text.text_column import SheetPart, TextColumn


class Explanation(SheetPart):
    """Room for the longest of several sentences, and in its middle the one that is `now` in question."""

    def __init__(self, sentences: Sequence[str], now: Callable[[], str], role: Role) -> None:
        self._sentences, self._now, self._role = sentences, now, role

    def add_to(self, column: TextColumn) -> None:
        fonts, wide, role = column.kit.fonts, column.width, self._role
        high = max(len(fonts.wrap(each, role, wide)) for each in self._sentences) * fonts.line(role)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            lines = fonts.wrap(self._now(), role, wide)
            down = (high - len(lines) * fonts.line(role)) // 2
            fonts.draw_lines(target, lines, role, (x, y + down), INK_2)

        column.canvas(high, paint)


class ExplainingSheet(ContentSheet, ABC):
    """A sheet whose controls are `explained` at its foot, by what `explanation` puts there."""

    _pointed: tuple[int, int] | None = None
    """Place of the pointer; None once a key has been pressed since."""

    def explanation(self, sentences: Sequence[str], role: Role = "small") -> SheetPart:
        """Room for one of these sentences at a time: so nothing moves for any of them."""
        return Explanation(sentences, lambda: self.explained, role)

    @property
    def explained(self) -> str:
        """The sentence shown: on the row under the pointer, else on the control with the focus."""
        if self._pointed is not None:
            _x, y = self._pointed
            rows = [widget for widget in self.widgets_beside(self._pointed) if widget.explained]
            away = {widget: abs(widget.rect.centery - y) for widget in rows}
            near = [widget for widget in rows if away[widget] <= widget.rect.height * 0.7]
            if near:
                return min(near, key=away.__getitem__).explained
        return "" if self.group.focused is None else self.group.focused.explained

    def handle(self, event: pygame.event.Event) -> bool:
        before = self.explained
        if (p := pointer.read(event, self.kit.scale.size)) is not None:
            self._pointed = p.pos
        elif event.type == pygame.KEYDOWN:
            self._pointed = None
        took = super().handle(event)
        if self.explained != before:
            self.dirty = True
        return took
