"""Many hands of chiamata at once from the call to the last trick, in numpy, all at the same play.

Seats are places in order of the first trick: 0 speaks and leads first, 4 deals, and 3 is the dummy's, where
there is one. `tests/training/test_support.py` holds them to the engine.
"""

import numpy as np

from briscola.engine.rules import Dummy, Rules
from briscola.players.nets.arrays import BEATS, CARD_POINTS, EMPTY, Bools, Floats, Ints, picked
from briscola.players.nets.card_rows import LEADS, LEAVES, STRENGTHS, TAKES
from briscola.players.nets.chiamata.layout import BEFORE_DUMMY, DEALER_PLACE, DUMMY_PLACE, PLACES, TRICKS
from briscola.players.support import require

PER_TABLE = (
    *("hands", "caller", "contract", "called", "said", "passed", "trumps", "partner", "shown", "by", "cards"),
    *("did", "over_whom", "points", "leader", "best", "winner"),
)
"""The arrays of `ChiamataBatch` with a row for each table."""


class ChiamataBatch:
    """All hands at one moment, each with the same number of cards played.

    `hands` are dealt by table and place; the first card a blind dummy plays lies last. `contract` is in
    points, `called` a card. By table and place, `said` is the bucket of the last bid (`layout.spoken`) and
    `passed` whether a pass came after it. Of each play so far are kept, by number of the play: `by`, `cards`,
    `did` (LEADS, TAKES, LEAVES) and `over_whom`, the place whose trick it was until then.
    Raises Unsupported for rules that are not followed here.
    """

    def __init__(
        self,
        rules: Rules,
        hands: Ints,
        *,
        caller: Ints,
        contract: Ints,
        called: Ints,
        said: Ints,
        passed: Bools,
    ) -> None:
        require(rules)
        count = len(hands)
        self.rules, self.count = rules, count
        self.rows: Ints = np.arange(count)
        self.hands: Ints = hands.copy()
        self.caller, self.contract, self.called = caller, contract, called
        self.said, self.passed = said, passed
        self.trumps = called // STRENGTHS
        self.partner: Ints = (self.hands == called[:, None, None]).any(axis=2).argmax(axis=1)
        self.shown: Bools = np.zeros(count, np.bool_)
        plays = PLACES * TRICKS
        self.by: Ints = np.full((count, plays), EMPTY)
        self.cards: Ints = np.full((count, plays), EMPTY)
        self.did: Ints = np.full((count, plays), EMPTY)
        self.over_whom: Ints = np.full((count, plays), EMPTY)
        self.points: Ints = np.zeros((count, PLACES), np.int64)
        self.leader: Ints = caller if rules.caller_leads else np.zeros(count, np.int64)
        self.played = 0
        self.best: Ints = np.full(count, EMPTY)
        self.winner: Ints = np.full(count, EMPTY)

    def picked(self, rows: Ints) -> "ChiamataBatch":
        """The tables of these rows, in this order, some perhaps several times; at the same moment."""
        return picked(self, rows, PER_TABLE)

    @property
    def over(self) -> bool:
        """True if the last card has been played."""
        return self.played == PLACES * TRICKS

    @property
    def trick(self) -> int:
        """Tricks finished."""
        return self.played // PLACES

    @property
    def position(self) -> int:
        """Cards on the table."""
        return self.played % PLACES

    @property
    def actor(self) -> Ints:
        """The place to play a card at each table."""
        return (self.leader + self.position) % PLACES

    @property
    def for_dummy(self) -> Bools:
        """By table, True if it is the dummy's turn."""
        if self.rules.dummy is None:
            return np.zeros(self.count, np.bool_)
        dummys: Bools = self.actor == DUMMY_PLACE
        return dummys

    @property
    def lies_open(self) -> bool:
        """True if the dummy's cards lie open by now (V-MO-8)."""
        return self.rules.dummy is Dummy.OPEN and self.played > 0

    @property
    def decider(self) -> Ints:
        """By table the place that chooses the card (V-MO-8).

        For a blind dummy, where nobody does, the dummy.
        """
        if self.rules.dummy is not Dummy.OPEN:
            return self.actor
        guardian = np.where(self.caller == DEALER_PLACE, BEFORE_DUMMY, DEALER_PLACE)
        guardian = np.where(self.partner == DUMMY_PLACE, self.caller, guardian)
        chooses: Ints = np.where(self.for_dummy, guardian, self.actor)
        return chooses

    def legal(self) -> Bools:
        """Places of the hand to play that are legal: all that hold a card, a blind dummy's top card."""
        held: Bools = self.hands[self.rows, self.actor] != EMPTY
        if self.rules.dummy is Dummy.BLIND:
            held[self.for_dummy] = np.arange(TRICKS) == TRICKS - 1 - self.trick
        return held

    @property
    def with_caller(self) -> Bools:
        """By table and place, who is on the caller's side."""
        places = np.arange(PLACES)
        side: Bools = (places == self.caller[:, None]) | (places == self.partner[:, None])
        return side

    def side_points(self) -> Ints:
        """Points so far of each place's side."""
        side = self.with_caller
        callers = (self.points * side).sum(axis=1, keepdims=True)
        total = self.points.sum(axis=1, keepdims=True)
        mine: Ints = np.where(side, callers, total - callers)
        return mine

    def won(self) -> Floats:
        """By table and place, at the end: 1 for the side that won the contract, 0 for the other (V-CH-14)."""
        side = self.with_caller
        made = (self.points * side).sum(axis=1) >= self.contract
        won: Floats = (side == made[:, None]).astype(np.float32)
        return won

    def stakes(self) -> Floats:
        """By table and place, what winning pays and losing costs (V-CH-15/16, V-MO-7); never raised."""
        caller = np.where(self.caller == self.partner, 4.0, 2.0)
        is_caller = np.arange(PLACES) == self.caller[:, None]
        stakes: Floats = np.where(is_caller, caller[:, None], 1.0).astype(np.float32)
        return stakes

    def play(self, places: Ints) -> None:
        """Play, at each table, the card in that place of the hand of the seat to act."""
        actor, k = self.actor, self.played
        cards = self.hands[self.rows, actor, places]
        self.hands[self.rows, actor, places] = EMPTY
        self.by[:, k], self.cards[:, k] = actor, cards
        self.shown |= cards == self.called
        if self.position:
            takes = BEATS[self.trumps, cards, self.best]
            self.did[:, k] = np.where(takes, TAKES, LEAVES)
            self.over_whom[:, k] = self.winner
            self.best = np.where(takes, cards, self.best)
            self.winner = np.where(takes, actor, self.winner)
        else:
            self.did[:, k], self.over_whom[:, k] = LEADS, actor
            self.best, self.winner = cards, actor
        self.played += 1
        if not self.position:
            gathered = CARD_POINTS[self.cards[:, self.played - PLACES : self.played]].sum(axis=1)
            self.points[self.rows, self.winner] += gathered
            self.leader = self.winner
