"""The list of matches, of any length: only visible rows are read and drawn."""

from collections.abc import Callable

import pygame

from briscola.client.kept_matches import Bookshelf
from briscola.storage.matches import PlayedMatch
from briscola.ui.input import pointer
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.match_history.match_row import (
    chosen_strip,
    columns,
    draw_row,
    match_words,
    star_rect,
)
from briscola.ui.widgets import RowList


class MatchList(RowList):
    """A list where Enter or a press opens a match, and F or a press on its star marks it."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        bookshelf: Bookshelf,
        *,
        on_open: Callable[[PlayedMatch], None],
        on_star: Callable[[PlayedMatch], None],
    ) -> None:
        lines = kit.fonts.line("body-strong") + kit.fonts.line("small") + kit.scale.px(14)
        step, margin = (
            max(46, kit.scale.px(72), lines if kit.scale.text > 1 else 0),
            max(14, kit.scale.px(24)),
        )
        super().__init__(kit, rect, bookshelf.count, step, margin=margin, name="matches")
        self.bookshelf, self.on_open, self.on_star = bookshelf, on_open, on_star
        self.places = columns(kit, self.wide)

    @property
    def match(self) -> PlayedMatch | None:
        """The selected match; None if the list is empty."""
        return self.bookshelf.match(self.chosen) if self.count else None

    def spoken_row(self, number: int) -> tuple[str, str]:
        match = self.bookshelf.match(number)
        return ("", "") if match is None else match_words(match)

    def renew(self) -> None:
        """Update the list after the shelf's matches have changed."""
        self.count = self.bookshelf.count
        self.content_height = self.step * self.count
        self.choose(self.chosen)
        self.scroll_to(self.offset)

    def ring_rect(self) -> pygame.Rect:
        if not self.count:
            return self.rect
        return chosen_strip(self.kit, self.row_rect(self.chosen)).clip(self.rect)

    # ---- hands

    def pressed_row(self, number: int, pos: tuple[int, int]) -> None:
        match = self.bookshelf.match(number)
        if match is None:
            return
        self.choose(number)
        if star_rect(self.row_rect(number), self.places).collidepoint(pos):
            self.on_star(match)
        else:
            self.say("click")
            self.on_open(match)

    def key(self, event: pygame.event.Event) -> bool:
        match = self.match
        if match is not None and event.key in (pygame.K_f, pygame.K_h):
            self.on_star(match)
            return True
        if match is not None and pointer.is_confirm(event):
            self.say("click")
            self.on_open(match)
            return True
        return super().key(event)

    # ---- drawing

    def draw_rows(self, target: pygame.Surface, first: int, last: int) -> None:
        evening = None if first == 0 else self._evening(first - 1)
        for number in range(first, last):
            match = self.bookshelf.match(number)
            if match is None:
                continue
            row = self.row_rect(number)
            other, chosen = match.evening != evening, number == self.chosen
            line = "" if number == 0 or number - 1 == self.chosen else "evening" if other else "match"
            begins = other or number == first
            draw_row(target, self.kit, row, self.places, match, first=begins, chosen=chosen, line=line)
            evening = match.evening

    def _evening(self, number: int) -> str | None:
        match = self.bookshelf.match(number)
        return None if match is None else match.evening
