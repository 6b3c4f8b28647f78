"""The four queens."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from art.cards.francesi import crowns, flowers, hands, weapons
from art.cards.francesi.card import FrenchCard, Palette
from art.cards.francesi.collars import bosom, fan_collar, necklace
from art.cards.francesi.court import court_card, sash
from art.cards.francesi.faces import Look, face
from art.cards.francesi.figure import Figure
from art.cards.francesi.hair import curl, lock
from art.cards.francesi.motifs import ermine, ring, rosette, six_star, sprig
from art.cards.francesi.patterns import along, bars, beads, chevrons, leaves, lozenges
from art.cards.francesi.robes import gown, placket, shawl, veil
from art.cards.francesi.sleeves import arm, full_sleeve
from art.cards.francesi.symmetry import AXIS, right_side
from art.cards.francesi.weaves import Weave, motes, scales, scattered
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.paths import Node, Point, circle, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER

SIZE: Final = 1.18
CUT: Final = ((98.0, 452.0), (206.5, 458.0), (315.0, 440.0))
CUT_MIRRORED: Final = ((98.0, 428.0), (206.5, 422.0), (315.0, 440.0))


def queen_of_hearts(palette: Palette) -> FrenchCard:
    """Fair and young, her hair in rolls, in white with a rose."""

    def figure(d: Figure) -> None:
        shawl(d, YELLOW, scattered(ring(BLUE, PAPER), (40, 28)), border=BLUE)
        bosom(d)
        _sleeves(
            d, RED, YELLOW, style="plain", weave=scattered(six_star(YELLOW), (36, 26), centre=(160, 360))
        )
        gown(d, PAPER, scattered(rosette(RED, YELLOW), (38, 27)), neckline=beads(4.4, PAPER, BLUE),
            neckline_fill=YELLOW, neckline_edge=YELLOW)  # fmt: skip
        placket(d, BLUE, YELLOW, lozenges(8, 6, YELLOW, PAPER), top=352)
        necklace(d, PAPER, RED)
        _flower_hand(d, flowers.rose, BLUE, YELLOW, RED)
        _resting_hand(d, BLUE, YELLOW, RED)
        with d.at(AXIS, 194, scale=SIZE):
            face(d, Look(woman=True, yaw=1, gaze=-0.5, broad=0.07, long=-2, smile=1.6, lips=1.05))
            _parted(d, YELLOW)
            for flip in (False, True):
                with d.at(flip=flip):
                    for x, y, r in ((-52, 54, 13), (-52, 33, 13), (-50, 11, 12.5)):
                        curl(d, x, y, r, YELLOW, turn=-1, start=240)
            with d.at(0, -40):
                crowns.coronet(d, RED)

    return court_card("CC", palette, figure, cut=CUT, jewel=(YELLOW, RED),
        belt=sash(20, YELLOW, along(rosette(PAPER, RED)), edge_fill=BLUE, spacing=26))  # fmt: skip


def queen_of_diamonds(palette: Palette) -> FrenchCard:
    """Looking to the right under a white veil, with a carnation; the whole pose is mirrored."""

    def figure(d: Figure) -> None:
        with right_side(d, flip=True):
            veil(d, PAPER, motes(BLUE, (20, 14)), border=RED)
            bosom(d)
            _sleeves(d, BLUE, YELLOW, style="ringed")
            gown(d, YELLOW, scattered(sprig(RED, BLUE), (34, 26)),
                neckline=lozenges(6, 4.6, YELLOW, PAPER), neckline_fill=RED,
                neckline_edge=YELLOW)  # fmt: skip
            necklace(d, YELLOW, BLUE)
            _flower_hand(d, flowers.carnation, BLUE, YELLOW, RED)
            _resting_hand(d, BLUE, YELLOW, RED)
            with d.at(AXIS, 194, scale=SIZE):
                face(
                    d,
                    Look(woman=True, yaw=1, gaze=-0.45, mirrored=True, broad=-0.07, long=3, open=0.72,
                        arch=4, brow=0.9, lips=0.85, mole=True),
                )  # fmt: skip
                _parted(d, RED)
                for flip in (False, True):
                    with d.at(flip=flip):
                        lock(d, [(-46, 0), (-62, 24), (-56, 52), (-66, 76)], [(-40, 4),
                            (-42, 26), (-38, 50), (-44, 78)], RED, count=5, seed=6)  # fmt: skip
                        curl(d, -52, 80, 11, RED, turn=-1, start=250)
                with d.at(0, -40):
                    crowns.star_diadem(d, BLUE)

    return court_card("CD", palette, figure, cut=CUT_MIRRORED, jewel=(YELLOW, BLUE),
        belt=sash(20, RED, chevrons(9, 8, YELLOW, PAPER), edge_fill=YELLOW, spacing=17))  # fmt: skip


def queen_of_clubs(palette: Palette) -> FrenchCard:
    """Frontal and dark, her hair in two netted coils before a great lace collar, with a spray of bells."""

    def figure(d: Figure) -> None:
        fan_collar(d, PAPER, RED)
        shawl(d, RED, scattered(rosette(PAPER, YELLOW), (44, 32)), border=YELLOW)
        bosom(d)
        _sleeves(d, PAPER, RED, style="plain", weave=scattered(sprig(BLUE, RED), (34, 25), centre=(160, 360)))
        gown(d, BLUE, scattered(six_star(PAPER), (40, 30)), neckline=leaves(7, YELLOW),
            neckline_fill=RED, neckline_edge=YELLOW)  # fmt: skip
        placket(d, YELLOW, RED, bars(9, 9, RED, BLUE), top=352, spacing=11)
        necklace(d, PAPER, BLUE)
        _flower_hand(d, flowers.bells, YELLOW, PAPER, RED)
        _resting_hand(d, YELLOW, PAPER, RED)
        with d.at(AXIS, 194, scale=SIZE):
            face(d, Look(woman=True, yaw=0, gaze=0.45, broad=0.13, brow=1.6, arch=-1.5, lips=1.2))
            _parted(d, INK)
            for side in (-1, 1):
                _coil(d, side * 52, 14)
            with d.at(0, -40):
                crowns.high_crown(d, RED)

    return court_card("CB", palette, figure, cut=CUT, jewel=(YELLOW, BLUE),
        belt=sash(20, YELLOW, lozenges(10, 7, BLUE, RED), edge_fill=RED, spacing=19))  # fmt: skip


def queen_of_spades(palette: Palette) -> FrenchCard:
    """In a wimple under a dark hood, with sceptre and iris."""

    def figure(d: Figure) -> None:
        veil(d, INK, scattered(six_star(YELLOW), (48, 34)), border=YELLOW)
        _sleeves(d, RED, YELLOW)
        gown(d, YELLOW, scales(BLUE),
            neckline=beads(4.4, YELLOW, PAPER), neckline_fill=BLUE, neckline_edge=PAPER,
            dip=340)  # fmt: skip
        _wimple(d)
        _flower_hand(d, flowers.iris, RED, YELLOW, BLUE)
        with d.at(476, 338):
            weapons.sceptre(d, -244, 130)
            hands.fist(d)
        arm(
            d,
            (503, 371),
            -8,
            RED,
            reach=[(514, 412, 31), (526, 470, 40)],
            cuff_fill=YELLOW,
            beads=BLUE,
            stripe=YELLOW,
        )
        with d.at(AXIS, 194, scale=SIZE):
            face(d, Look(woman=True, yaw=0.7, gaze=-0.5, old=True, open=0.86, brow=1.35, worry=2.4,
                smile=-1.4, lips=0.8, long=1.5))  # fmt: skip
            _wimple_edge(d)
            with d.at(0, -40):
                crowns.flower_wreath(d, BLUE)

    return court_card("CS", palette, figure, cut=CUT, jewel=(YELLOW, BLUE),
        belt=sash(20, PAPER, along(ermine(), turn=90), edge_fill=YELLOW, spacing=26))  # fmt: skip


def _sleeves(
    d: Figure, fill: str, accent: str, *, style: str = "slashed", weave: Weave | None = None
) -> None:
    """Both upper sleeves."""
    outer = [(232, 297), (190, 306), (138, 336), (96, 386), (84, 490)]
    inner = [(240, 302), (250, 340), (248, 390), (240, 430), (232, 490)]
    for flip in (True, False):
        with right_side(d, flip=flip):
            full_sleeve(d, outer, inner, fill, accent, style=style, weave=weave)


def _flower_hand(d: Figure, flower: Callable[[Figure], None], fill: str, cuff_fill: str, stones: str) -> None:
    """Her right hand holding a flower up, at the left of the card."""
    with d.at(196, 338, flip=flower is flowers.bells):
        flower(d)
    with d.at(196, 338, flip=True):
        hands.pinch(d)
    arm(
        d,
        (146, 396),
        36,
        fill,
        reach=[(128, 422, 26), (98, 470, 34)],
        cuff_fill=cuff_fill,
        beads=stones,
        cuff_half=20,
    )


def _resting_hand(d: Figure, fill: str, cuff_fill: str, stones: str) -> None:
    """Her left hand laid below the breast, at the right of the card."""
    with d.at(396, 384, rotate=10, flip=True):
        hands.laid(d)
    arm(d, (440, 393), -82, fill, reach=[(476, 400, 27), (530, 412, 36)], cuff_fill=cuff_fill,
        beads=stones, cuff_half=20)  # fmt: skip


def _parted(d: Figure, fill: str) -> None:
    """Hair parted in the middle over the forehead."""
    for flip in (False, True):
        with d.at(flip=flip):
            lock(d, [(2, -50), (-26, -50), (-46, -34), (-53, -8), (-50, 12)], [(1, -37),
                (-18, -32), (-32, -20), (-39, -4), (-41, 12)], fill, count=5, seed=8)  # fmt: skip


def _coil(d: Figure, x: float, y: float) -> None:
    """A coil of hair in a golden net over the ear."""
    d.shape(circle(x, y, 21), INK, INNER)
    for k in range(-2, 3):
        half = math.sqrt(19.0**2 - (7.2 * k) ** 2) * 0.707
        for side in (-1, 1):
            middle = (x + side * 5.1 * k, y + 5.1 * k)
            ends = [(middle[0] - side * half, middle[1] + half), (middle[0] + side * half, middle[1] - half)]
            d.line(polyline(ends, closed=False), FINE, ink=YELLOW)
    d.line(circle(x, y, 20), DETAIL, ink=YELLOW)
    d.line(circle(x, y, 22), DETAIL)
    d.shape(circle(x, y + 27, 5), PAPER, DETAIL)


def _wimple(d: Figure) -> None:
    """White linen about the throat."""
    half: list[Node] = [(AXIS, 236, "c"), (268, 206), (262, 250), (244, 284), (232, 304, "c"),
        (262, 318), (290, 336), (AXIS, 342)]  # fmt: skip
    d.shape(smooth(mirror(half, AXIS, whole=True)), PAPER, INNER, shade=[Shade(depth=0.22,
        spacing=5, width=2.2, reach=30)])  # fmt: skip
    folds: Sequence[tuple[Sequence[Point], float]] = [([(274, 256), (288, 290), (310, 312)],
        3.4), ([(270, 272), (276, 300), (296, 322)], 3.0), ([(356, 256), (342, 290),
        (320, 312)], 3.4), ([(360, 272), (354, 300), (334, 322)], 3.0), ([(290, 270),
        (302, 286), (315, 292)], 2.6), ([(340, 270), (328, 286), (315, 292)], 2.6)]  # fmt: skip
    d.fold(*folds)


def _wimple_edge(d: Figure) -> None:
    """The linen that frames the face."""
    for flip in (False, True):
        with d.at(flip=flip):
            lock(d, [(-36, -44), (-51, -24), (-54, 12), (-44, 44), (-22, 66), (0, 73)],
                [(-28, -44), (-37, -20), (-38, 10), (-31, 36), (-15, 54), (0, 60)], PAPER,
                count=2, seed=3)  # fmt: skip
