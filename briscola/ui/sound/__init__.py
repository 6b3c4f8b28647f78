"""From an event to sounds, and the mixer that plays them."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.sound.audio import Audio
    from briscola.ui.sound.soundtrack import Ear, TurnSound, ear_of, sounds, telling
else:
    __getattr__ = lazily(
        __name__,
        audio="Audio",
        soundtrack="Ear TurnSound ear_of sounds telling",
    )
