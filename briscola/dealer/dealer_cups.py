"""Cups at a dealer: whoever has the link of one joins it or looks on; its tables are tables on demand."""

import asyncio
import logging
from collections.abc import Callable
from hmac import compare_digest
from pathlib import Path
from secrets import randbits, token_urlsafe

from msgspec.structs import replace

from briscola.client.cup.cup import (
    has_people,
    open_tables,
    over,
)
from briscola.client.cup.served_cup import (
    CupChoice,
    NotPossible,
    ServedCup,
    cup_document,
    drawn,
    joined,
    left,
    next_round,
)
from briscola.dealer.cup_tables import CupComputers, CupTables, LookingPage, OpenCup, TablesOfCups
from briscola.i18n.cup_words import not_joined_text
from briscola.i18n.text import speaking
from briscola.network.kept_places import network_of
from briscola.pages.cup_board import DRAW, LEAVE, NEXT, cup_board, offered, setup_board
from briscola.pages.page_fields import WhyGone
from briscola.pages.page_guest import page_key
from briscola.pages.page_heard import ChooseCup, Do, Enter, FromPerson, OwnName
from briscola.pages.page_told import Entered, PageNotice
from briscola.pages.page_visit import PageVisit
from briscola.pages.phone_tickets import BYTES
from briscola.storage.atomic_write import make_folder

CUP = "cup"
"""A page asks for this instead of the code of a table; a dash and the secret of a link follow."""
MOST = 20
"""Cups at a time; one that is over, or at which nobody looks, makes room."""
PAGES = 32
"""Pages of a cup at a time."""
DAY, HOUR = 24 * 3600.0, 3600.0
"""Seconds after which a cup at which nobody looks closes, and after which it is noted that somebody does."""
PAUSE = 60.0
"""Seconds between two rounds, unless somebody presses."""
_logger = logging.getLogger(__name__)


class DealerCups:
    """All cups, each in a file of its own below the dealer's folder. Lives in an asyncio loop."""

    def __init__(
        self,
        folder: Path,
        tables: TablesOfCups,
        link: Callable[[str], str],
        wall: Callable[[], float],
    ) -> None:
        """`link` gives the address of a cup by its id; `wall` tells seconds of the epoch."""
        self._folder, self._link, self._wall = folder / "cups", link, wall
        self._cups: dict[str, OpenCup] = {}
        for path in sorted(each for each in self._folder.glob("*.json") if "." not in each.stem)[:MOST]:
            self._read(path)
        self._writing, self._looking = asyncio.Lock(), asyncio.Lock()
        self._closed = False
        self._standing = CupTables(tables, self._write)
        self._computers = CupComputers(self._write)

    def _read(self, path: Path) -> None:
        found = cup_document(self._folder, "")
        found.path = path
        served = found.read()
        if served is not None and cup_document(self._folder, served.id).path == path:
            cup = self._cups[served.id] = OpenCup(served, self._folder)
            # A clock that was set meanwhile costs half the time at most.
            cup.alone = min(DAY / 2, max(0.0, self._wall() - served.seen))

    async def close(self) -> None:
        """Stop the computers, and write what is not on the disk."""
        async with self._looking:
            self._closed = True
        self._computers.close()
        for cup in self._cups.values():
            await self._write(cup)

    # ---- pages

    def _find(self, enter: Enter) -> OpenCup | None:
        wanted = enter.table.removeprefix(f"{CUP}-")
        found = [cup for id, cup in self._cups.items() if compare_digest(id, wanted)]
        return found[0] if found else None

    def knows(self, enter: Enter) -> bool:
        """True if a page brings the link of a cup."""
        return self._find(enter) is not None

    async def show(self, visit: PageVisit, may_open: Callable[[], bool]) -> None:
        """Show a page the cup of its link, or open one with it. Raises PageGone.

        `may_open` tells, and notes, if one more cup may be opened from there.
        """
        cup = self._find(visit.enter)
        if cup is None:
            found = await self._opened(visit, may_open)
            if isinstance(found, str):
                await visit.dismiss(found)
                return
            cup = found
        if len(cup.pages) >= PAGES:
            await visit.dismiss("too_many")
            return
        secret = visit.enter.secret
        me = cup.pages[visit] = LookingPage(key=page_key(secret).public.hex() if secret else "")
        if cup.served.who(me.key) is None:
            secret = me.key = ""
        try:
            visit.known = lambda: True
            self._enter(visit, cup, secret)
            if self._wall() - cup.served.seen > HOUR:
                cup.served = replace(cup.served, seen=self._wall())
                await self._write(cup)
            while True:
                self._tell(cup)
                message = await visit.receive()
                visit.heard(message)
                me.told = None  # it is told anew what is possible
                if not cup.pace.allows(asyncio.get_running_loop().time()):
                    continue
                await self._take(visit, cup, me, message)
        finally:
            del cup.pages[visit]

    async def _opened(self, visit: PageVisit, may_open: Callable[[], bool]) -> OpenCup | WhyGone:
        """The cup that somebody opens on her page, or why she cannot."""
        choice = CupChoice()
        while True:
            visit.send(setup_board(choice, visit.language))
            message = await visit.receive()
            visit.heard(message)
            if not isinstance(message, ChooseCup):
                continue
            if message.begin:
                break
            if message.field:
                try:
                    choice = choice.with_(message.field, message.value)
                except IndexError:
                    continue
        if not may_open() or not await self._makes_room():
            return "full"
        served = ServedCup(id=token_urlsafe(BYTES), choice=choice, seen=self._wall())
        cup = self._cups[served.id] = OpenCup(served, self._folder, network_of(visit.address))
        await self._write(cup)
        return cup

    async def _makes_room(self) -> bool:
        """True if one more cup has room: one at which nobody looks and that is over, or not drawn, goes."""
        if len(self._cups) < MOST:
            return True
        idle = [
            cup
            for cup in self._cups.values()
            if not cup.pages and (cup.served.cup is None or over(cup.served.cup))
        ]
        if not idle:
            return False
        await self._forget(min(idle, key=lambda cup: cup.served.seen))
        return True

    @staticmethod
    def _enter(visit: PageVisit, cup: OpenCup, secret: str) -> None:
        who = cup.served.who(page_key(secret).public.hex()) if secret else None
        name = "" if who is None else cup.served.entrants[who].name
        visit.send(Entered(secret=secret, table=f"{CUP}-{cup.served.id}", name=name, days=2))

    async def _take(self, visit: PageVisit, cup: OpenCup, me: LookingPage, message: FromPerson) -> None:
        served, who = cup.served, cup.served.who(me.key)
        match message:
            case OwnName(name=name) if who is None:
                secret = token_urlsafe(BYTES)
                key = page_key(secret).public.hex()
                try:
                    cup.served = joined(served, name, key)
                except NotPossible as error:
                    with speaking(visit.language):
                        visit.send(PageNotice(sentence=not_joined_text(error.why)))
                    return
                me.key = key
                self._enter(visit, cup, secret)
                await self._write(cup)
            case Do(at=at, choice=choice) if at == served.step and choice in offered(served, who):
                if choice == LEAVE and who is not None:
                    cup.served = left(served, who)
                    me.key = ""
                    self._enter(visit, cup, "")
                elif choice == DRAW:
                    cup.served = next_round(drawn(served, randbits(40)))
                elif choice == NEXT:
                    await self._go_on(cup)
                    return
                await self._write(cup)
                await self._standing.care(cup)

    def _tell(self, cup: OpenCup) -> None:
        """Tell the pages of a cup what is new."""
        link = self._link(cup.served.id)
        for visit, page in cup.pages.items():
            board = cup_board(cup.served, page.key, visit.language, link=link, saved=cup.saved)
            if board != page.told:
                page.told = board
                visit.send(board)

    async def _write(self, cup: OpenCup) -> None:
        """Have a cup on the disk, then tell its pages."""
        async with self._writing:
            if cup.served.id in self._cups:
                cup.saved = await asyncio.to_thread(self._put, cup)
        self._tell(cup)

    def _put(self, cup: OpenCup) -> bool:
        try:
            make_folder(self._folder)
        except OSError as error:
            _logger.warning("the folder of the cups cannot be made: %s", error.strerror or error)
            return False
        return cup.document.write(cup.served)

    # ---- time

    async def look(self, seconds: float) -> None:
        """Look after all cups, so many seconds after the last time."""
        async with self._looking:
            if not self._closed:
                await self._look(seconds)

    async def _look(self, seconds: float) -> None:
        for cup in list(self._cups.values()):
            cup.alone = 0.0 if cup.pages else cup.alone + seconds
            if cup.pages:
                cup.served = replace(cup.served, seen=max(cup.served.seen, self._wall() - HOUR))
            elif cup.alone >= DAY:
                await self._forget(cup)
                continue
            if not cup.saved:
                await self._write(cup)
            for open in cup.served.tables:
                cup.waited[open.code] = cup.waited.get(open.code, 0.0) + seconds
            cup.pause = cup.pause + seconds if cup.served.round_over else 0.0
            if cup.pause >= PAUSE or (cup.served.round_over and not self._plays_next(cup.served)):
                await self._go_on(cup)
            await self._standing.care(cup)
        await self._computers.look(self._cups.values(), seconds)

    @staticmethod
    def _plays_next(served: ServedCup) -> bool:
        """True if people play in the round that comes next."""
        cup = served.cup
        return cup is not None and any(has_people(cup, table) for _place, table in open_tables(cup))

    async def _go_on(self, cup: OpenCup) -> None:
        """Begin the next round; the tables of the one before close."""
        tables = cup.served.tables
        for open in tables:
            await self._standing.close(open)
        if cup.served.round_over and cup.served.tables == tables:
            cup.served, cup.waited, cup.pause = next_round(cup.served), {}, 0.0
            await self._write(cup)
            await self._standing.care(cup)

    async def _forget(self, cup: OpenCup) -> None:
        """Close a cup and its tables."""
        cup.gone = True
        self._cups.pop(cup.served.id, None)
        for open in cup.served.tables:
            await self._standing.close(open)
        for visit in list(cup.pages):
            await visit.dismiss("cup")
        async with self._writing:
            await asyncio.to_thread(cup.document.write, None)
