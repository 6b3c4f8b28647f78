"""Game by game, level by level, deck by deck: a row each with its bar."""

from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.cards import mean_points_text
from briscola.i18n.evenings import matches_text
from briscola.i18n.statistics import hands_text, level_title, lost_text, percent_text, won_text
from briscola.i18n.text import _
from briscola.storage.statistics import Counted
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, INK_2
from briscola.ui.scenes.settings import deck_title
from briscola.ui.scenes.statistics.shares import share_bar
from briscola.ui.scenes.statistics.told import Told
from briscola.ui.widgets import draw_heading, heading_height


def deck_name(deck: str) -> str:
    """The deck of a match; older setups name none."""
    return deck_title(deck) if deck else _("As in the settings")


class Groups:
    """Three lists below each other."""

    def __init__(self, kit: Kit, told: Told, width: int) -> None:
        self.kit, self.width = kit, width
        scale, fonts = kit.scale, kit.fonts
        found = told.statistics

        def game(slug: str) -> str:
            return told.titles.get(slug, slug)

        parts: list[tuple[str, Sequence[Counted], Callable[[str], str]]] = [
            (_("Games"), found.games, game),
            (_("Opponents"), found.levels, level_title),
            (_("Decks"), found.decks, deck_name),
        ]
        self.bar = (round(width * 0.34), max(14, scale.px(26)))
        self.row = fonts.line("row") + fonts.line("small") + scale.px(22)
        self.parts = [
            (title, [(name(each.name), each, self._bar(each)) for each in groups])
            for title, groups, name in parts
        ]
        self.gap = scale.px(26)
        rows = sum(len(groups) for _title, groups in self.parts)
        self.height = rows * self.row + len(self.parts) * (heading_height(kit) + self.gap)

    def _bar(self, each: Counted) -> pygame.Surface:
        counts = each.counts
        return share_bar(self.kit, self.bar, counts.won, counts.drawn, counts.lost)

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        for title, groups in self.parts:
            y = draw_heading(target, self.kit, title, (x, y))
            for at, (name, each, bar) in enumerate(groups):
                if at:
                    pygame.draw.line(target, HAIRLINE, (x, y), (x + self.width, y))
                self._draw_row(target, pygame.Rect(x, y, self.width, self.row), name, each, bar)
                y += self.row
            y += self.gap

    def _draw_row(
        self, target: pygame.Surface, rect: pygame.Rect, name: str, each: Counted, bar: pygame.Surface
    ) -> None:
        """The name over how much was played; the bar over the longest rows; the share won, the points."""
        scale, fonts, counts = self.kit.scale, self.kit.fonts, each.counts
        top = rect.y + scale.px(9)
        low = top + fonts.line("row")
        left = round(rect.width * 0.42)
        fonts.draw(target, name, "row", (rect.x, top), INK, width=left - scale.px(20))
        played = f"{matches_text(counts.matches)} · {hands_text(counts.hands)}"
        fonts.draw(target, played, "small", (rect.x, low), INK_2, width=left - scale.px(20))
        middle = top + fonts.line("row") // 2
        target.blit(bar, bar.get_rect(midleft=(rect.x + left, middle)))
        streaks = _("in a row {won}, {lost}").format(
            won=won_text(each.streaks.best), lost=lost_text(each.streaks.worst)
        )
        room = rect.width - left - scale.px(20)
        mean = (
            ""
            if counts.mean_points is None
            else _("{points} a hand").format(points=mean_points_text(counts.mean_points))
        )
        right = fonts.draw(target, mean, "small", (rect.right - scale.px(20), low), INK_2, anchor="topright")
        fonts.draw(
            target, streaks, "small", (rect.x + left, low), INK_2, width=room - right.width - scale.px(12)
        )
        place = (rect.right - scale.px(20), middle)
        fonts.draw(target, percent_text(counts.rate), "row", place, INK, anchor="midright")
