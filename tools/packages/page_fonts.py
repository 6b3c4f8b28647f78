"""The faces of the page in a browser, cut down to the letters of its languages."""

from collections.abc import Sequence
from pathlib import Path

from briscola.pages.server.page_fonts import FONTS, cut_down


def write(folder: Path) -> Sequence[Path]:
    """Write the faces into a folder and return them."""
    found = []
    for name, face in FONTS.items():
        path = folder / name
        path.write_bytes(cut_down(face))
        found.append(path)
    return found
