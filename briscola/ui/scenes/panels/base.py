"""What every panel shares: a sheet, its controls, its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.widgets import FocusGroup, Widget


class Panel:
    """A sheet over the table. Subclasses build their controls in `place` and draw under them in `paint`."""

    covers_table = False
    """Nothing of the table is seen while this panel is open, only the cloth."""
    beside = False
    """The play goes on while this panel is open."""

    def __init__(self, kit: Kit, layout: Layout, sound: Callable[[str], None]) -> None:
        self.kit, self.layout, self.sound = kit, layout, sound
        self.group = FocusGroup(kit, sound=sound)
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def occupied(self) -> Sequence[Sequence[pygame.Rect]]:
        """On a panel that covers the table: what a slip had better not cover, the most important first."""
        return ()

    def rebuild(self, kit: Kit, layout: Layout) -> None:
        """Another window size, language or deck: build everything again, keep what was chosen."""
        self.kit, self.layout = kit, layout
        self.renew()

    def renew(self, focus: str | None = None) -> None:
        """Build the controls again and keep the focus."""
        kept = self.group.focused_name or focus
        self.group.focus(None)
        self.group = FocusGroup(self.kit, sound=self.sound)
        self.place()
        self.group.focus_name(kept)

    def add(self, *widgets: Widget) -> None:
        """Add controls in Tab order."""
        self.group.add(*widgets)

    def place(self) -> None:
        """Set `rect` and add the controls."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it meant something here."""
        return self.group.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves."""
        return self.group.update(dt)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the sheet and what is not a control."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything."""
        self.paint(target)
        self.group.draw(target)
