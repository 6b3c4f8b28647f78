"""Text of other programs that is no UTF-8: what can be read is pasted, and nothing ends the game."""

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.input.clipboard import paste
from briscola.ui.waiting import Waiting
from tests.ui.hands import key

BROKEN = b"caf\xe9 e latte"
EVENT = 56
"""Bytes of an event of SDL."""


@pytest.fixture
def sdl(app: App) -> Iterator[ctypes.CDLL]:
    """The library whose window this is."""
    del app
    names = {
        line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "libSDL2-" in line
    }
    library = ctypes.CDLL(names.pop())
    library.SDL_strdup.restype = ctypes.c_void_p
    pygame.event.clear()
    yield library
    library.SDL_SetClipboardText(b"")


def push(sdl: ctypes.CDLL, kind: int, at: int, data: bytes) -> None:
    """Send the window an event with this text, or the address of one, at a place."""
    told = bytearray(EVENT)
    told[:4], told[at : at + len(data)] = kind.to_bytes(4, "little"), data
    sdl.SDL_PushEvent((ctypes.c_ubyte * EVENT).from_buffer(told))


@pytest.mark.linux
def test_what_can_be_read_of_a_broken_text_is_pasted(sdl: ctypes.CDLL) -> None:
    sdl.SDL_SetClipboardText(BROKEN)
    assert paste() == "caf e latte"


@pytest.mark.linux
@pytest.mark.parametrize("kind", [pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.DROPFILE, pygame.DROPTEXT])
def test_an_event_with_a_broken_text_is_left_out_and_the_others_are_heard(
    sdl: ctypes.CDLL, kind: int
) -> None:
    pygame.event.post(key(pygame.K_a))
    if kind in (pygame.TEXTINPUT, pygame.TEXTEDITING):
        push(sdl, kind, 12, BROKEN)
    else:
        push(sdl, kind, 8, int(sdl.SDL_strdup(BROKEN)).to_bytes(8, "little"))
    pygame.event.post(key(pygame.K_b))
    heard = Waiting(lambda: False).for_an_event([0.0], lambda: True)
    assert [event.key for event in heard if event.type == pygame.KEYDOWN] == [pygame.K_a, pygame.K_b]
    assert kind not in [event.type for event in heard]
