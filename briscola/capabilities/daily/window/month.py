"""A month on the wall: choose a day with mouse, finger or arrows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from enum import Enum
from functools import partial

import pygame

from briscola.capabilities.daily.words import weekday_letters
from briscola.client.single_deals.daily import days_of_month
from briscola.i18n.single_deal_words import date_text
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK, INK_2, LAMP, PAPER, RED, Colour, mix
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.widget import Widget, WidgetPart

COLUMNS, ROWS = 7, 6
SUNDAY = 6


class Mark(Enum):
    """The person's result of a day, compared with the maestro's in the same place."""

    PLAYED = "played"
    LEVEL = "level"
    BETTER = "better"


def mark_words() -> Mapping[Mark, str]:
    """Meaning of each coin."""
    return {
        Mark.BETTER: _("more than the maestro"),
        Mark.LEVEL: _("as many"),
        Mark.PLAYED: _("fewer"),
    }


class Month(Widget):
    """The days of a month in seven columns; future days cannot be chosen."""

    repeats = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        chosen: date,
        *,
        week_begins: int,
        first: date,
        today: date,
        marks: Mapping[date, Mark],
        on_change: Callable[[date], None],
    ) -> None:
        """`week_begins`: the weekday of the first column, Monday is 0.

        `first` and `today`: the first and last day with a deal; a change may lead to another month.
        """
        super().__init__(kit, rect, name="month", on_paper=True)
        self.week_begins = week_begins
        self.chosen, self.first, self.today = chosen, first, today
        self.marks, self.on_change = marks, on_change
        self.days = days_of_month(chosen)
        self.head = kit.fonts.line("small-strong") + kit.scale.px(8)

    def spoken(self) -> Spoken:
        return self._spoken_day(self.chosen)

    @property
    def open_days(self) -> Sequence[date]:
        """The days of the month that have a deal."""
        return [day for day in self.days if self.open(day)]

    def _spoken_day(self, day: date) -> Spoken:
        mark, days = self.marks.get(day), self.open_days
        today = [_("today")] if day == self.today else []
        value = [*today, *([] if mark is None else [_("played") + f": {mark_words()[mark]}"])]
        return Spoken(
            role=Role.ITEM,
            name=date_text(day),
            value=", ".join(value),
            states=self.states(),
            position=(days.index(day) + 1, len(days)),
        )

    def parts(self) -> Sequence[WidgetPart]:
        return [
            WidgetPart(
                key=day,
                spoken=self._spoken_day(day),
                rect=self.cell(day),
                press=partial(self._choose, day),
                choose=partial(self._choose, day),
            )
            for day in self.open_days
        ]

    @property
    def chosen_part(self) -> date:
        return self.chosen

    def cell(self, day: date) -> pygame.Rect:
        """The rectangle of a day."""
        place = (self.days[0].weekday() - self.week_begins) % COLUMNS + day.day - 1
        row, column = divmod(place, COLUMNS)
        wide, tall = self.rect.width / COLUMNS, (self.rect.height - self.head) / ROWS
        left, top = self.rect.x + column * wide, self.rect.y + self.head + row * tall
        return pygame.Rect(round(left), round(top), round(wide), round(tall))

    def open(self, day: date) -> bool:
        """True if there is a deal of that day: not before the first and not in the future."""
        return self.first <= day <= self.today

    def _choose(self, day: date) -> None:
        day = min(max(day, self.first), self.today)
        if day != self.chosen:
            self.play_sound("tick")
            self.on_change(day)

    def released(self, p: Pointer, inside: bool) -> None:
        for day in self.days:
            if inside and self.open(day) and self.cell(day).collidepoint(p.pos):
                self._choose(day)

    def key(self, event: pygame.event.Event) -> bool:
        moves = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -COLUMNS, pygame.K_DOWN: COLUMNS}
        if event.key in moves:
            to = self.chosen + timedelta(days=moves[event.key])
            if not self.open(to):
                return False
            self._choose(to)
            return True
        if event.key in (pygame.K_HOME, pygame.K_END):
            self._choose(self.days[0] if event.key == pygame.K_HOME else self.days[-1])
            return True
        return super().key(event)

    def ring_rect(self) -> pygame.Rect:
        return self._tile(self.chosen)

    def _tile(self, day: date) -> pygame.Rect:
        gap = max(3, self.kit.scale.px(6))
        return self.cell(day).inflate(-gap, -gap)

    def draw(self, target: pygame.Surface) -> None:
        fonts = self.kit.fonts
        for weekday, word in enumerate(weekday_letters()):
            at = (weekday - self.week_begins) % COLUMNS
            x = self.rect.x + round((at + 0.5) * self.rect.width / COLUMNS)
            colour = RED if weekday == SUNDAY else INK_2
            fonts.draw(target, word, "small-strong", (x, self.rect.y), colour, anchor="midtop")
        for day in self.days:
            self._draw_day(target, day)

    def _draw_day(self, target: pygame.Surface, day: date) -> None:
        kit, scale = self.kit, self.kit.scale
        tile, chosen = self._tile(day), day == self.chosen
        radius = scale.px(8)
        ink: Colour = RED if day.weekday() == SUNDAY else INK
        if chosen:
            pygame.draw.rect(target, RED, tile, border_radius=radius)
            ink = CREAM
        elif self.open(day):
            pygame.draw.rect(target, PAPER, tile, border_radius=radius)
            pygame.draw.rect(target, HAIRLINE, tile, max(1, scale.px(1.5)), border_radius=radius)
        else:
            ink = mix(ink, CREAM, 0.55)
        if day == self.today and not chosen:
            pygame.draw.rect(target, RED, tile, max(2, scale.px(3)), border_radius=radius)
        mark = self.marks.get(day)
        middle = tile.centery if mark is None else round(tile.y + tile.height * 0.36)
        kit.fonts.draw(target, str(day.day), "row", (tile.centerx, middle), ink, anchor="center")
        if mark is not None:
            draw_mark(target, kit, (tile.centerx, round(tile.y + tile.height * 0.78)), mark, on_red=chosen)


def draw_mark(
    target: pygame.Surface, kit: Kit, centre: tuple[int, int], mark: Mark, *, on_red: bool = False
) -> None:
    """Draw a coin: empty for a day played, half for as many points as the maestro, full for more."""
    r = max(5, kit.scale.px(8))
    edge, thick = (CREAM if on_red else INK), max(1, kit.scale.px(1.6))
    box = pygame.Rect(0, 0, 2 * r + 1, 2 * r + 1)
    box.center = centre
    if mark is Mark.BETTER:
        pygame.draw.circle(target, LAMP, centre, r)
    elif mark is Mark.LEVEL:
        pygame.draw.circle(target, LAMP, centre, r, draw_bottom_left=True, draw_bottom_right=True)
    pygame.draw.circle(target, edge, centre, r, thick)


def add_legend(column: TextColumn, marks: Mapping[date, Mark]) -> None:
    """Add the meaning of the coins in one line below the month; read as what each of the `marks` means."""
    kit, fonts, scale, words = column.kit, column.kit.fonts, column.kit.scale, mark_words()
    coin, gap, above = scale.px(30), scale.px(28), scale.px(14)
    wide = sum(coin + fonts.width(word, "small") for word in words.values()) + gap * (len(words) - 1)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        x += max(0, column.width - wide) // 2
        y += above + fonts.line("small") // 2
        for mark, word in words.items():
            draw_mark(target, kit, (x + scale.px(10), y), mark)
            place = fonts.draw(target, word, "small", (x + coin, y), INK_2, anchor="midleft")
            x = place.right + gap

    said = (f"{date_text(day)}: {words[mark]}" for day, mark in sorted(marks.items()))
    column.canvas(above + fonts.line("small"), paint, *said)
