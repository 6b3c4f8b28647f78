"""Four letters by which every phone of a room comes to a table, as long as its host shows them.

Pure: the caller says the time, in seconds of a clock that never goes back.
"""

from hmac import compare_digest
from secrets import SystemRandom

from briscola.network.message_pace import MessagePace
from briscola.pages.messages.fields import WhyGone

ALPHABET = "CFGHKLMSTWXZ"
"""Letters that are told apart by eye and by ear: one of each group such as O Q 0, I J L 1, B D P T, M N, V W.

No vowel is among them, nor R, which is one in Croatian: so they make no word.
"""
LETTERS = 4
REGRETTED = ("FCK", "FTZ", "KZ", "LMF", "MF", "SHT", "SM", "TG", "WTF", "XTC")
"""Abbreviations that nobody would like to read out in one of the languages."""
GUESSES, A_MINUTE = 5, 2
"""Wrong letters that may come from one address at once, and then in a minute."""
TABLE_GUESSES, TABLE_A_MINUTE = 20, 6
"""The same of all who come from the networks of this computer together, and of all others together.

So nobody elsewhere uses up what phones of the room need.
"""
MINUTE = 60.0


class HouseholdLetters:
    """The letters of one opening, and who has guessed how often; another opening has others."""

    def __init__(self, now: float, *, before: str = "") -> None:
        """The letters are not those of `before`."""
        self.letters = drawn_letters(before)
        self._near, self._far = (
            MessagePace(TABLE_GUESSES, now / MINUTE, a_second=TABLE_A_MINUTE) for _ in range(2)
        )
        self._paces: dict[str, MessagePace] = {}
        """Pace by network, of those from which wrong letters have come: no more than those two allow."""

    def refusal(self, letters: str, network: str, now: float, *, near: bool) -> WhyGone | None:
        """The reason for which letters do not serve; None if they do.

        `network` is empty where many share one address, who are not to lock each other out. `near` is True
        for whoever is in a network of this computer.
        """
        if not letters:
            return "letters"
        minutes = now / MINUTE
        own = self._paces.get(network, MessagePace(GUESSES, minutes, a_second=A_MINUTE))
        together = self._near if near else self._far
        paces = [own, together] if network else [together]
        if not all(pace.left(minutes) for pace in paces):
            return "letter_guesses"
        if compare_digest(letters.upper().encode(), self.letters.encode()):
            return None
        if network:
            self._paces[network] = own
        for pace in paces:
            pace.allows(minutes)
        return "wrong_letters"


def drawn_letters(before: str = "") -> str:
    """Four different letters that are not those of `before` and that nobody minds reading out."""
    chance = SystemRandom()
    while True:
        letters = "".join(chance.sample(ALPHABET, LETTERS))
        if letters != before and not any(each in letters for each in REGRETTED):
            return letters
