"""The six-sided font under the Cupid of the ace of coppe: a cup of this deck, large, between two acanthi."""

from __future__ import annotations

from art.cards.bergamasche.cup import scroll
from art.cards.bergamasche.flowers import acanthus
from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, lozenge, polyline, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing

_SIDE = [Shade(depth=0.36, spacing=5.2, width=3.2), Shade(angle=45, depth=0.2, spacing=5.2, width=2.8),
    Shade(angle=180, depth=0.08, spacing=6, width=2)]  # fmt: skip


def font(d: Drawing) -> None:
    """The font from its step to its rim, about x = 0, at the heights of the card."""
    for side in (-1, 1):
        with d.at(flip=side < 0):
            acanthus(d, [(86, 842), (150, 800), (168, 740), (150, 690), (182, 664)], 28)
    steps: list[Node] = [(-150, 872, "c"), (-90, 858, "c"), (90, 858, "c"), (150, 872, "c"), (150, 892, "c"),
        (90, 906, "c"),
        (-90, 906, "c"), (-150, 892, "c")]  # fmt: skip
    d.shape(polyline(steps), INK, OUTER)
    d.shape(polyline([(-150, 872), (-90, 858), (90, 858), (150, 872), (90, 886), (-90, 886)]), OCHRE, INNER)
    d.flats(*(circle(x, 896, 5.4) for x in (-72, -36, 0, 36, 72)), ink=OCHRE)
    d.line(polyline([(-150, 872), (-90, 886), (90, 886), (150, 872)], closed=False), INNER)
    foot: list[Node] = [(-44, 760, "c"), (44, 760, "c"), (54, 800), (118, 862, "c"), (60, 878, "c"), (-60,
        878, "c"),
        (-118, 862, "c"), (-54, 800)]  # fmt: skip
    d.shape(smooth(foot), BLUE, OUTER, shade=_SIDE)
    for side in (-1, 1):
        d.fold(([(side * 60, 876), (side * 30, 820), (side * 18, 766)], 5))
        scroll(d, side * 96, 838, 22, BLUE, turn=-side, start=90 + side * 20)
    d.shape(lozenge(0, 822, 15, 30), OCHRE, INNER)
    shaft: list[Node] = [
        (-40, 668, "c"),
        (40, 668, "c"),
        (34, 714),
        (40, 764, "c"),
        (-40, 764, "c"),
        (-34, 714),
    ]
    d.shape(smooth(shaft), INK, OUTER)
    for y in (700, 732):
        d.shapes([circle(0, y, 12)], OCHRE, None)
        d.flats(circle(0, y, 5), ink=INK)
        d.flats(*(lozenge(x, y, 4, 11) for x in (-25, 25)), ink=OCHRE)
    for y in (668, 762):
        d.shape(smooth([(-48, y - 8, "c"), (0, y - 4), (48, y - 8, "c"), (50, y + 2), (48, y + 9, "c"), (0,
            y + 13),
            (-48, y + 9, "c"), (-50, y + 2)]), OCHRE, INNER, shade=[Shade(depth=0.36, spacing=4.8,
                width=2.8)])  # fmt: skip
    bowl: list[Node] = [(-168, 560, "c"), (168, 560, "c"), (150, 596), (98, 636), (46, 662, "c"), (-46, 662,
        "c"), (-98, 636),
        (-150, 596)]  # fmt: skip
    d.shape(smooth(bowl), RED, OUTER, shade=_SIDE)
    for x in (-96, -34, 34, 96):
        d.fold(([(x * 0.4, 660), (x * 0.86, 626), (x * 1.15, 580)], 5))
    for gem in (-122.0, -64.0, 0.0, 64.0, 122.0):
        d.shape(lozenge(gem, 592 - abs(gem) * 0.06, 11 - abs(gem) * 0.03, 19), OCHRE, INNER)
    for side in (-1, 1):
        scroll(d, side * 160, 596, 25, RED, turn=side, start=-90 - side * 20)
    rim: list[Node] = [(-186, 530, "c"), (-100, 500, "c"), (100, 500, "c"), (186, 530, "c"), (180, 556, "c"),
        (96, 586, "c"),
        (-96, 586, "c"), (-180, 556, "c")]  # fmt: skip
    d.shape(polyline(rim), OCHRE, OUTER, shade=[Shade(depth=0.24, spacing=5, width=3.2, start=0.3)])
    d.line(polyline([(-186, 530), (-100, 558), (100, 558), (186, 530)], closed=False), OUTER)
    pool = polyline([(-158, 529), (-88, 508), (88, 508), (158, 529), (88, 549), (-88, 549)])
    d.shape(pool, INK, INNER, shade=[Shade(angle=180, depth=0.4, spacing=5, width=2.6, ink=BLUE)])
    d.flats(*(circle(x, 571, 6) for x in (-72, -36, 0, 36, 72)), ink=INK)
