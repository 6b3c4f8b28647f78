"""A meeting point as one text: an MQTT broker, and the way to it."""

import ipaddress
import re
from typing import Literal

from msgspec import Struct

Way = Literal["tcp", "tls", "ws", "wss"]
"""Way of the frames: bare or through TLS, directly or in a WebSocket."""
USUAL_PATH = "/mqtt"
LONGEST = 300
"""Letters that a text may have."""
_SCHEMES: dict[str, Way] = {"mqtt": "tcp", "mqtts": "tls", "ws": "ws", "wss": "wss"}
_PORTS: dict[Way, int] = {"tcp": 1883, "tls": 8883, "ws": 80, "wss": 443}
_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")
_PATH = re.compile(r"/[A-Za-z0-9._~/-]{0,100}")
_TEXT = re.compile(
    r"(?:(?P<scheme>[a-z]+)://)?(?P<host>\[[^\]]*\]|[^:/\[\]]+)(?::(?P<port>\d{1,5}))?(?P<path>/.*)?"
)


class NoMeetingPoint(ValueError):  # noqa: N818 - a sentence for the person
    """A text that names no meeting point."""


class MeetingPoint(Struct, frozen=True, kw_only=True):
    """The place where friends meet who are not in one network."""

    host: str
    """Name or address of its computer."""
    port: int = _PORTS["wss"]
    way: Way = "wss"
    path: str = USUAL_PATH
    """Path of the WebSocket; of no meaning without one."""

    @property
    def place(self) -> str:
        """Host, with its port where that is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.way] else f"{host}:{self.port}"

    @property
    def text(self) -> str:
        """`wss://meeting.example.org`, with port and path where they are not the usual ones."""
        (scheme,) = (scheme for scheme, way in _SCHEMES.items() if way == self.way)
        return f"{scheme}://{self.place}{'' if self.path == USUAL_PATH else self.path}"


def meeting_point(
    host: str, port: int | None = None, way: str = "wss", path: str = USUAL_PATH
) -> MeetingPoint:
    """The meeting point of these parts; without a `port` that one which is usual for its way.

    Raises NoMeetingPoint.
    """
    known = next((each for each in _PORTS if each == way), None)
    if known is None:
        raise NoMeetingPoint(f"there is no way called {way!r} to a meeting point")
    number = _PORTS[known] if port is None else port
    bare = host.removeprefix("[").removesuffix("]").lower()
    if not 0 < number < 2**16 or not (_is_ipv6(bare) if host.startswith("[") else _NAME.fullmatch(bare)):
        raise NoMeetingPoint("a meeting point looks like meeting.example.org or meeting.example.org:8443")
    if not _PATH.fullmatch(path):
        raise NoMeetingPoint("the path of a meeting point begins with / and has plain letters")
    return MeetingPoint(
        host=bare, port=number, way=known, path=path if known in ("ws", "wss") else USUAL_PATH
    )


def read_meeting_point(text: str) -> MeetingPoint:
    """The meeting point that a text names; a name alone is reached by a WebSocket through TLS.

    Raises NoMeetingPoint.
    """
    found = _TEXT.fullmatch(text.strip()[:LONGEST])
    scheme = "" if found is None else found["scheme"] or "wss"
    if found is None or scheme not in _SCHEMES:
        raise NoMeetingPoint("a meeting point looks like meeting.example.org or mqtts://meeting.example.org")
    port = int(found["port"]) if found["port"] else None
    path = (found["path"] or "").rstrip("/") or USUAL_PATH
    return meeting_point(found["host"], port, _SCHEMES[scheme], path)


def _is_ipv6(text: str) -> bool:
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return True
