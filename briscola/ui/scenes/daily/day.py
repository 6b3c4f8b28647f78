"""The chosen day on its half of the sheet: its deal, or the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from briscola.client.daily import Course, Square, deal_of
from briscola.client.daily_results import DailyResults
from briscola.i18n.chart_words import squares_text
from briscola.i18n.daily_words import date_text, deal_text, points_text, tries_text, verdict
from briscola.i18n.game_words import game_title
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.scenes.daily.squares import DEAR, Squares, draw_legend
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import Button, Widget

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
