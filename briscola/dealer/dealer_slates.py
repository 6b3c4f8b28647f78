"""Slates for real cards at a dealer: whoever has the link of one reads it and writes on it."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from secrets import token_urlsafe

from briscola.client.slate.kept_slates import KeptSlates
from briscola.client.slate.open_slate import OpenSlate
from briscola.client.slate.real_evening import RealEvening
from briscola.pages.page_messages import ChooseGame, Entered, GoAway, PageNotice
from briscola.pages.page_visit import PageVisit
from briscola.pages.phone_tickets import BYTES
from briscola.pages.slate_page import SlateOnPage
from briscola.storage.matches import stamp

SLATE = "slate"
"""A page asks for this instead of the code of a table."""
PAGES = 12
"""Most pages of a slate at a time."""
WRITE_SECONDS = 1.0
"""Seconds from a change to the disk: many changes are written at once."""


class DealerSlates:
    """All slates, in one file of the dealer's folder; their ids are the secrets by which they are found."""

    def __init__(self, folder: Path, link: Callable[[str], str], wall: Callable[[], float]) -> None:
        """`link` gives the address of a slate by its id; `wall` tells seconds of the epoch."""
        self._kept, self._link, self._wall = KeptSlates(folder), link, wall
        self._open: dict[str, tuple[OpenSlate, dict[PageVisit, SlateOnPage]]] = {}
        """Slates that somebody looks at, with their pages."""
        self._writing: asyncio.Task[None] | None = None
        self._saved = True

    def knows(self, id: str) -> bool:
        """True if there is a slate of this id."""
        return self._kept.evening(id) is not None

    async def close(self) -> None:
        """Write what is not on the disk yet."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
            self._kept.write(self._kept.evenings)

    async def show(self, visit: PageVisit, may_begin: Callable[[], bool]) -> None:
        """Let a page read and write the slate of its secret, or begin one. Raises PageGone.

        `may_begin` tells, and notes, if one more slate may be begun from there.
        """
        evening = self._kept.evening(visit.enter.secret) if visit.enter.secret else None
        if evening is None:
            slate, pages = self._new(), dict[PageVisit, SlateOnPage]()
        else:
            slate, pages = self._open.setdefault(evening.id, (self._opened(evening), {}))
        if len(pages) >= PAGES:
            await visit.dismiss("too_many")
            return
        pages[visit] = SlateOnPage(slate, visit.language, partial(self._link_of, slate))
        try:
            await self._serve(visit, slate, pages, may_begin)
        finally:
            del pages[visit]
            if not pages and slate.evening is not None:
                self._open.pop(slate.evening.id, None)

    async def _serve(
        self,
        visit: PageVisit,
        slate: OpenSlate,
        pages: dict[PageVisit, SlateOnPage],
        may_begin: Callable[[], bool],
    ) -> None:
        entered = False
        while True:
            if slate.evening is not None and not entered:
                entered = True
                self._open.setdefault(slate.evening.id, (slate, pages))
                visit.send(Entered(secret=slate.evening.id, table=SLATE))
            for each, page in pages.items():
                each.send(page.state())
            message = await visit.receive()
            visit.heard(message)
            if isinstance(message, GoAway):
                await visit.dismiss("left")
                return
            begins = isinstance(message, ChooseGame) and message.begin and slate.evening is None
            if begins and not may_begin():
                await visit.dismiss("full")
                return
            sentence = pages[visit].take(message)
            if sentence:
                visit.send(PageNotice(sentence=sentence))

    def _new(self) -> OpenSlate:
        return OpenSlate(self._keep, None, self._made)

    def _made(self) -> tuple[str, str]:
        return token_urlsafe(BYTES), stamp(datetime.fromtimestamp(self._wall(), UTC))

    def _opened(self, evening: RealEvening) -> OpenSlate:
        return OpenSlate(self._keep, evening, lambda: (evening.id, evening.began))

    def _link_of(self, slate: OpenSlate) -> str:
        return "" if slate.evening is None else self._link(slate.evening.id)

    def _keep(self, evening: RealEvening) -> bool:
        """Keep an evening; it is written soon. False if the disk refused the last time."""
        self._kept.hold(evening)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return self._saved

    async def _write(self) -> None:
        await asyncio.sleep(WRITE_SECONDS)
        evenings = self._kept.evenings
        self._saved = await asyncio.to_thread(self._kept.write, evenings)
        if evenings != self._kept.evenings:
            self._writing = asyncio.create_task(self._write())
