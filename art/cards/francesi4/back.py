"""The backs of the deck in four colours: those of the house with a lobed oval, and the signs for a border."""

from __future__ import annotations

from typing import Final

from art.cards.francesi.back import back as house_back
from art.cards.francesi.card import HEIGHT, WIDTH, FrenchCard
from art.cards.francesi.pips import OPTICAL_HEIGHT, PIP_PATHS
from art.cards.francesi.small_back import small as small_house_back
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import circle, lozenge, rect, star
from art.cards.kit.svg import DETAIL, Drawing

PETROL: Final = "#1b5a70"
WINE: Final = "#8a1a36"
_MIDDLE: Final = 57.0
"""Distance of the signs from the edge of the card."""
_ORDER: Final = "SDBC"


def back(name: str, ink: str) -> FrenchCard:
    """The back in the given ink."""
    return house_back(name, ink, border=_signs, lobed=True)


def small(name: str, ink: str) -> FrenchCard:
    """The back of a small card in the given ink."""
    return small_house_back(name, ink, border=_lozenges, lobed=True)


def _signs(card: FrenchCard, ink: str) -> None:
    """The four signs by turns along all sides, beads between them; a star in each corner."""
    card.line(rect(36.5, 36.5, WIDTH - 73, HEIGHT - 73), DETAIL, ink=PAPER)

    def half(d: Drawing) -> None:
        _upper_half(d, 25, across=10, down=15)
        for k in range(10):
            d.shape(circle(_along(WIDTH, 10, k + 0.5), _MIDDLE, 3), PAPER, None)
        for x, halves in ((_MIDDLE, 8), (WIDTH - _MIDDLE, 7)):
            for k in range(halves):
                d.shape(circle(x, _along(HEIGHT, 15, k + 0.5), 3), PAPER, None)
        for x in (_MIDDLE, WIDTH - _MIDDLE):
            d.shape(star(x, _MIDDLE, 15, 6, 8), PAPER, None)
            d.shape(circle(x, _MIDDLE, 3.4), ink, None)

    card.use("h", half, 0, 0)
    card.use("h", half, WIDTH, HEIGHT, rotate=180)


def _lozenges(d: Drawing) -> None:
    """At that size large and small lozenges by turns stand for the signs."""
    places = [(k, _along(WIDTH, 8, k), _MIDDLE) for k in range(9)]
    places += [(k, x, _along(HEIGHT, 12, k)) for k in range(1, 7) for x in (_MIDDLE, WIDTH - _MIDDLE)]
    d.flats(*(lozenge(x, y, 10, 13) for k, x, y in places if k % 2 == 0), ink=PAPER)
    d.flats(*(lozenge(x, y, 6, 7) for k, x, y in places if k % 2), ink=PAPER)


def _upper_half(d: Drawing, height: float, *, across: int, down: int) -> None:
    """Signs along the top and the upper halves of the sides, their feet inwards: so many steps from corner to
    corner, `down` odd."""

    def sign_at(which: int, x: float, y: float, turn: float) -> None:
        suit = _ORDER[which % 4]

        def sign(inner: Drawing) -> None:
            assert isinstance(inner, FrenchCard)
            inner.motif(PIP_PATHS[suit], PAPER, 0, 0, height * OPTICAL_HEIGHT[suit] / 100, 0)

        d.use(suit, sign, x, y, rotate=turn)

    for k in range(1, across):
        sign_at(k, _along(WIDTH, across, k), _MIDDLE, 0)
    for k in range(1, (down + 1) // 2):
        y = _along(HEIGHT, down, k)
        sign_at(-k, _MIDDLE, y, -90)
        sign_at(across + k, WIDTH - _MIDDLE, y, 90)


def _along(length: float, steps: int, k: float) -> float:
    return _MIDDLE + (length - 2 * _MIDDLE) * k / steps
