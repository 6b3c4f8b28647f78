"""A hand being judged beside the window, by a process of its own: no frame waits for it.

It is left at once when nobody looks any more.
"""

import logging
import multiprocessing
import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from briscola.client.coach.coach import Progress, coach
from briscola.client.coach.decisions import DecidedHand, hands_of
from briscola.client.coach.judgement import JudgedHand, judged
from briscola.engine.events import Event
from briscola.players.insight.deliberation import COACH, Choice, Ground
from briscola.players.insight.deliberation import Deliberation as Found
from briscola.players.search.deepening import Depth
from briscola.players.search.par import Par
from briscola.workers import end_with_parent

_logger = logging.getLogger(__name__)

NICENESS = 10
PATIENCE = 0.05
"""Seconds between two looks of who waits for it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Figures:
    """What was found out of one decision, without the position: that is known at home."""

    number: int
    choices: tuple[Choice, ...]
    best: int
    ground: Ground
    samples: int
    found: tuple[tuple[float, float], ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Whole:
    """What is known of the hand beside its decisions."""

    unjudged: int
    par: Par | None
    made: int | None


class Judging:
    """A hand and what is known of it so far. `failed`: nothing more will come of it.

    `known` is what was found out before: then there is nothing to think about.
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
        """`hand` is one of `log`, as `seat` decided in it."""
        self.hand = hand
        self.failed = False
        self._news = Progress(share=0.0)
        self._pipe: Connection | None = None
        self._process: SpawnProcess | None = None
        if known is not None:
            self._news = Progress(share=1.0, plays=known.plays, hand=known)
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_think, args=(there, tuple(log), seat, hand.number, depth), daemon=True
        )
        try:
            self._process.start()
        except OSError as error:
            _logger.warning("no process to judge hand %s: %s", hand.number, error)
            self._process = None
            self._fail()
        there.close()

    @property
    def news(self) -> Progress:
        """The latest."""
        while self._pipe is not None and self._pipe.poll():
            try:
                self._hear(self._pipe.recv())
            except (EOFError, OSError):
                self._fail()
        return self._news

    @property
    def over(self) -> bool:
        """Whether everything is known that will be."""
        return self.news.hand is not None or self.failed

    def stop(self) -> None:
        """Think no further."""
        if self._process is not None:
            self._process.terminate()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def wait(self) -> None:
        """Until it is over, or was stopped."""
        while self._pipe is not None and not self.over:
            self._pipe.poll(PATIENCE)

    def _fail(self) -> None:
        _logger.warning("hand %s cannot be judged", self.hand.number)
        self.failed = True
        self.stop()

    def _hear(self, said: float | Figures | Whole) -> None:
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
                if play is not None:
                    self._news = replace(news, plays=(*news.plays, play))
            case Whole():
                whole = JudgedHand(
                    number=self.hand.number,
                    plays=news.plays,
                    unjudged=said.unjudged,
                    par=said.par,
                    made=said.made,
                )
                self._news = Progress(share=1.0, plays=news.plays, hand=whole)
                self.stop()
            case _:
                self._news = replace(news, share=said)


def _think(there: Connection, log: Sequence[Event], seat: int, hand: int, depth: Depth) -> None:
    # Ctrl-C in a terminal goes to the window alone, which then lets go of this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decided = next(each for each in hands_of(log, seat) if each.number == hand)
    told = 0
    for news in coach(decided, depth):
        there.send(news.share)
        for play in news.plays[told:]:
            found = play.found
            there.send(
                Figures(
                    number=play.number,
                    choices=found.choices,
                    best=found.best,
                    ground=found.ground,
                    samples=found.samples,
                    found=found.found,
                )
            )
        told = len(news.plays)
        if news.hand is not None:
            there.send(Whole(unjudged=news.hand.unjudged, par=news.hand.par, made=news.hand.made))
