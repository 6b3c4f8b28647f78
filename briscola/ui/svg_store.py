"""Rasterised SVG drawings as PNG files in the user's cache: what drew them, what they are called.

No pygame here: the helper process that rasterises ahead (`forge`) needs nothing else.
"""

import hashlib
import os
from pathlib import Path

import resvg_py

LARGEST = 16_384
"""Pixels of the longest side of a picture."""


def digest(svg: str) -> str:
    """A drawing's own mark: the files named by it never go stale."""
    return hashlib.sha256(svg.encode()).hexdigest()[:24]


def picture(folder: Path, mark: str, size: tuple[int, int]) -> Path:
    """Where the drawing with that mark lies at that size (px)."""
    return folder / f"{mark}-{size[0]}x{size[1]}.png"


def rasterise(svg: str, size: tuple[int, int]) -> bytes:
    """The drawing as PNG of that size; ValueError for what is no SVG, or a size no picture can have."""
    if not all(1 <= side <= LARGEST for side in size):
        # resvg would end the whole program here.
        raise ValueError(f"no picture is {size[0]} by {size[1]} pixels")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1], skip_system_fonts=True))


def keep(path: Path, png: bytes) -> None:
    """Write the file whole or not at all, whoever else writes it at the same time; OSError when it cannot."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}.part")
    temporary.write_bytes(png)
    temporary.replace(path)
