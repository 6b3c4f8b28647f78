"""The woman of the 7 di coppe, coming from the well with a jar on her head."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane.inks import (
    BLUE,
    DARK_GREEN,
    EARTH,
    FLESH,
    GREEN,
    INK,
    OCHRE,
    RED,
    WHITE,
    YELLOW,
)
from art.cards.siciliane.small_head import small_head


def woman(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A woman walking to the left; 330 high with her jar, standing on (x, y)."""
    with d.at(x, y, scale):
        _ground(d)
        _feet(d)
        _skirt(d)
        _far_arm(d)
        _bodice(d)
        _head(d)
        _jar(d)
        _near_arm(d)


def _ground(d: Drawing) -> None:
    ground: list[Node] = [(-84, 4, "c"), (-50, -6), (0, -4), (50, -7), (86, 4, "c"), (40, 11), (-30, 10)]
    d.shape(smooth(ground), GREEN, INNER, shade=[Shade(angle=90, depth=0.6, spacing=5.4, width=2.6)])
    for x in (-70, 66):
        d.line(smooth([(x, 0), (x + 2, -12), (x, -22)], closed=False), DETAIL)
        d.shape(circle(x, -24, 5), RED, DETAIL)
        d.shape(circle(x, -24, 1.6), YELLOW, None)


def _feet(d: Drawing) -> None:
    for x in (-26, 22):
        d.limb(
            [(x + 8, -30, 6), (x + 4, -14, 5), (x, -6, 4.4)], FLESH, DETAIL, depth=0.7, spacing=4.4, width=2
        )
        foot: list[Node] = [
            (x - 4, -8, "c"),
            (x - 16, -3),
            (x - 18, 2, "c"),
            (x + 6, 2, "c"),
            (x + 5, -9, "c"),
        ]
        d.shape(smooth(foot), FLESH, DETAIL)


def _skirt(d: Drawing) -> None:
    nodes: list[Node] = [
        (-18, -150, "c"), (-30, -124), (-40, -84), (-50, -44), (-54, -24, "c"), (-40, -18), (-20, -22),
        (0, -16), (24, -21),
        (44, -16), (58, -22, "c"), (54, -60), (42, -104), (26, -150, "c"),
    ]  # fmt: skip
    skirt = smooth(nodes)
    d.shape(skirt, RED, OUTER, shade=[Shade(depth=0.34, spacing=5.6, width=3.0)])
    for points, width in (
        ([(22, -146), (34, -100), (42, -34)], 5.0), ([(14, -146), (24, -96), (26, -34)], 4.4),
        ([(-14, -146), (-30, -100), (-42, -40)], 4.0),
    ):  # fmt: skip
        d.fold((points, width))
    hem: list[Node] = [
        (-51, -40, "c"), (-38, -34), (-20, -38), (0, -32), (24, -37), (44, -32), (56, -38, "c"),
        (57, -29, "c"), (44, -23),
        (24, -28), (0, -23), (-20, -29), (-40, -25), (-53, -31, "c"),
    ]  # fmt: skip
    d.shape(smooth(hem), GREEN, INNER)
    apron: list[Node] = [
        (-16, -150, "c"), (-26, -110), (-34, -62), (-36, -48, "c"), (-20, -44), (-4, -48),
        (12, -43, "c"), (14, -80),
        (8, -150, "c"),
    ]  # fmt: skip
    d.shape(smooth(apron), WHITE, INNER, shade=[Shade(depth=0.3, spacing=5.6, width=2.4)])
    for y in (-64, -56):
        d.line(smooth([(-33, y), (-18, y + 4), (-2, y), (13, y + 4)], closed=False), INNER, ink=BLUE)
    d.fold(([(-6, -146), (-14, -110), (-18, -76)], 3), ([(2, -146), (0, -112), (2, -84)], 3))


def _far_arm(d: Drawing) -> None:
    """Raised to the jar."""
    d.limb(
        [(-16, -204, 10), (-34, -216, 11), (-46, -226, 9)],
        WHITE,
        INNER,
        start="round",
        end="round",
        depth=0.7,
        spacing=5,
    )
    d.limb(
        [(-46, -226, 6), (-40, -246, 5.2), (-30, -264, 4.4)],
        FLESH,
        INNER,
        start="round",
        depth=0.6,
        spacing=4.6,
        width=2,
    )


def _bodice(d: Drawing) -> None:
    d.shape(
        smooth([(-6, -206, "c"), (-6, -224, "c"), (10, -224, "c"), (12, -206, "c"), (3, -198)]), FLESH, DETAIL
    )
    blouse: list[Node] = [(-24, -196, "c"), (-18, -208), (-4, -212, "c"), (3, -202), (12, -212, "c"),
        (24, -206), (29, -192, "c"),
        (4, -180)]  # fmt: skip
    d.shape(smooth(blouse), WHITE, INNER)
    body: list[Node] = [
        (-22, -196, "c"), (-25, -182), (-20, -166), (-19, -148, "c"), (4, -143), (26, -148, "c"),
        (25, -168), (28, -194, "c"),
        (14, -186), (2, -184), (-12, -187),
    ]  # fmt: skip
    d.shape(smooth(body), DARK_GREEN, OUTER, shade=[Shade(depth=0.36, spacing=5, width=2.8)])
    for y in (-178, -169, -160):
        d.line(smooth([(-12, y - 3), (-4, y + 2), (4, y - 3)], closed=False), DETAIL, ink=YELLOW)
    for k in range(6):
        d.shape(
            circle(-6 + 3.6 * k, -207 + (2.4 if k in (2, 3) else 0) + (1.2 if k in (1, 4) else 0), 2.5),
            RED,
            DETAIL,
        )


def _head(d: Drawing) -> None:
    veil: list[Node] = [
        (-8, -262, "c"),
        (10, -264),
        (22, -252),
        (24, -232),
        (32, -214),
        (34, -198, "c"),
        (20, -204),
        (8, -220),
    ]
    d.shape(smooth(veil), YELLOW, INNER, shade=[Shade(depth=0.4, spacing=4.8, width=2.6)])
    with d.at(0, -238, 1.0):
        small_head(d, INK, rosy=True)
        d.shape(circle(4.6, 7.6, 2.4), YELLOW, DETAIL)
    band: list[Node] = [
        (-15, -249, "c"), (-14, -260), (-2, -266), (12, -263), (22, -250), (24, -236, "c"), (14, -242),
        (8, -252), (-4, -254),
    ]  # fmt: skip
    d.shape(smooth(band), YELLOW, INNER, shade=[Shade(angle=60, depth=0.36, spacing=4.4, width=2.4)])


def _jar(d: Drawing) -> None:
    d.shape(ellipse(2, -267, 15, 5), RED, INNER, shade=[Shade(angle=90, depth=0.5, spacing=4.4, width=2.2)])
    for side in (-1, 1):
        d.limb([(2 + side * 7, -328, 2.6), (2 + side * 18, -334, 2.6), (2 + side * 22, -320, 2.6),
            (2 + side * 19, -308, 2.6)],
            EARTH, INNER, depth=0)  # fmt: skip
    jar: list[Node] = [
        (-5, -338, "c"), (-3, -328), (-12, -318), (-21, -304), (-21, -290), (-10, -274),
        (-4, -271, "c"), (8, -271, "c"),
        (14, -274), (25, -290), (25, -304), (16, -318), (7, -328), (9, -338, "c"),
    ]  # fmt: skip
    d.shape(smooth(jar), EARTH, OUTER, shade=[Shade(depth=0.4, spacing=4.8, width=2.8)])
    belt: list[Node] = [
        (-21, -305, "c"),
        (2, -298),
        (25, -305, "c"),
        (25, -293, "c"),
        (2, -286),
        (-21, -293, "c"),
    ]
    d.shape(smooth(belt), OCHRE, INNER)
    wave: list[Node] = [(-18 + 5.7 * k, -297 + (3 if k % 2 else -2) + (3 - abs(k - 3.5))) for k in range(8)]
    d.line(smooth(wave, closed=False), DETAIL, ink=RED)
    d.shape(ellipse(2, -338, 9, 3.2), EARTH, INNER)
    hand: list[Node] = [
        (-35, -262, "c"),
        (-26, -260, "c"),
        (-19, -274),
        (-14, -288),
        (-19, -291),
        (-26, -280),
        (-33, -274),
    ]
    d.shape(smooth(hand), FLESH, DETAIL)
    d.lens([(-29, -268), (-23, -276), (-18, -286)], 1.8)


def _near_arm(d: Drawing) -> None:
    """The fist on the hip."""
    upper: list[Station] = [(24, -198, 11), (42, -182, 12.4), (52, -170, 9.6)]
    d.limb(upper, WHITE, OUTER, start="round", end="round", depth=0.75, spacing=5, width=2.6)
    d.limb(
        [(52, -169, 6.6), (42, -156, 5.8), (30, -150, 5)],
        FLESH,
        INNER,
        start="round",
        depth=0.7,
        spacing=4.6,
        width=2.2,
    )
    d.shape(smooth([(33, -156, "c"), (32, -144, "c"), (22, -142), (15, -147), (20, -154)]), FLESH, DETAIL)
    d.ticks(((17, -148), (25, -149), 2), ((19, -152), (26, -152), 2))
