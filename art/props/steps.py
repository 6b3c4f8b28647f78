"""A flight of worn stone steps, with the red runner that is rolled out as they are climbed."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.cards.kit.burin import Burin
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, polyline, rect, smooth
from art.cards.kit.svg import Drawing

STONE, STONE_LIT, STONE_SIDE, STONE_DARK = "#ddd3bd", "#f1e9d6", "#b9ab90", "#94866c"
RED, RED_DARK, RED_LIGHT = "#a3231f", "#6f1512", "#cf5347"
BRASS = "#d2a044"
SOFT = "#6e6250"
"""Ink of hatching on paper and stone."""
STEPS = 5
"""Steps of the flight."""


class Thing(Burin):
    """A drawing small enough that the burin must keep its lines apart."""

    pressure = 1.0
    swelling = 1.3
    crossings = 1


def stairs(climbed: int) -> Drawing:
    """Steps of stone that climb to the right; on the first `climbed` a red runner has been rolled out."""
    d = Thing(400, 400, name=f"stairs-{climbed}", paper=False)
    flight = _Flight()
    for step in range(STEPS - 1, -1, -1):
        _tread(d, flight, step)
        if step < climbed:
            _runner(d, flight, step)
        if step == max(0, climbed - 1) and climbed < STEPS:
            _roll(d, flight, step)
    side = polyline(flight.profile())
    d.shape(side, STONE_SIDE, 5)
    with d.clip(side):
        _masonry(d, flight)
    d.hatch(side, Shade(angle=60, depth=0.26, spacing=7, width=3.2, reach=80),
            Shade(angle=90, depth=0.2, spacing=7, width=2.6, reach=46))  # fmt: skip
    for step in range(STEPS):
        x, y = flight.corner(step)
        end = x + flight.run + (4 if step == STEPS - 1 else 0)
        nose = smooth(
            [
                (end, y - 2, "c"),
                (end, y + 10, "c"),
                (x - 3, y + 10, "c"),
                (x - 8, y + 7),
                (x - 9, y + 1),
                (x - 5, y - 2, "c"),
            ]
        )
        d.shape(nose, STONE, 3.4)
        d.hatch(nose, Shade(angle=90, depth=0.45, spacing=6, width=2.4, reach=7))
    return d


class _Flight:
    """Place of the steps: their front in the plane of the picture, their depth towards the upper left."""

    left, floor, run, rise = 82.0, 378.0, 61.0, 51.0
    back: Point = (-58.0, -40.0)

    def corner(self, step: int) -> Point:
        """The near upper edge's beginning of a step."""
        return self.left + step * self.run, self.floor - (step + 1) * self.rise

    def profile(self) -> Sequence[Point]:
        """The side of the flight."""
        points: list[Point] = [(self.left, self.floor)]
        for step in range(STEPS):
            x, y = self.corner(step)
            points += [(x, y), (x + self.run, y)]
        return [*points, (self.left + STEPS * self.run, self.floor)]

    def deep(self, point: Point, share: float) -> Point:
        """The point that far back."""
        return point[0] + share * self.back[0], point[1] + share * self.back[1]


def _face(flight: _Flight, one: Point, two: Point, near: float, far: float) -> list[Point]:
    """A strip of a surface that goes back from the line between two points."""
    return [flight.deep(one, near), flight.deep(two, near), flight.deep(two, far), flight.deep(one, far)]


def _tread(d: Drawing, flight: _Flight, step: int) -> None:
    x, y = flight.corner(step)
    riser = polyline(_face(flight, (x, y), (x, y + flight.rise), 0, 1))
    d.shape(riser, STONE, 3.4)
    d.hatch(riser, Shade(angle=270, depth=0.4, spacing=6, width=2.8, reach=17, ink=SOFT))
    a, b, c, e = _face(flight, (x - 5, y), (x + flight.run, y), 0, 1)
    # Many feet have worn the middle of its edge hollow.
    hollow = [((a[0] + e[0]) / 2 + 6, (a[1] + e[1]) / 2 + 5)]
    tread = smooth([(*a, "c"), (*b, "c"), (*c, "c"), (*e, "c"), *hollow])
    d.shape(tread, STONE_LIT, 3.4)
    d.hatch(tread, Shade(angle=0, depth=0.34, spacing=5, width=2.4, reach=22, ink=SOFT))
    rng = random.Random(step)
    for _ in range(4):
        at = flight.deep((x + rng.uniform(6, 34), y), rng.uniform(0.15, 0.85))
        d.lens([at, (at[0] + 5, at[1] + 0.6), (at[0] + 11, at[1])], 1.8, ink=STONE_DARK)


def _runner(d: Drawing, flight: _Flight, step: int) -> None:
    """The carpet on one step: down its riser and along its tread."""
    x, y = flight.corner(step)
    for one, two, fill, light in (
        ((x - 2, y), (x - 2, y + flight.rise), RED, False),
        ((x - 7, y - 2), (x + flight.run - 1, y - 2), RED_LIGHT if step % 2 else "#c2413a", True),
    ):
        strip = polyline(_face(flight, one, two, 0.2, 0.8))
        d.shape(strip, fill, 3)
        for near, far in ((0.25, 0.29), (0.71, 0.75)):
            d.shape(polyline(_face(flight, one, two, near, far)), BRASS, None)
        angle = 0.0 if light else 90.0
        d.hatch(strip, Shade(angle=angle, depth=0.4, spacing=5, width=2.4, reach=20, ink="#4d0c0a"))


def _roll(d: Drawing, flight: _Flight, step: int) -> None:
    """The rest of the carpet, rolled up at the end of what is laid."""
    x, y = flight.corner(step)
    r = 15.0
    centre = (x + flight.run - r - 4, y - r)
    near, far = flight.deep(centre, 0.16), flight.deep(centre, 0.84)
    lean = math.atan2(flight.back[1], flight.back[0])
    aside = (r * math.sin(lean), -r * math.cos(lean))
    barrel = polyline([
        (near[0] + aside[0], near[1] + aside[1]), (far[0] + aside[0], far[1] + aside[1]),
        (far[0] - aside[0], far[1] - aside[1]), (near[0] - aside[0], near[1] - aside[1]),
    ])  # fmt: skip
    d.shape(circle(*far, r), RED, 3)
    d.shape(barrel, RED, 3.2)
    d.hatch(barrel, Shade(angle=80, depth=0.5, spacing=5, width=2.8, reach=18, ink="#4d0c0a"))
    d.shape(circle(*near, r), RED_LIGHT, 3.4)
    turns = [(0.75 * k, r * (0.78 - 0.055 * k)) for k in range(13)]
    coil = [(near[0] + far_out * math.cos(a), near[1] + far_out * math.sin(a)) for a, far_out in turns]
    d.line(smooth(coil, closed=False), 2.2, ink=RED_DARK)


def _masonry(d: Drawing, flight: _Flight) -> None:
    """Joints of the blocks, and some stones a little darker or worn."""
    rng = random.Random(12)
    for course in range(STEPS):
        low = flight.floor - course * flight.rise
        x = flight.left + course * flight.run + rng.uniform(40, 70)
        while x < flight.left + STEPS * flight.run:
            wide = rng.uniform(54, 88)
            if rng.random() < 0.4:
                block = rect(x, low - flight.rise, wide, flight.rise)
                d.shape(block, rng.choice((STONE_DARK, "#c8bb9f")), None)
            d.fold(([(x, low - 1), (x + 1, low - flight.rise / 2), (x - 0.5, low - flight.rise + 2)], 3.2))
            for _ in range(2):
                px, py = x + rng.uniform(10, wide - 10), low - rng.uniform(10, flight.rise - 10)
                d.lens([(px, py), (px + 5, py + 1), (px + 10, py)], 2.0, ink=SOFT)
            x += wide
        if course:
            left = flight.left + course * flight.run - 8
            d.lens([(left, low), (left + 90, low + 1.2), (396, low)], 4.6)
