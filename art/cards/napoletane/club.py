"""Bastoni: the smooth club, green on one side, red on the other, with its yellow leaf."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import GREEN, RED, YELLOW
from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.leaf import long_leaf, side_veins
from art.cards.parts.light import shadow_angle

BODY: list[Node] = [
    (0, -50), (8.5, -48.4), (14.6, -43), (17, -34), (16.4, -23), (13.4, -8), (10, 6), (7.2, 18), (5.8, 28),
    (6.6, 35), (10.4, 43.4, "c"), (1.4, 50, "c"), (-4.6, 43), (-7.4, 35), (-8.2, 24), (-9.4, 10), (-12.6, -6),
    (-15.8, -21), (-17, -33), (-14.8, -43), (-8.6, -48.4),
]  # fmt: skip
# From the left contour across the body, then along the contour of the foot: it needs no clip.
FLANK: list[Node] = [
    (-16.4, -25, "c"), (-12.6, -24.6), (-8, -24), (-2, -15), (-1, 0), (0, 18), (1, 26), (3.6, 27),
    (5.9, 26.4, "c"),
    (5.9, 28), (6.6, 35), (10.4, 43.4, "c"), (1.4, 50, "c"), (-4.6, 43), (-7.4, 35), (-8.2, 24), (-9.4, 10),
    (-12.6, -6), (-15.8, -21),
]  # fmt: skip
CUT: list[Node] = [(10.4, 43.4), (9.8, 47.6), (5.4, 50.4), (1.4, 50), (2, 46), (6, 43.2)]
LEAF = 6.0
TEETH = (0, 1, -1)
"""Number of teeth the leaf has more, by cut."""
MIDRIB: tuple[Point, ...] = ((2.0, 36), (0.2, 20), (-0.8, 0), (-1.6, -18), (0.6, -38))


def club(
    d: Drawing,
    x: float,
    y: float,
    length: float,
    width: float,
    rotate: float = 0.0,
    *,
    flip: bool = False,
    head: str = GREEN,
    shown: float = 1.0,
    midrib: Sequence[Point] = MIDRIB,
    cut: int = 0,
) -> None:
    """A club centred on (x, y), fat end up at `rotate` 0, its foot turned to the right.

    `head`: GREEN or RED, the colour of the fat end; the flank and the foot take the other one. `shown`: the
    share of the length, from the fat end, that nothing covers later; only that is engraved.
    `midrib`: the leaf's middle line, in hundredths of the length from the middle. `cut`: 0 to 2.
    """
    flank = RED if head == GREEN else GREEN
    with d.at(x, y, (width / 34, length / 100), rotate, flip):
        moved = recut(BODY, cut, 0.8)
        body = smooth(moved)
        wood(
            d,
            body,
            smooth(_flank(moved, cut)),
            head,
            flank,
            rotate,
            5.4 if width < 120 else 6.6,
            shown,
            3 * cut,
        )
        teeth = (6 if width < 64 else 8) + TEETH[cut]
        midrib = [(x, y) for x, y, *_ in recut(midrib, cut, 0.7)]
        d.shape(
            long_leaf(midrib, LEAF, teeth),
            YELLOW,
            INNER,
            shade=[
                Shade(angle=shadow_angle(rotate), depth=0.2, spacing=4.8, width=2.0, reach=12, seed=1 + cut)
            ],
        )
        d.line(smooth(list(midrib), closed=False), INNER)
        for vein in side_veins(midrib, LEAF, teeth):
            d.line(smooth(list(vein), closed=False), DETAIL)
        d.shape(smooth(CUT), YELLOW, INNER)
        d.lens([(4, 48), (6, 45.8), (8.4, 45.4)], 2.2)


def _flank(body: Sequence[Node], cut: int) -> list[Node]:
    """The flank of that cut: it follows the moved contour, its inner edge is cut anew."""
    where = {(x, y): node for (x, y, *_), node in zip(BODY, body, strict=True)}
    inner = recut(FLANK, cut, 0.7)
    return [where.get((x, y), new) for (x, y, *_), new in zip(FLANK, inner, strict=True)]


def wood(
    d: Drawing,
    body: Outline,
    flank: Outline,
    head: str,
    side: str,
    rotate: float,
    spacing: float = 5.4,
    shown: float = 1.0,
    seed: int = 0,
) -> None:
    """A two-coloured piece of wood: body, flank (inside the body), hatching from the shaded side, contour."""
    angle = shadow_angle(rotate)
    # Scan lines run along the club from the head when the shade is on its right, else from the foot.
    near, far = (0.0, shown), (1.0 - shown, 1.0)
    main, other = (near, far) if angle == rotate else (far, near)
    d.shape(body, head, None)
    d.shape(flank, side, INNER)
    d.hatch(
        body,
        Shade(
            angle=angle, depth=0.42, spacing=spacing, width=3.1, reach=70, bend=0.1, start=main[0],
            stop=main[1], seed=1 + seed
        ),
        Shade(angle=angle + 42, depth=0.2, spacing=spacing + 0.3, width=2.3, reach=34, seed=2 + seed,
        stop=0.8),
        Shade(
            angle=angle + 180, depth=0.2, spacing=spacing + 0.6, width=2.2, reach=26, seed=3 + seed,
            start=other[0],
            stop=other[1],
        ),
    )  # fmt: skip
    d.line(body, OUTER)
