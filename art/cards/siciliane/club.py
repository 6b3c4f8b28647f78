"""Bastoni: the smooth club ("mazza"), its handle of the other colour between yellow rings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, mirror, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.siciliane import bark
from art.cards.siciliane.inks import DARK_GREEN, DARK_RED, GREEN, INK, RED, YELLOW

HEAD: list[Node] = [
    (0, -50), (9, -48.6), (15, -43.5), (17, -36), (16.4, -27), (13.6, -13), (10.2, 0), (7.8, 12),
    (6.2, 24, "c"),
    (-6.2, 24, "c"), (-7.8, 12), (-10.2, 0), (-13.6, -13), (-16.4, -27), (-17, -36), (-15, -43.5),
    (-9, -48.6),
]  # fmt: skip
GRIP: list[Node] = [
    (-5.2, 24, "c"), (-5.4, 32), (-7, 39), (-8.6, 45, "c"), (8.6, 45, "c"), (7, 39), (5.4, 32),
    (5.2, 24, "c"),
]  # fmt: skip
DARK: list[Node] = [
    (11, -47.6, "c"), (14.8, -43.5), (16.6, -36), (16, -27), (13.2, -13), (9.8, 0), (7.4, 12), (6, 24, "c"),
    (5.4, 18), (7.4, 6), (10.6, -9), (13.2, -26), (14, -37),
]  # fmt: skip
"""The edge of the head, solid black where it is turned from the light."""
BRINK: Sequence[Point] = ((13.6, -43), (14.2, -36), (13.4, -26), (10.8, -9), (7.6, 6), (5.8, 16))
"""Edge of that black, from which tapered strokes run out."""
GRAINS: Sequence[Sequence[Sequence[Point]]] = (
    (((-8.6, -42), (-10.8, -33), (-9.6, -20)), ((-4, -30), (-5, -16), (-3.6, -4))),
    (((-5, -45), (-7.4, -36), (-6.6, -26)), ((-9.4, -24), (-8, -10), (-5.6, 2))),
    (((-11.4, -36), (-11, -24), (-8.6, -10)), ((-3, -41), (-5.4, -30), (-4.4, -19))),
)
"""Two lines of the grain on the light side of each cut."""
STROKE, SPACING = 10.0, 8.0
"""Length of those strokes and the distance between them, card units."""
KNOB: list[Node] = [
    (-9, 43.6, "c"), (-11.4, 46.4), (-8, 49.2), (0, 50), (8, 49.2), (11.4, 46.4), (9, 43.6, "c"), (0, 44.6),
]  # fmt: skip


def club(
    d: Drawing,
    x: float,
    y: float,
    length: float,
    width: float,
    rotate: float = 0.0,
    *,
    head: str = GREEN,
    cut: int = 0,
    knots: int | None = None,
) -> None:
    """A club centred on (x, y), fat end up at `rotate` 0; `head`: GREEN or RED, the handle takes the other.

    `length` over all, `width` of the fat end; three cuts; `knots`: the pattern of its bark, if it is large.
    """
    other = RED if head == GREEN else GREEN
    angle = shadow_angle(rotate)
    gap = 5.6 if width < 100 else 6.4
    with d.at(x, y, (width / 34, length / 100), rotate):
        knob = smooth(recut(KNOB, cut, 0.28))
        d.shape(
            smooth(recut(GRIP, cut, 0.35)),
            other,
            OUTER,
            shade=[
                Shade(angle=angle, depth=0.4, spacing=gap, width=2.8),
                Shade(angle=angle + 180, depth=0.14, spacing=gap + 1, width=2),
            ],
        )
        for low in ((32.0, 38.5), (30.5, 34.5, 38.5), (31.0, 37.0))[cut]:
            half = 5.4 + (low - 32) * 0.22
            d.line(smooth([(-half, low - 0.6), (0, low + 0.7), (half, low - 0.6)], closed=False), DETAIL)
        d.shape(knob, YELLOW, OUTER, shade=[Shade(angle=angle, depth=0.3, spacing=4.8, width=2.4)])
        side = 1.0 if angle == rotate else -1.0
        _head(d, head, cut, angle, gap, side, knotty=knots is not None)
        d.shape(smooth(DARK if side > 0 else mirror(DARK, 0)), INK, None)
        deep = STROKE * 34 / width
        line = sampled(BRINK, 0.5)
        every = max(1, round(SPACING * 100 / length / 0.5))
        d.fold(*(
            ([(side * (x + 1), y), (side * (x - deep * 0.4), y + 0.2), (side * (x - deep), y - 0.3)], 5.2)
            for x, y in line[:: every]
        ))  # fmt: skip
        if knots is not None:
            bark.knots(d, knots, cut, side)
        else:
            for grain in GRAINS[cut]:
                d.lens([(side * x, y) for x, y in grain], 2.6)
        _calyx(d, angle, cut)


def _head(
    d: Drawing, ink: str, cut: int, angle: float, gap: float, side: float, *, knotty: bool
) -> None:  # fmt: skip
    """The fat end, hatched on both sides; a knotty one is of two tones instead of crossed hatching."""
    body = smooth(recut(HEAD, cut, 0.5))
    dark = Shade(angle=angle, depth=0.4, spacing=gap, width=3.1, reach=70, bend=0.12, seed=1 + 4 * cut)
    lit = Shade(angle=angle + 180, depth=0.15, spacing=gap + 0.8, width=2.1, reach=24, seed=3 + 4 * cut)
    if knotty:
        d.shape(body, ink, None)
        with d.clip(body):
            bark.dusk(d, DARK_GREEN if ink == GREEN else DARK_RED, side)
        d.shape(body, None, OUTER, shade=[replace(dark, depth=0.26), lit])
        return
    crossed = Shade(angle=angle + 44, depth=0.2, spacing=gap + 0.4, width=2.3, reach=34, seed=2 + 4 * cut)
    d.shape(body, ink, OUTER, shade=[dark, crossed, lit])


def _calyx(d: Drawing, angle: float, cut: int) -> None:
    """Three yellow leaves growing from the ring over the foot of the head."""
    for side in (-1, 1):
        leaf: list[Node] = [
            (side * 1.2, 24, "c"), (side * 6.4, 24, "c"), (side * 8.4, 16), (side * 9.2, 9),
            (side * 8.6, 1, "c"),
            (side * 4.6, 7), (side * 2.2, 14),
        ]  # fmt: skip
        d.shape(smooth(recut(leaf, cut and 3 * cut + (side > 0), 0.7)), YELLOW, INNER)
    front: list[Node] = [
        (-3.4, 24, "c"),
        (-4.4, 15),
        (-3, 4),
        (0, (-6, -9, -4)[cut], "c"),
        (3, 4),
        (4.4, 15),
        (3.4, 24, "c"),
    ]
    d.shape(smooth(front), YELLOW, INNER, shade=[Shade(angle=angle, depth=0.26, spacing=5, width=2.2)])
    d.fold(([(0, 22), (0, 10), (0, 0)], 2.6))
    ring: list[Node] = [
        (-8, 22.6, "c"),
        (0, 23.8),
        (8, 22.6, "c"),
        (7.8, 26.4, "c"),
        (0, 27.6),
        (-7.8, 26.4, "c"),
    ]
    d.shape(smooth(ring), YELLOW, OUTER, shade=[Shade(angle=angle, depth=0.3, spacing=4.8, width=2.4)])
