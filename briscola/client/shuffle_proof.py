"""Whether a hand was dealt from the pack that had been sealed: everything is computed again."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from briscola.engine.cards import Card
from briscola.engine.events import (
    Committed,
    Dealt,
    DrawCommitted,
    DrawnForDeal,
    DrawRevealed,
    Event,
    MatchBegan,
    PackCut,
    Revealed,
)
from briscola.engine.rules import Rules
from briscola.engine.seal import SECRET_BYTES
from briscola.engine.shuffle import draw_for_deal, seed_of, shuffle_and_cut
from briscola.engine.terms import PERSON


@dataclass(frozen=True, kw_only=True, slots=True)
class Proof:
    """What was sealed, what came out, and whether they agree; of a hand, or of the draw for the deal."""

    sha256: str
    """The commitment, published before the cut."""
    secret: str
    """The game's bytes in hex, revealed afterwards."""
    salt: str
    """The person's own addition."""
    at: int | None
    """How many cards the cut moved; None for the draw, where nobody cuts."""
    sealed: bool
    """The bytes are those of the commitment, 32, and were not used before."""
    dealt: bool
    """Bytes, salt and cut give the pack that was dealt, or the cards that were drawn."""

    @property
    def holds(self) -> bool:
        """Nothing was exchanged."""
        return self.sealed and self.dealt

    @property
    def code(self) -> str:
        """The first digits of the commitment, as on the seal."""
        return short(self.sha256)


@dataclass(frozen=True, kw_only=True, slots=True)
class Evidence:
    """All that can be shown of the hand that ended last, and of the record it stands in."""

    proof: Proof | None
    draw: Proof | None = None
    digest: str = ""
    """The hash chain over the record; empty where none is kept."""
    file: Path | None = None
    """The record."""
    next_seal: str = ""
    """The commitment of the next hand, where it has been made."""


def short(digest: str) -> str:
    """The first digits of a fingerprint, to be read aloud."""
    return f"{digest[:4]} · {digest[4:8]}".upper()


def prove(log: Sequence[Event], pack: tuple[Card, ...]) -> Proof | None:
    """Check the last hand of a log (with its `Dealt`); None while its bytes are not revealed."""
    began: MatchBegan | None = None
    committed: Committed | None = None
    cut: PackCut | None = None
    dealt: Dealt | None = None
    revealed: Revealed | None = None
    earlier: list[str] = []
    for event in log:
        match event:
            case MatchBegan():
                began = event
            case DrawCommitted():
                earlier.append(event.sha256)
            case Committed():
                if committed is not None:
                    earlier.append(committed.sha256)
                committed, cut, dealt, revealed = event, None, None, None
            case PackCut():
                cut = event
            case Dealt():
                dealt = event
            case Revealed():
                revealed = event
    if began is None or committed is None or cut is None or dealt is None or revealed is None:
        return None
    # Only a person may choose the place; every other cut follows from the sealed bytes too.
    chosen = began.seed is None and began.levels[cut.seat] == PERSON and not cut.auto
    own = cut.at if chosen else None
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


def prove_draw(log: Sequence[Event], rules: Rules) -> Proof | None:
    """Check the draw for the deal of a record; None where nobody drew under a seal."""
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
    """What a line reveals; nothing where it is no hexadecimal."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def _opens(secret: bytes, seal: str) -> bool:
    """Whether these are the bytes under a seal, and as many as there must be."""
    return len(secret) == SECRET_BYTES and sha256(secret).hexdigest() == seal
