"""The pace at which people from one network may do something, such as open tables."""

from collections import deque

from briscola.network.channel.connection_slots import network_of
from briscola.network.message_pace import MessagePace

MINUTE = 60.0
DAY = 24 * 3600.0
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


class DayCount:
    """The times at which something was done from each network (/48, /24) in the last 24 hours."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: dict[str, deque[float]] = {}

    def may(self, address: str, now: float) -> bool:
        """True if it may be done once more from there; `now` are seconds of a clock that never goes back."""
        times = self._times.get(network_of(address, wide=True), ())
        return sum(now - then < DAY for then in times) < self._most

    def note(self, address: str, now: float) -> None:
        """It is done from there; of too many networks the one that did it longest ago is forgotten."""
        network = network_of(address, wide=True)
        times = self._times.pop(network, None) or deque[float](maxlen=self._most)
        times.append(now)
        self._times[network] = times
        while len(self._times) > MOST_NETWORKS or now - next(iter(self._times.values()))[-1] >= DAY:
            del self._times[next(iter(self._times))]
