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
from briscola.ui.scenes.sheets.parts import Control, PressButton, SheetRow, Space, Stack
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.button import Button

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


class ChosenDay(SheetPart):
    """Texts, squares and buttons of a day; the buttons stand at the foot of the column.

    `play`, `watch`, `share` and `week` are the buttons' actions. Without `play` this window keeps no
    matches.
    """

    def __init__(
        self,
        day: date,
        results: DailyResults,
        *,
        play: Callable[[], None] | None,
        watch: Callable[[], None],
        share: Callable[[], None],
        week: Callable[[], None],
    ) -> None:
        self._day, self._results = day, results
        self._play, self._watch, self._share, self._week = play, watch, share, week

    def add_to(self, column: TextColumn) -> None:
        column.text(date_text(self._day), "panel", INK, heading=True)
        column.text(game_title(deal_of(self._day).setup.rules()), "row")
        column.gap(14)
        mine = self._results.mine(self._day)
        if mine is None:
            self._add_waiting(column)
        else:
            self._add_played(column, mine)

    def _add_waiting(self, column: TextColumn) -> None:
        """Add what there is about a day to be played."""
        week = PressButton(week_button(), self._week, "week").tall(62)
        if self._play is None:
            words = _("Another window of Briscola is open. Play the deal there: it is kept.")
            column.text(words, "body", RED)
            _add_foot(column, None, SheetRow(Space(), week))
            return
        lost = _("You have played it, but its record can no longer be read.")
        column.text(deal_text(self._day) if self._results.attempt(self._day) is None else lost, "body")
        words = _("Continue") if self._results.left(self._day) else _("Play this deal")
        play = PressButton(words, self._play, "play", main=True).tall(78)
        _add_foot(column, _draw_fan, SheetRow(play, Space(), week))

    def _add_played(self, column: TextColumn, mine: Course) -> None:
        """Add what there is about a day that was played."""
        day, results = self._day, self._results
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
        words = _("Continue") if results.left(day) else _("Play it again")
        send = [] if maestro is None else [_half(_("Challenge a friend"), self._share, "share")]
        play = [] if self._play is None else [_half(words, self._play, "play")]
        _add_foot(
            column,
            None if maestro is None else _draw_legend,
            SheetRow(*send, _half(week_button(), self._week, "week"), gap=14),
            SheetRow(*play, _half(_("Watch it"), self._watch, "watch"), gap=14),
        )


def _half(words: str, press: Callable[[], None], name: str) -> Control:
    """A button that shares its row with another one."""
    return Control(Button, words, press, name=name, on_paper=True, margin=10).tall(62)


def _add_foot(
    column: TextColumn, draw: Callable[[pygame.Surface, Kit, pygame.Rect], None] | None, *rows: SheetPart
) -> None:
    """Add rows of buttons at the foot of the column's room; `draw` draws into the room above them."""
    foot = column.inside(column.width)
    foot.put(Stack(*rows, gap=14))
    size = column.width, max(0, column.most - column.height - foot.height)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        if draw is not None:
            draw(target, column.kit, pygame.Rect((x, y), size))

    column.canvas(size[1], paint)
    column.add(foot)


def _draw_fan(target: pygame.Surface, kit: Kit, room: pygame.Rect) -> None:
    """Draw the waiting cards, if there is room for them."""
    tall = min((room.height - 2 * kit.scale.px(24)) * 0.86, kit.scale.px(300))
    if tall < kit.scale.px(90):
        return
    for place in FANNED:
        centre = (room.centerx + place * tall * 0.36, room.centery + abs(place) * tall * 0.045)
        kit.sprites.draw(target, None, centre, tall, -9.0 * place)


def _draw_legend(target: pygame.Surface, kit: Kit, room: pygame.Rect) -> None:
    """Draw the legend of the squares in one line, if there is room for it."""
    fonts, side, gap = kit.fonts, max(12, kit.scale.px(20)), kit.scale.px(24)
    words = (
        (Square.OURS, pgettext("trick", "won")),
        (Square.THEIRS, pgettext("trick", "lost")),
        (None, _("10 points or more")),
    )
    between, above = side + kit.scale.px(8), kit.scale.px(10)
    wide = sum(between + gap + fonts.width(text, "small") for _square, text in words) - gap
    if wide > room.width or above + fonts.line("small") > room.height:
        return
    x, middle = room.x, room.y + above + fonts.line("small") // 2
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
