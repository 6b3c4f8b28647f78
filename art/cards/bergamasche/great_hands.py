"""The two large hands of the aces, about the middle of what they hold; forearms leave at 46 degrees."""

from __future__ import annotations

from art.cards.bergamasche.digits import HEEL, creases, digit, forearm, knuckles, patch
from art.cards.kit.hatch import Shade
from art.cards.kit.svg import Drawing


def wrist(d: Drawing, skin: str) -> None:
    """Draw the wrist in the sleeve: before the sleeve's ruffle, with a fist after it."""
    forearm(d, skin, (10, 4), (36, 32), (58, 56), 27)
    creases(d, ([(24, 40), (33, 32), (38, 22)], 1.4), ([(28, 43), (36, 36), (41, 27)], 1.1))


def sword_fist(d: Drawing, skin: str) -> None:
    """A fist from the fingers' side: the thumb locked over the middle finger, the nails out of sight."""
    for track, half in (
        ([(-14, 30), (4, 33), (21, 28)], 7.2), ([(-21, 16), (2, 18), (24, 13)], 8.2),
        ([(-25, 1), (0, 3), (25, -3)], 8.6), ([(-23, -15), (0, -14), (20, -19)], 8.6),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.92)
        x, y = track[0]
        creases(d, ([(x - 2, y - half * 0.66), (x - 5.2, y), (x - 2, y + half * 0.66)], 1.4),
                ([(x + 2, y - half * 0.4), (x, y), (x + 2, y + half * 0.4)], 1.0),
                ([(x + 9, y + half * 0.5), (x + 13, y + half * 0.66), (x + 17, y + half * 0.62)],
                        1.0))  # fmt: skip
    patch(d, skin, [(16, -24), (29, -24), (39, -8), (43, 12), (38, 30), (24, 34), (19, 26), (24, 10),
            (20, -8)],
          slice(0, 4), shade=[HEEL])  # fmt: skip
    digit(d, [(34, 6), (27, -14), (6, -9), (-11, -5)], 9.4, skin, tip=0.76, nail=True)
    patch(d, skin, [(20, -8), (30, -17), (37, -2), (33, 16), (24, 14)])
    creases(d, ([(20, -3), (22, 8), (31, 19)], 1.8), ([(26, -18), (33, -8), (36, 4)], 1.2),
            ([(8, -15), (10, -10), (8, -5)], 1.3), ([(19, 30), (26, 28), (34, 31)], 1.4))  # fmt: skip


def mace_fist(d: Drawing, skin: str) -> None:
    """A fist from the back: four knuckles, sinews, the thumb's tip seen beyond the shaft."""
    digit(d, [(20, -24), (2, -32), (-17, -29)], 8.4, skin, nail=True)
    for track, half in (
        ([(14, 28), (-4, 32), (-16, 26)], 7.2), ([(16, 14), (-8, 18), (-23, 11)], 8.2),
        ([(16, -1), (-10, 2), (-27, -5)], 8.6), ([(14, -17), (-8, -16), (-23, -20)], 8.4),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.92, inside=-1)
        x, y = track[1]
        creases(d, ([(x + 3, y - half * 0.5), (x + 1, y), (x + 3, y + half * 0.4)], 1.0))
    patch(d, skin, [(8, -26), (22, -29), (35, -17), (42, 2), (46, 20), (34, 36), (20, 36), (9, 32),
            (8, 18), (12, 4),
                    (10, -12)], slice(1, 4), slice(5, 8),
          shade=[Shade(angle=60, depth=0.3, spacing=4.8, width=2.6, reach=22)])  # fmt: skip
    knuckles(d, [(9, -17), (12, -1), (12, 14), (9, 27)], 184, 5.6)
    creases(d, ([(16, -15), (25, -11), (33, -3)], 1.4), ([(19, 0), (28, 5), (36, 12)], 1.4),
            ([(18, 14), (25, 19), (32, 24)], 1.3), ([(22, -24), (30, -16), (33, -8)], 1.0),
            ([(28, -10), (33, 0), (32, 8), (37, 16)], 1.1))  # fmt: skip
