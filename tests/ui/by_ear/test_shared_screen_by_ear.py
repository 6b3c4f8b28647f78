"""Several people at one screen hear each other's turns: nobody's hand is read aloud by itself."""

import re

import pytest

from briscola.engine.cards import Card
from briscola.i18n.card_words import card_name
from tests.ui.heard import HeardVoice
from tests.ui.shared_table import SharedRobot, SharedTable, shared_setup

pytestmark = pytest.mark.usefixtures("no_screen")


class Overhearer(SharedRobot):
    """Plays for everybody, and compares each text that is said with what lies open."""

    def __init__(self, table: SharedTable, voice: HeardVoice) -> None:
        self.voice, self.told = voice, 0
        self.open: set[Card] = set()
        """Cards that have lain open so far."""
        super().__init__(table, seed=3, ways=("click",))

    def frame(self) -> None:
        super().frame()
        for text in self.voice.said[self.told :]:
            self._look()
            named = {
                card
                for card in self.scene.context.rules.pack
                if re.search(rf"\b{re.escape(card_name(card).lower())}\b", text.lower())
            }
            if "declares" not in text and "takes the" not in text:
                assert not named - self.open, text
        self.told = len(self.voice.said)

    def _look(self) -> None:
        view = self.scene.view
        assert view is not None
        self.open |= {on.card for on in (*view.table, *view.last)} | {*view.played}
        self.open |= {card for _seat, card in view.drawn} | ({view.turned} if view.turned else set())


@pytest.mark.parametrize("variant", ["briscola", "marianna", "brisca"])
def test_nothing_but_what_lies_open_is_said_at_a_shared_screen(variant: str) -> None:
    """Cards are named once they are played, turned up, shown in a declaration or exchanged; not before."""
    voice = HeardVoice()
    table = SharedTable(shared_setup(variant, 2, (0, 1)), voice=voice, speech="on", speech_full=True)
    seconds = iter(range(0, 10**9, 5))  # the voice is never behind
    table.app.speaker.clock = lambda: float(next(seconds))
    robot = Overhearer(table, voice)
    robot.play_match()
    assert len(voice.said) > 40 and len(robot.opened) > 3
