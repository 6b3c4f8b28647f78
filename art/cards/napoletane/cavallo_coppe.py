"""Cavallo di coppe: the cup raised on the palm at the left; horse to the right, foreleg lifted."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, INK, RED, WHITE, YELLOW
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.napoletane import ground, horse_mane, horse_tail, rider, tack
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.cup import cup
from art.cards.parts import beards, dress, gestures, hair, hands, hats, heads, legs, sleeves
from art.cards.parts.stance import Stance

COAT = legs.Coat(body="#ddd5c8", far="#b3aa9d", mane="#857b70", hoof="#4b3f35")
HARNESS = tack.Tack(strap=BLUE, stud=RED, cloth=YELLOW, hem=GREEN, unit=WHITE, border="beads")
NOD = 19.0
STANCE = Stance(hip=0, lean=7, slope=2, tilt=-5, belt=368, shoulders=250, spine=222, neck=(226, 238))
PALM = (119, 214)
DAPPLES = [
    (78, 446, 7), (76, 474, 6.5), (94, 494, 7), (84, 508, 6), (112, 480, 7), (118, 508, 6.5), (126, 456,
    6), (108, 528, 6),
    (128, 534, 6), (322, 470, 6.5), (340, 490, 6), (352, 474, 6), (362,
    506, 6), (384, 520, 5.5),
]  # fmt: skip
HAIR = "#6e4526"


def draw() -> Drawing:
    """The card."""
    d = court_blank("CC", grain=1.3)
    ground.slab(d, RED)
    rider.mounted(d, COAT, HARNESS, lifted="near", nod=NOD, engraved=True, tail=horse_tail.tied(BLUE),
        mane=horse_mane.knotted(BLUE))  # fmt: skip
    _dapples(d)
    with rider.upper(d), STANCE.torso(d):
        _arms(d)
        _coat(d)
    tack.leg(d, RED, WHITE, HARNESS, top=WHITE)
    with rider.upper(d):
        rider.skirt(d, YELLOW, GREEN)
        dress.belt(d, (178, 368), (266, 366), 18, RED, sag=8, jewel=BLUE, studs=7)
        with STANCE.head(d):
            _head(d)
        with STANCE.torso(d):
            with d.at(*PALM, 0.98, 2):
                hands.palm_under(d)
            with d.at(126, 251, 1.0, 174):
                hands.cuff(d, 13, 15)
        with STANCE.carried(d, PALM):
            cup(d, 120, 165, 78, 101)
    tack.reins(d, HARNESS, (346, 384), NOD)
    with rider.upper(d):
        sleeves.sleeve(d, (301, 340), (324, 366), GREEN, wide=21, narrow=14, bend=-3)
        with d.at(333, 373, 0.96, 34, flip=True):
            gestures.reins(d)
        with d.at(326, 368, 1.0, -46):
            hands.cuff(d, 12.5, 12)
    return d


def _dapples(d: Drawing) -> None:
    """The grey's dapples: small shells in rows over rump and shoulder."""
    for x, y, r in DAPPLES:
        d.lens([(x - r, y + r * 0.5), (x - r * 0.2, y - r), (x + r, y - r * 0.2)], 2.4, ink=COAT.far)
        d.lens(
            [(x - r * 0.4, y + r), (x + r * 0.6, y + r * 0.9), (x + r * 1.1, y + r * 0.2)], 2.0, ink=COAT.far
        )


def _arms(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (176, 268), (146, 328), GREEN, wide=30, slashes=YELLOW)
    sleeves.sleeve(d, (144, 330), (126, 261), GREEN, wide=21, narrow=14, bend=-5)
    sleeves.puffed_sleeve(d, (270, 268), (298, 334), GREEN, wide=31, slashes=YELLOW)


def _coat(d: Drawing) -> None:
    rider.trunk(d, YELLOW, [Shade(depth=0.3)])
    for k in range(6):
        x = 192 + k * 12.6
        bend = (x - 223) * 0.12
        d.lens([(x + bend, 242), (x, 300), (x + bend * 1.3, 376)], 4.4)
    front = smooth(
        [(214, 236, "c"), (217, 300), (218, 376, "c"), (230, 376, "c"), (231, 300), (236, 236, "c")]
    )
    d.shape(front, RED, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.2)])
    dress.buttons(d, (224, 272), (224, 356), 5, WHITE, 4)


def _head(d: Drawing) -> None:
    look = replace(heads.youth(HAIR), smile=1.8, mouth=1, gaze=-0.8, cheek=1.4)
    with d.at(222, 184, 0.95):
        heads.neck(d, look)
    dress.ruff(d, 228, 234, 36, 14, inwards=True)
    with d.at(222, 184, 0.95):
        heads.face(d, look)
        heads.ear(d, look)
        hair.curls(d, look)
        beards.moustache(d, INK, curl=0.5)
        hats.montero(d, RED, lining=GREEN, feather=YELLOW)
