"""The addresses of this computer, those first by which others of its network are likely to reach it."""

import ipaddress
import re
import socket
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from enum import IntEnum
from pathlib import Path

import ifaddr
from msgspec import Struct

MOST_ADDRESSES = 4
_FAR = (("203.0.113.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that nobody has; the way there is the way out of this network."""
_VIRTUAL = re.compile(
    r"docker|br-[0-9a-f]{12}|veth|virbr|vir-|lxc|lxd|incus|podman|cni|flannel|cali|cilium|kube|nerdctl|waydroid|"
    r"vmnet|vboxnet|bridge1\d\d|dummy|ifb|vethernet|hyper-v|virtualbox|vmware"
)
"""Names of networks between this computer and what runs in it."""
_PRIVATE = re.compile(
    r"u?tun\d|tap\d|tap-|wg|zt|tailscale|wireguard|nordlynx|proton|ppp|ipsec|ham\d|zerotier|openvpn|cloudflare"
)
"""Names of networks that lead elsewhere through another one (VPN)."""
_CARRIER_NAT = ipaddress.ip_network("100.64.0.0/10")


class Reach(IntEnum):
    """Circle of those who reach an address, the largest first."""

    NETWORK = 0
    """Everybody in the same network."""
    PRIVATE = 1
    """Everybody in the same private network (VPN)."""
    VIRTUAL = 2
    """Containers and virtual machines in this computer."""
    CABLE = 3
    """An address of which nobody has told: two computers with a cable between them."""
    NOBODY = 4
    """Nobody, as there is no line."""


class Interface(Struct, frozen=True, kw_only=True):
    """One network of this computer."""

    names: tuple[str, ...]
    """Names that the system has for it; Windows has several."""
    addresses: tuple[str, ...]
    is_plugged_in: bool = True
    """False if it is known that no cable is in and no radio answers."""

    def reach(self, address: str) -> Reach:
        """Circle of those who reach this computer at one of its addresses."""
        where = ipaddress.ip_address(address)
        if not self.is_plugged_in:
            return Reach.NOBODY
        if where.is_link_local:
            return Reach.CABLE
        if any(_VIRTUAL.match(name.lower()) for name in self.names):
            return Reach.VIRTUAL
        private = any(_PRIVATE.match(name.lower()) for name in self.names)
        return Reach.PRIVATE if private or (where.version == 4 and where in _CARRIER_NAT) else Reach.NETWORK


def ranked(interfaces: Iterable[Interface], sources: Collection[str] = ()) -> Sequence[str]:
    """Addresses by which others may reach this computer, the likeliest first; at most one IPv6 each.

    `sources` are the addresses that the system uses on the way out. Those of this computer alone are left
    out, and IPv6 addresses that lead nowhere without the name of a network.
    """
    found: list[tuple[Reach, int, bool, str]] = []
    for interface in interfaces:
        sixes = [each for each in interface.addresses if _version(each) == 6 and _is_told(each)]
        best = next((each for each in sixes if each in sources), next(iter(sixes), None))
        found.extend(
            (interface.reach(each), _version(each), each not in sources, each)
            for each in interface.addresses
            if each == best or (_version(each) == 4 and _is_told(each))
        )
    return list(dict.fromkeys(address for *_, address in sorted(found, key=lambda row: row[:3])))


def own_addresses() -> tuple[str, ...]:
    """Addresses by which others of the network reach this computer, the likeliest first."""
    interfaces = [
        Interface(
            names=tuple({adapter.name, adapter.nice_name, *(ip.nice_name for ip in adapter.ips)}),
            addresses=tuple(ip.ip if isinstance(ip.ip, str) else ip.ip[0] for ip in adapter.ips),
            is_plugged_in=_has_line(adapter.name),
        )
        for adapter in ifaddr.get_adapters()
    ]
    return tuple(ranked(interfaces, _sources()))[:MOST_ADDRESSES]


IpNetwork = ipaddress.IPv4Network | ipaddress.IPv6Network


def own_networks() -> Sequence[IpNetwork]:
    """The networks that this computer is in, without that of the computer itself."""
    found = list[IpNetwork]()
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            address = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
            with suppress(ValueError):  # no usual prefix
                found.append(
                    ipaddress.ip_network((address.partition("%")[0], ip.network_prefix), strict=False)
                )
    return [network for network in found if not network.is_loopback]


def is_in(address: str, networks: Iterable[IpNetwork]) -> bool:
    """True if an address is of one of these networks; a name is of none."""
    try:
        where = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = where.ipv4_mapped if isinstance(where, ipaddress.IPv6Address) else None
    return any((mapped or where) in network for network in networks)


def preferred(addresses: Sequence[str], chosen: str) -> str:
    """The address that links and QR codes name: the chosen one as long as it is there; empty without any."""
    return chosen if chosen in addresses else next(iter(addresses), "")


def _version(address: str) -> int:
    return ipaddress.ip_address(address).version


def _is_told(address: str) -> bool:
    where = ipaddress.ip_address(address)
    return not (where.is_loopback or where.is_unspecified or (where.version == 6 and where.is_link_local))


def _has_line(name: str) -> bool:
    """False if Linux says that there is no line; other systems have no addresses there."""
    try:
        return (Path("/sys/class/net") / name.partition(":")[0] / "carrier").read_text().strip() != "0"
    except FileNotFoundError:
        return True
    except (OSError, ValueError):  # it is switched off
        return False


def _sources() -> Collection[str]:
    """Own addresses that the system uses on the way out of this network; nothing is sent."""
    found = set[str]()
    for far, family in _FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((far, 9))
            found.add(way.getsockname()[0])
    return found
