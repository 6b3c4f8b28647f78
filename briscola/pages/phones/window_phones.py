"""Phones that look at something of this window, polled once a frame.

A code is shown, a phone comes with its word, both show two digits, and somebody at the screen says yes.
Sockets live in a thread beside the window. Who comes in and what she does is the matter of the window's own.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from secrets import token_urlsafe
from time import monotonic
from typing import Generic, NamedTuple, Never

from msgspec import Struct

from briscola.i18n.phone_words import PhoneSubject, phone_number
from briscola.i18n.text import speaking
from briscola.network.network_thread import NetworkThread
from briscola.pages.audience.audience import Audience, View
from briscola.pages.audience.visit import PageGone, PageVisit
from briscola.pages.messages.fields import Token, WhyGone
from briscola.pages.messages.from_page import Enter, FromPerson, GoAway
from briscola.pages.messages.to_page import Confirm, Entered, NoSeat
from briscola.pages.phones.phone_tickets import BYTES, Claim, PhoneTickets
from briscola.pages.phones.served_pages import ServedPages
from briscola.storage.settings.settings import Settings

MOST = 5
"""Most phones that look at one thing."""


class PhonePerson(Struct, frozen=True, kw_only=True):
    """Somebody at the table who has her cards at this screen or on a phone."""

    number: int
    """Her phone's number."""
    name: str
    face: str
    """Her face; empty while nobody knows it."""
    on_phone: bool = False
    connected: bool = False
    """True while the phone's page is open."""


class _Candidate(NamedTuple):
    """A page has been opened; `admitted` is set once it is let in, with its number and its secret."""

    visit: PageVisit
    admitted: "asyncio.Future[tuple[int, str]]"


class WindowPhones(ServedPages, Generic[View]):
    """Lets phones in one after the other, shows each its view, and has that do what its person does."""

    def __init__(
        self,
        subject: PhoneSubject,
        view: Callable[[int, str], View],
        settings: Callable[[], Settings],
        *,
        path: str = "",
        address: str | None = None,
    ) -> None:
        """`view` gives what a phone shows, from its number and its language, `settings` deck and address.

        The page lies at this `path`; pages are served at `address` (None: at all of this computer), in a
        thread of its own from the first invitation on.
        """
        self._thread: NetworkThread[Never] = NetworkThread()
        super().__init__(self._thread.submit, settings, address)
        self.subject, self._path, self._view = subject, path, view
        self.token = token_urlsafe(BYTES)
        self._steps: deque[Callable[[], object]] = deque()
        """Steps for the window's own thread, which other threads put here."""
        self._tickets = PhoneTickets()
        self._waiting: _Candidate | None = None
        """The page that waits to be confirmed."""
        self.invited: int | None = None
        """Number of the person whose phone is waited for, or is to be confirmed; None if nobody's is."""
        self._pages: Audience[View] = Audience(of_one=1)
        """Each phone's page, which belongs to its number."""
        self._heard: dict[int, int] = {}
        """Number of the last message of each phone."""

    def _name(self, number: int) -> str:
        """The name of a phone's person, by which her browser keeps its place; empty: it needs none."""
        del number
        return ""

    def _confirmed(self, number: int) -> None:
        """Do what follows from a phone that is let in for the first time, before it comes in."""

    def _forget(self, number: int) -> None:
        """Do what follows from a phone that may not come back."""

    # ---- what the sheet shows and does

    @property
    def people(self) -> Sequence[PhonePerson]:
        """The phones that have come, and the next one."""
        come = self._tickets.numbers
        free = next(number for number in range(1, MOST + 2) if number not in come)
        return [
            self._person(number, phone_number(number))
            for number in sorted({*come, free} if len(come) < MOST else come)
        ]

    def _person(self, number: int, name: str, face: str = "") -> PhonePerson:
        on_phone, connected = number in self._tickets.numbers, self._connected(number)
        return PhonePerson(number=number, name=name, face=face, on_phone=on_phone, connected=connected)

    def _connected(self, number: int) -> bool:
        return bool(self._pages.pages_of(number))

    @property
    def link(self) -> str:
        """Address of the page with the word that serves now; empty if none does."""
        where = self._place if self._is_open and self.seconds_left > 0 else ""
        return f"http://{where}/{self._path}#{self._tickets.word}" if where else ""

    @property
    def seconds_left(self) -> float:
        """Seconds for which the word still serves."""
        return self._tickets.seconds_left(monotonic())

    @property
    def claim(self) -> Claim | None:
        """The phone that waits to be confirmed."""
        return self._tickets.claim

    def invite(self, number: int) -> None:
        """Wait for the phone of this person; the page is served from now on."""
        self._send_away_waiting()
        self.invited = number
        self._tickets.invite(number, monotonic())
        if not self._thread.running:
            self._thread.start()
        self._open()

    def confirm(self, yes: bool) -> None:
        """Say whether the phone that waits shows the same digits."""
        candidate, claim = self._waiting, self._tickets.claim
        if candidate is None or claim is None:
            return
        if not yes:
            self.invite(claim.number)  # whoever it was does not get these cards with the same word
            return
        self._waiting, self.invited = None, None
        secret = self._tickets.confirm()
        self._confirmed(claim.number)
        self._admit(candidate, claim.number, secret)

    def withdraw(self) -> None:
        """Wait for no phone any more."""
        self._send_away_waiting()
        self._tickets.withdraw()
        self.invited = None

    def _send_away_waiting(self) -> None:
        candidate, self._waiting = self._waiting, None
        if candidate is not None:
            candidate.visit.send_away("word")

    def take_back(self, number: int, why: WhyGone = "sent_away") -> None:
        """Let this person's phone play no more."""
        self._tickets.take_back(number)
        self._heard.pop(number, None)
        self._pages.send_away(why, self._pages.pages_of(number))
        self._forget(number)

    # ---- pages come; these steps run beside the window

    async def _on_page(self, visit: PageVisit) -> None:
        admitted = asyncio.get_running_loop().create_future()
        self._steps.append(partial(self._consider, _Candidate(visit, admitted)))
        early = asyncio.ensure_future(visit.receive())
        try:
            await asyncio.wait((admitted, early), return_when=asyncio.FIRST_COMPLETED)
        finally:
            early.cancel()
            with suppress(asyncio.CancelledError, PageGone):
                await early
        if not admitted.done():  # it is closed, or says something before it is let in
            self._steps.append(partial(self._drop, visit))
            await visit.dismiss("message")
            return
        number, secret = admitted.result()
        visit.expect_if(lambda: True)
        self._steps.append(partial(self._begin, number, visit, secret))
        try:
            while True:
                self._steps.append(partial(self._take, number, visit, await visit.receive()))
        finally:
            self._steps.append(partial(self._pages.remove, visit))

    def _has_place(self, enter: Enter) -> bool:
        """True for a phone that was let in, or has a word that serves; it is asked beside the window."""
        if enter.secret and self._tickets.number_of(enter.secret) is not None:
            return True
        return self._tickets.serves(enter.word, monotonic())

    # ---- steps in the window's own thread

    def update(self) -> None:
        """Take what has happened beside the window and what the phones have sent; tell them what is new."""
        while self._steps:
            self._steps.popleft()()
        super().update()
        self._pages.tell()

    def _consider(self, candidate: _Candidate) -> None:
        enter = candidate.visit.enter
        number = self._tickets.number_of(enter.secret) if enter.secret else None
        if number is not None:
            self._admit(candidate, number, enter.secret)
            return
        candidate.visit.send(NoSeat(table=self.token))
        claim = self._tickets.redeem(enter.word, monotonic()) if enter.word else None
        if claim is None:
            candidate.visit.send_away("secret" if enter.secret and not enter.word else "word")
            return
        self._waiting = candidate
        with speaking(candidate.visit.language):
            sentence = str(self.subject.comes)
        candidate.visit.send(Confirm(digits=claim.digits, sentence=sentence))

    def _admit(self, candidate: _Candidate, number: int, secret: str) -> None:
        async def admitting() -> None:
            if not candidate.admitted.done():
                candidate.admitted.set_result((number, secret))

        self._submit(admitting())

    def _drop(self, visit: PageVisit) -> None:
        if self._waiting is not None and self._waiting.visit is visit:
            self._waiting = None  # the word is used up: the page begins with a new one
            if self.invited is not None:
                self.invite(self.invited)

    def _begin(self, number: int, visit: PageVisit, secret: Token) -> None:
        if self._tickets.number_of(secret) != number:  # it has been sent away meanwhile
            visit.send_away("sent_away")
            return
        self._pages.add(visit, self._view(number, visit.language), lambda: number)
        heard = self._heard.get(number, 0)
        visit.send(Entered(secret=secret, table=self.token, name=self._name(number), heard=heard))

    def _take(self, number: int, visit: PageVisit, message: FromPerson) -> None:
        if visit not in self._pages:  # sent away, while this was on its way
            return
        self._heard[number] = message.n
        if isinstance(message, GoAway):
            visit.acknowledge(message)
            self.take_back(number, "left")
        else:
            self._pages.take(visit, message)

    def close(self, *, goodbye: bool = True) -> None:
        if self._thread.running:
            super().close(goodbye=goodbye)
            self._thread.stop()
