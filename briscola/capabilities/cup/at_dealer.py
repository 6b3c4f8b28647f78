"""Cups at a dealer: whoever has the link of one joins it or looks on; its tables are tables on demand."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from hmac import compare_digest
from pathlib import Path
from secrets import randbits, token_urlsafe

from msgspec.structs import replace

from briscola.capabilities.cup import dealer_tables as cup_tables
from briscola.capabilities.cup.browser import DRAW, LEAVE, NEXT, cup_board, offered, setup_board
from briscola.capabilities.cup.cup import has_people, open_tables, over
from briscola.capabilities.cup.dealer_cup import (
    CupChoice,
    DealerCup,
    NotPossible,
    cup_document,
    drawn,
    joined,
    left,
    next_round,
)
from briscola.capabilities.cup.dealer_tables import (
    CupComputers,
    CupTableService,
    DealerForCups,
    LookingPage,
    OpenCup,
)
from briscola.capabilities.cup.words import not_joined_text, not_kept_text
from briscola.dealer import TableUse, room_for
from briscola.i18n.page_words import no_more_words, pressed_too_fast
from briscola.i18n.text import speaking
from briscola.network.message_pace import MessagePace
from briscola.network.tables import network_of, outnumbered
from briscola.pages.page_heard import ChooseCup, Do, Enter, FromPerson, OwnName
from briscola.pages.page_told import Entered, PageNotice
from briscola.pages.page_visit import PageVisit
from briscola.pages.phones import BYTES, page_key
from briscola.storage.files import make_folder

CUP = "cup"
"""A page asks for this instead of the code of a table; a dash and the secret of a link follow."""
MOST = 20
"""Cups at a time; one that is over, or at which nobody looks, makes room."""
PAGES, OF_AN_ADDRESS = 32, 8
"""Pages of people without a place that look at a cup, in all and from one address."""
OF_A_PLACE = 3
"""Pages of one person with a place; a further one takes the place of her first."""
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
        tables: DealerForCups,
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
        self._standing = CupTableService(tables, self._write, folder / "tables")
        self._computers = CupComputers(self._write, self._tell)

    def _read(self, path: Path) -> None:
        found = cup_document(self._folder, "")
        found.path = path
        served = found.read()
        if served is not None and cup_document(self._folder, served.id).path == path:
            cup = self._cups[served.id] = OpenCup(served, self._folder)
            # A clock that was set meanwhile costs half the time at most.
            cup.unseen = min(DAY / 2, max(0.0, self._wall() - served.seen))

    async def close(self) -> None:
        """Stop the computers, and write what is not on the disk."""
        async with self._looking:
            self._closed = True
        for cup in self._cups.values():
            cup.computers.stop()
            await self._write(cup)

    # ---- pages

    def _find(self, enter: Enter) -> OpenCup | None:
        wanted = enter.table.removeprefix(f"{CUP}-")
        found = [cup for id, cup in self._cups.items() if compare_digest(id, wanted)]
        return found[0] if found else None

    def knows(self, enter: Enter) -> bool:
        """True if a page brings the link of a cup."""
        return self._find(enter) is not None

    def has_place(self, enter: Enter) -> bool:
        """True if a page brings the secret of a place in the cup of its link."""
        cup = self._find(enter)
        if cup is None or not enter.secret:
            return False
        return cup.served.who(page_key(enter.secret).public.hex()) is not None

    async def show(self, visit: PageVisit, may_open: Callable[[], bool]) -> None:
        """Show a page the cup of its link, or open one with it. Raises PageGone.

        `may_open` tells, and notes, if one more cup may be opened from there.
        """
        secret = visit.enter.secret if len(visit.enter.secret) >= len(token_urlsafe(BYTES)) else ""
        secret = secret or token_urlsafe(BYTES)  # a browser has one, so that it joins once
        key = page_key(secret).public.hex()
        cup = self._find(visit.enter) or await self._opened(visit, key, may_open)
        if not await self._has_room(cup, visit, key):
            await visit.dismiss("too_many")
            return
        me = cup.pages[visit] = LookingPage(
            secret=secret, key=key, pace=MessagePace(cup_tables.PRESSES, self._now)
        )
        try:
            visit.known = lambda: cup.place(visit) is not None
            cup.computers.again()
            self._enter(visit, cup, secret)
            if self._wall() - cup.served.seen > HOUR:
                cup.served = replace(cup.served, seen=self._wall())
                await self._write(cup)
            while True:
                self._tell(cup, [visit])
                message = await visit.receive()
                if visit not in cup.pages:  # it has just made room
                    return
                visit.heard(message)
                me.told = None  # it is told anew what is possible
                if me.pace.allows(self._now):
                    await self._take(visit, cup, me, message)
                else:
                    with speaking(visit.language):
                        visit.send(PageNotice(sentence=pressed_too_fast()))
        finally:
            cup.pages.pop(visit, None)

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    @staticmethod
    async def _has_room(cup: OpenCup, visit: PageVisit, key: str) -> bool:
        """True if one more page may look at a cup; another one may have to go for it."""
        if cup.served.who(key) is not None:
            own = [each for each, page in cup.pages.items() if page.key == key]
            goes = own[0] if len(own) >= OF_A_PLACE else None
        else:
            network = network_of(visit.address)
            here = {each: network_of(each.address) for each in cup.pages if cup.place(each) is None}
            if network and [*here.values()].count(network) >= OF_AN_ADDRESS:
                return False
            goes = None
            if len(here) >= PAGES and (goes := outnumbered(here, network)) is None:
                return False
        if goes is not None:
            del cup.pages[goes]
            await goes.dismiss("elsewhere" if cup.served.who(key) is not None else "too_many")
        return True

    async def _opened(self, visit: PageVisit, key: str, may_open: Callable[[], bool]) -> OpenCup:
        """The cup that somebody opens on her page; where she cannot, she is told so, and may try again."""
        choice = CupChoice()
        while True:
            visit.send(setup_board(choice, visit.language))
            message = await visit.receive()
            visit.heard(message)
            if not isinstance(message, ChooseCup):
                continue
            if message.begin:
                cup = await self._begun(visit, key, choice, may_open)
                if cup is not None:
                    return cup
                with speaking(visit.language):
                    visit.send(PageNotice(sentence=no_more_words()))
            if message.field:
                try:
                    choice = choice.with_(message.field, message.value)
                except IndexError:
                    continue

    async def _begun(
        self, visit: PageVisit, key: str, choice: CupChoice, may_open: Callable[[], bool]
    ) -> OpenCup | None:
        """A new cup; None without room. One without pages that is over, or not drawn, goes for it.

        One network gets no more than half of them.
        """
        room = room_for(
            {id: self._use(each) for id, each in self._cups.items()},
            network_of(visit.address, wide=True),
            MOST,
        )
        if not room.free or not may_open():
            return None
        served = DealerCup(id=token_urlsafe(BYTES), opener=key, choice=choice, seen=self._wall())
        cup, gone = OpenCup(served, self._folder, visit.address), [self._cups[id] for id in room.goes]
        self._cups[served.id] = cup
        for other in gone:
            await self._forget(other)
        await self._write(cup)
        return cup

    @staticmethod
    def _use(cup: OpenCup) -> TableUse:
        idle = not cup.pages and (cup.served.cup is None or over(cup.served.cup))
        return TableUse(opener=cup.network, empty=cup.empty if idle else 0.0)

    @staticmethod
    def _enter(visit: PageVisit, cup: OpenCup, secret: str) -> None:
        who = cup.served.who(page_key(secret).public.hex())
        name = "" if who is None else cup.served.entrants[who].name
        visit.send(Entered(secret=secret, table=f"{CUP}-{cup.served.id}", name=name, days=2))

    async def _take(self, visit: PageVisit, cup: OpenCup, me: LookingPage, message: FromPerson) -> None:
        served, who = cup.served, cup.place(visit)
        if not cup.saved:  # no next step is begun
            with speaking(visit.language):
                visit.send(PageNotice(sentence=not_kept_text()))
            return
        match message:
            case OwnName(name=name) if who is None:
                try:
                    cup.served = joined(served, name, me.key)
                except NotPossible as error:
                    with speaking(visit.language):
                        visit.send(PageNotice(sentence=not_joined_text(error.why)))
                    return
                self._enter(visit, cup, me.secret)
                await self._write(cup)
            case Do(at=at, choice=choice) if at == served.step and choice in offered(
                served, who, alone=cup.alone
            ):
                if choice == LEAVE and who is not None:
                    cup.served = left(served, who)
                    self._enter(visit, cup, me.secret)
                elif choice == DRAW:
                    cup.served = next_round(drawn(served, randbits(40)))
                elif choice == NEXT:
                    await self._go_on(cup)
                    return
                await self._write(cup)
                await self._standing.care(cup)

    def _tell(self, cup: OpenCup, visits: Iterable[PageVisit] | None = None) -> None:
        """Tell the pages of a cup what is new: these, or all."""
        link = self._link(cup.served.id)
        for visit in cup.pages if visits is None else visits:
            page = cup.pages[visit]
            board = cup_board(
                cup.served,
                page.key,
                visit.language,
                link=link,
                saved=cup.saved,
                broke_off=cup.computers.broke_off,
                alone=cup.alone,
            )
            if board != page.told:
                page.told = board
                visit.send(board)

    async def _write(self, cup: OpenCup) -> None:
        """Have a cup on the disk, then tell its pages."""
        async with self._writing:
            if cup.served.id in self._cups:
                await asyncio.to_thread(self._put, cup)
        self._tell(cup)

    def _put(self, cup: OpenCup) -> None:
        try:
            make_folder(self._folder)
        except OSError as error:  # so that the cup cannot be written either
            _logger.warning("the folder of the cups cannot be made: %s", error.strerror or error)
        cup.steps.take(cup.served)

    # ---- time

    async def look(self, seconds: float) -> None:
        """Look after all cups, so many seconds after the last time."""
        async with self._looking:
            if not self._closed:
                await self._look(seconds)

    async def _look(self, seconds: float) -> None:
        for cup in list(self._cups.values()):
            cup.unseen = 0.0 if cup.pages else cup.unseen + seconds
            if cup.pages:
                cup.served = replace(cup.served, seen=max(cup.served.seen, self._wall() - HOUR))
            elif cup.unseen >= DAY:
                await self._forget(cup)
                continue
            cup.empty = 0.0 if cup.pages else cup.empty + seconds
            there = {page.key for page in cup.pages.values()}
            before, opener = cup.alone, cup.served.opener
            here = opener in there and cup.served.who(opener) is not None
            cup.without_opener = 0.0 if here else cup.without_opener + seconds
            if cup.alone != before:
                self._tell(cup)
            if not cup.saved:
                async with self._writing:
                    await asyncio.to_thread(cup.steps.again)
                self._tell(cup)
            for open in cup.served.tables:
                cup.waited[open.code] = cup.waited.get(open.code, 0.0) + seconds
            cup.pause = cup.pause + seconds if cup.served.round_over else 0.0
            if cup.pause >= PAUSE or (cup.served.round_over and not self._plays_next(cup.served)):
                await self._go_on(cup)
            await self._standing.care(cup)
        await self._computers.look([*self._cups.values()])

    @staticmethod
    def _plays_next(served: DealerCup) -> bool:
        """True if people play in the round that comes next."""
        cup = served.cup
        return cup is not None and any(has_people(cup, table) for _place, table in open_tables(cup))

    async def _go_on(self, cup: OpenCup) -> None:
        """Begin the next round; the tables of the one before close."""
        tables = cup.served.tables
        if not cup.saved:
            return
        for open in tables:
            await self._standing.close(open)
        if cup.served.round_over and cup.served.tables == tables:
            cup.served, cup.waited, cup.pause = next_round(cup.served), {}, 0.0
            await self._write(cup)
            await self._standing.care(cup)

    async def _forget(self, cup: OpenCup) -> None:
        """Close a cup and its tables."""
        cup.gone = True
        cup.computers.stop()
        self._cups.pop(cup.served.id, None)
        for open in cup.served.tables:
            await self._standing.close(open)
        for visit in list(cup.pages):
            await visit.dismiss("cup")
        async with self._writing:
            await asyncio.to_thread(cup.steps.file.write, None)
