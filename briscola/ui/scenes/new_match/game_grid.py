"""All games side by side, a column for each group, with one selected place."""

from collections.abc import Callable, Collection, Sequence

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input.line_editing import typed
from briscola.ui.input.pointer import ARROWS, Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK_2, PAPER, Colour, mix
from briscola.ui.widgets import Row, Widget, draw_marks, draw_words, marks_width

Place = tuple[int, int]
"""Column and row, each from 0."""
FADED = mix(INK_2, CREAM, 0.55)


def row_width(kit: Kit, row: Row) -> int:
    """Width in px at which a row fits whole."""
    words = max(kit.fonts.width(row.title, "row"), kit.fonts.width(row.note, "small"))
    aside = kit.fonts.width(row.aside, "small") if row.aside else marks_width(kit, row.marks)
    return words + aside + kit.scale.px(24)


class GameGrid(Widget):
    """Rows in columns; arrows move among the `meant` places, Enter or a press takes one.

    `meant` are the places found by what is looked for; the others stay where they are, faded.
    """

    repeats = True

    def __init__(
        self,
        kit: Kit,
        columns: Sequence[pygame.Rect],
        rows: Sequence[Sequence[Row]],
        at: Place,
        *,
        step: int,
        on_take: Callable[[Place], None],
        on_letter: Callable[[str], None],
    ) -> None:
        super().__init__(kit, columns[0].unionall(list(columns[1:])), name="grid", on_paper=True)
        self.columns, self.rows, self.step = list(columns), rows, step
        self.at = at
        self.meant: Collection[Place] = self.places
        self.on_take, self.on_letter = on_take, on_letter
        self._over: Place | None = None

    @property
    def places(self) -> Sequence[Place]:
        """Every place, column by column."""
        return [(x, y) for x, column in enumerate(self.rows) for y in range(len(column))]

    def spoken(self) -> Spoken:
        if not self.meant:
            return Spoken(role=Role.ITEM, name=_("No game is called that"))
        row, meant = self.rows[self.at[0]][self.at[1]], sorted(self.meant)
        players = row.aside or str(len(row.marks) or "")
        number = meant.index(self.at) + 1 if self.at in meant else 1
        return Spoken(
            role=Role.ITEM,
            name=row.title,
            value=", ".join(filter(None, (row.note, players and _("players: {n}").format(n=players)))),
            states=self.states(),
            position=(number, len(meant)),
        )

    def row_rect(self, place: Place) -> pygame.Rect:
        """The rectangle of a row."""
        column = self.columns[place[0]]
        return pygame.Rect(column.x, column.y + place[1] * self.step, column.width, self.step)

    def look_for(self, meant: Collection[Place]) -> None:
        """Set the places that match the search, and select the first of them."""
        self.meant = meant
        self.at = min(meant, default=self.at)

    def _place(self, pos: tuple[int, int]) -> Place | None:
        return next((place for place in self.places if self.row_rect(place).collidepoint(pos)), None)

    def point(self, p: Pointer) -> bool:
        if p.kind == "move":
            self._over = None if p.touch else self._place(p.pos)
        return super().point(p)

    def released(self, p: Pointer, inside: bool) -> None:
        place = self._place(p.pos)
        if inside and place is not None:
            self.at = place
            self.confirm()

    def confirm(self) -> None:
        if self.meant:
            self.say("click")
            self.on_take(self.at)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ARROWS:
            return self._go(*ARROWS[event.key])
        if event.key in (pygame.K_HOME, pygame.K_END) and self.meant:
            self._to(min(self.meant) if event.key == pygame.K_HOME else max(self.meant))
            return True
        if letter := typed(event):
            self.on_letter(letter)
            return True
        return super().key(event)

    def _go(self, dx: int, dy: int) -> bool:
        """Move to the nearest `meant` place in a direction; False if there is none."""
        x, y = self.at
        if dx:
            there = [p for p in self.meant if (p[0] - x) * dx > 0]
            near = min(there, key=lambda p: (abs(p[0] - x), abs(p[1] - y)), default=None)
        else:
            there = [p for p in self.meant if p[0] == x and (p[1] - y) * dy > 0]
            near = min(there, key=lambda p: abs(p[1] - y), default=None)
        if near is not None:
            self._to(near)
        return near is not None

    def _to(self, place: Place) -> None:
        if place != self.at:
            self.at = place
            self.say("tick")

    def ring_rect(self) -> pygame.Rect:
        return self._strip(self.at)

    def _strip(self, place: Place) -> pygame.Rect:
        scale = self.kit.scale
        return self.row_rect(place).inflate(scale.px(24), -max(2, scale.px(6)))

    def _aside(self, target: pygame.Surface, words: str, rect: pygame.Rect, ink: Colour) -> int:
        """Write words at the right end of a row; return their width in px."""
        if not words:
            return 0
        at = (rect.right - self.kit.scale.px(4), rect.centery)
        return self.kit.fonts.draw(target, words, "small", at, ink, anchor="midright").width

    def draw(self, target: pygame.Surface) -> None:
        for place in self.places:
            row, rect = self.rows[place[0]][place[1]], self.row_rect(place)
            chosen, meant = place == self.at and bool(self.meant), place in self.meant
            if chosen:
                strip = self._strip(place)
                self.kit.paper.strip(strip.size).draw(target, strip.topleft)
            elif place[1] + 1 < len(self.rows[place[0]]) and (place[0], place[1] + 1) != self.at:
                pygame.draw.line(target, HAIRLINE, rect.bottomleft, (rect.right - 1, rect.bottom))
            ink = None if meant else FADED
            marks = draw_marks(target, self.kit, row.marks if meant else "", rect, chosen=chosen)
            marks = marks or self._aside(target, row.aside, rect, ink or (PAPER if chosen else INK_2))
            room = rect.width - marks - self.kit.scale.px(12)
            draw_words(target, self.kit, row, rect, room, chosen=chosen, ink=ink)
            if self.hovered and place == self._over and not chosen:
                pygame.draw.line(target, INK_2, rect.bottomleft, (rect.right - 1, rect.bottom), 2)
