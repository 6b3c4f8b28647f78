"""Named reasons for or against an action, each a true statement about what one seat knows."""

from enum import Enum, StrEnum
from typing import Self

from msgspec import Struct

from briscola.engine.actions import Action
from briscola.engine.cards import Card


class ReasonKind(Enum):
    """A kind of reasons, which others tell apart."""

    KEPT = "kept"  # to keep a card: it says something only beside that card
    FIGURES = "figures"  # it only tells the figures of two choices
    NEARLY = "nearly"  # it calls another choice nearly as good
    AGAINST = "against"  # it speaks against an action


KEPT, FIGURES, NEARLY, AGAINST = ReasonKind


class Why(StrEnum):
    """Reasons for or against an action, with what they teach.

    After the name stand its kind, and the ideas that a reader takes for the same in other reasons.
    """

    kind: ReasonKind | None
    ideas: frozenset[str]

    def __new__(cls, name: str, *tags: ReasonKind | str) -> Self:
        why = str.__new__(cls, name)
        why._value_ = name
        why.kind = next((tag for tag in tags if isinstance(tag, ReasonKind)), None)
        why.ideas = frozenset(tag for tag in tags if isinstance(tag, str))
        return why

    # ---- the trick
    SECURES_GOAL = "secures_goal"  # a certain trick with the points that decide the hand (R-HAND-1)
    DENIES_GOAL = "denies_goal"  # it takes a trick with which the others would have decided the hand
    WINS_TRICK = "wins_trick", "takes"  # no opponent can beat it (R-TRICK-4 … 6); seat: a friend who may
    TAKES_SO_FAR = "takes_so_far", "takes"  # it takes from the others, and may still be beaten
    BRINGS_HOME = "brings_home", "takes"  # a carico that takes for certain (strozzo)
    LOADS_PARTNER = "loads_partner", "load"  # one's own side's for certain: points belong into it
    FEEDS_PARTNER = "feeds_partner", "load", "unknown"  # the own side is winning so far
    LEAVES_TO_PARTNER = "leaves_to_partner", "later"  # a partner still plays
    PARTNER_SHOWED = "partner_showed", "later"  # and has shown a trump that takes it (R-TALK)
    DRAWS_TRUMPS = "draws_trumps"  # where suit must be followed a lead of trumps takes out theirs (V-PR-1)
    TRUMPS_ARE_GONE = "trumps_are_gone", "holds"  # only a higher card of the suit beats a lead
    ONLY_TRUMPS_BEAT = "only_trumps_beat", "holds"  # a lead that only a trump beats
    VOIDS_SUIT = "voids_suit"  # the last card of a suit: from now on it can be trumped (V-PR-1)
    DISCARDS_BLANK = "discards_blank", "blank"  # a card without points gives the others nothing
    LEADS_BLANK = "leads_blank", "risk"  # a lead without points is little to gain for who beats it
    # ---- what is kept: `cards` are those that might be played instead
    CHEAPEST_TRUMP = "cheapest_trump", KEPT, "takes"  # the lowest trump that is enough
    LAST_TRICK_CERTAIN = "last_trick_certain", KEPT  # the card that remains will take the last trick
    KEEPS_MASTER = "keeps_master", KEPT  # the highest trump left stays in hand: it takes whenever one likes
    OPPONENT_MAY_HOLD_ACE = "opponent_may_hold_ace", KEPT  # a carico is kept while the card above it is out
    KEEPS_LAST_TRUMP = "keeps_last_trump", KEPT, "trump"  # the only trump in hand is not spent
    SAVES_TRUMP = "saves_trump", KEPT, "let go"  # few points are let go though a trump would take them
    KEEPS_PAIR = "keeps_pair", KEPT  # king and knight of a suit that may still be declared (V-MA-2)
    SAVES_CARICO = "saves_carico", KEPT  # carichi stay in hand while another's trick is going
    LETS_GO = "lets_go", KEPT, "let go"  # a trick of few points is let go though the card would take it
    KEEPS_TRUMP = "keeps_trump", KEPT, "trump"  # a trump, of several, is not spent
    KEEPS_HIGHER = "keeps_higher", KEPT  # of two cards of a suit the higher stays
    KEEPS_TOP = "keeps_top", KEPT  # no higher card of its suit is left
    MAY_PAIR = "may_pair", KEPT  # a king or knight whose mate is still out, and may be drawn (V-MA-2)
    BEATS_FEWER = "beats_fewer", KEPT  # the card kept beats more of the cards still out
    # ---- the last draw, the called card, what is known
    TAKES_TURNED_CARD = "takes_turned_card"  # the last draw, by who plays before the winner (R-DRAW-5)
    CALLED_CARD_HIDDEN = "called_card_hidden"  # nobody learns who the caller's partner is (V-CH-8)
    # ---- beside another card: `other` is that one, `figures` are one's own and the other's
    GIVES_LESS = "gives_less", "blank"  # both are lost: fewer points go
    RISKS_LESS = "risks_less", "risk"  # both may be beaten: fewer points are at stake
    ADDS_MORE = "adds_more", "load"  # the trick is one's own side's either way: more points come with it
    FEEDS_MORE = "feeds_more", "load"  # the own side is winning so far: more points would come with it
    PARTNER_MAY_TAKE = "partner_may_take", "later"  # more points would come with it
    NOT_THE_CALLERS = "not_the_callers", "unknown"  # a defender: it is not the caller's (V-CH-8)
    MAY_BE_PARTNERS = "may_be_partners", "unknown"  # a caller: the holder may be the partner (V-CH-8)
    HARDER_TO_BEAT = "harder_to_beat", "holds"  # fewer cards can still take the trick from it
    GUARDS_TRICK = "guards_trick", "holds"  # fewer than from the friend whose trick it was
    BRINGS_MORE = "brings_more"  # as hard to beat, and it has more points
    LEAVES_LEAD = "leaves_lead"  # another leads next, and one plays last again (R-TRICK-1)
    # ---- by the figures of the table alone
    WINS_MORE_OFTEN = "wins_more_often", FIGURES
    MORE_POINTS = "more_points", FIGURES
    FURTHER_AHEAD = "further_ahead", FIGURES  # where declared points count too (V-MA-3)
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
    NEARLY_AS_GOOD = "nearly_as_good", NEARLY  # the same, as far as one can tell
    LITTLE_AT_STAKE = "little_at_stake", NEARLY  # all others are
    NEARLY_BUT_POINTS = "nearly_but_points", NEARLY  # so is `other`, which carries more points
    NEARLY_BUT_HIGHER = "nearly_but_higher", NEARLY  # so is `other`, the higher card of the suit
    NEARLY_BUT_TRUMP = "nearly_but_trump", NEARLY  # so is `other`, a trump
    NEARLY_AND_THIS = "nearly_and_this", NEARLY  # so is `other`, and what speaks for it is told next
    NEARLY_AND_POORER = "nearly_and_poorer", NEARLY  # so is the advised `other`, which carries fewer points
    NEARLY_AND_LOWER = "nearly_and_lower", NEARLY  # so is the advised `other`, the lower card of the suit
    NEARLY_AND_PLAIN = "nearly_and_plain", NEARLY  # so is the advised `other`, which is no trump
    EXACT = "exact"  # all cards are known: the value is proven, not guessed
    # ---- the auction, the call, the exchange
    BIDDING_WINS = "bidding_wins", FIGURES  # with this card called it wins more often than a pass
    PASSING_WINS = "passing_wins", FIGURES  # defending wins more often than the best bid
    BINDS_TO_NOTHING = "binds_to_nothing"  # of a pass: nothing else speaks for it beside a bid nearly as good
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
    DECLARES_LATER = "declares_later"  # off the lead: it is paid when the seat leads (V-MA-6)
    ONLY_NOW = "only_now"  # after this trick there is no stock, and nothing can be declared (V-MA-2)
    BETTER_NOW = "better_now", FIGURES  # declared now it comes to more than with the best card before it
    CAN_WAIT = "can_wait"  # the best card keeps the pair together and out of sight, for a later lead
    BETTER_LATER = "better_later", FIGURES  # a card before it comes to more than declaring now
    NEW_DEAL_WINS = "new_deal_wins", FIGURES  # an average hand wins more often (V-CH-24)
    LOST = "lost"  # with all that is left the contract would still fail (V-CH-25)
    HIGHER_FOR_LOWER = "higher_for_lower"  # a low trump becomes a higher one (R-XCHG-1)
    LOWER_FOR_HIGHER = "lower_for_higher"  # it would become a lower one (V-MA-7)
    # ---- against
    CALLS_OWN_CARD = "calls_own_card", AGAINST  # with one's own card one plays alone against all (V-CH-9)
    OVERTAKES_PARTNER = "overtakes_partner", AGAINST  # the trick was one's own side's for certain already
    GIVES_POINTS = "gives_points", AGAINST, "blank"  # its points go to the others for certain
    RISKS_CARICO = "risks_carico", AGAINST, "risk"  # a carico that somebody still to play may take
    WASTES_TRUMP = "wastes_trump", AGAINST  # a trump spent where no points lie, with a blank at hand
    HIGHER_THAN_NEEDED = "higher_than_needed", AGAINST  # a lower trump would have taken the trick too
    SPENDS_LAST_TRUMP = "spends_last_trump", AGAINST  # no trump is left in hand afterwards
    LEAVES_TURNED_CARD = "leaves_turned_card", AGAINST  # the turned card goes to another side
    SHOWS_CALLED_CARD = "shows_called_card", AGAINST  # everybody learns who the caller's partner is (V-CH-8)
    WINS_LESS_OFTEN = "wins_less_often", AGAINST
    FEWER_POINTS = "fewer_points", AGAINST
    LESS_AHEAD = "less_ahead", AGAINST


def same_idea(one: "Reason", other: "Reason") -> bool:
    """True if two reasons say the same thing, perhaps of two cards: to tell both is to tell it twice."""
    return one.why is other.why or bool(one.why.ideas & other.why.ideas)


class Reason(Struct, frozen=True, kw_only=True):
    """A reason with what it speaks of: `cards` (the subject first), a `seat`, `points`, where needed.

    `other` is the action that it is held beside, `figures` what the two come to.
    """

    why: Why
    cards: tuple[Card, ...] = ()
    seat: int | None = None
    points: int | None = None
    other: Action | None = None
    figures: tuple[float, float] | None = None
    apart: float | None = None
    """Points by which `other` differs, more or fewer, as far as is known."""

    @property
    def against(self) -> bool:
        """True if it speaks against the action."""
        return self.why.kind is AGAINST
