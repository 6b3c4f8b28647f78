"""Dispatch presses, keys and movements at the table of a match; one focus for table and sheet."""

from collections.abc import Sequence

import pygame

from briscola.engine.events import Played, Requested, Signalled
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.input.input_guard import is_focus_key
from briscola.ui.input.line_editing import typed
from briscola.ui.input.pointer import Pointer
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.sheet_stack import OpenedSheets
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.widgets.button import Button, RoundButton


class OneFocus:
    """The focus is on the table or on the top sheet; Tab moves it between them."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._top: Panel | None = None
        self.on_table = True

    def restore_focus(self) -> None:
        """Move the focus to where it belongs after a sheet opened or closed, a press or a new layout."""
        table, panel, hand = self._table.group, self._table.panel, self._table.hand
        if panel is not self._top:
            self._top, self.on_table = panel, panel is None
            if panel is not None:
                if hand.held:
                    table.let_go()  # the button may go up over the sheet
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
        panel.tabbed()
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


class Gestures:
    """Offers an event to the keys of the match, the overlays, hurrying, the hand and the other controls."""

    def __init__(
        self, context: PlayContext, focus: OneFocus, overlays: Sequence[Overlay], sheets: OpenedSheets
    ) -> None:
        """`overlays`: the topmost first."""
        self._context, self._focus, self._overlays = context, focus, overlays
        self._sheets, self._table = sheets, context.scene

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event to each in turn until one has used it; False if none did."""
        hidden = self._is_hidden(event)  # when the event came: it may close the sheet
        return (
            self._shortcut(event)
            or self._above_the_table(event)
            or self._goes_back(event)
            or self._only_hurries(event)
            or self._plays_by_number(event)
            or (not hidden and self._on_table(event))
        )

    def _is_hidden(self, event: pygame.event.Event) -> bool:
        """True for a press on the sheet on top, and for any event under one that covers the table."""
        panel = self._context.panel
        if panel is None or panel.covers_table:
            return panel is not None
        p = pointer.read(event, self._context.size)
        return p is not None and p.kind == "down" and panel.covers(p.pos)

    def _above_the_table(self, event: pygame.event.Event) -> bool:
        """Move the focus on Tab, or offer an event to the overlays."""
        taken = self._focus.tab(event) or self._offer_to_overlays(event)
        if taken and event.type == pygame.MOUSEMOTION:
            self._table.group.forget_pointer()
        return taken

    def _goes_back(self, event: pygame.event.Event) -> bool:
        """Open the pause on Esc."""
        if not pointer.is_back(event):
            return False
        self._table.pause()
        return True

    def _only_hurries(self, event: pygame.event.Event) -> bool:
        """End the present motion; False if there was none, or if the press means what it lies on too."""
        return pointer.hurries(event) and self._context.flow.skip() and not self._means_more(event)

    def _on_table(self, event: pygame.event.Event) -> bool:
        """Offer an event to the controls of the table, but no key that is meant for the sheet."""
        return not self._focus.is_elsewhere(event) and self._table.group.handle(event)

    def _offer_to_overlays(self, event: pygame.event.Event) -> bool:
        """Offer an event to the overlays, and then a key to the one that it opens; a press may hush them."""
        if any(overlay.handle(event) for overlay in self._overlays if overlay.up):
            return True
        if pointer.is_plain(event):
            for overlay in self._overlays:
                if (press := overlay.shortcuts.get(event.key)) is not None:
                    press()
                    return True
        if pointer.hurries(event) and not self._context.flow.timeline.running:
            for overlay in self._overlays:
                overlay.hush()
        return False

    def _shortcut(self, event: pygame.event.Event) -> bool:
        """Handle F1, U unless a sheet is opened, and M over no sheet at all, before an overlay gets them."""
        if not pointer.is_plain(event):
            return False
        if event.key == pygame.K_F1:
            self._table.open_rules()
            return True
        if event.key == pygame.K_u and self._sheets.panel is None:
            return self._undo()
        return event.key == pygame.K_m and self._context.panel is None and self._table.declare()

    def _undo(self) -> bool:
        """Take back, or say why that cannot be if the settings allow it; False if the key means nothing."""
        seat, context = self._context.seat, self._context
        if seat.allows_undo and seat.dealt:
            self._table.undo()
            return True
        if not context.settings.undo:
            return False
        if seat.alone and not seat.setup.has_program:
            context.show_caption(_("You can take back from the next match on."))
        else:
            context.show_caption(_("Nothing is taken back at this table."))
        context.knock()
        return True

    def _means_more(self, event: pygame.event.Event) -> bool:
        """True for a press that hurries, and means what it lies on too: a button, or a card as an answer."""
        p = pointer.read(event, self._context.size)
        return p is not None and (self._answers(p) or self._on_button(p))

    def _on_button(self, p: Pointer) -> bool:
        buttons = (w for w in self._table.group.widgets if isinstance(w, Button | RoundButton))
        return any(w.usable and w.hit(p.pos) for w in buttons)

    def _answers(self, p: Pointer) -> bool:
        """True for a press on the person's fan while another player's card, sign or request is being shown.

        Such may be answered before it has landed.
        """
        hand = self._context.hand
        if not isinstance(self._context.flow.event, Played | Signalled | Requested):
            return False
        return hand.visible and hand.hit(p.pos)

    def _plays_by_number(self, event: pygame.event.Event) -> bool:
        """Play the card with the number of a digit key; False if the event is no such key."""
        hand = self._context.hand
        if event.type != pygame.KEYDOWN or self._context.panel is not None or not hand.visible:
            return False
        if played := hand.digit(typed(event)):
            self._table.group.focus(self._context.hand)
        return played
