"""What lies over the table for a while, and how the scene deals with all of it alike."""

from typing import Protocol

import pygame


class Overlay(Protocol):
    """A bubble, a slip, a sheet, a hint. The scene runs through its overlays with each of these."""

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True while something moves."""

    def wake(self) -> float | None:
        """Seconds until something changes by itself; None: not before an event."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it meant something here."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw what is there."""

    def clear(self) -> None:
        """Take away what is there."""
