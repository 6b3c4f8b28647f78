"""Corner indices: placed again they stand where they stood, and show what they showed."""

import numpy as np
import pygame
import pytest

from art.index.__main__ import files
from art.index.deck import CARDS, rules
from art.index.placing import picture
from briscola.system import resources, svg_document

DECKS = [path.parent.name for path in sorted(CARDS.glob("*/deck.json")) if rules(path.parent).silent]


@pytest.mark.parametrize("deck", DECKS)
def test_the_program_places_and_draws_the_indices_of_a_deck_as_they_are(deck: str) -> None:
    elsewhere = []
    for code, drawn in files(CARDS / deck).items():
        kept = resources.drawing(CARDS / deck / "index" / f"{code}.svg")
        if svg_document.view(kept) != pytest.approx(svg_document.view(drawn), abs=0.11):
            elsewhere.append(code)
            continue
        one, other = (pygame.surfarray.array3d(picture(svg, (80, 160))).astype(int) for svg in (kept, drawn))
        assert np.abs(one - other).max() <= 8, code
    # Where two places are as good, a rasteriser's rounding decides.
    assert len(elsewhere) <= 1, elsewhere
