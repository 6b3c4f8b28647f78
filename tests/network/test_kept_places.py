"""Strangers share the places, whoever is known keeps hers, and nobody fills them for ever."""

import pytest

from briscola.network.channel.connection_slots import (
    LINGER,
    ON_THE_WAY,
    ConnectionLimits,
    ConnectionSlots,
    network_of,
)


class Port:
    """Connections by number, some of people who are known, and a clock."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.places, self.now = ConnectionSlots[int](limits), 0.0
        self.known: set[int] = set()
        self.cut: list[int] = []

    def comes(self, who: int, address: str) -> None:
        """Somebody connects, for whom another may be cut off."""
        self._cut(self.places.comes(who, address))

    def admit(self, who: int) -> bool:
        """True if whoever has said who she is may stay."""
        stays, other = self.places.admit(who, lambda: who in self.known, self.now)
        self._cut(other)
        return stays

    def stays(self, who: int, address: str) -> bool:
        """True if whoever comes and says who she is may stay."""
        self.comes(who, address)
        stays = self.admit(who)
        if not stays:
            self.places.gone(who)
        return stays

    def _cut(self, other: int | None) -> None:
        if other is not None:
            self.cut.append(other)


def test_a_friend_has_her_place_when_strangers_of_many_addresses_fill_all() -> None:
    port = Port(ConnectionLimits(8, 64))
    port.known.add(1000)
    assert all(port.stays(who, f"2001:db8:0:{who}::1") for who in range(64))
    assert not port.stays(64, "198.51.100.1")
    assert port.stays(1000, "198.51.100.2") and not port.cut
    assert port.stays(1000, "2001:db8:0:1::2"), "and from an address that is full"


def test_strangers_who_only_connect_and_say_nothing_do_not_keep_a_friend_out() -> None:
    port = Port(ConnectionLimits(8, 64))
    port.known.add(1000)
    for who in range(64):
        port.comes(who, f"2001:db8:0:{who}::1")
    port.comes(1000, "198.51.100.2")
    for who in range(100, 163):
        port.comes(who, f"2001:db8:1:{who}::1")
    assert port.cut == list(range(64)), "whoever has come first goes first"
    assert port.admit(1000)


def test_of_those_who_say_nothing_the_crowd_makes_room() -> None:
    port = Port(ConnectionLimits(8, 64))
    port.comes(1000, "198.51.100.2")
    for who in range(200):
        port.comes(who, f"192.0.2.{who % 4}")
    assert 1000 not in port.cut and len(port.places) == 64


def test_one_address_has_its_share_of_those_on_their_way() -> None:
    port = Port(ConnectionLimits(2, 64))
    for who in range(2 * ON_THE_WAY + 1):
        port.comes(who, "192.0.2.1")
    assert port.cut == [0]


@pytest.mark.parametrize("other", ["192.0.2.2", "2001:db8:0:1::1", ""])
def test_a_household_has_one_share(other: str) -> None:
    port = Port(ConnectionLimits(2, 64))
    assert port.stays(1, "2001:db8::1") and port.stays(2, "2001:db8::ffff:1")
    assert not port.stays(3, "2001:db8::2")
    assert port.stays(4, other)


def test_a_stranger_who_has_been_here_for_long_makes_room_for_another_one() -> None:
    port = Port(ConnectionLimits(8, 2))
    assert port.stays(1, "192.0.2.1")
    port.now = 1.0
    assert port.stays(2, "192.0.2.2")
    port.now = LINGER - 0.1
    assert not port.stays(3, "192.0.2.3") and not port.cut
    port.now = LINGER
    assert port.stays(3, "192.0.2.3") and port.cut == [1]
    assert not port.stays(4, "192.0.2.4"), "not more than there are places"


def test_who_tells_no_address_waits_like_others_where_each_is_somebody_else() -> None:
    port = Port(ConnectionLimits(4, 2))
    assert port.stays(0, "192.0.2.1") and port.stays(1, "192.0.2.2") and not port.stays(2, "")
    port.now = LINGER
    assert port.stays(3, "") and port.cut == [0]


def test_whoever_sits_down_gives_her_place_back_to_strangers() -> None:
    port = Port(ConnectionLimits(1, 2))
    assert port.stays(1, "192.0.2.1")
    assert not port.stays(2, "192.0.2.1")
    port.known.add(1)
    assert port.stays(2, "192.0.2.1")
    assert port.stays(3, "192.0.2.3") and not port.stays(4, "192.0.2.4")
    port.now = 10 * LINGER
    assert port.stays(4, "192.0.2.4") and port.cut == [2], "whoever sits here does not make room"
    port.known.discard(1)
    assert not port.stays(5, "192.0.2.1") or port.cut[-1] == 1


def test_where_nobody_tells_addresses_the_next_one_always_comes_in() -> None:
    """However many there are of one person, nobody else is kept out; one who is known stays."""
    port = Port(ConnectionLimits(1, 3))
    port.known.add(1)
    assert all(port.stays(who, "") for who in range(6)) and port.cut == [0, 2]


def test_a_crowd_makes_room_for_whoever_has_fewer_at_once() -> None:
    port = Port(ConnectionLimits(4, 4))
    for who, address in enumerate(("192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.2.2")):
        assert port.stays(who, address)
    assert port.stays(4, "192.0.2.3") and port.cut == [1], "the first of the crowd"
    assert not port.stays(5, "192.0.2.3"), "she would have as many as the largest"
    assert not port.stays(6, "192.0.2.2"), "and the largest makes no room for its own"
    assert port.cut == [1]


def test_people_whose_address_nobody_tells_are_a_crowd_beside_the_others() -> None:
    port = Port(ConnectionLimits(4, 4))
    for who, address in enumerate(("192.0.2.1", "", "192.0.2.1", "192.0.2.1")):
        assert port.stays(who, address)
    assert port.stays(4, "") and port.cut == [0]
    assert port.stays(5, "") and port.cut == [0, 1], "none has more than hers: the first of those goes"


def test_nothing_stays_of_whoever_is_gone() -> None:
    port = Port(ConnectionLimits(2, 4))
    empty = repr(vars(port.places))
    for who in range(1000):
        port.stays(who, f"192.0.2.{who % 250}")
        port.places.gone(who)
    port.places.gone(5)
    assert repr(vars(port.places)) == empty and not port.cut


def test_whoever_is_gone_before_she_has_said_who_she_is_does_not_stay() -> None:
    port = Port(ConnectionLimits(2, 4))
    port.known.add(1)
    assert not port.admit(1) and len(port.places) == 0


def test_a_proxy_tells_the_address_later() -> None:
    port = Port(ConnectionLimits(1, 4))
    for who in (1, 2):
        port.comes(who, "")
        port.comes(who, "192.0.2.1")
    assert port.admit(1) and not port.admit(2) and len(port.places) == 2


@pytest.mark.parametrize(
    ("address", "network"),
    [("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("", ""), ("nothing", "nothing")],
)
def test_an_address_of_ipv4_counts_for_itself(address: str, network: str) -> None:
    assert network_of(address) == network
