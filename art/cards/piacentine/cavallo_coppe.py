"""Cavallo di coppe: blue coat, white collar, red plumed hat; a grey to the right, the cup floats up right."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import dress, half_horse, half_tack, hats
from art.cards.parts.engrave import rake
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.piacentine import closed_hands, cloth, faces, hair, hands, hands_on_reins, horses, sleeves
from art.cards.piacentine.court import court
from art.cards.piacentine.cup import cup
from art.cards.piacentine.inks import GOLD, GREEN, INK, RED, STEEL, WHITE
from art.cards.piacentine.look import Look

COAT = Coat(body="#d3cabd", far="#a99e91", mane="#776d63", hoof="#5a4c40")
BRIDLE = Bridle(strap=RED, stud=GOLD)
CREST: list[Point] = [(334, 244), (304, 264), (282, 308), (262, 366), (224, 420)]
THROAT: list[Point] = [(362, 342), (362, 382), (380, 420), (400, 448), (410, 490)]
AT = horses.carriage(334, 244, scale=(0.9, 0.99), nod=63)
LOOK = Look(yaw=1, mirrored=True, age=1, jaw=0.86, cheek=-1, chin=5, gaze=0.1, lids=0.9, hood=0.3, arch=-4,
    iris=STEEL, brim=12, nose="hooked", size=1.1, smile=1, wide=1.05)  # fmt: skip
HAIR = "#6b4526"
HEAD = (192.0, 174.0, 0.98, 3.0)


def draw() -> Drawing:
    """The card."""
    return court("CC", figure, grain=1.06)


def figure(d: Drawing) -> None:
    """The half figure."""
    _cape(d)
    _hip_arm(d)
    _trunk(d)
    _horse(d)
    _skirt(d)
    _hip_hand(d)
    _rein_arm(d)
    _head(d)
    cup(d, 418, 104, 124, 90)


def _cape(d: Drawing) -> None:
    """A short cape behind the shoulder, its lining turned out."""
    outline = smooth([
        (150, 240, "c"), (110, 262), (70, 310), (40, 380), (20, 490, "c"), (140, 490, "c"), (140, 340),
    ])  # fmt: skip
    d.shape(
        outline,
        RED,
        OUTER,
        shade=[Shade(angle=20, depth=0.5, spacing=5.4, width=3.4), Shade(angle=180, depth=0.12, width=2)],
    )
    d.fold(
        ([(96, 300), (72, 360), (58, 440)], 5.4), ([(120, 330), (96, 400), (88, 470)], 5.4),
        ([(66, 330), (48, 390), (38, 450)], 4.4),
    )  # fmt: skip


def _horse(d: Drawing) -> None:
    half_horse.raised_leg(
        d,
        COAT,
        [(360, 484, 38), (412, 448, 27), (450, 418, 17)],
        [(452, 418, 17), (456, 440, 11), (450, 468, 11), (448, 500, 11)],
    )
    # The knee: its cap, the hollow above it, and the leg's side that lies in shade.
    d.lens([(436, 425), (446, 432), (460, 432)], 3)
    d.lens([(434, 407), (442, 410), (446, 418)], 2.6)
    d.lens([(459, 410), (464, 417), (463, 426)], 2.4)
    rake(d, [(374, 486), (416, 464), (444, 440)], [(362, 462), (408, 446), (437, 426)], 14, width=3, seed=31)
    rake(d, [(447, 440), (441, 454), (439, 470)], [(453, 440), (449, 454), (448, 470)], 6, width=2.6, seed=32)
    half_horse.neck(d, COAT, [*CREST, (170, 480)], THROAT)
    half_tack.breast_collar(d, [(232, 436), (300, 452), (366, 442), (398, 432)], 11, BRIDLE)
    half_horse.mane(d, COAT, CREST[:-1], fall=(44, 82), locks=8)
    horses.head(d, COAT, AT, BRIDLE, horses.PROUD)


def _hip_arm(d: Drawing) -> None:
    """The arm set akimbo; black between it and the body."""
    d.flats(smooth([(96, 330, "c"), (130, 300, "c"), (140, 420, "c"), (110, 424, "c")]), ink=INK)
    sleeves.bent(d, (128, 288), (62, 384), (104, 417), STEEL, wide=38, joint=33, narrow=22, seed=4)


def _hip_hand(d: Drawing) -> None:
    """At his belt, closed on his gloves."""
    with d.at(149, 403, 0.82, 22, flip=True):
        closed_hands.gloves_in_the_fist(d)
    with d.at(103, 416, rotate=68):
        hands.cuff(d, 22, 13, GOLD)


def _trunk(d: Drawing) -> None:
    outline = smooth([
        (152, 232, "c"), (122, 248), (104, 270, "c"), (117, 300), (124, 346), (132, 408, "c"), (190, 418),
        (252, 404, "c"), (258, 350), (263, 300), (268, 268, "c"), (252, 247), (224, 232, "c"),
    ])  # fmt: skip
    d.shape(outline, STEEL, OUTER, shade=cloth.SOFT)
    vest = smooth([
        (184, 236, "c"), (176, 300), (180, 360), (182, 414, "c"), (222, 412, "c"), (224, 350), (226, 296),
        (214, 236, "c"),
    ])  # fmt: skip
    d.shape(vest, GOLD, INNER, shade=[Shade(depth=0.4, spacing=5.4)])
    dress.buttons(d, (203, 292), (203, 394), 5, RED, 4.6)
    # Frogs of gold braid; those on the other side lie behind the arm.
    for y in (296, 326, 356, 386):
        d.shape(ribbon([(172, y + 3), (154, y - 1), (136, y - 3)], 3.8, forked=False), GOLD, DETAIL)
        d.shape(circle(135, y - 3, 5.6), GOLD, DETAIL)


def _skirt(d: Drawing) -> None:
    outline = smooth([
        (130, 404, "c"), (112, 436), (92, 490, "c"), (300, 490, "c"), (276, 440), (254, 402, "c"), (190, 414),
    ])  # fmt: skip
    d.shape(outline, STEEL, OUTER, shade=[Shade(angle=20, depth=0.42, spacing=5.4, width=3.4)])
    d.fold(
        ([(160, 416), (146, 446), (140, 480)], 5), ([(196, 420), (194, 446), (198, 480)], 5),
        ([(232, 414), (246, 440), (256, 474)], 5),
    )  # fmt: skip
    front = smooth(
        [(184, 412, "c"), (176, 450), (172, 490, "c"), (216, 490, "c"), (216, 450), (212, 412, "c")]
    )
    d.shape(front, GOLD, INNER, shade=[Shade(depth=0.4, spacing=5.4)])
    dress.belt(d, (128, 400), (258, 396), 19, GREEN, sag=6, jewel=RED, setting=GOLD, studs=8)


def _rein_arm(d: Drawing) -> None:
    """The rein goes in behind the curled fingers; its end hangs out below the little one."""
    half_tack.reins(d, BRIDLE, AT, [(396, 420), (374, 420), (352, 396), (330, 386)])
    d.lens([(328, 420), (326, 448), (334, 474)], 15)
    half_tack.rein_end(d, BRIDLE, [(330, 400), (322, 426), (320, 448), (328, 472)])
    sleeves.bent(d, (258, 286), (238, 402), (292, 416), STEEL, wide=33, joint=31, narrow=22, seed=6)
    with d.at(321, 395, 0.8, 12, flip=True):
        hands_on_reins.from_the_back(d)
    with d.at(288, 420, rotate=62):
        hands.cuff(d, 23, 14, GOLD)


def _head(d: Drawing) -> None:
    x, y, size, tilt = HEAD
    with d.at(x, y, size, tilt, flip=True):
        hair.curls(d, HAIR, ((40, 58, 11), (28, 64, 10), (48, 46, 11)))
        faces.neck(d, bottom=84, yaw=1, mirrored=True)
        # Locks beyond the far cheek.
        hair.curls(d, HAIR, ((-38, 36, 8), (-41, 22, 8), (-40, -22, 8)))
    dress.pleated_collar(d, 190, 234, 80, 40, WHITE, pleats=13)
    with d.at(x, y, size, tilt, flip=True):
        faces.face(d, LOOK)
        hair.curls(d, HAIR, (
            (50, 40, 11), (39, 50, 9), (54, 20, 12), (43, 30, 9), (52, -2, 12), (42, 10, 10), (48, -24, 12),
            (40, -10, 10), (38, -34, 10),
        ))  # fmt: skip
        hair.moustache(d, HAIR, yaw=1, width=0.92)
        hair.goatee(d, HAIR, yaw=1, chin=LOOK.chin)
        with d.at(-2, 15, 1.5):
            hats.brimmed(d, RED, band=GOLD, feather=WHITE)
