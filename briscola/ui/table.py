"""The table itself: cloth or boards under the lamp in a walnut rim. One picture for a size and a theme."""

import numpy as np
import numpy.typing as npt
import pygame

from briscola.ui import paint
from briscola.ui.metrics import Scale
from briscola.ui.theme import INK, TableTheme, mix, rgb

Field = npt.NDArray[np.float32]

LAMP = (0.50, 0.46)
RADII = (0.78, 0.83)
_EDGE_LIGHT = rgb("#7a4a2b")
_WOOD = (rgb("#4a2c1a"), rgb("#2b170c"))


def _noise(seed: int, w: int, h: int, along: tuple[float, float]) -> Field:
    """Blurred noise with unit spread, `along` = how far it runs in x and y (px)."""
    field = np.random.default_rng(seed).standard_normal((w, h)).astype(np.float32)
    for axis, reach in enumerate(along):
        if reach >= 1:
            span = int(reach * 3)
            taps = np.exp(-0.5 * (np.arange(-span, span + 1) / reach) ** 2)
            spectrum = np.fft.rfft(field, axis=axis)
            size = field.shape[axis]
            kernel = np.zeros(size, dtype=np.float32)
            for at, tap in zip(range(-span, span + 1), taps, strict=True):
                kernel[at % size] += tap
            shape = [1, 1]
            shape[axis] = -1
            field = np.fft.irfft(spectrum * np.fft.rfft(kernel).reshape(shape), n=size, axis=axis).astype(
                np.float32
            )
    return np.asarray((field - field.mean()) / (field.std() + 1e-6), dtype=np.float32)


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


def _grain(w: int, h: int, k: float) -> Field:
    fine = _tiled(_noise(3, 384, 384, (0.8, 0.8)), w, h)
    wide = _tiled(_noise(4, 512, 512, (3 * k, 3 * k)), w, h)
    return np.asarray(fine * 0.9 + wide * 0.6, dtype=np.float32)


def _boards(colours: Field, k: float) -> None:
    """Five-odd planks across the table: long grain, a seam between two."""
    w, h, _ = colours.shape
    plank = max(60, round(180 * k))
    streak = _tiled(_noise(5, 1024, 512, (110 * k, 1.6 * k)), w, h)
    flame = _tiled(_noise(6, 1024, 512, (260 * k, 9 * k)), w, h)
    light = colours.mean(axis=2, keepdims=True) / 90
    colours += (streak * 3.2 + flame * 4.4)[..., None] * light * np.asarray((1.15, 0.9, 0.65), np.float32)
    for number, top in enumerate(range(0, h, plank)):
        tone = 1 + (((number * 37) % 7) - 3) * 0.012
        colours[:, top : top + plank] *= tone
        colours[:, top : top + max(1, round(1.6 * k))] *= 0.62
        if top + 3 < h:
            colours[:, top + max(1, round(1.6 * k)) : top + max(2, round(3.2 * k))] *= 1.05


def _rim(colours: Field, scale: Scale) -> None:
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
    for area, sideways in (
        ((slice(0, w), slice(0, band)), True),
        ((slice(0, w), slice(h - band, h)), True),
        ((slice(0, band), slice(0, h)), False),
        ((slice(w - band, w), slice(0, h)), False),
    ):
        part = d[area]
        pw, ph = part.shape
        along = (90 * k, 1.0 * k) if sideways else (1.0 * k, 90 * k)
        tile = _noise(7 if sideways else 8, 512, 128, along) if sideways else _noise(8, 128, 512, along)
        grain = _tiled(tile, pw, ph)
        at_x = (np.arange(w, dtype=np.float32)[area[0]] / w)[:, None]
        at_y = (np.arange(h, dtype=np.float32)[area[1]] / h)[None, :]
        shade = 1.0 - 0.42 * np.clip((at_x + at_y) / 2, 0, 1)
        wood = (
            np.asarray(mix(*_WOOD, 0.05), np.float32) * shade[..., None]
            + (grain * 3.0)[..., None] * np.asarray((1.1, 0.75, 0.5), np.float32) * shade[..., None]
        )
        hair = np.clip(0.9 - np.abs(part - 4.2 * k) / max(0.8, 1.1 * k), 0, 1)[..., None] * 0.62
        wood += (
            np.asarray(_EDGE_LIGHT, np.float32) * (1.15 - 0.45 * (at_x + at_y) / 2)[..., None] - wood
        ) * hair
        gap = np.clip(1 - np.abs(part - 1.2 * k) / (2.0 * k), 0, 1)[..., None]
        wood *= 1 - 0.72 * gap
        cover = np.clip(part + 0.5, 0, 1)[..., None]
        colours[area] += (wood - colours[area]) * cover


def render(size: tuple[int, int], theme: TableTheme, lamp: tuple[float, float] = LAMP) -> pygame.Surface:
    """The whole table, opaque, exactly `size` px; the lamp hangs at that fraction of it."""
    w, h = size
    scale = Scale(w, h)
    colours = _cloth(w, h, theme, lamp)
    if theme.boards:
        _boards(colours, scale.k)
    shade = np.clip(colours[..., 1:2] / 70, 0.35, 1.2) if not theme.boards else np.float32(0.5)
    colours += _grain(w, h, scale.k)[..., None] * shade
    _rim(colours, scale)
    out = pygame.Surface(size)
    pygame.surfarray.pixels3d(out)[:] = np.clip(colours + 0.5, 0, 255).astype(np.uint8)
    return out.convert() if pygame.display.get_surface() else out


def swatch(size: tuple[int, int], theme: TableTheme, k: float, radius: float) -> pygame.Surface:
    """A piece of the table without its rim, with round corners and an ink edge; `k` is the window's scale."""
    w, h = size
    colours = _cloth(w, h, theme, (0.5, 0.48))
    if theme.boards:
        _boards(colours, max(0.3, min(1.0, h / 520)))
    colours += _grain(w, h, k)[..., None] * np.float32(0.5)
    d = paint.distance(w, h, radius)
    edge = np.clip(d + max(1.4, 2.2 * k) + 0.5, 0, 1)[..., None]
    colours += (np.asarray(INK, np.float32) - colours) * edge
    return paint.ready(paint.surface_from(colours, np.clip(0.5 - d, 0, 1)))


class Table:
    """Keeps the last pictures."""

    KEEP = 3

    def __init__(self) -> None:
        self._kept: dict[tuple[tuple[int, int], str, tuple[float, float]], pygame.Surface] = {}

    def picture(
        self, size: tuple[int, int], theme: TableTheme, *, lamp: tuple[float, float] = LAMP
    ) -> pygame.Surface:
        """The table at `size`, lit at `lamp`."""
        key = (size, theme.name, lamp)
        if key not in self._kept:
            while len(self._kept) >= self.KEEP:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = render(size, theme, lamp)
        return self._kept[key]
