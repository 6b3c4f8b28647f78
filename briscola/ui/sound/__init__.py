"""From an event to sounds, and the mixer that plays them."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.sound.audio import Audio
    from briscola.ui.sound.soundtrack import Ear, TurnSound, ear_of, sounds, telling
