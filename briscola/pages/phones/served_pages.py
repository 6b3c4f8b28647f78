"""A window's port for pages: opened when somebody asks for it, at the addresses of this computer then."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from typing import Any

from briscola.network.addresses.host_names import spelled_address
from briscola.network.addresses.lan_addresses import own_addresses, preferred
from briscola.network.addresses.public_name import PublicName
from briscola.network.channel.guest_service import ReachableTable
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.fields import Token
from briscola.pages.messages.from_page import Enter
from briscola.pages.server.page_server import PAGE_PORT, PageServer
from briscola.storage.settings.settings import Settings

LONGEST_END = 1.5
"""Seconds that the end of all pages may take."""


class ServedPages(ABC):
    """Serves pages in a thread beside the window. Who comes in by them belongs to a subclass."""

    token: Token
    """The name of the table under which browsers keep the secrets of their seats."""

    def __init__(
        self,
        submit: Callable[[Coroutine[Any, Any, Any]], "Future[Any]"],
        settings: Callable[[], Settings],
        address: str | None = None,
    ) -> None:
        """`submit` runs coroutines beside the window.

        Pages are served at `address` (None: at all of this computer) once somebody is invited; `settings`
        tell which of several the link names.
        """
        self._submit, self._settings, self._address = submit, settings, address
        self.addresses: Sequence[str] = ()
        """Addresses where the page is served, the likeliest first."""
        self._server: PageServer | None = None
        self._opening: Future[Any] | None = None
        self._public: PublicName | None = None
        self.unreachable = False
        """True if no phone can reach this computer, as it is in no network."""

    @property
    def _has_port(self) -> bool | None:
        """True if pages are served at a port, False if none could be opened, None while that is unknown."""
        if self._opening is None or not self._opening.done():
            return None
        return not self._opening.cancelled() and self._opening.exception() is None

    @property
    def _is_open(self) -> bool:
        return bool(self._has_port) and not self.unreachable

    @property
    def _place(self) -> str:
        """Address and port of the page."""
        assert self._server is not None
        address = self.address
        return spelled_address(address, self._server.port) if address else ""

    @property
    def address(self) -> str:
        """The address that the link names; empty if the computer is in no network."""
        return preferred(self.addresses, self._settings().own_address)

    def _open(self) -> None:
        """Serve pages at the addresses that this computer has now.

        One server knows them all, whoever has asked for it first.
        """
        self.addresses = [self._address] if self._address else own_addresses()
        self.unreachable = not self.addresses
        if self._server is not None and self._has_port is not False:
            self._server.hosts = self.addresses
        elif self.addresses:
            self._serve()

    def _serve(self) -> None:
        """Begin to serve pages."""
        self._server = PageServer(
            self._on_page,
            hosts=self.addresses,
            settings=self._settings,
            is_expected=self._has_place,
            table_at=self._table_at,
        )
        self._server.public = self._public
        self._opening = self._submit(self._server.open(self._address, PAGE_PORT))

    def _table_at(self, path: str) -> ReachableTable | None:
        """The table for guests' programs that come by the same link; None: there is none."""
        del path
        return None

    @abstractmethod
    async def _on_page(self, visit: PageVisit) -> None:
        """Speak with a page until it is gone; runs beside the window. Raises PageGone."""

    @abstractmethod
    def _has_place(self, enter: Enter) -> bool:
        """True for a page that comes in although strangers take all places; it is asked beside the window."""

    def update(self) -> None:
        """Take what has happened beside the window."""
        self.unreachable = self.unreachable or self._has_port is False

    def close(self, *, goodbye: bool = True) -> None:
        """Serve no page any more, within a second and a half; without a `goodbye` they try to come back."""
        with suppress(TimeoutError, CancelledError, OSError):
            self._submit(self._close(goodbye=goodbye)).result(LONGEST_END)

    async def _close(self, *, goodbye: bool) -> None:
        """Serve no page any more; runs beside the window."""
        if self._server is not None:
            await self._server.close(goodbye=goodbye)
