"""A scene beside which the maestro plays what the person has played, as long as it is looked at."""

from typing import Any

from briscola.client.single_deals.maestros_results import MaestrosResults
from briscola.ui.scene import Scene

LOOK = 0.1
"""Seconds between two checks for the maestro's result."""


class MaestroBeside(Scene):
    """Laid out anew when he has played; he stops when something covers it."""

    maestro: MaestrosResults[Any, Any]

    def wait_for_maestro(self) -> None:
        """Look for his results while he plays."""
        self.wake = LOOK if self.maestro.working else None

    def cover(self) -> None:
        self.maestro.stop()

    def leave(self) -> None:
        self.maestro.stop()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self.maestro.poll():
            return moving
        self.wait_for_maestro()
        self.layout(self.app.size)
        return True
