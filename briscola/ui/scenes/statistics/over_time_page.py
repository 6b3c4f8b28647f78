"""The page over time: the share won of the last matches, and the evenings."""

from collections.abc import Sequence

import pygame

from briscola.i18n.chart_words import rolling_text, spread
from briscola.i18n.kept_match_words import day_text, matches_text
from briscola.i18n.statistics_words import evening_text, percent_text
from briscola.i18n.text import _, ngettext
from briscola.storage.statistics import ROLLING, EveningCounts
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scenes.statistics import charts
from briscola.ui.scenes.statistics.page_data import PageData
from briscola.ui.scenes.statistics.share_bar import draw_shares
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import draw_heading, heading_height


class OverTimePage:
    """The page: two charts one below the other."""

    def __init__(self, kit: Kit, told: PageData, width: int, room: int) -> None:
        self.kit, self.width = kit, width
        scale, fonts = kit.scale, kit.fonts
        self.rates = told.statistics.rates
        self.best = told.statistics.best_evening
        small = fonts.line("small")
        self.axis = fonts.width("100 %", "small") + scale.px(12)
        self.gap = scale.px(22)
        free = room - 2 * heading_height(kit) - 3 * small - self.gap
        self.rate_h = max(120, round(free * 0.55))
        self.evening_h = max(100, free - self.rate_h)
        self.evenings = told.statistics.evenings[-max(1, (width - self.axis) // max(9, scale.px(22))) :]
        self.rate_picture = charts.rates(kit, (width - self.axis, self.rate_h), self.rates)
        self.evening_picture = charts.evenings(
            kit, (width - self.axis, self.evening_h), self.evenings, self.best
        )
        self.height = 2 * heading_height(kit) + self.rate_h + self.evening_h + 3 * small + self.gap

    def reading(self) -> Sequence[ReadingLine]:
        best = [] if self.best is None else [ReadingLine(self._best_text(self.best))]
        return [
            ReadingLine(self._title, heading=True),
            *(ReadingLine(rolling_text(at + 1, self.rates[at])) for at in spread(len(self.rates))),
            ReadingLine(_("Evening by evening"), heading=True),
            *(ReadingLine(evening_text(day)) for day in self.evenings),
            *best,
        ]

    @property
    def _title(self) -> str:
        n = min(ROLLING, max(1, len(self.rates)))
        return ngettext("Won of the last match", "Won of the last {n} matches", n).format(n=n)

    @staticmethod
    def _best_text(best: EveningCounts) -> str:
        return _("The best evening: {evening}").format(evening=evening_text(best))

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        y = draw_heading(target, kit, self._title, (x, y), width=self.width)
        left = x + self.axis
        for share in (1.0, 0.5, 0.0):
            middle = y + round(charts.height_of(kit, self.rate_h, share))
            place = (left - scale.px(12), middle)
            fonts.draw(target, percent_text(share), "small", place, INK_2, anchor="midright")
        target.blit(self.rate_picture, (left, y))
        y += self.rate_h
        fonts.draw(target, _("the first"), "small", (left, y), INK_2)
        last = matches_text(len(self.rates))
        fonts.draw(target, last, "small", (x + self.width, y), INK_2, anchor="topright")
        y += fonts.line("small") + self.gap
        half = self.width // 2
        won, lost = sum(day.won for day in self.evenings), sum(day.lost for day in self.evenings)
        place = (x + half, y + fonts.line("heading") - fonts.line("small"))
        draw_shares(target, kit, place, (won, 0, lost), width=half)
        y = draw_heading(target, kit, _("Evening by evening"), (x, y), width=half)
        target.blit(self.evening_picture, (left, y))
        for value, up in charts.marks(kit, self.evening_h, self.evenings):
            place = (left - scale.px(12), y + round(up))
            fonts.draw(target, str(value), "small", place, INK_2, anchor="midright")
        y += self.evening_h
        if self.evenings:
            days = dict.fromkeys((self.evenings[0].day, self.evenings[-1].day))
            fonts.draw(target, " – ".join(map(day_text, days)), "small", (left, y), INK_2)
        if self.best is not None:
            words = self._best_text(self.best)
            y += fonts.line("small")
            fonts.draw(target, words, "small-strong", (left, y), RED, width=self.width - self.axis)
