"""The coach's page: how good the choices were, match by match."""

from collections.abc import Sequence

import pygame

from briscola.i18n.coach_words import accuracy_mean_text
from briscola.i18n.kept_match_words import day_text
from briscola.i18n.statistics_words import percent_text
from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK
from briscola.ui.scenes.statistics.page_data import PageData
from briscola.ui.scenes.statistics.rates_chart import RatesChart
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import draw_heading, heading_height


class CoachPage:
    """A chart that fills the room, and its summary."""

    def __init__(self, kit: Kit, told: PageData, width: int, room: int) -> None:
        self.kit, self.width = kit, width
        scale, fonts = kit.scale, kit.fonts
        self.matches = told.accuracies
        hands = sum(match.hands for match in self.matches)
        mean = sum(match.accuracy * match.hands for match in self.matches) / max(1, hands)
        words = (
            accuracy_mean_text(hands, mean),
            _("Each dot is a match: how well the choices in its hands were made, by what could be seen."),
        )
        self.said = words
        self.lines = [line for each in words for line in fonts.wrap(each, "body", width)]
        lower = scale.px(20) + len(self.lines) * fonts.line("body")
        shares = [match.accuracy for match in self.matches]
        days = [match.evening for match in self.matches]
        self.chart = RatesChart(kit, width, room - heading_height(kit) - lower, shares, days)
        self.height = heading_height(kit) + self.chart.height + lower

    def reading(self) -> Sequence[ReadingLine]:
        matches = [
            ReadingLine(f"{day_text(each.evening)}: {percent_text(each.accuracy)}") for each in self.matches
        ]
        return [
            ReadingLine(_("Accuracy, match by match"), heading=True),
            *map(ReadingLine, self.said),
            *matches,
        ]

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        y = draw_heading(target, kit, _("Accuracy, match by match"), (x, y), width=self.width)
        self.chart.draw(target, x, y)
        y += self.chart.height + scale.px(20)
        for at, line in enumerate(self.lines):
            fonts.draw(target, line, "body", (x, y + at * fonts.line("body")), INK)
