"""A public name is a name with or without a port, and nothing else is read as one."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from briscola.network.addresses.public_name import NoPublicName, PublicName, known_name, read_public_name
from tests.property_based import examples

LABELS = some.from_regex(r"[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?", fullmatch=True)
ENDS = some.from_regex(r"[a-z]{2,8}", fullmatch=True)


@examples(100)
@given(some.lists(LABELS, min_size=1, max_size=4), ENDS, some.none() | some.integers(1, 65535))
def test_a_name_is_read_as_it_is_written(labels: list[str], end: str, port: int | None) -> None:
    host = ".".join([*labels, end])
    place = host if port is None else f"{host}:{port}"
    name = read_public_name(place)
    assert name == PublicName(host=host, port=None if port == 443 else port)
    assert read_public_name(name.address) == name == read_public_name(f" https://{place.upper()}/ ")
    assert name.link("7KMPQ2ABCDE").startswith(f"{name.origin}/#table=")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "localhost", "home", "192.168.1.5", "127.0.0.1:80", "[::1]", "fe80::1", "1.2.3.4.5"),
        *("home.example.org:0", "home.example.org:65536", "home.example.org:", ":8443", "a..example.org"),
        *("anna@home.example.org", "https://anna:word@home.example.org", "home.example.org/table", "x.org?a"),
        *("home.example.org#x", "http://home.example.org", "https://https://a.org", "-a.org", "a-.org"),
        *("a b.org", "a.org\r\nX: y", "a.org\x00", "ä.org", "*.example.org", "a_b.org", f"{'a' * 64}.org"),
    ],
)
def test_anything_else_is_no_name(text: str) -> None:
    with pytest.raises(NoPublicName):
        read_public_name(text)
    assert known_name(text) is None


@examples(200)
@given(some.text(max_size=40))
def test_whatever_is_written_fits_into_a_header_or_is_refused(text: str) -> None:
    name = known_name(text)
    assert name is None or (name.address.isascii() and not set(name.address) & set(" \r\n\t/@?#%\\\"'<>"))
