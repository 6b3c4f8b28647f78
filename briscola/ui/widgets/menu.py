"""Lists: the title's text menu with its sliding red strip, and selectable rows on paper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from briscola.ui.input.pointer import PAGING, Pointer
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, CREAM_2, HAIRLINE, INK, INK_2, PAPER, THEM, US, mix
from briscola.ui.widgets.base import Widget

SLIDE = 0.09
"""Seconds the strip needs to the chosen line."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Item:
    """A line of the menu: its word, a remark beside it, and what it does."""

    name: str
    text: str
    on_press: Callable[[], None]
    note: str = ""
    strong: bool = False


class Menu(Widget):
    """A text menu on the cloth; Up and Down move the strip, Enter goes. One stop in the Tab order."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        items: Sequence[Item],
        *,
        selected: int = 0,
        hint: str = "",
        instant: bool = False,
        name: str = "menu",
    ) -> None:
        """`hint` is written at the right end of the strip; `instant` leaves out the slide."""
        super().__init__(kit, rect, name=name)
        self.items, self.hint, self.instant = list(items), hint, instant
        self.selected = min(selected, len(self.items) - 1)
        self.step = kit.scale.target(62)
        self._at = float(self.selected)
        self.gap = kit.scale.px(20)
        """The first line stands a little apart."""
        self.rect.height = self.step * len(self.items) + (self.gap if len(self.items) > 1 else 0)

    def line(self, index: int) -> pygame.Rect:
        """Where a line lies."""
        y = self.rect.y + index * self.step + (self.gap if index else 0)
        return pygame.Rect(self.rect.x, y, self.rect.width, self.step)

    def _index(self, pos: tuple[int, int]) -> int:
        return min(range(len(self.items)), key=lambda at: abs(self.line(at).centery - pos[1]))

    def select(self, index: int) -> None:
        """Move the strip."""
        if index != self.selected:
            self.selected = index
            self.say("tick")
        if self.instant:
            self._at = float(index)

    def point(self, p: Pointer) -> bool:
        if p.kind in ("move", "down") and self.usable and self.hit(p.pos):
            self.select(self._index(p.pos))
        return super().point(p)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            to = self.selected + (1 if event.key == pygame.K_DOWN else -1)
            if 0 <= to < len(self.items):
                self.select(to)
                return True
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.select(0 if event.key == pygame.K_HOME else len(self.items) - 1)
            return True
        return super().key(event)

    def confirm(self) -> None:
        self.say("click")
        self.items[self.selected].on_press()

    def update(self, dt: float) -> bool:
        gap = self.selected - self._at
        if gap == 0:
            return False
        # Exponential approach that is over in about SLIDE seconds.
        self._at = float(self.selected) if abs(gap) < 0.01 else self._at + gap * min(1.0, dt * 4 / SLIDE)
        return True

    def draw_ring(self, target: pygame.Surface) -> None:
        """The red strip itself shows the focus: without it there is none."""

    def _strip(self) -> pygame.Rect:
        scale = self.kit.scale
        height = min(self.step, max(44, scale.px(68)))
        rect = pygame.Rect(self.rect.x - scale.px(24), 0, self.rect.width + scale.px(24), height)
        rect.centery = round(self.rect.y + (self._at + 0.5) * self.step + self.gap * min(1.0, self._at))
        return rect

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        if self.focused:
            strip = self._strip()
            kit.paper.strip(strip.size).draw(target, strip.topleft)
        for index, item in enumerate(self.items):
            line = self.line(index)
            near = self.focused and abs(index - self._at) < 0.5
            role = "menu-first" if index == 0 else "menu-strong" if item.strong else "menu"
            room = self.rect.width - scale.px(16)
            word = kit.fonts.draw(
                target,
                item.text,
                role,
                (line.x, line.centery),
                PAPER if near else CREAM,
                anchor="midleft",
                halo=not near,
                width=room,
            )
            note = item.note or (self.hint if near else "")
            if not note:
                continue
            if item.note:
                free = self.rect.right - word.right - scale.px(24)
                if near or kit.fonts.width(note, "small") <= free + scale.px(260):
                    kit.fonts.draw(
                        target,
                        note,
                        "small",
                        (word.right + scale.px(24), line.centery + scale.px(3)),
                        PAPER if near else CREAM,
                        anchor="midleft",
                        halo=not near,
                        width=free - scale.px(8) if near and free > 40 else free + scale.px(300),
                    )
            elif self.rect.right - word.right > kit.fonts.width(note, "small") + scale.px(40):
                kit.fonts.draw(
                    target,
                    note,
                    "small",
                    (self.rect.right - scale.px(24), line.centery + scale.px(3)),
                    mix(PAPER, (156, 36, 32), 0.12),
                    anchor="midright",
                )


@dataclass(frozen=True, kw_only=True, slots=True)
class Row:
    """A row to choose on paper: title, one line below it, and small marks at the right.

    `marks` is one letter a player: `o` plain, `u` our side (gold disc), `t` theirs (blue lozenge).
    """

    name: str
    title: str
    note: str = ""
    marks: str = ""


class Rows(Widget):
    """Selectable rows with hairlines between; the chosen one is a red strip."""

    repeats = True

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
        """`pages`: Page Up, Page Down, Home and End choose a row; else they are left to what scrolls."""
        super().__init__(kit, rect, name=name, on_paper=True)
        self.rows, self.selected, self.on_change, self.pages = list(rows), selected, on_change, pages
        wanted = kit.scale.target(row_height)
        self.step = max(44, min(wanted, self.rect.height // max(1, len(self.rows))))
        self.top = 0

    @property
    def shown(self) -> int:
        """How many rows fit."""
        return max(1, self.rect.height // self.step)

    def row_rect(self, index: int) -> pygame.Rect:
        """Where a row lies (above or below the widget when scrolled away)."""
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
            self.say("tick")
            self.on_change(index)

    def released(self, p: Pointer, inside: bool) -> None:
        index = self.top + (p.pos[1] - self.rect.y) // self.step
        if inside and index < self.top + self.shown:
            self.choose(index)

    def wheeled(self, lines: float) -> bool:
        room = max(0, len(self.rows) - self.shown)
        self.top = min(room, max(0, self.top - round(lines) if abs(lines) >= 1 else self.top))
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
        return super().key(event)

    def confirm(self) -> None:
        """Choosing already happened; Enter here only confirms."""

    def ring_rect(self) -> pygame.Rect:
        return self._strip(self.selected)

    def _strip(self, index: int) -> pygame.Rect:
        scale = self.kit.scale
        return self.row_rect(index).inflate(scale.px(40), -max(2, scale.px(6)))

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        for index in range(self.top, min(len(self.rows), self.top + self.shown)):
            row, rect, chosen = self.rows[index], self.row_rect(index), index == self.selected
            if chosen:
                strip = self._strip(index)
                kit.paper.strip(strip.size).draw(target, strip.topleft)
            elif (
                index + 1 < len(self.rows)
                and index + 1 != self.selected
                and index < self.top + self.shown - 1
            ):
                pygame.draw.line(target, HAIRLINE, rect.bottomleft, (rect.right - 1, rect.bottom))
            marks = self._marks(target, row.marks, rect, chosen=chosen)
            room = rect.width - marks - scale.px(20)
            title, note = kit.fonts.line("row"), kit.fonts.line("small")
            both = row.note and title + note * 0.95 <= rect.height
            # In a low row the two lines stand closer, and both a little higher than their boxes say.
            tight = title + note > rect.height - scale.px(16)
            leading = 0.84 if tight else 0.95
            top = rect.centery - (title + (round(note * 0.9) if both else 0)) // 2
            top -= (1 if tight else scale.px(3)) if both else 0
            x = rect.x + scale.px(4)
            kit.fonts.draw(target, row.title, "row", (x, top), PAPER if chosen else INK, width=room)
            if both:
                kit.fonts.draw(
                    target,
                    row.note,
                    "small",
                    (x, top + round(title * leading)),
                    mix(PAPER, CREAM_2, 0.6) if chosen else INK_2,
                    width=room,
                )

        for name, there, place in (
            ("up", self.top > 0, (self.rect.centerx, self.rect.y - scale.px(8))),
            ("down", self.top + self.shown < len(self.rows), (self.rect.centerx, self.rect.bottom)),
        ):
            if there:
                more = icon(kit.raster, name, max(14, scale.px(22)), INK_2)
                target.blit(more, more.get_rect(center=place))

    def _marks(self, target: pygame.Surface, marks: str, rect: pygame.Rect, *, chosen: bool) -> int:
        """Draw the players' marks; returns the width they take."""
        if not marks:
            return 0
        scale = self.kit.scale
        step = max(12, scale.px(24))
        x = rect.right - scale.px(14) - step * (len(marks) - 1)
        for mark in marks:
            draw_mark(target, self.kit, mark, (x, rect.centery), plain=CREAM if chosen else CREAM_2)
            x += step
        return step * len(marks) + scale.px(10)


def draw_mark(
    target: pygame.Surface,
    kit: Kit,
    mark: str,
    centre: tuple[int, int],
    *,
    plain: tuple[int, int, int] = CREAM_2,
    size: float = 18,
) -> None:
    """A player's small mark: `u` gold disc (our side), `t` blue lozenge (theirs), `o` plain disc."""
    side = max(10, kit.scale.px(size))
    if mark == "t":
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M10 1 19 10 10 19 1 10Z" '
            f'fill="#{bytes(THEM).hex()}" stroke="#1d1712" stroke-width="2" stroke-linejoin="round"/></svg>'
        )
    else:
        fill = US if mark == "u" else plain
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8.6" '
            f'fill="#{bytes(fill).hex()}" stroke="#{bytes(INK).hex()}" stroke-width="2"/></svg>'
        )
    picture = kit.raster.text(svg, (side, side))
    target.blit(picture, picture.get_rect(center=centre))
