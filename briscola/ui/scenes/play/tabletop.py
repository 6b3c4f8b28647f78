"""Interfaces of a scene in which the table of a match lies, as the parts of that table see it."""

from typing import Protocol

import pygame

from briscola.engine.actions import Action
from briscola.ui.animation.motion import Pace
from briscola.ui.layout.geometry import Pose
from briscola.ui.scene import Host
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.widgets import FocusGroup


class Tabletop(Protocol):
    """For keys and presses."""

    @property
    def group(self) -> FocusGroup:
        """The controls of the table; another group for every size."""

    def pause(self) -> None:
        """Stop the match, or leave where there is nothing to stop."""

    def open_rules(self) -> None:
        """Open the rules."""

    def undo(self) -> None:
        """Take back the person's last choice."""

    def declare(self) -> bool:
        """Declare the marianna that may be declared; False if there is none."""


class TableHost(Protocol):
    """For any table."""

    @property
    def app(self) -> Host:
        """The services of the app."""

    @property
    def panel(self) -> Panel | None:
        """The sheet of paper lying over the table, if any."""

    @property
    def pace(self) -> Pace:
        """The chosen speeds of animation."""

    def invalidate(self, part: pygame.Rect | None = None) -> None:
        """Redraw the table, or a part of it."""


class PlayHost(TableHost, Protocol):
    """For a table at which the person plays."""

    def say(self, text: str) -> None:
        """Show a sentence for a while."""

    def act(self, action: Action, origin: Pose | None = None) -> None:
        """Apply the person's action."""

    def cut(self, at: int) -> None:
        """Cut the pack there."""

    def leave_cuts(self) -> None:
        """Stop asking the person to cut."""

    @property
    def face_explained(self) -> int | None:
        """The place whose face is being explained, if any."""


class OverlayHost(PlayHost, Protocol):
    """For the overlays of a match."""

    @property
    def hinted(self) -> bool:
        """True while a hint is shown."""

    @property
    def guided(self) -> bool:
        """True in a first hand, where a guide tells what is new."""

    @property
    def caption_explained(self) -> bool:
        """True while the caption of the trick is being explained."""

    @property
    def something_explained(self) -> bool:
        """True while anything on the table is being explained."""
