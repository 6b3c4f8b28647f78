"""The slate in its wooden frame, and chalk: words in capitals, ruled lines, tally strokes.

Write on a `ChalkBoard` in its own coordinates (px, origin its upper left corner, upright), then take the
turned picture with its shadow. Pictures are kept by key.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from math import cos, erf, pi, sin, sqrt
from typing import TYPE_CHECKING, NamedTuple

import pygame

from briscola.lazy_library import later
from briscola.ui.layout.window.metrics import MIN_TYPE
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.primitives import turned
from briscola.ui.render.text.fonts import ROLES, font_path
from briscola.ui.render.theme import CHALK, SHADOW, Colour

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
else:
    np = later("numpy")

Z = 2
"""Scale at which everything is written before it is reduced while being turned."""
FAT = 0.017
"""Extra thickness of chalk on each side of a letter, as a share of the letter's size."""
EDGE = 0.0105
"""Smallest width of a line of chalk, as a share of the slate's shorter side."""
GRAINED = 290
"""Shorter side in px from which a slate shows all of its grain; on a smaller one letters would break."""
DUST = 0.22
"""Opacity of the dust beside a stroke."""


class Smudge(NamedTuple):
    """A wiped place: centre and radii as shares of the slate; opacity; turn in degrees."""

    x: float
    y: float
    across: float
    along: float
    opacity: float
    turn: float


SMUDGES = (
    Smudge(0.47, 0.40, 0.27, 0.07, 0.085, -4),
    Smudge(0.55, 0.47, 0.22, 0.05, 0.06, 3),
    Smudge(0.46, 0.78, 0.24, 0.06, 0.08, -3),
    Smudge(0.62, 0.24, 0.18, 0.05, 0.05, 5),
)
LATHS = ("#7b4d29", "#5f3a1f", "#653e21", "#744827")
"""Colours of the wood, clockwise from the top: the light comes from the upper left."""
FADES, STOPS, LONG = 2.2, 10, 0.88
"""Soft edge of a smudge: reach, number of gradient steps, distance of half strength.

The reach goes beyond the radius and is in widths of the blur. The distance is measured lengthwise, as a
share of the radius.
"""
TILE = 512
"""Period of the fine grain, in px."""


@lru_cache(maxsize=2)
def _tooth(w: int, h: int) -> npt.NDArray[np.float32]:
    """Relief of the stone at each point, shape (w, h), about 0: a fine grain on a coarse one."""
    chance = np.random.default_rng(11)
    coarse = chance.standard_normal((w // 3 + 1, h // 3 + 1)).astype(np.float32)
    fine = chance.standard_normal((TILE, TILE)).astype(np.float32)
    fine = np.tile(fine, (w // TILE + 1, h // TILE + 1))[:w, :h]
    return np.asarray(0.75 * np.repeat(np.repeat(coarse, 3, axis=0), 3, axis=1)[:w, :h] + 0.55 * fine)


def frame_width(size: tuple[int, int]) -> int:
    """Width in px of the wooden frame of a slate of that size."""
    return max(6, round(min(size) * 0.075))


class ChalkBoard:
    """A clean slate of a size to write on."""

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        self.kit, self.size = kit, size
        self.frame = frame_width(size)
        """Width of the wooden frame, in px."""
        self.inner = pygame.Rect((0, 0), size).inflate(-2 * self.frame, -2 * self.frame)
        """Rectangle inside the frame, for the chalk."""
        self._chance = np.random.default_rng(1)
        self._chalk = pygame.Surface((size[0] * Z, size[1] * Z), pygame.SRCALPHA)
        self._chalk.fill((*CHALK, 0))

    def text(
        self,
        text: str,
        size: float,
        pos: tuple[float, float],
        colour: Colour = CHALK,
        *,
        anchor: str = "center",
        width: float | None = None,
    ) -> pygame.Rect:
        """Write chalk capitals of `size` px (real pixels, at least 15) and return their rectangle.

        Text wider than `width` gets smaller, then loses its end.
        """
        px = max(float(MIN_TYPE), size)
        font = self._font(px)
        words = text.upper()
        if width is not None:
            while font.size(words)[0] > width * Z and px > MIN_TYPE:
                px -= 1
                font = self._font(px)
            while font.size(words)[0] > width * Z and len(words) > 1:
                words = words[:-2].rstrip() + "…"
        picture = font.render(words, True, colour)
        rect = picture.get_rect()
        setattr(rect, anchor, (round(pos[0] * Z), round(pos[1] * Z)))
        fat = max(1.0, px * Z * FAT)
        for turn in range(8):
            aside = (round(fat * cos(turn * pi / 4)), round(fat * sin(turn * pi / 4)))
            self._chalk.blit(picture, rect.move(aside))
        return pygame.Rect(rect.x // Z, rect.y // Z, rect.width // Z, rect.height // Z)

    def _font(self, px: float) -> pygame.font.Font:
        return pygame.font.Font(font_path(ROLES["chalk"]), round(px * Z))

    def line(
        self, start: tuple[float, float], end: tuple[float, float], colour: Colour = CHALK, width: float = 0.0
    ) -> None:
        """Draw a line by hand, no thinner than the chalk's edge: it wavers a little, swells and thins."""
        width = max(width, min(self.size) * EDGE, 2.4)
        a, b = np.asarray(start, float) * Z, np.asarray(end, float) * Z
        length = float(np.hypot(*(b - a)))
        steps = max(2, int(length / 1.5))
        along = np.linspace(0, 1, steps)
        side = np.asarray((-(b - a)[1], (b - a)[0])) / max(1e-6, length)
        knots = np.linspace(0, 1, max(3, int(length / 46)))
        waver = np.interp(along, knots, self._chance.normal(0, 0.55 * Z * 0.6, len(knots)))
        swell = np.interp(along, knots, self._chance.uniform(0.7, 1.3, len(knots)))
        for t, off, fat in zip(along, waver, swell, strict=True):
            x, y = a + (b - a) * t + side * off
            pygame.draw.circle(self._chalk, colour, (x, y), max(1.0, width * fat * Z / 2))

    def stroke(
        self, pos: tuple[float, float], height: float, colour: Colour = CHALK, share: float = 1.0
    ) -> None:
        """Draw a tally stroke centred on `pos`; only `share` (0…1) of it, from the top."""
        if share <= 0:
            return
        lean = self._chance.uniform(-0.04, 0.05) * height
        top = (pos[0] + lean / 2, pos[1] - height / 2)
        end = (pos[0] - lean / 2, pos[1] + height / 2)
        stop = (top[0] + (end[0] - top[0]) * share, top[1] + (end[1] - top[1]) * share)
        self.line(top, stop, colour, width=max(2.5, height * 0.115))

    def _grained(self) -> pygame.Surface:
        """Turn the chalk into grained chalk: gaps in the grain, crumbling edges, some dust round it."""
        alpha = pygame.surfarray.pixels_alpha(self._chalk)
        w, h = alpha.shape
        fine = min(1.0, min(self.size) / GRAINED)
        tooth = _tooth(w, h) * np.float32(fine * fine)
        inside = alpha.astype(np.float32) / 255
        # Where chalk thins out towards an edge the tooth of the stone decides what is left of it.
        far = max(1, round(Z * fine))
        soft = (inside + np.roll(inside, far, 0) + np.roll(inside, -far, 0)) / 3
        soft = (soft + np.roll(soft, far, 1) + np.roll(soft, -far, 1)) / 3
        took = np.clip((soft - 0.42 * fine + 0.26 * tooth) * 3.2, 0, 1) * np.clip(
            0.90 + 0.24 * tooth, 0.2, 1.0
        )
        alpha[:] = np.maximum(inside * took, DUST * soft * np.clip(tooth, 0, 1)) * 255
        del alpha
        return self._chalk

    def chalk(self) -> pygame.Surface:
        """Picture of the chalk alone, upright, at `Z` times the size."""
        return self._grained()

    def picture(self) -> pygame.Surface:
        """Picture of the slate with its frame and chalk, upright, at `Z` times the size."""
        board = self.kit.raster.text(
            _board(self.size, self.frame), (self.size[0] * Z, self.size[1] * Z)
        ).copy()
        board.blit(self._grained(), (0, 0))
        return board


def draw_board(
    target: pygame.Surface,
    kit: Kit,
    key: Hashable,
    size: tuple[int, int],
    centre: tuple[float, float],
    angle: float,
    write: Callable[[ChalkBoard], None],
) -> None:
    """Draw a slate (its shadow included) turned by `angle` degrees anticlockwise about its centre.

    `write` is called once for each key (everything that is written must be in the key) and size.
    """

    def make() -> PaperObject:
        slate = ChalkBoard(kit, size)
        write(slate)
        body = turned(slate.picture(), angle)
        k = kit.scale.k
        shade, _ = primitives.shadow(size, 3 * k, max(1.0, 8 * k), 0.50)
        if angle:
            shade = pygame.transform.rotozoom(shade, angle, 1)
        dx, dy = round(6 * k), round(12 * k)
        w, h = (
            max(shade.get_width(), body.get_width()) + 2 * dx,
            max(shade.get_height(), body.get_height()) + 2 * dy,
        )
        out = pygame.Surface((w, h), pygame.SRCALPHA)
        out.fill((*SHADOW, 0))
        out.blit(shade, shade.get_rect(center=(w // 2 + dx, h // 2 + dy)))
        out.blit(body, body.get_rect(center=(w // 2, h // 2)))
        return PaperObject(primitives.ready(out), (w // 2, h // 2))

    kit.paper.keep(("slate", key, size, angle), make).draw(target, centre)


def draw_chalk(
    target: pygame.Surface,
    kit: Kit,
    words: str,
    size: tuple[int, int],
    centre: tuple[float, float],
    angle: float,
    colour: Colour,
) -> None:
    """Write over a slate what changes often, in a box of that size turned about its centre."""

    def make() -> PaperObject:
        slate = ChalkBoard(kit, size)
        slate.text(words, size[1] * 0.8, (size[0] / 2, size[1] / 2), colour, width=size[0])
        body = turned(slate.chalk(), angle)
        return PaperObject(primitives.ready(body), (body.get_width() // 2, body.get_height() // 2))

    kit.paper.keep(("chalk", words, size, angle, colour), make).draw(target, centre)


def _board(size: tuple[int, int], frame: int) -> str:
    """SVG of the empty slate: four mitred laths with their grain, and the wiped stone between them."""
    w, h, f = size[0], size[1], frame
    chance = np.random.default_rng(5)
    ink, edge = "#1d1712", max(1.0, f * 0.11)
    outer, inside = [(0, 0), (w, 0), (w, h), (0, h)], [(f, f), (w - f, f), (w - f, h - f), (f, h - f)]
    parts: list[str] = []
    for at, colour in enumerate(LATHS):
        after = (at + 1) % 4
        corners = outer[at], outer[after], inside[after], inside[at]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        parts.append(f'<polygon points="{points}" fill="{colour}" stroke="{ink}" stroke-width="{edge:.2f}"/>')
        parts += [_fibre(size, f, at, chance) for _ in range(7)]
    inner = f'x="{f}" y="{f}" width="{w - 2 * f}" height="{h - 2 * f}"'
    soft = min(w, h) * 0.028
    smudges = "".join(_smudge(number, smudge, size, soft) for number, smudge in enumerate(SMUDGES))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="{-edge / 2:.2f} {-edge / 2:.2f} {w + edge:.2f} {h + edge:.2f}">'
        f'<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2b3233"/>'
        f'<stop offset="1" stop-color="#212728"/></linearGradient></defs>'
        f'<g stroke-linejoin="round">{"".join(parts)}</g><rect {inner} fill="url(#g)" stroke="{ink}" '
        f'stroke-width="{edge:.2f}"/>{smudges}'
        f'<path d="M{f + edge} {h - f - edge}V{f + edge}H{w - f - edge}" fill="none" stroke="#000" '
        f'stroke-opacity="0.35" stroke-width="{edge * 1.6:.2f}"/></svg>'
    )


def _fibre(size: tuple[int, int], frame: int, lath: int, chance: np.random.Generator) -> str:
    """SVG of a curved fibre of the wood in one of the laths, by the number of its side."""
    flat = lath % 2 == 0
    long, wide = size if flat else (size[1], size[0])
    at = frame * (0.18 + 0.64 * chance.random())
    start = frame + (long - 2 * frame) * chance.random() * 0.75
    stop = min(long - frame, start + long * (0.10 + 0.25 * chance.random()))
    bend = frame * 0.10 * chance.normal()
    off = at if lath in (0, 3) else wide - at
    along = ((start, off), ((start + stop) / 2, off + bend), (stop, off))
    begin, middle, end = (f"{a:.1f} {b:.1f}" if flat else f"{b:.1f} {a:.1f}" for a, b in along)
    return (
        f'<path d="M{begin}Q{middle} {end}" fill="none" stroke="#3a2110" '
        f'stroke-width="{max(0.6, frame * 0.05):.2f}" stroke-opacity="0.55"/>'
    )


def _smudge(number: int, smudge: Smudge, size: tuple[int, int], soft: float) -> str:
    """An ellipse of wiped chalk whose edge fades as if blurred by `soft`.

    A gradient does it: resvg takes ten times as long for a filter as for all the rest of the slate.
    """
    x, y, along = size[0] * smudge.x, size[1] * smudge.y, size[1] * smudge.along
    ry = along + FADES * soft
    rx = LONG * (size[0] * smudge.across) * ry / along
    stops = []
    for step in range(STOPS + 1):
        from_edge = ry * step / STOPS - along
        strength = smudge.opacity * (1 - erf(from_edge / soft / sqrt(2))) / 2 if step < STOPS else 0.0
        stops.append(
            f'<stop offset="{step / STOPS:.3f}" stop-color="#efe9da" stop-opacity="{strength:.4f}"/>'
        )
    return (
        f'<radialGradient id="s{number}">{"".join(stops)}</radialGradient>'
        f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="url(#s{number})" '
        f'transform="rotate({smudge.turn} {x:.0f} {y:.0f})"/>'
    )
