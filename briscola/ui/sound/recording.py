"""Recordings, checked before they are played: the mixer's library ends the program over damaged ones."""

import logging
import struct
import zlib
from pathlib import Path

import pygame

from briscola.system import resources

_logger = logging.getLogger(__name__)

HEADER = 27
"""Bytes of an Ogg page before the lengths of its pieces."""
SUM = 22
"""Offset in a page of the sum over all of it."""
LAST = 4
"""Flag of the last page."""
_TURNED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def whole(take: str) -> Path | None:
    """File of an undamaged recording; else None, and a line in the log."""
    path = resources.sound_file(take)
    try:
        if path is not None:
            check(path.read_bytes())
    except (OSError, ValueError) as error:
        _logger.warning("the sound %s stays silent: %s", take, error)
        return None
    return path


def load(take: str) -> pygame.mixer.Sound | None:
    """The recording; None (silence) and a line in the log if it is damaged."""
    path = whole(take)
    try:
        return None if path is None else pygame.mixer.Sound(path)
    except (MemoryError, pygame.error) as error:
        _logger.warning("the sound %s stays silent: %s", take, error)
        return None


def check(data: bytes) -> None:
    """Check the sums that Ogg keeps of each page. Raises ValueError for a damaged recording."""
    at, mark = 0, 0
    while at < len(data):
        head = data[at : at + HEADER]
        if len(head) < HEADER or not head.startswith(b"OggS\0"):
            raise ValueError(f"no page of a recording begins at byte {at}")
        mark = head[5]
        lengths = data[at + HEADER : at + HEADER + head[26]]
        size = HEADER + head[26] + sum(lengths)
        page = data[at : at + size]
        (kept,) = struct.unpack_from("<I", page, SUM)
        if len(page) != size or _sum(page[:SUM] + bytes(4) + page[SUM + 4 :]) != kept:
            raise ValueError(f"the page at byte {at} is damaged")
        at += size
    if not mark & LAST:
        raise ValueError("it breaks off")


def _sum(page: bytes) -> int:
    """Ogg's CRC: that of zlib with the bits of each byte, and of the sum, in reverse order."""
    turned = zlib.crc32(page.translate(_TURNED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{turned:032b}"[::-1], 2)
