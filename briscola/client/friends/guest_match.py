"""One match at another computer's table, as a guest keeps it: what she sees and signs, and her own record.

She believes the host nothing that can be checked: every promise and signature when it comes, every card after
the hand. No socket, no clock, no thread: `take` gives the answers that need nobody's choice.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from briscola.engine.actions import Action
from briscola.engine.chain import chain_of, first_link, link
from briscola.engine.contributions import (
    CONTRIBUTED_BYTES,
    Promises,
    SealedShuffle,
    list_digest,
    promised,
    sealed_shuffle,
)
from briscola.engine.events import (
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
from briscola.engine.notation import BadNotation, action_to_json, observation_from_json
from briscola.engine.observation import Observation
from briscola.engine.record import event_from_json, event_line, event_to_json, in_sight, parse_line
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import Rules
from briscola.engine.seal import BrokenSeal
from briscola.engine.terms import DRAW
from briscola.engine.variants import make_rules
from briscola.network.guest_messages import Act, Agree, GuestMessage, Kept, ShareHash, ShareOpening
from briscola.network.host_messages import (
    AskFor,
    HostMessage,
    MatchHeader,
    NextLine,
    Refused,
    ShareList,
    Truth,
)
from briscola.network.key_pair import KeyPair
from briscola.network.person_lines import PublicDigest, for_person
from briscola.network.signed_lines import Situation, check_signatures
from briscola.network.statements import Statement, signature, signed_by
from briscola.storage.header import Header, read_header

SECRET = b"briscola:secret:1"


class HostCheats(Exception):  # noqa: N818 - a sentence for the person
    """Something that an honest host cannot have sent; the sentence says what."""


class GuestMatch:
    """The knowledge that one guest has of a match."""

    def __init__(self, header: Header, key: KeyPair, *, record: Sequence[Event] = ()) -> None:
        """`key` is her own; `record` are the lines of the match that she has kept.

        Raises HostCheats if the header does not name her.
        """
        seats = [player.seat for player in header.roster if player.key == key.public.hex()]
        if header.dealt_by is None or len(seats) != 1:
            raise HostCheats("the match does not name this person")
        self.header, self.seat = header, seats[0]
        self._key = key
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
        self._listed: tuple[Contributed, ...] = ()
        """The list of promises that she has signed."""
        self._shares: list[Contributed] = []
        self._signed: list[Signed] = []
        self._promises: Promises | None = None
        self.ask: AskFor | None = None
        """The question to her that waits for a choice: an action, or the cut."""
        self._answered: AskFor | None = None
        """The question that she has answered; if the answer is refused, it waits again."""
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
        self.ask, self._truth = None, []

    def take(self, message: HostMessage) -> Iterator[GuestMessage]:
        """Take a message of the match; the answers that need nobody's choice. Raises HostCheats."""
        match message:
            case NextLine():
                if message.n != len(self.seen) + 1:
                    raise HostCheats(f"line {message.n} came where line {len(self.seen) + 1} should")
                self._see(message.seen)
            case Truth():
                yield from self._take_truth(message)
            case ShareList():
                self._take_list(message)
            case AskFor():
                yield from self._asked(message)
            case Refused() if self._answered is not None and message.at == self._answered.at:
                self.ask = self._answered

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
        self._shares, self._signed, self._promises, self._listed = [], [], None, ()

    def _must(self, seat: int, statement: Statement, sig: str) -> None:
        key = self._players[seat].key if seat < len(self._players) else ""
        if not key or not signed_by(bytes.fromhex(key), statement, sig):
            raise HostCheats(f"something that seat {seat} should have signed is not signed by it")

    def _check_list(self, shares: Sequence[Contributed]) -> None:
        """Check that everybody has signed her own promise, and that mine is among them."""
        for share in shares:
            self._must(share.seat, self._now.share(share.seat, share.sha256), share.sig)
        if self._shuffle is None or all(self._own_cut(share) is None for share in shares):
            raise HostCheats("the list of promises is without mine, or has another one")

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

    def _take_truth(self, message: Truth) -> Iterator[GuestMessage]:
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
        yield Kept(hand=message.hand, sha256=self.digest, sig=self._sign(self._now.kept(self.digest)))

    def _keep(self, events: Sequence[Event]) -> None:
        """Take true lines into the record, everything checked. Raises HostCheats."""
        whole = [*self.record, *events]
        try:
            position = replay(whole, terms=self.header.terms)
            if position.lines < len(whole):
                raise BadRecord("the true lines break off")
            check_signatures(self.header, whole)
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

    # ---- questions

    def _asked(self, ask: AskFor) -> Iterator[GuestMessage]:
        self.ask = None
        match ask.what:
            case "share" if self.cuts:
                self.ask = ask
            case "share":
                yield self._share(ask.at, 0)
            case "agree":
                yield self._agree(ask.at)
            case "open":
                yield self._open(ask.at)
            case "act":
                self.ask = ask

    @property
    def cuts(self) -> bool:
        """True if she chooses where the pack is cut."""
        return self._shuffle is not None and self._shuffle.cuts == self.seat

    @property
    def wants_cut(self) -> bool:
        """True while the cut is waited for."""
        return self.ask is not None and self.ask.what == "share"

    @property
    def view(self) -> Observation | None:
        """Her observation while she is to act."""
        ask = self.ask
        if ask is None or ask.what != "act":
            return None
        return observation_from_json(self.rules, ask.observation, list(ask.legal))

    def _secret(self) -> bytes:
        """Her contribution to this shuffle: nobody else knows it, and she finds it again after a restart."""
        return sha256(SECRET + self._key.seed + self._now.chain).digest()[:CONTRIBUTED_BYTES]

    def _own_cut(self, share: Contributed) -> int | None:
        """The cut that her own promise holds; None if it is not hers."""
        shuffle, secret = self._shuffle, self._secret()
        if shuffle is None or share.seat != self.seat:
            return None
        cuts = range(shuffle.cards if self.cuts else 1)
        return next((cut for cut in cuts if shuffle.promise(self.seat, secret, cut) == share.sha256), None)

    def _share(self, at: int, cut: int) -> ShareHash:
        if self._shuffle is None:
            raise HostCheats("a contribution is asked for before a seal")
        digest = self._shuffle.promise(self.seat, self._secret(), cut)
        return ShareHash(at=at, sha256=digest, sig=self._sign(self._now.share(self.seat, digest)))

    def _take_list(self, message: ShareList) -> None:
        shares = tuple(
            Contributed(seat=share.seat, sha256=share.sha256, sig=share.sig) for share in message.shares
        )
        if self._listed and shares != self._listed:
            raise HostCheats("two lists of promises came for one shuffle")
        self._check_list(shares)
        self._listed = shares

    def _agree(self, at: int) -> Agree:
        if not self._listed:
            raise HostCheats("a signature is asked for without a list")
        return Agree(at=at, sha256=list_digest(self._listed), sig=self._sign(self._now.list(self._listed)))

    def _open(self, at: int) -> ShareOpening:
        """Open the promise: only after everybody has signed the list that holds it."""
        own = (
            None
            if self._promises is None
            else next((share for share in self._promises.shares if share.seat == self.seat), None)
        )
        cut = None if own is None else self._own_cut(own)
        if cut is None:
            raise HostCheats("an opening is asked for before everybody has signed")
        secret = self._secret().hex()
        sig = self._sign(self._now.opening(self.seat, secret, cut))
        return ShareOpening(at=at, secret=secret, cut=cut or None, sig=sig)

    # ---- her choices

    def cut(self, at: int | None) -> ShareHash:
        """Promise where the pack is cut; None leaves it to the shuffle. Raises LookupError if nobody asks."""
        if self.ask is None or self.ask.what != "share":
            raise LookupError("nobody asks for a cut")
        ask, self.ask = self.ask, None
        self._answered = ask
        return self._share(ask.at, at or 0)

    def choose(self, action: Action) -> Act:
        """Sign an action. Raises LookupError if nobody asks."""
        if self.ask is None or self.ask.what != "act":
            raise LookupError("nobody asks for an action")
        ask, self.ask = self.ask, None
        self._answered = ask
        digest = self._digest.hex
        sig = self._sign(self._now.choice(ask.at, action, digest))
        return Act(at=ask.at, action=action_to_json(action), digest=digest, sig=sig)

    def _sign(self, statement: Statement) -> str:
        return signature(self._key, statement)


def match_of(message: MatchHeader, *, table: bytes, key: KeyPair, record: Sequence[Event] = ()) -> GuestMatch:
    """The match of a header, at the table of that public key. Raises HostCheats."""
    try:
        header, _ = read_header(message.header.encode())
    except BadRecord as error:
        raise HostCheats(f"no header of a match: {error}") from None
    if header is None or header.dealt_by is None or header.dealt_by.table != table.hex():
        raise HostCheats("the match is not of this table")
    return GuestMatch(header, key, record=record)
