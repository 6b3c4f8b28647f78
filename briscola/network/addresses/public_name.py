"""The public name of a computer at home: friends elsewhere come by it, and whoever ends TLS hands them on."""

import re

from msgspec import Struct

from briscola.network.addresses.host_names import host_and_port, spelled_address
from briscola.network.addresses.page_address import HTTPS, USUAL_PORT, PageAddress

_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")


class NoPublicName(ValueError):  # noqa: N818 - a sentence for the person
    """A text that names no computer that browsers can reach by `https`."""


class PublicName(Struct, frozen=True, kw_only=True):
    """A name with the port of its `https`, or None for the usual one."""

    host: str
    port: int | None = None
    tells_addresses: bool = True
    """True if whoever hands browsers on writes their addresses over what they may have forged."""

    @property
    def address(self) -> str:
        """Name and port as browsers send them in `Host`."""
        return spelled_address(self.host, self.port)

    @property
    def origin(self) -> str:
        """The `Origin` of the pages that are served under it."""
        return HTTPS + self.address

    @property
    def page(self) -> PageAddress:
        """The page that is served under it."""
        return PageAddress(host=self.host, port=self.port)

    def link(self, code: str) -> str:
        """The address of a table."""
        return self.page.link(code)


def read_public_name(text: str) -> PublicName:
    """The name in `home.example.org`, `home.example.org:8443` or `https://home.example.org/`.

    An address of numbers is none: nobody vouches for it. Raises NoPublicName.
    """
    place = text.strip().lower().removeprefix(HTTPS).removesuffix("/")
    try:
        host, port = host_and_port(place)
    except ValueError as error:
        raise NoPublicName(str(error)) from None
    labels = host.split(".")
    if len(labels) < 2 or not all(map(_LABEL.fullmatch, labels)) or labels[-1].isdecimal():
        raise NoPublicName("it is no name of a computer")
    return PublicName(host=host, port=None if port == USUAL_PORT else port)


def known_name(text: str) -> PublicName | None:
    """The name that a setting holds; None if it holds none."""
    try:
        return read_public_name(text)
    except NoPublicName:
        return None
