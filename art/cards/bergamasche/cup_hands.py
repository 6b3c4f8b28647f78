"""The three right hands that carry a cup: a page's, a knight's and a king's, no two alike.

Each is drawn about the middle of the lower edge of the cup's foot; its wrist is at (7, 66).
"""

from __future__ import annotations

from art.cards.bergamasche.inks import FLESH
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, ellipse, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.parts.large_hands import finger

_SOFT = Shade(angle=20, depth=0.3, spacing=4.8, width=2.6, reach=14)


def tray(d: Drawing) -> None:
    """A boy's hand bent back like a tray, its fingers to his face; draw it before the cup."""
    for root, tip, half, bow in (
        ((30, 3), (69, -10), 6.8, 3.0), ((26, 13), (75, 4), 7.4, 4.0), ((16, 17), (63, 16), 7.8, 5.0),
    ):  # fmt: skip
        finger(d, root, tip, half, FLESH, bow=bow, joints=(0.64,))
    hand: list[Node] = [
        (-11, 72, "c"), (-13, 52), (-24, 38), (-37, 24), (-41, 8), (-36, -8, "c"), (32, -8, "c"), (36, 6),
        (38, 25, "c"), (32, 29), (27, 40), (25, 52), (25, 72, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), FLESH, None)
    d.line(smooth(hand[:6], closed=False), OUTER)
    d.line(smooth(hand[8:], closed=False), OUTER)
    d.hatch(smooth([*hand[9:], (2, 72, "c"), (6, 40)]), Shade(depth=0.5, spacing=4.8, width=2.6, reach=11))
    d.fold(([(40, 6.4), (30, 6.6), (18, 4)], 3.6), ([(40, 15.4), (29, 16.4), (15, 14)], 3.6))
    d.lens([(-8, 56), (6, 59), (20, 56)], 2.0)


def tray_thumb(d: Drawing) -> None:
    """The thumb of `tray`, on the foot."""
    finger(d, (-22, 22), (-31, -17), 8.4, FLESH, bow=-4, joints=(0.5,), nail=True)
    d.shape(ellipse(-16, 30, 10, 8), FLESH, None)
    d.lens([(-12, 14), (-9, 28), (-16, 40)], 2.6)


def palm(d: Drawing) -> None:
    """A lean hand, its palm to us, two fingers reaching round the foot; draw it before the cup."""
    finger(d, (-28, 16), (-66, -25), 7.4, FLESH, bow=-7, joints=(0.5,))
    finger(d, (-24, 26), (-70, -4), 7.2, FLESH, bow=-8, joints=(0.5,))
    hand: list[Node] = [
        (-9, 72, "c"), (-12, 56), (-22, 44), (-34, 31), (-38, 14), (-33, -8, "c"), (40, -8, "c"), (42, 10),
        (40, 26), (34, 42), (25, 56), (24, 72, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), FLESH, None, shade=[_SOFT])
    d.line(smooth(hand[:6], closed=False), OUTER)
    d.line(smooth(hand[7:], closed=False), OUTER)
    d.lens([(12, 4), (5, 28), (14, 50)], 3.0)
    d.lens([(-30, 10), (-14, 16), (4, 9)], 2.4)
    d.lens([(-25, 21), (-10, 27), (3, 23)], 2.0)
    d.lens([(-7, 59), (6, 62), (18, 58)], 2.0)


def palm_thumb(d: Drawing) -> None:
    """The thumb of `palm`, which steadies the foot."""
    finger(d, (31, 22), (43, -20), 8.6, FLESH, bow=5, joints=(0.5,))
    d.shape(ellipse(22.5, 30, 9.5, 8), FLESH, None)


def broad(d: Drawing) -> None:
    """An old man's broad hand, its back to us, spread fingers before the foot; draw it after the cup."""
    finger(d, (-22, 30), (-53, -9), 9.0, FLESH, bow=7, joints=(0.55,), nail=True)
    for root, tip, half, bow, nail in (
        ((20, 24), (32, -6), 7.2, -3.0, False), ((9, 20), (14, -19), 8.2, -2.0, True),
        ((-5, 20), (-5, -26), 8.8, 0.0, True), ((-18, 20), (-24, -16), 8.4, 2.0, True),
    ):  # fmt: skip
        finger(d, root, tip, half, FLESH, bow=bow, joints=(0.5,), nail=nail)
    back: list[Node] = [
        (-10, 72, "c"), (-14, 54), (-25, 42), (-30, 28), (-27, 12, "c"), (-18, 6), (-11, 10), (-5, 4), (2, 9),
        (9, 5), (15, 11), (22, 10), (28, 14, "c"), (31, 28), (27, 44), (24, 56), (24, 72, "c"),
    ]  # fmt: skip
    d.shape(smooth(back), FLESH, None, shade=[_SOFT])
    d.line(smooth([*back[:2], (-24, 43), (-30, 35, "c")], closed=False), OUTER)
    d.line(smooth(back[12:], closed=False), OUTER)
    for x, y in ((-19, 14), (-5, 11), (9, 13), (21, 18)):
        d.lens([(x - 6, y + 4), (x, y - 2), (x + 6, y + 4)], 2.8)
    for x, y in ((-12, 20), (2, 19), (15, 22)):
        d.lens([(x, y), (x * 0.8 + 1, y + 12), (x * 0.6 + 3, y + 22)], 2.0)
