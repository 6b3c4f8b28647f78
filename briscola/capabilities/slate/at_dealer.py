"""Slates for real cards at a dealer: whoever has the link of one reads it and writes on it."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from secrets import token_urlsafe

from briscola.capabilities.slate.browser import SlateOnPage
from briscola.capabilities.slate.evening import RealEvening
from briscola.capabilities.slate.keeper import DAYS, EVENINGS, SlateKeeper
from briscola.capabilities.slate.open_slate import OpenSlate
from briscola.dealer.address_pace import DayCount
from briscola.dealer.dealer_capability import DealerCapability, DealerHome
from briscola.dealer.table_capacity import half
from briscola.i18n.page_words import no_more_words
from briscola.network.channel.connection_slots import ConnectionLimits, network_of
from briscola.pages.audience.audience import Audience
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.from_page import ChooseGame, Enter
from briscola.pages.messages.to_page import Entered
from briscola.pages.phones.phone_tickets import BYTES
from briscola.storage.evenings.matches import stamp

PAGES = 12
"""Most pages of a slate at a time."""
PRESSES = 8
"""Presses on a page of a slate in a second: each is worked out for all of its pages."""
A_DAY = 20
"""Slates that people from one network (/48, /24) may begin in a day."""
WRITE_SECONDS = 1.0
"""Seconds from a change to the disk: many changes are written at once."""


class DealerSlates(DealerCapability):
    """All slates, in one file of the dealer's folder; their ids are the secrets by which they are found."""

    name = "slate"

    def __init__(self, home: DealerHome) -> None:
        super().__init__(home)
        self._kept = SlateKeeper(home.folder)
        self._open: dict[str, tuple[OpenSlate, Audience[SlateOnPage]]] = {}
        """Slates that somebody looks at, with their pages."""
        self._writing: asyncio.Task[None] | None = None
        self._saved = True
        self._begun = DayCount(A_DAY)
        self._networks: dict[str, str] = {}
        """The network, in memory only, from which each slate was begun since the dealer's start."""

    def knows(self, id: str) -> bool:
        """True if there is a slate of this id."""
        return self._kept.evening(id) is not None

    def leads(self, enter: Enter) -> bool:
        return not enter.secret or self.knows(enter.secret)

    def is_expected(self, enter: Enter) -> bool:
        return self.knows(enter.secret)

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
            self._kept.write(self._kept.evenings)

    async def show(self, visit: PageVisit, may_begin: Callable[[], bool]) -> None:
        """Let a page read and write the slate of its secret, or begin one. Raises PageGone."""
        evening = self._kept.evening(visit.enter.secret) if visit.enter.secret else None
        if evening is None:
            slate, pages = OpenSlate(self._keep, None, self._made), self._audience()
        else:
            slate, pages = self._open.setdefault(evening.id, (self._opened(evening), self._audience()))
        try:
            view = SlateOnPage(slate, visit.language, partial(self._link_of, slate), lobby=True)
            with pages.looking(visit, view):
                await self._serve(visit, slate, pages, may_begin)
        finally:
            if not pages and slate.evening is not None:
                self._open.pop(slate.evening.id, None)

    @staticmethod
    def _audience() -> Audience[SlateOnPage]:
        return Audience(strangers=ConnectionLimits(an_address=PAGES, in_all=PAGES), presses=PRESSES)

    async def _serve(
        self,
        visit: PageVisit,
        slate: OpenSlate,
        pages: Audience[SlateOnPage],
        may_begin: Callable[[], bool],
    ) -> None:
        entered = False
        while True:
            if slate.evening is not None and not entered:
                entered = True
                self._open.setdefault(slate.evening.id, (slate, pages))
                visit.expect_if(lambda: True)
                visit.send(Entered(secret=slate.evening.id, table=self.name))
            pages.tell()
            message = await pages.hear(visit)
            now, network = asyncio.get_running_loop().time(), network_of(visit.address, wide=True)
            begins = isinstance(message, ChooseGame) and message.begin and slate.evening is None
            if begins and not (self._has_room(visit.address, network, now) and may_begin()):
                visit.notice(no_more_words)
                continue
            await pages.act(visit, message)
            if begins and slate.evening is not None:
                self._begun.note(visit.address, now)
                self._networks[slate.evening.id] = network
                self._put_aside()

    def _has_room(self, address: str, network: str, now: float) -> bool:
        """True if one more slate may be begun from an address: a network gets half of them at most."""
        hers = sum(1 for each in self._networks.values() if network and each == network)
        return hers < half(EVENINGS) and self._begun.may(address, now) and self._kept.has_space(self._old)

    @property
    def _old(self) -> str:
        """The moment before which a slate must have begun to make room for others."""
        return stamp(datetime.fromtimestamp(self.home.wall(), UTC) - timedelta(days=DAYS))

    def _put_aside(self) -> None:
        """Close what belongs to slates that have made room."""
        self._networks = {id: network for id, network in self._networks.items() if self.knows(id)}
        for id in [id for id in self._open if not self.knows(id)]:
            self._open[id][1].send_away("slate")

    def _made(self) -> tuple[str, str]:
        return token_urlsafe(BYTES), stamp(datetime.fromtimestamp(self.home.wall(), UTC))

    def _opened(self, evening: RealEvening) -> OpenSlate:
        return OpenSlate(self._keep, evening, lambda: (evening.id, evening.began))

    def _link_of(self, slate: OpenSlate) -> str:
        return "" if slate.evening is None else self.link(slate.evening.id)

    def _keep(self, evening: RealEvening) -> bool:
        """Keep an evening; it is written soon. False if the disk refused the last time."""
        if not self._kept.hold(evening, self._old):
            return False
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return self._saved

    async def _write(self) -> None:
        await asyncio.sleep(WRITE_SECONDS)
        evenings = self._kept.evenings
        self._saved = await asyncio.to_thread(self._kept.write, evenings)
        if evenings != self._kept.evenings:
            self._writing = asyncio.create_task(self._write())
