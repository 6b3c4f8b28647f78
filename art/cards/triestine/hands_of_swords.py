"""Hands on a hilt, its grip upright through (0, 0), the guard 34 above; and those courts' other hands."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import flesh, wrist


def _thumb_under_guard(d: Drawing, skin: str) -> None:
    d.limb([(-24, -10, 9), (-6, -22, 9), (11, -26, 7.8)], skin, OUTER, start="round", end="round", depth=0)


def _full_fist(d: Drawing, skin: str) -> None:
    """Back and fingers in one contour."""
    _thumb_under_guard(d, skin)
    wrist(d, [(-12, 4, 22), (-24, 16, 21), (-36, 29, 19), (-50, 48, 18)], skin)
    flesh(d, [(-52, 16, "c"), (-42, 0), (-32, -13), (-18, -20), (-4, -18), (10, -19), (19, -15), (21, -9),
        (18.5, -5, "c"), (24, 0), (24, 7), (19.5, 10.5, "c"), (22, 16), (20, 21), (15.5, 23, "c"),
        (15, 29), (8, 33), (-4, 32), (-14, 33), (-21, 38), (-26, 44, "c")], skin, (0, 2),
        (6, 20))  # fmt: skip
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
        (-14, 27), (-8, 31), (3, 30), (16, 28), (32, 25), (50, 24, "c")], skin, (4, 20))  # fmt: skip
    flesh(d, [(50, -10), (40, -14), (31, -19), (22, -26), (16, -20), (22, -8), (36, 0)], skin, shade=())
    d.line(smooth([(52, -10), (40, -14), (31, -20), (25, -28)], closed=False), OUTER)
    d.fold(([(-17.5, -4), (-4, -4), (11, -7)], 4.6), ([(-18, 10), (-4, 9.6), (10, 6)], 4.6),
        ([(-14, 22), (-3, 21), (9, 17)], 4.6))  # fmt: skip
    d.lens([(16, -15), (21, -9), (28, -5)], 2.6)
    d.lens([(16, 0), (20, 6), (18, 12)], 2.2)


def _oath(d: Drawing, skin: str) -> None:
    wrist(d, [(1, 14, 31), (3, 32, 28), (4, 50, 23), (5, 80, 21)], skin)
    for run in (
        [(7, -10, 11), (8, -44, 10.4), (6, -70, 8.4)],
        [(-15, -6, 11), (-16, -38, 10.2), (-15, -61, 8.2)],
    ):
        d.limb(run, skin, INNER, start="round", end="round", depth=0.3, spacing=5.0, width=2.2)
    flesh(d, [(-24, 36, "c"), (-30, 18), (-26, -6), (-14, -14), (8, -18), (26, -14), (37, 2), (35, 30, "c"),
        (27, 50), (-14, 50)], skin, (1, 2), (6, 8), shade=())  # fmt: skip
    for run in ([(33, -16, 8.4), (33, -4, 8.4), (29, 8, 7)], [(20, -23, 9.4), (20, -8, 9.4), (16, 6, 8)]):
        d.limb(run, skin, INNER, start="round", end="round", depth=0)
    d.lens([(1, -37), (8, -35), (16, -37)], 1.8)
    d.limb([(-22, 30, 12), (-12, 14, 10.6), (4, 5, 9.6), (20, 3, 8)], skin, INNER, start="round", end="round",
        depth=0.3, spacing=5.0, width=2.2)  # fmt: skip
    flesh(d, [(-20, 46), (-26, 38), (-28, 24), (-22, 10), (-10, 10), (-3, 20), (-9, 42)], skin, shade=())
    d.line(smooth([(-24, 46), (-30, 30), (-29, 18), (-21, 8)], closed=False), OUTER)
    d.lens([(-3, 20), (-1, 33), (-9, 46)], 2.6)
    d.lens([(33, 20), (30, 32), (24, 42)], 2.0)


FULL_FIST: Final = Hand(before=_full_fist, wrist=(-40, 34), way=126)
"""A right hand shut about the whole grip, the thumb locked under the guard."""
THUMB_ON_GUARD: Final = Hand(before=_thumb_on_guard, wrist=(39, 42), way=57)
"""A left hand shut about the grip, its back to us, the thumb up to the guard."""
AT_SCABBARD: Final = Hand(before=_at_scabbard, wrist=(50, 8), way=10)
"""About the mouth of a scabbard, the thumb along it."""
OATH: Final = Hand(before=_oath, wrist=(3, 54), way=88)
"""A left palm to us: two fingers up and shut, the thumb upon the other two."""
