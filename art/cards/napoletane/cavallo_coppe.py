"""Cavallo di coppe: the cup raised on the palm at the left; horse to the right, foreleg lifted."""

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
    hands_of_cups,
    hands_on_reins,
    horse_heads,
    horse_mane,
    horse_tail,
    rider,
    tack,
    visage,
)
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.cup import cup
from art.cards.napoletane.sitters import CAVALLO_COPPE as FACE
from art.cards.parts import dress, hats, heads, legs, sleeves
from art.cards.parts.stance import Stance

COAT = legs.Coat(body="#ddd5c8", far="#b3aa9d", mane="#857b70", hoof="#4b3f35")
HARNESS = tack.Tack(strap=BLUE, stud=RED, cloth=YELLOW, hem=GREEN, unit=WHITE, border="beads")
NOD = 19.0
STANCE = Stance(hip=0, lean=7, slope=2, tilt=-5, belt=368, shoulders=250, spine=222, neck=(226, 238))
STEM = (101, 206)


def draw() -> Drawing:
    """The card."""
    d = court_blank("CC", grain=1.74)
    ground.slab(d, RED)
    rider.mounted(d, COAT, HARNESS, lifted="near", nod=NOD, head=horse_heads.PROUD,
        tail=horse_tail.tied(BLUE),
        mane=horse_mane.knotted(BLUE))  # fmt: skip
    tack.reins(d, HARNESS, (390, 388), NOD, 0.7)
    with rider.upper(d), STANCE.torso(d):
        _arms(d)
        _coat(d)
    tack.leg(d, RED, WHITE, HARNESS, top=BLUE, seat=tack.Seat(swing=8, foot=-8, toe="square"))
    with rider.upper(d):
        rider.skirt(d, YELLOW, GREEN)
        dress.belt(d, (176, 368), (268, 366), 19, RED, sag=8, jewel=BLUE, studs=7)
        _head(d)
        with STANCE.carried(d, STEM), hands_of_cups.stem_between_fingers(d, (*STEM, rider.HAND, 4)):
            cup(d, STEM[0], STEM[1] - 40, 72, 93, stem=28)
        with STANCE.torso(d):
            body.cuff(d, (136, 345), (126, 256), 17)
        with d.at(351, 381, rider.HAND, 24):
            hands_on_reins.thumb_over_forefinger(d, HARNESS.strap)
        body.cuff(d, (306, 352), (326, 366), 17, length=13)
    return d


def _arms(d: Drawing) -> None:
    arms.arm(d, (182, 276), (136, 345), (127, 260), GREEN, wide=32, joint=29, narrow=17)
    sleeves.puffed_sleeve(d, (182, 268), (150, 318), GREEN, wide=34, slashes=YELLOW)
    arms.arm(d, (264, 278), (304, 352), (326, 368), GREEN, wide=32, joint=29, narrow=18, seed=4)
    sleeves.puffed_sleeve(d, (264, 268), (292, 326), GREEN, wide=35, slashes=YELLOW)


def _coat(d: Drawing) -> None:
    rider.trunk(d, YELLOW, [Shade(depth=0.3)])
    for k in range(6):
        x = 192 + k * 12.6
        bend = (x - 223) * 0.12
        d.lens([(x + bend, 242), (x, 300), (x + bend * 1.3, 376)], 4.4)
    front = smooth(
        [(214, 236, "c"), (217, 300), (218, 376, "c"), (230, 376, "c"), (231, 300), (236, 236, "c")]
    )
    d.shape(front, RED, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.2)])
    dress.buttons(d, (224, 272), (224, 356), 5, WHITE, 4)


def _head(d: Drawing) -> None:
    with STANCE.head(d), d.at(229, 180, rider.HEAD):
        heads.neck(d, FACE.look)
    with STANCE.head(d):
        dress.ruff(d, 232, 236, 40, 15, inwards=True)
    with STANCE.head(d), d.at(229, 180, rider.HEAD):
        visage.draw(d, FACE)
        hairdo.tight_curls(d, FACE.hair)
        heads.ear(d, FACE.look)
        hairdo.thin_moustache(d, FACE.hair)
        hats.montero(d, RED, lining=GREEN, feather=YELLOW)
