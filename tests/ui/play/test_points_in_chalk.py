"""The points of the hand stand in chalk on the slate, unless they are to be counted in the head."""

from typing import Any

import pytest

from briscola.ui.views import slate
from tests.ui.play.pointed import Table


@pytest.fixture
def chalked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Words written over the slate, in their order."""
    found: list[str] = []
    plain = slate.draw_chalk

    def noted(target: Any, kit: Any, words: str, *args: Any) -> None:
        found.append(words)
        plain(target, kit, words, *args)

    monkeypatch.setattr("briscola.ui.views.table_centre.draw_chalk", noted)
    return found


@pytest.mark.parametrize(
    ("game", "words"), [("two", "{n} points"), ("pairs", "{n} points"), ("three", "{n}")]
)
def test_the_slate_shows_the_points_of_the_hand(chalked: list[str], game: str, words: str) -> None:
    table = Table(game).to_play(4)
    table.picture()
    view = table.view
    sides = view.rules.side_of if view.rules.in_sides else [(place,) for place in view.order]
    taken = {sum(view.points[place] for place in side) for side in sides}
    assert max(taken) > 1 and {words.format(n=n) for n in taken if n != 1} <= set(chalked)


def test_whoever_counts_in_the_head_sees_no_points(chalked: list[str]) -> None:
    table = Table("two", live_points=False).to_play(3)
    table.picture()
    assert chalked == []


def test_when_the_hand_is_over_the_points_lie_under_the_piles_again() -> None:
    table = Table("two")
    while table.wait():
        table.play_first()
    view, piles = table.view, [thing for thing in table.scene.things if thing.kind == "pile"]
    assert view.ended is not None and sum(view.points) == 120
    for pile in piles:
        points = table.app.kit.fonts.width(f"{view.points[pile.place or 0]} points", "small-strong")
        assert pile.rects[0].width > points
    assert len(piles) == 2
