"""The way of somebody who looks on to a seat of the match, which she asks for in the pause."""

from collections.abc import Callable, Sequence
from functools import partial

from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.i18n.friends_words import claimant_note, has_left, seat_free
from briscola.network.messages.fields import RosterPlace


class SeatForOnlooker:
    """Offers a seat that nobody uses to whoever looks on, and tells her what has become of her wish."""

    def __init__(self, friends: FriendsClient) -> None:
        self._friends = friends
        self._offered: RosterPlace | None = None
        """The seat that could be asked for at the last look."""
        self._claimed: RosterPlace | None = None
        """The seat that she would have, as it was at the last look."""

    @property
    def action(self) -> Callable[[], None] | None:
        """Ask for a seat; None while there is none, or for whoever has one or has asked already."""
        table = self._friends.table
        place = None if table is None else table.offered
        return None if place is None else partial(self._friends.sit, place.seat)

    def news(self, table: LobbyState) -> Sequence[str]:
        """A sentence on each change since the last call."""
        offered, claimed = table.offered, table.claimed
        new_seat = offered is not None and (self._offered is None or self._offered.seat != offered.seat)
        news: list[str] = []
        if offered is not None and new_seat:
            news += [*[has_left(offered.name)] * offered.left, seat_free(offered)]
        if claimed is not None and (self._claimed is None or self._claimed.agreed != claimed.agreed):
            news.append(claimant_note(claimed, table.roster))
        self._offered, self._claimed = offered, claimed
        return news
