"""The near leg of the old officer in the saddle: breeches, a top boot, the flap behind them. It faces left.

Units of the card.
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.engrave import rake
from art.cards.triestine.inks import BROWN, GREY, INK, YELLOW


def flap(d: Drawing) -> None:
    """The saddle's flap, before the knee and behind the boot."""
    nodes: list[Node] = [(262, 346, "c"), (222, 360), (190, 384), (184, 420), (190, 480, "c"),
        (300, 480, "c"), (318, 440), (330, 400), (326, 350, "c")]  # fmt: skip
    d.shape(smooth(nodes), BROWN, OUTER)
    d.line(smooth([(196, 388), (192, 420), (198, 470)], closed=False), DETAIL, ink=YELLOW)
    rake(d, [(280, 422), (296, 424), (314, 427)], [(284, 452), (296, 450), (308, 448)], 7, width=3.6, seed=71)


def boot(d: Drawing, lining: str) -> None:
    """The shaft from the band up to the knee, its top higher before than behind."""
    shaft: list[Node] = [(199, 404, "c"), (206, 430), (220, 480, "c"), (278, 480, "c"), (280, 452),
        (264, 422, "c")]  # fmt: skip
    d.shape(smooth(shaft), INK, OUTER)
    d.lens([(216, 422), (221, 438), (228, 458)], 5, ink=GREY)
    d.lens([(228, 428), (232, 442), (238, 456)], 3, ink=GREY)
    d.lens([(266, 432), (272, 442), (273, 454)], 2.6, ink=GREY)
    top: list[Node] = [(193, 394, "c"), (206, 411), (232, 418), (266, 415, "c"), (269, 428, "c"), (234, 432),
        (207, 426), (192, 412, "c")]  # fmt: skip
    d.shape(smooth(top), lining, OUTER, shade=[Shade(depth=0.4, spacing=4.8, width=2.6)])


def thigh(d: Drawing, fill: str) -> None:
    """The thigh from the hip under the belt down to the knee, and the knee in the boot's top."""
    nodes: list[Node] = [(288, 336, "c"), (262, 346), (236, 360), (214, 372), (199, 384), (196, 398, "c"),
        (208, 412), (232, 420), (263, 418, "c"), (294, 424), (330, 429), (362, 416), (376, 380),
        (352, 338, "c")]  # fmt: skip
    leg = smooth(nodes)
    d.shape(leg, fill, OUTER)
    rake(d, [(270, 419), (294, 424), (328, 428)], [(282, 398), (306, 399), (336, 394)],
        12, width=3.8, seed=72)  # fmt: skip
    d.fold(([(263, 418), (259, 404), (248, 396)], 8), ([(274, 417), (274, 404), (268, 394)], 5))
    # The kneecap under the cloth.
    d.lens([(224, 372), (212, 383), (211, 400)], 3.8)
    d.lens([(229, 385), (223, 393), (224, 403)], 2.6)
    d.line(smooth([(330, 376), (296, 384), (262, 389), (238, 402)], closed=False), DETAIL)
    d.shapes([circle(x, y, 4) for x, y in ((282, 387), (264, 389), (248, 395))], YELLOW, DETAIL)
    d.fold(([(258, 348), (274, 360), (294, 362)], 6))
    d.line(leg, INNER)
