"""The rule of points: where its bars end, its red line stands, and what it says by colour."""

import pygame
import pytest

from briscola.client.view.view import Side
from briscola.ui.app import App
from briscola.ui.render.theme import RED, THEM, US
from briscola.ui.views.ruler import draw_goal_line, draw_lane, make_rule, runner_size


@pytest.mark.parametrize(("side", "colour"), [("us", US), ("them", THEM)])
def test_a_bar_of_its_sides_colour_reaches_from_nought_to_the_runner(
    app: App, side: Side, colour: tuple[int, int, int]
) -> None:
    rule = make_rule(app.kit, pygame.Rect(100, 200, 600, 40), 120)
    half, high = runner_size(app.kit) // 2, list[int]()
    for value in (0, 60, 120):
        picture = pygame.Surface((900, 400), pygame.SRCALPHA)
        draw_lane(picture, app.kit, rule, 100, value, side)
        inked = picture.get_bounding_rect()
        assert half / 2 < inked.right - rule.x(value) < 1.3 * half, value
        assert half / 2 < inked.bottom - 100 < 1.3 * half and abs(inked.centery - 100) <= 2
        high.append(inked.height)
        assert value == 0 or abs(inked.left - rule.x(0)) <= 1
        if value:
            middle = picture.get_at(((rule.x(0) + rule.x(value) - half) // 2, 100))[:3]
            assert max(abs(one - other) for one, other in zip(middle, colour, strict=False)) < 90
    assert (high[2] > high[1]) == (side == "them"), "three digits reach into the corners of a lozenge"


def test_the_red_line_stands_at_the_goal_from_top_to_bottom(app: App) -> None:
    picture = pygame.Surface((900, 400), pygame.SRCALPHA)
    draw_goal_line(picture, app.kit, 300, 50, 250)
    inked = picture.get_bounding_rect()
    assert abs(inked.centerx - 300) <= 1 and inked.width <= 8
    assert abs(inked.top - 50) <= 1 and abs(inked.bottom - 250) <= 1
    assert picture.get_at((300, 150))[:3] == RED[:3]
