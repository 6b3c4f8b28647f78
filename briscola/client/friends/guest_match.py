"""One match at another computer's table, as a guest keeps it: what she sees and signs, and her own record.

No socket, no clock, no thread: `take` gives the answers that need nobody's choice.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256

from briscola.client.friends.followed_match import FollowedMatch, HostCheats
from briscola.client.friends.friend_records import ListNote
from briscola.engine.actions import Action
from briscola.engine.contributions import (
    CONTRIBUTED_BYTES,
    list_digest,
)
from briscola.engine.events import (
    Contributed,
    Event,
    Sits,
)
from briscola.engine.notation import action_to_json, observation_from_json
from briscola.engine.observation import Observation
from briscola.network.guest_messages import Act, Agree, GuestMessage, Kept, ShareHash, ShareOpening
from briscola.network.host_messages import (
    AskFor,
    HostMessage,
    Refused,
    ShareList,
    Truth,
)
from briscola.network.key_pair import KeyPair
from briscola.network.statements import Statement, signature
from briscola.storage.header import Header

SECRET = b"briscola:secret:1"


class GuestMatch(FollowedMatch):
    """The match of somebody who sits there: she contributes to each deal, and signs what she does."""

    def __init__(
        self,
        header: Header,
        key: KeyPair,
        *,
        record: Sequence[Event] = (),
        signed_list: ListNote | None = None,
        note_list: Callable[[ListNote], None] = lambda _: None,
    ) -> None:
        """`key` is her own; `record` are the lines of the match that she has kept.

        `signed_list` is the last list of promises that she has signed; `note_list` keeps the next one.
        Raises HostCheats if the header does not name her.
        """
        seats = [player.seat for player in header.roster if player.key == key.public.hex()]
        if len(seats) != 1:
            raise HostCheats("the match does not name this person")
        self._key = key
        self._listed: tuple[Contributed, ...] = ()
        """The list of promises to the shuffle that is sealed; empty before it came."""
        self._signed_list, self._note_list = signed_list, note_list
        self.ask: AskFor | None = None
        """The question to her that waits for a choice: an action, or the cut."""
        self._answered: AskFor | None = None
        """The question that she has answered; if the answer is refused, it waits again."""
        super().__init__(header, seat=seats[0], record=record)

    # ---- what the host says

    def reconnected(self) -> None:
        super().reconnected()
        self.ask = None

    def take(self, message: HostMessage) -> Iterator[GuestMessage]:
        kept = len(self.record)
        yield from super().take(message)
        match message:
            case Truth() if len(self.record) > kept:
                yield Kept(hand=message.hand, sha256=self.digest, sig=self._sign(self._now.kept(self.digest)))
            case ShareList():
                self._take_list(message)
            case AskFor():
                yield from self._asked(message)
            case Refused() if self._answered is not None and message.at == self._answered.at:
                # A signature that the host does not take will not be taken the next time either.
                self.ask = None if message.why == "signature" else self._answered

    def _check(self, event: Event) -> None:
        super()._check(event)
        if isinstance(event, Sits) and event.seat == self.seat:  # a computer decides, or has decided
            self.ask = self._answered = None

    def _seal(self, hand: int) -> None:
        super()._seal(hand)
        self._listed = ()

    def _check_list(self, shares: Sequence[Contributed]) -> None:
        """Check that everybody has signed her own promise, and that mine is among them."""
        for share in shares:
            self._must(share.seat, self._now.share(share.seat, share.sha256), share.sig)
        if self._shuffle is None or all(self._own_cut(share) is None for share in shares):
            raise HostCheats("the list of promises is without mine, or has another one")

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
        note = ListNote(chain=self._now.chain.hex(), sha256=list_digest(shares))
        before = self._signed_list
        if before is not None and before.chain == note.chain and before != note:
            raise HostCheats("two lists of promises came for one shuffle")
        self._check_list(shares)
        self._listed, self._signed_list = shares, note
        self._note_list(note)

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
