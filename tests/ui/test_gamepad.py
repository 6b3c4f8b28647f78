"""Pads, keyboards of other scripts, and keys or pad of one's own."""

import ctypes
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from briscola.client.hot_seat.agreement import ANYTHING, KEYS, pad_name
from briscola.ui.app import App
from briscola.ui.gamepad import AGAIN, Gamepads, latin_key
from briscola.ui.input.pointer import is_own
from briscola.ui.input.question_keys import asked_by
from briscola.ui.widgets.choice import Pegs
from briscola.ui.widgets.text_field import TextField
from tests.ui.hands import BOX, Stage, key, mouse_down


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
    installed = Path(pygame.__file__).parent
    libraries = (*installed.parent.glob("pygame_ce.libs/libSDL2-2*"), *installed.glob("SDL2.dll"))
    sdl = ctypes.CDLL(next(map(str, libraries), None))
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


class Hours:
    """The time of pygame's timers: they ring once it has come."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self._rings = 1000, 0
        monkeypatch.setattr(pygame.time, "get_ticks", lambda: self.now)
        monkeypatch.setattr(pygame.time, "set_timer", self._set)

    def _set(self, kind: int, wait: int, loops: int) -> None:
        assert (kind, loops) == (AGAIN, 1)
        self._rings = self.now + wait if wait else 0

    def pressed(self, pads: Gamepads, milliseconds: int) -> list[int]:
        """Keys of all repeats in that time, millisecond by millisecond."""
        found = []
        for _ in range(milliseconds):
            self.now += 1
            if self._rings == self.now:
                event = pads.read(pygame.event.Event(AGAIN))
                found += [] if event is None else [event.key]
        return found


@pytest.fixture
def hours(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hours]:
    """Keys repeat after 380 ms, then every 45 ms."""
    del app
    pygame.key.set_repeat(380, 45)
    yield Hours(monkeypatch)
    pygame.key.set_repeat()


PAD_LEFT, PAD_RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


@pytest.mark.parametrize("repeats", [True, False])
def test_a_direction_that_is_held_on_a_gamepad_repeats_where_a_key_does(hours: Hours, repeats: bool) -> None:
    if not repeats:
        pygame.key.set_repeat()
    pads = Gamepads()
    read = read_by(pads)
    assert read(pygame.CONTROLLERBUTTONDOWN, button=PAD_RIGHT, instance_id=7) == pygame.K_RIGHT
    assert hours.pressed(pads, 379) == []
    assert hours.pressed(pads, 91) == [pygame.K_RIGHT] * 3 * repeats
    read(pygame.CONTROLLERBUTTONUP, button=PAD_RIGHT, instance_id=7)
    assert hours.pressed(pads, 1000) == []


def test_a_direction_repeats_whatever_is_done_with_another_pad(hours: Hours) -> None:
    pads = Gamepads()
    read = read_by(pads)
    held, alone = {"button": PAD_LEFT, "instance_id": 7}, []
    for deed in (
        lambda: None,
        lambda: [
            read(kind, button=PAD_LEFT, instance_id=8)
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        ],
        lambda: [
            read(pygame.JOYHATMOTION, value=(-1, 0), instance_id=8),
            read(pygame.JOYHATMOTION, value=(0, 0), instance_id=8),
        ],
        lambda: [read(pygame.JOYAXISMOTION, axis=0, value=value, instance_id=8) for value in (-0.9, 0.0)],
        lambda: read(pygame.CONTROLLERDEVICEREMOVED, instance_id=8),
    ):
        read(pygame.CONTROLLERBUTTONDOWN, **held)
        before = hours.pressed(pads, 400)
        deed()
        alone.append((before, hours.pressed(pads, 400)))
        read(pygame.CONTROLLERBUTTONUP, **held)
        assert hours.pressed(pads, 400) == []
    assert all(each == alone[0] for each in alone) and len(alone[0][1]) > 7


def test_two_pads_repeat_each_at_its_own_time(hours: Hours) -> None:
    pads = Gamepads()
    read = read_by(pads)
    read(pygame.CONTROLLERBUTTONDOWN, button=PAD_LEFT, instance_id=7)
    assert hours.pressed(pads, 100) == []
    read(pygame.CONTROLLERBUTTONDOWN, button=PAD_RIGHT, instance_id=8)
    one, other = pygame.K_LEFT, pygame.K_RIGHT
    assert hours.pressed(pads, 430) == [one, one, one, other, one, other]
    read(pygame.CONTROLLERBUTTONUP, button=PAD_LEFT, instance_id=7)
    assert hours.pressed(pads, 39) == [], "the other was due at that time"
    assert hours.pressed(pads, 1) == [other]


def test_a_pad_that_is_unplugged_holds_nothing_any_more(hours: Hours) -> None:
    pads = Gamepads()
    read = read_by(pads)
    assert read(pygame.JOYAXISMOTION, axis=0, value=0.9, instance_id=7) == pygame.K_RIGHT
    read(pygame.JOYDEVICEREMOVED, instance_id=7)
    assert hours.pressed(pads, 1000) == []
    assert read(pygame.JOYAXISMOTION, axis=0, value=0.9, instance_id=7) == pygame.K_RIGHT, "it comes anew"


PLACES = "qwertyuiopasdfghjklzxcvbnm"
KEYBOARDS = {
    "Russian": "йцукенгшщзфывапролдячсмить",
    "Ukrainian": "йцукенгшщзфівапролдячсмить",
    "Bulgarian": ",уеишщксдзьяаожгтнвюйъэфхп",
    "Greek": ";ςερτυθιοπασδφγηξκλζχψωβνμ",
    "Hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "Georgian": "ქწერტყუიოპასდფგჰჯკლზხცვბნმ",
    "Serbian": "љњертзуиопасдфгхјклѕџцвбнм",
    "Thai": "ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท",
}
LATIN = {
    "French": "azertyuiopqsdfghjklwxcvbn,",
    "German": "qwertzuiopasdfghjklyxcvbnm",
    "Dvorak": "',.pyfgcrlaoeuidhtn;qjkxbm",
    "Bépo": "bépo^vdljauietsrqgh?àyx.k'",
    "Turkish": "qwertyuıopasdfghjklzxcvbnm",
}


def press(place: str, sign: str, mod: int = 0) -> pygame.event.Event:
    scancode = pygame.KSCAN_A + ord(place) - ord("a")
    return pygame.event.Event(pygame.KEYDOWN, key=ord(sign), scancode=scancode, mod=mod, unicode=sign)


@pytest.mark.parametrize("keyboard", KEYBOARDS)
def test_a_keyboard_without_latin_letters_has_those_of_a_us_one(keyboard: str) -> None:
    pressed = [latin_key(press(*pair)) for pair in zip(PLACES, KEYBOARDS[keyboard], strict=True)]
    assert "".join(chr(event.key) for event in pressed) == PLACES
    assert "".join(event.unicode for event in pressed) == KEYBOARDS[keyboard], "what is written stays"
    assert asked_by(pressed[0], {}) is not None


@pytest.mark.parametrize("keyboard", LATIN)
def test_a_keyboard_with_latin_letters_stays_as_it_is(keyboard: str) -> None:
    pressed = [latin_key(press(*pair)) for pair in zip(PLACES, LATIN[keyboard], strict=True)]
    assert "".join(chr(event.key) for event in pressed) == LATIN[keyboard]


def test_a_key_of_a_letter_beyond_those_of_english_writes_it_though_nobody_writes() -> None:
    """With text input stopped pygame gives no text for it."""
    for letter, scancode in (("č", 51), ("ñ", 51), ("ä", 52), ("é", 31)):
        event = pygame.event.Event(pygame.KEYDOWN, key=ord(letter), scancode=scancode, mod=0, unicode="")
        assert latin_key(event).unicode == letter and latin_key(event).key == ord(letter)
    silent = pygame.event.Event(pygame.KEYDOWN, key=ord("§"), scancode=53, mod=0, unicode="")
    assert latin_key(silent) is silent, "that is no letter"


def test_keys_beside_the_letters_and_other_events_stay_as_they_are() -> None:
    for event in (
        pygame.event.Event(pygame.KEYDOWN, key=ord("ж"), scancode=51, mod=0, unicode="ж"),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F2, scancode=59, mod=0, unicode=""),
        pygame.event.Event(pygame.TEXTINPUT, text="ф"),
    ):
        assert latin_key(event) is event


def test_the_window_takes_a_russian_hand(app: App) -> None:
    field = TextField(app.kit, BOX, "Анна", lambda _text: None, name="field")
    pegs = Pegs(app.kit, BOX.move(0, 100), 1, lambda _value: None, name="pegs")
    app.reset(stage := Stage(app, field, pegs))
    stage.group.focus(field)
    app.dispatch(press("a", "ф", mod=pygame.KMOD_LCTRL))
    app.dispatch(pygame.event.Event(pygame.TEXTINPUT, text="ф"))
    assert field.text == "ф", "Ctrl+A has selected everything"
    stage.group.focus(pegs)
    for written, value in (("۵", 5), ("²", 5), ("3", 3)):
        app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=0, scancode=0, mod=0, unicode=written))
        assert pegs.value == value


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
