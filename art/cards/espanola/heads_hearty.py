"""Two hearty heads: the laughing lad of bastos and the stout knight of copas, both three-quarter left.

Local units of `parts.heads`: the face is about 55 × 84, the chin near (-8, 42).
"""

from __future__ import annotations

from art.cards.espanola.heads_young import BLUSH, LIP, feather
from art.cards.espanola.inks import BLUE, EARTH, FLESH, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.features import Eye, brow, eyes
from art.cards.parts.look import Look

STRAW_RED, CHESTNUT = "#a8602a", "#8f4a22"
_LAD = Look(skin=FLESH, hair=STRAW_RED, eye=0.86, gaze=-0.4, brow=1.1, bushy=True)
_KNIGHT = Look(skin=FLESH, hair=CHESTNUT, eye=0.8, gaze=-0.5, brow=1.1, age=1)


def lad_behind(d: Drawing) -> None:
    """His mop of hair behind, and a strong young neck."""
    mop: list[Node] = [
        (-22, -36), (-34, -24, "c"), (-30, -14), (-36, -2, "c"), (-28, 4), (0, 10), (30, 34, "c"), (33, 24),
        (44, 24, "c"), (40, 12), (51, 6, "c"), (43, -4), (50, -16, "c"), (40, -26), (34, -40),
    ]  # fmt: skip
    d.shape(smooth(mop), STRAW_RED, OUTER)
    d.shape(smooth([
        (-12, 24, "c"), (-12, 38), (-13, 46), (-11, 56), (-18, 70, "c"), (36, 70, "c"), (27, 54),
        (25, 36), (26, 10, "c"),
    ]), FLESH, INNER, shade=[
        Shade(depth=0.42, spacing=4.6, width=2.4, reach=15), Shade(angle=-78, depth=0.6, spacing=4.4,
            width=2.4, reach=22),
    ])  # fmt: skip
    d.lens([(18, 20), (13, 38), (5, 54), (-3, 64)], 2.6)
    d.lens([(-9, 62), (-5, 57), (-5, 51)], 2)
    # The jaw's shadow.
    d.flats(smooth([
        (-9, 40, "c"), (-1, 42), (9, 37), (25, 18, "c"), (25, 31), (18, 43), (7, 48), (-2, 46.6),
    ]), ink=INK)  # fmt: skip


def lad(d: Drawing) -> None:
    """Snub-nosed, freckled, with ears that stand out and a gap in his grin; a straw hat pulled down."""
    d.shape(smooth([(22, -14), (30, -19), (37, -13), (36, -2), (29, 8), (22, 6)]), FLESH, INNER)
    d.lens([(27, -12), (32, -13), (33, -6), (28, 1)], 2.2)
    face: list[Node] = [
        (-21, -44), (-25.4, -30), (-26.4, -20), (-23.4, -12), (-27.6, -4), (-29.4, 6), (-28, 16), (-24, 26),
        (-19, 35), (-12, 41), (-3, 42.6), (8, 39), (18, 30.6), (24.6, 18), (27, 4), (28, -16), (24, -44),
    ]  # fmt: skip
    d.shape(smooth(face), FLESH, INNER, shade=[
        Shade(angle=14, depth=0.6, spacing=4.4, width=2.3, reach=9, start=0.42, stop=0.84),
        Shade(angle=66, depth=0.5, spacing=4.2, width=2.1, reach=8, start=0.3, stop=0.8),
    ])  # fmt: skip
    d.shape(circle(10, 10, 7.4), BLUSH, None)
    # The nose: short, its tip round and turned up.
    d.fold(([(-19.6, 0), (-16, -4), (-14, -9), (-14.6, -15)], 2.4))
    d.line(smooth([(-19.4, -1.4), (-23.4, 1.4), (-24.6, 5.6), (-21, 9), (-16.4, 8.8)], closed=False), DETAIL)
    d.lens([(-12, 2), (-8.4, 5), (-9.6, 9), (-13, 9.6)], 2.6)
    d.lens([(-17.6, 8.6), (-15, 7), (-12.6, 8.4)], 2.4)
    eyes(d, _LAD, (Eye(x=3, y=-8, half=8), Eye(x=-18.8, y=-8.4, half=4.2, inner=1)))
    # Laughing lids.
    d.lens([(-4.6, -4.4), (3, -1.4), (10.6, -4.2)], 2.4)
    d.lens([(12, -10), (15.6, -7), (19, -7)], 1.8)
    d.lens([(12.4, -6), (15.6, -3), (18, -1.6)], 1.8)
    brow(d, _LAD, (-8, -17.6), (4, -22.6), (15, -16.4), 3.6)
    brow(d, _LAD, (-15.6, -17.4), (-20.6, -21), (-25.4, -16.6), 3.2)
    mouth = smooth([
        (-25, 17.4, "c"), (-17, 19.6), (-8, 18.4), (3, 13, "c"), (1, 22), (-6, 28.4), (-14, 29.4), (-21, 25),
    ])  # fmt: skip
    d.shape(mouth, INK, INNER)
    d.shape(smooth([
        (-23, 18.6, "c"), (-17, 20.4), (-8, 19.2), (1, 15.6, "c"), (-2, 20), (-9, 23), (-17, 23.4),
    ]), WHITE, None)  # fmt: skip
    d.flats(smooth([(-15.4, 20, "c"), (-12.6, 20, "c"), (-12.8, 23.4, "c"), (-15.2, 23.6, "c")]), ink=INK)
    d.shape(smooth([(-17, 27.4), (-11, 25), (-4, 26), (-9, 28.6)]), LIP, None)
    d.fold(([(4.6, 11), (8.4, 16), (7.4, 22)], 3))
    d.lens([(-15, 33), (-10.6, 34.4), (-6, 33)], 2)
    d.flats(
        *(circle(x, y, 1.1) for x, y in ((3, 5), (7, 8.6), (11, 4), (14, 8), (-22, 11), (9, 13), (-25, 9))),
        ink=EARTH,
    )
    _tufts(d)
    _straw_hat(d)


def _tufts(d: Drawing) -> None:
    """Thick locks before the ear and over the brow, cut with a bowl and never combed."""
    lock: list[Node] = [
        (8, -34, "c"), (17, -22), (15, -10, "c"), (22, -15), (22, -1, "c"), (29, -10), (33, 2, "c"),
        (36, -14),
        (44, -10, "c"), (42, -26), (34, -40, "c"),
    ]  # fmt: skip
    d.shape(smooth(lock), STRAW_RED, INNER)
    fringe: list[Node] = [
        (-28, -36, "c"), (-30, -26), (-25, -20, "c"), (-21, -28), (-15, -20.6, "c"), (-11, -28),
        (-4, -21, "c"),
        (0, -29), (9, -22.6, "c"), (13, -32, "c"),
    ]  # fmt: skip
    d.shape(smooth(fringe), STRAW_RED, DETAIL)
    for run in ([(-24, -22), (-23, -28), (-19, -33)], [(-14, -22), (-11, -28), (-7, -33)], [(-3, -22),
        (1, -28), (5, -33)],
                [(16, -12), (22, -22), (22, -34)], [(24, -4), (29, -16), (29, -32)], [(42, -12),
                    (38, -22), (36, -32)],
                [(34, 4), (38, 8), (42, 22)], [(36, -4), (42, 0), (48, 6)]):  # fmt: skip
        d.fold((run, 3))


def _straw_hat(d: Drawing) -> None:
    """Its crown goes over the skull; the brim dips over the brow and rises behind."""
    brim: list[Node] = [
        (-60, -22), (-48, -16), (-24, -21), (4, -25), (34, -30), (58, -40), (68, -50), (58, -56), (30, -54),
        (-6, -48), (-40, -40), (-58, -30),
    ]  # fmt: skip
    d.shape(smooth(brim), YELLOW, OUTER, shade=[
        Shade(angle=84, depth=0.42, spacing=5, width=2.8), Shade(angle=0, depth=0.12, spacing=6),
    ])  # fmt: skip
    d.line(smooth([(-54, -22, "c"), (-24, -28), (4, -32), (34, -37), (62, -48, "c")], closed=False), DETAIL)
    crown: list[Node] = [
        (-31, -38, "c"), (-30, -58), (-20, -72), (2, -79), (24, -76), (36, -62), (38, -46, "c"), (20, -37),
        (-6, -33),
    ]  # fmt: skip
    d.shape(smooth(crown), YELLOW, OUTER, shade=[
        Shade(depth=0.42, spacing=5), Shade(angle=60, depth=0.2, spacing=5.4),
    ])  # fmt: skip
    for y in (-62, -70):
        d.line(smooth([(-26, y + 6, "c"), (2, y + 4), (32, y, "c")], closed=False), DETAIL)
    d.ticks(*(((x, -64.6 - x * 0.06), (x + 3, -58.6 - x * 0.06), 2.2) for x in range(-20, 30, 8)))
    band: list[Node] = [
        (-31.6, -47, "c"), (-6, -42), (20, -46), (38, -55, "c"), (38.4, -45, "c"), (20, -36.4),
        (-6, -32.4), (-31.6, -37, "c"),
    ]  # fmt: skip
    d.shape(smooth(band), RED, INNER, shade=[Shade(angle=90, depth=0.36, spacing=5)])
    leaves: list[list[Node]] = [
        [(-22, -44, "c"), (-36, -60), (-52, -64, "c"), (-42, -48)],
        [(-20, -46, "c"), (-26, -66), (-40, -80, "c"), (-36, -58)],
    ]
    for leaf in leaves:
        d.shape(smooth(leaf), GREEN, INNER)
    d.lens([(-24, -46), (-36, -56), (-47, -62)], 2.4)
    d.lens([(-22, -50), (-30, -64), (-37, -74)], 2.4)
    d.shape(circle(-20, -43, 5.4), WHITE, DETAIL)
    d.flats(circle(-20, -43, 2.2), ink=YELLOW)


def knight_behind(d: Drawing) -> None:
    """Curls at his nape, and a neck as broad as the jaw."""
    curls = [circle(x, y, r) for x, y, r in ((38, -20, 12), (44, -2, 12), (43, 17, 12), (36, 33, 11))]
    d.shapes(curls, CHESTNUT, OUTER)
    d.shape(smooth([
        (-22, 26, "c"), (-20, 44), (-14, 52), (-18, 70, "c"), (42, 70, "c"), (35, 52), (34, 34), (32, 6, "c"),
    ]), FLESH, INNER, shade=[
        Shade(depth=0.36, spacing=4.6, width=2.6, reach=16), Shade(angle=-80, depth=0.4, spacing=4.4,
            width=2.4, reach=14),
    ])  # fmt: skip


def knight(d: Drawing) -> None:
    """Apple cheeks, a bulb of a nose, double chin, moustaches twisted to points; a great soft cap."""
    chins: list[Node] = [(-27, 30, "c"), (-24, 44), (-12, 52), (6, 53), (22, 46), (32, 26, "c"), (0, 24)]
    d.shape(smooth(chins), FLESH, INNER, shade=[Shade(angle=60, depth=0.4, spacing=4.4, width=2.4, reach=10)])
    face: list[Node] = [
        (-21, -44), (-26, -30), (-27, -20), (-24.6, -12), (-29, -4), (-32.4, 6), (-32.4, 17), (-29, 27),
        (-22, 34),
        (-16, 40), (-8, 42), (1, 40), (9, 36), (20, 32), (28, 20), (30.6, 4), (30, -16), (25, -44),
    ]  # fmt: skip
    d.shape(smooth(face), FLESH, INNER, shade=[
        Shade(angle=14, depth=0.6, spacing=4.4, width=2.4, reach=11, start=0.42, stop=0.84),
        Shade(angle=64, depth=0.5, spacing=4.2, width=2.2, reach=8, start=0.3, stop=0.8),
    ])  # fmt: skip
    d.flats(circle(12, 11, 9), ellipse(-27, 11, 4.4, 6.4), ink=BLUSH)
    eyes(d, _KNIGHT, (Eye(x=3.4, y=-8, half=8), Eye(x=-18.6, y=-8.4, half=4.2, inner=1)))
    d.lens([(-3.4, -3.6), (4, -0.6), (11.6, -3.6)], 2.2)
    for y in (-10, -6.6):
        d.lens([(14.6, y), (18, y + 2.4), (22, y + 2.6)], 1.8)
    brow(d, _KNIGHT, (-7, -18), (5, -24.4), (17, -17.4), 4.6)
    brow(d, _KNIGHT, (-15.6, -18), (-20.6, -22.4), (-26, -17.4), 3.8)
    # The nose, and the cheek that swells beside it.
    nose: list[Node] = [
        (-14, -13), (-17, -5), (-24, -0.6), (-29, 4.6), (-28.4, 10.6), (-22.4, 13), (-17, 12),
        (-12, 12.6), (-8.6, 8.6),
        (-10, 3.4),
    ]  # fmt: skip
    d.shape(smooth([(-18, -3), (-24, -0.6), (-29, 4.6), (-28, 10.6), (-22, 12.6), (-14, 12), (-10, 8),
        (-12, 2)]),
            BLUSH, None)  # fmt: skip
    d.line(smooth(nose, closed=False), INNER)
    d.lens([(-26, 3), (-24, 1), (-21.6, 1.4)], 2, ink=WHITE)
    d.fold(([(-7, 5), (-1.6, 10), (0.6, 17)], 2.8))
    d.lens([(22, 4), (20, 12), (14, 19)], 2.2)
    d.shape(smooth([(-21, 25), (-12, 27.6), (-3, 24.6), (-7, 31), (-16, 31)]), LIP, None)
    d.lens([(-22, 24.6), (-12, 27.4), (-2, 24)], 2.6)
    left: list[Node] = [
        (-15, 14, "c"),
        (-24, 15),
        (-33, 20),
        (-41, 17),
        (-46, 7, "c"),
        (-44, 22),
        (-34, 28),
        (-22, 24),
        (-15, 21),
    ]
    right: list[Node] = [
        (-15, 14, "c"),
        (-4, 14),
        (7, 19.6),
        (17, 17),
        (22, 6, "c"),
        (22, 21),
        (10, 28),
        (-4, 24),
        (-15, 21),
    ]
    for side in (left, right):
        d.shape(smooth(side), CHESTNUT, INNER)
    d.lens([(-18, 18), (-28, 21), (-40, 19)], 2.4)
    d.lens([(-11, 17), (2, 21), (17, 19)], 2.4)
    d.shape(
        smooth([(-15, 33, "c"), (-11, 34.4), (-6, 33, "c"), (-7, 42), (-11, 49, "c"), (-14, 42)]),
        CHESTNUT,
        INNER,
    )
    _curls(d)
    _great_cap(d)


def _curls(d: Drawing) -> None:
    d.shape(smooth([(23, -16), (29, -20), (35, -14), (34, -4), (28, 5), (23, 2)]), FLESH, INNER)
    d.lens([(26.6, -12), (31, -13), (31, -6), (27, -1)], 2.2)
    for x, y, r in ((22, -25, 9), (34, -27, 10), (40, -12, 10), (40, 6, 9), (20, -14, 5.6)):
        d.shape(circle(x, y, r), CHESTNUT, INNER)
        d.lens(
            [(x + r * 0.5, y), (x, y - r * 0.5), (x - r * 0.5, y), (x, y + r * 0.45), (x + r * 0.2, y + 1)],
            2.4,
        )


def _great_cap(d: Drawing) -> None:
    """Blue velvet that falls over one ear, a rolled yellow brim round the skull, a brooch and a plume."""
    feather(d, [(-8, -48), (8, -78), (36, -92), (62, -82), (74, -58)], 16, WHITE)
    crown: list[Node] = [
        (-35, -36), (-44, -50), (-38, -64), (-18, -74), (6, -74), (30, -72), (52, -60), (62, -42), (60, -24),
        (50, -18), (38, -30), (10, -34),
    ]  # fmt: skip
    d.shape(smooth(crown), BLUE, OUTER, shade=[
        Shade(angle=34, depth=0.44, spacing=5, width=3), Shade(angle=100, depth=0.22, spacing=5.4, width=2.4),
    ])  # fmt: skip
    for run in ([(-20, -42), (-26, -54), (-16, -68)], [(6, -40), (6, -54), (2, -68)], [(30, -38),
        (40, -46), (34, -64)],
                [(46, -28), (54, -34), (56, -44)]):  # fmt: skip
        d.fold((run, 4.4))
    roll: list[Node] = [
        (-36, -31), (-33, -24), (-16, -22), (6, -21.6), (28, -25), (44, -32), (47, -41), (38, -43),
        (18, -37), (-4, -35),
        (-24, -37), (-34, -38),
    ]  # fmt: skip
    d.shape(smooth(roll), YELLOW, OUTER, shade=[Shade(angle=90, depth=0.5, spacing=5, width=2.6)])
    for x, y in ((-24, -30), (-8, -28.6), (26, -31.6)):
        d.lens([(x - 3, y - 6), (x + 2, y), (x, y + 6)], 2.6)
    d.shape(circle(10, -31, 9), RED, INNER)
    d.shape(circle(10, -31, 4), YELLOW, DETAIL)
