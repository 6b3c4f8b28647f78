"""Actions a seat may take, and the errors that say why one is refused."""

from typing import Literal

from msgspec import Struct

from briscola.engine.cards import ALL_CARDS, Card, Rank, Suit

LOWEST_CONTRACT, HIGHEST_CONTRACT = 61, 120
"""The least and the most that a bid may promise (V-CH-2)."""


class Play(Struct, frozen=True, kw_only=True, tag="play"):
    """Play a card to the trick (R-TRICK-2)."""

    card: Card


class Bid(Struct, frozen=True, kw_only=True, tag="bid", order=False):
    """Promise `points` (V-CH-2); in the rank auction also the rank that will be called (V-CH-20/21).

    `obliged` promises to call the lowest card of a suit that one does not hold (V-CB-1).
    """

    points: int
    rank: Rank | None = None
    obliged: bool = False

    @property
    def plain(self) -> bool:
        """A rank that promises no more than the smallest contract, so that it is said alone (V-CH-20)."""
        return self.rank is not None and self.points == LOWEST_CONTRACT


class Pass(Struct, frozen=True, tag="pass"):
    """Leave the auction for good (V-CH-4)."""


class Call(Struct, frozen=True, kw_only=True, tag="call"):
    """Name the card whose holder is the partner and whose suit is trump (V-CH-7)."""

    card: Card


class Exchange(Struct, frozen=True, kw_only=True, tag="exchange"):
    """Swap a card for the turned one, or decline for this turn (R-XCHG-4)."""

    take: bool


class Redeal(Struct, frozen=True, kw_only=True, tag="redeal"):
    """Have a weak hand dealt anew, or play it (V-CH-24, V-CB-3)."""

    wanted: bool


class Concede(Struct, frozen=True, tag="concede"):
    """Give the hand up, as its caller (V-CH-25)."""


class Declare(Struct, frozen=True, kw_only=True, tag="declare"):
    """Declare a marianna, king and knight of a suit, before leading (V-MA-2)."""

    suit: Suit


Action = Play | Bid | Pass | Call | Exchange | Declare | Redeal | Concede

Sign = Literal["ace", "three", "king", "knight", "jack", "low", "none", "carico"]
Ask = Literal["trump", "carico", "liscio", "lead:C", "lead:D", "lead:B", "lead:S"]
SIGNS: tuple[Sign, ...] = ("ace", "three", "king", "knight", "jack", "low", "none", "carico")
ASKS: tuple[Ask, ...] = ("trump", "carico", "liscio")
LEADS: dict[Ask, Suit] = {
    "lead:C": Suit.COPPE,
    "lead:D": Suit.DENARI,
    "lead:B": Suit.BASTONI,
    "lead:S": Suit.SPADE,
}
"""The requests that a suit be led (option lead_request)."""

PLAYS: dict[Card, Play] = {c: Play(card=c) for c in ALL_CARDS}
CALLS: dict[Card, Call] = {c: Call(card=c) for c in ALL_CARDS}
DECLARATIONS: dict[Suit, Declare] = {suit: Declare(suit=suit) for suit in Suit}
PASS = Pass()
CONCEDE = Concede()


class IllegalAction(ValueError):  # noqa: N818 - the names below are sentences
    """An action that the rules forbid; `str(error)` gives the reason in one sentence."""


class HandIsOver(IllegalAction):
    """Nobody acts any more."""


class WrongTime(IllegalAction):
    """This kind of action is not asked for now."""


class NotInHand(IllegalAction):
    """The card is not in the hand of the seat to act."""


class MustFollowSuit(IllegalAction):
    """The hand holds the suit led (V-PR-1, V-BI-4)."""

    def __init__(self, suit: Suit) -> None:
        super().__init__(f"suit {suit.value} was led and must be followed while you hold it")
        self.suit = suit


class DummyHasNoChoice(IllegalAction):
    """The blind dummy plays its top card (V-MO-5)."""


class BidTooLow(IllegalAction):
    """A bid must go above the standing one and stay within the ladder (V-CH-2/3/20)."""


class CannotCall(IllegalAction):
    """The card may not be called (V-CH-9/22)."""


class MustCallRank(CannotCall):
    """The bid names the rank to call (V-CH-22, V-CB-2)."""

    def __init__(self, rank: Rank) -> None:
        super().__init__(f"the called card must be of the rank bid, {rank.value}")
        self.rank = rank


class MustCallLowest(CannotCall):
    """Obliged, the caller has named the suit alone (V-CB-1)."""

    def __init__(self) -> None:
        super().__init__("obliged, the caller names the lowest card of a suit that he does not hold")


class MustCallAnother(CannotCall):
    """The card was dealt to the caller (V-CH-9)."""

    def __init__(self) -> None:
        super().__init__("you may not call a card that was dealt to you")


class TalkForbidden(IllegalAction):
    """A sign or request where silence is kept (R-TALK, V-PR-5, V-CH-13)."""
