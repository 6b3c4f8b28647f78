"""Things said in their time: an answer at once, what happens at the table in its order, nothing twice.

A reader does not tell when it has finished, so the time that a text takes is estimated. What happens while
something is being said waits and is then said together, so that a fast table is never far ahead.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue

from briscola.i18n.spoken_signs import aloud
from briscola.storage.log import note_said
from briscola.storage.settings.settings import Settings
from briscola.ui.speech.pace import seconds_for
from briscola.ui.speech.speech_voice import Found, NoVoice, SpeechVoice, VoiceWish

KEPT = 200
"""Texts kept to be read again."""
LOOKING = 0.1
"""Seconds between two looks whether something that speaks has been found."""
_logger = logging.getLogger(__name__)


class Speaker:
    """Says things in their order. Silent until it is on; polled by `update`."""

    def __init__(
        self, voice: SpeechVoice | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`voice`: what speaks; None where nothing is to be heard. `clock` gives seconds."""
        self._voice: SpeechVoice = voice or NoVoice()
        self._able = voice is not None
        self.clock = clock
        self._found: SimpleQueue[Found] = SimpleQueue()
        self.found = Found()
        """The voice or reader here, as far as it is known."""
        self._looking = self._looked = self._silence_told = False
        self._wanted = "auto"
        self._rate = 50
        self.full = True
        """True if roles, places and explanations are said too."""
        self.said: deque[str] = deque(maxlen=KEPT)
        """Texts that have been said, the latest last."""
        self._waiting: list[str] = []
        self._free_at = 0.0
        """Second at which the voice has probably said what it was given."""
        self._back = 0
        """Number of texts back in `said` the person is; 0 at the latest."""

    # ---- on and off

    @property
    def on(self) -> bool:
        """True while things are said."""
        return self._able and (self._wanted == "on" or (self._wanted == "auto" and self.found.reader))

    def apply_settings(self, settings: Settings, language: str) -> None:
        """Speak as the settings say."""
        before = self.on
        self._wanted, self._rate, self.full = settings.speech, settings.speech_rate, settings.speech_full
        if not self._able:
            return
        self._voice.wish(VoiceWish(rate=settings.speech_rate, name=settings.speech_voice, language=language))
        if self._wanted == "on" and not self.found.name:
            self.find_voice()
        if before and not self.on:
            self._forget()

    def find_voice(self) -> None:
        """Look for what speaks: a reader, or any voice if the person wants speech. Not if it is off."""
        if self._able and self._wanted != "off":
            self._looking = self._looked = True
            self._voice.find(self._found.put, readers_only=self._wanted != "on")

    def find_voice_again(self) -> None:
        """Look once more, if nothing has been found: a reader may have begun since."""
        if self._looked and not self._looking and not self.found.name:
            self.find_voice()

    def close(self) -> None:
        """Say nothing more."""
        self._able = False
        self._voice.close()

    # ---- what is said

    def say(self, text: str) -> None:
        """Say something that the person has asked for, at once. What waits is said after it."""
        if self.on and text.strip():
            self._give(text, interrupt=True)
            self._note(text)

    def tell(self, text: str) -> None:
        """Say something that has happened, after what is being said."""
        if self.on and text.strip():
            self._waiting.append(text)
            self._note(text)

    def hush(self) -> None:
        """Be silent now; what happens from now on is said again."""
        if self._able:
            self._forget()

    def _forget(self) -> None:
        self._waiting.clear()
        self._free_at = 0.0
        self._voice.stop()

    def _note(self, text: str) -> None:
        self.said.append(text)
        self._back = 0

    def _give(self, text: str, *, interrupt: bool) -> None:
        text = aloud(text)
        self._free_at = self.clock() + seconds_for(text, self._rate)
        self._voice.speak(text, interrupt=interrupt)
        note_said(text)

    # ---- said before

    def repeat(self) -> None:
        """Say the last thing again, or the one to which the person has gone back."""
        self._again(0)

    def go_back(self, by: int) -> None:
        """Say what was said before (`by` > 0) or after the present place in what has been said."""
        self._again(by)

    def forget_said(self) -> None:
        """Keep nothing that could be said again: somebody else listens from now on."""
        self.said.clear()
        self._back = 0

    def spell(self, spelt: Callable[[str], str]) -> None:
        """Say the last thing letter by letter, as `spelt` writes it."""
        if self.said:
            self._once(spelt(self.said[-1 - self._back]))

    def _again(self, by: int) -> None:
        if not self.said:
            return
        self._back = min(len(self.said) - 1, max(0, self._back + by))
        self._once(self.said[-1 - self._back])

    def _once(self, text: str) -> None:
        """Say a text without keeping it again."""
        back, said = self._back, list(self.said)
        self.say(text)
        self.said.clear()
        self.said.extend(said)
        self._back = back

    # ---- time

    def update(self) -> bool:
        """Say what waits, once the voice is free; True if a reader has been found since the last call."""
        found = self._news()
        if self._waiting and self._free_at <= self.clock():
            text = joined(self._waiting)
            self._waiting.clear()
            self._give(text, interrupt=False)
        return found

    def _news(self) -> bool:
        try:
            self.found = self._found.get_nowait()
        except Empty:
            return False
        self._looking = False
        if not self.found.name and not self._silence_told:
            self._silence_told = True
            _logger.info("no screen reader speaks here" if self._wanted == "auto" else "no voice speaks here")
        return self.found.reader

    @property
    def wake(self) -> float | None:
        """Seconds until something that waits can be said, or a reader may be found; None if nothing waits."""
        if not self._waiting:
            return LOOKING if self._looking else None
        return max(0.0, self._free_at - self.clock())


def joined(texts: Sequence[str]) -> str:
    """Sentences in a row, each with a mark at its end.

    >>> joined(["Ada: ace of cups", "You take it."])
    'Ada: ace of cups. You take it.'
    """
    ended = [text if text[-1] in ".!?…:" else f"{text}." for text in (text.strip() for text in texts) if text]
    return " ".join(ended)
