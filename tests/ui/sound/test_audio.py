"""Sound and music, and the silence where there is none."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from unittest.mock import Mock

import numpy as np
import pygame
import pytest

from briscola.storage.settings.settings import Settings
from briscola.system import resources
from briscola.system.quiet_stderr import hushed
from briscola.system.resources import sound_file
from briscola.ui.app import App
from briscola.ui.sound import background_sound, recording
from briscola.ui.sound.audio import Audio
from briscola.ui.sound.background_sound import CHANNELS, PHRASE, PIECES, level

NO_DEVICE = """
from briscola.ui.sound.audio import Audio
audio = Audio()
assert not audio.open()
audio.play("slap")
audio.close()
"""


def test_without_a_device_there_is_silence_and_not_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    tried = subprocess.run([sys.executable, "-c", NO_DEVICE], capture_output=True, text=True)
    assert (tried.returncode, tried.stdout, tried.stderr) == (0, "", "")


def test_standard_error_is_heard_again_afterwards(capfd: pytest.CaptureFixture[str]) -> None:
    with hushed():
        os.write(2, b"lost")
    os.write(2, b"heard")
    assert capfd.readouterr().err == "heard"


def wave(seconds: float = 0.3) -> pygame.mixer.Sound:
    """440 Hz on both sides."""
    device = pygame.mixer.get_init()
    assert device is not None
    rate, _size, sides = device
    tone = (8_000 * np.sin(2 * np.pi * 440 * np.arange(int(seconds * rate)) / rate)).astype(np.int16)
    return pygame.sndarray.make_sound(np.ascontiguousarray(np.stack([tone] * sides, axis=1)))


def soon(true: Callable[[], bool]) -> bool:
    """Whether something comes true within five seconds: music is loaded beside the window."""
    until = time.monotonic() + 5.0
    while not true() and time.monotonic() < until:
        time.sleep(0.005)
    return true()


def test_a_sound_of_the_table_never_takes_the_channel_of_the_phrases(audio: Audio) -> None:
    long = pygame.mixer.Sound(buffer=bytes(48000 * 4 * 60))
    busy = [pygame.mixer.Channel(each) for each in range(CHANNELS) if each != PHRASE]
    for each in busy[1:]:
        each.play(long)
    audio.play("slap")
    assert busy[0].get_busy() and not pygame.mixer.Channel(PHRASE).get_busy()
    busy[0].play(long)
    audio.play("slap")
    assert not pygame.mixer.Channel(PHRASE).get_busy(), (
        "it is left out, as nobody would tell it from 23 others"
    )


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """The mixer's only channel, which notes what it plays."""
    made = Mock()
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda: made)
    return made


def lengths(channel: Mock) -> list[float]:
    """Seconds of all that was played."""
    return [call.args[0].get_length() for call in channel.play.call_args_list]


def test_no_two_cards_fall_alike_but_music_stays_in_tune(
    audio: Audio, channel: Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """±4 % of pitch, ±2 dB of loudness."""
    tone = wave()
    monkeypatch.setattr(recording, "load", lambda _take: tone)
    for _ in range(40):
        audio.play("slap")
    speeds = [tone.get_length() / length for length in lengths(channel)]
    volumes = [call.args[0] for call in channel.set_volume.call_args_list]
    assert 0.955 < min(speeds) < 0.985 < 1.015 < max(speeds) < 1.045
    assert 2.0 < 20 * np.log10(max(volumes) / min(volumes)) <= 4.01
    channel.reset_mock()
    for _ in range(3):
        audio.play("win")
    assert lengths(channel) == [tone.get_length()] * 3
    assert len(set(map(str, channel.set_volume.call_args_list))) == 1


def test_a_card_sounds_like_the_table_it_falls_on(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[str] = set()
    monkeypatch.setattr(recording, "load", heard.add)
    for table in ("cloth", "walnut"):
        audio.apply_settings(Settings(), table=table)
        for _ in range(12):
            audio.play("slap")
            audio.play("chalk")
    stems = {take.rpartition("-")[0] for take in heard}
    assert stems == {"slap", "slap-walnut", "chalk"}


def test_room_and_music_are_heard_each_as_loud_as_it_is_set_and_stop_when_turned_off(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = list[float]()
    monkeypatch.setattr(pygame.mixer.music, "set_volume", room.append)

    def hums() -> bool:
        return pygame.mixer.music.get_busy() and room[-1] > 0

    audio.apply_settings(Settings(), table="cloth")
    assert hums() and room[-1] == pytest.approx(level(0.4), abs=0.01)
    assert audio.background.phrase("title", once=True)
    channel = pygame.mixer.Channel(PHRASE)
    assert soon(channel.get_busy)
    audio.apply_settings(Settings(room_volume=1.0, music_volume=0.0), table="cloth")
    assert hums() and room[-1] == 1.0 and channel.get_volume() == 0.0
    assert not audio.background.phrase("match-won"), "music is off: the caller plays something shorter"
    audio.apply_settings(Settings(room=False), table="cloth")
    assert not hums()
    audio.apply_settings(Settings(), table="cloth")
    assert hums()
    audio.background.away(True)
    assert not hums(), "nothing hums behind another window"
    audio.apply_settings(Settings(room_volume=0.9), table="cloth")
    assert not hums(), "nor when it is set louder there"
    audio.background.away(False)
    assert hums()
    audio.apply_settings(Settings(mute=True), table="cloth")
    assert not hums()


def test_the_title_begins_its_music_once_a_start(audio: Audio) -> None:
    channel = pygame.mixer.Channel(PHRASE)
    assert audio.background.phrase("title", once=True)
    assert soon(channel.get_busy)
    channel.stop()
    assert audio.background.phrase("title", once=True)
    assert not channel.get_busy()


def test_takes_of_one_sound_are_varied(channel: Mock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "sounds", lambda: ["slap-1", "slap-2", "slap-3"])
    monkeypatch.setattr(recording, "load", lambda take: wave(float(take[-1])))
    audio = Audio()
    assert audio.open()
    for _ in range(30):
        audio.play("slap")
    audio.mute = True
    audio.play("slap")
    played = [round(length) for length in lengths(channel)]
    audio.close()
    assert len(played) == 30
    assert set(played) == {1, 2, 3}
    assert all(a != b for a, b in pairwise(played))


@pytest.mark.parametrize("name", ["click", "tick", "peg", "slap", "shuffle"])
def test_every_small_sound_has_a_recording(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert app.audio.open()
    played: list[str] = []
    monkeypatch.setattr(recording, "load", played.append)
    app.click(name)
    assert len(played) == 1
    assert sound_file(played[0]) is not None


def test_a_sound_nobody_recorded_is_silence(app: App) -> None:
    assert app.audio.open()
    app.audio.play("trombone")
    app.audio.play("shuffle", 0.0, 0.5)


LENGTH, PAUSE = 0.05, 0.06
"""Seconds of a piece and of a pause in these tests."""


@pytest.fixture(autouse=True)
def short_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_sound, "PAUSE", PAUSE)


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pieces, as they come; each is silence, and short."""
    names = list[str]()

    def load(name: str) -> pygame.mixer.Sound:
        names.append(name)
        return pygame.sndarray.make_sound(np.zeros((int(48_000 * LENGTH), 2), np.int16))

    monkeypatch.setattr(recording, "load", load)
    return names


def test_every_piece_is_recorded_and_takes_a_minute_or_more() -> None:
    for name in PIECES:
        path = resources.sound_file(name)
        assert path is not None, name
        assert 200_000 < path.stat().st_size < 700_000, name


def test_all_pieces_are_played_in_turn_and_then_from_the_beginning(audio: Audio, loaded: list[str]) -> None:
    assert audio.background.phrase("title", once=True)
    assert soon(lambda: len(loaded) >= 5)
    assert loaded[:5] == [*PIECES, *PIECES[:2]]


def test_between_two_pieces_there_is_a_pause(
    audio: Audio, loaded: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_sound, "PAUSE", 60.0)
    assert audio.background.phrase("title", once=True)
    channel = pygame.mixer.Channel(PHRASE)
    assert soon(lambda: bool(loaded)) and soon(lambda: not channel.get_busy())
    assert not soon_more(loaded, 1)


def soon_more(loaded: list[str], than: int) -> bool:
    """True if a further piece comes within twice a piece and its pause."""
    pygame.time.wait(int(2_000 * (LENGTH + PAUSE)))
    return len(loaded) > than


def test_who_leaves_hears_no_more_and_who_comes_back_the_next_piece_after_a_pause(
    audio: Audio, loaded: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_sound, "PAUSE", 1.0)
    assert audio.background.phrase("title", once=True)
    assert soon(lambda: audio.background.programme.next == 1)
    monkeypatch.setattr(background_sound, "PAUSE", PAUSE)
    audio.background.hush()
    heard = len(loaded)
    assert not soon_more(loaded, heard)
    assert audio.background.phrase("title", once=True)
    assert len(loaded) == heard, "not at once"
    assert soon(lambda: len(loaded) > heard)
    assert loaded == [PIECES[at % len(PIECES)] for at in range(len(loaded))]


def test_a_phrase_ends_the_programme(audio: Audio, loaded: list[str]) -> None:
    assert audio.background.phrase("title")
    assert soon(lambda: bool(loaded))
    assert audio.background.phrase("match-won")
    heard = len(loaded)
    assert not soon_more(loaded, heard)


def test_a_damaged_piece_is_passed_over(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()
    monkeypatch.setattr(recording, "load", asked.append)
    assert audio.background.phrase("title")
    assert soon(lambda: len(asked) >= 3)
    assert asked[:3] == list(PIECES)


def test_pieces_are_silent_behind_another_window_and_the_end_of_a_match_is_not(
    audio: Audio, loaded: list[str]
) -> None:
    channel = pygame.mixer.Channel(PHRASE)
    audio.background.phrase("title")
    assert soon(lambda: bool(loaded))
    loud = channel.get_volume()
    audio.background.away(True)
    assert channel.get_volume() == 0.0
    audio.background.away(False)
    assert channel.get_volume() == loud > 0.0
    audio.background.away(True)
    audio.background.phrase("match-won")
    assert channel.get_volume() == loud


def test_without_music_no_piece_is_loaded(audio: Audio, loaded: list[str]) -> None:
    audio.apply_settings(Settings(music=False), table="cloth")
    assert not audio.background.phrase("title", once=True)
    assert not soon_more(loaded, 0)


def test_the_device_closes_while_pieces_are_played(audio: Audio) -> None:
    assert audio.background.phrase("title")
    audio.close()
    assert pygame.mixer.get_init() is None
    assert not audio.background.phrase("title")


def gone(which: int = 2, *, iscapture: int = 0) -> pygame.event.Event:
    """The event of a device that is gone; 0 is one that nobody has opened."""
    return pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=iscapture)


def test_the_sound_comes_back_with_its_server(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert app.audio.open()
    app.audio.apply_settings(Settings(room=True, music=True), table="cloth")
    app.audio.background.phrase("title")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    app.dispatch(gone())
    assert pygame.mixer.get_init() is None
    app.audio.play("slap")
    for _ in range(8):
        app.tick(1.0)
    assert pygame.mixer.get_init() is None
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for _ in range(4):
        app.tick(1.0)
    assert pygame.mixer.music.get_busy() and app.audio.background.programme.goes_on
    pygame.mixer.stop()
    app.audio.play("knock")
    assert pygame.mixer.get_busy()
    app.audio.close()


@pytest.mark.parametrize("other", [gone(0), gone(3, iscapture=1)], ids=["not ours", "a microphone"])
def test_another_device_that_goes_changes_nothing(app: App, other: pygame.event.Event) -> None:
    assert app.audio.open()
    app.dispatch(other)
    assert app.audio.ready and pygame.mixer.get_init() is not None
    app.audio.close()


def test_every_recording_has_the_rate_of_the_device(audio: Audio) -> None:
    """SDL_mixer cuts the ends of what it resamples (findings/sdl-mixer-shortens-what-it-resamples.sh)."""
    assert audio.ready
    opened = pygame.mixer.get_init()
    assert opened is not None
    for name in resources.sounds():
        path = sound_file(name)
        assert path is not None
        head = path.read_bytes()[:64]
        at = head.index(b"\x01vorbis") + len(b"\x01vorbis") + 5
        assert int.from_bytes(head[at : at + 4], "little") == opened[0] == 48_000, name
