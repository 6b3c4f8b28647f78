"""A chart of shares from evening to evening, with its axis and its first and last day."""

from collections.abc import Sequence

import pygame

from briscola.i18n.kept_match_words import day_text
from briscola.i18n.statistics_words import percent_text
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK_2
from briscola.ui.scenes.statistics import charts

LEAST = 120
"""Minimum height in px."""
LABELS = (1.0, 0.5, 0.0)


class RatesChart:
    """The chart at a given size; `shares` (0…1) with their `days`, earliest first."""

    def __init__(
        self, kit: Kit, width: int, height: int, shares: Sequence[float], days: Sequence[str]
    ) -> None:
        self.kit = kit
        self.axis = kit.fonts.width("100 %", "small") + kit.scale.px(12)
        lower = kit.fonts.line("small")
        self.chart_h = max(LEAST, height - lower)
        self.height = self.chart_h + lower
        self.days = " – ".join(map(day_text, dict.fromkeys((days[0], days[-1]))))
        self.picture = charts.rates(kit, (width - self.axis, self.chart_h), shares)

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw the chart with its upper left corner at (x, y)."""
        kit, fonts, left = self.kit, self.kit.fonts, x + self.axis
        for share in LABELS:
            place = (left - kit.scale.px(12), y + round(charts.height_of(kit, self.chart_h, share)))
            fonts.draw(target, percent_text(share), "small", place, INK_2, anchor="midright")
        target.blit(self.picture, (left, y))
        fonts.draw(target, self.days, "small", (left, y + self.chart_h), INK_2)
