"""Fante di bastoni: a grinning lad in a scalloped hood, three-quarter right; the staff, a horn."""

from __future__ import annotations

from itertools import pairwise

from art.cards.bergamasche import dress, locks, second_hands
from art.cards.bergamasche.arms import Arm
from art.cards.bergamasche.court import FALLING, court_card
from art.cards.bergamasche.hands_of_shafts import FINGER_UP_THE_SHAFT
from art.cards.bergamasche.inks import BLUE, FLESH, GREEN, INK, OCHRE, RED, WHITE
from art.cards.bergamasche.sleeve_heads import dagged
from art.cards.bergamasche.staff import cap, shaft
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import visage

HORN = "#7a4620"
HAIR = "#4c3323"
HEAD = dagged(OCHRE, RED)


def draw() -> Drawing:
    """The card."""
    return court_card("FB", _figure, FALLING, RED)


def _figure(d: Drawing) -> None:
    _cloak(d)
    _tunic(d)
    Arm(
        shoulder=(206, 312), elbow=(92, 402), fill=BLUE, joint=38, wide=44, ground=RED, head=HEAD, seed=19
    ).hold(d, (136, 262), FINGER_UP_THE_SHAFT, tilt=-11, held=_torch)
    Arm(
        shoulder=(394, 316), elbow=(446, 446), fill=BLUE, joint=38, wide=44, ground=RED, head=HEAD, seed=20
    ).hold(d, (344, 424), second_hands.CRADLING, tilt=26, held=_cape_and_horn)
    _head(d)


def _torch(d: Drawing) -> None:
    """A short staff with one great cap; its golden butt comes out below the fist."""
    with d.at(136, 262, rotate=-11):
        shaft(d, (0, -92), (0, 92), 17, RED)
        butt: list[Node] = [(-21, 78, "c"), (0, 82), (21, 78, "c"), (22, 92), (14, 104), (0, 112), (-14, 104),
            (-22, 92)]  # fmt: skip
        d.shape(smooth(butt), OCHRE, OUTER, shade=[Shade(depth=0.42, spacing=4.6, width=2.8)])
        with d.at(0, -88, 34 / 24):
            cap(d, -11, BLUE)


def _cape_and_horn(d: Drawing) -> None:
    _hood_cape(d)
    _horn(d)


def _horn(d: Drawing) -> None:
    """A hunting horn with golden bands: from the fist it curls up to its open bell."""
    track = [
        (392, 452, 7.0),
        (354, 428, 11.0),
        (318, 412, 16.0),
        (284, 388, 22.0),
        (264, 352, 28.0),
        (258, 308, 37.0),
    ]
    d.limb(track, HORN, OUTER, depth=0.6, spacing=5.0)
    for line, width in (
        ([(231, 324), (238, 360), (250, 380)], 6.0), ([(242, 322), (248, 352), (256, 370)], 3.6),
        ([(276, 402), (292, 413), (306, 420)], 4.6),
    ):  # fmt: skip
        d.lens(line, width, ink=WHITE)
    for band in (
        [(310, 430), (301, 425), (311, 409), (318, 392), (328, 397), (320, 414)],
        [(247, 389), (240, 379), (266, 365), (286, 346), (293, 356), (272, 377)],
    ):
        d.shape(polyline(band), OCHRE, INNER, shade=[Shade(depth=0.4, spacing=4.6, width=2.6)])
    with d.at(257, 304, rotate=-7):
        d.shape(ellipse(0, 0, 41, 17), OCHRE, OUTER, shade=[Shade(depth=0.3, spacing=4.6, width=2.6)])
        d.shape(ellipse(0, -1, 31, 10.5), INK, INNER)
        d.lens([(-22, 2), (0, 7), (20, 3)], 3.0, ink=OCHRE)


def _cloak(d: Drawing) -> None:
    dress.cloth(
        d, [(330, 250, "c"), (430, 290), (510, 350, "c"), (510, 600, "c"), (330, 600, "c")], GREEN,
        folds=[([(450, 330), (470, 400), (476, 470)], 7)],
    )  # fmt: skip
    dress.lining(d, [(240, 256, "c"), (130, 330), (10, 430, "c"), (10, 660, "c"), (240, 660, "c")], GREEN)


def _tunic(d: Drawing) -> None:
    left: list[Node] = [(246, 252, "c"), (206, 268), (200, 330), (212, 400), (196, 460), (150, 680, "c"),
        (260, 680, "c"),
        (280, 460), (296, 252, "c")]  # fmt: skip
    right: list[Node] = [(296, 252, "c"), (352, 254), (396, 270), (396, 330), (386, 390), (398, 440), (430,
        680, "c"),
        (250, 680, "c"), (280, 460)]  # fmt: skip
    dress.cloth(d, left, OCHRE, folds=[([(222, 350), (226, 410), (214, 470)], 7)])
    dress.cloth(
        d,
        right,
        RED,
        folds=[([(350, 330), (352, 400), (362, 470)], 7), ([(310, 470), (318, 520), (316, 600)], 7)],
    )
    dress.band(d, [(298, 256), (292, 350), (278, 450), (258, 560)], 9)
    belt: list[Node] = [
        (198, 444, "c"),
        (300, 462),
        (398, 434, "c"),
        (400, 456, "c"),
        (300, 486),
        (194, 468, "c"),
    ]
    d.shape(smooth(belt), HORN, OUTER, shade=[Shade(depth=0.4, spacing=6, width=3)])
    dress.buttons(d, [(222, 464), (250, 470), (310, 470), (340, 464), (372, 456)], OCHRE, 6)


def _hood_cape(d: Drawing) -> None:
    """The shoulder cape of the hood, its edge cut in scallops."""
    nodes: list[Node] = [(248, 228, "c"), (206, 250), (178, 300, "c")]
    spots = [(178, 300), (204, 322), (236, 336), (270, 344), (304, 346), (338, 340), (370, 328), (402, 306)]
    for (x0, y0), (x1, y1) in pairwise(spots):
        nodes += [((x0 * 0.7 + x1 * 0.3) - 2, (y0 * 0.7 + y1 * 0.3) + 20), ((x0 * 0.3 + x1 * 0.7) + 2,
            (y0 * 0.3 + y1 * 0.7) + 20),
            (x1, y1, "c")]  # fmt: skip
    nodes += [(392, 264), (356, 244), (330, 240, "c"), (300, 262)]
    d.shape(smooth(nodes), RED, OUTER, shade=[
        Shade(angle=25, depth=0.34, spacing=5.8, width=3.3, reach=60), Shade(angle=70, depth=0.22,
            spacing=5.8, width=2.9, reach=30)])  # fmt: skip
    d.flats(
        *(circle((x0 + x1) / 2, (y0 + y1) / 2 + 8, 5) for (x0, y0), (x1, y1) in pairwise(spots)),
        ink=OCHRE,
    )
    d.fold(
        ([(256, 262), (238, 288), (224, 318)], 6),
        ([(344, 258), (362, 284), (370, 312)], 6),
        ([(300, 280), (302, 306), (298, 330)], 5),
    )


def _head(d: Drawing) -> None:
    with d.at(298, 150, 1.13, 7, flip=True):
        back: list[Node] = [
            (-30, -50),
            (-44, -20),
            (-40, 20),
            (-30, 62),
            (-30, 100),
            (40, 104),
            (58, 60),
            (62, 10),
            (52, -40),
        ]
        d.shape(smooth(back), RED, OUTER, shade=dress.CLOTH)
        dress.neck(d, FLESH, [(-14, 40, "c"), (-12, 90, "c"), (40, 90, "c"), (34, 20, "c")])
        face: list[Node] = [
            (-26, -46), (-33, -28), (-34, -14), (-30, -6), (-35, 8), (-33, 24), (-30, 40), (-24, 54), (-14,
                65), (-4, 64), (10, 54),
            (26, 36), (34, 10), (36, -20), (30, -46),
        ]  # fmt: skip
        visage.skull(d, face, FLESH, jaw=9, start=0.45, cross=6)
        visage.brim_shadow(d, -32, 34, -38)
        visage.eye(d, 6, -1, 11, -1, wide=0.86, tilt=-1.4, gaze=-0.5, bag=1)
        visage.eye(d, -22, -1.6, 6, 1, wide=0.84, tilt=-1.4, gaze=-0.2)
        visage.brow(d, [(-6, -18), (5, -26), (17, -24), (26, -15)], 4.4)
        visage.brow(d, [(-15, -18), (-23, -25), (-31, -18)], 3.8)
        visage.nose(d, (-29, 16), root=(-15, -12), hook=0.4, bulb=1.2, wing=11.5, hard=0.9)
        visage.blush(d, (15, 21, 7))
        visage.mouth(d, (-29, 32), (-2, 29), dip=(-16, 36), full=1.0, grin=True)
        visage.strokes(
            d, ("l", 2.4, [(0, 22), (5, 28), (4, 35)]), ("l", 2, [(-19, 53), (-13, 50), (-7, 53)]), ("l", 2,
                [(19, -3), (24, -6), (28, -10)]),
            ("l", 2, [(19, 1), (25, 0), (29, -1)]),
        )  # fmt: skip
        fringe: list[Node] = [(-28, -48, "c"), (-33, -32), (-28, -22), (-20, -32, "c"), (-12, -22), (-2, -33,
            "c"), (10, -22), (18, -32, "c"),
            (27, -18), (36, -6), (40, -48, "c")]  # fmt: skip
        locks.tuft(
            d, fringe, HAIR, ([(-26, -46), (-26, -36), (-25, -28)], [(34, -46), (34, -30), (34, -14)], 9)
        )
        hood: list[Node] = [(-26, -58), (-40, -40), (-44, -20, "c"), (-34, -34), (-10, -40), (16, -38), (32,
            -24), (38, 6), (34, 36), (24, 64),
            (14, 92, "c"), (44, 100), (60, 60), (64, 10), (58, -36), (34, -66), (0, -70)]  # fmt: skip
        d.shape(smooth(hood), RED, OUTER, shade=[
            Shade(angle=20, depth=0.3, spacing=5.6, width=3.2, reach=36), Shade(angle=65, depth=0.22,
                spacing=5.6, width=2.8, reach=24)])  # fmt: skip
        d.line(
            smooth(
                [(-38, -30, "c"), (-10, -48), (18, -46), (38, -28), (46, 6), (42, 38), (32, 66)], closed=False
            ),
            DETAIL,
            ink=OCHRE,
        )
        d.fold(([(50, 20), (46, 46), (34, 74)], 5), ([(40, -40), (20, -56), (-6, -58)], 4.6))
        tail: list[Node] = [
            (30, -66, "c"),
            (66, -78),
            (104, -64),
            (126, -26),
            (128, 12, "c"),
            (112, -8),
            (96, -34),
            (60, -42, "c"),
        ]
        d.shape(smooth(tail), RED, OUTER, shade=dress.CLOTH)
        d.fold(([(46, -62), (86, -62), (114, -24)], 5))
        d.shape(circle(127, 18, 9), OCHRE, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2.4)])
