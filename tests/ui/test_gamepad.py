"""Gamepads, known to SDL or not, speak in keys."""

import ctypes
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from briscola.ui.input.gamepad import AGAIN, Gamepads


def read_by(pads: Gamepads) -> Callable[..., int | None]:
    """What key an event stands for."""

    def read(event: int, **fields: object) -> int | None:
        pressed = pads.read(pygame.event.Event(event, fields))
        return None if pressed is None else int(pressed.key)

    return read


@pytest.mark.usefixtures("app")
def test_a_gamepad_speaks_in_keys() -> None:
    read = read_by(Gamepads())
    assert read(pygame.JOYBUTTONDOWN, button=0) == pygame.K_RETURN
    assert read(pygame.JOYBUTTONDOWN, button=42) is None
    assert read(pygame.JOYHATMOTION, value=(0, 1)) == pygame.K_UP
    assert read(pygame.JOYHATMOTION, value=(0, 0)) is None
    assert read(pygame.JOYAXISMOTION, axis=0, value=0.9) == pygame.K_RIGHT
    assert read(pygame.JOYAXISMOTION, axis=0, value=0.5) is None, "it trembles, and has not been let go"
    assert read(pygame.JOYAXISMOTION, axis=0, value=0.95) is None
    assert read(pygame.JOYAXISMOTION, axis=0, value=0.1) is None
    assert read(pygame.JOYAXISMOTION, axis=1, value=-0.9) == pygame.K_UP
    assert read(pygame.JOYAXISMOTION, axis=3, value=0.9) is None


@pytest.mark.usefixtures("app")
def test_a_gamepad_that_sdl_knows_is_read_by_the_names_of_its_buttons_wherever_they_are() -> None:
    """One without a hat, as most are today; SDL's own virtual one."""
    pads = Gamepads()
    pads.start()
    libraries = Path(pygame.__file__).parent.parent.glob("pygame_ce.libs/libSDL2-2*")
    sdl = ctypes.CDLL(next((str(each) for each in libraries), None))
    at = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
    try:
        assert at >= 0
        for event in pygame.event.get():
            pads.read(event)
        (pad,) = pads.known
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        stick = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(pad))
        said: list[tuple[int, int]] = []
        for button in (pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_LEFTSHOULDER):
            for down in (1, 0):
                sdl.SDL_JoystickSetVirtualButton(stick, button, down)
                heard = [pads.read(event) for event in pygame.event.get()]
                said += [(event.key, event.mod) for event in heard if event is not None]
                assert all(event.pad == 1 for event in heard if event is not None)
        for lean in (32000, -32768):
            sdl.SDL_JoystickSetVirtualAxis(stick, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, lean)
            heard = [pads.read(event) for event in pygame.event.get()]
            said += [(event.key, event.mod) for event in heard if event is not None]
        assert said == [
            (pygame.K_LEFT, 0),
            (pygame.K_TAB, pygame.KMOD_SHIFT),
            (pygame.K_PAGEDOWN, 0),
        ], "each once, though it comes as a joystick's event too"
        assert pads.numbers == [1]
    finally:
        sdl.SDL_JoystickDetachVirtual(at)


@pytest.mark.usefixtures("app")
def test_a_direction_that_is_held_on_a_gamepad_repeats_where_a_key_does() -> None:
    read = read_by(Gamepads())
    for repeats, again in (((), None), ((380, 45), pygame.K_RIGHT)):
        pygame.key.set_repeat(*repeats)
        assert read(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT) is not None
        assert read(AGAIN) == again
        read(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        assert read(AGAIN) is None
    pygame.key.set_repeat()
