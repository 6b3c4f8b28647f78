"""A changed page at a table of pages: much of what it says is damaged, and the others play on."""

import asyncio
import json
import logging
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace

from msgspec.structs import replace
from websockets.exceptions import ConnectionClosedOK

from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.table_plan import USUAL_WISHES, TablePlan
from briscola.client.friends.table_service import TableService
from briscola.engine.occupant import Occupant
from briscola.engine.rules import Rules
from briscola.pages.audience.visit import PageGone, PageVisit, receive_from
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.from_page import BeReady, Do, Enter, FromPage, OwnName, PageBeat, Speak
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import Entered, Gone, Lobby
from briscola.pages.phones.guests_of_table import GuestsOfTable
from briscola.pages.phones.table_for_pages import TableForPages
from briscola.storage.match_choices import seated
from briscola.storage.settings.settings import Settings
from tests.client.friends.in_memory import TABLE
from tests.client.friends.told_streams import Errors
from tests.client.steps import game_of
from tests.damaged_json import damaged
from tests.pages.served_pages import offered
from tests.pages.told_page import told_page
from tests.simulated.company import HostRecords
from tests.simulated.world import Computer, World, known_chance

SHARE = 0.2
"""Share of its messages with which something is wrong."""
LONGEST_MATCH = 14_400
"""Seconds."""
STRANGE: tuple[FromPage, ...] = (
    Do(n=7, at=0, choice="cut 0"),
    Do(n=7, at=3, choice="consent yes 5"),
    Do(n=7, at=3, choice="consent no 0"),
    Do(n=7, at=1, choice="again"),
    Do(n=7, at=1, choice="play 1D"),
    Speak(n=8, phrase=3),
    Speak(n=8, sign="ace"),
    Speak(n=8, request="trump"),
    OwnName(n=9, name="Somebody else"),
    BeReady(n=9, ready=False),
    PageBeat(n=2**53),
    Enter(),
)
"""Messages that are none of a page like this, or come at another time."""


class PageSocket:
    """The connection of a page that plays by chance: it answers what it is told."""

    def __init__(self, computer: Computer, chance: Random, *, share: float, found: Counter[str]) -> None:
        self.transport = SimpleNamespace(abort=lambda: self.inbox.put_nowait(None))
        self._computer, self._chance, self._share, self._found = computer, chance, share, found
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._n = 0
        self.secret = ""
        self.gone = ""

    async def recv(self, *, decode: bool = False) -> bytes:
        del decode
        data = await self.inbox.get()
        if data is None:
            raise ConnectionClosedOK(None, None)
        return data

    async def close(self) -> None:
        self.inbox.put_nowait(None)

    async def send(self, text: str) -> None:
        match told_page(text.encode()):
            case Entered(secret=secret):
                self.secret = secret
            case Gone(why=why):
                self.gone = why
            case Lobby(ask_name=True):
                self._soon(OwnName(n=self._next, name="Leo"))
            case Lobby(ready=False):
                self._soon(BeReady(n=self._next, ready=True))
            case PageState() as state:
                if found := offered(state):
                    self._soon(Do(n=self._next, at=state.at, choice=self._chance.choice(found)))

    @property
    def _next(self) -> int:
        self._n += 1
        return self._n

    def _soon(self, message: FromPage) -> None:
        self._computer.call_later(0.2, self.say, message)

    def say(self, message: FromPage) -> None:
        data, chance = encode_for_page(message).encode(), self._chance
        if chance.random() < self._share:
            how = chance.choice(("damaged", "damaged", "strange", "strange", "doubled", "number"))
            self._found[how] += 1
            if how == "damaged":
                self.inbox.put_nowait(damaged(data.decode(), chance))
            elif how == "strange":
                self.inbox.put_nowait(encode_for_page(chance.choice(STRANGE)).encode())
            elif how == "doubled":
                self.inbox.put_nowait(data)
            else:
                other = json.loads(data) | {"n": chance.choice((0, 2**53)), "at": chance.choice((0, 5))}
                self.inbox.put_nowait(json.dumps(other).encode())
        self.inbox.put_nowait(data)


def pass_matches_with_changed_page(rules: Rules, seed: int, found: Counter[str], *, matches: int = 5) -> None:
    """Let so many matches of pages be played to their end; the first page is changed.

    Raises AssertionError if the program fails or the matches do not end.
    """
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        with tempfile.TemporaryDirectory() as folder, known_chance(Random(seed)):
            _pass(Path(folder), rules, Random(seed), found, matches)
        assert not errors.records, errors.records[0]
    finally:
        logging.getLogger().removeHandler(errors)


def _pass(folder: Path, rules: Rules, chance: Random, found: Counter[str], matches: int) -> None:
    world = World()
    computer = Computer(world)
    begun: list[str] = []
    records = HostRecords(folder, begun)
    running = TableService(
        TablePlan(
            setup=seated(game_of(rules), [Occupant(name="", face="person-woman")] * rules.players),
            key=TABLE,
            wishes=replace(USUAL_WISHES, clock=30),
            dealer=NeutralDealer(name="Circolo", people=rules.players),
        ),
        records,
        failed=lambda _: None,
        thinking=0.1,
    )
    guests = GuestsOfTable(TableForPages(running.page_endpoint, Settings, "table"))
    faults: list[Exception] = []

    async def browser(share: float) -> None:
        secret = ""
        while True:
            socket = PageSocket(computer, chance, share=share, found=found)
            socket.inbox.put_nowait(encode_for_page(Enter(secret=secret)).encode())
            enter = await receive_from(socket)
            assert isinstance(enter, Enter)
            visit = PageVisit(socket, enter, address="", secure=True)
            try:
                await guests.lead_to_seat(visit, running.table)
            except PageGone:
                pass
            except Exception as error:
                faults.append(error)
            finally:
                await visit.close()
            secret = socket.secret or secret
            await asyncio.sleep(1.0)

    computer.set_exception_handler(
        lambda _loop, context: faults.append(context.get("exception") or RuntimeError(context["message"]))
    )
    computer.call(running.start)
    try:
        for n in range(rules.players):
            computer.begin(browser(0.0 if n else SHARE))
            world.run(1.0)
        for _ in range(LONGEST_MATCH // 5):
            world.run(5.0)
            if faults or len(begun) > matches:  # whoever reads a result goes on with the next match
                break
        else:
            raise AssertionError("the matches do not end")
    finally:
        computer.kill()
        records.close()
    if faults:
        raise faults[0]
    found["matches"] += matches
