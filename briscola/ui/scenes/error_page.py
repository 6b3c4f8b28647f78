"""The page after an error in the game: an apology, the state of the match, where the log is."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from pathlib import Path

import pygame

from briscola.client.active_match import AfterError
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.dialog import LEADING
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button


class Exit(Enum):
    """The ways out of the page, by button."""

    TITLE = "title"
    ASIDE = "aside"
    """Set the match aside and go to the title."""
    CLOSE = "close"


def paragraphs(left: AfterError, *, log: Path | None, ways: Sequence[Exit] = (Exit.CLOSE,)) -> Sequence[str]:
    """Paragraphs of the page; `left`: state of the match; `log`: file with the traceback, or None."""
    said = [_("The game has made a mistake. You did nothing wrong.")]
    if left.kept:
        said.append(_("Your match is saved card by card: choose Continue on the title."))
        if Exit.ASIDE in ways:
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


class ErrorPage(SheetScene):
    """The only scene on the table; `chosen` is the way out that was taken."""

    opaque = True

    def __init__(self, app: Host, said: Sequence[str], ways: Sequence[Exit] = (Exit.CLOSE,)) -> None:
        super().__init__(app)
        self.said, self.ways = said, ways
        self.chosen = Exit.CLOSE

    @property
    def spoken_text(self) -> str:
        return "\n".join(self.said)

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        width = min(size[0] - 2 * scale.edge, max(560, scale.px(960)))
        pad = max(28, scale.px(56))
        gap = scale.px(16)
        self.column = TextColumn(kit, width - 2 * pad, leading=LEADING)
        for paragraph in self.said:
            self.column.text(paragraph, "body")
            self.column.gap(16)
        words = {
            Exit.TITLE: _("To the title"),
            Exit.ASIDE: _("Put the match aside"),
            Exit.CLOSE: _("Close the game"),
        }
        wide = {way: Button.width_for(kit, words[way]) for way in self.ways}
        in_a_row = sum(wide.values()) + gap * (len(wide) - 1) <= width - 2 * pad
        button = scale.target(68 if in_a_row else 58)
        rows = 1 if in_a_row else len(wide)
        height = 2 * pad + fonts.line("panel") + scale.px(20) + self.column.height + scale.px(24)
        height += rows * button + (rows - 1) * gap
        self.unfold(size, (width, min(height, size[1] - 2 * scale.rim)), (pad, pad), middle=0.48)
        first = next(way for way in (Exit.TITLE, Exit.CLOSE) if way in self.ways)
        group = self.new_group(focus=first.value)
        corner = self.inner.bottomright
        for way in sorted(self.ways, key=lambda way: (way is first) != in_a_row):
            place = pygame.Rect(0, 0, wide[way] if in_a_row else self.inner.width, button)
            place.bottomright = corner
            corner = (place.x - gap, place.bottom) if in_a_row else (place.right, place.y - gap)
            group.add(
                self.button(place, words[way], partial(self._choose, way), way.value, primary=way is first)
            )
        self.restore_focus(first.value)

    def _choose(self, way: Exit) -> None:
        self.chosen = way
        self.app.quit()

    def handle(self, event: pygame.event.Event) -> bool:
        if pointer.is_back(event):
            self._choose(Exit.TITLE if Exit.TITLE in self.ways else Exit.CLOSE)
            return True
        return super().handle(event)

    def title(self) -> str:
        return _("Something went wrong")

    def draw_below(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)

    def paint(self, target: pygame.Surface, y: int) -> None:
        self.column.draw(target, self.inner.x, y + self.kit.scale.px(20))
