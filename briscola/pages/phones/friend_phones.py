"""Phones at the own table of several computers: each is a guest, whose side runs in this program."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import partial
from hmac import compare_digest

from msgspec import Struct

from briscola.client.friends import FriendsTable
from briscola.client.visit import DoorToHost, Friends
from briscola.i18n.phone_words import FRIENDS_ON_PHONE, phone_guest
from briscola.network.addresses import PublicName
from briscola.network.channel import DoorClosed, NoRoomCode, ReachableTable, read_room_code
from briscola.network.keys import KeyPair
from briscola.network.tables import USUAL, TableLink
from briscola.pages.audience import PageVisit
from briscola.pages.messages.from_page import Enter
from briscola.pages.phones.page_guest import PageGuest
from briscola.pages.phones.page_guests import PageGuests
from briscola.pages.phones.phone_admission import PhoneAdmission, PhonePerson
from briscola.pages.phones.table_for_pages import TableForPages, page_key
from briscola.pages.phones.window_phones import LONGEST_END
from briscola.storage.settings import Settings


class _Phone(Struct, kw_only=True):
    """A phone that has come."""

    secret: str
    """The secret of its page; empty once it was sent away."""
    seat: int | None = None
    """Seat of the table that she is to have; None: any."""


class FriendPhones(PhoneAdmission):
    """Numbers those who come with a phone; she says on it what she is called, and sits down."""

    subject = FRIENDS_ON_PHONE

    def __init__(
        self,
        friends: Friends,
        settings: Callable[[], Settings],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`settings` tells the deck; pages are served where the table listens."""
        super().__init__(friends.thread.submit, settings, address=friends.address, clock=clock)
        assert friends.table is not None
        self._friends = friends
        self.token = friends.table.code
        self._guests = PageGuests(TableForPages(self._door, settings, self.token), strangers=USUAL)
        self._phones: dict[int, _Phone] = {}
        """No number is given twice."""
        self._next_seat: int | None = None
        """Seat of the table for whoever comes next; None: any."""

    def put_next_at(self, seat: int | None) -> None:
        """Have whoever comes next sit at this seat of the table, if it is still open then."""
        self._next_seat = seat

    def serve(self) -> None:
        """Serve pages without a code: whoever has a seat here comes back with the secret of her page.

        They are served in no network, too: a tunnel may still lead here.
        """
        self._open()
        if self._server is None:
            self._serve()

    async def _door(self, key: KeyPair) -> DoorToHost:
        hosting = self._friends.own.hosting
        if hosting is None:
            raise DoorClosed("closed", "the table is closed")
        return await hosting.page_door(key)

    @property
    def people(self) -> Sequence[PhonePerson]:
        """Everybody who has come with a phone, and whoever comes next."""
        guests = self._guests.by_secret
        come = [
            self._person(number, guests[phone.secret])
            for number, phone in self._phones.items()
            if phone.secret in guests
        ]
        return [*come, PhonePerson(number=self._next_number, name=phone_guest(), face="")]

    @property
    def _next_number(self) -> int:
        return max(self._phones, default=0) + 1

    @staticmethod
    def _person(number: int, guest: PageGuest) -> PhonePerson:
        return PhonePerson(
            number=number,
            name=guest.name or phone_guest(),
            face=guest.face,
            on_phone=True,
            connected=guest.connected,
        )

    def _number_of(self, secret: str) -> int | None:
        """Her number; whoever has sat at this table before it was opened again gets one, too."""
        number = super()._number_of(secret)
        return self._numbered(secret) if number is None and self._sits(secret) else number

    def _sits(self, secret: str) -> bool:
        table, key = self._friends.table, page_key(secret).public.hex()
        return table is not None and any(place.key == key for place in table.roster)

    def _has_place(self, enter: Enter) -> bool:
        return super()._has_place(enter) or bool(enter.secret and self._sits(enter.secret))

    def _numbered(self, secret: str) -> int:
        number = next((number for number, its in self._phones.items() if its.secret == secret), None)
        if number is None:
            number = self._next_number
            self._phones[number] = _Phone(secret=secret)
        return number

    def _confirmed(self, number: int, secret: str) -> None:
        self._phones[number] = _Phone(secret=secret, seat=self._next_seat)
        self._next_seat = None
        key = page_key(secret).public.hex()
        self._friends.own.do(lambda table: table.expect(key))

    def take_back(self, number: int) -> None:
        """Send somebody away from the table."""
        self._tickets.take_back(number)
        if (phone := self._phones.get(number)) is not None and phone.secret:
            self._friends.own.do(partial(_send_away, page_key(phone.secret).public.hex()))
            self._submit(self._guests.send_away(phone.secret))
            phone.secret = ""

    async def _attend(self, number: int, secret: str, visit: PageVisit) -> None:
        hosting = self._friends.own.hosting
        if hosting is None:
            await visit.dismiss("closed")
            return
        await self._guests.attend(secret, visit, seat=self._phones[number].seat)

    # ---- friends elsewhere

    @property
    def public(self) -> PublicName | None:
        """Name by which friends elsewhere come; None: nobody comes from elsewhere."""
        return self._public

    @public.setter
    def public(self, name: PublicName | None) -> None:
        self._public = name
        if self._server is not None:
            self._server.public = name

    @property
    def port(self) -> int:
        """Port of the pages; 0 while none are served."""
        opening = self._opening
        if self._server is None or opening is None or not opening.done() or opening.cancelled():
            return 0
        return self._server.port if opening.exception() is None else 0

    async def _on_page(self, visit: PageVisit) -> None:
        if visit.public:
            await self._from_elsewhere(visit)
        else:
            await super()._on_page(visit)

    async def _from_elsewhere(self, visit: PageVisit) -> None:
        """Let somebody in whose browser has a seat here, or who has the table's link: she has to knock."""
        hosting = self._friends.own.hosting
        if hosting is None or not self._leads_here(visit.enter.table):
            await visit.dismiss("closed" if hosting is None else "table")
            return
        link = TableLink(code=hosting.code, page=None if self._public is None else self._public.page)
        await self._guests.receive(visit, hosting.table, in_game=link.in_game)

    def _table_at(self, path: str) -> ReachableTable | None:
        """The own table at whatever path: a program compares its key with the code that it has."""
        del path
        hosting = self._friends.own.hosting
        return None if hosting is None else hosting.reachable

    def _leads_here(self, asked: str) -> bool:
        with suppress(NoRoomCode):
            return compare_digest(read_room_code(asked), self.token)
        return False

    def close(self, *, goodbye: bool) -> None:
        """Serve no page any more, within a second and a half; without a `goodbye` they try to come back."""
        with suppress(TimeoutError, CancelledError, OSError):
            self._submit(self._end(goodbye=goodbye)).result(LONGEST_END)

    async def _end(self, *, goodbye: bool) -> None:
        await self._close(goodbye=goodbye)
        await self._guests.close()


def _send_away(key: str, table: FriendsTable) -> None:
    """Send whoever has this key away from a table, if she has a seat there."""
    if (seat := table.seats.seat_of(key)) is not None:
        table.send_away(seat)
