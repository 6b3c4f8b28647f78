"""The place of a table as one text: for a QR code, the clipboard, or to be typed."""

import ipaddress
import re
from typing import Literal
from urllib.parse import parse_qsl, urlencode, urlsplit

from msgspec import Struct

from briscola.link_scheme import SCHEME
from briscola.network.meeting_point import USUAL_PATH, MeetingPoint, meeting_point
from briscola.network.room_code import NoRoomCode, read_room_code, spelled
from briscola.network.websocket_carrier import PORT

LONGEST = 300
"""Letters that a text may have; no name of a computer has more."""
_HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")


class NoTableLink(ValueError):  # noqa: N818 - a sentence for the person
    """A text that names no table; `why` in a word."""

    def __init__(self, why: Literal["code", "address"], sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class TableLink(Struct, frozen=True, kw_only=True):
    """A room code, and where its table is if that is known: at an address, or at a meeting point."""

    code: str
    address: str = ""
    """Address or name of the host's computer; empty if the table is to be looked for nearby."""
    port: int = PORT
    meeting: MeetingPoint | None = None

    @property
    def text(self) -> str:
        """`briscola:7KMPQ-2ABCD@192.168.1.5:27480`, without the end if the address is not known.

        At a meeting point `briscola://meeting.example.org/7KMPQ-2ABCD`.
        """
        if self.meeting is not None:
            return f"{SCHEME}//{self.meeting.place}/{spelled(self.code)}{_way(self.meeting)}"
        if not self.address:
            return f"{SCHEME}{spelled(self.code)}"
        host = f"[{self.address}]" if ":" in self.address else self.address
        return f"{SCHEME}{spelled(self.code)}@{host}:{self.port}"


def read_table_link(text: str) -> TableLink:
    """The place that a text names: a whole link, a code and an address, or a code alone.

    Raises NoTableLink.
    """
    text = "".join(text.split())[:LONGEST]
    if text.startswith(f"{SCHEME}//"):
        return _at_meeting_point(text)
    code, at, place = text.removeprefix(SCHEME).partition("@")
    code = _code(code)
    if not at:
        return TableLink(code=code)
    address, port = _address_and_port(place)
    return TableLink(code=code, address=address, port=port)


def _code(text: str) -> str:
    try:
        return read_room_code(text)
    except NoRoomCode as error:
        raise NoTableLink("code", str(error)) from None


def _at_meeting_point(text: str) -> TableLink:
    """The table of a link with a meeting point. Raises NoTableLink."""
    try:
        parts = urlsplit(text)
        said = dict(parse_qsl(parts.query))
        host = parts.netloc.rpartition("@")[2].removesuffix(f":{parts.port}")
        meeting = meeting_point(host, parts.port, said.get("way", "wss"), said.get("path", USUAL_PATH))
    except ValueError:  # NoMeetingPoint, or no address at all
        raise NoTableLink("address", "a meeting point looks like meeting.example.org") from None
    return TableLink(code=_code(parts.path.strip("/")), meeting=meeting)


def _way(meeting: MeetingPoint) -> str:
    """The way to a meeting point, as a link tells it; empty if it is the usual one."""
    said: dict[str, str] = {} if meeting.way == "wss" else {"way": meeting.way}
    if meeting.path != USUAL_PATH:
        said["path"] = meeting.path
    return f"?{urlencode(said)}" if said else ""


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
