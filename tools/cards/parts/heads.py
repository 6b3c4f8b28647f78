"""Heads of the courts: one three-quarter face looking left, one profile, and what grows on them.

Local units: the face is about 55 × 84, its middle at (0, 0), the chin near (-8, 42). Hats cover y < -34.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import FLESH, GREY, INK, LIP, WHITE
from tools.cards.kit.paths import Node, circle, smooth
from tools.cards.kit.svg import DETAIL, INNER, Drawing

FACE: list[Node] = [
    (-20, -46), (-25.5, -30), (-25.8, -19), (-24.4, -11), (-26.4, -1), (-25.5, 9), (-22.5, 20),
    (-19.5, 31), (-14, 39.5), (-7, 42.5), (2, 40.5), (12, 33), (21, 21), (26, 6), (28, -16), (24, -46),
]  # fmt: skip

PROFILE: list[Node] = [
    (-14, -46), (-22, -34), (-23.5, -23), (-21.5, -14.5), (-25.5, -5), (-32.5, 5.5, "c"), (-30, 9.5),
    (-24, 10.5, "c"), (-26.5, 15), (-27, 18.5), (-23.5, 20.5, "c"), (-26, 23.5), (-24, 27.5), (-21.5, 29.5),
    (-23.5, 35), (-20.5, 41), (-13, 43.5), (-4, 40), (8, 33), (20, 22), (28, 4), (30, -20), (24, -46),
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Look:
    """What makes one face differ from another. `rosy`: coloured lips. `stern`: brows lower."""

    skin: str = FLESH
    hair: str = GREY
    rosy: bool = False
    stern: float = 0.0
    old: bool = False


def neck(d: Drawing, look: Look) -> None:
    """The neck, drawn before the face; the collar covers its lower end."""
    outline = smooth([(-12, 20, "c"), (-13, 48), (-18, 66, "c"), (26, 66, "c"), (20, 46), (21, 14, "c")])
    d.shape(outline, look.skin, INNER, shade=[Shade(depth=0.5, spacing=4.6, width=2.6), Shade(angle=-90,
        depth=0.45, spacing=4.4, width=2.4, reach=16)])  # fmt: skip


def face(d: Drawing, look: Look) -> None:
    """A calm three-quarter face looking left."""
    outline = smooth(FACE)
    d.shape(outline, look.skin, INNER)
    with d.clip(outline):
        jaw = smooth([(28, -14), (24, 10), (15, 27), (4, 36), (10, 20), (14, 4), (17, -12)])
        d.hatch(jaw, Shade(angle=18, depth=0.75, spacing=4.2, width=2.2))
        d.hatch(
            smooth([(-22, 24), (-12, 40), (4, 41), (10, 34), (-4, 34)]),
            Shade(angle=62, depth=0.6, spacing=3.8, width=1.9),
        )
        d.hatch(smooth([(-26, -46), (-26, -33), (0, -36), (27, -33), (27, -46)]), Shade(angle=-90,
            depth=0.9, spacing=4.2, width=2.2))  # fmt: skip
    _eyes(d, look)
    # Nose: one stroke from the far brow over the tip to the nostril.
    d.line(
        smooth(
            [(-13.5, -15), (-14.5, -7), (-18.5, 2), (-20.5, 7), (-18.5, 10.8), (-14, 10.6), (-11, 11.6)],
            closed=False,
        ),
        DETAIL,
    )
    d.lens([(-9.6, 4.5), (-7, 8), (-8.6, 12)], 2.2)
    d.lens([(-16.5, 10.4), (-13.5, 9.4), (-11, 11)], 2.2)
    _mouth(d, look)
    d.lens([(-10, -1.5), (-5, 0.6), (2, 1), (8, -1)], 1.3)
    if look.old:
        d.lens([(-7, 12), (-4, 16), (-4, 21)], 1.7)
        d.lens([(-20, -29), (-8, -31), (8, -29)], 1.5)
        d.lens([(14, -12), (19, -10), (22, -6)], 1.6)


def ear(d: Drawing, look: Look) -> None:
    """The near ear, drawn after the jaw's hatching."""
    outline = smooth([(17, -16), (21.5, -20), (27, -17), (28, -9), (24, 1), (20.5, 5), (18.5, 0), (18, -8)])
    d.shape(outline, look.skin, DETAIL)
    d.line(smooth([(20.5, -13), (24.5, -14), (24.5, -7), (21.5, -2)], closed=False), DETAIL)


def profile(d: Drawing, look: Look) -> None:
    """A face in profile, looking left."""
    outline = smooth(PROFILE)
    d.shape(outline, look.skin, INNER)
    with d.clip(outline):
        jaw = smooth([(32, -10), (26, 12), (14, 30), (-4, 42), (2, 28), (10, 12), (14, -8)])
        d.hatch(jaw, Shade(angle=18, depth=0.75, spacing=4.2, width=2.2))
        d.hatch(
            smooth([(-24, 30), (-14, 44), (0, 40), (-6, 36)]),
            Shade(angle=62, depth=0.6, spacing=3.6, width=1.8),
        )
        d.hatch(smooth([(-26, -46), (-24, -33), (0, -36), (30, -33), (27, -46)]), Shade(angle=-90,
            depth=0.9, spacing=4.2, width=2.2))  # fmt: skip
    lift = look.stern
    d.lens([(-19, -20 + lift), (-13, -22.5 + lift), (-4, -19)], 3.6, ink=INK)
    d.shape(smooth([(-18.5, -10, "c"), (-15, -13.2), (-8, -9.4, "c"), (-13, -7)]), WHITE, None)
    d.shape(circle(-15.6, -10, 2.7), INK, None)
    d.lens([(-19.5, -10.5), (-15, -14.2), (-10, -12), (-6.5, -9)], 3)
    d.lens([(-17, -6.8), (-12, -6.3), (-8.5, -8.6)], 1.3)
    d.lens([(-17, -16.6), (-12, -17), (-7, -14)], 1.3)
    d.lens([(-23, 4), (-19.5, 6), (-20.5, 10.5)], 2.4)
    d.lens([(-27.5, 9.6), (-24.5, 8.2), (-22, 9.8)], 2)
    if look.rosy:
        d.shape(smooth([(-27, 18.3), (-25.4, 16.4), (-18, 19.6, "c"), (-23, 20.6)]), LIP, None)
        d.shape(smooth([(-24, 20.8), (-18, 19.8, "c"), (-21, 25), (-25.6, 25.5)]), LIP, None)
    d.lens([(-25, 20.2), (-21, 19.8), (-15.5, 19)], 2.4)
    d.lens([(-22, 29.4), (-19.6, 28.8), (-16, 29.6)], 1.6)
    d.lens([(-14, 11), (-12, 15), (-12.5, 20)], 1.4)
    cheek = smooth([(-6, 2), (2, -2), (10, 2), (8, 12), (0, 18), (-6, 12)])
    d.hatch(cheek, Shade(angle=24, depth=0.5, spacing=4.2, width=1.4))


def _eyes(d: Drawing, look: Look) -> None:
    lift = look.stern
    near = smooth([(-5.6, -8.6, "c"), (0, -12.4), (6, -11.4), (11, -7.4, "c"), (3, -5.2)])
    d.shape(near, WHITE, None)
    with d.clip(near):
        d.shape(circle(0.6, -9.6, 3.9), INK, None)
    d.lens([(-7, -8.2), (-3, -12.2), (3, -13.4), (8.5, -10.8), (13.6, -6.6)], 3.5)
    d.lens([(-3.5, -5.2), (3, -4.4), (10, -6.8)], 1.5)
    d.lens([(-5, -15.2), (3, -17.6), (12, -12.6)], 1.5)
    d.lens([(-9, -19.4 + lift), (-3, -23), (6, -24.4), (17, -18.4)], 3.8)
    far = smooth([(-22.6, -9, "c"), (-19.6, -12), (-15, -8.6, "c"), (-18.8, -6.2)])
    d.shape(far, WHITE, None)
    with d.clip(far):
        d.shape(circle(-19.2, -9.6, 3.3), INK, None)
    d.lens([(-23.6, -9.2), (-19.8, -13), (-14, -8.4)], 3)
    d.lens([(-21.6, -6.2), (-18.6, -5.4), (-15.6, -6.8)], 1.3)
    d.lens([(-15.4, -18.8 + lift), (-19.5, -21.8), (-24.6, -19.4)], 3.3)


def _mouth(d: Drawing, look: Look) -> None:
    if look.rosy:
        upper = smooth(
            [(-20.6, 20.2, "c"), (-16.6, 17.6), (-14.4, 18.6), (-11.6, 17.4), (-2.6, 19.8, "c"), (-12, 21)]
        )
        lower = smooth([(-19.6, 20.6, "c"), (-12, 21), (-4, 20.2, "c"), (-10, 25.6), (-15.6, 25.4)])
        d.shape(upper, LIP, None)
        d.shape(lower, LIP, None)
    d.lens([(-20.4, 20.4), (-16, 20), (-13, 21), (-8, 20), (-2, 19)], 2.6)
    d.lens([(-17.4, 17), (-14.6, 18), (-11, 16.8)], 1.2)
    d.lens([(-16.4, 27.6), (-12.6, 28.4), (-8, 27.2)], 2.2)
