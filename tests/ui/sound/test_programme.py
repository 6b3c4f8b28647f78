"""The pieces of music: one after the other, a pause between them, and silence when nobody wants them."""

import numpy as np
import pygame
import pytest

from briscola import resources
from briscola.storage.settings import Settings
from briscola.ui.sound import background_sound, recording
from briscola.ui.sound.audio import Audio
from briscola.ui.sound.background_sound import PHRASE, PIECES
from tests.ui.sound.test_audio import soon

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
    """Whether a further piece comes within twice a piece and its pause."""
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
    audio.follow(Settings(music=False), table="cloth")
    assert not audio.background.phrase("title", once=True)
    assert not soon_more(loaded, 0)


def test_the_device_closes_while_pieces_are_played(audio: Audio) -> None:
    assert audio.background.phrase("title")
    audio.close()
    assert pygame.mixer.get_init() is None
    assert not audio.background.phrase("title")
