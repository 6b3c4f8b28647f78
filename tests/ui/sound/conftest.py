"""A sound card that nobody hears."""

from collections.abc import Iterator

import pytest

from briscola.storage.settings.settings import Settings
from briscola.ui.sound.audio import Audio


@pytest.fixture
def audio() -> Iterator[Audio]:
    audio = Audio(Settings(), table="cloth")
    assert audio.open()
    yield audio
    audio.close()
