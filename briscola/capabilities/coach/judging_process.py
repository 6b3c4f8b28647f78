"""Judging of a hand in a process of its own, which can be stopped at any time."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from briscola.capabilities.coach.judgement import HandFinding, JudgedHand, JudgedPlay, judged
from briscola.client.decisions import DecidedHand, Decision, hands_of
from briscola.client.host.analysis import Analysis
from briscola.engine.actions import Concede, Exchange, Play, Redeal
from briscola.engine.events import Event
from briscola.engine.outcome import side_count
from briscola.players.insight.deliberation import COACH, deliberate, judgeable
from briscola.players.search.deepening import Depth
from briscola.players.search.par_score import Par, par

UNWEIGHED = (Exchange, Redeal, Concede)
"""Actions that are not judged: they are no choice between cards."""


News = float | JudgedPlay | JudgedHand
"""Progress (0 … 1) after a round of samples, a play as soon as it is judged, the whole hand at the end."""


def coach(hand: DecidedHand, depth: Depth = COACH) -> Iterator[News]:
    """Judge a hand.

    The generator may be dropped at any moment. A decision takes about a second.
    """
    choices = [
        (number, decision)
        for number, decision in enumerate(hand.decisions, 1)
        if len(decision.view.legal) > 1 and not isinstance(decision.action, UNWEIGHED)
    ]
    plays: list[JudgedPlay] = []
    unjudged = 0
    steps = len(choices) + 1  # the last is the worth of the deal
    for done, (number, decision) in enumerate(choices):
        play = None
        if judgeable(decision.view):
            for found in deliberate(decision.view, decision.action, depth):
                yield (done + found.share) / steps
            play = judged(number, decision, found)
        if play is None:
            unjudged += 1
        else:
            plays.append(play)
            yield play
    findings = tuple(play.finding for play in plays)
    finding = HandFinding(plays=findings, unjudged=unjudged, par=_par(hand), made=_made(hand))
    yield JudgedHand(number=hand.number, plays=tuple(plays), finding=finding)


def _par(hand: DecidedHand) -> Par | None:
    """Value of the deal among maestros, with the contract actually made; None if no card was played."""
    first = _first_card(hand)
    return None if first is None else par(hand.dealt, first.view)


def _first_card(hand: DecidedHand) -> Decision | None:
    return next((decision for decision in hand.decisions if isinstance(decision.action, Play)), None)


def _made(hand: DecidedHand) -> int | None:
    """Points of the seat's side; None if the hand broke off."""
    if hand.ended is None or not hand.decisions:
        return None
    seat, last = hand.decisions[0].view.seat, hand.last
    side = next(party for party in last.rules.parties(last.caller, last.partner) if seat in party)
    return side_count(hand.ended, side).total


PATIENCE = 0.05
"""Seconds between two looks while `wait` blocks."""


class Progress(Struct, frozen=True, kw_only=True):
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
