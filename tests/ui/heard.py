"""A voice whose words are kept: tests hear at the speech library's door, behind queue and interruption."""

from collections.abc import Callable, Sequence
from unicodedata import combining

from briscola.i18n.spoken_signs import SAID_SIGNS
from briscola.ui.speech.speech_voice import Found, VoiceWish


class HeardVoice:
    """Keeps what it is told to say. There is a reader, unless a test says otherwise."""

    def __init__(self, found: Found | None = None) -> None:
        self.found = Found(name="a reader", reader=True) if found is None else found
        self.said: list[str] = []
        self.cut_off = 0
        """Texts that were cut off or dropped."""
        self.wished = VoiceWish()
        self.closed = False

    def find(self, found: Callable[[Found], object], *, readers_only: bool) -> None:
        found(self.found if self.found.reader or not readers_only else Found())

    def speak(self, text: str, *, interrupt: bool) -> None:
        signs = {each for each in text if not (each.isalnum() or each in SAID_SIGNS or combining(each))}
        assert not signs, f"a voice does not say {signs} in {text!r}"
        self.cut_off += interrupt
        self.said.append(text)

    def stop(self) -> None:
        self.cut_off += 1

    def wish(self, wish: VoiceWish) -> None:
        self.wished = wish

    def close(self) -> None:
        self.closed = True

    def since(self, before: int) -> Sequence[str]:
        """Texts said after the first `before` ones."""
        return self.said[before:]
