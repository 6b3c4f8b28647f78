"""Keys and pads of one's own, where several people play at one computer."""

import pygame
import pytest

from briscola.client.hot_seat import ANYTHING, KEYS, pad_name
from briscola.ui.input.pointer import is_own
from tests.ui.hands import key, mouse_down


def of_pad(number: int, code: int = pygame.K_RETURN) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0, pad=number)


ENTER, ESC, CLICK = key(pygame.K_RETURN), key(pygame.K_ESCAPE), mouse_down((9, 9))


@pytest.mark.parametrize(
    ("plays_with", "own", "others"),
    [
        (ANYTHING, [ENTER, CLICK, of_pad(1), of_pad(2)], []),
        (KEYS, [ENTER, CLICK, ESC], [of_pad(1), of_pad(2)]),
        (pad_name(2), [of_pad(2), ESC, of_pad(1, pygame.K_ESCAPE)], [ENTER, CLICK, of_pad(1)]),
        (pad_name(3), [ENTER, CLICK, of_pad(1)], []),  # it has been unplugged
    ],
)
def test_only_ones_own_is_heard_and_the_pause_is_everybodys(
    plays_with: str, own: list[pygame.event.Event], others: list[pygame.event.Event]
) -> None:
    pads = (1, 2)
    assert all(is_own(event, plays_with, pads) for event in own)
    assert not any(is_own(event, plays_with, pads) for event in others)
    assert is_own(pygame.event.Event(pygame.WINDOWFOCUSLOST), plays_with, pads)
