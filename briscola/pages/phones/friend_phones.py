"""Phones at the own table of several computers: each is a guest, whose side runs in this program."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from hmac import compare_digest
from time import monotonic

from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.visitor_parts import EndpointToHost
from briscola.network.addresses.lan_addresses import IpNetwork, is_in, own_networks
from briscola.network.addresses.public_name import PublicName
from briscola.network.addresses.room_codes import NoRoomCode, read_room_code
from briscola.network.addresses.table_link import TableLink
from briscola.network.channel.connection_slots import USUAL, network_of
from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.channel.guest_service import ReachableTable
from briscola.network.keys.key_pair import KeyPair
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.fields import WhyGone
from briscola.pages.messages.from_page import Enter
from briscola.pages.messages.to_page import NoSeat
from briscola.pages.phones.guests_of_table import GuestsOfTable
from briscola.pages.phones.household_letters import HouseholdLetters
from briscola.pages.phones.served_pages import ServedPages
from briscola.pages.phones.table_for_pages import TableForPages, public_page_key
from briscola.storage.settings.settings import Settings


class FriendPhones(ServedPages):
    """Lets pages to the table's door: by four letters, the table's link, or the seat that a browser keeps."""

    def __init__(self, friends: FriendsClient, settings: Callable[[], Settings]) -> None:
        """`settings` tells the deck; pages are served where the table listens."""
        super().__init__(friends.thread.submit, settings, friends.own.serving.address)
        assert friends.table is not None
        self._friends = friends
        self.token = friends.table.code
        table = TableForPages(
            self.connect, settings, self.token, trouble=lambda: self._friends.records.trouble
        )
        self._guests = GuestsOfTable(table, strangers=USUAL)
        self._letters: HouseholdLetters | None = None
        """The letters that serve now; None while nobody shows any."""
        self._before = ""
        self._networks: Sequence[IpNetwork] = ()
        """Those of this computer, as the letters were opened."""
        self._next_seat: int | None = None
        """Seat of the table that whoever comes asks for first; None: any."""

    # ---- four letters for all phones of a room

    def open_letters(self, seat: int | None = None) -> None:
        """Serve pages, and let everybody knock who types four new letters; her first wish is this `seat`."""
        self._letters, self._next_seat = HouseholdLetters(monotonic(), before=self._before), seat
        self._before, self._networks = self._letters.letters, own_networks()
        self._open()

    def close_letters(self) -> None:
        """Let the letters serve no more."""
        self._letters = None

    @property
    def letters(self) -> str:
        """The letters that serve now; empty while none do."""
        return "" if self._letters is None else self._letters.letters

    @property
    def page_address(self) -> str:
        """The address that is typed in a phone's browser; empty while no page is served."""
        return self._place if self._is_open else ""

    @property
    def link(self) -> str:
        """That address with the letters, for the camera of a phone; empty while they do not serve."""
        return f"http://{self.page_address}/#{self.letters}" if self.page_address and self.letters else ""

    # ---- pages come; these steps run beside the window

    def serve(self) -> None:
        """Serve pages without letters: whoever has a seat here comes back with the secret of her page.

        They are served in no network, too: a tunnel may still lead here.
        """
        self._open()
        if self._server is None:
            self._serve()

    async def connect(self, key: KeyPair) -> EndpointToHost:
        """A connection to the own table. Raises EndpointClosed."""
        hosting = self._friends.own.hosting
        if hosting is None:
            raise EndpointClosed("closed", "the table is closed")
        return await hosting.page_endpoint(key)

    async def _on_page(self, visit: PageVisit) -> None:
        """Let a page to the table's door: whoever has no seat has to knock."""
        hosting = self._friends.own.hosting
        why = "closed" if hosting is None else self._refusal(visit)
        if hosting is None or why is not None:
            if why != "sent_away":  # her page keeps that secret, to be told the same once more
                visit.send(NoSeat(table=self.token))
            await visit.dismiss(why or "closed")
            return
        link = TableLink(code=hosting.code, page=None if self._public is None else self._public.page)
        await self._guests.lead_to_seat(
            visit,
            hosting.table,
            in_game=link.in_game if visit.public else "",
            put_at=self._next_seat,
            draws_table=visit.public,
        )

    def _refusal(self, visit: PageVisit) -> WhyGone | None:
        """The reason for which a page does not come to the table's door; None if it does."""
        enter, hosting = visit.enter, self._friends.own.hosting
        key = "" if enter.word else public_page_key(enter.secret)
        if hosting is not None and key in hosting.table.admission.sent_away:
            return "sent_away"
        if visit.public and enter.table:
            return None if self._leads_here(enter.table) else "table"
        if visit.is_expected:
            return None
        if self._letters is None:
            return "wrong_letters" if enter.word else "letters"
        near = not visit.public and is_in(visit.address, self._networks)
        return self._letters.refusal(enter.word, network_of(visit.address), monotonic(), near=near)

    def _has_place(self, enter: Enter) -> bool:
        hosting = self._friends.own.hosting
        return hosting is not None and self._guests.expects(enter.secret, hosting.table)

    def _leads_here(self, asked: str) -> bool:
        with suppress(NoRoomCode):
            return compare_digest(read_room_code(asked), self.token)
        return False

    def came_by_letters(self, key: str) -> bool:
        """True of whoever opened her page last in this network; False also where nothing is known of her."""
        return self._guests.came_by_link.get(key) is False

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
        return self._server.port if self._server is not None and self._has_port else 0

    def _table_at(self, path: str) -> ReachableTable | None:
        """The own table at whatever path: a program compares its key with the code that it has."""
        del path
        hosting = self._friends.own.hosting
        return None if hosting is None else hosting.reachable

    async def _close(self, *, goodbye: bool) -> None:
        if goodbye:
            await self._guests.close()  # first: who knows the table is told how it ended
        await super()._close(goodbye=goodbye)
        await self._guests.close(goodbye=False)
