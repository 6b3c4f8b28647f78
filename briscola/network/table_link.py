"""The place of a table as one text: for a QR code, the clipboard, or to be typed."""

from typing import Literal
from urllib.parse import parse_qsl, urlencode, urlsplit

from msgspec import Struct

from briscola.link_scheme import SCHEME
from briscola.network.host_names import host_and_port, spelled_place
from briscola.network.meeting_point import USUAL_PATH, MeetingPoint, meeting_point
from briscola.network.room_code import NoRoomCode, read_room_code, spelled
from briscola.network.websocket_carrier import PORT

LONGEST = 300
"""Letters that a text may have; no name of a computer has more."""


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
        return f"{SCHEME}{spelled(self.code)}@{spelled_place(self.address, self.port)}"


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
    try:
        address, port = host_and_port(place)
    except ValueError:
        raise NoTableLink("address", "an address looks like 192.168.1.5 or 192.168.1.5:27480") from None
    return TableLink(code=code, address=address, port=port or PORT)


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
        meeting = meeting_point(parts.netloc, said.get("way", "wss"), said.get("path", USUAL_PATH))
    except ValueError:  # NoMeetingPoint, or no address at all
        raise NoTableLink("address", "a meeting point looks like meeting.example.org") from None
    return TableLink(code=_code(parts.path.strip("/")), meeting=meeting)


def _way(meeting: MeetingPoint) -> str:
    """The way to a meeting point, as a link tells it; empty if it is the usual one."""
    said: dict[str, str] = {} if meeting.way == "wss" else {"way": meeting.way}
    if meeting.path != USUAL_PATH:
        said["path"] = meeting.path
    return f"?{urlencode(said)}" if said else ""
