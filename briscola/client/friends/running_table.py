"""A table in the network thread: connections, time, computer players that think. It opens no socket."""

import asyncio
import logging
from collections.abc import Callable, Mapping

from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.friends_table import NOBODY_KNOWN, FriendsTable
from briscola.client.friends.local_door import LocalDoor, local_doors
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.guarded_program import ProgramNews
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Recorder
from briscola.engine.events import Event
from briscola.network.door import DoorClosed, HostDoor
from briscola.network.guest_messages import Hello
from briscola.network.guest_service import ServedTable
from briscola.network.host_messages import Goodbye, HostMessage, Why
from briscola.network.key_pair import KeyPair
from briscola.storage.header import Header

TICK = 0.25
"""Seconds between two looks at the clock."""
TOGETHER = 0.05
"""Seconds within which changes of the roster are told at once."""
THINKING = 0.8
"""Seconds that a computer player takes at least, so that everybody can follow."""
_logger = logging.getLogger(__name__)


class _Connected:
    """A guest's door as the table sees it."""

    def __init__(self, door: HostDoor, count: Callable[[], None]) -> None:
        self._door, self._count = door, count
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: HostMessage) -> None:
        """Send a message without waiting."""
        self._count()
        self._door.send(message)

    def dismiss(self, why: Why) -> None:
        """Say goodbye and close."""
        self._door.send(Goodbye(why=why))
        self._closing = asyncio.ensure_future(self._door.close())


class RunningTable:
    """Runs a table for whoever comes to it, until it is stopped."""

    def __init__(
        self,
        setup: MatchSetup,
        key: KeyPair,
        records: FriendRecords,
        *,
        began: Callable[[Header], object],
        changed: Callable[[], None],
        failed: Callable[[ProgramNews], object],
        friends: Mapping[str, str] = NOBODY_KNOWN,
        clock: int = 0,
        hints: bool = False,
        thinking: float = THINKING,
        dealer: NeutralDealer | None = None,
    ) -> None:
        """`began` is called before anything of a match is told, `changed` when anything changes at the table.

        `failed` is called when a program does not play, `dealer` is whoever deals without a person here.
        """
        self._key, self._records, self._began = key, records, began
        self._changed, self._failed, self._thinking = changed, failed, thinking
        self.table = FriendsTable(
            setup,
            key,
            recorder=self._recorder,
            friends=friends,
            clock=clock,
            hints=hints,
            dealer=dealer,
            later=self._soon,
        )
        self.messages = 0
        """Number of messages heard and said so far."""
        self._work: set[asyncio.Task[None]] = set()
        self._stirred = asyncio.Event()
        """Set when a computer player may have to choose."""
        self._stopped = False

    def _recorder(self, header: Header) -> Recorder:
        self._began(header)
        return self._records.recorder(header)

    def go_on(self, header: Header, log: tuple[Event, ...], *, programs: Mapping[int, str]) -> None:
        """Go on with a match after a restart. Raises BadRecord, BadLevel."""
        recorder = self._records.recorder(header, log)
        self.table.go_on(header, log, recorder, programs=programs)

    @staticmethod
    def _soon(tell: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(TOGETHER, tell)

    def start(self) -> None:
        """Let time pass and computers think; needs a running loop."""
        for steps in (self._tick(), self._think()):
            self._keep(asyncio.create_task(steps))

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def farewell(self) -> None:
        """Send everybody away: the table is no more."""
        self.table.close()

    async def stop(self) -> None:
        """Stop; the people in this process are connected no more."""
        self.table.hush()
        self._stopped = True
        self.table.send_programs_away()
        work = list(self._work)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    # ---- connections

    @property
    def served(self) -> ServedTable:
        """The table as guests reach it."""
        return ServedTable(self._key, self.speak, self.table.keeps_place_for)

    def _count(self) -> None:
        self.messages += 1

    def _stir(self) -> None:
        self._stirred.set()
        self._changed()

    async def speak(self, door: HostDoor, hello: Hello) -> None:
        """Speak with a guest until she goes."""
        key = door.peer.hex()
        connection = _Connected(door, self._count)
        if not self.table.arrive(key, connection, hello):
            return
        self._stir()
        try:
            while self.table.take(key, connection, await door.receive()):
                self._count()
                self._stir()
        except DoorClosed:
            pass
        finally:
            self.table.gone(key, connection)
            self._stir()

    async def page_door(self, key: KeyPair) -> LocalDoor:
        """A door for somebody in a browser whose page is served here; raises as `local_door` does."""
        return await self.local_door(key, page=True)

    async def local_door(self, key: KeyPair, *, page: bool = False) -> LocalDoor:
        """A door for somebody in this process. Raises DoorClosed if the table is stopped."""
        if self._stopped:
            raise DoorClosed("closed", "the table is closed")
        ours, hers = local_doors(self._key.public, key.public)
        self._keep(asyncio.create_task(self._speak_here(ours, key.public.hex(), page=page)))
        return hers

    async def _speak_here(self, door: LocalDoor, key: str, *, page: bool) -> None:
        try:
            hello = await door.heard_from_guest()
            if isinstance(hello, Hello) and self.table.arrive(key, door, hello, page=page):
                self._stir()
                while self.table.take(key, door, await door.heard_from_guest()):
                    self._stir()
        except DoorClosed:
            pass
        finally:
            self.table.gone(key, door)
            self._stir()
            await door.close()

    # ---- time

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.table.tick(TICK)
            self._stirred.set()

    async def _think(self) -> None:
        """Let computer players choose in another thread, one at a time."""
        while True:
            self._stirred.clear()
            try:
                while await self._one_choice():
                    pass
            except Exception:
                _logger.exception("a computer player has failed")
                await asyncio.sleep(1)
            await self._stirred.wait()

    async def _one_choice(self) -> bool:
        """Have one choice made; False if no computer player is asked."""
        match = self.table.match
        if match is None or match.thinking is None:
            return False
        loop = asyncio.get_running_loop()
        began = loop.time()
        thinking, choose = match.think()
        action = await loop.run_in_executor(None, thinking)
        await asyncio.sleep(max(0.0, began + self._thinking - loop.time()))
        while (fault := match.host.next_news()) is not None:
            self._failed(fault)
        choose(action)
        return True
