"""Hands that lift a cup, a coin or an orb, each a hand of its own in layers: behind it, then before it.

Cups: drawn about the middle of the lower edge of the foot. The coin: about the lowest point of its
rim. The orb: about its middle. Each says where its wrist is.
"""

from __future__ import annotations

from art.cards.kit.paths import Node, Point
from art.cards.kit.svg import Drawing
from art.cards.siciliane.digits import CUPPED, digit, flesh, gap, ring
from art.cards.siciliane.inks import RED, YELLOW

FINGERTIPS_WRIST: Point = (22, 66)
STEM_WRIST: Point = (20, 60)
TRAY_WRIST: Point = (40, 58)
RIM_WRIST: Point = (8, 84)
ORB_WRIST: Point = (6, 86)


def on_fingertips(d: Drawing, skin: str) -> None:
    """A light cup on five fingertips, all of it behind the foot; seen from the little finger's side."""
    digit(d, [(20, 34), (31, 22), (29, 6)], 7.0, skin, tip=0.78)
    digit(d, [(2, 34), (-8, 20), (-4, 5)], 6.4, skin, tip=0.78)
    digit(d, [(8, 34), (8, 18), (13, 5)], 6.4, skin, tip=0.78)
    digit(d, [(-2, 38), (-23, 27), (-20, 6)], 6.4, skin, tip=0.76)
    digit(d, [(2, 46), (-28, 38), (-33, 22), (-31, 8)], 5.8, skin, tip=0.76)
    palm: list[Node] = [(10, 76, "c"), (6, 62), (-6, 50), (-16, 41), (-12, 32, "c"), (4, 26), (20, 26),
        (31, 32, "c"), (36, 44), (34, 56), (36, 76, "c")]  # fmt: skip
    flesh(d, palm, skin, (0, 3), (7, 10))
    d.lens([(-6, 40), (6, 46), (24, 42)], 2.4)
    d.lens([(10, 60), (22, 56), (28, 46)], 2.4)
    gap(d, [(-3, 25), (-6, 31), (-9, 34)], [(16, 23), (14, 29), (13, 34)], width=3.4)


def fingers_under_foot(d: Drawing, skin: str) -> None:
    """A cup held by its stem: the palm and the two fingers on which its foot stands, drawn before it."""
    palm: list[Node] = [(6, 72, "c"), (4, 58), (-8, 44), (-18, 30), (-20, 14), (-4, -10), (10, -34),
        (30, -26, "c"), (38, -6), (39, 18), (34, 38), (33, 56), (34, 72, "c")]  # fmt: skip
    flesh(d, palm, skin, (0, 4), (7, 12))
    digit(d, [(16, 36), (-6, 31), (-27, 20)], 6.2, skin, nail=0.1, tip=0.8)
    digit(d, [(16, 22), (-10, 18), (-33, 7)], 6.8, skin, nail=0.1, tip=0.8)
    flesh(d, [(32, 12, "c"), (24, 8), (12, 12), (6, 24), (8, 38), (18, 46), (30, 40, "c")], skin, shade=())
    d.lens([(22, 10), (12, 22), (14, 38)], 2.8)
    d.lens([(10, 58), (20, 60), (30, 57)], 2.0)


def fingers_round_stem(d: Drawing, skin: str) -> None:
    """What of that hand closes round the stem, drawn over the cup: two fingers and the thumb."""
    digit(d, [(-16, -14), (-4, -10), (11, -13)], 6.8, skin, closed=True)
    digit(d, [(-18, -28), (-6, -25), (11, -27)], 7.0, skin, closed=True)
    digit(d, [(29, 8), (28, -12), (17, -27), (2, -36)], 8.0, skin, tip=0.76, root=1.15, nail=-0.1)


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
    palm: list[Node] = [(24, 70, "c"), (18, 54), (4, 44), (-8, 35, "c"), (-6, 22), (0, 6), (20, 0),
        (40, 6, "c"), (50, 22), (52, 42), (54, 66, "c")]  # fmt: skip
    flesh(d, palm, skin, (0, 3), (6, 10))
    gap(d, [(-20, 23), (-8, 26), (4, 26)], [(-22, 10.6), (-10, 12.6), (2, 13)], [(-20, 1), (-10, 3), (-2, 5)])
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
