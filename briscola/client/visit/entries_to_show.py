"""The lines that a host has told one seat, on their way to her window."""

from collections import deque
from collections.abc import Sequence

from briscola.client.view.folding import as_shown
from briscola.engine.events import Committed, Event, GivenUp, HandEnded, MatchEnded, Played, Sits

ENDS = frozenset({MatchEnded, GivenUp})
"""Events that end a match."""


class EntriesToShow:
    """Keeps all lines, and shows each once: her own card before the host's line of it has come."""

    def __init__(
        self, seen: Sequence[Event], record: Sequence[Event], digest: str, *, seat: int, players: int
    ) -> None:
        """`seen` are shown already; `record` are the true lines that are kept, with their `digest`."""
        self._seat, self._players = seat, players
        self.seen: list[Event] = list(seen)
        self.kept(record, digest)
        self._waiting: deque[Event] = deque()
        """Lines that the window has not taken, in their order."""
        self.own: Played | None = None
        """Her card that is shown already, until the host's line of it has come."""
        self._seated: list[Sits] = []
        """Those who have sat down by lines that the window has taken since the last question."""
        self._hands_shown = _hands(seen)
        self._rewritten = False
        self.history = self._as_shown(seen)
        """All that the window has taken, without what was taken back: then another list."""

    def _as_shown(self, events: Sequence[Event]) -> list[Event]:
        return as_shown(events, seat=self._seat, players=self._players)

    @property
    def told(self) -> list[Event]:
        """All lines of the host as they are shown, also those that the window has not taken."""
        return self._as_shown(self.seen)

    def add(self, event: Event) -> None:
        """Take a line of the host."""
        if self.own is not None and event != self.own and _decides(event, self._seat):
            # Something else was decided before her card arrived: it lies in the hand again.
            self.own = None
            self.look_from(self._seat)
        self.seen.append(event)
        if event == self.own:
            self.own = None
        else:
            self._waiting.append(event)

    def look_from(self, seat: int) -> None:
        """Show all that the window has taken anew, from this seat: `history` is another list then."""
        self._seat, self._rewritten = seat, True
        self.history = self._as_shown(self.seen[: len(self.seen) - len(self._waiting)])

    def play(self, played: Played) -> list[Event]:
        """Show her own card at once; the event as it is shown."""
        self.own, shown = played, self._as_shown([played])
        self.history += shown
        return shown

    def kept(self, record: Sequence[Event], digest: str) -> None:
        """Note which true lines are kept now."""
        self.record, self.digest, self._hands_kept = record, digest, _hands(record)

    def take(self, *, onwards: bool) -> list[Event]:
        """The lines since the last call. A hand ends once its record is kept; what follows is another call.

        Unless she goes `onwards`, the next hand waits while she reads the count of this one.
        """
        found: list[Event] = []
        while self._waiting:
            event = self._waiting[0]
            counted = not onwards or any(isinstance(each, HandEnded) for each in found)
            if counted and isinstance(event, Committed | Sits):
                break  # the count of the hand is looked at first, with the people who played it
            if isinstance(event, HandEnded):
                if self._hands_shown >= self._hands_kept:
                    break
                self._hands_shown += 1
            if isinstance(event, Sits):
                self._seated.append(event)
            found.append(self._waiting.popleft())
        shown = self._as_shown(found)
        self.history += shown
        return shown

    def poll_seated(self) -> Sequence[Sits]:
        """Those who have sat down since the last call, as far as it is shown."""
        seated, self._seated = self._seated, []
        return seated

    def poll_rewritten(self) -> bool:
        """True if an own card was taken back since the last call, or the seat is another: show all anew."""
        rewritten, self._rewritten = self._rewritten, False
        return rewritten

    @property
    def waits(self) -> bool:
        """True while the window has not taken a line, or the host has not told her own card."""
        return bool(self._waiting) or self.own is not None

    @property
    def over(self) -> bool:
        """True once the end of the match is shown."""
        return not self._waiting and self.ended

    @property
    def ended(self) -> bool:
        """True once the host has told the end of the match."""
        return not ENDS.isdisjoint(map(type, self.seen[-4:]))

    @property
    def recorded_whole(self) -> bool:
        """True once the record of the whole match is kept."""
        return not ENDS.isdisjoint(map(type, self.record[-4:]))


def _hands(events: Sequence[Event]) -> int:
    """Number of hands that end there."""
    return sum(isinstance(event, HandEnded) for event in events)


def _decides(event: Event, seat: int) -> bool:
    """True if an event is a decision of a seat, or gives the seat to somebody."""
    return isinstance(event, Sits | Played) and event.seat == seat
