"""Points of the hands: columns on the wooden rule, with the flag at more than half."""

from collections.abc import Sequence

import pygame

from briscola.engine.variants import PACK_POINTS
from briscola.i18n.card_words import mean_points_text
from briscola.i18n.chart_words import columns_text
from briscola.i18n.statistics_words import hands_text
from briscola.i18n.text import _, count
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM_2, INK, INK_2, US
from briscola.ui.scenes.statistics import charts
from briscola.ui.scenes.statistics.page_data import PageData
from briscola.ui.scenes.statistics.rates_chart import LEAST
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views import ruler
from briscola.ui.views.pen_charts import PenCharts
from briscola.ui.widgets import draw_heading, heading_height

MAJORITY = PACK_POINTS // 2 + 1
"""The fewest points that are more than half of the pack."""
FEW = 5
"""Minimum number of hands that the chart's height stands for, so that a single one stays low."""


class Points:
    """A chart that fills the room, and its summary."""

    def __init__(self, kit: Kit, told: PageData, width: int, room: int) -> None:
        self.kit, self.width = kit, width
        scale, fonts = kit.scale, kit.fonts
        histogram = told.statistics.histogram
        self.hands = sum(histogram)
        self.columns = charts.columns(histogram)
        self.rule_h = max(40, scale.px(66))
        self.said = _said(histogram)
        self.lines = fonts.wrap(self.said, "body", width)
        lower = self.rule_h + len(self.lines) * fonts.line("body") + scale.px(34)
        self.flag_h = ruler.flag_size(kit, MAJORITY)[1] + scale.px(10)
        self.chart_h = max(LEAST, room - heading_height(kit) - lower - self.flag_h)
        self.height = heading_height(kit) + self.flag_h + self.chart_h + lower
        self.rule = ruler.make_rule(
            kit, pygame.Rect(0, 0, width, self.rule_h), len(self.columns) * charts.BIN
        )
        self.picture = self._chart()

    def _unit(self) -> float:
        return (self.chart_h - self.kit.fonts.line("small")) / max(FEW, *self.columns)

    def _chart(self) -> pygame.Surface:
        ink, unit = PenCharts(self.kit, (self.width, self.chart_h)), self._unit()
        for at, hands in enumerate(self.columns):
            column = self._column(at)
            column.height = round(hands * unit) if hands else 0
            column.bottom = self.chart_h
            if hands:
                column.height, column.y = max(3, column.height), self.chart_h - max(3, column.height)
            over = at * charts.BIN + 1 >= MAJORITY
            ink.bar(column, US if over else CREAM_2, hatched=not over)
        return ink.picture()

    def _column(self, at: int) -> pygame.Rect:
        """x and width of a column, half a point wider on either side than its points; its height is 0."""
        gap = self.kit.scale.px(5)
        left, right = self.rule.x(at * charts.BIN + 0.5), self.rule.x((at + 1) * charts.BIN + 0.5)
        return pygame.Rect(left + gap // 2, 0, right - left - gap, 0)

    def reading(self) -> Sequence[ReadingLine]:
        columns = [
            ReadingLine(columns_text(at * charts.BIN + 1 if at else 0, (at + 1) * charts.BIN, hands))
            for at, hands in enumerate(self.columns)
            if hands
        ]
        return [
            ReadingLine(_("Points of your side, hand by hand"), heading=True),
            *columns,
            ReadingLine(self.said),
        ]

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        kit, fonts = self.kit, self.kit.fonts
        top = draw_heading(target, kit, _("Points of your side, hand by hand"), (x, y), width=self.width)
        chart = top + self.flag_h
        foot = chart + self.chart_h
        goal = x + self.rule.x(MAJORITY - 0.5)
        target.blit(self.picture, (x, chart))
        unit = self._unit()
        for at, hands in enumerate(self.columns):
            column = self._column(at)
            words = count(hands)
            if hands and fonts.width(words, "small") <= column.width + kit.scale.px(6):
                above = foot - max(3, round(hands * unit))
                fonts.draw(target, words, "small", (x + column.centerx, above), INK_2, anchor="midbottom")
        self.rule.rect.topleft = (x, foot)
        ruler.draw_line(target, kit, goal, top + kit.scale.px(8), foot + self.rule_h)
        self.rule.draw(target)
        flag = (goal, top + ruler.flag_size(kit, MAJORITY)[1] // 2)
        self.rule.rect.topleft = (0, 0)
        ruler.draw_flag(target, kit, flag, MAJORITY, None)
        under = foot + self.rule_h + kit.scale.px(22)
        for at, line in enumerate(self.lines):
            fonts.draw(target, line, "body", (x, under + at * fonts.line("body")), INK)


def _said(histogram: tuple[int, ...]) -> str:
    """Summary: mean, best hand, and number of hands over one half."""
    hands = sum(histogram)
    if not hands:
        return _("No hand has been played to its end yet.")
    total = sum(points * many for points, many in enumerate(histogram))
    best = max(points for points, many in enumerate(histogram) if many)
    over = sum(histogram[MAJORITY:])
    return _("{hands}: {points} on average, {best} at best; in {over} more than half of the points.").format(
        hands=hands_text(hands), points=mean_points_text(total / hands), best=best, over=count(over)
    )
