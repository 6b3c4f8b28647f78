"""Pages that look at one thing: so many of them, each told what is new and heard at a pace, until it goes."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from briscola.i18n.page_words import pressed_too_fast
from briscola.network.channel.connection_slots import ConnectionLimits, ConnectionSlots
from briscola.network.message_pace import MessagePace
from briscola.pages.audience.visit import Farewell, PageGone, PageVisit
from briscola.pages.messages.fields import WhyGone
from briscola.pages.messages.from_page import FromPerson, GoAway, Speak
from briscola.pages.messages.to_page import PageNotice, ToPage

Owner = Callable[[], Hashable | None]
"""Whose page it is at this moment; None: a stranger's, who has no place."""
Answer = str | Awaitable[str | None] | None
"""A sentence to whoever has done something, if there is one to say; or the steps that end with it."""
Takes = Mapping[type[FromPerson], Callable[[Any, Any], Answer]]
"""Methods of a view by the kind of message that each takes."""
_NEVER = object()


class NotOffered(Exception):  # noqa: N818 - a sentence about the page
    """A page has asked for something that it is not offered now, for example because it was too late."""


class PageView(ABC):
    """One page's look at a thing, in its language: all that it shows, and what its person may do there."""

    takes: ClassVar[Takes] = {}
    """Everything that she may do; a message of any other kind is dropped."""

    @property
    def pause(self) -> float:
        """Seconds from a message that tells what is new to the next one."""
        return 0.0

    @property
    def warning(self) -> str:
        """A sentence, in the page's language, that its person reads once each time that it becomes true."""
        return ""

    @property
    @abstractmethod
    def version(self) -> object:
        """Equal as long as `state` is, and sooner known."""

    @abstractmethod
    def state(self) -> ToPage | None:
        """All that the page shows now; None while that is nothing."""

    def take(self, message: FromPerson) -> Answer:
        """Do what its person does; the answer says what is not possible. Raises NotOffered."""
        taken_by = self.takes.get(type(message))
        return None if taken_by is None else taken_by(self, message)


View = TypeVar("View", bound=PageView)


class _Page(Struct, Generic[View]):
    view: View
    owner: Owner
    pace: MessagePace | None
    version: object = _NEVER
    told: ToPage | None = None
    warned: str = ""
    due: float = 0.0
    """Moment from which it may be told what is new."""


class Audience(Mapping[PageVisit, View]):
    """Views by page, in the order in which the pages came. Lives in one thread, with or without a loop.

    Each message of a page is acknowledged, paced, and taken by the page's view: in a task of the page that
    does nothing but `serve` it, or by `take` where nothing may wait, as in the window.
    """

    def __init__(
        self,
        *,
        of_one: int = 0,
        strangers: ConnectionLimits | None = None,
        presses: int = 0,
        retells: bool = True,
        look: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Somebody has `of_one` pages at most: a further one takes the place of her first.

        Of `strangers` there may be so many; a crowd makes room for somebody from elsewhere. A page may do
        `presses` things in a second; all limits are none where nothing is said. If it `retells`, a page is
        told anew what is possible after each of them; else only where something was not offered. Who waits
        for a page looks every `look` seconds for what is new; None: `tell` is called whenever there is
        something.
        """
        self._of_one, self._presses, self._retells = of_one, presses, retells
        self._slots = None if strangers is None else ConnectionSlots[PageVisit](strangers)
        self._look, self._clock = look, clock
        self._pages: dict[PageVisit, _Page[View]] = {}

    def __getitem__(self, visit: PageVisit) -> View:
        return self._pages[visit].view

    def __iter__(self) -> Iterator[PageVisit]:
        return iter([*self._pages])

    def __len__(self) -> int:
        return len(self._pages)

    def pages_of(self, owner: Hashable) -> list[PageVisit]:
        """The pages of somebody, the first one first."""
        return [visit for visit, page in self._pages.items() if page.owner() == owner]

    # ---- pages come and go

    @contextmanager
    def looking(self, visit: PageVisit, view: View, owner: Owner = lambda: None) -> Iterator[View]:
        """Have a page look on inside a block. Raises PageGone where there are too many."""
        self.add(visit, view, owner)
        try:
            yield view
        finally:
            self.remove(visit)

    def add(self, visit: PageVisit, view: View, owner: Owner = lambda: None) -> None:
        """Have a page look on until it leaves; another one may have to go for it. Raises PageGone."""
        who = owner()
        own = self.pages_of(who) if self._of_one and who is not None else []
        if own and len(own) >= self._of_one:
            self.send_away("elsewhere", own[:1])
        if self._slots is not None:
            self._make_room(visit, owner, self._slots)
        pace = MessagePace(self._presses, self._clock()) if self._presses else None
        self._pages[visit] = _Page(view, owner, pace)

    def _make_room(self, visit: PageVisit, owner: Owner, slots: ConnectionSlots[PageVisit]) -> None:
        slots.comes(visit, visit.address)
        stays, goes = slots.admit(visit, lambda: owner() is not None, self._clock())
        if goes is not None:
            self.send_away("too_many", [goes])
        if not stays:
            slots.gone(visit)
            visit.send_away("too_many")
            raise PageGone("there are too many")

    def remove(self, visit: PageVisit) -> None:
        """Count a page no more."""
        self._pages.pop(visit, None)
        if self._slots is not None:
            self._slots.gone(visit)

    def send_away(
        self,
        why: WhyGone | None,
        visits: Iterable[PageVisit] | None = None,
        farewell: Farewell = None,
        *,
        returns: bool = False,
    ) -> None:
        """Tell these pages, or all, why they must go; without a reason they try to come back."""
        for visit in [*self._pages] if visits is None else visits:
            self.remove(visit)
            visit.send_away(why, farewell, returns=returns)

    # ---- what they are told

    def tell(self, visits: Iterable[PageVisit] | None = None) -> None:
        """Tell these pages, or all, what is new."""
        for visit in [*self._pages] if visits is None else visits:
            if (page := self._pages.get(visit)) is not None:
                self._tell_state(visit, page)
                if (warning := page.view.warning) != page.warned:
                    page.warned = warning
                    self._say(visit, warning)

    def _tell_state(self, visit: PageVisit, page: _Page[View]) -> None:
        now = self._clock()
        if now < page.due or (version := page.view.version) == page.version:
            return
        page.version = version
        state = page.view.state()
        if state is not None and state != page.told:
            page.told, page.due = state, now + page.view.pause
            visit.send(state)

    def tell_anew(self, visit: PageVisit) -> None:
        """Have a page told again what it shows, as soon as anything is told."""
        if (page := self._pages.get(visit)) is not None:
            page.version, page.told = _NEVER, None

    # ---- what their people do

    async def next_from(self, visit: PageVisit) -> FromPerson:
        """The next thing that a page's person does; until then it is told what is new. Raises PageGone."""
        heard = asyncio.ensure_future(visit.receive())
        try:
            while not heard.done():
                self.tell([visit])
                await asyncio.wait((heard,), timeout=self._wait(visit))
            message = heard.result()
        finally:
            heard.cancel()
        if visit not in self._pages:  # it has just made room
            raise PageGone("the page has been sent away")
        return message

    def _wait(self, visit: PageVisit) -> float | None:
        due = self._pages[visit].due if visit in self._pages else 0.0
        return None if self._look is None else max(self._look, due - self._clock())

    async def hear(self, visit: PageVisit) -> FromPerson:
        """The next thing, which is acknowledged; what comes too fast is dropped. Raises PageGone."""
        while True:
            message = await self.next_from(visit)
            if isinstance(message, GoAway):
                visit.acknowledge(message)
                await visit.dismiss("left")
                raise PageGone("its person leaves")
            if self._allows(visit, message):
                return message

    async def serve(self, visit: PageVisit) -> None:
        """Do what a page's person does, one thing after the other, until she leaves. Raises PageGone."""
        while True:
            await self.act(visit, await self.hear(visit))

    async def act(self, visit: PageVisit, message: FromPerson) -> None:
        """Do one thing that is heard."""
        with self._refusing(visit):
            answer = self[visit].take(message)
            self._say(visit, await answer if isinstance(answer, Awaitable) else answer)

    def take(self, visit: PageVisit, message: FromPerson) -> None:
        """Acknowledge one thing, and do it if it takes no time and does not come too fast."""
        if self._allows(visit, message):
            with self._refusing(visit):
                answer = self[visit].take(message)
                assert not isinstance(answer, Awaitable), "a view whose steps take time is served in a task"
                self._say(visit, answer)

    @contextmanager
    def _refusing(self, visit: PageVisit) -> Iterator[None]:
        """Have a page told anew what it shows if it asks for something that it is not offered."""
        try:
            yield
        except NotOffered:
            self.tell_anew(visit)

    @staticmethod
    def _say(visit: PageVisit, sentence: str | None) -> None:
        if sentence:
            visit.send(PageNotice(sentence=sentence))

    def _allows(self, visit: PageVisit, message: FromPerson) -> bool:
        """Acknowledge a message; True if it does not come too fast."""
        visit.acknowledge(message)
        if self._retells and not isinstance(message, Speak):
            self.tell_anew(visit)
        pace = self._pages[visit].pace
        if pace is None or pace.allows(self._clock()):
            return True
        visit.notice(pressed_too_fast)
        return False
