"""The two boys of the 4 di coppe, fencing with sticks."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import BLUE, EARTH, FLESH, GREEN, INK, OCHRE, PAPER, RED, WHITE, YELLOW
from art.cards.siciliane.small_head import small_head


def duel(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """Two boys at each other; 400 wide, 190 high, their ground's middle at (x, y)."""
    with d.at(x, y, scale):
        _ground(d)
        with d.at(-96, 0, flip=True):
            _boy(d, RED, GREEN, WHITE, 4)
        with d.at(96, 0):
            _boy(d, GREEN, RED, YELLOW, -3)
        with d.at(-96, 0, flip=True):
            _cap(d)
        with d.at(96, 0):
            _straw_hat(d)


def _ground(d: Drawing) -> None:
    ground: list[Node] = [
        (-186, 6, "c"),
        (-130, -5),
        (-40, -2),
        (40, -5),
        (130, -3),
        (188, 6, "c"),
        (110, 12),
        (0, 9),
        (-110, 13),
    ]
    d.shape(smooth(ground), YELLOW, INNER, shade=[Shade(angle=90, depth=0.5, spacing=6, width=2.6)])
    for x in (-170, -28, 30, 168):
        d.fold(
            ([(x, 2), (x - 4, -10)], 2.6),
            ([(x + 3, 2), (x + 2, -12)], 2.6),
            ([(x + 6, 2), (x + 11, -9)], 2.6),
        )


def _boy(d: Drawing, coat: str, breeches: str, stocking: str, lift: float) -> None:
    """A boy lunging to the left, the far arm raised behind him; he stands on y = 0."""
    _leg(
        d,
        [(12, -74, 13), (36, -52, 11), (44, -40, 8.6)],
        [(44, -42, 8), (58, -22, 6.4), (66, -8, 4.6)],
        breeches,
        stocking,
    )
    _shoe(d, 66, -2)
    far: list[Station] = [(12, -126, 8.6), (36, -136, 7.4), (44, -146, 6.4)]
    d.limb(far, coat, INNER, start="round", end="round", depth=0.6, spacing=4.8, width=2.4)
    d.limb([(44, -146, 6), (46, -160, 4.8), (40, -172, 4)], WHITE, INNER, start="round", depth=0)
    hand: list[Node] = [
        (35, -171, "c"), (33, -178), (29, -184), (32, -186), (36, -182), (36, -193), (40, -194),
        (42, -192), (45, -190),
        (46, -182), (44, -172, "c"),
    ]  # fmt: skip
    d.shape(smooth(hand), FLESH, DETAIL)
    d.ticks(((39.6, -192), (39.4, -184), 1.8), ((43, -190), (42.4, -183), 1.8))
    _leg(
        d,
        [(0, -74, 13.6), (-26, -64, 12), (-42, -50, 9)],
        [(-42, -52, 8.4), (-44, -28, 7.2), (-46, -8, 4.8)],
        breeches,
        stocking,
    )
    _shoe(d, -46, -2)
    body: list[Node] = [
        (-16, -78, "c"), (-22, -100), (-20, -124), (-8, -138), (8, -138), (20, -126), (22, -104),
        (20, -76, "c"), (2, -70),
    ]  # fmt: skip
    d.shape(smooth(body), coat, OUTER, shade=[Shade(depth=0.36, spacing=5, width=2.8)])
    front: list[Node] = [
        (-18, -130, "c"),
        (-8, -138, "c"),
        (-6, -110),
        (-9, -77, "c"),
        (-17, -80, "c"),
        (-22, -104),
    ]
    d.shape(smooth(front), PAPER, DETAIL)
    d.fold(([(20, -80), (8, -84), (-4, -82)], 3), ([(18, -126), (12, -112), (14, -100)], 3))
    sash: list[Node] = [(-18, -84, "c"), (2, -77), (21, -83, "c"), (21, -72, "c"), (2, -66), (-17, -73, "c")]
    d.shape(
        smooth(sash),
        OCHRE if coat == GREEN else BLUE,
        INNER,
        shade=[Shade(depth=0.3, spacing=4.4, width=2.2)],
    )
    d.shape(
        smooth([(-8, -136, "c"), (-7, -148, "c"), (8, -148, "c"), (10, -136, "c"), (0, -130)]), FLESH, DETAIL
    )
    with d.at(-2, -160, 0.9):
        small_head(d, INK if coat == RED else EARTH)
    _sword_arm(d, coat, lift)


def _leg(d: Drawing, thigh: list[Station], shin: list[Station], breeches: str, stocking: str) -> None:
    d.limb(shin, stocking, INNER, start="round", depth=0.8, spacing=5, width=2.4)
    d.limb(thigh, breeches, OUTER, start="round", end="round", depth=0.75, spacing=5.2, width=2.8)


def _shoe(d: Drawing, x: float, y: float) -> None:
    shoe: list[Node] = [(x - 5, y - 8, "c"), (x - 12, y - 5), (x - 20, y - 1), (x - 20, y + 3, "c"),
        (x + 6, y + 3, "c"),
        (x + 5, y - 8, "c")]  # fmt: skip
    d.shape(smooth(shoe), INK, DETAIL)


def _sword_arm(d: Drawing, coat: str, lift: float) -> None:
    hand = (-64.0, -122.0 + lift)
    d.shape(polyline([(hand[0] + 9, hand[1] + 3), (hand[0] + 8, hand[1] + 8), (-128, -158 + lift),
        (-126, -163 + lift)]),
        EARTH, INNER)  # fmt: skip
    d.limb([(-4, -126, 9), (-24, -118, 8),
        (-36, -116, 6.6)], coat, INNER, start="round", end="round", depth=0.7,
        spacing=4.8, width=2.4)  # fmt: skip
    d.limb(
        [(-36, -116, 5.8), (-48, -118 + lift / 2, 5), (-58, -121 + lift, 4.4)],
        WHITE,
        INNER,
        depth=0.5,
        spacing=4.6,
    )
    fist: list[Node] = [
        (hand[0] + 6, hand[1] - 7), (hand[0] - 4, hand[1] - 9), (hand[0] - 9, hand[1] - 2),
        (hand[0] - 4, hand[1] + 6),
        (hand[0] + 6, hand[1] + 6),
    ]  # fmt: skip
    d.shape(smooth(fist), FLESH, DETAIL)
    d.lens([(hand[0] - 7, hand[1] - 2), (hand[0] - 2, hand[1] - 2), (hand[0] + 2, hand[1] - 3)], 1.8)


def _cap(d: Drawing) -> None:
    """A long Sicilian cap hanging back."""
    cap: list[Node] = [
        (-16, -170, "c"), (-17, -180), (-6, -189), (10, -188), (24, -178), (32, -164), (34, -150, "c"),
        (22, -158), (14, -170),
        (12, -168, "c"), (-2, -172),
    ]  # fmt: skip
    d.shape(smooth(cap), INK, INNER)
    d.lens([(2, -184), (14, -178), (24, -166)], 2.4, ink=PAPER)
    d.shape(circle(34, -148, 5), RED, DETAIL)


def _straw_hat(d: Drawing) -> None:
    brim: list[Node] = [(-28, -172, "c"), (-10, -177), (8, -177), (24, -168, "c"), (4, -170)]
    d.shape(smooth([(-14, -174, "c"), (-12, -188), (0, -193), (12, -188), (14, -173, "c"),
        (0, -176)]), YELLOW, INNER,
        shade=[Shade(depth=0.4, spacing=4.2, width=2.2)])  # fmt: skip
    d.shape(smooth(brim), YELLOW, INNER)
    d.lens([(-14, -179), (0, -181), (14, -178)], 4, ink=RED)
