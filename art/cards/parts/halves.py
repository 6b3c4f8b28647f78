"""A two-headed court: a figure in the upper half of the frame, and the same figure turned below it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from art.cards.kit.card import Format
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Matrix, placed, rect
from art.cards.kit.room import STILL, Room
from art.cards.kit.svg import Drawing


def turned_half(card: Drawing, figure: Callable[[Drawing], None], inset: float, room: Room) -> None:
    """Draw the figure turned by half a turn, stepping aside for the index of the other end."""
    turn = placed(card.width, card.height, 1.0, 180)
    with _stepping(card, room, turn.after(room.half(card.width, card.height, inset)).after(turn)):
        card.use("h", figure, card.width, card.height, rotate=180)


def upright_half(card: Drawing, figure: Callable[[Drawing], None], inset: float, room: Room) -> None:
    """Draw the figure, stepping aside for an index."""
    with _stepping(card, room, room.half(card.width, card.height, inset)):
        card.use("h", figure, 0, 0)


def _stepping(card: Drawing, room: Room, move: Matrix) -> AbstractContextManager[None]:
    return nullcontext() if room == STILL else card.stepping(move)


def halves(card: Drawing, form: Format, figure: Callable[[Drawing], None], room: Room = STILL) -> None:
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
