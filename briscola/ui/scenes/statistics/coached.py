"""The coach: how well choices were made, match by match."""

import pygame

from briscola.i18n.coach import accuracy_mean_text
from briscola.i18n.evenings import day_text
from briscola.i18n.statistics import percent_text
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.statistics import charts
from briscola.ui.scenes.statistics.told import Told
from briscola.ui.widgets import draw_heading, heading_height


class Coached:
    """One chart as high as there is room, and what it comes to."""

    def __init__(self, kit: Kit, told: Told, width: int, room: int) -> None:
        self.kit, self.width = kit, width
        scale, fonts = kit.scale, kit.fonts
        self.matches = told.accuracies
        hands = sum(match.hands for match in self.matches)
        mean = sum(match.accuracy * match.hands for match in self.matches) / max(1, hands)
        words = (
            accuracy_mean_text(hands, mean),
            _("Each dot is a match: how well the choices in its hands were made, by what could be seen."),
        )
        self.lines = [line for each in words for line in fonts.wrap(each, "body", width)]
        self.axis = fonts.width("100 %", "small") + scale.px(12)
        lower = fonts.line("small") + scale.px(20) + len(self.lines) * fonts.line("body")
        self.chart_h = max(120, room - heading_height(kit) - lower)
        self.height = heading_height(kit) + self.chart_h + lower
        shares = [match.accuracy for match in self.matches]
        self.picture = charts.rates(kit, (width - self.axis, self.chart_h), shares)

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        y = draw_heading(target, kit, _("Accuracy, match by match"), (x, y), width=self.width)
        left = x + self.axis
        for share in (1.0, 0.5, 0.0):
            place = (left - scale.px(12), y + round(charts.height_of(kit, self.chart_h, share)))
            fonts.draw(target, percent_text(share), "small", place, INK_2, anchor="midright")
        target.blit(self.picture, (left, y))
        y += self.chart_h
        days = dict.fromkeys((self.matches[0].evening, self.matches[-1].evening))
        fonts.draw(target, " – ".join(map(day_text, days)), "small", (left, y), INK_2)
        y += fonts.line("small") + scale.px(20)
        for at, line in enumerate(self.lines):
            fonts.draw(target, line, "body", (x, y + at * fonts.line("body")), INK)
