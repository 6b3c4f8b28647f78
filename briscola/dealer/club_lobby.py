"""The lobby of a dealer's page: its listed tables, who may be seen there, and which tables may be opened.

Nothing of it depends on a table that is not listed, or on the name of somebody who has not agreed to be seen.
"""

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct

from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.dealer.dealer_table import DealerTable
from briscola.dealer.open_tables import OpenTables
from briscola.engine.variants import VARIANTS
from briscola.i18n.game_words import game_title, target_text
from briscola.i18n.page_words import chair_words, choose_table, playing_words, seats_words
from briscola.i18n.text import speaking
from briscola.network.messages.fields import RosterPlace
from briscola.pages.audience.audience import Audience, PageView
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.to_page import Lobby, LobbyTable, NewTable, NoSeat, SeenChair
from briscola.pages.server.page_files import face_address

NEW = "new-"
"""Beginning of the token of a table that is still to be opened; the number of its kind follows."""
MOST_LISTED = 90
LOOK_SECONDS = 1.0
"""Seconds between two looks at the tables."""
BYTES_A_SECOND = 1_000_000
"""Bytes that all pages together get in a second: the more look, the seldomer each sees what is new."""


class ListedTable(Struct, frozen=True, kw_only=True):
    """All that strangers may know of a listed table."""

    code: str
    choice: TableSettings
    places: tuple[RosterPlace, ...]
    """Its seats; of whoever has not agreed to be seen only that somebody sits there."""
    hand: int | None = None
    """The hand of the match that goes on; None if none does."""


def listed_table(table: DealerTable) -> ListedTable:
    """A table as strangers may know it."""
    running = table.running.table
    match = running.match if running.playing else None
    agreed = table.guests.seen
    return ListedTable(
        code=table.folder.link_code,
        choice=table.choice,
        places=tuple(_seen(place, agreed) for place in running.roster),
        hand=None if match is None else match.table.hand,
    )


def _seen(place: RosterPlace, agreed: Collection[str]) -> RosterPlace:
    if not place.name:
        return RosterPlace(seat=place.seat)
    if place.level:
        return RosterPlace(seat=place.seat, name=place.name, face=place.face, level=place.level)
    if place.key in agreed:
        return RosterPlace(seat=place.seat, name=place.name, face=place.face, key=place.key)
    return RosterPlace(seat=place.seat, name="?")


def club_lobby(name: str, tables: Sequence[ListedTable], kinds: Sequence[TableSettings]) -> Lobby:
    """The lobby in the language that is spoken; tables of a game stand together."""
    order = [*VARIANTS]
    games = [(order.index((rules := table.choice.rules).variant), rules.players) for table in tables]
    tables = [tables[at] for at in sorted(range(len(tables)), key=games.__getitem__)]
    return Lobby(
        title=name,
        lines=(choose_table(),),
        ask_name=True,
        ask_seen=True,
        club=True,
        tables=tuple(map(_lobby_table, tables)),
        kinds=tuple(
            NewTable(table=f"{NEW}{number}", label=kind.name, note=_game(kind))
            for number, kind in enumerate(kinds)
        ),
    )


def _lobby_table(table: ListedTable) -> LobbyTable:
    free = sum(not place.name for place in table.places)
    state = seats_words(free) if table.hand is None else playing_words(table.hand)
    return LobbyTable(
        table=table.code,
        label=table.choice.name,
        note=" · ".join((_game(table.choice), state)),
        chairs=tuple(_chair(place, free=table.hand is None) for place in table.places),
        playing=table.hand is not None,
        onlookers=table.choice.onlookers,
    )


def _chair(place: RosterPlace, *, free: bool) -> SeenChair:
    named = bool(place.key)
    return SeenChair(
        seat=place.seat,
        name=place.name if named else chair_words(computer=bool(place.level), free=not place.name),
        face=face_address(place.face) if named or place.level else "",
        free=free and not place.name,
    )


def _game(choice: TableSettings) -> str:
    """Game and target of a table, in words."""
    setup = choice.setup
    return f"{game_title(choice.rules)} · {target_text(choice.rules, setup.winning_hands)}"


class ClubLobby:
    """The lobby for all pages that look at it."""

    def __init__(
        self,
        settings: DealerSettings,
        tables: OpenTables,
        clock: Callable[[], float],
    ) -> None:
        """`clock` tells seconds."""
        self._settings, self._tables, self._clock = settings, tables, clock
        self._known: Sequence[ListedTable] | None = None
        self._looked = 0.0
        self._lobbies: dict[str, tuple[Lobby, int]] = {}
        """The lobby as it is now and its length in bytes, by language."""
        self.pages: Audience[LobbyOnPage] = Audience(look=LOOK_SECONDS, clock=clock)

    async def show(self, visit: PageVisit) -> None:
        """Show a page what there is, and what changes, until it goes elsewhere. Raises PageGone."""
        visit.send(NoSeat())
        with self.pages.looking(visit, LobbyOnPage(self, visit.language)):
            await self.pages.serve(visit)

    def lobby(self, language: str) -> tuple[Lobby, int]:
        """The lobby in a language, at most a second old, and its length in bytes."""
        now = self._clock()
        if self._known is None or now - self._looked >= LOOK_SECONDS:
            known = [*map(listed_table, self._tables.listed[:MOST_LISTED])]
            self._looked = now
            if known != self._known:
                self._known = known
                self._lobbies.clear()
        if language not in self._lobbies:
            with speaking(language):
                lobby = club_lobby(self._settings.name, self._known, self._settings.kinds)
            self._lobbies[language] = lobby, len(encode_for_page(lobby))
        return self._lobbies[language]


class LobbyOnPage(PageView):
    """The lobby as one page shows it."""

    def __init__(self, club: ClubLobby, language: str) -> None:
        self._club, self._language = club, language

    @property
    def version(self) -> object:
        return self.state()

    @property
    def pause(self) -> float:
        _, length = self._club.lobby(self._language)
        return max(LOOK_SECONDS, len(self._club.pages) * length / BYTES_A_SECOND)

    def state(self) -> Lobby:
        return self._club.lobby(self._language)[0]
