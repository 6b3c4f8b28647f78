"""Pictures that are damaged, lie about their size, or are something else."""

import io
import struct
import zlib
from collections.abc import Callable, Mapping
from random import Random

from PIL import Image

from tests.own_decks import colour, pixels

Make = Callable[[str, Random], bytes]
"""Makes the file of a card by its code."""


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(
    size: tuple[int, int], *, body: bytes = b"", depth: int = 8, colours: int = 2, more: bytes = b""
) -> bytes:
    """A PNG that says it has that size, with any packed pixels, and chunks before them."""
    header = struct.pack(">IIBBBBB", *size, depth, colours, 0, 0, 0)
    body = body or zlib.compress(b"\0" * 1000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + more + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def _large(code: str, chance: Random) -> bytes:
    side = chance.choice((5_000, 16_000, 40_000, 65_535))
    kind = chance.choice(("PNG", "JPEG", "WEBP"))
    if kind == "PNG":
        return png((side, side), body=zlib.compress(b"\0" * 3_000_000))
    data = bytearray(pixels(kind)(code))
    if kind == "JPEG":
        at = data.index(b"\xff\xc0") + 5
        data[at : at + 4] = struct.pack(">HH", side, side)
    else:
        at = data.index(b"VP8 ") + 14
        data[at : at + 4] = struct.pack("<HH", 16_383, 16_383)
    return bytes(data)


def _largest_allowed(_code: str, chance: Random) -> bytes:
    """At the limit, in the ways that take most memory."""
    size = chance.choice(((3_000, 4_000), (2_000, 6_000)))
    way = chance.randrange(4)
    out = io.BytesIO()
    if way == 0:
        return png(size, depth=16, colours=6, body=zlib.compress(b"\0" * (8 * size[0] + 1) * 200))
    if way == 1:
        Image.new("RGB", size, (9, 99, 199)).save(out, "JPEG", progressive=True, quality=95, subsampling=0)
    elif way == 2:
        Image.new("RGBA", size, (9, 99, 199, 99)).save(out, "WEBP", lossless=True, method=0, quality=0)
    else:
        Image.new("P", size, 7).save(out, "PNG")
    return out.getvalue()


def _scans(_code: str, _chance: Random) -> bytes:
    """A progressive JPEG whose last scan comes thousands of times."""
    out = io.BytesIO()
    Image.new("RGB", (2_900, 4_000), (200, 90, 9)).save(out, "JPEG", progressive=True, quality=30)
    data = out.getvalue()
    last = data.rindex(b"\xff\xda")
    return data[:-2] + data[last:-2] * 5_000 + data[-2:]


def _cut(code: str, chance: Random) -> bytes:
    data = pixels(chance.choice(("PNG", "JPEG", "WEBP")))(code)
    return data[: chance.randrange(len(data))]


def _spoiled(code: str, chance: Random) -> bytes:
    data = bytearray(pixels(chance.choice(("PNG", "JPEG", "WEBP")))(code))
    for _ in range(chance.choice((1, 3, 30))):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def _chunks(_code: str, chance: Random) -> bytes:
    bomb = zlib.compress(b"a" * 60_000_000)
    more = chance.choice(
        (
            chunk(b"zTXt", b"x\0\0" + bomb),
            chunk(b"iCCP", b"x\0\0" + bomb),
            chunk(b"tRNS", b"\0" * 6) * 1_000,
            chunk(b"PLTE", b"\1" * 9_000),
            struct.pack(">I", 0x7FFFFFFF) + b"tEXt",
            chunk(b"tEXt", b"a\0b") * 100_000,
            chunk(b"acTL", struct.pack(">II", 1_000_000, 0)),
        )
    )
    return png((60, 100), more=more, body=zlib.compress(b"\0" * 18_100))


def _other(code: str, chance: Random) -> bytes:
    kind = chance.choice(("GIF", "BMP", "TIFF", "PPM", "ICO", "none", "text", "program", "sizeless"))
    if kind == "none":
        return b""
    if kind == "text":
        return b"This is no card.\n" * 100
    if kind == "program":
        return b"\x7fELF\2\1\1" + chance.randbytes(5_000)
    if kind == "sizeless":
        return chance.choice((png((0, 100)), b"\xff\xd8\xff" + b"\xff" * 600_000, b"RIFF\0\0\0\0WEBPVP8X"))
    out = io.BytesIO()
    Image.new("RGB", (60, 100), colour(code)).save(out, kind)
    return out.getvalue()


def _moving(code: str, _chance: Random) -> bytes:
    out = io.BytesIO()
    frames = [Image.new("RGB", (60, 100), (at, 9, 9)) for at in range(200)]
    frames[0].save(out, "WEBP", save_all=True, append_images=frames[1:])
    return out.getvalue() + code.encode()


PICTURES: Mapping[str, Make] = {
    "a picture that says it is huge": _large,
    "a picture at the limit": _largest_allowed,
    "a picture with thousands of scans": _scans,
    "a picture cut off": _cut,
    "a picture with bytes changed": _spoiled,
    "a picture with strange chunks": _chunks,
    "something else under a picture's name": _other,
    "a moving picture": _moving,
}
"""Faults of a picture."""
