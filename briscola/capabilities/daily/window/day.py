"""The chosen day on its half of the sheet: its deal, or the result with a square per trick.

A square is gold for ours, hatched blue for theirs, with a dot for 10 points or more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from briscola.capabilities.daily.results import DailyResults
from briscola.capabilities.daily.week_words import week_button
from briscola.capabilities.daily.words import ROW, deal_text, points_text, tries_text, verdict
from briscola.client.single_deals.daily import Course, Square, deal_of
from briscola.i18n.chart_words import squares_text
from briscola.i18n.game_words import game_title
from briscola.i18n.single_deal_words import date_text
from briscola.i18n.text import _, pgettext
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED, THEM, US, Colour, mix
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.widget import Widget

FANNED = (-1, 0, 1)
"""Positions of the three waiting cards, left to right."""
COLOURS: dict[Square, Colour] = {
    Square.OURS: mix(US, (255, 255, 255), 0.35),
    Square.OURS_DEAR: US,
    Square.THEIRS: mix(THEM, (255, 255, 255), 0.35),
    Square.THEIRS_DEAR: THEM,
}
HATCHED = (Square.THEIRS, Square.THEIRS_DEAR)
"""Told from the others by their lines, for whoever sees no difference between gold and blue."""
DEAR = (Square.OURS_DEAR, Square.THEIRS_DEAR)


class ChosenDay:
    """Texts, squares and buttons of a day.

    `play`, `watch`, `share` and `week` are the buttons' actions. Without `play` this window keeps no
    matches.
    """

    def __init__(
        self,
        kit: Kit,
        room: pygame.Rect,
        day: date,
        results: DailyResults,
        *,
        play: Callable[[], None] | None,
        watch: Callable[[], None],
        share: Callable[[], None],
        week: Callable[[], None],
    ) -> None:
        self.kit, self.room, self._results = kit, room, results
        self._play, self._week = play, week
        self.controls: list[Widget] = []
        self.column = column = TextColumn(kit, room.width)
        self._legend: tuple[int, int] | None = None
        """Upper left corner of the legend of the squares; None if there is no room."""
        self._fan = pygame.Rect(0, 0, 0, 0)
        column.text(date_text(day), "panel", INK, heading=True)
        column.text(game_title(deal_of(day).setup.rules()), "row")
        column.gap(14)
        mine = results.mine(day)
        if mine is None:
            self._to_play(day)
        else:
            self._played(day, mine, watch, share)

    def _to_play(self, day: date) -> None:
        """Write about a day to be played."""
        kit, room, column, results = self.kit, self.room, self.column, self._results
        beside = pygame.Rect(0, 0, Button.width_for(kit, week_button()), kit.scale.target(62))
        beside.bottomright = room.bottomright
        if self._play is None:
            words = _("Another window of Briscola is open. Play the deal there: it is kept.")
            column.text(words, "body", RED)
            self._button(beside, "week", week_button(), self._week)
            return
        lost = _("You have played it, but its record can no longer be read.")
        column.text(deal_text(day) if results.attempt(day) is None else lost, "body")
        words = _("Continue") if results.left(day) else _("Play this deal")
        tall = kit.scale.target(78)
        wide = min(room.width, Button.width_for(kit, words, role="button-main"))
        gap = kit.scale.px(24)
        place = pygame.Rect(room.x, room.bottom - tall, wide, tall)
        beside.centery = place.centery
        if beside.x < place.right + gap:  # above it, where it finds no room at its side
            beside.width = min(beside.width, room.width)
            beside.bottomleft = (room.x, place.y - kit.scale.px(14))
        self._button(place, "play", words, self._play, primary=True)
        self._button(beside, "week", week_button(), self._week)
        top = room.y + column.height + gap
        self._fan = pygame.Rect(room.x, top, room.width, max(0, min(place.y, beside.y) - gap - top))

    def _played(self, day: date, mine: Course, watch: Callable[[], None], share: Callable[[], None]) -> None:
        """Write about a day that was played."""
        kit, room, column, results = self.kit, self.room, self.column, self._results
        attempt, maestro = results.attempt(day), results.maestro.found.get(day)
        tries = attempt.tries if attempt is not None else 1
        column.text(_("You: {points}").format(points=points_text(day, mine)), "heading", INK)
        if again := tries_text(tries):
            column.text(again)
        add_squares(column, mine.squares)
        if maestro is None and results.maestro.failed:
            column.text(_("The maestro cannot play this one in your place."), "body-italic")
        elif maestro is None:
            column.text(_("The maestro is playing it in your place…"), "body-italic")
        else:
            points = points_text(day, maestro)
            column.text(_("The maestro in your place: {points}").format(points=points), "row", INK)
            add_squares(column, maestro.squares)
            column.text(verdict(mine, maestro), "heading", INK)
            self._legend = (room.x, room.y + column.height + kit.scale.px(10))
        tall, gap = kit.scale.target(62), kit.scale.px(14)
        wide = (room.width - gap) // 2
        place = pygame.Rect(room.x, room.bottom - tall, wide, tall)
        if self._play is not None:
            words = _("Continue") if results.left(day) else _("Play it again")
            self._button(place, "play", words, self._play)
        self._button(place.move(wide + gap, 0), "watch", _("Watch it"), watch)
        send = [] if maestro is None else [("share", _("Challenge a friend"), share)]
        send.append(("week", week_button(), self._week))
        top = place.y - gap - tall
        if self._legend is not None and self._legend[1] + kit.fonts.line("small") > top:
            self._legend = None
        wide = (room.width - gap * (len(send) - 1)) // len(send)
        for at, (name, words, press) in enumerate(send):
            self._button(pygame.Rect(room.x + at * (wide + gap), top, wide, tall), name, words, press)

    def _button(
        self, rect: pygame.Rect, name: str, words: str, press: Callable[[], None], *, primary: bool = False
    ) -> None:
        self.controls.append(
            Button(self.kit, rect, words, press, primary=primary, name=name, on_paper=True, margin=10)
        )

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        self.column.draw(target, *self.room.topleft)
        if self._legend is not None:
            _draw_legend(target, self.kit, self._legend, self.room.width)
        tall = min(self._fan.height * 0.86, self.kit.scale.px(300))
        if tall < self.kit.scale.px(90):
            return
        for place in FANNED:
            centre = (self._fan.centerx + place * tall * 0.36, self._fan.centery + abs(place) * tall * 0.045)
            self.kit.sprites.draw(target, None, centre, tall, -9.0 * place)


def _draw_legend(target: pygame.Surface, kit: Kit, at: tuple[int, int], width: int) -> None:
    """Draw the legend in one line from its upper left corner; leave it out if it is too wide."""
    fonts, side, gap = kit.fonts, max(12, kit.scale.px(20)), kit.scale.px(24)
    words = (
        (Square.OURS, pgettext("trick", "won")),
        (Square.THEIRS, pgettext("trick", "lost")),
        (None, _("10 points or more")),
    )
    between = side + kit.scale.px(8)
    if sum(between + gap + fonts.width(text, "small") for _square, text in words) - gap > width:
        return
    x, middle = at[0], at[1] + fonts.line("small") // 2
    for square, text in words:
        box = pygame.Rect(x, 0, side, side)
        box.centery = middle
        if square is not None:
            _draw_square(target, kit, box, square)
        else:
            pygame.draw.circle(target, INK, box.center, max(3, side // 5))
        x = fonts.draw(target, text, "small", (x + between, middle), INK_2, anchor="midleft").right + gap


def add_squares(column: TextColumn, squares: Sequence[Square]) -> None:
    """Add rows of ten squares."""
    kit, air = column.kit, max(3, column.kit.scale.px(6))
    step = min((column.width + air) // ROW, max(18, kit.scale.px(34)) + air)
    side, rows = step - air, -(-len(squares) // ROW)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        for at, square in enumerate(squares):
            row, place = divmod(at, ROW)
            _draw_square(target, kit, pygame.Rect(x + place * step, y + row * step, side, side), square)

    ours = [each in (Square.OURS, Square.OURS_DEAR) for each in squares]
    said = squares_text(ours, [each in DEAR for each in squares])
    column.gap(8)
    column.canvas(max(0, rows * step - air), paint, said)
    column.height += 2 * kit.scale.px(8)


def _draw_square(target: pygame.Surface, kit: Kit, box: pygame.Rect, square: Square) -> None:
    radius = max(2, box.width // 7)
    pygame.draw.rect(target, COLOURS[square], box, border_radius=radius)
    if square in HATCHED:
        step, before = max(5, box.width // 3), target.get_clip()
        target.set_clip(box.inflate(-2, -2).clip(before))
        for x in range(box.x - box.height, box.right, step):
            pygame.draw.line(target, INK, (x, box.bottom), (x + box.height, box.top), max(1, box.width // 16))
        target.set_clip(before)
    pygame.draw.rect(target, INK, box, max(1, kit.scale.px(1.6)), border_radius=radius)
    if square in DEAR:
        pygame.draw.circle(target, COLOURS[square], box.center, radius + max(2, radius // 2))
        pygame.draw.circle(target, INK, box.center, radius)
