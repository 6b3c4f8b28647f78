"""A player of chiamata that follows a net: its bids, its call and its cards."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from msgspec.structs import replace

from briscola.engine.actions import CALLS, PASS, Action, Bid, Call, Pass, Play
from briscola.engine.observation import Observation
from briscola.players.dear_bids import (
    SPREAD,
    capot_gain,
    dearer_bids,
    pays_otherwise,
    standing_unit,
    unit,
)
from briscola.players.heuristic.bidding import callable_cards
from briscola.players.knowledge import Knowledge, know
from briscola.players.nets.arrays import Floats, Ints, Values
from briscola.players.nets.card_rows import RENAMINGS
from briscola.players.nets.chiamata.bar_rules import obliges, plain_bid, plain_view
from briscola.players.nets.chiamata.encode import (
    auction_actions,
    call_actions,
    encode,
    encode_auction,
    encode_call,
)
from briscola.players.nets.chiamata.layout import LAYOUT, action_renaming, observation_renaming
from briscola.players.nets.net import Net
from briscola.players.nets.utility import DIGITS, HAND, contract_utility
from briscola.players.search.chiamata_search import contract_values
from briscola.players.search_budget import SearchBudget, looks_ahead, refined

PAY_UNIT = 8.0  # the net tells payments in this unit
SWING = 4  # what a caller's payment differs by if he wins: two paid, two received
PAYMENT = HAND / SWING  # points that a unit of payment is worth
NERVE = 0.01
"""The chance to win by which a pass is taken for worse than the net says: it knows auctions among its like
alone, and bids too little among others. With 0.03 one among `medium` players is paid 0.06 ± 0.02 more, but
among its like bids fail too often; with 0.01 these still make 57 to 63 % of their contracts. Who looks
ahead has none: its like defend better than the net expects, so that half of the contracts would fail with it;
without it 56 ± 4 % are made. Minding rash bids (`expert.RASH`) makes 71 % of the one, 65 % of the other."""

NERVE_OF_TWOS = 0.06
"""The nerve where all call weak cards, straight to the two or obliged, and the hand is hopeful.

That is: it gives the lowest contract a chance of HOPEFUL; there the net bids less still. With it the maestro
is paid 0.10 ± 0.05 more than `hard` straight to the two, without it 0.02 ± 0.05 (60 deals).
"""

HOPEFUL = 0.35

SURE = 0.01
"""The least chance taken for one, and the least doubt."""

OBLIGED_NEAR = 6
"""Bids of twos, plain and obliged, that are worth a thought where both are on the ladder."""


class ChiamataPlayer:
    """Plays all forms of chiamata; with `win` for the chance to be on the winning side, not for payment.

    Raises ValueError for a net of another game.
    """

    def __init__(self, net: Net, *, win: bool = False, search: SearchBudget | None = None) -> None:
        if net.rows != LAYOUT.size:
            raise ValueError("this net is not for chiamata")
        self._net = net
        self._win = win
        self._search = search

    def choose(self, view: Observation) -> Action:
        """The action of the highest value."""
        if len(view.legal) == 1:
            return view.legal[0]
        values = self.action_values(know(view))
        return view.legal[values.index(max(values))]

    def action_values(self, knowledge: Knowledge) -> list[float]:
        """Value of each legal action in points, rounded; only differences count.

        Payments and chances are turned into points as in `tricks.player`. In the play the chance to win the
        contract is all that a payment depends on, and it comes with points.
        """
        payments, chances = self.searched_values(knowledge)
        view = knowledge.view
        if isinstance(view.legal[0], Play):
            return _rounded(contract_utility(payments, chances))  # there the first are shares
        if isinstance(view.legal[0], Bid | Pass):
            payments, chances = self._as_paid(view, view.legal, payments, chances)
        return self._in_points(payments, chances)

    def bid_values(self, knowledge: Knowledge, bids: Sequence[Bid]) -> list[float]:
        """Values of any legal bids as in `action_values`, including those not worth a thought."""
        view = knowledge.view
        if obliges(knowledge.rules):
            found = self._contract_values(view, bids)
        else:
            plain = [plain_bid(bid, knowledge.rules) for bid in bids]
            found = self._auction_values(plain_view(view), plain, self._nerve(view))
        return self._in_points(*self._as_paid(view, bids, *found))

    def _as_paid(
        self, view: Observation, actions: Sequence[Action], payments: Floats, chances: Floats
    ) -> tuple[Floats, Floats]:
        """Payments and chances where contracts are not all paid alike: the net knows them paid once.

        Dearer bids are valued by the contracts they lead to: the net has never leapt so far.
        """
        if self._win or not pays_otherwise(view.rules):
            return payments, chances
        payments, chances = payments.copy(), chances.copy()
        dearer = dearer_bids(view)
        for at, action in enumerate(actions):
            if isinstance(action, Bid) and action in dearer:
                payments[at], chances[at] = self._contract(view, action)
            if not isinstance(action, Bid):
                payments[at] *= standing_unit(view)
            elif np.isfinite(payments[at]):
                chance = min(max(float(chances[at]), SURE), 1 - SURE)
                capot = capot_gain(view.rules, SPREAD.inv_cdf(chance), action.points)
                payments[at] = unit(view.rules, action.points) * (payments[at] + capot * SWING / 2 / PAY_UNIT)
        return payments, chances

    def _in_points(self, payments: Floats, chances: Floats) -> list[float]:
        return _rounded(HAND * chances if self._win else PAYMENT * PAY_UNIT * payments)

    def values(self, knowledge: Knowledge) -> tuple[Floats, Floats]:
        """For each legal action the payment to expect, in PAY_UNITs, and the chance that one's side wins.

        In the play the first is the share of all points still to come to one's side. Bids and calls that are
        not worth a thought have minus infinity for both. Games as played in bars are told as the plain one.
        """
        if isinstance(knowledge.view.legal[0], Bid | Pass) and obliges(knowledge.rules):
            return self._obliged_values(knowledge.view)
        nerve = self._nerve(knowledge.view)
        knowledge = _told(knowledge)
        view = knowledge.view
        match view.legal[0]:
            case Bid() | Pass():
                actions = auction_actions(view)
                return _spread(view, actions, self._auction_values(view, actions, nerve))
            case Call():
                calls = call_actions(view)
                each = [self._averaged(*encode_call(view, call)) for call in calls]
                firsts, chances = (np.concatenate([found[head] for found in each]) for head in (0, 1))
                return _spread(view, calls, (firsts, chances))
            case _:
                return self._averaged(*encode(knowledge))

    def promise(self, knowledge: Knowledge, bid: Bid) -> float:
        """The chance to make the contract, should the auction end with that bid of this seat."""
        _, chance = self._contract(knowledge.view, bid)
        return round(max(0.0, chance), DIGITS)

    def _contract(self, view: Observation, bid: Bid) -> tuple[float, float]:
        """Payment and chance of the best call, should the auction end with that bid of this seat."""
        told, plain = plain_view(view), plain_bid(bid, view.rules)
        rank, ranking = view.rules.rank_to_call(bid), view.rules.ranking
        others = (seat for seat in range(view.rules.players) if seat != view.seat)
        bids = (*told.bids, (view.seat, plain), *((seat, None) for seat in others))
        cards = callable_cards(view.hand, view.rules.pack, rank, ranking.order, obliged=bid.obliged)
        if not cards:
            return -np.inf, -np.inf
        won = replace(told, bids=bids, contract=bid.points, caller=view.seat)
        each = [self._averaged(*encode_call(won, CALLS[card])) for card in cards]
        payments, chances = (np.concatenate([found[head] for found in each]) for head in (0, 1))
        best = int(payments.argmax())
        return float(payments[best]), float(chances[best])

    def _contract_values(self, view: Observation, bids: Sequence[Bid]) -> tuple[Floats, Floats]:
        """Payments and chances of contracts, for bids that the net has never made."""
        found = np.array([self._contract(view, bid) for bid in bids], np.float32).reshape(-1, 2)
        return found[:, 0], found[:, 1]

    def _obliged_values(self, view: Observation) -> tuple[Floats, Floats]:
        """Values where one may be obliged (V-CB-1): bids by the contracts they lead to."""
        bids = [action for action in view.legal if isinstance(action, Bid)]
        near = [bid for bid in bids if bid.plain] + [bid for bid in bids if not bid.plain][:OBLIGED_NEAR]
        passes = self._auction_values(plain_view(view), [PASS], self._nerve(view))
        contracts = self._contract_values(view, near)
        firsts, chances = (np.concatenate((a, b)) for a, b in zip(passes, contracts, strict=True))
        return _spread(view, [PASS, *near], (firsts, chances))

    def searched_values(self, knowledge: Knowledge) -> Values:
        """`values` and, near the end, what a search adds to them."""
        found = self.values(knowledge)
        knowledge = _told(knowledge)
        search = self._search
        if search is None or not looks_ahead(knowledge.view, search):
            return found
        return refined(
            found, contract_utility, search, lambda tried: self._searched(knowledge, search, tried)
        )

    def _searched(self, knowledge: Knowledge, search: SearchBudget, tried: Ints) -> Values:
        """Values of some legal plays, named by their numbers, found by search."""
        cards = [knowledge.legal[play] for play in tried]
        return contract_values(knowledge, cards, self._net, contract_utility, search)

    def _nerve(self, view: Observation) -> float:
        """Chance to win by which a pass is valued lower than the net says."""
        if not obliges(view.rules) and view.rules.called_rank is None:
            return NERVE if self._search is None else 0.0
        bids = [action for action in view.legal if isinstance(action, Bid)]
        hopeful = bool(bids) and self._contract(view, bids[0])[1] >= HOPEFUL
        return NERVE_OF_TWOS if hopeful else NERVE if self._search is None else 0.0

    def _auction_values(
        self, view: Observation, actions: Sequence[Action], nerve: float
    ) -> tuple[Floats, Floats]:
        rows, offered = encode_auction(view, actions)
        # Suits are in an order of their own there: there is nothing to rename.
        payments, chances = self._net.values(np.array([rows]), np.array([offered]))
        worse = np.array([isinstance(action, Pass) for action in actions], np.float32) * nerve
        return payments - worse * (SWING / PAY_UNIT), chances - worse

    def _averaged(self, rows: list[int], actions: list[int]) -> tuple[Floats, Floats]:
        """The values, averaged over all ways to name the plain suits."""
        observations, offered = _renamings()
        return self._net.values(observations[:, rows], offered[:, actions])


def _told(knowledge: Knowledge) -> Knowledge:
    """The knowledge of a seat, turned into the plain game."""
    view = plain_view(knowledge.view)
    return knowledge if view is knowledge.view else know(view)


def _rounded(values: Floats) -> list[float]:
    return [round(float(value), DIGITS) for value in values]


def _spread(
    view: Observation, actions: Sequence[Action], values: tuple[Floats, Floats]
) -> tuple[Floats, Floats]:
    """Values of some actions as values of all legal ones."""
    at = [view.legal.index(action) for action in actions]
    firsts, chances = (np.full(len(view.legal), -np.inf, np.float32) for _ in values)
    firsts[at], chances[at] = values
    return firsts, chances


@cache
def _renamings() -> tuple[Ints, Ints]:
    """The rows of observations and those of actions under every naming of the plain suits."""
    return (
        np.array([observation_renaming(LAYOUT, order) for order in RENAMINGS]),
        np.array([action_renaming(order) for order in RENAMINGS]),
    )
