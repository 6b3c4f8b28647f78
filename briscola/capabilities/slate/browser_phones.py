"""Phones on which the slate of this computer is written: all see who wrote last."""

import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from secrets import token_urlsafe
from typing import Never

from briscola.capabilities.slate.browser import SlateOnPage
from briscola.capabilities.slate.open_slate import OpenSlate
from briscola.i18n.phone_words import phone_number
from briscola.network.network_thread import NetworkThread
from briscola.pages.page_fields import Token, WhyGone
from briscola.pages.page_heard import FromPerson, GoAway
from briscola.pages.page_told import Entered, Heard, PageNotice
from briscola.pages.page_visit import PageVisit
from briscola.pages.phones import BYTES, LONGEST_END, PhoneDesk, PhonePerson
from briscola.storage.settings import Settings

MOST = 5
"""Most phones at a time."""


class SlatePhones(PhoneDesk):
    """Lets phones in, tells them the slate, and takes what is written; in the window's own thread."""

    purpose = "slate"
    path = "slate"

    def __init__(
        self,
        slate: OpenSlate,
        settings: Callable[[], Settings],
        *,
        address: str | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`settings` tell which address the link names."""
        self._thread: NetworkThread[Never] = NetworkThread()
        super().__init__(self._thread.submit, settings, address=address, clock=clock)
        self._slate, self._token = slate, token_urlsafe(BYTES)
        self._said: deque[tuple[int, PageVisit, FromPerson | str]] = deque()
        """Number of the phone, its page, and what it says: its secret when it comes, "" when it goes."""
        self._pages: dict[int, tuple[PageVisit, SlateOnPage]] = {}
        self._told: dict[PageVisit, object] = {}
        """The moment that each page has been told of."""
        self._heard: dict[int, int] = {}

    @property
    def token(self) -> Token:
        return self._token

    @property
    def people(self) -> Sequence[PhonePerson]:
        """The phones that have come, and the next one."""
        come = sorted(self._tickets.seats)
        free = next(number for number in range(1, MOST + 2) if number not in come)
        shown = [*come, free] if len(come) < MOST else come
        return [
            PhonePerson(
                seat=number,
                name=phone_number(number),
                face="",
                on_phone=number in come,
                connected=number in self._pages,
            )
            for number in sorted(shown)
        ]

    def _open(self) -> None:
        if not self._thread.running:
            self._thread.start()
        super()._open()

    def _confirmed(self, seat: int, secret: str) -> None:
        del seat, secret

    def take_back(self, seat: int) -> None:
        """Let a phone write no more."""
        self._send_away(seat, "sent_away")

    def _send_away(self, number: int, why: WhyGone) -> None:
        self._tickets.take_back(number)
        self._heard.pop(number, None)
        found = self._pages.pop(number, None)
        if found is not None:
            self._told.pop(found[0], None)
            self._dismiss(found[0], why)

    async def _attend(self, seat: int, secret: str, visit: PageVisit) -> None:
        self._said.append((seat, visit, secret))
        try:
            while True:
                self._said.append((seat, visit, await visit.receive()))
        finally:
            self._said.append((seat, visit, ""))

    def update(self) -> None:
        """Take what the phones have sent, and tell them what is new."""
        super().update()
        while self._said:
            number, visit, said = self._said.popleft()
            there = number in self._pages and self._pages[number][0] is visit
            if isinstance(said, FromPerson):
                if there:
                    self._take(number, visit, said)
            elif said:
                self._enter(number, visit, said)
            elif there:
                del self._pages[number]
                self._told.pop(visit, None)
        for visit, page in self._pages.values():
            if self._told.get(visit) != page.moment:
                self._told[visit] = page.moment
                self._send(visit, page.state())

    def _enter(self, number: int, visit: PageVisit, secret: str) -> None:
        if self._tickets.seat_of(secret) != number:
            self._dismiss(visit, "sent_away")
            return
        before = self._pages.pop(number, None)
        if before is not None:
            self._told.pop(before[0], None)
            self._dismiss(before[0], "elsewhere")
        self._pages[number] = visit, SlateOnPage(self._slate, visit.language)
        self._send(visit, Entered(secret=secret, table=self.token, heard=self._heard.get(number, 0)))

    def _take(self, number: int, visit: PageVisit, message: FromPerson) -> None:
        self._heard[number] = message.n
        self._send(visit, Heard(n=message.n))
        if isinstance(message, GoAway):
            self._send_away(number, "left")
            return
        sentence = self._pages[number][1].take(message)
        self._told.pop(visit, None)  # it is told anew what is possible
        if sentence:
            self._send(visit, PageNotice(sentence=sentence))

    def close(self) -> None:
        """Serve no page any more, within a second and a half."""
        if self._thread.running:
            with suppress(TimeoutError, CancelledError, OSError):
                self._submit(self._close()).result(LONGEST_END)
            self._thread.stop()
