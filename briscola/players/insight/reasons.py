"""Named reasons for or against an action, each a true statement about what one seat knows."""

from dataclasses import dataclass
from enum import StrEnum

from briscola.engine.actions import Action
from briscola.engine.cards import Card


class Why(StrEnum):
    """Reasons for or against an action, with what they teach; those against stand last."""

    # ---- the trick
    SECURES_GOAL = (
        "secures_goal"  # the trick is certain and brings the points that decide the hand (R-HAND-1)
    )
    DENIES_GOAL = "denies_goal"  # it takes a trick with which the others would have decided the hand
    WINS_TRICK = (
        "wins_trick"  # nobody against who still plays can beat it (R-TRICK-4 … 6); seat: who may, a friend
    )
    TAKES_SO_FAR = "takes_so_far"  # it takes from the others, though somebody still to play may beat it
    BRINGS_HOME = "brings_home"  # a carico that takes for certain carries its own points home (strozzo)
    LOADS_PARTNER = "loads_partner"  # the trick is one's own side's for certain: points belong into it
    FEEDS_PARTNER = "feeds_partner"  # the own side is winning so far, and these points would come to it
    LEAVES_TO_PARTNER = "leaves_to_partner"  # the others are winning, but a partner still plays
    PARTNER_SHOWED = "partner_showed"  # a partner still to play has shown a trump that takes it (R-TALK)
    DRAWS_TRUMPS = "draws_trumps"  # where suit must be followed a lead of trumps takes out theirs (V-PR-1)
    TRUMPS_ARE_GONE = (
        "trumps_are_gone"  # no other trump is left: only a higher card of the suit can beat a lead
    )
    ONLY_TRUMPS_BEAT = (
        "only_trumps_beat"  # no higher card of its suit is left: a lead that only a trump beats
    )
    VOIDS_SUIT = "voids_suit"  # the last card of a suit: from now on it can be trumped (V-PR-1)
    DISCARDS_BLANK = "discards_blank"  # a card without points gives the others nothing
    LEADS_BLANK = "leads_blank"  # a lead without points is little to gain for who beats it
    # ---- what is kept: `cards` are those that might be played instead
    CHEAPEST_TRUMP = "cheapest_trump"  # the lowest trump that is enough: the higher ones are for later
    LAST_TRICK_CERTAIN = "last_trick_certain"  # the card that remains will take the last trick
    KEEPS_MASTER = "keeps_master"  # the highest trump left stays in hand: it takes whenever one likes
    OPPONENT_MAY_HOLD_ACE = "opponent_may_hold_ace"  # a carico is kept while the card above it is out
    KEEPS_LAST_TRUMP = "keeps_last_trump"  # the only trump in hand is not spent
    SAVES_TRUMP = "saves_trump"  # a trick of few points is let go though a trump would take it
    KEEPS_PAIR = "keeps_pair"  # king and knight of a suit that may still be declared (V-MA-2)
    SAVES_CARICO = "saves_carico"  # carichi stay in hand while another's trick is going
    LETS_GO = "lets_go"  # a trick of few points is let go though the card would take it
    KEEPS_TRUMP = "keeps_trump"  # a trump, of several, is not spent
    KEEPS_HIGHER = "keeps_higher"  # of two cards of a suit the higher stays
    KEEPS_TOP = "keeps_top"  # no higher card of its suit is left
    MAY_PAIR = "may_pair"  # a king or knight whose mate is still out, and may be drawn (V-MA-2)
    BEATS_FEWER = "beats_fewer"  # the card kept beats more of the cards still out
    # ---- the last draw, the called card, what is known
    TAKES_TURNED_CARD = (
        "takes_turned_card"  # who plays before the winner draws last: the turned card (R-DRAW-5)
    )
    CALLED_CARD_HIDDEN = "called_card_hidden"  # nobody learns who the caller's partner is (V-CH-8)
    # ---- beside another card: `other` is that one, `figures` are one's own and the other's
    GIVES_LESS = "gives_less"  # both are lost: fewer points go
    RISKS_LESS = "risks_less"  # both may be beaten: fewer points are at stake
    ADDS_MORE = "adds_more"  # the trick is one's own side's either way: more points come with it
    FEEDS_MORE = "feeds_more"  # the own side is winning so far: more points would come with it
    PARTNER_MAY_TAKE = "partner_may_take"  # a partner may still take it: more points would come with it
    NOT_THE_CALLERS = "not_the_callers"  # a defender: so far the trick is not the caller's (V-CH-8)
    MAY_BE_PARTNERS = "may_be_partners"  # a caller: who has the trick so far may be the partner (V-CH-8)
    HARDER_TO_BEAT = "harder_to_beat"  # fewer cards can still take the trick from it
    GUARDS_TRICK = "guards_trick"  # fewer than from the friend whose trick it was
    BRINGS_MORE = "brings_more"  # as hard to beat, and it has more points
    LEAVES_LEAD = "leaves_lead"  # another leads next, and one plays last again (R-TRICK-1)
    # ---- by the figures of the table alone
    WINS_MORE_OFTEN = "wins_more_often"
    MORE_POINTS = "more_points"
    FURTHER_AHEAD = "further_ahead"  # where declared points count too (V-MA-3)
    ONLY_CARD = "only_card"  # no other may be played
    ALL_ALIKE = "all_alike"  # every choice is as good
    HAND_IS_WON = "hand_is_won"  # whatever is played (R-HAND-1)
    HAND_IS_LOST = "hand_is_lost"
    AS_GOOD_AS_WON = "as_good_as_won"  # whatever is played, next to certainly
    AS_GOOD_AS_LOST = "as_good_as_lost"
    SAME_STRENGTH = "same_strength"  # cards of a suit with the same points, and none out between them
    SAME_END = "same_end"  # proven: the same points at the end
    NONE_TAKES = "none_takes"  # no card takes the trick, and all have so many points
    ALL_TAKE = "all_take"  # every card takes it for certain, and all have as many points
    AS_GOOD = "as_good"  # so many others are no worse, within the error of all; `other`: the only one
    NEARLY_AS_GOOD = "nearly_as_good"  # the same, as far as one can tell
    NEARLY_BUT_POINTS = "nearly_but_points"  # so is `other`, which carries more points
    NEARLY_BUT_HIGHER = "nearly_but_higher"  # so is `other`, the higher card of the suit
    NEARLY_BUT_TRUMP = "nearly_but_trump"  # so is `other`, a trump
    EXACT = "exact"  # all cards are known: the value is proven, not guessed
    # ---- the auction, the call, the exchange
    BIDDING_WINS = "bidding_wins"  # with this card called it wins more often than a pass
    PASSING_WINS = "passing_wins"  # defending wins more often than the best bid
    MANY_TRUMPS = "many_trumps"  # how many of the hand that call makes trumps, and the highest of them
    NOBODY_ELSE = "nobody_else"  # all others have passed: the lowest bid cannot be outbid (V-CH-4)
    LOW_PARTNER = "low_partner"  # only cards that bring next to nothing are left to call (V-CH-20)
    HIGH_CONTRACT = "high_contract"  # how few points the lowest bid left allows to lose (V-CH-14)
    NO_CARICO = "no_carico"  # no ace and no three in hand
    ONE_CARICO = "one_carico"  # one ace or three alone
    POOR_HAND = "poor_hand"  # how few points the hand carries
    CARICHI = "carichi"  # how many aces and threes are in hand
    RICH_HAND = "rich_hand"  # how many points the hand carries
    LOW_CONTRACT = "low_contract"  # how many points the bid allows to lose (V-CH-14)
    TRUMPS_THEN = "trumps_then"  # the same as MANY_TRUMPS, of a call that was named before
    FEW_TRUMPS = "few_trumps"  # whatever is called, so few of the hand are trumps
    TWO_MISSING = "two_missing"  # the longest suit lacks its two highest cards, and one can be called
    LOWEST_BID = "lowest_bid"  # no higher than needed: every point bid must be made (V-CH-14)
    BEST_MISSING = "best_missing"  # the strongest card of a suit that is not in hand (V-CH-7)
    LONGEST_SUIT = "longest_suit"  # most trumps: those of the called suit
    DECLARES = "declares"  # what a marianna brings at once, how many cards it makes trumps (V-MA-2/3/5)
    ONLY_NOW = "only_now"  # after this trick there is no stock, and nothing can be declared (V-MA-2)
    BETTER_NOW = "better_now"  # declared now it comes to more than with the best card before it
    CAN_WAIT = "can_wait"  # the best card keeps the pair together and out of sight, for a later lead
    BETTER_LATER = "better_later"  # a card before it comes to more than declaring now
    NEW_DEAL_WINS = "new_deal_wins"  # than such a weak hand, a hand wins more often on an average (V-CH-24)
    LOST = "lost"  # with all that is left the contract would still fail (V-CH-25)
    HIGHER_FOR_LOWER = "higher_for_lower"  # a low trump becomes a higher one (R-XCHG-1)
    # ---- against
    CALLS_OWN_CARD = "calls_own_card"  # with one's own card one plays alone against all (V-CH-9)
    OVERTAKES_PARTNER = "overtakes_partner"  # the trick was one's own side's for certain already
    GIVES_POINTS = "gives_points"  # its points go to the others for certain
    RISKS_CARICO = "risks_carico"  # a carico that somebody still to play may take
    WASTES_TRUMP = "wastes_trump"  # a trump spent where no points lie, with a blank at hand
    HIGHER_THAN_NEEDED = "higher_than_needed"  # a lower trump would have taken the trick too
    SPENDS_LAST_TRUMP = "spends_last_trump"  # no trump is left in hand afterwards
    LEAVES_TURNED_CARD = "leaves_turned_card"  # the turned card goes to another side
    SHOWS_CALLED_CARD = "shows_called_card"  # everybody learns who the caller's partner is (V-CH-8)
    WINS_LESS_OFTEN = "wins_less_often"
    FEWER_POINTS = "fewer_points"
    LESS_AHEAD = "less_ahead"


AGAINST: frozenset[Why] = frozenset(list(Why)[list(Why).index(Why.CALLS_OWN_CARD) :])
"""The reasons that speak against an action."""

KEEPING: frozenset[Why] = frozenset(
    list(Why)[list(Why).index(Why.CHEAPEST_TRUMP) : list(Why).index(Why.TAKES_TURNED_CARD)]
)
"""The reasons to keep a card; they say something only beside that card."""


NEARLY = frozenset({Why.NEARLY_AS_GOOD, Why.NEARLY_BUT_POINTS, Why.NEARLY_BUT_HIGHER, Why.NEARLY_BUT_TRUMP})
"""The reasons that call another choice nearly as good."""

SAME_IDEA = (
    frozenset({Why.LOADS_PARTNER, Why.FEEDS_PARTNER, Why.ADDS_MORE, Why.FEEDS_MORE}),
    frozenset({Why.PARTNER_MAY_TAKE, Why.LEAVES_TO_PARTNER, Why.PARTNER_SHOWED}),
    frozenset({Why.NOT_THE_CALLERS, Why.MAY_BE_PARTNERS, Why.FEEDS_PARTNER}),
    frozenset({Why.SAVES_TRUMP, Why.LETS_GO}),
    frozenset({Why.DISCARDS_BLANK, Why.GIVES_LESS, Why.GIVES_POINTS}),
    frozenset({Why.LEADS_BLANK, Why.RISKS_LESS, Why.RISKS_CARICO}),
    frozenset({Why.WINS_TRICK, Why.BRINGS_HOME, Why.CHEAPEST_TRUMP, Why.TAKES_SO_FAR}),
    frozenset({Why.KEEPS_TRUMP, Why.KEEPS_LAST_TRUMP}),
    frozenset({Why.HARDER_TO_BEAT, Why.GUARDS_TRICK, Why.ONLY_TRUMPS_BEAT, Why.TRUMPS_ARE_GONE}),
)
"""Reasons that a reader takes for the same."""


def same_idea(one: "Reason", other: "Reason") -> bool:
    """True if two reasons say the same thing, perhaps of two cards: to tell both is to tell it twice."""
    return one.why is other.why or any({one.why, other.why} <= idea for idea in SAME_IDEA)


BY_FIGURES = frozenset(
    {
        *(Why.WINS_MORE_OFTEN, Why.MORE_POINTS, Why.FURTHER_AHEAD, Why.BIDDING_WINS, Why.PASSING_WINS),
        *(Why.NEW_DEAL_WINS, Why.BETTER_NOW, Why.BETTER_LATER),
    }
)
"""The reasons that only tell the figures of two choices."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Reason:
    """A reason with what it speaks of: `cards` (the subject first), a `seat`, `points`, where needed.

    `other` is the action that it is held beside, `figures` what the two come to.
    """

    why: Why
    cards: tuple[Card, ...] = ()
    seat: int | None = None
    points: int | None = None
    other: Action | None = None
    figures: tuple[int, int] | None = None

    @property
    def against(self) -> bool:
        """True if it speaks against the action."""
        return self.why in AGAINST
