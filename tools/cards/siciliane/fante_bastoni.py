"""Fante di bastoni: both hands on the club, lifted over the left shoulder; a long knitted cap."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import smooth
from tools.cards.kit.svg import INNER, OUTER, Drawing
from tools.cards.parts import dress, hair, hands, heads, sleeves
from tools.cards.siciliane import arms, pages, stage
from tools.cards.siciliane.card import blank
from tools.cards.siciliane.club import club
from tools.cards.siciliane.inks import FLESH, GREEN, RED, WHITE, YELLOW

HAIR = "#2d2622"


def draw() -> Drawing:
    """The card."""
    d = blank("FB")
    stage.page_plinth(d)
    with stage.figure(d):
        _legs(d)
        sleeves.bent_arm(d, [(224, 276, 24), (200, 316, 28), (192, 356, 24), (194, 366, 20)], WHITE)
        _shirt(d)
        _waistcoat(d)
    club(d, 140, 240, 390, 92, rotate=-24)
    with stage.figure(d):
        _forearms(d)
        _head(d)
    return d


def _legs(d: Drawing) -> None:
    far, near = ((322, 556), (352, 690)), ((246, 560), (214, 698))
    pages.hose(d, (302, 440), *far, GREEN)
    pages.buskin(d, *far, YELLOW, RED, flip=True)
    pages.hose(d, (266, 440), *near, GREEN)
    pages.buskin(d, *near, YELLOW, RED)


def _shirt(d: Drawing) -> None:
    skirt = smooth([
        (230, 376, "c"), (220, 412), (212, 446, "c"), (246, 458), (286, 462), (326, 456), (354, 444, "c"),
        (342, 410), (330, 374, "c"),
    ])  # fmt: skip
    d.shape(skirt, RED, OUTER, shade=dress.CLOTH)
    pages.pleats(d, [(246, 392), (268, 396), (294, 396), (318, 390)],
        [(232, 448), (262, 456), (300, 458), (334, 448)])  # fmt: skip


def _waistcoat(d: Drawing) -> None:
    body = smooth([
        (254, 248, "c"), (228, 258, "c"), (230, 300), (228, 340), (228, 384, "c"), (256, 394),
        (280, 388, "c"),
        (304, 396), (334, 384, "c"), (332, 340), (334, 300), (346, 262, "c"), (318, 248, "c"),
    ])  # fmt: skip
    d.shape(body, GREEN, OUTER, shade=dress.CLOTH)
    shirt = smooth([(262, 248, "c"), (266, 320), (274, 384, "c"), (284, 384, "c"), (296, 320), (308, 248,
        "c")])  # fmt: skip
    d.shape(shirt, WHITE, INNER, shade=[Shade(depth=0.36, spacing=5)])
    dress.buttons(d, (256, 286), (266, 366), 5, YELLOW, 3.8)
    dress.buttons(d, (308, 286), (294, 366), 5, YELLOW, 3.8)
    d.fold(([(229, 322), (240, 332), (244, 348)], 4), ([(333, 322), (322, 334), (318, 352)], 4.4))
    dress.belt(d, (226, 374), (334, 372), 20, YELLOW, sag=8, jewel=RED, setting=WHITE, studs=9)


def _forearms(d: Drawing) -> None:
    sleeves.sleeve(d, (196, 372), (196, 362), WHITE, wide=21, narrow=14)
    with d.at(185, 352, 0.98, -24):
        hands.fist(d, FLESH, wrist=60)
    sleeves.bent_arm(d, [(336, 278, 24), (350, 322, 28), (338, 362, 26), (322, 372, 21)], WHITE)
    sleeves.sleeve(d, (334, 364), (244, 408), WHITE, wide=22, narrow=14, bend=-5)
    arms.elbow(d, (334, 364), (346, 330), WHITE, 22)
    d.fold(([(346, 310), (352, 326), (346, 344)], 4))
    with d.at(208, 402, 1.0, -24):
        hands.fist(d, FLESH, wrist=36)
    with d.at(239, 410, 1.0, 66):
        hands.cuff(d, 13, 14, YELLOW)


def _head(d: Drawing) -> None:
    look = heads.youth(HAIR, FLESH)
    with d.at(276, 190, 0.97):
        heads.neck(d, look)
    pages.shirt_collar(d, 284, 238, 50, YELLOW)
    with d.at(276, 190, 0.97):
        heads.face(d, look)
        heads.ear(d, look)
        hair.curls(d, look)
        hair.fringe(d, look)
        pages.stocking_cap(d, RED, band=YELLOW, tuft=GREEN)
