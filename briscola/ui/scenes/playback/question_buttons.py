"""Buttons for the questions at a stop, above the toolbar; shown only where there is an answer."""

import pygame

from briscola.i18n.text import _
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.playback.stop_questions import Inquiry
from briscola.ui.widgets import Button, FocusGroup


class Questions:
    """Adds the buttons to the scene's controls, one above the other in the corner."""

    def __init__(self, kit: Kit, layout: Layout, group: FocusGroup, inquiry: Inquiry) -> None:
        self._group = group
        scale = kit.scale
        right, bottom = layout.size[0] - scale.edge, layout.size[1] - scale.px(22)
        rows = (("what_if", _("What if…"), inquiry.what_if), ("why", _("Why?"), inquiry.why))
        wide = max(Button.width_for(kit, words) for _name, words, _press in rows)
        self._buttons: dict[str, Button] = {}
        for name, words, press in rows:
            rect = pygame.Rect(0, 0, wide, scale.target(60))
            rect.bottomright = (right, bottom)
            button = self._buttons[name] = Button(kit, rect, words, press, name=name, margin=8)
            button.visible = False
            bottom = rect.top - scale.px(12)
        group.add(*reversed(self._buttons.values()))

    def show(self, *, why: bool, what_if: bool) -> bool:
        """Show or hide the buttons; True if the focused one has gone."""
        self._buttons["why"].visible, self._buttons["what_if"].visible = why, what_if
        return any(each is self._group.focused and not each.visible for each in self._buttons.values())
