"""High contrast: grounds dark enough for white, buttons that are off, and the ring on any ground.

`test_every_scene` asks how each text and each ring stands out.
"""

from itertools import pairwise

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.render.theme import TABLES, WHITE, contrast, darker, luminance
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.widgets.button import Button, RoundButton
from tests.ui.all_scenes import CALM
from tests.ui.conftest import Open

ENOUGH, RING = 7.0, 3.0
SIZE = (1024, 600)


@pytest.fixture
def app(open_app: Open) -> App:
    return open_app(SIZE, contrast=True, **CALM)


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


@pytest.mark.parametrize("high", [False, True], ids=["usual", "contrast"])
@pytest.mark.parametrize("on_paper", [True, False], ids=["paper", "table"])
def test_one_of_the_rings_two_colours_is_seen_on_any_ground(
    open_app: Open, high: bool, on_paper: bool
) -> None:
    ring = open_app(SIZE, contrast=high).kit.paper.ring((200, 60), 8, on_paper=on_paper)
    line = {(c.r, c.g, c.b) for x in range(20) if (c := ring.get_at((x, 30))).a > 250}
    for grey in range(256):
        assert max(contrast(colour, (grey, grey, grey)) for colour in line) >= RING, grey
    for table in TABLES.values():
        for ground in (table.lit, table.mid, table.dark):
            assert max(contrast(colour, ground) for colour in line) >= RING


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
