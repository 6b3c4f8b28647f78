"""Whoever has chosen with the mouse presses Enter to sit down; whoever came by keys, to choose."""

import pygame
import pytest

from tests.ui.hands import click
from tests.ui.new_match.evening import Evening


def press(evening: Evening, name: str, share: float) -> None:
    """Press a control so far along its width."""
    rect = evening.widget(name).rect
    click(evening.scene, (rect.x + round(rect.width * share), rect.centery))


def test_enter_after_a_click_on_the_pegs_starts_with_the_number_chosen(evening: Evening) -> None:
    press(evening, "hands", 0.04)
    evening.key(pygame.K_RETURN)
    assert [setup.winning_hands for setup in evening.started] == [1]


@pytest.mark.parametrize("name", ["hands", "deck", "exchange"])
def test_enter_after_a_click_changes_nothing_that_was_chosen(evening: Evening, name: str) -> None:
    press(evening, name, 0.9)
    chosen = evening.scene.choices.setup(), evening.app.settings.deck
    evening.key(pygame.K_RETURN)
    assert evening.started == [chosen[0]] and evening.app.settings.deck == chosen[1]


def test_arrows_go_on_from_what_was_clicked_and_enter_still_starts(evening: Evening) -> None:
    press(evening, "hands", 0.04)
    evening.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert [setup.winning_hands for setup in evening.started] == [2]


def test_space_still_means_what_was_clicked(evening: Evening) -> None:
    press(evening, "hands", 0.04)
    evening.key(pygame.K_SPACE)
    assert evening.scene.choices.winning_hands == 2 and not evening.started


def test_enter_on_pegs_that_tab_has_led_to_moves_a_peg(evening: Evening) -> None:
    press(evening, "hands", 0.04)
    evening.tab_to("start")
    evening.tab_to("hands")
    evening.key(pygame.K_RETURN)
    assert evening.scene.choices.winning_hands == 2 and not evening.started
