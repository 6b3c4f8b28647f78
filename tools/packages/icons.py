"""The icon for Windows (.ico) and macOS (.icns): each size as it was drawn for that size."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from briscola.ui.render.svg import svg_store

SIZES = {".ico": (16, 24, 32, 48, 64, 128, 256), ".icns": (32, 64, 128, 256, 512, 1024)}


def write(target: Path, assets: Path) -> Path:
    """Write all sizes into one file of the kind `target` ends in, from the drawings in `assets`."""
    *others, largest = (_picture(assets, side) for side in SIZES[target.suffix])
    target.parent.mkdir(parents=True, exist_ok=True)
    sizes = [picture.size for picture in (*others, largest)]
    largest.save(target, append_images=others, sizes=sizes)
    return target


def _picture(assets: Path, side: int) -> Image.Image:
    """The bitmap that is kept, or the drawing itself for a size that is not."""
    kept = assets / "icon" / f"{side}.png"
    if kept.is_file():
        return Image.open(kept)
    svg = (assets / "icon.svg").read_text(encoding="utf-8")
    return Image.open(BytesIO(svg_store.rasterise(svg, (side, side))))
