"""The address that links name is one by which others reach this computer, whatever else runs in it."""

import sys
from typing import NamedTuple

import ifaddr
import pytest

from briscola.network.addresses.lan_addresses import (
    Interface,
    is_in,
    own_addresses,
    own_networks,
    preferred,
    ranked,
)
from tests.network.networks import CAN_HAVE_NETWORKS, done, inside, networks


def interface(name: str, *addresses: str, is_plugged_in: bool = True) -> Interface:
    return Interface(names=(name,), addresses=addresses, is_plugged_in=is_plugged_in)


LO = interface("lo", "127.0.0.1", "::1")
ETH, OUT = interface("eth0", "10.0.0.2"), interface("eth1", "10.1.0.2", is_plugged_in=False)
DOCKER = interface("docker0", "172.17.0.1")
WLAN = interface("wlan0", "192.168.1.5", "fe80::1", "2001:db8:1::5", "2001:db8:1::6")


@pytest.mark.parametrize(
    ("interfaces", "sources", "addresses"),
    [
        ([LO], (), []),
        ([LO, DOCKER, WLAN], (), ["192.168.1.5", "2001:db8:1::5", "172.17.0.1"]),
        ([DOCKER, WLAN], ("2001:db8:1::6",), ["192.168.1.5", "2001:db8:1::6", "172.17.0.1"]),
        # Cable and radio: the one of the way out
        ([ETH, WLAN], ("192.168.1.5",), ["192.168.1.5", "10.0.0.2", "2001:db8:1::5"]),
        # A VPN that everything goes through is no address of the room
        ([interface("tun0", "10.8.0.2"), WLAN], ("10.8.0.2",), ["192.168.1.5", "2001:db8:1::5", "10.8.0.2"]),
        ([interface("tailscale0", "100.101.102.103")], (), ["100.101.102.103"]),
        ([interface("en7", "100.101.102.103"), ETH], (), ["10.0.0.2", "100.101.102.103"]),
        # Nobody has told an address; no cable is in
        ([interface("en1", "169.254.3.4"), ETH], (), ["10.0.0.2", "169.254.3.4"]),
        ([OUT, ETH], (), ["10.0.0.2", "10.1.0.2"]),
        ([OUT, interface("eth1", "169.254.3.4")], (), ["169.254.3.4", "10.1.0.2"]),
        # A network of IPv6 alone
        ([LO, interface("eth0", "fe80::1", "fd00::2")], (), ["fd00::2"]),
    ],
)  # fmt: skip
def test_the_first_address_is_the_one_that_others_reach(
    interfaces: list[Interface], sources: tuple[str, ...], addresses: list[str]
) -> None:
    assert list(ranked(interfaces, sources)) == addresses


@pytest.mark.parametrize(
    "name",
    [
        *("docker0", "br-0123456789ab", "veth12ab", "virbr0", "lxcbr0", "podman1", "cni0", "vboxnet0"),
        *("tun0", "tap0", "utun3", "wg0", "wg-home", "zt7nnig34w", "tailscale0", "ppp0", "proton0"),
        *("vEthernet (WSL)", "VirtualBox Host-Only", "VMware Adapter VMnet8", "bridge100", "WireGuard"),
    ],
)  # fmt: skip
def test_networks_of_containers_and_private_ones_come_after_that_of_the_room(name: str) -> None:
    assert ranked([interface(name, "10.5.0.1"), WLAN])[0] == "192.168.1.5"


@pytest.mark.parametrize(
    "name", ["eth0", "enp3s0", "wlp2s0", "br0", "br-lan", "bond0", "en0", "Wi-Fi", "Ethernet 2"]
)
def test_what_a_room_is_joined_by_is_no_network_of_containers(name: str) -> None:
    assert ranked([interface("docker0", "172.17.0.1"), interface(name, "10.5.0.1")])[0] == "10.5.0.1"


def test_the_chosen_address_is_named_as_long_as_it_is_there() -> None:
    assert preferred(["10.0.0.2", "10.1.0.2"], "10.1.0.2") == "10.1.0.2"
    assert preferred(["10.0.0.2"], "10.1.0.2") == "10.0.0.2"
    assert preferred([], "10.1.0.2") == ""


def test_own_addresses_are_those_that_others_reach() -> None:
    assert all(not address.startswith("127.") and address != "::1" for address in own_addresses())


@pytest.mark.linux
@pytest.mark.skipif(not CAN_HAVE_NETWORKS, reason="needs root on Linux")
def test_a_computer_with_containers_before_its_network_names_that_of_the_room() -> None:
    with networks("room") as (room,):
        for name, address in (
            ("docker0", "172.17.0.1/16"),
            ("tun0", "10.8.0.2/24"),
            ("wlan0", "192.168.7.5/24"),
        ):
            done("ip", "-n", room, "link", "add", name, "type", "veth", "peer", f"{name}-end")
            done("ip", "-n", room, "address", "add", address, "dev", name)
            for end in (name, f"{name}-end"):
                done("ip", "-n", room, "link", "set", end, "up")
        done("ip", "-n", room, "route", "add", "default", "via", "10.8.0.1")
        code = "from briscola.network.addresses.lan_addresses import own_addresses; print(*own_addresses())"
        said = done(*inside(room), sys.executable, "-c", code)
        done("ip", "-n", room, "link", "set", "wlan0-end", "down")
        unplugged = done(*inside(room), sys.executable, "-c", code)
    assert [each for each in said.split() if "." in each] == ["192.168.7.5", "10.8.0.2", "172.17.0.1"]
    assert unplugged.split()[-1] == "192.168.7.5"


class Adapter(NamedTuple):
    """As `ifaddr` tells of one."""

    ips: list[ifaddr.IP]


ADAPTERS = [
    Adapter([ifaddr.IP("127.0.0.1", 8, "lo"), ifaddr.IP(("::1", 0, 0), 128, "lo")]),
    Adapter([ifaddr.IP("192.168.1.5", 24, "wlan0"), ifaddr.IP(("2001:db8:1::5", 0, 0), 64, "wlan0")]),
    Adapter([ifaddr.IP(("fe80::1%eth0", 0, 3), 64, "eth0"), ifaddr.IP("10.1.0.2", 99, "eth0")]),
]


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.168.1.200", True),
        ("::ffff:192.168.1.200", True),
        ("192.168.2.5", False),
        ("2001:db8:1::ffff", True),
        ("2001:db8:2::5", False),
        ("fe80::7%eth0", True),
        ("10.1.0.3", False),
        ("127.0.0.1", False),
        ("::1", False),
        ("203.0.113.7 at home.example.org", False),
        ("", False),
    ],
)
def test_a_phone_of_the_room_is_known_by_its_network(
    monkeypatch: pytest.MonkeyPatch, address: str, near: bool
) -> None:
    """A tunnel shows everybody as this very computer, which is in none of its networks."""
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: ADAPTERS)
    assert is_in(address, own_networks()) is near
