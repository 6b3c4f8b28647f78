"""Cavallo di denari: bearded, in a yellow turban, the coin raised at the left; horse to the left, at rest."""

from __future__ import annotations

from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, RED, WHITE, YELLOW
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.napoletane import ground, horse_tail, rider, tack
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.coin import coin
from art.cards.parts import beards, dress, hair, hands, hats, heads, legs, sleeves
from art.cards.parts.stance import Stance

COAT = legs.Coat(body="#b98d66", far="#8f6a4a", mane="#54392a", hoof="#3a2c24")
HARNESS = tack.Tack(strap=YELLOW, stud=RED, cloth=BLUE, hem=YELLOW, unit=RED, border="zigzag")
BEARD = "#5b4a40"
NOD = -4.0
STANCE = Stance(hip=0, lean=-5, slope=-2, tilt=3, belt=368, shoulders=250, spine=288, neck=(290, 238))
GRASP = (168, 164)


def draw() -> Drawing:
    """The card."""
    d = court_blank("CD", grain=1.1)
    ground.slab(d, YELLOW)
    with rider.facing_left(d):
        rider.mounted(
            d, COAT, HARNESS, lifted="none", nod=NOD, engraved=True, hind=legs.SQUARE, tail=horse_tail.waved
        )
    with rider.upper(d, left=True), STANCE.torso(d):
        sleeves.bent_arm(d, [(330, 264, 22), (352, 298, 29), (360, 336, 26), (352, 354, 21)], RED)
        sleeves.bent_arm(d, [(242, 266, 22), (218, 290, 28), (206, 312, 25), (202, 322, 21)], RED)
        d.fold(([(232, 300), (218, 306), (206, 302)], 4), ([(340, 300), (350, 314), (352, 330)], 4))
        _coat(d)
    with rider.facing_left(d):
        tack.leg(d, RED, YELLOW, HARNESS, top=GREEN)
    with rider.upper(d, left=True):
        with rider.facing_left(d):
            rider.robe(d, RED, YELLOW, GREEN)
        dress.belt(d, (244, 366), (332, 368), 18, BLUE, sag=8, jewel=WHITE, studs=7)
        with STANCE.head(d):
            _head(d)
        with STANCE.torso(d):
            sleeves.sleeve(d, (198, 314), (184, 216), RED, wide=23, narrow=14, bend=-5)
            with d.at(*GRASP, 0.96, -6):
                hands.pinching(d)
            with d.at(185, 208, 1.0, 176):
                hands.cuff(d, 13, 15, GREEN)
        with STANCE.carried(d, GRASP):
            coin(d, 132, 127, 102)
            with d.at(*GRASP, 0.96, -6):
                hands.pinching_thumb(d)
    with rider.facing_left(d):
        tack.reins(d, HARNESS, (262, 380), NOD)
    with rider.upper(d, left=True):
        _rein_hand(d)
    return d


def _coat(d: Drawing) -> None:
    with rider.facing_left(d):
        rider.trunk(d, RED)
    front = smooth(
        [(266, 238, "c"), (270, 300), (268, 378, "c"), (308, 378, "c"), (306, 300), (312, 238, "c")]
    )
    d.shape(front, GREEN, INNER, shade=[Shade(depth=0.4, spacing=5.4)])
    stripe = smooth(
        [(283, 238, "c"), (284, 300), (283, 378, "c"), (293, 378, "c"), (293, 300), (295, 238, "c")]
    )
    d.shape(stripe, BLUE, INNER)
    for y in (284, 310, 336, 362):
        for side in (-1, 1):
            d.shape(
                smooth(
                    [
                        (288 + side * 5, y, "c"),
                        (288 + side * 12, y - 5),
                        (288 + side * 17, y, "c"),
                        (288 + side * 12, y + 5),
                    ]
                ),
                YELLOW,
                INNER,
            )


def _rein_hand(d: Drawing) -> None:
    sleeves.sleeve(d, (350, 346), (272, 372), RED, wide=22, narrow=14, bend=3)
    with d.at(252, 378, 0.94, 64):
        hands.fist(d)
    with d.at(269, 373, 1.0, 78):
        hands.cuff(d, 12.5, 13, GREEN)


def _head(d: Drawing) -> None:
    look = replace(heads.veteran(BEARD), gaze=-1, stern=0.6)
    with d.at(288, 184, 0.95):
        heads.neck(d, look)
    dress.pleated_collar(d, 292, 236, 58, 25, YELLOW, pleats=11)
    with d.at(288, 184, 0.95):
        heads.face(d, look)
        heads.ear(d, look)
        hair.sideburn(d, look)
        beards.full_beard(d, BEARD)
        beards.moustache(d, BEARD, curl=0.4)
        hats.turban(d, YELLOW, jewel=RED, tail=False)
