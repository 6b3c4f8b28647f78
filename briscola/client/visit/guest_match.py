"""One match at another computer's table, as a guest keeps it: what she sees and signs, and her own record.

No socket, no thread: `receive` gives the answers that need nobody's choice. What the host says about her,
such as an absence or a time that ran out, is compared with what her own program knows.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import product
from typing import get_args

from msgspec.structs import replace

from briscola.client.friends.friend_notes import ListNote
from briscola.client.visit.followed_match import FollowedMatch
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.own_seat_check import OwnSeatCheck
from briscola.client.visit.visitor_parts import SelfIdentity, VisitorRecords
from briscola.engine.actions import Action
from briscola.engine.contributions import CONTRIBUTED_BYTES, list_digest
from briscola.engine.events import Contributed, TrumpCard
from briscola.engine.notation import action_to_json
from briscola.engine.observation import Observation
from briscola.network.keys.statements import Statement, signature
from briscola.network.lines.evidence import HostEvidence
from briscola.network.messages.from_guest import Act, Agree, GuestMessage, Kept, ShareHash, ShareOpening
from briscola.network.messages.from_host import (
    AskFor,
    Echo,
    HostMessage,
    NextLine,
    Refused,
    ShareList,
    Truth,
)
from briscola.storage.records.header import Header

SECRET = b"briscola:secret:1"


class GuestMatch(FollowedMatch):
    """The match of somebody who sits there: she contributes to each deal, and signs what she does."""

    def __init__(
        self,
        header: Header,
        me: SelfIdentity,
        records: VisitorRecords,
        *,
        seat: int,
        before: FollowedMatch | None = None,
    ) -> None:
        """`records` keep the last list of promises that she has signed; `before` is the match told anew.

        Raises HostCheats.
        """
        self._key, self._line, self._records = me.key, me.line, records
        self._list: tuple[bytes, Sequence[Contributed]] = b"", ()
        """The last list of promises, and the seal of its shuffle."""
        self._signed_list = records.signed_list
        self._asked_view: Observation | None = None
        """Her observation in the last question for an action."""
        anew = isinstance(before, GuestMatch) and before.hers.visited is not None
        self.hers: OwnSeatCheck = OwnSeatCheck(header, me, seat=seat, anew=anew)
        super().__init__(header, seat=seat, before=before, hers=self.hers)
        self.hers.header()

    @property
    def claimed(self) -> bool:
        """True if she has taken over the seat of somebody else, who may come back."""
        return self.header.roster[self.seat].who.key != self.hers.key

    @property
    def ask(self) -> AskFor | None:
        """The question to her that waits for a choice: an action, or the cut."""
        return self.hers.ask

    # ---- what the host says

    def receive(self, message: HostMessage) -> Iterator[GuestMessage]:
        """Take a message of the match; the answers that need nobody's choice. Raises HostCheats."""
        kept = len(self.record)
        match message:
            case NextLine() | Truth():
                self.follow(message)
                if isinstance(message, Truth) and len(self.record) > kept:
                    sig = self._sign(self.now.kept(message.hand, self.digest))
                    yield Kept(hand=message.hand, sha256=self.digest, sig=sig)
            case ShareList():
                self._past_is_told()
                self._take_list(message)
            case AskFor():
                self._past_is_told()
                self._check_ask(message)
                yield from self._asked(message)
            case Echo():
                self._past_is_told()
                self._check_echo(message)
            case Refused():
                self.hers.refused(message)

    def _past_is_told(self) -> None:
        """Check that all lines have come that were there when she connected: others are of the present."""
        if len(self.seen) < self._past:
            raise HostCheats("the host calls lines of the present past")

    def _check_ask(self, ask: AskFor) -> None:
        """Check that the table has signed the question, with the public digest of what it has told her."""
        if not self.hers.is_hers(self._occupants):
            raise HostCheats("the match does not name this person")
        if not self.testimony.asked(self.now.ask(self.run, self.seat, ask), ask.sig):
            raise HostCheats("the host has not signed its question")
        if (ask.lines, ask.digest) != (len(self.seen), self._digest.hex):
            raise HostCheats("the host's question is about other lines than it has told", "two_stories")

    def _check_echo(self, echo: Echo) -> None:
        """Check that the host signs all that it has told her."""
        if not self._line.echo(echo.n):
            raise HostCheats("the host echoes what was not said")
        statement = self.now.echo(self.run, self.seat, self._line.name, echo)
        if not self.testimony.echoed(statement, echo.sig):
            raise HostCheats("the host has not signed its echo")
        if (echo.lines, echo.seen) != (len(self.seen), self._seen.hex):
            raise HostCheats("the host's echo is about other lines than it has told", "two_stories")

    def evidence(self, error: HostCheats) -> HostEvidence:
        """All that this program holds against the host."""
        had = None if self.retelling is None else self.retelling.had
        before = had if isinstance(had, GuestMatch) else None
        return HostEvidence(
            why=error.sentence,
            header=self.header.line,
            seat=self.seat,
            told=self.told_entries,
            before=() if before is None else before.told_entries,
            truth=self.testimony.record,
            statements=(*self.testimony.statements, *(before.testimony.statements if before else ())),
        )

    def overhear(self, message: HostMessage) -> bool:
        """Note what the host still tells after it was caught; True once it has signed that with an echo."""
        match message:
            case NextLine() if message.n == len(self.seen) + 1:
                self._note(message.seen)
            case Echo():
                said = self.now.echo(self.run, self.seat, self._line.name, message)
                hands = range(said.hand + 1, -1, -1)  # it may have dealt since, or have taken hands back
                return any(self.testimony.echoed(replace(said, hand=hand), message.sig) for hand in hands)
        return False

    # ---- the list of promises

    def _take_list(self, message: ShareList) -> None:
        shares = tuple(
            Contributed(seat=share.seat, sha256=share.sha256, sig=share.sig) for share in message.shares
        )
        note = ListNote(chain=self.now.chain.hex(), sha256=list_digest(shares))
        before = self._signed_list
        if before is not None and before.chain == note.chain and before != note:
            raise HostCheats("two lists of promises came for one shuffle", "two_stories")
        for share in shares:
            self.must(share.seat, self.now.share(share.seat, share.sha256), share.sig)
        if all(self._own_choice(share) is None for share in shares):
            raise HostCheats("the list of promises is without mine, or has another one", "left_out")
        self._list, self._signed_list = (self.now.chain, shares), note
        self._records.note_list(note)

    # ---- questions

    def _asked(self, ask: AskFor) -> Iterator[GuestMessage]:
        self.hers.asked(None)
        shuffle = self._shuffle.sealed
        match ask.what:
            case "cut" if shuffle is not None and shuffle.cuts == self.seat:
                self.hers.asked(ask)
            case "trump_card" if shuffle is not None and shuffle.chooses == self.seat:
                self.hers.asked(ask)
            case "share" | "cut" | "trump_card":
                yield self._share(ask.at)
            case "agree":
                yield self._agree(ask.at)
            case "open":
                yield self._open(ask.at)
            case "act":
                self._asked_view = self.told.checked_view(ask.observation, ask.legal, self.hands_before)
                self.hers.asked(ask)

    def wants(self, what: str) -> bool:
        """True while that choice of hers is waited for: "act", "cut" or "trump_card"."""
        return self.ask is not None and self.ask.what == what

    @property
    def view(self) -> Observation | None:
        """Her observation while she is to act."""
        return self._asked_view if self.wants("act") else None

    def _secret(self) -> bytes:
        """Her contribution to this shuffle: nobody else knows it, and she finds it again after a restart."""
        return sha256(SECRET + self._key.seed + self.now.chain).digest()[:CONTRIBUTED_BYTES]

    def _own_choice(self, share: Contributed) -> tuple[int, TrumpCard | None] | None:
        """The cut and the trump card that her own promise holds; None if it is not hers."""
        shuffle, secret = self._shuffle.sealed, self._secret()
        if shuffle is None or share.seat != self.seat:
            return None
        cuts = range(shuffle.cards if shuffle.cuts == self.seat else 1)
        cards = (None, *get_args(TrumpCard)) if shuffle.chooses == self.seat else (None,)
        tried = product(cuts, cards)
        return next(
            (
                own
                for own in tried
                if shuffle.promise(self.seat, secret, own[0], own[1] or "") == share.sha256
            ),
            None,
        )

    def _share(self, at: int, cut: int = 0, trump_card: TrumpCard | None = None) -> ShareHash:
        if (shuffle := self._shuffle.sealed) is None:
            raise HostCheats("a contribution is asked for before a seal")
        digest = shuffle.promise(self.seat, self._secret(), cut, trump_card or "")
        return ShareHash(at=at, sha256=digest, sig=self._sign(self.now.share(self.seat, digest)))

    def _agree(self, at: int) -> Agree:
        seal, shares = self._list
        if not shares or seal != self.now.chain:
            raise HostCheats("a signature is asked for without a list")
        return Agree(at=at, sha256=list_digest(shares), sig=self._sign(self.now.list(shares)))

    def _open(self, at: int) -> ShareOpening:
        """Open the promise: only after everybody has signed the list that holds it."""
        promises = self._shuffle.promises
        shares = () if promises is None else promises.shares
        choice = next((own for share in shares if (own := self._own_choice(share)) is not None), None)
        if choice is None:
            raise HostCheats("an opening is asked for before everybody has signed")
        secret, (cut, trump_card) = self._secret().hex(), choice
        sig = self._sign(self.now.opening(self.seat, secret, cut, trump_card or ""))
        return ShareOpening(at=at, secret=secret, cut=cut or None, trump_card=trump_card, sig=sig)

    # ---- her choices

    def cut(self, at: int | None) -> ShareHash:
        """Promise where the pack is cut; None leaves it to the shuffle. Raises LookupError if nobody asks."""
        return self._share(self.hers.answer("cut").at, at or 0)

    def choose_trump_card(self, which: TrumpCard | None) -> ShareHash:
        """Promise the trump card; None leaves it to the shuffle. Raises LookupError if nobody asks."""
        return self._share(self.hers.answer("trump_card").at, trump_card=which)

    def choose(self, action: Action) -> Act:
        """Sign an action. Raises LookupError if nobody asks."""
        ask, digest = self.hers.answer("act", action), self._digest.hex
        sig = self._sign(self.now.choice(ask.at, action, digest))
        return Act(at=ask.at, action=action_to_json(action), digest=digest, sig=sig)

    def _sign(self, statement: Statement) -> str:
        return signature(self._key, statement)
