"""The heads of the four pages: a girl, a fair youth in profile, a curly boy turned a little, a smiling lad.

Each has a part that the collar covers (`…_behind`) and one before it; all are drawn about (0, 0).
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.siciliane.features import blush, brim, cut, ear, eye, mass, mouth, neck, skull, tress
from art.cards.siciliane.inks import FLESH, INK, WHITE

CHESTNUT, GLINT = "#6b3a1c", "#c98a4b"
FAIR, RUST, RAVEN = "#d9a13a", "#a8481c", "#17120f"
SUNBURNT = "#e3b083"
_TEMPLE = Shade(angle=4, depth=0.5, spacing=4.6, width=2.4, reach=9, start=0.28, stop=0.56)


def girl_behind(d: Drawing) -> None:
    """Her hair hangs in a net behind the neck."""
    mass(d, [
        (-20, -46, "c"), (-29, -22), (-27, 8), (-24, 30), (0, 44), (24, 58), (44, 54), (50, 34), (44, 8),
        (42, -22),
        (34, -46, "c"),
    ], CHESTNUT, (), GLINT)  # fmt: skip
    neck(d, FLESH, -8, 20, cords=False)


def girl(d: Drawing) -> None:
    """Three-quarter left, round-cheeked, large eyes aside; hair parted over the ears and gathered low."""
    skull(d, [
        (-20, -46), (-25, -31), (-25.6, -18), (-23.4, -11), (-26.4, -1), (-26.4, 9), (-22.6, 21), (-17.4, 31),
        (-12, 36.4), (-6, 38), (2, 36), (11, 29), (20, 18), (26, 4), (28, -16), (24, -46),
    ], FLESH, _TEMPLE)  # fmt: skip
    blush(d, (10, 12, 7), (-20, 12, 4))
    brim(d, -23, 20, 7)
    cut(d,
        ("f", 2.4, [(-19.6, 5), (-17, 0), (-14.4, -6), (-13.4, -13)]),
        ("l", 2.6, [(-20, 5), (-19.6, 8.4), (-16, 9.6), (-12.6, 8.8)]),
        ("l", 1.7, [(-10.4, 4), (-8.6, 7), (-10.4, 9)]),
        ("l", 3.0, [(-8.4, -19.6), (0, -23.6), (8, -23), (15, -17.6)]),
        ("l", 2.6, [(-16, -19.6), (-20, -22), (-24, -19)]),
    )  # fmt: skip
    eye(d, "almond", 3, -8, 9.6, gaze=-0.8, lash=True)
    eye(d, "almond", -18.2, -8, 5, inner=1, gaze=-0.5)
    mouth(d, (-19, 18), (-5.4, 18), (-13, 19.4), red=True)
    # The wings of her hair, and the net that holds it.
    for points, half in (
        ([(8, -46), (19, -34), (25, -16), (29, 4), (27, 22), (33, 40)], 8.5),
        ([(22, -46), (33, -30), (38, -8), (41, 16), (37, 36), (42, 48)], 9.0),
    ):
        tress(d, list(points), half, CHESTNUT)
    tress(d, [(-12, -46), (-22, -36), (-26, -22), (-29, -4), (-27, 12), (-30, 22)], 5.5, CHESTNUT, strands=1)
    net = smooth([(20, 36), (34, 30), (48, 36), (52, 50), (44, 62), (30, 62), (20, 52)])
    d.shape(net, RAVEN, INNER)
    for k in range(3):
        d.line(smooth([(22 + 9 * k, 36), (30 + 8 * k, 48), (30 + 6 * k, 62)], closed=False),
            DETAIL, ink=GLINT)  # fmt: skip
        d.line(smooth([(44 - 8 * k, 34 + k), (38 - 8 * k, 48), (42 - 9 * k, 60)], closed=False),
            DETAIL, ink=GLINT)  # fmt: skip


def fair_behind(d: Drawing) -> None:
    """Neck of the fair page."""
    neck(d, FLESH, -6, 24, cords=False)


def fair(d: Drawing) -> None:
    """Profile to the left: high forehead, snub nose, lips parted; straight fair hair to the nape."""
    skull(d, [
        (-12, -46), (-20, -36), (-22.4, -25), (-20.2, -15.4), (-22, -8), (-28, 0), (-32, 5), (-30, 8.6),
        (-23.6, 9.6, "c"),
        (-25, 14.4), (-26.4, 17), (-22, 19.6, "c"), (-25.4, 22.4), (-22.4, 26), (-21.4, 29), (-23, 34),
        (-19.4, 39),
        (-11, 40), (-2, 37), (10, 30), (20, 18), (26, 2), (28, -20), (24, -46),
    ], FLESH, Shade(angle=64, depth=0.4, spacing=4.4, width=2.4, reach=8, start=0.3, stop=0.7))  # fmt: skip
    blush(d, (-6, 11, 7))
    brim(d, -19, 20, 7)
    cut(d,
        ("l", 2.4, [(-22.6, 2.6), (-19.6, 5), (-20.6, 8.6), (-22.6, 9.4)]),
        ("l", 2.2, [(-28, 8.8), (-25.4, 7), (-23, 8.6)]),
        ("l", 3.2, [(-19, -19.4), (-13, -22.4), (-4, -18.6)]),
        ("l", 2.8, [(-23, 19.4), (-19, 20), (-14.6, 18.8)]),
        ("l", 1.8, [(-21.6, 28), (-18, 27.6), (-15, 28.6)]),
    )  # fmt: skip
    d.shape(smooth([(-19, -9.4, "c"), (-15.4, -13), (-8.4, -9.6, "c"), (-13, -6.4)]), WHITE, None)
    d.flats(smooth([(-17.6, -11.6, "c"), (-13.4, -12.4, "c"), (-13, -9), (-15.4, -6.6), (-17.6, -8.4)]),
        ink=INK)  # fmt: skip
    cut(d, ("l", 3.2, [(-19.8, -9.4), (-15.2, -13.6), (-9.4, -11), (-5.4, -8.4)]), ("l", 1.5, [(-17, -6),
        (-12, -5.4), (-8.4, -7.6)]), ("l", 1.6, [(-17.6, -15.6), (-11.6, -16), (-5.6, -12.6)]))  # fmt: skip
    mass(d, [
        (2, -46, "c"), (4, -30), (8, -14), (6, 2), (10, 18), (8, 32), (14, 42, "c"), (20, 36),
        (24, 48, "c"), (32, 40),
        (38, 50, "c"), (44, 38), (42, 14), (42, -14), (36, -46, "c"),
    ], FAIR, (), WHITE)  # fmt: skip
    cut(d,
        ("l", 3.6, [(8, -42), (13, -22), (12, 2), (15, 36)]), ("l", 4, [(16, -42), (21, -18), (20, 8),
        (23, 42)]),
        ("l", 4, [(24, -42), (29, -16), (29, 10), (33, 40)]), ("l", 3.4, [(31, -40), (36, -14), (37, 10),
        (39, 34)]),
        ("l", 2.4, [(12, -40), (17, -22), (16, -4), (18, 14)]), ("l", 2.4, [(20, -40), (25, -18), (25, 6),
        (28, 24)]),
    )  # fmt: skip


def curly_behind(d: Drawing) -> None:
    """Neck of the boy, and his hair behind the far cheek."""
    mass(d, [
        (-8, -46, "c"), (-24, -44), (-33, -36), (-31, -26), (-38, -16), (-34, -6), (-39, 4), (-33, 13),
        (-34, 22), (-24, 27), (-14, 18), (-8, 0, "c"),
    ], RUST, (), GLINT)  # fmt: skip
    for points in (
        [(-22, -36), (-32, -26), (-28, -14)], [(-26, -18), (-35, -8), (-29, 2)],
        [(-27, 0), (-35, 12), (-26, 22)],
    ):  # fmt: skip
        d.lens(points, 3)
    neck(d, FLESH, -13, 20, cords=False)


def curly(d: Drawing) -> None:
    """Turned a little to the left, square and freckled: wide-set round eyes, a short nose, rusty hair."""
    skull(d, [
        (-18, -46), (-24.6, -31), (-25.4, -17), (-23.6, -9), (-26.2, 1), (-25.4, 12), (-21.6, 24), (-15, 33),
        (-7, 38), (3, 37.6), (14, 31), (23, 21), (28, 9), (29, -12), (25, -46),
    ], FLESH, Shade(angle=14, depth=0.6, spacing=4.6, width=2.4, reach=9, start=0.3, stop=0.7))  # fmt: skip
    brim(d, -22, 27, 7)
    eye(d, "round", -15.6, -7.4, 5.4, inner=1, gaze=-0.5)
    eye(d, "round", 8.4, -7.4, 7.6, inner=-1, gaze=-0.6)
    cut(d,
        ("l", 4.2, [(0, -18), (8, -22.4), (19, -17.4)]),
        ("l", 3.6, [(-10.6, -18.4), (-16, -21), (-22.4, -17)]),
        ("f", 2.4, [(-11.4, 4), (-7.4, -3), (-6.4, -12)]),
        ("l", 2.8, [(-11.6, 3.4), (-12.4, 8), (-8.4, 10.6), (-2.6, 9.6)]),
        ("l", 2.0, [(0.6, 4), (2.6, 7.4), (0, 10)]),
    )  # fmt: skip
    # The cheek, cut in strokes that follow it round, as a coloured spot would not.
    d.fold(*(
        ([(30 - 0.6 * k * k, -1 + 5 * k), (24 - 0.6 * k * k, 1 + 4.8 * k),
            (18.4 - 0.5 * k * k, 1.6 + 4.6 * k)], 2.6)
        for k in range(5)
    ))  # fmt: skip
    d.flats(
        *(circle(x, y, 1.0) for x, y in ((-18.4, 4), (-20.6, 7), (-17.6, 9), (5.6, 4), (8.4, 7.4))), ink=RUST
    )
    mouth(d, (-14, 19.2), (3.6, 18.2), (-6.4, 20.4), full=0.9, red=True)
    mass(d, [
        (10, -46, "c"), (14, -35), (21, -29), (20, -19), (26, -11), (24, -1), (29, 8), (26, 17), (31, 27),
        (41, 32), (50, 26), (48, 17), (55, 8), (50, -2), (54, -13), (47, -21), (48, -33), (38, -46, "c"),
    ], RUST, (), GLINT)  # fmt: skip
    for points, width in (
        ([(18, -42), (27, -33), (26, -22)], 3.6), ([(30, -44), (38, -34), (33, -22)], 3.4),
        ([(26, -20), (35, -13), (31, -2)], 3.8), ([(40, -26), (47, -16), (40, -6)], 3.4),
        ([(29, -2), (38, 5), (33, 16)], 3.8), ([(44, -8), (50, 4), (42, 13)], 3.4),
        ([(32, 14), (40, 20), (36, 28)], 3.6),
    ):  # fmt: skip
        d.lens(points, width)
    for points in (
        [(24, -38), (32, -30), (30, -24)],
        [(31, -14), (39, -8), (36, 0)],
        [(36, 4), (43, 10), (39, 18)],
    ):
        d.lens(points, 2.0, ink=GLINT)


def lad_behind(d: Drawing) -> None:
    """The sinewy neck of a peasant lad, his black hair behind it."""
    mass(d, [(4, -46, "c"), (16, 20), (22, 34, "c"), (30, 26), (36, 32, "c"), (42, 10), (42, -16),
        (36, -46, "c")], RAVEN,
        (), SUNBURNT)  # fmt: skip
    neck(d, SUNBURNT, -9, 20)


def lad(d: Drawing) -> None:
    """Three-quarter left, sunburnt, smiling: blunt nose, a white band of teeth, high brows; black locks."""
    skull(d, [
        (-20, -46), (-26, -32), (-26.6, -20), (-24, -12), (-27.6, -3), (-28, 8), (-25, 20), (-22.6, 29),
        (-18, 37),
        (-11, 41.4), (-3, 40.6), (8, 35), (18, 24), (24.6, 9), (27, -14), (24, -46),
    ],
        SUNBURNT, Shade(angle=12, depth=0.6, spacing=4.6, width=2.5, reach=9, start=0.3,
        stop=0.66))  # fmt: skip
    brim(d, -23, 22, 6)
    d.shape(smooth([(-13, -12, "c"), (-17, -4), (-22, 1), (-24, 6), (-20, 10.6), (-13, 10), (-9, 5)]),
        SUNBURNT, None)  # fmt: skip
    cut(d,
        ("f", 2.6, [(-23.4, 3), (-19, -1.4), (-15, -8), (-14, -13)]),
        ("l", 2.8, [(-22.6, 1.6), (-24.6, 6), (-20.6, 10.4), (-15.6, 10)]),
        ("l", 2.4, [(-11.4, 3), (-8, 6.4), (-10.6, 10.4)]),
        ("l", 2.0, [(-18, 9.6), (-15, 8.4), (-12.6, 10)]),
        ("l", 4.6, [(-8, -18.4), (1, -23), (10, -22), (17, -17)]),
        ("l", 3.8, [(-16, -18.4), (-20.6, -21.6), (-25, -18)]),
        ("l", 2.2, [(-7.4, 11), (-3.4, 15), (-2.6, 20)]),
        ("l", 1.8, [(14, -3), (18, -5), (22, -4)]), ("l", 1.8, [(14, -1), (18, -1), (21.6, 1)]),
    )  # fmt: skip
    eye(d, "drooping", 2.6, -8.6, 7.6, gaze=-0.6)
    eye(d, "drooping", -18.8, -9, 4.4, inner=1, gaze=-0.5)
    # A smile that shows one white band of teeth; a furrow beside it, the cheek cut in strokes.
    d.shape(smooth([(-21.6, 17.4, "c"), (-13, 19.4), (-2, 15.6, "c"), (-6, 21.4), (-12.6, 23.4),
        (-18.4, 21.6)]), INK, DETAIL)  # fmt: skip
    d.flats(smooth([(-20, 18.6, "c"), (-13, 20.2), (-4, 17.4, "c"), (-7.4, 20.4), (-13, 21.6)]), ink=WHITE)
    d.lens([(-17.6, 26), (-12.4, 27.4), (-7.4, 25.2)], 2.2)
    d.fold(*(
        ([(25.6 - 1.1 * k * k, 2 + 5.4 * k), (19.6 - 1 * k * k, 3.4 + 5 * k),
            (14 - 0.8 * k * k, 3.8 + 4.7 * k)], 2.8)
        for k in range(4)
    ))  # fmt: skip
    d.lens([(-15, 32.4), (-11, 33.4), (-6, 32)], 2)
    mass(d, [
        (6, -46, "c"), (8, -32), (10, -22), (14, -12, "c"), (17, -18), (19, -6), (21, 6, "c"), (24, -8),
        (29, -16), (32, -4), (33, 14, "c"), (38, -4), (40, -20), (34, -46, "c"),
    ], RAVEN, (), SUNBURNT)  # fmt: skip
    ear(d, SUNBURNT, 24, -4, 0.96)
    for points, width in (
        ([(27, -18), (21, -16), (18, -10)], 5), ([(30, -20), (27, -14), (28, -8)], 4.6),
    ):  # fmt: skip
        d.fold((points, width))


def lad_fringe(d: Drawing) -> None:
    """Locks that fall from under his cap over its edge."""
    for points, half in (
        ([(-19, -40), (-25, -36), (-24, -30), (-28, -24)], 4.0),
        ([(-10, -38), (-14, -34), (-12, -29), (-17, -26)], 4.4),
        ([(0, -36), (-3, -32), (0, -28), (-5, -25)], 4.0),
        ([(10, -36), (9, -32), (12, -28), (8, -25.6)], 4.2),
        ([(22, -38), (21, -28), (26, -18), (23, -8)], 4.6),
        ([(30, -40), (31, -28), (35, -16), (32, -2)], 4.4),
    ):  # fmt: skip
        tress(d, points, half, RAVEN, strands=0)
        d.lens([(x + 1, y) for x, y in points[:3]], 1.6, ink=GLINT)
