"""Check that a hand was dealt from its sealed pack, by computing everything again."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from briscola.engine.cards import Card
from briscola.engine.events import (
    Absent,
    Committed,
    Dealt,
    DrawCommitted,
    DrawnForDeal,
    DrawRevealed,
    Event,
    MatchBegan,
    Opened,
    PackCut,
    Revealed,
    Sits,
)
from briscola.engine.rules import Rules
from briscola.engine.seal import SECRET_BYTES
from briscola.engine.shuffle import draw_for_deal, seed_of, shuffle_and_cut
from briscola.engine.terms import PERSON


class Proof(Struct, frozen=True, kw_only=True):
    """Sealed and revealed data of a hand, or of the draw for the deal, and whether they agree."""

    sha256: str
    """The commitment, published before the cut."""
    secret: str
    """The game's bytes in hex, revealed afterwards."""
    salt: str
    """The person's own addition to the shuffle."""
    at: int | None
    """Number of cards the cut moved; None for the draw, where nobody cuts."""
    sealed: bool
    """True if the bytes match the commitment, number 32 and were not used before."""
    dealt: bool
    """True if bytes, salt and cut give the pack that was dealt, or the cards that were drawn."""

    @property
    def holds(self) -> bool:
        """True if nothing was exchanged: `sealed` and `dealt`."""
        return self.sealed and self.dealt


class Evidence(Struct, frozen=True, kw_only=True):
    """Everything that can be shown about the last hand and its record."""

    proof: Proof | None
    draw: Proof | None = None
    digest: str = ""
    """Hash chain over the record; empty if none is kept."""
    file: Path | None = None
    """Path of the record; None if none is kept."""
    next_seal: str = ""
    """Commitment of the next hand; empty if not made yet."""
    dealt_by: str = ""
    """Name of whoever dealt, at a table of several computers; else empty."""
    shares: tuple[tuple[str, str], ...] = ()
    """Names of those whose computers contributed to the shuffle there, and their bytes in hex."""
    absent: tuple[tuple[str, str], ...] = ()
    """Names of those whose computers did not, and the reasons."""
    names_absences: bool = True
    """False if the record is too old to name them: then nobody can say that nobody has chosen the cards."""


def short(digest: str) -> str:
    """The first eight digits of a fingerprint, short enough to read aloud."""
    return f"{digest[:4]} · {digest[4:8]}".upper()


def prove(log: Sequence[Event], pack: tuple[Card, ...]) -> Proof | None:
    """Check the last hand of a log that holds `Dealt`; None until its bytes are revealed."""
    began: MatchBegan | None = None
    committed: Committed | None = None
    cut: PackCut | None = None
    dealt: Dealt | None = None
    revealed: Revealed | None = None
    earlier: list[str] = []
    people: set[int] = set()
    chosen = False
    for event in log:
        match event:
            case MatchBegan():
                began = event
                people = {seat for seat, level in enumerate(event.levels) if level == PERSON}
            case Sits(seat=seat, who=who):
                people = people - {seat} if who.level else people | {seat}
            case DrawCommitted():
                earlier.append(event.sha256)
            case Committed():
                if committed is not None:
                    earlier.append(committed.sha256)
                committed, cut, dealt, revealed = event, None, None, None
            case PackCut():
                # Only a person may choose the place; every other cut follows from the sealed bytes too.
                cut, chosen = event, event.seat in people and not event.auto
            case Dealt():
                dealt = event
            case Revealed():
                revealed = event
    if began is None or committed is None or cut is None or dealt is None or revealed is None:
        return None
    own = cut.at if chosen and began.seed is None else None
    secret = _bytes(revealed.secret)
    try:
        fits = cut.at > 0 and shuffle_and_cut(pack, seed_of(secret, cut.salt), own) == (dealt.deck, cut.at)
    except ValueError:
        fits = False
    return Proof(
        sha256=committed.sha256,
        secret=revealed.secret,
        salt=cut.salt,
        at=cut.at,
        sealed=_opens(secret, committed.sha256) and committed.sha256 not in earlier,
        dealt=fits,
    )


def shares_of(log: Sequence[Event]) -> tuple[tuple[int, str], ...]:
    """The contributions to the last shuffle of a log, by place, in the order of the places."""
    shares: dict[int, str] = {}
    for event in log:
        if isinstance(event, Committed):
            shares = {}
        elif isinstance(event, Opened):
            shares[event.seat] = event.secret
    return tuple(sorted(shares.items()))


def absences_of(log: Sequence[Event]) -> tuple[tuple[int, str], ...]:
    """The places whose computers have added nothing to the last shuffle of a log, and the reasons."""
    absent: dict[int, str] = {}
    for event in log:
        if isinstance(event, Committed):
            absent = {}
        elif isinstance(event, Absent):
            absent[event.seat] = event.why
    return tuple(sorted(absent.items()))


def prove_draw(log: Sequence[Event], rules: Rules) -> Proof | None:
    """Check the draw for the deal of a record; None if it was not drawn under a seal."""
    committed: DrawCommitted | None = None
    drawn: DrawnForDeal | None = None
    for event in log:
        match event:
            case DrawCommitted():
                committed = event
            case DrawnForDeal():
                drawn = event
            case DrawRevealed() if committed is not None:
                secret = _bytes(event.secret)
                return Proof(
                    sha256=committed.sha256,
                    secret=event.secret,
                    salt=event.salt,
                    at=None,
                    sealed=_opens(secret, committed.sha256),
                    dealt=drawn == draw_for_deal(rules, secret, event.salt),
                )
    return None


def _bytes(text: str) -> bytes:
    """The bytes of a hexadecimal text; empty if it is not hexadecimal."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def _opens(secret: bytes, seal: str) -> bool:
    """True if these are the `SECRET_BYTES` bytes under a seal."""
    return len(secret) == SECRET_BYTES and sha256(secret).hexdigest() == seal
