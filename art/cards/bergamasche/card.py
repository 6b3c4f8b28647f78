"""The empty card of this deck and its frame: one line with rounded corners."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from art.cards.kit.burin import Burin
from art.cards.kit.card import Format
from art.cards.kit.deck import Cards, Figures, painted
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Outline, Segment, rect
from art.cards.kit.svg import INNER, Drawing


class Woodcut(Burin):
    """The pen of this deck: a light hand, no crossing layers; the shortest strokes are grit, not tone."""

    pressure, swelling, finest, crossings = 1.0, 1.5, INNER, 0
    shortest = 5.0


CARD = Format(510, 940, "g", inset=25, pen=Woodcut)
WIDTH, HEIGHT, INSET = CARD.width, CARD.height, CARD.inset
blank, px, py = CARD.blank, CARD.px, CARD.py
CORNER: Final = 30.0
"""Radius of the frame's corners."""


def window() -> Outline:
    """The area within the frame."""
    left, top, right, foot = INSET, INSET, WIDTH - INSET, HEIGHT - INSET
    r, h = CORNER, CORNER * (1 - 0.5523)
    arcs: list[Segment] = [
        ((right - r, top), (right - h, top), (right, top + h), (right, top + r)),
        ((right, foot - r), (right, foot - h), (right - h, foot), (right - r, foot)),
        ((left + r, foot), (left + h, foot), (left, foot - h), (left, foot - r)),
        ((left, top + r), (left, top + h), (left + h, top), (left + r, top)),
    ]
    chain: list[Segment] = []
    for k, arc in enumerate(arcs):
        before = arcs[k - 1][3]
        chain += [(before, before, arc[0], arc[0]), arc]
    return Outline(segments=tuple(chain))


def frame(d: Drawing) -> None:
    """The frame; draw it after all that touches it."""
    d.over()
    d.line(window(), INNER)


def trim(d: Drawing) -> None:
    """Paper over all that sticks out of the frame, then the frame: quicker to draw than a clip."""
    inner = window().segments
    hole = Outline(segments=tuple((s, r, q, p) for p, q, r, s in reversed(inner)))
    d.shapes([rect(0, 0, WIDTH, HEIGHT), hole], PAPER, None)
    frame(d)


def number_cards(figures: Figures) -> Cards:
    """Number cards from what is drawn within their frame."""

    def drawn(d: Drawing, figure: Callable[[Drawing], None]) -> None:
        figure(d)
        frame(d)

    return painted(blank, {code: partial(drawn, figure=figure) for code, figure in figures.items()})
