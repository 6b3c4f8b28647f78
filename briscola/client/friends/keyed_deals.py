"""The secret bytes of a host whose program may be killed: they follow from the table's key and the record."""

from collections.abc import Sequence
from hashlib import sha256

from briscola.engine.chain import chain_of
from briscola.engine.events import Committed, DrawCommitted, Event
from briscola.engine.record import event_line


class KeyedDeals:
    """Bytes that only the owner of the table's key can know, and finds again after a restart.

    They depend on everything written before the seal, so no two seals are made from the same bytes.
    """

    def __init__(self, seed: bytes, header: str, log: Sequence[Event]) -> None:
        """`seed` is that of the table's key, `log` the table's own, which grows."""
        self._seed, self._header, self._log = seed, header, log

    def for_hand(self, hand: int) -> bytes:
        """The bytes of the next shuffle."""
        del hand
        return self._after(len(self._log))

    def for_draw(self, match: int) -> bytes:
        """The bytes of the draw for the deal."""
        del match
        return self._after(len(self._log))

    def of_last_seal(self) -> bytes:
        """The bytes of the last seal in the log."""
        lines = (n for n, event in enumerate(self._log) if isinstance(event, Committed | DrawCommitted))
        return self._after(max(lines))

    def _after(self, lines: int) -> bytes:
        chain = chain_of(self._header, map(event_line, self._log[:lines]))
        return sha256(b"briscola:deal:1" + self._seed + chain).digest()
