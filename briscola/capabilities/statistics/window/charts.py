"""The charts in ink: bars and lines of what was won, evenings, points of the hands."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from briscola.capabilities.statistics.statistics import EveningCounts
from briscola.capabilities.statistics.window.pen_charts import PenCharts, Point
from briscola.capabilities.statistics.words import lost_text, tied_text, won_text
from briscola.client.view.view import Side
from briscola.i18n.kept_match_words import day_text
from briscola.i18n.score_words import percent_text
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, HAIRLINE, INK_2, PAPER, RED, THEM, US, mix
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.lists.player_rows import draw_mark

LEAST = 120
"""Minimum height of a chart in px."""
FEW = 40
"""With at most this many matches, each has its dot."""
BIN = 5
"""Points per column of hands: 1 to 5 (with 0), 6 to 10 … so that a column starts at more than half."""


def axis_width(kit: Kit) -> int:
    """Room in px for the shares beside a line of them."""
    return kit.fonts.width("100 %", "small") + kit.scale.px(12)


def draw_axis(target: pygame.Surface, kit: Kit, corner: tuple[int, int], height: int) -> None:
    """Write the shares at the left of a line whose upper left corner this is."""
    for share in (1.0, 0.5, 0.0):
        place = (corner[0] - kit.scale.px(12), corner[1] + round(height_of(kit, height, share)))
        kit.fonts.draw(target, percent_text(share), "small", place, INK_2, anchor="midright")


def add_rates(
    column: TextColumn, height: int, shares: Sequence[float], days: Sequence[str], said: Sequence[str]
) -> None:
    """Add a line of shares (0…1) with its axis, its first and last day; `height` px if that is enough."""
    kit, left, lower = column.kit, axis_width(column.kit), column.kit.fonts.line("small")
    tall = max(LEAST, height - lower)
    picture = rates(kit, (column.width - left, tall), shares)
    dates = " – ".join(map(day_text, dict.fromkeys((days[0], days[-1]))))

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        draw_axis(target, kit, (x + left, y), tall)
        target.blit(picture, (x + left, y))
        kit.fonts.draw(target, dates, "small", (x + left, y + tall), INK_2)

    column.canvas(tall + lower, paint, *said)


class Curve(NamedTuple):
    """A line of values with its scale: marks at the left, perhaps a band of error around it."""

    values: Sequence[float]
    marks: Sequence[tuple[float, str]]
    errors: Sequence[float] = ()

    @property
    def bounds(self) -> tuple[float, float]:
        """Lowest and highest value that is drawn."""
        errors = self.errors or [0.0] * len(self.values)
        lows = [value - error for value, error in zip(self.values, errors, strict=True)]
        highs = [value + error for value, error in zip(self.values, errors, strict=True)]
        marked = [value for value, _ in self.marks]
        return min(lows + marked), max(highs + marked)

    def share(self, value: float) -> float:
        """Place of a value on the scale, 0 to 1."""
        low, high = self.bounds
        return 0.5 if high == low else (value - low) / (high - low)


def add_curve(
    column: TextColumn, height: int, curve: Curve, days: Sequence[str], said: Sequence[str]
) -> None:
    """Add a line of values with its scale, its first and last day; `height` px if that is enough."""
    kit, fonts, lower = column.kit, column.kit.fonts, column.kit.fonts.line("small")
    left = max(fonts.width(words, "small") for _, words in curve.marks) + kit.scale.px(18)
    tall = max(LEAST, height - lower)
    size = (column.width - left, tall)
    picture = _curve(kit, size, curve)
    dates = " – ".join(map(day_text, dict.fromkeys((days[0], days[-1]))))

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        last = math.inf
        for value, words in curve.marks:  # from the lowest up; none lies over another
            at = height_of(kit, tall, curve.share(value))
            if last - at >= lower:
                fonts.draw(
                    target,
                    words,
                    "small",
                    (x + left - kit.scale.px(12), y + round(at)),
                    INK_2,
                    anchor="midright",
                )
                last = at
        target.blit(picture, (x + left, y))
        fonts.draw(target, dates, "small", (x + left, y + tall), INK_2)

    column.canvas(tall + lower, paint, *said)


def _curve(kit: Kit, size: tuple[int, int], curve: Curve) -> pygame.Surface:
    ink = PenCharts(kit, size)
    if curve.errors:
        low, high = (
            _points(
                kit,
                size,
                [curve.share(v + sign * e) for v, e in zip(curve.values, curve.errors, strict=True)],
            )
            for sign in (-1, 1)
        )
        if len(low) == 1:  # one evening: as wide as its dot
            low, high = ([(x - 8, y), (x + 8, y)] for ((x, y),) in (low, high))
        ink.wash([*low, *reversed(high)], mix(CREAM, US, 0.45))
    for value, _ in curve.marks:
        y = height_of(kit, size[1], curve.share(value))
        ink.ruled((0, y), (size[0], y), 1.4, HAIRLINE)
    points = _points(kit, size, [curve.share(value) for value in curve.values])
    if len(points) > 1:
        ink.line(points, 3.2)
    if len(points) <= FEW:
        for point in points:
            ink.dot(point, 7, CREAM)
    ink.dot(points[-1], 9, RED)
    return ink.picture()


def height_of(kit: Kit, height: int, share: float) -> float:
    """y in px of a share (0…1), from the top of a chart."""
    margin = kit.scale.px(14)
    return margin + (height - 2 * margin) * (1 - share)


def rates(kit: Kit, size: tuple[int, int], shares: Sequence[float]) -> pygame.Surface:
    """The line of shares over the matches: gold above one half, blue below."""
    ink = PenCharts(kit, size)
    half = height_of(kit, size[1], 0.5)
    points = _points(kit, size, shares)
    for start, end in pairwise(points):
        _tint(ink, start, end, half)
    for share in (0.0, 1.0):
        y = height_of(kit, size[1], share)
        ink.ruled((0, y), (size[0], y), 1.4, HAIRLINE)
    ink.ruled((0, half), (size[0], half), 1.6, INK_2)
    if len(points) > 1:
        ink.line(points, 3.2)
    if len(shares) <= FEW:
        for point, share in zip(points, shares, strict=True):
            ink.dot(point, 8, US if share > 0.5 else THEM if share < 0.5 else CREAM)
    elif points:
        ink.dot(points[-1], 9, RED)
    return ink.picture()


def _points(kit: Kit, size: tuple[int, int], shares: Sequence[float]) -> list[Point]:
    """Points of the line in px; if there are more shares than columns, their means."""
    margin = max(6.0, 12 * kit.scale.k)
    columns = min(len(shares), max(2, round(size[0] / max(2.0, 4 * kit.scale.k))))
    points: list[Point] = []
    for at in range(columns):
        part = shares[at * len(shares) // columns : (at + 1) * len(shares) // columns]
        along = (at + 0.5) / columns if columns == 1 else at / (columns - 1)
        x = margin + (size[0] - 2 * margin) * along
        points.append((x, height_of(kit, size[1], sum(part) / len(part))))
    return points


def _tint(ink: PenCharts, start: Point, end: Point, half: float) -> None:
    """Fill the area between a piece of the line and the middle."""
    cuts = [start, end]
    if (start[1] - half) * (end[1] - half) < 0:
        along = (half - start[1]) / (end[1] - start[1])
        cuts.insert(1, (start[0] + (end[0] - start[0]) * along, half))
    for a, b in pairwise(cuts):
        above = a[1] + b[1] < 2 * half
        colour = mix(CREAM, US, 0.62) if above else mix(CREAM, THEM, 0.62)
        ink.wash([(a[0], half), a, b, (b[0], half)], colour)


def evenings(
    kit: Kit, size: tuple[int, int], days: Sequence[EveningCounts], best: EveningCounts | None
) -> pygame.Surface:
    """One column per evening: matches won upwards, lost ones hatched downwards; a flag on the best."""
    ink = PenCharts(kit, size)
    up, unit = _unit(kit, size[1], days)
    step = min(kit.scale.px(64), size[0] / max(1, len(days)))
    wide = max(5, round(step * 0.68))
    for at, day in enumerate(days):
        left = round(at * step + (step - wide) / 2)
        won, lost = round(day.won * unit), round(day.lost * unit)
        ink.bar(pygame.Rect(left, round(up) - won, wide, won), US)
        ink.bar(pygame.Rect(left, round(up), wide, lost), THEM, hatched=True)
        if best is not None and day.day == best.day:
            ink.pennant((left + wide / 2, up - won), _flag(kit), RED)
    ink.ruled((0, up), (size[0], up), 2.0, INK_2)
    return ink.picture()


def _flag(kit: Kit) -> float:
    return max(14.0, 30 * kit.scale.k)


def _unit(kit: Kit, height: int, days: Sequence[EveningCounts]) -> tuple[float, float]:
    """y of the zero line from the top and height of one match, both in px."""
    won, lost = max((day.won for day in days), default=0), max((day.lost for day in days), default=0)
    head, foot = _flag(kit) + 2, 4
    unit = min((height - head - foot) / max(1, won + lost), kit.scale.f(60))
    return head + won * unit, unit


def marks(kit: Kit, height: int, days: Sequence[EveningCounts]) -> list[tuple[int, float]]:
    """Axis numbers and their y in px: zero, most won, most lost."""
    up, unit = _unit(kit, height, days)
    won, lost = max((day.won for day in days), default=0), max((day.lost for day in days), default=0)
    line = kit.fonts.line("small")
    found = [(0, up)]
    if won * unit >= line:
        found.append((won, up - won * unit))
    if lost * unit >= line:
        found.append((lost, up + lost * unit))
    return found


def columns(histogram: Sequence[int]) -> list[int]:
    """Number of hands per column of `BIN` points: 0 to 5, 6 to 10 and so on."""
    found = [sum(histogram[low : low + BIN]) for low in range(1, len(histogram), BIN)]
    found[0] += histogram[0]
    return found


def share_bar(kit: Kit, size: tuple[int, int], won: int, drawn: int, lost: int) -> pygame.Surface:
    """Make the bar: gold from the left for won, hatched blue from the right for lost, paper for drawn."""
    ink = PenCharts(kit, size)
    whole = pygame.Rect((0, 0), size)
    ink.bar(whole, PAPER)
    total = won + drawn + lost
    if total:
        gold, blue = round(size[0] * won / total), round(size[0] * lost / total)
        if gold and blue and not drawn:
            blue += ink.edge  # one contour between the two
        ink.bar(pygame.Rect(size[0] - blue, 0, blue, size[1]), THEM, hatched=True)
        ink.bar(pygame.Rect(0, 0, gold, size[1]), US)
    return ink.picture()


def share_parts(counts: tuple[int, int, int]) -> Sequence[tuple[Side, str]]:
    """Won, tied and lost, each a mark and words; ties only if there are any."""
    won, drawn, lost = counts
    tied: list[tuple[Side, str]] = [("", tied_text(drawn))] if drawn else []
    return ("us", won_text(won)), *tied, ("them", lost_text(lost))


def shares_text(counts: tuple[int, int, int]) -> str:
    """Won, tied and lost in words: `12 won, 2 tied, 8 lost`."""
    return ", ".join(words for _mark, words in share_parts(counts))


def draw_shares(
    target: pygame.Surface, kit: Kit, pos: tuple[int, int], counts: tuple[int, int, int], *, width: int
) -> None:
    """Draw `12 won, 2 tied, 8 lost` in a row from `pos`, each after its mark; ties only if there are any."""
    draw_marked(target, kit, pos, share_parts(counts), width=width)


def draw_marked(
    target: pygame.Surface, kit: Kit, pos: tuple[int, int], parts: Sequence[tuple[Side, str]], *, width: int
) -> None:
    """Draw words in a row from `pos`, each after its mark."""
    scale, fonts = kit.scale, kit.fonts
    x, middle = pos[0], pos[1] + fonts.line("small") // 2
    side = max(10, scale.px(18))
    for mark, words in parts:
        draw_mark(target, kit, mark, (x + side // 2, middle))
        room = pos[0] + width - x - side - scale.px(8)
        rect = fonts.draw(
            target, words, "small", (x + side + scale.px(8), middle), INK_2, anchor="midleft", width=room
        )
        x = rect.right + scale.px(22)
