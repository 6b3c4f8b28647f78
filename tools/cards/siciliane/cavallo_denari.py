"""Cavallo di denari: at ease, horse to the left with its head low, fist on the hip; the coin floats."""

from __future__ import annotations

from tools.cards.kit.svg import Drawing
from tools.cards.parts import hair, hands, heads, sleeves
from tools.cards.parts.legs import Coat
from tools.cards.siciliane import arms, harness, pages, postures, riders, stage, steed
from tools.cards.siciliane.card import blank
from tools.cards.siciliane.coin import coin
from tools.cards.siciliane.inks import GREEN, OCHRE, RED, WHITE, YELLOW

COAT = Coat(body="#d5d3cf", far="#a5a29d", mane="#77736f", hoof="#3f3a36")
HARNESS = harness.Harness(strap=RED, stud=YELLOW, cloth=RED, border=YELLOW, fringe=GREEN, cut="scallops")
POSTURE = postures.AT_EASE
HAIR = "#6e4526"


def draw() -> Drawing:
    """The card."""
    d = blank("CD")
    stage.knight_plinth(d)
    with riders.group(d, left=True, dx=-9, scale=0.97):
        steed.draw(d, COAT, POSTURE)
        harness.straps(d, HARNESS, POSTURE)
        harness.cloth(d, HARNESS)
        with riders.upper(d, POSTURE):
            _arms(d)
            riders.jacket(d, GREEN, front="frogs", trim=YELLOW, under=RED)
        riders.leg(d, GREEN, YELLOW, WHITE)
        with riders.upper(d, POSTURE):
            riders.basque(d, YELLOW, RED)
            riders.sash(d, RED, fringe=YELLOW, ends=[(190, 374), (172, 404), (160, 436), (152, 470)])
            _akimbo_hand(d)
            _head(d)
        harness.reins(d, HARNESS, POSTURE, (318, 376))
        with riders.upper(d, POSTURE):
            sleeves.sleeve(d, (286, 334), (306, 362), YELLOW, wide=20, narrow=14, bend=-3)
            arms.elbow(d, (286, 334), (284, 304), YELLOW, 20)
            with d.at(320, 374, 0.92, 24, flip=True):
                hands.fist(d, wrist=-36)
            with d.at(307, 364, 1.0, -46):
                hands.cuff(d, 12.5, 12)
    coin(d, 112, 130, 128)
    return d


def _arms(d: Drawing) -> None:
    sleeves.bent_arm(d, [(184, 266, 23), (158, 288, 26), (134, 316, 23), (130, 322, 20)], YELLOW)
    sleeves.sleeve(d, (134, 322), (172, 358), YELLOW, wide=21, narrow=14, bend=3)
    arms.elbow(d, (134, 322), (148, 296), YELLOW)
    sleeves.bent_arm(d, [(264, 264, 22), (282, 296, 26), (290, 330, 23), (288, 338, 20)], YELLOW)


def _akimbo_hand(d: Drawing) -> None:
    with d.at(176, 362, 0.95, 6, flip=True):
        hands.at_hip(d)
    with d.at(170, 355, 1.0, -50):
        hands.cuff(d, 12.5, 13)


def _head(d: Drawing) -> None:
    look = heads.Look(hair=HAIR)
    with d.at(226, 184, 0.95, flip=True):
        heads.neck(d, look)
    pages.shirt_collar(d, 222, 230, 46)
    with d.at(226, 184, 0.95, flip=True):
        heads.face(d, look)
        heads.ear(d, look)
        hair.cropped(d, look)
        hair.fringe(d, look)
        hair.moustache(d, HAIR, curl=0.6)
        riders.round_hat(d, GREEN, brim=OCHRE, band=RED)
        riders.cockade(d, 26, -52, RED, WHITE)
