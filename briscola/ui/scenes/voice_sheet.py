"""The voices of this computer: a press on one, and it speaks."""

from __future__ import annotations

from collections.abc import Sequence

from briscola.i18n.text import _, pgettext
from briscola.ui.scenes.list_sheet import ListSheet, Rows


class VoiceSheet(ListSheet):
    """Lies over the settings."""

    @property
    def chapter(self) -> str:
        return "keys"

    def title(self) -> str:
        return voice_title()

    @property
    def voices(self) -> Sequence[str]:
        """Names of the voices; the first is empty, for one that speaks the language."""
        found = self.app.speaker.found.voices
        chosen = self.app.settings.speech_voice
        return ("", *([chosen] if chosen and chosen not in found else []), *found)

    def rows(self) -> Rows:
        chosen = self.app.settings.speech_voice
        sign = pgettext("voice", "chosen")
        return [(name or language_voice(), sign if name == chosen else "") for name in self.voices]

    def begins_at(self) -> int:
        return self.voices.index(self.app.settings.speech_voice)

    @property
    def sentence(self) -> str:
        return _("Press a voice, and it speaks from now on. A letter leads to the names that begin with it.")

    def sentences(self) -> Sequence[str]:
        return (self.sentence,)

    def press(self, number: int) -> None:
        """Let a voice speak."""
        name = self.voices[number]
        self.app.change(speech_voice=name)
        self.again()
        self.app.speaker.say(name or language_voice())


def voice_title() -> str:
    """Title of the page, also used for links to it."""
    return _("The voice")


def language_voice() -> str:
    """The voice that is chosen by the language."""
    return _("One that speaks your language")
