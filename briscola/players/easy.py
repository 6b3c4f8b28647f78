"""`easy`: a child's opponent. It looks at table and hand, remembers no trick, and has good manners."""

from random import Random

from briscola.engine.actions import (
    LOWEST_CONTRACT,
    PASS,
    PLAYS,
    Action,
    Bid,
    Call,
    Exchange,
    Pass,
    Play,
)
from briscola.engine.cards import Card, Suit
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow, Rules
from briscola.engine.scoring import TwoSides
from briscola.engine.trick import winning
from briscola.players.dear_bids import dear_bid, is_good
from briscola.players.declaring import first_declaration, showing_first
from briscola.players.etiquette.judging import mistakes
from briscola.players.exchanging import best_exchange
from briscola.players.heuristic.dark_play import as_in_mind, dark_card
from briscola.players.heuristic.hand_values import hand_value
from briscola.players.jump_bids import jump_bid
from briscola.players.knowledge import Knowledge, know
from briscola.players.leaving import leave, plays_on
from briscola.players.race import last_word
from briscola.players.talk.talker import Talker

CARICO = 10
OFFHAND = 0.2  # how often it takes any card that is not absurd
WORTH_A_TRUMP = (2, 10)  # the points for which it trumps: a mood between these
OPENING = 18  # how good a suit must be for a bid, by `_suit_value`
POINTS, STEP = 5, 4  # a bid five points higher wants so much more


class EasyPlayer(Talker):
    """Legal, plausible, forgetful; it never throws a carico to a trick that is surely lost.

    `chance` is the generator of its talk; without one it says nothing. It reads no signs.
    """

    def __init__(self, rng: Random, *, chance: Random | None = None) -> None:
        super().__init__(chance)
        self._rng = rng

    def choose(self, view: Observation) -> Action:
        """The action it thinks best of `view.legal`, a pair shown before it is broken."""
        return showing_first(view, self._choose)

    def _choose(self, view: Observation) -> Action:
        """One of `view.legal`."""
        if (left := leave(view)) is not None:
            return left
        if (made := first_declaration(view)) is not None:
            return made
        view = plays_on(view)
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        match legal[0]:
            case Play():
                if view.in_the_dark:
                    view = as_in_mind(view, hand_value(view.rules))
                return dark_card(view) or self._play(know(view))
            case Exchange():
                return best_exchange(view)
            case Bid() | Pass():
                return self._bid(view)
            case _:
                return self._call(view)

    def _play(self, knowledge: Knowledge) -> Action:
        decisive = last_word(knowledge, knowledge.legal)
        if len(decisive) < len(knowledge.legal):
            return PLAYS[cheapest_first(knowledge.view, [knowledge.coder.card[c] for c in decisive])[0]]
        return PLAYS[mannerly(knowledge, self._card(knowledge))]

    def _card(self, knowledge: Knowledge) -> Card:
        view = knowledge.view
        worth, trumps = view.rules.ranking.points, view.trumps
        strength = view.rules.ranking.strength
        hand = cheapest_first(view, [a.card for a in view.legal if isinstance(a, Play)])
        if self._rng.random() < OFFHAND:
            harmless = [c for c in hand if worth[c] < CARICO and c.suit is not trumps] or hand[:1]
            return harmless[self._rng.randrange(len(harmless))]
        if not view.table:
            return lead(view, hand)
        best = winning(view.table, trumps, view.rules.ranking)
        last = len(view.table) == view.rules.places - 1
        pot = sum(worth[play.card] for play in view.table)
        taking = [c for c in hand if view.rules.ranking.beats(c, best.card, trumps)]
        if _friend(knowledge, best.seat):
            if last or (cashes_aces(view.rules) and strongest(view, best.card)):
                plain = [c for c in hand if c.suit is not trumps and c not in taking]
                return max(plain, key=lambda c: worth[c], default=hand[0])
            return hand[0]
        plain = [c for c in taking if c.suit is not trumps and (last or worth[c] < CARICO)]
        if plain:
            return max(plain, key=lambda c: (worth[c], strength[c]))
        ruffs = [c for c in taking if c.suit is trumps]
        if ruffs and pot >= self._rng.randint(*WORTH_A_TRUMP):
            return ruffs[0]
        return hand[0]

    def _suit_value(self, view: Observation, suit: Suit) -> int:
        return sum(3 + view.rules.ranking.points[c] for c in view.hand if c.suit is suit)

    def _bid(self, view: Observation) -> Action:
        value = max(self._suit_value(view, suit) for suit in Suit)
        good = {
            action: over
            for action in view.legal
            if isinstance(action, Bid)
            and is_good(view.rules, over := (value - _asked(view, action)) * POINTS / STEP, action.points)
        }
        return dear_bid(view, good) or (jump_bid(view, [*good], self._rng.random()) if good else PASS)

    def _call(self, view: Observation) -> Action:
        calls = [a for a in view.legal if isinstance(a, Call)]
        strength = view.rules.ranking.strength
        ranked = [
            (a.card not in view.hand, self._suit_value(view, a.card.suit), strength[a.card], i)
            for i, a in enumerate(calls)
        ]
        return calls[max(ranked)[3]]


def _asked(view: Observation, bid: Bid) -> int:
    """Least value of a suit with which a child makes this bid, on the scale of `_suit_value`."""
    rank = view.rules.rank_to_call(bid)
    weight = 2 if bid.rank is not None else 1  # straight to the two all have the same weak partner
    weaker = 0 if rank is None else weight * view.rules.ranking.order.index(rank)
    return OPENING + STEP * (bid.points - LOWEST_CONTRACT) // POINTS + weaker


def _friend(knowledge: Knowledge, place: int) -> bool:
    """True if a place is a friend as far as a child sees: nobody while the called card is out.

    Not even the child's own seat, when it plays for an open dummy.
    """
    sides_known = knowledge.view.caller is None or knowledge.holder is not None
    return sides_known and knowledge.friend(place) is True


def lead(view: Observation, hand: list[Card]) -> Card:
    """The card a child leads: the cheapest (the first), or a carico that it sees come home.

    It looks at hands that lie open (V-SC-1); where all must follow suit from full hands it leads aces.
    """
    worth, beats = view.rules.ranking.points, view.rules.ranking.beats
    caricos = [c for c in hand if worth[c] >= CARICO and c.suit is not view.trumps]
    if view.rules.open_hands:
        others = [card for cards in view.open.values() for card in cards]
        sure = [c for c in caricos if not any(beats(other, c, view.trumps) for other in others)]
    else:
        sure = [c for c in caricos if cashes_aces(view.rules) and strongest(view, c)]
    return (sure or hand)[0]


def cashes_aces(rules: Rules) -> bool:
    """True if even a child knows to lead aces and to load the partner's aces (V-SU-2)."""
    return (
        rules.follow is Follow.ALWAYS and isinstance(rules.scoring, TwoSides) and bool(rules.scoring.stakes)
    )


def strongest(view: Observation, card: Card) -> bool:
    """True if a card is the ace of the suit led, or of the suit it would lead, and no trump."""
    led = view.table[0].card if view.table else card
    return card.rank is view.rules.ranking.order[0] and led.suit is card.suit and card.suit is not view.trumps


def cheapest_first(view: Observation, hand: list[Card]) -> list[Card]:
    """Cards by what a child thinks they are worth: trumps last, then by points and strength."""
    worth, strength = view.rules.ranking.points, view.rules.ranking.strength
    return sorted(hand, key=lambda c: (c.suit is view.trumps, worth[c], strength[c]))


def mannerly(knowledge: Knowledge, chosen: Card) -> Card:
    """The card chosen; if it would annoy somebody, the cheapest card that annoys nobody."""
    faults = mistakes(knowledge)
    if not faults[chosen]:
        return chosen
    return next((c for c in cheapest_first(knowledge.view, list(faults)) if not faults[c]), chosen)
