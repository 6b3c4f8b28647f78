"""The pages about hands: how many points they brought, and what luck dealt to each place."""

from __future__ import annotations

from functools import partial

import pygame

from briscola.capabilities.statistics.statistics import PointsOfGame
from briscola.capabilities.statistics.window import charts
from briscola.capabilities.statistics.window.page_data import GameTitle, PageData
from briscola.capabilities.statistics.window.pen_charts import PenCharts
from briscola.capabilities.statistics.words import KIND_TITLES, PLACES, luck_text, near_text
from briscola.i18n.card_words import mean_points_text
from briscola.i18n.chart_words import columns_text
from briscola.i18n.score_words import hands_text
from briscola.i18n.text import _, count, number
from briscola.storage.database.rows import KINDS
from briscola.storage.sums.luck import Share
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, CREAM_2, HAIRLINE, INK, INK_2, THEM, US, mix
from briscola.ui.views import ruler
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.lists.player_rows import draw_mark
from briscola.ui.widgets.panel import draw_heading, heading_height

FEW = 5
"""Minimum number of hands that the chart's height stands for, so that a single one stays low."""
WIDEST = 4.0
"""Range of the scale in standard deviations; values beyond are drawn at its end."""
BAND = 1.96
"""Band in standard deviations that holds 95 % of fair results."""


def points_page(column: TextColumn, data: PageData, room: int) -> None:
    """A chart for each game; one alone fills the room, of several two are seen at once."""
    games = data.statistics.points
    column.title(_("Points of your side, hand by hand"))
    if not games:
        column.text(_("No hand has been played to its end yet."), "body", INK)
    free = (room - column.height) // min(2, max(1, len(games)))
    for each in games:
        add = partial(_add_points, column, each, data.titles[each.game], free, named=len(games) > 1)
        column.part("points of a game", add, title=data.titles[each.game].line)


def _add_points(column: TextColumn, each: PointsOfGame, title: GameTitle, room: int, *, named: bool) -> None:
    """Columns on the wooden rule, with the flag where a hand is won by so many points; their summary."""
    kit, width, goal = column.kit, column.width, title.goal
    scale, fonts, before = kit.scale, kit.fonts, column.height
    foot = TextColumn(kit, width)
    foot.gap(22)
    foot.text(_points_text(each), "body", INK)
    foot.gap(12)
    if named:
        column.text(title.line, "row", INK, heading=True)
    counts = charts.columns(each.histogram)
    low, flag = max(40, scale.px(66)), 0 if goal is None else ruler.flag_size(kit, goal)[1]
    high = flag + scale.px(10)
    tall = max(charts.LEAST, room - (column.height - before) - foot.height - low - high)
    rule = ruler.make_rule(kit, pygame.Rect(0, 0, width, low), len(counts) * charts.BIN)
    unit = (tall - fonts.line("small")) / max(FEW, *counts)
    ink, gap = PenCharts(kit, (width, tall)), scale.px(5)
    bars: list[tuple[str, pygame.Rect]] = []
    for at, hands in enumerate(counts):
        if hands:  # half a point wider on either side than its points
            left, right = (rule.x((at + end) * charts.BIN + 0.5) for end in (0, 1))
            high_bar = max(3, round(hands * unit))
            bar = pygame.Rect(left + gap // 2, tall - high_bar, right - left - gap, high_bar)
            over = goal is None or at * charts.BIN + 1 >= goal
            ink.bar(bar, US if over else CREAM_2, hatched=not over)
            bars.append((count(hands), bar))
    picture = ink.picture()

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        chart, base = y + high, y + high + tall
        flagged = None if goal is None else x + rule.x(goal - 0.5)
        target.blit(picture, (x, chart))
        for words, bar in bars:
            if fonts.width(words, "small") <= bar.width + scale.px(6):
                place = (x + bar.centerx, chart + bar.y)
                fonts.draw(target, words, "small", place, INK_2, anchor="midbottom")
        rule.rect.topleft = (x, base)
        if flagged is not None:
            ruler.draw_goal_line(target, kit, flagged, y + scale.px(8), base + low)
        rule.draw(target)
        rule.rect.topleft = (0, 0)
        if flagged is not None and goal is not None:
            ruler.draw_flag(target, kit, (flagged, y + flag // 2), goal, None)

    said = (
        columns_text(at * charts.BIN + 1 if at else 0, (at + 1) * charts.BIN, hands)
        for at, hands in enumerate(counts)
        if hands
    )
    column.canvas(high + tall + low, paint, *said)
    column.add(foot)


def _points_text(each: PointsOfGame) -> str:
    """Summary: mean, best hand, and number of hands in which nobody had as many."""
    hands = sum(each.histogram)
    total = sum(points * many for points, many in enumerate(each.histogram))
    best = max(points for points, many in enumerate(each.histogram) if many)
    return _("{hands}: {points} on average, {best} at best; in {ahead} more than the others.").format(
        hands=hands_text(hands), points=mean_points_text(total / hands), best=best, ahead=count(each.ahead)
    )


def luck_page(column: TextColumn, data: PageData, room: int) -> None:
    """Cards dealt to each place against a fair shuffle: the sentences, then a scale for each kind of card."""
    del room
    fonts, luck = column.kit.fonts, data.luck
    lines = [line for words in luck_text(luck) for line in fonts.wrap(words, "body-strong", column.width)]
    step = fonts.line("body") * 1.12

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        fonts.draw_lines(target, lines, "body-strong", (x, y), INK, step=step)

    column.canvas(round(len(lines) * step), paint, *luck_text(luck))
    column.gap(18)
    for kind in KINDS:
        if shares := [share for share in luck.shares if share.kind == kind]:
            _add_kind_title(column, str(KIND_TITLES[kind]))
            for share in shares:
                _add_share(column, share)
            column.gap(18)
    if luck.shares:
        column.text(near_text())
        column.text(_counted())
    if len({share.expected for share in luck.shares if share.kind == "aces"}) > 1:
        column.text(_added_up())


def _add_kind_title(column: TextColumn, title: str) -> None:
    """Add the name of a kind of card, and at the right what stands below."""
    kit = column.kit

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        place, words = (x + column.width, y + kit.fonts.line("heading")), _("came, of those expected")
        came = kit.fonts.draw(target, words, "small", place, INK_2, anchor="bottomright")
        draw_heading(target, kit, title, (x, y), width=column.width - came.width)

    column.canvas(heading_height(kit), paint, title, heading=True)


def _add_share(column: TextColumn, share: Share) -> None:
    """Add the scale of a place: its name, the mark, and the figures."""
    kit, fonts, mine = column.kit, column.kit.fonts, share.place == 0
    role = "body-strong" if mine else "body"
    tall = max(fonts.line("body") + kit.scale.px(4), kit.scale.px(38))
    left = max(fonts.width(str(place), "body") for place in PLACES) + kit.scale.px(20)
    right = fonts.width(_figures(999_999, 99_999), "body") + kit.scale.px(16)
    wide = max(3 * tall, column.width - left - right)
    place, words = str(PLACES[share.place]), _figures(share.came, share.expected)
    strip = _strip(kit, (wide, tall), share)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        middle = y + tall // 2
        fonts.draw(target, place, role, (x, middle), INK, anchor="midleft", width=left)
        target.blit(strip, (x + left, y))
        at = x + left + round(_along(kit, wide, share.off))
        draw_mark(target, kit, "us" if mine else "them", (at, middle), size=22)
        end = (x + column.width, middle)
        fonts.draw(target, words, role, end, INK, anchor="midright", width=right)

    column.canvas(tall, paint, f"{place}: {words}")


def _along(kit: Kit, width: int, off: float) -> float:
    """x in px of a difference, in standard deviations, on a strip of this width."""
    inset = max(10, kit.scale.px(18))
    share = (min(WIDEST, max(-WIDEST, off)) + WIDEST) / (2 * WIDEST)
    return inset + (width - 2 * inset) * share


def _strip(kit: Kit, size: tuple[int, int], share: Share) -> pygame.Surface:
    """Draw the usual band, the expected line, and a stroke from it to the mark."""
    (wide, tall), ink = size, PenCharts(kit, size, seed=share.place)
    along = partial(_along, kit, wide)
    middle, high = tall / 2, tall * 0.28
    low, top = along(-BAND), along(BAND)
    band = [(low, middle - high), (top, middle - high), (top, middle + high), (low, middle + high)]
    ink.wash(band, mix(CREAM, CREAM_2, 0.9))
    ink.ruled((along(-WIDEST), middle), (along(WIDEST), middle), 1.4, HAIRLINE)
    zero = along(0)
    ink.ruled((zero, middle - tall * 0.36), (zero, middle + tall * 0.36), 2.2, INK)
    ink.ruled((zero, middle), (along(share.off), middle), 5, mix(US if share.place == 0 else THEM, INK, 0.25))
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
