"""Results of maestro in the person's seat, found in a process of its own while a page is looked at."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from briscola.client.host.analysis import Analysis

Hand = TypeVar("Hand")
Result = TypeVar("Result")


class MaestrosResults(Generic[Hand, Result]):
    """Lets maestro play hands one by one between `ask` and `stop`; a new `ask` goes on from there."""

    def __init__(self, play: Callable[[Sequence[Hand]], Iterator[tuple[Hand, Result]]]) -> None:
        """`play` yields each hand with its result; a module-level function (see `Analysis`)."""
        self._play = play
        self.found: dict[Hand, Result] = {}
        self._then: Sequence[Hand] = ()
        """Hands asked for while others are being played."""
        self._analysis: Analysis[tuple[Hand, Result]] | None = None

    def ask(self, hands: Sequence[Hand]) -> None:
        """Let maestro play these hands in this order, without those that are known.

        While maestro is playing they come next; after the process broke off nothing is begun before `stop`.
        """
        missing = [hand for hand in hands if hand not in self.found]
        if self.working:
            self._then = missing
        elif missing and not self.failed:
            self._analysis = Analysis(self._play, missing)

    @property
    def working(self) -> bool:
        """True while maestro is playing."""
        return self._analysis is not None and not self._analysis.over

    @property
    def failed(self) -> bool:
        """True if the process broke off."""
        return self._analysis is not None and self._analysis.failed

    def poll(self) -> bool:
        """Take in the new results; return True if there are any, or if the process broke off."""
        if self._analysis is None or not self.working:
            return False
        news = self._analysis.news()
        self.found.update(news)
        if not self.working:
            then, self._then = self._then, ()
            self.ask(then)
        return bool(news) or self.failed

    def stop(self) -> None:
        """Stop the process, and forget that one broke off: the next `ask` tries again."""
        if self._analysis is not None:
            self._analysis.stop()
        self._analysis, self._then = None, ()
