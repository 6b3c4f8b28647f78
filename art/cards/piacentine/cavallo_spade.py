"""Cavallo di spade: a scarred old soldier on a dark bay to the left; sword upright at the right."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, half_horse, half_tack, hats
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.piacentine import cloth, faces, hair, hands, hands_on_reins, hands_on_shafts, horses, sleeves
from art.cards.piacentine.card import WIDTH
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import GOLD, GREEN, INK, RED, STEEL, WHITE
from art.cards.piacentine.look import Look
from art.cards.piacentine.sword import sword

COAT = Coat(body="#8f6443", far="#66452d", mane="#2a1f18", hoof="#2b211b")
BRIDLE = Bridle(strap=GOLD, stud=RED)
# The horse is designed to face right and mirrored.
CREST: list[Point] = [(346, 226), (316, 244), (290, 300), (266, 362), (226, 420)]
THROAT: list[Point] = [(372, 344), (374, 386), (392, 426), (410, 452), (420, 490)]
AT = horses.carriage(346, 226, scale=(0.93, 0.93), nod=54)
LOOK = Look(yaw=0.9, age=2, jaw=1.12, cheek=-1, chin=1, dimple=True, gaze=-0.5, stern=3, lids=0.74, brim=14,
    nose="broad", size=1.05, brow=1.35, scar=True, skin="#eabf97")  # fmt: skip
HEAD = (298.0, 164.0, 0.98, -3.0)


def draw() -> Drawing:
    """The card."""
    return court("CS", figure, grain=1.06)


def figure(d: Drawing) -> None:
    """The half figure."""
    _cape(d)
    sleeves.bent(d, (372, 290), (372, 434), (392, 424), GOLD, wide=40, joint=36, narrow=24, seed=4)
    sleeves.slash(d, (374, 292), (374, 424), 36, lining=RED)
    _trunk(d)
    _horse(d)
    _rein_arm(d)
    _head(d)
    _sword_hand(d)


def _cape(d: Drawing) -> None:
    """A red cape behind the sword arm, black within."""
    outline = smooth([(330, 240, "c"), (396, 250), (446, 284), (478, 350), (500, 400, "c"), (500, 490, "c"),
        (340, 490, "c"), ])  # fmt: skip
    d.shape(outline, RED, OUTER, shade=[Shade(angle=10, depth=0.5, spacing=5.4, width=3.4, reach=80)])
    d.flats(smooth([(386, 300, "c"), (410, 330), (424, 400), (420, 490, "c"), (350, 490, "c"), (350, 320,
        "c")]), ink=INK)  # fmt: skip
    for points in ([(418, 272), (444, 340), (440, 440)], [(400, 262), (424, 306), (428, 372)],
            [(450, 310), (468, 390), (464, 470)]):  # fmt: skip
        cloth.valley(d, points, width=6, reach=20)


def _horse(d: Drawing) -> None:
    with d.at(WIDTH, 0, flip=True):
        half_horse.neck(d, COAT, [*CREST, (160, 480)], THROAT)
        half_tack.saddle_cloth(d, [(276, 436), (292, 454), (300, 500)], 110, STEEL, GOLD, RED)
        half_tack.breast_collar(d, [(222, 440), (298, 456), (368, 446), (404, 434)], 12, BRIDLE)
    _skirt(d)
    with d.at(WIDTH, 0, flip=True):
        half_horse.mane(d, COAT, CREST[:-1], fall=(44, 80), locks=8, seed=4)
        horses.head(d, COAT, AT, BRIDLE, horses.WAR)


def _trunk(d: Drawing) -> None:
    outline = smooth([
        (262, 232, "c"), (222, 246), (198, 268, "c"), (218, 300), (226, 350), (236, 412, "c"), (296, 420),
        (352, 408, "c"), (362, 350), (370, 304), (392, 272, "c"), (362, 250), (330, 232, "c"),
    ])  # fmt: skip
    d.shape(outline, GREEN, OUTER, shade=cloth.SOFT)
    d.fold(([(244, 406), (262, 380), (260, 350)], 5), ([(350, 402), (334, 380), (336, 350)], 5),
        ([(376, 280), (352, 296), (344, 320)], 5), ([(212, 280), (240, 298), (248, 322)], 5))  # fmt: skip
    band = smooth([
        (338, 228, "c"), (372, 252, "c"), (304, 346), (241, 412, "c"), (227, 376, "c"), (280, 306),
    ])  # fmt: skip
    d.shape(band, WHITE, INNER, shade=[Shade(angle=50, depth=0.3, spacing=5.4, width=3)])
    d.shapes([circle(346 - k * 24, 262 + k * 27.5, 5) for k in range(5)], RED)
    for k in range(4):
        x, y = 318 + 5 * k, 300 + 28 * k
        d.shape(circle(x, y, 6.4), GOLD, INNER)
        d.fold(([(x + 8, y), (x + 20, y + 2), (x + 30, y - 2)], 4))


def _skirt(d: Drawing) -> None:
    outline = smooth([
        (234, 404, "c"), (230, 440), (222, 490, "c"), (410, 490, "c"), (384, 440), (354, 402, "c"),
        (294, 416),
    ])  # fmt: skip
    d.shape(outline, STEEL, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5.4, width=3.4)])
    d.fold(
        ([(262, 416), (252, 446), (246, 480)], 6), ([(298, 420), (298, 446), (302, 480)], 6),
        ([(332, 414), (348, 440), (358, 474)], 6),
    )  # fmt: skip
    dress.belt(d, (232, 402), (358, 400), 20, RED, sag=6, jewel=STEEL, setting=GOLD, studs=8)


def _rein_arm(d: Drawing) -> None:
    """The rein goes in under the thumb; its end hangs out below the little one."""
    with d.at(WIDTH, 0, flip=True):
        d.lens([(332, 420), (330, 448), (338, 474)], 15)
        half_tack.rein_end(d, BRIDLE, [(346, 400), (338, 426), (336, 448), (344, 472)])
    sleeves.bent(d, (226, 288), (242, 404), (196, 414), GOLD, wide=38, joint=33, narrow=22, seed=6)
    sleeves.slash(d, (224, 290), (232, 392), 36, lining=RED)
    with d.at(164, 392, 0.86, -18):
        hands_on_reins.fist_about_the_rein(d, LOOK.skin)
    with d.at(WIDTH, 0, flip=True):
        half_tack.reins(d, BRIDLE, AT, [(404, 426), (386, 428), (372, 410), (348, 388)])
    with d.at(164, 392, 0.86, -18):
        hands_on_reins.thumb_on_the_rein(d, LOOK.skin)
    with d.at(199, 417, rotate=-62):
        hands.cuff(d, 22, 14)


def _sword_hand(d: Drawing) -> None:
    sword(d, 430, 252, 424, 34)
    with d.at(430, 392, 0.9, flip=True):
        hands_on_shafts.sword_with_finger_over_guard(d, 9, LOOK.skin)
    with d.at(389, 436, rotate=44):
        hands.cuff(d, 23, 15)


def _head(d: Drawing) -> None:
    x, y, size, tilt = HEAD
    with d.at(x, y, size, tilt):
        faces.neck(d, bottom=88, yaw=1, skin=LOOK.skin)
        # Hair beyond the far temple and cheek.
        hair.tress(d, [(-34, -44), (-41, -20), (-43, 4), (-41, 24), (-45, 40)], 9, "#6e3f1d", strands=2)
    dress.ruff(d, 300, 238, 54, 22)
    with d.at(x, y, size, tilt):
        faces.face(d, LOOK)
        hair.cropped(d, "#6e3f1d")
        faces.ear(d, 37, skin=LOOK.skin)
        hair.full_beard(d, "#6e3f1d", yaw=0.9, length=26)
        hair.moustache(d, "#6e3f1d", yaw=0.9, droop=0.8, width=0.86)
        with d.at(0, 12, 1.5):
            hats.beret(d, RED, band=GOLD, feather=WHITE, slashes=GOLD)
