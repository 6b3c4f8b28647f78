"""Asso di coppe: blindfolded Cupid with his bow on a six-sided font."""

from __future__ import annotations

from art.cards.bergamasche.ace_coppe_font import font
from art.cards.bergamasche.card import WIDTH, blank, frame
from art.cards.bergamasche.cup import scroll
from art.cards.bergamasche.digits import creases, digit, forearm, patch
from art.cards.bergamasche.inks import BLUE, FLESH, INK, OCHRE, RED, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import LIP
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, mirror, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.engrave import rake

_SIDE = [Shade(depth=0.36, spacing=5.2, width=3.2), Shade(angle=45, depth=0.2, spacing=5.2, width=2.8),
    Shade(angle=180, depth=0.08, spacing=6, width=2)]  # fmt: skip
_SKIN = [Shade(depth=0.26, spacing=5, width=2.6), Shade(angle=60, depth=0.12, spacing=5, width=2.2)]
HAIR = "#d9a648"


def draw() -> Drawing:
    """The card."""
    d = blank("1C")
    with d.at(WIDTH / 2, 0):
        font(d)
        _wings(d)
        _cupid(d)
    frame(d)
    return d


def _wings(d: Drawing) -> None:
    for side in (-1, 1):
        with d.at(flip=side < 0):
            for k, (turn, long, fill) in enumerate(
                ((-38, 176, BLUE), (-24, 188, RED), (-10, 186, BLUE), (5, 172, RED), (22, 146, BLUE))
            ):
                with d.at(30, 262 + 5 * k, rotate=turn):
                    feather: list[Node] = [(0, -12, "c"), (long * 0.5, -21), (long * 0.9, -15), (long, 2,
                        "c"),
                        (long * 0.84, 14), (long * 0.4, 15), (0, 12, "c")]  # fmt: skip
                    d.shape(
                        smooth(feather),
                        fill,
                        OUTER,
                        shade=[Shade(angle=90, depth=0.5, spacing=5.4, width=2.8, start=0.25)],
                    )
                    d.fold(([(8, 0), (long * 0.5, -2), (long * 0.92, 1)], 4))
            for k in range(3):
                with d.at(30, 252 + 16 * k, rotate=-30 + 22 * k):
                    small: list[Node] = [(0, -12, "c"), (46, -17), (84, -4, "c"), (50, 13), (0, 12, "c")]
                    d.shape(
                        smooth(small),
                        OCHRE,
                        INNER,
                        shade=[Shade(angle=90, depth=0.45, spacing=4.8, width=2.6)],
                    )
                    d.fold(([(6, 0), (40, -2), (70, -4)], 3))


def _cupid(d: Drawing) -> None:
    _legs(d)
    torso: list[Node] = [
        (-48, 224, "c"), (-52, 248), (-48, 276), (-40, 306), (-43, 336), (-54, 366), (-52, 386), (-30, 398),
        (0, 404), (32, 396), (53, 384), (54, 364), (44, 334), (41, 304), (49, 276), (53, 248), (47, 224, "c"),
        (24, 218), (0, 222), (-24, 218),
    ]  # fmt: skip
    d.shape(smooth(torso), FLESH, OUTER, shade=[*_SKIN])
    d.fold(([(-42, 262), (-34, 278), (-18, 284), (-5, 276)], 3.4), ([(44, 262), (36, 279), (20, 285),
        (7, 277)], 3.8), ([(1, 302), (2, 288), (1, 268)], 2.6))  # fmt: skip
    d.flats(circle(-25, 270, 2.2), circle(28, 271, 2.2), ink=INK)
    d.lens([(-26, 316), (-14, 322), (-2, 320)], 2.2)
    d.lens([(-34, 350), (0, 364), (36, 349)], 3)
    d.lens([(-4, 341), (0, 347), (4, 341)], 3.4)
    d.lens([(-40, 308), (-34, 316), (-30, 328)], 2.2)
    d.lens([(40, 306), (35, 316), (32, 328)], 2.6)
    sash: list[Node] = [
        (-58, 372, "c"),
        (-20, 356),
        (20, 352),
        (58, 366, "c"),
        (60, 392),
        (26, 400),
        (-6, 416),
        (-50, 404),
    ]
    d.shape(smooth(sash), RED, OUTER, shade=_SIDE)
    d.fold(([(54, 372), (20, 366), (-26, 378)], 4), ([(56, 384), (20, 380), (-20, 396)], 4))
    tail: list[Node] = [
        (50, 372, "c"),
        (88, 388),
        (112, 430),
        (104, 470, "c"),
        (84, 462),
        (78, 430),
        (52, 398, "c"),
    ]
    d.shape(smooth(tail), RED, OUTER, shade=_SIDE)
    _bow_arm(d)
    _arrow_arm(d)
    _head(d)


def _legs(d: Drawing) -> None:
    """The weight on one leg; the other knee is bent outwards, its foot turned."""
    free: list[Node] = [
        (2, 390, "c"), (10, 420), (28, 446), (37, 464), (31, 484), (33, 506), (35, 524, "c"), (55, 522, "c"),
        (60, 506), (68, 486), (66, 468), (73, 450), (70, 418), (58, 386, "c"),
    ]  # fmt: skip
    turned: list[Node] = [
        (35, 516, "c"), (29, 530), (32, 541), (46, 544), (62, 545), (78, 545), (86, 540), (80, 532),
        (65, 526), (55, 515, "c"),
    ]  # fmt: skip
    bearing: list[Node] = [
        (-59, 386, "c"), (-61, 420), (-51, 450), (-45, 466), (-51, 488), (-44, 510), (-41, 524, "c"),
        (-18, 524, "c"), (-15, 508), (-9, 486), (-14, 466), (-6, 446), (1, 418), (2, 390, "c"),
    ]  # fmt: skip
    forward: list[Node] = [
        (-41, 516, "c"), (-48, 530), (-50, 541), (-40, 547), (-24, 548), (-10, 545), (-8, 536), (-13, 528),
        (-18, 516, "c"),
    ]  # fmt: skip
    for leg, foot in ((free, turned), (bearing, forward)):
        d.shape(smooth(leg), FLESH, OUTER, shade=_SKIN)
        d.shape(smooth(foot), FLESH, None, shade=[Shade(angle=90, depth=0.3, spacing=4.8, width=2.4)])
        d.line(smooth(foot, closed=False), OUTER)
    d.ticks(*(((x, 544), (x - 2, 537), 2.4) for x in (66, 72, 78)),
        *(((x, 547 - abs(x + 28) * 0.1), (x + 1, 538), 2.4) for x in (-41, -34, -27, -19)))  # fmt: skip
    creases(
        d,
        ([(-42, 456), (-30, 463), (-18, 456)], 3.2),
        ([(-38, 468), (-30, 472), (-22, 468)], 2.2),
        ([(44, 452), (56, 462), (69, 456)], 3.2),
        ([(47, 465), (56, 470), (64, 467)], 2.2),
        ([(-40, 513), (-30, 517), (-19, 513)], 2.4),
        ([(36, 510), (46, 515), (57, 509)], 2.4),
        ([(12, 428), (20, 424), (26, 416)], 2.4),
    )


def _flesh(d: Drawing, skin: list[Node], *edges: list[Node], dark: int | None = None) -> None:
    """A naked limb whose ends are open: its skin, then only the edges that show, one with shade along it."""
    d.shape(smooth(skin), FLESH, None)
    for k, edge in enumerate(edges):
        d.line(smooth(edge, closed=False), OUTER)
        if k == dark:
            foot = [(x, y) for x, y, *_ in edge]
            rake(d, foot, [(x - 5, y - 17) for x, y in foot], 22, width=3)


def _bow_arm(d: Drawing) -> None:
    bow: list[Station] = [
        (-134, 138, 4), (-153, 160, 6.4), (-156, 190, 8), (-168, 226, 8.6), (-172, 274, 8.6), (-168, 322,
            8.6),
        (-156, 358, 8), (-153, 388, 6.4), (-134, 410, 4),
    ]  # fmt: skip
    d.limb(bow, OCHRE, OUTER, start="round", end="round", depth=0.8, spacing=5)
    for y in (206, 340):
        d.lens([(-172, y), (-163, y + 4), (-152, y)], 6, ink=RED)
    _bow_hand(d)
    upper: list[Node] = [(-128, 263, "c"), (-106, 250), (-78, 238), (-44, 219, "c")]
    lower: list[Node] = [(-40, 282, "c"), (-62, 298), (-92, 302), (-114, 300), (-128, 295, "c")]
    _flesh(d, [*upper, (-20, 240, "c"), *lower], upper, lower, dark=1)
    d.line(polyline([(-135, 140), (-135, 408)], closed=False), INNER)
    d.lens([(-92, 246), (-96, 262), (-90, 276)], 3)
    d.lens([(-124, 266), (-119, 280), (-124, 293)], 3)
    d.lens([(-46, 236), (-38, 256), (-40, 278)], 2.6)


def _bow_hand(d: Drawing) -> None:
    """A child's fist on the bow, its back to us, dimples for knuckles."""
    with d.at(-168, 276):
        forearm(d, FLESH, (14, 0), (36, 3), (46, 4), 20)
        for y, half in ((20, 6.4), (8, 7.4), (-5, 7.6), (-17, 6.8)):
            digit(d, [(10, y), (-6, y + 1), (-17 + abs(y) * 0.2, y - 3)], half, FLESH, tip=0.94, inside=-1)
        patch(d, FLESH, [(6, -22), (18, -21), (30, -17), (36, 2), (30, 22), (18, 27), (6, 26), (9, 10),
                (8, -8)],
              slice(0, 3), slice(4, 7))  # fmt: skip
        digit(d, [(22, -7), (12, -21), (-9, -24)], 7.0, FLESH, nail=True)
        patch(d, FLESH, [(14, -8), (22, -14), (28, -4), (22, 6), (15, 2)])
        creases(d, *(([(7, y - 3), (10, y), (7, y + 3)], 2.2) for y in (-4, 8, 19)))


def _arrow_hand(d: Drawing) -> None:
    """A child's hand that holds the arrow by its shaft between thumb and bent fingers."""
    with d.at(132, 172, rotate=32):
        forearm(d, FLESH, (8, 8), (18, 30), (24, 44), 20)
        for track, half in (
            ([(18, 22), (-2, 24), (-12, 17)], 6.2), ([(20, 12), (-6, 13), (-17, 5)], 7.0),
            ([(20, 0), (-6, 0), (-18, -8)], 7.4), ([(18, -11), (-2, -15), (-13, -22), (-6, -30)], 7.0),
        ):  # fmt: skip
            digit(d, track, half, FLESH, tip=0.86)
        patch(d, FLESH, [(12, -17), (24, -16), (31, -2), (32, 14), (30, 26), (18, 28), (14, 14), (15, 0)],
              slice(0, 4))  # fmt: skip
        digit(d, [(22, 0), (16, -22), (4, -32)], 7.4, FLESH, nail=True)
        patch(d, FLESH, [(15, -6), (24, -10), (28, 4), (20, 10)])


def _arrow_arm(d: Drawing) -> None:
    d.line(polyline([(98, 226), (186, 86)], closed=False), OUTER)
    with d.at(186, 86, rotate=32):
        d.shape(polyline([(0, -26), (12, 6), (0, 0), (-12, 6)]), OCHRE, INNER)
    _arrow_hand(d)
    upper: list[Node] = [(44, 219, "c"), (72, 228), (101, 240, "c"), (112, 228), (121, 212, "c")]
    lower: list[Node] = [(154, 216, "c"), (155, 246), (136, 282), (102, 299), (66, 294), (40, 280, "c")]
    _flesh(d, [*upper, *lower, (20, 240, "c")], upper, lower, dark=1)
    d.fold(([(101, 240), (108, 254), (120, 264)], 5), ([(101, 240), (112, 246), (128, 246)], 4))
    d.lens([(122, 216), (136, 222), (152, 219)], 3)
    d.lens([(46, 236), (38, 256), (40, 276)], 2.6)
    with d.at(92, 236, rotate=32):
        d.shape(polyline([(0, -16), (-13, -4), (-13, 20), (0, 8), (13, 20), (13, -4)]), RED, INNER)
        d.fold(([(0, 6), (0, -4), (0, -14)], 3))


def _head(d: Drawing) -> None:
    throat: list[Node] = [(-20, 200, "c"), (-22, 218), (-44, 222, "c")]
    nape: list[Node] = [(44, 222, "c"), (22, 218), (20, 200, "c")]
    _flesh(d, [*throat, (0, 244), *nape], throat, nape)
    d.hatch(smooth([(-20, 206, "c"), (20, 206, "c"), (22, 222, "c"), (0, 230), (-22, 222, "c")]),
        Shade(angle=-90, depth=0.6, spacing=4.8, width=2.6))  # fmt: skip
    d.lens([(-34, 234), (-16, 238), (-4, 246)], 2.6)
    d.lens([(34, 234), (16, 238), (4, 246)], 2.6)
    for x, y, r in (
        (-46, 120, 18),
        (-54, 148, 16),
        (-48, 174, 14),
        (46, 120, 18),
        (54, 148, 16),
        (48, 174, 14),
    ):
        scroll(d, x, y, r, HAIR, turn=1 if x > 0 else -1, start=120)
    face: list[Node] = [(0, 90), (-34, 100), (-47, 134), (-46, 164), (-36, 192), (-16, 210), (0, 213)]
    d.shape(smooth(mirror(face, 0, whole=True)), FLESH, OUTER, shade=[
        Shade(angle=10, depth=0.16, spacing=5, width=2.4, start=0.5, stop=0.9, reach=12)])  # fmt: skip
    for x in (-28, 28):
        d.flats(circle(x, 180, 9), ink="#ef9b7d")
    band: list[Node] = [(-50, 138, "c"), (0, 130), (50, 138, "c"), (51, 162), (0, 160), (-51, 162)]
    d.shape(smooth(band), WHITE, OUTER, shade=[Shade(angle=20, depth=0.22, spacing=4.8, width=2.4)])
    d.fold(([(49, 142), (20, 138), (-12, 144)], 3), ([(49, 156), (20, 150), (-16, 154)], 3),
        ([(-49, 150), (-30, 146), (-8, 148)], 2.6))  # fmt: skip
    knot: list[Node] = [
        (48, 140, "c"),
        (70, 128),
        (86, 134, "c"),
        (70, 147),
        (88, 164, "c"),
        (68, 166),
        (48, 160, "c"),
    ]
    d.shape(smooth(knot), WHITE, INNER, shade=[Shade(angle=60, depth=0.4, spacing=4.8, width=2.4)])
    d.fold(([(-2, 182), (-9, 180), (-8, 170)], 2.6))
    d.lens([(-9, 182), (0, 186), (9, 182)], 3)
    d.flats(smooth([(-13, 194, "c"), (-5, 191), (0, 193), (5, 191), (13, 194, "c"), (0, 202)]), ink=LIP)
    d.lens([(-15, 193), (0, 197), (15, 193)], 2.4)
    d.lens([(-4, 206), (0, 207.4), (4, 206)], 2)
    curls = ((-30, 104, 17), (30, 104, 17), (-12, 94, 16), (12, 94, 16), (0, 84, 13))
    for x, y, r in curls:
        scroll(d, x, y, r, HAIR, turn=1 if x > 0 else -1, start=200)
