"""The choice of a voice, with a library of speech that only pretends."""

import doctest
import logging
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from queue import SimpleQueue
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from briscola.ui.speech import pace, reader_running
from briscola.ui.speech import speech_voice as voices
from briscola.ui.speech.speech_voice import Found, PrismVoice, VoiceWish


class BackendId(IntEnum):
    """As the library has it, in part."""

    NVDA = 1
    SAPI = 2
    UIA = 3


@dataclass
class Pretended:
    """A backend of the library."""

    name: str
    there: bool = True
    own_rate: float = 0.1
    said: list[str] = field(default_factory=list)
    set: list[tuple[str, object]] = field(default_factory=list)

    @property
    def features(self) -> Any:
        known = self.name == "SAPI"
        return SimpleNamespace(
            is_supported_at_runtime=self.there,
            supports_speak=True,
            supports_stop=True,
            supports_set_rate=True,
            supports_get_rate=True,
            supports_set_voice=known,
            supports_count_voices=known,
            supports_get_voice_name=known,
            supports_get_voice_language=known,
        )

    @property
    def rate(self) -> float:
        return self.own_rate

    @rate.setter
    def rate(self, value: float) -> None:
        self.set.append(("rate", value))

    @property
    def voice(self) -> int:
        return 0

    @voice.setter
    def voice(self, at: int) -> None:
        self.set.append(("voice", at))

    voices_count = 3

    def get_voice_name(self, at: int) -> str:
        return ("Zira", "Elsa", "Zira+Whisper")[at]

    def get_voice_language(self, at: int) -> str:
        return ("en-US", "it-IT", "en-US")[at]

    def speak(self, text: str, interrupt: bool) -> None:
        del interrupt
        if not self.there:
            raise OSError("gone")
        self.said.append(text)

    def stop(self) -> None:
        pass


class Library:
    """The library, its backends, and a voice over it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.nvda, self.sapi, self.uia = Pretended("NVDA"), Pretended("SAPI"), Pretended("UIA")
        backends = {BackendId.NVDA: self.nvda, BackendId.SAPI: self.sapi, BackendId.UIA: self.uia}
        module = ModuleType("prism")
        context = SimpleNamespace(exists=lambda _known: True, create=backends.__getitem__)
        vars(module).update(BackendId=BackendId, Context=lambda: context)
        monkeypatch.setitem(sys.modules, "prism", module)
        self.reader_is_on = False
        monkeypatch.setattr(voices, "reader_is_on", lambda: self.reader_is_on)
        self.voice = PrismVoice()

    def look(self, *, readers_only: bool = False) -> Found:
        found: SimpleQueue[Found] = SimpleQueue()
        self.voice.find(found.put, readers_only=readers_only)
        return found.get(timeout=5)

    def speak(self, *texts: str) -> None:
        """Say these, and wait until all is said."""
        for text in texts:
            self.voice.speak(text, interrupt=False)
        self.settle()

    def settle(self) -> None:
        """Wait until the thread has done all."""
        done: SimpleQueue[bool] = SimpleQueue()
        self.voice.ask(lambda: done.put(True))
        done.get(timeout=5)


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Iterator[Library]:
    pretended = Library(monkeypatch)
    yield pretended
    pretended.voice.close()


def test_a_reader_comes_first_and_keeps_its_own_speed_and_voice(library: Library) -> None:
    assert library.look() == Found(name="NVDA", reader=True)
    library.voice.wish(VoiceWish(rate=90, language="it"))
    library.speak("Ciao")
    assert library.nvda.said == ["Ciao"] and library.nvda.set == []


def test_without_a_reader_the_systems_voice_speaks_only_if_asked(library: Library) -> None:
    library.nvda.there = False
    assert library.look(readers_only=True) == Found()
    library.voice.speak("Nobody hears this", interrupt=False)
    assert library.look() == Found(name="SAPI", voices=("Zira", "Elsa"))
    library.voice.wish(VoiceWish(language="it"))
    library.speak("Ciao")
    assert library.sapi.said == ["Ciao"]
    assert library.sapi.set == [("rate", 0.1), ("voice", 0), ("rate", 0.1), ("voice", 1)]


def test_beside_a_reader_that_lends_nobody_its_voice_the_systems_voice_speaks(library: Library) -> None:
    library.nvda.there = False
    library.reader_is_on = True
    found = library.look(readers_only=True)
    assert found.reader and found.name == "SAPI" and found.voices
    library.speak("Ciao")
    assert library.sapi.said == ["Ciao"]


def test_what_only_a_reader_would_hear_is_no_voice(library: Library) -> None:
    library.nvda.there = library.sapi.there = False
    assert library.look() == Found() and library.uia.said == []


def test_when_the_reader_ends_another_speaks_or_there_is_silence(
    library: Library, caplog: pytest.LogCaptureFixture
) -> None:
    library.look(readers_only=True)
    library.nvda.there = False
    with caplog.at_level("WARNING"):
        library.speak("One", "Two")
    assert library.sapi.said == [] and len(warnings(caplog)) == 1
    library.nvda.there = True
    assert library.look(readers_only=True).reader
    library.speak("Three")
    assert library.nvda.said == ["Three"]
    library.look()  # the person has asked for speech
    library.nvda.there = False
    library.speak("Four")
    assert library.sapi.said == ["Four"]


@pytest.mark.parametrize("broken", [ImportError("no such module"), OSError("libprism.so: no such file")])
def test_without_the_library_there_is_silence_and_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: Exception
) -> None:
    def refuse() -> object:
        raise broken

    with caplog.at_level("INFO"):
        pretended = Library(monkeypatch)
        if isinstance(broken, ImportError):
            monkeypatch.setitem(sys.modules, "prism", None)
        else:
            monkeypatch.setattr(sys.modules["prism"], "Context", refuse)
        for _ in range(2):
            assert pretended.look() == Found()
        pretended.voice.speak("Hello", interrupt=True)
        pretended.voice.stop()
        pretended.settle()
        pretended.voice.close()
    assert len(warnings(caplog)) == 1


def test_what_a_backend_raises_is_silence(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_self: Pretended) -> float:
        raise RuntimeError("no rate")

    library.nvda.there = False
    monkeypatch.setattr(Pretended, "rate", property(fails))
    assert library.look() == Found()


def test_the_thread_does_not_keep_the_program(library: Library) -> None:
    library.look()
    assert library.voice.thread is not None and library.voice.thread.daemon
    stuck: SimpleQueue[None] = SimpleQueue()
    waits: Callable[[], object] = lambda: stuck.get(timeout=3)  # noqa: E731
    library.voice.ask(waits)
    library.voice.close()  # though the voice hangs
    stuck.put(None)


@pytest.mark.parametrize("module", [voices, pace, reader_running])
def test_the_examples_hold(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def warnings(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Warnings of a test; other tests may have left the log more talkative."""
    return [record for record in caplog.records if record.levelno >= logging.WARNING]
