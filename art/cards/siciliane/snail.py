"""The snail that creeps past the asso di bastoni."""

from __future__ import annotations

from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import GREEN, INK, OCHRE, WHITE, YELLOW


def snail(d: Drawing, x: float, y: float) -> None:
    """A snail creeping to the left over a black ground, 150 wide and 96 high, standing on (x, y)."""
    with d.at(x, y):
        d.shape(smooth([(-84, 4, "c"), (-30, -5), (40, -4), (88, 4, "c"), (30, 11), (-40, 12)]), GREEN, INNER)
        d.lens([(-60, 5), (0, 7), (66, 4)], 6)
        foot: list[Node] = [
            (78, 0, "c"), (44, -12), (10, -16), (-30, -14), (-44, -22), (-48, -38), (-56, -46), (-68, -42),
            (-72, -28),
            (-66, -10), (-56, -2), (-30, 2), (30, 3),
        ]  # fmt: skip
        for tip in ((-84, -66), (-62, -72)):
            d.limb([(-60, -40, 3.6), ((tip[0] - 60) / 2 + 2, (tip[1] - 40) / 2, 3), (*tip, 2.6)],
                WHITE, DETAIL, depth=0)  # fmt: skip
            d.shape(circle(*tip, 4.4), INK, None)
        d.shape(smooth(foot), WHITE, OUTER)
        d.ticks(*(((x0, 1), (x0 - 2, -9), 4.6) for x0 in range(-46, 66, 12)))
        d.lens([(-70, -22), (-62, -20), (-58, -24)], 3)
        shell: list[Node] = [(-34, -22), (-36, -50), (-20, -76), (8, -86), (36, -76), (52, -52), (50, -26),
            (36, -10),
            (4, -8), (-20, -10)]  # fmt: skip
        d.shape(smooth(shell), YELLOW, OUTER)
        d.lens([(50, -20), (32, -2), (-6, -4), (-30, -18)], 9)
        d.shape(smooth([(30, -78, "c"), (50, -54), (49, -26), (36, -11, "c"), (34, -30), (38, -52)]),
            OCHRE, None)  # fmt: skip
        whorl = [(-24, -14), (-30, -44), (-10, -70), (20, -70), (36, -46), (26, -24), (4, -20), (-12, -34),
            (-6, -52),
            (10, -56), (20, -44), (12, -34), (4, -38)]  # fmt: skip
        d.fold((whorl, 11))
        for outer, inner in (
            ((-20, -72), (-8, -60)),
            ((6, -85), (9, -71)),
            ((34, -76), (26, -64)),
            ((51, -50), (37, -46)),
            ((46, -20), (30, -28)),
            ((-34, -46), (-22, -44)),
        ):
            d.ticks((outer, inner, 7))
