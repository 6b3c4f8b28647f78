"""Programs come by the link of a page: to the doors below it, and to nothing else of it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from briscola.network.addresses.page_address import PageAddress
from briscola.network.addresses.room_codes import room_code, room_topic
from briscola.network.channel.connection_slots import USUAL, ConnectionLimits
from briscola.network.channel.endpoint import EndpointClosed, GuestEndpoint
from briscola.network.channel.guest_service import Knows, ReachableTable, nobody
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.from_guest import Ready
from briscola.network.messages.from_host import Goodbye, Welcome
from briscola.network.tables.page_endpoint import connect_at_page
from briscola.network.tables.table_routes import connect_to_any
from briscola.pages.messages.from_page import Enter
from briscola.pages.server.page_server import PageServer
from tests.network.carriers import until, why_closed
from tests.network.https_proxy import NAME, HttpsProxy, certificate, name_leads_here
from tests.network.keys import ANNA, BRUNO, EVE, TABLE
from tests.network.welcoming import CODE, HELLO, Host
from tests.pages.served_pages import HERE, answer_to, get, hearing, page_at, say, shown

DOOR = f"/table/{room_topic(CODE)}"


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The certificate of the name, which this computer trusts."""
    whole = certificate(tmp_path_factory.mktemp("certificate"))
    with name_leads_here(whole):
        yield whole


class Place:
    """A server of pages with a table below them, and the way to it by https."""

    def __init__(self, server: PageServer, host: Host, proxy: HttpsProxy, path: str) -> None:
        self.server, self.host, self.proxy = server, host, proxy
        self.page = PageAddress(host=NAME, port=proxy.port, path=path)

    async def sit_down(self, key: KeyPair = ANNA) -> GuestEndpoint:
        guest = await connect_at_page(self.page, CODE, key)
        guest.send(HELLO)
        assert isinstance(await guest.receive(), Welcome)
        return guest

    def program(self, path: str = DOOR, *, host: str = "", **options: Any) -> connect:
        """A WebSocket as a program makes it, past the proxy."""
        host = host or self.proxy.name.address
        at: dict[str, Any] = {"host": HERE, "port": self.server.port, "proxy": None, "compression": None}
        return connect(f"ws://{host}{path}", **{**at, **options})


@contextlib.asynccontextmanager
async def open_place(
    proof: Path, *, path: str = "/", limits: ConnectionLimits = USUAL, knows: Knows = nobody
) -> AsyncIterator[Place]:
    host = Host()
    table = ReachableTable(TABLE, host.speak, knows)
    server = PageServer(hearing, hosts=[HERE], table_at=lambda _: table, programs=limits)
    await server.open(HERE, 0)
    with HttpsProxy(proof, server.port, path=path) as proxy:
        server.public = proxy.name
        try:
            yield Place(server, host, proxy, path)
        finally:
            await server.close()
            assert not server.connections


@pytest.mark.parametrize("path", ["/", "/briscola/"])
async def test_a_program_comes_in_by_the_link_of_the_page(proof: Path, path: str) -> None:
    async with open_place(proof, path=path) as place:
        guest = await place.sit_down()
        guest.send(Ready(ready=True))
        await until(lambda: (ANNA.public, Ready(ready=True)) in place.host.heard)
        await guest.close()


async def test_who_ends_tls_reads_nothing_and_hears_no_code(proof: Path) -> None:
    async with open_place(proof) as place:
        guest = await place.sit_down()
        guest.send(Ready(ready=True))
        await until(lambda: len(place.host.heard) > 1)
        await guest.close()
        passed = bytes(place.proxy.heard + place.proxy.said)
    for words in (b"ready", b"hello", b"welcome", b"roster", CODE.encode()):
        assert words not in passed.lower() and words not in passed, words


async def test_another_table_behind_the_link_is_refused(proof: Path) -> None:
    async with open_place(proof) as place:
        assert await why_closed(connect_at_page(place.page, room_code(EVE.public), ANNA)) == "impostor"
        assert not place.host.heard, "nothing was said to it"


async def test_a_page_that_leads_to_no_table_is_tried_again_and_one_without_proof_is_named(
    proof: Path,
) -> None:
    async with open_place(proof) as place:
        place.server.public = None
        assert await why_closed(connect_at_page(place.page, CODE, ANNA)) == "no_page"
        place.proxy.behind = 1
        assert await why_closed(connect_at_page(place.page, CODE, ANNA)) == "no_page"
        other = replace(place.page, host="other.example.org")
        assert await why_closed(connect_at_page(other, CODE, ANNA)) == "certificate"
    assert await why_closed(connect_at_page(place.page, CODE, ANNA)) == "no_page"
    with name_leads_here(None), HttpsProxy(proof) as stranger:
        page = PageAddress(host=NAME, port=stranger.port)
        assert await why_closed(connect_to_any(CODE, ANNA, pages=[page])) == "certificate"


async def test_a_page_that_sends_elsewhere_is_not_followed(proof: Path) -> None:
    asked: list[bytes] = []

    async def elsewhere(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        to = f"https://evil.example:{place.proxy.port}/"
        writer.write(f"HTTP/1.1 302 Found\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()

    async with open_place(proof) as place, await asyncio.start_server(elsewhere, HERE, 0) as server:
        place.proxy.behind = server.sockets[0].getsockname()[1]
        assert await why_closed(connect_at_page(place.page, CODE, ANNA)) == "no_page"
        assert len(asked) == 1


# ---- browsers and programs have doors of their own


async def test_no_page_of_a_browser_comes_in_by_a_programs_door(proof: Path) -> None:
    """Also not with its own origin, or with two: a page of somebody else could ask in her name."""
    async with open_place(proof) as place:
        own = place.proxy.name.origin
        for origins in ((own,), ("https://evil.example",), ("null",), (own, own), ("",)):
            headers = [("Origin", each) for each in origins]
            with pytest.raises(InvalidStatus) as refused:
                await place.program(additional_headers=headers)
            assert refused.value.response.status_code == 404
        async with place.program() as program:
            assert program.response is not None and program.response.status_code == 101


async def test_no_program_comes_in_by_the_door_of_pages(proof: Path) -> None:
    async with open_place(proof) as place:
        with pytest.raises(InvalidStatus) as refused:
            await place.program("/seat")
        assert refused.value.response.status_code == 403
        async with page_at(
            place.server, host=place.proxy.name.address, origin=place.proxy.name.origin
        ) as page:
            await say(page, Enter())
            await shown(page)


@pytest.mark.parametrize(
    "path",
    ["/", "/table/", "/table", f"{DOOR}/", f"{DOOR}?x", DOOR[:-1], f"{DOOR}0", DOOR.upper(), f"/x{DOOR}"],
)
async def test_only_a_whole_door_is_one(proof: Path, path: str) -> None:
    async with open_place(proof) as place:
        with pytest.raises(InvalidStatus):
            await place.program(path)


async def test_programs_come_by_the_public_name_alone(proof: Path) -> None:
    async with open_place(proof) as place:
        for host in (f"{HERE}:{place.server.port}", NAME, "evil.example"):
            with pytest.raises(InvalidStatus):
                await place.program(host=host)
        assert (await answer_to(place.server, get(DOOR)))[0] == 404


# ---- limits


async def test_a_frame_of_a_program_may_be_large_and_a_pages_message_not(proof: Path) -> None:
    async with open_place(proof) as place:
        for size, code in ((65_000, None), (70_000, 1009)):
            async with place.program() as program:
                await program.send(bytes(size))
                await program.wait_closed()
                assert (program.close_code == 1009) is (code == 1009)
        async with page_at(
            place.server, host=place.proxy.name.address, origin=place.proxy.name.origin
        ) as page:
            await page.send("x" * 3000)
            await page.wait_closed()
            assert page.close_code == 1009


async def _refused(place: Place, key: KeyPair) -> str:
    guest = await connect_at_page(place.page, CODE, key)
    guest.send(HELLO)
    why = ""
    with contextlib.suppress(EndpointClosed):
        while True:
            message = await guest.receive()
            why = message.why if isinstance(message, Goodbye) else why
    await guest.close()
    return why


async def test_strangers_are_counted_as_at_a_table_and_a_friend_comes_in(proof: Path) -> None:
    friend = BRUNO.public.hex()
    limits = ConnectionLimits(an_address=2, in_all=8)
    async with open_place(proof, limits=limits, knows=lambda key, _ticket: key == friend) as place:
        guests = [await place.sit_down() for _ in range(2)]
        assert await _refused(place, EVE) == "too_many"
        guests.append(await place.sit_down(BRUNO))
        for guest in guests:
            await guest.close()
        await until(lambda: not place.server.connections)
        await (await place.sit_down(EVE)).close()


async def test_pages_that_fill_their_places_keep_no_program_out(proof: Path) -> None:
    async with open_place(proof, limits=ConnectionLimits(an_address=1)) as place:
        name = place.proxy.name
        async with contextlib.AsyncExitStack() as pages:
            for _ in range(3):
                page = await pages.enter_async_context(
                    page_at(place.server, host=name.address, origin=name.origin)
                )
                await say(page, Enter())
                await shown(page)
            await (await place.sit_down()).close()


async def test_a_flood_of_a_program_ends_it_and_the_others_go_on(proof: Path) -> None:
    async with open_place(proof) as place:
        flooder, anna = await place.sit_down(EVE), await place.sit_down()
        for _ in range(200):
            flooder.send(Ready(ready=True))
        with pytest.raises(EndpointClosed):
            while True:
                await flooder.receive()
        anna.send(Ready(ready=False))
        await until(lambda: place.host.heard[-1] == (ANNA.public, Ready(ready=False)))
        assert sum(key == EVE.public for key, _ in place.host.heard) <= 22
        await anna.close()


@pytest.mark.slow
async def test_a_program_that_says_no_hello_is_shut_out(proof: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola.network.tables.guest_reception.HELLO_SECONDS", 0.3)
    async with open_place(proof) as place:
        async with place.program() as silent:
            await silent.wait_closed()
        await until(lambda: not place.server.connections)


async def test_a_server_that_closes_ends_every_door(proof: Path) -> None:
    async with open_place(proof) as place:
        guests = [await place.sit_down() for _ in range(3)]
        for door in place.host.doors:
            door.send(Goodbye(why="closed"))
        await place.server.close()
        for guest in guests:
            assert isinstance(await guest.receive(), Goodbye)
            await guest.close()
