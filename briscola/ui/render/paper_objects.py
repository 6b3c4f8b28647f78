"""Objects of paper, wood and card with shadows: sheets, tags, buttons, fields, medallions, slips."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import TYPE_CHECKING

import pygame
from msgspec import Struct

from briscola.lazy_library import later
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render import primitives
from briscola.ui.render.image_cache import Given, ImageCache
from briscola.ui.render.primitives import Hairline
from briscola.ui.render.theme import (
    BLACK,
    CREAM,
    CREAM_2,
    DISC,
    DISC_EDGE,
    INK,
    INK_2,
    LAMP_LIGHT,
    PAPER,
    RED,
    RED_PRESSED,
    SHADOW,
    WHITE,
    WOOD,
    Colour,
    luminance,
    mix,
)

if TYPE_CHECKING:
    import numpy as np
else:
    np = later("numpy")


class PaperObject(Struct, frozen=True):
    """A picture with its shadow; `origin` is the position of the object's top left corner in the picture."""

    surface: pygame.Surface
    origin: tuple[int, int]

    def draw(self, target: pygame.Surface, pos: tuple[float, float]) -> None:
        """Draw with the object's top left corner at `pos`."""
        target.blit(self.surface, self.rect(pos))

    def rect(self, pos: tuple[float, float]) -> pygame.Rect:
        """Rectangle of the picture when the object's top left corner is at `pos`."""
        corner = (round(pos[0]) - self.origin[0], round(pos[1]) - self.origin[1])
        return self.surface.get_rect(topleft=corner)


def _plain(
    make: Callable[Given, pygame.Surface], /, *given: Given.args, **named: Given.kwargs
) -> PaperObject:
    return PaperObject(make(*given, **named), (0, 0))


DEEP = 0.2
"""Luminance below which a fill bears white text in high contrast, and is made darker for it."""
THICKER = 1.8
"""Factor for the width of edges and focus rings in high contrast."""


class Paper:
    """Makes these objects at one scale and keeps them."""

    LIMIT, MORE = 48_000_000, 26_000_000
    """Bytes up to 1920×1080, and for each time as many pixels more: a deal's shadows stay until the next."""

    def __init__(self, scale: Scale, contrast: bool = False) -> None:
        """`contrast`: white paper, black ink, thicker edges and no half tones."""
        self.scale, self.contrast = scale, contrast
        limit = round(self.LIMIT + self.MORE * max(0.0, scale.area - 1))
        self.shelf: ImageCache[PaperObject] = ImageCache(limit, attrgetter("surface"))

    def keep(
        self, key: Hashable, make: Callable[Given, PaperObject], *given: Given.args, **named: Given.kwargs
    ) -> PaperObject:
        """The object kept under `key`; for a new key it is what `make` makes of the other arguments."""
        return self.shelf.get(key, make, *given, **named)

    def plain(
        self, key: Hashable, make: Callable[Given, pygame.Surface], *given: Given.args, **named: Given.kwargs
    ) -> pygame.Surface:
        """As `keep`, for a picture without a shadow."""
        return self.shelf.get(key, _plain, make, *given, **named).surface

    def _tone(self, colour: Colour) -> Colour:
        """Fill or ink of an object; in high contrast paper is white, ink black, and dark fills darker."""
        if not self.contrast:
            return colour
        if colour in (CREAM, CREAM_2, PAPER):
            return WHITE
        return mix(colour, BLACK, 0.35) if luminance(colour) < DEEP else colour

    def _edge(self, least: float, width: float) -> float:
        """Width in px of an edge of `width` px at 1080; thicker in high contrast."""
        wide = max(least, width * self.scale.k)
        return wide * THICKER if self.contrast else wide

    @property
    def _ink(self) -> Colour:
        return BLACK if self.contrast else INK

    def clear(self) -> None:
        """Drop all objects, because another size takes their place."""
        self.shelf.clear()

    def _shadowed(
        self, body: pygame.Surface, radius: float, offset: tuple[float, float], blur: float, alpha: float
    ) -> PaperObject:
        k = self.scale.k
        shade, pad = primitives.shadow(body.get_size(), radius, max(0.8, blur * k), alpha)
        dx, dy = round(offset[0] * k), round(offset[1] * k)
        left, top = max(0, pad - dx), max(0, pad - dy)
        w = max(left + body.get_width(), left - pad + dx + shade.get_width())
        h = max(top + body.get_height(), top - pad + dy + shade.get_height())
        out = pygame.Surface((w, h), pygame.SRCALPHA)
        out.fill((*SHADOW, 0))
        out.blit(shade, (left - pad + dx, top - pad + dy))
        out.blit(body, (left, top))
        return PaperObject(primitives.ready(out), (left, top))

    def sheet(self, size: tuple[int, int]) -> PaperObject:
        """A large cream sheet with an ink edge and two inner hairlines."""

        def make() -> PaperObject:
            k = self.scale.k
            thin = max(1.0, 1.2 * k)
            lines = (Hairline(10 * k, INK_2, 0.42, thin), Hairline(14 * k, INK_2, 0.22, thin))
            body = primitives.box(
                size, 14 * k, self._tone(CREAM), edge=self._ink, edge_width=self._edge(1.4, 2.4), lines=lines
            )
            return self._shadowed(body, 14 * k, (8, 18), 26 / 2, 0.50)

        return self.keep(("sheet", size), make)

    def tag(self, size: tuple[int, int], fill: Colour = CREAM) -> PaperObject:
        """A name tag."""

        def make() -> PaperObject:
            k = self.scale.k
            body = primitives.box(
                size,
                5 * k,
                self._tone(fill),
                edge=self._ink,
                edge_width=self._edge(1.2, 2),
                lines=(Hairline(5 * k, INK_2, 0.35, max(1.0, 1.1 * k)),),
            )
            return self._shadowed(body, 5 * k, (3, 6), 7 / 2, 0.42)

        return self.keep(("tag", size, fill), make)

    def button(
        self,
        size: tuple[int, int],
        *,
        primary: bool,
        pressed: bool = False,
        enabled: bool = True,
        hover: bool = False,
    ) -> PaperObject:
        """A button of red card (`primary`) or cream paper."""

        def make() -> PaperObject:
            k = self.scale.k
            radius = max(5.0, 8 * k)
            thin = max(1.0, 1.3 * k)
            lines: tuple[Hairline, ...]
            if primary:
                fill = RED_PRESSED if pressed else mix(RED, (255, 120, 90), 0.10) if hover else RED
                lines = (
                    Hairline(6.5 * k, (236, 170, 130), 0.62, thin),
                    Hairline(2.6 * k, (60, 10, 8), 0.35, thin),
                )
            else:
                fill = mix(CREAM, INK, 0.08) if pressed else PAPER if hover else CREAM
                lines = (Hairline(6.5 * k, INK_2, 0.42, thin),)
            if not enabled:
                fill = mix(fill, CREAM_2, 0.75) if primary else mix(fill, CREAM_2, 0.5)
            edge = self._edge(1.4, 2.2)
            fill = self._tone(fill)
            if not enabled:  # flat and with a broken edge: more than another colour
                body = primitives.box(size, radius, fill, edge=self._ink, edge_width=edge)
                self._break_edge(body, round(edge) + 1)
                return PaperObject(body, (0, 0))
            body = primitives.box(size, radius, fill, edge=self._ink, edge_width=edge, lines=lines)
            half = 0.5 if pressed else 1.0
            return self._shadowed(body, radius, (3 * half, 7 * half), 8 / 2 * half, 0.42)

        return self.keep(("button", size, primary, pressed, enabled, hover), make)

    def _break_edge(self, body: pygame.Surface, wide: int) -> None:
        """Take every other piece out of the straight parts of an edge that is `wide` px."""
        (width, height), dash = body.get_size(), max(4, round(9 * self.scale.k))
        for x in range(2 * dash, width - 2 * dash, 2 * dash):
            body.fill((0, 0, 0, 0), (x, 0, dash, wide))
            body.fill((0, 0, 0, 0), (x, height - wide, dash, wide))
        for y in range(2 * dash, height - 2 * dash, 2 * dash):
            body.fill((0, 0, 0, 0), (0, y, wide, dash))
            body.fill((0, 0, 0, 0), (width - wide, y, wide, dash))

    def strip(self, size: tuple[int, int]) -> PaperObject:
        """The red strip behind the chosen line of a list."""
        return self.button(size, primary=True)

    def field(self, size: tuple[int, int], *, sunk: bool = True, enabled: bool = True) -> PaperObject:
        """A white field for a number or for writing; with a shadow unless `sunk`."""

        def make() -> PaperObject:
            k = self.scale.k
            edge = self._edge(1.4, 2.2)
            body = primitives.box(size, 8 * k, self._tone(PAPER), edge=self._ink, edge_width=edge)
            if not enabled:
                self._break_edge(body, round(edge) + 1)
                return PaperObject(body, (0, 0))
            return PaperObject(body, (0, 0)) if sunk else self._shadowed(body, 8 * k, (2, 4), 3, 0.35)

        return self.keep(("field", size, sunk, enabled), make)

    def field_part(self, size: tuple[int, int], fill: Colour) -> pygame.Surface:
        """A filled part of a field, with the field's own corners."""
        radius = 8 * self.scale.k
        fill = self._tone(fill)
        return self.plain(
            ("part", size, fill), primitives.box, size, radius, fill, edge=self._ink, edge_width=2
        )

    def bar(self, size: tuple[int, int], fill: Colour) -> pygame.Surface:
        """A thin round-ended bar with an ink edge."""
        thin, fill = self._edge(1.0, 1.6), self._tone(fill)
        return self.plain(
            ("bar", size, fill), primitives.box, size, size[1] / 2, fill, edge=self._ink, edge_width=thin
        )

    def fade(self, size: tuple[int, int], fill: Colour = CREAM) -> pygame.Surface:
        """A veil of the colour `fill`, clear at the top and opaque at the bottom."""

        def make() -> PaperObject:
            colours = np.empty((*size, 3), dtype=np.float32)
            colours[:] = self._tone(fill)
            alpha = np.broadcast_to(np.linspace(0, 1, size[1], dtype=np.float32)[None, :], size)
            return PaperObject(primitives.ready(primitives.surface_from(colours, alpha)), (0, 0))

        return self.keep(("fade", size, fill), make).surface

    def bubble(
        self, size: tuple[int, int], pointer: str = "none", fill: Colour = PAPER, *, at: float = 0.5
    ) -> PaperObject:
        """A slip or a speech bubble with a pointer at its left, right, top or bottom side.

        `at` is the pointer's position (0…1) along that side, from its top or left end.
        """

        def make() -> PaperObject:
            k = self.scale.k
            tip = 0 if pointer == "none" else max(6, round(14 * k))
            w = size[0] + (tip if pointer in ("left", "right") else 0)
            h = size[1] + (tip if pointer in ("top", "bottom") else 0)
            x0, y0 = (tip if pointer == "left" else 0), (tip if pointer == "top" else 0)
            body = _pointed(
                (w, h),
                pygame.Rect(x0, y0, *size),
                pointer,
                tip,
                6 * k if fill == CREAM else 16 * k,
                self._tone(fill),
                self._edge(1.2, 2),
                at,
            )
            pad = 12
            shade = primitives.blurred(body, pad=pad, sigma=max(0.8, 4 * k), colour=SHADOW, alpha=0.42)
            dx, dy = round(3 * k), round(6 * k)
            out = pygame.Surface((w + 2 * pad + dx, h + 2 * pad + dy), pygame.SRCALPHA)
            out.fill((*SHADOW, 0))
            out.blit(shade, (dx, dy))
            out.blit(body, (pad, pad))
            return PaperObject(primitives.ready(out), (pad + x0, pad + y0))

        return self.keep(("bubble", size, pointer, fill, round(at, 2)), make)

    def medallion(self, diameter: int, fill: Colour = CREAM_2, ring: Colour | None = None) -> PaperObject:
        """A round paper ground with ink rings, for a face or a sign; `ring` is a side's colour."""

        def make() -> PaperObject:
            k = self.scale.k
            thin, ink = self._edge(1.2, 2), self._ink
            body = primitives.disc(
                diameter,
                self._tone(CREAM),
                edge=ink,
                edge_width=thin,
                lines=(Hairline(7 * k, ink, 1.0, thin),),
            )
            inner = diameter - 2 * round(7 * k)
            body.blit(
                primitives.disc(inner, self._tone(fill), edge=ink, edge_width=thin),
                (round(7 * k), round(7 * k)),
            )
            if ring is not None:
                wide = diameter + 2 * round(6 * k)
                outer = primitives.disc(wide, ring)
                outer.blit(body, (round(6 * k), round(6 * k)))
                body = outer
            return self._shadowed(body, body.get_width() / 2, (4, 8), 10 / 2, 0.42)

        return self.keep(("medallion", diameter, fill, ring), make)

    def round_button(self, diameter: int, *, hover: bool = False, pressed: bool = False) -> PaperObject:
        """A dark disc with a gilt hairline."""

        def make() -> PaperObject:
            fill = self._tone(mix(DISC, DISC_EDGE, 0.14) if hover else DISC)
            body = primitives.disc(diameter, fill, alpha=1.0 if self.contrast else 0.92 if pressed else 0.82)
            line = primitives.ring((diameter, diameter), diameter / 2, DISC_EDGE, self._edge(1.2, 1.8))
            line.set_alpha(255 if self.contrast else 166)
            body.blit(line, (0, 0))
            return self._shadowed(body, diameter / 2, (3, 6), 4, 0.36)

        return self.keep(("round", diameter, hover, pressed), make)

    def wood(self, size: tuple[int, int], colour: Colour = WOOD, *, radius: float = 8) -> PaperObject:
        """A strip of wood with a grain: peg board, rule."""

        def make() -> PaperObject:
            k = self.scale.k
            edge = self._edge(1.4, 2.2)
            body = primitives.box(size, radius * k, self._tone(colour), edge=self._ink, edge_width=edge)
            w, h = size
            grain = (
                np.random.default_rng(w * 7 + h).standard_normal((max(8, w // 48) + 2, h)).astype(np.float32)
            )
            across = np.linspace(0, grain.shape[0] - 1.001, w)
            low = across.astype(int)
            part = (across - low)[:, None]
            streak = grain[low] * (1 - part) + grain[low + 1] * part
            inside = primitives.distance(w, h, radius * k) < -max(2.0, 3 * k)
            pixels = pygame.surfarray.pixels3d(body)
            toned = pixels + (streak * 4.5 * inside)[..., None] * np.asarray((1.0, 0.8, 0.55), np.float32)
            top = (np.arange(h) < max(4, 6 * k))[None, :] & inside
            toned[top] *= 1.10
            pixels[:] = np.clip(toned, 0, 255).astype(np.uint8)
            del pixels
            return self._shadowed(body, radius * k, (4, 7), 4, 0.42)

        return self.keep(("wood", size, colour, radius), make)

    def ring(self, size: tuple[int, int], radius: float, *, on_paper: bool) -> pygame.Surface:
        """The focus ring for an object of `size`: draw it `ring_reach()` px up and left of the object.

        A dark line with light edges, or a light one with dark edges: one of them is seen on any ground.
        """
        reach = self.ring_reach()

        def make() -> PaperObject:
            full = (size[0] + 2 * reach, size[1] + 2 * reach)
            dark, light = self._ink, WHITE if self.contrast else PAPER if on_paper else LAMP_LIGHT
            line, edges = (dark, light) if on_paper else (light, dark)
            width, thin = self._edge(2.0, 3.5), max(1, round(self._edge(1.0, 1.3)))
            whole = primitives.ring(full, radius + reach, edges, width + 2 * thin)
            inner = (full[0] - 2 * thin, full[1] - 2 * thin)
            whole.blit(primitives.ring(inner, radius + reach - thin, line, width), (thin, thin))
            return PaperObject(whole, (reach, reach))

        return self.keep(("ring", size, round(radius), on_paper), make).surface

    def ring_reach(self) -> int:
        """Distance in px by which a focus ring extends beyond its object: some air and the ring itself."""
        return round(self._edge(2.0, 3.5) + max(3.0, 4 * self.scale.k))


def _pointed(
    size: tuple[int, int],
    body: pygame.Rect,
    pointer: str,
    tip: int,
    radius: float,
    fill: Colour,
    edge: float,
    at: float,
) -> pygame.Surface:
    """A rounded box with a triangular pointer, drawn as one outline at four times the size."""
    z = 4
    w, h = size
    alpha = np.full((w * z, h * z), 1e6, dtype=np.float32)
    box = primitives.distance(body.width * z, body.height * z, min(radius, body.height / 2) * z)
    alpha[body.x * z : body.x * z + box.shape[0], body.y * z : body.y * z + box.shape[1]] = box
    if pointer != "none":
        x = (np.arange(w * z, dtype=np.float32) + 0.5)[:, None]
        y = (np.arange(h * z, dtype=np.float32) + 0.5)[None, :]
        if pointer in ("left", "right"):
            along = x if pointer == "left" else w * z - x
            off = np.abs(y - (body.y + body.height * at) * z)
        else:
            along = y if pointer == "top" else h * z - y
            off = np.abs(x - (body.x + body.width * at) * z)
        slope = 0.62
        wedge = np.maximum((off - along * slope) / np.hypot(1, slope), along - (tip + edge * 2) * z)
        alpha = np.minimum(alpha, wedge.astype(np.float32))
    colours = np.empty((w * z, h * z, 3), dtype=np.float32)
    colours[:] = fill
    band = np.clip(alpha + edge * z + 0.5, 0, 1)[..., None]
    colours += (np.asarray(INK, np.float32) - colours) * band
    big = primitives.surface_from(colours, np.clip(0.5 - alpha, 0, 1))
    return pygame.transform.smoothscale(big, size)
