"""Fante di bastoni: both hands on the club, lifted over the left shoulder; a long knitted cap."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import dress, hair, hands, heads
from art.cards.parts.stance import Stance
from art.cards.siciliane import arms, pages, stage
from art.cards.siciliane.card import blank
from art.cards.siciliane.club import club
from art.cards.siciliane.inks import EARTH, GREEN, RED, WHITE, YELLOW

HAIR = "#2d2622"
SUNBURNT = "#e3b083"
STANCE = Stance(hip=-6, lean=3, slope=-1.5, tilt=3, belt=384, spine=284, neck=(284, 250))


def draw() -> Drawing:
    """The card."""
    d = blank("FB")
    stage.page_plinth(d)
    with d.at(12), stage.figure(d):
        with STANCE.legs(d):
            _legs(d)
        with STANCE.torso(d):
            arms.bent(d, (226, 284), (203, 326), (207, 352), WHITE)
            _shirt(d)
            _waistcoat(d)
    club(d, 160, 252, 384, 92, rotate=-18)
    with d.at(12), stage.figure(d):
        _forearms(d)
        with STANCE.head(d):
            _head(d)
    return d


def _legs(d: Drawing) -> None:
    far, near = ((332, 550), (354, 684)), ((262, 562), (252, 700))
    pages.hose(d, (302, 440), *far, GREEN)
    pages.gaiter(d, *far, WHITE, YELLOW, EARTH, flip=True)
    pages.hose(d, (266, 440), *near, GREEN)
    pages.gaiter(d, *near, WHITE, YELLOW, EARTH)


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
        (304, 396), (334, 384, "c"), (332, 340), (332, 300), (336, 262, "c"), (318, 248, "c"),
    ])  # fmt: skip
    d.shape(body, GREEN, OUTER, shade=dress.CLOTH)
    shirt = smooth([(262, 248, "c"), (266, 320), (274, 384, "c"), (284, 384, "c"), (296, 320), (308, 248,
        "c")])  # fmt: skip
    d.shape(shirt, WHITE, INNER, shade=[Shade(depth=0.36, spacing=5)])
    dress.buttons(d, (256, 286), (266, 366), 5, YELLOW, 3.8)
    dress.buttons(d, (308, 286), (294, 366), 5, YELLOW, 3.8)
    d.fold(([(229, 322), (240, 332), (244, 348)], 4), ([(333, 322), (322, 334), (318, 352)], 4.4))
    dress.belt(d, (226, 374), (334, 372), 20, YELLOW, sag=8, jewel=RED, setting=WHITE, at=0.93, studs=9)


def _forearms(d: Drawing) -> None:
    with d.at(185, 380, 0.98, -18):
        hands.fist(d, SUNBURNT, wrist=-40)
    with d.at(209, 350, 1.0, 34):
        hands.cuff(d, 12.5, 12, YELLOW)
    arms.bent(d, (332, 278), (348, 376), (232, 414), WHITE, top=27)
    with d.at(196, 413, 1.0, -18):
        hands.fist(d, SUNBURNT, wrist=18)
    with d.at(229, 415, 1.0, 76):
        hands.cuff(d, 13, 14, YELLOW)


def _head(d: Drawing) -> None:
    look = heads.Look(
        hair=HAIR, skin=SUNBURNT, nose=1.2, hook=1.2, jaw=2, cheek=-0.8, brow=1.35, smile=0.9, mouth=0.8
    )
    with d.at(276, 190, 0.97):
        heads.neck(d, look)
    pages.shirt_collar(d, 284, 238, 50, YELLOW)
    with d.at(276, 190, 0.97):
        heads.face(d, look)
        heads.ear(d, look)
        hair.curls(d, look)
        hair.fringe(d, look)
        pages.stocking_cap(d, RED, band=YELLOW, tuft=GREEN)
