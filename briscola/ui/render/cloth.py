"""The table itself: cloth or boards under the lamp in a walnut rim. One picture for a size and a theme."""

import numpy as np
import numpy.typing as npt
import pygame

from briscola import resources
from briscola.ui.layout.metrics import Scale
from briscola.ui.render import paint
from briscola.ui.render.raster import Raster
from briscola.ui.render.theme import INK, TableTheme, mix, rgb

Field = npt.NDArray[np.float32]

LAMP = (0.50, 0.46)
RADII = (0.78, 0.83)
_EDGE_LIGHT = rgb("#7a4a2b")
_WOOD = (rgb("#4a2c1a"), rgb("#2b170c"))
RIM_RELIEF = 0.5
"""How far the grain lightens and darkens the frame."""


def _relief(raster: Raster, texture: str, k: float, share: float = 1.0) -> Field:
    """A texture's tile as lightness -1…1 about the middle, (w, h); flat where it cannot be drawn.

    `k` is the window's scale. A `share` of it is averaged down: a window rasterises each texture once.
    """
    path = resources.asset("textures", f"{texture}.svg")
    try:
        if path is None:
            raise OSError
        wide, high = (side * max(0.5, k) for side in raster.extent(path))
        tile = raster.file(path, (round(wide), round(high)))
    except (OSError, ValueError):
        return np.zeros((1, 1), dtype=np.float32)
    if share != 1.0:
        tile = pygame.transform.smoothscale(tile, (round(wide * share), round(high * share)))
    grey = pygame.surfarray.array3d(tile)[..., 0].astype(np.float32)
    return np.asarray(grey / 128 - 1, dtype=np.float32)


def _tiled(tile: Field, w: int, h: int) -> Field:
    return np.tile(tile, (-(-w // tile.shape[0]), -(-h // tile.shape[1])))[:w, :h]


def _cloth(w: int, h: int, theme: TableTheme, lamp: tuple[float, float]) -> Field:
    """Colours (w, h, 3) of the lit cloth, without the rim."""
    x = (np.arange(w, dtype=np.float32) + 0.5) / w - lamp[0]
    y = (np.arange(h, dtype=np.float32) + 0.5) / h - lamp[1]
    radius = np.sqrt((x / RADII[0])[:, None] ** 2 + (y / RADII[1])[None, :] ** 2)
    steps = 2048
    at = np.linspace(0, 1.2, steps, dtype=np.float32)
    t = np.clip(at, 0, 1)
    t = t * t * (3 - 2 * t)
    lit, mid, dark = (np.asarray(c, dtype=np.float32) for c in (theme.lit, theme.mid, theme.dark))
    first = np.clip(t / 0.5, 0, 1)[:, None]
    second = np.clip((t - 0.5) / 0.5, 0, 1)[:, None]
    table = lit + (mid - lit) * first + (dark - mid) * second
    pool = np.exp(-0.5 * (at / 0.36) ** 2)
    table[:, 0] += theme.lamp[0] * pool
    table[:, 1] += theme.lamp[1] * pool
    index = np.minimum((radius * ((steps - 1) / 1.2)).astype(np.int32), steps - 1)
    return np.asarray(table[index], dtype=np.float32)


def _textured(colours: Field, theme: TableTheme, raster: Raster, k: float, share: float = 1.0) -> None:
    """Work the theme's texture into the lit colours."""
    w, h, _ = colours.shape
    relief = _tiled(_relief(raster, theme.texture, k, share), w, h)
    colours *= (1 + relief * np.float32(theme.relief))[..., None]


def _rim(colours: Field, scale: Scale, raster: Raster) -> None:
    """The walnut frame with its gilt hairline, and its shadow on the cloth."""
    w, h, _ = colours.shape
    k, rim = scale.k, scale.rim
    radius = 22 * k
    d = paint.distance(w, h, radius, inset=rim)
    reach = 46 * k
    near = np.clip(1 + d / reach, 0, 1)
    y = np.linspace(1.0, 0.55, h, dtype=np.float32)[None, :]
    x = np.linspace(1.0, 0.72, w, dtype=np.float32)[:, None]
    colours *= (1 - 0.50 * near * near * np.sqrt(x * y))[..., None]
    band = rim + round(radius) + 2
    # A strip of the planks, clear of their seams.
    tile = _relief(raster, "walnut", k)
    tile = tile[:, min(round(8 * k), tile.shape[1] - 1) :]
    for area, sideways in (
        ((slice(0, w), slice(0, band)), True),
        ((slice(0, w), slice(h - band, h)), True),
        ((slice(0, band), slice(0, h)), False),
        ((slice(w - band, w), slice(0, h)), False),
    ):
        part = d[area]
        pw, ph = part.shape
        grain = _tiled(tile if sideways else tile.T, pw, ph)
        at_x = (np.arange(w, dtype=np.float32)[area[0]] / w)[:, None]
        at_y = (np.arange(h, dtype=np.float32)[area[1]] / h)[None, :]
        shade = 1.0 - 0.42 * np.clip((at_x + at_y) / 2, 0, 1)
        wood = np.asarray(mix(*_WOOD, 0.05), np.float32) * (shade * (1 + grain * RIM_RELIEF))[..., None]
        hair = np.clip(0.9 - np.abs(part - 4.2 * k) / max(0.8, 1.1 * k), 0, 1)[..., None] * 0.62
        wood += (
            np.asarray(_EDGE_LIGHT, np.float32) * (1.15 - 0.45 * (at_x + at_y) / 2)[..., None] - wood
        ) * hair
        gap = np.clip(1 - np.abs(part - 1.2 * k) / (2.0 * k), 0, 1)[..., None]
        wood *= 1 - 0.72 * gap
        cover = np.clip(part + 0.5, 0, 1)[..., None]
        colours[area] += (wood - colours[area]) * cover


def render(
    size: tuple[int, int], theme: TableTheme, raster: Raster, lamp: tuple[float, float] = LAMP
) -> pygame.Surface:
    """The whole table, opaque, exactly `size` px; the lamp hangs at that fraction of it."""
    w, h = size
    scale = Scale(w, h)
    colours = _cloth(w, h, theme, lamp)
    _textured(colours, theme, raster, scale.k)
    _rim(colours, scale, raster)
    out = pygame.Surface(size)
    pygame.surfarray.pixels3d(out)[:] = np.clip(colours + 0.5, 0, 255).astype(np.uint8)
    return out.convert() if pygame.display.get_surface() else out


def swatch(
    size: tuple[int, int], theme: TableTheme, raster: Raster, k: float, radius: float
) -> pygame.Surface:
    """A piece of the table without its rim, with round corners and an ink edge; `k` is the window's scale."""
    w, h = size
    colours = _cloth(w, h, theme, (0.5, 0.48))
    _textured(colours, theme, raster, k, min(1.0, max(0.5, h / 520) / max(0.5, k)))
    d = paint.distance(w, h, radius)
    edge = np.clip(d + max(1.4, 2.2 * k) + 0.5, 0, 1)[..., None]
    colours += (np.asarray(INK, np.float32) - colours) * edge
    return paint.ready(paint.surface_from(colours, np.clip(0.5 - d, 0, 1)))


class TableCloth:
    """Keeps the last pictures."""

    KEEP = 3

    def __init__(self, raster: Raster) -> None:
        self._raster = raster
        self._kept: dict[tuple[tuple[int, int], str, tuple[float, float]], pygame.Surface] = {}

    def picture(
        self, size: tuple[int, int], theme: TableTheme, *, lamp: tuple[float, float] = LAMP
    ) -> pygame.Surface:
        """The table at `size`, lit at `lamp`."""
        key = (size, theme.name, lamp)
        if key not in self._kept:
            while len(self._kept) >= self.KEEP:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = render(size, theme, self._raster, lamp)
        return self._kept[key]
