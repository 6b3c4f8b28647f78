"""The auction of chiamata, by points or by rank (V-CH-2 … 6, 20 … 22, V-CB-1)."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import (
    HIGHEST_CONTRACT,
    LOWEST_CONTRACT,
    PASS,
    Action,
    Bid,
    BidTooLow,
    IllegalAction,
    Pass,
    WrongTime,
)
from briscola.engine.cards import BRISCOLA_RANKING, Ranking
from briscola.engine.events import BidMade, Event, Passed
from briscola.engine.rules import Rules
from briscola.engine.state import State

POINTS_LADDER: tuple[Bid, ...] = tuple(Bid(points=p) for p in range(LOWEST_CONTRACT, HIGHEST_CONTRACT + 1))


def rank_ladder(ranking: Ranking) -> tuple[Bid, ...]:
    """Ranks from the strongest down, then the weakest with points (V-CH-20/21)."""
    return (
        *(Bid(rank=rank, points=LOWEST_CONTRACT) for rank in ranking.order),
        *(Bid(rank=ranking.order[-1], points=p) for p in range(LOWEST_CONTRACT + 1, HIGHEST_CONTRACT + 1)),
    )


RANK_LADDER = rank_ladder(BRISCOLA_RANKING)


def obliged_ladder(ranks: tuple[Bid, ...]) -> tuple[Bid, ...]:
    """A ladder by rank in which each bid with points has its obliged one directly above (V-CB-1)."""
    return tuple(
        rung
        for bid in ranks
        for rung in ((bid,) if bid.plain else (bid, Bid(rank=bid.rank, points=bid.points, obliged=True)))
    )


class Auction(Struct, frozen=True, kw_only=True):
    """Bids climb a ladder until all others have passed (V-CH-3 … 6)."""

    ladder: tuple[Bid, ...] = POINTS_LADDER

    def begin(self, state: State) -> tuple[State, Sequence[Event]]:
        return replace(state, to_act=state.order[0]), ()

    def legal(self, state: State) -> tuple[Action, ...]:
        return (*self.ladder[self._next_rung(state) :], PASS)

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        if action in self.legal(state):
            return None
        if not isinstance(action, Bid):
            return WrongTime("the auction is on: bid or pass")
        lowest = self.ladder[self._next_rung(state)]
        return BidTooLow(f"a bid must be at least {spoken(lowest)} and at most {spoken(self.ladder[-1])}")

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        seat = state.to_act
        assert seat is not None
        if isinstance(action, Pass):
            state = replace(state, bids=(*state.bids, (seat, None)))
            events: list[Event] = [Passed(seat=seat)]
        else:
            assert isinstance(action, Bid)
            state = replace(state, bids=(*state.bids, (seat, action)), bid=action)
            events = [BidMade(seat=seat, bid=action)]
        remaining = self._still_in(state)
        if state.rules.dealer_must_bid and state.bid is None and remaining == [state.dealer]:
            opening = self.ladder[0]
            state = replace(state, bids=(*state.bids, (state.dealer, opening)), bid=opening)
            events.append(BidMade(seat=state.dealer, bid=opening))
        return self._after(state, remaining), events

    def _next_rung(self, state: State) -> int:
        return 0 if state.bid is None else self.ladder.index(state.bid) + 1

    def _still_in(self, state: State) -> list[int]:
        out = {seat for seat, bid in state.bids if bid is None}
        return [s for s in state.order if s < state.rules.players and s not in out]

    def _after(self, state: State, remaining: list[int]) -> State:
        if not remaining:
            return replace(state, to_act=None, outcome=state.rules.scoring.unplayed(state, "passed_out"))
        bidder = next((seat for seat, bid in reversed(state.bids) if bid is not None), None)
        if bidder is not None and (remaining == [bidder] or state.bid == self.ladder[-1]):
            return replace(state, to_act=None, caller=bidder)
        seat = state.successor[state.bids[-1][0]]
        while seat not in remaining:
            seat = state.successor[seat]
        return replace(state, to_act=seat)


def ladder_of(rules: Rules) -> tuple[Bid, ...]:
    """The bids of a game, from the lowest up; none where there is no auction."""
    return next((stage.ladder for stage in rules.stages if isinstance(stage, Auction)), ())


def spoken(bid: Bid) -> str:
    """A bid in words for an error: `70`, `R`, `2 at 65`, `2 obliged at 65`."""
    if bid.rank is None:
        return str(bid.points)
    obliged = " obliged" if bid.obliged else ""
    return bid.rank.value if bid.plain else f"{bid.rank.value}{obliged} at {bid.points}"
