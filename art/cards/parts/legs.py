"""The horse's coat and legs, for a horse facing right that stands on y = 730."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import TAUPE
from art.cards.kit.limb import Station
from art.cards.kit.paths import smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

Lifted = Literal["near", "far", "none"]


@dataclass(frozen=True, kw_only=True)
class Coat:
    """Inks of a horse: near side, far legs, mane and tail, hooves."""

    body: str = TAUPE
    far: str = "#9b8775"
    mane: str = "#6f5f50"
    hoof: str = "#4b3f35"


NEAR_FORE: list[Station] = [
    (362, 470, 38), (361, 516, 28), (362, 562, 18), (363, 596, 16.5), (362, 618, 12.4), (361, 664, 10.8),
    (362, 684, 13.8), (370, 702, 10.6),
]  # fmt: skip


FAR_FORE: list[Station] = [
    (368, 484, 30), (384, 524, 25), (396, 562, 16), (399, 592, 15), (398, 616, 11.4), (396, 656, 10),
    (397, 676, 13), (405, 694, 10),
]  # fmt: skip


NEAR_HIND: list[Station] = [
    (112, 452, 55), (128, 500, 46), (126, 546, 28), (104, 586, 18), (92, 606, 16.5), (97, 640, 12), (102,
    672, 11), (105, 688, 14),
    (115, 704, 10.8),
]  # fmt: skip


FAR_HIND: list[Station] = [
    (150, 470, 46), (186, 516, 34), (192, 556, 22), (176, 590, 16), (168, 606, 15), (174, 640, 11.4),
    (181, 668, 10.4), (184, 682, 13.2),
    (194, 696, 10.2),
]  # fmt: skip


# Pairs of near and far hind legs: how the four horses carry themselves behind.
Hind = tuple[list[Station], list[Station]]

WALKING: Hind = (NEAR_HIND, FAR_HIND)

SQUARE: Hind = (
    [(112, 452, 55), (122, 500, 46), (114, 546, 29), (92, 586, 18.5), (80, 606, 16.5), (79, 640, 12),
     (80, 672, 11), (81, 688, 14), (91, 704, 10.8)],
    [(150, 470, 46), (172, 516, 34), (172, 556, 22), (152, 590, 16), (143, 606, 15), (142, 640, 11.4),
     (143, 668, 10.4), (144, 682, 13.2), (154, 696, 10.2)],
)  # fmt: skip

GATHERED: Hind = (
    [(112, 452, 55), (140, 500, 47), (152, 546, 30), (142, 586, 18.5), (133, 606, 16.5), (148, 640, 12),
     (162, 672, 11), (168, 688, 14), (180, 704, 10.8)],
    [(150, 470, 46), (190, 516, 34), (208, 556, 22), (204, 590, 16), (199, 606, 15), (212, 640, 11.4),
     (226, 668, 10.4), (231, 682, 13.2), (242, 696, 10.2)],
)  # fmt: skip

STRIDING: Hind = (
    [(112, 452, 55), (138, 500, 46), (144, 546, 29), (132, 586, 18), (122, 606, 16.5), (136, 640, 12),
     (148, 672, 11), (154, 688, 14), (165, 704, 10.8)],
    [(130, 470, 46), (134, 520, 34), (116, 560, 22), (84, 590, 16), (72, 606, 15), (66, 640, 11.4),
     (60, 668, 10.4), (58, 682, 13.2), (66, 696, 10.2)],
)  # fmt: skip


def lifted(d: Drawing, parts: tuple[list[Station], list[Station]], fill: str, coat: Coat) -> None:
    """A lifted leg: forearm and folded cannon."""
    above, below = parts
    d.limb(below, fill, OUTER, start="round", depth=0.9, seed=2)
    with d.at(below[-1][0] - 3, below[-1][1] + 3, 1.0, 58):
        _hoof(d, coat)
    d.limb(above, fill, OUTER, end="round", depth=0.9, seed=2)
    x, y, _ = above[-1]
    d.fold(
        ([(x + 15, y + 6), (x + 4, y + 16), (x - 8, y + 14)], 3),
        ([(x - 14, y + 6), (x - 22, y), (x - 28, y - 12)], 2.6),
    )


def standing(
    d: Drawing, stations: Sequence[Station], fill: str, coat: Coat, *, seed: int, after: float
) -> None:
    """A leg on the ground with hoof, tuft and tendon; its first `after` units lie under the body."""
    (tx, ty, _) = stations[-1]
    with d.at(tx + 1, ty + 1.5):
        _hoof(d, coat)
    d.limb(stations, fill, OUTER, depth=0.92, spacing=6.6, seed=seed, back=0.2, after=after)
    fx, fy, half = stations[-2]
    # Tuft behind the fetlock, tendon along the cannon, a line at the knee.
    d.shape(
        smooth(
            [
                (fx - half + 2, fy - 6, "c"),
                (fx - half - 5, fy + 8),
                (fx - half - 3, fy + 17, "c"),
                (fx - half + 6, fy + 11),
            ]
        ),
        fill,
        DETAIL,
    )
    kx, ky, kh = stations[-5]
    d.lens([(kx - kh * 0.6, ky + 4), (kx + 1, ky + 9), (kx + kh * 0.7, ky + 3)], 2)
    cx, cy, ch = stations[-3]
    d.lens([(kx - kh * 0.2, ky + 20), (cx - ch * 0.2, cy - 16), (cx - ch * 0.3, cy + 6)], 2.2)


def _hoof(d: Drawing, coat: Coat) -> None:
    d.shape(
        smooth([(-11, -5, "c"), (0, -2), (11, -6, "c"), (21, 17, "c"), (4, 19), (-15, 17, "c")]),
        coat.hoof,
        INNER,
        shade=[Shade(angle=90, depth=0.4, spacing=5, width=2.4)],
    )
