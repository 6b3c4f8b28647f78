"""The pages of what was won: at a glance, and one by one for each game, level and deck."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from briscola.capabilities.statistics.statistics import (
    ROLLING,
    Counted,
    Counts,
    GameBests,
    PointsOfGame,
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
from briscola.capabilities.statistics.window.shelf_view import add_shelf, add_tokens
from briscola.capabilities.statistics.words import (
    EVENINGS,
    evening_text,
    level_title,
    longest_text,
    now_text,
    of_late_text,
    outcome_text,
    points_text,
    share_text,
    told_of,
)
from briscola.client.view.view import Side
from briscola.i18n.card_words import mean_points_text
from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.i18n.kept_match_words import day_text, matches_text, month_text
from briscola.i18n.score_words import hands_text
from briscola.i18n.text import _, count, ngettext
from briscola.ui.render.theme import CHALK_THEM, CHALK_US, HAIRLINE, INK, INK_2
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.table.chalk_board import ChalkBoard, draw_board
from briscola.ui.views.text.text_column import TextColumn

GAMES = 3
"""Games at a glance, once all of them stand on a page of their own."""
STROKES = 10
"""Maximum chalk strokes for a streak."""
_Groups = Sequence[tuple[GameTitle, Counted]]
"""Groups of matches with their names."""


def overview_page(column: TextColumn, data: PageData, room: int) -> None:
    """Bars beside a slate with the current form in chalk; the games if there are several; the rest in lines.

    Points are told by game: a hand has other points in each.
    """
    kit, width, fonts, found = column.kit, column.width, column.kit.fonts, data.statistics
    scale = kit.scale
    wide = min(scale.px(400), round(width * 0.36))
    slate = wide, round(wide * 0.80)
    left, high = width - wide - scale.px(56), max(14, scale.px(30))
    blocks = figure("matches", lambda: _blocks(data), (_Block((0, 0, 0), NO_FIGURE, "", ()),))
    chalked = figure("form", lambda: _chalked(found), _Chalked(NO_FIGURE, "", "", 0))
    step = fonts.line("number") + high + fonts.line("small") + scale.px(34)
    several = several_games(found)

    def paint_blocks(target: pygame.Surface, x: int, y: int) -> None:
        for at, block in enumerate(blocks):
            line = y + at * step
            share = fonts.draw(target, block.share, "heading", (x + left, line), INK_2, anchor="topright")
            words, style = fonts.fit(block.noun, "number", share.left - x - scale.px(16))
            base = line + fonts.ascent("number") - fonts.ascent(style)
            fonts.draw(target, words, style, (x, base), INK)
            under = line + fonts.line("number") + scale.px(2)
            target.blit(share_bar(kit, (left, high), *block.counts), (x, under))
            draw_marked(target, kit, (x, under + high + scale.px(6)), block.parts, width=left)

    def paint_slate(target: pygame.Surface, x: int, y: int) -> None:
        centre = x + slate[0] / 2, y + slate[1] / 2 + scale.px(6)
        draw_board(target, kit, ("statistics", *chalked), slate, centre, -2.0, partial(_chalk, chalked))

    shares = (
        f"{each.noun}: {', '.join(filter(None, (*(words for _, words in each.parts), each.share)))}"
        for each in blocks
    )
    bars, form = column.inside(left), column.inside(wide)
    bars.canvas(len(blocks) * step, paint_blocks, *shares)
    _add_lines(bars, _lines(found) if several else (), round(fonts.line("body") * 1.3))
    rate = ": ".join(filter(None, (chalked.head, chalked.rate)))
    form.canvas(slate[1] + scale.px(30), paint_slate, rate, chalked.foot)
    column.beside([(0, bars), (width - wide - scale.px(10), form)], top=True)
    regulars = figure("opponents", lambda: bool(_regulars(data)), True)
    if several:
        column.title(_("Games"))
        column.part("games", lambda: _add_first_games(column, data))
    else:
        lines, line = _lines(found), fonts.line("body")
        free = (room - column.height - scale.px(8)) / len(lines)
        tall = round(line * min(2.0, max(1.3, free / line)))
        _add_lines(column, lines, round(line * 1.3) if data.few and regulars else tall)
        column.gap(8)
    if data.few and regulars:
        column.gap(18)
        column.title(_("Opponents"))
        column.part("opponents", lambda: _add_groups(column, _regulars(data), points=False, found=found))
    column.part("shelf", lambda: add_shelf(column, data.shelf))
    column.part("tokens", lambda: add_tokens(column, data.shelf.tokens, data.open_token))


def _add_first_games(column: TextColumn, data: PageData) -> None:
    games = data.statistics.games
    if not data.few:
        games = games[: GAMES - figure("shelf", lambda: not data.shelf.empty, True)]
    groups = [(data.titles[each.name], each) for each in games]
    _add_groups(column, groups, points=True, found=data.statistics)


def _regulars(data: PageData) -> _Groups:
    return [(data.names[each.name], each) for each in data.statistics.rivals if each.name in data.names]


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
    return figure("games", lambda: len(found.games) > 1, True)


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


class _Chalked(NamedTuple):
    """Words of the slate: head, share won, and the current streak in words and as a number."""

    head: str
    rate: str
    foot: str
    current: int


def _chalk(chalked: _Chalked, slate: ChalkBoard) -> None:
    """Write the share won of late, and the current streak with one stroke per match."""
    head, rate, foot, current = chalked
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


def _chalked(found: Statistics) -> _Chalked:
    last = min(ROLLING, found.counts.matches)
    return _Chalked(
        head=ngettext("the last match", "the last {n} matches", last).format(n=last),
        rate=figure("rates", lambda: of_late_text(found.counts, found.rates), NO_FIGURE),
        foot=figure("streaks", lambda: _in_a_row(found, replace(found.streaks, since="")), NO_FIGURE),
        current=figure("streaks", lambda: found.streaks.current, 0),
    )


def _in_a_row(found: Statistics, streaks: Streaks) -> str:
    """The current streak, once streaks are told."""
    streak = now_text(streaks) if _tells_streaks(found) else ""
    return _("{streak} in a row").format(streak=streak) if streak else ""


def _tells_streaks(found: Statistics) -> bool:
    return len(found.evenings) >= EVENINGS


def _lines(found: Statistics) -> list[tuple[str, str]]:
    """Labels and words of what is told in lines; those without words are left out."""

    def points(mine: bool) -> str:
        counts = found.counts
        return "" if several else points_text(counts.points if mine else counts.against, counts.hands)

    def best() -> str:
        return evening_text(found.best_evening) if found.best_evening is not None else ""

    def apart() -> str:
        undone = found.with_undo
        return told_of(matches_text(undone.matches), undone) if undone.matches or undone.hands else ""

    several = several_games(found)
    lines: Sequence[tuple[str, str, Callable[[], str]]] = (
        ("streaks", _("In a row now"), lambda: now_text(found.streaks) if _tells_streaks(found) else ""),
        (
            "streaks",
            _("The longest streaks"),
            lambda: longest_text(found.streaks) if _tells_streaks(found) else "",
        ),
        ("points", _("Your points"), lambda: points(True)),
        ("points", _("Points of the best opponent"), lambda: points(False)),
        (
            "capots",
            _("Every trick yours"),
            lambda: hands_text(found.counts.capots) if found.counts.capots else "",
        ),
        ("best evening", _("The best evening"), best),
        ("choices taken back", _("With choices taken back"), apart),
    )
    told = ((label, figure(name, words, NO_FIGURE)) for name, label, words in lines)
    return [line for line in told if line[1]]


def bests_page(column: TextColumn, data: PageData, room: int) -> None:
    """The best of each game, in quiet lines."""
    del room
    for each in data.statistics.bests:
        title = data.titles[each.game].line
        add = partial(_add_records, column, each, title, streaks=_tells_streaks(data.statistics))
        column.part("records of a game", add, title=title)


def _add_records(column: TextColumn, each: GameBests, title: str, *, streaks: bool) -> None:
    if lines := _record_lines(each, streaks=streaks):
        column.title(title)
        _add_lines(column, lines, round(column.kit.fonts.line("body") * 1.5))
        column.gap(26)


def _record_lines(each: GameBests, *, streaks: bool) -> list[tuple[str, str]]:
    lines = []
    if each.points is not None:
        lines.append((_("Most points in a hand"), f"{count(each.points.most)} · {day_text(each.points.day)}"))
    if streaks and (streak := longest_text(Streaks(best=each.streak))):
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
    found, one = data.statistics, not several_games(data.statistics)
    pages: Sequence[tuple[str, Callable[[], _Groups], bool]] = (
        (_("Games"), lambda: [(data.titles[each.name], each) for each in found.games], True),
        (_("Opponents"), lambda: _regulars(data), False),
        (_("Months"), lambda: [(GameTitle(month_text(each.name)), each) for each in found.months], one),
        (_("Levels"), lambda: [(GameTitle(level_title(each.name)), each) for each in found.levels], one),
        (_("Decks"), lambda: [(GameTitle(deck_name(each.name)), each) for each in found.decks], one),
    )

    def add(heading: str, find: Callable[[], _Groups], points: bool) -> None:
        if groups := find():
            column.title(heading)
            _add_groups(column, groups, points=points, found=found)
            column.gap(26)

    for row in pages:
        column.part("groups", partial(add, *row), title=row[0])


def _add_groups(column: TextColumn, groups: _Groups, *, points: bool, found: Statistics) -> None:
    """Add a row for each group with a finished match; `points`: each is of one game."""
    rows = [(title, each) for title, each in groups if each.counts.matches]
    tells = figure("evenings", lambda: _tells_streaks(found), False)
    spans = figure("points", lambda: {of.game: _extremes(of) for of in found.points}, {})
    for at, (title, each) in enumerate(rows):
        streak = longest_text(each.streaks) if tells else ""
        words = _("{streak} in a row").format(streak=streak) if streak else ""
        span = spans.get(each.name, "") if points else ""
        _add_group(column, title, each, first=not at, points=points, streaks=words, span=span)


def _extremes(points: PointsOfGame) -> str:
    """Most and fewest points of a hand of a game; empty while all hands had as many."""
    made = [number for number, hands in enumerate(points.histogram) if hands]
    if len(made) < 2:
        return ""
    return _("best {best}, worst {worst}").format(best=made[-1], worst=made[0])


def _add_group(
    column: TextColumn,
    title: GameTitle,
    each: Counted,
    *,
    first: bool,
    points: bool,
    streaks: str,
    span: str,
) -> None:
    """Add a row: name and rules, matches played, the bar, the share won, the streaks and the points."""
    kit, width, fonts, counts = column.kit, column.width, column.kit.fonts, each.counts
    scale, small, left = kit.scale, fonts.line("small"), round(width * 0.42)
    numbers = (counts.won, counts.drawn, counts.lost)
    played, share = matches_text(counts.matches), share_text(counts.won, counts.matches)
    rate, role = share or (outcome_text(counts) if points else ""), "row" if share else "small-strong"
    free = width - left - 2 * scale.px(20) - fonts.width(rate, role)
    bar = share_bar(kit, (min(round(width * 0.34), free), max(14, scale.px(26))), *numbers)
    named = left - scale.px(20)
    rules = fonts.wrap(title.rules, "small", named) if title.rules else ()
    mean, beside = _mean_text(counts) if points else outcome_text(counts), width - left - scale.px(20)
    mean = " · ".join(filter(None, (span, mean)))
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
