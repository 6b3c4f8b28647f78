"""A table at which several computers meet: all contribute to each shuffle, and people sign their choices.

The shuffle of a hand, and of the draw for the deal, has two more steps before `cut` (or `draw`):

    begin_hand() → promise() → open() … open() → cut()

Signatures are kept as they are given: whoever passes them on checks them before.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from briscola.engine.actions import Action
from briscola.engine.chain import chain_of
from briscola.engine.contributions import STOPS, Promises, SealedShuffle, promised, sealed_shuffle
from briscola.engine.events import (
    Committed,
    Contributed,
    DrawCommitted,
    Event,
    Opened,
    PhraseSaid,
    Resumed,
    Signed,
    TrumpCard,
)
from briscola.engine.match import Match
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import Position
from briscola.table.deals import Deals
from briscola.table.table import Phase, RefereedTable, WrongPhase

PRESENT: Mapping[int, str] = {}
"""Reasons of absences where nobody is away."""


class FairTable(RefereedTable):
    """The table of a match for which several computers deal together (`Terms.shared`)."""

    _shuffle: SealedShuffle | None = None
    promises: Promises | None = None
    _trump_card: TrumpCard | None = None
    """The trump card that was promised for the shuffle that has been cut."""
    _stopped = 0
    _unopened: tuple[str, ...] = ()

    def _take_up(self, events: Sequence[Event], position: Position) -> None:
        super()._take_up(events, position)
        self.promises, self._stopped = position.promises, len(position.stopped)
        self._unopened = position.unopened
        if self.phase is Phase.TRUMP_CARD:  # the program ended while it wrote these lines
            self._trump_card = self._all_opened().trump_card

    # ---- the shuffle

    def use(self, deals: Deals) -> None:
        """Take the bytes of the next shuffles from here."""
        self._deals = deals

    def know(self, secret: bytes) -> bool:
        """Find the bytes of a lost seal again; False if they are others."""
        *_, sealed = (event for event in self.log if isinstance(event, Committed | DrawCommitted))
        if sealed.sha256 != sha256(secret).hexdigest():
            return False
        self.secret = secret
        if self._shuffle is None and self._occupants is not None:
            lines = self.log[: 1 + max(n for n, event in enumerate(self.log) if event is sealed)]
            chain = chain_of("" if self.terms is None else self.terms.header, map(event_line, lines))
            match = None if self.phase is Phase.DRAW else self._current_match()
            self._shuffle = self._sealed_shuffle(chain, match)
        return True

    def seal_draw(self) -> list[Event]:
        """Commit to the bytes of the draw for the deal."""
        return self._seal(super().seal_draw(), None)

    def begin_hand(self) -> list[Event]:
        """Commit to the bytes of the next shuffle."""
        return self._seal(super().begin_hand(), self._current_match())

    def _seal(self, events: list[Event], match: Match | None) -> list[Event]:
        self._shuffle = self._sealed_shuffle(bytes.fromhex(self.ledger.digest), match)
        return events

    def _sealed_shuffle(self, chain: bytes, match: Match | None) -> SealedShuffle:
        assert self._occupants is not None
        return sealed_shuffle(chain, self._occupants, match, unopened=self._unopened, absences=self.absences)

    @property
    def absences(self) -> bool:
        """True if the record names every absence with its reason."""
        return self.terms is not None and self.terms.absences

    @property
    def shuffle(self) -> SealedShuffle:
        """The shuffle that computers contribute to now. Raises WrongPhase."""
        if self._shuffle is None:
            raise WrongPhase("no shuffle is sealed")
        return self._shuffle

    def promise(
        self, shares: Sequence[Contributed], signed: Sequence[Signed], why: Mapping[int, str] = PRESENT
    ) -> list[Event]:
        """Write the list of promises, which everybody on it has signed, and who adds nothing.

        `why` are the reasons of persons who are away, by seat. Raises BrokenSeal, WrongPhase, KeyError for
        an absence without a reason.
        """
        if self.promises is not None:
            raise WrongPhase("the contributions are promised already")
        absent = self.shuffle.absent(shares, why)
        self.promises = promised(self.shuffle, shares, signed, absent)
        return self._publish([*absent, *shares, *signed], self.phase)

    def open(self, opened: Opened) -> list[Event]:
        """Write what a seat opens of its promise. Raises BrokenSeal, WrongPhase."""
        if self.promises is None:
            raise WrongPhase("nothing is promised that could be opened")
        self.promises = self.promises.after(opened)
        return self._publish([opened], self.phase)

    def _all_opened(self) -> Promises:
        promises = self.promises
        if promises is None or promises.missing:
            raise WrongPhase("not every computer has opened its contribution")
        self.promises = self._shuffle = None
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
        self._trump_card = promises.trump_card
        events = super().cut(at=promises.cut or None, salt=promises.salt)
        return [*events, *self.choose_trump_card()] if self.phase is Phase.TRUMP_CARD else events

    def choose_trump_card(self, which: TrumpCard | None = None) -> list[Event]:
        """Take the trump card that was promised, and deal; nobody chooses another one."""
        del which
        return super().choose_trump_card(self._trump_card)

    def withdraw(self) -> list[Event]:
        """Give up a shuffle that cannot be finished; another one follows.

        The second after an opening ends the match without a winner.
        """
        promises = self.promises
        if self.absences and promises is not None and not promises.missing:
            raise WrongPhase("every computer has opened what it had promised")
        self.promises = self._shuffle = None
        self.secret = b""
        events = super().withdraw()
        if promises is not None and promises.opened:
            self._stopped += 1
            self._unopened += promises.unopened
        return [*events, *self.give_up()] if self._stopped == STOPS else events

    # ---- choices, phrases, beginning anew

    def act(self, action: Action, signed: Signed | None = None) -> list[Event]:
        """Do what a seat has chosen; a person has `signed` it. Raises IllegalAction.

        A no that leaves no line leaves no signature either.
        """
        self._expect(Phase.PLAY)
        happened = self._current_hand().act(action)
        return self._played((signed, *happened) if signed is not None and happened else happened)

    def say(self, seat: int, phrase: int) -> list[Event]:
        """Let a person say a phrase."""
        return self._publish([PhraseSaid(seat=seat, phrase=phrase)], self.phase)

    def begin_anew(self, run: str) -> list[Event]:
        """Note that the host's program has begun anew as `run`, where the record names absences."""
        if not self.absences or self.phase is Phase.MATCH:
            return []
        return self._publish([Resumed(run=run)], self.phase)
