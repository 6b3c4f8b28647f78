"""The page of one day: its deal, its results, the course of a hand as squares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from briscola.client.daily import Course, Square, deal_of
from briscola.client.daily_results import DailyResults
from briscola.i18n.chart_words import squares_text
from briscola.i18n.daily_words import ROW, date_text, deal_text, points_text, tries_text, verdict
from briscola.i18n.game_words import game_title
from briscola.i18n.text import _, pgettext
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED, THEM, US, Colour, mix
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import Button, Widget

COLOURS: dict[Square, Colour] = {
    Square.OURS: mix(US, (255, 255, 255), 0.35),
    Square.OURS_DEAR: US,
    Square.THEIRS: mix(THEM, (255, 255, 255), 0.35),
    Square.THEIRS_DEAR: THEM,
}
HATCHED = (Square.THEIRS, Square.THEIRS_DEAR)
"""Told from the others by their lines, for whoever sees no difference between gold and blue."""
DEAR = (Square.OURS_DEAR, Square.THEIRS_DEAR)


def draw_legend(target: pygame.Surface, kit: Kit, at: tuple[int, int], width: int) -> None:
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


class Squares:
    """Rows of ten squares from the upper left of `rect`, whose height is set to fit."""

    def __init__(self, kit: Kit, rect: pygame.Rect, squares: Sequence[Square]) -> None:
        self.kit, self.squares = kit, squares
        gap = max(3, kit.scale.px(6))
        self.step = min((rect.width + gap) // ROW, max(18, kit.scale.px(34)) + gap)
        self.side = self.step - gap
        rows = -(-len(squares) // ROW)
        self.rect = pygame.Rect(rect.x, rect.y, rect.width, max(0, rows * self.step - gap))

    def draw(self, target: pygame.Surface) -> None:
        """Draw all squares."""
        for at, square in enumerate(self.squares):
            row, column = divmod(at, ROW)
            box = pygame.Rect(
                self.rect.x + column * self.step, self.rect.y + row * self.step, self.side, self.side
            )
            _draw_square(target, self.kit, box, square)


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


FANNED = (-1, 0, 1)
"""Positions of the three waiting cards, left to right."""


class DayPage:
    """Texts, squares and buttons of a day.

    `play`, `watch` and `share` are the buttons' actions; without `play` this window keeps no matches.
    """

    def __init__(
        self,
        kit: Kit,
        room: pygame.Rect,
        day: date,
        results: DailyResults,
        *,
        today: bool,
        play: Callable[[], None] | None,
        watch: Callable[[], None],
        share: Callable[[], None],
    ) -> None:
        self.kit, self.room = kit, room
        self.controls: list[Widget] = []
        self._lines: list[tuple[str, str, Colour, tuple[int, int]]] = []
        self._squares: list[Squares] = []
        self.read: list[ReadingLine] = []
        """Lines to be heard in place of the picture."""
        self._legend: tuple[int, int] | None = None
        """Upper left corner of the legend of the squares; None if there is no room."""
        self._fan = pygame.Rect(0, 0, 0, 0)
        self._y = room.y
        self._say(date_text(day), "panel")
        self._say(game_title(deal_of(day).rules), "row", INK_2)
        self._y += kit.scale.px(14)
        mine = results.mine(day)
        if mine is None:
            self._to_play(day, known=results.attempt(day) is not None, today=today, play=play)
        else:
            self._played(day, mine, results, play=play, watch=watch, share=share)

    # ---- a day to be played

    def _to_play(self, day: date, *, known: bool, today: bool, play: Callable[[], None] | None) -> None:
        kit, room = self.kit, self.room
        if play is None:
            self._say(_("Another window of Briscola is open. Play the deal there: it is kept."), "body", RED)
            return
        self._say(
            _("You have played it, but its record can no longer be read.") if known else deal_text(day),
            "body",
            INK_2,
        )
        words = _("Play today’s deal") if today else _("Play this deal")
        tall = kit.scale.target(78)
        wide = min(room.width, Button.width_for(kit, words, role="button-main"))
        place = pygame.Rect(room.x, room.bottom - tall, wide, tall)
        self._button(place, "play", words, play, primary=True)
        gap = kit.scale.px(24)
        self._fan = pygame.Rect(room.x, self._y + gap, room.width, max(0, place.y - self._y - 2 * gap))

    # ---- a day that was played

    def _played(
        self,
        day: date,
        mine: Course,
        results: DailyResults,
        *,
        play: Callable[[], None] | None,
        watch: Callable[[], None],
        share: Callable[[], None],
    ) -> None:
        kit, room = self.kit, self.room
        attempt, maestro = results.attempt(day), results.maestro.of(day)
        tries = attempt.tries if attempt is not None else 1
        self._say(_("You: {points}").format(points=points_text(day, mine)), "heading")
        if again := tries_text(tries):
            self._say(again, "small", INK_2)
        self._show(mine)
        if maestro is None and results.maestro.failed:
            self._say(_("The maestro cannot play this one in your place."), "body-italic", INK_2)
        elif maestro is None:
            self._say(_("The maestro is playing it in your place…"), "body-italic", INK_2)
        else:
            self._say(
                _("The maestro in your place: {points}").format(points=points_text(day, maestro)), "row"
            )
            self._show(maestro)
            self._say(verdict(mine, maestro), "heading")
            self._legend = (room.x, self._y + kit.scale.px(10))
        tall, gap = kit.scale.target(62), kit.scale.px(14)
        wide = (room.width - gap) // 2
        place = pygame.Rect(room.x, room.bottom - tall, wide, tall)
        if play is not None:
            self._button(place, "play", _("Play it again"), play)
        self._button(place.move(wide + gap, 0), "watch", _("Watch it"), watch)
        if maestro is not None:
            place = pygame.Rect(room.x, place.y - gap - tall, room.width, tall)
            if self._legend is not None and self._legend[1] + kit.fonts.line("small") > place.y:
                self._legend = None
            self._button(place, "share", _("Challenge a friend"), share)

    def _show(self, shown: Course) -> None:
        gap = self.kit.scale.px(8)
        ours = [each in (Square.OURS, Square.OURS_DEAR) for each in shown.squares]
        self.read.append(ReadingLine(squares_text(ours, [each in DEAR for each in shown.squares])))
        self._squares.append(
            Squares(self.kit, pygame.Rect(self.room.x, self._y + gap, self.room.width, 0), shown.squares)
        )
        self._y = self._squares[-1].rect.bottom + 2 * gap

    # ---- setting and drawing

    def _say(self, words: str, role: str, colour: Colour = INK) -> None:
        self.read.append(ReadingLine(words, heading=not self.read))
        fonts = self.kit.fonts
        lines: Sequence[str] = fonts.wrap(words, role, self.room.width)
        for line in lines:
            self._lines.append((line, role, colour, (self.room.x, self._y)))
            self._y += fonts.line(role)

    def _button(
        self, rect: pygame.Rect, name: str, words: str, press: Callable[[], None], *, primary: bool = False
    ) -> None:
        self.controls.append(
            Button(self.kit, rect, words, press, primary=primary, name=name, on_paper=True, margin=10)
        )

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        for words, role, colour, at in self._lines:
            self.kit.fonts.draw(target, words, role, at, colour)
        for squares in self._squares:
            squares.draw(target)
        if self._legend is not None:
            draw_legend(target, self.kit, self._legend, self.room.width)
        tall = min(self._fan.height * 0.86, self.kit.scale.px(300))
        if tall < self.kit.scale.px(90):
            return
        for place in FANNED:
            centre = (self._fan.centerx + place * tall * 0.36, self._fan.centery + abs(place) * tall * 0.045)
            self.kit.sprites.draw(target, None, centre, tall, -9.0 * place)
