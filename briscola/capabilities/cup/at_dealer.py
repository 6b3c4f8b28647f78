"""Cups at a dealer: whoever has the link of one joins it or looks on; its tables are tables on demand."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hmac import compare_digest
from pathlib import Path
from secrets import randbits, token_urlsafe
from typing import ClassVar

from msgspec.structs import replace

from briscola.capabilities.cup.browser import DRAW, LEAVE, NEXT, cup_state, offered, setup_state
from briscola.capabilities.cup.choice import CupChoice
from briscola.capabilities.cup.cup import is_over, people_play
from briscola.capabilities.cup.dealer_cup import (
    DealerCup,
    NotPossible,
    cup_document,
    cup_path,
    drawn,
    joined,
    left,
    next_round,
)
from briscola.capabilities.cup.dealer_tables import (
    CupTableService,
    OpenCup,
    have_computers_play,
    take_in_computers,
)
from briscola.capabilities.cup.tables import CupTrouble
from briscola.capabilities.cup.words import TROUBLES, not_joined_text
from briscola.client.tournament.steps import AGAIN
from briscola.dealer.dealer_capability import DealerCapability, DealerHome
from briscola.dealer.table_capacity import TableUse, capacity_for
from briscola.i18n.page_words import no_more_words
from briscola.i18n.text import speaking
from briscola.network.channel.connection_slots import network_of
from briscola.pages.audience.audience import Answer, NotOffered, PageView, Takes
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.from_page import ChooseCup, Do, Enter, FromPerson, OwnName
from briscola.pages.messages.to_page import CupState, Entered
from briscola.pages.phones.phone_tickets import BYTES
from briscola.pages.phones.table_for_pages import public_page_key
from briscola.storage.files.atomic_write import make_folder

MOST = 20
"""Cups at a time; one that is over, or at which nobody looks, makes room."""
DAY, HOUR = 24 * 3600.0, 3600.0
"""Seconds after which a cup at which nobody looks closes, and after which it is noted that somebody does."""
PAUSE = 60.0
"""Seconds between two rounds, unless somebody presses."""
_logger = logging.getLogger(__name__)


@contextmanager
def _others_go_on() -> Iterator[None]:
    """Log a fault of one cup, so that the others have their turn all the same."""
    try:
        yield
    except Exception:
        _logger.exception("a look at a cup has failed")


class DealerCups(DealerCapability):
    """All cups, each in a file of its own below the dealer's folder."""

    name = "cup"

    def __init__(self, home: DealerHome) -> None:
        super().__init__(home)
        self._folder = home.folder / "cups"
        self._cups: dict[str, OpenCup] = {}
        self._unread: list[Path] = []
        """Files of cups that cannot be read at the moment; they are tried again now and then."""
        self._until_again = AGAIN
        for path in sorted(each for each in self._folder.glob("*.json") if "." not in each.stem)[:MOST]:
            self._read(path)
        self._writing, self._looking = asyncio.Lock(), asyncio.Lock()
        self._closed = False
        self.table_service = CupTableService(home.on_demand, self.write)

    def _read(self, path: Path) -> None:
        found = cup_document(path)
        document = found.read()
        if document is not None and cup_path(self._folder, document.id) == path:
            open_cup = self._cups[document.id] = OpenCup(document, self._folder)
            # A clock that was set meanwhile costs half the time at most.
            open_cup.clock.unseen = min(DAY / 2, max(0.0, self.home.wall() - document.seen))
        elif found.damage is not None:
            self._unread.append(path)

    def _read_again(self, seconds: float) -> None:
        self._until_again -= seconds
        if self._until_again <= 0:
            self._until_again, waiting, self._unread = AGAIN, self._unread, []
            for path in waiting:
                self._read(path)

    async def close(self) -> None:
        async with self._looking:
            self._closed = True
        for open_cup in self._cups.values():
            open_cup.computers.stop()
            await self.write(open_cup)

    # ---- pages

    def is_asked_for(self, asked: str) -> bool:
        return asked == self.name or asked.startswith(f"{self.name}-")  # the id of a cup follows

    def _find(self, enter: Enter) -> OpenCup | None:
        wanted = enter.table.removeprefix(f"{self.name}-")
        found = [open_cup for id, open_cup in self._cups.items() if compare_digest(id, wanted)]
        return found[0] if found else None

    def leads(self, enter: Enter) -> bool:
        opens = enter.table == self.name and self.home.on_demand.allowed
        return opens or self._find(enter) is not None

    def is_expected(self, enter: Enter) -> bool:
        open_cup = self._find(enter)
        if open_cup is None or not enter.secret:
            return False
        return open_cup.document.knows(public_page_key(enter.secret))

    async def show(self, visit: PageVisit, may_begin: Callable[[], bool]) -> None:
        """Show a page the cup of its link, or open one with it. Raises PageGone."""
        secret = visit.enter.secret if len(visit.enter.secret) >= len(token_urlsafe(BYTES)) else ""
        secret = secret or token_urlsafe(BYTES)  # a browser has one, so that it joins once
        open_cup = self._find(visit.enter) or await self._opened(visit, public_page_key(secret), may_begin)
        me = CupOnPage(self, open_cup, secret, visit)
        with open_cup.pages.looking(visit, me, lambda: me.owner):
            visit.expect_if(lambda: me.owner is not None)
            open_cup.computers.again()
            me.send_secret()
            if self.home.wall() - open_cup.document.seen > HOUR:
                open_cup.document = replace(open_cup.document, seen=self.home.wall())
                await self.write(open_cup)
            await open_cup.pages.serve(visit)

    async def _opened(self, visit: PageVisit, key: str, may_begin: Callable[[], bool]) -> OpenCup:
        """The cup that somebody opens on her page; where she cannot, she is told so, and may try again."""
        choice = CupChoice()
        while True:
            visit.send(setup_state(choice, visit.language))
            message = await visit.receive()
            visit.acknowledge(message)
            if not isinstance(message, ChooseCup):
                continue
            if message.begin:
                open_cup = await self._begun(visit, key, choice, may_begin)
                if open_cup is not None:
                    return open_cup
                visit.notice(no_more_words)
            if message.field:
                try:
                    choice = choice.with_(message.field, message.value)
                except IndexError:
                    continue

    async def _begun(
        self, visit: PageVisit, key: str, choice: CupChoice, may_begin: Callable[[], bool]
    ) -> OpenCup | None:
        """A new cup; None without room. One without pages that is over, or not drawn, goes for it.

        One network gets no more than half of them.
        """
        room = capacity_for(
            {id: self._use(each) for id, each in self._cups.items()},
            network_of(visit.address, wide=True),
            MOST,
        )
        if not room.free or not may_begin():
            return None
        document = DealerCup(id=token_urlsafe(BYTES), opener=key, choice=choice, seen=self.home.wall())
        open_cup, gone = OpenCup(document, self._folder, visit.address), [self._cups[id] for id in room.goes]
        self._cups[document.id] = open_cup
        for other in gone:
            await self._forget(other)
        await self.write(open_cup)
        return open_cup

    @staticmethod
    def _use(open_cup: OpenCup) -> TableUse:
        idle = not open_cup.pages and (open_cup.cup is None or is_over(open_cup.cup))
        return TableUse(network=open_cup.wide_network, empty=open_cup.clock.empty if idle else 0.0)

    async def write(self, open_cup: OpenCup) -> None:
        """Have a cup on the disk, then tell its pages."""
        async with self._writing:
            if open_cup.document.id in self._cups:
                await asyncio.to_thread(self._put, open_cup)
        open_cup.pages.tell()

    def _put(self, open_cup: OpenCup) -> None:
        try:
            make_folder(self._folder)
        except OSError as error:  # so that the cup cannot be written either
            _logger.warning("the folder of the cups cannot be made: %s", error.strerror or error)
        open_cup.steps.take(open_cup.document)

    # ---- time

    async def poll(self, seconds: float) -> None:
        """Look after all cups, so many seconds after the last time."""
        async with self._looking:
            if not self._closed:
                await self._look(seconds)

    async def _look(self, seconds: float) -> None:
        self._read_again(seconds)
        for open_cup in list(self._cups.values()):
            with _others_go_on():
                open_cup.passes(seconds)
                if open_cup.clock.unseen >= DAY:
                    await self._forget(open_cup)
                else:
                    await self._look_after(open_cup)
        for open_cup in list(self._cups.values()):
            with _others_go_on():
                await take_in_computers(open_cup, self.write)
        for open_cup in self._cups.values():
            if any(other.computers.running for other in self._cups.values()):
                break  # the tables of one cup are played at a time
            with _others_go_on():
                have_computers_play(open_cup)

    async def _look_after(self, open_cup: OpenCup) -> None:
        """Note who looks, write what waits, begin the next round if it is time, look after its tables."""
        if open_cup.pages:
            seen = max(open_cup.document.seen, self.home.wall() - HOUR)
            open_cup.document = replace(open_cup.document, seen=seen)
        if not open_cup.steps.kept:
            async with self._writing:
                await asyncio.to_thread(open_cup.steps.retry)
            open_cup.pages.tell()
        cup, paused = open_cup.cup, open_cup.clock.pause >= PAUSE
        if cup is not None and open_cup.document.round_over and (paused or not people_play(cup)):
            await self.go_on(open_cup)
        await self.table_service.poll(open_cup)

    async def go_on(self, open_cup: OpenCup) -> None:
        """Begin the next round; the tables of the one before close."""
        tables = open_cup.document.tables
        if not open_cup.steps.kept:
            return
        for round_table in tables:
            await self.table_service.close(round_table)
        if open_cup.document.round_over and open_cup.document.tables == tables:
            open_cup.document = next_round(open_cup.document)
            open_cup.clock.waited, open_cup.clock.pause = {}, 0.0
            await self.write(open_cup)
            await self.table_service.poll(open_cup)

    async def _forget(self, open_cup: OpenCup) -> None:
        """Close a cup and its tables."""
        open_cup.gone = True
        open_cup.computers.stop()
        self._cups.pop(open_cup.document.id, None)
        for round_table in open_cup.document.tables:
            await self.table_service.close(round_table)
        open_cup.pages.send_away("cup")
        async with self._writing:
            await asyncio.to_thread(open_cup.steps.file.write, None)


class CupOnPage(PageView):
    """A page that looks at a cup."""

    def __init__(self, cups: DealerCups, open_cup: OpenCup, secret: str, visit: PageVisit) -> None:
        """By the key of her `secret` its person has her place."""
        self._cups, self._cup, self._secret, self._visit = cups, open_cup, secret, visit
        self.key = public_page_key(secret)

    @property
    def place(self) -> int | None:
        """The place of its person; None for an onlooker."""
        return self._cup.document.who(self.key)

    @property
    def owner(self) -> str | None:
        """Its person, if she has a place, or has opened the cup."""
        return self.key if self._cup.document.knows(self.key) else None

    @property
    def version(self) -> object:
        return self._cup.document, self._cup.trouble, self._cup.alone

    def state(self) -> CupState:
        document = self._cup.document
        return cup_state(
            document,
            self.key,
            self._visit.language,
            link=self._cups.link(document.id),
            trouble=self._cup.trouble,
            alone=self._cup.alone,
        )

    def send_secret(self) -> None:
        """Tell the page its secret, and the name of her place."""
        document = self._cup.document
        name = "" if self.place is None else document.entrants[self.place].name
        table = f"{self._cups.name}-{document.id}"
        self._visit.send(Entered(secret=self._secret, table=table, name=name, days=2))

    def take(self, message: FromPerson) -> Answer:
        if self._cup.steps.kept:
            return super().take(message)
        with speaking(self._visit.language):  # no next step is begun
            return str(TROUBLES[CupTrouble.UNWRITTEN])

    async def _join(self, message: OwnName) -> str | None:
        if self.place is not None:
            raise NotOffered("she has a place")
        try:
            self._cup.document = joined(self._cup.document, message.name, self.key)
        except NotPossible as error:
            with speaking(self._visit.language):
                return not_joined_text(error.why)
        self.send_secret()
        await self._cups.write(self._cup)
        return None

    async def _do(self, message: Do) -> None:
        cups, open_cup, who = self._cups, self._cup, self.place
        document, choice = open_cup.document, message.choice
        if (
            message.at != document.step
            or who is None
            or choice not in offered(document, who, alone=open_cup.alone)
        ):
            raise NotOffered("another step goes on by now, or it is not hers")
        if choice == NEXT:
            await cups.go_on(open_cup)
            return
        if choice == LEAVE:
            open_cup.document = left(document, who)
            self.send_secret()
        elif choice == DRAW:
            open_cup.document = next_round(drawn(document, randbits(40)))
        await cups.write(open_cup)
        await cups.table_service.poll(open_cup)

    takes: ClassVar[Takes] = {OwnName: _join, Do: _do}
