"""The settings on a sheet of paper: twelve rows first, the others by *More*, a group at a time.

Each is applied at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from briscola.i18n.saving_words import settings_text
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.layout.window.sheet_layout import headed
from briscola.ui.render.theme import CREAM, INK_2
from briscola.ui.scene import Host, control_text, opener
from briscola.ui.scenes.settings.ear_and_hand_groups import ear_and_hand_columns, ear_and_hand_title
from briscola.ui.scenes.settings.setting_groups import first_columns, more_groups
from briscola.ui.scenes.settings.setting_rows import Columns, SettingGroup
from briscola.ui.scenes.settings.settings_page import draw_page, settings_page
from briscola.ui.scenes.settings.style_settings import (
    style_controls,
    style_heading,
    style_sentences,
    style_title,
)
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.lists.player_rows import Row, Rows
from briscola.ui.widgets.panel import draw_column_rule
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Widget

EXPLAINED = "body-italic"
"""Role of the sentence at the foot."""


class SettingsScene(PageScene):
    """Headings with rows; at the foot a sentence about the row one looks at, and *More*."""

    first = "deck"
    """Name of the control that has the focus at first."""
    leads_on = True
    """True if a button leads to other rows."""
    shows_look = False
    """True if the large picture of deck and table stands beside the rows."""

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.more = False
        """True while the other rows are shown."""
        self.open_group = 0
        """Index of the group of other rows that is shown."""
        self.view: ScrollView | None = None
        self._offset = 0.0
        self._pointed: str | None = None
        """Name of the row under the mouse, if the mouse was used last."""

    @property
    def chapter(self) -> str:
        return "keys"

    def title(self) -> str:
        return _("Settings")

    def columns(self) -> Columns:
        """The rows that come first."""
        hearing, look = opener(self.app, EarAndHandSettings), opener(self.app, DeckSettings)
        return first_columns(self.app, self._change, hearing, look)

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        if self.view is not None:
            self._offset = self.view.offset
        tall = size[1] > size[0]
        height = max(scale.px(880), round(headed(scale).sheet.width * 1.14) if tall else 0)
        pad = scale.px(52), scale.px(27)
        inner = self.lay_page(pad, focus=self.first, height=height, sinks=1 / 3)
        group = self.group
        groups = more_groups(self.app, self._change) if self.more else ()
        columns = (groups,) if self.more else self.columns()
        sentences = [row.sentence for column in columns for rows in column for row in rows.rows]
        looks = style_sentences() if self.more or self.shows_look else {}
        self._foot(inner, [*sentences, *looks.values()])
        room = pygame.Rect(inner.topleft, (inner.width, self.foot.y - scale.px(14) - inner.y))
        look = style_heading() if self.shows_look else None
        self.split: int | None = None
        """x of the rule beside the list of groups."""
        if self.more:
            room = self._list_groups(room, groups)
            columns = ((groups[self.open_group],),)
            look = style_heading() if groups[self.open_group] is groups[-1] else None
        self.page = page = settings_page(kit, room, columns, look=look)
        shown = pygame.Rect(
            room.topleft, (room.width + scale.px(24), room.height)
        )  # its bar is in the margin
        self.view = view = ScrollView(kit, shown, page.height, self._paint, name="view")
        view.focusable = False
        group.add(view)
        self.explained: dict[str, tuple[pygame.Rect, str]] = {}
        """Sentence and place (for offset 0) of everything explained, by the name of its control."""
        headings = [rows.title for column in columns for rows in column for _row in rows.rows]
        self._under: list[tuple[str, Widget]] = []
        for heading, placed in zip(headings, page.rows, strict=True):
            for control in placed.row.make(placed.control):
                group.add(control.called(placed.row.label, placed.row.sentence))
                view.adopt(control)
                self._under.append((heading, control))
                self.explained[control.name] = (placed.rect, placed.row.sentence)
        if page.style is not None:
            self.preview, controls = style_controls(self.app, self._change, page.style)
            for control in controls:
                group.add(control)
                view.adopt(control)
                self._under.append((look or "", control))
                self.explained[control.name] = (control.rect.copy(), looks[control.name])
        group.add(*self.more_buttons)
        view.scroll_to(self._offset)
        self.restore_focus("more" if self.more else self.first)
        self._follow_pointer(view)

    def _follow_pointer(self, view: ScrollView) -> None:
        """Scroll until the control whose press has changed the page lies under the pointer again."""
        name, (_x, y) = self.group.pressed or ("", (0, 0))
        moved = next((each for each, _top in view.children if name and each.name == name), None)
        if moved is not None:
            view.scroll_to(view.offset + moved.rect.centery - y)

    def _list_groups(self, room: pygame.Rect, groups: Sequence[SettingGroup]) -> pygame.Rect:
        """Place the list of groups at the left; return the room that is left for the open one."""
        kit, scale = self.kit, self.kit.scale
        titles = [*(group.title for group in groups[:-1]), style_title()]
        wide = max(kit.fonts.width(title, "row") for title in titles) + 2 * scale.px(28)
        place = pygame.Rect(room.x + scale.px(8), room.y, max(wide, scale.px(330)), room.height)
        rows = [Row(name=title, title=title) for title in titles]
        listed = Rows(
            kit, place, rows, self.open_group, self._open, name="groups", row_height=66, pages=False
        )
        self.group.add(listed)
        self.split = place.right + scale.px(30)
        left = self.split + scale.px(34)
        return pygame.Rect(left, room.y, room.right - left, room.height)

    def _open(self, at: int) -> None:
        """Show the rows of another group."""
        self.open_group = at
        self.view, self._offset, self._pointed = None, 0.0, None
        self.layout(self.kit.scale.size)

    def _foot(self, inner: pygame.Rect, sentences: Sequence[str]) -> None:
        """Place *More* and, left of it, room for the longest sentence: so nothing moves for any of them."""
        kit, scale = self.kit, self.kit.scale
        words = _("Less") if self.more else _("More…")
        wide = max(Button.width_for(kit, word) for word in (_("Less"), _("More…")))
        width = inner.width - (wide + scale.px(40) if self.leads_on else 0)
        lines = max(len(kit.fonts.wrap(sentence, EXPLAINED, width)) for sentence in sentences)
        button = scale.target(52)
        high = max(button, lines * kit.fonts.line(EXPLAINED))
        self.foot = pygame.Rect(inner.x, inner.bottom - high, width, high)
        rect = pygame.Rect(inner.right - wide, self.foot.centery - button // 2, wide, button)
        more = self.button(rect, words, self._turn, "more")
        self.more_buttons = [more] if self.leads_on else []

    @property
    def spoken_text(self) -> str:
        return settings_text(self.app.note) if self.app.note == "unwritable" else ""

    def reading(self) -> Sequence[ReadingLine]:
        lines, before = [ReadingLine(self.spoken_title, heading=True)], ""
        for heading, control in self._under:
            if heading != before:
                lines.append(ReadingLine(heading, heading=True))
            lines.append(ReadingLine(control_text(control)))
            before = heading
        return [*lines, *(ReadingLine(control_text(button)) for button in self.more_buttons)]

    def resume(self) -> None:
        self.layout(self.app.size)

    def _turn(self) -> None:
        """Show the other rows."""
        self.more, self.open_group = not self.more, 0
        self.view, self._offset, self._pointed = None, 0.0, None
        self.layout(self.kit.scale.size)

    def go_back(self) -> None:
        """Go back to the first rows, to the button that led from there, or leave the page."""
        if self.more:
            self._turn()
            self.group.focus_name("more")
        else:
            super().go_back()

    def _change(self, **fields: Any) -> None:
        self.app.change(**fields)
        self.dirty = True

    @property
    def sentence(self) -> str:
        """The explanation at the foot: of the row under the mouse, else of the one with the focus."""
        name = self._pointed if self._pointed in self.explained else self.group.focused_name
        return self.explained[name][1] if name in self.explained else ""

    def handle(self, event: pygame.event.Event) -> bool:
        before = self.sentence
        self._look(event)
        return super().handle(event) or self.sentence != before

    def _look(self, event: pygame.event.Event) -> None:
        """Note the row under the mouse; after a key the focus tells."""
        if event.type == pygame.KEYDOWN:
            self._pointed = None
        p = pointer.read(event, self.kit.scale.size)
        if p is not None and self.view is not None:
            self._pointed = None
            if self.view.rect.collidepoint(p.pos):
                at = p.pos[0], p.pos[1] + round(self.view.offset)
                found = (name for name, (rect, _words) in self.explained.items() if rect.collidepoint(at))
                self._pointed = next(found, None)

    def draw_beside(self, target: pygame.Surface, title: pygame.Rect) -> None:
        note, right = self.spoken_text, (self.rect.right, title.centery)
        self.kit.fonts.draw(target, note, "small-strong", right, CREAM, anchor="midright", halo=True)

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit = self.kit
        if self.split is not None:
            top, bottom = self.rect.y + kit.scale.px(44), self.foot.y - kit.scale.px(14)
            draw_column_rule(target, self.split, top, bottom)
        lines = kit.fonts.wrap(self.sentence, EXPLAINED, self.foot.width)
        top = self.foot.centery - len(lines) * kit.fonts.line(EXPLAINED) // 2
        kit.fonts.draw_lines(target, lines, EXPLAINED, (self.foot.x, top), INK_2)

    def _paint(self, target: pygame.Surface, _x: int, y: int) -> None:
        """Draw headings, labels and the picture of deck and table; the controls are drawn over them."""
        kit, page, view = self.kit, self.page, self.view
        if view is None:
            return
        draw_page(target, kit, page, y - view.rect.y, preview=None if page.style is None else self.preview)
        if page.rule is not None:
            draw_column_rule(target, page.rule, self.rect.y + kit.scale.px(44), view.rect.bottom)


class EarAndHandSettings(SettingsScene):
    """Settings of what is heard, and of how quick hands have to be; lies over the settings."""

    first = "speech"
    leads_on = False

    def title(self) -> str:
        return ear_and_hand_title()

    def columns(self) -> Columns:
        return ear_and_hand_columns(self.app, self._change)


class DeckSettings(SettingsScene):
    """The deck and the table with their picture; lies over the settings or the title."""

    leads_on = False
    shows_look = True

    def title(self) -> str:
        return style_title()

    def columns(self) -> Columns:
        return ((more_groups(self.app, self._change)[-1],),)
