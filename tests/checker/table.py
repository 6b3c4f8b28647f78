"""The cards of a hand in play, and what has been won and declared so far."""

from .deal import Dealt
from .game import Game


class Table:
    """Hands, stock and counts by place; `trumps` is a suit, or empty while there is none."""

    def __init__(self, game: Game, dealt: Dealt, trumps: str) -> None:
        self.game = game
        self.hands = [list(hand) for hand in dealt.hands]
        self.stock = dealt.stock[::-1]  # the next card is at the end, the turned one at the start
        self.trumps = trumps
        self.points = [0] * game.places
        self.tricks = [0] * game.places
        self.declared = [0] * game.places
        self.declared_suits: list[str] = []
        self.waiting: list[tuple[int, str, int]] = []
        """Seat, suit and points of mariannas that their seats will be paid when they lead (V-MA-6)."""

    def side_has_won(self, place: int) -> bool:
        """Whether the side of `place` has taken a trick."""
        return any(self.tricks[seat] for seat in self.game.side(place))

    def decided(self) -> bool:
        """With `stop_at_61` the hand ends as soon as a side has more than half of the points.

        Unless a capot or a larger stake is to be played for still (R-COUNT-2). Mariazza ends at 41 points,
        declared ones among them (V-MA-6).
        """
        if self.game.mariazza:
            return max(won + said for won, said in zip(self.points, self.declared, strict=True)) >= 41
        options, sides = self.game.options, self.game.sides
        if not options["stop_at_61"]:
            return False
        totals = [sum(self.points[seat] for seat in side) for side in sides]
        best = max(totals)
        if best < self.game.majority:
            return False
        if options["capot"] and sum(any(self.tricks[seat] for seat in side) for side in sides) == 1:
            return False
        most = self.game.total - sum(totals) + best
        return not options["stakes"] or staked(self.game, best) == staked(self.game, most)


def staked(game: Game, points: int) -> int:
    """What a win scores by its size with the option `stakes` (V-BI-6)."""
    return 4 if points == game.total else 2 if points > 90 else 1
