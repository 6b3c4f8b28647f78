"""What one may ask at a stop of the playback: buttons above the plank, each where it has an answer."""

from collections.abc import Callable

import pygame

from briscola.i18n.text import _
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.widgets import Button, FocusGroup


class Questions:
    """Adds them to the scene's controls, from the right."""

    def __init__(self, kit: Kit, layout: Layout, group: FocusGroup, *, what_if: Callable[[], None]) -> None:
        self._group = group
        scale = kit.scale
        right, bottom = layout.size[0] - scale.edge, layout.size[1] - scale.px(22)
        words = _("What if…")
        rect = pygame.Rect(0, 0, Button.width_for(kit, words), scale.target(60))
        rect.bottomright = (right, bottom)
        self.what_if = Button(kit, rect, words, what_if, name="what_if", margin=8)
        self.what_if.visible = False
        group.add(self.what_if)

    def show(self, *, what_if: bool) -> bool:
        """Follow what may be asked; True where the focus has lost its place."""
        lost = self._group.focused is self.what_if and not what_if
        self.what_if.visible = what_if
        return lost
