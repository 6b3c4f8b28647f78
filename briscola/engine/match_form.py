"""When a match is over and who has won it (R-MATCH, V-CH-19, V-PT)."""

from dataclasses import dataclass
from typing import Protocol

from briscola.engine.outcome import Outcome

Sides = tuple[tuple[int, ...], ...]

VOID = frozenset({"tie", "passed_out", "void"})
"""The reasons of hands that do not count (R-HAND-3/5, R-MATCH-2, V-CH-6)."""


class MatchForm(Protocol):
    """What a match is played for. Scores are per player, balances per place."""

    @property
    def by_wins(self) -> bool:
        """Whether winning hands end the match, not the balance of payments or the points."""

    @property
    def by_points(self) -> bool:
        """Whether the score is the points of all hands together (V-PT-1)."""

    def counts(self, reason: str) -> bool:
        """Whether a hand that ended for this reason counts for the match."""

    def gains(self, outcome: Outcome, sides: Sides) -> tuple[int, ...]:
        """What a hand adds to each player's score."""

    def winners(
        self,
        *,
        score: tuple[int, ...],
        balance: tuple[int, ...],
        counted: int,
        winning_hands: int,
        sides: Sides,
    ) -> tuple[int, ...]:
        """The winners after a hand, empty while the match goes on."""


def _best(candidates: list[int], balance: tuple[int, ...]) -> tuple[int, ...]:
    top = max(balance[seat] for seat in candidates)
    return tuple(seat for seat in candidates if balance[seat] == top)


class _OfHands:
    """Matches in which a hand is won or lost, and void hands do not count."""

    __slots__ = ()

    @property
    def by_wins(self) -> bool:
        return False

    @property
    def by_points(self) -> bool:
        return False

    def counts(self, reason: str) -> bool:
        return reason not in VOID

    def gains(self, outcome: Outcome, sides: Sides) -> tuple[int, ...]:
        """Winning hands, which a capot may count twice."""
        players = range(sum(map(len, sides)))
        return tuple(outcome.gain if seat in outcome.winners else 0 for seat in players)


@dataclass(frozen=True, kw_only=True, slots=True)
class ByWins(_OfHands):
    """The first side to reach the agreed number of winning hands; the balance decides between several."""

    @property
    def by_wins(self) -> bool:
        return True

    def winners(
        self,
        *,
        score: tuple[int, ...],
        balance: tuple[int, ...],
        counted: int,
        winning_hands: int,
        sides: Sides,
    ) -> tuple[int, ...]:
        del counted, sides
        reached = [seat for seat, wins in enumerate(score) if wins >= winning_hands]
        return _best(reached, balance) if reached else ()


@dataclass(frozen=True, kw_only=True, slots=True)
class ByHands(_OfHands):
    """A fixed number of counted hands; the highest balance wins."""

    hands: int

    def winners(
        self,
        *,
        score: tuple[int, ...],
        balance: tuple[int, ...],
        counted: int,
        winning_hands: int,
        sides: Sides,
    ) -> tuple[int, ...]:
        del winning_hands, sides
        return _best(list(range(len(score))), balance) if counted >= self.hands else ()


@dataclass(frozen=True, kw_only=True, slots=True)
class ByBalance(_OfHands):
    """The first balance of at least the target."""

    target: int

    def winners(
        self,
        *,
        score: tuple[int, ...],
        balance: tuple[int, ...],
        counted: int,
        winning_hands: int,
        sides: Sides,
    ) -> tuple[int, ...]:
        del counted, winning_hands, sides
        reached = [seat for seat in range(len(score)) if balance[seat] >= self.target]
        return _best(reached, balance) if reached else ()


@dataclass(frozen=True, kw_only=True, slots=True)
class ByPoints:
    """The first side whose points of all hands reach the mark; the higher total, or another hand (V-PT-2)."""

    target: int

    @property
    def by_wins(self) -> bool:
        return False

    @property
    def by_points(self) -> bool:
        return True

    def counts(self, reason: str) -> bool:
        """Every hand counts, a tie too (V-PT-1)."""
        del reason
        return True

    def gains(self, outcome: Outcome, sides: Sides) -> tuple[int, ...]:
        """The points of the player's side, declared ones too."""
        players = range(sum(map(len, sides)))
        of_side = {seat: sum(outcome.totals[other] for other in side) for side in sides for seat in side}
        return tuple(of_side[seat] for seat in players)

    def winners(
        self,
        *,
        score: tuple[int, ...],
        balance: tuple[int, ...],
        counted: int,
        winning_hands: int,
        sides: Sides,
    ) -> tuple[int, ...]:
        del balance, counted, winning_hands
        best = max(score)
        leading = [side for side in sides if score[side[0]] == best]
        return leading[0] if best >= self.target and len(leading) == 1 else ()
