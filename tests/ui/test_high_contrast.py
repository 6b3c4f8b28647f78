"""High contrast: every text is black or white and stands out sevenfold, and the focus ring threefold."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import TABLES, WHITE, Colour, contrast, darker, luminance, pure
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.widgets.button import Button, RoundButton
from tests.spread import quick_some
from tests.ui.all_scenes import CALM, SCENES
from tests.ui.conftest import Open

ENOUGH, RING = 7.0, 3.0
SIZE = (1024, 600)


@pytest.fixture
def app(open_app: Open) -> App:
    return open_app(SIZE, contrast=True, **CALM)


def ground(target: pygame.Surface, rect: pygame.Rect, table: Colour) -> Colour | None:
    """The colour in the middle of those under a text, by their light; of the bare table where nothing lies.

    None if the text is not in sight.
    """
    seen = rect.clip(target.get_rect()).clip(target.get_clip())
    found = []
    for x in range(seen.left, seen.right, max(1, seen.width // 12)):
        for y in range(seen.top, seen.bottom, max(1, seen.height // 4)):
            red, green, blue, alpha = target.get_at((x, y))
            found.append((red, green, blue) if alpha > 127 else table)
    return sorted(found, key=luminance)[len(found) // 2] if found else None


def faint_texts(monkeypatch: pytest.MonkeyPatch, app: App) -> Sequence[tuple[str, float]]:
    """From now on every text with too little contrast is put down here, with its contrast."""
    wrong: list[tuple[str, float]] = []
    draw = Fonts.draw

    def drawn(
        fonts: Fonts,
        target: pygame.Surface,
        text: str,
        role: Any,
        pos: Any,
        colour: Colour = WHITE,
        **options: Any,
    ) -> pygame.Rect:
        before = target.copy()
        rect = draw(fonts, target, text, role, pos, colour, **options)
        under = ground(before, rect, app.kit.table.lit)
        if text.strip() and under is not None and options.get("alpha", 255) == 255:
            stands_out = contrast(pure(colour), under)
            if stands_out < ENOUGH:
                wrong.append((text, round(stands_out, 2)))
        return rect

    monkeypatch.setattr(Fonts, "draw", drawn)
    return wrong


SEEN = (
    *("title", "new-match", "more settings", "rules", "auction", "table of 4", "hand of chiamata"),
    *("evenings", "statistics points", "journal", "lesson", "puzzle told"),
)
"""Scenes with every kind of paper, wood and cloth that bears words."""


@pytest.mark.parametrize("name", quick_some(SEEN, 2))
def test_every_text_stands_out(name: str, app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SCENES[name](app, tmp_path)
    app.tick(1 / 60)
    wrong = faint_texts(monkeypatch, app)
    app.relayout()
    assert app.top is not None
    app.top.draw(app.window.surface)
    assert not wrong


@pytest.mark.parametrize("table", TABLES)
def test_the_table_is_dark_enough_for_white_and_for_the_ring(table: str) -> None:
    theme = darker(TABLES[table])
    lamp = (theme.lit[0] + theme.lamp[0], theme.lit[1] + theme.lamp[1], theme.lit[2])
    assert all(contrast(WHITE, ground) >= ENOUGH for ground in (lamp, theme.lit, theme.mid, theme.dark))


@pytest.mark.parametrize("on_paper", [True, False], ids=["paper", "table"])
def test_the_focus_ring_is_thick_and_stands_out(open_app: Open, app: App, on_paper: bool) -> None:
    rings = [each.kit.paper.ring((200, 60), 8, on_paper=on_paper) for each in (open_app(SIZE), app)]
    thick = [sum(ring.get_at((x, 30)).a > 200 for x in range(20)) for ring in rings]
    assert thick[1] > thick[0] >= 2
    line = [(ring.r, ring.g, ring.b) for x in range(20) if (ring := rings[1].get_at((x, 30))).a > 200]
    for below in (WHITE, app.kit.table.lit, app.kit.table.dark):
        assert max(contrast(colour, below) for colour in line) >= RING


def test_the_switch_changes_the_picture_at_once_and_back(app: App) -> None:
    scene = SettingsScene(app)
    app.push(scene)
    app.draw()
    middle = scene.room.x + 200, scene.rect.y + 20
    assert app.window.surface.get_at(middle)[:3] == WHITE
    app.change(contrast=False)
    app.draw()
    assert app.window.surface.get_at(middle)[:3] != WHITE


@pytest.mark.parametrize("contrast", [False, True])
def test_buttons_that_are_off_have_a_broken_edge_or_a_stroke_across(open_app: Open, contrast: bool) -> None:
    kit = open_app(SIZE, contrast=contrast).kit
    rect = pygame.Rect(20, 20, 200, 60)
    broken, crossed = dict[bool, int](), dict[bool, bool]()
    for on in (True, False):
        paper = Button(kit, rect, "", lambda: None)
        disc = RoundButton(kit, (300, 60), "back", "", lambda: None)
        target = pygame.Surface((400, 120))
        target.fill((120, 120, 120))
        for button in (paper, disc):
            button.enabled = on
            button.draw(target)
        columns = range(rect.left, rect.right)
        edge = [min(lit(target, (x, rect.top)), lit(target, (x, rect.top + 1))) < 0.15 for x in columns]
        broken[on] = sum(one != other for one, other in pairwise(edge))
        half = disc.rect.width // 4 - 3
        diagonal = ((300 + at, 60 - at) for at in range(half // 2, half))
        crossed[on] = all(lit(target, pos) > 0.5 for pos in diagonal)
    assert broken[True] <= 4 and broken[False] > 8
    assert crossed == {True: False, False: True}


def lit(target: pygame.Surface, pos: tuple[int, int]) -> float:
    """Luminance of a pixel, 0 to 1."""
    red, green, blue, _alpha = target.get_at(pos)
    return luminance((red, green, blue))
