"""A table at which several computers meet: all contribute to each shuffle, and people sign their choices.

The shuffle of a hand, and of the draw for the deal, has two more steps before `cut` (or `draw`):

    begin_hand() → promise() → open() … open() → cut()

Signatures are kept as they are given: whoever passes them on checks them before.
"""

from collections.abc import Sequence
from hashlib import sha256

from briscola.engine.actions import Action
from briscola.engine.contributions import STOPS, Promises, Purpose, promised, purpose_of
from briscola.engine.events import Contributed, Event, MatchBegan, Opened, Said, Signed
from briscola.engine.replay_cursor import Position
from briscola.engine.terms import DRAW
from briscola.table import Phase, Table, WrongPhase


class FairTable(Table):
    """A table whose terms name it as shared (`Terms.shared`)."""

    _promises: Promises | None = None
    _stopped = 0

    def _take_up(self, events: Sequence[Event], position: Position) -> None:
        super()._take_up(events, position)
        self._promises, self._stopped = position.promises, len(position.stopped)

    # ---- the shuffle

    @property
    def purpose(self) -> Purpose:
        """The shuffle that computers contribute to now. Raises WrongPhase."""
        terms, occupants = self.terms, self._occupants
        if terms is None or terms.shared is None or occupants is None:
            raise WrongPhase("only one computer deals at this table")
        if self.phase not in (Phase.DRAW, Phase.CUT):
            raise WrongPhase("no shuffle is sealed")
        began = self.log[0]
        assert isinstance(began, MatchBegan)
        draw = self.phase is Phase.DRAW
        return purpose_of(
            terms.shared,
            began,
            occupants.players,
            hand=DRAW if draw else self.hand,
            commitment=sha256(self.secret).hexdigest(),
            match=None if draw else self._current_match(),
        )

    @property
    def promises(self) -> Promises | None:
        """The contributions to the shuffle that is sealed; None before they are promised."""
        return self._promises

    def promise(self, shares: Sequence[Contributed], signed: Sequence[Signed]) -> list[Event]:
        """Write the list of promises, which everybody on it has signed. Raises BrokenSeal, WrongPhase."""
        if self._promises is not None:
            raise WrongPhase("the contributions are promised already")
        self._promises = promised(self.purpose, shares, signed)
        return self._publish([*shares, *signed], self.phase)

    def open(self, opened: Opened) -> list[Event]:
        """Write what a seat opens of its promise. Raises BrokenSeal, WrongPhase."""
        if self._promises is None:
            raise WrongPhase("nothing is promised that could be opened")
        self._promises = self._promises.after(opened)
        return self._publish([opened], self.phase)

    def _all_opened(self) -> Promises:
        promises, self._promises = self._promises, None
        if promises is None or promises.missing:
            self._promises = promises
            raise WrongPhase("not every computer has opened its contribution")
        return promises

    def draw(self, *, salt: str = "") -> list[Event]:
        """Draw for the deal with what has been contributed; nobody adds another `salt`."""
        del salt
        self._expect(Phase.DRAW)
        return super().draw(salt=self._all_opened().salt)

    def cut(self, *, at: int | None = None, salt: str = "") -> list[Event]:
        """Cut as it was promised, and deal; nobody chooses another place `at` or another `salt`."""
        del at, salt
        self._expect(Phase.CUT)
        promises = self._all_opened()
        return super().cut(at=promises.cut or None, salt=promises.salt)

    def withdraw(self) -> list[Event]:
        """Give up a shuffle that cannot be finished; another one follows.

        The second after an opening ends the match without a winner.
        """
        promises, self._promises = self._promises, None
        self._secret = b""
        events = super().withdraw()
        if promises is not None and promises.opened:
            self._stopped += 1
        return [*events, *self.give_up()] if self._stopped == STOPS else events

    # ---- choices and phrases

    def act(self, action: Action, signed: Signed | None = None) -> list[Event]:
        """Do what a seat has chosen; a person has `signed` it. Raises IllegalAction."""
        self._expect(Phase.PLAY)
        happened = self._current_hand().act(action)
        return self._played(happened if signed is None else (signed, *happened))

    def say(self, seat: int, phrase: int) -> list[Event]:
        """Let a person say a phrase."""
        return self._publish([Said(seat=seat, phrase=phrase)], self.phase)
