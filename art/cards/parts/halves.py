"""A two-headed court: a figure in the upper half of the frame, and the same figure turned below it."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.kit.card import Format
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import placed, rect
from art.cards.kit.room import Room
from art.cards.kit.svg import Drawing

ROOM = Room(across=0.93, down=0.95)
"""How a figure makes room for an index: the cloth beyond the frame comes in by about as much."""


def turned_half(card: Drawing, figure: Callable[[Drawing], None], inset: float, room: Room) -> None:
    """Draw the figure turned by half a turn, stepping aside for the index of the other end."""
    turn = placed(card.width, card.height, 1.0, 180)
    with card.stepping(turn.after(room.half(card.width, card.height, inset)).after(turn)):
        card.use("h", figure, card.width, card.height, rotate=180)


def upright_half(card: Drawing, figure: Callable[[Drawing], None], inset: float, room: Room) -> None:
    """Draw the figure, stepping aside for an index."""
    with card.stepping(room.half(card.width, card.height, inset)):
        card.use("h", figure, 0, 0)


def halves(card: Drawing, form: Format, figure: Callable[[Drawing], None], room: Room = ROOM) -> None:
    """Draw both halves. `figure` draws in card units into the upper half; what sticks out is cut off."""
    wide, high, inset, cut = form.width, form.height, form.inset, form.height / 2
    # The lower half comes first and is trimmed by paper: of two clips this saves one, and a clip is dear.
    turned_half(card, figure, inset, room)
    margins = (
        rect(0, 0, wide, cut), rect(0, cut, inset, cut),
        rect(wide - inset, cut, inset, cut), rect(inset, high - inset, wide - 2 * inset, inset),
    )  # fmt: skip
    card.shapes(margins, PAPER, None)
    with card.clip(rect(inset, inset, wide - 2 * inset, cut - inset)):
        upright_half(card, figure, inset, room)
    card.two_headed = True
