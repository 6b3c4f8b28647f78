"""Strangers who would have all slates and cups of a dealer, look on in crowds, and press for others."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from random import Random
from typing import TypeVar

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from briscola.capabilities.cup.at_dealer import MOST, DealerCups
from briscola.capabilities.slate.at_dealer import A_DAY, DealerSlates
from briscola.capabilities.slate.keeper import EVENINGS
from briscola.dealer.dealer_pages import DealerPages
from briscola.dealer.table_capacity import half
from briscola.pages.messages.from_page import ChooseCup, ChooseGame, Do, Enter, OwnName
from briscola.pages.messages.to_page import CupState, Entered, Gone, PageNotice, SlateState
from tests.dealer.house import CUP, SLATE, capability
from tests.pages.served_pages import heard, page_at, say

TRIES = 40
PATIENCE = 15.0
LOST = (OSError, WebSocketException, EOFError, TimeoutError)
Told = TypeVar("Told")
ATTACKS = ("slates", "cups", "onlookers", "presses")


class RoomAttacks:
    """A slate with a hand and a cup with its opener, and whoever would take them away."""

    def __init__(self, pages: DealerPages, chance: Random, found: Counter[str]) -> None:
        self.pages, self.chance, self.found = pages, chance, found
        self.slate = self.cup = self.place = ""

    @contextlib.asynccontextmanager
    async def page(self, address: str, table: str, secret: str = "") -> AsyncIterator[ClientConnection]:
        """A page that has entered."""
        async with page_at(self.pages.server, X_Forwarded_For=address, X_Forwarded_Proto="https") as page:
            await say(page, Enter(table=table, secret=secret))
            yield page

    async def begin(self) -> None:
        """Friends write on a slate, and open a cup."""
        async with asyncio.timeout(PATIENCE), self.page("198.18.0.1", SLATE) as page:
            await say(page, ChooseGame(n=1, names=("Anna", "Bruno"), begin=True))
            self.slate = (await until(page, Entered)).secret
            state = await until(page, SlateState)
            await say(page, Do(n=2, at=state.at, choice="side-0-0"))
            while not (await until(page, SlateState)).rows:
                pass
        async with asyncio.timeout(PATIENCE), self.page("198.18.0.1", CUP) as page:
            await say(page, ChooseCup(n=1, begin=True))
            self.cup = (await until(page, Entered)).table
            await say(page, OwnName(n=2, name="Anna"))
            self.place = (await until(page, Entered)).secret

    async def attack(self, how: str) -> None:
        """Many come at once in one way; afterwards everything of the friends is as it was."""
        network = self.chance.randrange(1 << 16)
        async with contextlib.AsyncExitStack() as tabs:
            came = await asyncio.gather(
                *(self._come(how, f"2001:db8:{network:x}:{n:x}::1", tabs) for n in range(TRIES)),
                return_exceptions=True,
            )
            self.found[f"{how} tries"] += len(came)
            for each in came:
                if isinstance(each, BaseException) and not isinstance(each, LOST):
                    raise each
            await self._friends(how)

    async def _come(self, how: str, address: str, tabs: contextlib.AsyncExitStack) -> None:
        async with asyncio.timeout(PATIENCE):
            table = {"slates": SLATE, "cups": CUP}.get(how, self.cup)
            page = await tabs.enter_async_context(self.page(address, table))
            if how == "slates":
                await say(page, ChooseGame(n=1, names=("X", "Y"), begin=True))
            elif how == "cups":
                await say(page, ChooseCup(n=1, begin=True))
            for n in range(9 if how == "presses" else 0):
                await say(page, Do(n=n + 1, at=0, choice=self.chance.choice(["draw", "next", "leave"])))
            wanted = Entered | PageNotice | Gone if how in ("slates", "cups") else CupState | Gone
            while not isinstance(await heard(page), wanted):
                pass

    async def _friends(self, how: str) -> None:
        cups, slates = capability(self.pages, DealerCups)._cups, capability(self.pages, DealerSlates)
        shares = Counter(slates._networks.values())
        assert max(shares.values()) <= min(A_DAY, half(EVENINGS)), "a network has too many slates"
        of_network = Counter(cup.network for cup in cups.values())
        assert max(of_network.values()) <= half(MOST), "a network has too many cups"
        assert slates.knows(self.slate), "a slate with hands is gone"
        ours = cups.get(self.cup.removeprefix(f"{CUP}-"))
        assert ours is not None and ours.document.cup is None, "strangers drew the cup"
        async with asyncio.timeout(PATIENCE), self.page("2001:db8::1", self.cup, self.place) as page:
            choices = [each.id for each in (await until(page, CupState)).choices]
            assert choices == ["draw", "leave"], f"a place is kept out by {how}"
        async with asyncio.timeout(PATIENCE), self.page("2001:db8::1", SLATE, self.slate) as page:
            assert (await until(page, SlateState)).rows, f"a slate is empty after {how}"


async def until(page: ClientConnection, kind: type[Told]) -> Told:
    """The next message of a kind. Raises EOFError once the page has to go."""
    while not isinstance(message := await heard(page), kind):
        if isinstance(message, Gone):
            raise EOFError(message.why)
    return message
