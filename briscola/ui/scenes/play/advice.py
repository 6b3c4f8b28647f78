"""The strongest level's advice, found in the background: a first look at once, then ever surer answers."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from msgspec.structs import replace

from briscola.client.host.analysis import Analysis
from briscola.client.host.thinking_threads import Work
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.insight.evaluation import Insight, insights


class Advice:
    """The strongest level's advice for the person's view, with reasons.

    The first look and the search's first answer come from a thread: a process that lets everybody else go
    first would have them late on a busy computer. The surer ones come from a process.
    """

    def __init__(self, view: Observation) -> None:
        self._view = view
        self._next = partial(next, insights(view))
        self._soon: Work[Insight] | None = Work(self._next)
        self._surer: Analysis[Insight] | None = None

    def news(self) -> Insight | None:
        """The latest insight since the last call; None if there is nothing new."""
        found = None
        if self._soon is not None and self._soon.ready:
            found, self._soon = self._soon.result, None
            if found.first_look:
                self._soon = Work(self._next)
            elif found.share < 1.0:
                self._surer = Analysis(surer, self._view)
        if self._surer is not None:
            found = next(reversed(self._surer.news()), found)
        return found

    @property
    def over(self) -> bool:
        """True if no better insight will come."""
        return self._soon is None and (self._surer is None or self._surer.over)

    def stop(self) -> None:
        """Think no further."""
        self._soon = None
        if self._surer is not None:
            self._surer.stop()


def surer(view: Observation) -> Iterator[Insight]:
    """Yield the insights of a decision after the search's first, for a process of its own."""
    rules = view.rules
    # A ranking is known by what it is, not by what it holds: another process makes the rules anew.
    view = replace(view, rules=make_rules(rules.variant, rules.players, rules.changed))
    yield from islice((found for found in insights(view) if not found.first_look), 1, None)
