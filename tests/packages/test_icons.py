"""The icon files of Windows and macOS hold each size as it was drawn for that size."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PIL.IcoImagePlugin import IcoImageFile

from tools.packages import icons
from tools.packages.identity import ROOT

ASSETS = ROOT / "assets"


@pytest.mark.parametrize("kind", list(icons.SIZES))
def test_every_size_is_in_it(tmp_path: Path, kind: str) -> None:
    with Image.open(icons.write(tmp_path / f"briscola{kind}", ASSETS)) as made:
        sizes = {size[0] * (size[2] if len(size) > 2 else 1) for size in made.info["sizes"]}
    assert sizes >= set(icons.SIZES[kind])


@pytest.mark.parametrize("side", [16, 32, 256])
def test_a_small_icon_is_the_one_drawn_small(tmp_path: Path, side: int) -> None:
    with (
        Image.open(icons.write(tmp_path / "briscola.ico", ASSETS)) as made,
        Image.open(ASSETS / "icon" / f"{side}.png") as drawn,
    ):
        assert isinstance(made, IcoImageFile)
        made.size = (side, side)
        assert ImageChops.difference(made.convert("RGBA"), drawn.convert("RGBA")).getbbox() is None
