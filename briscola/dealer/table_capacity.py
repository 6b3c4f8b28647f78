"""Room for one more table on demand: which of those that are there go for it. Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

GRACE = 60.0
"""Seconds for which a table counts as used although nobody is there: a line may be lost."""
ASLEEP = 4
"""Matches that wait for their people, for each table that may be used at a time."""
ASLEEP_OF_A_NETWORK = 6
"""The same, of tables that one network has opened."""


class TableUse(Struct, frozen=True, kw_only=True):
    """The use of a dealer's table on demand."""

    network: str = ""
    """Network from which it was opened; empty if that is not known any more."""
    empty: float = 0.0
    """Seconds for which nobody has been there."""
    played: bool = False
    """True if people play a match there, and somebody has played in it."""

    @property
    def in_use(self) -> bool:
        """True if somebody is there, or was a moment ago."""
        return self.empty < GRACE


class Capacity(NamedTuple):
    """Answer to whoever would open a table."""

    free: bool
    goes: Sequence[str]
    """Tables that close for it."""


def half(most: int) -> int:
    """The share of one network in what there may be `most` of."""
    return max(1, (most + 1) // 2)


def capacity_for(tables: dict[str, TableUse], network: str, most: int) -> Capacity:
    """Room for a table that somebody from a `network` would open; `most` are used at a time.

    One network does not get more than half of them. A table without anybody makes room at once; a match that
    waits for its people is kept, unless there are far too many.
    """
    used = {name: use for name, use in tables.items() if use.in_use}
    hers = sum(1 for use in used.values() if network and use.network == network)
    if len(used) >= most or hers >= half(most):
        return Capacity(free=False, goes=())
    unused = _longest_empty({name: use for name, use in tables.items() if not (use.in_use or use.played)})
    asleep = {name: use for name, use in tables.items() if use.played and not use.in_use}
    goes = unused[: max(0, len(used) + len(unused) + 1 - most)]
    return Capacity(free=True, goes=[*goes, *_too_many(asleep, network, ASLEEP * most)])


def _too_many(asleep: dict[str, TableUse], network: str, most: int) -> list[str]:
    """Matches that wait in vain: of one network, and in all from where most wait."""
    own = _longest_empty({name: use for name, use in asleep.items() if network and use.network == network})
    goes = own[: max(0, len(own) - ASLEEP_OF_A_NETWORK)]
    left = {name: use for name, use in asleep.items() if name not in goes}
    while len(left) > most:
        (crowd, _), *_ = Counter(use.network for use in left.values()).most_common(1)
        oldest = _longest_empty({name: use for name, use in left.items() if use.network == crowd})[0]
        goes.append(oldest)
        del left[oldest]
    return goes


def _longest_empty(tables: dict[str, TableUse]) -> list[str]:
    return sorted(tables, key=lambda name: -tables[name].empty)
