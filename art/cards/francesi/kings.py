"""The four kings: an old one, a young one, a grave one and a stout one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.francesi import bosses, crowns, hands_on_shafts, hands_with_things, held, weapons
from art.cards.francesi.card import FrenchCard, Palette
from art.cards.francesi.collars import chain, fur_collar, jewelled_collar, scallop_collar, throat
from art.cards.francesi.court import court_card
from art.cards.francesi.faces import face
from art.cards.francesi.figure import Figure
from art.cards.francesi.hair import beard, curl, lock, moustache
from art.cards.francesi.look import Look
from art.cards.francesi.motifs import lozenge, ring, rosette, six_star, sprig
from art.cards.francesi.patterns import along, beads, chevrons, leaves, lozenges
from art.cards.francesi.profiles import profile
from art.cards.francesi.robes import banded_cape, mantle, placket, tunic
from art.cards.francesi.sashes import plates, sash, twin
from art.cards.francesi.sleeves import arm
from art.cards.francesi.symmetry import enlarged
from art.cards.francesi.weaves import diaper, scales, scattered
from art.cards.francesi.weights import KEYLINE
from art.cards.kit.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER

SIZE: Final = 1.28
HEAD: Final = 201.0
_FORKED: Final[Sequence[Node]] = ((-45, 4, "c"), (-48, 26), (-47, 48), (-52, 66, "c"), (-45, 64), (-44, 78),
    (-49, 94, "c"), (-39, 88), (-35, 108, "c"), (-28, 92), (-22, 98, "c"), (-19, 84), (-10, 74, "c"),
    (2, 86), (7, 98, "c"), (13, 91), (22, 110, "c"), (28, 91), (39, 97, "c"), (35, 80), (38, 66),
    (48, 70, "c"), (45, 50), (49, 24), (47, 0, "c"))  # fmt: skip
"""The contour of a forked beard, from the left ear to the right one."""
_GROWTH: Final = (
    ((-42, 4), (-42.5, 22), 2.0), ((-40, 20), (-40.5, 38), 2.2), ((-36, 34), (-37, 50), 2.4),
    ((-31, 42), (-33, 55), 2.4), ((-25.5, 45), (-29, 64), 2.6), ((-20, 50), (-25, 72), 2.6),
    ((-15, 51), (-19, 82), 2.8), ((-9, 51), (-10, 92), 2.8), ((-3, 50), (-2, 86), 2.8),
    ((2, 45), (5, 84), 2.8), ((8, 43), (11, 72), 2.7), ((15, 43), (18, 68), 2.6),
    ((22, 42), (23, 59), 2.5), ((29, 37), (30, 54), 2.4), ((36, 29), (37, 48), 2.3),
    ((42, 14), (42.5, 36), 2.2), ((45, 0), (45.5, 18), 2.0),
)  # fmt: skip
"""Strokes of a young beard: root, tip, width."""
_WHISKERS: Final[Sequence[tuple[Point, Point]]] = (
    ((45, 8), (39, -3)), ((43, 18), (36, 7)), ((40, 27), (32, 17)), ((35, 35), (27, 25)),
    ((28, 41), (21, 32)), ((20, 45), (14, 37)), ((-41, 14), (-37, 3)), ((-39, 26), (-34, 14)),
    ((-35, 36), (-30, 25)), ((-30, 43), (-27, 34)),
)  # fmt: skip
"""Whiskers on the cheeks: root in the beard, tip."""


def king_of_spades(palette: Palette) -> FrenchCard:
    """Frontal, old and gaunt, with a long white beard, sword upright, a hand on his jewel."""

    def figure(d: Figure) -> None:
        tunic(d, INK, diaper(YELLOW, RED))
        mantle(d, BLUE, weave=scattered(six_star(YELLOW), (44, 32)), border=lozenges(7, 4.6, RED, PAPER),
            border_fill=YELLOW, border_edge=PAPER)  # fmt: skip
        with enlarged(d, 1.06, 262, lower=8):
            fur_collar(d, drop=10)
        chain(d, [(254, 330), (270, 350), (300, 364)], YELLOW, BLUE)
        chain(d, [(376, 330), (360, 350), (328, 364)], YELLOW, BLUE)
        with d.at(464, 352):
            hands_on_shafts.from_the_finger_side(d, lambda d: weapons.sword(d, 236))
        arm(d, (501, 398), -10, RED, reach=[(510, 434, 34), (518, 490, 42), (524, 530, 46)], cuff_fill=YELLOW,
            beads=BLUE, stripe=YELLOW)  # fmt: skip
        with d.at(314, 372, rotate=3):
            hands_with_things.on_a_jewel(d, lambda d: held.medallion(d, YELLOW, RED))
        arm(d, (200, 368), 92, RED, reach=[(134, 372, 32), (74, 392, 42)], cuff_fill=YELLOW, beads=BLUE,
            stripe=YELLOW)  # fmt: skip
        with d.at(315, HEAD, scale=SIZE):
            _long_hair(d, PAPER)
            face(d, Look(yaw=0, gaze=-0.35, old=True, temple=0.96, cheek=0.9, jaw=0.86, long=4, nose="long",
                bushy=PAPER, worry=3, lids=0.82, hollow=True, hooded=True))  # fmt: skip
            for flip in (False, True):
                with d.at(flip=flip):
                    lock(d, [(-46, -42), (-57, -16), (-56, 18), (-68, 50), (-62, 86)], [(-36, -44), (-42,
                        -18),
                        (-40, 14), (-44, 50), (-46, 90)], PAPER, count=6, seed=5)  # fmt: skip
            beard(d, [(-39, 2, "c"), (-43, 26), (-40, 52), (-36, 76), (-24, 96), (-13, 110, "c"), (-6, 100),
                (0, 118, "c"), (6, 100), (13, 110, "c"), (24, 96), (36, 76), (40, 52), (43, 26), (39, 2, "c"),
                (34, 26), (24, 42), (10, 51), (-10, 51), (-24, 42), (-34, 26)], PAPER,
                [(((-40, 10), (-40, 42), (-30, 80), (-14, 104)), ((-26, 42), (-16, 60), (-6, 84), (0,
                108)), 6),
                 (((26, 42), (16, 60), (6, 84), (0, 108)), ((40, 10), (40, 42), (30, 80), (14, 104)), 6),
                 (((-10, 52), (-6, 72), (-2, 96)), ((10, 52), (6, 72), (2, 96)), 3)])  # fmt: skip
            moustache(d, 0, 37, PAPER, span=31, droop=17)
            with d.at(0, -38, (1, 0.94)):
                crowns.tower_crown(d, RED)

    return court_card("RS", palette, figure, cut=((98, 398), (206.5, 418), (315, 440)),
        belt=plates(BLUE, lozenge(8, 11, YELLOW), wide=16, gap=11), boss=bosses.sun(YELLOW, RED))  # fmt: skip


def king_of_hearts(palette: Palette) -> FrenchCard:
    """Young, fair, without a moustache; his sword is raised behind his head, his hand grips the scabbard."""

    def figure(d: Figure) -> None:
        tunic(d, INK, scattered(rosette(PAPER, RED), (34, 24)))
        placket(d, BLUE, YELLOW, lozenges(8, 6, YELLOW, PAPER))
        mantle(d, RED, weave=scattered(ring(YELLOW, INK), (42, 30)), border=leaves(8, YELLOW),
            border_fill=INK, border_edge=YELLOW, half=22)  # fmt: skip
        with d.at(474, 274, rotate=-63), d.at(flip=True):
            hands_on_shafts.closed_on_the_grip(d, lambda d: weapons.sword(d, 262, guard="straight"))
        arm(d, (503, 328), -46, INK, reach=[(520, 362, 34), (530, 404, 42), (536, 460, 48)],
            cuff_fill=YELLOW, beads=RED, stripe=YELLOW)  # fmt: skip
        with enlarged(d, 1.06, 262, lower=12):
            throat(d, PAPER, half=60)
            scallop_collar(d, PAPER, RED, inner=52, outer=108, drop=56, count=9, y=262)
        with d.at(224, 386, rotate=16), d.at(flip=True):
            hands_with_things.along_a_sheath(d, held.scabbard)
        arm(d, (187, 424), 40, INK, reach=[(154, 444, 32), (100, 474, 40)], cuff_fill=YELLOW, beads=RED,
            stripe=YELLOW)  # fmt: skip
        with d.at(312, HEAD, scale=SIZE):
            _long_hair(d, YELLOW)
            face(d, Look(yaw=1, gaze=-0.3, brow=1.0, arch=1.5, worry=2.2, cheek=1.02, jaw=1.12, chin=1.15,
                iris=BLUE, nose="straight", smile=0.8))  # fmt: skip
            _young_beard(d, YELLOW)
            for flip in (False, True):
                with d.at(flip=flip):
                    lock(d, [(-46, -42), (-58, -26), (-60, -6)], [(-34, -44), (-42, -26), (-40, -6)], YELLOW,
                        count=4, seed=6)  # fmt: skip
                    for x, y, r in ((-66, 52, 14.5), (-58, 30, 14), (-54, 6, 13)):
                        curl(d, x, y, r, YELLOW, turn=-1, start=240)
            with d.at(0, -38, (1, 0.94)):
                crowns.leaf_crown(d, RED)

    return court_card("RC", palette, figure, cut=((98, 476), (206.5, 462), (315, 440)),
        belt=twin(RED, YELLOW, chevrons(6.5, 5.5, YELLOW, PAPER), spacing=13),
        boss=bosses.rose(YELLOW, RED, YELLOW))  # fmt: skip


def king_of_diamonds(palette: Palette) -> FrenchCard:
    """In profile, black-bearded, his axe beside him and a hand raised."""

    def figure(d: Figure) -> None:
        with d.at(0, 20):
            banded_cape(d, YELLOW, ((18, 20, RED, YELLOW, lozenges(9, 7, YELLOW, PAPER)),
                (60, 15, INK, PAPER, beads(5, PAPER, YELLOW)),
                (100, 20, RED, YELLOW, leaves(10, YELLOW)),
                (140, 15, INK, PAPER, beads(5, PAPER, YELLOW))))  # fmt: skip
        with d.at(468, 352):
            hands_on_shafts.knuckles_first(d, lambda d: weapons.axe(d, -262, 190))
        arm(d, (505, 398), -10, BLUE, reach=[(514, 434, 34), (522, 490, 42), (526, 530, 46)],
            cuff_fill=YELLOW, beads=RED, stripe=YELLOW)  # fmt: skip
        with d.at(170, 322, rotate=-10), d.at(flip=True):
            hands_with_things.oath(d)
        arm(d, (181, 384), -6, BLUE, reach=[(180, 420, 32), (166, 470, 40), (150, 520, 46)], cuff_fill=YELLOW,
            beads=RED, stripe=YELLOW)  # fmt: skip
        with d.at(306, HEAD, scale=SIZE):
            lock(d, [(-6, -44), (8, 10), (-4, 70)], [(46, -44), (66, 10), (76, 66)], INK, count=5)
            profile(d, Look(nose="roman", brow=1.5, worry=-1.5, old=True))
            lock(d, [(-8, -46), (6, -20), (10, 10), (12, 40), (16, 62)], [(46, -44),
                (58, -16), (62, 14), (70, 42), (84, 60)], INK, count=9, seed=4)  # fmt: skip
            for x, y, r in ((70, 70, 14), (44, 78, 13), (20, 74, 11.5)):
                curl(d, x, y, r, INK, turn=1, start=290)
            beard(d, [(10, 6, "c"), (6, 26), (-6, 40), (-14, 54), (-26, 55, "c"), (-34, 62),
                (-40, 78), (-48, 96, "c"), (-34, 92), (-30, 102, "c"), (-14, 92), (2, 82),
                (16, 66), (22, 40), (18, 8, "c")], INK, [(((12, 14), (6, 40), (-18, 66),
                (-42, 90)), ((18, 20), (18, 56), (2, 80), (-26, 98)), 6), (((-26, 54),
                (-33, 70), (-42, 88)), ((-10, 46), (-22, 70), (-34, 88)), 2)])  # fmt: skip
            d.fold(([(-32, 35), (-24, 37), (-14, 44), (-4, 46)], 9.0))
            with d.at(2, -40, (1, 0.88), rotate=-3):
                crowns.radiant_crown(d, BLUE)

    return court_card("RD", palette, figure, cut=((98, 420), (206.5, 440), (315, 440)),
        belt=sash(25, BLUE, lozenges(10, 9, YELLOW, RED), edge_fill=PAPER, spacing=19),
        boss=bosses.lozenge(YELLOW, RED, PAPER))  # fmt: skip


def king_of_clubs(palette: Palette) -> FrenchCard:
    """Stout and heavy-browed, with a forked beard, sword and orb."""

    def figure(d: Figure) -> None:
        tunic(d, YELLOW, scales(RED))
        mantle(d, INK, weave=scattered(sprig(YELLOW, RED), (48, 36)), border=chevrons(8, 7, BLUE, PAPER),
            border_fill=PAPER, border_edge=YELLOW, spacing=15)  # fmt: skip
        with enlarged(d, 1.06, 262, lower=10):
            jewelled_collar(d, BLUE, YELLOW, lozenges(14, 10, RED, PAPER))
        with d.at(464, 352):
            hands_on_shafts.thumb_on_the_guard(d, lambda d: weapons.sword(d, 232, guard="straight"))
        arm(d, (501, 398), -10, RED, reach=[(510, 434, 34), (518, 490, 42), (524, 530, 46)], cuff_fill=YELLOW,
            beads=BLUE, stripe=YELLOW)  # fmt: skip
        with d.at(464, 352):
            weapons.pommel(d)
        with d.at(186, 318):
            hands_with_things.under_a_ball(d, _orb, 36)
        arm(d, (186, 388), 0, RED, reach=[(182, 420, 30), (168, 460, 38), (150, 500, 44)], cuff_fill=YELLOW,
            beads=BLUE, stripe=YELLOW, cuff_half=23)  # fmt: skip
        with d.at(315, HEAD, scale=SIZE):
            _long_hair(d, INK)
            face(d, Look(yaw=0.8, gaze=0.3, temple=1.04, cheek=1.12, jaw=1.2, chin=1.1, brow=1.0, bushy=INK,
                worry=-1.5, lids=0.85, wide=0.92, nose="bulb", hooded=True))  # fmt: skip
            # black curls on a black mantle: paper between them
            for side in (-1, 1):
                d.line(circle(side * 66, 56, 13.5), INNER + 2 * KEYLINE, ink=PAPER)
            for flip in (False, True):
                with d.at(flip=flip):
                    lock(d, [(-46, -42), (-60, -20), (-64, 10), (-67, 34), (-78, 50)], [(-36, -44), (-44,
                        -20),
                        (-46, 8), (-48, 32), (-52, 54)], INK, count=6, seed=5)  # fmt: skip
                    curl(d, -66, 56, 13.5, INK, turn=-1, start=250)
            beard(d, [*_FORKED, (40, 26), (24, 42), (4, 51), (-18, 51), (-31, 42), (-41, 26)], INK,
                [(((-45, 12), (-44, 50), (-40, 92)), ((-22, 48), (-18, 60), (-12, 72)), 5),
                 (((-16, 52), (-14, 60), (-12, 68)), ((2, 52), (0, 62), (-6, 71)), 3),
                 (((4, 50), (-2, 64), (-4, 72)), ((47, 8), (42, 48), (26, 96)), 7)])  # fmt: skip
            moustache(d, -9, 36, INK, span=31, droop=6)
            with d.at(0, -38, (1, 0.86)):
                crowns.arched_crown(d, BLUE)

    return court_card("RB", palette, figure, cut=((98, 440), (206.5, 426), (315, 440)),
        belt=sash(24, BLUE, along(rosette(PAPER, RED)), edge_fill=YELLOW, spacing=24),
        boss=bosses.cabochon(YELLOW, RED))  # fmt: skip


def _orb(d: Figure) -> None:
    with d.at(0, 36):
        weapons.orb(d, 36)


def _long_hair(d: Figure, fill: str) -> None:
    """Hair behind the neck."""
    lock(d, [(-50, -40), (-58, 10), (-62, 52)], [(50, -40), (58, 10), (62, 52)], fill, count=6)


def _young_beard(d: Figure, fill: str) -> None:
    """A beard that runs down from the hair along the jaw, and hangs from the chin in five curling locks."""
    rim: list[Node] = [(-42, -8, "c"), (-45, 14), (-42, 34), (-39, 46), (-41, 57, "c"), (-31, 61),
        (-33, 74, "c"), (-24, 76), (-24, 90, "c"), (-14, 90), (-5, 104, "c"), (1, 92),
        (12, 90, "c"), (13, 77), (24, 73, "c"), (24, 62), (37, 55, "c"), (41, 42),
        (47, 20), (47, -8, "c")]  # fmt: skip
    cheek: list[Node] = [(44, -2), (42, 12), (37, 26), (28, 38), (17, 43), (9, 42), (4, 43), (0, 48),
        (-5, 50.5), (-11, 50), (-17, 50.5), (-22, 48), (-26, 43), (-31, 42), (-36, 33), (-39.5, 18),
        (-41, 2)]  # fmt: skip
    d.shape(smooth([*rim, *cheek]), fill, None)
    d.line(smooth(rim, closed=False), INNER)
    # whiskers of the beard's own colour grow over its edge into the cheek
    for low, high in _WHISKERS:
        d.fold(([low, ((low[0] + high[0]) / 2 + 0.8, (low[1] + high[1]) / 2), high], 4.4), ink=fill)
    for root, tip, width in _GROWTH:
        bend = 2 if root[0] < tip[0] else -2
        d.lens([root, ((root[0] + tip[0]) / 2 - bend * 0.5, (root[1] + tip[1]) / 2), tip], width)
