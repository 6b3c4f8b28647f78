"""The phones that look at something of one scene: nothing is served before somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from briscola.ui.scene import Host

if TYPE_CHECKING:
    from briscola.pages.phones.window_phones import WindowPhones


class ScenePhones:
    """Phones from the first press on, until the scene is left."""

    def __init__(self, app: Host, make: Callable[[], WindowPhones[Any]]) -> None:
        """`make` serves them; it loads what a network needs, which nobody else does."""
        self._app, self._make = app, make
        self.admission: WindowPhones[Any] | None = None
        """Lets them in; None until somebody has asked for it."""

    def open_sheet(self) -> None:
        """Show the sheet on which phones are let in."""
        from briscola.ui.scenes.phones.phone_sheet import PhoneSheet

        if self.admission is None:
            self.admission = self._make()
            self._app.heartbeats.append(self.admission.update)
        self._app.push(PhoneSheet(self._app, self.admission))

    def close(self) -> None:
        """Serve no page any more."""
        admission, self.admission = self.admission, None
        if admission is not None:
            if admission.update in self._app.heartbeats:
                self._app.heartbeats.remove(admission.update)
            admission.close()
