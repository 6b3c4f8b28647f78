"""The deals of a host: secret bytes, the contributions of all computers, and who is waited for."""

from collections.abc import Collection, Sequence
from enum import Enum
from hashlib import sha256

from briscola.client.friends.absences import Absences
from briscola.client.host.match_host import MatchHost
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.chain import chain_of
from briscola.engine.contributions import list_digest
from briscola.engine.events import Committed, Contributed, DrawCommitted, Event, Opened, Signed
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.seal import BrokenSeal
from briscola.network.keys.key_pair import KeyPair
from briscola.network.keys.statements import signed_by
from briscola.network.lines.signed_entries import Situation
from briscola.network.messages.fields import ListedShare
from briscola.network.messages.from_guest import Agree, ShareHash, ShareOpening
from briscola.network.messages.from_host import ShareList
from briscola.storage.match_choices import after_changes
from briscola.storage.records.header import Header
from briscola.table.fair_table import FairTable
from briscola.table.table import Phase


class KeyedDeals:
    """Bytes that only the owner of the table's key can know, and finds again after a restart.

    They depend on everything written before the seal, so no two seals are made from the same bytes.
    """

    def __init__(self, seed: bytes, header: str, log: Sequence[Event]) -> None:
        """`seed` is that of the table's key, `log` the table's own, which grows."""
        self._seed, self._header, self._log = seed, header, log

    def for_hand(self, hand: int) -> bytes:
        """The bytes of the next shuffle."""
        del hand
        return self._after(len(self._log))

    def for_draw(self, match: int) -> bytes:
        """The bytes of the draw for the deal."""
        del match
        return self._after(len(self._log))

    def of_last_seal(self) -> bytes:
        """The bytes of the last seal in the log."""
        lines = (n for n, event in enumerate(self._log) if isinstance(event, Committed | DrawCommitted))
        return self._after(max(lines))

    def _after(self, lines: int) -> bytes:
        chain = chain_of(self._header, map(event_line, self._log[:lines]))
        return sha256(b"briscola:deal:1" + self._seed + chain).digest()


def keyed_table(header: Header, key: KeyPair, log: tuple[Event, ...]) -> tuple[FairTable, MatchSetup]:
    """The table of a match, or of one that goes on after a restart, and who sits there now.

    Raises BadRecord.
    """
    setup = MatchSetup.of(header.choices)
    table = FairTable(
        setup.rules(),
        winning_hands=setup.winning_hands,
        levels=setup.levels,
        deals=KeyedDeals(key.seed, header.line, ()),
        terms=header.terms,
    )
    if log:
        table = FairTable.resumed(log, terms=header.terms, deals=KeyedDeals(key.seed, header.line, ()))
    deals = KeyedDeals(key.seed, header.line, table.log)
    table.use(deals)
    # A list of promises may have been signed that is not written: another one for the same seal would be a
    # second chance. So a seal without a list is given up; one whose list is written goes on.
    if table.seal_is_lost and table.promises is not None and not table.know(deals.of_last_seal()):
        raise BadRecord("the shuffle was sealed with another key")
    return table, after_changes(setup, table.log)


class ShuffleStage(Enum):
    """The next thing that the computers do for a shuffle."""

    SHARE = "share"
    AGREE = "agree"
    OPEN = "open"


class NotHers(Exception):  # noqa: N818 - a sentence for a log
    """An answer that cannot be taken; the sentence says why."""


class HostShuffle:
    """Collects the contributions to the sealed shuffle; `table` writes them once they are promised."""

    def __init__(
        self, table: FairTable, situation: Situation, present: Collection[int], absences: Absences
    ) -> None:
        """`present` are the seats of people with a connection: nobody waits for anybody else."""
        self._table, self._now, self._absences = table, situation, absences
        shuffle = table.shuffle
        self.seats: tuple[int, ...] = tuple(seat for seat in shuffle.contributors if seat in present)
        """Seats that contribute."""
        self._keys = [bytes.fromhex(who.key) for who in shuffle.occupants.players]
        self._shares: dict[int, Contributed] = {}
        self._signed: dict[int, Signed] = {}
        self._people_asked: dict[int | None, str] = {shuffle.chooses: "trump_card", shuffle.cuts: "cut"}
        """Question to a person beside her contribution, by seat, until she is asked no more."""
        self._why = {seat: absences.deal_reason(seat) for seat in range(len(table.levels))}
        """Reasons for which people would add nothing, by seat, as it began or went on without them."""

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
        stage = self.stage
        name: str = stage.value
        return self._people_asked.get(seat, name) if stage is ShuffleStage.SHARE else name

    def join(self, seat: int) -> None:
        """Wait for somebody who has just come, unless the list is complete."""
        if self.stage is ShuffleStage.SHARE and seat in self._table.shuffle.contributors:
            self.seats = tuple(sorted({*self.seats, seat}))

    def lapse(self, seat: int) -> bool:
        """Leave the cut or the trump card of a seat to the shuffle; False if it is asked for neither."""
        if seat not in self.waiting or self.stage is not ShuffleStage.SHARE:
            return False
        return self._people_asked.pop(seat, None) is not None

    def without(self, gone: Collection[int]) -> None:
        """Leave out people who have not promised anything yet."""
        self.seats = tuple(seat for seat in self.seats if seat in self._shares or seat not in gone)
        self._why |= {seat: self._absences.deal_reason(seat) for seat in gone}

    def share(self, seat: int, message: ShareHash) -> None:
        """Take a promise; a later one replaces it until the list is complete. Raises NotHers."""
        if self.stage is not ShuffleStage.SHARE or seat not in self.seats:
            raise NotHers("no contribution is waited for")
        if not signed_by(self._keys[seat], self._now.share(seat, message.sha256), message.sig):
            raise NotHers("the contribution is not signed by whoever sits there")
        if any(share.sha256 == message.sha256 for share in self._shares.values() if share.seat != seat):
            raise NotHers("no contribution is made twice")
        self._shares[seat] = Contributed(seat=seat, sha256=message.sha256, sig=message.sig)

    def agree(self, seat: int, message: Agree) -> None:
        """Take a signature of the list. Raises NotHers."""
        if self.stage is not ShuffleStage.AGREE or seat not in self.seats:
            raise NotHers("no list is to be signed")
        shares = self.shares
        if message.sha256 != list_digest(shares):
            raise NotHers("another list was signed")
        if not signed_by(self._keys[seat], self._now.list(shares), message.sig):
            raise NotHers("the list is not signed by whoever sits there")
        self._signed[seat] = Signed(seat=seat, sig=message.sig)

    def list_for(self, at: int) -> ShareList:
        """The list of promises, for whoever is asked question number `at`."""
        shares = (ListedShare(seat=share.seat, sha256=share.sha256, sig=share.sig) for share in self.shares)
        return ShareList(at=at, shares=tuple(shares))

    def write(self) -> list[Event]:
        """Write the list that everybody has signed, and who adds nothing."""
        signed = [self._signed[share.seat] for share in self.shares]
        return self._table.promise(self.shares, signed, self._why)

    def open(self, seat: int, message: ShareOpening) -> list[Event]:
        """Take an opening; its line. Raises NotHers."""
        if self.stage is not ShuffleStage.OPEN:
            raise NotHers("nothing is to be opened")
        cut, trump_card = message.cut or 0, message.trump_card or ""
        opened = Opened(seat=seat, secret=message.secret, cut=cut, trump_card=trump_card, sig=message.sig)
        if not signed_by(self._keys[seat], self._now.opened(opened), message.sig):
            raise NotHers("the opening is not signed by whoever sits there")
        try:
            return self._table.open(opened)
        except BrokenSeal as error:
            raise NotHers(str(error)) from None


class HostDeal:
    """The draw for the deal and each shuffle of a match, from the seal to the cards."""

    def __init__(self, host: MatchHost, table: FairTable, situation: Situation, absences: Absences) -> None:
        """`situation` follows the lines of the table's log."""
        self._host, self._table, self._now, self._absences = host, table, situation, absences
        self.shuffle: HostShuffle | None = None
        """The contributions that are collected; None before somebody could be asked for them."""

    @property
    def on(self) -> bool:
        """True while a shuffle is contributed to."""
        return self._table.phase in (Phase.DRAW, Phase.CUT)

    def missing(self, present: Collection[int]) -> tuple[int, ...]:
        """Seats of people whose connection a sealed shuffle waits for; `present` have one."""
        if self.shuffle is not None or not self.on:
            return ()
        contributors = self._table.shuffle.contributors
        waits_for = self._absences.shuffle_waits_for
        return tuple(seat for seat in contributors if seat not in present and waits_for(seat))

    def back(self, seat: int) -> None:
        """Wait again for somebody who is back, if nothing of this shuffle is listed yet."""
        if self.shuffle is not None:
            self.shuffle.join(seat)

    def begin(self, present: Collection[int]) -> bool:
        """Ask everybody who is present for a contribution; False while nobody is there, or can be asked."""
        if self.missing(present) or not present:
            return False
        shuffle = HostShuffle(self._table, self._now, present, self._absences)
        if not shuffle.seats and not self._table.absences:
            return False
        self.shuffle = shuffle
        return True

    @property
    def person_asked(self) -> int | None:
        """Seat that is asked where to cut, else for the trump card; None if nobody is."""
        shuffle = self.shuffle
        asked = {} if shuffle is None else {shuffle.asked(seat): seat for seat in shuffle.waiting}
        return asked.get("cut", asked.get("trump_card"))

    def listed(self) -> bool:
        """Write the list once everybody has signed it; False if it is not complete, or is written."""
        if self.shuffle is None or self.shuffle.waiting or self._table.promises is not None:
            return False
        self._host.tell(self.shuffle.write())
        return True

    def finish(self) -> bool:
        """Draw or deal once everything is open; False if it is not."""
        promises = self._table.promises
        if promises is None or promises.missing:
            return False
        self.shuffle = None
        if self._table.phase is Phase.DRAW:
            self._host.draw()
        else:
            self._host.cut()
        return True

    def receive(self, seat: int, message: ShareHash | Agree | ShareOpening) -> list[Event]:
        """Take a seat's answer; its lines. Raises NotHers."""
        if self.shuffle is None:
            raise NotHers("nothing is shuffled")
        match message:
            case ShareHash():
                self.shuffle.share(seat, message)
            case Agree():
                self.shuffle.agree(seat, message)
            case ShareOpening():
                return self.shuffle.open(seat, message)
        return []

    def lapse(self, seat: int) -> bool:
        """Leave a cut or a trump card that was waited for too long to the shuffle; False if none is."""
        return self.shuffle is not None and self.shuffle.lapse(seat)

    def go_on_without(self, seats: Collection[int]) -> None:
        """Leave people out of this shuffle; if something is promised already, it is withdrawn."""
        self._absences.leave_out(seats)
        if self.shuffle is None:
            return
        if self.shuffle.stage is ShuffleStage.SHARE:
            self.shuffle.without(seats)
            if not self.shuffle.seats:
                self.shuffle = None  # nobody is left: the seal waits for whoever comes
            return
        self.shuffle = None
        self._host.tell(self._table.withdraw())
