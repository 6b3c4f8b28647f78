"""Rasterised SVG drawings as PNG files in the user's cache: their rasteriser and their names.

No pygame here: the process that tries strange drawings (`apart`) needs nothing else.
"""

import hashlib
import os
import re
import time
from contextlib import suppress
from pathlib import Path

import resvg_py

LARGEST = 16_384
"""Most px of a picture's longest side."""
KEPT = 1500
"""Number of files that stay when a folder is swept."""
PRESS = 4
"""Version of `print_effect`: raise it with every change of its output, so that no older picture is used."""
STALE = 600
"""Seconds after which a half-written picture is abandoned."""

_TWO_HEADED = ' data-two-headed="yes" '
_INDEXED = " data-indexed-"
_VIEW = re.compile(r'(viewBox="0 0 [\d.]+ )([\d.]+)"')
_UNSIZED = re.compile(r"<svg(?![^>]*\s(?:width|height|preserveAspectRatio)=)")
_COVERED = re.compile(
    r"(?P<moved><g [^>]*>)?"
    r'<use href="#[\w-]+" transform="matrix\(-1 0 -0 -1 (?P<width>[\d.]+) [\d.]+\)"/>'
    r"(?(moved)</g>)"
    r'(?=<path fill="#fffdf7" stroke="none" d="M0 0l(?P=width) 0l0 [\d.]+l-(?P=width) 0z)'
)
"""The turned half of a two-headed drawing, if paper with a straight edge covers it in the upper half."""


def digest(svg: str) -> str:
    """Mark of a drawing: files named by it never go stale."""
    return hashlib.sha256(svg.encode()).hexdigest()[:24]


def printed(mark: str, code: str, press: str) -> str:
    """Mark of that drawing printed as the card `code`; `press` is the mark of its press."""
    return f"{mark}-{code}-{press}-{PRESS}"


def picture(folder: Path, mark: str, size: tuple[int, int]) -> Path:
    """File of the drawing with that mark at that size (px)."""
    return folder / f"{mark}-{size[0]}x{size[1]}.png"


def two_headed(svg: str) -> bool:
    """True if the drawing says that its lower half is the upper one turned."""
    return _TWO_HEADED in svg[:300]


def upper(svg: str, share: float) -> str:
    """The drawing's upper part only, a `share` of its height."""
    return _VIEW.sub(lambda box: f'{box[1]}{float(box[2]) * share:.9g}"', svg, count=1)


def indexed(svg: str) -> str:
    """The card's drawing with room for an index in its corner.

    Moved signs have their transform beside them as `data-indexed-transform`, and so on. The halves of a
    two-headed drawing move alike.
    """
    return svg.replace(_INDEXED, " ")


def rasterise(svg: str, size: tuple[int, int]) -> bytes:
    """The drawing as PNG of that size; for a two-headed one of even height, only the upper half.

    Raises ValueError if it is no SVG, or for a size no picture can have.
    """
    if not all(1 <= side <= LARGEST for side in size):
        # resvg would end the whole program here.
        raise ValueError(f"no picture is {size[0]} by {size[1]} pixels")
    width, height = size
    if two_headed(svg) and height % 2 == 0:
        svg = _COVERED.sub("", svg, count=1)
        svg = upper(svg, 0.5)
        height //= 2
    # Else resvg keeps the drawing's proportions, and the picture may be a pixel too high or wide.
    svg = _UNSIZED.sub(f'<svg width="{width}" height="{height}" preserveAspectRatio="none"', svg, count=1)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True))


def keep(path: Path, png: bytes) -> None:
    """Write the file whole or not at all, whoever else writes it at the same time. Raises OSError."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        temporary.write_bytes(png)
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)  # a full disk is not to be kept full
        raise


def sweep(folder: Path) -> None:
    """Leave the latest pictures in the folder. Raises OSError if it cannot be read or swept.

    Others may sweep it at the same time.
    """
    found = []
    for path in folder.glob("*.png"):
        with suppress(FileNotFoundError):
            found.append((path.stat().st_mtime, path))
    for _, path in sorted(found)[:-KEPT]:
        path.unlink(missing_ok=True)
    for path in folder.glob("*.part"):
        with suppress(FileNotFoundError):
            if time.time() - path.stat().st_mtime > STALE:
                path.unlink()
