"""The overview: matches and hands, streaks, points, the best evening; current form in chalk."""

from collections.abc import Sequence

import pygame

from briscola.i18n.kept_match_words import matches_text
from briscola.i18n.statistics_words import (
    evening_text,
    hands_text,
    lost_text,
    now_text,
    percent_text,
    points_text,
    told_of,
    won_text,
)
from briscola.i18n.text import _, count, ngettext
from briscola.storage.statistics import ROLLING, Statistics
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CHALK_THEM, CHALK_US, HAIRLINE, INK, INK_2
from briscola.ui.scenes.statistics.page_data import PageData
from briscola.ui.scenes.statistics.share_bar import draw_shares, share_bar, shares_text
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.slate import Slate, draw_slate

STROKES = 10
"""Maximum chalk strokes for a streak."""


class OverviewPage:
    """The overview page: two bars beside a slate, the other numbers in lines."""

    def __init__(self, kit: Kit, told: PageData, width: int, room: int) -> None:
        self.kit, self.width, self.told = kit, width, told.statistics
        scale, fonts = kit.scale, kit.fonts
        counts = self.told.counts
        slate_w = min(scale.px(400), round(width * 0.36))
        self.slate = (slate_w, round(slate_w * 0.80))
        self.left = width - slate_w - scale.px(56)
        self.bar = (self.left, max(14, scale.px(30)))
        hands = (counts.hands_won, counts.hands_drawn, counts.hands_lost)
        matches = (counts.won, counts.drawn, counts.lost)
        self.blocks = [
            (share_bar(kit, self.bar, *numbers), numbers, number, noun, rate)
            for numbers, number, noun, rate in (
                (matches, counts.matches, matches_text(counts.matches), counts.rate),
                (hands, counts.hands, hands_text(counts.hands), _share(counts.hands_won, counts.hands)),
            )
        ]
        self.step = fonts.line("number") + self.bar[1] + fonts.line("small") + scale.px(34)
        self.top = max(2 * self.step, self.slate[1] + scale.px(30))
        self.lines = _lines(self.told)
        self.label = round(width * 0.36)
        free = (room - self.top - scale.px(8)) / len(self.lines)
        self.row = round(fonts.line("body") * min(2.0, max(1.3, free / fonts.line("body"))))
        self.wrapped = [
            (label, fonts.wrap(words, "body-strong", width - self.label)) for label, words in self.lines
        ]
        lower = sum(self.row + (len(words) - 1) * fonts.line("body") for _label, words in self.wrapped)
        self.height = self.top + lower + scale.px(8)

    def reading(self) -> Sequence[ReadingLine]:
        told = self.told
        shares = [
            ReadingLine(f"{noun}: {shares_text(numbers)}, {percent_text(rate)}")
            for _bar, numbers, _number, noun, rate in self.blocks
        ]
        head, rate, foot = _slate_words(told)
        slate = ReadingLine(": ".join((head, rate)) if told.rates else head)
        return [
            *shares,
            slate,
            *([ReadingLine(foot)] if foot else []),
            *(ReadingLine(f"{label}: {words}") for label, words in self.lines),
        ]

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        for at, (bar, numbers, _number, noun, rate) in enumerate(self.blocks):
            top = y + at * self.step
            share = fonts.draw(
                target, percent_text(rate), "heading", (x + self.left, top), INK_2, anchor="topright"
            )
            base = top + fonts.ascent("number")
            room = share.left - x - scale.px(16)
            words, style = fonts.fit(noun, "number", room)
            fonts.draw(target, words, style, (x, base - fonts.ascent(style)), INK)
            under = top + fonts.line("number") + scale.px(2)
            target.blit(bar, (x, under))
            draw_shares(target, kit, (x, under + self.bar[1] + scale.px(6)), numbers, width=self.left)
        self._slate(target, x, y)
        line = y + self.top
        for label, said in self.wrapped:
            pygame.draw.line(target, HAIRLINE, (x, line), (x + self.width, line))
            middle = line + self.row // 2
            fonts.draw(
                target, label, "body", (x, middle), INK_2, anchor="midleft", width=self.label - scale.px(16)
            )
            for at, text in enumerate(said):
                place = (x + self.label, middle + at * fonts.line("body"))
                fonts.draw(target, text, "body-strong", place, INK, anchor="midleft")
            line += self.row + (len(said) - 1) * fonts.line("body")

    def _slate(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw the slate: the share won of late, and the current streak, one stroke per match."""
        told, size = self.told, self.slate
        current = told.streaks.current
        head, rate, foot = _slate_words(told)

        def write(slate: Slate) -> None:
            inner, wide = slate.inner, slate.inner.width * 0.9
            h = inner.height
            slate.text(head, h * 0.15, (inner.centerx, inner.y + h * 0.13), width=wide)
            slate.line(
                (inner.x + wide * 0.08, inner.y + h * 0.25), (inner.right - wide * 0.08, inner.y + h * 0.26)
            )
            slate.text(rate, h * 0.30, (inner.centerx, inner.y + h * 0.44), width=wide)
            strokes = min(STROKES, abs(current))
            gap = min(h * 0.11, wide / STROKES)
            colour = CHALK_US if current > 0 else CHALK_THEM
            for at in range(strokes):
                slate.stroke(
                    (inner.centerx + (at - (strokes - 1) / 2) * gap, inner.y + h * 0.70), h * 0.17, colour
                )
            slate.text(foot, h * 0.14, (inner.centerx, inner.y + h * 0.89), width=wide)

        centre = (
            x + self.width - size[0] / 2 - self.kit.scale.px(10),
            y + size[1] / 2 + self.kit.scale.px(6),
        )
        key = ("statistics", head, rate, foot)
        draw_slate(target, self.kit, key, size, centre, -2.0, write)


def _slate_words(told: Statistics) -> tuple[str, str, str]:
    """Head, share won and streak, as they are chalked."""
    last = min(ROLLING, told.counts.matches)
    current = told.streaks.current
    head = ngettext("the last match", "the last {n} matches", last).format(n=last)
    rate = percent_text(told.rates[-1]) if told.rates else "–"
    foot = ""
    if current:
        streak = won_text(current) if current > 0 else lost_text(-current)
        foot = _("{streak} in a row").format(streak=streak)
    return head, rate, foot


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _lines(told: Statistics) -> list[tuple[str, str]]:
    counts, streaks = told.counts, told.streaks
    lines = [
        (_("In a row now"), now_text(streaks)),
        (_("The longest streaks"), f"{won_text(streaks.best)}, {lost_text(streaks.worst)}"),
        (_("Your points"), points_text(counts)),
        (_("Best of the others"), count(counts.against)),
        (_("Every trick yours"), hands_text(counts.capots)),
    ]
    if told.best_evening is not None:
        lines.append((_("The best evening"), evening_text(told.best_evening)))
    if told.with_undo.matches or told.with_undo.hands:
        apart = told_of(matches_text(told.with_undo.matches), told.with_undo)
        lines.append((_("With choices taken back"), apart))
    return lines
