"""Cavallo di spade: a moustached Moor in a blue turban, scimitar raised at the left; horse to the right."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, INK, PAPER, RED, WHITE, YELLOW
from art.cards.kit.paths import circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane import (
    arms,
    body,
    ground,
    hairdo,
    hands_on_reins,
    hands_on_swords,
    horse_foreleg,
    horse_heads,
    horse_mane,
    horse_tail,
    rider,
    tack,
    visage,
)
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.sitters import CAVALLO_SPADE as FACE
from art.cards.parts import dress, hats, heads, legs
from art.cards.parts.stance import Stance

COAT = legs.Coat(body="#7a5b45", far="#594131", mane="#2c211b", hoof="#241d19")
HARNESS = tack.Tack(strap=YELLOW, stud=RED, cloth=YELLOW, hem=GREEN, unit=YELLOW, border="links")

NOD = -15.0
STANCE = Stance(hip=0, lean=-6, slope=-3, tilt=4, belt=368, shoulders=250, spine=222, neck=(226, 238))
SEAT = tack.Seat(knee=(4, 8), swing=-20, foot=6, toe="pointed")
HIGH = horse_foreleg.Lift(x=456, y=506, turn=-14)
HILT = (120, 286)


def draw() -> Drawing:
    """The card."""
    d = court_blank("CS", grain=1.1)
    ground.slab(d, BLUE)
    rider.mounted(d, COAT, HARNESS, lifted="far", nod=NOD, fore=HIGH, head=horse_heads.FIERY,
        hind=legs.GATHERED,
        tail=horse_tail.swept, mane=horse_mane.blown)  # fmt: skip
    tack.reins(d, HARNESS, (370, 382), NOD, 0.3)
    with rider.upper(d), STANCE.torso(d):
        arms.arm(d, (182, 278), (128, 376), (124, 316), RED, wide=34, joint=31, narrow=18)
        arms.arm(d, (264, 276), (308, 354), (330, 372), RED, wide=34, joint=31, narrow=18, seed=4)
        _coat(d)
    tack.leg(d, RED, WHITE, HARNESS, top=YELLOW, seat=SEAT)
    with rider.upper(d):
        rider.skirt(d, YELLOW, WHITE)
        _sash(d)
        _head(d)
        with STANCE.torso(d):
            with d.at(*HILT, 0.98, 9), d.at(-115, -264):
                _scimitar(d)
            with d.at(*HILT, rider.HAND, 10):
                hands_on_swords.raised_to_strike(d, FACE.skin)
            body.cuff(d, (128, 376), (124, 314), 18, length=12)
        with d.at(349, 385, rider.HAND, 26):
            hands_on_reins.pulled_tight(d, HARNESS.strap, FACE.skin)
        body.cuff(d, (300, 344), (326, 368), 17, length=13)
    return d


def _coat(d: Drawing) -> None:
    rider.trunk(d, GREEN)
    shirt = smooth(
        [(206, 236, "c"), (214, 300), (217, 376, "c"), (231, 376, "c"), (234, 300), (242, 236, "c")]
    )
    d.shape(shirt, WHITE, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.2)])
    dress.buttons(d, (223, 270), (224, 354), 5, YELLOW, 4)
    for side in (-1, 1):
        d.line(
            smooth(
                [(224 + side * 24, 242, "c"), (224 + side * 17, 300), (224 + side * 15, 374, "c")],
                closed=False,
            ),
            INNER,
            ink=YELLOW,
        )


def _sash(d: Drawing) -> None:
    sash = smooth(
        [(178, 366, "c"), (222, 376), (266, 364, "c"), (270, 384, "c"), (224, 396), (178, 386, "c")]
    )
    d.shape(sash, RED, INNER, shade=[Shade(depth=0.3, spacing=5, width=2.4)])
    d.lens([(182, 376), (222, 386), (266, 374)], 2.4)
    d.shape(
        smooth(
            [
                (250, 372, "c"),
                (262, 384),
                (264, 410),
                (260, 426, "c"),
                (252, 420, "c"),
                (244, 424, "c"),
                (248, 400),
                (242, 380, "c"),
            ]
        ),
        RED,
        INNER,
        shade=[Shade(depth=0.4, spacing=4.6, width=2.2)],
    )
    d.shape(circle(246, 378, 7), RED, INNER)


def _scimitar(d: Drawing) -> None:
    blade = smooth([
        (105, 232, "c"), (100, 190), (88, 150), (70, 112), (62, 84), (66, 66, "c"), (92, 84), (112, 118),
        (124, 160), (127, 200), (125, 234, "c"),
    ])  # fmt: skip
    d.shape(blade, BLUE, OUTER, shade=[Shade(angle=-8, depth=0.42), Shade(angle=172, depth=0.12, width=2)])
    d.line(smooth([(114, 228, "c"), (112, 186), (102, 148), (86, 112), (72, 88, "c")], closed=False), INNER)
    d.line(smooth([(107, 186, "c"), (98, 152), (84, 120)], closed=False), DETAIL, ink=PAPER)
    d.shape(
        smooth([(108, 238, "c"), (108, 280), (114, 292), (122, 290), (123, 280), (122, 238, "c")]),
        YELLOW,
        INNER,
    )
    d.shape(ellipse(117, 294, 8, 7), YELLOW, INNER)
    d.shape(
        smooth(
            [
                (92, 240),
                (90, 230),
                (100, 226),
                (116, 231),
                (132, 226),
                (142, 230),
                (140, 240),
                (126, 243),
                (106, 243),
            ]
        ),
        YELLOW,
        INNER,
        shade=[Shade(angle=90, depth=0.4, spacing=4.4, width=2)],
    )


def _head(d: Drawing) -> None:
    with STANCE.head(d), d.at(222, 180, rider.HEAD):
        heads.neck(d, FACE.look)
    with STANCE.head(d):
        dress.pleated_collar(d, 227, 237, 60, 25, YELLOW, pleats=11)
    with STANCE.head(d), d.at(222, 180, rider.HEAD):
        visage.draw(d, FACE)
        heads.ear(d, FACE.look)
        hairdo.shorn(d, FACE.hair)
        hairdo.twirled(d, INK)
        hats.turban(d, BLUE, jewel=YELLOW, feather=None)
