"""The table as the person sees it: one frozen `View` for every moment (see `fold`)."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, field

from briscola.engine.actions import Bid, Sign
from briscola.engine.cards import Card, Suit
from briscola.engine.events import Event, HandEnded
from briscola.engine.rules import Rules, Turned
from briscola.engine.scoring import Independents
from briscola.engine.stages.auction import ladder_of
from briscola.engine.stages.declaration import pair
from briscola.engine.state import Declaration
from briscola.engine.trick import TableCard, winning

ME = 0
"""The person's seat."""
Side = Literal["", "us", "them"]
"""Side of a player as the person sees it; empty where there are none, and while they are secret."""


def side_at(rules: Rules, place: int, own: int = ME) -> Side:
    """Side of a place by the rules alone, as the player at `own` sees it."""
    if not rules.in_sides:
        return ""
    return "us" if place in rules.side_of[own] else "them"


class DrawRound(Event, frozen=True, kw_only=True):
    """A round of the draw for the first deal: a card per seat, None if it doesn't redraw (R-DEAL-1/2)."""

    cards: tuple[Card | None, ...]


class DealerNamed(Event, frozen=True, kw_only=True):
    """Names the seat that deals first; `drawn` is False if chance alone chose it."""

    dealer: int
    drawn: bool


class TakenTrick(Struct, frozen=True, kw_only=True):
    """A trick of this hand that has been taken."""

    cards: tuple[TableCard, ...]
    winner: int
    points: int


class View(Struct, frozen=True, kw_only=True):
    """The table at one moment.

    Hands, piles and points are indexed by place. None stands for a card seen from behind.
    """

    rules: Rules
    winning_hands: int = 2
    score: tuple[int, ...] = ()
    balance: tuple[int, ...] = ()
    hand_number: int = 0
    """Number of the hand in this match, from 1. Void hands count too; a rematch starts again at 1."""
    counted: int = 0
    times: int = 1
    """Number of times that this hand is paid (V-CH-28)."""
    more: int = 0
    """Strokes that a win counts beyond its size, after tied hands (V-SU-7)."""
    dealer: int | None = None
    sha256: str | None = None
    secret: str | None = None
    salt: str = ""
    pack: int = 0
    """Cards in the pack before the deal; 0 once it is dealt."""
    hands: tuple[tuple[Card | None, ...], ...] = ()
    top: bool = False
    """True from the dealer's choice of the top card until the deal (V-SU-5)."""
    turned: Card | None = None
    """The turned card while it lies on the table; else None."""
    stock_count: int = 0
    trumps: Suit | None = None
    leader: int | None = None
    table: tuple[TableCard, ...] = ()
    last: tuple[TableCard, ...] = ()
    """The last trick taken, card by card."""
    last_winner: int | None = None
    last_points: int = 0
    past: tuple[TakenTrick, ...] = ()
    """All tricks of this hand that have been taken, the first one first."""
    tricks: int = 0
    declared: tuple[Declaration, ...] = ()
    """The mariannas of this hand (V-MA-2)."""
    signs: tuple[tuple[int, Sign], ...] = ()
    """Signs of this hand that the person made or saw: by place, each once, the last one last (R-TALK-5)."""
    captured: tuple[int, ...] = ()
    """Number of cards taken, by place."""
    points: tuple[int, ...] = ()
    bids: tuple[tuple[int, Bid | None], ...] = ()
    contract: int | None = None
    caller: int | None = None
    called: Card | None = None
    partner: int | None = None
    """The caller's partner if the person knows it; the caller himself when alone; else None."""
    revealed: bool = False
    """True once everybody knows the partner."""
    drawn: tuple[tuple[int, Card], ...] = ()
    """Cards of the draw for the deal while they lie on the table."""
    ended: HandEnded | None = None
    weak: int | None = None
    """Place whose weak hand was dealt anew (V-CH-24); None if nobody's was."""
    winners: tuple[int, ...] = ()
    """Places that have won the match; empty while it goes on."""
    played: frozenset[Card] = field(default_factory=frozenset)

    @property
    def ended_hand(self) -> HandEnded:
        """The result of the hand. Raises ValueError while the hand goes on."""
        if self.ended is None:
            raise ValueError(f"hand {self.hand_number} goes on")
        return self.ended

    @property
    def current_hand(self) -> int:
        """Number of the hand that is played; of the next one between two, also after a withdrawn seal."""
        return max(1, self.hand_number + (self.ended is not None or self.sha256 == ""))

    @property
    def lying(self) -> bool:
        """True while the turned card belongs to the dealer and still lies on the table (V-PR-8)."""
        return self.rules.turned is Turned.LAST_DEALT and self.turned is not None

    @property
    def dealt(self) -> bool:
        """True while a hand is played."""
        return self.leader is not None and self.ended is None

    @property
    def silent(self) -> bool:
        """True while only bids, passes, calls and declarations may be spoken (R-TALK-1)."""
        return self.dealt and self.rules.silent(self.tricks)

    @property
    def winning(self) -> TableCard | None:
        """The card that wins the trick so far (R-TRICK-4 … 6); None if there is none or in the dark."""
        if not self.table or self.in_the_dark:
            return None
        return winning(self.table, self.trumps, self.rules.ranking)

    @property
    def waiting_pairs(self) -> tuple[Suit, ...]:
        """Suits whose king and knight the person holds and can declare only at his next lead (V-MA-2)."""
        leads_to_come = -(-self.stock_count // self.rules.players) - 1
        marianna = self.rules.marianna
        if marianna is None or marianna.any_turn or leads_to_come < 1:
            return ()
        if self.leader == ME and not self.table:
            return ()
        done, held = {made.suit for made in self.declared}, {*self.hands[ME]}
        return tuple(suit for suit in Suit if suit not in done and {*pair(suit)} <= held)

    @property
    def unpaid(self) -> tuple[Declaration, ...]:
        """Declarations that wait for their player's next lead (V-MA-6)."""
        return tuple(made for made in self.declared if not made.points)

    def awaited(self, place: int) -> int:
        """Points that a place gets at its next lead for what it has declared (V-MA-6)."""
        marianna = self.rules.marianna
        if marianna is None:
            return 0
        suits = [made.suit for made in self.unpaid if made.seat == place]
        return sum(marianna.points(suit, trumps=self.trumps, earlier=0) for suit in suits)

    @property
    def so_far(self) -> tuple[int, ...]:
        """Points of each place that count towards the end of the hand.

        They are those of its tricks and, where a hand ends at so many, the declared ones (V-MA-6).
        """
        points = list(self.points)
        for made in self.declared if self.rules.ends_at is not None else ():
            points[made.seat] += made.points
        return tuple(points)

    @property
    def goal(self) -> int | None:
        """Card points that win the hand for the caller's side, or for any side; the flag stands there.

        None where simply the most points win (R-HAND-4), and where all points count (V-PT-1).
        """
        if self.rules.match_form.by_points:
            return None
        scoring = self.rules.scoring
        if isinstance(scoring, Independents) and not scoring.strict:
            return None
        return self.rules.target(self.contract)

    @property
    def order(self) -> tuple[int, ...]:
        """Places anticlockwise from the person, the dummy included where it sits in this hand."""
        if self.rules.dummy_seat is None or self.dealer is None:
            return tuple(range(self.rules.places))
        around = self.rules.order(self.dealer)
        at = around.index(ME)
        return around[at:] + around[:at]

    def said(self, place: int) -> Bid | bool | None:
        """Last word of a place in the auction: a bid, None for a pass, False if it has not spoken."""
        for seat, bid in reversed(self.bids):
            if seat == place:
                return bid
        return False

    @property
    def bidders(self) -> tuple[int, ...]:
        """Places that have not passed in the auction, in seat order."""
        return tuple(place for place in range(self.rules.players) if self.said(place) is not None)

    @property
    def standing(self) -> tuple[int, Bid] | None:
        """The highest bid so far as (place, bid); None before the first bid."""
        return next(((place, bid) for place, bid in reversed(self.bids) if bid is not None), None)

    @property
    def auction_over(self) -> bool:
        """True once nobody can bid any more (V-CH-5, V-CH-6)."""
        if self.standing is None:
            return not self.bidders
        place, bid = self.standing
        return self.bidders == (place,) or bid == ladder_of(self.rules)[-1]

    @property
    def in_the_dark(self) -> bool:
        """True while cards are played before the trump is known (V-CH-26)."""
        return self.rules.dark and self.caller is not None and self.called is None

    @property
    def untrumped(self) -> bool:
        """True in a hand without trumps so far: in the dark, or before the first marianna (V-MA-1)."""
        by_marianna = self.rules.marianna is not None and self.leader is not None
        return self.trumps is None and (by_marianna or self.in_the_dark)

    @property
    def watched(self) -> bool:
        """True while the auction goes on after the person has passed."""
        return self.called is None and self.said(ME) is None and not self.auction_over

    def side(self, place: int) -> Side:
        """Side of a place; empty while sides are secret or where there are none."""
        if self.rules.in_sides:
            return side_at(self.rules, place)
        if self.caller is None or self.partner is None:
            return ""
        callers = {self.caller, self.partner}
        known = self.revealed or ME in callers
        if not known:
            return ""
        return "us" if (place in callers) == (ME in callers) else "them"


def sorted_hand(cards: Iterable[Card | None], rules: Rules) -> tuple[Card | None, ...]:
    """Sort a hand of more than three cards by suit, strongest first; leave a smaller hand in order.

    In a hand that is only partly known the known cards come last, so that they lie over the backs.
    """
    hand = tuple(cards)
    known = [c for c in hand if c is not None]
    if len(known) != len(hand):
        return (*(c for c in hand if c is None), *known)
    if rules.hand_size <= 3:
        return hand
    order = {suit: i for i, suit in enumerate((Suit.BASTONI, Suit.COPPE, Suit.SPADE, Suit.DENARI))}
    return tuple(sorted(known, key=lambda c: (order[c.suit], -rules.ranking.strength[c])))
