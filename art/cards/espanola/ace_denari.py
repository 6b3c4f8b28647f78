"""As de oros: one great coin, the sun in a ring of petals and laurel, a crown above, a ribbon below."""

from __future__ import annotations

from art.cards.espanola.card import MIDDLE, framed
from art.cards.espanola.coin import petal, rays, sun_face
from art.cards.espanola.inks import BLUE, DARK_RED, GREEN, INK, OCHRE, PAPER, RED, YELLOW
from art.cards.espanola.sprig import flower
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import band, emblem, foliage

CENTRE = 470.0


def draw() -> Drawing:
    """The card."""
    d = framed("1D")
    with d.at(MIDDLE, CENTRE):
        _wreath(d)
        _coin(d)
    _ribbon(d)
    with d.at(MIDDLE, 822):
        for side in (-1, 1):
            for turn in (-24, 4, 32):
                foliage.ribbed_leaf(d, side * 14, 0, turn if side > 0 else 180 - turn, 74 - abs(turn), 26,
                    GREEN, INNER,
                                    rib=0.75, weight=3.4)  # fmt: skip
        flower(d, 34, RED, YELLOW, leaves=False)
    with d.at(MIDDLE, 184, 3.2):
        emblem.crown(d)
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
    for k, dx in enumerate((-84, -56, -28, 0, 28, 56, 84)):
        dy = 70 - 0.0052 * dx * dx
        d.shape(circle(MIDDLE + dx, y + dy, 8 if dx else 12), YELLOW if k % 2 == 0 else PAPER, DETAIL)
