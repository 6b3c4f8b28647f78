"""All games at a glance, in groups; typing a part of a name finds one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.client.setup.game_forms import GameLine
from briscola.i18n.game_titles import GROUPS, group_of
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.layout.window.sheet_layout import stack
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.game_list import GameGrid
from briscola.ui.scenes.new_match.games import found_by, line_row, row_width
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.panel import draw_column_rule, draw_heading, heading_height
from briscola.ui.widgets.text_field import TextField

LONGEST = 40
"""Maximum length of the search text, in letters."""
LEAST_BETWEEN = 24
"""Minimum gap between two columns in px."""


class AllGames(SheetScene):
    """Lies over the new match. `on_take` gets the chosen line; Esc goes back without one."""

    def __init__(
        self,
        app: Host,
        lines: Sequence[GameLine],
        now: GameLine,
        on_take: Callable[[GameLine], None],
        looked_for: str = "",
    ) -> None:
        super().__init__(app)
        self.on_take = on_take
        columns = {group: [line for line in lines if group_of(line.variant) == group] for group in GROUPS}
        self.groups = {group: column for group, column in columns.items() if column}
        self.lines = [line for column in self.groups.values() for line in column]
        self.at, self.looked_for = self.lines.index(now), looked_for

    @property
    def found(self) -> Sequence[int]:
        """Numbers of the lines that contain every word of the search."""
        return found_by(self.looked_for, self.lines)

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        pad_x, pad_y, top_h = max(20, scale.px(44)), max(11, scale.px(36)), max(44, scale.px(62))
        gap = scale.px(16)
        fixed = 2 * pad_y + top_h + gap + _head(kit)
        most = (size[1] - 2 * scale.rim - fixed) // scale.target(44)
        columns, under = flow(list(self.groups.values()), most)
        most = max(map(len, columns))
        height = min(size[1] - 2 * scale.rim, fixed + most * scale.target(78))
        step = (height - fixed) // most
        width = min(size[0] - 2 * scale.edge, scale.px(1776))
        inner = self.unfold(size, (width, fixed + most * step), (pad_x, pad_y))
        back = self.back_button((inner.x + top_h // 2, inner.y + top_h // 2))
        self.title_at = (inner.x + top_h + scale.px(24), inner.y + top_h // 2)
        field_w = max(220, scale.px(440))
        high, hint = scale.target(54), _("Look for a game")
        place = pygame.Rect(inner.right - field_w, inner.y + (top_h - high) // 2, field_w, high)
        enter, words = self._take_first, self.looked_for
        self.field = TextField(
            kit, place, words, self._look, limit=LONGEST, hint=hint, name="look", on_enter=enter
        ).called(hint)
        self._lay_columns(inner, inner.y + top_h + gap, columns, under, step)
        if self.looked_for:
            self.grid.mark_matching(self.found)
        group = self.new_group(focus="look" if self.looked_for else "grid")
        group.add(back, self.field, self.grid)
        self.restore_focus("grid")

    def _lay_columns(
        self,
        inner: pygame.Rect,
        top: int,
        columns: Sequence[Sequence[GameLine]],
        under: int | None,
        step: int,
    ) -> None:
        """Lay out the columns with their headings from `top` down, a line `step` px high."""
        kit, scale = self.kit, self.kit.scale
        head = _head(kit)
        for marked in (True, False):  # numbers where there is no room for marks
            rows = [[line_row(line, marked=marked) for line in column] for column in columns]
            needs = [max(row_width(kit, row) for row in column) + scale.px(24) for column in rows]
            if under is not None:
                needs[under] = max(needs[under], needs.pop())
            free = inner.width - sum(needs)
            if free >= LEAST_BETWEEN * (len(needs) - 1):
                break
        between = max(LEAST_BETWEEN, min(scale.px(84), free // len(needs)))
        spare = (free - between * (len(needs) - 1)) // len(needs)
        places, x = [], inner.x
        for need, column in zip(needs, rows, strict=False):
            places.append(pygame.Rect(x, top + head, need + spare, step * len(column)))
            x += need + spare + between
        self.rules = [(place.right + between // 2, top) for place in places[:-1]]
        if under is not None:
            over = places[under]
            places.append(pygame.Rect(over.x, over.bottom + head, over.width, step * len(rows[-1])))
        titles = [*self.groups, list(self.groups)[-1]]
        self.heads = [
            (str(title), place.move(0, -head)) for title, place in zip(titles, places, strict=False)
        ]
        self.bottom = inner.bottom
        stacks = (stack(place, [step] * len(column)) for place, column in zip(places, rows, strict=True))
        rects = [rect for column in stacks for rect in column]
        whole = [row for column in rows for row in column]
        self.grid = GameGrid(kit, whole, rects, self.at, on_take=self._take, on_letter=self._write)

    def leave(self) -> None:
        self.group.focus(None)

    # ---- looking for one

    def _look(self, words: str) -> None:
        self.looked_for = words
        self.grid.mark_matching(self.found)
        self.dirty = True

    def _write(self, letter: str) -> None:
        """Put a letter typed among the games into the search field."""
        self.group.focus(self.field)
        self.field.insert(letter)

    def _take(self, at: int) -> None:
        self.app.pop()
        self.on_take(self.lines[at])

    def _take_first(self) -> None:
        if self.grid.meant:
            self._take(self.grid.selected)

    # ---- events and drawing

    def handle(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event) and self.looked_for:
            self.field.show_text("")
            self._look("")
            self.group.focus(self.grid)
            return True
        down = event.type == pygame.KEYDOWN and event.key in (pygame.K_DOWN, pygame.K_UP)
        if down and self.field.focused and self.grid.meant:
            self.group.focus(self.grid)
            return True
        return super().handle(event)

    def title(self) -> str:
        return _("All games") if self.grid.meant else _("No game is called that")

    def reading(self) -> Sequence[ReadingLine]:
        lines = [ReadingLine(self.title(), heading=True)]
        for group, column in self.groups.items() if self.grid.meant else ():
            lines.append(ReadingLine(str(group), heading=True))
            rows = [line_row(line, marked=False) for line in column]
            lines += [ReadingLine(", ".join(filter(None, (row.title, row.note, row.aside)))) for row in rows]
        return lines

    @property
    def ink(self) -> Colour:
        return INK if self.grid.meant else INK_2

    def draw_title(self, target: pygame.Surface) -> int:
        """Draw the title between the back button and the search field."""
        fonts, room = self.kit.fonts, self.field.rect.x - self.title_at[0] - self.kit.scale.px(30)
        drawn = fonts.draw(
            target, self.title(), "panel", self.title_at, self.ink, anchor="midleft", width=room
        )
        return drawn.bottom

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, self.at = self.kit, self.grid.selected
        if not self.grid.meant:  # a full list under "No game is called that" looks as if it could be pressed
            return
        for words, place in self.heads:
            draw_heading(target, kit, words, place.topleft, width=place.width)
        for x, top in self.rules:
            draw_column_rule(target, x, top, self.bottom)


def _head(kit: Kit) -> int:
    """Height in px of the heading of a column."""
    return heading_height(kit) - kit.scale.px(8)


def flow(columns: Sequence[Sequence[GameLine]], most: int) -> tuple[list[Sequence[GameLine]], int | None]:
    """Columns for so many lines at most, and the number of the column under which the last one lies.

    The last group goes on there, below a heading; None if it has room in a column of its own, or nowhere.
    """
    whole, (*others, last) = list(columns), columns
    rest = last[most:]
    short = min(range(len(others)), key=lambda x: len(others[x]), default=None)
    if not rest or short is None or len(others[short]) + 1 + len(rest) > most:
        return whole, None
    return [*others, last[:most], rest], short
