"""Whether the last hand was dealt from the pack sealed before it (contract, the shuffle anyone can check)."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from briscola.engine.cards import Card
from briscola.engine.events import Committed, Dealt, Event, PackCut, Revealed
from briscola.engine.shuffle import seed_of, shuffle_and_cut


@dataclass(frozen=True, kw_only=True, slots=True)
class Check:
    """What was sealed, what was revealed, and whether the one is the other."""

    hand: int
    sha256: str
    secret: str
    salt: str
    at: int
    seal_matches: bool
    deal_matches: bool

    @property
    def right(self) -> bool:
        """Both the seal and the deal are as promised."""
        return self.seal_matches and self.deal_matches


def check_last_hand(log: Sequence[Event], pack: Sequence[Card]) -> Check | None:
    """The check of the last hand revealed in a log; None when none has been."""
    reveal = next((event for event in reversed(log) if isinstance(event, Revealed)), None)
    if reveal is None:
        return None
    commit = next(e for e in reversed(log) if isinstance(e, Committed) and e.hand == reveal.hand)
    start = max(i for i, e in enumerate(log) if e is commit)
    cut = next(e for e in log[start:] if isinstance(e, PackCut))
    dealt = next(e for e in log[start:] if isinstance(e, Dealt))
    secret = bytes.fromhex(reveal.secret)
    deck, at = shuffle_and_cut(pack, seed_of(secret, cut.salt), cut.at)
    return Check(
        hand=reveal.hand,
        sha256=commit.sha256,
        secret=reveal.secret,
        salt=cut.salt,
        at=cut.at,
        seal_matches=sha256(secret).hexdigest() == commit.sha256,
        deal_matches=deck == dealt.deck and at == cut.at,
    )
