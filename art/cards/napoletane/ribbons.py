"""2 and 3 di spade: swords with a red ribbon really wound round the blades."""

from __future__ import annotations

from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.napoletane.card import px, py
from art.cards.napoletane.sword import sword
from art.cards.parts.band import back, front, mirrored

AXIS = px(50)
HALF = 18.0

TWO_SWAG: list[Point] = [
    (96, 416), (104, 438), (143, 466), (196, 508), (255, 526), (314, 508), (367, 466), (406, 438), (414, 416),
]  # fmt: skip
TWO_BACK: list[Point] = [(414, 416), (406, 398), (367, 386), (328, 370), (318, 350)]
TWO_TAIL: list[Point] = [(318, 350), (326, 336), (367, 336), (414, 322), (436, 296), (466, 290)]

THREE_DROP: list[Point] = [(255, 566), (292, 534), (330, 474), (358, 428), (392, 400), (430, 386), (438, 366)]
THREE_BACK: list[Point] = [(438, 366), (428, 350), (388, 344), (350, 332), (340, 314)]
THREE_TAIL: list[Point] = [(340, 314), (348, 300), (388, 302), (428, 290), (446, 264), (478, 258)]


def two_swords(d: Drawing) -> None:
    """2 di spade: the ribbon hangs as a U between the blades and goes once and a half round each."""
    for track in (TWO_BACK, mirrored(TWO_BACK, AXIS)):
        back(d, track, HALF)
    sword(d, px(28), py(50), 672, 48, 0)
    sword(d, px(72), py(50), 672, 48, 180, cut=1)
    front(d, TWO_SWAG, HALF, seed=3)
    for seed, track in enumerate((TWO_TAIL, mirrored(TWO_TAIL, AXIS))):
        front(d, track, HALF, fork=True, seed=seed)


def three_swords(d: Drawing) -> None:
    """3 di spade: the ribbon woven as an M, over the outer blades and behind the middle one."""
    for track in (THREE_BACK, mirrored(THREE_BACK, AXIS)):
        back(d, track, HALF)
    for x, cut in ((24, 1), (76, 2)):
        sword(d, px(x), py(50), 672, 44, 180, cut=cut)
    drop = [*reversed(mirrored(THREE_DROP, AXIS)), *THREE_DROP[1:]]
    front(d, drop, HALF, seed=5)
    sword(d, px(50), py(50), 672, 44, 0)
    for seed, track in enumerate((THREE_TAIL, mirrored(THREE_TAIL, AXIS))):
        front(d, track, HALF, fork=True, seed=seed)
