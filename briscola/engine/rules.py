"""The rules of one game as frozen data; `variants` makes them, stages and scoring read them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from msgspec import Struct

from briscola.engine.actions import Bid
from briscola.engine.cards import ALL_CARDS, Card, Rank, Ranking, Suit
from briscola.engine.match_form import MOST_MORE, MOST_TIMES, VOID, MatchForm
from briscola.engine.outcome import Scoring
from briscola.engine.stage import Stage

OptionValue = bool | int | str

SLUG_WORDS: Mapping[str, str] = {
    "teams=off": "alone",
    "deal_all=on": "all",
    "hand_size=9": "nine",
    "must_follow=on": "follow",
    "trump_by=turned": "turned",
    "mariazza=on": "mariazza",
    "bidding=rank": "rank",
    "bidding=two": "two",
    "morto=open": "open",
}
"""House rules that make another game have a word of their own in its slug."""


def spell(value: OptionValue) -> str:
    """A value as the command line writes it.

    >>> spell(True)
    'on'
    """
    return str(value) if not isinstance(value, bool) else "on" if value else "off"


class Follow(Enum):
    """Duty to follow the suit led: never, always, or once the stock is out."""

    FREE = "free"  # R-TRICK-3
    ALWAYS = "always"  # V-PR-1
    STOCK_OUT = "stock_out"  # V-BI-4


class Turned(Enum):
    """Way in which a card shows the trump suit from the deal on."""

    AFTER_DEAL = "after_deal"  # R-DEAL-5: bottom of the stock
    LAST_DEALT = "last_dealt"  # V-PR-8: stays the dealer's
    NONE = "none"  # V-CH-1, V-BO-1: no card does; a stock then has no known last card


class Silence(Enum):
    """Length of the silence after the deal, in which seats say only what the game asks for (R-TALK-1)."""

    NONE = "none"  # option silent_first_trick
    FIRST_TRICK = "first_trick"
    HAND = "hand"  # V-PR-5, V-SU-2


class FirstDealer(Enum):
    """Rule that picks the first dealer from the cards drawn (R-DEAL-1)."""

    HIGH = "high"
    LOW = "low"
    RANDOM = "random"


class Dummy(Enum):
    """The fifth place of chiamata for four (V-MO)."""

    BLIND = "blind"  # V-MO-5
    OPEN = "open"  # V-MO-8


class Bidding(Enum):
    """The thing bid in the auction: points, a rank, or points with a two to be called (V-CB-2)."""

    POINTS = "points"  # V-CH-2
    RANK = "rank"  # V-CH-20
    TWO = "two"  # V-CB-2


class Swap(Struct, frozen=True, kw_only=True):
    """The holder of trump `give` may take the turned trump when its rank is among `takes` (R-XCHG)."""

    give: Rank
    takes: frozenset[Rank]


class Marianna(Struct, frozen=True, kw_only=True):
    """Points for declaring king and knight of one suit (V-MA-2, V-MA-3, V-MA-5, V-MA-6)."""

    makes_trumps: bool  # else a turned card does, and trumps stay what they are
    first: int = 20  # where it makes trumps; each later one of the hand brings 20 more
    any_turn: bool = False  # not only when leading, nor only over a stock (V-MA-6)

    def points(self, suit: Suit, *, trumps: Suit | None, earlier: int) -> int:
        """Points for declaring a suit after so many `earlier` declarations of the hand."""
        if self.makes_trumps:
            return self.first + 20 * earlier
        return 40 if suit is trumps else 20


class Talk(Struct, frozen=True, kw_only=True):
    """Signs and requests that partners may use (R-TALK)."""

    signs: str  # the name of the set of signs, or "off"
    requests: bool
    leads: bool  # whether a suit to be led may be asked for
    spies: bool


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One game, ready to be dealt. `options` holds every option that applies, with its value.

    Stages and scoring work on a `State`, which in turn holds these rules.
    """

    variant: str
    players: int
    options: Mapping[str, OptionValue]
    changed: Mapping[str, OptionValue]  # what differs from the defaults
    sides: tuple[tuple[int, ...], ...]
    ranking: Ranking
    pack: tuple[Card, ...]
    laid: tuple[
        int, ...
    ]  # the places in a shuffled pack in the order of R-DEAL-4 … 6 (deal_by, turn_up, trump_card)
    hand_size: int
    turned: Turned
    bidding: Bidding | None  # None where there is no auction
    dealer_must_bid: bool  # where all the others pass (option all_pass)
    own_card_callable: bool  # V-CH-9
    called_rank: Rank | None  # called whatever is bid (V-CB-2)
    dark: bool  # the first trick is played before the call (V-CH-26)
    caller_leads: bool
    follow: Follow
    stages: tuple[Stage[Any], ...]
    scoring: Scoring[Any]
    match_form: MatchForm
    dummy: Dummy | None
    swaps: tuple[Swap, ...]
    marianna: Marianna | None  # None where nothing is declared
    silence: Silence
    talk: Talk | None
    show_partner: bool
    open_hands: bool  # all hands lie face up and draws are shown (V-SC-1)
    first_dealer: FirstDealer
    redealt_after: frozenset[str]  # the reasons after which the same dealer deals again (R-DEAL-8)
    stop_at_61: bool
    swap_at_once: bool = False  # from the first trick on, without a trick of one's own (V-BR-2, V-MA-7)
    voids_double: bool = False  # the hand after void ones is paid several times (V-CH-28)
    ties_count: bool = False  # a win after tied hands counts more (V-SU-7)
    ends_at: int | None = None  # the points of a side with which it wins and ends the hand at once (V-MA-6)
    usual_wins: int = 2  # the hands that usually win a match
    dealer_chooses: bool = False  # which card of the pack shows the trumps, in each hand (V-SU-5)

    @cached_property
    def slug(self) -> str:
        """Unique short name of the game: `prini-2-all`, `briscola-4-alone-capot=on`."""
        words = (SLUG_WORDS.get(f"{key}={spell(v)}", f"{key}={spell(v)}") for key, v in self.changed.items())
        return "-".join((self.variant, str(self.players), *words))

    @cached_property
    def places(self) -> int:
        """Seats with cards: the players, and the dummy where there is one."""
        return self.players + (self.dummy is not None)

    @cached_property
    def dummy_seat(self) -> int | None:
        """The dummy's seat number, after the last player's."""
        return None if self.dummy is None else self.players

    @cached_property
    def side_of(self) -> tuple[tuple[int, ...], ...]:
        """For each player the seats of its side, itself included (R-SEAT-2/3)."""
        return tuple(next(side for side in self.sides if seat in side) for seat in range(self.players))

    @cached_property
    def left_out(self) -> tuple[Card, ...]:
        """The cards of the whole pack that this game is played without (R-CARD-4/5)."""
        return tuple(card for card in ALL_CARDS if card not in self.pack)

    @cached_property
    def two_sides(self) -> bool:
        """True if the players form exactly two sides from the deal on: two players, or partners."""
        return len(self.sides) == 2

    @cached_property
    def in_sides(self) -> bool:
        """True if the players sit in two sides of partners, two or three a side (R-SEAT-2, V-SX-1)."""
        return self.two_sides and self.players > 2

    @cached_property
    def talks(self) -> bool:
        """True if there are signs or requests at all (R-TALK)."""
        return self.talk is not None and (self.talk.signs != "off" or self.talk.requests)

    @cached_property
    def words_betray(self) -> bool:
        """True if free words while a hand runs could help one of several others (R-TALK-1, R-TALK-4)."""
        return self.players > 2

    @cached_property
    def total(self) -> int:
        """The card points of the pack, which the piles of a whole hand add up to (R-CARD-2, INV-2)."""
        return sum(self.ranking.points[card] for card in self.pack)

    @cached_property
    def majority(self) -> int:
        """The points that win for sure: more than half of them all, or those that end a hand (R-HAND-1)."""
        if self.ends_at is not None:
            return self.ends_at
        return (self.total + self.scoring.outside) // 2 + 1

    @cached_property
    def tricks(self) -> int:
        """Number of tricks in a whole hand (INV-3)."""
        return len(self.pack) // self.places

    @cached_property
    def trumps_at_start(self) -> bool:
        """True if trumps are known before the first card: shown or called, not declared (V-BO-1, V-MA-1)."""
        return self.turned is not Turned.NONE or self.bidding is not None

    @cached_property
    def has_payments(self) -> bool:
        """True if hands are paid for, so that a balance is kept (V-CH-15)."""
        return self.scoring.pays

    @cached_property
    def scored_by_balance(self) -> bool:
        """True if the balance of payments wins the match, not winning hands or points (option match)."""
        return not (self.match_form.by_wins or self.match_form.by_points)

    def parties(self, caller: int | None, partner: int | None) -> tuple[tuple[int, ...], ...]:
        """The places that count together: the sides, or the caller's and the rest (V-CH-14, V-MO-4).

        `partner` is the caller himself in mano (V-CH-9).
        """
        if caller is None or partner is None:
            return self.sides
        callers = tuple(dict.fromkeys((caller, partner)))
        return callers, tuple(place for place in range(self.places) if place not in callers)

    def silent(self, tricks: int) -> bool:
        """True if the table is silent once so many tricks of a hand have been taken (R-TALK-1).

        Bids, passes, calls and declarations are always spoken; so is everything while no hand is played.
        """
        return self.silence is Silence.HAND or (self.silence is Silence.FIRST_TRICK and tricks == 0)

    def target(self, contract: int | None = None, *, calls: bool = True) -> int:
        """The points with which a side has surely won the hand.

        Under a contract those promised, or, for the others (not `calls`), those that make it fail (V-CH-14).
        """
        if contract is None:
            return self.majority
        return contract if calls else self.total + 1 - contract

    def won(self, points: float) -> float:
        """Share of the hand for one of two sides: 1 for a win, 1/2 for a tie (R-HAND-1/3)."""
        return (points >= self.majority) / 2 + (2 * points >= self.total) / 2

    def order(self, dealer: int) -> tuple[int, ...]:
        """Places in order of deal and first trick: from the dealer's right; the dummy just before the dealer.

        Sources: R-DEAL-4, V-MO-1.
        """
        live = tuple((dealer + 1 + i) % self.players for i in range(self.players))
        return live if self.dummy is None else (*live[:-1], self.players, dealer)

    def plays_for_dummy(self, dealer: int, caller: int | None, partner: int | None) -> int | None:
        """Seat that chooses an open dummy's cards (V-MO-8): its partner by the call, else the dealer.

        If the dealer is the caller, it is the live player just before the dummy. None for a blind dummy.
        """
        if self.dummy is not Dummy.OPEN:
            return None
        if partner == self.dummy_seat:
            return caller
        return dealer if dealer != caller else self.order(dealer)[-3]

    def rank_to_call(self, bid: Bid) -> Rank | None:
        """The rank that a bid obliges to call, None where any may be called (V-CH-22, V-CB-2)."""
        return bid.rank or self.called_rank

    def cutter(self, dealer: int) -> int:
        """Seat that cuts: the player at the dealer's left (R-DEAL-3)."""
        return (dealer - 1) % self.players

    def first_leader(self, dealer: int, caller: int | None = None) -> int:
        """Leader of the first trick: the dealer's right, or the caller (R-TRICK-1, option first_lead)."""
        return caller if self.caller_leads and caller is not None else self.order(dealer)[0]

    def next_dealer(self, dealer: int, reason: str) -> int:
        """Dealer after a hand that ended for `reason` (R-DEAL-7/8, V-CH-6)."""
        return dealer if reason in self.redealt_after else (dealer + 1) % self.players

    def next_times(self, times: int, reason: str) -> int:
        """Times that the hand after one that ended for `reason` is paid (V-CH-28)."""
        return min(2 * times, MOST_TIMES) if self.voids_double and reason in VOID else 1

    def next_more(self, more: int, reason: str) -> int:
        """Strokes that a win counts more in the hand after one that ended for `reason` (V-SU-7)."""
        return min(more + 1, MOST_MORE) if self.ties_count and reason == "tie" else 0

    def swap_card(self, hand: Collection[Card], turned: Card) -> Card | None:
        """The trump of a hand that may be given for the turned card, if any (R-XCHG-1/2, V-BI-7, V-MA-7)."""
        for swap in self.swaps:
            give = Card(swap.give, turned.suit)
            if turned.rank in swap.takes and give in hand:
                return give
        return None
