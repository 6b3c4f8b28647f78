"""The four queens: a fair one, a proud one, a dark one and an old one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.cards.francesi import (
    bosses,
    crowns,
    flowers,
    hands_on_shafts,
    hands_with_stems,
    hands_with_things,
    held,
    weapons,
)
from art.cards.francesi.card import FrenchCard, Palette
from art.cards.francesi.collars import bosom, chain, fan_collar, lace, necklace
from art.cards.francesi.court import court_card
from art.cards.francesi.faces import face
from art.cards.francesi.figure import Figure
from art.cards.francesi.hair import curl, lock
from art.cards.francesi.hands_on_shafts import Thing
from art.cards.francesi.headdress import coil, wimple, wimple_edge
from art.cards.francesi.inks import ROUGE
from art.cards.francesi.look import Look
from art.cards.francesi.motifs import ermine, lozenge, rosette, six_star, sprig
from art.cards.francesi.patterns import along, beads, leaves, lozenges
from art.cards.francesi.robes import gown, placket, shawl, veil
from art.cards.francesi.sashes import plates, sash, scalloped
from art.cards.francesi.sleeves import arm, full_sleeve
from art.cards.francesi.symmetry import AXIS, right_side
from art.cards.francesi.weaves import Weave, scales, scattered
from art.cards.kit.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.paths import polyline

Hand = Callable[[Figure, Thing], None]

SIZE: Final = 1.3
HEAD: Final = 196.0


def queen_of_hearts(palette: Palette) -> FrenchCard:
    """Fair and young, her hair in rolls, in white with a rose, a hand on her heart."""

    def figure(d: Figure) -> None:
        shawl(d, BLUE, scattered(six_star(YELLOW), (40, 28)), border=YELLOW)
        bosom(d)
        lace(d, PAPER, RED)
        _sleeves(
            d, INK, YELLOW, style="plain", weave=scattered(six_star(YELLOW), (36, 26), centre=(160, 360))
        )
        gown(d, PAPER, scattered(rosette(RED, YELLOW), (38, 27)), neckline=beads(4.4, PAPER, BLUE),
            neckline_fill=YELLOW, neckline_edge=YELLOW)  # fmt: skip
        placket(d, INK, YELLOW, lozenges(8, 6, YELLOW, PAPER), top=352)
        necklace(d, PAPER, RED)
        _flower_hand(d, hands_with_stems.fingertips, flowers.rose, RED, YELLOW, BLUE, stripe=YELLOW)
        with d.at(405, 375, rotate=14, flip=True):
            hands_with_things.on_the_heart(d)
        arm(d, (464, 391), -76, INK, reach=[(498, 403, 31), (540, 420, 38)], cuff_fill=YELLOW, beads=RED,
            stripe=RED)  # fmt: skip
        with d.at(AXIS, HEAD, scale=SIZE):
            face(d, Look(woman=True, yaw=1, gaze=-0.5, cheek=1.03, jaw=1.04, chin=1.0, long=-2, smile=2.2,
                lips=1.0, mouth=0.85, iris=BLUE, lids=1.08, nose="button", rosy=True, brow=0.8,
                arch=1))  # fmt: skip
            _parted(d, YELLOW)
            for flip in (False, True):
                with d.at(flip=flip):
                    for x, y, r in ((-53, 56, 13.5), (-54, 34, 13.5), (-52, 11, 13)):
                        curl(d, x, y, r, YELLOW, turn=-1, start=240)
            with d.at(0, -39, 1.22):
                crowns.coronet(d, RED)

    return court_card("CC", palette, figure, cut=((98, 452), (206.5, 458), (315, 440)),
        belt=sash(22, INK, leaves(11, YELLOW), edge_fill=PAPER, spacing=26),
        boss=bosses.rose(PAPER, RED, YELLOW))  # fmt: skip


def queen_of_diamonds(palette: Palette) -> FrenchCard:
    """Proud and long-faced under a white veil, with carnation and fan; the whole pose is mirrored."""

    def figure(d: Figure) -> None:
        with right_side(d, flip=True):
            veil(d, PAPER, None, border=RED)
            bosom(d)
            _sleeves(d, INK, YELLOW, style="ringed")
            gown(d, YELLOW, scattered(sprig(RED, RED), (34, 26)), neckline=lozenges(6, 4.6, YELLOW, PAPER),
                neckline_fill=INK, neckline_edge=YELLOW)  # fmt: skip
            necklace(d, YELLOW, BLUE)
            _flower_hand(
                d, hands_with_stems.between_fingers, flowers.carnation, INK, PAPER, RED, stripe=YELLOW
            )
            plain = polyline(
                [
                    (350, 336),
                    (402, 336),
                    (404, 410),
                    (350.5, 410),
                    (350.5, 397),
                    (341, 397),
                    (341, 388),
                    (334.5, 388),
                    (334.5, 354),
                ]
            )
            d.shape(plain, YELLOW, None)
            _bust(d)
            with d.at(424, 371, rotate=-55):
                hands_with_things.on_the_sticks(d, _fan)
            arm(d, (484, 371), -84, INK, reach=[(516, 381, 32), (560, 402, 38)], cuff_fill=YELLOW, beads=RED,
                stripe=YELLOW)  # fmt: skip
            with d.at(AXIS, HEAD, scale=SIZE):
                face(d, Look(woman=True, yaw=0.62, gaze=-0.5, mirrored=True, temple=1.0, cheek=0.95, jaw=0.9,
                    chin=0.88, long=2, lids=0.78, hooded=True, arch=4, brow=0.9, lips=0.95, smirk=1.6,
                    mole=True, nose="long", slant=1.2, mouth=0.95))  # fmt: skip
                _parted(d, ROUGE)
                for flip in (False, True):
                    with d.at(flip=flip):
                        lock(d, [(-46, 0), (-62, 24), (-56, 52), (-66, 76)], [(-40, 4),
                            (-42, 26), (-38, 50), (-44, 78)], ROUGE, count=5, seed=6)  # fmt: skip
                        curl(d, -52, 80, 11, ROUGE, turn=-1, start=250)
                with d.at(0, -39, (1.18, 0.94)):
                    crowns.star_diadem(d, BLUE)

    return court_card("CD", palette, figure, cut=((98, 404), (206.5, 422), (315, 440)),
        belt=plates(INK, lozenge(9, 12, YELLOW), wide=14, gap=10, pointed=True),
        boss=bosses.lozenge(YELLOW, RED, PAPER))  # fmt: skip


def queen_of_clubs(palette: Palette) -> FrenchCard:
    """Frontal and dark, her hair in netted coils before a lace collar, with bell flowers and pearls."""

    def figure(d: Figure) -> None:
        fan_collar(d, PAPER, RED)
        shawl(d, RED, scattered(rosette(PAPER, YELLOW), (44, 32)), border=YELLOW)
        bosom(d)
        _sleeves(d, PAPER, RED, style="plain", weave=scattered(sprig(BLUE, RED), (34, 25), centre=(160, 360)))
        gown(d, INK, scattered(six_star(YELLOW), (40, 30)), neckline=leaves(7, YELLOW),
            neckline_fill=RED, neckline_edge=YELLOW)  # fmt: skip
        necklace(d, YELLOW, BLUE)
        _flower_hand(d, hands_with_stems.forefinger_free, flowers.bells, YELLOW, PAPER, RED)
        with d.at(402, 324, rotate=4):
            hands_with_things.lifting(d, _pearls)
        arm(d, (463, 408), -32, YELLOW, reach=[(486, 438, 30), (526, 484, 36)], cuff_fill=PAPER, beads=RED,
            cuff_half=24)  # fmt: skip
        with d.at(AXIS, HEAD, scale=SIZE):
            face(d, Look(woman=True, yaw=0, gaze=0.45, cheek=1.1, jaw=1.14, chin=1.2, long=1, brow=1.9,
                arch=-1,
                lips=1.15, mouth=1.05, nose="broad", hooded=True, lids=0.95, wide=1.06,
                cleft=True))  # fmt: skip
            _parted(d, INK)
            for side in (-1, 1):
                coil(d, side * 53, 16)
            with d.at(0, -39, (1.24, 0.92)):
                crowns.high_crown(d, RED)

    return court_card("CB", palette, figure, cut=((98, 470), (206.5, 480), (315, 440)),
        belt=scalloped(14, BLUE, PAPER, beads(4.6, YELLOW, PAPER), spacing=15),
        boss=bosses.cabochon(YELLOW, RED))  # fmt: skip


def queen_of_spades(palette: Palette) -> FrenchCard:
    """Old and keen, in a wimple under a dark hood, with sceptre and iris."""

    def figure(d: Figure) -> None:
        veil(d, INK, scattered(six_star(YELLOW), (48, 34)), border=YELLOW)
        _sleeves(d, RED, YELLOW)
        gown(d, YELLOW, scales(BLUE), neckline=beads(4.4, YELLOW, PAPER), neckline_fill=BLUE,
            neckline_edge=PAPER, dip=340)  # fmt: skip
        chain(d, [(236, 330), (262, 372), (315, 392), (368, 372), (394, 330)], PAPER, RED)
        wimple(d)
        _flower_hand(d, hands_with_stems.cradled, flowers.iris, INK, YELLOW, BLUE, stripe=YELLOW)
        with d.at(466, 350):
            hands_on_shafts.poised(d, lambda d: weapons.sceptre(d, -256, 130))
        arm(d, (503, 396), -10, INK, reach=[(512, 434, 34), (520, 490, 42)], cuff_fill=YELLOW, beads=BLUE,
            stripe=YELLOW)  # fmt: skip
        with d.at(AXIS, HEAD, scale=SIZE):
            face(d, Look(woman=True, yaw=0.85, gaze=-0.5, old=True, temple=0.98, cheek=0.98, jaw=0.86,
                chin=0.9,
                long=1.5, lids=0.8, hooded=True, brow=1.1, arch=2, smile=-1.0, lips=0.55, mouth=1.1,
                nose="hooked", hollow=True))  # fmt: skip
            wimple_edge(d)
            with d.at(0, -38, 1.28):
                crowns.flower_wreath(d, BLUE)

    return court_card("CS", palette, figure, cut=((98, 462), (206.5, 440), (315, 440)),
        belt=sash(22, PAPER, along(ermine(), turn=90), edge_fill=YELLOW, spacing=26),
        boss=bosses.quatrefoil(YELLOW, BLUE, RED))  # fmt: skip


def _bust(d: Figure) -> None:
    """The shadow under the breasts, and the bodice gathered towards the waist."""
    for side in (-1, 1):
        for k in range(8):
            x = AXIS + side * (12 + 8.4 * k)
            y = 384 - 0.9 * (k - 3.4) ** 2
            d.lens([(x, y), (x - side * 1.5, y + 6), (x - side * 5, y + 12)], 2.6)
        d.lens([(AXIS + side * x, y) for x, y in ((8, 372), (24, 382), (44, 385), (64, 379), (76, 366))], 2.8)
        for k in range(5):
            x = AXIS + side * (6 + 11.0 * k)
            d.fold(([(x, 440), (x + side * 1.2 * k, 420), (x + side * 2.4 * k, 402 + 2 * (k % 2))], 2.8))


def _fan(d: Figure) -> None:
    """The fan, more upright than the hand that holds it."""
    with d.at(rotate=41, scale=0.92):
        held.fan(d)


def _pearls(d: Figure) -> None:
    """Her long string, from both sides of the neck to the lifting hand."""
    with d.at(rotate=-4):
        held.pearls(
            d, [(-116, -58), (-134, -34), (-138, 2), (-126, 42), (-92, 74), (-44, 64), (-8, -8)], PAPER
        )
        held.pearls(d, [(-58, -58), (-42, -36), (-29, -19), (-14, -13), (0, -14), (10, -8)], PAPER)


def _sleeves(
    d: Figure, fill: str, accent: str, *, style: str = "slashed", weave: Weave | None = None
) -> None:
    """Both upper sleeves."""
    outer = [(232, 297), (190, 306), (138, 336), (96, 386), (84, 510)]
    inner = [(240, 302), (250, 340), (248, 390), (240, 430), (232, 510)]
    for flip in (True, False):
        with right_side(d, flip=flip):
            full_sleeve(d, outer, inner, fill, accent, style=style, weave=weave)


def _flower_hand(
    d: Figure, hand: Hand, flower: Thing, fill: str, cuff_fill: str, stones: str, *,
        stripe: str | None = None,
) -> None:  # fmt: skip
    """Her right hand holding a flower up, at the left of the card."""

    def upright(d: Figure) -> None:
        with d.at(scale=1.12, flip=flower is not flowers.bells):
            flower(d)

    with d.at(200, 342, flip=True):
        hand(d, upright)
    arm(d, (136, 420), 36, fill, reach=[(116, 448, 29), (88, 500, 36)], cuff_fill=cuff_fill, beads=stones,
        cuff_half=24, stripe=stripe)  # fmt: skip


def _parted(d: Figure, fill: str) -> None:
    """Hair parted in the middle over the forehead."""
    for flip in (False, True):
        with d.at(flip=flip):
            lock(d, [(2, -50), (-26, -50), (-46, -34), (-54, -8), (-52, 12)], [(1, -37),
                (-18, -32), (-32, -20), (-39, -4), (-41, 12)], fill, count=5, seed=8)  # fmt: skip
