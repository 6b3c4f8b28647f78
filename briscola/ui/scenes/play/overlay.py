"""The interface of everything shown over the table for a while."""

from typing import Protocol

import pygame


class Overlay(Protocol):
    """A bubble, a slip, a sheet or a hint. The scene calls each method on all overlays in turn."""

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True while something moves."""

    def wake(self) -> float | None:
        """Seconds until something changes by itself; None: not before an event."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it meant something here."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw it, if it is shown."""

    def clear(self) -> None:
        """Close it."""
