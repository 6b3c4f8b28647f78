"""A match: scores, balances, when it is over and who deals next (R-MATCH, V-PT, V-CH-19, R-DEAL-7, 8)."""

from .game import Game
from .result import Result

UNCOUNTED = ("passed_out", "void", "tie")


def paid_after_voids(game: Game) -> bool:
    """True if void hands make the next one dearer: the option, unless won hands are counted (V-CH-28)."""
    return game.called and game.options["void_doubles"] is True and game.options["match"] != "wins"


def counts_after_ties(game: Game) -> bool:
    """True if tied hands make a win in the next one count more (V-SU-7)."""
    return game.variant == "sueca" and game.options["tie_counts"] is True


class Match:
    """The standing of a match; `balance` is by place, `score` by seat."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.score = [0] * game.players
        self.balance = [0] * game.places
        self._counted = 0
        self.voids = 0
        """Void hands since one was made or failed."""

    @property
    def times(self) -> int:
        """Times that the next hand is paid (V-CH-28)."""
        return min(2**self.voids, 8) if paid_after_voids(self._game) else 1

    @property
    def more(self) -> int:
        """Strokes that a win in the next hand counts beyond its size (V-SU-7)."""
        return min(self.voids, 10) if counts_after_ties(self._game) else 0

    def add(self, result: Result) -> None:
        """Enter the result of a hand."""
        if result.totals:
            self.score = [score + total for score, total in zip(self.score, result.totals, strict=True)]
        else:
            for seat in result.winners:
                self.score[seat] += result.worth
        for place, payment in enumerate(result.payments):
            self.balance[place] += payment
        self._counted += result.reason not in UNCOUNTED
        self.voids = self.voids + 1 if result.reason in UNCOUNTED else 0

    def winners(self) -> list[int]:
        """The seats that have won the match; empty while it goes on."""
        game = self._game
        if game.mark is not None:
            return self._highest(game.mark)
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

    def _highest(self, mark: int) -> list[int]:
        """The side with the most points once the mark is reached; equal ones play on (V-PT-2)."""
        best = max(self.score)
        leaders = [side for side in self._game.sides if self.score[side[0]] == best]
        return leaders[0] if best >= mark and len(leaders) == 1 else []


def next_dealer(game: Game, dealer: int, result: Result) -> int:
    """Who deals after a hand with this result (INV-15, V-PT-1, V-SU-3, V-CB-3 and the options upon it)."""
    redealt = game.row.redeals and game.mark is None
    stays = {
        "passed_out": game.options["all_pass"] == "same",
        "tie": redealt and game.options["void_dealer"] == "same",
        "void": True,
    }
    return dealer if stays.get(result.reason, False) else game.right_of(dealer)
