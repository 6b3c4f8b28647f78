"""A host with or without a port, as browsers and people write it: nothing else is read as one."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from briscola.network.addresses.host_names import host_and_port, is_host, spelled_address
from tests.property_based import examples


@pytest.mark.parametrize(
    ("place", "host", "port"),
    [
        ("table.example", "table.example", None),
        ("table.example:8080", "table.example", 8080),
        ("192.168.1.5:1", "192.168.1.5", 1),
        ("[fe80::1]", "fe80::1", None),
        ("[fe80::1%eth0]:65535", "fe80::1%eth0", 65535),
    ],
)
def test_a_host_is_read_with_its_port_and_written_again(place: str, host: str, port: int | None) -> None:
    assert host_and_port(place) == (host, port)
    assert spelled_address(host, port) == place
    assert is_host(host)


@pytest.mark.parametrize(
    "place",
    [
        *("", ":", ":80", "table.example:", "table.example:x", "table.example:0", "table.example:65536"),
        *("table.example:-1", "table.example:+80", "table.example: 80", "table.example:٨٠"),
        *("table.example:8:0", "anna@table.example", "anna:secret@table.example", "@table.example"),
        *("table.example@", "%40table", "[::1", "::1]", "::1", "[]", "[table.example]", "[::1]]"),
        *("[[::1]]", "[::1]x", "[::1%a@b]", "[::1%]", "table.example/", "table.example?", "table.example#"),
        *("table.example\n", " table.example", "tàvola"),
        *("http://table.example", "table;script-src", "-table", "x" * 300),
    ],
)
def test_anything_else_is_none(place: str) -> None:
    with pytest.raises(ValueError):
        host_and_port(place)


@examples(300)
@given(some.text(alphabet="@:[].-ab19%é\0/ ", max_size=12))
def test_whatever_is_read_as_a_host_is_written_back(place: str) -> None:
    try:
        host, port = host_and_port(place)
    except ValueError:
        return
    assert "@" not in host and host_and_port(spelled_address(host, port)) == (host, port)
