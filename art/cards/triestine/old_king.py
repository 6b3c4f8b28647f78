"""The head of the old king of staves, in profile to the left: white waves with black strands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine import crowns, hair, profiles
from art.cards.triestine.faces import flush, neck
from art.cards.triestine.inks import BLUE, FLESH, RED
from art.cards.triestine.waves import engraved_wave

_BEHIND: Final[Sequence[tuple[Sequence[Point], float]]] = (
    ([(30, -40), (50, -14), (42, 22), (60, 56), (54, 88), (74, 98)], 13),
    ([(22, -40), (38, -8), (28, 30), (46, 62), (40, 94), (54, 112)], 12),
)
"""Hair from under the cap to the shoulder."""
_TEMPLES: Final[Sequence[tuple[Sequence[Point], float]]] = (
    ([(26, -46), (31, -16), (24, 24), (34, 58), (25, 90), (34, 112)], 10),
    ([(18, -44), (10, -30), (14, -14), (8, 4), (13, 22), (6, 38)], 8.6),
    ([(6, -42), (-4, -28), (4, -10), (-3, 6), (2, 18), (-5, 33)], 6.4),
)
"""Hair that lies behind the ear and before it."""
_BEARD: Final[Sequence[tuple[Sequence[Point], float]]] = (
    ([(16, 28), (29, 52), (20, 78), (33, 100), (22, 124), (30, 142)], 11),
    ([(-34, 47), (-44, 62), (-34, 82), (-46, 102), (-38, 120), (-52, 136)], 9),
    ([(6, 34), (16, 58), (4, 84), (16, 108), (2, 132), (8, 154)], 11),
    ([(-24, 46), (-30, 66), (-20, 88), (-32, 110), (-20, 132), (-36, 152)], 10),
    ([(-8, 42), (-12, 64), (0, 88), (-14, 112), (-4, 136), (-16, 162)], 11),
)
"""The beard, from the sides to the middle."""


def head(d: Drawing) -> None:
    """The head: its eyes on y = 0, the neck's foot near y = 100."""
    neck(d, FLESH, (6, 54), 22)
    back: list[Node] = [(8, -40, "c"), (40, -42), (58, -8), (56, 24), (70, 58), (66, 96, "c"), (46, 106),
        (20, 110), (6, 60)]  # fmt: skip
    d.shape(smooth(back), hair.WHITE_HAIR, OUTER)
    for lock in _BEHIND:
        engraved_wave(d, *lock, hair.WHITE_HAIR)
    face: list[Node] = [
        (-28, -56), (-36, -40), (-40, -25), (-46, -9), (-52, 6), (-57, 18), (-56, 24), (-50, 27),
        (-39, 26, "c"), (-36, 34), (-36, 46), (-30, 62), (-10, 66), (10, 54), (22, 38), (27, 12),
        (28, -20), (26, -56),
    ]  # fmt: skip
    profiles.skull(d, face, FLESH)
    _features(d)
    _beard(d)
    for lock in _TEMPLES:
        engraved_wave(d, *lock, hair.WHITE_HAIR)
    d.fold(([(23, -40), (27, -28), (28, -16)], 3.0), ([(29, -39), (32, -28), (33, -16)], 2.4))
    _ear(d)
    with d.at(0, -8, 1.02):
        crowns.ducal(d, BLUE)


def _features(d: Drawing) -> None:
    """A brow and a nose in one straight line, an eye deep under the brow, a broad cheekbone."""
    d.fold(([(-41, -9), (-40, -3), (-37, 3)], 2.6))
    profiles.eye(d, -31, 1, 15.5, wide=0.8, bag=2)
    brow: list[Node] = [(-44, -11, "c"), (-38, -17), (-26, -20), (-12, -17), (0, -8, "c"), (-13, -12),
        (-27, -14), (-38, -11)]  # fmt: skip
    d.shape(smooth(brow), hair.WHITE_HAIR, DETAIL)
    profiles.nostril(d, -40, 20, 1.0)
    d.fold(([(-35, -36), (-26, -33), (-14, -36)], 2.4), ([(-30, -30), (-20, -28), (-8, -31)], 2.2))
    d.fold(([(-30, 14), (-24, 20), (-22, 28)], 3.0))
    d.ticks(*(((2 - 5 * k, 20 + 0.6 * k), (-6 - 4 * k, 12 + 2.0 * k), 2.2) for k in range(4)))
    flush(d, (-13, 11, 7))


def _beard(d: Drawing) -> None:
    """From the ear round the jaw to the breast; a forked moustache leaves the mouth free."""
    mass: list[Node] = [(6, -8, "c"), (2, 12), (-6, 28), (-20, 38), (-36, 44, "c"), (-48, 62), (-38, 84),
        (-50, 104), (-46, 126, "c"), (-20, 140), (8, 146), (28, 128), (38, 100), (26, 78), (36, 50),
        (24, 26), (18, -8, "c")]  # fmt: skip
    d.shape(smooth(mass), hair.WHITE_HAIR, OUTER)
    for lock in _BEARD:
        engraved_wave(d, *lock, hair.WHITE_HAIR)
    mouth: list[Node] = [(-45, 34, "c"), (-28, 34), (-20, 46), (-28, 58), (-42, 60, "c"), (-39, 54, "c"),
        (-43.4, 50), (-42, 45, "c"), (-38, 42)]  # fmt: skip
    d.shape(smooth(mouth), FLESH, INNER)
    d.shape(smooth([(-42, 46, "c"), (-35, 47), (-27, 46, "c"), (-32, 50), (-39, 53), (-43, 50)]), RED, DETAIL)
    near: list[Node] = [(-42, 27, "c"), (-33, 27), (-22, 31), (-12, 42), (-2, 50), (10, 46, "c"), (3, 60),
        (-11, 60), (-23, 49), (-33, 42), (-44, 43), (-51, 46, "c"), (-52, 38), (-49, 31)]  # fmt: skip
    d.shape(smooth(near), hair.WHITE_HAIR, INNER)
    d.fold(([(-40, 31), (-27, 34), (-17, 46), (-4, 55)], 2.6), ([(-43, 32), (-47, 36), (-48, 42)], 2.4),
        ([(-38, 34), (-42, 37), (-43, 40)], 2.2),
        ([(6, 51), (-6, 57), (-17, 51), (-28, 40)], 2.2))  # fmt: skip


def _ear(d: Drawing) -> None:
    rim: list[Node] = [(15, -6), (19, -16), (29, -18), (36, -9), (34, 3), (28, 12), (24, 20), (17, 20),
        (15, 10)]  # fmt: skip
    d.shape(smooth(rim), FLESH, INNER)
    d.lens([(19, -8), (24, -13), (31, -8), (30, 2), (24, 9)], 2.6)
    d.lens([(18, -1), (24, -3), (24, 5), (19, 9)], 2.4)
