"""Words by which phones get in: each serves once, for two minutes, for one device, and has to be confirmed.

Pure: the caller says the time, in seconds of a clock that never goes back.
"""

from hmac import compare_digest
from secrets import choice, token_urlsafe

from msgspec import Struct

from briscola.network.addresses.room_codes import ALPHABET

WORD_SECONDS = 120.0
"""Seconds for which a word serves."""
WORD_LETTERS = 8
"""Letters of a word, 40 bits: it can be typed where no camera reads it, and is not guessed meanwhile."""
BYTES = 16
"""Random bytes of a secret."""
TWO_DIGITS = tuple(f"{number:02}" for number in range(100))


class Claim(Struct, frozen=True, kw_only=True):
    """A device that has come with a word and waits to be confirmed."""

    number: int
    """The phone's, which is that of a seat where it gets cards."""
    digits: str
    """Two digits that the device and the big screen show."""


class PhoneTickets:
    """The word that serves now, the device that waits, and the secrets of those that have come in."""

    def __init__(self) -> None:
        self._number = 0
        self.word = ""
        """The word of the last invitation, until it is used up or withdrawn."""
        self._until = 0.0
        self.claim: Claim | None = None
        """The device that waits for its confirmation."""
        self._secrets: dict[int, str] = {}

    @property
    def numbers(self) -> frozenset[int]:
        """Numbers of the phones that have come in."""
        return frozenset(self._secrets)

    def invite(self, number: int, now: float) -> str:
        """A new word for the phone of a number. No other word serves, and whoever waits is sent away."""
        word = "".join(choice(ALPHABET) for _letter in range(WORD_LETTERS))
        self._number, self.word, self._until = number, word, now + WORD_SECONDS
        self.claim = None
        return word

    def seconds_left(self, now: float) -> float:
        """Seconds for which the word still serves; 0 once it has served."""
        return max(0.0, self._until - now) if self.word else 0.0

    def serves(self, word: str, now: float) -> bool:
        """True, in any thread, if this word may be used up."""
        return bool(word and self.seconds_left(now)) and compare_digest(word.encode(), self.word.encode())

    def redeem(self, word: str, now: float) -> Claim | None:
        """Use up the word; None if it does not serve."""
        if not self.serves(word, now):
            return None
        self.word = ""
        self.claim = Claim(number=self._number, digits=choice(TWO_DIGITS))
        return self.claim

    def confirm(self) -> str:
        """Let the device that waits have the cards; its secret, which no other device knows.

        Raises LookupError if none waits.
        """
        if self.claim is None:
            raise LookupError("no device waits")
        claim, self.claim = self.claim, None
        self._secrets[claim.number] = secret = token_urlsafe(BYTES)
        return secret

    def withdraw(self) -> None:
        """Let no word serve any more, and send away whoever waits."""
        self.word, self.claim = "", None

    def number_of(self, secret: str) -> int | None:
        """Number of the device with this secret, in any thread; None if it has none."""
        given = secret.encode()
        found = (number for number, its in [*self._secrets.items()] if compare_digest(its.encode(), given))
        return next(found, None)

    def take_back(self, number: int) -> None:
        """Let the phone of a number in no more."""
        self._secrets.pop(number, None)
