"""A shuffle as its host tells of it: everybody's promises, and what is opened of them."""

from collections.abc import Callable

from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.contributions import Promises, SealedShuffle, promised
from briscola.engine.events import Absent, Contributed, DrawRevealed, Event, Opened, PackCut, Signed
from briscola.network.keys.statements import Statement
from briscola.network.lines.signed_entries import Situation


class FollowedShuffle:
    """One shuffle, or draw for the deal, from its seal on."""

    def __init__(
        self, sealed: SealedShuffle | None, now: Situation, must: Callable[[int, Statement, str], object]
    ) -> None:
        """`sealed` is None before the first seal; `must` checks that a seat has signed a statement."""
        self.sealed, self._now, self._must = sealed, now, must
        self.absent: list[Absent] = []
        """Whoever adds nothing."""
        self._shares: list[Contributed] = []
        self._signed: list[Signed] = []
        self.promises: Promises | None = None
        """The list, once everybody on it has signed it, and what is opened of it."""

    def take(self, event: Event) -> Promises | None:
        """Take a line; the list if it is complete with that, else None. Raises HostCheats, BrokenSeal."""
        before = self.promises
        match event:
            case Absent():
                self.absent.append(event)
            case Contributed():
                self._shares.append(event)
            case Signed():
                self._signed.append(event)
                if len(self._signed) == len(self._shares):
                    self._list()
            case Opened() if before is not None:
                self.promises = before.after(event)
                self._must(event.seat, self._now.opened(event), event.sig)
            case PackCut() | DrawRevealed():
                self._end(event)
        return self.promises if before is None else None

    def _list(self) -> None:
        """Check the list: everybody on it has signed it, everybody else is named."""
        if self.sealed is None:
            raise HostCheats("promises came before a seal")
        self.promises = promised(self.sealed, self._shares, self._signed, self.absent)
        for share in self._shares:
            self._must(share.seat, self._now.share(share.seat, share.sha256), share.sig)
        for signed in self._signed:
            self._must(signed.seat, self._now.list(self._shares), signed.sig)

    def _end(self, event: PackCut | DrawRevealed) -> None:
        """Check the salt and the cut, which follow from what is opened."""
        if self.promises is None and not self._shares:
            self._list()  # nobody adds anything
        promises = self.promises
        if promises is None or promises.missing or event.salt != promises.salt:
            raise HostCheats("the shuffle is salted with something else than what was opened")
        if isinstance(event, PackCut) and not event.auto and promises.cut not in (0, event.at):
            raise HostCheats("the pack was cut elsewhere than it was promised")
