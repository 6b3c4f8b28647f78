"""Signs of a number card: no two are stamped twins, upright or on their heads."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.ndimage import find_objects, label, shift

from art.cards.decks import REGISTER, load
from art.tests.pictures import grey, small, sources

HEIGHT = 640  # pixels: a card on a large window
LEAST = 0.012  # share of a sign's area whose grey differs clearly; equal stamps stay under a third of it
LARGE = 1800  # pixels of area: smaller things are figures and ornaments
FULL = 0.2  # share of its box that a sign fills at least; the lines of a broken frame fill less
NUMBERS = [(deck, rank + suit) for deck in REGISTER for suit in "CDBS" for rank in "234567"]

Grey = NDArray[np.float64]


def signs(deck: str, code: str) -> list[Grey]:
    """Grey pictures of everything that stands alone on the card and does not touch its frame."""
    info, _ = load(deck)
    picture = grey(small(sources(deck)[code], round(HEIGHT * info.width / info.height), HEIGHT))
    pieces, _ = label(picture < 215, structure=np.ones((3, 3)))
    found = []
    for number, box in enumerate(find_objects(pieces), start=1):
        inside = pieces[box] == number
        if inside.sum() >= max(LARGE, FULL * inside.size) and inside.shape[0] < 0.75 * picture.shape[0]:
            found.append(np.where(inside, picture[box], 255.0))
    return found


def unlike(one: Grey, two: Grey) -> float:
    """Least share of the area that differs clearly, over small shifts."""
    wide, high = (max(ends) + 4 for ends in zip(one.shape, two.shape, strict=True))
    page, other = (np.full((wide, high), 255.0) for _ in range(2))
    page[2 : 2 + one.shape[0], 2 : 2 + one.shape[1]] = one
    other[2 : 2 + two.shape[0], 2 : 2 + two.shape[1]] = two
    ways = (-1.0, -0.5, 0.0, 0.5, 1.0)
    area = (page < 250).sum()
    return min(
        float((np.abs(page - shift(other, way, order=1, cval=255.0)) > 70).sum() / area)
        for way in itertools.product(ways, ways)
    )


@pytest.mark.parametrize(("deck", "code"), NUMBERS)
def test_no_two_signs_of_a_card_are_twins(deck: str, code: str) -> None:
    for one, two in itertools.combinations(signs(deck, code), 2):
        if max(abs(a - b) for a, b in zip(one.shape, two.shape, strict=True)) <= 4:
            least = min(unlike(one, two), unlike(one, two[::-1, ::-1]))
            assert least >= LEAST, f"{code} of {deck}: two signs differ on {least:.2%} of their area"
