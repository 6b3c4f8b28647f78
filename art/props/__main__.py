"""`python -m art.props`: draw the assets `props`, `icons`, `textures`, `icon.svg` and `icon/*.png`."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import resvg_py
from PIL import Image

from art.props import app_icon
from art.props.icons import ICONS, icon
from art.props.table import PROPS
from art.props.textures import TEXTURES

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def drawings() -> dict[str, str]:
    """Every SVG by its path under `assets`."""
    files = {f"props/{name}.svg": draw().to_svg() for name, draw in PROPS.items()}
    files |= {f"icons/{name}.svg": icon(name) for name in ICONS}
    files |= {f"textures/{name}.svg": draw() for name, draw in TEXTURES.items()}
    files["icon.svg"] = app_icon.large().to_svg()
    files["icon-small.svg"] = app_icon.small().to_svg()
    return files


def bitmaps() -> dict[str, bytes]:
    """The icon of the application as PNG, by its path under `assets`."""
    return {f"icon/{size}.png": _raster(app_icon.drawing(size).to_svg(), size) for size in app_icon.SIZES}


def _raster(svg: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))


def _same_picture(path: Path, png: bytes) -> bool:
    """True if a file shows these pixels already; another rasteriser may pack them otherwise."""
    if not path.is_file():
        return False
    kept, drawn = Image.open(path), Image.open(io.BytesIO(png))
    return kept.size == drawn.size and kept.convert("RGBA").tobytes() == drawn.convert("RGBA").tobytes()


def main(_arguments: Sequence[str] = ()) -> None:
    """Write everything."""
    for folder in ("props", "icons", "icon", "textures"):
        (ASSETS / folder).mkdir(parents=True, exist_ok=True)
    for path, svg in drawings().items():
        (ASSETS / path).write_text(svg, encoding="utf-8", newline="\n")
    for path, png in bitmaps().items():
        if not _same_picture(ASSETS / path, png):
            (ASSETS / path).write_bytes(png)
    print(
        f"{len(PROPS)} props, {len(ICONS)} icons, {len(TEXTURES)} textures, "
        f"{len(app_icon.SIZES)} sizes of the application's icon"
    )


if __name__ == "__main__":
    main()
