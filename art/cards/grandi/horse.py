"""A horse's head and neck to the left about (0, 0), bridled; each knight dresses his own."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.grandi.features import flat, form, stroke
from art.cards.grandi.heads import modelled
from art.cards.grandi.inks import GOLD, INK, PAPER, STROKE
from art.cards.kit.paths import Node, circle, ellipse
from art.cards.kit.svg import Drawing

_HEAD: list[Node] = [
    (48, -92), (18, -102), (-14, -88), (-38, -50), (-70, 4), (-106, 44), (-120, 66), (-114, 90), (-94, 100),
    (-68, 94), (-46, 78), (-18, 74), (16, 60), (44, 28), (58, -20), (62, -62),
]  # fmt: skip


def nothing(_: Drawing) -> None:
    """A bare neck."""


def horse(
    d: Drawing,
    coat: tuple[str, str],
    dress: Callable[[Drawing], None],
    strap: str,
    *,
    neckwear: Callable[[Drawing], None] = nothing,
) -> None:
    """The horse in its coat's two tones; `neckwear` under the head, `dress` on it, then the bridle."""
    light, deep = coat
    modelled(
        d, light,
        [(46, -96, "c"), (92, -66), (126, -10), (146, 60), (176, 172, "c"), (-60, 172, "c"), (-34, 120),
        (-16, 76),
         (-10, 40, "c"), (20, -40)],
        deep, [(62, 0), (40, 44), (4, 70), (-10, 88), (-26, 130), (-38, 166), (12, 166, "c"), (30, 110),
        (64, 50)],
    )  # fmt: skip
    neckwear(d)
    for x, y, turn in ((38, -112, -2), (4, -110, -18)):
        with d.at(x, y, rotate=turn):
            form(d, light, (-16, 24, "c"), (-17, -10), (2, -44, "c"), (17, -8), (16, 24, "c"))
            flat(d, deep, (-4, 14, "c"), (-5, -8), (2, -26, "c"), (8, -6), (8, 14, "c"))
    modelled(
        d, light, _HEAD, deep,
        [(54, -20), (42, 24), (14, 56), (-20, 70), (-46, 74), (-66, 89), (-92, 95), (-100, 88), (-70, 78),
        (-50, 58),
         (-14, 50), (12, 28), (22, -2), (40, -14)],
    )  # fmt: skip
    dress(d)
    stroke(d, (-46, -36), (-22, -56), (6, -44), weight=STROKE * 1.2)
    flat(d, INK, (-42, -30, "c"), (-24, -44), (0, -34, "c"), (-14, -22), (-30, -22))
    d.shape(circle(-22, -36, 4.6), PAPER, None)
    d.shape(ellipse(-98, 62, 9, 7.5), INK, None)
    stroke(d, (-106, 86), (-84, 82), (-62, 68))
    for points in (
        [(-54, 72), (0, 112), (70, 128), (166, 118)],  # rein
        [(40, -90), (30, -42), (0, 14), (-54, 66)],  # cheekpiece
        [(-86, 18), (-66, 38), (-50, 78)],  # noseband
    ):
        stroke(d, *points, weight=26)
        stroke(d, *points, weight=10, ink=strap)
    d.shape(circle(-54, 66, 13), GOLD, STROKE)
