"""Pads and keyboards of other scripts, translated to the keys that the game knows."""

import sys
import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress

import pygame
from pygame._sdl2 import controller

Key = tuple[int, int]
"""A key and the modifiers held with it."""

CONFIRM, BACK, RULES = (pygame.K_RETURN, 0), (pygame.K_ESCAPE, 0), (pygame.K_F1, 0)
HINT, SIGNS = (pygame.K_h, 0), (pygame.K_s, 0)
BEFORE, NEXT = (pygame.K_TAB, pygame.KMOD_SHIFT), (pygame.K_TAB, 0)
WHAT_IF, WHY = (pygame.K_w, 0), (pygame.K_y, 0)
UP, DOWN, LEFT, RIGHT = ((key, 0) for key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT))
ARROWS = (UP, DOWN, LEFT, RIGHT)

NAMED: Mapping[int, Key] = {
    pygame.CONTROLLER_BUTTON_A: CONFIRM,
    pygame.CONTROLLER_BUTTON_B: BACK,
    pygame.CONTROLLER_BUTTON_X: HINT,
    pygame.CONTROLLER_BUTTON_Y: SIGNS,
    pygame.CONTROLLER_BUTTON_BACK: RULES,
    pygame.CONTROLLER_BUTTON_START: BACK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: BEFORE,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: WHAT_IF,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: WHY,
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
}
"""Keys for the buttons of a pad that SDL knows."""
NUMBERED: Mapping[int, Key] = dict(
    enumerate((CONFIRM, BACK, HINT, SIGNS, BEFORE, NEXT, RULES, BACK, BACK, WHAT_IF, WHY))
)
"""Keys for the buttons of a pad that SDL does not know."""
TRIGGERS: Mapping[int, Key] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (pygame.K_PAGEUP, 0),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (pygame.K_PAGEDOWN, 0),
}
STICK: Mapping[tuple[int, int], Key] = {(0, -1): LEFT, (0, 1): RIGHT, (1, -1): UP, (1, 1): DOWN}
"""Keys by axis of the stick and its direction."""
HAT: Mapping[tuple[int, int], Key] = {(-1, 0): LEFT, (1, 0): RIGHT, (0, 1): UP, (0, -1): DOWN}

FROM, UNTIL = 0.6, 0.4
"""Lean from which a stick or trigger counts as pressed, and lean below which it is let go."""
WHOLE = 32767
AGAIN = pygame.event.custom_type()
"""Event for a held direction that is due again."""


class Gamepads:
    """Opens gamepads as they are plugged in and turns their events into key presses.

    Such a press has the number of its pad as `pad`. A direction that is held repeats as a key would.
    """

    def __init__(self) -> None:
        self.known: dict[int, controller.Controller] = {}
        self._others: dict[int, pygame.joystick.JoystickType] = {}
        self._lean: dict[tuple[int, int], int] = {}
        """Direction of the lean (−1, 0, 1), by pad and axis."""
        self._held: dict[int, tuple[int, Key]] = {}
        """Direction that is held, and the millisecond at which it is due again, by pad."""
        self._numbers: dict[int, int] = {}
        """Number (from 1) of each pad that is connected, by its id."""

    @property
    def numbers(self) -> Sequence[int]:
        """Numbers (from 1) of the pads that are connected; one keeps its number until it is unplugged."""
        return sorted(self._numbers.values())

    def _count(self, pad: int) -> None:
        if pad not in self._numbers:
            self._numbers[pad] = min(set(range(1, len(self._numbers) + 2)) - set(self._numbers.values()))

    def start(self) -> None:
        """Begin to listen; does nothing if the system has no gamepads."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return

    def read(self, event: pygame.event.Event) -> pygame.event.Event | None:
        """Key press for this gamepad event, or None."""
        if event.type == AGAIN:
            return self._repeat()
        if pygame.JOYAXISMOTION <= event.type <= pygame.CONTROLLERDEVICEREMOVED:
            return self._read(event)
        return None

    def _read(self, event: pygame.event.Event) -> pygame.event.Event | None:
        pad = getattr(event, "instance_id", 0)
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                with suppress(pygame.error):  # it may be gone again
                    opened = controller.Controller(event.device_index)
                    at = opened.as_joystick().get_instance_id()
                    self.known[at] = opened
                    self._count(at)
            case pygame.JOYDEVICEADDED:
                with suppress(pygame.error):
                    if not controller.is_controller(event.device_index):
                        stick = pygame.joystick.Joystick(event.device_index)
                        self._others[stick.get_instance_id()] = stick
                        self._count(stick.get_instance_id())
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                self.known.pop(pad, None)
                self._others.pop(pad, None)
                self._numbers.pop(pad, None)
                self._held.pop(pad, None)
                self._lean = {at: lean for at, lean in self._lean.items() if at[0] != pad}
            case pygame.CONTROLLERBUTTONDOWN:
                return self._press(NAMED.get(event.button), pad)
            case pygame.CONTROLLERBUTTONUP:
                self._let_go(NAMED.get(event.button), pad)
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(pad, event.axis, event.value / WHOLE)
            case _ if pad not in self.known:
                return self._unnamed(event, pad)
        return None

    def _unnamed(self, event: pygame.event.Event, pad: int) -> pygame.event.Event | None:
        """Key press of a pad that SDL does not know by name; a known pad would send each event twice."""
        match event.type:
            case pygame.JOYBUTTONDOWN:
                return self._press(NUMBERED.get(event.button), pad)
            case pygame.JOYHATMOTION:
                self._held.pop(pad, None)
                return self._press(HAT.get(tuple(event.value)), pad)
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                return self._axis(pad, event.axis, event.value)
        return None

    def _axis(self, pad: int, axis: int, value: float) -> pygame.event.Event | None:
        before = self._lean.get((pad, axis), 0)
        lean = before if before and value * before >= UNTIL else 0
        if abs(value) >= FROM:
            lean = 1 if value > 0 else -1
        if lean == before:
            return None
        self._lean[pad, axis] = lean
        self._let_go(STICK.get((axis, before)), pad)
        return self._press(STICK.get((axis, lean)) or (TRIGGERS.get(axis) if lean > 0 else None), pad)

    # ---- a direction that is held

    def _press(self, key: Key | None, pad: int) -> pygame.event.Event | None:
        if key is None:
            return None
        if key in ARROWS:
            self._hold(key, pad, _repeats()[0])
        return _event(key, self._numbers.get(pad, 0))

    def _hold(self, key: Key, pad: int, wait: int) -> None:
        """Keep a direction that is due again after that many milliseconds; 0 for never."""
        self._held.pop(pad, None)
        if wait:
            self._held[pad] = pygame.time.get_ticks() + wait, key
            self._wait_for_first()

    def _let_go(self, key: Key | None, pad: int) -> None:
        if pad in self._held and self._held[pad][1] == key:
            del self._held[pad]

    def _repeat(self) -> pygame.event.Event | None:
        """Key press of the pad whose direction is due; None if it has been let go meanwhile."""
        then = _repeats()[1]
        if not then:
            self._held.clear()
        if not self._held:
            return None
        pad, (due, key) = min(self._held.items(), key=lambda held: held[1])
        if due > pygame.time.get_ticks():
            self._wait_for_first()
            return None
        self._hold(key, pad, then)
        return _event(key, self._numbers.get(pad, 0))

    def _wait_for_first(self) -> None:
        """Ask for `AGAIN` when the first direction is due: there is one timer for all pads."""
        wait = min(self._held.values())[0] - pygame.time.get_ticks()
        pygame.time.set_timer(AGAIN, max(1, wait), loops=1)


def _repeats() -> tuple[int, int]:
    """Milliseconds before a held key repeats, and between two repeats; 0 if none does."""
    try:
        return pygame.key.get_repeat()
    except pygame.error:  # no window
        return 0, 0


def _event(key: Key, pad: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key[0], mod=key[1], unicode="", scancode=0, pad=pad)


FIRST_LETTER = 0xC0
"""First letter beyond those that pygame writes for a key."""
LATIN_SIGNS = {"q": ";,/", "w": "'"}
"""Signs of Greek, Bulgarian and Hebrew keyboards at these places; no Latin keyboard has them there."""


def latin_key(event: pygame.event.Event) -> pygame.event.Event:
    """A key press or release with the Latin letter of its place, and with a digit from 0 to 9.

    Every other event is itself. What is written comes by events of its own, as it stands on the keys. Where
    no text is written pygame leaves out what a key with a letter like č writes: its name says it
    (findings/pygame-keys-without-text-input.sh).
    """
    if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
        return event
    given = getattr(event, "unicode", "")
    key, written = _letter(event.key, getattr(event, "scancode", 0)), given
    if not given and FIRST_LETTER <= event.key <= sys.maxunicode and chr(event.key).isalpha():
        written = chr(event.key)
    elif len(given) == 1 and given.isdecimal():
        written = str(int(given))
    if key == event.key and written == given:
        return event
    return pygame.event.Event(event.type, {**event.dict, "key": key, "unicode": written})


def _letter(key: int, scancode: int) -> int:
    """The key of a Latin letter at the place of one of another script."""
    place = chr(ord("a") + scancode - pygame.KSCAN_A) if pygame.KSCAN_A <= scancode <= pygame.KSCAN_Z else ""
    sign = chr(key) if 0 < key <= sys.maxunicode else ""
    if not place or not sign:
        return key
    if sign.isascii():
        return ord(place) if sign in LATIN_SIGNS.get(place, "") else key
    return key if unicodedata.name(sign, "").startswith("LATIN") else ord(place)
