"""Check that a font's file is whole: FreeType ends the program over a damaged one."""

import struct
from functools import cache
from pathlib import Path

import numpy as np

HEADER, ENTRY = 12, 16
"""Bytes of an OpenType file before its list of tables, and of a table in that list."""
KINDS = (b"\0\1\0\0", b"OTTO", b"true")
NEEDED = {b"cmap", b"head", b"hhea", b"hmtx", b"maxp"}
ADJUSTMENT = 8
"""Offset in the table `head` of the sum of the whole file, which the table's own sum leaves out."""


def check(path: Path) -> None:
    """Check the sums that OpenType keeps of each table. Raises ValueError for a damaged file, and OSError."""
    _check(path, path.stat().st_mtime_ns)


@cache
def _check(path: Path, _stamp: int) -> None:
    data = path.read_bytes()
    if data[:4] not in KINDS or len(data) < HEADER:
        raise ValueError("no OpenType file")
    (count,) = struct.unpack_from(">H", data, 4)
    if len(data) < HEADER + ENTRY * count:
        raise ValueError("its list of tables is cut")
    tables: set[bytes] = set()
    for at in range(HEADER, HEADER + ENTRY * count, ENTRY):
        name, kept, start, length = struct.unpack_from(">4sIII", data, at)
        table = data[start : start + length]
        if len(table) != length:
            raise ValueError(f"its table {name!r} is cut")
        if name == b"head":
            table = table[:ADJUSTMENT] + bytes(4) + table[ADJUSTMENT + 4 :]
        words = np.frombuffer(table + bytes(-length % 4), ">u4")
        if int(words.sum(dtype=np.uint64)) & 0xFFFFFFFF != kept:
            raise ValueError(f"its table {name!r} is damaged")
        tables.add(name)
    if not tables >= NEEDED:
        raise ValueError("a table is missing")
