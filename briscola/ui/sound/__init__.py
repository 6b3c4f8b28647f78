"""From an event to sounds, and the mixer that plays them."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.sound.audio import Audio as Audio
    from briscola.ui.sound.soundtrack import (
        Ear as Ear,
        TurnSound as TurnSound,
        ear_of as ear_of,
        sounds as sounds,
        telling as telling,
    )
else:
    __getattr__ = lazily(
        __name__,
        audio="Audio",
        soundtrack="Ear TurnSound ear_of sounds telling",
    )
