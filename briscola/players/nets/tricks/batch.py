"""Many tables of one game at once, in numpy, all at the same play of their hand.

Cards are the numbers of `coding`; an empty place in a hand is EMPTY.
"""

import numpy as np

from briscola.engine.rules import Follow, Rules, Turned
from briscola.players.card_codes import NO_TRUMPS
from briscola.players.nets.arrays import BEATS, CARD_POINTS, CARD_SUIT, EMPTY, Bools, Floats, Ints, picked
from briscola.players.nets.tricks.declarations import DeclarationBatch
from briscola.players.nets.tricks.layout import game_row
from briscola.players.nets.tricks.standing_signs import StandingSigns
from briscola.players.support import require

PER_TABLE = (
    *("for_hand", "packs", "dealers", "hands", "keeper", "turned", "stock", "trumps", "leader", "plays"),
    *("leaders", "points", "voids", "best", "winner"),
)
"""The arrays of `TrickBatch` with a row for each table."""


class TrickBatch:
    """All hands at one moment. `trick` and `position` say how far they are; `actor` is who is to play.

    `plays` is by trick and place in the trick; `voids` says which suits a seat lacks for certain (V-PR-1).
    `for_hand` says, by table and seat, who plays for the hand rather than for points; `signs` are those that
    stand. For games whose hand is tricks and draws alone. Raises Unsupported for rules that are not followed
    here, ValueError for games with an auction.
    """

    def __init__(
        self,
        rules: Rules,
        packs: Ints,
        dealers: Ints,
        *,
        for_hand: Bools | None = None,
        signs: StandingSigns | None = None,
    ) -> None:
        require(rules)
        game_row(rules)  # refuses games with an auction
        count, n, size = len(packs), rules.players, rules.hand_size
        self.rules, self.count, self.players = rules, count, n
        self.for_hand = np.zeros((count, n), np.bool_) if for_hand is None else for_hand
        self.signs = signs
        self.rows: Ints = np.arange(count)
        self.packs = packs
        self.dealers = dealers
        self.hands: Ints = np.full((count, n, size), EMPTY)
        for i in range(n):
            self.hands[self.rows, (dealers + 1 + i) % n] = packs[:, i : size * n : n]
        dealt = size * n
        self.keeper: Ints = np.full(count, EMPTY)  # who holds the turned card for all to know
        if rules.turned is not Turned.AFTER_DEAL:
            self.stock = packs[:, dealt:]
            self.turned = np.full(count, EMPTY)
            if rules.turned is Turned.LAST_DEALT:
                self.turned = packs[:, -1]
                self.keeper = dealers.copy()
        else:
            self.turned = packs[:, dealt]
            self.stock = np.concatenate((packs[:, dealt + 1 :], packs[:, dealt : dealt + 1]), axis=1)
        self.drawn = 0
        self.said = None if rules.marianna is None else DeclarationBatch(rules.marianna, count, n)
        self.trumps = np.where(self.turned == EMPTY, NO_TRUMPS, CARD_SUIT[self.turned])
        self.leader = (dealers + 1) % n
        self.plays: Ints = np.full((count, rules.tricks, n), EMPTY)
        self.leaders: Ints = np.full((count, rules.tricks), EMPTY)
        self.leaders[:, 0] = self.leader
        self.points: Ints = np.zeros((count, n), np.int64)
        self.voids: Bools = np.zeros((count, n, 4), np.bool_)
        self.trick = 0
        self.position = 0
        self.best: Ints = np.full(count, EMPTY)
        self.winner: Ints = np.full(count, EMPTY)  # of the trick on the table, so far
        self.sides: Bools = np.array(
            [[other in rules.side_of[seat] for other in range(n)] for seat in range(n)]
        )

    def picked(self, rows: Ints) -> "TrickBatch":
        """The tables of these rows, in this order, some perhaps several times; at the same moment."""
        fewer = picked(self, rows, PER_TABLE)
        fewer.said = None if self.said is None else self.said.picked(rows)
        fewer.signs = None if self.signs is None else self.signs.picked(rows)
        return fewer

    def declarable(self) -> Bools:
        """By table and suit, which mariannas the seat to act may declare; no suits where none ever may."""
        if self.said is None:
            return np.zeros((self.count, 0), np.bool_)
        if self.position or not self.stock_left:
            return np.zeros_like(self.said.declared)
        return self.said.declarable(self.hands[self.rows, self.leader])

    def declare(self, rows: Ints, suits: Ints) -> None:
        """Declare that suit for the leader at these tables; the same seat then leads."""
        assert self.said is not None
        self.said.declare(rows, self.leader[rows], suits, self.trumps)

    @property
    def over(self) -> bool:
        """True if the last card has been played."""
        return self.trick == self.rules.tricks

    @property
    def actor(self) -> Ints:
        """By table the seat to play."""
        return (self.leader + self.position) % self.players

    @property
    def stock_left(self) -> int:
        """Number of cards in the stock, the turned one included."""
        return int(self.stock.shape[1]) - self.drawn

    @property
    def must_follow(self) -> bool:
        """True if the suit led must be followed now."""
        follow = self.rules.follow
        return follow is Follow.ALWAYS or (follow is Follow.STOCK_OUT and not self.stock_left)

    def legal(self) -> Bools:
        """Places of the hand to play that are legal."""
        hands = self.hands[self.rows, self.actor]
        held: Bools = hands != EMPTY
        if not self.must_follow or not self.position:
            return held
        led = CARD_SUIT[self.plays[:, self.trick, 0]]
        following = held & (CARD_SUIT[hands] == led[:, None])
        any_following: Bools = following.any(axis=1, keepdims=True)
        legal: Bools = following | (held & ~any_following)
        return legal

    def side_points(self) -> Ints:
        """The points so far of each seat's side."""
        return self.points @ self.sides.T

    def side_totals(self) -> Ints:
        """The points so far of each seat's side, declared ones included."""
        points = self.side_points()
        return points if self.said is None else points + self.said.points @ self.sides.T

    def side_worth(self) -> Ints | Floats:
        """Points of each seat's side, plus its declared points less the mean of the sides."""
        points = self.side_points()
        return points if self.said is None else points + self.said.gained(self.sides)

    def play(self, places: Ints) -> None:
        """Play, at each table, the card in that place of the hand of the seat to act."""
        actor = self.actor
        if self.said is not None:
            self.said.spoken[:] = False
        cards = self.hands[self.rows, actor, places]
        if self.signs is not None:
            self.signs.played(self.trumps, actor, cards)
        self.hands[self.rows, actor, places] = EMPTY
        self.plays[:, self.trick, self.position] = cards
        if self.position:
            takes = BEATS[self.trumps, cards, self.best]
            self.best = np.where(takes, cards, self.best)
            self.winner = np.where(takes, actor, self.winner)
            if self.must_follow and not self.stock_left:
                led = CARD_SUIT[self.plays[:, self.trick, 0]]
                away = np.flatnonzero(CARD_SUIT[cards] != led)
                self.voids[away, actor[away], led[away]] = True
        else:
            self.best, self.winner = cards, actor
        self.position += 1
        if self.position == self.players:
            self._gather()

    def _gather(self) -> None:
        winner = self.winner
        self.points[self.rows, winner] += CARD_POINTS[self.plays[:, self.trick]].sum(axis=1)
        if self.stock_left:
            for i in range(self.players):
                seat = (winner + i) % self.players
                place = (self.hands[self.rows, seat] == EMPTY).argmax(axis=1)
                self.hands[self.rows, seat, place] = self.stock[:, self.drawn]
                self.drawn += 1
            if not self.stock_left and self.rules.turned is Turned.AFTER_DEAL:
                self.keeper = (winner - 1) % self.players
        self.leader = winner
        self.trick += 1
        self.position = 0
        if not self.over:
            self.leaders[:, self.trick] = winner
