"""End and winners of a match (R-MATCH, V-CH-19, V-PT)."""

from typing import ClassVar, Protocol

from msgspec import Struct

from briscola.engine.outcome import Outcome, side_count

Sides = tuple[tuple[int, ...], ...]

VOID = frozenset({"tie", "passed_out", "void"})
"""The reasons of hands that do not count (R-HAND-3/5, R-MATCH-2, V-CH-6)."""


MOST_TIMES = 8
"""The most times that a hand is paid after void ones (V-CH-28)."""


MOST_MORE = 10
"""The most strokes that a hand counts more after tied ones (V-SU-7): any match is won by it then."""


class Standing(Struct, frozen=True, kw_only=True):
    """Standing of a match: `score` per player (winning hands, or points of its side), `balance` per place.

    `times` is how often the hand is paid: more than once after void hands (V-CH-28). `more` is what a win
    counts beyond its size after tied hands (V-SU-7).
    """

    winning_hands: int
    score: tuple[int, ...]
    balance: tuple[int, ...]
    times: int = 1
    more: int = 0


class MatchForm(Protocol):
    """The goal of a match: winning hands, a balance of payments, or points."""

    by_wins: ClassVar[bool]
    """True if winning hands end the match, not the balance of payments or the points."""
    by_points: ClassVar[bool]
    """True if the score is the sum of the points of all hands (V-PT-1)."""

    def counts(self, reason: str) -> bool:
        """True if a hand that ended for this reason counts for the match."""

    def gains(self, outcome: Outcome, sides: Sides) -> tuple[int, ...]:
        """Amounts that a hand adds to the score, by player."""

    def winners(self, standing: Standing, *, counted: int, sides: Sides) -> tuple[int, ...]:
        """The winners after a hand, `counted` hands having been played; empty while the match goes on."""


def _best(candidates: list[int], standing: Standing) -> tuple[int, ...]:
    """The candidates with the highest balance."""
    top = max(standing.balance[seat] for seat in candidates)
    return tuple(seat for seat in candidates if standing.balance[seat] == top)


class _OfHands:
    """Matches in which a hand is won or lost, and void hands do not count."""

    __slots__ = ()
    by_wins: ClassVar[bool] = False
    by_points: ClassVar[bool] = False

    def counts(self, reason: str) -> bool:
        return reason not in VOID

    def gains(self, outcome: Outcome, sides: Sides) -> tuple[int, ...]:
        """Winning hands, which a capot may count twice."""
        players = range(sum(map(len, sides)))
        return tuple(outcome.gain if seat in outcome.winners else 0 for seat in players)


class ByWins(_OfHands, Struct, frozen=True, kw_only=True):
    """The first side to reach the agreed number of winning hands; the balance decides between several."""

    by_wins: ClassVar[bool] = True

    def winners(self, standing: Standing, *, counted: int, sides: Sides) -> tuple[int, ...]:
        del counted, sides
        reached = [seat for seat, wins in enumerate(standing.score) if wins >= standing.winning_hands]
        return _best(reached, standing) if reached else ()


class ByHands(_OfHands, Struct, frozen=True, kw_only=True):
    """A fixed number of counted hands; the highest balance wins."""

    hands: int

    def winners(self, standing: Standing, *, counted: int, sides: Sides) -> tuple[int, ...]:
        del sides
        return _best(list(range(len(standing.score))), standing) if counted >= self.hands else ()


class ByBalance(_OfHands, Struct, frozen=True, kw_only=True):
    """The first balance of at least the target."""

    target: int

    def winners(self, standing: Standing, *, counted: int, sides: Sides) -> tuple[int, ...]:
        del counted, sides
        reached = [seat for seat in range(len(standing.score)) if standing.balance[seat] >= self.target]
        return _best(reached, standing) if reached else ()


class ByPoints(Struct, frozen=True, kw_only=True):
    """The first side whose points of all hands reach the mark; the higher total, or another hand (V-PT-2)."""

    by_wins: ClassVar[bool] = False
    by_points: ClassVar[bool] = True

    target: int

    def counts(self, reason: str) -> bool:
        """Every hand counts, a tie too (V-PT-1)."""
        del reason
        return True

    def gains(self, outcome: Outcome, sides: Sides) -> tuple[int, ...]:
        """The points of the player's side, declared ones too."""
        players = range(sum(map(len, sides)))
        of_side = {seat: side_count(outcome, side).total for side in sides for seat in side}
        return tuple(of_side[seat] for seat in players)

    def winners(self, standing: Standing, *, counted: int, sides: Sides) -> tuple[int, ...]:
        del counted
        best = max(standing.score)
        leading = [side for side in sides if standing.score[side[0]] == best]
        return leading[0] if best >= self.target and len(leading) == 1 else ()
