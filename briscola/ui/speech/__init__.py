"""Speech: the voice of the screen reader that runs, or of the system, and what waits to be said."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.speech.reading import ReadingLine, ReadingPlace
    from briscola.ui.speech.speaker import Speaker, joined
    from briscola.ui.speech.speech_voice import PrismVoice, SpeechVoice
else:
    __getattr__ = lazily(
        __name__,
        reading="ReadingLine ReadingPlace",
        speaker="Speaker joined",
        speech_voice="PrismVoice SpeechVoice",
    )
