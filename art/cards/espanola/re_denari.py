"""Rey de oros: an old king seen from the front, long white beard, ermine; the coin raised, a sceptre."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, crowns, feet, floors, hands_on_shafts, hands_on_signs, regalia
from art.cards.espanola.card import framed
from art.cards.espanola.coin import coin
from art.cards.espanola.gesture import Gesture
from art.cards.espanola.inks import BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts import beards, dress, hair, heads

COIN_FOOT = (182.0, 308.0)
HAIR = "#e2dfd8"
SCEPTRE_HAND = (526.0, 436.0)
GESTURE = Gesture(hip=22, lean=-6, slope=4, tilt=-3, drop=30, aside=-10)
LOOK = replace(heads.elder(HAIR, FLESH), cheek=0.4, jaw=0.6, nose=3.0, stern=-1.6, gaze=-0.5, eye=0.66)


def draw() -> Drawing:
    """The card."""
    d = framed("RD")
    floors.tiles(d, 62, 470)
    with GESTURE.body(d):
        _mantle(d)
        body.arm(d, (286, 346), (226, 440), (186, 352), BLUE, wide=46, joint=44, narrow=28)
        _robe(d)
        body.arm(d, (424, 346), (446, 486), (506, 446), BLUE, wide=46, joint=42, narrow=28, seed=4)
    with GESTURE.carried(d, COIN_FOOT):
        with d.at(*COIN_FOOT):
            hands_on_signs.palm_behind_the_coin(d, FLESH, turn=76)
        with d.at(COIN_FOOT[0], COIN_FOOT[1] - 80):
            coin(d, 84, 1)
        with d.at(*COIN_FOOT):
            hands_on_signs.palm_before_the_coin(d, FLESH)
        body.cuff(d, (226, 440), (194, 370), 28, PAPER)
    with GESTURE.carried(d, SCEPTRE_HAND):
        _sceptre(d)
    with GESTURE.body(d):
        _cape(d)
    with GESTURE.head(d):
        _head(d)
    return d


def _mantle(d: Drawing) -> None:
    """Red, edged with ermine; it is swept to the left and trails on the ground."""
    d.shape(smooth([
        (290, 300, "c"), (254, 420), (226, 560), (190, 700), (150, 800), (96, 868, "c"), (200, 884),
        (350, 888), (430, 880), (474, 864, "c"), (480, 720), (474, 560), (456, 420), (420, 300, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.16)])  # fmt: skip
    d.flats(
        smooth([
            (300, 480, "c"), (270, 640), (236, 770), (196, 872, "c"), (280, 880, "c"), (284, 740),
            (304, 560, "c"),
        ]),
        smooth([
            (404, 480, "c"), (426, 640), (432, 760), (430, 868, "c"), (408, 872, "c"), (414, 740),
            (398, 560, "c"),
        ]),
        ink=INK,
    )  # fmt: skip
    d.fold(
        ([(130, 860), (190, 760), (236, 600)], 13), ([(168, 872), (216, 760), (256, 580)], 14),
        ([(444, 874), (450, 740), (444, 600)], 12), ([(432, 876), (434, 780), (432, 660)], 9),
    )  # fmt: skip
    left = smooth([
        (96, 868, "c"), (150, 800), (190, 700), (228, 560), (254, 440, "c"), (270, 450, "c"), (248, 570),
        (212, 710), (174, 810), (130, 876, "c"),
    ])  # fmt: skip
    right = smooth([
        (474, 864, "c"), (479, 720), (474, 580), (458, 470, "c"), (444, 480, "c"), (456, 590), (456, 740),
        (448, 872, "c"),
    ])  # fmt: skip
    regalia.ermine(d, left, [(240, 556), (222, 624), (202, 694), (174, 764), (138, 832)], clear=8)
    regalia.ermine(d, right, [(461, 540), (466, 620), (469, 700), (467, 780), (463, 844)], clear=8)


def _robe(d: Drawing) -> None:
    feet.turned_shoe(d, 388, 826, RED)
    feet.shin(d, (388, 756), (388, 832), PAPER, back=-1, seed=3)
    feet.shoe(d, 280, 834, RED)
    feet.shin(d, (286, 760), (280, 838), PAPER)
    d.shape(smooth([
        (312, 290, "c"), (296, 380), (298, 470), (300, 540, "c"), (276, 640), (252, 740), (236, 816, "c"),
        (290, 834), (350, 840), (402, 834), (440, 820, "c"), (434, 740), (420, 640), (406, 540, "c"),
        (408, 470), (410, 380), (396, 290, "c"),
    ]), YELLOW, OUTER, shade=[Shade(depth=0.24), Shade(angle=180, depth=0.1, width=2.2)])  # fmt: skip
    d.fold(
        ([(408, 824), (402, 740), (384, 590)], 11), ([(380, 828), (378, 760), (366, 640)], 8),
        ([(428, 816), (420, 760), (410, 690)], 8), ([(250, 810), (268, 740), (304, 600)], 6),
    )  # fmt: skip
    regalia.border(d, [(239, 800), (290, 819), (350, 825), (402, 819), (438, 805)], 14, BLUE, (RED, PAPER))
    regalia.border(d, [(353, 560), (352, 660), (342, 750), (333, 814)], 17, BLUE, (RED, PAPER), step=30)
    regalia.border(d, [(354, 400), (353, 526)], 17, BLUE, (RED, PAPER), step=30)
    d.fold(
        ([(306, 524), (318, 490), (316, 440)], 6), ([(402, 522), (388, 484), (392, 430)], 7),
        ([(330, 530), (334, 500), (330, 470)], 4.4), ([(380, 530), (374, 500), (378, 464)], 5),
    )  # fmt: skip
    body.knee(d, (302, 690), (338, 560), (272, 800))
    dress.belt(d, (298, 532), (408, 530), 28, GREEN, sag=9, jewel=RED, setting=WHITE, studs=9)


def _sceptre(d: Drawing) -> None:
    """Upright beside him: it goes through the fist and shows a hand's breadth below it."""
    with d.at(*SCEPTRE_HAND, rotate=1), d.at(0, 118):
        regalia.sceptre(d, 300)
    with d.at(*SCEPTRE_HAND, rotate=1, flip=True):
        hands_on_shafts.upright_staff(d, FLESH, turn=30)
    body.cuff(d, (446, 486), (500, 450), 28, PAPER)


def _cape(d: Drawing) -> None:
    cape = smooth([
        (316, 274, "c"), (276, 290), (246, 330), (240, 376, "c"), (266, 396), (290, 392, "c"), (316, 418),
        (352, 428),
        (390, 418), (416, 392, "c"), (442, 396), (468, 374, "c"), (460, 328), (432, 290), (392, 274, "c"),
    ])  # fmt: skip
    regalia.ermine(d, cape, [
        (264, 352), (286, 318), (296, 366), (322, 392), (384, 392), (410, 366), (422, 318), (444, 352),
        (318, 336),
        (390, 336), (352, 408),
    ])  # fmt: skip


def _head(d: Drawing) -> None:
    with d.at(350, 216, (1.53, 1.55)):
        hair.frontal_bob_behind(d, LOOK)
        heads.frontal_neck(d, LOOK)
        heads.frontal_ears(d, LOOK)
        heads.frontal(d, LOOK)
        hair.frontal_bob_before(d, LOOK, full=1.0)
        beards.frontal_beard(d, HAIR, length=104)
        beards.frontal_moustache(d, WHITE, curl=-0.6)
        with d.at(0.3, -4, 0.88):
            crowns.arched(d, YELLOW, RED, (BLUE, PAPER, RED, PAPER, BLUE))
