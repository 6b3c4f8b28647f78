"""Hands that lift a cup, a coin or an orb, each a hand of its own in layers: behind it, then before it.

Cups: drawn about the middle of the lower edge of the foot. The coin: about the lowest point of its
rim. The orb: about its middle.
"""

from __future__ import annotations

from art.cards.kit.paths import Node
from art.cards.kit.svg import Drawing
from art.cards.siciliane.digits import CUPPED, digit, flesh, ring, wrist_of
from art.cards.siciliane.inks import RED, YELLOW


def cradling_foot(d: Drawing, skin: str) -> None:
    """Palm up and half to us: the foot stands in its hollow, four fingers lie side by side under it and rise
    a little beyond its edge; drawn first."""
    palm: list[Node] = [(12, 78, "c"), (3, 67), (-13, 53.6, "c"), (-24, 34), (-26, 8), (0, -4), (32, -2, "c"),
        (40, 20), (42, 46), (41, 80, "c")]  # fmt: skip
    for run, half in (
        ([(4, 18), (-20, 8), (-38, -12)], 6.8), ([(2, 28), (-24, 19), (-45, -1)], 7.2),
        ([(0, 40), (-23, 31), (-45, 12)], 7.0), ([(-2, 51), (-21, 43), (-38, 27)], 6.2),
    ):  # fmt: skip
        digit(d, run, half, skin, tip=0.76, creased=False)
    flesh(d, palm, skin, (0, 2), (8, 9), shade=())
    d.lens([(-28, 17), (-14, 23.4), (4, 23)], 2.8)
    d.lens([(-27, 29), (-13, 34), (4, 34)], 2.8)
    d.lens([(-22, 40), (-10, 45.6), (5, 46)], 2.8)
    # What the foot throws on the palm.
    d.fold(*(([(x, 2), (x + 1, 7), (x + 3, low)], 4.6) for x, low in
        ((-14, 10), (-5, 13), (4, 15), (13, 14), (22, 10))))  # fmt: skip


def thumb_on_foot(d: Drawing, skin: str) -> None:
    """The thumb of that hand, laid over the foot's edge, and its ball in the palm."""
    digit(d, [(31, 56), (44, 34), (41, 10), (24, -9)], 8.2, skin, tip=0.86, root=1.15)
    d.lens([(21, 30), (16, 48), (22, 68)], 2.8)


def wrist_behind_stem(d: Drawing, skin: str) -> None:
    """A fist on a long stem, drawn about its middle: what lies behind the stem."""
    wrist_of(d, skin, 60, wide=20, root=(11, 6))


def fist_round_stem(d: Drawing, skin: str) -> None:
    """That fist, drawn over the cup: the bowl rests on forefinger and thumb, the foot is free below it."""
    for (x0, y0), (x1, y1), half in (
        ((-12, 23), (14, 22), 6.0), ((-18, 11), (17, 9), 6.8), ((-20, -3), (17, -4), 7.2),
        ((-17, -17), (14, -18), 7.0),
    ):  # fmt: skip
        digit(d, [(x0, y0), ((x0 + x1) / 2 - 3, y0 + 1.4), (x1, y1)], half, skin, closed=True)
    flesh(d, [(27, 24, "c"), (34, 8), (32, -8), (26, -18, "c"), (16, -12), (13, 0), (15, 14), (18, 28, "c")],
        skin, (0, 3))  # fmt: skip
    digit(d, [(26, 0), (24, -16), (12, -27), (-3, -29)], 7.4, skin, tip=0.78, root=1.2, nail=-0.15)
    d.lens([(17, -8), (14, 4), (17, 18)], 2.6)
    d.lens([(20, 26), (26, 22), (30, 14)], 2.0)


def on_the_flat_hand(d: Drawing, skin: str) -> None:
    """Heavy: the foot stands on the bent-back palm of an old hand, a ring on it; all behind the foot.

    Seen from the little finger's edge: four fingers lie under the foot, the thumb stands up behind it.
    """
    digit(d, [(34, 22), (44, 4), (40, -16)], 8.0, skin, tip=0.78, nail=0.1, root=1.1)
    for root, middle, tip, half in (
        ((-6, 6), (-30, -3), (-49, -6), 6.6), ((-2, 12), (-32, 6), (-57, 3), 7.2),
        ((4, 22), (-28, 17), (-53, 13), 7.2), ((10, 32), (-16, 28), (-40, 23), 6.6),
    ):  # fmt: skip
        digit(d, [root, middle, tip], half, skin, tip=0.76, nail=-0.25)
    ring(d, -16, 15.4, 10, YELLOW, RED, 7.4)
    palm: list[Node] = [(24, 70, "c"), (18, 54), (4, 44), (-8, 35, "c"), (-6, 22), (-2, 2), (20, -5),
        (40, 3, "c"), (50, 22), (52, 42), (54, 66, "c")]  # fmt: skip
    flesh(d, palm, skin, (0, 3), (6, 10))
    for run in (
        [(-24, 23), (-8, 25.6), (8, 25)],
        [(-26, 9.6), (-10, 12), (8, 12)],
        [(-24, 0), (-10, 2), (2, 4)],
    ):
        d.lens(run, 3.6)
    d.lens([(14, 48), (28, 38), (34, 20)], 2.8)
    d.lens([(4, 38), (16, 32), (22, 22)], 2.2)


def palm_behind_coin(d: Drawing, skin: str) -> None:
    """A coin held up from behind: palm to us, the little finger stretched away; drawn before it."""
    digit(d, [(-10, 20), (-27, 2), (-33, -16)], 6.2, skin, tip=0.74)
    digit(d, [(-4, 16), (-17, -10), (-19, -30)], 6.8, skin, tip=0.8)
    palm: list[Node] = [(-6, 92, "c"), (-8, 76), (-17, 58), (-22, 38), (-18, 18), (-8, -6), (20, -8),
        (32, 8), (34, 30), (27, 54), (22, 74), (23, 92, "c")]  # fmt: skip
    flesh(d, palm, skin, (0, 4), (7, 11), shade=(CUPPED,))
    d.lens([(15, 8), (4, 22), (2, 40), (8, 56)], 3.0)
    d.lens([(-18, 24), (-8, 20), (8, 16)], 2.4)
    d.lens([(-16, 34), (-8, 31), (0, 28)], 2.2)
    d.lens([(-5, 73), (6, 76), (18, 72)], 2.2)


def thumb_on_coin(d: Drawing, skin: str) -> None:
    """The thumb of that hand, on the coin's face."""
    digit(d, [(25, 28), (26, 6), (13, -16), (6, -28)], 8.2, skin, root=1.2, tip=0.8, nail=-0.1)
    d.lens([(15, 12), (13, 22), (17, 34)], 2.6)


def behind_orb(d: Drawing, skin: str) -> None:
    """A hand in whose hollow an orb lies: thumb and forefinger behind it."""
    digit(d, [(26, 40), (40, 22), (36, 2)], 8.0, skin, tip=0.78, root=1.1)
    digit(d, [(-14, 38), (-36, 20), (-39, -2)], 6.8, skin, tip=0.76)
    palm: list[Node] = [(-8, 92, "c"), (-10, 78), (-22, 62), (-32, 44), (-30, 24), (0, 16), (30, 24),
        (36, 40), (30, 58), (22, 76), (22, 92, "c")]  # fmt: skip
    flesh(d, palm, skin, (0, 4), (6, 10))


def before_orb(d: Drawing, skin: str) -> None:
    """The three fingers of that hand that rise before the orb."""
    digit(d, [(-8, 54), (-29, 36), (-30, 15)], 6.8, skin, tip=0.78)
    digit(d, [(-2, 58), (-19, 42), (-17, 20)], 6.8, skin, tip=0.78)
    digit(d, [(8, 60), (-5, 48), (-2, 29)], 6.0, skin, tip=0.78)
    flesh(d, [(-24, 58, "c"), (-13, 49), (2, 48), (14, 52), (18, 66), (0, 72)], skin, shade=())
    d.lens([(-2, 62), (10, 60), (24, 48)], 2.6)
    d.lens([(-6, 78), (6, 80), (18, 77)], 2.2)
