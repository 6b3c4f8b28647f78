"""Re di bastoni: young, moustache without beard; club upright at the right, the other hand on the cloak."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.paths import circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import (
    arms,
    body,
    crowns,
    footwear,
    ground,
    hands_at_rest,
    hands_on_sticks,
    kings,
)
from art.cards.napoletane.club import club
from art.cards.napoletane.sitters import RE_BASTONI as FACE
from art.cards.parts import beards, dress, legwear
from art.cards.parts.stance import Stance

STANCE = Stance(hip=11, lean=-4, slope=3, tilt=-5, spine=254, neck=(254, 250))
GRIP = (398, 364)


def draw() -> Drawing:
    """The card."""
    d = kings.paper("RB", GREEN)
    with ground.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            arms.arm(d, (304, 292), (348, 396), (372, 378), RED, wide=31, joint=26, narrow=17, seed=4)
            _tunic(d)
    club(d, 414, 252, 394, 120)
    with ground.figure(d):
        with STANCE.torso(d):
            with d.at(*GRIP, body.HAND * 1.06, 8, flip=True):
                hands_on_sticks.heavy_fist(d)
            body.cuff(d, (338, 404), (373, 377), 20, length=18)
        _cloak(d)
        with STANCE.legs(d):
            body.shoe(d, 192, 694, footwear.slashed, WHITE, BLUE)
        with STANCE.torso(d):
            _left_arm(d)
            _shoulders(d)
        _head(d)
    return d


def _legs(d: Drawing) -> None:
    body.leg(d, (284, 470), (290, 560), (300, 700), YELLOW, full=1.02)
    body.shoe(d, 301, 700, footwear.facing, WHITE, BLUE)
    body.free_leg(d, (224, 470), (212, 558), (194, 690), YELLOW, full=1.02, seed=5)
    legwear.garter(d, 290, 562, 28, GREEN)
    legwear.garter(d, 212, 560, 28, GREEN)


def _tunic(d: Drawing) -> None:
    kings.tunic(d, [
        (214, 256, "c"), (196, 290), (198, 340), (203, 392, "c"), (192, 440), (184, 480), (180, 516, "c"),
        (214, 524),
        (250, 528), (290, 524), (328, 514, "c"), (320, 470), (310, 430), (302, 390, "c"), (306, 340),
        (310, 296), (298, 256, "c"),
    ], GREEN)  # fmt: skip
    hem = smooth(
        [
            (182, 494, "c"),
            (214, 502),
            (250, 506),
            (290, 502),
            (325, 493, "c"),
            (328, 514, "c"),
            (290, 524),
            (250, 528),
            (214, 524),
            (180, 516, "c"),
        ]
    )
    d.shape(hem, YELLOW, INNER, shade=[Shade(depth=0.2, spacing=5)])
    for k in range(9):
        x = 192 + k * 15.6
        y = 506 + 8 * (1 - ((x - 254) / 72) ** 2)
        d.shape(circle(x, y + 1, 4.2), RED if k % 2 else WHITE, DETAIL)
    d.fold(
        ([(228, 408), (220, 450), (214, 492)], 5.5), ([(256, 410), (260, 450), (258, 496)], 5.5),
        ([(284, 406), (296, 450), (300, 490)], 5.5),
        ([(302, 330), (290, 336), (282, 352)], 4.4),
    )  # fmt: skip
    for y in (300, 330, 360):
        d.line(polyline([(236, y), (272, y - 1)], closed=False), INNER, ink=YELLOW)
        d.shape(circle(254, y, 4.4), YELLOW, DETAIL)
    dress.belt(d, (200, 386), (305, 384), 18, RED, sag=7, jewel=BLUE, studs=9)


def _cloak(d: Drawing) -> None:
    """It hangs behind the arm; the hand has gathered its edge at the hip, and from there it falls."""
    kings.fall(d, [
        (214, 262, "c"), (178, 290), (146, 370), (130, 470), (114, 590), (92, 690), (84, 730, "c"),
        (106, 742),
        (132, 730, "c"), (152, 744), (176, 730, "c"), (190, 740), (206, 728, "c"), (210, 640), (214, 560),
        (222, 490),
        (236, 442, "c"), (222, 416), (200, 390), (200, 330),
    ], BLUE)  # fmt: skip
    kings.shadow(d, [
        (196, 440, "c"), (176, 520), (160, 620), (150, 742, "c"), (160, 741), (176, 730, "c"), (184, 620),
        (198, 520),
        (214, 444, "c"),
    ])  # fmt: skip
    d.fold(
        ([(218, 446), (206, 560), (192, 738)], 10), ([(190, 430), (152, 520), (132, 620), (108, 740)], 11),
        ([(132, 731), (136, 680), (148, 610)], 6), ([(200, 418), (160, 420), (136, 400)], 8),
        ([(190, 410), (160, 380), (152, 350)], 6), ([(92, 734), (108, 680), (122, 610)], 6),
    )  # fmt: skip


def _left_arm(d: Drawing) -> None:
    arms.arm(d, (204, 294), (146, 380), (202, 428), RED, wide=31, joint=27, narrow=17)
    # The cloak's edge goes through the fist: a puff above the thumb, from below it the folds fan out.
    d.shape(smooth([
        (212, 436, "c"), (214, 418), (226, 402), (240, 398), (252, 406), (248, 420), (238, 440, "c"),
    ]), BLUE, INNER, shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
    d.fold(([(226, 428), (230, 416), (238, 406)], 5), ([(235, 430), (241, 420), (245, 410)], 4))
    gathered = smooth([
        (206, 446, "c"), (234, 448, "c"), (232, 474), (224, 510), (214, 540, "c"), (196, 500), (200, 470),
    ])  # fmt: skip
    d.shape(gathered, BLUE, INNER, shade=[Shade(depth=0.4, spacing=5)])
    d.fold(([(218, 450), (214, 486), (212, 526)], 6), ([(210, 450), (203, 474), (202, 498)], 5),
        ([(227, 450), (224, 478), (220, 506)], 5))  # fmt: skip
    with d.at(224, 436, body.HAND, 6):
        hands_at_rest.holding_the_cloak(d)
    body.cuff(d, (146, 380), (199, 425), 20, length=21)


def _shoulders(d: Drawing) -> None:
    cape = smooth([
        (220, 250, "c"), (196, 262), (180, 284), (176, 310, "c"), (198, 318), (214, 310, "c"), (236, 322),
        (256, 316, "c"), (278, 324),
        (298, 310, "c"), (318, 316), (332, 304, "c"), (326, 280), (310, 260), (288, 250, "c"),
    ])  # fmt: skip
    d.shape(cape, BLUE, OUTER, shade=[Shade(depth=0.32), Shade(angle=90, depth=0.2, width=2.4)])
    d.fold(
        ([(214, 310), (216, 290), (222, 268)], 4),
        ([(256, 316), (256, 296), (254, 274)], 4),
        ([(298, 310), (294, 290), (286, 270)], 4),
    )


def _head(d: Drawing) -> None:
    def collar(d: Drawing) -> None:
        dress.ruff(d, 254, 242, 42, 16, inwards=True)

    def features(d: Drawing) -> None:
        beards.moustache(d, INK, curl=0.4)
        crowns.crown(d, GREEN, points=[22, 26, 26, 22], tips="balls", jewel=RED, band=YELLOW)

    kings.head(d, STANCE, (248, 186), FACE, collar, features, mane=38)
