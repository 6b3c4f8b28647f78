"""One match at another computer's table, followed line by line: what is told, checked, and the true record.

Nothing is believed that can be checked: every promise and signature when it comes, every card after the hand.
"""

from collections.abc import Iterator, Sequence

from briscola.client.sign_witnesses import check_witnesses
from briscola.engine.chain import chain_of, first_link, link
from briscola.engine.contributions import (
    Promises,
    SealedShuffle,
    promised,
    sealed_shuffle,
)
from briscola.engine.events import (
    NOBODY,
    Committed,
    Contributed,
    DrawCommitted,
    DrawnForDeal,
    DrawRevealed,
    Event,
    GivenUp,
    MatchEnded,
    Opened,
    PackCut,
    Signed,
    Sits,
    Withdrawn,
)
from briscola.engine.match import Match, begin_match
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_from_json, event_line, event_to_json, in_sight, parse_line
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import Rules
from briscola.engine.seal import BrokenSeal
from briscola.engine.terms import DRAW
from briscola.engine.variants import make_rules
from briscola.network.guest_messages import GuestMessage
from briscola.network.host_messages import (
    HostMessage,
    MatchHeader,
    NextLine,
    Truth,
)
from briscola.network.person_lines import PublicDigest, for_person
from briscola.network.signed_lines import Situation, check_signatures
from briscola.network.statements import Statement, signed_by
from briscola.storage.header import Header, read_header


class HostCheats(Exception):  # noqa: N818 - a sentence for the person
    """Something that an honest host cannot have sent; the sentence says what."""


class FollowedMatch:
    """The knowledge that somebody has of a match: at a seat, or looking on."""

    def __init__(self, header: Header, *, seat: int = NOBODY, record: Sequence[Event] = ()) -> None:
        """`seat` is hers, `record` are the lines of the match that she has kept. Raises HostCheats."""
        if header.dealt_by is None:
            raise HostCheats("the match is of one computer")
        self.header, self.seat = header, seat
        self._now = Situation(bytes.fromhex(header.dealt_by.table), header.id)
        self._players = [player.who for player in header.roster]
        setup = header.choices
        self.rules: Rules = make_rules(setup.variant, setup.players, setup.options)
        self._winning_hands = setup.winning_hands
        self.record: list[Event] = []
        """The true lines of all hands that are over."""
        self.seen: list[Event] = []
        """All lines that she has seen, of which the window has still to take some."""
        self._digest = PublicDigest()
        self._after_record = 0
        """Number of seen lines that the record covers."""
        self._truth: list[str] = []
        """True lines of a hand of which more are to come."""
        self._match: Match | None = None
        """The match before the next hand; None before its first dealer is known."""
        if header.follows is not None:
            first = header.follows.dealer
            self._match = begin_match(self.rules, winning_hands=self._winning_hands, dealer=first)
        self._shuffle: SealedShuffle | None = None
        self._shares: list[Contributed] = []
        self._signed: list[Signed] = []
        self._promises: Promises | None = None
        if record:
            self._take_up(list(in_sight(record)))

    def _take_up(self, record: Sequence[Event]) -> None:
        """Begin with what she has kept before her program ended: its lines are checked all at once."""
        for event in record:
            seen = for_person(event, self.seat)
            if seen is not None:
                self.seen.append(seen)
                self._digest.add(seen)
            if isinstance(event, Sits):
                self._players[event.seat] = event.who
        self._keep(record)

    # ---- what the host says

    def reconnected(self) -> None:
        """Forget what a connection has not finished: the host begins again where `have` and `kept` say."""
        self._truth = []

    def take(self, message: HostMessage) -> Iterator[GuestMessage]:
        """Take a message of the match; the answers that need nobody's choice. Raises HostCheats."""
        match message:
            case NextLine():
                if message.n != len(self.seen) + 1:
                    raise HostCheats(f"line {message.n} came where line {len(self.seen) + 1} should")
                self._see(message.seen)
            case Truth():
                self._take_truth(message)
        yield from ()

    def _see(self, event: Event) -> None:
        self.seen.append(event)
        self._digest.add(event)
        try:
            self._check(event)
        except BrokenSeal as error:
            raise HostCheats(str(error)) from None

    def _check(self, event: Event) -> None:
        """Check what can be checked of a line at once. Raises HostCheats, BrokenSeal."""
        match event:
            case DrawCommitted():
                self._seal(DRAW)
            case Committed():
                self._seal(event.hand)
            case Contributed():
                self._shares.append(event)
            case Signed():
                self._signed.append(event)
                if len(self._signed) == len(self._shares):
                    self._all_signed()
            case Opened() if self._promises is not None:
                self._promises = self._promises.after(event)
                self._must(event.seat, self._now.opening(event.seat, event.secret, event.cut), event.sig)
            case DrawnForDeal():
                self._match = begin_match(self.rules, winning_hands=self._winning_hands, dealer=event.dealer)
            case PackCut():
                self._check_salt(event.salt, None if event.auto else event.at)
            case DrawRevealed():
                self._check_salt(event.salt, None)
            case Sits():
                self._players[event.seat] = event.who
            case Withdrawn():
                self._promises, self._shuffle = None, None

    def _seal(self, hand: int) -> None:
        """A shuffle is sealed: all lines since the last hand were for everybody's eyes."""
        since = self.seen[self._after_record :]
        chain = first_link(self.header.line)
        for event in (*self.record, *since):
            chain = link(chain, event_line(event))
        self._now.sealed(hand, chain)
        self._shuffle = sealed_shuffle(chain, self._players, self._match if hand else None)
        self._shares, self._signed, self._promises = [], [], None

    def _must(self, seat: int, statement: Statement, sig: str) -> None:
        key = self._players[seat].key if seat < len(self._players) else ""
        if not key or not signed_by(bytes.fromhex(key), statement, sig):
            raise HostCheats(f"something that seat {seat} should have signed is not signed by it")

    def _all_signed(self) -> None:
        if self._shuffle is None:
            raise HostCheats("promises came before a seal")
        self._promises = promised(self._shuffle, self._shares, self._signed)
        for share in self._shares:
            self._must(share.seat, self._now.share(share.seat, share.sha256), share.sig)
        for signed in self._signed:
            self._must(signed.seat, self._now.list(self._shares), signed.sig)

    def _check_salt(self, salt: str, at: int | None) -> None:
        promises = self._promises
        if promises is None or promises.missing or salt != promises.salt:
            raise HostCheats("the shuffle is salted with something else than what was opened")
        if at is not None and promises.cut not in (0, at):
            raise HostCheats("the pack was cut elsewhere than it was promised")

    # ---- the truth after a hand

    def _take_truth(self, message: Truth) -> None:
        if message.first != len(self.record) + len(self._truth) + 1:
            raise HostCheats("true lines are missing")
        self._truth += message.lines
        if message.more:
            return
        lines, self._truth = self._truth, []
        try:
            events = [event_from_json(parse_line(line)) for line in lines]
        except BadNotation as error:
            raise HostCheats(f"no true line: {error}") from None
        if list(map(event_line, events)) != lines:
            raise HostCheats("a true line is not written as this game writes it")
        events = [*in_sight([*self.record, *events])][len(self.record) :]
        told = [seen for event in events if (seen := for_person(event, self.seat)) is not None]
        if list(map(event_to_json, told)) != list(map(event_to_json, self.seen[self._after_record :])):
            raise HostCheats("the true lines are not those that were played")
        self._keep(events)

    def _keep(self, events: Sequence[Event]) -> None:
        """Take true lines into the record, everything checked. Raises HostCheats."""
        whole = [*self.record, *events]
        try:
            position = replay(whole, terms=self.header.terms)
            if position.lines < len(whole):
                raise BadRecord("the true lines break off")
            check_signatures(self.header, whole)
            check_witnesses(self.header, whole, first=len(self.record))
        except BadRecord as error:
            raise HostCheats(f"the true lines are wrong: {error}") from None
        self.record = whole
        self._match = position.match
        self._after_record = len(self.seen)

    @property
    def digest(self) -> str:
        """The hash chain over the record kept so far."""
        return chain_of(self.header.line, map(event_line, self.record)).hex()

    @property
    def over(self) -> bool:
        """True once the match has ended or been given up."""
        return any(isinstance(event, MatchEnded | GivenUp) for event in self.record[-4:])

    @property
    def have(self) -> int:
        """Number of lines seen."""
        return len(self.seen)

    @property
    def kept(self) -> int:
        """Number of lines of the record."""
        return len(self.record)


def told_header(message: MatchHeader, *, table: bytes) -> Header:
    """The header of a match at the table of that public key. Raises HostCheats."""
    try:
        header, _ = read_header(message.header.encode())
    except BadRecord as error:
        raise HostCheats(f"no header of a match: {error}") from None
    if header is None or header.dealt_by is None or header.dealt_by.table != table.hex():
        raise HostCheats("the match is not of this table")
    return header
