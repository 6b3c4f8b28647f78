"""Re di spade: frontal, cuirass and sun medallion, sword upright at the left, the other palm open."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, GREY, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import coin, crowns, ground
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.sword import sword
from art.cards.parts import beards, dress, hair, hands, heads, legwear
from art.cards.parts.stance import Stance

STANCE = Stance(hip=-9, lean=4, slope=-2.5, tilt=3)


def draw() -> Drawing:
    """The card."""
    d = court_blank("RS", grain=1.15)
    ground.plinth(d, BLUE)
    with ground.figure(d):
        with d.at(STANCE.lean):
            _mantle(d)
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            _upper_arms(d)
            _skirt(d)
            _cuirass(d)
    sword(d, 97, 236, 388, 25)
    with ground.figure(d):
        with STANCE.torso(d):
            _forearms(d)
            _cape(d)
        with STANCE.head(d):
            _head(d)
    return d


def _mantle(d: Drawing) -> None:
    half: list[Node] = [
        (262, 262), (196, 268, "c"), (172, 360), (154, 480), (136, 600), (122, 700, "c"), (150, 724),
        (190, 716, "c"),
        (220, 722), (262, 716),
    ]  # fmt: skip
    back = smooth(mirror(half, 262, whole=True))
    d.shape(back, GREEN, OUTER)
    falls: tuple[list[Node], ...] = (
        [(184, 420), (200, 440), (194, 560), (180, 716), (152, 722), (162, 600)],
        [(200, 470), (214, 480), (216, 600), (218, 718), (190, 714), (198, 600)],
        [(240, 560), (262, 560), (262, 716), (224, 720)],
    )
    for side in (False, True):
        with d.at(524 if side else 0, 0, 1.0, 0, flip=side):
            with d.clip(back):
                for fall in falls:
                    d.hatch(smooth(fall), Shade(angle=-10 if side else 10, depth=0.5, spacing=6.4))
            edge = smooth([
                (196, 268, "c"), (172, 360), (154, 480), (136, 600), (122, 700, "c"), (136, 716, "c"),
                (151, 600), (168, 482),
                (186, 362), (206, 276, "c"),
            ])  # fmt: skip
            d.shape(edge, BLUE, INNER, shade=[Shade(depth=0.5, width=2.4)])
            d.fold(([(150, 722), (166, 620), (180, 500)], 5), ([(190, 716), (198, 640), (206, 520)], 5))


def _legs(d: Drawing) -> None:
    for knee, ankle in (((232, 558), (226, 698)), ((298, 552), (324, 686))):
        d.limb([(knee[0] + 2, 450, 31), (knee[0], 500, 31), (knee[0], 562, 25)], YELLOW, OUTER, depth=0.9)
        legwear.leg(d, knee, ankle, YELLOW)
    legwear.shoe(d, 225, 702)
    legwear.shoe(d, 327, 690, flip=True)
    legwear.garter(d, 232, 562, 28, RED)
    legwear.garter(d, 299, 556, 28, RED)


def _upper_arms(d: Drawing) -> None:
    for side in (False, True):
        with d.at(524 if side else 0, 0, 1.0, 0, flip=side):
            puff = smooth(
                [
                    (208, 262),
                    (186, 276),
                    (172, 304),
                    (170, 336),
                    (178, 352, "c"),
                    (196, 358),
                    (212, 350, "c"),
                    (222, 320),
                    (222, 282),
                ]
            )
            d.shape(puff, WHITE, OUTER, shade=[Shade(angle=40, depth=0.42)])
            d.fold(
                ([(190, 352), (184, 324), (190, 296)], 5),
                ([(204, 352), (202, 326), (206, 300)], 4.4),
                ([(178, 348), (175, 330), (178, 312)], 4),
            )
            d.shape(
                smooth(
                    [
                        (174, 350, "c"),
                        (195, 358),
                        (216, 348, "c"),
                        (214, 360, "c"),
                        (195, 369),
                        (177, 362, "c"),
                    ]
                ),
                BLUE,
                INNER,
            )


def _skirt(d: Drawing) -> None:
    xs = [206, 228, 250, 274, 296, 318]
    for row, (top, bottom, spread) in enumerate(((396, 492, 1.12), (392, 450, 1.04))):
        for k in (0, 5, 1, 4, 2, 3):
            left = xs[k] - 12
            right = left + 25
            middle = 262.0
            low_left, low_right = middle + (left - middle) * spread, middle + (right - middle) * spread
            lappet = smooth(
                [
                    (left, top, "c"),
                    (right, top, "c"),
                    (low_right, bottom - 8, "c"),
                    ((low_left + low_right) / 2, bottom + 4),
                    (low_left, bottom - 8, "c"),
                ]
            )
            d.shape(lappet, RED if row == 0 else YELLOW, INNER, shade=[Shade(depth=0.5, seed=k)])
            if row == 1:
                d.shape(circle((low_left + low_right) / 2, bottom - 13, 4.6), RED, DETAIL)
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
    body = smooth(mirror(half, 262, whole=True))
    d.shape(
        body,
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


def _forearms(d: Drawing) -> None:
    d.limb([(190, 358, 21), (160, 390, 20), (128, 407, 14)], YELLOW, OUTER, start="round", depth=0.9)
    d.fold(([(196, 378), (186, 366), (186, 354)], 4), ([(166, 408), (160, 394), (162, 380)], 3.2))
    with d.at(102, 412, 1.0):
        hands.fist(d, wrist=-24)
    with d.at(122, 408, 1.0, 66):
        hands.cuff(d, 13, 14)
    d.limb([(334, 356, 21), (366, 358, 21), (390, 336, 14)], YELLOW, OUTER, start="round", depth=0.9)
    d.fold(([(330, 376), (342, 366), (344, 352)], 4), ([(368, 378), (368, 364), (362, 352)], 3.2))
    with d.at(411, 296, 0.92, 24, flip=True):
        hands.open_palm(d)
    with d.at(398, 327, 1.0, -154):
        hands.cuff(d, 12, 15)


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
    d.shape(circle(262, 300, 23), YELLOW, INNER)
    for k in range(12):
        with d.at(262, 300, 1.0, k * 30):
            d.fold(([(0, -15), (0, -22.4)], 4))
    d.shape(circle(262, 300, 15.4), YELLOW, DETAIL)
    with d.at(262, 300):
        coin.face(d, 14.6)


def _head(d: Drawing) -> None:
    look = replace(heads.veteran(GREY), stern=3, brow=1.4)
    with d.at(260, 190, 0.97):
        hair.bob_behind(d, look)
        heads.neck(d, look)
    dress.ruff(d, 262, 238, 38, 14, inwards=True)
    with d.at(260, 190, 0.97):
        heads.face(d, look)
        hair.bob_before(d, look, full=0.9)
        beards.short_beard(d, GREY)
        beards.moustache(d, GREY, curl=-0.6)
        crowns.closed_crown(d, BLUE, lining=RED, band=YELLOW)
