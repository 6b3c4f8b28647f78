"""Hands on a hilt, its grip upright through (0, 0), the guard 34 above; and those courts' other hands."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import flesh, thumb, wrist
from art.cards.triestine.strokes import combed


def _thumb_under_guard(d: Drawing, skin: str) -> None:
    thumb(d, [(-24, -10, 9), (-6, -22, 9), (11, -26, 7.8)], skin)


def _full_fist(d: Drawing, skin: str) -> None:
    """Back and fingers in one contour."""
    _thumb_under_guard(d, skin)
    wrist(d, [(-12, 4, 22), (-24, 16, 21), (-36, 29, 19), (-50, 48, 18)], skin)
    flesh(d, [(-52, 16, "c"), (-42, 0), (-32, -13), (-18, -20), (-4, -18), (10, -19), (19, -15), (21, -9),
        (18.5, -5, "c"), (24, 0), (24, 7), (19.5, 10.5, "c"), (22, 16), (20, 21), (15.5, 23, "c"),
        (15, 29), (8, 33), (-4, 32), (-12, 32), (-30, 32, "c")], skin, (0, 2),
        (6, 18), shade=())  # fmt: skip
    d.line(smooth([(-32, -13), (-18, -19), (-4, -17), (10, -18), (19, -15)], closed=False), DETAIL)
    d.fold(([(18.5, -5), (6, -4), (-7, -7)], 4.6), ([(19.5, 10.5), (6, 10), (-8, 6)], 4.6),
        ([(15.5, 23), (4, 22), (-8, 18)], 4.6))  # fmt: skip
    d.lens([(-15, -16), (-19, -10), (-18, -4)], 2.4)
    d.lens([(-17, 0), (-21, 6), (-19, 12)], 2.2)


def _thumb_on_guard(d: Drawing, skin: str) -> None:
    """Back and fingers in one contour, the thumb laid up to the guard."""
    wrist(d, [(18, 8, 21), (28, 23, 21), (38, 40, 19), (50, 62, 18)], skin)
    d.limb([(38, -2, 10), (27, -20, 9.6), (15, -30, 8.8), (3, -35, 7.2)], skin, OUTER, start="round",
        end="round", depth=0.3, spacing=5.0, width=2.2)  # fmt: skip
    flesh(d, [(57, 30, "c"), (49, 8), (41, -8), (32, -17), (13, -19.5), (3, -18), (-12, -17), (-19, -13),
        (-20, -7), (-17, -3, "c"), (-22, 2), (-22, 8), (-17, 11.5, "c"), (-19.5, 16), (-18, 21),
        (-13.5, 23.5, "c"), (-13, 29), (-7, 33), (6, 32), (15, 36), (22, 43), (28, 53, "c")], skin,
        (4, 21))  # fmt: skip
    flesh(d, [(57, 32), (51, 10), (46, -7), (41, -17), (33, -27), (22, -24), (26, -8), (38, 8)], skin,
        shade=())  # fmt: skip
    d.line(smooth([(58, 33), (52, 10), (46.5, -7), (41, -17), (34, -27)], closed=False), OUTER)
    d.fold(([(-17, -3), (-4, -3), (10, -8)], 4.6), ([(-17, 11.5), (-4, 11), (10, 6)], 4.6),
        ([(-13.5, 23.5), (-3, 22), (9, 17)], 4.6))  # fmt: skip
    d.lens([(17, -16), (23, -11), (30, -8)], 2.6)
    d.lens([(17, 1), (22, 6), (21, 12)], 2.2)


def _at_scabbard(d: Drawing, skin: str) -> None:
    """Four fingers round the scabbard, the thumb up along its mouth."""
    wrist(d, [(20, 2, 20), (32, 4, 19), (46, 7, 17.5), (66, 11, 17)], skin)
    d.limb([(32, -8, 10), (19, -22, 9.4), (10, -34, 8.6), (7, -43, 7)], skin, OUTER, start="round",
        end="round", depth=0.3, spacing=5.0, width=2.2)  # fmt: skip
    flesh(d, [(50, -10, "c"), (38, -15), (28, -18), (14, -17), (0, -18), (-12, -18), (-19, -14), (-20, -8),
        (-17.5, -4, "c"), (-22, 0), (-22, 7), (-18, 10, "c"), (-20, 15), (-18, 20), (-14, 22, "c"),
        (-14, 27), (-8, 31), (3, 30), (16, 28), (32, 25), (50, 24, "c")], skin, (4, 20),
        shade=())  # fmt: skip
    flesh(d, [(50, -10), (40, -14), (31, -19), (22, -26), (16, -20), (22, -8), (36, 0)], skin, shade=())
    d.line(smooth([(52, -10), (40, -14), (31, -20), (25, -28)], closed=False), OUTER)
    d.fold(([(-17.5, -4), (-4, -4), (11, -7)], 4.6), ([(-18, 10), (-4, 9.6), (10, 6)], 4.6),
        ([(-14, 22), (-3, 21), (9, 17)], 4.6))  # fmt: skip
    d.lens([(16, -15), (21, -9), (28, -5)], 2.6)
    d.lens([(16, 0), (20, 6), (18, 12)], 2.2)


def _oath(d: Drawing, skin: str) -> None:
    """Two fingers side by side, the thumb over the ends of the other two in the palm."""
    wrist(d, [(4, 22, 30), (4, 38, 26), (4, 56, 22), (5, 84, 20)], skin)
    for run in (
        [(-13, -2, 10.2), (-13, -26, 10), (-12.4, -46, 9.6), (-11.6, -60, 8.2)],
        [(8, -6, 10.8), (9, -34, 10.4), (9, -58, 9.8), (8, -75, 8.2)],
    ):
        d.limb(run, skin, INNER, start="round", end="round", depth=0)
    flesh(d, [(-19, 62, "c"), (-26, 50), (-32, 30), (-29, 8), (-23, -8), (-12, -13), (6, -14), (26, -14),
        (42, -8), (47, 8), (45, 28), (37, 44), (27, 60, "c"), (4, 64)], skin, (0, 4), (8, 12),
        shade=())  # fmt: skip
    for run in ([(36, -20, 8.6), (38, -4, 8.6), (33, 17, 7)], [(23, -26, 9.4), (24, -6, 9.4), (20, 13, 8)]):
        d.limb(run, skin, INNER, start="round", end="round", depth=0)
    flesh(d, [(-20, 64, "c"), (-29, 51), (-35, 36), (-34, 22), (-25, 13), (-9, 7), (9, 3), (22, 2.6), (30, 8),
        (30, 15), (22, 19.4), (9, 23), (2, 29), (2, 40), (-2, 51), (-9, 58, "c")], skin, (0, 14),
        shade=())  # fmt: skip
    d.lens([(5, 6), (8, 10), (7, 15)], 1.8)
    for x, y, half in ((-13, -24, 8), (-12.4, -43, 6), (9, -32, 8), (9, -54, 6)):
        d.lens([(x - half, y), (x, y + 1.4), (x + half, y - 0.6)], 1.6)
    # Shade on the right of either finger, of the folded ones, of the palm and under the thumb.
    for edge, long in (
        ([(-3.4, -18), (-3.2, -38), (-3.6, -56)], 11), ([(18.6, -36), (18.8, -48), (17, -72)], 12),
        ([(32.4, -22), (33, -6), (29, 8)], 10), ([(44.4, -18), (46, -4), (40, 16)], 10),
        ([(45, 20), (40, 38), (30, 54)], 13),
    ):  # fmt: skip
        combed(d, edge, [(x - long, y + 3) for x, y in edge], close=5.8, width=2.8, cross=0, fade=0.2)
    under = [(21, 20), (9, 25), (3, 32), (3, 44)]
    combed(d, under, [(x + 9, y + 7) for x, y in under], close=4.8, width=2.4, cross=0)
    combed(d, [(2, 52), (-9, 59), (-19, 62), (-27, 53)], [(0, 39), (-10, 44), (-20, 46), (-25, 42)],
        close=5.2, width=2.8, cross=0)  # fmt: skip


FULL_FIST: Final = Hand(before=_full_fist, wrist=(-40, 34), way=126)
"""A right hand shut about the whole grip, the thumb locked under the guard."""
THUMB_ON_GUARD: Final = Hand(before=_thumb_on_guard, wrist=(39, 42), way=57)
"""A left hand shut about the grip, its back to us, the thumb up to the guard."""
AT_SCABBARD: Final = Hand(before=_at_scabbard, wrist=(50, 8), way=10)
"""About the mouth of a scabbard, the thumb along it."""
OATH: Final = Hand(before=_oath, wrist=(4, 60), way=88)
"""A left palm to us: two fingers up and apart, the thumb upon the other two."""
