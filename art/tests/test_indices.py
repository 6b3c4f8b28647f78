"""Corner indices: they cover nothing of any card, stand where a fan shows them, and are large enough."""

from __future__ import annotations

import re
from functools import cache

import numpy as np
import pytest

from art.cards.decks import ASSETS, REGISTER, load
from art.cards.index import SILENT, Spot
from art.cards.kit.room import Room
from art.cards.placing import WIDE, Mask, covered, free, mask, paper
from art.tests.pictures import sources
from briscola.ui.render.svg_store import indexed

SILENT_DECKS = [deck for deck in REGISTER if SILENT[load(deck)[0].index]]
NUMBERED = [deck for deck in SILENT_DECKS if "7" in SILENT[load(deck)[0].index]]
SEEN = 0.01
"""A share of an index under which so little of a contour lies that nobody sees it."""
FAN = 0.35
"""Of the card's width and height: the corner that a fan shows."""
STRIP = 0.22
"""Of the width: the strip that it shows of the rest."""
LEAST = 0.11
"""Of the width: a rank or sign less high than that is not read in the smallest window."""
BREATH = 0.03
"""Of the width: signs stay so far from the card's edges."""


@cache
def view(deck: str, code: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of a card's index, in shares of the card's width."""
    svg = (ASSETS / deck / "index" / f"{code}.svg").read_text(encoding="utf-8")
    found = re.search(r'viewBox="([-\d. ]+)"', svg)
    assert found is not None
    left, top, width, height = (float(part) / load(deck)[0].width for part in found[1].split())
    return left, top, width, height


def index(deck: str, code: str) -> Mask:
    """The form of a card's index with its edge of paper, at `WIDE` px of card."""
    svg = (ASSETS / deck / "index" / f"{code}.svg").read_text(encoding="utf-8")
    _, _, width, height = view(deck, code)
    return mask(svg, width, height)


def silent(deck: str) -> list[str]:
    """The codes of the cards of that deck with an index."""
    return sorted(path.stem for path in (ASSETS / deck / "index").glob("*.svg"))


@pytest.mark.parametrize("deck", SILENT_DECKS)
def test_an_index_covers_nothing_of_a_figure_a_sign_or_a_motto(deck: str) -> None:
    info, _ = load(deck)
    shares = {}
    for code in silent(deck):
        left, top, _, _ = view(deck, code)
        ground = free(indexed(sources(deck)[code]), info)
        shares[code] = covered(ground, index(deck, code), Spot(x=left, y=top))
    assert {code: share for code, share in shares.items() if share > SEEN} == {}


@pytest.mark.parametrize("deck", NUMBERED)
def test_the_index_of_a_number_card_stands_in_the_corner_itself_at_its_full_size(deck: str) -> None:
    info, _ = load(deck)
    views = {code: view(deck, code) for code in silent(deck) if code[0] in "234567"}
    highest = max(height for _, _, _, height in views.values())
    for code, (left, top, _, height) in views.items():
        assert (left, top) == pytest.approx((info.index_inset, info.index_inset), abs=0.001), code
        assert height == pytest.approx(highest, abs=0.001), code


@pytest.mark.parametrize("deck", SILENT_DECKS)
def test_a_fan_shows_the_whole_index(deck: str) -> None:
    info, _ = load(deck)
    for code in silent(deck):
        left, top, width, height = view(deck, code)
        assert left + width / 2 <= STRIP, code
        assert left + width <= FAN, code
        assert top + height <= FAN * info.height / info.width, code


@pytest.mark.parametrize("deck", SILENT_DECKS)
def test_an_index_is_large_enough(deck: str) -> None:
    for code in silent(deck):
        _, _, _, height = view(deck, code)
        # Rank alone, or rank and sign.
        assert height >= LEAST, code


@pytest.mark.parametrize("deck", NUMBERED)
def test_signs_that_make_room_stay_on_the_card(deck: str) -> None:
    info, _ = load(deck)
    edge = round(BREATH * WIDE)
    numbers = [code for code in silent(deck) if code[0] in "234567"]
    blank = {code: paper(indexed(sources(deck)[code]), info) for code in numbers}
    inner = np.s_[edge:-edge, edge:-edge]
    assert [code for code in numbers if (~blank[code]).sum() != (~blank[code][inner]).sum()] == []


def test_a_sign_moves_with_its_room_and_shrinks_about_itself() -> None:
    room = Room(across=0.5, down=1, size=0.5, right=10)
    move = room.sign(20, 30, 100, 200)
    assert move.apply((20, 30)) == pytest.approx((45, 30))
    assert move.apply((24, 30)) == pytest.approx((47, 30))
    assert Room(across=0.8, down=0.9, whole=True).all(100, 200).apply((50, 100)) == pytest.approx((50, 100))
