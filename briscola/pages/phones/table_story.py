"""The news of a table of friends on a guest's page, in one row with what happens in the match."""

from collections import deque
from collections.abc import Sequence

from briscola.client.visit.news import LobbyState
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.i18n.table_news import TableNews
from briscola.pages.messages.table import Happening

REMEMBERED = 8
"""Most news that are told again to a page that is loaded anew."""
MOST = 12
"""Most lines that are told in all."""


class TableStory:
    """The news of one match's table, each after so many events of the match."""

    def __init__(self) -> None:
        self._news = TableNews()
        self._told: deque[tuple[int, Happening]] = deque(maxlen=REMEMBERED)
        """Number of events before each, and how the page is told it."""
        self._count = 0

    def follow(self, table: LobbyState, seat: RemoteSeat) -> None:
        """Take what is new at the table, after all that her page has been shown of the match."""
        after = len(seat.history)
        for words in (*self._news.news(table, seat), *self._news.poll_come().values()):
            self._told.append((after, Happening(n=after + self._count, words=words, of_table=True)))
            self._count += 1

    @property
    def tells_in(self) -> float | None:
        """Seconds until there is more to tell though nothing comes from the table; None if there is not."""
        return self._news.tells_in

    def among(self, happened: Sequence[Happening]) -> tuple[Happening, ...]:
        """The news among the events of the match, which are numbered anew, as each of both counts one."""
        later = [after for after, _told in self._told]
        events = [
            Happening(n=each.n + self._count - sum(after > each.n for after in later), words=each.words)
            for each in happened
        ]
        told = [*events, *(told for _after, told in self._told)]
        return tuple(sorted(told, key=lambda each: each.n))[-MOST:]
