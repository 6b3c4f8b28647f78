"""Scoring of hands: by sides, each player alone, by payments (R-HAND, V-CH-14 … 18)."""

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import LOWEST_CONTRACT
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.trick import Trick


def rest_to(state: State, taker: int) -> State:
    """The hand as it would end if one place took all that is left of it."""
    rest = Trick(leader=taker, plays=(), winner=taker, points=0)
    points = list(state.points)
    points[taker] += state.rules.total - sum(points)
    left = state.rules.tricks - len(state.tricks)
    return replace(state, points=tuple(points), tricks=(*state.tricks, *(rest,) * left))


def decided(state: State) -> bool:
    """True if the cards left can change neither the winner nor the score of the hand (option stop_at_61)."""
    rules = state.rules
    best = max(sum(state.points[seat] for seat in side) for side in rules.sides)
    if best < rules.majority:
        return False
    ends = [rules.scoring.result(rest_to(state, place)) for place in range(rules.places)]
    return len({(end.winners, end.gain) for end in ends}) == 1


def took_all(state: State, side: tuple[int, ...]) -> bool:
    """True if a side took every trick of a complete hand."""
    complete = len(state.tricks) == state.rules.tricks
    return complete and all(trick.winner in side for trick in state.tricks)


Stakes = tuple[tuple[int, int], ...]
"""Scores by least points, the largest first; a win with fewer points scores 1."""


def staked(stakes: Stakes, points: int) -> int:
    """Score of a win by its size (V-BI-6, V-SU-3)."""
    return next((score for least, score in stakes if points >= least), 1)


class _NoAuction:
    """Scoring of the games in which nobody can pass out, throw in or give up."""

    @property
    def pays(self) -> bool:
        return False

    @property
    def outside(self) -> int:
        return 0

    def unplayed(self, state: State, reason: str) -> Outcome:
        raise AssertionError(f"{state.rules.variant} has no auction, so no hand is {reason}")

    def conceded(self, state: State) -> Outcome:
        raise AssertionError(f"{state.rules.variant} has no caller to give up")


class TwoSides(_NoAuction, Struct, frozen=True, kw_only=True):
    """Most points win; a tie is void or goes to the last trick (R-HAND-1/3).

    A capot may score more, and so may a large win.
    """

    last_trick_breaks_tie: bool = False
    capot_scores: int = 1
    stakes: Stakes = ()

    def gain(self, points: int, *, capot: bool) -> int:
        return max(self.capot_scores if capot else 1, staked(self.stakes, points))

    def result(self, state: State) -> Outcome:
        points = state.totals
        totals = [sum(points[seat] for seat in side) for side in state.rules.sides]
        tie = totals[0] == totals[1]
        if not tie:
            winners = state.rules.sides[0 if totals[0] > totals[1] else 1]
        elif self.last_trick_breaks_tie:
            winners = state.rules.side_of[state.tricks[-1].winner]
        else:
            winners = ()
        capot = any(took_all(state, side) for side in state.rules.sides)
        return Outcome(
            points=state.points,
            winners=winners,
            reason="points" if winners else "tie",
            capot=capot,
            gain=self.gain(max(totals), capot=capot) + state.more,
            declared=state.declared_points,
        )


class Independents(_NoAuction, Struct, frozen=True, kw_only=True):
    """The highest total wins, shared it is void; `strict` asks for more than half (R-HAND-4 … 6)."""

    strict: bool = False
    stakes: Stakes = ()

    def gain(self, points: int, *, capot: bool) -> int:
        del capot
        return staked(self.stakes, points)

    def result(self, state: State) -> Outcome:
        totals = state.totals
        best = max(totals)
        leaders = tuple(seat for seat, points in enumerate(totals) if points == best)
        if self.strict:
            winners = leaders if best >= state.rules.majority else ()
            reason = "points" if winners else "nobody"
        else:
            winners = leaders if len(leaders) == 1 else ()
            reason = "points" if winners else "tie"
        capot = any(took_all(state, side) for side in state.rules.sides)
        return Outcome(
            points=state.points,
            winners=winners,
            reason=reason,
            capot=capot,
            gain=self.gain(best, capot=capot),
            declared=state.declared_points,
        )


class Payments(Struct, frozen=True, kw_only=True):
    """Scoring by contract: made or failed, with the payment of each place (V-CH-14 … 18, V-MO-7)."""

    multiplier: bool = False
    capot_doubles: bool = False
    capot_by_points: bool = False
    """True if all the points of the caller's side double, and nothing else does (option capot_by)."""

    @property
    def pays(self) -> bool:
        return True

    @property
    def outside(self) -> int:
        return 0

    def gain(self, points: int, *, capot: bool) -> int:
        del points, capot
        return 1

    def unit(self, contract: int) -> int:
        """Multiplier of the payment for a contract (V-CH-17)."""
        return (contract - LOWEST_CONTRACT) // 10 + 1 if self.multiplier else 1

    def result(self, state: State) -> Outcome:
        assert state.caller is not None and state.partner is not None and state.contract is not None
        callers, defenders = state.rules.parties(state.caller, state.partner)
        totals = state.totals
        taken = sum(totals[seat] for seat in callers)
        capot = took_all(state, callers) or took_all(state, defenders)
        doubled = taken == state.rules.total if self.capot_by_points else capot
        made = taken >= state.contract
        return self._paid(state, reason="made" if made else "failed", capot=capot, doubled=doubled)

    def conceded(self, state: State) -> Outcome:
        """Outcome of a conceded hand: failed at the multiplier of the bid, never a capot (V-CH-25)."""
        return self._paid(state, reason="conceded", capot=False, doubled=False)

    def _paid(self, state: State, *, reason: str, capot: bool, doubled: bool) -> Outcome:
        assert state.caller is not None and state.partner is not None and state.contract is not None
        paid = self.paid(
            state.rules,
            state.caller,
            state.partner,
            contract=state.contract,
            reason=reason,
            doubled=doubled,
            times=state.times,
        )
        return replace(paid, points=state.points, capot=capot, declared=state.declared_points)

    def paid(
        self,
        rules: Rules,
        caller: int,
        partner: int,
        *,
        contract: int,
        reason: str,
        doubled: bool,
        times: int = 1,
    ) -> Outcome:
        """Outcome of a contract that was `made`, or not, with nobody's points.

        `partner` is the caller where she played alone; `doubled` tells of a capot that may double (V-CH-18),
        `times` how often the hand is paid (V-CH-28).
        """
        callers, defenders = rules.parties(caller, partner)
        made = reason == "made"
        unit = self.unit(contract) * times * (2 if doubled and self.capot_doubles else 1)
        unit = unit if made else -unit
        payments = [-unit] * rules.places
        payments[partner] = unit
        payments[caller] = 4 * unit if partner == caller else 2 * unit
        side = callers if made else defenders
        return Outcome(
            points=(),
            winners=tuple(sorted(seat for seat in side if seat < rules.players)),
            reason=reason,
            capot=doubled,
            gain=1,
            payments=tuple(payments),
        )

    def unplayed(self, state: State, reason: str) -> Outcome:
        return Outcome(
            points=state.points,
            winners=(),
            reason=reason,
            capot=False,
            gain=0,
            payments=(0,) * len(state.order),
        )
