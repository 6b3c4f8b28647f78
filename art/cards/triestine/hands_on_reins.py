"""The horsemen's bridle hands, about the middle of the fist; all but `thumb_along` come from the right."""

from __future__ import annotations

from functools import partial
from typing import Final

from art.cards.kit.limb import ribbon
from art.cards.kit.paths import smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.layered_hand import Hand
from art.cards.triestine.digits import dimples, finger, flesh, wrist


def _gathered(d: Drawing, skin: str) -> None:
    """A fist a little from above: a broad back, four short fingers that go away below."""
    wrist(d, [(20, 4, 20), (34, 6, 18), (48, 8, 16.5), (68, 11, 16)], skin)
    flesh(d, [(48, -9, "c"), (32, -16), (16, -19), (2, -18), (-12, -19), (-24, -17), (-31, -11), (-30, -4),
        (-27, -1, "c"), (-33, 3), (-34, 10), (-28, 14.5, "c"), (-30, 20), (-26, 25), (-19, 26.5, "c"),
        (-17, 32), (-9, 35.5), (3, 34), (18, 29), (32, 25), (48, 24, "c")], skin, (0, 20))  # fmt: skip
    d.fold(([(-27, -1), (-12, -2), (6, -6)], 5.6), ([(-28, 14.5), (-12, 12.5), (6, 7)], 5.4),
        ([(-19, 26.5), (-6, 24), (9, 18)], 4.6))  # fmt: skip


def _thumb_bent(d: Drawing, skin: str) -> None:
    """The thumb, bent at its joint, its end down on the strap where it lies over the first finger."""
    thumb = [(32.0, -6.0, 10.0), (22.0, -18.0, 9.6), (10.0, -27.0, 9.0), (-4.0, -25.0, 7.6),
        (-13.0, -17.0, 6.4)]  # fmt: skip
    d.limb(thumb, skin, INNER, start="round", end="round", depth=0.3, spacing=5.0, width=2.2)
    flesh(d, [(46, -8), (35, -15), (24, -24), (17, -21), (20, -10), (30, 0), (40, 4)], skin, shade=())
    d.line(smooth([(48, -9), (36, -15), (25, -26), (14, -35)], closed=False), OUTER)
    d.lens([(14, -15), (20, -9), (26, -4)], 2.4)
    d.line(smooth([(-13, -22), (-7.4, -20), (-8, -14), (-12, -12)], closed=False), 1.8)


def _shut(d: Drawing, skin: str) -> None:
    """A fist in one contour, four fingers of it in front, their ends turned away."""
    wrist(d, [(22, 2, 20), (34, 4, 18), (48, 7, 16.5), (68, 12, 16)], skin)
    flesh(d, [(48, -10, "c"), (30, -17), (12, -21), (-2, -19), (-15, -20), (-24, -16), (-28, -9),
        (-25.5, -4, "c"), (-30, 0), (-31, 7), (-26.5, 11, "c"), (-28, 16), (-25, 21), (-20, 22.5, "c"),
        (-18, 28), (-11, 32), (-2, 31), (8, 29), (20, 27), (33, 23), (48, 23, "c")], skin,
        (0, 19))  # fmt: skip
    d.fold(([(-26, -4), (-12, -4), (4, -8)], 5.6), ([(-27, 11), (-13, 10.6), (4, 6)], 5.4),
        ([(-21, 22.5), (-9, 21.6), (5, 17)], 5.0))  # fmt: skip
    d.lens([(6, -15), (10, -9), (9, -3)], 2.6)
    d.lens([(6, 0), (10, 6), (8, 12)], 2.4)


def _thumb_on_strap(d: Drawing, skin: str) -> None:
    """The thumb from its ball at the wrist, straight, its end pressed on the strap."""
    d.limb([(30, -8, 10), (19, -19, 9.4), (5, -26, 8.8), (-11, -26, 6.6)], skin, INNER, start="round",
        end="round", depth=0.4, spacing=5.0, width=2.2)  # fmt: skip
    flesh(d, [(46, -10), (34, -17), (22, -25), (15, -22), (18, -13), (28, -3), (40, 2)], skin, shade=())
    d.line(smooth([(48, -10), (35, -17), (22, -27), (9, -34)], closed=False), OUTER)
    d.lens([(12, -17), (20, -11), (29, -4)], 2.6)
    d.line(smooth([(-12, -31.6), (-7, -30), (-7, -24.6), (-12, -22)], closed=False), 1.8)


def _shut_palm(d: Drawing, skin: str) -> None:
    """The ball of the hand, and three fingers shut on it from behind."""
    wrist(d, [(22, 4, 21), (34, 5, 19), (48, 7, 17), (70, 11, 16)], skin)
    flesh(d, [(50, -9, "c"), (32, -16), (12, -20), (-6, -18), (-20, -12), (-20, 18), (-10, 30), (4, 33),
        (20, 31), (34, 25), (50, 23, "c")], skin, (6, 10))  # fmt: skip
    for run in (
        [(-15, 25, 7.2), (-6, 27, 7.2), (4, 25, 6.0)],
        [(-20, 14, 8.0), (-8, 15.4, 8.0), (6, 13.6, 6.8)],
        [(-21, 0, 8.4), (-9, 1.0, 8.4), (7, 0, 7.2)],
    ):
        d.limb(run, skin, INNER, start="round", end="round", depth=0)


def _thumb_shut(d: Drawing, skin: str) -> None:
    """The first finger on the rein, and the thumb shut on the finger."""
    d.limb(
        [(-18, -14.6, 8.2), (-6, -14, 8.2), (6, -10, 7.0)], skin, INNER, start="round", end="round", depth=0
    )
    d.limb([(38, -1, 11), (24, -14, 10.6), (9, -25, 8.8), (-8, -27, 7)], skin, OUTER, start="round",
        end="round", depth=0)  # fmt: skip
    flesh(d, [(54, -4, "c"), (44, -4), (33, -11), (23, -20), (15, -12), (20, 2), (22, 18), (30, 24),
        (50, 20, "c")], skin, shade=())  # fmt: skip
    d.lens([(15, -9), (19, 2), (18, 14), (12, 22)], 3.2)


def _back(d: Drawing, skin: str) -> None:
    """Wrist, back of the hand and little finger."""
    wrist(d, [(-8, 2, 20), (-20, 6, 18.6), (-33, 10, 16), (-52, 16, 15)], skin)
    finger(d, [(2, 22), (23, 25)], 7.0, skin)
    flesh(d, [(-38, -5, "c"), (-20, -15), (-4, -18), (8, -14), (12, -4), (12, 10), (10, 18), (6, 26),
        (-2, 29), (-12, 27), (-28, 26, "c")], skin, (7, 10), shade=())  # fmt: skip


def _three_shut(d: Drawing, skin: str, *, strap: str) -> None:
    """Three fingers shut, the end of the rein falling from between them, the thumb along the top."""
    for run, half in (([(6, 12), (26, 14)], 6.8), ([(7, 1), (28, 2)], 7.2)):
        finger(d, run, half, skin)
    way = ribbon([(14, -5), (33, -6), (41, 3), (40, 20), (35, 34), (37, 50)], 4.8, forked=False)
    d.shape(way, strap, INNER)
    finger(d, [(2, -10), (25, -10)], 7.0, skin)
    flesh(d, [(-6, -18), (8, -16), (12, -9), (13, 2), (12, 13), (5, 18), (-4, 14), (-10, 0)], skin, shade=())
    dimples(d, (11, -4), (12, 7), turn=180, size=3.6)
    finger(d, [(-21, -5), (-9, -18), (5, -23), (19, -20)], 8.0, skin, joints=False, nail=1)
    flesh(d, [(-34, -4), (-22, -13), (-12, -20), (-4, -17), (-12, -2), (-24, 4)], skin, shade=())
    d.line(smooth([(-37, -6), (-24, -13), (-15, -21), (-6, -27)], closed=False), OUTER)
    d.lens([(-20, 3), (-11, -8), (0, -14)], 2.6)


UNDER_THUMB: Final = Hand(behind=_shut, before=_thumb_on_strap, wrist=(50, 7), way=15)
"""The rein enters below the little finger, near (0, 31), and leaves over the first, near (0, -18)."""
OVER_KNUCKLES: Final = Hand(behind=_gathered, before=_thumb_bent, wrist=(50, 8), way=10)
"""The rein enters below the little finger, near (0, 34); the thumb holds it down on the first finger."""
BETWEEN_FINGERS: Final = Hand(behind=_shut_palm, before=_thumb_shut, wrist=(50, 7), way=10)
"""The rein enters between the first two fingers, near (-28, -8), and leaves below, near (0, 30)."""


def thumb_along(strap: str) -> Hand:
    """A right hand, its back to us; the rein comes up before the little finger and goes in under the next."""
    return Hand(behind=_back, before=partial(_three_shut, strap=strap), wrist=(-37, 11), way=163)
