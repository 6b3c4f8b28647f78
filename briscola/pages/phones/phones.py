"""The phones on which people at this computer hold their cards: each is a seat like every other.

Their choices and what they show are made in the window's own thread, to which the match belongs.
"""

import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Never, Protocol

from msgspec import structs

from briscola.client.seats import HostedSeat
from briscola.engine.actions import IllegalAction
from briscola.i18n.game_words import game_title
from briscola.i18n.page_words import go_on_words, lobby_note
from briscola.i18n.text import speaking
from briscola.network.network_thread import NetworkThread
from briscola.pages.page_fields import Token, WhyGone
from briscola.pages.page_heard import Do, FromPerson, GoAway, Speak
from briscola.pages.page_table import OfferedChoice
from briscola.pages.page_told import Entered, Heard, Lobby
from briscola.pages.page_visit import PageVisit
from briscola.pages.phones.phone_desk import PhoneDesk, PhonePerson
from briscola.pages.phones.phone_tickets import BYTES
from briscola.pages.shown import GO_ON, NotOffered, carry_out, chosen, page_state
from briscola.storage.settings import Settings

LONGEST_END = 1.5
"""Seconds that the end of all pages may take."""


class PhoneTable(Protocol):
    """The table whose cards may be on phones."""

    @property
    def people(self) -> Sequence[tuple[int, str, str]]:
        """Seat, name and face of everybody at this screen."""

    def seat(self, place: int) -> HostedSeat:
        """A seat of its own for a phone, which sees the match as its person does."""

    def move_cards(self, on_phones: frozenset[int]) -> None:
        """Have the cards of these people on phones, and those of all others at the screen."""

    @property
    def counted(self) -> bool:
        """True while the screen shows how a hand or a match has ended."""

    def go_on(self) -> None:
        """Go on from there."""


@dataclass(frozen=True, slots=True)
class _Sat:
    """A page that was let in is there from now on."""

    seat: int
    secret: Token
    visit: PageVisit


@dataclass(frozen=True, slots=True)
class _Said:
    """It has said something."""

    seat: int
    visit: PageVisit
    message: FromPerson


@dataclass(frozen=True, slots=True)
class _Left:
    """It is gone."""

    visit: PageVisit


class Phones(PhoneDesk):
    """Tells each phone what its person may see, and takes what she does."""

    purpose = "cards"

    def __init__(
        self,
        table: PhoneTable,
        settings: Callable[[], Settings],
        *,
        address: str | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`settings` tells the deck; pages are served at `address` (None: at all of this computer)."""
        self._thread: NetworkThread[Never] = NetworkThread()
        super().__init__(self._thread.submit, settings, address=address, clock=clock)
        self._table = table
        self._said: deque[_Sat | _Said | _Left] = deque()
        self._seats: dict[int, HostedSeat] = {}
        self._visits: dict[int, PageVisit] = {}
        """Open pages by seat."""
        self._told: dict[PageVisit, object] = {}
        """The moment that each page has been told of."""
        self._have_read: set[int] = set()
        """Seats that would go on from the result on the screen."""
        self._heard: dict[int, int] = {}
        """Number of the last message of each seat."""
        self._token = token_urlsafe(BYTES)

    @property
    def token(self) -> Token:
        return self._token

    @property
    def people(self) -> Sequence[PhonePerson]:
        return [
            PhonePerson(
                seat=seat,
                name=name,
                face=face,
                on_phone=seat in self._tickets.seats,
                connected=seat in self._visits,
            )
            for seat, name, face in self._table.people
        ]

    def _open(self) -> None:
        if not self._thread.running:
            self._thread.start()
        super()._open()

    def _confirmed(self, seat: int, secret: str) -> None:
        del secret
        self._table.move_cards(self._tickets.seats)
        waiting = [each for each, *_ in self._table.people if each not in self._tickets.seats]
        following = [each for each in waiting if each > seat] or waiting
        if following:
            self.invite(following[0])

    def take_back(self, seat: int, why: WhyGone = "sent_away") -> None:
        """Have the cards of a seat at this screen again."""
        self._tickets.take_back(seat)
        visit = self._visits.pop(seat, None)
        self._seats.pop(seat, None)
        self._heard.pop(seat, None)
        if visit is not None:
            self._dismiss(visit, why)
        self._table.move_cards(self._tickets.seats)

    async def _attend(self, seat: int, secret: str, visit: PageVisit) -> None:
        self._said.append(_Sat(seat, secret, visit))
        try:
            while True:
                self._said.append(_Said(seat, visit, await visit.receive()))
        finally:
            self._said.append(_Left(visit))

    # ---- what a phone does and is told

    def update(self) -> None:
        """Take what the phones have sent, and tell them what is new."""
        super().update()
        while self._said:
            match self._said.popleft():
                case _Sat(seat, secret, visit):
                    self._sit(seat, secret, visit)
                case _Said(seat, visit, message) if self._visits.get(seat) is visit:
                    self._take(seat, visit, message)
                case _Left(visit):
                    self._told.pop(visit, None)
                    self._visits = {seat: known for seat, known in self._visits.items() if known is not visit}
        for seat, visit in self._visits.items():
            self._tell(seat, visit)

    def _sit(self, seat: int, secret: Token, visit: PageVisit) -> None:
        if self._tickets.seat_of(secret) != seat:  # its cards came back to the screen meanwhile
            self._dismiss(visit, "sent_away")
            return
        before = self._visits.get(seat)
        if before is not None:
            self._told.pop(before, None)
            self._dismiss(before, "elsewhere")
        self._visits[seat] = visit
        if seat not in self._seats:  # another seat at this place would count what has happened as seen
            self._seats[seat] = self._table.seat(seat)
        name = next((name for place, name, _ in self._table.people if place == seat), "")
        heard = self._heard.get(seat, 0)
        self._send(visit, Entered(secret=secret, table=self.token, name=name, heard=heard))

    def _take(self, place: int, visit: PageVisit, message: FromPerson) -> None:
        seat = self._seats[place]
        self._heard[place] = message.n
        self._send(visit, Heard(n=message.n))
        match message:
            case Do():
                self._do(visit, place, message)
            case Speak(sign=sign, request=request):
                if sign is not None and sign in seat.signs:
                    seat.signal(sign)
                if request is not None and request in seat.requests:
                    seat.request(request)
            case GoAway():
                self.take_back(place, "left")

    def _do(self, visit: PageVisit, place: int, message: Do) -> None:
        if message.choice == GO_ON and self._table.counted:
            self._read(place)
            return
        try:
            seat = self._seats[place]
            carry_out(seat, chosen(seat, message))
        except (NotOffered, IllegalAction):
            self._told.pop(visit, None)  # it is told anew what is possible

    def _read(self, place: int) -> None:
        """Somebody has read the result; the match goes on once all who have phones have."""
        self._have_read.add(place)
        if self._visits.keys() <= self._have_read:
            self._have_read.clear()
            self._table.go_on()

    def _tell(self, place: int, visit: PageVisit) -> None:
        seat, settings = self._seats[place], self._settings()
        offers = self._table.counted and place not in self._have_read
        now = seat.host.table, seat.moment, seat.setup, offers, settings.deck
        if self._told.get(visit) == now:
            return
        self._told[visit] = now
        seat.take_new_events()
        state = page_state(seat, visit.language, settings)
        if state is None:
            with speaking(visit.language):
                title = game_title(seat.rules)
                self._send(visit, Lobby(title=title, lines=(lobby_note(seated=True, free=False),)))
            return
        if offers:
            with speaking(visit.language):
                onwards = OfferedChoice(id=GO_ON, kind="again", label=go_on_words(over=state.over))
            state = structs.replace(state, choices=(onwards,))
        self._send(visit, state)

    def close(self) -> None:
        """Serve no page any more, within a second and a half."""
        if self._thread.running:
            with suppress(TimeoutError, CancelledError, OSError):
                self._submit(self._close()).result(LONGEST_END)
            self._thread.stop()
