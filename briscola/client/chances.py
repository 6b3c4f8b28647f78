"""The person's chance to win each hand of a kept match, choice by choice, found out beside the window."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

from briscola.client.analysis import Analysis
from briscola.client.coach.decisions import hands_of
from briscola.client.playback import Reel
from briscola.client.view import ME
from briscola.engine.events import Event
from briscola.engine.observation import Observation

Line = tuple[tuple[float, int], ...]
"""Points of a curve: how far along the match (0…1), and the chance there in per cent."""


class Chances:
    """Found out from `begin` to `stop`; begun again, it goes on where it was."""

    def __init__(self, log: Sequence[Event]) -> None:
        self._log = tuple(log)
        self._found: dict[int, int | None] = {}
        self._analysis: Analysis[tuple[int, int | None]] | None = None

    @property
    def found(self) -> Mapping[int, int | None]:
        """By the number in the log of what was decided: per cent, or None where nothing can be said."""
        if self._analysis is not None:
            self._found.update(self._analysis.news())
        return MappingProxyType(self._found)

    @property
    def over(self) -> bool:
        """Whether nothing more will come by itself."""
        return self._analysis is None or self._analysis.over

    def begin(self) -> None:
        """Find out what is not known yet."""
        if self._analysis is None:
            self._analysis = Analysis(chances_of, self._log, frozenset(self.found))

    def stop(self) -> None:
        """Think no further, unless all is known."""
        if not self.over:
            assert self._analysis is not None
            self._analysis.stop()
            self._analysis = None


def chances_of(log: Sequence[Event], known: Collection[int]) -> Iterator[tuple[int, int | None]]:
    """The number of each own decision in a log and the chance there (`chance_of`), but for those known."""
    for hand in hands_of(log, ME):
        for decision in hand.decisions:
            if decision.event not in known:
                yield decision.event, chance_of(decision.view)


def chance_of(view: Observation) -> int | None:
    """The chance to win the hand with the best choice, in per cent; None where nothing can be said of it."""
    from briscola.players.insight.evaluate import glance  # brings nets that a title does not need
    from briscola.players.insight.known import known_about

    if not known_about(view):
        return None
    best = glance(view).advice
    return None if best.by_points else best.percent


def curve(reel: Reel, found: Mapping[int, int | None]) -> tuple[Line, ...]:
    """The lines of the curve, broken where nothing is known and between hands; a hand ends won or lost."""
    lines: list[Line] = []
    by_stop = sorted((reel.stop_before(event), percent) for event, percent in dict(found).items())
    for hand in reel.hands:
        line: list[tuple[float, int]] = []
        for stop, percent in by_stop:
            if not hand.first <= stop <= hand.last:
                continue
            if percent is None:
                lines.append(tuple(line))
                line = []
            else:
                line.append((reel.share_of(stop), percent))
        if line and hand.ended is not None:
            line.append((reel.share_of(hand.last), 100 if ME in hand.ended.winners else 0))
        lines.append(tuple(line))
    return tuple(line for line in lines if len(line) > 1)
