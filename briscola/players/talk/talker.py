"""A player with a tongue and ears: it makes signs, speaks requests and hears those of its partner."""

from random import Random

from briscola.engine.actions import Ask, Sign
from briscola.engine.observation import Observation
from briscola.players.signals import choose_request, choose_sign
from briscola.players.talk.temperament import PLAIN, Temperament


class Talker:
    """The talk of one seat. Without a generator of chance it makes no signs and hears no requests.

    `temper` says how readily it asks and bluffs.
    """

    def __init__(self, chance: Random | None, temper: Temperament = PLAIN) -> None:
        self._chance = chance
        self._temper = temper
        self.asked: Ask | None = None

    @property
    def talks(self) -> bool:
        """True if it makes and reads signs."""
        return self._chance is not None

    def sign(self, view: Observation) -> Sign | None:
        """The sign it makes now, if any."""
        return None if self._chance is None else choose_sign(view, self._chance, bluff=self._temper.bluff)

    def ask(self, view: Observation) -> Ask | None:
        """The request it speaks now, if any."""
        return None if self._chance is None else choose_request(view, self._chance, asks=self._temper.asks)

    def says(self, view: Observation) -> tuple[Sign | None, Ask | None]:
        """The sign it makes and the request it speaks now."""
        return self.sign(view), self.ask(view)

    def hear(self, ask: Ask) -> None:
        """The partner's request, for the next card this seat plays."""
        if self._chance is not None:
            self.asked = ask

    def heard(self) -> Ask | None:
        """The partner's request for this card, if any; it is forgotten once read."""
        asked, self.asked = self.asked, None
        return asked


class SpeaksBeside:
    """A player who talks together with its choices, as programs do.

    Its signs and request are those of the last choice.
    """

    signs: tuple[Sign, ...] = ()
    requested: Ask | None = None
