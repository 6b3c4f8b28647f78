"""Heads of the courts: one three-quarter face looking left, one profile, and what grows on them.

Local units: the face is about 55 × 84, its middle at (0, 0), the chin near (-8, 42). Hats cover y < -34.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import FLESH, GREY, INK, LIP, WHITE
from tools.cards.kit.paths import Node, Point, circle, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

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


def lock(d: Drawing, points: list[Point], half: float, colour: str, lines: int = 2) -> None:
    """One wavy lock of hair: thick in the middle, pointed below, with strands inside."""
    count = len(points)
    stations = [
        (x, y, half * (0.55, 1.0, 0.9, 0.55, 0.12)[min(i * 5 // count, 4)]) for i, (x, y) in enumerate(points)
    ]
    d.limb(stations, colour, DETAIL, start="round", end="round", depth=0)
    for k in range(lines):
        side = (k + 0.7) / (lines + 0.4) * 2 - 1
        strand = [
            (x + half * side * 0.62 * (1 - 0.55 * i / count), y) for i, (x, y) in enumerate(points[:-1])
        ]
        d.lens(strand, 1.8)


def bob_behind(d: Drawing, look: Look) -> None:
    """Back of the bobbed hair, before neck and face."""
    mass = smooth([
        (-22, -46), (-29, -26), (-31, -4), (-35, 20), (-40, 40), (-30, 50, "c"), (-18, 44), (6, 50, "c"),
        (20, 56), (42, 52, "c"), (44, 34), (40, 8), (40, -20), (32, -46),
    ])  # fmt: skip
    d.shape(mass, look.hair, INNER, shade=[Shade(angle=90, depth=0.5, spacing=4, width=2.6, reach=60)])


def bob_before(d: Drawing, look: Look, *, full: float = 1.0) -> None:
    """Side locks of the bobbed hair over ear and jaw, after the face."""
    hair = look.hair
    lock(d, [(-24, -38), (-29, -20), (-29, -2), (-33, 16), (-32, 32), (-38, 43)], 5.0, hair, 1)
    lock(d, [(34, -40), (38, -20), (37, 4), (43, 26), (38, 44), (46, 56)], 8.5 * full, hair)
    lock(d, [(26, -42), (31, -22), (30, 2), (35, 22), (31, 42), (37, 58)], 8.5 * full, hair)
    lock(d, [(17, -42), (22, -26), (22, -6), (26, 14), (23, 34), (27, 52)], 7.5 * full, hair)
    lock(d, [(9, -44), (15, -32), (17, -16), (17, -2), (19, 14), (15, 27)], 5.0, hair, 1)


def curls(d: Drawing, look: Look) -> None:
    """Short curly hair round ear and nape."""
    for x, y, r in (
        (33, -30, 9),
        (36, -14, 9.5),
        (34, 2, 9.5),
        (30, 17, 9),
        (23, 29, 8),
        (24, -32, 8),
        (25, 6, 7),
    ):
        d.shape(circle(x, y, r), look.hair, DETAIL)
        d.line(
            smooth(
                [
                    (x + r * 0.5, y - r * 0.1),
                    (x, y - r * 0.5),
                    (x - r * 0.45, y),
                    (x, y + r * 0.45),
                    (x + r * 0.2, y),
                ],
                closed=False,
            ),
            DETAIL,
        )


def moustache(d: Drawing, colour: str = INK, *, curl: float = 1.0) -> None:
    """A moustache with raised ends."""
    near = smooth(
        [
            (-14, 14.6, "c"),
            (-8, 13.6),
            (-1, 16.6),
            (6, 17.6),
            (11, 13.6 - 3 * curl, "c"),
            (9, 20),
            (2, 22.4),
            (-7, 20.4),
            (-13.6, 18.6, "c"),
        ]
    )
    far = smooth(
        [
            (-14.6, 14.6, "c"),
            (-19, 13.6),
            (-24, 17),
            (-28, 16.6),
            (-31, 12.6 - 3 * curl, "c"),
            (-30, 19),
            (-25, 21.6),
            (-19, 20),
            (-14.6, 18.6, "c"),
        ]
    )
    for half in (near, far):
        d.shape(half, colour, DETAIL)
    if colour != INK:
        d.lens([(-12, 16.5), (-4, 18), (4, 19.4)], 1.5)
        d.lens([(-17, 16.6), (-22, 18), (-26, 19)], 1.3)


def goatee(d: Drawing, colour: str) -> None:
    """A pointed chin beard that leaves the cheeks free."""
    beard = smooth([
        (-20, 23, "c"), (-21.5, 31), (-19.5, 44), (-15, 58), (-11, 66, "c"), (-7, 55), (2, 44), (4, 34),
        (-2, 24, "c"), (-7, 27), (-12, 29.5), (-17, 27),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [(-17, 30, -13, 56), (-13, 32, -11, 60), (-8, 30, -9, 56), (-3, 29, -6, 50), (1, 32, -3, 46)])


def full_beard(d: Drawing, colour: str) -> None:
    """A full beard from ear to ear, ending in waves."""
    beard = smooth([
        (25, 0, "c"), (17.5, 8), (10, 17), (2, 22), (-4, 24), (-11, 29.6), (-18, 26), (-23, 20), (-25.6,
        14, "c"),
        (-27.5, 28), (-28, 42), (-24, 56), (-19, 64), (-16.5, 60, "c"), (-11, 71), (-6, 63, "c"), (0, 69),
        (4, 59, "c"),
        (12, 60), (14, 50, "c"), (21, 44), (26, 28), (29, 10),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [(-24, 26, -20, 58), (-19, 30, -16, 58), (-14, 32, -12, 66), (-8, 32, -8, 62), (-2, 30,
        -2, 62),
                 (4, 26, 3, 56), (10, 22, 9, 54), (16, 14, 15, 46), (22, 8, 22, 36)])  # fmt: skip


def _strands(d: Drawing, ends: list[tuple[float, float, float, float]]) -> None:
    for k, (x0, y0, x1, y1) in enumerate(ends):
        sway = 2.2 if k % 2 else -2.2
        d.lens([(x0, y0), ((x0 + x1) / 2 + sway, (y0 + y1) / 2), (x1, y1)], 2.0)


def contour(d: Drawing, nodes: list[Node]) -> None:
    """A heavier line along part of the head's silhouette."""
    d.line(smooth(nodes, closed=False), OUTER)


def short_beard(d: Drawing, colour: str) -> None:
    """A trimmed beard along the jaw, parted at the chin."""
    beard = smooth([
        (24, 4, "c"), (16, 14), (8, 22), (0, 25), (-4, 24), (-11, 29.6), (-18, 26), (-23, 20), (-25.4, 15,
        "c"), (-26.4, 28),
        (-25, 42), (-20, 53), (-13, 50, "c"), (-8, 58), (0, 54, "c"), (8, 50), (16, 40), (22, 28), (26, 12),
    ])  # fmt: skip
    d.shape(beard, colour, INNER)
    _strands(d, [(-23, 26, -20, 48), (-18, 30, -16, 48), (-12, 32, -11, 50), (-6, 31, -7, 53), (0, 29, -1,
        51),
                 (6, 26, 5, 48), (12, 20, 11, 42), (18, 13, 17, 34)])  # fmt: skip


def nape(d: Drawing, look: Look) -> None:
    """Bobbed hair of a head in profile: behind the ear, with a fringe at the temple."""
    mass = smooth([
        (10, -42, "c"), (14, -24), (12, -10), (18, -16), (24, -18), (28, -8), (22, 6), (20, 20), (22, 34),
        (18, 44, "c"), (30, 50),
        (46, 46, "c"), (46, 24), (44, -4), (42, -26), (36, -44, "c"),
    ])  # fmt: skip
    d.shape(mass, look.hair, INNER)
    for x0, x1, y in ((22, 24, 40), (27, 30, 46), (33, 36, 46), (38, 42, 44)):
        d.lens([(x0 + 4, -34), (x0 + 6, 0), (x1, y)], 2.2)
    d.lens([(14, -40), (18, -28), (16, -16)], 2)


def sideburn(d: Drawing, look: Look) -> None:
    """Short hair at the temple and behind the ear."""
    d.shape(
        smooth(
            [
                (14, -40, "c"),
                (13, -24),
                (16.5, -14, "c"),
                (19, -22),
                (27, -18),
                (28.5, -6),
                (23, 6),
                (24, 16, "c"),
                (34, 8),
                (37, -14),
                (34, -40, "c"),
            ]
        ),
        look.hair,
        DETAIL,
    )


def profile_moustache(d: Drawing, colour: str = INK) -> None:
    """A moustache on the profile face."""
    d.shape(
        smooth(
            [
                (-25.4, 13.4, "c"),
                (-20, 12.6),
                (-13, 16),
                (-6, 17),
                (-1, 12.6, "c"),
                (-2, 19),
                (-9, 21.4),
                (-17, 19.6),
                (-26.6, 17.6, "c"),
            ]
        ),
        colour,
        DETAIL,
    )
