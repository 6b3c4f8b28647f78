"""Cavallo di spade: a bearded man on a dark bay to the left, his mane flying; sword upright at the right."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import beards, dress, hair, half_horse, half_rider, half_tack, hats, heads, sleeves
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat
from art.cards.piacentine.card import WIDTH
from art.cards.piacentine.court import court
from art.cards.piacentine.inks import GOLD, GREEN, INK, RED, STEEL, WHITE
from art.cards.piacentine.sword import sword

COAT = Coat(body="#8f6443", far="#66452d", mane="#30231b", hoof="#2b211b")
BRIDLE = Bridle(strap=GOLD, stud=RED)
# The horse is designed to face right and mirrored.
CREST: list[Point] = [(334, 222), (304, 244), (278, 300), (256, 362), (216, 420)]
THROAT: list[Point] = [(360, 340), (362, 382), (382, 424), (402, 452), (412, 490)]
AT = half_horse.carriage(334, 222, scale=0.98, nod=62)
LOOK = heads.veteran("#6e3f1d")
HEAD: Point = (296, 170)
SIZE = 1.24


def draw() -> Drawing:
    """The card."""
    return court("CS", figure, grain=1.12)


def figure(d: Drawing) -> None:
    """The half figure."""
    _cape(d)
    _sword_sleeve(d)
    _trunk(d)
    _horse(d)
    _rein_arm(d)
    _head(d)
    _sword_arm(d)


def _cape(d: Drawing) -> None:
    """A blue cape behind the sword arm."""
    outline = smooth([
        (350, 246, "c"), (400, 262), (440, 306), (466, 380), (500, 490, "c"), (370, 490, "c"), (356, 380),
    ])  # fmt: skip
    d.shape(outline, STEEL, OUTER, shade=[Shade(angle=10, depth=0.4)])
    d.fold(
        ([(440, 420), (446, 440), (456, 474)], 5), ([(404, 400), (412, 436), (418, 474)], 5),
    )  # fmt: skip


def _horse(d: Drawing) -> None:
    with d.at(WIDTH, 0, flip=True):
        half_horse.neck(d, COAT, [*CREST, (160, 480)], THROAT)
        half_tack.saddle_cloth(d, [(276, 430), (292, 450), (300, 500)], 110, STEEL, GOLD, RED)
        half_tack.breast_collar(d, [(214, 440), (290, 456), (360, 446), (396, 434)], 12, BRIDLE)
    _skirt(d)
    with d.at(WIDTH, 0, flip=True):
        half_horse.mane(d, COAT, CREST[:-1], fall=(46, 80), locks=8, seed=4)
        half_horse.head(d, COAT, AT, bridle=BRIDLE, back=14)


def _trunk(d: Drawing) -> None:
    outline = smooth([
        (262, 234, "c"), (226, 250), (204, 270, "c"), (222, 300), (228, 350), (236, 412, "c"), (296, 420),
        (352, 408, "c"), (362, 350), (368, 304), (390, 274, "c"), (362, 252), (330, 234, "c"),
    ])  # fmt: skip
    d.shape(outline, GREEN, OUTER, shade=dress.CLOTH)
    band = smooth([
        (338, 230, "c"), (370, 254, "c"), (300, 350), (241, 412, "c"), (229, 380, "c"), (280, 310),
    ])  # fmt: skip
    d.shape(band, WHITE, INNER, shade=[Shade(angle=50, depth=0.24, spacing=6)])
    d.shapes([circle(346 - k * 24, 262 + k * 27.5, 4.6) for k in range(5)], RED)


def _skirt(d: Drawing) -> None:
    outline = smooth([
        (234, 404, "c"), (230, 440), (222, 490, "c"), (410, 490, "c"), (384, 440), (354, 402, "c"),
        (294, 416),
    ])  # fmt: skip
    d.shape(outline, RED, OUTER, shade=[Shade(angle=20, depth=0.3)])
    d.fold(
        ([(262, 416), (252, 446), (246, 480)], 5), ([(298, 420), (298, 446), (302, 480)], 5),
        ([(332, 414), (348, 440), (358, 474)], 5),
    )  # fmt: skip
    dress.belt(d, (232, 402), (358, 400), 19, STEEL, sag=6, jewel=RED, setting=GOLD, studs=8)


def _rein_arm(d: Drawing) -> None:
    with d.at(WIDTH, 0, flip=True):
        half_tack.reins(d, BRIDLE, AT, [(368, 412), (326, 424), (300, 404)])
    half_rider.rein_fist(d, (206, 404), left=True)
    sleeves.puffed_sleeve(d, (234, 292), (246, 356), GOLD, wide=36, slashes=RED)
    half_rider.forearm(d, (250, 366), (224, 392), RED, wide=24, narrow=17, bend=4)


def _sword_sleeve(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (374, 292), (432, 388), GOLD, wide=37, slashes=RED)


def _sword_arm(d: Drawing) -> None:
    sword(d, 406, 194, 310, 27, 3)
    half_rider.shaft_fist(d, (402, 299), turn=3, wrist=46)
    half_rider.forearm(d, (450, 412), (434, 343), RED, wide=25, narrow=17, bend=-3)


def _head(d: Drawing) -> None:
    with d.at(*HEAD, SIZE):
        heads.neck(d, LOOK)
    dress.ruff(d, 300, 240, 44, 20)
    with d.at(*HEAD, SIZE, -2):
        heads.face(d, LOOK)
        heads.ear(d, LOOK)
        hair.cropped(d, LOOK)
        beards.short_beard(d, LOOK.hair)
        beards.moustache(d, INK, curl=0.6)
        hats.beret(d, RED, band=GOLD, feather=WHITE, slashes=GOLD)
