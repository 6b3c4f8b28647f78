"""A trial of the way of friends elsewhere: it is opened as for a table, and this program asks through it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from briscola.network.addresses.public_name import PublicName
from briscola.pages.audience.visit import PageVisit
from briscola.pages.phones.friends_elsewhere import FriendsElsewhere
from briscola.pages.server.page_server import PAGE_PORT, PageServer
from briscola.pages.server.public_name_trial import NameTrial, try_name
from briscola.storage.settings.settings import Settings

LOOK_SECONDS = 0.05
"""Seconds between two looks at a tunnel that is being opened."""


class RouteTrial(Struct, frozen=True, kw_only=True):
    """Everything that a trial has found so far."""

    opened: bool = False
    """True once the tunnel stands, or has failed; without a server at once."""
    fault: str = ""
    """Sentence on why it has failed; empty if it stands."""
    name: NameTrial | None = None
    """The outcome of asking under the name; None before."""


class _TrialPages:
    """Pages that turn everybody away, for the time of a trial. A table of ours may have the port."""

    token = ""

    def __init__(self) -> None:
        self._server = PageServer(_turned_away, hosts=())
        self.port = PAGE_PORT

    async def open(self, *, elsewhere: bool) -> None:
        """Serve them; if the usual port is taken, at another one if they may be `elsewhere`."""
        with suppress(OSError):
            await self._server.open(None, PAGE_PORT, elsewhere=elsewhere)
            self.port = self._server.port

    def serve(self) -> None:
        """Nothing: they are served already."""

    @property
    def public(self) -> PublicName | None:
        return self._server.public

    @public.setter
    def public(self, name: PublicName | None) -> None:
        self._server.public = name

    async def close(self) -> None:
        """Serve them no more."""
        await self._server.close()


async def _turned_away(visit: PageVisit) -> None:
    """Let a page go: no table is open."""
    await visit.dismiss("table")


async def try_route(settings: Settings, told: Callable[[RouteTrial], object]) -> None:
    """Try the name, and the server if there is one, that stand in settings; `told` gets what is found.

    The name is asked whatever becomes of the tunnel. Raises ValueError for a name that is none.
    """
    pages = _TrialPages()
    way = FriendsElsewhere(pages, lambda: settings)
    if (name := way.own_name) is None:
        raise ValueError("there is no name")
    try:
        await pages.open(elsewhere=bool(settings.ssh_server))
        way.open()
        while way.opening:
            await asyncio.sleep(LOOK_SECONDS)
            way.update()
        told(found := RouteTrial(opened=True, fault=way.warning))
        answer = await try_name(name, port=pages.port)
        if way.trouble == "refused" and pages.port != PAGE_PORT:
            at_table = await try_name(name, port=PAGE_PORT)
            if at_table.why is None:  # the line of a table of ours has the place
                found, answer = replace(found, fault=""), at_table
        told(replace(found, name=answer))
    finally:
        way.close()
        await pages.close()
