"""Why an action is good or bad: named reasons, each a true statement about what one seat knows."""

from dataclasses import dataclass
from enum import StrEnum

from briscola.engine.cards import Card


class Why(StrEnum):
    """What can be said of an action, and what it teaches; those that speak against it stand last."""

    # ---- the trick
    SECURES_GOAL = (
        "secures_goal"  # the trick is certain and brings the points that decide the hand (R-HAND-1)
    )
    DENIES_GOAL = "denies_goal"  # it takes a trick with which the others would have decided the hand
    WINS_TRICK = "wins_trick"  # nobody still to play can beat it (R-TRICK-4 … 6)
    TAKES_SO_FAR = "takes_so_far"  # it takes from the others, though somebody still to play may beat it
    BRINGS_HOME = "brings_home"  # a carico that takes for certain carries its own points home (strozzo)
    CHEAPEST_TRUMP = "cheapest_trump"  # the lowest trump that is enough: the higher ones are for later
    LOADS_PARTNER = "loads_partner"  # the trick is one's own side's for certain: points belong into it
    FEEDS_PARTNER = "feeds_partner"  # the own side is winning so far, and these points would come to it
    LEAVES_TO_PARTNER = "leaves_to_partner"  # the others are winning, but a partner still plays
    PARTNER_SHOWED = "partner_showed"  # a partner still to play has shown a trump that takes it (R-TALK)
    DRAWS_TRUMPS = "draws_trumps"  # where suit must be followed a lead of trumps takes out theirs (V-PR-1)
    TRUMPS_ARE_GONE = (
        "trumps_are_gone"  # no other trump is left: only a higher card of the suit can beat a lead
    )
    # ---- what is kept
    LAST_TRICK_CERTAIN = "last_trick_certain"  # the card that remains will take the last trick
    KEEPS_MASTER = "keeps_master"  # the highest trump left stays in hand: it takes whenever one likes
    OPPONENT_MAY_HOLD_ACE = "opponent_may_hold_ace"  # a carico is kept while the card above it is out
    KEEPS_LAST_TRUMP = "keeps_last_trump"  # the only trump in hand is not spent
    SAVES_TRUMP = "saves_trump"  # a trick of few points is let go though a trump would take it
    SAVES_CARICO = "saves_carico"  # carichi stay in hand while another's trick is going
    DISCARDS_BLANK = "discards_blank"  # a card without points gives the others nothing
    LEADS_BLANK = "leads_blank"  # a lead without points is little to gain for who beats it
    CHEAPEST_LEAD = "cheapest_lead"  # no plain card in hand brings fewer points to who beats it
    GIVES_LEAST = "gives_least"  # the trick is lost, and every other plain card would give more
    # ---- the last draw, the called card, what is known
    TAKES_TURNED_CARD = (
        "takes_turned_card"  # who plays before the winner draws last: the turned card (R-DRAW-5)
    )
    LEAVES_TURNED_CARD = "leaves_turned_card"  # the turned card goes to another side
    CALLED_CARD_HIDDEN = "called_card_hidden"  # nobody learns who the caller's partner is (V-CH-8)
    EXACT = "exact"  # all cards are known: the value is proven, not guessed
    # ---- the auction, the call, the exchange
    HAND_REACHES = "hand_reaches"  # the hand may expect at least what is bid
    LOWEST_BID = "lowest_bid"  # no higher than needed: every point bid must be made (V-CH-14)
    HAND_FALLS_SHORT = "hand_falls_short"  # not even the lowest bid that is open is within the hand
    MOSTLY_FAILS = "mostly_fails"  # even the lowest bid that is open would fail more often than not
    DEFENDS_BETTER = "defends_better"  # the hand wins more often against a caller than as one
    BEST_MISSING = "best_missing"  # the strongest card of a long suit that is not in hand (V-CH-7)
    LONGEST_SUIT = "longest_suit"  # most trumps: those of the called suit
    HIGHER_FOR_LOWER = "higher_for_lower"  # a low trump becomes a higher one (R-XCHG-1)
    # ---- against
    BID_BEYOND_HAND = "bid_beyond_hand"  # the hand is worth less than the bid
    CALLS_OWN_CARD = "calls_own_card"  # with one's own card one plays alone against all (V-CH-9)
    OVERTAKES_PARTNER = "overtakes_partner"  # the trick was one's own side's for certain already
    GIVES_POINTS = "gives_points"  # its points go to the others for certain
    RISKS_CARICO = "risks_carico"  # a carico that somebody still to play may take
    WASTES_TRUMP = "wastes_trump"  # a trump spent where no points lie, with a blank at hand
    HIGHER_THAN_NEEDED = "higher_than_needed"  # a lower trump would have taken the trick too
    SPENDS_LAST_TRUMP = "spends_last_trump"  # no trump is left in hand afterwards
    SHOWS_CALLED_CARD = "shows_called_card"  # everybody learns who the caller's partner is (V-CH-8)


AGAINST: frozenset[Why] = frozenset(list(Why)[list(Why).index(Why.BID_BEYOND_HAND) :])
"""The reasons that speak against an action."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Reason:
    """A reason with what it speaks of: `cards` (the subject first), a `seat`, `points`, where needed."""

    why: Why
    cards: tuple[Card, ...] = ()
    seat: int | None = None
    points: int | None = None

    @property
    def against(self) -> bool:
        """Whether it speaks against the action."""
        return self.why in AGAINST
