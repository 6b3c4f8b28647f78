"""What lies on the table, as the person sees it: one frozen `View` for every moment (see `fold`)."""

from collections.abc import Iterable
from dataclasses import dataclass, field

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


class DrawRound(Event, frozen=True, kw_only=True):
    """One round of the draw for the first deal: a card a seat, None for who does not redraw (R-DEAL-1/2)."""

    cards: tuple[Card | None, ...]


class DealerNamed(Event, frozen=True, kw_only=True):
    """Who deals first, after the draw; `drawn` is false when chance alone named the dealer."""

    dealer: int
    drawn: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class View:
    """The table at one moment. Hands, piles and points are per place; None is a card seen from behind."""

    rules: Rules
    winning_hands: int = 2
    score: tuple[int, ...] = ()
    balance: tuple[int, ...] = ()
    hand_number: int = 0
    """The hands of this match, counted from 1, void ones too; a rematch begins anew."""
    counted: int = 0
    dealer: int | None = None
    sha256: str | None = None
    secret: str | None = None
    salt: str = ""
    pack: int = 0
    """Cards in the pack before the deal (0 once it is dealt)."""
    hands: tuple[tuple[Card | None, ...], ...] = ()
    turned: Card | None = None
    """The turned card while it lies on the table."""
    stock_count: int = 0
    trumps: Suit | None = None
    leader: int | None = None
    table: tuple[TableCard, ...] = ()
    last: tuple[TableCard, ...] = ()
    """The last trick taken."""
    last_winner: int | None = None
    last_points: int = 0
    tricks: int = 0
    declared: tuple[Declaration, ...] = ()
    """The mariannas of this hand (V-MA-2)."""
    signs: tuple[tuple[int, Sign], ...] = ()
    """The last sign of each place that the person has made or seen in this hand (R-TALK-5)."""
    captured: tuple[int, ...] = ()
    """Cards taken, per place."""
    points: tuple[int, ...] = ()
    bids: tuple[tuple[int, Bid | None], ...] = ()
    contract: int | None = None
    caller: int | None = None
    called: Card | None = None
    partner: int | None = None
    """The caller's partner as far as the person knows; the caller himself when alone."""
    revealed: bool = False
    """Whether everybody knows the partner."""
    drawn: tuple[tuple[int, Card], ...] = ()
    """The draw for the deal, while it lies there."""
    ended: HandEnded | None = None
    weak: int | None = None
    """Who has had a weak hand dealt anew (V-CH-24)."""
    winners: tuple[int, ...] = ()
    """Who won the match."""
    played: frozenset[Card] = field(default_factory=frozenset)

    @property
    def ended_hand(self) -> HandEnded:
        """How the hand has ended. Raises ValueError while it goes on."""
        if self.ended is None:
            raise ValueError(f"hand {self.hand_number} goes on")
        return self.ended

    @property
    def lying(self) -> bool:
        """Whether the turned card is the dealer's and still lies there (V-PR-8)."""
        return self.rules.turned is Turned.LAST_DEALT and self.turned is not None

    @property
    def silent(self) -> bool:
        """Whether the players say nothing now but bids, passes, calls and declarations (R-TALK-1)."""
        dealt = self.leader is not None and self.ended is None
        return dealt and self.rules.silent(self.tricks)

    @property
    def winning(self) -> TableCard | None:
        """The card that would take the trick now (R-TRICK-4 … 6); none in the dark, where nobody knows."""
        if not self.table or self.in_the_dark:
            return None
        return winning(self.table, self.trumps, self.rules.ranking)

    @property
    def waiting_pairs(self) -> tuple[Suit, ...]:
        """The suits whose king and knight the person holds and may declare once he leads again (V-MA-2)."""
        leads_to_come = -(-self.stock_count // self.rules.players) - 1
        if self.rules.marianna is None or leads_to_come < 1 or (self.leader == ME and not self.table):
            return ()
        done, held = {made.suit for made in self.declared}, {*self.hands[ME]}
        return tuple(suit for suit in Suit if suit not in done and {*pair(suit)} <= held)

    @property
    def goal(self) -> int | None:
        """The points that the caller's side, or any side, is playing for: where the flag stands.

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
        """Places anticlockwise from the person; the dummy where it sits in this hand."""
        if self.rules.dummy_seat is None or self.dealer is None:
            return tuple(range(self.rules.places))
        around = self.rules.order(self.dealer)
        at = around.index(ME)
        return around[at:] + around[:at]

    def said(self, place: int) -> Bid | bool | None:
        """A place's last word in the auction: a bid, None for a pass, False for nothing yet."""
        for seat, bid in reversed(self.bids):
            if seat == place:
                return bid
        return False

    @property
    def bidders(self) -> tuple[int, ...]:
        """Who has not passed in the auction."""
        return tuple(place for place in range(self.rules.players) if self.said(place) is not None)

    @property
    def standing(self) -> tuple[int, Bid] | None:
        """Who bids highest, and what."""
        return next(((place, bid) for place, bid in reversed(self.bids) if bid is not None), None)

    @property
    def auction_over(self) -> bool:
        """Whether nobody will bid any more (V-CH-5, V-CH-6)."""
        if self.standing is None:
            return not self.bidders
        place, bid = self.standing
        return self.bidders == (place,) or bid == ladder_of(self.rules)[-1]

    @property
    def in_the_dark(self) -> bool:
        """Whether cards are played before anybody knows the trump (V-CH-26)."""
        return self.rules.dark and self.caller is not None and self.called is None

    @property
    def untrumped(self) -> bool:
        """Whether a hand is on in which no suit is trumps yet: in the dark, or before a marianna (V-MA-1)."""
        by_marianna = self.rules.marianna is not None and self.leader is not None
        return self.trumps is None and (by_marianna or self.in_the_dark)

    @property
    def watched(self) -> bool:
        """The auction goes on without the person, who has passed."""
        return self.called is None and self.said(ME) is None and not self.auction_over

    def side(self, place: int) -> str:
        """`us`, `them`, or nothing while sides are secret or there are none."""
        rules = self.rules
        if rules.in_sides:
            return "us" if place < rules.players and place in rules.side_of[ME] else "them"
        if self.caller is None or self.partner is None:
            return ""
        callers = {self.caller, self.partner}
        known = self.revealed or ME in callers
        if not known:
            return ""
        return "us" if (place in callers) == (ME in callers) else "them"


def sorted_hand(cards: Iterable[Card | None], rules: Rules) -> tuple[Card | None, ...]:
    """Many cards are sorted by suit, the strongest first; few stay as they came.

    Of a hand that is known in part the known cards come last: they lie over the backs.
    """
    hand = tuple(cards)
    known = [c for c in hand if c is not None]
    if len(known) != len(hand):
        return (*(c for c in hand if c is None), *known)
    if rules.hand_size <= 3:
        return hand
    order = {suit: i for i, suit in enumerate((Suit.BASTONI, Suit.COPPE, Suit.SPADE, Suit.DENARI))}
    return tuple(sorted(known, key=lambda c: (order[c.suit], -rules.ranking.strength[c])))
