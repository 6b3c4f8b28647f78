"""Digests of a growing log, which the host signs."""

from briscola.engine.chain import first_link, link
from briscola.engine.events import Chained, Committed, DrawCommitted
from briscola.engine.record import event_line
from briscola.engine.terms import DRAW
from briscola.network.lines import PublicDigest, Situation
from briscola.table import FairTable


class LogDigests:
    """Public digest, record chain and the chain after each hand of a growing log."""

    def __init__(self, header: str, table: FairTable, situation: Situation) -> None:
        """`header` is the record's first line; `situation` is told of each seal."""
        self._table, self._now = table, situation
        self._public = PublicDigest()
        self._chain = first_link(header)
        self._read = 0
        """Number of lines read so far."""
        self.after_hand: dict[int, str] = {}
        """Digest of the record after each hand."""

    @property
    def public(self) -> str:
        """Digest of the public lines read so far."""
        return self._public.hex

    @property
    def record(self) -> str:
        """Digest of the record up to the last line read."""
        return self._chain.hex()

    def read_on(self) -> None:
        """Read the lines written since the last call."""
        for event in self._table.log[self._read :]:
            self._public.add(event)
            self._chain = link(self._chain, event_line(event))
            match event:
                case DrawCommitted():
                    self._now.sealed(DRAW, self._chain)
                case Committed():
                    self._now.sealed(event.hand, self._chain)
                case Chained():
                    self.after_hand[event.hand] = self.record
        self._read = len(self._table.log)
