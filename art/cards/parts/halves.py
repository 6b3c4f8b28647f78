"""A two-headed court: a figure in the upper half of the frame, and the same figure turned below it."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.kit.card import Format
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import rect
from art.cards.kit.svg import Drawing


def halves(card: Drawing, form: Format, figure: Callable[[Drawing], None]) -> None:
    """Draw both halves. `figure` draws in card units into the upper half; what sticks out is cut off."""
    wide, high, inset, cut = form.width, form.height, form.inset, form.height / 2
    # The lower half comes first and is trimmed by paper: of two clips this saves one, and a clip is dear.
    card.use("h", figure, wide, high, rotate=180)
    margins = (
        rect(0, 0, wide, cut), rect(0, cut, inset, cut),
        rect(wide - inset, cut, inset, cut), rect(inset, high - inset, wide - 2 * inset, inset),
    )  # fmt: skip
    card.shapes(margins, PAPER, None)
    with card.clip(rect(inset, inset, wide - 2 * inset, cut - inset)):
        card.use("h", figure, 0, 0)
    card.two_headed = True
