"""Re di spade: frontal, cuirass and sun medallion, sword upright at the left, the other palm open."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, RED, SILVER, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import (
    arms,
    body,
    coin,
    crowns,
    footwear,
    ground,
    hairdo,
    hands_at_rest,
    hands_on_swords,
    kings,
)
from art.cards.napoletane.sitters import RE_SPADE as FACE
from art.cards.napoletane.sword import sword
from art.cards.parts import dress, sleeves
from art.cards.parts.stance import Stance

STANCE = Stance(hip=12, lean=-2, slope=3, tilt=-3)
SWORD = (86, 226, 358, 28)


def draw() -> Drawing:
    """The card."""
    d = kings.paper("RS", BLUE, 1.5)
    with ground.figure(d):
        with d.at(STANCE.lean):
            _mantle(d)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _arms(d)
            _skirt(d)
            _cuirass(d)
    sword(d, *SWORD)
    with ground.figure(d):
        with STANCE.torso(d):
            _puffs(d)
            _cape(d)
        _sword_hand(d)
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    """It hangs straight at the left, blows out and trails at the right; both edges are blue."""
    kings.lining(d, [
        (220, 262, "c"), (194, 300), (180, 400), (166, 520), (148, 640), (138, 720, "c"), (170, 734),
        (200, 722, "c"),
        (232, 732), (270, 728), (320, 736), (366, 726, "c"), (404, 740), (440, 736, "c"), (424, 640),
        (390, 520),
        (360, 400), (330, 290), (300, 258, "c"),
    ], GREEN, 0.3)  # fmt: skip
    # Where the mantle hangs behind him it is black.
    kings.shadow(d, [
        (214, 420, "c"), (206, 540), (196, 640), (186, 728, "c"), (200, 722, "c"), (232, 732), (270, 728),
        (318, 735, "c"),
        (326, 640), (334, 540), (326, 420, "c"),
    ])  # fmt: skip
    d.fold(
        ([(170, 732), (180, 640), (188, 520)], 8), ([(200, 722), (202, 640), (206, 560)], 10),
        ([(318, 735), (334, 650), (336, 540)], 12), ([(364, 727), (362, 640), (346, 520), (336, 440)], 11),
        ([(390, 735), (380, 660), (364, 580)], 6),
    )  # fmt: skip
    d.fold(([(258, 726), (262, 650), (260, 590)], 5), ([(292, 728), (300, 660), (302, 600)], 4), ink=GREEN)
    kings.fall(d, [
        (216, 262, "c"), (188, 300), (170, 400), (152, 520), (130, 640), (114, 724, "c"), (128, 734),
        (148, 726, "c"),
        (158, 640), (174, 520), (190, 410), (206, 310),
    ], BLUE)  # fmt: skip
    kings.fall(d, [
        (304, 258, "c"), (338, 300), (366, 400), (396, 510), (428, 620), (446, 716), (450, 736, "c"),
        (432, 746),
        (414, 736, "c"), (402, 640), (376, 530), (348, 420), (326, 330),
    ], BLUE)  # fmt: skip
    d.fold(([(130, 732), (146, 640), (166, 500)], 6), ([(436, 744), (420, 660), (392, 560), (366, 450)], 7))
    for line in (
        [(412, 734), (398, 640), (372, 534), (346, 430)],
        [(146, 724), (155, 640), (170, 524), (186, 416)],
    ):
        marks = smooth(list(line), closed=False).sample(16)
        d.shapes([circle(x, y, 3) for x, y in marks[1:-1]], YELLOW)


def _legs(d: Drawing) -> None:
    body.leg(d, (234, 440), (214, 552), (184, 690), SILVER, full=1.04, seed=6)
    body.leg(d, (292, 440), (300, 556), (300, 700), SILVER, full=1.04)
    body.shoe(d, 182, 694, footwear.sabaton, WHITE, RED)
    body.shoe(d, 302, 704, footwear.sabaton, WHITE, RED, flip=True)
    for x, y in ((214, 552), (300, 556)):
        knop = smooth([
            (x - 25, y - 4, "c"), (x - 16, y - 24), (x, y - 29), (x + 16, y - 24), (x + 25, y - 4, "c"),
            (x + 18, y + 16),
            (x, y + 25), (x - 18, y + 16),
        ])  # fmt: skip
        d.shape(knop, RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.8)])
        d.shape(circle(x - 1, y - 4, 7), YELLOW, DETAIL)
        d.lens([(x - 21, y - 6), (x - 10, y + 12), (x + 10, y + 13), (x + 22, y - 6)], 2.6)


def _arms(d: Drawing) -> None:
    """Plate, with a gilt cop at the elbow."""
    arms.arm(d, (216, 300), (160, 398), (128, 380), SILVER, wide=29, joint=26, narrow=16)
    arms.arm(d, (312, 298), (382, 384), (404, 318), SILVER, wide=29, joint=24, narrow=15, seed=4)
    for x, y, r in ((161, 408, 16), (382, 386, 17)):
        d.shape(circle(x, y, r), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4.8)])
        d.shape(circle(x - 1, y - 1, r * 0.4), RED, DETAIL)
    with d.at(408, 284, body.HAND * 0.96, 14, flip=True):
        hands_at_rest.open_in_greeting(d)
    body.cuff(d, (382, 384), (404, 316), 16)


def _puffs(d: Drawing) -> None:
    for shoulder, end in (((204, 296), (180, 346)), ((322, 294), (352, 344))):
        sleeves.puffed_sleeve(d, shoulder, end, WHITE, wide=35, slashes=BLUE)


def _sword_hand(d: Drawing) -> None:
    with d.at(101, 371, body.HAND):
        hands_on_swords.upright_fist(d)
    with STANCE.torso(d):
        body.cuff(d, (160, 398), (130, 381), 17)


def _skirt(d: Drawing) -> None:
    for row, (top, bottom, spread) in enumerate(((396, 500, 1.16), (392, 450, 1.06))):
        count = 6
        for k in (0, 5, 1, 4, 2, 3):
            left = 200 + 21.5 * k
            right = left + 26
            low = [262 + (x - 262) * spread - 5 * row + 3 for x in (left, right)]
            drop = bottom + 7 * math.sin(k * 1.7)
            lappet = smooth([
                (left, top, "c"), (right, top, "c"), (low[1], drop - 9, "c"),
                ((low[0] + low[1]) / 2, drop + 5),
                (low[0], drop - 9, "c"),
            ])  # fmt: skip
            d.shape(lappet, RED if row == 0 else YELLOW, INNER, shade=[Shade(depth=0.56, seed=k, width=3.4)])
            if row == 1:
                d.shape(circle((low[0] + low[1]) / 2, drop - 13, 4.6), RED, DETAIL)
            elif k < count - 1:
                d.fold(([(left + 3, top + 46), (low[0] + 4, drop - 34), (low[0] + 3, drop - 10)], 4))
    dress.belt(d, (194, 384), (330, 384), 20, WHITE, sag=8, jewel=GREEN, studs=9)


def _cuirass(d: Drawing) -> None:
    half: list[Node] = [
        (262, 246),
        (232, 250, "c"),
        (212, 268, "c"),
        (216, 300),
        (208, 340),
        (200, 390, "c"),
        (230, 398),
        (262, 402),
    ]
    trunk = smooth(mirror(half, 262, whole=True))
    d.shape(
        trunk,
        BLUE,
        OUTER,
        shade=[
            Shade(depth=0.36),
            Shade(angle=48, depth=0.16, width=2.3),
            Shade(angle=180, depth=0.12, width=2),
        ],
    )
    for side in (1, -1):
        for x, y, weight in ((0, 0, INNER), (0, 9, DETAIL)):
            breast: list[Node] = [
                (262 + side * 4, 338 + y, "c"), (262 + side * 34 + x, 350 + y), (262 + side * 52,
                332 + y, "c"),
            ]  # fmt: skip
            d.line(smooth(breast, closed=False), weight)
        curl: list[Node] = [
            (262 + side * 6, 378, "c"), (262 + side * 22, 362), (262 + side * 40, 363), (262 + side * 41,
            376),
            (262 + side * 30, 376), (262 + side * 32, 368, "c"),
        ]  # fmt: skip
        d.line(smooth(curl, closed=False), INNER, ink=YELLOW)
        d.shapes([circle(262 + side * x, y, 2.6) for x, y in ((53, 316), (50, 306), (54, 326))], YELLOW)
    d.line(smooth([(262, 330, "c"), (263, 360), (262, 398, "c")], closed=False), INNER)
    dress.belt(d, (199, 382), (325, 382), 18, WHITE, sag=8, jewel=GREEN, studs=11)


def _cape(d: Drawing) -> None:
    half: list[Node] = [
        (262, 244), (228, 246, "c"), (198, 260), (184, 288), (186, 302, "c"), (206, 300), (216, 296, "c"),
        (226, 312),
        (240, 312, "c"), (250, 322), (262, 324, "c"),
    ]  # fmt: skip
    cape = smooth(mirror(half, 262, whole=True))
    d.shape(cape, RED, OUTER, shade=[Shade(depth=0.3), Shade(angle=90, depth=0.2, width=2.4)])
    for side in (1, -1):
        d.fold(
            ([(262 - side * 46, 296), (262 - side * 42, 276), (262 - side * 34, 258)], 4),
            ([(262 - side * 22, 312), (262 - side * 22, 290), (262 - side * 18, 262)], 4),
        )
    d.shape(circle(262, 300, 26), YELLOW, INNER)
    for k in range(12):
        with d.at(262, 300, 1.0, k * 30):
            d.fold(([(0, -17), (0, -25.4)], 4))
    d.shape(circle(262, 300, 17.4), YELLOW, DETAIL)
    with d.at(262, 300):
        coin.face(d, 16.4)


def _head(d: Drawing) -> None:
    def collar(d: Drawing) -> None:
        dress.ruff(d, 264, 240, 42, 15, inwards=True)

    def features(d: Drawing) -> None:
        hairdo.forked_beard(d, FACE.hair)
        hairdo.walrus(d, FACE.hair)
        crowns.closed_crown(d, BLUE, lining=RED, band=YELLOW)

    kings.head(d, STANCE, (260, 188), FACE, collar, features, mane=40)
