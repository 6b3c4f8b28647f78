"""Places for connections: whoever is known keeps hers, and strangers share the others.

Pure: the caller says the time, in seconds of a clock that never goes back.
"""

import ipaddress
from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

LINGER = 120.0
"""Seconds for which a stranger keeps her place against one whose address has as many."""
ON_THE_WAY = 4
"""Connections on their way, for each stranger from one address: a browser opens six for its drawings."""
NETWORK_BITS = 64
"""Bits of an IPv6 address that count: one household has all addresses that begin with them."""
WIDE_BITS = {4: 24, 6: 48}
"""Bits that count for what stays when its people are gone: whoever rents a line may have all of these."""

Who = TypeVar("Who", bound=Hashable)


class ConnectionLimits(NamedTuple):
    """Most strangers from one address, and in all; others may be on their way to say who they are."""

    an_address: int = 8
    in_all: int = 64


USUAL = ConnectionLimits()


def network_of(address: str, *, wide: bool = False) -> str:
    """Everything that counts as one address; `wide` for what one customer of a provider may have.

    >>> network_of("2001:db8:1:2:aaaa::1"), network_of("::ffff:192.0.2.7"), network_of("fe80::1%eth0")
    ('2001:db8:1:2::/64', '192.0.2.7', 'fe80::/64')
    >>> network_of("2001:db8:1:2:aaaa::1", wide=True), network_of("::ffff:192.0.2.7", wide=True)
    ('2001:db8:1::/48', '192.0.2.0/24')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if wide:
        return str(ipaddress.ip_network((found, WIDE_BITS[found.version]), strict=False))
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.ip_network((found, NETWORK_BITS), strict=False))


class _Admitted(NamedTuple):
    since: float
    known: Callable[[], bool]


class ConnectionSlots(Generic[Who]):
    """Everybody with a connection, by her address. Nobody who is known takes a stranger's place.

    Where all places are taken, the largest crowd of strangers from one address makes room for somebody from
    elsewhere: its first goes, as whoever talks a lot could seem the least silent. People whose address nobody
    tells are one crowd, and each may be somebody else: there the next one always comes in.
    """

    def __init__(self, limits: ConnectionLimits) -> None:
        """An empty address is one that nobody tells: many may share it, so only the number of all counts."""
        self._limits = limits
        self._networks: dict[Who, str] = {}
        self._coming: dict[str, dict[Who, None]] = {}
        self._admitted: dict[str, dict[Who, _Admitted]] = {}

    def __len__(self) -> int:
        return len(self._networks)

    def comes(self, who: Who, address: str) -> Who | None:
        """Somebody comes, or tells another address than at first; whoever has to go for it.

        That is who has come longest ago from there, or from where most come, and has not said who she is.
        """
        self.gone(who)
        network = self._networks[who] = network_of(address)
        here = self._coming.setdefault(network, {})
        here[who] = None
        if not network or len(here) <= ON_THE_WAY * self._limits.an_address:
            if sum(map(len, self._coming.values())) <= self._limits.in_all:
                return None
            here = self._coming[max(self._coming, key=lambda each: len(self._coming[each]))]
        oldest = next(iter(here))
        self.gone(oldest)
        return oldest

    def admit(self, who: Who, known: Callable[[], bool], now: float) -> tuple[bool, Who | None]:
        """Give whoever has said who she is a place; False if there is none. And the stranger who goes for it.

        `known` tells at any time whether a place is kept for her.
        """
        network = self._networks.get(who)
        if network is None:  # she is gone
            return False, None
        stays, other = (True, None) if known() else self._room(network, now)
        if other is not None:
            self.gone(other)
        if stays:
            _take(self._coming, network, who)
            self._admitted.setdefault(network, {})[who] = _Admitted(now, known)
        return stays, other

    def _room(self, network: str, now: float) -> tuple[bool, Who | None]:
        """True if a stranger from there may stay; and another one who has to go for it."""
        limits, here = self._limits, self._admitted.get(network, {})
        if network and len(here) >= limits.an_address and len(own := _strangers(here)) >= limits.an_address:
            return _first_of(own, now - LINGER)
        if sum(map(len, self._admitted.values())) < limits.in_all:
            return True, None
        strangers = {each: _strangers(admitted) for each, admitted in self._admitted.items()}
        if sum(map(len, strangers.values())) < limits.in_all:
            return True, None
        own, largest = strangers.get(network, {}), max(strangers.values(), key=len)
        if len(largest) > len(own) + 1:
            return _first_of(largest, now)
        if own and not network:
            return _first_of(own, now)
        return _first_of(largest, now - LINGER)

    def gone(self, who: Who) -> None:
        """Somebody has no connection any more; nothing of her stays."""
        network = self._networks.pop(who, None)
        if network is not None:
            _take(self._coming, network, who)
            _take(self._admitted, network, who)


Part = TypeVar("Part")


def _strangers(admitted: dict[Who, _Admitted]) -> dict[Who, _Admitted]:
    return {who: each for who, each in admitted.items() if not each.known()}


def _first_of(crowd: dict[Who, _Admitted], latest: float) -> tuple[bool, Who | None]:
    """True and the first of a crowd, if she came at the `latest` then; else False and None."""
    first = min(crowd, key=lambda who: crowd[who].since, default=None)
    goes = first is not None and crowd[first].since <= latest
    return goes, first if goes else None


def _take(parts: dict[str, dict[Who, Part]], network: str, who: Who) -> None:
    """Take somebody out of a part, and the part with its last one."""
    here = parts.get(network)
    if here is not None:
        here.pop(who, None)
        if not here:
            del parts[network]
