"""The person's chance to win each hand of a kept match, choice by choice, in the background."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

from briscola.client.decisions import hands_of
from briscola.client.host.analysis import Analysis
from briscola.client.playback.reel import Reel
from briscola.client.view.view import ME
from briscola.engine.events import Event
from briscola.engine.observation import Observation

Line = tuple[tuple[float, int], ...]
"""Points of a curve: share of the match (0 … 1), and the chance there in per cent."""


class WinChances:
    """Computes the chances between `begin` and `stop`; a new `begin` goes on from there."""

    def __init__(self, log: Sequence[Event]) -> None:
        self._log = tuple(log)
        self._found: dict[int, int | None] = {}
        self._analysis: Analysis[tuple[int, int | None]] | None = None

    @property
    def found(self) -> Mapping[int, int | None]:
        """By event number of a decision: chance in per cent, or None if nothing can be said."""
        if self._analysis is not None:
            self._found.update(self._analysis.news())
        return MappingProxyType(self._found)

    @property
    def over(self) -> bool:
        """True if no more results will come by themselves."""
        return self._analysis is None or self._analysis.over

    def begin(self) -> None:
        """Start computing what is not known yet."""
        if self._analysis is None:
            self._analysis = Analysis(chances_of, self._log, frozenset(self.found))

    def stop(self) -> None:
        """Stop, unless everything has been found; the next `begin` tries again what broke off."""
        if self._analysis is not None and (self._analysis.failed or not self._analysis.over):
            self._analysis.stop()
            self._analysis = None


def chances_of(log: Sequence[Event], known: Collection[int]) -> Iterator[tuple[int, int | None]]:
    """Yield the event number and chance of the person's decisions, except those in `known`."""
    for hand in hands_of(log, ME):
        for decision in hand.decisions:
            if decision.event not in known:
                yield decision.event, chance_of(decision.view)


def chance_of(view: Observation) -> int | None:
    """Chance in per cent to win the hand with the best choice; None if nothing can be said."""
    from briscola.players.insight.can_explain import known_about
    from briscola.players.insight.evaluation import glance  # brings nets that a title does not need

    if not known_about(view):
        return None
    best = glance(view).advice
    return None if best.by_points else best.percent


def curve(reel: Reel, found: Mapping[int, int | None]) -> tuple[Line, ...]:
    """Lines of the curve, broken between hands and where nothing is known; each hand ends at 0 or 100."""
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
