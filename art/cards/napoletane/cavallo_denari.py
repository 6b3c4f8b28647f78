"""Cavallo di denari: bearded, in a yellow turban, the coin raised at the left; horse to the left, at rest."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, RED, WHITE, YELLOW
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.napoletane import (
    arms,
    body,
    ground,
    hairdo,
    hands_of_coins,
    hands_on_reins,
    horse_heads,
    horse_tail,
    rider,
    tack,
    visage,
)
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.coin import coin
from art.cards.napoletane.sitters import CAVALLO_DENARI as FACE
from art.cards.parts import dress, hats, heads, legs
from art.cards.parts.stance import Stance

COAT = legs.Coat(body="#b98d66", far="#8f6a4a", mane="#54392a", hoof="#3a2c24")
HARNESS = tack.Tack(strap=YELLOW, stud=RED, cloth=BLUE, hem=YELLOW, unit=RED, border="zigzag")
NOD = 27.0
STANCE = Stance(hip=0, lean=-4, slope=-2, tilt=4, belt=368, shoulders=250, spine=288, neck=(290, 238))
GRASP = (148, 208)


def draw() -> Drawing:
    """The card."""
    d = court_blank("CD", grain=1.16)
    ground.slab(d, YELLOW)
    with rider.facing_left(d):
        rider.mounted(
            d,
            COAT,
            HARNESS,
            lifted="none",
            nod=NOD,
            head=horse_heads.OLD,
            hind=legs.SQUARE,
            tail=horse_tail.waved,
        )
    with rider.upper(d, left=True), STANCE.torso(d):
        _coat(d)
    with rider.facing_left(d):
        tack.leg(d, RED, YELLOW, HARNESS, top=GREEN, seat=tack.Seat(swing=8, foot=-8, toe="curled"))
    with rider.upper(d, left=True):
        with rider.facing_left(d):
            rider.robe(d, RED, YELLOW, GREEN)
        dress.belt(d, (242, 366), (334, 368), 19, BLUE, sag=8, jewel=WHITE, studs=7)
    with rider.facing_left(d):
        tack.reins(d, HARNESS, (266, 380), NOD, 0.75)
        tack.reins(d, HARNESS, (262, 392), NOD, 0.95)
    with rider.upper(d, left=True):
        _rein_arm(d)
        with STANCE.torso(d):
            arms.arm(d, (248, 276), (190, 346), (156, 264), RED, wide=34, joint=30, narrow=17)
        _head(d)
        with STANCE.carried(d, GRASP), hands_of_coins.thumb_up_the_face(d, (*GRASP, rider.HAND, -4)):
            coin(d, GRASP[0] - 1, GRASP[1] - 37, 93)
        with STANCE.torso(d):
            body.cuff(d, (190, 346), (155, 261), 17, GREEN)
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


def _rein_arm(d: Drawing) -> None:
    arms.arm(d, (328, 278), (372, 366), (288, 382), RED, wide=34, joint=31, narrow=17, seed=4)
    with d.at(262, 388, rider.HAND, -6):
        hands_on_reins.drawn_to_the_lap(d, HARNESS.strap)
    body.cuff(d, (372, 366), (286, 382), 17, GREEN)


def _head(d: Drawing) -> None:
    with STANCE.head(d), d.at(286, 178, rider.HEAD):
        heads.neck(d, FACE.look)
    with STANCE.head(d):
        dress.pleated_collar(d, 291, 238, 62, 26, YELLOW, pleats=11)
    with STANCE.head(d), d.at(286, 178, rider.HEAD):
        visage.draw(d, FACE)
        heads.ear(d, FACE.look)
        hairdo.shorn(d, FACE.hair)
        hairdo.spade_beard(d, FACE.hair)
        hairdo.walrus(d, FACE.hair)
        hats.turban(d, YELLOW, jewel=RED, tail=False)
