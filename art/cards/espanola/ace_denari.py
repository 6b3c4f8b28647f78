"""As de oros: one great coin, the sun in a ring of petals and laurel, a crown above, a ribbon below."""

from __future__ import annotations

import math

from art.cards.espanola.card import MIDDLE, framed
from art.cards.espanola.coin import petal, rays, sun_face
from art.cards.espanola.inks import BLUE, DARK_RED, GREEN, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.espanola.sprig import flower
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, ellipse, lozenge, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import band, foliage

CENTRE = 470.0


def draw() -> Drawing:
    """The card."""
    d = framed("1D")
    with d.at(MIDDLE, CENTRE):
        _wreath(d)
        _coin(d)
    _tie(d)
    _ribbon(d)
    with d.at(MIDDLE, 822):
        for side in (-1, 1):
            for turn in (-24, 4, 32):
                foliage.ribbed_leaf(d, side * 14, 0, turn if side > 0 else 180 - turn, 74 - abs(turn), 26,
                    GREEN, INNER,
                                    rib=0.75, weight=3.4)  # fmt: skip
        flower(d, 34, RED, YELLOW, leaves=False)
    with d.at(MIDDLE, 204):
        _crown(d)
    return d


def _coin(d: Drawing) -> None:
    d.shape(circle(0, 0, 196), YELLOW, OUTER, shade=[Shade(angle=35, depth=0.07, spacing=6)])
    d.line(circle(0, 0, 186), DETAIL)
    d.flats(*(circle(*polar(176, 10 * k), 5.4) for k in range(36)), ink=INK)
    d.shape(circle(0, 0, 166), INK, None)
    d.shapes([petal(22.5 * k, 112, 163, 21) for k in range(16)], RED, None)
    d.shapes([petal(22.5 * k + 11.25, 124, 163, 9) for k in range(16)], YELLOW, None)
    for k in range(16):
        d.lens([polar(116, 22.5 * k), polar(138, 22.5 * k), polar(158, 22.5 * k)], 4)
    d.shape(circle(0, 0, 116), BLUE, INNER)
    d.hatch(circle(0, 0, 116), Shade(angle=40, depth=0.24, spacing=6.4, width=3.2))
    d.shape(rays(114, 72, 16), YELLOW, INNER)
    d.ticks(*((polar(76, 22.5 * k), polar(100, 22.5 * k), 3.4) for k in range(16)))
    d.shape(circle(0, 0, 76), YELLOW, OUTER, shade=[
        Shade(angle=38, depth=0.3, spacing=5.6), Shade(angle=96, depth=0.14, spacing=6.4, width=2.4),
        Shade(angle=200, depth=0.06, spacing=6, width=2),
    ])  # fmt: skip
    with d.at(scale=2.15):
        sun_face(d)
    # Cheeks, and locks of fire round the brow.
    for side in (-1, 1):
        d.shape(circle(side * 42, 22, 11), OCHRE, None)
        d.lens([(side * 33, 26), (side * 42, 31), (side * 51, 24)], 2.6)
    for k in range(-4, 5):
        x, y = polar(72, 15 * k)
        d.fold(([(x, y), (x * 0.93 + 3, y * 0.9), (x * 0.86, y * 0.82)], 5))


def _wreath(d: Drawing) -> None:
    for side in (-1, 1):
        track: list[Point] = [
            (side * polar(226, a)[0], polar(226, a)[1]) for a in (181, 140, 105, 70, 40, 17)
        ]
        for k in range(17):
            a = 168 - 9.1 * k
            x, y = polar(226, a)
            # Along the ring towards the crown, and a little outwards or inwards.
            for lean in (34, -30):
                turn = (a - 180 - lean) if side > 0 else (-a + lean)
                foliage.ribbed_leaf(d, side * x, y, turn, 50, 20, GREEN, INNER, rib=0.7, weight=3,
                                    shade=[Shade(angle=40, depth=0.3, spacing=6,
                                        width=2.6)] if k % 2 else [])  # fmt: skip
            if k % 3 == 1:
                d.shape(circle(side * polar(250, a)[0], polar(250, a)[1], 7), RED, DETAIL)
        d.line(smooth(track, closed=False), INNER)


def _ribbon(d: Drawing) -> None:
    """It ties the wreath and carries the four signs' colours at its ends."""
    y = 676.0
    for side in (-1, 1):

        def at(x: float, dy: float, s: int = side) -> Point:
            return (MIDDLE + s * x, y + dy)

        band.back(d, [at(112, 12), at(150, 34), at(176, 58)], 24, fill=DARK_RED)
        tail: list[Node] = [
            (*at(176, 34), "c"), at(200, 22), at(218, -6), (*at(222, -40), "c"), (*at(240, -16), "c"),
            (*at(262, -26), "c"), at(250, 22), at(216, 62), (*at(176, 82), "c"),
        ]  # fmt: skip
        d.shape(smooth(tail), RED, OUTER, shade=[
            Shade(angle=70, depth=0.4, spacing=5.7), Shade(angle=-95, depth=0.14, spacing=6, width=2),
        ])  # fmt: skip
        d.lens([at(186, 56), at(216, 36), at(232, 4)], 3)
    band.front(d, [(MIDDLE - 122, y + 20), (MIDDLE - 60, y + 58), (MIDDLE, y + 70), (MIDDLE + 60, y + 58),
                   (MIDDLE + 122, y + 20)], 27, fill=RED)  # fmt: skip
    pearls = [30.0 * k + 15 for k in range(-3, 3)]
    d.flats(*(circle(MIDDLE + dx, y + 70 - 0.0052 * dx * dx, 3.4) for dx in pearls), ink=PAPER)
    for k in range(-3, 4):
        dx = 30.0 * k
        slope = -0.0104 * dx
        with d.at(MIDDLE + dx, y + 70 - 0.0052 * dx * dx, 1, math.degrees(math.atan(slope))):
            d.shape(lozenge(0, 0, 12, 14), YELLOW, DETAIL)
            d.shape(lozenge(0, 0, 4.4, 5.4), INK, None)


def _tie(d: Drawing) -> None:
    """The feet of the two boughs cross behind the ribbon, a leaf each on both sides of the tie."""
    x, y = MIDDLE, CENTRE
    for side in (-1, 1):
        d.line(smooth([(x - side * 52, y + 262, "c"), (x, y + 232), (x + side * 48, y + 222),
            (x + side * 92, y + 206, "c")], closed=False), OUTER + 2.4)  # fmt: skip
        for dx, dy, turn, long in (
            (44, 218, -34, 54),
            (78, 212, 22, 50),
            (14, 230, -8, 46),
            (104, 200, -52, 50),
        ):
            way = turn if side > 0 else 180 - turn
            foliage.ribbed_leaf(d, x + side * dx, y + dy, way, long, 21, GREEN, INNER, rib=0.7, weight=3)
    knot = smooth([(x - 22, y + 216, "c"), (x, y + 211), (x + 22, y + 216, "c"), (x + 20, y + 246, "c"),
        (x, y + 250), (x - 20, y + 246, "c")])  # fmt: skip
    d.shape(knot, RED, INNER, shade=[Shade(depth=0.36, spacing=5)])
    d.lens([(x - 12, y + 222), (x, y + 228), (x + 12, y + 222)], 2.6)


def _crown(d: Drawing) -> None:
    """A jewelled crown of five leaves about the middle of its rim, its hollow dark behind the front."""
    d.shape(ellipse(0, -14, 78, 17), DARK_RED, OUTER)
    d.shape(ellipse(0, -10, 70, 11), INK, None)
    front: list[Node] = [
        (-80, -10, "c"), (-92, -58), (-100, -74, "c"), (-80, -66), (-62, -48, "c"), (-58, -72),
        (-48, -94, "c"),
        (-36, -72), (-26, -50, "c"), (-20, -78), (0, -108, "c"), (20, -78), (26, -50, "c"), (36, -72),
        (48, -94, "c"), (58, -72), (62, -48, "c"), (80, -66), (100, -74, "c"), (92, -58), (80, -10, "c"),
        (42, 6), (0, 10), (-42, 6),
    ]  # fmt: skip
    d.shape(smooth(front), YELLOW, OUTER, shade=[
        Shade(depth=0.2, spacing=5.6, width=3), Shade(angle=90, depth=0.12, spacing=6, width=2.4),
    ])  # fmt: skip
    for x, top in ((-48, -62), (0, -70), (48, -62)):
        d.lens([(x, top + 34), (x, top + 12), (x, top - 8)], 3.4)
    rim: list[Node] = [
        (-80, -20, "c"), (-42, -4), (0, 1), (42, -4), (80, -20, "c"), (79, 6, "c"), (42, 22), (0, 27),
        (-42, 22), (-79, 6, "c"),
    ]  # fmt: skip
    d.shape(smooth(rim), YELLOW, OUTER, shade=[Shade(depth=0.22, spacing=5.4, width=3)])
    for across in (-8, 8):
        d.line(smooth([(-79, -7 + across, "c"), (-42, 9 + across), (0, 14 + across), (42, 9 + across),
            (79, -7 + across, "c")], closed=False), DETAIL)  # fmt: skip
    for k, x in enumerate((-60, -30, 0, 30, 60)):
        low = 14 - 0.0034 * x * x
        stone = lozenge(x, low, 8, 8) if k % 2 == 0 else circle(x, low, 4.6)
        d.shape(stone, (RED, PAPER, BLUE, PAPER, GREEN)[k], DETAIL)
    d.shapes([circle(x, y, 8) for x, y in ((-101, -80), (-48, -100), (0, -115), (48, -100), (101, -80))], RED)
    d.flats(*(circle(x - 2.4, y - 2.6, 2) for x, y in ((-101, -80), (-48, -100), (0, -115), (48, -100),
        (101, -80))), ink=PAPER)  # fmt: skip
