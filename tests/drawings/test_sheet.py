"""A contact sheet shows the cards that were asked for, or says what there is not."""

import itertools
from pathlib import Path

import pygame
import pytest

from tools.drawings.sheet import FELT, GAP, main


def test_cards_of_two_decks_stand_side_by_side(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    assert main(["napoletane,francesi4", str(out), "RC", "back-red", "--height", "50"]) == 0
    page = pygame.image.load(out)
    assert page.get_height() == 50 + 2 * GAP
    middle = [page.get_at((x, GAP + 25))[:3] for x in range(page.get_width())]
    cards = sum(before == FELT != after for before, after in itertools.pairwise(middle))
    assert cards == 4


@pytest.mark.parametrize(
    ("words", "told"), [(("napoli",), "deck 'napoli'"), (("grandi", "8C"), "8C in the deck")]
)
def test_what_there_is_not_is_one_sentence(
    words: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck, *codes = words
    assert main([deck, str(tmp_path / "sheet.png"), *codes]) == 1
    assert told in capsys.readouterr().err
