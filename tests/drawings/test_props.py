"""Things on the table and icons can be told, and leave room for what is written on them."""

import io
from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest

from briscola.system import resources, svg_document
from briscola.ui.render.svg import svg_store

ASSETS = resources.roots()[-1] / "assets"
ICONS, PROPS = (sorted((ASSETS / kind).glob("*.svg")) for kind in ("icons", "props"))
THINGS = [path for path in PROPS if path.stem != "wordmark"]
SIZES = (16, 24, 32, 48, 64, 128, 192, 256, 512)


def pixels(png: bytes) -> np.ndarray:
    """Red, green, blue and alpha, by column and row."""
    image = pygame.image.load(io.BytesIO(png), "picture.png")
    return np.dstack([pygame.surfarray.array3d(image), pygame.surfarray.array_alpha(image)]).astype(int)


def drawn(path: Path, wide: int) -> np.ndarray:
    svg = resources.drawing(path)
    _, _, width, height = svg_document.view(svg)
    return pixels(svg_store.rasterise(svg, (wide, round(wide * height / width))))


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_an_icon_is_cream_lines_inside_the_round_button(path: Path) -> None:
    picture = drawn(path, 64)
    inked = picture[..., 3] > 128
    assert 60 < inked.sum() < 1400
    columns, rows = np.nonzero(inked)
    assert np.hypot(columns - 31.5, rows - 31.5).max() < 26
    assert picture[picture[..., 3] == 255][:, :3].min() > 200


def test_no_two_icons_look_alike() -> None:
    for one, other in combinations([drawn(path, 64)[..., 3] for path in ICONS], 2):
        assert np.abs(one - other).mean() > 3


@pytest.mark.parametrize("path", THINGS, ids=lambda path: path.stem)
def test_a_thing_lies_whole_inside_its_picture(path: Path) -> None:
    """Its corners are empty, so that the window may put a shadow of its shape under it."""
    alpha = drawn(path, 200)[..., 3]
    assert alpha[0, 0] == alpha[-1, 0] == alpha[0, -1] == alpha[-1, -1] == 0
    assert (alpha == 255).mean() > 0.25


def test_the_more_steps_are_climbed_the_farther_the_carpet_is_rolled_out() -> None:
    red = []
    for path in (path for path in PROPS if path.stem.startswith("stairs-")):
        picture = drawn(path, 200)
        red.append(int(((picture[..., 0] > 130) & (picture[..., 1] < 90) & (picture[..., 3] > 200)).sum()))
    assert red == sorted(set(red)) and len(red) > 1


def test_the_calendar_leaves_room_for_month_day_and_weekday() -> None:
    """The window writes them; nothing drawn is in their way."""
    picture = drawn(ASSETS / "props" / "calendar.svg", 340)
    for left, top, right, bottom in ((60, 62, 270, 92), (60, 135, 272, 312)):
        ground = picture[left:right, top:bottom, :3]
        assert np.abs(ground - ground[0, 0]).max() <= 6


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_shows_a_golden_sun_on_a_card_at_every_size(size: int) -> None:
    picture = pixels((ASSETS / "icon" / f"{size}.png").read_bytes())
    red, green, blue, alpha = (picture[..., k] for k in range(4))
    gold = (red > 200) & (green > 140) & (blue < 110) & (alpha > 200)
    paper = (red > 235) & (green > 230) & (blue > 215) & (alpha > 200)
    cloth = (green > red + 20) & (alpha > 200)
    for share, least in ((gold, 0.025), (paper, 0.08), (cloth, 0.08)):
        assert share.mean() > least
    middle = slice(size // 2 - size // 5, size // 2 + size // 5 + 1)
    assert gold[middle, middle].sum() > gold.sum() * 0.6


@pytest.mark.parametrize("size", [size for size in SIZES if size >= 64])
def test_the_icon_is_the_drawing(size: int) -> None:
    kept = pixels((ASSETS / "icon" / f"{size}.png").read_bytes())
    assert np.abs(kept - drawn(ASSETS / "icon.svg", size)).mean() < 1


def test_the_icon_for_a_phone_is_the_drawing_on_the_colour_of_the_cloth() -> None:
    """A phone rounds its corners, and would show black where nothing is drawn."""
    kept, icon = pixels((ASSETS / "icon-touch.png").read_bytes()), drawn(ASSETS / "icon.svg", 180)
    cover = icon[..., 3:] / 255
    whole = icon[..., :3] * cover + np.array((0x0C, 0x22, 0x1A)) * (1 - cover)
    assert np.abs(kept[..., :3] - whole).mean() < 4 and kept[..., 3].min() == 255
