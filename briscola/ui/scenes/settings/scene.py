"""The settings on a sheet of paper: twelve rows first, the others by *More*, a group at a time.

Each is applied at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from briscola.i18n.saving_words import settings_text
from briscola.i18n.text import _
from briscola.ui.layout.window.sheet_layout import headed
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.settings.ear_and_hand_groups import ear_and_hand_columns, ear_and_hand_title
from briscola.ui.scenes.settings.setting_groups import first_columns, more_groups
from briscola.ui.scenes.settings.setting_rows import Columns
from briscola.ui.scenes.settings.style_settings import DeckLook, style_sentences, style_title
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.explaining_sheet import ExplainingSheet
from briscola.ui.scenes.sheets.parts import NameList, PressButton, SheetRow
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.lists.player_rows import Row

EXPLAINED = "body-italic"
"""Role of the sentence at the foot."""
LOOK_SHARE = 0.31
"""Share of a wide sheet's width for cards and table."""


class SettingsScene(ExplainingSheet, ContentPage):
    """Headings with rows; at the foot a sentence about the row one looks at, and *More*."""

    first = "deck"
    leads_on = True
    """True if a button leads to other rows."""
    shows_look = False
    """True if the large picture of deck and table stands beside the rows."""
    margins = 52, 27
    above_foot = 6
    bar_in_margin = True
    sinks = 1 / 3

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.more = False
        """True while the other rows are shown."""
        self.open_group = 0
        """Index of the group of other rows that is shown."""

    @property
    def chapter(self) -> str:
        return "keys"

    def title(self) -> str:
        return _("Settings")

    def groups(self) -> Columns:
        """The rows that come first."""
        hearing, look = opener(self.app, EarAndHandSettings), opener(self.app, DeckSettings)
        return first_columns(self.app, self._change, hearing, look)

    @property
    def beside(self) -> str:
        return settings_text(self.app.note) if self.app.note == "unwritable" else ""

    @property
    def spoken_text(self) -> str:
        return self.beside

    # ---- what stands on it

    @property
    def share(self) -> float:
        scale = self.kit.scale
        room = headed(scale, width=scale.px(self.wide[1])).sheet.width - 2 * max(22, scale.px(52))
        if self.more:
            words = max(self.kit.fonts.width(title, "row") for title in self._titles())
            return (max(words + 2 * scale.px(28), scale.px(330)) + scale.px(self.aside)) / room
        share = 1 - LOOK_SHARE if self.shows_look else 0.5
        width = round(room * share) - scale.px(self.aside)
        rows = [row for column in self.groups() for group in column for row in group.rows]
        return share if all(row.fits(self.kit, width) for row in rows) else 1

    def fill(self, column: TextColumn) -> None:
        if self.more:
            rows = [Row(name=title, title=title) for title in self._titles()]
            column.put(NameList(rows, self.open_group, self._open, "groups"))
            return
        groups = self.groups()
        column.put(*groups[0])
        if self.share == 1:
            self._add_others(column, groups)

    def fill_right(self, column: TextColumn) -> None:
        if self.more:
            groups = more_groups(self.app, self._change)
            column.put(groups[self.open_group])
            if self.open_group == len(groups) - 1:
                column.put(DeckLook(self.app, self._change))
        else:
            self._add_others(column, self.groups())

    def _add_others(self, column: TextColumn, groups: Columns) -> None:
        """Add what does not stand in the first column."""
        for each in groups[1:]:
            column.put(*each)
        if self.shows_look:
            column.put(DeckLook(self.app, self._change))

    def _titles(self) -> Sequence[str]:
        """Names of the groups of other rows."""
        groups = more_groups(self.app, self._change)
        return [*(group.title for group in groups[:-1]), style_title()]

    def foot(self) -> SheetPart:
        shown = more_groups(self.app, self._change) if self.more else chain(*self.groups())
        sentences = [row.sentence for group in shown for row in group.rows]
        sentence = self.explanation([*sentences, *style_sentences().values()], EXPLAINED)
        words = _("Less") if self.more else _("More…")
        return (
            SheetRow(sentence, PressButton(words, self._turn, "more").tall(52)) if self.leads_on else sentence
        )

    # ---- what is done

    def layout(self, size: tuple[int, int]) -> None:
        self.high = 920 if size[0] > size[1] else 1600
        super().layout(size)
        self._follow_pointer()

    def _follow_pointer(self) -> None:
        """Scroll until the control whose press has changed the page lies under the pointer again."""
        name, (_x, y) = self.group.pressed or ("", (0, 0))
        for view in self.views:
            for each, _top in view.children:
                if name and each.name == name:
                    view.scroll_to(view.offset + each.rect.centery - y)

    def resume(self) -> None:
        self.layout(self.app.size)

    def _open(self, at: int) -> None:
        """Show the rows of another group."""
        self.open_group = at
        self.place_from_top()

    def _turn(self) -> None:
        """Show the other rows."""
        self.more, self.open_group = not self.more, 0
        self.place_from_top()

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


class EarAndHandSettings(SettingsScene):
    """Settings of what is heard, and of how quick hands have to be; lies over the settings."""

    first = "speech"
    leads_on = False

    def title(self) -> str:
        return ear_and_hand_title()

    def groups(self) -> Columns:
        return ear_and_hand_columns(self.app, self._change)


class DeckSettings(SettingsScene):
    """The deck and the table with their picture; lies over the settings or the title."""

    leads_on = False
    shows_look = True

    def title(self) -> str:
        return style_title()

    def groups(self) -> Columns:
        return ((more_groups(self.app, self._change)[-1],),)
