"""A meeting point as one text: an MQTT broker, and the way to it."""

import re
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from briscola.network.addresses.host_names import host_and_port, spelled_address

Way = Literal["tcp", "tls", "ws", "wss"]
"""Way of the frames: bare or through TLS, directly or in a WebSocket."""
USUAL_PATH = "/mqtt"
LONGEST = 300
"""Letters that a text may have."""
_SCHEMES: dict[str, Way] = {"mqtt": "tcp", "mqtts": "tls", "ws": "ws", "wss": "wss"}
_PORTS: dict[Way, int] = {"tcp": 1883, "tls": 8883, "ws": 80, "wss": 443}
_PATH = re.compile(r"/[A-Za-z0-9._~/-]{0,100}")
_TEXT = re.compile(r"(?:(?P<scheme>[a-z]+)://)?(?P<place>[^/]+)(?P<path>/.*)?")


class NoMeetingPoint(ValueError):  # noqa: N818 - a sentence for the person
    """A text that names no meeting point."""


class MeetingPoint(Struct, frozen=True, kw_only=True):
    """The place where friends meet who are not in one network."""

    host: str
    """Name or address of its computer."""
    port: int = _PORTS["wss"]
    transport: Way = "wss"
    path: str = USUAL_PATH
    """Path of the WebSocket; of no meaning without one."""

    @property
    def address(self) -> str:
        """Host, with its port where that is not the usual one."""
        return spelled_address(self.host, None if self.port == _PORTS[self.transport] else self.port)

    @property
    def text(self) -> str:
        """`wss://meeting.example.org`, with port and path where they are not the usual ones."""
        (scheme,) = (scheme for scheme, way in _SCHEMES.items() if way == self.transport)
        return f"{scheme}://{self.address}{'' if self.path == USUAL_PATH else self.path}"


def meeting_point(place: str, way: str = "wss", path: str = USUAL_PATH) -> MeetingPoint:
    """The meeting point at a host; if the `place` names no port, at that one which is usual for its way.

    Raises NoMeetingPoint.
    """
    known = next((each for each in _PORTS if each == way), None)
    if known is None:
        raise NoMeetingPoint(f"there is no way called {way!r} to a meeting point")
    if not _PATH.fullmatch(path):
        raise NoMeetingPoint("the path of a meeting point begins with / and has plain letters")
    try:
        host, port = host_and_port(place)
    except ValueError:
        raise NoMeetingPoint(
            "a meeting point looks like meeting.example.org or meeting.example.org:8443"
        ) from None
    return MeetingPoint(
        host=host.lower(),
        port=port or _PORTS[known],
        transport=known,
        path=path if known in ("ws", "wss") else USUAL_PATH,
    )


def read_meeting_point(text: str) -> MeetingPoint:
    """The meeting point that a text names; a name alone is reached by a WebSocket through TLS.

    Raises NoMeetingPoint.
    """
    found = _TEXT.fullmatch(text.strip()[:LONGEST])
    scheme = "" if found is None else found["scheme"] or "wss"
    if found is None or scheme not in _SCHEMES:
        raise NoMeetingPoint("a meeting point looks like meeting.example.org or mqtts://meeting.example.org")
    path = (found["path"] or "").rstrip("/") or USUAL_PATH
    return meeting_point(found["place"], _SCHEMES[scheme], path)


def known_points(texts: Iterable[str]) -> Sequence[MeetingPoint]:
    """The meeting points among these texts; what cannot be read is left out."""
    found: list[MeetingPoint] = []
    for text in texts:
        try:
            point = read_meeting_point(text)
        except NoMeetingPoint:
            continue
        if point not in found:
            found.append(point)
    return found
