"""The phones that look at something of one scene: nothing is served before somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from briscola.ui.scene import Host

if TYPE_CHECKING:
    from briscola.pages.phones import WindowPhones


class ScenePhones:
    """Phones from the first press on, until the scene is left."""

    def __init__(self, app: Host, make: Callable[[], WindowPhones[Any]]) -> None:
        """`make` serves them; it loads what a network needs, which nobody else does."""
        self._app, self._make = app, make
        self.desk: WindowPhones[Any] | None = None
        """The desk that lets them in; None until somebody has asked for it."""

    def open_sheet(self) -> None:
        """Show the sheet on which phones are let in."""
        from briscola.ui.scenes.phones.phone_sheet import PhoneSheet

        if self.desk is None:
            self.desk = self._make()
            self._app.heartbeats.append(self.desk.update)
        self._app.push(PhoneSheet(self._app, self.desk))

    def close(self) -> None:
        """Serve no page any more."""
        desk, self.desk = self.desk, None
        if desk is not None:
            self._app.heartbeats.remove(desk.update)
            desk.close()
