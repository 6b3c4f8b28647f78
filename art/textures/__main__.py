"""`python -m art.textures`: draw the materials of the tables into `assets/textures/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from art.textures.cloth import cloth
from art.textures.walnut import walnut

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "textures"
TEXTURES: Mapping[str, Callable[[], str]] = MappingProxyType({"cloth": cloth, "walnut": walnut})


def main() -> None:
    """Write all tiles."""
    for name, draw in TEXTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
