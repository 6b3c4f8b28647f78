"""Cavallo di bastoni: in profile, the club leaning on the shoulder at the right; horse to the left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, RED, WHITE, YELLOW
from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.napoletane import (
    arms,
    body,
    ground,
    hairdo,
    hands_on_reins,
    hands_on_sticks,
    horse_foreleg,
    horse_heads,
    horse_mane,
    rider,
    tack,
)
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.club import club
from art.cards.parts import beards, dress, hats, heads, legs, sleeves
from art.cards.parts.look import Look
from art.cards.parts.stance import Stance

COAT = legs.Coat(body="#cdb8a2", far="#a08d79", mane="#7b6a5a", hoof="#4b3f35")
HARNESS = tack.Tack(strap=GREEN, stud=YELLOW, cloth=YELLOW, hem=RED, unit=YELLOW, border="lozenges")
HAIR = "#4a3222"
FACE = Look(hair=HAIR, nose=3.2, hook=4.6, age=3, stern=3.4, chin=2, jaw=1, brow=1.8, eye=0.7)
NOD = 6.0
LIFT = horse_foreleg.Lift(x=448, y=541, turn=-9)
SEAT = tack.Seat(knee=(-6, -4), swing=20, foot=-14, spur=True)
STANCE = Stance(hip=0, lean=6, slope=2.5, tilt=-4, belt=368, shoulders=250, spine=288, neck=(290, 238))


def draw() -> Drawing:
    """The card."""
    d = court_blank("CB", grain=1.36)
    ground.slab(d, GREEN)
    with rider.facing_left(d):
        rider.mounted(
            d,
            COAT,
            HARNESS,
            lifted="near",
            nod=NOD,
            fore=LIFT,
            head=horse_heads.YOUNG,
            hind=legs.STRIDING,
            mane=horse_mane.hogged,
        )
        tack.reins(d, HARNESS, (392, 367), NOD, 0.7)
    with rider.upper(d, left=True), STANCE.torso(d):
        arms.arm(d, (248, 276), (212, 360), (184, 364), GREEN, wide=32, joint=29, narrow=17)
        sleeves.puffed_sleeve(d, (248, 270), (222, 328), BLUE, wide=34)
        _coat(d)
    with rider.facing_left(d):
        tack.leg(d, RED, WHITE, HARNESS, top=WHITE, seat=SEAT)
    with rider.upper(d, left=True):
        with rider.facing_left(d):
            rider.tassets(d, YELLOW, RED)
        dress.belt(d, (242, 366), (334, 368), 19, GREEN, sag=8, jewel=RED, setting=WHITE, studs=7)
        _head(d)
    with rider.upper(d, left=True), STANCE.torso(d):
        _club_arm(d)
    club(d, 412, 250, 350, 106, 16)
    with rider.upper(d, left=True), STANCE.torso(d):
        with d.at(352, 380, rider.HAND, -66):
            hands_on_sticks.from_below(d)
        body.cuff(d, (412, 346), (390, 364), 18, length=13)
    with rider.upper(d, left=True):
        with d.at(160, 369, rider.HAND, -8):
            hands_on_reins.two_fingers_through(d, HARNESS.strap)
        body.cuff(d, (212, 360), (184, 360), 17, length=13)
    return d


def _coat(d: Drawing) -> None:
    with rider.facing_left(d):
        rider.trunk(d, YELLOW, [Shade(depth=0.3)])
        for first, ink in ((0, GREEN), (1, RED)):
            for k in range(first, 6, 2):
                x = 190 + k * 13
                bend = (x - 223) * 0.14
                stripe = smooth(
                    [(x + bend, 240, "c"), (x - 4, 300), (x + bend * 1.3, 374, "c")], closed=False
                )
                d.line(stripe, OUTER, ink=ink)


def _club_arm(d: Drawing) -> None:
    arms.arm(d, (330, 280), (412, 344), (392, 364), GREEN, wide=32, joint=30, narrow=18, seed=4)
    sleeves.puffed_sleeve(d, (330, 272), (370, 322), BLUE, wide=36)


def _head(d: Drawing) -> None:
    with STANCE.head(d), d.at(288, 184, rider.HEAD):
        heads.neck(d, FACE)
    with STANCE.head(d):
        dress.ruff(d, 293, 238, 40, 15, inwards=True)
    with STANCE.head(d), d.at(288, 184, rider.HEAD):
        heads.profile(d, FACE)
        hairdo.nape_waves(d, HAIR)
        beards.profile_beard(d, HAIR, length=52)
        beards.profile_moustache(d)
        with d.at(0, -7, (1.0, 0.82)):
            hats.bonnet(d, GREEN, band=RED, feather=YELLOW)
