"""The counting page: results by kind of question, and their course over the evenings."""

from collections.abc import Sequence

import pygame

from briscola.client.counting import KINDS
from briscola.i18n.counting_words import counted_text, kind_title
from briscola.i18n.kept_match_words import day_text
from briscola.i18n.text import _
from briscola.storage.counting_answers import CountTally
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, INK_2
from briscola.ui.scenes.statistics.page_data import PageData
from briscola.ui.scenes.statistics.rates_chart import RatesChart
from briscola.ui.scenes.statistics.share_bar import share_bar
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import draw_heading, heading_height


class CountingPage:
    """A row for each kind of question, and a chart once there are two evenings."""

    def __init__(self, kit: Kit, told: PageData, width: int, room: int) -> None:
        self.kit, self.width = kit, width
        scale, fonts = kit.scale, kit.fonts
        record = told.counting
        self.whole = record.whole
        self.row = fonts.line("body") + scale.px(20)
        bar = (round(width * 0.30), max(12, scale.px(22)))
        place = {kind: at for at, kind in enumerate(KINDS)}
        self.rows = [
            (kind_title(each.name), each, share_bar(kit, bar, each.right, 0, each.asked - each.right))
            for each in sorted(record.kinds, key=lambda each: place.get(each.name, len(place)))
        ]
        self.note = fonts.wrap(_note(), "small", width)
        self.evenings = record.evenings if len(record.evenings) > 1 else ()
        self.gap = scale.px(24)
        rows = heading_height(kit) + len(self.rows) * self.row + self.gap
        rows += len(self.note) * fonts.line("small")
        self.height = rows
        self.chart: RatesChart | None = None
        if self.evenings:
            lower = self.gap + heading_height(kit)
            shares = [each.right / each.asked for each in self.evenings]
            days = [each.name for each in self.evenings]
            self.chart = RatesChart(kit, width, room - rows - lower, shares, days)
            self.height += lower + self.chart.height

    def reading(self) -> Sequence[ReadingLine]:
        kinds = [ReadingLine(f"{title}: {_right_text(each)}") for title, each, _bar in self.rows]
        days = [ReadingLine(f"{day_text(each.name)}: {_right_text(each)}") for each in self.evenings]
        heading = [ReadingLine(_("Evening by evening"), heading=True)] if days else []
        return [
            ReadingLine(counted_text(self.whole), heading=True),
            *kinds,
            *heading,
            *days,
            ReadingLine(_note()),
        ]

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        kit, fonts = self.kit, self.kit.fonts
        y = draw_heading(target, kit, counted_text(self.whole), (x, y), width=self.width)
        for at, (title, each, bar) in enumerate(self.rows):
            if at:
                pygame.draw.line(target, HAIRLINE, (x, y), (x + self.width, y))
            middle = y + self.row // 2
            left, right = x + round(self.width * 0.48), x + self.width
            fonts.draw(
                target, title, "body", (x, middle), INK, anchor="midleft", width=left - x - kit.scale.px(12)
            )
            target.blit(bar, bar.get_rect(midleft=(left, middle)))
            words = _right_text(each)
            fonts.draw(target, words, "body", (right, middle), INK, anchor="midright")
            y += self.row
        y += self.gap
        if self.chart is not None:
            y = draw_heading(target, kit, _("Evening by evening"), (x, y), width=self.width)
            self.chart.draw(target, x, y)
            y += self.chart.height + self.gap
        fonts.draw_lines(target, self.note, "small", (x, y), INK_2)


def _note() -> str:
    return _("Points are asked for where the table does not count them for you.")


def _right_text(each: CountTally) -> str:
    return _("{right} of {asked}").format(right=each.right, asked=each.asked)
