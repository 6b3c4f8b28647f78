"""Phones that look at something of this window: they are told and heard in the window's own thread."""

from collections.abc import Callable, Sequence
from functools import partial
from secrets import token_urlsafe
from typing import Generic

from briscola.i18n.phone_words import PhoneSubject, phone_number
from briscola.pages.audience import Audience, PageVisit, View
from briscola.pages.messages.fields import Token, WhyGone
from briscola.pages.messages.from_page import FromPerson, GoAway
from briscola.pages.messages.to_page import Entered
from briscola.pages.phones.phone_admission import PhoneAdmission, PhonePerson
from briscola.pages.phones.phone_tickets import BYTES
from briscola.storage.settings import Settings

MOST = 5
"""Most phones that look at one thing."""


class WindowPhones(PhoneAdmission, Generic[View]):
    """Lets phones in, shows each its view, and has that do what its person does."""

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

        The page lies at this `path`; pages are served at `address` (None: at all of this computer).
        """
        super().__init__(settings, address)
        self.subject, self.path, self._view = subject, path, view
        self.token = token_urlsafe(BYTES)
        self._pages: Audience[View] = Audience(of_one=1)
        """Each phone's page, which belongs to its number."""
        self._heard: dict[int, int] = {}
        """Number of the last message of each phone."""

    def _name(self, number: int) -> str:
        """The name of a phone's person, by which her browser keeps its place; empty: it needs none."""
        del number
        return ""

    def _forget(self, number: int) -> None:
        """Do what follows from a phone that may not come back."""

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

    def take_back(self, number: int, why: WhyGone = "sent_away") -> None:
        self._tickets.take_back(number)
        self._heard.pop(number, None)
        self._pages.send_away(why, self._pages.pages_of(number))
        self._forget(number)

    async def _speak_with(self, number: int, secret: str, visit: PageVisit) -> None:
        self._steps.append(partial(self._begin, number, visit, secret))
        try:
            while True:
                self._steps.append(partial(self._take, number, visit, await visit.receive()))
        finally:
            self._steps.append(partial(self._pages.remove, visit))

    def update(self) -> None:
        """Take what the phones have sent, and tell them what is new."""
        super().update()
        self._pages.tell()

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
