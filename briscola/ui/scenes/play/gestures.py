"""Dispatch a press, a key or a movement at the table of a match."""

from collections.abc import Sequence

import pygame

from briscola.engine.events import Played, Requested, Signalled
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.overlay import Overlay
from briscola.ui.scenes.play.sheet_stack import OpenedSheets
from briscola.ui.scenes.play.table_focus import OneFocus
from briscola.ui.scenes.play.tabletop import Tabletop
from briscola.ui.widgets import Button, RoundButton


class Gestures:
    """Offers an event to the overlays first, then to hurrying, the hand and the other controls."""

    def __init__(
        self,
        context: PlayContext,
        focus: OneFocus,
        overlays: Sequence[Overlay],
        sheets: OpenedSheets,
        table: Tabletop,
    ) -> None:
        """`overlays`: in the order in which they get events."""
        self._context, self._focus, self._overlays = context, focus, overlays
        self._sheets, self._table = sheets, table

    def hear(self, event: pygame.event.Event) -> bool:
        """Pass an event on; False if nothing used it."""
        context = self._context
        if self._shortcut(event):
            return True
        panel = context.panel
        if self._focus.tab(event) or any(overlay.handle(event) for overlay in self._overlays):
            if event.type == pygame.MOUSEMOTION:
                self._table.group.forget_pointer()
            return True
        if pointer.is_back(event):
            self._table.pause()
            return True
        if pointer.hurries(event) and context.flow.skip() and not self._means_more(event):
            return True
        if self._plays_by_number(event):
            self._table.group.focus(context.hand)
            return True
        if (panel is not None and panel.covers_table) or self._focus.is_elsewhere(event):
            return False
        return self._table.group.handle(event)

    def _shortcut(self, event: pygame.event.Event) -> bool:
        """Handle F1, U and M, if no overlay has used them."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_F1:
            self._table.open_rules()
            return True
        if event.key == pygame.K_u and self._hears_undo:
            self._table.undo()
            return True
        if event.key == pygame.K_u and self._context.settings.undo and self._sheets.panel is None:
            self._refuse_undo()
            return True
        return event.key == pygame.K_m and self._context.panel is None and self._table.declare()

    @property
    def _hears_undo(self) -> bool:
        """True if the undo key applies: the match allows it and no opened sheet takes typing."""
        seat = self._context.seat
        return seat.allows_undo and seat.dealt and self._sheets.panel is None

    def _refuse_undo(self) -> None:
        """Say why the key takes nothing back, though the settings allow it."""
        seat, context = self._context.seat, self._context
        if seat.alone and not seat.setup.has_program:
            context.say(_("You can take back from the next match on."))
        else:
            context.say(_("Nothing is taken back at this table."))
        context.knock()

    def _means_more(self, event: pygame.event.Event) -> bool:
        """True for a press that hurries, and means what it lies on too: a button, or a card as an answer."""
        p = pointer.read(event, self._context.size)
        if p is None:
            return False
        buttons = (w for w in self._table.group.widgets if isinstance(w, Button | RoundButton))
        return self._answers(event) or any(w.usable and w.hit(p.pos) for w in buttons)

    def _answers(self, event: pygame.event.Event) -> bool:
        """True for a press on the person's fan while another player's card, sign or request is being shown.

        Such may be answered before it has landed.
        """
        context = self._context
        if not isinstance(context.flow.event, Played | Signalled | Requested):
            return False
        p, hand = pointer.read(event, context.size), context.hand
        return p is not None and hand.visible and hand.hit(p.pos)

    def _plays_by_number(self, event: pygame.event.Event) -> bool:
        """Play the card with the number of a digit key; False if the event is no such key."""
        hand = self._context.hand
        if event.type != pygame.KEYDOWN or self._context.panel is not None or not hand.visible:
            return False
        return hand.digit(getattr(event, "unicode", ""))
