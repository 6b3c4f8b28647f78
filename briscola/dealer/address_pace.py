"""The pace at which people from one network may do something, such as open tables."""

from briscola.network.kept_places import network_of
from briscola.network.message_pace import MessagePace

MINUTE = 60.0
MOST_NETWORKS = 10_000
"""Networks that are remembered; of more, those that have done it longest ago are not."""


class AddressPace:
    """The networks from which something was done lately, and the pace of each."""

    def __init__(self, most: int, *, a_minute: int) -> None:
        """People from one network may do it `most` times at once, and then `a_minute`."""
        self._most, self._a_minute = most, a_minute
        self._paces: dict[str, tuple[MessagePace, float]] = {}
        """Pace and last moment, by network; whoever has done it last stands last."""

    def __len__(self) -> int:
        return len(self._paces)

    def may(self, address: str, now: float) -> bool:
        """True if somebody from there may do it now; nothing is remembered. `now` are seconds of a clock."""
        pace, _ = self._paces.get(network_of(address), (None, 0.0))
        return pace is None or pace.left(now / MINUTE) > 0

    def allows(self, address: str, now: float) -> bool:
        """True if somebody from there may do it, and does."""
        network = network_of(address)
        pace, _ = self._paces.pop(network, (None, 0.0))
        pace = pace or MessagePace(self._most, now / MINUTE, a_second=self._a_minute)
        self._paces[network] = pace, now
        forgotten = MINUTE * self._most / self._a_minute  # then it makes no difference what was done
        while self._paces:
            oldest, (_, then) = next(iter(self._paces.items()))
            if len(self._paces) <= MOST_NETWORKS and now - then < forgotten:
                break
            del self._paces[oldest]
        return pace.allows(now / MINUTE)
