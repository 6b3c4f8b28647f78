"""The phones on which people at this computer hold their cards: each is a seat like every other.

Their choices and what they show are made in the window's own thread, to which the match belongs.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from time import monotonic
from typing import ClassVar, Protocol

from msgspec import structs

from briscola.client.seats.hosted_seat import HostedSeat
from briscola.i18n.game_words import game_title
from briscola.i18n.page_words import go_on_words, lobby_note
from briscola.i18n.phone_words import CARDS_ON_PHONE, cards_go_back
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.text import speaking
from briscola.pages.audience.audience import PageView, Takes
from briscola.pages.audience.visit import RELOAD_SECONDS
from briscola.pages.messages.from_page import Do, Speak
from briscola.pages.messages.table import OfferedChoice
from briscola.pages.messages.to_page import Lobby, ToPage
from briscola.pages.phones.window_phones import PhonePerson, WindowPhones
from briscola.pages.shown.page_choices import GO_ON, carry_out, chosen
from briscola.pages.shown.state import page_state
from briscola.storage.settings.settings import Settings


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


class CardsOnPage(PageView):
    """Cards of one person on her phone: she has the same seat on every page that she opens."""

    def __init__(self, phones: "SeatPhones", place: int, language: str) -> None:
        self._phones, self._place, self._language = phones, place, language
        self._seat = phones.seat(place)

    @property
    def _offers(self) -> bool:
        """True if she may go on from the result on the screen."""
        return self._phones.table.counted and self._place not in self._phones.have_read

    @property
    def version(self) -> object:
        seat, chosen_now = self._seat, structs.astuple(self._phones.settings())
        return seat.host.table, seat.version, seat.setup, self._offers, self.warning, chosen_now

    @property
    def warning(self) -> str:
        with speaking(self._language):
            return not_kept_text(self._seat.trouble)

    def state(self) -> ToPage:
        seat, offers = self._seat, self._offers
        seat.take_new_events()
        state = page_state(seat, self._language, self._phones.settings())
        with speaking(self._language):
            if state is None:
                title = game_title(seat.rules)
                return Lobby(title=title, lines=(lobby_note(seated=True, free=False),))
            onwards = OfferedChoice(id=GO_ON, kind="main", label=go_on_words(over=state.over))
            choices = (onwards,) if offers else state.choices
            facts = (*state.facts, *filter(None, (self.warning,)))
            return structs.replace(state, choices=choices, leaving=cards_go_back(), facts=facts)

    def _do(self, message: Do) -> None:
        if message.choice == GO_ON and self._phones.table.counted:
            self._phones.have_read.add(self._place)
        else:
            carry_out(self._seat, chosen(self._seat, message))

    def _speak(self, message: Speak) -> None:
        seat = self._seat
        if message.sign is not None and message.sign in seat.signs:
            seat.signal(message.sign)
        if message.request is not None and message.request in seat.requests:
            seat.request(message.request)

    takes: ClassVar[Takes] = {Do: _do, Speak: _speak}


class SeatPhones(WindowPhones[CardsOnPage]):
    """The phones of people at this screen, each by its person's seat."""

    def __init__(
        self, table: PhoneTable, settings: Callable[[], Settings], *, address: str | None = None
    ) -> None:
        """The rest as for all phones."""
        super().__init__(CARDS_ON_PHONE, partial(CardsOnPage, self), settings, address=address)
        self.table, self.settings = table, settings
        self._seats: dict[int, HostedSeat] = {}
        self.have_read: set[int] = set()
        """Seats that would go on from the result on the screen."""
        self._seen: dict[int, float] = {}
        """The moment at which the page of each seat was open last."""

    def seat(self, place: int) -> HostedSeat:
        """The seat on a phone; another one there would count what has happened as seen."""
        if place not in self._seats:
            self._seats[place] = self.table.seat(place)
        return self._seats[place]

    def update(self) -> None:
        """As all phones; from a result the match goes on once all whose phones are there have read it.

        A phone whose page is being loaded anew is there.
        """
        if not self.table.counted:
            self.have_read.clear()
        super().update()
        now = monotonic()
        self._seen |= {seat: now for seat in self._seats if self._connected(seat)}
        here = {seat for seat in self._seats if now - self._seen.get(seat, -inf) < RELOAD_SECONDS}
        if here and here <= self.have_read:
            self.have_read.clear()
            self.table.go_on()

    @property
    def people(self) -> Sequence[PhonePerson]:
        return [self._person(*each) for each in self.table.people]

    def _name(self, number: int) -> str:
        return next((name for place, name, _ in self.table.people if place == number), "")

    def _confirmed(self, number: int) -> None:
        self.table.move_cards(self._tickets.numbers)
        waiting = [each for each, *_ in self.table.people if each not in self._tickets.numbers]
        following = [each for each in waiting if each > number] or waiting
        if following:
            self.invite(following[0])

    def _forget(self, number: int) -> None:
        self._seats.pop(number, None)
        self.table.move_cards(self._tickets.numbers)
