"""The table: a lit cloth or planks in a wooden rim, and pictures of it, kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from briscola.lazy_library import later
from briscola.system import resources
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render import primitives
from briscola.ui.render.image_cache import surfaces
from briscola.ui.render.laid_textures import Laid, fine_grain, laid
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.svg.raster_worker import Job
from briscola.ui.render.theme import INK, TABLES, TableTheme, mix, rgb

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Field = npt.NDArray[np.float32]
else:
    np = later("numpy")

Size = tuple[int, int]
Lamp = tuple[float, float]
"""Position of the lamp, as shares of the table's width and height."""

LAMP = (0.50, 0.46)
RADII = (0.78, 0.83)
_EDGE_LIGHT = rgb("#7a4a2b")
_WOOD = (rgb("#4a2c1a"), rgb("#2b170c"))
CORNERS = 22
"""Radius of the cloth's corners, in px at 1080."""
POOL = 0.24
"""Reach of the light under the lamp before it falls off, as a share of the table's radii."""
WORN_AT, WORN = (0.49, 0.47), (0.125, 0.155)
"""Middle and reach of the worn place where cards are thrown, as shares of width and height."""
PALE, BARE = 0.08, 1.3
"""Extra lightness at that place, and extra contrast of the weave or the grain."""
STRIP = 128
"""Columns computed at a time."""
RIM_RELIEF = 0.5
"""Strength with which the grain lightens and darkens the frame."""


def drawings(raster: Raster, k: float) -> Sequence[Job]:
    """Textures of all tables as they are kept for a window of scale `k`; small pictures show them."""
    names = dict.fromkeys(theme.texture for theme in TABLES.values())
    return [job for name in names if (job := drawing(raster, name, k)) is not None]


def drawing(raster: Raster, texture: str, k: float) -> Job | None:
    """Job for a texture as it is kept for a window of scale `k`; None if there is no such drawing."""
    path = resources.asset("textures", f"{texture}.svg")
    if path is None:
        return None
    wide, high = _tile(raster, path, k)
    return resources.plain(path), (round(wide), round(high)), None


def _tile(raster: Raster, path: Path | None, k: float) -> tuple[float, float]:
    """Width and height in px of a texture's tile in a window of scale `k`."""
    wide, high = raster.extent(path) if path else (1.0, 1.0)
    return wide * _drawn_at(k), high * _drawn_at(k)


def _drawn_at(k: float) -> float:
    """Scale at which textures are drawn for a window of scale `k`."""
    return max(0.5, k)


def _relief(raster: Raster, texture: str, k: float, share: float = 1.0, rows: int | None = None) -> Field:
    """Tile of a texture as lightness −1…1 about the middle, shape (w, h); flat if it cannot be drawn.

    `k` is the window's scale. A `share` of it is averaged down: a window rasterises each texture once.
    With `rows`, only that many of the upper rows are needed.
    """
    path = resources.asset("textures", f"{texture}.svg")
    wide, high = _tile(raster, path, k)
    tile = raster.drawing(f"the texture {texture}", (round(wide), round(high)), path, rows=rows)
    if tile is None:
        return np.zeros((1, 1), dtype=np.float32)
    if share != 1.0:
        tile = pygame.transform.smoothscale(tile, (round(wide * share), round(high * share)))
    grey = pygame.surfarray.array_red(tile).astype(np.float32)
    grey *= 1 / 128
    grey -= 1
    return grey


def _tiled(tile: Field, columns: range, rows: range) -> Field:
    """These columns and rows of a plane covered with the tile from the origin."""
    across, down = np.asarray(columns) % tile.shape[0], np.asarray(rows) % tile.shape[1]
    return np.asarray(tile[across][:, down], dtype=np.float32)


def _cloth(w: int, h: int, theme: TableTheme, lamp: Lamp, columns: range) -> Field:
    """Colours of the lit cloth without the rim, shape (3, columns, h)."""
    x = (np.asarray(columns, dtype=np.float32) + 0.5) / w - lamp[0]
    y = (np.arange(h, dtype=np.float32) + 0.5) / h - lamp[1]
    radius = np.sqrt((x / RADII[0])[:, None] ** 2 + (y / RADII[1])[None, :] ** 2)
    steps = 2048
    at = np.linspace(0, 1.2, steps, dtype=np.float32)
    t = np.clip(at, 0, 1)
    t = t * t * (3 - 2 * t)
    lit, mid, dark = (np.asarray(c, dtype=np.float32) for c in (theme.lit, theme.mid, theme.dark))
    first = np.clip(t / 0.5, 0, 1)[:, None]
    second = np.clip((t - 0.5) / 0.5, 0, 1)[:, None]
    table = (lit + (mid - lit) * first + (dark - mid) * second).T.copy()
    pool = np.exp(-0.5 * (at / POOL) ** 2)
    table[0] += theme.lamp[0] * pool
    table[1] += theme.lamp[1] * pool
    index = np.minimum((radius * ((steps - 1) / 1.2)).astype(np.int32), steps - 1)
    return np.asarray(np.stack([np.take(part, index) for part in table]), dtype=np.float32)


def _worn(w: int, h: int, columns: range) -> Field:
    """Wear (0…1) of the table in these columns: most where cards are thrown, with an uneven border."""
    x = (np.asarray(columns, dtype=np.float32) + 0.5) / w - np.float32(WORN_AT[0])
    y = (np.arange(h, dtype=np.float32) + 0.5) / h - np.float32(WORN_AT[1])
    across, down = np.exp(-0.5 * (x / WORN[0]) ** 2), np.exp(-0.5 * (y / WORN[1]) ** 2)
    spot = across[:, None] * down
    for wide, high, phase in ((31.0, 23.0, 0.4), (-19.0, 41.0, 2.1)):
        # sin(a + b) as two products of a row and a column: no sine for each pixel
        a, b = wide * x + phase, high * y
        spot += (
            np.float32(0.10)
            * across[:, None]
            * down
            * (np.sin(a)[:, None] * np.cos(b) + np.cos(a)[:, None] * np.sin(b))
        )
    return np.asarray(spot, dtype=np.float32)


def _textured(
    colours: Field, theme: TableTheme, material: Laid, width: int, first: int = 0, *, k: float = 1.0
) -> None:
    """Work texture and wear into the lit colours.

    They begin with column `first` of a table `width` px wide, in a window of scale `k`.
    """
    _, w, h = colours.shape
    columns = range(first, first + w)
    grain = material.relief(columns, h)
    if (fine := fine_grain(columns, h, k, wood=theme.texture == "walnut")) is not None:
        grain += fine
    grain *= np.float32(theme.relief)
    if abs((first + w / 2) / width - WORN_AT[0]) < 3 * WORN[0] + w / width:
        worn = _worn(width, h, columns)
        grain *= 1 + np.float32(BARE) * worn
        grain += np.float32(PALE) * worn
    grain += 1
    colours *= grain


def _band(scale: Scale) -> int:
    """Width in px of the frame's wood, the round corners of the cloth included."""
    return scale.rim + round(CORNERS * scale.k) + 2


def _rim(colours: Field, scale: Scale, walnut: Field, columns: range) -> None:
    """Draw the walnut frame with its gilt hairline and its shadow on the cloth, in these columns."""
    w, h = scale.size
    k, rim = scale.k, scale.rim
    radius = CORNERS * k
    d = primitives.distance(w, h, radius, inset=rim, columns=columns)
    reach = 46 * k
    near = np.clip(1 + d / reach, 0, 1)
    y = np.linspace(1.0, 0.55, h, dtype=np.float32)[None, :]
    x = np.linspace(1.0, 0.72, w, dtype=np.float32)[columns.start : columns.stop, None]
    colours *= 1 - np.float32(0.50) * np.sqrt(x * y) * near * near
    band = _band(scale)
    for left, across, rows, sideways in (
        (0, w, range(band), True),
        (0, w, range(h - band, h), True),
        (0, band, range(h), False),
        (w - band, band, range(h), False),
    ):
        part = range(max(left, columns.start), min(left + across, columns.stop))
        if part:
            area = (
                ...,
                slice(part.start - columns.start, part.stop - columns.start),
                slice(rows.start, rows.stop),
            )
            shifted = range(part.start - left, part.stop - left)
            grain = _tiled(walnut if sideways else walnut.T, shifted, range(len(rows)))
            _lay_wood(colours[area], d[area[1:]], grain, scale, part, rows)


def _lay_wood(colours: Field, d: Field, grain: Field, scale: Scale, columns: range, rows: range) -> None:
    """Lay wood over a part of the picture; `d` is the distance in px from the cloth."""
    k = scale.k
    at_x = (np.asarray(columns, dtype=np.float32) / scale.width)[:, None]
    at_y = (np.asarray(rows, dtype=np.float32) / scale.height)[None, :]
    shade = 1.0 - 0.42 * np.clip((at_x + at_y) / 2, 0, 1)
    brown, light = (
        np.asarray(colour, np.float32)[:, None, None] for colour in (mix(*_WOOD, 0.05), _EDGE_LIGHT)
    )
    wood = brown * (shade * (1 + grain * RIM_RELIEF))
    hair = np.clip(0.9 - np.abs(d - 4.2 * k) / max(0.8, 1.1 * k), 0, 1) * 0.62
    wood += (light * (1.15 - 0.45 * (at_x + at_y) / 2) - wood) * hair
    gap = np.clip(1 - np.abs(d - 1.2 * k) / (2.0 * k), 0, 1)
    wood *= 1 - 0.72 * gap
    cover = np.clip(d + 0.5, 0, 1)
    colours += (wood - colours) * cover


def render(size: Size, theme: TableTheme, raster: Raster, lamp: Lamp = LAMP) -> pygame.Surface:
    """The whole table, opaque, exactly `size` px; the lamp hangs at that fraction of it."""
    return next(picture for picture in strips(size, theme, raster, lamp) if picture is not None)


def strips(size: Size, theme: TableTheme, raster: Raster, lamp: Lamp) -> Iterator[pygame.Surface | None]:
    """The table, made strip by strip: None after each step, and the picture at the end."""
    w, h = size
    scale = Scale(w, h)
    relief = _relief(raster, theme.texture, scale.k)
    # Of the planks the frame needs a strip, and resvg takes ten times as long for all of them.
    walnut = relief if theme.texture == "walnut" else _relief(raster, "walnut", scale.k, rows=_band(scale))
    material = laid(theme.texture, relief, _drawn_at(scale.k), size)
    yield None
    out = pygame.Surface(size)
    out.fill(theme.dark)  # fresh memory takes its time when it is first touched
    yield None
    pixels = pygame.surfarray.pixels3d(out)
    # Strip by strip: the numbers behind a whole 4K table would take half a gigabyte.
    for left in range(0, w, STRIP):
        columns = range(left, min(w, left + STRIP))
        colours = _cloth(w, h, theme, lamp, columns)
        _textured(colours, theme, material, w, left, k=scale.k)
        _rim(colours, scale, walnut, columns)
        colours += np.float32(0.5)
        np.clip(colours, 0, 255, out=colours)
        pixels[columns.start : columns.stop] = colours.astype(np.uint8).transpose(1, 2, 0)
        yield None
    del pixels
    yield out.convert() if pygame.display.get_surface() else out


def swatch(
    size: tuple[int, int], theme: TableTheme, raster: Raster, k: float, radius: float
) -> pygame.Surface:
    """A piece of the table without its rim, with round corners and an ink edge; `k` is the window's scale."""
    w, h = size
    colours = _cloth(w, h, theme, (0.5, 0.48), range(w))
    share = min(1.0, max(0.5, h / 520) / max(0.5, k))
    tile = _relief(raster, theme.texture, k, share)
    _textured(colours, theme, laid(theme.texture, tile, _drawn_at(k) * share, size), w)
    d = primitives.distance(w, h, radius)
    edge = np.clip(d + max(1.4, 2.2 * k) + 0.5, 0, 1)
    colours += (np.asarray(INK, np.float32)[:, None, None] - colours) * edge
    return primitives.ready(primitives.surface_from(colours.transpose(1, 2, 0), np.clip(0.5 - d, 0, 1)))


_Key = tuple[Size, TableTheme, Lamp]
"""Everything that decides a picture: its size, the table, and the position of its lamp."""


class TableSurfaceCache:
    """Keeps the last pictures of a size: the table under its lamps, and, while it is small, other themes."""

    LIMIT = 24_000_000
    """Bytes: for 4K windows only the latest picture."""

    def __init__(self, raster: Raster) -> None:
        self._raster = raster
        self.shelf = surfaces(self.LIMIT)
        self._latest: _Key | None = None
        """Key of the last picture asked for, or None."""
        self._before: tuple[TableTheme, Lamp, pygame.Surface] | None = None
        """Theme, lamp and picture last seen at the size before, until it is stretched."""
        self._coming: dict[_Key, Iterator[pygame.Surface | None]] = {}
        """Pictures in the making, strip by strip, for which stretched ones stand in."""

    def picture(self, size: Size, theme: TableTheme, *, lamp: Lamp = LAMP) -> pygame.Surface:
        """The table at `size`, lit at `lamp`."""
        key = (size, theme, lamp)
        self._latest = key
        return self.shelf.get(key, self._made, key)

    def _made(self, key: _Key) -> pygame.Surface:
        size, theme, lamp = key
        return self._stretched(key) or render(size, theme, self._raster, lamp)

    def _stretched(self, key: _Key) -> pygame.Surface | None:
        """Stretched picture that stands in while the real one is made; None if none fits."""
        size, theme, lamp = key
        before = self._before
        if before is None or before[:2] != (theme, lamp) or self._raster.folder is None:
            return None
        self._before = None
        self._coming[key] = strips(size, theme, self._raster, lamp)
        return pygame.transform.smoothscale(before[2], size)

    def resize(self) -> None:
        """Drop all pictures, because another size takes their place. The one seen last may stand in."""
        seen = None if self._latest is None else self.shelf.find(self._latest)
        self._before = None if self._latest is None or seen is None else (*self._latest[1:], seen)
        self._coming.clear()
        self.shelf.clear()

    @property
    def stretched(self) -> bool:
        """True if a stretched picture stands in for another."""
        return bool(self._coming)

    def awaited(self) -> Sequence[Job]:
        """Textures needed for the coming pictures that have not been rasterised yet."""
        needed = {theme.texture: size for size, theme, _lamp in self._coming}
        jobs = [drawing(self._raster, texture, Scale(*size).k) for texture, size in needed.items()]
        return [job for job in jobs if job is not None and not self._raster.at_hand(*job[:2])]

    @property
    def may_sharpen(self) -> bool:
        """True if a picture is coming, and its textures need no process any more."""
        return self.stretched and not self.awaited()

    def sharpen(self, until: float, *, alone: bool) -> bool:
        """Work on the coming pictures until that moment; True if one is finished and has taken its place.

        `alone`: no other process rasterises textures.
        """
        if not (self.stretched if alone else self.may_sharpen):
            return False
        key, growing = next(iter(self._coming.items()))
        for picture in growing:
            if picture is not None:
                del self._coming[key]
                self.shelf.put(key, picture)
                return True
            if perf_counter() >= until:
                break
        return False
