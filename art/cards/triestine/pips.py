"""The number cards of all four suits: their drawing, the frame over it, the figures in the corners."""

from __future__ import annotations

from functools import partial

from art.cards.kit.deck import painted
from art.cards.kit.svg import Drawing
from art.cards.triestine import coins, goblets, poles, sabres
from art.cards.triestine.card import blank, frame
from art.cards.triestine.corner import corners

_FIGURES = {**goblets.FIGURES, **coins.FIGURES, **poles.FIGURES, **sabres.FIGURES}


def _numbered(d: Drawing, code: str) -> None:
    _FIGURES[code](d)
    frame(d)
    corners(d, code)


CARDS = painted(blank, {code: partial(_numbered, code=code) for code in _FIGURES})
