"""The real library and a real Speech Dispatcher: what is told to the voice is what the server says."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pytest

from briscola.storage.settings.settings import Settings
from briscola.ui.speech.speaker import Speaker
from briscola.ui.speech.speech_voice import Found, PrismVoice, VoiceWish
from tests.ui.speech.speech_server import PROGRAM, SpeechServer, speech_server

pytestmark = [pytest.mark.slow, pytest.mark.linux]
needs_server = pytest.mark.skipif(PROGRAM is None, reason="there is no Speech Dispatcher")
MODULES = [
    found
    for where in ("", "*/")
    for found in Path("/usr/lib").glob(f"{where}speech-dispatcher-modules/sd_espeak-ng")
]
"""The part of Speech Dispatcher that speaks by espeak; its settings lie there without it too."""
TEXTS = (("en", "It is your turn"), ("it", "Tocca a te"), ("fr", "C’est à vous"))


def look(voice: PrismVoice, *, readers_only: bool = False) -> Found:
    found: SimpleQueue[Found] = SimpleQueue()
    voice.find(found.put, readers_only=readers_only)
    return found.get(timeout=20)


def wait(done: Callable[[], object], seconds: float = 15.0) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "it has not happened"
        time.sleep(0.02)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SpeechServer]:
    with speech_server(tmp_path / "server") as running:
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{running.socket}")
        yield running


@pytest.fixture
def voice() -> Iterator[PrismVoice]:
    made = PrismVoice()
    yield made
    made.close()


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[str]:
    """Address of a bus of our own, with the home of nobody."""
    with tempfile.TemporaryDirectory(prefix="bus", ignore_cleanup_errors=True) as folder:
        env = {**os.environ, "XDG_RUNTIME_DIR": folder, "HOME": folder, "XDG_CACHE_HOME": folder}
        with (tmp_path / "bus.log").open("wb") as log:
            running = subprocess.Popen(
                [
                    "dbus-daemon",
                    "--session",
                    "--nofork",
                    "--print-address=1",
                    f"--address=unix:path={folder}/bus",
                ],
                env=env,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert running.stdout is not None
        yield running.stdout.readline().decode().strip()
        running.terminate()
        running.wait(10)
        running.stdout.close()


@needs_server
def test_it_says_what_it_is_told_in_order(server: SpeechServer, voice: PrismVoice) -> None:
    found = look(voice)
    assert found.name == "Speech Dispatcher" and not found.reader
    assert found.voices == tuple(
        f"{name} (recorder)" for name in ("Hans", "George", "Betty", "Livia", "Ugo", "Remco", "Aline")
    )
    texts = ["Ace of cups, it’s yours", "Più di così & “meglio”", "C'est à toi – joue !"]
    for text in texts:
        voice.speak(text, interrupt=False)
    wait(lambda: len(server.ended) == 3)
    assert server.ended == texts


@needs_server
def test_half_is_the_voices_own_speed(server: SpeechServer, voice: PrismVoice) -> None:
    look(voice)
    for rate in (50, 0, 25, 75, 100, 50):
        voice.wish(VoiceWish(rate=rate))
        voice.speak(f"at {rate}", interrupt=False)
    wait(lambda: len(server.ended) == 6)
    assert [round(row.rate) for row in server.begun] == [0, -100, -50, 50, 100, 0]


@needs_server
def test_each_language_has_its_voice_unless_one_is_chosen(server: SpeechServer, voice: PrismVoice) -> None:
    look(voice)
    wishes = [("it", ""), ("fr", ""), ("en", ""), ("it", "Ugo (recorder)"), ("en", "Ugo (recorder)")]
    for language, name in wishes:
        voice.wish(VoiceWish(language=language, name=name))
        voice.speak("hello", interrupt=False)
    wait(lambda: len(server.ended) == 5)
    assert [row.voice for row in server.begun] == ["Livia", "Aline", "Betty", "Ugo", "Betty"]


@needs_server
def test_an_interruption_cuts_off_and_drops_what_waits(server: SpeechServer, voice: PrismVoice) -> None:
    look(voice)
    voice.speak("a long story", interrupt=False)
    voice.speak("and what follows", interrupt=False)
    wait(lambda: server.begun)
    voice.speak("your turn", interrupt=True)
    wait(lambda: server.ended)
    assert server.ended == ["your turn"]


@needs_server
def test_stop_is_silence_and_the_next_text_is_heard(server: SpeechServer, voice: PrismVoice) -> None:
    look(voice)
    voice.speak("a long story", interrupt=False)
    wait(lambda: server.begun)
    voice.stop()
    voice.speak("afterwards", interrupt=False)
    wait(lambda: server.ended)
    assert server.ended == ["afterwards"]


@needs_server
def test_closing_stops_it_at_once(server: SpeechServer, voice: PrismVoice) -> None:
    look(voice)
    voice.speak("a long story", interrupt=False)
    wait(lambda: server.begun)
    begin = time.monotonic()
    voice.close()
    assert time.monotonic() - begin < 0.6
    time.sleep(0.3)
    assert server.ended == [] and "STOP SELF" in server.log


@needs_server
@pytest.mark.skipif(not all(map(shutil.which, ("dbus-daemon", "gdbus"))), reason="there is no bus")
def test_beside_an_older_reader_the_systems_voice_speaks(
    server: SpeechServer, voice: PrismVoice, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", bus)
    assert look(voice, readers_only=True) == Found()
    call = ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"]
    asked = "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled", "<true>"
    subprocess.run([*call, "--method", *asked], check=True, capture_output=True, timeout=20)
    found = look(voice, readers_only=True)
    assert found.reader and found.name == "Speech Dispatcher"
    voice.speak("hello", interrupt=False)
    wait(lambda: server.ended == ["hello"])


@needs_server
def test_without_a_reader_nothing_speaks_unless_asked(server: SpeechServer) -> None:
    speaker = Speaker(PrismVoice())
    speaker.apply_settings(Settings(), "en")
    speaker.find_voice()
    wait(lambda: speaker.update() or speaker.wake is None)
    assert not speaker.on and speaker.found == Found()
    speaker.apply_settings(Settings(speech="on"), "it")
    speaker.say("Il parlato è acceso")
    speaker.tell("Tocca a te")
    wait(lambda: not speaker.update() and len(server.ended) == 2)
    assert server.ended == ["Il parlato è acceso", "Tocca a te."]
    assert {row.voice for row in server.begun} == {"Livia"}
    assert speaker.on and not speaker.found.reader
    speaker.close()


@needs_server
def test_the_window_never_waits_for_the_voice(server: SpeechServer, voice: PrismVoice) -> None:
    look(voice)
    begin = time.perf_counter()
    for number in range(200):
        voice.speak(f"text {number}", interrupt=True)
    assert (time.perf_counter() - begin) / 200 < 0.001
    wait(lambda: "text 199" in server.ended)
    assert len(server.begun) < 100, "most were never begun"


@needs_server
def test_a_server_that_ends_is_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, voice: PrismVoice
) -> None:
    with speech_server(tmp_path / "server") as running:
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{running.socket}")
        look(voice)
        voice.speak("hello", interrupt=False)
        wait(lambda: running.ended)
    for _ in range(3):
        voice.speak("to nobody", interrupt=True)
    begin = time.monotonic()
    voice.close()
    assert time.monotonic() - begin < 0.6


@needs_server
@pytest.mark.skipif(not MODULES, reason="no espeak")
def test_espeak_speaks_the_languages_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, voice: PrismVoice
) -> None:
    with speech_server(tmp_path / "server", espeak=True) as running:
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{running.socket}")
        found = look(voice)
        assert 8 <= len(found.voices) <= 40 and not any("+" in name for name in found.voices)
        made = 0
        for language, text in TEXTS:
            voice.wish(VoiceWish(language=language))
            voice.speak(text, interrupt=False)
            wait(partial(_louder, running, made + 10_000))
            time.sleep(0.3)
            made = running.sound
        chosen = [
            line.split("SYNTHESIS_VOICE ")[1]
            for line in running.log.splitlines()
            if "SYNTHESIS_VOICE " in line
        ]
        for name in ("English (America)", "Italian", "French (France)"):
            assert any(row.startswith(name) for row in chosen), (name, chosen)


def test_without_any_voice_there_is_silence_and_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/nobody")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/nobody")
    with caplog.at_level("INFO"):
        speaker = Speaker(PrismVoice())
        speaker.apply_settings(Settings(speech="on"), "en")
        wait(lambda: speaker.update() or speaker.wake is None)
        assert not speaker.found.name
        for _ in range(3):
            speaker.say("Hello")
            speaker.find_voice()
            wait(lambda: speaker.update() or speaker.wake in (None, 0.0) or speaker.wake < 0.1)
        begin = time.monotonic()
        speaker.close()
        assert time.monotonic() - begin < 0.6
    assert len([record for record in caplog.records if record.name == "briscola.ui.speech.speaker"]) == 1


def _louder(running: SpeechServer, least: int) -> bool:
    """True once the server has made more sound than so many bytes."""
    return running.sound > least
