"""Judging of a hand in a process of its own, which can be stopped at any time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from briscola.capabilities.coach.decisions import DecidedHand, hands_of
from briscola.capabilities.coach.hand_judge import News, coach
from briscola.capabilities.coach.judgement import JudgedHand, JudgedPlay
from briscola.client.host import Analysis
from briscola.engine.events import Event
from briscola.players.insight import COACH
from briscola.players.search import Depth

PATIENCE = 0.05
"""Seconds between two looks while `wait` blocks."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Progress:
    """Progress of the coach (0 … 1) with the plays judged so far; `hand` is set at the end only."""

    share: float
    plays: tuple[JudgedPlay, ...] = ()
    hand: JudgedHand | None = None


class Judging:
    """Judging of a hand, with the results so far.

    `known` is an earlier judgement; then no process is started.
    """

    def __init__(
        self,
        hand: DecidedHand,
        log: Sequence[Event],
        seat: int,
        depth: Depth = COACH,
        *,
        known: JudgedHand | None = None,
    ) -> None:
        """`hand` is a hand of `log`, with the decisions of `seat`."""
        self.hand = hand
        self._news = Progress(share=0.0)
        self._analysis: Analysis[News] | None = None
        if known is not None:
            self._news = Progress(share=1.0, plays=known.plays, hand=known)
        else:
            self._analysis = Analysis(news_of, tuple(log), seat, hand.number, depth)

    @property
    def news(self) -> Progress:
        """The latest progress."""
        if self._analysis is not None:
            for said in self._analysis.news():
                self._news = self._with(said)
        return self._news

    @property
    def failed(self) -> bool:
        """True if the process broke off; no more results will come."""
        return self._analysis is not None and self._analysis.failed

    @property
    def over(self) -> bool:
        """True if the hand is judged, or the process failed."""
        return self.news.hand is not None or self.failed

    def stop(self) -> None:
        """Stop the process at once."""
        if self._analysis is not None:
            self._analysis.stop()

    def wait(self) -> None:
        """Wait until the judging is over or was stopped."""
        while self._analysis is not None and not self.over and not self._analysis.over:
            self._analysis.wait(PATIENCE)

    def _with(self, said: News) -> Progress:
        """The progress so far with one more result added."""
        news = self._news
        match said:
            case JudgedPlay():
                return replace(
                    news, plays=(*news.plays, said.at(self.hand.decisions[said.finding.number - 1]))
                )
            case JudgedHand():
                return Progress(share=1.0, plays=news.plays, hand=replace(said, plays=news.plays))
            case _:
                return replace(news, share=said)


def news_of(log: Sequence[Event], seat: int, hand: int, depth: Depth) -> Iterator[News]:
    """Yield the coach's news of one hand of a log."""
    return coach(next(each for each in hands_of(log, seat) if each.number == hand), depth)
