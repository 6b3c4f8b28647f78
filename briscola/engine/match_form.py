"""When a match is over and who has won it (R-MATCH, V-CH-19)."""

from dataclasses import dataclass
from typing import Protocol


class MatchForm(Protocol):
    """What a match is played for. Scores are per player, balances per place."""

    @property
    def by_wins(self) -> bool:
        """Whether winning hands end the match, not the balance of payments."""

    def winners(
        self, *, score: tuple[int, ...], balance: tuple[int, ...], counted: int, winning_hands: int
    ) -> tuple[int, ...]:
        """The winners after a hand, empty while the match goes on."""


def _best(candidates: list[int], balance: tuple[int, ...]) -> tuple[int, ...]:
    top = max(balance[seat] for seat in candidates)
    return tuple(seat for seat in candidates if balance[seat] == top)


@dataclass(frozen=True, kw_only=True, slots=True)
class ByWins:
    """The first side to reach the agreed number of winning hands; the balance decides between several."""

    @property
    def by_wins(self) -> bool:
        return True

    def winners(
        self, *, score: tuple[int, ...], balance: tuple[int, ...], counted: int, winning_hands: int
    ) -> tuple[int, ...]:
        del counted
        reached = [seat for seat, wins in enumerate(score) if wins >= winning_hands]
        return _best(reached, balance) if reached else ()


class _Paid:
    """Matches that the balance of payments decides."""

    __slots__ = ()

    @property
    def by_wins(self) -> bool:
        return False


@dataclass(frozen=True, kw_only=True, slots=True)
class ByHands(_Paid):
    """A fixed number of counted hands; the highest balance wins."""

    hands: int

    def winners(
        self, *, score: tuple[int, ...], balance: tuple[int, ...], counted: int, winning_hands: int
    ) -> tuple[int, ...]:
        del winning_hands
        return _best(list(range(len(score))), balance) if counted >= self.hands else ()


@dataclass(frozen=True, kw_only=True, slots=True)
class ByBalance(_Paid):
    """The first balance of at least the target."""

    target: int

    def winners(
        self, *, score: tuple[int, ...], balance: tuple[int, ...], counted: int, winning_hands: int
    ) -> tuple[int, ...]:
        del counted, winning_hands
        reached = [seat for seat in range(len(score)) if balance[seat] >= self.target]
        return _best(reached, balance) if reached else ()
