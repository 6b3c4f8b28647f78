"""The frame common to all court cards: one half drawn once and turned, a sash over the cut, box and signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from art.cards.francesi.bosses import Boss
from art.cards.francesi.card import BOX, CENTRE, HEIGHT, WIDTH, FrenchCard, Palette, box
from art.cards.francesi.figure import Figure
from art.cards.francesi.sashes import HalfSash
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import Node, Outline, Point, placed, smooth
from art.cards.kit.svg import OUTER, Drawing

SIGN: Final[Point] = (148.0, 116.0)
"""Centre of the upper suit sign, inside the box."""
_SIGN_HEIGHT: Final = 74.0
_FRAME: Final = 0.6 * OUTER
"""The box is lighter than the figures in it."""
_SASH: Final = 15.0
"""Nothing is seen of a figure closer than this to the dividing line, under the narrowest sash."""
_LEFT, _TOP, _WIDE, _TALL = BOX


def court_card(
    code: str,
    palette: Palette,
    figure: Callable[[Figure], None],
    *,
    cut: Sequence[Point],
    belt: HalfSash,
    boss: Boss,
) -> FrenchCard:
    """A court card. `cut`: the dividing line from the left edge of the box to the centre; its other half
    follows by a half turn. `belt` draws the sash along it, `boss` what holds it in the middle."""
    suit = code[1]
    card = FrenchCard(WIDTH, HEIGHT, name=code)
    first = Figure(WIDTH, HEIGHT, name=code + "f", visible=_above(cut, lifted=_SASH))
    figure(first)

    def half(d: Drawing) -> None:
        known = Figure(WIDTH, HEIGHT, name=code + "f", visible=_above(cut, lifted=_SASH), covers=first.covers)
        figure(known)
        d.inset(known, 0, 0, 1)

    def half_sash(d: Drawing) -> None:
        band = Figure(WIDTH, HEIGHT, name=code + "s", visible=box())
        start = (_LEFT - 12, cut[0][1] + (cut[0][1] - cut[1][1]) * 12 / (cut[1][0] - cut[0][0]))
        belt(band, [start, *cut])
        d.inset(band, 0, 0, 1)

    card.use("h", half, 0, 0)
    # Only the lower half is cut, and on paper: the upper one ends under it.
    lower = _above(cut).under(placed(WIDTH, HEIGHT, rotate=180))
    with card.clip(lower):
        card.shape(lower, PAPER, None)
        card.use("h", half, WIDTH, HEIGHT, rotate=180)
    card.use("s", half_sash, 0, 0)
    card.use("s", half_sash, WIDTH, HEIGHT, rotate=180)
    # Sleeves and sashes run on beyond the box; the margin's paper trims them.
    card.margin(PAPER)
    with card.at(*CENTRE):
        boss(card)
    card.figures_printed(palette.plates[suit])
    card.line(box(), _FRAME * palette.frames[suit], ink=palette.borders[suit])
    ink = palette.signs[suit]
    card.sign(suit, ink, *SIGN, _SIGN_HEIGHT)
    card.sign(suit, ink, WIDTH - SIGN[0], HEIGHT - SIGN[1], _SIGN_HEIGHT, turned=True)
    card.indices(code[0], suit, ink)
    card.two_headed = True
    return card


def _above(cut: Sequence[Point], *, lifted: float = 0.0) -> Outline:
    """The part of the box above the dividing line, or above a line that much higher."""
    other = [(WIDTH - x, HEIGHT - y) for x, y in reversed(cut[:-1])]
    line = [(x, y - lifted) for x, y in smooth([*cut, *other], closed=False).sample(12)]
    right = _LEFT + _WIDE
    corners: list[Node] = [(right, _TOP, "c"), (_LEFT, _TOP, "c")]
    return smooth([*((x, y, "c") for x, y in line), *corners])
