"""Phones on which the slate of this computer is written: all see who wrote last."""

from collections.abc import Callable

from briscola.capabilities.slate.browser import SlateOnPage
from briscola.capabilities.slate.open_slate import OpenSlate
from briscola.pages.phones import WindowPhones
from briscola.storage.settings import Settings


class SlatePhones(WindowPhones[SlateOnPage]):
    """Shows the slate on each phone, and takes what is written there."""

    purpose = "slate"
    path = "slate"

    def __init__(
        self, slate: OpenSlate, settings: Callable[[], Settings], *, address: str | None = None
    ) -> None:
        """The rest as for all phones."""
        super().__init__(settings, address=address)
        self._slate = slate

    def _view(self, number: int, language: str) -> SlateOnPage:
        del number
        return SlateOnPage(self._slate, language)
