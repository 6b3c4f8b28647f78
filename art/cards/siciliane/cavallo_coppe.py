"""Cavallo di coppe: the horse rears to the right, the rider braced, his crop lowered; the cup floats."""

from __future__ import annotations

from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import beards, gestures, hair, hands, heads, saddlery, sleeves, steed
from art.cards.parts.legs import Coat
from art.cards.siciliane import pages, postures, riders, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.cup import cup
from art.cards.siciliane.inks import BLUE, EARTH, GREEN, INK, RED, WHITE, YELLOW

COAT = Coat(body="#e4e1dc", far="#b8b3ac", mane="#8d8882", hoof="#46403b")
HARNESS = saddlery.Harness(strap=RED, stud=YELLOW, cloth=GREEN, border=YELLOW, fringe=RED, cut="corners")
POSTURE = postures.REARING
HAIR = "#2d2622"


def draw() -> Drawing:
    """The card."""
    d = blank("CC")
    d.grain = 1.1
    stage.knight_plinth(d)
    with riders.group(d, dx=2, scale=0.935):
        steed.draw(d, COAT, POSTURE)
        with steed.on_trunk(d, POSTURE):
            saddlery.straps(d, HARNESS, POSTURE, pendants=4)
            saddlery.plume(d, POSTURE, BLUE, YELLOW)
            saddlery.cloth(d, HARNESS)
        with riders.upper(d, POSTURE, lean=-3):
            _arms(d)
            riders.jacket(d, RED, front="lapels", trim=BLUE, under=YELLOW)
        with steed.on_trunk(d, POSTURE):
            riders.leg(d, YELLOW, RED, WHITE, swing=-18)
        with riders.upper(d, POSTURE, lean=-3):
            riders.basque(d, RED, YELLOW)
            riders.sash(d, BLUE, fringe=YELLOW, ends=[(186, 372), (164, 392), (150, 426), (146, 456)])
            _head(d)
            _crop(d)
        with steed.on_trunk(d, POSTURE):
            saddlery.reins(d, HARNESS, POSTURE, (322, 384))
        with riders.upper(d, POSTURE, lean=-3):
            sleeves.sleeve(d, (282, 334), (308, 358), YELLOW, wide=20, narrow=14, bend=-3)
            with d.at(311, 362, 0.96, 34, flip=True):
                gestures.reins(d)
            with d.at(309, 360, 1.0, -46):
                hands.cuff(d, 12.5, 12)
    cup(d, 102, 138, 102, 138)
    return d


def _arms(d: Drawing) -> None:
    sleeves.puffed_sleeve(d, (178, 268), (144, 326), YELLOW, wide=30, slashes=BLUE)
    sleeves.sleeve(d, (140, 326), (112, 366), YELLOW, wide=21, narrow=14, bend=3)
    sleeves.puffed_sleeve(d, (268, 268), (290, 330), YELLOW, wide=30, slashes=BLUE)


def _crop(d: Drawing) -> None:
    """The lowered right hand holds a riding crop that points back and up."""
    d.limb([(120, 409, 5), (98, 374, 4), (74, 332, 3), (56, 296, 2)], EARTH, INNER, start="round", depth=0)
    d.fold(([(56, 296), (50, 286), (53, 276)], 4))
    with d.at(100, 378, 0.96, -30):
        hands.fist(d, wrist=-6)
    with d.at(114, 364, 1.0, 40):
        hands.cuff(d, 12.5, 13)


def _head(d: Drawing) -> None:
    look = heads.Look(hair=HAIR, nose=1.8, hook=2, cheek=-1.4, jaw=-1, eye=0.9, brow=1.1, stern=1.2, age=1)
    with d.at(222, 184, 0.95, -4):
        heads.neck(d, look)
    pages.shirt_collar(d, 228, 230, 46)
    with d.at(222, 184, 0.95, -4):
        heads.face(d, look)
        heads.ear(d, look)
        hair.cropped(d, look)
        beards.moustache(d, INK, curl=1)
        beards.goatee(d, HAIR)
        riders.round_hat(d, RED, brim=YELLOW, band=BLUE, high=0.8)
