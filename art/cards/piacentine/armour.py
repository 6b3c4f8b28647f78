"""Plate armour of the re di spade: shoulder plates, arms of plate with their elbow cops, gauntlet cuffs."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, between, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import step, unit
from art.cards.piacentine.inks import GOLD, INK, RED, SILVER, WHITE

_PLATE = (
    Shade(depth=0.46, spacing=5.0, width=3.0, reach=30, seed=43),
    Shade(angle=70, depth=0.2, spacing=5.4, width=2.4, reach=18, seed=44),
)

_LAME = (Shade(depth=0.34, spacing=5.4, width=2.6, reach=22, seed=45),)


def pauldron(d: Drawing, x: float, y: float, *, flip: bool = False, lames: int = 3) -> None:
    """A shoulder plate of so many lames under a gilt-edged dome with a rosette; about 100 wide, 110 high."""
    with d.at(x, y, flip=flip):
        for k in range(lames, 0, -1):
            lame: list[Node] = [(-50 + 3 * k, 2 + 16 * k, "c"), (-44 + 3 * k, 24 + 16 * k), (-12,
                36 + 14 * k), (24, 28 + 14 * k), (42 - 3 * k, 4 + 13 * k, "c"), (0, 0)]  # fmt: skip
            d.shape(smooth(lame), SILVER, INNER, shade=_LAME)
            for x, y in ((-36 + 3 * k, 19 + 15 * k), (30 - 2 * k, 16 + 14 * k)):
                d.shape(circle(x, y, 3), GOLD, DETAIL)
        dome: list[Node] = [(-52, 12, "c"), (-55, -14), (-38, -42), (-6, -52), (28, -42), (46, -12), (46, 12,
            "c"), (24, 26), (-4, 31), (-34, 26)]  # fmt: skip
        d.shape(smooth(dome), SILVER, OUTER, shade=_PLATE)
        rim: list[Node] = [(-52, 12, "c"), (-34, 26), (-4, 31), (24, 26), (46, 12, "c"), (45.6, 1, "c"), (24,
            15), (-4, 20), (-34, 15), (-53, 1, "c")]  # fmt: skip
        d.shape(smooth(rim), GOLD, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.4)])
        # The sky and the dark ground mirrored in the steel.
        d.flats(smooth([(20, -42, "c"), (38, -26), (45, -4, "c"), (40, 2), (30, -10),
            (30, -26)]), smooth([(-49, 0,
            "c"), (-40, 8), (-22, 13), (-4, 15, "c"), (-24, 20), (-44, 14)]), ink=INK)  # fmt: skip
        d.lens([(24, -32), (33, -18), (34, -4)], 2.2, ink=SILVER)
        d.lens([(-40, -26), (-28, -40), (-8, -45)], 3.6)
        d.shape(circle(-6, -14, 13), GOLD, INNER, shade=[Shade(angle=50, depth=0.4, spacing=4.6, width=2.2)])
        d.shape(circle(-6, -14, 5.4), RED, DETAIL)


def plate_arm(
    d: Drawing,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    *,
    wide: float = 33,
    narrow: float = 23,
) -> None:
    """Upper arm, forearm and, over the elbow, a cop with its fan; the hand comes after it."""
    u, v = unit(shoulder, elbow), unit(elbow, wrist)
    _tube(d, shoulder, elbow, wide, wide - 3)
    _tube(d, elbow, wrist, wide - 3, narrow)
    bone = unit((v[0] - u[0], v[1] - u[1]), (0, 0))
    turn = math.degrees(math.atan2(bone[1], bone[0]))
    with d.at(*step(elbow, bone, 4), 1.0, turn):
        fan: list[Node] = [(-6, -38, "c"), (20, -36), (36, -16), (40, 0), (36, 16), (20, 36), (-6, 38, "c"),
            (-16, 20), (-18, 0), (-16, -20)]  # fmt: skip
        d.shape(smooth(fan), SILVER, OUTER)
    with d.at(*step(elbow, bone, 10)):
        d.hatch(circle(0, 0, 30), Shade(angle=30, depth=0.4, spacing=4.8, width=3, reach=20, seed=47))
        d.shape(circle(0, 0, 17), GOLD, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.6, width=2.4)])
        d.shape(circle(0, 0, 7.4), RED, DETAIL)
        d.lens([(-3, 1), (-3, -3), (1, -4.6)], 2, ink=WHITE)


def gauntlet(d: Drawing, elbow: Point, wrist: Point, half: float) -> None:
    """The flared cuff of a gauntlet at the wrist, gilt-edged; the hand goes in at its narrow end."""
    v = unit(elbow, wrist)
    turn = math.degrees(math.atan2(v[1], v[0])) + 90
    with d.at(*wrist, 1.0, turn):
        bell: list[Node] = [(-half + 3, -6, "c"), (0, -11), (half - 3, -6, "c"), (half + 4, 14), (half + 12,
            30, "c"), (0, 39), (-half - 12, 30, "c"), (-half - 4, 14)]  # fmt: skip
        d.shape(smooth(bell), SILVER, OUTER, shade=_PLATE)
        edge: list[Node] = [(half + 12, 30, "c"), (0, 39), (-half - 12, 30, "c"), (-half - 9, 22, "c"), (0,
            31), (half + 9, 22, "c")]  # fmt: skip
        d.shape(smooth(edge), GOLD, INNER)


def _tube(d: Drawing, a: Point, b: Point, wide: float, narrow: float) -> None:
    """A plate rolled round a limb, a dark streak mirrored along it."""
    u = unit(a, b)
    across: Point = (-u[1], u[0]) if u[0] * 0.78 - u[1] * 0.62 < 0 else (u[1], -u[0])
    d.limb([(*a, wide), (*between(a, b, 0.5), (wide + narrow) / 2 + 2), (*b, narrow)], SILVER, OUTER,
        start="round", end="round", depth=0.9, spacing=5.2, width=3)  # fmt: skip
    streak = [step(between(a, b, t), across, wide * 0.34) for t in (0.16, 0.5, 0.88)]
    d.lens(streak, 6.4, ink=INK)
    d.lens([step(p, across, wide * 0.24) for p in streak], 2, ink=INK)
    d.lens([step(p, across, -wide * 0.62) for p in streak], 3, ink=WHITE)
