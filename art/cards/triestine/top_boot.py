"""The near leg of the old officer in the saddle: breeches and a top boot. It faces left.

Units of the card.
"""

from __future__ import annotations

from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.triestine.inks import INK
from art.cards.triestine.strokes import turned


def boot(d: Drawing, lining: str) -> None:
    """The black shaft from the band up to the knee, its top higher before than behind, narrowly lined."""
    shaft: list[Node] = [(192, 396, "c"), (197, 424), (206, 480, "c"), (268, 480, "c"), (268, 446),
        (262, 414, "c")]  # fmt: skip
    d.shape(smooth(shaft), INK, OUTER)
    top: list[Node] = [(188, 388, "c"), (202, 404), (228, 412), (265, 411, "c"), (267, 421, "c"), (230, 423),
        (202, 417), (188, 402, "c")]  # fmt: skip
    d.shape(smooth(top), lining, OUTER)


def thigh(d: Drawing, fill: str) -> None:
    """The thigh from the hip under the belt, narrowing down to the knee, and the knee in the boot's top."""
    nodes: list[Node] = [(288, 336, "c"), (260, 344), (232, 356), (208, 368), (193, 379), (190, 391),
        (204, 405), (230, 412), (262, 412, "c"), (294, 421), (330, 427), (362, 416), (376, 380),
        (352, 338, "c")]  # fmt: skip
    leg = smooth(nodes)
    d.shape(leg, fill, OUTER)
    turned(d, [(366, 412), (340, 425), (312, 424)], [(344, 378), (322, 396), (304, 406)], 8, width=3.6)
    d.fold(([(262, 412), (254, 401), (240, 396)], 7), ([(272, 414), (272, 402), (282, 392)], 4.4))
    # The kneecap under the cloth.
    d.lens([(216, 370), (204, 380), (203, 396)], 3.8)
    d.line(leg, INNER)
