"""Selectable rows on paper, with small marks for the players."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Self

import pygame
from msgspec import Struct

from briscola.client.view.view import Side
from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.ui.input.pointer import PAGING, Pointer
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role as TextRole
from briscola.ui.render.theme import CREAM, CREAM_2, HAIRLINE, INK, INK_2, PAPER, THEM, US, Colour, mix
from briscola.ui.widgets.lists.row_list import jump
from briscola.ui.widgets.widget import Widget, WidgetPart


class Row(Struct, frozen=True, kw_only=True):
    """A row to choose on paper: title, one line below it, and small marks at the right.

    `marks` are the sides of the players, for `draw_mark`.
    """

    name: str
    title: str
    note: str = ""
    marks: Sequence[Side] = ()
    aside: str = ""
    """A word in place of the marks."""


class Rows(Widget):
    """Selectable rows with hairlines between; the chosen one is a red strip."""

    repeats = True
    beyond = 40
    """Width in px at 1080 by which a strip is wider than its row."""
    air = 20
    """Width in px at 1080 between the words of a row and its marks."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        rows: Sequence[Row],
        selected: int,
        on_change: Callable[[int], None],
        *,
        name: str = "rows",
        row_height: float = 90,
        pages: bool = True,
    ) -> None:
        """`pages`: Page Up, Page Down, Home and End choose a row; else a scroll view gets them."""
        super().__init__(kit, rect, name=name, on_paper=True)
        self.rows, self.selected, self.on_change, self.pages = list(rows), selected, on_change, pages
        wanted = kit.scale.target(row_height)
        self.step = max(44, min(wanted, self.rect.height // max(1, len(self.rows))))
        self.top = 0

    def go_on_from(self, before: Self) -> None:
        if before.shown == self.shown:
            self.top = before.top
        if self.rows:
            self.top = min(max(self.top, self.selected - self.shown + 1), self.selected)

    def spoken(self) -> Spoken:
        if not 0 <= self.selected < len(self.rows):
            return Spoken(role=Role.ITEM, name=self.label, states=self.states())
        return self.spoken_row(self.selected)

    def spoken_row(self, index: int) -> Spoken:
        """A row in words."""
        row = self.rows[index]
        chosen = (ControlState.CHOSEN,) if index == self.selected else ()
        return Spoken(
            role=Role.ITEM,
            name=row.title,
            value=", ".join(filter(None, (row.note, row.aside))),
            states=(*chosen, *self.states()),
            position=(index + 1, len(self.rows)),
        )

    def parts(self) -> Sequence[WidgetPart]:
        return [
            WidgetPart(
                key=at,
                spoken=self.spoken_row(at),
                rect=self.row_rect(at),
                press=partial(self.press_row, at),
                choose=partial(self.choose, at),
            )
            for at in self.rows_seen
        ]

    @property
    def rows_seen(self) -> Sequence[int]:
        """Numbers of the rows that are seen and can be chosen."""
        return range(self.top, min(len(self.rows), self.top + self.shown))

    def press_row(self, index: int) -> None:
        """Do what a press on a row does."""
        self.choose(index)

    @property
    def chosen_part(self) -> int | None:
        return self.selected if 0 <= self.selected < len(self.rows) else None

    @property
    def shown(self) -> int:
        """Number of rows that fit."""
        return max(1, self.rect.height // self.step)

    def row_rect(self, index: int) -> pygame.Rect:
        """Rectangle of a row (above or below the widget when scrolled away)."""
        return pygame.Rect(
            self.rect.x, self.rect.y + (index - self.top) * self.step, self.rect.width, self.step
        )

    def choose(self, index: int) -> None:
        """Choose a row and scroll it into view."""
        if not 0 <= index < len(self.rows):
            return
        self.top = min(max(self.top, index - self.shown + 1), index)
        if index != self.selected:
            self.selected = index
            self.play_sound("tick")
            self.on_change(index)

    def released(self, p: Pointer, inside: bool) -> None:
        index = self.top + (p.pos[1] - self.rect.y) // self.step
        if inside and index < self.top + self.shown:
            self.choose(index)

    def wheeled(self, lines: float) -> bool:
        room = max(0, len(self.rows) - self.shown)
        self.top = min(room, max(0, self.top - round(lines)))
        return room > 0

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in PAGING and not self.pages:
            return False
        moves = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -self.shown,
            pygame.K_PAGEDOWN: self.shown,
        }
        if event.key in moves:
            to = self.selected + moves[event.key]
            if abs(moves[event.key]) > 1:
                to = min(len(self.rows) - 1, max(0, to))
            if 0 <= to < len(self.rows):
                self.choose(to)
                return True
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.choose(0 if event.key == pygame.K_HOME else len(self.rows) - 1)
            return True
        found = jump(event, lambda at: self.rows[at].title, len(self.rows), self.selected)
        if found is not None:
            self.choose(found)
            return True
        return super().key(event)

    def confirm(self) -> None:
        """Do nothing: the row is already chosen."""

    def ring_rect(self) -> pygame.Rect:
        return self._strip(self.selected)

    def _strip(self, index: int) -> pygame.Rect:
        scale = self.kit.scale
        return self.row_rect(index).inflate(scale.px(self.beyond), -max(2, scale.px(6)))

    def marks_space(self, index: int) -> pygame.Rect:
        """The room at whose right end a row's marks stand."""
        return self.row_rect(index)

    def marks_width(self, index: int) -> int:
        """Width in px of what stands at the right of a row."""
        return marks_width(self.kit, self.rows[index].marks)

    def _room(self, index: int) -> int:
        """Width in px of a row's words."""
        return self.row_rect(index).width - self.marks_width(index) - self.kit.scale.px(self.air)

    def chosen(self, index: int) -> bool:
        """True for the row that is a strip."""
        return index == self.selected

    def ruled(self, index: int) -> bool:
        """True if a hairline parts the row from the next."""
        return index + 1 < min(len(self.rows), self.top + self.shown)

    def _ink(self, index: int) -> Colour | None:
        """Colour of all words of a row; None for the usual ones."""
        del index
        return None

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        roles = roles_of(kit, [(row, self._room(at)) for at, row in enumerate(self.rows)])
        for index in range(self.top, min(len(self.rows), self.top + self.shown)):
            self._draw_row(target, index, roles)
        for name, there, place in (
            ("up", self.top > 0, (self.rect.centerx, self.rect.y - scale.px(8))),
            ("down", self.top + self.shown < len(self.rows), (self.rect.centerx, self.rect.bottom)),
        ):
            if there:
                more = icon(kit.raster, name, max(14, scale.px(22)), INK_2)
                target.blit(more, more.get_rect(center=place))

    def _draw_row(self, target: pygame.Surface, index: int, roles: tuple[TextRole, TextRole]) -> None:
        rect, chosen = self.row_rect(index), self.chosen(index)
        if chosen:
            strip = self._strip(index)
            self.kit.paper.strip(strip.size).draw(target, strip.topleft)
        elif self.ruled(index) and index + 1 != self.selected:
            pygame.draw.line(target, HAIRLINE, rect.bottomleft, (rect.right - 1, rect.bottom))
        self._draw_marks(target, index)
        ink, room = self._ink(index), self._room(index)
        draw_words(target, self.kit, self.rows[index], rect, room, chosen=chosen, ink=ink, roles=roles)

    def _draw_marks(self, target: pygame.Surface, index: int) -> None:
        """Draw the marks of a row."""
        marks, step, room = self.rows[index].marks, _mark_step(self.kit), self.marks_space(index)
        at, plain = room.right - self.kit.scale.px(14), CREAM if self.chosen(index) else CREAM_2
        for mark in reversed(marks):
            draw_mark(target, self.kit, mark, (at, room.centery), plain=plain)
            at -= step


def roles_of(kit: Kit, rows: Sequence[tuple[Row, int]]) -> tuple[TextRole, TextRole]:
    """Roles of the titles and the notes of a list, each of one size; the rows come with their room in px."""
    together = kit.fonts.together
    titles, notes = [(row.title, room) for row, room in rows], [(row.note, room) for row, room in rows]
    return together(titles, "row"), together(notes, "small")


def draw_words(
    target: pygame.Surface,
    kit: Kit,
    row: Row,
    rect: pygame.Rect,
    room: int,
    *,
    chosen: bool,
    ink: Colour | None = None,
    roles: tuple[TextRole, TextRole],
) -> None:
    """Draw a row's title, and its note below if the row is high enough; both at most `room` px wide.

    `roles` are those of titles and notes (`roles_of`). `ink` replaces the usual colours of a row.
    """
    fonts, scale = kit.fonts, kit.scale
    title, note = map(fonts.line, roles)
    both = row.note and title + note * 0.95 <= rect.height
    # In a low row the two lines stand closer, and both a little higher than their boxes say.
    tight = title + note > rect.height - scale.px(16)
    leading = 0.84 if tight else 0.95
    top = rect.centery - (title + (round(note * 0.9) if both else 0)) // 2
    top -= (1 if tight else scale.px(3)) if both else 0
    x = rect.x + scale.px(4)
    fonts.draw(target, row.title, roles[0], (x, top), ink or (PAPER if chosen else INK), width=room)
    if both:
        second = ink or (mix(PAPER, CREAM_2, 0.6) if chosen else INK_2)
        fonts.draw(target, row.note, roles[1], (x, top + round(title * leading)), second, width=room)


def marks_width(kit: Kit, marks: Sequence[Side]) -> int:
    """Width of the marks in px."""
    return _mark_step(kit) * len(marks) + kit.scale.px(10) if marks else 0


def _mark_step(kit: Kit) -> int:
    return max(12, kit.scale.px(24))


def draw_mark(
    target: pygame.Surface,
    kit: Kit,
    mark: Side,
    centre: tuple[int, int],
    *,
    plain: tuple[int, int, int] = CREAM_2,
    size: float = 18,
) -> None:
    """Draw a player's small mark: a gold disc for our side, a blue lozenge for theirs, else a plain disc."""
    side = max(10, kit.scale.px(size))
    if mark == "them":
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M10 1 19 10 10 19 1 10Z" '
            f'fill="#{bytes(THEM).hex()}" stroke="#1d1712" stroke-width="2" stroke-linejoin="round"/></svg>'
        )
    else:
        fill = US if mark == "us" else plain
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8.6" '
            f'fill="#{bytes(fill).hex()}" stroke="#{bytes(INK).hex()}" stroke-width="2"/></svg>'
        )
    picture = kit.raster.text(svg, (side, side))
    target.blit(picture, picture.get_rect(center=centre))


def draw_side(target: pygame.Surface, kit: Kit, side: Side, face: pygame.Rect, *, size: float = 24) -> None:
    """Draw the mark of a side at the upper left of a face."""
    out = round(face.width * 0.36)
    draw_mark(target, kit, side, (face.centerx - out, face.centery - out), size=size)
