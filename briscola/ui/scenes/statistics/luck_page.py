"""Luck: aces, threes and trumps dealt to each place, against the expectation of a fair shuffle."""

from collections.abc import Sequence

import pygame

from briscola.i18n.statistics_words import KIND_TITLES, PLACES, luck_text, near_text
from briscola.i18n.text import _, count, number
from briscola.storage.luck import KINDS, Share
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, CREAM_2, HAIRLINE, INK, INK_2, THEM, US, mix
from briscola.ui.scenes.statistics.page_data import PageData
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.pen_charts import PenCharts
from briscola.ui.widgets import draw_heading, draw_mark, heading_height

WIDEST = 4.0
"""Range of the scale in standard deviations; values beyond are drawn at its end."""
BAND = 1.96
"""Band in standard deviations that holds 95 % of fair results."""


class LuckPage:
    """The sentences, then a scale for each place and kind of card."""

    def __init__(self, kit: Kit, told: PageData, width: int, room: int) -> None:
        del room
        self.kit, self.width, self.luck = kit, width, told.luck
        scale, fonts = kit.scale, kit.fonts
        said = luck_text(self.luck)
        self.said = [line for sentence in said for line in fonts.wrap(sentence, "body-strong", width)]
        self._notes = notes = [near_text(), _counted()] if self.luck.shares else []
        if len({share.expected for share in self.luck.shares if share.kind == "aces"}) > 1:
            notes.append(_added_up())
        self.notes = [line for each in notes for line in fonts.wrap(each, "small", width)]
        self.kinds = [
            (kind, shares)
            for kind in KINDS
            if (shares := [share for share in self.luck.shares if share.kind == kind])
        ]
        self.row = max(fonts.line("body") + scale.px(4), scale.px(38))
        self.label = max(fonts.width(str(place), "body") for place in PLACES) + scale.px(20)
        self.figures = fonts.width(_figures(999_999, 99_999), "body") + scale.px(16)
        self.scale_w = max(120, width - self.label - self.figures)
        self.step = fonts.line("body") * 1.12
        self.gap = scale.px(18)
        rows = sum(len(shares) for _kind, shares in self.kinds)
        self.height = round(
            len(self.said) * self.step
            + self.gap
            + len(self.kinds) * (heading_height(kit) + self.gap)
            + rows * self.row
            + len(self.notes) * fonts.line("small")
        )
        self.strips = {share: self._strip(share) for _kind, shares in self.kinds for share in shares}

    def reading(self) -> Sequence[ReadingLine]:
        lines = [ReadingLine(sentence) for sentence in luck_text(self.luck)]
        for kind, shares in self.kinds:
            lines.append(ReadingLine(str(KIND_TITLES[kind]), heading=True))
            lines += [
                ReadingLine(f"{PLACES[share.place]}: {_figures(share.came, share.expected)}")
                for share in shares
            ]
        return [*lines, *map(ReadingLine, self._notes)]

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        kit, fonts = self.kit, self.kit.fonts
        for at, line in enumerate(self.said):
            fonts.draw(target, line, "body-strong", (x, y + round(at * self.step)), INK)
        y += round(len(self.said) * self.step) + self.gap
        for kind, shares in self.kinds:
            title = str(KIND_TITLES[kind])
            place = (x + self.width, y + fonts.line("heading"))
            came = fonts.draw(
                target, _("came, of those expected"), "small", place, INK_2, anchor="bottomright"
            )
            y = draw_heading(target, kit, title, (x, y), width=self.width - came.width)
            for share in shares:
                self._draw_row(target, x, y, share)
                y += self.row
            y += self.gap
        fonts.draw_lines(target, self.notes, "small", (x, y), INK_2)

    def _draw_row(self, target: pygame.Surface, x: int, y: int, share: Share) -> None:
        fonts, middle = self.kit.fonts, y + self.row // 2
        mine = share.place == 0
        role = "body-strong" if mine else "body"
        place = str(PLACES[share.place])
        fonts.draw(target, place, role, (x, middle), INK, anchor="midleft", width=self.label)
        target.blit(self.strips[share], (x + self.label, y))
        at = x + self.label + round(self._x(share.off))
        draw_mark(target, self.kit, "u" if mine else "t", (at, middle), size=22)
        words = _figures(share.came, share.expected)
        right = (x + self.width, middle)
        fonts.draw(target, words, role, right, INK, anchor="midright", width=self.figures)

    def _x(self, off: float) -> float:
        """x in px of a difference, in standard deviations, on its strip."""
        inset = max(10, self.kit.scale.px(18))
        share = (min(WIDEST, max(-WIDEST, off)) + WIDEST) / (2 * WIDEST)
        return inset + (self.scale_w - 2 * inset) * share

    def _strip(self, share: Share) -> pygame.Surface:
        """Draw the usual band, the expected line, and a stroke from it to the mark."""
        ink = PenCharts(self.kit, (self.scale_w, self.row), seed=share.place)
        middle, high = self.row / 2, self.row * 0.28
        low, top = self._x(-BAND), self._x(BAND)
        band = [(low, middle - high), (top, middle - high), (top, middle + high), (low, middle + high)]
        ink.wash(band, mix(CREAM, CREAM_2, 0.9))
        ink.ruled((self._x(-WIDEST), middle), (self._x(WIDEST), middle), 1.4, HAIRLINE)
        zero = self._x(0)
        ink.ruled((zero, middle - self.row * 0.36), (zero, middle + self.row * 0.36), 2.2, INK)
        ink.ruled(
            (zero, middle), (self._x(share.off), middle), 5, mix(US if share.place == 0 else THEM, INK, 0.25)
        )
        return ink.picture()


def _figures(came: int, expected: float) -> str:
    wanted = count(round(expected)) if expected >= 100 else number(expected, 1)
    return _("{came} came, {expected} expected").format(came=count(came), expected=wanted)


def _counted() -> str:
    return _(
        "This counts what chance has dealt out in all games since the first day, whatever is "
        "chosen above. It leaves out the turned card, which everybody can see, and the last "
        "round of draws."
    )


def _added_up() -> str:
    return _(
        "Tables of every size are added up. Each place is compared with the hands in which "
        "somebody sat there."
    )
