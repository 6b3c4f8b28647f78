"""Voices: an interface, and the voice of the screen reader or of the system, through Prism.

Prism (prismatoid) is loaded and used in a thread of its own: some readers answer slowly.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from briscola.i18n.languages import LANGUAGES
from briscola.ui.speech.pace import seconds_for
from briscola.ui.speech.reader_running import reader_is_on

READERS = (
    "NVDA",
    "JAWS",
    "VOICE_OVER",
    "ORCA",
    "ZDSR",
    "ZOOM_TEXT",
    "BOY_PC_READER",
    "PC_TALKER",
    "SENSE_READER",
    "SYSTEM_ACCESS",
    "WINDOW_EYES",
)
"""Prism's names of screen readers."""
SYSTEM_VOICES = ("SPEECH_DISPATCHER", "SPIEL", "SAPI", "ONE_CORE", "AV_SPEECH")
"""Prism's names of what speaks without a reader, the first that works is taken."""
MIDDLE = ("SPEECH_DISPATCHER",)
"""Their own speed is the middle of the range, and is not asked of them: libspeechd has crashed over it."""
REGIONS = {"en": ("us", "gb")}
"""Regions of a language whose voices come first, besides the region named like the language itself."""
QUEUES = ("Speech Dispatcher",)
"""Names of backends whose stop ends one text and goes on with the next."""
UNSURE = 1.5
"""Factor by which a text may take longer than estimated."""
BETWEEN_STOPS = 0.02
VARIANT = "+"
"""Espeak lists each voice a hundred times, with a variant after this sign."""
_logger = logging.getLogger(__name__)


class VoiceWish(Struct, frozen=True, kw_only=True):
    """The way in which somebody wants to be spoken to."""

    rate: int = 50
    """Speed in per cent of the voice's range; 50 is the voice's own."""
    name: str = ""
    """Name of a voice; empty for one that speaks the language."""
    language: str = "en"


class Found(Struct, frozen=True, kw_only=True):
    """The voice or reader that speaks here; nothing does if `name` is empty."""

    name: str = ""
    reader: bool = False
    """True for a screen reader."""
    voices: Sequence[str] = ()
    """Names of the voices that can be chosen."""


class _Named(NamedTuple):
    """A voice that can be chosen: its number, name and the code of its language, empty if it does not say."""

    at: int
    name: str
    code: str


class SpeechVoice(Protocol):
    """Says one text after another."""

    def find(self, found: Callable[[Found], object], *, readers_only: bool) -> None:
        """Look for a reader or, unless `readers_only`, any voice; call `found` from another thread."""

    def speak(self, text: str, *, interrupt: bool) -> None:
        """Say a text, at once if it may `interrupt` what is being said."""

    def stop(self) -> None:
        """Say nothing more of what was to be said."""

    def wish(self, wish: VoiceWish) -> None:
        """Speak in that way from now on."""

    def close(self) -> None:
        """Let the voice go."""


class NoVoice:
    """The voice where nothing is to be heard."""

    def find(self, found: Callable[[Found], object], *, readers_only: bool) -> None:
        del found, readers_only

    def speak(self, text: str, *, interrupt: bool) -> None:
        del text, interrupt

    def stop(self) -> None:
        pass

    def wish(self, wish: VoiceWish) -> None:
        del wish

    def close(self) -> None:
        pass


class PrismVoice:
    """Speaks through Prism. Whatever it raises becomes silence and a line in the log."""

    def __init__(self) -> None:
        self._tasks: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self.thread: Thread | None = None
        self._turn = 0
        """Raised by each interruption: a text of an earlier turn is not begun any more."""
        self._context: Any = None
        self._backend: Any = None
        self._features: Any = None
        self._readers_only = True
        self._named: Sequence[_Named] = ()
        self._own_rate: float | None = None
        """The voice's speed before anybody changed it, from 0 to 1; None where it has none of ours."""
        self._wish = VoiceWish()
        self._queued: deque[float] = deque()
        """When the texts given to the backend have been said at the latest."""
        self._told = False

    # ---- called by the window

    def find(self, found: Callable[[Found], object], *, readers_only: bool) -> None:
        self.ask(lambda: found(self._find(readers_only=readers_only)))

    def speak(self, text: str, *, interrupt: bool) -> None:
        self._turn += interrupt
        turn = self._turn
        self.ask(lambda: self._say(text, interrupt=interrupt, turn=turn))

    def stop(self) -> None:
        self._turn += 1
        self.ask(self._hush)

    def wish(self, wish: VoiceWish) -> None:
        self.ask(lambda: self._tune(wish))

    def close(self) -> None:
        if self.thread is None:
            return
        self.stop()
        self._tasks.put(None)
        self.thread.join(0.5)  # a voice that hangs is left to the end of the program
        self.thread = None

    def ask(self, task: Callable[[], object]) -> None:
        self._tasks.put(task)
        if self.thread is None:
            self.thread = Thread(target=self._work, name="voice", daemon=True)
            self.thread.start()

    # ---- in the thread

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None:
            try:
                task()
            except Exception as error:
                self._complain(error)
        self._backend = self._context = None

    def _complain(self, error: Exception) -> None:
        if not self._told:
            self._told = True
            _logger.warning("nothing can be said: %s: %s", type(error).__name__, error)

    def _find(self, *, readers_only: bool) -> Found:
        try:
            return self._first_there(readers_only=readers_only)
        except Exception as error:  # no such library here, or not all that it needs
            self._complain(error)
            return Found()

    def _first_there(self, *, readers_only: bool) -> Found:
        import prism

        if self._context is None:
            self._context = prism.Context()
        self._readers_only = readers_only
        if self._take_first(prism.BackendId, READERS, reader=True):
            return self._what_speaks(reader=True)
        beside = reader_is_on()  # one through which nobody else speaks: the system's voice speaks beside it
        if (beside or not readers_only) and self._take_first(prism.BackendId, SYSTEM_VOICES, reader=False):
            return self._what_speaks(reader=beside)
        return Found()

    def _take_first(self, ids: Any, names: Sequence[str], *, reader: bool) -> bool:
        known = (getattr(ids, name, None) for name in names)
        return any(
            each is not None and self._context.exists(each) and self._take(each, reader=reader)
            for each in known
        )

    def _take(self, known: Any, *, reader: bool) -> bool:
        """Use a backend if it is there."""
        try:
            backend = self._context.create(known)  # never one whose connection has died
            features = backend.features
        except Exception as error:
            _logger.debug("%s is not there: %s", known.name, error)
            return False
        if not (features.is_supported_at_runtime and features.supports_speak):
            return False
        self._backend, self._features, self._told = backend, features, False
        self._own_rate, self._named = None, ()
        if not reader:  # a reader speaks as its owner has told it to
            self._own_rate = self._rate_before(known.name)
            self._named = self._voices()
        self._tune(self._wish)
        return True

    def _rate_before(self, name: str) -> float | None:
        features = self._features
        if not features.supports_set_rate:
            return None
        return float(self._backend.rate) if features.supports_get_rate and name not in MIDDLE else 0.5

    def _what_speaks(self, *, reader: bool) -> Found:
        voices = tuple(dict.fromkeys(voice.name for voice in self._named))
        found = Found(name=self._backend.name, reader=reader, voices=voices)
        _logger.info("%s speaks, with %d voices to choose from", found.name, len(voices))
        return found

    def _voices(self) -> Sequence[_Named]:
        """The voices that speak one of the game's languages, or that do not say which they speak."""
        features, backend = self._features, self._backend
        if not (features.supports_count_voices and features.supports_get_voice_name):
            return ()
        speaks = features.supports_get_voice_language
        named = (
            _Named(at, backend.get_voice_name(at), backend.get_voice_language(at).lower() if speaks else "")
            for at in range(backend.voices_count)
        )
        return [
            voice
            for voice in named
            if VARIANT not in voice.name and (not voice.code or language_of(voice.code) in LANGUAGES)
        ]

    def _tune(self, wish: VoiceWish) -> None:
        self._wish = wish
        if self._backend is None:
            return
        if self._own_rate is not None:
            self._backend.rate = rate_for(wish.rate, self._own_rate)
        if self._features.supports_set_voice and (at := _voice_for(wish, self._named)) is not None:
            self._backend.voice = at

    def _say(self, text: str, *, interrupt: bool, turn: int) -> None:
        if self._backend is None or turn != self._turn:
            return
        text = text.replace("\x00", " ")
        lost: Exception | None = None
        try:
            if interrupt:
                self._drop_queued()
            self._backend.speak(text, interrupt)
            self._note(text)
        except Exception as error:
            lost = error.with_traceback(None)  # which would keep the lost connection
        if lost is None:
            return
        self._backend = None
        if self._find(readers_only=self._readers_only).name:  # it has begun again, or another is there
            self._backend.speak(text, interrupt)
        else:
            self._complain(lost)

    def _note(self, text: str) -> None:
        now = time.monotonic()
        begins = self._queued[-1] if self._queued and self._queued[-1] > now else now
        self._queued.append(begins + UNSURE * seconds_for(text, self._wish.rate))

    def _hush(self) -> None:
        if self._backend is not None and self._features.supports_stop:
            self._drop_queued()
            self._backend.stop()

    def _drop_queued(self) -> None:
        """End all texts but one that may still be said, where a stop ends only one."""
        now = time.monotonic()
        left = sum(ends > now for ends in self._queued)
        self._queued.clear()
        if self._backend.name in QUEUES:
            for _ in range(left - 1):
                self._backend.stop()
                time.sleep(BETWEEN_STOPS)


def _voice_for(wish: VoiceWish, voices: Sequence[_Named]) -> int | None:
    """Number of the voice wished for, if it speaks the language, else of the best that does, or None."""
    fitting = [voice for voice in voices if language_of(voice.code) == wish.language]
    chosen = [voice for voice in voices if voice.name == wish.name and (voice in fitting or not voice.code)]
    best = chosen or sorted(fitting, key=lambda voice: _strangeness(voice.code, wish.language))
    return best[0].at if best else None


def _strangeness(code: str, language: str) -> int:
    """Distance of a voice's dialect from the language as most speak it; 0 for the language itself.

    >>> [_strangeness(code, "en") for code in ("en", "en-us", "en-gb", "en-029")]
    [0, 2, 3, 9]
    """
    region = code.replace("_", "-").partition("-")[2]
    usual = ("", language, *REGIONS.get(language, ()))
    return usual.index(region) if region in usual else 9


def language_of(code: str) -> str:
    """The language of a voice's code.

    >>> language_of("pt_BR"), language_of("it")
    ('pt', 'it')
    """
    return code.replace("_", "-").partition("-")[0].lower()


def rate_for(percent: int, own: float) -> float:
    """Speed to set, from 0 to 1, where 50 per cent is the voice's `own`.

    >>> rate_for(50, 0.1), rate_for(100, 0.1), rate_for(0, 0.1), rate_for(75, 0.5)
    (0.1, 1.0, 0.0, 0.75)
    """
    if percent <= 50:
        return own * percent / 50
    return own + (1 - own) * (percent - 50) / 50
