"""Messages to the pages of a guest besides the table: her seat, its troubles, and why she goes."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import partial

from msgspec import structs

from briscola.client.visit.news import FriendsTrouble, LobbyState, News, TableLeft, TroubleKind
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.i18n.closing_words import closing_text, leaving_text
from briscola.i18n.friends_words import trouble_text
from briscola.pages.audience.audience import Audience, PageView
from briscola.pages.audience.visit import Farewell
from briscola.pages.messages.fields import Token, WhyGone
from briscola.pages.messages.to_page import Entered
from briscola.pages.phones.table_for_pages import TableForPages

GONE: Mapping[TroubleKind, WhyGone] = {
    "sent_away": "sent_away",
    "elsewhere": "in_game",  # all pages of hers are one guest
    "no_onlookers": "no_onlookers",
}
"""Reasons that a page is told; every other one is that the table is closed."""


class GuestStage(Enum):
    """The point at which somebody is with a table; each leads to the next one, and never back."""

    HERE = "she sits there, plays or looks on, or has not said yet what she would"
    GOES = "she goes, or leaves: whoever comes with her secret needs another side"
    LEFT = "she is there no more, and her page is told why"


class Going:
    """Her stage, and the reason once she goes."""

    def __init__(self) -> None:
        self.stage = GuestStage.HERE
        self.why: WhyGone = "closed"
        """The first reason for which she goes, as her page is told it."""
        self._ended: TroubleKind = "closed"
        """The reason for which the table is not there any more."""

    def begin(self, why: WhyGone) -> None:
        """Note that she goes; a later reason does not count."""
        if self.stage is GuestStage.HERE:
            self.stage, self.why = GuestStage.GOES, why

    def note(self, news: News) -> None:
        """Take news of the table: a trouble just before its end is the reason for that."""
        match news:
            case TableLeft():
                self.begin(GONE.get(self._ended, "closed"))
                self.stage = GuestStage.LEFT
            case FriendsTrouble():
                self._ended = news.kind
            case _:
                self._ended = "closed"

    def farewell(self, lobby: LobbyState | None, matches: Sequence[RemoteSeat]) -> Farewell:
        """The words for her page, after these matches at the table; None where there are none."""
        if lobby is None:
            return None
        if self.why == "left":
            return partial(leaving_text, matches, lobby)
        if self.why != "closed":
            return None
        if self._ended == "closed":
            return partial(closing_text, matches, lobby)
        return partial(trouble_text, self._ended, host=lobby.host)

    def returns(self, lobby: LobbyState | None) -> bool:
        """True if a press leads back to a friend's table; at a dealer's it leads to all."""
        return lobby is not None and not lobby.terms.dealer and self.why in ("left", "no_onlookers")


class GuestPages:
    """Her page that is open, if one is, and what it was told; an earlier one goes when another comes."""

    def __init__(self, secret: Token, table: TableForPages) -> None:
        self._secret, self._table = secret, table
        self.open: Audience[PageView] = Audience(of_one=1, retells=False)
        self.heard = 0
        """Number of her last message."""
        self.begin()

    def begin(self) -> None:
        """Take the next page for one that was told nothing."""
        self._entered: Entered | None = None

    def tell_seat(self, name: str, *, seen: bool | None) -> None:
        """Tell her page its secret, her name, and if strangers may read it; None: nobody asks."""
        entered = Entered(
            secret=self._secret, table=self._table.token, name=name, days=self._table.days, seen=seen
        )
        if entered != self._entered:
            self._entered = entered
            for visit in self.open:
                visit.send(structs.replace(entered, heard=self.heard))

    def notice(self, words: Callable[[], str]) -> None:
        """Show words for a while."""
        for visit in self.open:
            visit.notice(words)
