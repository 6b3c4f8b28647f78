"""The icon of the application for Windows (.ico) and macOS (.icns), from the PNGs in `assets/icon`."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

SIZES = {".ico": (16, 24, 32, 48, 64, 128, 256), ".icns": (16, 32, 64, 128, 256, 512)}


def write(target: Path, folder: Path) -> Path:
    """Write all sizes, each as it was drawn for that size, into one file of the kind `target` ends in."""
    largest, *others = reversed(_pictures(folder, SIZES[target.suffix]))
    target.parent.mkdir(parents=True, exist_ok=True)
    sizes = [picture.size for picture in (largest, *others)]
    largest.save(target, append_images=others, sizes=sizes)
    return target


def _pictures(folder: Path, sizes: Sequence[int]) -> list[Image.Image]:
    return [Image.open(folder / f"{size}.png") for size in sizes]
