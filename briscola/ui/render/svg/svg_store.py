"""Rasterised SVG drawings as PNG files in the user's cache: their rasteriser and their names.

No pygame here: the process that tries strange drawings (`untrusted_svg`) needs nothing else.
"""

import hashlib
import os
import time
from contextlib import suppress
from pathlib import Path

import resvg_py

from briscola.storage.files.atomic_write import rename
from briscola.system import resources, svg_document
from briscola.system.resources import UNCHANGED, Changes

LARGEST = 16_384
"""Most px of a picture's longest side."""
KEPT = 1500
"""Number of files that stay when a folder is swept."""
SHIPPED = "first-pictures"
"""Folder among the assets: what the first title of all shows, so that nothing of it is rasterised."""
PRESS = 4
"""Version of `print_effect`: raise it with every change of its output, so that no older picture is used."""
STALE = 600
"""Seconds after which a half-written picture is abandoned."""


def digest(svg: str) -> str:
    """Mark of a drawing: files named by it never go stale."""
    return hashlib.sha256(svg.encode()).hexdigest()[:24]


def changed(mark: str, changes: Changes) -> str:
    """Mark of that drawing with changes."""
    return mark if changes == UNCHANGED else digest(f"{mark} {changes}")


def printed(mark: str, code: str, press: str) -> str:
    """Mark of that drawing printed as the card `code`; `press` is the mark of its press."""
    return f"{mark}-{code}-{press}-{PRESS}"


def picture(folder: Path, mark: str, size: tuple[int, int]) -> Path:
    """File of the drawing with that mark at that size (px)."""
    return folder / f"{mark}-{size[0]}x{size[1]}.png"


def shipped(mark: str, size: tuple[int, int]) -> Path | None:
    """File of that picture among those that come with the game (`tools.first_pictures`); None without one."""
    return resources.asset(SHIPPED, f"{mark}-{size[0]}x{size[1]}.webp")


def rasterise(svg: str, size: tuple[int, int], changes: Changes = UNCHANGED) -> bytes:
    """The drawing as PNG of that size; for a two-headed one of even height, only the upper half.

    Raises ValueError if it is no SVG, or for a size no picture can have.
    """
    return bitmap(*svg_document.prepared(svg, size, changes))


def bitmap(svg: str, size: tuple[int, int]) -> bytes:
    """A drawing that has been prepared, as PNG. Raises ValueError as `rasterise`."""
    width, height = size
    if not all(1 <= side <= LARGEST for side in size):
        # resvg would end the whole program here.
        raise ValueError(f"no picture is {width} by {height} pixels")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True))


def keep(path: Path, png: bytes) -> None:
    """Write the file whole or not at all, whoever else writes it at the same time. Raises OSError."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        temporary.write_bytes(png)
        rename(temporary, path)
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
