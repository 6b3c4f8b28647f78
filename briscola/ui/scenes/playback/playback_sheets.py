"""The sheets over a playback at a stop: a hand's result, what a seat could know, the answer to “why?”."""

from collections.abc import Sequence

import pygame
from msgspec import Struct

from briscola.client.view.results import sides
from briscola.client.view.view import ME, View
from briscola.engine.events import HandEnded
from briscola.engine.outcome import side_count
from briscola.i18n.card_words import Naming, points_text
from briscola.i18n.result_words import headline, match_words, result_reason
from briscola.i18n.text import _
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.playback.seat_eyes import SeatKnowledgeSheet
from briscola.ui.scenes.playback.why_sheet import WhySheet
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.panel import draw_sheet


class SideTotal(Struct, frozen=True, kw_only=True):
    """Players who count together, their points, and whether they won."""

    names: str
    points: int
    won: bool


def side_totals_of(view: View, ended: HandEnded, names: Sequence[str]) -> tuple[SideTotal, ...]:
    """Points of each side in the hand that has just ended."""
    found = []
    for places in sides(view):
        if view.rules.in_sides:
            who = _("Us") if ME in places else _("Them")
        else:
            who = ", ".join(names[place] for place in places)
        won = any(place in ended.winners for place in places)
        found.append(SideTotal(names=who, points=side_count(ended, places).total, won=won))
    return tuple(found)


def result_lines(view: View, ended: HandEnded, names: Sequence[str], *, naming: Naming) -> tuple[str, str]:
    """Headline and the line under it; those of the match if it ended with this hand."""
    if view.winners:
        return match_words(view, names, view.hand_number)
    return headline(view), result_reason(view, ended, names, naming=naming)


def draw_result(
    target: pygame.Surface,
    kit: Kit,
    layout: Layout,
    view: View,
    ended: HandEnded,
    names: Sequence[str],
) -> pygame.Rect:
    """Draw the slip and return its rectangle."""
    fonts, scale = kit.fonts, kit.scale
    title, line = result_lines(view, ended, names, naming=kit.naming)
    totals = side_totals_of(view, ended, names)
    free = _room(layout, view)
    pad = max(20, scale.px(36))
    most = free.width - 2 * pad
    titles, lines = fonts.wrap(title, "heading", most), fonts.wrap(line, "body", most)
    widest = max((fonts.width(total.names, "small-strong") for total in totals), default=0)
    column = min(most // max(1, len(totals)), max(scale.px(140), widest + scale.px(28)))
    texts = [("heading", each) for each in titles] + [("body", each) for each in lines]
    wide = max(fonts.width(text, role) for role, text in texts)
    gap = scale.px(18)
    below = fonts.line("number") + fonts.line("small-strong") + gap if totals else 0
    width = min(most, max(wide, column * len(totals))) + 2 * pad
    height = 2 * pad + sum(fonts.line(role) for role, _text in texts) + below
    rect = pygame.Rect(0, 0, width, height)
    rect.center = free.center
    draw_sheet(target, kit, rect)
    y = rect.y + pad
    for role, text in texts:
        colour = INK if role == "heading" else INK_2
        fonts.draw(target, text, role, (rect.centerx, y), colour, anchor="midtop")
        y += fonts.line(role)
    left = rect.centerx - column * len(totals) // 2
    for at, total in enumerate(totals):
        middle, colour = left + column * at + column // 2, RED if total.won else INK
        spot, fits = (middle, y + gap), column - scale.px(12)
        name = fonts.draw(target, total.names, "small-strong", spot, colour, anchor="midtop", width=fits)
        fonts.draw(target, str(total.points), "number", (middle, name.bottom), colour, anchor="midtop")
    return rect


def _room(layout: Layout, view: View) -> pygame.Rect:
    """The free middle of the table, between trumps, contract and slate."""
    middle = round(layout.mid(0.46))
    room = pygame.Rect(0, 0, round(layout.u(0.9)), round(layout.u(0.5)))
    room.center = (round(layout.x(0.5)), middle)
    if layout.portrait:
        return room
    left = layout.emblem_label.right
    if view.called is not None:
        left = max(left, layout.contract.right)
    gap = layout.field_px(24)
    room.x, room.width = left + gap, layout.scoreboard.left - left - 2 * gap
    return room


class PlaybackSheetChoice:
    """Chooses and draws the sheet of the moment."""

    def __init__(
        self, context: SceneContext, show: ReelPlayer, *, asked: WhySheet, known: SeatKnowledgeSheet
    ) -> None:
        self._context, self._show, self._asked, self._known = context, show, asked, known

    @property
    def _ended(self) -> bool:
        return self._show.waiting and self._show.reel.ends_hand(self._show.at) is not None

    @property
    def _tells_known(self) -> bool:
        """True if the sheet of a seat's knowledge is shown: nothing moves and no other sheet is shown."""
        show = self._show
        return show.waiting and not show.playing and not self._asked.busy and not self._ended

    def reading(self, view: View) -> Sequence[ReadingLine]:
        """The sheet of the moment, line by line: an answer, a result, or what a seat could know."""
        context = self._context
        if (told := self._asked.told) is not None:
            return told.reading()
        if self._ended and view.ended is not None:
            title, reason = result_lines(view, view.ended, context.names, naming=context.naming)
            totals = side_totals_of(view, view.ended, context.names)
            points = [ReadingLine(f"{each.names}: {points_text(each.points)}") for each in totals]
            return [ReadingLine(title, heading=True), ReadingLine(reason), *points]
        return self._known.reading() if self._tells_known else ()

    @property
    def rects(self) -> Sequence[pygame.Rect]:
        """Rectangles of the sheets; things under them are not explained."""
        sheets = (self._known.rect if self._tells_known else None, self._asked.rect)
        return [rect for rect in sheets if rect is not None]

    def draw(self, target: pygame.Surface, view: View) -> None:
        """Draw the result of the hand, or what the chosen seat could know."""
        context = self._context
        if self._ended and view.ended is not None:
            draw_result(target, context.kit, context.layout, view, view.ended, context.names)
        elif self._tells_known:
            self._known.draw(target)
