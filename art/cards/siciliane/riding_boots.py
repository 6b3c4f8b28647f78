"""The near leg of a Sicilian knight: full breeches, stirrup and spur, and boots of four cuts."""

from __future__ import annotations

import math
from typing import Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Matrix, Node, Point, circle, placed, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.siciliane import stirrup
from art.cards.siciliane.inks import INK, PAPER, YELLOW

HIP: Point = (204, 412)
KNEE: Point = (250, 508)
STIRRUP_BAR: Point = (262, 424)
"""Point from which the leather hangs, under the thigh."""
Cut = Literal["turned", "bell", "dagged", "buttoned"]


def leg(
    d: Drawing, breeches: str, boot: str, top: str, *, cut: Cut = "turned", swing: float = 0.0,
    forward: float = 0.0,
) -> None:  # fmt: skip
    """The near leg, long in the stirrup; `top`: what is folded over the boot, or the cloth of its gaiter.

    `swing`: degrees by which the shin is drawn back (+), or braced forward (-), from the knee;
    `forward`: degrees by which the thigh points more to the front, the shin staying as it is.
    """
    thigh = _turned(-forward, HIP)
    shin = thigh.after(_turned(swing + forward, KNEE))
    with d.under(shin):
        stirrup.far_branch(d)
    stirrup.leather(d, STIRRUP_BAR, shin.apply(stirrup.EYE))
    with d.under(thigh):
        _thigh(d, breeches)
    with d.under(shin):
        _boot(d, boot, top if cut == "buttoned" else boot, pointed=cut == "dagged")
        _TOPS[cut](d, top)
        stirrup.near_branch(d)
        _spur(d)


def _thigh(d: Drawing, breeches: str) -> None:
    d.limb([(196, 404, 30), (214, 436, 39), (236, 480, 36), (250, 512, 24)], breeches, OUTER, start="round",
        end="round", depth=0.8)  # fmt: skip
    d.fold(
        ([(250, 522), (238, 484), (212, 446)], 8), ([(264, 514), (262, 480), (244, 442)], 7.5),
        ([(230, 516), (214, 486), (202, 456)], 7), ([(184, 424), (206, 434), (230, 426)], 6),
    )  # fmt: skip


def _boot(d: Drawing, foot: str, shaft: str, *, pointed: bool) -> None:
    d.limb([(252, 512, 22), (254, 550, 20.5), (250, 588, 15), (249, 612, 13)], shaft, OUTER, depth=0.9)
    toe: list[Node] = [(306, 636), (334, 622, "c"), (306, 619)] if pointed else [(304, 638),
        (316, 635, "c"), (315, 626), (304, 619)]  # fmt: skip
    shape = smooth([
        (236, 598, "c"), (234, 614), (230, 628), (230, 643, "c"), (248, 644, "c"), (250, 635, "c"),
        (266, 635), (284, 638), *toe, (284, 612), (270, 604), (263.6, 594, "c"),
    ])  # fmt: skip
    d.shape(shape, foot, OUTER, shade=[Shade(angle=90, depth=0.4, spacing=5, width=3)])
    d.shape(polyline([(238, 590), (237.4, 606), (262, 606), (262, 590)]), shaft, None)
    if shaft == INK:
        d.lens([(243, 536), (242, 566), (243, 592)], 3.6, ink=PAPER)
        d.lens([(250, 540), (249, 562), (248, 580)], 2.4, ink=PAPER)
        d.lens([(268, 622), (282, 622), (296, 628)], 3, ink=PAPER)
    else:
        d.fold(([(264, 600), (254, 604), (241, 600)], 4), ([(236, 588), (245, 592), (256, 588)], 3.6))


def _turned_down(d: Drawing, top: str) -> None:
    d.shape(
        smooth([(226, 506, "c"), (252, 498), (278, 506, "c"), (282, 534, "c"), (254, 525), (223, 536, "c")]),
        top, INNER, shade=[Shade(depth=0.4, spacing=4.8, width=2.8)],
    )  # fmt: skip
    d.line(smooth([(225, 527, "c"), (254, 517), (281, 526, "c")], closed=False), DETAIL)


def _bell(d: Drawing, top: str) -> None:
    """A wide cup of leather about the knee."""
    d.shape(
        smooth([(217, 489, "c"), (231, 498), (252, 502), (274, 497), (288, 487, "c"), (284, 512),
        (276, 540, "c"), (252, 534), (230, 542, "c"), (222, 516)]),
        top, OUTER, shade=[Shade(depth=0.44, spacing=5, width=3.2)],
    )  # fmt: skip
    d.line(
        smooth([(218, 498, "c"), (232, 507), (252, 511), (273, 506), (286, 497, "c")], closed=False), DETAIL
    )


def _dagged(d: Drawing, top: str) -> None:
    """A cuff cut into points."""
    teeth: list[Node] = [(224, 502, "c"), (252, 494), (280, 502, "c")]
    for k in range(4):
        x = 283 - 15.4 * k
        teeth += [(x, 522, "c"), (x - 7.7, 546, "c")]
    teeth.append((221, 522, "c"))
    d.shape(smooth(teeth), top, INNER, shade=[Shade(depth=0.4, spacing=5, width=2.8)])


def _buttoned(d: Drawing, top: str) -> None:
    """A gaiter over a low shoe: a strap under the knee, buttons down the side, a flap on the instep."""
    flap = smooth([(236, 588, "c"), (262, 588, "c"), (272, 608), (284, 618, "c"), (262, 620),
        (236, 614, "c")])  # fmt: skip
    d.shape(flap, top, INNER, shade=[Shade(angle=90, depth=0.4, spacing=5, width=2.8)])
    d.shapes([circle(262 - 2.2 * k, 536 + 17 * k, 4) for k in range(5)], INK, None)
    d.shape(smooth([(227, 510, "c"), (252, 504), (278, 510, "c"), (278, 522, "c"), (252, 517),
        (227, 523, "c")]), INK,
        INNER)  # fmt: skip


_TOPS = {"turned": _turned_down, "bell": _bell, "dagged": _dagged, "buttoned": _buttoned}


def _spur(d: Drawing) -> None:
    """Buckled over the heel, its star pointing back."""
    d.shape(smooth([(234, 618, "c"), (222, 622), (214, 620, "c"), (214, 625, "c"), (224, 628), (233, 626,
        "c")]), YELLOW, DETAIL)  # fmt: skip
    spokes: list[Node] = []
    for k in range(10):
        r = 8 if k % 2 == 0 else 3.4
        turn = math.radians(k * 36)
        spokes.append((211 + r * math.cos(turn), 622.5 + r * math.sin(turn), "c"))
    d.shape(polyline(spokes), YELLOW, DETAIL)


def _turned(degrees: float, centre: Point) -> Matrix:
    turned = placed(rotate=degrees)
    x, y = turned.apply(centre)
    return placed(centre[0] - x, centre[1] - y).after(turned)
