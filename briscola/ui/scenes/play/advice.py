"""The strongest level's advice, found in the background: a first one soon, then a surer one."""

from collections.abc import Iterator

from msgspec.structs import replace

from briscola.client.host.analysis import Analysis
from briscola.client.host.thinking_threads import Work
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.insight.evaluation import Insight


class Advice:
    """The strongest level's advice for the person's view, with reasons."""

    def __init__(self, view: Observation) -> None:
        def find() -> Insight:
            from briscola.players.insight.evaluation import evaluate  # brings nets that a title does not need

            return evaluate(view)

        self._view = view
        self._first: Work[Insight] | None = Work(find)
        self._surer: Analysis[Insight] | None = None

    def news(self) -> Insight | None:
        """The latest insight since the last call; None if there is nothing new."""
        found = None
        if self._first is not None and self._first.ready:
            found, self._first = self._first.result, None
            if found.share < 1.0:
                self._surer = Analysis(surer, self._view)
        if self._surer is not None:
            found = next(reversed(self._surer.news()), found)
        return found

    @property
    def over(self) -> bool:
        """True if no better insight will come."""
        return self._first is None and (self._surer is None or self._surer.over)

    def stop(self) -> None:
        """Think no further."""
        if self._surer is not None:
            self._surer.stop()


def surer(view: Observation) -> Iterator[Insight]:
    """Yield the final insight of a decision, for a process of its own."""
    from briscola.players.insight.evaluation import insights

    rules = view.rules
    # A ranking is known by what it is, not by what it holds: another process makes the rules anew.
    view = replace(view, rules=make_rules(rules.variant, rules.players, rules.changed))
    *_, last = insights(view)
    yield last
