"""Re di bastoni: pointed beard, turned to the right; the staff, a spear, and a round shield with a wall."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Point, circle, rect, sampled, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import borders, heads, visage
from art.cards.parts.look import Look
from art.cards.trevisane import crowns, garments, hairdress
from art.cards.trevisane.arms import Arm
from art.cards.trevisane.countenance import far_eye, jutting
from art.cards.trevisane.court import court_card
from art.cards.trevisane.hands_of_staves import FOUR_CLOSE, HEEL_OUT
from art.cards.trevisane.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.trevisane.locks import beard
from art.cards.trevisane.shield import shield
from art.cards.trevisane.spear import spear
from art.cards.trevisane.staff import staff
from art.cards.trevisane.stock import stock

HEAD: Final[Point] = (240, 166)
LEATHER: Final = "#8a5a33"


def draw() -> Drawing:
    """The card."""
    return court_card("RB", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _robe(d)
    _head(d)
    _staff_arm(d)
    _shield(d)


def _mantle(d: Drawing) -> None:
    garments.cloak(
        d, [(290, 246, "c"), (366, 264), (430, 300), (486, 350, "c"), (486, 540, "c"), (280, 540, "c")], BLUE,
        trim=([(300, 256), (362, 274), (424, 312), (486, 364)], RED, "lozenges", YELLOW),
        folds=[[(330, 290), (352, 330), (362, 400)]],
    )  # fmt: skip
    garments.cloak(
        d, [(200, 246, "c"), (136, 264), (70, 330), (4, 396, "c"), (4, 540, "c"), (220, 540, "c")], BLUE,
        trim=([(206, 254), (142, 274), (76, 340), (4, 408)], RED, "lozenges", YELLOW),
        folds=[[(60, 440), (48, 490), (46, 540)], [(160, 430), (146, 490), (142, 540)]],
    )  # fmt: skip
    garments.lining(d, -1)


def _robe(d: Drawing) -> None:
    garments.skirt(d, ((184, 440), (306, 440)), (146, 350), GREEN, pleats=6)
    garments.bodice(
        d, [(214, 238, "c"), (180, 256, "c"), (190, 300), (192, 350), (180, 400), (182, 450, "c"),
            (245, 458), (308, 450, "c"), (310, 400), (298, 350), (300, 300), (310, 256, "c"), (276, 238,
            "c")],
        GREEN,
    )  # fmt: skip
    for side in (-1, 1):
        line = [
            (245 + side * 40, 254),
            (245 + side * 26, 330),
            (245 + side * 14, 440),
            (245 + side * 26, 545),
        ]
        borders.border(d, line, 11, RED, "zigzag", YELLOW, spacing=18)
    garments.belt(d, (180, 442), (310, 442), 24, PAPER, "lozenges", RED, buckle=(YELLOW, BLUE))


def _staff_arm(d: Drawing) -> None:
    Arm(shoulder=(178, 302), elbow=(80, 436), cuffs=RED, wide=44, joint=40, wing=RED, tabs=6, seed=20).hold(
        d,
        (99, 312),
        FOUR_CLOSE,
        lambda card: staff(card, 100, 300, 500, 2, wide=24, fill=RED, band=GREEN),
        tilt=2,
        flip=True,
        over=True,
    )


def _shield(d: Drawing) -> None:
    def held(card: Drawing) -> None:
        with card.at(386, 272):
            spear(card, 240, GREEN, RED, head="fork")

    Arm(
        shoulder=(318, 304),
        elbow=(416, 420),
        cuffs=RED,
        wide=42,
        joint=38,
        wing=RED,
        tabs=6,
        seed=21,
        bare=(((362, 378), 30),),
    ).hold(d, (386, 276), HEEL_OUT, held)
    _guige(d)
    # What the shield throws on sleeve and skirt.
    d.flats(circle(339, 448, 79), ink=INK)
    shield(d, 344, 442, 78)


def _guige(d: Drawing) -> None:
    """The strap over his shoulder on which the shield hangs, buckled above the rim."""
    way: list[Point] = [(292, 262), (312, 292), (324, 334), (330, 392)]
    d.shape(
        ribbon(way, 10, forked=False),
        LEATHER,
        OUTER,
        shade=[Shade(angle=20, depth=0.3, spacing=5.2, width=2.6)],
    )
    d.ticks(*((p, (p[0] + 2, p[1] + 5), 2.2) for p in sampled([(x - 5, y + 1) for x, y in way], 12)))
    d.ticks(*((p, (p[0] + 2, p[1] + 5), 2.2) for p in sampled([(x + 5, y - 1) for x, y in way], 12)))
    with d.at(321, 324, rotate=-16):
        d.shape(rect(-15, -11, 30, 20), YELLOW, OUTER)
        d.shape(rect(-8, -5, 16, 8), LEATHER, INNER)
        d.lens([(0, -9), (1, -1), (0, 8)], 3.4)


def _head(d: Drawing) -> None:
    garments.collar_behind(d, (245, 252), 48, 30, RED)
    with d.at(*HEAD, rotate=-3, flip=True), stock(d, 1.4):
        hairdress.bush_behind(d, hairdress.AUBURN)
        heads.neck(d, Look(skin=FLESH))
    garments.collar_before(d, (245, 252), 48, 30, YELLOW)
    with d.at(*HEAD, rotate=-3, flip=True):
        _face(d)
        _beard(d)
        with stock(d, 1.4):
            hairdress.bush_before(d, hairdress.AUBURN, away=3.6)
            crowns.arched(d, RED)


def _face(d: Drawing) -> None:
    """Square and wrathful: a furrow between knotted brows, wide pale eyes, a straight bony nose."""
    face: list[Node] = [
        (-27, -48), (-37, -32), (-39, -18), (-37, -5), (-38, 8), (-33, 22), (-31, 40), (-26, 56), (-12, 62),
        (6, 60), (24, 48), (36, 28), (40, 0), (38, -26), (32, -48),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=14, start=0.4, stop=0.84, cross=9)
    visage.brim_shadow(d, -33, 38)
    visage.eye(d, 8, -1, 11, -1, wide=1.0, gaze=-0.7, bag=2, tilt=2, iris="#4d7ea6")
    far_eye(d, -25.6, -1, 7.4, wide=1.06, gaze=-0.2, iris="#4d7ea6")
    visage.brow(d, [(-8, -10), (2, -17), (16, -24), (30, -19)], 6.4, ink="#7c3d12")
    visage.brow(d, [(-16, -10), (-22, -16), (-36, -19)], 5.8, ink="#7c3d12")
    d.lens([(-10, -26), (-9, -18), (-11, -10)], 2.8)
    d.lens([(-15, -25), (-14, -18), (-16, -12)], 2.4)
    jutting(d, FLESH, (-36, 24), root=(-10, -12), wing=(-14, 25), hook=0.6, dark=0)
    visage.mouth(d, (-26, 42), (-5, 43), dip=(-16, 40.6), full=0.8)
    d.lens([(-7, 27), (1, 34), (2, 44)], 2.8)
    visage.cheek_lines(d, 29, 14, long=16, count=5, width=2.4)


def _beard(d: Drawing) -> None:
    """A red beard combed into two points, and a straight moustache."""
    tone = hairdress.AUBURN
    beard(d, [(38, -2, "c"), (32, 18), (20, 32), (6, 40), (2, 52), (-8, 56), (-20, 56), (-27, 50), (-34, 30,
        "c"),
        (-39, 48), (-38, 66), (-32, 82), (-30, 102, "c"), (-18, 88), (-11, 74, "c"), (-6, 88), (6, 106, "c"),
        (13, 86), (24, 72), (34, 50), (41, 24)], tone, [
        (((-34, 44), (-35, 62), (-30, 92)), ((-14, 58), (-13, 66), (-14, 80)), 5),
        (((-8, 58), (-6, 70), (3, 94)), ((37, 10), (32, 44), (12, 80)), 9)])  # fmt: skip
    wings: tuple[list[Node], ...] = (
        [(-18, 31, "c"), (-27, 29), (-36, 34), (-46, 44, "c"), (-36, 43), (-26, 40), (-18, 38, "c")],
        [(-17, 31, "c"), (-5, 29), (10, 34), (26, 44, "c"), (12, 44), (-3, 41), (-16, 38, "c")],
    )
    for wing in wings:
        d.shape(smooth(wing), tone, INNER)
    d.lens([(-13, 33), (0, 34), (18, 41)], 2.2)
    d.lens([(-20, 33), (-28, 33), (-40, 41)], 2.0)
