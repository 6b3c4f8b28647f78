"""The place of a table as one text: for a QR code, the clipboard, or to be typed."""

import ipaddress
import re
from typing import Literal

from msgspec import Struct

from briscola.network.room_code import NoRoomCode, read_room_code, spelled
from briscola.network.websocket_carrier import PORT

SCHEME = "briscola:"
LONGEST = 300
"""Letters that a text may have; no name of a computer has more."""
_HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")


class NoTableLink(ValueError):  # noqa: N818 - a sentence for the person
    """A text that names no table; `why` in a word."""

    def __init__(self, why: Literal["code", "address"], sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class TableLink(Struct, frozen=True, kw_only=True):
    """A room code, and where its table listens if that is known."""

    code: str
    address: str = ""
    """Address or name of the host's computer; empty if the table is to be looked for nearby."""
    port: int = PORT

    @property
    def text(self) -> str:
        """`briscola:7KMPQ-2ABCD@192.168.1.5:27480`, without the end if the address is not known."""
        if not self.address:
            return f"{SCHEME}{spelled(self.code)}"
        host = f"[{self.address}]" if ":" in self.address else self.address
        return f"{SCHEME}{spelled(self.code)}@{host}:{self.port}"


def read_table_link(text: str) -> TableLink:
    """The place that a text names: a whole link, a code and an address, or a code alone.

    Raises NoTableLink.
    """
    code, at, place = "".join(text.split())[:LONGEST].removeprefix(SCHEME).partition("@")
    try:
        code = read_room_code(code)
    except NoRoomCode as error:
        raise NoTableLink("code", str(error)) from None
    if not at:
        return TableLink(code=code)
    address, port = _address_and_port(place)
    return TableLink(code=code, address=address, port=port)


def _address_and_port(place: str) -> tuple[str, int]:
    host, colon, number = place.rpartition(":")
    if place.startswith("[") and place.endswith("]"):
        host, colon, number = place, "", ""
    elif not colon:
        host, number = place, ""
    port = PORT if not colon else int(number) if number.isascii() and number.isdigit() else 0
    bare = host.removeprefix("[").removesuffix("]") if host.startswith("[") else host
    if not 0 < port < 2**16 or not (_is_ipv6(bare) if host.startswith("[") else _HOST.fullmatch(bare)):
        raise NoTableLink("address", "an address looks like 192.168.1.5 or 192.168.1.5:27480")
    return bare, port


def _is_ipv6(text: str) -> bool:
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return True
