"""The page of results by game, by level and by deck: a row with a bar for each."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from briscola.i18n.card_words import mean_points_text
from briscola.i18n.kept_match_words import matches_text
from briscola.i18n.statistics_words import hands_text, level_title, lost_text, percent_text, won_text
from briscola.i18n.text import _
from briscola.storage.statistics import Counted, Counts
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, INK_2
from briscola.ui.scenes.settings import deck_title
from briscola.ui.scenes.statistics.page_data import GameTitle, PageData
from briscola.ui.scenes.statistics.share_bar import share_bar, shares_text
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets import draw_heading, heading_height


def deck_name(deck: str) -> str:
    """Name of a match's deck; older setups have none."""
    return deck_title(deck) if deck else _("As in the settings")


class _Row(NamedTuple):
    """A game, level or deck with at least one finished match: its name, lines of house rules, its bar."""

    name: str
    rules: Sequence[str]
    each: Counted
    bar: pygame.Surface
    height: int


class Groups:
    """The page: three lists one below the other."""

    def __init__(self, kit: Kit, told: PageData, width: int, room: int) -> None:
        del room
        self.kit, self.width = kit, width
        scale, found = kit.scale, told.statistics
        self.bar = (round(width * 0.34), max(14, scale.px(26)))
        self.left = round(width * 0.42)
        games: list[tuple[GameTitle, Counted]] = [(told.titles[each.name], each) for each in found.games]
        levels = [(GameTitle(level_title(each.name)), each) for each in found.levels]
        decks = [(GameTitle(deck_name(each.name)), each) for each in found.decks]
        self.parts = [
            (heading, [self._row(title, each) for title, each in groups if each.counts.matches])
            for heading, groups in ((_("Games"), games), (_("Opponents"), levels), (_("Decks"), decks))
        ]
        self.gap = scale.px(26)
        rows = sum(row.height for _title, rows in self.parts for row in rows)
        self.height = rows + len(self.parts) * (heading_height(kit) + self.gap)

    def _row(self, title: GameTitle, each: Counted) -> _Row:
        fonts, counts = self.kit.fonts, each.counts
        rules = fonts.wrap(title.rules, "small", self._name_width) if title.rules else ()
        apart = self._kit_for_both(each) is None
        lines = max(1 + len(rules), 1 + apart)
        height = fonts.line("row") + lines * fonts.line("small") + self.kit.scale.px(22)
        bar = share_bar(self.kit, self.bar, counts.won, counts.drawn, counts.lost)
        return _Row(title.game, rules, each, bar, height)

    def _kit_for_both(self, each: Counted) -> Kit | None:
        """The kit with the largest text in which streaks and points stand on one line; None if in none."""
        longest, mean, gap = _longest_text(each), _mean_text(each.counts), self.kit.scale.px(12)
        return next(
            (
                kit
                for kit in self.kit.growths()
                if kit.fonts.width(mean, "small") + gap + kit.fonts.width(longest, "small") <= self._room
            ),
            None,
        )

    @property
    def _room(self) -> int:
        """Width in px for the words under a bar."""
        return self.width - self.left - self.kit.scale.px(20)

    @property
    def _name_width(self) -> int:
        return self.left - self.kit.scale.px(20)

    def reading(self) -> Sequence[ReadingLine]:
        lines: list[ReadingLine] = []
        for title, rows in self.parts:
            lines.append(ReadingLine(title, heading=True))
            lines += [ReadingLine(self._row_words(row)) for row in rows]
        return lines

    def _row_words(self, row: _Row) -> str:
        """A row in words: everything that is drawn in it."""
        counts = row.each.counts
        name = f"{row.name} ({' '.join(row.rules)})" if row.rules else row.name
        shares = shares_text((counts.won, counts.drawn, counts.lost))
        played = f"{matches_text(counts.matches)}, {hands_text(counts.hands)}"
        said = (played, shares, percent_text(counts.rate), _mean_text(counts), _longest_text(row.each))
        return f"{name}: {'; '.join(filter(None, said))}"

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        for title, rows in self.parts:
            y = draw_heading(target, self.kit, title, (x, y))
            for at, row in enumerate(rows):
                if at:
                    pygame.draw.line(target, HAIRLINE, (x, y), (x + self.width, y))
                self._draw_row(target, pygame.Rect(x, y, self.width, row.height), row)
                y += row.height
            y += self.gap

    def _draw_row(self, target: pygame.Surface, rect: pygame.Rect, row: _Row) -> None:
        """Draw a row: name and rules, matches played, the bar, the share won and the points."""
        scale, fonts, counts = self.kit.scale, self.kit.fonts, row.each.counts
        top = rect.y + scale.px(9)
        low, left = top + fonts.line("row"), self.left
        fonts.draw(target, row.name, "row", (rect.x, top), INK, width=self._name_width)
        played = f"{matches_text(counts.matches)} · {hands_text(counts.hands)}"
        for at, words in enumerate((*row.rules, played)):
            place = (rect.x, low + at * fonts.line("small"))
            fonts.draw(target, words, "small", place, INK_2, width=self._name_width)
        middle = top + fonts.line("row") // 2
        target.blit(row.bar, row.bar.get_rect(midleft=(rect.x + left, middle)))
        longest, mean = _longest_text(row.each), _mean_text(counts)
        both = self._kit_for_both(row.each)
        kit = both or self.kit
        end = (rect.right - scale.px(20), low + (0 if both else fonts.line("small")))
        kit.fonts.draw(target, mean, "small", end, INK_2, anchor="topright")
        kit.fonts.draw(target, longest, "small", (rect.x + left, low), INK_2, width=self._room)
        place = (rect.right - scale.px(20), middle)
        fonts.draw(target, percent_text(counts.rate), "row", place, INK, anchor="midright")


def _longest_text(each: Counted) -> str:
    streaks = each.streaks
    return _("in a row {won}, {lost}").format(won=won_text(streaks.best), lost=lost_text(streaks.worst))


def _mean_text(counts: Counts) -> str:
    if counts.mean_points is None:
        return ""
    return _("{points} a hand").format(points=mean_points_text(counts.mean_points))
