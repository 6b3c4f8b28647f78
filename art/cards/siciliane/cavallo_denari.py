"""Cavallo di denari: at ease, horse to the left with its head low, fist on the hip; the coin floats."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.parts import beards, gestures, hair, hands, heads, saddlery, steed
from art.cards.parts.legs import Coat
from art.cards.siciliane import arms, pages, postures, riders, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.coin import coin
from art.cards.siciliane.inks import BLUE, GREEN, OCHRE, RED, WHITE, YELLOW

COAT = Coat(body="#d5d3cf", far="#a5a29d", mane="#77736f", hoof="#3f3a36")
HARNESS = saddlery.Harness(strap=RED, stud=YELLOW, cloth=BLUE, border=WHITE, fringe=RED, cut="scallops")
POSTURE = postures.AT_EASE
HAIR = "#6e4526"
RUDDY = "#f0bd98"


def draw() -> Drawing:
    """The card."""
    d = blank("CD")
    d.grain = 1.1
    stage.knight_plinth(d)
    with riders.group(d, left=True, dx=-9, scale=0.97):
        steed.draw(d, COAT, POSTURE)
        saddlery.straps(d, HARNESS, POSTURE)
        saddlery.cloth(d, HARNESS)
        with riders.upper(d, POSTURE):
            _arms(d)
            riders.jacket(d, GREEN, front="frogs", trim=YELLOW, under=RED)
        riders.leg(d, GREEN, YELLOW, WHITE)
        with riders.upper(d, POSTURE):
            riders.basque(d, YELLOW, RED)
            riders.sash(d, RED, fringe=YELLOW, ends=[(190, 374), (172, 404), (160, 436), (152, 470)])
            _akimbo_hand(d)
            _head(d)
        saddlery.reins(d, HARNESS, POSTURE, (318, 366))
        with riders.upper(d, POSTURE):
            with d.at(310, 354, 0.96, 30, flip=True):
                gestures.reins(d)
            with d.at(305, 350, 1.0, -60):
                hands.cuff(d, 12.5, 12)
    coin(d, 112, 130, 128)
    return d


def _arms(d: Drawing) -> None:
    arms.bent(d, (184, 268), (130, 318), (172, 356), YELLOW, top=24)
    arms.bent(d, (264, 268), (276, 334), (306, 352), YELLOW, top=23, joint=20)


def _akimbo_hand(d: Drawing) -> None:
    with d.at(176, 362, 0.95, 6, flip=True):
        hands.at_hip(d)
    with d.at(170, 355, 1.0, -50):
        hands.cuff(d, 12.5, 13)


def _head(d: Drawing) -> None:
    look = heads.Look(hair=HAIR, cheek=1.6, jaw=1.4, nose=-0.6, brow=1.2, smile=0.4, skin=RUDDY)
    with d.at(226, 184, 0.95, 3, flip=True):
        heads.neck(d, look)
    pages.shirt_collar(d, 222, 230, 46)
    with d.at(226, 184, 0.95, 3, flip=True):
        heads.face(d, look)
        heads.ear(d, look)
        hair.cropped(d, look)
        hair.fringe(d, look)
        beards.moustache(d, HAIR, curl=0.6)
        riders.round_hat(d, GREEN, brim=OCHRE, band=RED)
        riders.cockade(d, 26, -52, RED, WHITE)
