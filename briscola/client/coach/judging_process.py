"""Judging of a hand in a process of its own, which can be stopped at any time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from briscola.client.analysis import Analysis
from briscola.client.coach.decisions import DecidedHand, hands_of
from briscola.client.coach.hand_judge import Progress, coach
from briscola.client.coach.judgement import JudgedHand, judged
from briscola.engine.events import Event
from briscola.players.insight.choice_comparison import Choice, Ground
from briscola.players.insight.choice_comparison import Deliberation as Found
from briscola.players.insight.deliberation import COACH
from briscola.players.search.deepening import Depth
from briscola.players.search.par import Par

PATIENCE = 0.05
"""Seconds between two looks while `wait` blocks."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Figures:
    """Results for one decision, without its position: the window's process already has that."""

    number: int
    choices: tuple[Choice, ...]
    best: int
    ground: Ground
    samples: int
    found: tuple[tuple[float, float], ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Whole:
    """Results for the hand as a whole."""

    unjudged: int
    par: Par | None
    made: int | None


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
        self._analysis: Analysis[float | Figures | Whole] | None = None
        if known is not None:
            self._news = Progress(share=1.0, plays=known.plays, hand=known)
        else:
            self._analysis = Analysis(figures_of, tuple(log), seat, hand.number, depth)

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

    def _with(self, said: float | Figures | Whole) -> Progress:
        """The progress so far with one more result added."""
        news = self._news
        match said:
            case Figures():
                decision = self.hand.decisions[said.number - 1]
                found = Found(
                    view=decision.view,
                    choices=said.choices,
                    best=said.best,
                    ground=said.ground,
                    samples=said.samples,
                    share=1.0,
                    found=said.found,
                )
                play = judged(said.number, decision, found)
                return news if play is None else replace(news, plays=(*news.plays, play))
            case Whole():
                whole = JudgedHand(
                    number=self.hand.number,
                    plays=news.plays,
                    unjudged=said.unjudged,
                    par=said.par,
                    made=said.made,
                )
                return Progress(share=1.0, plays=news.plays, hand=whole)
            case _:
                return replace(news, share=said)


def figures_of(log: Sequence[Event], seat: int, hand: int, depth: Depth) -> Iterator[float | Figures | Whole]:
    """Yield the coach's results for one hand of a log, and its progress (0 … 1) in between."""
    decided = next(each for each in hands_of(log, seat) if each.number == hand)
    told = 0
    for news in coach(decided, depth):
        yield news.share
        for play in news.plays[told:]:
            found = play.found
            yield Figures(
                number=play.number,
                choices=found.choices,
                best=found.best,
                ground=found.ground,
                samples=found.samples,
                found=found.found,
            )
        told = len(news.plays)
        if news.hand is not None:
            yield Whole(unjudged=news.hand.unjudged, par=news.hand.par, made=news.hand.made)
