"""A horse that faces us: head, ears, neck and breast, with its parade bridle; the poll is (0, 0)."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.triestine.hats import feather
from art.cards.triestine.inks import GREEN, INK, PAPER, RED, WHITE, YELLOW


def front_horse(d: Drawing, coat: Coat, bridle: Bridle) -> None:
    """The whole, about 240 high from the poll to the breast."""
    _neck(d, coat, bridle)
    for side in (-1, 1):
        with d.at(side * 24, 6, flip=side > 0):
            _ear(d, coat)
    _mask(d, coat)
    _bridle(d, bridle)
    _forelock(d, coat)
    for track, ink in (
        ([(-6, -10), (-22, -50), (-36, -76), (-58, -84)], PAPER),
        ([(6, -10), (22, -50), (36, -76), (58, -84)], PAPER),
        ([(-2, -10), (-10, -60), (-14, -96), (-30, -112)], YELLOW),
        ([(2, -10), (8, -60), (14, -96), (30, -112)], GREEN),
        ([(0, -10), (-2, -50), (0, -94), (2, -118)], RED),
    ):
        feather(d, track, 13, ink)
    d.shape(circle(0, -6, 8), YELLOW, INNER)


def _neck(d: Drawing, coat: Coat, bridle: Bridle) -> None:
    breast: list[Node] = [
        (-34, 20, "c"), (-52, 70), (-66, 120), (-98, 160), (-116, 220), (-112, 280, "c"), (112, 280, "c"),
            (116, 220),
        (98, 160), (66, 120), (52, 70), (34, 20, "c"),
    ]  # fmt: skip
    d.shape(smooth(breast), coat.body, OUTER, shade=[
        Shade(depth=0.3, spacing=6.2, width=3, reach=46), Shade(angle=180, depth=0.1, spacing=6.6,
            width=2.4, reach=18),
    ])  # fmt: skip
    d.fold(([(-66, 122), (-50, 160), (-44, 210)], 5), ([(66, 122), (52, 160), (46, 210)], 5),
        ([(-8, 204), (-2, 230), (0, 260)], 5))  # fmt: skip
    with d.clip(smooth(breast)):
        d.shape(
            ribbon([(-34, 176), (-58, 176), (-86, 156), (-106, 124)], 5, forked=False), bridle.strap, INNER
        )
    mane: list[Node] = [(-28, 4, "c"), (-46, 22), (-60, 48), (-70, 72), (-84, 88, "c"), (-77, 94), (-86, 116),
        (-103, 133, "c"), (-93, 137), (-101, 154), (-120, 174, "c"), (-94, 168), (-72, 148), (-56, 116),
        (-46, 80), (-34, 40)]  # fmt: skip
    d.shape(smooth(mane), coat.mane, INNER)
    for root, tip in (
        ((-38, 34), (-62, 68)), ((-42, 52), (-78, 88)), ((-46, 72), (-78, 106)), ((-50, 92), (-96, 132)),
        ((-56, 112), (-94, 144)), ((-66, 132), (-112, 170)), ((-76, 146), (-100, 164)),
    ):  # fmt: skip
        bow = (root[0] * 0.4 + tip[0] * 0.6 + 7, root[1] * 0.5 + tip[1] * 0.5 + 4)
        d.lens([root, bow, tip], 3.0)
    strap: list[Node] = [(-116, 138, "c"), (-88, 160), (-56, 190), (0, 212), (56, 190), (88, 160),
        (116, 138, "c"), (120, 152, "c"), (94, 174), (60, 206), (0, 230), (-60, 206), (-94, 174),
        (-120, 152, "c")]  # fmt: skip
    with d.clip(smooth(breast)):
        for x, y in ((-80, 172), (-58, 190), (-34, 214), (0, 226), (34, 214), (58, 190), (80, 172)):
            d.shape(smooth([(x - 6, y + 6, "c"), (x - 8, y + 17), (x, y + 28, "c"), (x + 8, y + 17),
                (x + 6, y + 6, "c")]), bridle.stud, INNER)  # fmt: skip
        d.shape(smooth(strap), bridle.strap, INNER)
        d.shapes(
            [circle(side * x, y, 4) for x, y in ((40, 207), (70, 182), (98, 160)) for side in (-1, 1)],
            bridle.stud,
            DETAIL,
        )
    d.line(smooth(breast), OUTER)
    d.shape(circle(0, 221, 15), bridle.stud, OUTER)
    d.shape(circle(0, 221, 7), RED, INNER)


def _ear(d: Drawing, coat: Coat) -> None:
    outer: list[Node] = [(12, 0, "c"), (-6, 2), (-16, -22), (-12, -52, "c"), (6, -36), (14, -14)]
    d.shape(smooth(outer), coat.body, OUTER, shade=[Shade(depth=0.3, spacing=5, width=2.2)])
    d.shape(
        smooth([(6, -4, "c"), (-6, -8), (-10, -26), (-9, -42, "c"), (3, -28), (8, -14)]), coat.far, DETAIL
    )


def _mask(d: Drawing, coat: Coat) -> None:
    half: list[Node] = [(0, -12), (-26, -4), (-36, 20), (-44, 48), (-40, 76), (-30, 110), (-27, 140),
        (-34, 164), (-31, 186),
        (-16, 198), (0, 201)]  # fmt: skip
    shape = smooth(mirror(half, 0, whole=True))
    d.shape(shape, coat.body, None)
    d.flats(
        smooth([(0, 30, "c"), (-10, 60), (-8, 110), (-13, 150), (0, 158), (13, 150), (8, 110), (10, 60)]),
        ink=PAPER,
    )
    muzzle: list[Node] = [(-31, 150, "c"), (-18, 158), (0, 162), (18, 158), (31, 150, "c"), (34, 166),
        (31, 186), (16, 198),
        (0, 201), (-16, 198), (-31, 186), (-34, 166)]  # fmt: skip
    d.shape(smooth(muzzle), coat.far, None)
    d.hatch(shape, Shade(angle=8, depth=0.3, spacing=5, width=2.6, reach=22),
        Shade(angle=180, depth=0.14, spacing=5.6,
        width=2.2, reach=10))  # fmt: skip
    d.shape(shape, None, OUTER)
    for side in (-1, 1):
        eye: list[Node] = [(side * 36, 58, "c"), (side * 33, 48), (side * 24, 45), (side * 14, 54, "c"),
            (side * 24, 60)]  # fmt: skip
        d.shape(smooth(eye), WHITE, INNER)
        d.flats(smooth([(side * 32, 48), (side * 25, 46), (side * 20, 50), (side * 23, 59),
            (side * 31, 59)]), ink=INK)  # fmt: skip
        d.flats(circle(side * 26 - 2, 50, 2.6), ink=WHITE)
        d.lens([(side * 38, 56), (side * 28, 41), (side * 11, 51)], 5.0)
        d.lens([(side * 34, 65), (side * 24, 67), (side * 15, 62)], 2.4)
        d.lens([(side * 22, 74), (side * 17, 104), (side * 20, 138)], 3.0)
        d.lens([(side * 36, 84), (side * 26, 96), (side * 24, 112)], 2.2)
        nostril: list[Node] = [
            (side * 14, 168, "c"),
            (side * 19, 158),
            (side * 27, 160),
            (side * 28, 172),
            (side * 20, 178),
        ]
        d.shape(smooth(nostril), INK, None)
        d.lens([(side * 12, 160), (side * 20, 151), (side * 30, 156)], 2.6)
    d.lens([(-22, 186), (0, 190), (22, 186)], 3.0)
    d.lens([(0, 178), (1, 184), (0, 189)], 2.2)


def _bridle(d: Drawing, bridle: Bridle) -> None:
    for side in (-1, 1):
        d.limb([(side * 33, 14, 4.4), (side * 44, 62, 4.4), (side * 37, 112, 4.4),
            (side * 31, 176, 4.4)], bridle.strap, INNER,
            depth=0)  # fmt: skip
        d.shape(circle(side * 36, 14, 9), bridle.stud, INNER)
        d.shape(circle(side * 36, 14, 3.6), bridle.strap, DETAIL)
        d.shape(circle(side * 34, 176, 7), bridle.bit, INNER)
    d.limb([(-34, 18, 5), (0, 26, 5.4), (34, 18, 5)], bridle.strap, INNER, depth=0)
    d.limb([(-32, 122, 5), (0, 130, 5.4), (32, 122, 5)], bridle.strap, INNER, depth=0)
    d.shapes(
        [circle(x, y, 3.2) for x, y in ((-20, 22), (20, 22), (-18, 127), (0, 130), (18, 127))],
        bridle.stud,
        DETAIL,
    )


def _forelock(d: Drawing, coat: Coat) -> None:
    tuft: list[Node] = [(-15, -10, "c"), (0, -16), (15, -10, "c"), (19, 10), (13, 30), (15, 46), (4, 66, "c"),
        (1, 52), (-7, 58, "c"), (-9, 44), (-17, 48, "c"), (-14, 22), (-19, 6)]  # fmt: skip
    d.shape(smooth(tuft), coat.mane, INNER)
    for run in ([(-6, -4), (-10, 16), (-10, 38)], [(1, -4), (-1, 22), (0, 46)], [(7, -4), (10, 18), (6, 44)]):
        d.lens(run, 3.0)
