"""The secret bytes of a host whose program may be killed: they follow from the table's key and the record."""

from collections.abc import Sequence
from hashlib import sha256

from briscola.client.match_setup import MatchSetup
from briscola.engine.chain import chain_of
from briscola.engine.events import Committed, DrawCommitted, Event
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import BadRecord
from briscola.fair_table import FairTable
from briscola.network.key_pair import KeyPair
from briscola.storage.header import Header


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


def keyed_table(header: Header, key: KeyPair, log: tuple[Event, ...]) -> FairTable:
    """The table of a match, or of one that goes on after a restart. Raises BadRecord."""
    setup = MatchSetup.of(header.choices)
    table = FairTable(
        setup.rules(),
        winning_hands=setup.winning_hands,
        levels=setup.levels,
        deals=KeyedDeals(key.seed, header.line, ()),
        terms=header.terms,
    )
    if log:
        table = FairTable.resumed(log, terms=header.terms, deals=KeyedDeals(key.seed, header.line, ()))
    deals = KeyedDeals(key.seed, header.line, table.log)
    table.use(deals)
    # A list of promises may have been signed that is not written: another one for the same seal would be a
    # second chance. So a seal without a list is given up; one whose list is written goes on.
    if table.seal_is_lost and table.promises is not None and not table.know(deals.of_last_seal()):
        raise BadRecord("the shuffle was sealed with another key")
    return table
