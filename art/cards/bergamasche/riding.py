"""What the four riders wear: the coat over the breast and its skirts over the saddle."""

from __future__ import annotations

from art.cards.bergamasche import dress
from art.cards.bergamasche.inks import INK
from art.cards.kit.paths import Node
from art.cards.kit.svg import Drawing

AXIS = 228.0


def coat(d: Drawing, fill: str, edge: str, *, lacing: bool = False) -> None:
    """A coat closed by buttons on `edge`; `lacing`: by black cords."""
    dress.cloth(
        d, [(178, 252, "c"), (138, 270), (136, 330), (148, 390), (138, 450, "c"), (230, 476), (320, 450,
            "c"), (310, 390),
            (318, 330), (316, 268), (280, 250, "c")], fill,
        folds=[([(158, 340), (170, 390), (164, 430)], 7), ([(296, 350), (284, 390), (292, 436)], 6)],
    )  # fmt: skip
    band: list[Node] = [
        (214, 252, "c"),
        (244, 252, "c"),
        (242, 350),
        (236, 470, "c"),
        (210, 470, "c"),
        (214, 350),
    ]
    dress.cloth(d, band, edge)
    if lacing:
        for y in (300, 342, 384, 426):
            d.lens([(190, y), (AXIS, y + 7), (266, y)], 7)
            dress.buttons(d, [(190, y), (266, y)], edge, 5)
    dress.buttons(d, [(AXIS, y + 6) for y in (300, 342, 384)], INK, 8)


def skirts(d: Drawing, fill: str, other: str) -> None:
    """The coat's skirts, pleated in two inks from the belt down."""
    count = 4
    for k in range(count):
        a, b = 136 + 47 * k, 136 + 47 * (k + 1)
        pleat: list[Node] = [
            (a, 444, "c"),
            (b, 444, "c"),
            (b + (k - 1) * 18, 650, "c"),
            (a + (k - 2) * 18, 650, "c"),
        ]
        dress.cloth(d, pleat, (fill, other)[k % 2], seed=30 + k)
    dress.band(d, [(134, 448), (184, 462), (232, 466), (280, 460), (326, 446)], 13)
