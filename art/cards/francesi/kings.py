"""The four kings."""

from __future__ import annotations

from typing import Final

from art.cards.francesi import crowns, hands, weapons
from art.cards.francesi.card import FrenchCard, Palette
from art.cards.francesi.collars import chain, fur_collar, jewelled_collar, scallop_collar, throat
from art.cards.francesi.court import court_card, sash
from art.cards.francesi.faces import Look, face, profile
from art.cards.francesi.figure import Figure
from art.cards.francesi.hair import beard, curl, lock, moustache
from art.cards.francesi.motifs import ring, rosette, six_star, sprig
from art.cards.francesi.patterns import along, beads, chevrons, leaves, lozenges
from art.cards.francesi.robes import banded_cape, mantle, placket, tunic
from art.cards.francesi.sleeves import arm
from art.cards.francesi.weaves import diaper, scales, scattered
from art.cards.kit.inks import BLUE, INK, PAPER, RED, YELLOW

SIZE: Final = 1.16
CUT: Final = ((98.0, 396.6), (206.5, 418.3), (315.0, 440.0))


def king_of_spades(palette: Palette) -> FrenchCard:
    """Frontal and old, white beard, sword upright, a hand on his breast."""

    def figure(d: Figure) -> None:
        tunic(d, RED, diaper(INK, YELLOW))
        mantle(d, BLUE, weave=scattered(six_star(YELLOW), (44, 32)),
            border=lozenges(7, 4.6, RED, PAPER), border_fill=YELLOW, border_edge=PAPER)  # fmt: skip
        fur_collar(d, drop=10)
        chain(d, [(262, 326), (284, 364), (315, 382), (346, 364), (368, 326)], YELLOW, BLUE)
        with d.at(474, 346):
            weapons.sword(d, 222)
            hands.fist(d)
        arm(d, (501, 379), -8, RED, reach=[(512, 420, 31), (524, 480, 40), (530, 520, 46)],
            cuff_fill=YELLOW, beads=BLUE, stripe=YELLOW)  # fmt: skip
        with d.at(474, 346):
            weapons.pommel(d)
        with d.at(230, 362, rotate=-16):
            hands.laid(d)
        arm(d, (188, 374), 74, RED, reach=[(150, 388, 28), (104, 410, 36), (60, 436, 42)],
            cuff_fill=YELLOW, beads=BLUE, stripe=YELLOW)  # fmt: skip
        with d.at(315, 196, scale=SIZE):
            _long_hair(d, PAPER)
            face(d, Look(yaw=0, gaze=-0.35, stern=True, old=True, brow=0.9, worry=2, open=0.88))
            _side_hair(d, PAPER)
            beard(d, [(-42, 0, "c"), (-45, 26), (-42, 52), (-36, 76), (-24, 92),
                (-12, 102, "c"), (-6, 94), (0, 106, "c"), (6, 94), (12, 102, "c"), (24, 92),
                (36, 76), (42, 52), (45, 26), (42, 0, "c"), (36, 24), (24, 40), (10, 49),
                (-10, 49), (-24, 40), (-36, 24)], PAPER, [(((-42, 6), (-42, 40), (-30, 80),
                (-14, 98)), ((-26, 40), (-16, 60), (-6, 84), (0, 100)), 6), (((26, 40),
                (16, 60), (6, 84), (0, 100)), ((42, 6), (42, 40), (30, 80), (14, 98)), 6),
                (((-10, 50), (-6, 70), (-2, 90)), ((10, 50), (6, 70), (2, 90)), 3)])  # fmt: skip
            moustache(d, 0, 34, PAPER, span=30, droop=13)
            with d.at(0, -38):
                crowns.tower_crown(d, RED)

    return court_card("RS", palette, figure, cut=CUT, jewel=(YELLOW, BLUE),
        belt=sash(22, RED, leaves(9, YELLOW), edge_fill=YELLOW, spacing=24))  # fmt: skip


def king_of_hearts(palette: Palette) -> FrenchCard:
    """Young, fair, without a moustache; his sword is raised behind his head."""

    def figure(d: Figure) -> None:
        tunic(d, YELLOW, scattered(rosette(PAPER, RED), (34, 24)))
        placket(d, BLUE, YELLOW, lozenges(8, 6, YELLOW, PAPER))
        mantle(d, RED, weave=scattered(ring(YELLOW, BLUE), (42, 30)), border=leaves(8, YELLOW),
            border_fill=BLUE, border_edge=YELLOW)  # fmt: skip
        arm(d, (487, 288), -14, BLUE, reach=[(500, 328, 31), (520, 384, 40), (536, 450, 46)],
            cuff_fill=YELLOW, beads=RED, stripe=YELLOW)  # fmt: skip
        with d.at(466, 247, rotate=-62):
            weapons.sword(d, 262, guard="shell")
            with d.at(flip=True):
                hands.fist(d)
        throat(d, PAPER, half=60)
        scallop_collar(d, PAPER, RED, inner=52, outer=108, drop=76, count=9, y=262)
        with d.at(228, 358, rotate=-20):
            hands.laid(d)
        arm(d, (186, 372), 70, BLUE, reach=[(150, 386, 28), (104, 408, 36), (60, 436, 42)],
            cuff_fill=YELLOW, beads=RED, stripe=YELLOW)  # fmt: skip
        with d.at(312, 196, scale=SIZE):
            _long_hair(d, YELLOW)
            face(d, Look(yaw=1, gaze=-0.3, stern=True, brow=0.8, arch=1.5, broad=0.06))
            _curly_hair(d, YELLOW)
            _short_beard(d, YELLOW)
            with d.at(0, -38):
                crowns.leaf_crown(d, RED)

    return court_card("RC", palette, figure, cut=CUT, jewel=(YELLOW, RED),
        belt=sash(22, BLUE, chevrons(9, 9, YELLOW, RED), edge_fill=PAPER, spacing=17))  # fmt: skip


def king_of_diamonds(palette: Palette) -> FrenchCard:
    """In profile, black-bearded, his axe beside him and a hand raised."""

    def figure(d: Figure) -> None:
        banded_cape(d, YELLOW, ((18, 20, RED, YELLOW, lozenges(9, 7, YELLOW, PAPER)),
            (60, 14, BLUE, PAPER, beads(5, PAPER, YELLOW)),
            (100, 20, RED, YELLOW, leaves(10, YELLOW)),
            (140, 14, BLUE, PAPER, beads(5, PAPER, YELLOW))))  # fmt: skip
        with d.at(478, 344):
            weapons.axe(d, -252, 190)
            hands.fist(d)
        arm(d, (505, 377), -8, BLUE, reach=[(514, 420, 31), (524, 480, 40), (530, 520, 46)],
            cuff_fill=RED, beads=YELLOW, stripe=YELLOW)  # fmt: skip
        with d.at(200, 323, rotate=-74):
            hands.laid(d)
        arm(d, (188, 367), 14, BLUE, reach=[(179, 404, 28), (152, 468, 36), (140, 500, 42)],
            cuff_fill=RED, beads=YELLOW, stripe=YELLOW)  # fmt: skip
        with d.at(302, 196, scale=SIZE):
            lock(d, [(-6, -44), (8, 10), (-4, 70)], [(46, -44), (66, 10), (76, 66)], INK, count=5)
            profile(d, Look(stern=True, hook=1.0))
            lock(d, [(-8, -46), (6, -20), (10, 10), (12, 40), (16, 62)], [(46, -44),
                (58, -16), (62, 14), (70, 42), (84, 60)], INK, count=9, seed=4)  # fmt: skip
            curl(d, 70, 70, 14, INK, turn=1, start=290)
            curl(d, 44, 78, 13, INK, turn=1, start=290)
            curl(d, 20, 74, 11.5, INK, turn=1, start=290)
            beard(d, [(10, 6, "c"), (6, 26), (-8, 38), (-20, 48), (-29, 53), (-33, 60),
                (-40, 78), (-48, 96, "c"), (-34, 92), (-30, 102, "c"), (-14, 92), (2, 82),
                (16, 66), (22, 40), (18, 8, "c")], INK, [(((12, 14), (6, 40), (-18, 66),
                (-42, 90)), ((18, 20), (18, 56), (2, 80), (-26, 98)), 6), (((-26, 54),
                (-33, 70), (-42, 88)), ((-10, 46), (-22, 70), (-34, 88)), 2)])  # fmt: skip
            d.fold(([(-33, 34), (-24, 36), (-14, 44), (-4, 46)], 9.0))
            with d.at(2, -40, (1, 0.9), rotate=-3):
                crowns.radiant_crown(d, BLUE)

    return court_card("RD", palette, figure, cut=CUT, jewel=(YELLOW, RED),
        belt=sash(22, YELLOW, lozenges(9, 8, RED, BLUE), edge_fill=RED, spacing=18))  # fmt: skip


def king_of_clubs(palette: Palette) -> FrenchCard:
    """Three-quarter face, forked beard, sword and orb."""

    def figure(d: Figure) -> None:
        tunic(d, YELLOW, scales(RED))
        mantle(d, RED, weave=scattered(sprig(YELLOW, YELLOW), (48, 36)),
            border=chevrons(8, 7, BLUE, PAPER), border_fill=PAPER, border_edge=YELLOW,
            spacing=15)  # fmt: skip
        jewelled_collar(d, BLUE, YELLOW, lozenges(14, 10, RED, PAPER))
        with d.at(474, 346):
            weapons.sword(d, 222, guard="straight", fill=RED)
            hands.fist(d)
        arm(d, (501, 379), -8, BLUE, reach=[(512, 420, 31), (524, 480, 40), (530, 520, 46)],
            cuff_fill=YELLOW, beads=RED, stripe=YELLOW)  # fmt: skip
        with d.at(474, 346):
            weapons.pommel(d)
        with d.at(196, 330):
            weapons.orb(d, 31)
            hands.cupped(d)
        arm(d, (197, 377), 4, BLUE, reach=[(190, 410, 27), (176, 450, 34), (160, 490, 42)],
            cuff_fill=YELLOW, beads=RED, stripe=YELLOW)  # fmt: skip
        with d.at(315, 196, scale=SIZE):
            _long_hair(d, INK)
            face(d, Look(yaw=0.75, gaze=0.3, stern=True, brow=1.25, open=0.92))
            _side_hair(d, INK)
            beard(d, [(-41, 4, "c"), (-42, 26), (-40, 50), (-38, 72), (-34, 94, "c"),
                (-22, 82), (-9, 70, "c"), (2, 84), (20, 98, "c"), (28, 76), (38, 50),
                (44, 24), (43, 0, "c"), (36, 24), (22, 40), (4, 50), (-18, 50), (-30, 40),
                (-37, 24)], INK, [(((-41, 12), (-40, 50), (-36, 88)), ((-22, 48), (-18, 60),
                (-12, 72)), 5), (((-16, 52), (-14, 60), (-12, 68)), ((2, 52), (0, 62),
                (-6, 71)), 3), (((4, 50), (-2, 64), (-4, 72)), ((43, 8), (38, 48),
                (20, 92)), 7)])  # fmt: skip
            moustache(d, -9, 34, INK, span=28, droop=10)
            with d.at(0, -38, (1, 0.9)):
                crowns.arched_crown(d, BLUE)

    return court_card("RB", palette, figure, cut=CUT, jewel=(YELLOW, RED),
        belt=sash(22, BLUE, along(rosette(PAPER, RED)), edge_fill=YELLOW, spacing=24))  # fmt: skip


def _long_hair(d: Figure, fill: str) -> None:
    """Hair behind the neck."""
    lock(d, [(-50, -40), (-58, 10), (-62, 52)], [(50, -40), (58, 10), (62, 52)], fill, count=6)


def _side_hair(d: Figure, fill: str) -> None:
    """Hair falling from under the crown on either side, rolled at the ends."""
    for flip in (False, True):
        with d.at(flip=flip):
            lock(d, [(-46, -42), (-58, -20), (-62, 10), (-67, 34), (-78, 50)], [(-36, -44),
                (-42, -20), (-41, 8), (-45, 32), (-50, 54)], fill, count=6, seed=5)  # fmt: skip
            curl(d, -66, 56, 13.5, fill, turn=-1, start=250)


def _curly_hair(d: Figure, fill: str) -> None:
    """Hair in three rolls on either side."""
    for flip in (False, True):
        with d.at(flip=flip):
            lock(
                d,
                [(-46, -42), (-58, -26), (-60, -6)],
                [(-34, -44), (-42, -26), (-40, -6)],
                fill,
                count=4,
                seed=6,
            )
            for x, y, r in ((-66, 52, 14.5), (-58, 30, 14), (-54, 6, 13)):
                curl(d, x, y, r, fill, turn=-1, start=240)


def _short_beard(d: Figure, fill: str) -> None:
    """A full round beard along the jaw, curled at its edge, the lip bare."""
    beard(d, [(-41, 2, "c"), (-44, 20), (-43, 38, "c"), (-43, 50), (-35, 58, "c"), (-35, 70),
        (-24, 74, "c"), (-20, 84), (-9, 83, "c"), (0, 90), (9, 82, "c"), (20, 84), (25, 73, "c"),
        (36, 69), (36, 57, "c"), (45, 50), (44, 37, "c"), (47, 20), (45, 0, "c"), (38, 16), (30, 32),
        (16, 37), (10, 49), (-10, 55), (-30, 51), (-33, 38), (-39, 22)], fill,
        [(((-41, 14), (-40, 36), (-26, 70)), ((-34, 40), (-30, 54), (-12, 80)), 4),
        (((-28, 54), (-20, 66), (-8, 82)), ((8, 54), (10, 66), (12, 82)), 4),
        (((14, 44), (18, 62), (20, 78)), ((42, 14), (40, 40), (34, 62)), 6)])  # fmt: skip
