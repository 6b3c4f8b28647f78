"""A sheet that opens by itself is not answered by a press that was meant to hurry the table."""

import pygame

from briscola.ui.input.input_guard import DEAF_TIME, IN_NO_HURRY, InputGuard

ENTER = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN)


def test_a_new_sheet_hears_nothing_until_it_has_been_seen_for_a_while() -> None:
    guard = InputGuard()
    guard.update(5.0)  # the frame that draws it first
    assert guard.stops(ENTER)
    guard.update(DEAF_TIME / 2)
    assert guard.stops(ENTER)
    guard.update(DEAF_TIME / 2)
    assert not guard.stops(ENTER)
    guard.begin()
    assert guard.stops(ENTER)


def test_enter_leads_into_a_sheet_only_after_a_while_without_a_press() -> None:
    guard = InputGuard()
    guard.update(0.0)
    guard.update(IN_NO_HURRY / 2)
    assert not guard.leads(ENTER)
    guard.update(IN_NO_HURRY / 2)
    assert not guard.leads(ENTER), "the press before was too near"
    guard.update(IN_NO_HURRY)
    assert guard.leads(ENTER)
