"""Smooth round boxes, blurred shadows, tints. Slow (milliseconds): callers keep the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from msgspec import Struct

from briscola.lazy_library import later
from briscola.ui.render.theme import SHADOW, Colour

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Field = npt.NDArray[np.float32]
else:
    np = later("numpy")


class Hairline(Struct, frozen=True):
    """A hairline parallel to the edge: distance inside it, colour, opacity, width (px)."""

    inset: float
    colour: Colour
    alpha: float = 1.0
    width: float = 1.0


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the display's own alpha format, for fast blits."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def distance(
    width: int, height: int, radius: float, inset: float = 0.0, *, columns: range | None = None
) -> Field:
    """Signed distance in px from each pixel's centre to a rounded box; negative inside. Shape (w, h).

    With `columns`, only these columns are computed.
    """
    x = np.abs(np.asarray(columns or range(width), dtype=np.float32) + 0.5 - width / 2)[:, None]
    y = np.abs(np.arange(height, dtype=np.float32) + 0.5 - height / 2)[None, :]
    qx = x - (width / 2 - inset - radius)
    qy = y - (height / 2 - inset - radius)
    outside = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
    inside = np.minimum(np.maximum(qx, qy), 0)
    return np.asarray(outside + inside - radius, dtype=np.float32)


def surface_from(colours: npt.NDArray[np.float32], alpha: Field) -> pygame.Surface:
    """An alpha surface from (w, h, 3) colours 0…255 and (w, h) opacity 0…1."""
    out = pygame.Surface(alpha.shape, pygame.SRCALPHA)
    pygame.surfarray.pixels3d(out)[:] = np.clip(colours + 0.5, 0, 255).astype(np.uint8)
    pygame.surfarray.pixels_alpha(out)[:] = np.clip(alpha * 255 + 0.5, 0, 255).astype(np.uint8)
    return out


def _stretch(small: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Enlarge by nine slices: corners kept, the middle pixel row and column stretched."""
    w, h = size
    sw, sh = small.get_size()
    if (sw, sh) == (w, h):
        return small
    out = pygame.Surface(size, pygame.SRCALPHA)
    cx, cy = sw // 2, sh // 2
    xs = [(0, cx, 0, cx), (cx, 1, cx, w - (sw - 1)), (cx + 1, sw - cx - 1, w - (sw - cx - 1), sw - cx - 1)]
    ys = [(0, cy, 0, cy), (cy, 1, cy, h - (sh - 1)), (cy + 1, sh - cy - 1, h - (sh - cy - 1), sh - cy - 1)]
    for sx, swid, dx, dwid in xs:
        for sy, shei, dy, dhei in ys:
            if swid <= 0 or shei <= 0 or dwid <= 0 or dhei <= 0:
                continue
            part = small.subsurface((sx, sy, swid, shei))
            if (swid, shei) != (dwid, dhei):
                part = pygame.transform.scale(part, (dwid, dhei))
            out.blit(part, (dx, dy), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def framed(size: tuple[int, int], deep: float, paint: Callable[[int, int], pygame.Surface]) -> pygame.Surface:
    """Result of `paint` at `size`, made from a small one: all but its rim of `deep` px is uniform."""
    core = 2 * int(np.ceil(deep + 2)) + 1
    return ready(_stretch(paint(min(size[0], core), min(size[1], core)), size))


def box(
    size: tuple[int, int],
    radius: float,
    fill: Colour,
    *,
    edge: Colour | None = None,
    edge_width: float = 0.0,
    edge_alpha: float = 1.0,
    lines: Sequence[Hairline] = (),
    alpha: float = 1.0,
) -> pygame.Surface:
    """A smooth rounded box with an edge inside its outline and hairlines further in."""
    deepest = max([edge_width, *(line.inset + line.width for line in lines)], default=0.0)

    def paint(w: int, h: int) -> pygame.Surface:
        d = distance(w, h, min(radius, w / 2, h / 2))
        colours = np.empty((w, h, 3), dtype=np.float32)
        colours[:] = fill
        if edge is not None and edge_width > 0:
            band = np.clip(d + edge_width + 0.5, 0, 1)[..., None] * edge_alpha
            colours += (np.asarray(edge, dtype=np.float32) - colours) * band
        for line in lines:
            cover = np.clip(line.width / 2 + 0.5 - np.abs(d + line.inset), 0, 1)[..., None] * line.alpha
            colours += (np.asarray(line.colour, dtype=np.float32) - colours) * cover
        return surface_from(colours, np.clip(0.5 - d, 0, 1) * np.float32(alpha))

    return framed((max(2, size[0]), max(2, size[1])), radius + deepest, paint)


def ring(size: tuple[int, int], radius: float, colour: Colour, width: float) -> pygame.Surface:
    """An outline only, inside the box's outline."""

    def paint(w: int, h: int) -> pygame.Surface:
        d = distance(w, h, min(radius, w / 2, h / 2))
        colours = np.empty((w, h, 3), dtype=np.float32)
        colours[:] = colour
        return surface_from(colours, np.clip(0.5 - d, 0, 1) * np.clip(d + width + 0.5, 0, 1))

    return framed((max(2, size[0]), max(2, size[1])), radius + width, paint)


def gaussian(field: Field, sigma: float) -> Field:
    """A Gaussian blur of a (w, h) field; beyond the border it is empty."""
    if sigma < 0.3:
        return field
    reach = int(np.ceil(3 * sigma))
    at = np.arange(-reach, reach + 1)
    taps = np.exp(-0.5 * (at / sigma) ** 2)
    taps = (taps / taps.sum()).astype(np.float32)
    # Sums of shifted copies: for our few pixels faster than a transform or a matrix, and on one core.
    for axis in (0, 1):
        size = field.shape[axis]
        padded = np.pad(field, [(reach, reach) if n == axis else (0, 0) for n in (0, 1)])
        out = np.zeros_like(field)
        for shift, tap in enumerate(taps):
            out += tap * (padded[shift : shift + size] if axis == 0 else padded[:, shift : shift + size])
        field = out
    return field


def _shade(mask: Field, sigma: float, colour: Colour, alpha: float) -> pygame.Surface:
    """A blurred mask as a tinted surface; wide blurs are computed on fewer pixels."""
    step = max(1, int(sigma / 2.5))
    w, h = mask.shape
    if step > 1:
        pw, ph = -w % step, -h % step
        padded = np.pad(mask, ((0, pw), (0, ph)))
        coarse = padded.reshape(padded.shape[0] // step, step, padded.shape[1] // step, step).mean(
            axis=(1, 3)
        )
        soft = gaussian(coarse.astype(np.float32), sigma / step)
        colours = np.empty((*soft.shape, 3), dtype=np.float32)
        colours[:] = colour
        big = pygame.transform.smoothscale(
            surface_from(colours, soft * np.float32(alpha)), (soft.shape[0] * step, soft.shape[1] * step)
        )
        return big.subsurface((0, 0, w, h)).copy()
    soft = gaussian(mask, sigma)
    colours = np.empty((w, h, 3), dtype=np.float32)
    colours[:] = colour
    return surface_from(colours, soft * np.float32(alpha))


def shadow(
    size: tuple[int, int], radius: float, sigma: float, alpha: float, colour: Colour = SHADOW
) -> tuple[pygame.Surface, int]:
    """Blurred shadow of a rounded box, and the px by which it is larger on each side."""
    pad = int(np.ceil(sigma * 3)) + 1
    w, h = size[0] + 2 * pad, size[1] + 2 * pad
    core = 2 * (int(np.ceil(radius + 3 * sigma)) + pad) + 3
    sw, sh = min(w, core), min(h, core)
    mask = np.clip(0.5 - distance(sw, sh, radius, inset=pad), 0, 1).astype(np.float32)
    return ready(_stretch(_shade(mask, sigma, colour, alpha), (w, h))), pad


def blurred(
    source: pygame.Surface, *, pad: int, sigma: float, colour: Colour, alpha: float
) -> pygame.Surface:
    """The soft silhouette of a surface, `pad` px larger on each side."""
    w, h = source.get_size()
    mask = np.zeros((w + 2 * pad, h + 2 * pad), dtype=np.float32)
    mask[pad : pad + w, pad : pad + h] = pygame.surfarray.array_alpha(source).astype(np.float32) / 255
    return _shade(mask, sigma, colour, alpha)


def disc(
    diameter: int,
    fill: Colour,
    *,
    edge: Colour | None = None,
    edge_width: float = 0.0,
    alpha: float = 1.0,
    lines: Sequence[Hairline] = (),
) -> pygame.Surface:
    """A smooth disc."""
    return box(
        (diameter, diameter),
        diameter / 2,
        fill,
        edge=edge,
        edge_width=edge_width,
        alpha=alpha,
        lines=lines,
    )


MARGIN = 2
"""Clear px round a picture that is to be turned."""


def turned(double: pygame.Surface, angle: float) -> pygame.Surface:
    """A doubled sprite, turned, then halved: smooth edges without a blur."""
    big = double
    if angle:
        big = pygame.transform.rotozoom(widened(double, 2), angle, 1)
        w, h = big.get_size()
        big = big.subsurface((0, 0, w - w % 2, h - h % 2))  # even, so that every four pixels become one
    return pygame.transform.smoothscale(big, (big.get_width() // 2, big.get_height() // 2))


def resized(loose: pygame.Surface, across: float, along: float) -> pygame.Surface:
    """A loose picture at a share of its width and of its height, the clear pixels round it as before."""
    inner = loose.subsurface(loose.get_rect().inflate(-2 * MARGIN, -2 * MARGIN))
    size = (max(2, round(inner.get_width() * across)), max(2, round(inner.get_height() * along)))
    wide = _cleared(size, MARGIN, loose.get_at((0, 0)))
    pygame.transform.smoothscale(inner, size, wide.subsurface((MARGIN, MARGIN), size))
    return wide


def widened(sprite: pygame.Surface, margin: int) -> pygame.Surface:
    """The sprite with clear pixels round it in the ink of its edge: turning mixes in nothing else."""
    w, h = size = sprite.get_size()
    wide = _cleared(size, margin, sprite.get_at((w // 2, 0)))
    wide.fill((0, 0, 0, 0), (margin, margin, w, h))
    wide.blit(sprite, (margin, margin), special_flags=pygame.BLEND_RGBA_ADD)  # clear pixels keep their ink
    return wide


def _cleared(size: tuple[int, int], margin: int, ink: pygame.Color) -> pygame.Surface:
    """Empty surface for a sprite, with clear pixels in that ink."""
    wide = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    wide.fill((*ink[:3], 0))
    return wide
