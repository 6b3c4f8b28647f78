"""A door between the host and her own person in the same process: messages pass without bytes."""

import asyncio

from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import Goodbye, HostMessage, Why


class LocalEndpoint:
    """Both ends in one: what the guest's side sends the host's side hears, and the other way round."""

    local = True

    def __init__(self, peer: bytes) -> None:
        self.peer = peer
        """Public key of the other end."""
        self.other: LocalEndpoint | None = None
        self._heard: asyncio.Queue[HostMessage | GuestMessage | None] = asyncio.Queue()
        self.closed = False

    def send(self, message: HostMessage | GuestMessage) -> None:
        """Send a message without waiting."""
        if self.other is not None and not self.closed:
            self.other._heard.put_nowait(message)

    def dismiss(self, why: Why) -> None:
        """Say goodbye and close."""
        self.send(Goodbye(why=why))
        self._end()

    async def _next(self) -> HostMessage | GuestMessage:
        message = await self._heard.get()
        if message is None:
            raise EndpointClosed("lost", "the table of this computer is closed")
        return message

    async def receive(self) -> HostMessage:
        """The next message of the host. Raises EndpointClosed."""
        message = await self._next()
        assert isinstance(message, HostMessage)
        return message

    async def heard_from_guest(self) -> GuestMessage:
        """The next message of the host's own person. Raises EndpointClosed."""
        message = await self._next()
        assert isinstance(message, GuestMessage)
        return message

    def _end(self) -> None:
        if not self.closed:
            self.closed = True
            self._heard.put_nowait(None)  # whoever listens at this end listens no more
            if self.other is not None:
                self.other._heard.put_nowait(None)

    async def close(self) -> None:
        """Close it."""
        self._end()


def local_endpoints(table: bytes, guest: bytes) -> tuple[LocalEndpoint, LocalEndpoint]:
    """The host's end and the guest's end of a door; each names the other's public key."""
    ours, hers = LocalEndpoint(guest), LocalEndpoint(table)
    ours.other, hers.other = hers, ours
    return ours, hers
