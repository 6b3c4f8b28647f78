"""Whatever paper lies over a table, every name, every card one may play and every bid stay in sight."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from briscola.client.host.library import Library
from briscola.client.host.recorder import MatchRecorder
from briscola.client.hot_seat.agreement import house_of
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.actions import Bid, Call, Play
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.scenes.panels.call_panel import CallPanel
from tests.spread import diagonal, quick_some
from tests.ui.aids import guide_of
from tests.ui.demands import LANGUAGES, LONGEST
from tests.ui.evening import Evening, asked_for, at_table
from tests.ui.robot import plain_settings

pytestmark = pytest.mark.usefixtures("always_in_focus")

SIZES = [(1024, 600), (1050, 660), (1280, 800), (1920, 1080), (1080, 1400)]
PLAYED = ("two", "three", "pairs", "five", "bisca, nine cards", "prini, all dealt", "open dummy")
MOMENTS = [*((game, Play) for game in PLAYED), ("chiamata", Bid), ("chiamata", Call)]


def papers(table: Evening) -> Iterator[tuple[str, pygame.Rect]]:
    """Everything that lies over the table now."""
    context, overlays, guide = table.scene.context, table.scene.overlays, guide_of(table.scene)
    panel = context.panel
    if panel is not None and not panel.covers_table:
        yield "panel", panel.rect
    if overlays.hint.rect is not None:
        yield "hint", overlays.hint.rect
    for name, rect, _words in (*overlays.caption.hover_targets, *overlays.chat.hover_targets):
        yield name, rect
    if guide.rect is not None:
        yield "guide", guide.rect


def to_be_seen(table: Evening) -> Iterator[tuple[str, pygame.Rect]]:
    scene = table.scene
    layout, panel = scene.context.layout, scene.context.panel
    if isinstance(panel, CallPanel):  # a hint may lie on its large picture
        yield from ((f"control {at}", rect) for at, rect in enumerate(panel.occupied[0]))
        yield from ((f"words {at}", rect) for at, rect in enumerate(panel.words))
        return
    for place, seat in layout.seats.items():
        yield f"name {place}", seat.tag
        yield f"face {place}", seat.face
    for code in scene.hand.codes:
        yield code, bounds([scene.hand.pose(code)], layout.ratio)
    for place, rect in scene.context.picture.bubble_rects(table.view, scene.now()).items():
        yield f"bid {place}", rect


def covered(table: Evening) -> list[tuple[str, str]]:
    table.app.tick(0.05)
    table.app.draw()
    seen = list(to_be_seen(table))
    return [(over, under) for over, rect in papers(table) for under, lies in seen if rect.colliderect(lies)]


@pytest.mark.parametrize("large", quick_some([160, 100], 1), ids=str)
@pytest.mark.parametrize(
    ("moment", "size", "language"),
    quick_some([*product([("chiamata", Bid)], SIZES, [LONGEST]), *diagonal(MOMENTS, SIZES, LANGUAGES)], 4),
    ids=str,
)
def test_no_paper_covers_a_name_or_a_card_one_may_play_or_a_bid(
    moment: tuple[str, type], size: tuple[int, int], language: str, large: int
) -> None:
    """With a caption, then with a hint, then with the table of all choices."""
    game, kind = moment
    table = asked_for(kind, game, size=size, language=language, text_size=large)
    table.scene.overlays.caption.explain()
    assert covered(table) == []
    table.hint()
    assert covered(table) == []
    table.key(pygame.K_h)
    assert table.scene.overlays.hint.whole
    assert covered(table) == []


@pytest.mark.parametrize(("size", "language"), quick_some([*product(SIZES, LANGUAGES)], 3), ids=str)
def test_the_points_in_hand_stand_clear_of_every_button(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    """The table that takes choices back has one button more."""
    house = plain_settings(undo=True)
    keeper = MatchRecorder(Library(tmp_path), house=house_of(house, MatchSetup()))
    table = at_table("chiamata", 5, recorder=keeper, size=size, language=language)
    scene = table.scene
    table.play_until(lambda: scene.context.in_auction and table.asked)
    assert "undo" in scene.context.round_buttons
    table.app.draw()
    worth = scene.context.picture.hand_words.worth_rect(table.view)
    assert worth is not None and worth.collidelist(list(scene.context.round_buttons.values())) < 0
    assert (
        worth.collidelist(
            [bounds([pose], scene.context.layout.ratio) for pose in scene.context.layout.hand(8)]
        )
        < 0
    )
