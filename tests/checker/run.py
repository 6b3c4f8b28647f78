"""A whole log: matches one after another, their hands, the dealer passing through all of them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .contributions import Contributions
from .deal import check_draw
from .errors import LogEndError, LogError, need, same
from .game import need_simulated, read_match
from .hand import Trust, check_hand
from .log import Log
from .match import Match, next_dealer
from .shapes import Event


@dataclass(frozen=True, kw_only=True)
class Summary:
    """What a right log holds; `additions` counts what it has beyond the contract, by name."""

    variant: str
    players: int
    matches: int
    hands: int
    lines: int
    additions: Counter[str]

    def __str__(self) -> str:
        text = (
            f"right: {self.variant} for {self.players}, {self.hands} whole hands, "
            f"{self.matches} whole matches, {self.lines} lines"
        )
        if self.additions:
            text += "; beyond the contract: " + ", ".join(f"{n} {name}" for name, n in self.additions.items())
        return text


def _people(header: Event) -> set[int]:
    """The seats of persons by the header of a record: before there was a roster, seat 0."""
    if "roster" not in header:
        return {0}
    return {player["seat"] for player in header["roster"] if "level" not in player}


class _Run:
    """The walk through a log, kept between matches: hands counted and the deal passed on over all of them."""

    def __init__(self, log: Log, *, shuffled: bool) -> None:
        """Read a log as far as its first `match`, a record's header included."""
        self._log = log
        self._first = log.take("match", "record")
        record = "record" in self._first
        self._people: set[int] = set()
        header = self._header = self._first if record else {}
        if record:
            self._people |= _people(self._first)
            self._first = log.take("match")
        self._contributions = Contributions(header, self._people)
        log.onlooker = self._see
        self._trust = Trust(shuffled=shuffled, record=record, people=self._people)
        self.game = read_match(self._first)
        if not record:
            need_simulated(self._first)
        self.hands = 0
        self.matches = 0

    def _see(self, event: Event, chain: bytes) -> None:
        """Follow what only records have: contributions, and who sits down (docs/record.md)."""
        self._contributions.see(event, chain)
        if event["event"] in ("withdrawn", "given_up"):
            need(self._trust.record, f"{event['event']} stands in records only")
        if event["event"] != "sits":
            return
        self._people.discard(event["seat"])
        if "level" not in event["who"]:
            self._people.add(event["seat"])

    def walk(self) -> None:
        """Check the rest of the log; `LogEndError` where it stops inside a hand or owes a `match_end`."""
        follows = self._header.get("follows")
        if follows is None:
            dealer = self._draw(self._log.take("draw_for_deal", "withdrawn"))
        else:  # the deal passes on from the match before (R-MATCH-4)
            dealer = follows["dealer"]
        commit = self._log.take("commit")
        while True:
            dealer = self._match(dealer, commit)
            event = self._log.take_or_end("match")
            if event is None:
                return
            if event != self._first:
                raise LogError("a match of another game in the same log")
            # A later match draws again (docs/log.md) or the deal keeps passing (R-MATCH-4).
            commit = self._log.take("draw_for_deal", "commit")
            if commit["event"] == "draw_for_deal":
                dealer = self._draw(commit)
                commit = self._log.take("commit")

    def _draw(self, event: Event) -> int:
        """Check the draw at the start of a match, after any whose seal was withdrawn; who deals first."""
        while event["event"] == "withdrawn":
            same(event["hand"], 0, "the hand whose seal is withdrawn")
            event = self._log.take("draw_for_deal", "withdrawn")
        free = self._trust.record or not self._trust.shuffled
        return check_draw(self.game, event, None if free else self.matches + 1)

    def _match(self, dealer: int, first: Event) -> int:
        """Check one match from its first `commit`, whole or cut short; who deals after it."""
        match = Match(self.game)
        commit: Event | None = first
        while commit is not None:
            number = self.hands + 1
            result = check_hand(
                self._log, self.game, match, commit, number=number, dealer=dealer, trust=self._trust
            )
            self.hands = number
            dealer = next_dealer(self.game, dealer, result)
            winners = match.winners()
            if winners:
                end = self._log.take("match_end")
                same(sorted(end["winners"]), winners, "the winners of the match")
                same(end["score"], match.score, "the score of the match")
                self.matches += 1
                return dealer
            commit = self._log.take_or_end("commit")
        return dealer


@contextmanager
def _numbered(log: Log) -> Iterator[None]:
    """Give a `LogError` the line that the log has come to."""
    try:
        yield
    except LogError as error:
        error.line = log.line
        raise


def check(lines: Iterable[str | bytes], *, shuffled: bool = True, unfinished: bool = False) -> Summary:
    """Check a log by the contract and the rules; raise `LogError` (with its line) at the first thing wrong.

    `shuffled=False` takes any deck and any draw for the deal in place of those the seed gives. `unfinished`
    accepts a log that stops inside a hand; so may a match that was given up.
    """
    log = Log(lines)
    with _numbered(log):
        run = _Run(log, shuffled=shuffled)
        try:
            run.walk()
        except LogEndError:
            if not unfinished and not log.given_up:
                raise
    return Summary(
        variant=run.game.variant,
        players=run.game.players,
        matches=run.matches,
        hands=run.hands,
        lines=log.line,
        additions=log.additions,
    )
