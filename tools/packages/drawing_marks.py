"""Marks of the drawings in a package, by which the game knows those that are ours and whole.

It rasterises the others in a process of their own (`ui/render/svg/untrusted_svg.py`). Only the standard
library is used here: the wheel is built where none of ours is installed.
"""

from hashlib import sha256
from pathlib import Path

FILE = "drawings.txt"
"""Its name among the assets."""
LENGTH = 24
"""Letters of a mark, as in `svg_store.digest`."""


def write(folder: Path, assets: Path) -> Path:
    """Write a line for each drawing in `assets` to a file in that folder, whose path is returned."""
    texts = (path.read_bytes().replace(b"\r\n", b"\n") for path in assets.rglob("*.svg"))
    marks = sorted({sha256(text).hexdigest()[:LENGTH] for text in texts})
    path = folder / FILE
    path.write_text("".join(f"{mark}\n" for mark in marks), encoding="ascii", newline="\n")
    return path
