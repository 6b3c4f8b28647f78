"""The four jacks: a dreamer, a merry one, a hunter and a rogue."""

from __future__ import annotations

from typing import Final

from art.cards.francesi import (
    bosses,
    flowers,
    hands_on_shafts,
    hands_with_stems,
    hands_with_things,
    hats,
    held,
    weapons,
)
from art.cards.francesi.card import FrenchCard, Palette
from art.cards.francesi.collars import scallop_collar, shoulder_cape, throat
from art.cards.francesi.court import court_card
from art.cards.francesi.faces import face
from art.cards.francesi.figure import Figure
from art.cards.francesi.hair import beard, curl, lock, moustache
from art.cards.francesi.inks import ROUGE
from art.cards.francesi.look import Look
from art.cards.francesi.motifs import pearl, ring, sprig
from art.cards.francesi.patterns import bars, beads, chevrons, lozenges
from art.cards.francesi.profiles import profile
from art.cards.francesi.robes import doublet, placket
from art.cards.francesi.sashes import cord, plates, sash, twin
from art.cards.francesi.sleeves import arm, full_sleeve
from art.cards.francesi.symmetry import enlarged, right_side, turned_about
from art.cards.francesi.weaves import checks, diaper, scattered
from art.cards.kit.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER

SIZE: Final = 1.32
HEAD: Final = 200.0


def jack_of_hearts(palette: Palette) -> FrenchCard:
    """In profile, a leaf before him and an axe behind."""

    def figure(d: Figure) -> None:
        _sleeves(d, INK, YELLOW)
        doublet(d, RED, checks(INK, size=21))
        placket(d, YELLOW, PAPER, beads(5, BLUE, RED))
        with d.at(466, 346):
            hands_on_shafts.overhand(d, lambda d: weapons.small_axe(d, -260, 120))
        arm(d, (503, 392), -10, INK, reach=[(514, 430, 34), (522, 480, 42)], cuff_fill=YELLOW, beads=BLUE,
            stripe=YELLOW)  # fmt: skip
        with d.at(190, 326, flip=True):
            hands_with_stems.key_pinch(d, _leaf)
        arm(d, (128, 402), 36, INK, reach=[(106, 432, 30), (84, 490, 38)], cuff_fill=YELLOW, beads=BLUE,
            stripe=YELLOW)  # fmt: skip
        _ruff(d, PAPER, RED, tilt=-8, standing=True)
        with d.at(304, HEAD, scale=SIZE):
            lock(d, [(-4, 10), (-2, 70)], [(44, 10), (56, 62)], YELLOW, count=0)
            profile(d, Look(nose="snub", iris=BLUE, brow=0.7, arch=2.5, lids=1.1, smile=1.2, rosy=True,
                shadow=True))  # fmt: skip
            lock(d, [(-14, -42), (-6, -22), (2, 6), (2, 34), (-1, 52)], [(44, -44), (55, -16),
                (57, 12), (62, 34), (72, 50)], YELLOW, count=10, seed=4)  # fmt: skip
            for x, y in ((63, 58), (38, 67), (13, 62)):
                curl(d, x, y, 13.5, YELLOW, turn=1, start=290)
            with d.at(2, -34, rotate=-3):
                hats.flat_cap(d)

    return court_card("FC", palette, figure, cut=((98, 483.4), (206.5, 461.7), (315, 440)),
        belt=sash(21, INK, chevrons(9, 8, YELLOW, PAPER), edge_fill=PAPER, spacing=17),
        boss=bosses.sun(YELLOW, RED))  # fmt: skip


def jack_of_diamonds(palette: Palette) -> FrenchCard:
    """Looking to the right, merry and freckled, caped, with a halberd and a letter."""

    def figure(d: Figure) -> None:
        _sleeves(d, INK, RED)
        doublet(d, YELLOW, scattered(sprig(BLUE, RED), (36, 26)))
        placket(d, INK, PAPER, lozenges(8, 6, YELLOW, PAPER))
        with enlarged(d, 1.04, 262, lower=8):
            shoulder_cape(d, INK, border=lozenges(8.5, 6, YELLOW, RED), border_fill=INK, border_edge=YELLOW)
        with d.at(476, 352):
            hands_on_shafts.fork(d, lambda d: weapons.halberd(d, -276, 160))
        arm(d, (513, 398), -10, INK, reach=[(512, 434, 34), (520, 490, 42), (524, 530, 46)],
            cuff_fill=PAPER, beads=RED, stripe=YELLOW)  # fmt: skip
        with d.at(184, 362, rotate=-9, flip=True):
            hands_with_things.round_a_roll(d, held.scroll)
        arm(d, (140, 404), 30, INK, reach=[(122, 430, 32), (92, 480, 40)], cuff_fill=PAPER, beads=RED,
            stripe=YELLOW)  # fmt: skip
        _ruff(d, PAPER, RED, shaded=False)
        with d.at(314, HEAD + 3, scale=SIZE):
            lock(d, [(-46, -40), (-53, 0), (-52, 34)], [(46, -40), (53, 0), (52, 34)], ROUGE, count=0)
            with d.at(flip=True):
                face(d, Look(yaw=0.8, gaze=-0.3, mirrored=True, temple=1.0, cheek=0.96, jaw=0.93, chin=0.92,
                    long=1, nose="straight", brow=1.3, arch=1.6, worry=2.0, smile=2.4, smirk=1.6,
                    mouth=1.02, freckles=True, lids=1.1, wide=1.12, slant=0.6,
                    shadow=True))  # fmt: skip
            for flip in (False, True):
                with d.at(flip=flip):
                    lock(d, [(-46, -42), (-58, -24), (-61, 6), (-60, 26)], [(-30, -44), (-41, -24),
                        (-42, 2), (-45, 26)], ROUGE, count=4, seed=5)  # fmt: skip
                    for x, y, r in ((-57, 46, 12.5), (-60, 24, 12)):
                        curl(d, x, y, r, ROUGE, turn=-1, start=250)
            lock(d, [(-38, -48), (-39, -36), (-43, -12)], [(34, -48), (8, -33), (-40, -10)], ROUGE, count=5,
                seed=3)  # fmt: skip
            with d.at(0, -35, 0.93):
                hats.beret(d)

    return court_card("FD", palette, figure, cut=((98, 418), (206.5, 427), (315, 440)),
        belt=plates(YELLOW, pearl(8.2, RED), wide=17, gap=12), boss=bosses.buckle(YELLOW, INK,
        5))  # fmt: skip


def jack_of_clubs(palette: Palette) -> FrenchCard:
    """A lean hunter with a feathered cap, a long arrow and his horn."""

    def figure(d: Figure) -> None:
        _sleeves(d, BLUE, YELLOW, style="ringed")
        doublet(d, RED, diaper(INK, YELLOW))
        placket(d, YELLOW, PAPER, bars(9, 9, BLUE, RED), spacing=11)
        with d.at(452, 296):
            hands_on_shafts.dart(d, lambda d: weapons.arrow(d, -146, 160))
        arm(d, (490, 344), -12, INK, reach=[(504, 390, 34), (518, 450, 42)], cuff_fill=PAPER, beads=RED,
            stripe=YELLOW)  # fmt: skip
        with d.at(206, 392):
            held.horn_reserved(d)
        with d.at(206, 392, flip=True):
            hands_with_things.from_below(d, _horn)
        arm(d, (158, 457), 36, INK, reach=[(136, 484, 32), (100, 530, 40)], cuff_fill=PAPER, beads=RED,
            stripe=YELLOW)  # fmt: skip
        _ruff(d, YELLOW, RED, count=7)
        with d.at(310, HEAD, scale=SIZE):
            lock(d, [(-46, -40), (-52, 0), (-50, 34)], [(46, -40), (52, 0), (50, 34)], INK, count=0)
            face(d, Look(yaw=0.9, gaze=-0.6, temple=0.96, cheek=0.93, jaw=0.84, chin=0.8, long=6, nose="long",
                brow=1.35, worry=-2, slant=1.5, lids=0.82, hollow=True, smirk=2.0, mouth=0.95,
                shadow=True))  # fmt: skip
            for flip in (False, True):
                with d.at(flip=flip):
                    left: list[Point] = [(-46, -40), (-56, -18), (-56, 14), (-66, 50)]
                    lock(d, left, [(-34, -42), (-40, -18), (-38, 12), (-40, 58)], INK, count=7, seed=5)
            moustache(d, -10.5, 35.5, INK, span=22, droop=2)
            beard(d, [(-19, 59, "c"), (-13, 56), (-7, 58, "c"), (-8, 72), (-15, 82, "c"), (-18, 70)], INK, [])
            with d.at(0, -34):
                hats.hunting_cap(d)

    return court_card("FB", palette, figure, cut=((98, 492), (206.5, 470), (315, 440)),
        belt=twin(YELLOW, RED, lozenges(6.5, 5, BLUE, PAPER), spacing=13),
        boss=bosses.quatrefoil(YELLOW, RED, BLUE))  # fmt: skip


def jack_of_spades(palette: Palette) -> FrenchCard:
    """A rogue in profile to the right, with a twisted staff and a drawn dagger."""

    def figure(d: Figure) -> None:
        _sleeves(d, RED, YELLOW, style="ringed")
        doublet(d, INK, scattered(ring(YELLOW, RED), (38, 28)))
        placket(d, BLUE, YELLOW, beads(5.4, YELLOW, RED))
        with d.at(468, 346):
            hands_on_shafts.forefinger_up(d, lambda d: weapons.twisted_staff(d, -266, 120))
        arm(d, (505, 392), -10, BLUE, reach=[(516, 430, 34), (524, 480, 42)], cuff_fill=YELLOW, beads=RED,
            stripe=YELLOW)  # fmt: skip
        with d.at(216, 390, rotate=-8):
            hands_with_things.drawing(d, _dagger)
        arm(d, (160, 382), 80, BLUE, reach=[(126, 388, 32), (66, 412, 40)], cuff_fill=YELLOW, beads=RED,
            stripe=YELLOW)  # fmt: skip
        _ruff(d, PAPER, BLUE, tilt=8, standing=True)
        with d.at(318, HEAD, scale=SIZE, flip=True):
            lock(d, [(-4, 10), (-2, 70)], [(44, 10), (56, 62)], INK, count=0)
            profile(
                d,
                Look(
                    nose="pointed",
                    mirrored=True,
                    hollow=True,
                    brow=1.35,
                    worry=-2.5,
                    lids=0.9,
                    smile=1.5,
                    shadow=True,
                ),
            )
            lock(d, [(-10, -42), (0, -20), (10, 8), (10, 36), (8, 58)], [(44, -44), (55, -16), (58, 12),
                (66, 40), (82, 66)], INK, count=11, seed=4)  # fmt: skip
            goatee: list[Node] = [(-27, 52.5, "c"), (-22, 60), (-12, 67, "c"), (-18, 77),
                (-30, 86), (-47, 92, "c"), (-42, 80), (-39.5, 69), (-34, 57)]  # fmt: skip
            beard(d, goatee, INK, [])
            d.fold(([(-30, 34), (-22, 37), (-14, 38), (-4, 32), (0, 27)], 7.0))
            with d.at(2, -32, rotate=-3):
                hats.chaperon(d)

    return court_card("FS", palette, figure, cut=((98, 446), (206.5, 466), (315, 440)),
        belt=cord(19, RED, YELLOW), boss=bosses.knot(RED, YELLOW))  # fmt: skip


def _leaf(d: Figure) -> None:
    with d.at(scale=1.12):
        flowers.broad_leaf(d)


def _horn(d: Figure) -> None:
    """The horn as it lies in a hand that is drawn mirrored."""
    with d.at(flip=True):
        held.horn(d)


def _dagger(d: Figure) -> None:
    """The dagger pointing right."""
    with d.at(rotate=-90):
        held.dagger(d)


def _sleeves(d: Figure, fill: str, accent: str, *, style: str = "slashed") -> None:
    """Both upper sleeves."""
    outer = [(236, 286), (186, 296), (134, 328), (96, 384), (84, 510)]
    inner = [(244, 292), (252, 336), (250, 390), (242, 440), (232, 510)]
    for flip in (True, False):
        with right_side(d, flip=flip):
            full_sleeve(d, outer, inner, fill, accent, style=style)


def _ruff(
    d: Figure, fill: str, studs: str, *, tilt: float = 0.0, count: int = 9, standing: bool = False,
        shaded: bool = True,
) -> None:  # fmt: skip
    """The neck and the collar about it; `standing` behind a profile, its far half shows as well."""
    with enlarged(d, 1.14, 262, lower=12):
        if standing:
            with turned_about(d, 315, 250, tilt):
                back: list[Node] = [(227, 268, "c"), (252, 254), (315, 245), (378, 254), (403, 268, "c"),
                    (315, 296)]  # fmt: skip
                d.shape(smooth(back), fill, INNER)
                for x in (258, 274, 356, 372):
                    d.fold(([(x, 272), (x + (x - 315) * 0.14, 256)], 2.6))
        throat(d, fill, shaded=shaded)
        with turned_about(d, 315, 250, tilt):
            scallop_collar(d, fill, studs, inner=44, outer=88, drop=56, count=count, y=262)
