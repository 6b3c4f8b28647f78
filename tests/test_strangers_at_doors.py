"""A stranger for each door of a table of friends, who does anything that may be done there, in any order.

What she does is drawn by chance. Beside her an honest person comes, and her first try has to bring her in;
nobody's link, seat or place at the door may be another afterwards.
"""

import asyncio
import contextlib
import ipaddress
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from briscola.client.friends import friends_table
from briscola.client.friends.admission import Admission
from briscola.client.friends.claims import CLAIM_SECONDS
from briscola.client.friends.friend_notes import TableNote
from briscola.client.visit.news import FriendsTrouble, LobbyState, MatchGoesOn, News
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import SelfIdentity, UnkeptRecords
from briscola.engine.variants import make_rules
from briscola.network.addresses.public_name import PublicName
from briscola.network.addresses.room_codes import room_code
from briscola.network.addresses.tunnel import NameFinder, Tunnel
from briscola.network.addresses.tunnel_kinds import TUNNELS, TunnelKind
from briscola.network.channel.connection_slots import ConnectionLimits
from briscola.network.keys.key_pair import new_key
from briscola.network.messages.from_guest import Consent, GuestMessage, Leave, Ready, Sit, Take, Watch
from briscola.network.messages.from_host import HostMessage
from briscola.pages.audience import visit as page_visit
from briscola.pages.messages.fields import WhyGone
from briscola.pages.messages.from_page import BeReady, Enter, OwnName
from briscola.pages.messages.to_page import Entered, Gone, Lobby
from briscola.pages.phones import friend_phones, served_pages
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.pages.phones.household_letters import (
    A_MINUTE,
    ALPHABET,
    GUESSES,
    MINUTE,
    TABLE_A_MINUTE,
    TABLE_GUESSES,
    HouseholdLetters,
)
from briscola.storage.records.header import Header
from briscola.storage.records.records import new_header
from briscola.storage.settings.settings import Settings
from briscola.ui.scenes.friends.people_lists import MOST_KNOCKS
from tests.client.friends.at_shared_table import ANNA, FACES, HELLO, NAMES, OPEN, Line, OpenTable, change
from tests.client.friends.evening import friend, setup_of
from tests.client.friends.in_memory import public_of
from tests.network.broker import free_port
from tests.network.carriers import until
from tests.network.stand_in_tunnel import NAME
from tests.network.test_tunnel import CLOUDFLARED, LOCALHOST_RUN, OWN, SRV_US, TAILSCALE, program, torn  # noqa: F401 - a fixture
from tests.pages.browser import FriendTable, told
from tests.pages.served_pages import HERE, Listening, heard, hearing, page_at, say, served, shown
from tests.tries import Tries

PATIENCE = 20.0


# ---- letters, and pages that knock in a flood


class House:
    """A friend's program whose table is open, and the pages that it serves."""

    def __init__(self, folder: Path) -> None:
        self.host = friend(folder, "Anna")
        self.host.open_table(setup_of(make_rules("briscola", 3), 3))

    @contextlib.asynccontextmanager
    async def open(self, public: PublicName) -> AsyncIterator["House"]:
        """Serve its pages by letters, which are new ones, and by a public name."""
        await self.until(lambda: self.host.table is not None)
        self.phones = FriendPhones(self.host, Settings)
        self.phones.open_letters()
        self.old_letters = self.phones.letters
        self.phones.open_letters()
        self.phones.public = public
        await self.until(lambda: bool(self.phones.link))
        try:
            yield self
        finally:
            await asyncio.to_thread(self.phones.close)
            await asyncio.to_thread(self.host.close)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Poll the program as a window does, until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.host.update()
                await asyncio.sleep(0.002)

    @property
    def state(self) -> object:
        """All that no stranger may change: letters, link, and who sits where."""
        assert self.host.table is not None
        seats = [(place.seat, place.name, place.key) for place in self.host.table.roster]
        return self.phones.letters, self.phones.link, self.phones.public, seats

    def page(self, address: str, *, by_name: bool = False) -> Any:
        """A page from an address: one of this computer's networks, or told by the tunnel of the name."""
        assert self.phones._server is not None
        if not by_name:
            return page_at(self.phones._server, local=address)
        name = self.phones.public
        assert name is not None
        return page_at(self.phones._server, host=name.address, origin=name.origin, X_Forwarded_For=address)

    async def comes(self, address: str, *, by_name: bool = False, **enter: Any) -> WhyGone | None:
        """The reason for which a page is sent away; None if she stands at the table's door."""
        async with asyncio.timeout(PATIENCE), self.page(address, by_name=by_name) as page:
            await say(page, Enter(languages=("en",), **enter))
            message = await told(page, Lobby | Gone)
            return message.why if isinstance(message, Gone) else None


PUBLIC = PublicName(host="cats.example.org")
ROOM, OTHER_NETWORK = "127.0.1.{}", "127.0.2.{}"
"""Addresses of this computer for phones in one of its networks, and in another one."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of the letters, which passes as a test says."""
    now = [0.0]
    monkeypatch.setattr(friend_phones, "monotonic", lambda: now[0])
    monkeypatch.setattr(friend_phones, "own_networks", lambda: [ipaddress.ip_network("127.0.1.0/24")])
    monkeypatch.setattr(served_pages, "PAGE_PORT", free_port())
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 1000)
    return now


def test_whoever_guesses_uses_up_what_others_need_neither_in_the_room_nor_elsewhere(tries: Tries) -> None:
    """In the room three guess, as much as they can; elsewhere anybody, from addresses told or not."""
    for chance in tries(15):
        serving, now = HouseholdLetters(0.0), 0.0
        wrong = {True: 0, False: 0}
        for _ in range(200):
            now += chance.choice((0.0, 0.0, 1.0, 5.0))
            near = chance.random() < 0.5
            far = chance.choice(("", f"203.0.113.{chance.randrange(250)}"))
            network = f"192.168.1.{chance.randrange(3)}" if near else far
            wrong[near] += serving.refusal("CFG", network, now, near=near) == "wrong_letters"
            typed = chance.choice((serving.letters, serving.letters.lower()))
            assert serving.refusal(typed, "192.168.1.77", now, near=True) is None
            if wrong[False] < TABLE_GUESSES:
                assert serving.refusal(typed, "", now, near=False) is None
        assert 0 < wrong[True] <= 3 * (GUESSES + A_MINUTE * now / MINUTE)
        assert TABLE_GUESSES <= wrong[False] <= TABLE_GUESSES + TABLE_A_MINUTE * now / MINUTE
        tries.found["wrong letters"] += sum(wrong.values())


@pytest.mark.linux
def test_whoever_guesses_letters_keeps_nobody_of_the_room_out_and_no_friend_with_the_link(
    tmp_path: Path, clock: list[float], tries: Tries
) -> None:
    asyncio.run(_guess_letters(tmp_path, clock, tries))


async def _guess_letters(folder: Path, clock: list[float], tries: Tries) -> None:
    async with House(folder).open(PUBLIC) as house:
        before = house.state
        assert house.old_letters != house.phones.letters
        for chance in tries(2):
            house.phones.public = replace(PUBLIC, tells_addresses=chance.random() < 0.5)
            clock[0] += chance.choice((0.0, 1.0, 10.0))
            for _ in range(chance.choice((25, 40))):
                guess, way = _guess(chance, house), chance.choice((ROOM, OTHER_NETWORK, "203.0.113.{}"))
                # Of the room there are three: a crowd there has the same letters before its eyes.
                address = way.format(chance.randrange(1, 4 if way == ROOM else 250))
                why = await house.comes(address, by_name="203" in way, word=guess)
                assert why in ("letters", "wrong_letters", "letter_guesses")
                tries.found[why] += 1
            typed = chance.choice((house.phones.letters, house.phones.letters.lower()))
            assert await house.comes(ROOM.format(77), word=typed) is None
            assert await house.comes("203.0.113.9", by_name=True, table=house.phones.token) is None
        house.host.update()
        house.phones.public = PUBLIC
        assert house.state == before


def _guess(chance: Random, house: House) -> str:
    """Something that does not serve: letters of before, others, too few, too many, none."""
    word = "".join(chance.choices(ALPHABET, k=chance.choice((1, 4, 4, 4, 5, 60))))
    guess = chance.choice((house.old_letters, word, word.lower(), f"{house.phones.letters}X", ""))
    return "" if word == house.phones.letters else guess


@pytest.mark.linux
def test_a_flood_of_pages_that_knock_hides_nobody_and_takes_nobodys_place(
    tmp_path: Path, clock: list[float], monkeypatch: pytest.MonkeyPatch, tries: Tries
) -> None:
    """There are few places, and strangers for all of them, from fewer addresses or from none that is told."""
    clock[0] = 1.0
    monkeypatch.setattr(friend_phones, "USUAL", ConnectionLimits(2, 4))
    asyncio.run(_flood(tmp_path, tries))


async def _flood(folder: Path, tries: Tries) -> None:
    async with House(folder).open(PUBLIC) as house:
        assert house.host.own.hosting is not None
        admission = Admission(friends={"ab" * 32: "Rosa"})  # who comes with a new phone
        change(house.host.own.hosting.table, admission=admission)
        for number, chance in enumerate(tries(2)):
            house.phones.public = replace(PUBLIC, tells_addresses=bool(number % 2))
            async with contextlib.AsyncExitStack() as pages:
                await _rosa_comes_in(chance, house, pages, tries)
            await house.until(lambda: _names(house) == ["Anna", "", ""])


async def _rosa_comes_in(
    chance: Random, house: House, pages: contextlib.AsyncExitStack, tries: Tries
) -> None:
    """Strangers knock, Rosa comes and is let in, and more strangers come."""
    for number in range(chance.randrange(4, 8)):
        page = await _enters(pages, house, f"203.0.113.{number % 3}")
        with contextlib.suppress(ConnectionClosed):
            await say(page, OwnName(n=1, name=f"X{number}"))
    rosa = await _enters(pages, house, "198.51.100.7")
    await say(rosa, OwnName(n=1, name="Rosa"))
    await house.until(lambda: "Rosa" in [knock.name for knock in _knocking(house)])
    assert _knocking(house)[0].name == "Rosa", "whoever was to be expected stands first"
    tries.found["strangers at the door"] += len(_knocking(house)) - 1
    house.host.own.let_in(key := _knocking(house)[0].key, True)
    async with asyncio.timeout(PATIENCE):
        while not (isinstance(message := await heard(rosa), Entered) and message.name == "Rosa"):
            assert not isinstance(message, Gone)
    for number in range(6):
        await _enters(pages, house, f"203.0.113.{number}")
    await house.until(lambda: _names(house) == ["Anna", "Rosa", ""])
    await say(rosa, BeReady(n=2, ready=True))
    async with asyncio.timeout(PATIENCE):
        while not (isinstance(message := await heard(rosa), Lobby) and message.ready):
            assert not isinstance(message, Gone), "her line has stayed, and she is heard"
    house.host.own.do(lambda own: own.send_away(key))


def _knocking(house: House) -> Sequence[Any]:
    return house.host.table.knocking if house.host.table is not None else ()


def _names(house: House) -> list[str]:
    return [place.name for place in house.host.table.roster] if house.host.table is not None else []


async def _enters(pages: contextlib.AsyncExitStack, house: House, address: str) -> ClientConnection:
    """A page that stands at the table's door by the public name."""
    page: ClientConnection = await pages.enter_async_context(house.page(address, by_name=True))
    await say(page, Enter(table=house.phones.token))
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            await told(page, Lobby | Gone)
    return page


# ---- tunnels that repeat what visitors ask for

ANNOUNCED: Mapping[TunnelKind, tuple[str, str]] = {
    CLOUDFLARED: ("2026-11-27T00:00:01Z INF |  https://{}  |", "{}.trycloudflare.com"),
    TAILSCALE: ("https://{}/", "{}.tail1234.ts.net"),
    LOCALHOST_RUN: ("{0} tunneled with tls termination, https://{0}", "{}.lhr.life"),
    SRV_US: ("1: https://{}/", "{}.srv.us"),
    OWN: ("debug1: remote forward success for: listen {}", "home.example.org"),
}
"""The line in which each announces its name, and that name."""
TROUBLES = (
    "Host key verification failed.",
    "Error: remote port forwarding failed for listen port 80",
    "channel 1: open failed: administratively prohibited: open failed",
    "@         WARNING: UNPROTECTED PRIVATE KEY FILE!          @",
    "ssh: connect to host home port 22: Connection refused",
    "anna@home: Permission denied (publickey).",
)
BEFORE = (
    '2026-11-27T00:00:02Z ERR  error="ended" dest=https://x/',
    "GET /",
    "\x1b[2m127.0.0.1 - ",
    "> ",
    ". ",
)
AFTER = ("", " HTTP/1.1 200", " event=0 type=http", "|", "\r", "\x1b[0m")


def test_every_way_has_its_line() -> None:
    assert ANNOUNCED.keys() == {*TUNNELS, OWN}


@pytest.mark.parametrize("kind", ANNOUNCED, ids=lambda kind: kind.called)
def test_of_what_a_tunnel_repeats_nothing_is_a_name_or_a_trouble(kind: TunnelKind, tries: Tries) -> None:
    line, name = ANNOUNCED[kind]
    words = [form.format(other.format("other")) for form, other in ANNOUNCED.values()]
    for chance in tries(40):
        lines = [
            chance.choice(BEFORE) + chance.choice((*words, *TROUBLES)) + chance.choice(AFTER)
            for _ in range(chance.randrange(1, 12))
        ]
        told = chance.choice(("{}", "\x1b[1m{}\x1b[0m\r")).format(line.format(name.format("brave")))
        lines.insert(chance.randrange(len(lines) + 1), told)
        data = "".join(f"{each}\n" for each in lines).encode()
        finder = NameFinder(kind)
        pieces = torn(data, [chance.randrange(len(data)) for _ in range(chance.randrange(5))])
        found = [each.host for piece in pieces for each in finder.feed(piece)]
        assert found == [name.format("brave")] and finder.trouble is None, lines
        tries.found["lines"] += len(lines)


@pytest.mark.posix("a script for a shell as a program")
def test_the_name_of_a_running_tunnel_stays_whatever_its_visitors_ask_for(
    program: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tries: Tries,
) -> None:
    monkeypatch.setenv("WAY", str((way := Way(free_port())).port))
    asyncio.run(_ask_tunnel(str(program), way, tries))


async def _ask_tunnel(path: str, way: Listening, tries: Tries) -> None:
    async with served(hearing) as server:
        tunnel = Tunnel(CLOUDFLARED, path, server.port)
        try:
            await until(lambda: tunnel.name)
            server.public = tunnel.name
            for chance in tries(10):
                async with asyncio.timeout(PATIENCE):
                    await _asks(way, chance)
                    tunnel.update()
                    assert tunnel.name is not None and tunnel.name.host == NAME and not tunnel.trouble
                    assert await _page_is_shown(way)
        finally:
            tunnel.close()


class Way(NamedTuple):
    """The port at which a tunnel listens."""

    port: int


async def _asks(way: Listening, chance: Random) -> None:
    """A stranger asks for something that looks like a name."""
    line, name = ANNOUNCED[CLOUDFLARED]
    other = name.format("other")
    path = chance.choice((f"https://{other}", line.format(other), f"|  https://{other}  |", "%0a" + other))
    path = path.replace(" ", chance.choice((" ", "%20", "\t")))
    reader, writer = await asyncio.open_connection(HERE, way.port)
    writer.write(f"GET /{path} HTTP/1.1\r\nHost: {chance.choice((NAME, other))}\r\n\r\n".encode())
    await reader.read()
    writer.close()


async def _page_is_shown(way: Listening) -> bool:
    async with page_at(way, host=NAME, origin=f"https://{NAME}") as page:
        await say(page, Enter())
        await shown(page)
    return True


# ---- tickets

ROSA_PAGE, UGO_PAGE, ROSA, ROSA_AGAIN = 1, 2, 4, 5
"""Numbers of the keys of two pages, and of two programs of whoever has the first."""


class TicketTable(OpenTable):
    """A table at which two sit on their pages; one has moved to a program and back, the other left and came.

    So each has a ticket, and an older one that has served or whose page has left.
    """

    def __init__(self) -> None:
        super().__init__(ANNA, OPEN, OPEN, OPEN, friends=(0, ROSA_PAGE, UGO_PAGE))
        self.sit(0)
        for page in (ROSA_PAGE, UGO_PAGE):
            self.sits_on_page(page)
        self.old = [self.ticket(ROSA_PAGE), self.ticket(UGO_PAGE)]
        self.plays_on(ROSA, self.old[0])
        assert self.keys[ROSA_PAGE] == public_of(ROSA)
        self.sits_on_page(ROSA_PAGE)
        self.leave(UGO_PAGE)
        self.sits_on_page(UGO_PAGE)

    def sits_on_page(self, who: int) -> None:
        """Come by a page, and sit down unless that brings the seat back."""
        line = self.lines[who] = Line()
        self.table.arrive(public_of(who), line, HELLO, page=True)
        if self.table.seats.seat_of(public_of(who)) is None:
            self.sit(who)

    def ticket(self, who: int) -> str:
        """The ticket that the page of somebody shows her."""
        return self.table.move_ticket(public_of(who))

    def plays_on(self, who: int, ticket: str) -> None:
        """A program comes with a ticket."""
        self.come(who)
        self.say(who, Sit(seat=0, name="Anybody", face="ada", ticket=ticket))

    @property
    def keys(self) -> list[str]:
        """Seats by the key of whoever has each."""
        return [place.key for place in self.table.seats.places]


def test_nobody_takes_a_seat_with_a_ticket_that_is_not_hers_or_has_served(tries: Tries) -> None:
    for chance in tries(25):
        at = TicketTable()
        if playing := chance.random() < 0.5:
            at.ready(0, ROSA_PAGE, UGO_PAGE)
            at.table.begin()
        assert at.table.playing is playing
        before, rosas = at.keys, at.ticket(ROSA_PAGE)
        assert before[:3] == [public_of(who) for who in (0, ROSA_PAGE, UGO_PAGE)]
        forged = [*at.old, rosas[1:], f"{rosas}0", rosas[::-1], "00" * 16, ""]
        for _ in range(chance.choice((1, 10, 40))):
            _stranger_at_table(chance, at, forged, tries)
            assert at.keys == before and at.ticket(ROSA_PAGE) == rosas
        at.plays_on(ROSA_AGAIN, rosas)
        if playing:
            at.end()
            at.ready(0)  # the table looks once somebody says something
        after = [*before]
        after[ROSA_PAGE] = public_of(ROSA_AGAIN)
        assert at.keys == after, "her first try brings her to her seat, and nobody else"
        for _ in range(5):
            _stranger_at_table(chance, at, [*forged, rosas], tries)
            assert at.keys == after, "a ticket serves once"


def _stranger_at_table(chance: Random, at: OpenTable, tickets: Sequence[str], tries: Tries) -> None:
    """A stranger comes, or comes again, and says one thing; or her line is lost."""
    who = chance.randrange(10, 14)
    if who not in at.lines or chance.random() < 0.3:
        at.come(who)
    name, seat = chance.choice((*NAMES, "X")), chance.randrange(4)
    sit = Sit(seat=seat, name=name, face=chance.choice(FACES), ticket=chance.choice(tickets))
    others: Sequence[GuestMessage] = (
        Watch(name=name, face="ada"),
        Consent(seat=seat, claimant=public_of(who), yes=True),
        Ready(ready=True),
        Take(link="briscola:x"),
        Leave(),
    )
    said = sit if chance.random() < 0.5 else chance.choice(others)
    tries.found[type(said).__name__] += 1
    at.say(who, said)
    if chance.random() < 0.2:
        at.lose_connection(who)
    at.table.tick(chance.choice((0.25, 30.0)))


# ---- terms of a table


class Guest:
    """Somebody at a table of a friend by her own program."""

    def __init__(self, at: FriendTable) -> None:
        key, self.told = new_key(), list[News]()
        self.visitor = Visitor(
            SelfIdentity(key=key, name="Bruno", face="rocco"),
            lambda: at.running.local_endpoint(key),
            self.told.append,
            UnkeptRecords(),
            note=TableNote(code=room_code(at.key.public)),
        )

    @property
    def table(self) -> LobbyState | None:
        """The table as it was told last."""
        return next((each for each in reversed(self.told) if isinstance(each, LobbyState)), None)

    @property
    def outcome(self) -> str:
        """End of the match: `goes on`, or the trouble with its host."""
        goes_on = ["goes on" for each in self.told if isinstance(each, MatchGoesOn)]
        return next(iter(goes_on + [each.kind for each in self.told if isinstance(each, FriendsTrouble)]), "")


LIES = ("game", "people", "date", "game, once she is ready", "")
"""Everything of which a host may begin with something else than its table told; or nothing."""


def _other(chance: Random, header: Header, lies: Collection[str]) -> Header:
    """Another first line than that of the match on which a table has agreed."""
    line = to_builtins(header)
    people, setup = line["roster"], line["setup"]
    days = chance.choice((-400, -3, 3, 400))
    other_date = datetime.fromisoformat(header.began) + timedelta(days=days)
    changes: Mapping[str, Sequence[Callable[[], None]]] = {
        "game": (
            lambda: setup.update(variant="scoperta"),
            lambda: setup.update(winning_hands=chance.choice((1, 4, 100))),
            lambda: setup.update(options={"stop_at_61": True}),
            lambda: line["settings"].update(hints=True),
            lambda: line["dealt_by"].update(clock=chance.choice((15, 30, 60))),
        ),
        "people": (
            lambda: people[chance.randrange(2)].update(name="Eva"),
            lambda: people[chance.randrange(2)].update(face="ada"),
            lambda: people[0].update(key="ab" * 32),
            lambda: people[chance.randrange(2)].update(page=True),
            lambda: people[1].update(computer=0),
        ),
        "date": (lambda: line.update(began=other_date.strftime("%Y-%m-%dT%H:%M:%SZ")),),
    }
    for lie in changes.keys() & lies:
        chance.choice(changes[lie])()
    return convert(line, Header)


@pytest.mark.parametrize("lie", LIES)
def test_no_guest_goes_on_with_another_match_than_its_table_told(
    lie: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tries: Tries
) -> None:
    for number, chance in enumerate(tries(2)):
        lies = {lie, chance.choice(LIES) if number % 2 else lie} if lie else set[str]()

        def begun(*given: Any, chance: Random = chance, lies: set[str] = lies, **named: Any) -> Header:
            return _other(chance, new_header(*given, **named), lies)

        monkeypatch.setattr(friends_table, "new_header", begun)
        at = FriendTable(tmp_path / str(number))
        late = "game, once she is ready" in lies
        outcome = asyncio.run(asyncio.wait_for(_outcome(at, late=late), PATIENCE))
        assert (outcome == "goes on") is (not lie)
        tries.found[outcome] += 1


async def _outcome(at: FriendTable, *, late: bool) -> str:
    """End of a match at a table for a guest; its hints may change `late`."""
    async with at.open():
        guest = Guest(at)
        stays = asyncio.create_task(guest.visitor.stay())
        await until(lambda: guest.table is not None)
        guest.visitor.sit(1)
        await at.let_in()
        await until(lambda: guest.table is not None and guest.table.own == 1)
        guest.visitor.ready(True)
        await until(lambda: guest.table is not None and guest.table.roster[1].ready)
        change(at.running.table, hints=late)
        await at.begin()
        await until(lambda: guest.outcome)
        await guest.visitor.go()
        await stays
        return guest.outcome


# ---- knocks in a flood

LEO, RETURNING, SOMEBODY, FRIEND, STRANGERS = 50, 51, 52, 9, range(100, 160)
"""Numbers of the keys of those who knock honestly, of a friend by his key of before, and of strangers."""


class KnockTable(OpenTable):
    """A table at which everybody who is new knocks; with a match, somebody has lost the line of her page."""

    def __init__(self, *, playing: bool) -> None:
        super().__init__(ANNA, OPEN, OPEN, friends=(0, ROSA_PAGE, FRIEND))
        self.sit(0)
        line = self.lines[ROSA_PAGE] = Line()
        self.table.arrive(public_of(ROSA_PAGE), line, HELLO, page=True)
        self.sit(ROSA_PAGE, name="Rosa")
        if playing:
            self.ready(0, ROSA_PAGE)
            self.table.begin()
            self.lose_connection(ROSA_PAGE)
            self.passes(CLAIM_SECONDS)

    def knock(self, who: int, name: str) -> None:
        """Somebody comes, or comes again, and would sit down, or look on if a match goes on."""
        self.come(who)
        wish = Watch if self.table.playing else Sit
        self.say(who, Watch(name=name, face="x") if wish is Watch else Sit(seat=2, name=name, face="x"))

    @property
    def shown(self) -> list[str]:
        """Keys of those whose slips the host sees."""
        return [knock.key for knock in self.table.knocks[:MOST_KNOCKS]]


@pytest.mark.parametrize(("who", "name"), [(LEO, "Leo"), (RETURNING, "Rosa"), (SOMEBODY, "Gianna")])
def test_among_sixty_who_knock_the_slip_of_an_honest_one_is_seen(who: int, name: str, tries: Tries) -> None:
    """At once if the table has reason to expect her; else, however strangers call themselves, once it is due.

    They knock anew under other keys as soon as they are refused.
    """
    for number, chance in enumerate(tries(4)):
        at = KnockTable(playing=who == RETURNING)
        others = (("X", "Leo", "Rosa"), ("X",), ("Leo",), ("Rosa",))[number % 4]
        crowd = chance.sample(STRANGERS, len(STRANGERS))
        honest = chance.randrange(len(crowd))
        for at_door, stranger in enumerate(crowd):
            at.knock(stranger, chance.choice(others))
            if at_door == honest:
                at.knock(who, name)
            if chance.random() < 0.2:
                chance.choice((at.lose_connection, at.leave, at.come))(stranger)
        before = [place.key for place in at.table.seats.places]
        if who != SOMEBODY and name not in others:
            assert at.table.knocks[0].key == public_of(who)
        rounds, latest = 0, STRANGERS.stop
        while public_of(who) not in at.shown:
            rounds += 1
            assert rounds <= len(STRANGERS), "her slip is never seen"
            for key in at.shown:
                at.table.let_in(key, False)
                latest += 1
                at.knock(latest, chance.choice(others))
        tries.found[f"rounds before {name}"] += rounds
        assert [place.key for place in at.table.seats.places] == before
        at.table.let_in(public_of(who), True)
        assert not any(knock.key == public_of(who) for knock in at.table.knocks)
        told: Sequence[HostMessage] = at.lines[who].told
        assert not any(getattr(each, "why", "") == "not_let_in" for each in told)
