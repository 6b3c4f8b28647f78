"""The lower end of the long clubs of 2 and 3 di bastoni, along the y axis."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import GREEN, YELLOW
from art.cards.kit.paths import Node, circle, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle


def shaft(d: Drawing, fill: str, turn: float) -> None:
    """A plain shaft from y = 0 to the bracket; `turn` is the placement's own turn."""
    dark = shadow_angle(turn)
    bar = polyline([(-23, 0), (-19, 128), (19, 128), (23, 0)])
    d.shape(
        bar, fill, OUTER, shade=[Shade(angle=dark, depth=0.42), Shade(angle=dark + 180, depth=0.14, width=2)]
    )


def hoof(d: Drawing, turn: float, *, flip: bool = False) -> None:
    """A green bracket with knobs at y = 106 to 146 and below it a hoof cut on the slant, to y = 222."""
    dark = shadow_angle(turn)
    with d.at(flip=flip):
        foot: list[Node] = [
            (-18, 138, "c"), (-21, 160), (-34, 182), (-44, 204, "c"), (-14, 222), (36, 214, "c"), (30, 186),
            (20, 160), (18, 138, "c"),
        ]  # fmt: skip
        d.shape(
            smooth(foot),
            GREEN,
            OUTER,
            shade=[Shade(angle=dark, depth=0.4), Shade(angle=dark + 60, depth=0.16)],
        )
        sole: list[Node] = [(-44, 204), (-16, 203), (18, 206), (36, 214), (10, 221), (-18, 219)]
        d.shape(smooth(sole), YELLOW, INNER)
        d.lens([(-28, 208), (-4, 210), (20, 213)], 2.6)
        d.fold(([(-8, 150), (-14, 174), (-24, 194)], 4), ([(6, 150), (8, 176), (14, 196)], 4))
    bracket: list[Node] = [
        (-21, 120, "c"), (-32, 120), (-40, 110), (-49, 113), (-50, 126), (-40, 136), (-28, 143), (0, 146),
        (28, 143), (40, 136), (50, 126), (49, 113), (40, 110), (32, 120), (21, 120, "c"), (0, 123),
    ]  # fmt: skip
    d.shape(smooth(bracket), GREEN, OUTER, shade=[Shade(angle=turn + 70, depth=0.4, spacing=5)])
    for side in (1, -1):
        d.shape(circle(side * 46, 106, 7.4), YELLOW, INNER, shade=[Shade(angle=45, depth=0.36, spacing=4)])
    for x in (-15, 0, 15):
        d.shape(circle(x, 133.5, 4.0), YELLOW, DETAIL)
