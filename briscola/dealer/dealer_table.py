"""One table of a dealer: it goes on where its record ends."""

import logging
from collections.abc import Callable

from msgspec.structs import replace

from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.table_plan import TablePlan, TableWishes
from briscola.client.friends.table_service import TableService
from briscola.client.setup.match_setup import MatchSetup
from briscola.dealer.dealer_settings import DealerSettings, TableSettings
from briscola.dealer.table_capacity import TableUse
from briscola.dealer.table_folder import TableFolder, TableKind
from briscola.engine.events import Event
from briscola.engine.replay_cursor import BadRecord
from briscola.network.messages.from_host import Why
from briscola.pages.phones.guests_of_table import GuestsOfTable
from briscola.pages.phones.table_for_pages import TableForPages
from briscola.players.levels import BadLevel
from briscola.storage.match_choices import seated
from briscola.storage.records.header import Header
from briscola.storage.settings.settings import Settings

DAY = 24 * 3600.0
RETURN = 3600.0
"""Seconds that people have at least to take up a match after their dealer has been away."""
CUP_SECONDS = 600.0
"""Seconds for which a match of a cup waits without anybody: the others of the round wait for it."""
NOTED = 60.0
"""Seconds without anybody after which they are kept: lines come and go."""
_logger = logging.getLogger(__name__)


class DealerTable:
    """A table that is open as long as its dealer works."""

    def __init__(self, folder: TableFolder, settings: DealerSettings, wall: Callable[[], float]) -> None:
        """`wall` tells seconds of the epoch. Raises OSError, NoKey."""
        self.folder, self.kind, self.records, self._wall = folder, folder.kind, folder.records, wall
        noted = self.records.read_hosted()
        kept = None if noted is None else self.records.whole(noted.match)
        self.running = TableService(
            self._plan(settings, None if kept is None else kept[0]),
            self.records,
            failed=lambda news: _logger.warning("%s: a program fails: %s", self.choice.name, news),
            thinking=settings.thinking,
        )
        self.guests = GuestsOfTable(self._for_pages(settings))
        """People in browsers."""
        self.idle = 0.0
        """Seconds for which nobody has been here, and nothing was played."""
        self._empty = 0.0
        """Seconds for which nobody has been here."""
        self.network = ""
        """Network from which it was opened, as long as this program works."""
        self._note_refused = False
        self._hand: tuple[str, int] | None = None
        """Its match at the last look, and the hand that was played."""
        if kept is not None:
            self._go_on(*kept)
        elif noted is not None:  # nothing of it was told
            self.records.forget_hosted(noted)

    def _plan(self, settings: DealerSettings, goes_on: Header | None) -> TablePlan:
        """The table as its folder has it; a match that goes on keeps its own game."""
        kept, choice = self.folder.kept, self.choice
        setup, cup = kept.setup, self.kind is TableKind.CUP
        if goes_on is not None and _game(setup) != _game(MatchSetup.of(goes_on.choices)):
            _logger.info("%s: the match that goes on has another game than the settings", choice.name)
            setup = _of_match(goes_on)
        abandoned = CUP_SECONDS if cup else DAY * settings.sleep_days
        dealer = NeutralDealer(
            name=settings.name,
            people=choice.people,
            abandoned_seconds=abandoned,
            moved=self.moved,
            kept=cup,
            alone_seconds=0.0 if cup else self._alone(abandoned - RETURN),
        )
        return TablePlan(
            setup=setup,
            key=self.folder.key,
            wishes=TableWishes(clock=choice.clock, hints=choice.hints, onlookers=choice.onlookers),
            dealer=dealer,
        )

    def _for_pages(self, settings: DealerSettings) -> TableForPages:
        return TableForPages(
            self.running.page_endpoint,
            Settings,
            self.folder.link_code,
            link=settings.page_link(self.folder.link_code),
            days=settings.sleep_days,
            listed=self.choice.listed and not self.moved,
            kept=self.kind is TableKind.CUP,
            trouble=lambda: self.records.trouble,
        )

    def _alone(self, most: float) -> float:
        """Seconds for which nobody has been at the match, while the dealer was away, too."""
        since = self.folder.kept.alone_since
        return min(most, max(0.0, self._wall() - since)) if since else 0.0

    def _note_alone(self) -> None:
        """Keep for another run of the dealer since when nobody has been at the match."""
        alone, since = self.running.table.alone, self.folder.kept.alone_since
        if (alone == 0) == (since == 0) or 0 < alone < NOTED:
            return
        kept = replace(self.folder.kept, alone_since=self._wall() - alone if alone else 0.0)
        try:
            self.folder, self._note_refused = self.folder.noted(kept), False
        except OSError as error:
            if not self._note_refused:  # it is tried again at each look
                _logger.warning(
                    "%s: its note cannot be written: %s", self.choice.name, error.strerror or error
                )
            self._note_refused = True

    def _go_on(self, header: Header, log: tuple[Event, ...]) -> None:
        try:
            self.running.go_on(header, log, programs={})
        except (BadRecord, BadLevel) as error:
            _logger.error("%s: match %s cannot go on: %s", self.choice.name, header.id, error)

    @property
    def choice(self) -> TableSettings:
        """Its game, and what it agrees on."""
        return self.folder.kept.choice

    @property
    def code(self) -> str:
        """The room code."""
        return self.folder.kept.code

    @property
    def moved(self) -> bool:
        """True for a match that has moved away from the link; only its people come here."""
        return self.kind is TableKind.MOVED

    @property
    def match(self) -> str:
        """Id of its match; empty if there is none."""
        match = self.running.table.match
        return "" if match is None else match.header.id

    @property
    def saved(self) -> bool:
        """True if no line waits for a disk that refuses."""
        return self.records.trouble is None

    @property
    def people(self) -> int:
        """Number of people with a connection, those who look on included."""
        table = self.running.table
        return sum(1 for place in table.roster if place.key and place.here) + len(table.onlookers)

    @property
    def use(self) -> TableUse:
        """Its use, where room is needed for another table."""
        empty = 0.0 if self.kind is TableKind.CUP else self._empty
        return TableUse(network=self.network, empty=empty, played=self._plays)

    @property
    def _plays(self) -> bool:
        table = self.running.table
        return table.playing and table.match is not None and table.match.played

    def poll(self, seconds: float) -> int:
        """Look after it, `seconds` after the last time; the number of hands dealt since then."""
        self._empty = 0.0 if self.people else self._empty + seconds
        self.idle = 0.0 if self._plays or self.people else self.idle + seconds
        self.records.retry()
        self._note_alone()
        self._forget_match()
        return self._hands_dealt()

    def _forget_match(self) -> None:
        """Do not go on with a match that is no more; keep no record of one that nobody has played."""
        noted = self.records.hosted
        if self.running.table.match is None and self._hand is not None and noted is not None:
            self.records.note_hosted(None)
            if not self.records.was_played(noted.match):
                self.records.drop(noted.match)

    def _hands_dealt(self) -> int:
        """The number of hands dealt since the last look, not counting those of before the first one."""
        match, before = self.running.table.match, self._hand
        self._hand = None if match is None else (match.header.id, match.table.hand)
        if self._hand is None or before is None:
            return 0
        (earlier, counted), (now, hand) = before, self._hand
        return hand - counted if earlier == now else hand

    async def close(self, why: Why | None = None) -> None:
        """Stop; without a reason the guests wait for the dealer to come back."""
        await self.guests.close(goodbye=why == "closed")
        if why is not None:
            self.running.table.close(why)
        await self.running.stop()
        self.records.close()


def _game(setup: MatchSetup) -> tuple[object, ...]:
    return setup.variant, setup.players, setup.options, setup.winning_hands


def _of_match(header: Header) -> MatchSetup:
    """The table of a match: the seats of its people are open when it is over."""
    setup = MatchSetup.of(header.choices)
    return seated(
        setup, [who if who.level else replace(who, name="", key="", computer=0) for who in setup.occupants]
    )
