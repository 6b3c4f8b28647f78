"""The focus can be seen: its mark changes a line 2 px wide round every control threefold, on every ground."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path

import pygame
import pytest

from briscola.ui.render.theme import TABLES, contrast
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.widgets.choice import Stepper
from briscola.ui.widgets.dropdown import Dropdown
from tests.spread import quick_some
from tests.ui import focus_marks
from tests.ui.all_scenes import CALM, SCENES
from tests.ui.conftest import Inked, Open
from tests.ui.focus_marks import ENOUGH, drawn, marks
from tests.ui.hands import key

SIZE = (1024, 600)
LINE = 0.75
"""Least share of that line; a circle is 0.79 of the square round it."""
SECTOR = 0.28
"""A sector's outline, as a share of the square round the wheel of signs."""
LOOKS: Mapping[str, Mapping[str, object]] = {
    "green": {},
    "walnut": {"table": "walnut"},
    "night": {"table": "night"},
    "contrast": {"contrast": True},
}


# Quick although it is dear: pixels are compared, in two scenes of all.
@pytest.mark.parametrize(
    ("name", "chosen"), quick_some([(name, look) for name in SCENES for look in LOOKS], 2), ids=str
)
def test_the_focus_of_every_control_can_be_seen(
    name: str, chosen: str, open_app: Open, tmp_path: Path
) -> None:
    app = open_app(SIZE, **CALM, **LOOKS[chosen])
    SCENES[name](app, tmp_path)
    app.tick(1 / 60)
    faint = [
        mark
        for mark in marks(app)
        if mark.share < (SECTOR if mark.name == "Wheel wheel" else LINE) and mark.name != "HandView hand"
    ]
    assert not faint


CAPTIONED = [*product(("new-match", "slate, game"), (100, 120)), *product(SCENES, (100,))]


@pytest.mark.parametrize(("name", "text_size"), quick_some(CAPTIONED, 4), ids=str)
def test_the_frame_of_a_choice_cuts_no_caption(
    name: str, text_size: int, open_app: Open, inked: Inked, tmp_path: Path
) -> None:
    app = open_app(SIZE, text_size=text_size, **CALM)
    SCENES[name](app, tmp_path)
    app.tick(1 / 60)
    scene = app.top
    assert scene is not None
    inked.clear()
    scene.layout(app.size)
    scene.draw(app.window.surface)
    for widget in scene.group.order():
        inner, reach = widget.ring_rect(), widget.kit.paper.ring_reach()
        if not widget.usable or widget.clip is not None or not isinstance(widget, Stepper | Dropdown):
            continue  # what scrolls is clipped, and comes into sight with the focus
        ring = inner.inflate(2 * reach, 2 * reach)
        near = [text for text, rect in inked if ring.colliderect(letters(rect))]
        own = [text for text, rect in inked if inner.contains(letters(rect))]
        assert near == own, widget.name


def letters(rect: pygame.Rect) -> pygame.Rect:
    """A line of text without the room over and under its letters."""
    return rect.inflate(0, -round(rect.height * 0.36))


@pytest.mark.parametrize("chosen", quick_some(list(LOOKS), 2))
def test_the_card_that_the_keys_have_chosen_can_be_seen(chosen: str, open_app: Open, tmp_path: Path) -> None:
    """It rises and has a light edge; no ring is drawn."""
    look = open_app(SIZE, **CALM, **LOOKS[chosen])
    SCENES["table of 2"](look, tmp_path)
    scene = look.top
    assert scene is not None
    hand = next(widget for widget in scene.group.order() if isinstance(widget, HandView))
    scene.group.focus(hand)
    scene.group.telling.hush()
    for _ in range(20):
        look.tick(1 / 20)
    before = drawn(look, scene)
    look.dispatch(key(pygame.K_RIGHT))
    scene.group.telling.hush()
    for _ in range(30):
        look.tick(1 / 20)
    after = drawn(look, scene)
    left, right = 0, look.size[0] * 3 // 4  # without the slip beside the fan
    seen = focus_marks.changed(before[left:right], after[left:right])
    card = hand.table.hand_height
    assert seen > 2 * 2 * (card + card * 0.6)


@pytest.mark.parametrize("high", [False, True], ids=["usual", "contrast"])
@pytest.mark.parametrize("on_paper", [True, False], ids=["paper", "table"])
def test_one_of_the_rings_two_colours_is_seen_on_any_ground(
    open_app: Open, high: bool, on_paper: bool
) -> None:
    ring = open_app(SIZE, contrast=high).kit.paper.ring((200, 60), 8, on_paper=on_paper)
    line = {(c.r, c.g, c.b) for x in range(20) if (c := ring.get_at((x, 30))).a > 250}
    for grey in range(256):
        assert max(contrast(colour, (grey, grey, grey)) for colour in line) >= ENOUGH, grey
    for table in TABLES.values():
        for ground in (table.lit, table.mid, table.dark):
            assert max(contrast(colour, ground) for colour in line) >= ENOUGH
