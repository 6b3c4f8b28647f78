"""One match at another computer's table, followed line by line: what is told, checked, and the true record.

Nothing is believed that can be checked: every promise and signature when it comes, every card after the hand.
"""

from collections.abc import Callable, Sequence
from typing import Final

from briscola.client.checking.told_record import checked_position
from briscola.client.visit.followed_shuffle import FollowedShuffle
from briscola.client.visit.host_cheats import HostCheats, reading_host
from briscola.client.visit.own_seat_check import OwnSeatCheck
from briscola.client.visit.told_table import ToldTable
from briscola.engine.chain import chain_of
from briscola.engine.contributions import sealed_shuffle
from briscola.engine.events import (
    NOBODY,
    Absent,
    Committed,
    Contributed,
    DealSeen,
    DrawCommitted,
    DrawnForDeal,
    DrawRevealed,
    Event,
    GivenUp,
    MatchEnded,
    Opened,
    PackCut,
    Played,
    Signed,
    Sits,
    TrumpCardChosen,
    Withdrawn,
)
from briscola.engine.match import Match, begin_match
from briscola.engine.occupants import seated
from briscola.engine.record import event_from_json, event_line, event_to_json, in_sight, parse_line
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import DRAW
from briscola.engine.variants import make_rules
from briscola.network.keys.statements import Statement, signed_by
from briscola.network.lines.evidence import HostTestimony
from briscola.network.lines.person_entries import (
    LostMoves,
    PublicDigest,
    SeenEntries,
    common_entries,
    lost_moves,
    says_begun_anew,
    seen_of,
)
from briscola.network.lines.signed_entries import Situation
from briscola.network.messages.from_host import MatchHeader, NextLine, Truth, Written
from briscola.storage.files.bounded_lines import LARGEST
from briscola.storage.records.header import RECORD, Header, read_header

MOST_LETTERS: Final = 2 * LARGEST
"""Letters of all lines of a match as a seat is told them, and of the true ones, of which more are to come."""
SEATS = ("seat", "dealer", "winner", "winners", "partner", "seen_by")
"""Fields of lines that name seats."""


class FollowedMatch:
    """The knowledge that somebody has of a match: at a seat, or looking on."""

    def __init__(
        self,
        header: Header,
        *,
        seat: int = NOBODY,
        before: "FollowedMatch | None" = None,
        hers: OwnSeatCheck | None = None,
    ) -> None:
        """`seat` is hers; `hers` checks all that is said about her, None if she looks on.

        `before` is the match with more lines than the host has now, which tells it anew. Raises HostCheats.
        """
        if header.dealt_by is None:
            raise HostCheats("the match is of one computer")
        self.header, self.seat, self.hers = header, seat, hers
        self.retelling = None if before is None else Retelling(before)
        """The comparison with what was told before, until all lines so far have come anew."""
        self.now = Situation(bytes.fromhex(header.dealt_by.table), header.id)
        self.testimony = HostTestimony(header)
        self._occupants = seated(tuple(player.who for player in header.roster))
        setup = header.choices
        self.rules = make_rules(setup.variant, setup.players, setup.options)
        self._winning_hands = setup.winning_hands
        self.record: list[Event] = []
        """The true lines of all hands that are over."""
        self.seen: list[Event] = []
        """All lines that she has seen, of which the window has still to take some."""
        self._seen = SeenEntries(header.line)
        self._letters = 0
        """Letters of all lines told, and of all true ones, with the ends of the lines."""
        self.told = ToldTable(self.rules, seat)
        self._digest = PublicDigest()
        self._after_record = 0
        """Number of seen lines that the record covers."""
        self._truth: list[str] = []
        """True lines of a hand of which more are to come."""
        self.hands_before: Match | None = None
        """The match before the next hand; None before its first dealer is known."""
        if header.follows is not None:
            first = header.follows.dealer
            self.hands_before = begin_match(self.rules, winning_hands=self._winning_hands, dealer=first)
        self._shuffle = FollowedShuffle(None, self.now, self.must)
        self._unopened: tuple[str, ...] = ()
        self.run = ""
        """Name of the run of the host's program; empty before the first connection."""
        self._past = 0
        """Number of lines that were written before this connection."""

    def take_up(self, kept: Sequence[Event]) -> None:
        """Begin with the lines that she has kept before her program ended, checked all at once.

        Raises HostCheats.
        """
        record = list(in_sight(kept))
        for event in seen_of(record, self.seat):
            self._add(event)
            if isinstance(event, Sits):
                self._occupants = self._occupants.after(event.seat, event.who)
        self._keep(record)

    # ---- what the host says

    def connected(self, message: MatchHeader) -> None:
        """Begin a connection: the host goes on where `have` and `kept` say. Raises HostCheats."""
        self._letters -= sum(len(line) + 1 for line in self._truth)
        self._truth = []
        if message.lines < len(self.seen):
            raise HostCheats("the host has fewer lines than it has told", "two_stories")
        self.run, self._past = message.run, message.lines
        if self.hers is not None:
            if message.seat != self.seat:
                raise HostCheats("the host has moved this person to another seat")
            self.testimony.connected()
            self.hers.connected(message.lines)

    def told_anew(self, message: MatchHeader) -> "FollowedMatch":
        """The match with all that was told, once its host tells it anew. Raises HostCheats."""
        self.testimony.connected()
        if message.run == self.run:
            raise HostCheats("the host has taken back what it had told", "two_stories")
        return self if self.retelling is None else self.retelling.had

    def end_retelling(self) -> LostMoves | None:
        """The moves that the host has lost, all lines having come anew; None if none. Raises HostCheats."""
        retelling = self.retelling
        lost = None if retelling is None else retelling.lost(self.seen)
        self.retelling = None
        return lost

    @property
    def _told_before(self) -> bool:
        """True if the last line is one that was told before, and was checked then."""
        return self.retelling is not None and self.retelling.same

    def follow(self, message: NextLine | Truth) -> None:
        """Take a line, or true ones. Raises HostCheats."""
        with reading_host():
            if isinstance(message, Truth):
                self._take_truth(message)
            elif message.n != len(self.seen) + 1:
                raise HostCheats(f"line {message.n} came where line {len(self.seen) + 1} should")
            else:
                self._add(message.seen)
                self._check(message.seen)

    def _add(self, event: Event) -> None:
        """Take a line as she sees it, and see that the window can show it."""
        for field in SEATS:
            seats = getattr(event, field, None)
            row = seats if isinstance(seats, tuple) else () if seats is None else (seats,)
            if not {*row} <= {*range(self.rules.places)}:
                raise HostCheats("a line names a seat that the game has not")
        if self.retelling is not None:
            self.retelling.compare(len(self.seen), event)
        self._note(event)
        self._digest.add(event)
        self.told.add(event)

    def _note(self, event: Event) -> None:
        self._spend(event_line(event))
        self.seen.append(event)
        self._seen.add(event)

    def _spend(self, line: str) -> None:
        """Count the letters of a line: each line of a record is told once, and comes once as a true one."""
        self._letters += len(line) + 1
        if self._letters > MOST_LETTERS:
            raise HostCheats("the host tells more lines than a match can have")

    def _check(self, event: Event) -> None:
        """Check what can be checked of a line at once."""
        hers, occupants, at = self.hers, self._occupants, len(self.seen)
        match event:
            case DrawCommitted():
                self._seal(DRAW)
            case Committed():
                self._seal(event.hand)
            case Absent() | Contributed() | Signed() | Opened() | PackCut() | DrawRevealed():
                promises = self._shuffle.take(event)
                if promises is not None and hers is not None:
                    hers.listed(promises, self._shuffle.absent, occupants, at, checked=self._told_before)
            case DrawnForDeal():
                self.hands_before = begin_match(
                    self.rules, winning_hands=self._winning_hands, dealer=event.dealer
                )
            case TrumpCardChosen() if (promises := self._shuffle.promises) is not None:
                chosen = promises.trump_card
                if chosen not in (None, event.which) or (chosen is None) != self._left_to_shuffle(event):
                    raise HostCheats("the trump card is another one than was promised")
            case Sits():
                if hers is not None:
                    hers.sits(event, occupants, at, late=hers.may_be_late(at), checked=self._told_before)
                self._occupants = occupants.after(event.seat, event.who)
            case Played() if hers is not None:
                hers.played(event, occupants, at)
            case DealSeen() if hers is not None:
                hers.dealt(at)
            case Withdrawn():
                self._withdraw()

    def _seal(self, hand: int) -> None:
        """A shuffle is sealed: all lines since the last hand were for everybody's eyes."""
        since = self.seen[self._after_record :]
        chain = self.header.chain((*self.record, *since))
        self.now.sealed(hand, chain)
        sealed = sealed_shuffle(
            chain,
            self._occupants,
            self.hands_before if hand else None,
            unopened=self._unopened,
            absences=self.header.terms.absences,
        )
        self._shuffle = FollowedShuffle(sealed, self.now, self.must)
        if self.hers is not None:
            self.hers.sealed(self._occupants, len(self.seen))

    def _withdraw(self) -> None:
        promises = self._shuffle.promises
        if self.hers is not None:
            self.hers.withdrawn(promises, self._occupants)
        if promises is not None and promises.opened:
            self._unopened += promises.unopened
        self._shuffle = FollowedShuffle(None, self.now, self.must)

    def must(self, seat: int, statement: Statement, sig: str) -> None:
        """Check that whoever sits at a seat has signed a statement. Raises HostCheats."""
        players = self._occupants.players
        key = players[seat].key if seat in range(len(players)) else ""
        if not key or not signed_by(bytes.fromhex(key), statement, sig):
            raise HostCheats(f"something that seat {seat} should have signed is not signed by it")

    def _left_to_shuffle(self, event: TrumpCardChosen) -> bool:
        """True if a trump card follows from the shuffle: that of a computer, or of a person who has none."""
        return event.auto or bool(self._occupants.players[event.seat].level)

    def check_written(self, written: Written) -> None:
        """Check that somebody at the table may have written a line to her. Raises HostCheats."""
        ended = any(isinstance(event, MatchEnded | GivenUp) for event in self.seen[-4:])
        if (self.seat == NOBODY and not ended) or written.seat >= self.rules.players:
            raise HostCheats("a line came from nobody at the table, or to nobody")
        if self.told.dealt and not ended and self.rules.words_betray:
            raise HostCheats("a line came while a hand was played")

    # ---- the truth after a hand

    def _take_truth(self, message: Truth) -> None:
        if message.first != len(self.record) + len(self._truth) + 1:
            raise HostCheats("true lines are missing")
        for line in message.lines:
            self._spend(line)
            self._truth.append(line)
        if message.more:
            return
        lines, self._truth = self._truth, []
        record = [*map(event_line, self.record), *lines]
        statement = self.now.truth(self.run, message.hand, chain_of(self.header.line, record).hex())
        if not self.testimony.truth(statement, message.sig, record):
            raise HostCheats("the host has not signed the true lines")
        events = [event_from_json(parse_line(line)) for line in lines]
        if list(map(event_line, events)) != lines:
            raise HostCheats("a true line is not written as this game writes it")
        events = [*in_sight([*self.record, *events])][len(self.record) :]
        told = [*seen_of(events, self.seat)]
        if list(map(event_to_json, told)) != list(map(event_to_json, self.seen[self._after_record :])):
            raise HostCheats("the true lines are not those that were played", "two_stories")
        self._keep(events)

    def _keep(self, events: Sequence[Event]) -> None:
        """Take true lines into the record, everything checked. Raises HostCheats."""
        first, whole = len(self.record), [*self.record, *events]
        try:
            position = checked_position(self.header, whole, first=first)
        except BadRecord as error:
            raise HostCheats(f"the true lines are wrong: {error}") from None
        self.record = whole
        self.hands_before, self._unopened = position.match, position.unopened
        self._after_record = len(self.seen)
        if self.hers is not None:
            self.hers.kept(whole, first=first)

    @property
    def digest(self) -> str:
        """The hash chain over the record kept so far."""
        return self.header.chain(self.record).hex()

    @property
    def over(self) -> bool:
        """True once the match has ended or been given up."""
        return any(isinstance(event, MatchEnded | GivenUp) for event in self.record[-4:])

    def followed_by(self, header: Header, *, present: bool) -> None:
        """Check who deals first in the match after this one. Raises HostCheats.

        Whoever has been `present` since knows that no other was played between.
        """
        told = header.follows
        if told is None or self.hands_before is None or not self.hands_before.over:
            return
        if told.record != self.header.id:
            if present:
                raise HostCheats("the next match follows another one than was played")
        elif told.dealer != self.hands_before.dealer:
            raise HostCheats("the next match begins with another dealer than this one leads to")

    @property
    def have(self) -> int:
        """Number of lines seen."""
        return len(self.seen)

    @property
    def told_entries(self) -> tuple[str, ...]:
        """The lines seen, as a record writes them."""
        return tuple(map(event_line, self.seen))

    @property
    def chain(self) -> str:
        """Hash chain over the lines seen; empty if there are none."""
        return self._seen.hex if self.seen else ""

    @property
    def kept(self) -> int:
        """Number of lines of the record."""
        return len(self.record)


def told_header(message: MatchHeader, *, table: bytes, held: Callable[[str], str] = lambda _: "") -> Header:
    """The header of a match at the table of that public key, as its host tells it. Raises HostCheats.

    `held` is the first line of her own record of a match, empty if she has none. In a match with an older
    record no absence is named, so lies about somebody could not be found: it only goes on where it lies.
    """
    try:
        header, _ = read_header(message.header.encode())
        if header is not None:
            make_rules(header.choices.variant, header.choices.players, header.choices.options)
            seated(tuple(player.who for player in header.roster))
    except ValueError as error:  # BadRecord, BadOption, BadSeat
        raise HostCheats(f"no header of a match: {error}") from None
    if header is None or header.dealt_by is None or header.dealt_by.table != table.hex():
        raise HostCheats("the match is not of this table")
    if header.record != RECORD and held(header.id) != message.header:
        raise HostCheats(f"a match with a record of version {header.record} begins", "old_record")
    return header


class Retelling:
    """Compares a match line by line with what was told before, until all lines so far have come.

    A host tells it again that has lost lines, or to whom she comes without what lies on her disk.
    """

    def __init__(self, had: FollowedMatch) -> None:
        self.had = had
        """The match as it was told before."""
        self.same = True
        """True while the lines are those that were told before: they were checked when they came."""

    def compare(self, at: int, event: Event) -> None:
        """Take the next line, which `at` others precede."""
        self.same = self.same and common_entries(self.had.seen[at : at + 1], [event]) == 1

    def lost(self, seen: Sequence[Event]) -> LostMoves | None:
        """The moves that the host has lost, once all lines have come; None if none.

        Raises HostCheats if no line says that its program has begun anew.
        """
        before = self.had.seen
        at = common_entries(before, seen)
        announced = (
            says_begun_anew(seen[at:]) or not self.had.header.terms.absences
        )  # else every restart is a line
        if at < len(before) and not announced:
            raise HostCheats(
                "the host has other lines, and none says that its program began anew", "two_stories"
            )
        return lost_moves(before, seen)

    def lost_record(self, record: Sequence[Event]) -> bool:
        """True if her own record has lines that the true ones of now lack."""
        return common_entries(self.had.record, record) < len(self.had.record)
