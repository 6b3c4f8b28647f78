"""Rasterise what the very first title shows: `python -m tools.first_pictures`; `--check` only compares.

The game takes these pictures from `assets/first-pictures/` instead of rasterising drawings, at the sizes that
most first evenings have. Each is named by its drawing, so none is shown after a change of that.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageChops

from briscola.client.host.library import Library
from briscola.commands.headless import screenless
from briscola.entries import IN_WINDOW
from briscola.storage.settings.settings import Settings
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.svg.svg_store import SHIPPED
from briscola.ui.render.window import COMFORTABLE

FOLDER = Path(__file__).resolve().parents[1] / "assets" / SHIPPED
SIZES = (COMFORTABLE, (1920, 1080))
ENDING = ".webp"
ROUNDED = 2
"""Levels of a colour by which another processor may round otherwise."""


def drawn() -> Mapping[str, Image.Image]:
    """The pictures that the first title has rasterised, by the names of their files without endings."""
    found = {}
    for size in SIZES:
        with TemporaryDirectory() as home, screenless():
            cache = Path(home) / "drawings"
            raster = Raster(cache, shipped=False)
            app = App(settings=Settings(), size=size, sound=False, raster=raster)
            library = Library(Path(home), settings_file=Path(home) / "settings.json")
            Navigator(app, IN_WINDOW, library=library).begin()
            app.tick(0.0)
            app.close()
            library.close()
            for file in cache.glob("*.png"):
                with Image.open(file) as picture:
                    found[file.stem] = picture.copy()
    return found


def faults(wanted: Mapping[str, Image.Image], folder: Path = FOLDER) -> Sequence[str]:
    """Names of pictures that are missing, too many or others than `wanted`."""
    kept = {file.stem: file for file in folder.glob(f"*{ENDING}")}
    return [
        name
        for name in sorted({*wanted, *kept})
        if name not in wanted or name not in kept or not _alike(wanted[name], kept[name])
    ]


def write(pictures: Mapping[str, Image.Image], folder: Path = FOLDER) -> None:
    """Write these pictures without loss in place of those before."""
    folder.mkdir(exist_ok=True)
    for name in faults(pictures, folder):
        if name in pictures:
            pictures[name].save(folder / f"{name}{ENDING}", lossless=True, quality=100, method=6, exact=True)
        else:
            (folder / f"{name}{ENDING}").unlink()


def _alike(one: Image.Image, file: Path) -> bool:
    with Image.open(file) as other:
        if one.size != other.size:
            return False
        difference = ImageChops.difference(one.convert("RGBA"), other.convert("RGBA"))
    return max(difference.tobytes()) <= ROUNDED


def main(words: Sequence[str] | None = None) -> int:
    """Write or compare; 1 if a picture is not what the drawings of today give."""
    parser = argparse.ArgumentParser(prog="python -m tools.first_pictures", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, tell what differs")
    check, pictures = parser.parse_args(words).check, drawn()
    if not check:
        write(pictures)
        return 0
    wrong = faults(pictures)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
