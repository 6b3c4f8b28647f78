"""A match: scores, balances, when it is over and who deals next (R-MATCH, V-CH-19, R-DEAL-7, R-DEAL-8)."""

from .game import Game
from .result import Result


class Match:
    """The standing of a match; `balance` is by place, `score` by seat."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.score = [0] * game.players
        self.balance = [0] * game.places
        self._counted = 0

    def add(self, result: Result) -> None:
        """Enter the result of a hand."""
        for seat in result.winners:
            self.score[seat] += result.worth
        for place, payment in enumerate(result.payments):
            self.balance[place] += payment
        self._counted += result.reason not in ("passed_out", "tie")

    def winners(self) -> list[int]:
        """The seats that have won the match; empty while it goes on."""
        game = self._game
        seats = range(game.players)
        if game.options["match"] == "hands":
            done = self._counted >= int(game.options["match_hands"])
            reached = list(seats) if done else []
        elif game.options["match"] == "target":
            reached = [seat for seat in seats if self.balance[seat] >= int(game.options["match_target"])]
        else:
            reached = [seat for seat in seats if self.score[seat] >= game.winning_hands]
        if not game.called:
            return reached
        # Several may get there in one hand: the better balance decides, an equal one shares (V-CH-19).
        best = max((self.balance[seat] for seat in reached), default=0)
        return [seat for seat in reached if self.balance[seat] == best]


def next_dealer(game: Game, dealer: int, result: Result) -> int:
    """Who deals after a hand with this result (INV-15 and the options upon it)."""
    stays = {
        "passed_out": game.options["all_pass"] == "same",
        "tie": game.options["void_dealer"] == "same",
    }
    return dealer if stays.get(result.reason, False) else game.right_of(dealer)
