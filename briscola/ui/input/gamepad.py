"""A gamepad as keys, so that every scene understands it without knowing it."""

import time

import pygame

BUTTONS = {
    0: pygame.K_RETURN,
    1: pygame.K_ESCAPE,
    2: pygame.K_h,
    3: pygame.K_s,
    4: pygame.K_l,
    5: pygame.K_TAB,
    6: pygame.K_F1,
    7: pygame.K_ESCAPE,
}
"""A confirms, B goes back, X hint, Y signs, left shoulder last trick, right shoulder the next control,
Back rules, Start pause."""

DEAD = 0.6
REPEAT = 0.28


class Gamepads:
    """Opens what is plugged in and turns its events into key presses."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._axis: dict[int, int] = {}
        self._when = 0.0

    def start(self) -> None:
        """Begin to listen; quietly nothing where the system has no gamepads."""
        try:
            pygame.joystick.init()
        except pygame.error:
            return

    def read(self, event: pygame.event.Event) -> pygame.event.Event | None:
        """The key press this gamepad event stands for, or None."""
        if event.type == pygame.JOYDEVICEADDED:
            stick = pygame.joystick.Joystick(event.device_index)
            self._open[stick.get_instance_id()] = stick
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
        elif event.type == pygame.JOYBUTTONDOWN:
            return _press(BUTTONS.get(event.button))
        elif event.type == pygame.JOYHATMOTION:
            keys = {
                (-1, 0): pygame.K_LEFT,
                (1, 0): pygame.K_RIGHT,
                (0, 1): pygame.K_UP,
                (0, -1): pygame.K_DOWN,
            }
            return _press(keys.get(tuple(event.value)))
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._stick(event.axis, event.value)
        return None

    def _stick(self, axis: int, value: float) -> pygame.event.Event | None:
        way = 0 if abs(value) < DEAD else (1 if value > 0 else -1)
        now = time.monotonic()
        if way == self._axis.get(axis, 0) and now - self._when < REPEAT:
            return None
        self._axis[axis] = way
        if way == 0:
            return None
        self._when = now
        keys = {(0, -1): pygame.K_LEFT, (0, 1): pygame.K_RIGHT, (1, -1): pygame.K_UP, (1, 1): pygame.K_DOWN}
        return _press(keys[(axis, way)])


def _press(key: int | None) -> pygame.event.Event | None:
    if key is None:
        return None
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
