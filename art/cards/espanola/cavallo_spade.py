"""Caballo de espadas: a knight in steel on a rearing black, the sword swung up before him."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import (
    body,
    grips,
    grounds,
    hands_on_reins,
    postures,
    rider_legs,
    riders,
    steel,
)
from art.cards.espanola.card import framed
from art.cards.espanola.inks import BLUE, GREEN, INK, RED, SILVER, TAN, WHITE, YELLOW
from art.cards.espanola.sword import sword
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import beards, dress, heads, helmet, saddlery
from art.cards.parts.legs import Coat

COAT = Coat(body="#4b4540", far="#312c29", mane="#171311", hoof="#171311")
HARNESS = saddlery.Harness(strap=YELLOW, stud=RED, cloth=BLUE, border=WHITE, fringe=YELLOW, cut="corners")
POSTURE = postures.REAR
HAIR = "#211a17"
STEEL = "#a3adba"
"""The breastplate, darker than the arms before it."""
GESTURE = riders.seated(lean=6, slope=5, tilt=-4)
LOOK = replace(
    heads.man(HAIR, TAN), nose=1.2, hook=1.0, cheek=-0.6, jaw=2.6, stern=3.0, brow=2.0, eye=0.72, smile=-1.0
)
GRIP = (170.0, 238.0)
"""Point at which he holds the hilt."""


def draw() -> Drawing:
    """The card."""
    d = framed("CS", grain=1.36)
    grounds.turf(
        d,
        80,
        466,
        ((0.05, 1.3), (0.12, 0.8), (0.42, 1.0), (0.97, 1.2)),
        stones=((250, 12), (400, 10), (180, 6)),
    )
    with riders.group(d, 2):
        with riders.rider(d, POSTURE):
            _cloak(d)
        riders.mount(d, COAT, HARNESS, POSTURE, pendants=3, sheen="#7a7168")
        _mane(d)
        with riders.rider(d, POSTURE), GESTURE.body(d):
            steel.plated_arm(d, (298, 334), (240, 404), (215, 308), wide=38, joint=34, narrow=24)
            rider_legs.leg(d, RED, SILVER, YELLOW, swing=-8, turned=True, pitch=-10, knee=(288, 600))
            _tassets(d)
            _plate(d)
        riders.rein(d, HARNESS, POSTURE, (262, 470))
        with riders.rider(d, POSTURE), GESTURE.body(d):
            steel.plated_arm(d, (388, 336), (402, 440), (302, 462), wide=40, joint=34, narrow=23, seed=4)
            for x, flip in ((292, False), (386, True)):
                with d.at(x, 312, 0.95), d.at(-x, -312):
                    steel.pauldron(d, (x, 312), flip=flip)
            riders.rein_hand(d, hands_on_reins.thumb_on_top, HARNESS, (396, 442), (294, 464), TAN, 27, SILVER)
        with riders.rider(d, POSTURE), GESTURE.head(d):
            _head(d)
        with riders.rider(d, POSTURE), GESTURE.carried(d, GRIP):
            _sword(d)
    return d


def _sword(d: Drawing) -> None:
    x, y = GRIP
    with d.at(x, y, 1.06, -4):
        grips.raised_palm(d, TAN)
    with d.at(x - 7, y - 106, rotate=-4):
        sword(d, 336, 46, -4)
    with d.at(x, y, 1.06, -4):
        grips.shut_fingers(d, TAN, raised=True)
    body.cuff(d, (240, 404), (217, 311), 26, YELLOW)


def _cloak(d: Drawing) -> None:
    d.shape(smooth([
        (344, 284, "c"), (404, 288), (452, 310), (500, 320), (546, 314, "c"), (552, 350), (536, 376, "c"),
        (546, 414),
        (528, 440, "c"), (540, 476), (518, 500, "c"), (470, 500), (420, 490), (380, 460, "c"),
    ]), RED, OUTER, shade=[Shade(depth=0.24)])  # fmt: skip
    d.fold(
        ([(538, 376), (490, 360), (420, 330)], 13), ([(530, 440), (480, 420), (416, 370)], 14),
        ([(520, 496), (480, 470), (420, 410)], 11), ([(546, 320), (500, 334), (440, 320)], 6),
    )  # fmt: skip


def _mane(d: Drawing) -> None:
    """Five locks in the black mane catch the light."""
    for run in (
        [(152, 306), (172, 330), (172, 368), (186, 398)],
        [(170, 304), (196, 338), (198, 386), (212, 426)],
        [(188, 318), (214, 358), (218, 402), (236, 446)],
        [(170, 372), (180, 408), (198, 436), (218, 456)],
        [(212, 338), (232, 374), (238, 412), (252, 440)],
    ):
        d.lens(run, 7, ink="#6d645d")


def _tassets(d: Drawing) -> None:
    for k, (x, lean) in enumerate(((292, -16), (324, -6), (356, 8), (382, 22))):
        flap = smooth([(x - 20, 482, "c"), (x + 20, 482, "c"), (x + 22 + lean, 556, "c"), (x + lean, 570),
                       (x - 24 + lean, 558, "c")])  # fmt: skip
        d.shape(flap, GREEN if k % 2 else YELLOW, OUTER, shade=[Shade(depth=0.46, seed=k)])
        d.line(
            smooth([(x - 22 + lean, 542, "c"), (x + lean, 554), (x + 21 + lean, 541, "c")], closed=False),
            INNER,
        )


def _plate(d: Drawing) -> None:
    riders.trunk(d, STEEL, [Shade(depth=0.4, spacing=5.8, width=3.2), Shade(angle=180, depth=0.1)])
    d.line(smooth([(316, 278, "c"), (302, 380), (316, 492, "c")], closed=False), INNER)
    for y in (420, 444):
        d.line(smooth([(285, y, "c"), (328, y + 14), (384, y, "c")], closed=False), INNER)
    d.shape(smooth([(286, 300, "c"), (330, 350), (384, 424, "c"), (384, 462, "c"), (330, 392),
        (284, 340, "c")]), RED,
            INNER, shade=[Shade(depth=0.4, spacing=5.6)])  # fmt: skip
    dress.belt(d, (288, 470), (382, 468), 22, INK, sag=7, jewel=RED, setting=YELLOW)


def _head(d: Drawing) -> None:
    with d.at(336, 196, (1.5, 1.5), -4):
        heads.neck(d, LOOK)
        heads.face(d, LOOK)
        beards.short_beard(d, HAIR)
        beards.moustache(d, HAIR, curl=-0.6)
        helmet.burgonet(d, SILVER, trim=YELLOW, plume=RED)
    d.shape(smooth([(300, 272, "c"), (334, 288), (372, 268, "c"), (378, 290, "c"), (336, 308),
        (296, 292, "c")]), SILVER,
            OUTER, shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
