"""The pages of what was won: at a glance, and one by one for each game, level and deck."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from briscola.capabilities.statistics.statistics import (
    ROLLING,
    Counted,
    Counts,
    GameRecords,
    Statistics,
    Streaks,
)
from briscola.capabilities.statistics.window.charts import (
    draw_marked,
    share_bar,
    share_parts,
    shares_text,
)
from briscola.capabilities.statistics.window.filters import deck_name
from briscola.capabilities.statistics.window.page_data import GameTitle, PageData
from briscola.capabilities.statistics.window.shelf_view import add_shelf
from briscola.capabilities.statistics.words import (
    evening_text,
    hands_text,
    level_title,
    longest_text,
    now_text,
    of_late_text,
    outcome_text,
    points_text,
    share_text,
    told_of,
)
from briscola.client.view import Side
from briscola.i18n.card_words import mean_points_text
from briscola.i18n.kept_match_words import day_text, matches_text, month_text
from briscola.i18n.text import _, count, ngettext
from briscola.ui.render.theme import CHALK_THEM, CHALK_US, HAIRLINE, INK, INK_2
from briscola.ui.views.faces import draw_small_face
from briscola.ui.views.table import Slate, draw_slate
from briscola.ui.views.text import TextColumn

GAMES = 3
"""Games at a glance, once all of them stand on a page of their own."""
STROKES = 10
"""Maximum chalk strokes for a streak."""


def overview_page(column: TextColumn, data: PageData, room: int) -> None:
    """Bars beside a slate with the current form in chalk; the games if there are several; the rest in lines.

    Points are told by game: a hand has other points in each.
    """
    kit, width, fonts, found = column.kit, column.width, column.kit.fonts, data.statistics
    scale = kit.scale
    wide = min(scale.px(400), round(width * 0.36))
    slate = wide, round(wide * 0.80)
    left, high = width - wide - scale.px(56), max(14, scale.px(30))
    blocks = _blocks(data)
    step = fonts.line("number") + high + fonts.line("small") + scale.px(34)
    beside = TextColumn(kit, left)
    several = several_games(found)
    _add_lines(beside, _lines(found) if several else (), round(fonts.line("body") * 1.3))
    top = max(len(blocks) * step + beside.height, slate[1] + scale.px(30))

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        for at, block in enumerate(blocks):
            line = y + at * step
            share = fonts.draw(target, block.share, "heading", (x + left, line), INK_2, anchor="topright")
            words, style = fonts.fit(block.noun, "number", share.left - x - scale.px(16))
            base = line + fonts.ascent("number") - fonts.ascent(style)
            fonts.draw(target, words, style, (x, base), INK)
            under = line + fonts.line("number") + scale.px(2)
            target.blit(share_bar(kit, (left, high), *block.counts), (x, under))
            draw_marked(target, kit, (x, under + high + scale.px(6)), block.parts, width=left)
        beside.draw(target, x, y + len(blocks) * step)
        centre = x + width - slate[0] / 2 - scale.px(10), y + slate[1] / 2 + scale.px(6)
        key = ("statistics", *_slate_words(found))
        draw_slate(target, kit, key, slate, centre, -2.0, lambda slate: _chalk(slate, found))

    head, rate, foot = _slate_words(found)
    shares = (
        f"{each.noun}: {', '.join(filter(None, (*(words for _, words in each.parts), each.share)))}"
        for each in blocks
    )
    column.canvas(top, paint, *shares, f"{head}: {rate}" if found.rates else head, foot)
    column.read += beside.read
    regulars = [(data.names[each.name], each) for each in found.rivals if each.name in data.names]
    if several:
        column.title(_("Games"))
        games = found.games if data.few else found.games[: GAMES - (not data.shelf.empty)]
        _add_groups(column, [(data.titles[each.name], each) for each in games], points=True)
    else:
        lines, line = _lines(found), fonts.line("body")
        free = (room - column.height - scale.px(8)) / len(lines)
        tall = round(line * min(2.0, max(1.3, free / line)))
        _add_lines(column, lines, round(line * 1.3) if data.few and regulars else tall)
        column.gap(8)
    if data.few and regulars:
        column.gap(18)
        column.title(_("Opponents"))
        _add_groups(column, regulars, points=False)
    add_shelf(column, data.shelf)


class _Block(NamedTuple):
    """A bar with its words: won, drawn, lost; what is counted; the share of it; the marks below."""

    counts: tuple[int, int, int]
    noun: str
    share: str
    parts: Sequence[tuple[Side, str]]


def _blocks(data: PageData) -> Sequence[_Block]:
    """The bars of the matches and, of one game alone, of its hands, or of points where those are added up."""
    counts = data.statistics.counts
    numbers = (counts.won, counts.drawn, counts.lost)
    matches = _Block(
        numbers, matches_text(counts.matches), share_text(counts.won, counts.matches), share_parts(numbers)
    )
    if several_games(data.statistics):
        return (matches,)
    noun = hands_text(counts.hands)
    if any(data.titles[each.name].added_up for each in data.statistics.games):
        points = (counts.points, 0, counts.against)
        yours = _("{points} yours").format(points=count(counts.points))
        theirs = _("{points} of the best other").format(points=count(counts.against))
        return matches, _Block(points, noun, _mean_text(counts), (("us", yours), ("them", theirs)))
    numbers = (counts.hands_won, counts.hands_drawn, counts.hands_lost)
    return matches, _Block(numbers, noun, share_text(counts.hands_won, counts.hands), share_parts(numbers))


def several_games(found: Statistics) -> bool:
    """True if there are figures of more than one game, so that points cannot stand in one sum."""
    return len(found.games) > 1


def _add_lines(column: TextColumn, labelled: Sequence[tuple[str, str]], tall: int) -> None:
    """Add labels at the left and words beside them, whose first line is `tall` px high."""
    gap = column.kit.scale.px(16)
    widths = [column.kit.fonts.width(label, "body") + gap for label, _words in labelled]
    left = max(round(column.width * 0.36), min(max(widths, default=0), column.width // 2))
    for label, words in labelled:
        _add_line(column, label, words, tall, left)


def _add_line(column: TextColumn, label: str, words: str, tall: int, left: int) -> None:
    fonts = column.kit.fonts
    lines, line = fonts.wrap(words, "body-strong", column.width - left), fonts.line("body")

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        pygame.draw.line(target, HAIRLINE, (x, y), (x + column.width, y))
        middle, room = y + tall // 2, left - column.kit.scale.px(16)
        fonts.draw(target, label, "body", (x, middle), INK_2, anchor="midleft", width=room)
        place = (x + left, middle)
        fonts.draw_lines(target, lines, "body-strong", place, INK, anchor="midleft", step=line)

    column.canvas(tall + (len(lines) - 1) * line, paint, f"{label}: {words}")


def _chalk(slate: Slate, found: Statistics) -> None:
    """Write the share won of late, and the current streak with one stroke per match."""
    head, rate, foot = _slate_words(found)
    current = found.streaks.current
    inner, wide, h = slate.inner, slate.inner.width * 0.9, slate.inner.height
    slate.text(head, h * 0.15, (inner.centerx, inner.y + h * 0.13), width=wide)
    start = inner.x + wide * 0.08, inner.y + h * 0.25
    slate.line(start, (inner.right - wide * 0.08, inner.y + h * 0.26))
    slate.text(rate, h * 0.30, (inner.centerx, inner.y + h * 0.44), width=wide)
    strokes, gap = min(STROKES, abs(current)) if foot else 0, min(h * 0.11, wide / STROKES)
    for at in range(strokes):
        place = inner.centerx + (at - (strokes - 1) / 2) * gap, inner.y + h * 0.70
        slate.stroke(place, h * 0.17, CHALK_US if current > 0 else CHALK_THEM)
    slate.text(foot, h * 0.14, (inner.centerx, inner.y + h * 0.89), width=wide)


def _slate_words(found: Statistics) -> tuple[str, str, str]:
    """Head, share won and streak, as they are chalked."""
    last = min(ROLLING, found.counts.matches)
    head = ngettext("the last match", "the last {n} matches", last).format(n=last)
    return head, of_late_text(found.counts, found.rates), _in_a_row(now_text(found.streaks))


def _in_a_row(streak: str) -> str:
    return _("{streak} in a row").format(streak=streak) if streak else ""


def _lines(found: Statistics) -> list[tuple[str, str]]:
    counts, streaks = found.counts, found.streaks
    told = (_("In a row now"), now_text(streaks)), (_("The longest streaks"), longest_text(streaks))
    lines = [line for line in told if line[1]]
    if not several_games(found):
        lines.append((_("Your points"), points_text(counts.points, counts.hands)))
        lines.append((_("Points of the best opponent"), points_text(counts.against, counts.hands)))
    if counts.capots:
        lines.append((_("Every trick yours"), hands_text(counts.capots)))
    if found.best_evening is not None:
        lines.append((_("The best evening"), evening_text(found.best_evening)))
    if found.with_undo.matches or found.with_undo.hands:
        apart = told_of(matches_text(found.with_undo.matches), found.with_undo)
        lines.append((_("With choices taken back"), apart))
    return lines


def records_page(column: TextColumn, data: PageData, room: int) -> None:
    """The best of each game, in quiet lines."""
    del room
    for each in data.statistics.records:
        lines = _record_lines(each)
        if lines:
            column.title(data.titles[each.game].line)
            _add_lines(column, lines, round(column.kit.fonts.line("body") * 1.5))
            column.gap(26)


def _record_lines(each: GameRecords) -> list[tuple[str, str]]:
    lines = []
    if each.points is not None:
        lines.append((_("Most points in a hand"), f"{count(each.points.most)} · {day_text(each.points.day)}"))
    if streak := longest_text(Streaks(best=each.streak)):
        lines.append((_("The longest streaks"), streak))
    if each.capots is not None:
        hands = f"{hands_text(each.capots.most)} · {day_text(each.capots.day)}"
        lines.append((_("Every trick yours, in one match"), hands))
    if each.bid is not None:
        lines.append((_("Highest bid made"), f"{each.bid.most} · {day_text(each.bid.day)}"))
    return lines


def groups_page(column: TextColumn, data: PageData, room: int) -> None:
    """Each game, rival, month, level and deck with a finished match: a row with its bar."""
    del room
    found = data.statistics
    games = [(data.titles[each.name], each) for each in found.games]
    rivals = [(data.names[each.name], each) for each in found.rivals if each.name in data.names]
    months = [(GameTitle(month_text(each.name)), each) for each in found.months]
    levels = [(GameTitle(level_title(each.name)), each) for each in found.levels]
    decks = [(GameTitle(deck_name(each.name)), each) for each in found.decks]
    one = not several_games(found)
    for heading, groups, points in (
        (_("Games"), games, True),
        (_("Opponents"), rivals, False),
        (_("Months"), months, one),
        (_("Levels"), levels, one),
        (_("Decks"), decks, one),
    ):
        if groups:
            column.title(heading)
            _add_groups(column, groups, points=points)
            column.gap(26)


def _add_groups(column: TextColumn, groups: Sequence[tuple[GameTitle, Counted]], *, points: bool) -> None:
    """Add a row for each group with a finished match; `points`: each is of one game."""
    rows = [(title, each) for title, each in groups if each.counts.matches]
    for at, (title, each) in enumerate(rows):
        _add_group(column, title, each, first=not at, points=points)


def _add_group(column: TextColumn, title: GameTitle, each: Counted, *, first: bool, points: bool) -> None:
    """Add a row: name and rules, matches played, the bar, the share won and the points."""
    kit, width, fonts, counts = column.kit, column.width, column.kit.fonts, each.counts
    scale, small, left = kit.scale, fonts.line("small"), round(width * 0.42)
    numbers = (counts.won, counts.drawn, counts.lost)
    played, share = matches_text(counts.matches), share_text(counts.won, counts.matches)
    rate, role = share or (outcome_text(counts) if points else ""), "row" if share else "small-strong"
    free = width - left - 2 * scale.px(20) - fonts.width(rate, role)
    bar = share_bar(kit, (min(round(width * 0.34), free), max(14, scale.px(26))), *numbers)
    named = left - scale.px(20)
    rules = fonts.wrap(title.rules, "small", named) if title.rules else ()
    streaks, mean, beside = (
        _in_a_row(longest_text(each.streaks)),
        _mean_text(counts) if points else outcome_text(counts),
        width - left - scale.px(20),
    )
    # The largest text in which streaks and points stand on one line, if there is one.
    sizes = (grown.fonts for grown in kit.growths())
    needed = beside - scale.px(12)
    side = next((f for f in sizes if f.width(mean, "small") + f.width(streaks, "small") <= needed), None)
    tall = fonts.line("row") + max(1 + len(rules), 1 + (side is None)) * small + scale.px(22)
    if counts.hands:
        played = f"{played} · {hands_text(counts.hands)}"
    inset = tall if title.face else 0

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        if not first:
            pygame.draw.line(target, HAIRLINE, (x, y), (x + width, y))
        top = y + scale.px(9)
        low, middle, right = top + fonts.line("row"), top + fonts.line("row") // 2, x + width - scale.px(20)
        if title.face:
            across = tall - scale.px(14)
            draw_small_face(target, kit, pygame.Rect(x, y + scale.px(7), across, across), title.face)
        fonts.draw(target, title.game, "row", (x + inset, top), INK, width=named - inset)
        fonts.draw_lines(target, (*rules, played), "small", (x + inset, low), INK_2, width=named - inset)
        target.blit(bar, bar.get_rect(midleft=(x + left, middle)))
        end = (right, low + (0 if side else small))
        (side or fonts).draw(target, mean, "small", end, INK_2, anchor="topright")
        (side or fonts).draw(target, streaks, "small", (x + left, low), INK_2, width=beside)
        fonts.draw(target, rate, role, (right, middle), INK, anchor="midright")

    name = f"{title.game} ({' '.join(rules)})" if rules else title.game
    said = (played.replace(" · ", ", "), mean if points else "", shares_text(numbers), share, streaks)
    column.canvas(tall, paint, f"{name}: {'; '.join(filter(None, said))}")


def _mean_text(counts: Counts) -> str:
    if counts.mean_points is None:
        return ""
    return _("{points} a hand").format(points=mean_points_text(counts.mean_points))
