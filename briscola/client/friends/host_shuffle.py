"""The contributions to one shuffle as the host collects them: promised, listed, signed, opened."""

from collections.abc import Collection, Mapping
from enum import Enum

from msgspec import Struct

from briscola.engine.contributions import list_digest
from briscola.engine.events import Contributed, Event, Opened, Signed
from briscola.engine.seal import BrokenSeal
from briscola.fair_table import FairTable
from briscola.network.guest_messages import Agree, ShareHash, ShareOpening
from briscola.network.signed_lines import Situation
from briscola.network.statements import signed_by


class ShuffleStage(Enum):
    """The next thing that the computers do for a shuffle."""

    SHARE = "share"
    AGREE = "agree"
    OPEN = "open"


class NotHers(Struct, frozen=True, kw_only=True):
    """An answer that cannot be taken; the sentence says why."""

    sentence: str


class HostShuffle:
    """Collects the contributions to the sealed shuffle; `table` writes them once they are promised."""

    def __init__(self, table: FairTable, situation: Situation, present: Collection[int]) -> None:
        """`present` are the seats of people with a connection: nobody waits for anybody else."""
        self._table, self._now = table, situation
        shuffle = table.shuffle
        self.seats: tuple[int, ...] = tuple(seat for seat in shuffle.contributors if seat in present)
        """Seats that contribute."""
        self._keys = [bytes.fromhex(who.key) for who in shuffle.players]
        self._shares: dict[int, Contributed] = {}
        self._signed: dict[int, Signed] = {}
        self._cutter = shuffle.cuts
        """Seat that is asked where to cut; None if nobody is any more."""

    @property
    def stage(self) -> ShuffleStage:
        """The present stage."""
        if self._table.promises is not None:
            return ShuffleStage.OPEN
        return ShuffleStage.AGREE if self._listed else ShuffleStage.SHARE

    @property
    def _listed(self) -> bool:
        return len(self._shares) == len(self.seats)

    @property
    def shares(self) -> tuple[Contributed, ...]:
        """The list of promises, in the order of the seats."""
        return tuple(self._shares[seat] for seat in sorted(self._shares))

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats that have not done their part of this stage."""
        if (promises := self._table.promises) is not None:
            return promises.missing
        done = self._signed if self._listed else self._shares
        return tuple(seat for seat in self.seats if seat not in done)

    def asked(self, seat: int) -> str:
        """Question to a seat that is waited for: a name of `AskFor.what`."""
        cuts = self.stage is ShuffleStage.SHARE and seat == self._cutter
        return "cut" if cuts else self.stage.value

    def join(self, seat: int) -> None:
        """Wait for somebody who has just come, unless the list is complete."""
        if self.stage is ShuffleStage.SHARE and seat in self._table.shuffle.contributors:
            self.seats = tuple(sorted({*self.seats, seat}))

    def lapse(self, seat: int) -> bool:
        """Leave the cut of a seat to the shuffle; False if it is not asked where to cut."""
        if seat not in self.waiting or self.asked(seat) != "cut":
            return False
        self._cutter = None
        return True

    def without(self, gone: Collection[int]) -> None:
        """Leave out people who have not promised anything yet."""
        self.seats = tuple(seat for seat in self.seats if seat in self._shares or seat not in gone)

    def share(self, seat: int, message: ShareHash) -> NotHers | None:
        """Take a promise; a later one replaces it until the list is complete."""
        if self.stage is not ShuffleStage.SHARE or seat not in self.seats:
            return NotHers(sentence="no contribution is waited for")
        if not signed_by(self._keys[seat], self._now.share(seat, message.sha256), message.sig):
            return NotHers(sentence="the contribution is not signed by whoever sits there")
        if any(share.sha256 == message.sha256 for share in self._shares.values() if share.seat != seat):
            return NotHers(sentence="no contribution is made twice")
        self._shares[seat] = Contributed(seat=seat, sha256=message.sha256, sig=message.sig)
        return None

    def agree(self, seat: int, message: Agree) -> NotHers | None:
        """Take a signature of the list."""
        if self.stage is not ShuffleStage.AGREE or seat not in self.seats:
            return NotHers(sentence="no list is to be signed")
        shares = self.shares
        if message.sha256 != list_digest(shares):
            return NotHers(sentence="another list was signed")
        if not signed_by(self._keys[seat], self._now.list(shares), message.sig):
            return NotHers(sentence="the list is not signed by whoever sits there")
        self._signed[seat] = Signed(seat=seat, sig=message.sig)
        return None

    def write(self, why: Mapping[int, str]) -> list[Event]:
        """Write the list that everybody has signed; `why` are the reasons of absences, by seat."""
        return self._table.promise(self.shares, [self._signed[share.seat] for share in self.shares], why)

    def open(self, seat: int, message: ShareOpening) -> NotHers | list[Event]:
        """Take an opening; its line."""
        if self.stage is not ShuffleStage.OPEN:
            return NotHers(sentence="nothing is to be opened")
        cut = message.cut or 0
        if not signed_by(self._keys[seat], self._now.opening(seat, message.secret, cut), message.sig):
            return NotHers(sentence="the opening is not signed by whoever sits there")
        opened = Opened(seat=seat, secret=message.secret, cut=cut, sig=message.sig)
        try:
            return self._table.open(opened)
        except BrokenSeal as error:
            return NotHers(sentence=str(error))
