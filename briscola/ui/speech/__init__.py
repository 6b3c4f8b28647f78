"""Speech: the voice of the screen reader that runs, or of the system, and what waits to be said."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.speech.reading import ReadingLine, ReadingPlace
    from briscola.ui.speech.speaker import Speaker, joined
    from briscola.ui.speech.speech_voice import PrismVoice, SpeechVoice
