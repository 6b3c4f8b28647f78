"""Speech: the voice of the screen reader that runs, or of the system, and what waits to be said."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.speech.reading import ReadingLine as ReadingLine, ReadingPlace as ReadingPlace
    from briscola.ui.speech.speaker import Speaker as Speaker, joined as joined
    from briscola.ui.speech.speech_voice import PrismVoice as PrismVoice, SpeechVoice as SpeechVoice
else:
    __getattr__ = lazily(
        __name__,
        reading="ReadingLine ReadingPlace",
        speaker="Speaker joined",
        speech_voice="PrismVoice SpeechVoice",
    )
