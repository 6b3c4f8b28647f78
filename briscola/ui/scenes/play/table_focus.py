"""One focus for the table and the sheet over it: arrows and Enter never act on both."""

import pygame

from briscola.ui.input.input_guard import is_focus_key
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.play.table_scene import TableScene


class OneFocus:
    """The focus is on the table or on the top sheet; Tab moves it between them."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._top: Panel | None = None
        self.on_table = True

    def restore_focus(self) -> None:
        """Settle the focus after a sheet opened or closed, a press or a new layout."""
        table, panel, hand = self._table.group, self._table.panel, self._table.hand
        if panel is not self._top:
            self._top, self.on_table = panel, panel is None
            if panel is not None:
                panel.appear()
        elif panel is not None:
            was_elsewhere = panel.group if self.on_table else table
            if was_elsewhere.focused is not None:
                self.on_table = not self.on_table
        if panel is None:
            if table.focused is None and hand.usable:
                table.focus(hand)
            return
        panel.aside = self.on_table
        (panel.group if self.on_table else table).focus(None)

    def laid_out(self, name: str) -> None:
        """Focus the control of that name in the table's new group, if the table has the focus."""
        found = next((widget for widget in self._table.group.order() if widget.name == name), None)
        self._table.group.focus(found if self.on_table else None)

    def come_back(self) -> None:
        """Show the top sheet anew after another scene has filled the window; it may have gone meanwhile."""
        self._top = None
        self.on_table = self.on_table or self._table.panel is None

    def tab(self, event: pygame.event.Event) -> bool:
        """Move the focus between sheet and table on Tab; True if it moved."""
        panel = self._table.panel
        if panel is None or panel.holds_focus or event.type != pygame.KEYDOWN or event.key != pygame.K_TAB:
            return False
        by = -1 if event.mod & pygame.KMOD_SHIFT else 1
        table = self._table.group
        here, there = (table, panel.group) if self.on_table else (panel.group, table)
        if not self.on_table and here.focused is None and here.order():
            return False  # the panel knows where the keys begin
        if here.step(by, around=False):
            return True
        here.focus(None)
        if not there.step(by):
            return here.step(by)
        return True

    def is_elsewhere(self, event: pygame.event.Event) -> bool:
        """True if a focus key is meant for the sheet and not for the table."""
        return not self.on_table and is_focus_key(event)
