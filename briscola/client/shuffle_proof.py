"""Whether a hand was dealt from the pack that had been sealed: everything is computed again."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from briscola.client.view import ME
from briscola.engine.cards import Card
from briscola.engine.events import Committed, Dealt, Event, PackCut, Revealed
from briscola.engine.shuffle import seed_of, shuffle_and_cut


@dataclass(frozen=True, kw_only=True, slots=True)
class Proof:
    """What was sealed, what came out, and whether they agree."""

    sha256: str
    """The commitment, published before the cut."""
    secret: str
    """The game's bytes in hex, revealed after the hand."""
    salt: str
    """The person's own addition."""
    at: int
    """How many cards the cut moved."""
    sealed: bool
    """The bytes are those of the commitment."""
    dealt: bool
    """Bytes, salt and cut give the pack that was dealt."""

    @property
    def holds(self) -> bool:
        """Nothing was exchanged."""
        return self.sealed and self.dealt

    @property
    def code(self) -> str:
        """The first digits of the commitment, as on the seal."""
        return f"{self.sha256[:4]} · {self.sha256[4:8]}".upper()


def prove(log: Iterable[Event], pack: tuple[Card, ...]) -> Proof | None:
    """Check the last hand of a log (with its `Dealt`); None while its bytes are not revealed."""
    committed: Committed | None = None
    cut: PackCut | None = None
    dealt: Dealt | None = None
    revealed: Revealed | None = None
    for event in log:
        if isinstance(event, Committed):
            committed, cut, dealt, revealed = event, None, None, None
        elif isinstance(event, PackCut):
            cut = event
        elif isinstance(event, Dealt):
            dealt = event
        elif isinstance(event, Revealed):
            revealed = event
    if committed is None or cut is None or dealt is None or revealed is None:
        return None
    try:
        secret = bytes.fromhex(revealed.secret)
        seed = seed_of(secret, cut.salt)
        # Only the person may choose the place; the others' cut follows from the sealed bytes too.
        deck, at = shuffle_and_cut(pack, seed, cut.at if cut.seat == ME else None)
        fits = deck == dealt.deck and at == cut.at
    except ValueError:
        secret, fits = b"", False
    return Proof(
        sha256=committed.sha256,
        secret=revealed.secret,
        salt=cut.salt,
        at=cut.at,
        sealed=sha256(secret).hexdigest() == committed.sha256,
        dealt=fits,
    )
