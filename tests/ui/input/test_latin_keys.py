"""Letter keys do at every keyboard what they do at one with Latin letters."""

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.input.gamepad import latin_key
from briscola.ui.input.question_keys import asked_by
from briscola.ui.widgets import Pegs, TextField
from tests.ui.hands import BOX, Stage

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
