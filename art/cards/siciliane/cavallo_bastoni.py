"""Cavallo di bastoni: walking to the right, the club over the shoulder at the left."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.parts import beards, hair, hands, heads, saddlery, steed
from art.cards.parts.legs import Coat
from art.cards.siciliane import arms, pages, postures, riders, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.club import club
from art.cards.siciliane.inks import BLUE, EARTH, GREEN, RED, WHITE, YELLOW

COAT = Coat(body="#c6c8c6", far="#969a99", mane="#4e5153", hoof="#2f2b29")
HARNESS = saddlery.Harness(strap=GREEN, stud=YELLOW, cloth=RED, border=BLUE, fringe=YELLOW, cut="square")
POSTURE = postures.WALKING
HAIR = "#8b8781"


def draw() -> Drawing:
    """The card."""
    d = blank("CB")
    d.grain = 1.1
    stage.knight_plinth(d)
    with riders.group(d, dx=20, scale=0.99):
        steed.draw(d, COAT, POSTURE)
        saddlery.straps(d, HARNESS, POSTURE, pendants=3)
        saddlery.plume(d, POSTURE, RED, YELLOW, RED)
        saddlery.cloth(d, HARNESS)
        with riders.upper(d, POSTURE):
            arms.bent(d, (182, 268), (148, 338), (182, 318), GREEN, top=24)
            arms.bent(d, (264, 268), (290, 336), (308, 362), GREEN, top=23, joint=20)
            riders.jacket(d, RED, front="plain", trim=YELLOW, under=WHITE)
        riders.leg(d, YELLOW, EARTH, WHITE)
        with riders.upper(d, POSTURE):
            riders.basque(d, GREEN, YELLOW)
            riders.sash(d, YELLOW, fringe=RED, ends=[(190, 374), (172, 404), (160, 436), (152, 470)])
    club(d, 162, 206, 290, 88, rotate=-22)
    with riders.group(d, dx=20, scale=0.99), riders.upper(d, POSTURE):
        _head(d)
        saddlery.reins(d, HARNESS, POSTURE, (318, 376))
        with d.at(320, 374, 0.92, 24, flip=True):
            hands.fist(d, wrist=-36)
        with d.at(307, 364, 1.0, -46):
            hands.cuff(d, 12.5, 12)
        with d.at(190, 312, 1.0, -20):
            hands.fist(d, wrist=150)
        with d.at(176, 322, 1.0, -112):
            hands.cuff(d, 13, 12)
    return d


def _head(d: Drawing) -> None:
    look = heads.elder(HAIR)
    with d.at(226, 184, 0.95, 4, flip=True):
        heads.neck(d, look)
    pages.shirt_collar(d, 222, 230, 46, YELLOW)
    with d.at(226, 184, 0.95, 4, flip=True):
        heads.face(d, look)
        beards.full_beard(d, HAIR)
        heads.ear(d, look)
        hair.cropped(d, look)
        beards.moustache(d, HAIR, curl=-0.4)
        riders.round_hat(d, GREEN, brim=RED, band=YELLOW)
