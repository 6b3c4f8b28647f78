"""Kind and size of a picture from its first bytes, before anything unpacks it.

A small file can hold a huge picture: its size is known before memory is spent on it.
"""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

Kind = Literal["png", "jpeg", "webp", "svg"]
"""The kinds of pictures that cards may be."""

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_BARE = {0x01, *range(0xD0, 0xD9)}
"""Markers of a JPEG that have no length."""
_SIZE = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
"""Markers of a JPEG that tell its size."""
_EXIF, _SCAN = 0xE1, 0xDA
_TURNS = {3: 180, 6: 270, 8: 90}
"""By the orientation in a photograph's Exif; mirrored ones stay as they are."""
_XML = re.compile(rb"\s*<(\?xml|!--|!DOCTYPE|svg|\w+:svg)")


class Extent(NamedTuple):
    """Width and height in px, as the file says."""

    width: int
    height: int


def kind_of(data: bytes) -> Kind | None:
    """The kind of a picture by its first bytes, whatever its name; None for all that is no card."""
    if data.startswith(_PNG):
        return "png"
    if data.startswith(_JPEG):
        return "jpeg"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "webp"
    return "svg" if _XML.match(data.removeprefix(b"\xef\xbb\xbf")[:200]) else None


def extent_of(kind: Kind, data: bytes) -> Extent:
    """The size of a picture made of pixels, unread. Raises ValueError if it tells none, as an SVG does."""
    match kind:
        case "png":
            found = Extent(_big(data, 16, 4), _big(data, 20, 4))
        case "jpeg":
            found = _jpeg(data)
        case "webp":
            found = _webp(data)
        case _:
            raise ValueError("a drawing has no pixels")
    if not (found.width and found.height):
        raise ValueError("a picture without a size")
    return found


def cut_off(kind: Kind, data: bytes) -> bool:
    """True for a JPEG without its end: a decoder would fill the rest with grey and say nothing."""
    return kind == "jpeg" and data.find(b"\xff\xd9", data.rfind(b"\xff\xda") + 1) < 0


def turn_of(kind: Kind, data: bytes) -> int:
    """Degrees against the clock by which a photograph is to be turned, as its camera has noted."""
    if kind == "jpeg":
        for marker, at in _segments(data):
            if marker == _EXIF and data[at + 4 : at + 10] == b"Exif\0\0":
                return _TURNS.get(_orientation(data[at + 10 : at + 2 + _big(data, at + 2, 2)]), 0)
    return 0


def _orientation(exif: bytes) -> int:
    order: Literal["little", "big"] = "little" if exif.startswith(b"II") else "big"

    def number(at: int, count: int) -> int:
        return int.from_bytes(exif[at : at + count], order)

    first = number(4, 4)
    for at in range(first + 2, first + 2 + 12 * min(200, number(first, 2)), 12):
        if number(at, 2) == 0x0112:
            return number(at + 8, 2)
    return 0


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """The marker of each part of a JPEG up to its pixels, and its place."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF and data[at + 1] != _SCAN:
        marker = data[at + 1]
        if marker == 0xFF:  # a filling byte
            at += 1
        elif marker in _BARE:
            at += 2
        else:
            yield marker, at
            at += 2 + max(2, _big(data, at + 2, 2))


def _jpeg(data: bytes) -> Extent:
    for marker, at in _segments(data):
        if marker in _SIZE:
            return Extent(_big(data, at + 7, 2), _big(data, at + 5, 2))
    raise ValueError("a JPEG without a size")


def _webp(data: bytes) -> Extent:
    form = data[12:16]
    if form == b"VP8X":
        return Extent(_little(data, 24, 3) + 1, _little(data, 27, 3) + 1)
    if form == b"VP8L":
        bits = _little(data, 21, 4)
        return Extent((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if form == b"VP8 ":
        return Extent(_little(data, 26, 2) & 0x3FFF, _little(data, 28, 2) & 0x3FFF)
    raise ValueError("a WebP without a picture")


def _big(data: bytes, at: int, count: int) -> int:
    return int.from_bytes(data[at : at + count], "big")


def _little(data: bytes, at: int, count: int) -> int:
    return int.from_bytes(data[at : at + count], "little")
