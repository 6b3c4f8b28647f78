"""Caballo de bastos: a bearded drover in a turban rides a chestnut to the right, the cudgel shouldered."""

from __future__ import annotations

from dataclasses import replace

from art.cards.espanola import body, grips, grounds, hands_on_reins, postures, rider_legs, riders
from art.cards.espanola.card import WIDTH, framed
from art.cards.espanola.cudgel import cudgel
from art.cards.espanola.inks import BLUE, GREEN, INK, PAPER, RED, TAN, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import beards, dress, hair, hats, heads, saddlery
from art.cards.parts.legs import Coat

COAT = Coat(body="#d3a06a", far="#a9763f", mane="#f0dfc0", hoof="#5b422c")
HARNESS = saddlery.Harness(strap=GREEN, stud=YELLOW, cloth=INK, border=RED, fringe=YELLOW, cut="square")
POSTURE = postures.PACE
STUBS = ((32, -60, -24, 1.0), (-24, 26, 160, 0.86), (22, 56, 20, 0.76))
"""The lopped branches: none where his turban is."""
HAIR = "#8d8780"
GESTURE = riders.seated(lean=-10, slope=-4, tilt=4)
LOOK = replace(heads.veteran(HAIR, TAN), nose=3.4, hook=0.6, cheek=-2.2, jaw=-0.6, eye=0.8, brow=1.5,
    age=3, bushy=True, smile=1.4,
               stern=-0.6)  # fmt: skip


def draw() -> Drawing:
    """The card."""
    d = framed("CB", grain=1.35)
    grounds.sand(d, 46, 482)
    # Horse and rider go to the right: everything is designed to the left and mirrored.
    with riders.group(d, -20), d.at(WIDTH, 0, flip=True):
        riders.mount(d, COAT, HARNESS, POSTURE, pendants=5)
        with riders.rider(d, POSTURE), GESTURE.body(d):
            body.arm(d, (292, 328), (254, 436), (222, 450), YELLOW, wide=42, joint=37, narrow=25)
            rider_legs.leg(d, BLUE, RED, YELLOW, swing=22, pitch=12)
            riders.skirt(d, GREEN, YELLOW, deep=16)
            _coat(d)
        riders.rein(d, HARNESS, POSTURE, (198, 462))
        with riders.rider(d, POSTURE), GESTURE.body(d):
            riders.rein_hand(
                d, hands_on_reins.gathered, HARNESS, (254, 438), (221, 450), TAN, 25, loose=False
            )
        with riders.rider(d, POSTURE), GESTURE.head(d):
            _head(d)
        with riders.rider(d, POSTURE), GESTURE.body(d):
            _club_arm(d)
            with d.at(456, 240, rotate=1.4):
                cudgel(d, 420, 2, slim=0.85, stubs=STUBS)
            with d.at(453, 342, rotate=2):
                grips.back_of_the_fist(d, TAN, 21)
            body.cuff(d, (504, 478), (498, 408), 26)
    return d


def _club_arm(d: Drawing) -> None:
    """The upper arm down to the elbow, and the forearm that comes up from there over it."""
    d.limb([(394, 328, 42), (440, 396, 42), (490, 462, 36)], YELLOW, OUTER, start="round", end="round",
           depth=0.8, seed=4)  # fmt: skip
    d.limb([(500, 476, 37), (504, 442, 34), (498, 404, 25)], YELLOW, OUTER, start="round", depth=0.85, seed=5)
    d.fold(
        ([(466, 450), (488, 466), (514, 456)], 7), ([(468, 470), (486, 486), (506, 486)], 5),
        ([(536, 478), (526, 494), (506, 502)], 4.6), ([(388, 346), (404, 362), (412, 388)], 5),
        ([(476, 424), (490, 428), (504, 422)], 5),
    )  # fmt: skip


def _coat(d: Drawing) -> None:
    """A long green coat open over a striped waistcoat, a broad red sash."""
    riders.trunk(d, GREEN)
    d.shape(smooth([(306, 276, "c"), (294, 380), (300, 488, "c"), (346, 490, "c"), (348, 380),
        (340, 276, "c")]), PAPER,
            INNER)  # fmt: skip
    for k in range(4):
        x = 304 + k * 12
        d.line(smooth([(x + 4, 282, "c"), (x - 4, 380), (x, 484, "c")], closed=False), OUTER, ink=BLUE)
    d.hatch(smooth([(306, 276, "c"), (294, 380), (300, 488, "c"), (346, 490, "c"), (348, 380),
        (340, 276, "c")]),
            Shade(depth=0.4))  # fmt: skip
    d.shape(smooth([(286, 446, "c"), (330, 464), (384, 446, "c"), (384, 486, "c"), (332, 504),
        (288, 486, "c")]), RED,
            OUTER, shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
    d.lens([(290, 460), (332, 477), (382, 460)], 3)
    d.lens([(290, 474), (332, 490), (382, 474)], 3)
    dress.buttons(d, (356, 300), (362, 430), 6, YELLOW, 4.6)


def _head(d: Drawing) -> None:
    with d.at(336, 198, (1.48, 1.54), -2):
        heads.neck(d, LOOK)
        heads.face(d, LOOK)
        hair.cropped(d, LOOK)
        heads.ear(d, LOOK)
        beards.full_beard(d, HAIR)
        beards.moustache(d, HAIR, curl=-1.0)
        hats.turban(d, WHITE, jewel=RED, feather=None)
    d.shape(smooth([(300, 270, "c"), (336, 290), (372, 268, "c"), (382, 288, "c"), (336, 316),
        (292, 290, "c")]), BLUE,
            OUTER, shade=[Shade(depth=0.4, spacing=5)])  # fmt: skip
    d.shape(circle(334, 304, 6), YELLOW, INNER)
