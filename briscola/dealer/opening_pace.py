"""The pace at which people from one network may open tables."""

from briscola.network.kept_places import network_of
from briscola.network.message_pace import MessagePace

NEW_TABLES = 6
"""Tables that people from one network may open at once; then one a minute."""
MINUTE = 60.0
FORGOTTEN = MINUTE * NEW_TABLES
"""Seconds after which it makes no difference what somebody has opened."""
MOST_NETWORKS = 10_000
"""Networks that are remembered; of more, those that have asked longest ago are not."""


class OpeningPace:
    """The networks that have opened tables lately, and the pace of each."""

    def __init__(self) -> None:
        self._paces: dict[str, tuple[MessagePace, float]] = {}
        """Pace and last moment, by network; whoever has asked last stands last."""

    def __len__(self) -> int:
        return len(self._paces)

    def allows(self, address: str, now: float) -> bool:
        """True if somebody from there may open a table now; `now` are seconds of a clock."""
        network = network_of(address)
        pace, _ = self._paces.pop(network, (None, 0.0))
        pace = pace or MessagePace(NEW_TABLES, now / MINUTE, a_second=1)
        self._paces[network] = pace, now
        while self._paces:
            oldest, (_, then) = next(iter(self._paces.items()))
            if len(self._paces) <= MOST_NETWORKS and now - then < FORGOTTEN:
                break
            del self._paces[oldest]
        return pace.allows(now / MINUTE)
