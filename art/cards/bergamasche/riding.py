"""The coat that three of the riders wear; its skirt is in `seat`."""

from __future__ import annotations

from art.cards.bergamasche import dress
from art.cards.bergamasche.inks import INK
from art.cards.kit.paths import Node
from art.cards.kit.svg import Drawing

AXIS = 228.0


def coat(d: Drawing, fill: str, edge: str, *, lacing: bool = False) -> None:
    """A coat closed by buttons on `edge`; `lacing`: by black cords."""
    dress.cloth(
        d, [(178, 252, "c"), (138, 270), (136, 330), (148, 384), (146, 424, "c"), (230, 446), (314, 424, "c"),
            (308, 384), (318, 330), (316, 268), (280, 250, "c")], fill,
        folds=[([(158, 340), (170, 380), (164, 414)], 7), ([(296, 340), (284, 380), (292, 418)], 6)],
    )  # fmt: skip
    band: list[Node] = [
        (214, 252, "c"),
        (244, 252, "c"),
        (242, 350),
        (238, 444, "c"),
        (212, 444, "c"),
        (214, 350),
    ]
    dress.cloth(d, band, edge)
    if lacing:
        for y in (300, 340, 380, 416):
            d.lens([(190, y), (AXIS, y + 7), (266, y)], 7)
            dress.buttons(d, [(190, y), (266, y)], edge, 5)
    dress.buttons(d, [(AXIS, y + 6) for y in (300, 342, 384)], INK, 8)
