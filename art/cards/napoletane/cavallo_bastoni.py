"""Cavallo di bastoni: in profile, the club leaning on the shoulder at the right; horse to the left."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, RED, WHITE, YELLOW
from art.cards.kit.paths import smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.napoletane import ground, horse_mane, rider, tack
from art.cards.napoletane.card import court_blank
from art.cards.napoletane.club import club
from art.cards.parts import beards, dress, gestures, hair, hands, hats, heads, legs, sleeves
from art.cards.parts.stance import Stance

COAT = legs.Coat(body="#cdb8a2", far="#a08d79", mane="#7b6a5a", hoof="#4b3f35")
HARNESS = tack.Tack(strap=GREEN, stud=YELLOW, cloth=YELLOW, hem=RED, unit=YELLOW, border="lozenges")
HAIR = "#5d4433"
NOD = 6.0
SEAT = tack.Seat(knee=(-6, -4), swing=20, foot=-14, spur=True)
STANCE = Stance(hip=0, lean=6, slope=2.5, tilt=-4, belt=368, shoulders=250, spine=288, neck=(290, 238))


def draw() -> Drawing:
    """The card."""
    d = court_blank("CB", grain=1.3)
    ground.slab(d, GREEN)
    with rider.facing_left(d):
        rider.mounted(
            d,
            COAT,
            HARNESS,
            lifted="near",
            nod=NOD,
            engraved=True,
            hind=legs.STRIDING,
            mane=horse_mane.hogged,
        )
    with rider.upper(d, left=True):
        with STANCE.torso(d):
            sleeves.puffed_sleeve(d, (240, 270), (208, 328), BLUE, wide=29)
        sleeves.sleeve(d, (204, 330), (184, 356), GREEN, wide=20, narrow=13)
        with STANCE.torso(d):
            _coat(d)
    with rider.facing_left(d):
        tack.leg(d, RED, WHITE, HARNESS, top=WHITE, seat=SEAT)
    with rider.upper(d, left=True):
        with rider.facing_left(d):
            rider.tassets(d, YELLOW, RED)
        dress.belt(d, (244, 366), (332, 368), 18, GREEN, sag=8, jewel=RED, setting=WHITE, studs=7)
        with STANCE.head(d):
            _head(d)
    club(d, 402, 256, 340, 100, 17)
    with rider.upper(d, left=True), STANCE.torso(d):
        _club_arm(d)
    with rider.facing_left(d):
        tack.reins(d, HARNESS, (348, 376), NOD)
    with rider.upper(d, left=True):
        with d.at(175, 364, 0.96, -34):
            gestures.reins(d)
        with d.at(182, 358, 1.0, 40):
            hands.cuff(d, 12.5, 12)
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
    sleeves.puffed_sleeve(d, (332, 270), (376, 322), BLUE, wide=32)
    sleeves.sleeve(d, (380, 328), (364, 366), GREEN, wide=21, narrow=14, bend=-4)
    with d.at(351, 376, 0.98, 18):
        hands.fist(d)
    with d.at(366, 372, 1.0, 24):
        hands.cuff(d, 12.5, 13)


def _head(d: Drawing) -> None:
    look = heads.Look(hair=HAIR, nose=1.6, hook=1.6, age=2, stern=1, chin=1, brow=1.2)
    with d.at(288, 184, 0.95):
        heads.neck(d, look)
    dress.ruff(d, 293, 236, 36, 14, inwards=True)
    with d.at(288, 184, 0.95):
        heads.profile(d, look)
        hair.nape(d, look)
        beards.profile_beard(d, HAIR, length=50)
        beards.profile_moustache(d)
        hats.bonnet(d, GREEN, band=RED, feather=YELLOW)
