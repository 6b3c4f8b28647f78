"""Somebody who cannot see the window: keys go in, what the voice says comes out.

Nothing here looks at a scene, a view or a seat. The only way to know anything is to hear it.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pygame

from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.storage.settings.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.speech.speech_voice import Found
from tests.ui.drawn import QUICK
from tests.ui.hands import key, typed
from tests.ui.heard import HeardVoice

FRAME = 1 / 12
"""A slow machine's: nothing that is said may depend on more, and these matches are long."""
QUIET = 0.6
"""Seconds without a word after which nothing more is expected."""
LONGEST = 60.0
"""Seconds for which something is waited for."""


class Listener:
    """Hears the real program from its title on, in one language."""

    def __init__(self, folder: Path, language: str = "en", *, reader: bool = True, **fields: object) -> None:
        """`reader`: one runs. `fields` are settings of the household's one person."""
        self.library = Library(folder, settings_file=folder / "settings.json")
        self.voice = HeardVoice(Found(name="a voice", reader=reader))
        usual: dict[str, object] = {
            "language": language,
            "speech": "on",
            "speed": "none",
            "motion": "little",
            "trick_pause": 0.5,
            "small_talk": False,
            "lesson_offered": True,
            "speech_offered": True,
        }
        chosen = changed(Settings(), **{**usual, **fields})
        settings = self.library.settings_path
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_bytes(msgspec.json.encode(chosen))
        self.app = App(settings_path=settings, size=(1280, 800), sound=False, raster=QUICK, voice=self.voice)
        self._time = 0.0
        self.app.speaker.clock = lambda: self._time
        self.navigator = Navigator(self.app, IN_WINDOW, library=self.library)
        self.navigator.begin()
        self._read = 0
        self.pressed = 0
        """Keys pressed so far."""

    # ---- ears

    def hear(self, seconds: float = QUIET) -> Sequence[str]:
        """Let time pass until nothing has been said for a while; return what was said since the last call."""
        quiet = 0.0
        passed = 0.0
        while quiet < seconds and passed < LONGEST:
            before = len(self.voice.said)
            self.app.tick(FRAME)
            self._time += FRAME
            passed += FRAME
            waits = self.app.speaker.wake is not None
            quiet = 0.0 if len(self.voice.said) > before or waits else quiet + FRAME
        said = self.voice.said[self._read :]
        self._read = len(self.voice.said)
        return said

    def text(self, seconds: float = QUIET) -> str:
        """The same as one text."""
        return " ".join(self.hear(seconds))

    # ---- hands

    def press(self, code: int, text: str = "", mod: int = 0) -> None:
        """Press and release a key."""
        self.pressed += 1
        self.app.dispatch(key(code, text, mod))
        if text:
            self.app.dispatch(typed(text))

    def ask(self, code: int, mod: int = 0) -> str:
        """Press a key and listen."""
        name = pygame.key.name(code)
        self.press(code, name if len(name) == 1 else "", mod)
        return self.text()

    def answer(self, code: int, mod: int = 0) -> str:
        """Words said at once when a key is pressed, before anything else happens."""
        self.hear()
        self._read = len(self.voice.said)
        name = pygame.key.name(code)
        self.press(code, name if len(name) == 1 else "", mod)
        said = self.voice.said[self._read :]
        self._read = len(self.voice.said)
        return " ".join(said)

    def find(self, wanted: str | Callable[[str], bool], code: int = pygame.K_DOWN, most: int = 60) -> str:
        """Press a key until something is said that contains the words. Raises AssertionError otherwise."""
        fits = wanted if callable(wanted) else (lambda said: wanted in said)
        heard = [self.ask(pygame.K_F5)]
        for _ in range(most):
            if fits(heard[-1]):
                return heard[-1]
            heard.append(self.ask(code))
        raise AssertionError(f"{wanted!r} is never heard, only {heard[-8:]}")

    def close(self) -> None:
        """End the program."""
        self.app.close()
        self.library.close()
