"""The pages that follow somebody over time: matches and evenings, rating and coach, counting."""

from collections.abc import Sequence

import pygame

from briscola.capabilities.coach.judgements import MatchAccuracy
from briscola.capabilities.coach.words import accuracy_mean_text
from briscola.capabilities.counting.answers import CountTally
from briscola.capabilities.counting.counting import KINDS
from briscola.capabilities.counting.words import counted_text, kind_title
from briscola.capabilities.statistics.rating import CERTAIN, CHANGED, RatedGame, level_ratings
from briscola.capabilities.statistics.statistics import ROLLING, Statistics
from briscola.capabilities.statistics.window import charts
from briscola.capabilities.statistics.window.page_data import PageData
from briscola.capabilities.statistics.words import (
    FORMULA,
    evening_text,
    how_rated_text,
    level_title,
    levels_before_text,
    rating_text,
    value_text,
)
from briscola.i18n.card_words import mean_points_text
from briscola.i18n.chart_words import rolling_text, spread
from briscola.i18n.figure_words import figure
from briscola.i18n.game_words import variant_name
from briscola.i18n.kept_match_words import day_text, matches_text
from briscola.i18n.text import _, count, ngettext, number
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED
from briscola.ui.scenes.sheets.parts import Control
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.choice import Segments
from briscola.ui.widgets.panel import heading_height

POINTS = 3
"""Evenings from which on a rating is drawn as a curve."""


def over_time_page(column: TextColumn, data: PageData, room: int) -> None:
    """The share won of the last matches and, below it, the evenings; the two charts fill the room."""
    found, gap = data.statistics, column.kit.scale.px(22)
    free = room - 2 * heading_height(column.kit) - 3 * column.kit.fonts.line("small") - gap
    tall = max(120, round(free * 0.55))
    low = max(100, free - tall)
    column.part("rates", lambda: _add_rates(column, found, tall, gap), title=_("Over time"))
    column.part("evenings", lambda: _add_evenings(column, found, low), title=_("Evening by evening"))


def _add_rates(column: TextColumn, found: Statistics, tall: int, gap: int) -> None:
    kit, fonts, left = column.kit, column.kit.fonts, charts.axis_width(column.kit)
    small, wide = fonts.line("small"), column.width - left
    line = charts.rates(kit, (wide, tall), found.rates)
    last = matches_text(len(found.rates))

    def paint_line(target: pygame.Surface, x: int, y: int) -> None:
        charts.draw_axis(target, kit, (x + left, y), tall)
        target.blit(line, (x + left, y))
        fonts.draw(target, _("the first"), "small", (x + left, y + tall), INK_2)
        fonts.draw(target, last, "small", (x + column.width, y + tall), INK_2, anchor="topright")

    n = min(ROLLING, max(1, len(found.rates)))
    column.title(ngettext("Won of the last match", "Won of the last {n} matches", n).format(n=n))
    said = (rolling_text(at + 1, found.rates[at]) for at in spread(len(found.rates)))
    column.canvas(tall + small + gap, paint_line, *said)


def _add_evenings(column: TextColumn, found: Statistics, low: int) -> None:
    kit, fonts, left = column.kit, column.kit.fonts, charts.axis_width(column.kit)
    small, wide = fonts.line("small"), column.width - left
    evenings, best = found.evenings[-max(1, wide // max(9, kit.scale.px(22))) :], found.best_evening
    bars = charts.evenings(kit, (wide, low), evenings, best)
    won, lost = sum(day.won for day in evenings), sum(day.lost for day in evenings)
    days = dict.fromkeys((evenings[0].day, evenings[-1].day)) if evenings else ()
    best_text = _("The best evening: {evening}").format(evening=evening_text(best)) if best else ""
    half = column.width // 2

    def paint_evenings(target: pygame.Surface, x: int, y: int) -> None:
        over = y - heading_height(kit) + fonts.line("heading") - small
        charts.draw_shares(target, kit, (x + half, over), (won, 0, lost), width=half)
        target.blit(bars, (x + left, y))
        for value, up in charts.marks(kit, low, evenings):
            place = (x + left - kit.scale.px(12), y + round(up))
            fonts.draw(target, str(value), "small", place, INK_2, anchor="midright")
        fonts.draw(target, " – ".join(map(day_text, days)), "small", (x + left, y + low), INK_2)
        fonts.draw(target, best_text, "small-strong", (x + left, y + low + small), RED, width=wide)

    column.title(_("Evening by evening"), width=half)
    column.canvas(low + 2 * small, paint_evenings, *map(evening_text, evenings), best_text)


def play_page(column: TextColumn, data: PageData, room: int) -> None:
    """The rating by results over the coach's curve, with what each of them says; they share the room."""
    share = 0.56 if figure("points lost", lambda: bool(data.accuracies), True) else 1.0

    def add_rating() -> None:
        if data.rated is not None:
            before = column.height
            _add_games(column, data)
            _add_rating(column, data.rated, round(room * share) - (column.height - before))

    def add_lost() -> None:
        if data.accuracies:
            _add_lost(column, data.accuracies, room - column.height)

    column.part("rating", add_rating, title=_("Rating by results"))
    column.part("points lost", add_lost, title=_("Points lost per choice"))


def _add_games(column: TextColumn, data: PageData) -> None:
    """Add the choice of the game whose rating is shown, if there are several."""
    games = [game.variant for game in data.all_rated]
    if len(games) < 2 or data.rated is None:
        return
    names = [variant_name(variant) for variant in games]
    chosen = games.index(data.rated.variant)
    choice = Control(Segments, names, chosen, lambda at: data.rate_at(games[at]), name="rated")
    column.put(choice.tall(52).called(_("Rating by results")))
    column.gap(14)


def _add_rating(column: TextColumn, game: RatedGame, room: int) -> None:
    before, last = column.height, game.evenings[-1]
    foot = TextColumn(column.kit, column.width)
    foot.gap(6)
    foot.text(rating_text(last), "body", INK)
    foot.text(f"{how_rated_text(game.variant)} {FORMULA}")
    if game.evenings[0].day < CHANGED:
        foot.text(levels_before_text())
    foot.gap(18)
    column.title(_("Rating by results"))
    levels = level_ratings(game.variant)
    if len(game.evenings) < POINTS:
        column.add(foot)
        return
    curve = charts.Curve(
        values=[each.rating.value for each in game.evenings],
        marks=[(each.value, level_title(name)) for name, each in levels.items()],
        errors=[CERTAIN * each.rating.error for each in game.evenings],
    )
    days = [each.day for each in game.evenings]
    scale = [f"{level_title(name)}: {count(round(each.value))}" for name, each in levels.items()]
    said = [f"{day_text(game.evenings[at].day)}: {value_text(game.evenings[at])}" for at in spread(len(days))]
    charts.add_curve(column, room - (column.height - before) - foot.height, curve, days, [*scale, *said])
    column.add(foot)


def _add_lost(column: TextColumn, judged: Sequence[MatchAccuracy], room: int) -> None:
    before = column.height
    hands = sum(match.hands for match in judged)
    mean = sum(match.accuracy * match.hands for match in judged) / max(1, hands)
    foot = TextColumn(column.kit, column.width)
    foot.gap(6)
    foot.text(accuracy_mean_text(hands, mean), "body", INK)
    foot.text(_("Each dot is a match whose hands were looked at; the lower, the better."))
    column.title(_("Points lost per choice"))
    lost = [match.lost for match in judged]
    top = max(1.0, *lost)
    marks = [(value, number(value, 1)) for value in (0.0, top / 2, top)]
    said = [f"{day_text(each.evening)}: {mean_points_text(each.lost)}" for each in judged]
    days = [match.evening for match in judged]
    tall = room - (column.height - before) - foot.height
    charts.add_curve(column, tall, charts.Curve(values=lost, marks=marks), days, said)
    column.add(foot)


def counting_page(column: TextColumn, data: PageData, room: int) -> None:
    """A row for each kind of question, and a chart once there are two evenings."""
    record = data.counting
    foot = TextColumn(column.kit, column.width)
    foot.gap(24)
    foot.text(_("Points are asked for where the table does not count them for you."))
    column.title(counted_text(record.whole))
    place = {kind: at for at, kind in enumerate(KINDS)}
    for at, each in enumerate(sorted(record.kinds, key=lambda each: place.get(each.name, len(place)))):
        _add_kind(column, each, first=not at)
    if len(record.evenings) > 1:
        column.gap(24)
        column.title(_("Evening by evening"))
        said = [f"{day_text(each.name)}: {_right_text(each)}" for each in record.evenings]
        shares = [each.right / each.asked for each in record.evenings]
        days = [each.name for each in record.evenings]
        charts.add_rates(column, room - column.height - foot.height, shares, days, said)
    column.add(foot)


def _add_kind(column: TextColumn, each: CountTally, *, first: bool) -> None:
    """Add the row of a kind of question: its name, a bar, the right answers."""
    kit, width, fonts = column.kit, column.width, column.kit.fonts
    title, words = kind_title(each.name), _right_text(each)
    tall = fonts.line("body") + kit.scale.px(20)
    size = (round(width * 0.30), max(12, kit.scale.px(22)))
    bar = charts.share_bar(kit, size, each.right, 0, each.asked - each.right)

    def paint(target: pygame.Surface, x: int, y: int) -> None:
        if not first:
            pygame.draw.line(target, HAIRLINE, (x, y), (x + width, y))
        middle, left = y + tall // 2, x + round(width * 0.48)
        room = left - x - kit.scale.px(12)
        fonts.draw(target, title, "body", (x, middle), INK, anchor="midleft", width=room)
        target.blit(bar, bar.get_rect(midleft=(left, middle)))
        fonts.draw(target, words, "body", (x + width, middle), INK, anchor="midright")

    column.canvas(tall, paint, f"{title}: {words}")


def _right_text(each: CountTally) -> str:
    return _("{right} of {asked}").format(right=each.right, asked=each.asked)
