"""Everybody who is told of a match: people at their seats, and those who look on."""

from collections.abc import Callable, Iterable
from secrets import token_hex

from msgspec.structs import replace

from briscola.client.friends.host_questions import OpenQuestion
from briscola.client.friends.log_digests import LogDigests
from briscola.client.friends.seat_feed import SeatFeed
from briscola.engine.events import NOBODY
from briscola.network.guest_messages import Hello
from briscola.network.host_messages import AskFor, Echo, HostMessage, Truth
from briscola.network.key_pair import KeyPair
from briscola.network.signed_lines import Situation
from briscola.network.statements import signature
from briscola.storage.header import Header
from briscola.table import Table

UNSIGNED = "0" * 128
"""In place of a signature that is still to be made."""
Send = Callable[[str, HostMessage], None]
"""Sends a message to whoever has a key; does nothing if she has no connection."""


class MatchListeners:
    """The connections of a match by the key of whoever has one, and all that each has been told.

    Whoever looks on (at the seat `NOBODY`) gets the public lines live, and all cards of a hand after it.
    """

    def __init__(
        self,
        table: Table,
        header: Header,
        key: KeyPair,
        *,
        situation: Situation,
        digests: LogDigests,
        send: Send,
    ) -> None:
        """`key` is the table's, which signs questions, echoes and records."""
        self.run = token_hex(16)
        """Name of this run of the program, in all that the table signs."""
        self._table, self._header, self._key = table, header, key
        self._now, self._digests, self._send = situation, digests, send
        self._told: dict[str, SeatFeed] = {}

    @property
    def seats(self) -> frozenset[int]:
        """Seats of people with a connection."""
        return frozenset(told.seat for told in self._told.values()) - {NOBODY}

    def arrive(self, key: str, hello: Hello, *, seat: int = NOBODY) -> None:
        """Somebody is told of the match from now on; `hello` says what she had when she connected."""
        told = self._told[key] = SeatFeed(self._table, self._header, seat, run=self.run, hello=hello)
        self._send(key, told.header)

    def hears(self, key: str) -> bool:
        """True if somebody is told of the match."""
        return key in self._told

    def leave(self, key: str) -> bool:
        """Somebody has no connection any more, or another seat; False if she was told nothing."""
        return self._told.pop(key, None) is not None

    def tell(self, message: HostMessage) -> None:
        """Tell everybody something that the public may know."""
        for key in self._told:
            self._send(key, message)

    def tell_lines(self, keys: Iterable[str] | None = None) -> None:
        """Tell some people, or everybody, of the lines that they have not been told of."""
        for key in self._told if keys is None else keys:
            for message in self._told[key].lines():
                self._send(key, self._signed(message))

    def show(self, keys: Iterable[str] | None = None) -> None:
        """Show some people, or everybody, the table, once for each trick."""
        for key in self._told if keys is None else keys:
            for message in self._told[key].view():
                self._send(key, message)

    def _signed(self, message: HostMessage) -> HostMessage:
        """The same; the last of a hand's true lines with the table's signature of the record."""
        if not isinstance(message, Truth) or message.more:
            return message
        digest = self._digests.after_hand.get(message.hand, self._digests.record)
        return replace(message, sig=signature(self._key, self._now.truth(self.run, message.hand, digest)))

    def ask(self, key: str, question: OpenQuestion, until: int | None) -> None:
        """Ask somebody at a seat, signed with all that she has been told; she has time `until` then."""
        told = self._told[key]
        ask = AskFor(
            at=question.at,
            what=question.what,
            legal=question.legal,
            observation=question.observation,
            until=until,
            lines=told.seen.count,
            digest=self._digests.public,
            sig=UNSIGNED,
        )
        self._send(key, replace(ask, sig=signature(self._key, self._now.ask(self.run, told.seat, ask))))

    def echo(self, key: str, n: int) -> Echo:
        """The answer to a beat: all that somebody at a seat has been told, signed."""
        told = self._told.get(key)
        if told is None or told.seat == NOBODY:
            return Echo(n=n)
        echo = Echo(n=n, lines=told.seen.count, seen=told.seen.hex)
        return replace(echo, sig=signature(self._key, self._now.echo(self.run, told.seat, told.line, echo)))
