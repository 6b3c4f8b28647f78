"""Speech and the screen readers' tree of one window, and the settings that they follow."""

import pygame

from briscola.i18n import text
from briscola.i18n.speech_words import speech_on
from briscola.i18n.text import _
from briscola.storage.settings import Settings
from briscola.ui.access.adapter import ScreenReaderTree
from briscola.ui.input.question_keys import TOGGLE, key_text, table_keys
from briscola.ui.narrator import Narrator
from briscola.ui.scene import Host
from briscola.ui.speech.speaker import Speaker
from briscola.ui.speech.speech_voice import SpeechVoice

FIELDS = ("speech", "speech_rate", "speech_full", "speech_voice", "language")
"""Settings that change how things are said."""


class Accessibility:
    """Everything of a window that whoever cannot see it hears, and what screen readers read and press."""

    def __init__(self, settings: Settings, voice: SpeechVoice | None, tree: ScreenReaderTree | None) -> None:
        """Without a `voice` nothing is said. Screen readers read `tree`, once it is open."""
        self.speaker = Speaker(voice)
        self.speaker.follow(settings, text.language())
        self.narrator = Narrator(self.speaker)
        self.tree = tree or ScreenReaderTree()
        self.narrator.reader_tells_focus = lambda: self.tree.active and self.speaker.found.reader

    def change(self, before: Settings, now: Settings) -> None:
        """Speak as changed settings say."""
        if any(getattr(now, field) != getattr(before, field) for field in FIELDS):
            self.speaker.follow(now, text.language())

    def hear(self, event: pygame.event.Event, app: Host) -> bool:
        """Take an event before the scene on top does; True if it was a key of speech."""
        if app.top is not None and self.narrator.hear(event, app.top, app.settings):
            return True
        if event.type == pygame.KEYDOWN and key_text(event) == TOGGLE:
            self.toggle(app)
            return True
        return False

    def toggle(self, app: Host) -> None:
        """Switch speech on or off (F2)."""
        if self.speaker.on:
            self.speaker.say(_("Speech is off."))
            app.change(speech="off")
        else:
            app.change(speech="on")
            self.narrator.begin(speech_on(table_keys(app.settings.keys)))

    def speak(self, app: Host) -> None:
        """Say what is new; tell somebody whose reader has just been found how to play by ear."""
        if self.speaker.update() and self.speaker.on and not app.settings.speech_offered:
            self.narrator.welcome(app.settings)
            app.change(speech_offered=True)
        if self.speaker.on:
            self.narrator.follow(app.top)

    def focus(self, gained: bool) -> None:
        """Tell that the window has the focus, or not; a reader may have begun meanwhile."""
        self.tree.focus(gained)
        if gained:
            self.speaker.look_again()

    @property
    def wakes(self) -> tuple[float | None, float | None]:
        """Seconds until something that waits can be said, and until the tree can be given anew."""
        return self.speaker.wake, self.tree.wake

    def close(self) -> None:
        """Let voice and tree go."""
        self.speaker.close()
        self.tree.close()
