"""Things on the table, icons and the icon of the application: drawn by their sources, and legible."""

import io
import re

import numpy as np
import pygame
import pytest
import resvg_py

from art.props.__main__ import ASSETS, bitmaps, drawings
from art.props.app_icon import SIZES
from art.props.icons import CREAM, GRID, ICONS, icon
from art.props.school import PAPER, SCHOOL
from art.props.steps import RED, STEPS
from art.props.table import PROPS
from art.props.textures import TEXTURES


def pixels(png: bytes) -> np.ndarray:
    """Red, green, blue and alpha, by column and row."""
    image = pygame.image.load(io.BytesIO(png), "picture.png")
    colours = pygame.surfarray.array3d(image)
    return np.dstack([colours, pygame.surfarray.array_alpha(image)]).astype(int)


def raster(svg: str, width: int) -> np.ndarray:
    return pixels(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)))


def test_the_drawings_on_disk_are_what_the_sources_draw() -> None:
    drawn = drawings()
    for folder in ("props", "icons", "textures"):
        assert {f"{folder}/{path.name}" for path in (ASSETS / folder).iterdir()} == {
            path for path in drawn if path.startswith(f"{folder}/")
        }
    for path, svg in drawn.items():
        assert (ASSETS / path).read_text(encoding="utf-8") == svg


@pytest.mark.parametrize("name", sorted(TEXTURES))
def test_a_texture_repeats_without_a_seam(name: str) -> None:
    grey = raster(TEXTURES[name](), 800)[..., 0]
    for axis in (0, 1):
        steps = np.abs(np.diff(grey, axis=axis)).mean(axis=1 - axis)
        seam = np.abs(grey.take(0, axis=axis) - grey.take(-1, axis=axis)).mean()
        # No step across the edge of the tile is rougher than the roughest inside it.
        assert seam <= steps.max() * 1.1


@pytest.mark.parametrize("name", sorted(TEXTURES))
def test_a_texture_leaves_the_light_of_a_table_as_it_is(name: str) -> None:
    grey = raster(TEXTURES[name](), 800)[..., 0]
    assert abs(grey.mean() - 128) < 12
    assert grey.std() > 4


def test_the_icon_of_the_application_comes_in_every_size() -> None:
    assert {path.name for path in (ASSETS / "icon").iterdir()} == {f"{size}.png" for size in SIZES}
    for path, png in bitmaps().items():
        kept, drawn = pixels((ASSETS / path).read_bytes()), pixels(png)
        assert kept.shape == drawn.shape
        assert np.abs(kept - drawn).mean() < 1


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


@pytest.mark.parametrize("name", sorted(ICONS))
def test_an_icon_is_cream_lines_inside_the_round_button(name: str) -> None:
    picture = raster(icon(name), GRID)
    inked = picture[..., 3] > 128
    assert 60 < inked.sum() < 1400
    columns, rows = np.nonzero(inked)
    assert np.hypot(columns - 31.5, rows - 31.5).max() < 26
    solid = picture[..., 3] == 255
    cream = [int(CREAM[k : k + 2], 16) for k in (1, 3, 5)]
    assert np.abs(picture[solid][:, :3] - cream).max() <= 2


def test_no_two_icons_look_alike() -> None:
    drawn = [raster(icon(name), GRID)[..., 3] for name in ICONS]
    for i, one in enumerate(drawn):
        for other in drawn[i + 1 :]:
            assert np.abs(one - other).mean() > 3


@pytest.mark.parametrize("name", sorted(PROPS))
def test_a_prop_lies_whole_inside_its_picture(name: str) -> None:
    """Its corners are empty, so that the window may put a shadow of its shape under it."""
    alpha = raster(PROPS[name]().to_svg(), 200)[..., 3]
    assert alpha[0, 0] == alpha[-1, 0] == alpha[0, -1] == alpha[-1, -1] == 0
    assert (alpha == 255).mean() > 0.4
    assert max(alpha[0].max(), alpha[-1].max(), alpha[:, 0].max(), alpha[:, -1].max()) < 255


def test_the_more_steps_are_climbed_the_farther_the_carpet_is_rolled_out() -> None:
    red = []
    for climbed in range(STEPS + 1):
        picture = raster(PROPS[f"stairs-{climbed}"]().to_svg(), 200)
        red.append(int(((picture[..., 0] > 130) & (picture[..., 1] < 90) & (picture[..., 3] > 200)).sum()))
    assert red == sorted(red) and len(set(red)) == len(red)


def test_the_calendar_leaves_room_for_month_day_and_weekday() -> None:
    """The window writes them; nothing drawn is in their way."""
    picture = raster(PROPS["calendar"]().to_svg(), 340)
    for left, top, right, bottom, colour in ((60, 62, 270, 92, RED), (60, 135, 272, 312, PAPER)):
        wanted = [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
        assert np.abs(picture[left:right, top:bottom, :3] - wanted).max() <= 3


@pytest.mark.parametrize("name", sorted(SCHOOL))
def test_a_thing_of_the_school_is_engraved(name: str) -> None:
    """It has contours of several weights, areas of several inks, and tapered strokes: many in one path."""
    svg = SCHOOL[name]().to_svg()
    assert max(path.count("l") + path.count("q") for path in svg.split("<path")) > 60
    weights = set(re.findall(r'stroke-width="([\d.]+)"', svg))
    assert len(weights) >= 4
    assert len(set(re.findall(r'fill="(#[0-9a-f]{6})"', svg))) >= 6
