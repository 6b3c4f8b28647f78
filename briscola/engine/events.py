"""The facts of the log, each able to redact itself for one seat."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import Ask, Bid, Sign
from briscola.engine.cards import Card, Suit
from briscola.engine.occupant import Occupant

NOBODY = -1
"""In place of a seat, for whoever sits at none."""
AWAY_REASONS = ("line", "left", "sent_away")
"""A person has lost the line, left the table, or was sent away."""
ABSENCE_REASONS = (*AWAY_REASONS, "unopened", "page")
"""The same, or her computer once did not open what it had promised, or she plays in a browser."""
STAND_IN_REASONS = ("clock", *AWAY_REASONS, "digest")
"""Her time ran out, the same, or she signed a digest that does not fit."""
CLAIMED = "claimed"
"""Reason of a person who takes over the seat of somebody in a browser."""
TrumpCard = Literal["bottom", "top"]
"""The card of the pack, after the cut, that is the dealer's and shows the trumps (V-SU-1, V-SU-4)."""


class Event(Struct, frozen=True, kw_only=True):
    """A fact of the log."""

    def for_seat(self, seat: int) -> "Event | None":
        """The event as `seat` may see it; None when it may not know of it at all (docs/protocol.md)."""
        del seat
        return self

    def for_public(self) -> "Event | None":
        """The event as whoever sits at no seat may see it; None when it is no business of theirs."""
        return self.for_seat(NOBODY)


class MatchBegan(Event, frozen=True, kw_only=True):
    """The table is set; `levels` name who plays, `seed` only in simulations."""

    variant: str
    players: int
    sides: tuple[tuple[int, ...], ...]
    winning_hands: int
    options: dict[str, bool | int | str]
    levels: tuple[str, ...]
    seed: int | None = None

    def for_seat(self, seat: int) -> "MatchBegan":
        del seat
        return replace(self, seed=None)


class DrawnForDeal(Event, frozen=True, kw_only=True):
    """The draw for the first deal (R-DEAL-1/2): a row per round, None for a seat that does not redraw."""

    cards: tuple[tuple[Card | None, ...], ...]
    dealer: int


class Committed(Event, frozen=True, kw_only=True):
    """SHA-256, in hex, of the bytes of the coming shuffle."""

    hand: int
    sha256: str

    def for_seat(self, seat: int) -> None:
        del seat


class Hidden(Event, frozen=True, kw_only=True):
    """A fact about the record itself; no seat sees it in play (docs/record.md)."""

    def for_seat(self, seat: int) -> None:
        del seat


class DrawCommitted(Hidden, frozen=True, kw_only=True):
    """SHA-256, in hex, of the bytes of the coming draw for the deal."""

    sha256: str


class DrawRevealed(Hidden, frozen=True, kw_only=True):
    """The bytes of the draw for the deal, in hex, and the person's salt that entered after the commitment."""

    secret: str
    salt: str


class Withdrawn(Hidden, frozen=True, kw_only=True):
    """The last commitment was never opened: the program ended before the cut. `hand` is 0 for the draw."""

    hand: int


class SecretKept(Hidden, frozen=True, kw_only=True):
    """The bytes of a hand that goes on, in hex, so that it can be taken up again unchanged."""

    hand: int
    secret: str


class Undone(Hidden, frozen=True, kw_only=True):
    """A person took back a choice: the first `to` events of the record hold, those between are void."""

    to: int


class Aside(Hidden, frozen=True, kw_only=True):
    """A fact beside the play: it is no action, and none follows from it."""


class Sits(Aside, frozen=True, kw_only=True, omit_defaults=True):
    """From now on somebody else sits at the seat: a person, a guest or a computer."""

    seat: int
    who: Occupant
    why: str = ""
    """Reason why a computer decides for a person at a table of several, or `claimed` (`STAND_IN_REASONS`)."""


class Resumed(Aside, frozen=True, kw_only=True):
    """The host's program has begun anew: what it had told beyond the line before is lost."""

    run: str
    """32 hexadecimal digits that name the run of the program: no two stories go on alike after this line."""


class Absent(Hidden, frozen=True, kw_only=True):
    """A person whose computer adds nothing to the sealed shuffle, and the reason (`ABSENCE_REASONS`)."""

    seat: int
    why: str


class Contributed(Hidden, frozen=True, kw_only=True):
    """SHA-256, in hex, of what a seat's computer adds to the coming shuffle, and its signature."""

    seat: int
    sha256: str
    sig: str


class Opened(Hidden, frozen=True, kw_only=True, omit_defaults=True):
    """The 16 bytes that a seat's computer had promised, in hex, and where its person cuts, 0 for nowhere.

    `trump_card` is the choice of a person who deals, empty for none (V-SU-5).
    """

    seat: int
    secret: str
    cut: int
    sig: str
    trump_card: Literal["", "bottom", "top"] = ""


class Signed(Aside, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's signature, in hex: under the list of contributions before it, or the choice after it.

    `at` is the number of that seat's choice in the match, counted from 1; 0 for a list.
    """

    seat: int
    sig: str
    at: int = 0


class PhraseSaid(Aside, frozen=True, kw_only=True):
    """A phrase that a person says, by number; it changes nothing."""

    seat: int
    phrase: int


class GivenUp(Hidden, frozen=True, kw_only=True):
    """The persons have given the match up: nothing follows. A person who sat alone has lost it."""


class Chained(Hidden, frozen=True, kw_only=True):
    """The hash chain over the header and all events before this one, after hand `hand`, in hex."""

    hand: int
    sha256: str


class PackCut(Event, frozen=True, kw_only=True):
    """The seat at the dealer's left cut `at` cards to the bottom (R-DEAL-3)."""

    seat: int
    at: int
    salt: str = ""
    auto: bool = False
    """True if the program cut for a person: `at` then follows from the shuffle, as for a computer."""


class TrumpCardChosen(Event, frozen=True, kw_only=True, omit_defaults=True):
    """The dealer says, before the cards are dealt, which card of the pack shows the trumps (V-SU-5)."""

    seat: int
    which: TrumpCard
    auto: bool = False
    """True if a person left it to the shuffle: `which` then follows from it, as for a computer."""


class Dealt(Event, frozen=True, kw_only=True):
    """The whole truth of a deal: pack after the cut, hands, turned card, stock in drawing order."""

    hand: int
    dealer: int
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    turned: Card | None
    stock: tuple[Card, ...]
    open: bool = False
    """True if all hands lie face up (V-SC-1). Comes from the rules; the log does not store it."""

    @property
    def top_turned(self) -> bool:
        """True if the top card of the pack is the turned one (V-SU-4)."""
        return self.turned == self.deck[0]

    def for_seat(self, seat: int) -> "DealSeen":
        return DealSeen(
            hand=self.hand,
            dealer=self.dealer,
            turned=self.turned,
            cards=() if seat == NOBODY else self.hands[seat],
            counts=tuple(len(h) for h in self.hands),
            stock_count=len(self.stock),
            hands=self.hands if self.open else None,
        )


class DealSeen(Event, frozen=True, kw_only=True):
    """A deal as one seat sees it."""

    hand: int
    dealer: int
    turned: Card | None
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    stock_count: int
    hands: tuple[tuple[Card, ...], ...] | None = None
    """All hands, where they lie face up."""

    def for_seat(self, seat: int) -> "DealSeen":
        return replace(self, cards=()) if seat == NOBODY else self


class BidMade(Event, frozen=True, kw_only=True):
    """A bid of the auction (V-CH-3)."""

    seat: int
    bid: Bid


class Passed(Event, frozen=True, kw_only=True):
    """A pass of the auction (V-CH-4)."""

    seat: int


class Redealt(Event, frozen=True, kw_only=True):
    """A seat shows its weak hand, which makes the deal void (V-CH-24)."""

    seat: int


class Conceded(Event, frozen=True, kw_only=True):
    """The caller gives the hand up (V-CH-25)."""

    seat: int


class Called(Event, frozen=True, kw_only=True):
    """The called card; `partner` is its holder, known to him alone, equal to `seat` in mano (V-CH-8/9)."""

    seat: int
    card: Card
    contract: int
    partner: int | None

    def for_seat(self, seat: int) -> "Called":
        return self if seat == self.partner else replace(self, partner=None)


class Exchanged(Event, frozen=True, kw_only=True):
    """A swap for the turned card (R-XCHG)."""

    seat: int
    gave: Card
    took: Card


class Declared(Event, frozen=True, kw_only=True):
    """A marianna: king and knight of a suit, shown before a card; its points (V-MA-2/3/5).

    Where any turn will do, a declaration off the lead has 0 until `DeclarationPaid` (V-MA-6).
    """

    seat: int
    suit: Suit
    points: int


class DeclarationPaid(Event, frozen=True, kw_only=True):
    """Points of a marianna declared off the lead, now that its seat is to lead (V-MA-6)."""

    seat: int
    suit: Suit
    points: int


class Played(Event, frozen=True, kw_only=True):
    """A card played to the trick."""

    seat: int
    card: Card


class TrickTaken(Event, frozen=True, kw_only=True):
    """Winner, points and plays of a finished trick (R-TRICK-4 … 7)."""

    winner: int
    points: int


class Drawn(Event, frozen=True, kw_only=True):
    """A card taken from the stock (R-DRAW-1).

    Hidden unless `public`: the turned card (R-DRAW-5), and any where hands lie open (V-SC-1).
    """

    seat: int
    card: Card | None
    public: bool = False

    def for_seat(self, seat: int) -> "Drawn":
        return self if self.public or seat == self.seat else replace(self, card=None)


class Signalled(Event, frozen=True, kw_only=True):
    """A sign to the partner and who saw it (R-TALK-5); the sender does not learn the witnesses."""

    seat: int
    sign: Sign
    seen_by: tuple[int, ...] | None

    def for_seat(self, seat: int) -> "Signalled | None":
        if seat == self.seat:
            return replace(self, seen_by=None)
        return self if self.seen_by is not None and seat in self.seen_by else None


class Requested(Event, frozen=True, kw_only=True):
    """A spoken request to the partner, heard by everybody (R-TALK-4)."""

    seat: int
    ask: Ask


class HandEnded(Event, frozen=True, kw_only=True):
    """The result of a hand; `contract`, `payments` and `balance` only in chiamata.

    `declared` are the points of declarations per seat, where there are any to make (V-MA-3); `times` is how
    often the hand was paid, where void hands double (V-CH-28); `more` is what its win counted beyond its
    size, where ties count (V-SU-7).
    """

    hand: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    capot: bool
    score: tuple[int, ...]
    contract: int | None = None
    payments: tuple[int, ...] | None = None
    balance: tuple[int, ...] | None = None
    declared: tuple[int, ...] | None = None
    times: int | None = None
    more: int | None = None


class Revealed(Event, frozen=True, kw_only=True):
    """The bytes of the hand's shuffle, in hex, for anyone to check."""

    hand: int
    secret: str


class MatchEnded(Event, frozen=True, kw_only=True):
    """The winners of the match and the final score."""

    winners: tuple[int, ...]
    score: tuple[int, ...]
