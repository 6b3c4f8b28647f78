"""The page after an error in the game: an apology, the state of the match, where the log is."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from pathlib import Path

import pygame

from briscola.client.active_match import Left
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host, Scene
from briscola.ui.widgets import Button, draw_sheet


class Way(Enum):
    """The ways out of the page, by button."""

    TITLE = "title"
    ASIDE = "aside"
    """Set the match aside and go to the title."""
    CLOSE = "close"


def paragraphs(left: Left, *, log: Path | None, ways: Sequence[Way] = (Way.CLOSE,)) -> Sequence[str]:
    """Paragraphs of the page; `left`: state of the match; `log`: file with the traceback, or None."""
    said = [_("The game has made a mistake. You did nothing wrong.")]
    if left.kept:
        said.append(_("Your match is saved card by card: choose Continue on the title."))
        if Way.ASIDE in ways:
            said.append(_("If it ends on this page again and again, put the match aside. Its file is kept."))
    elif left.trouble is not None:
        said.append(not_kept_text(left.trouble))
    elif left.aside is not None:
        where = _("The match could not be continued. It was put aside in this file:")
        said.append(f"{where}\n{left.aside}")
    if log is not None:
        where = _("What happened is written in this file. Please add it when you report the mistake:")
        said.append(f"{where}\n{log}")
    return said


class ErrorPage(Scene):
    """The only scene on the table; `chosen` is the way out that was taken."""

    def __init__(self, app: Host, said: Sequence[str], ways: Sequence[Way] = (Way.CLOSE,)) -> None:
        super().__init__(app)
        self.said, self.ways = said, ways
        self.chosen = Way.CLOSE

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        width = min(size[0] - 2 * scale.edge, max(560, scale.px(960)))
        pad = max(28, scale.px(56))
        self.step = round(fonts.line("body") * 1.1)
        self.gap = scale.px(16)
        self.wrapped = [fonts.wrap(paragraph, "body", width - 2 * pad) for paragraph in self.said]
        lines = sum(len(lines) for lines in self.wrapped)
        tall = self.step * lines + self.gap * len(self.wrapped)
        words = {
            Way.TITLE: _("To the title"),
            Way.ASIDE: _("Put the match aside"),
            Way.CLOSE: _("Close the game"),
        }
        wide = {way: Button.width_for(kit, words[way]) for way in self.ways}
        in_a_row = sum(wide.values()) + self.gap * (len(wide) - 1) <= width - 2 * pad
        button = scale.target(68 if in_a_row else 58)
        rows = 1 if in_a_row else len(wide)
        height = 2 * pad + fonts.line("panel") + scale.px(20) + tall + scale.px(24)
        height += rows * button + (rows - 1) * self.gap
        self.rect = pygame.Rect(0, 0, width, min(height, size[1] - 2 * scale.rim))
        self.rect.center = (size[0] // 2, round(size[1] * 0.48))
        self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        first = next(way for way in (Way.TITLE, Way.CLOSE) if way in self.ways)
        group = self.new_group(focus=first.value)
        corner = self.inner.bottomright
        for way in sorted(self.ways, key=lambda way: (way is first) != in_a_row):
            place = pygame.Rect(0, 0, wide[way] if in_a_row else self.inner.width, button)
            place.bottomright = corner
            corner = (place.x - self.gap, place.bottom) if in_a_row else (place.right, place.y - self.gap)
            group.add(
                Button(
                    kit,
                    place,
                    words[way],
                    partial(self._choose, way),
                    primary=way is first,
                    name=way.value,
                    on_paper=True,
                    role="button",
                )
            )
        self.settle(first.value)

    def _choose(self, way: Way) -> None:
        self.chosen = way
        self.app.quit()

    def handle(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event):
            self._choose(Way.TITLE if Way.TITLE in self.ways else Way.CLOSE)
            return True
        return super().handle(event)

    def draw(self, target: pygame.Surface) -> None:
        fonts = self.kit.fonts
        self.app.draw_table(target)
        draw_sheet(target, self.kit, self.rect)
        title = fonts.draw(
            target, _("Something went wrong"), "panel", self.inner.topleft, INK, width=self.inner.width
        )
        y = title.bottom + self.kit.scale.px(20)
        for lines in self.wrapped:
            for line in lines:
                fonts.draw(target, line, "body", (self.inner.x, y), INK_2)
                y += self.step
            y += self.gap
        self.group.draw(target)
