"""One port that serves the page, its drawings, and the connections of open pages."""

import asyncio
import gzip
import ipaddress
import logging
import math
import socket
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from briscola.i18n.page_words import gone_words, page_words
from briscola.i18n.text import speaking
from briscola.network.addresses.host_names import host_and_port
from briscola.network.addresses.public_name import PublicName
from briscola.network.channel.connection_slots import USUAL, ConnectionLimits, network_of
from briscola.network.channel.guest_service import ReachableTable
from briscola.network.tables.connection_limits import OpenConnections, address_of, listening_socket
from briscola.network.tables.endpoints_below_page import EndpointsBelowPage
from briscola.network.tables.websocket_carrier import SILENT
from briscola.pages.audience.visit import PageGone, PageVisit, language_of, receive_from
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.fields import LARGEST_PAGE_MESSAGE, WhyGone
from briscola.pages.messages.from_page import Enter
from briscola.pages.messages.to_page import Gone, PageWords
from briscola.pages.server.name_trial import answer_to_trial
from briscola.pages.server.page_files import PageFile, deck_address, page_file
from briscola.storage.settings.settings import Settings

PAGE_PORT = 27481
"""Port of the pages, unless another program has it."""
SEAT_PATH = "/seat"
"""Path at which pages connect by WebSocket."""
ENTER_SECONDS = 5.0
"""Time from a connection to its `enter`."""
PAGES = ConnectionLimits(an_address=64, in_all=256)
"""Most pages of strangers; a browser opens up to six connections for its drawings."""
FILE_SECONDS = 15.0
"""Time for a request, and time in which something of a file has to move."""
LEAST_MOVED = 4096
"""Bytes of a file that a browser takes in that time, or it is given up: about 2 kbit/s."""
SEND_BUFFER = 16_384
"""Bytes that wait in the system, where nobody sees them move; it is also what a file has on the way, so that
a slow line has room left for the seat."""
PING_SECONDS = 10.0
"""Seconds between two pings of an idle page, and for the answer to one."""
_POLICY = (
    "default-src 'self'; img-src 'self' blob:; connect-src 'self' ws://{host} wss://{host}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Older browsers do not count WebSockets as `self`; drawings of packs are `blob:`s."""
OnPage = Callable[[PageVisit], Awaitable[None]]
"""Speaks with a page until it is gone; its `enter` is read already."""
_logger = logging.getLogger(__name__)


def _nobody(enter: Enter) -> bool:
    del enter
    return False


def _no_table(path: str) -> ReachableTable | None:
    del path
    return None


class PageServer:
    """The sockets of the pages, and of programs that come by the same link. They are served until `close`."""

    def __init__(
        self,
        on_page: OnPage,
        *,
        hosts: Collection[str],
        settings: Callable[[], Settings] = Settings,
        proxied: bool = False,
        limits: ConnectionLimits = PAGES,
        is_expected: Callable[[Enter], bool] = _nobody,
        table_at: Callable[[str], ReachableTable | None] = _no_table,
        programs: ConnectionLimits = USUAL,
        lists: bool = False,
    ) -> None:
        """`settings` tell with which cards and on which cloth people play.

        `hosts` are the names and addresses by which a browser may come here: any other could be a trick. One
        with a port is answered with that port alone. Pages hear if there is a list of all tables (`lists`).

        `proxied` is True behind a proxy with TLS: the address of a page is then what the proxy tells, and
        all connections come from one. `is_expected` tells whether a place is kept for whoever enters so.

        Programs find the table that `table_at` returns for its path, so many strangers of them as `programs`
        says. They come from elsewhere alone: through a proxy, or by the public name.
        """
        self._on_page, self._settings, self._proxied, self._lists = on_page, settings, proxied, lists
        self.hosts = hosts
        self._server: Server | None = None
        self._connections, self._has_place = OpenConnections(limits, proxied=proxied), is_expected
        self._programs = EndpointsBelowPage(table_at, self._connections, programs)
        self._pages: dict[asyncio.Task[Any], PageVisit | None] = {}
        self.public: PublicName | None = None
        """Name by which people elsewhere come, through a proxy or a tunnel; None: nobody does."""

    @property
    def hosts(self) -> Collection[str]:
        """Names and addresses by which a browser may come here; they may change while pages are served."""
        return self._hosts

    @hosts.setter
    def hosts(self, hosts: Collection[str]) -> None:
        self._hosts = frozenset(host.lower() for host in hosts)

    @property
    def port(self) -> int:
        """Port where it listens. Raises ConnectionError while it does not."""
        listening = () if self._server is None else self._server.sockets
        if not listening:
            raise ConnectionError("no page is served")
        port: int = listening[0].getsockname()[1]
        return port

    @property
    def connections(self) -> int:
        """Number of open connections, those of strangers included."""
        return len(self._connections)

    async def open(
        self,
        address: str | None = None,
        port: int = PAGE_PORT,
        *,
        insist: float = 0.0,
        elsewhere: bool = True,
    ) -> None:
        """Listen where `listening_socket` finds a place. Raises OSError."""
        listening = await listening_socket(address, port, insist, elsewhere=elsewhere)
        try:
            self._server = await serve(
                self._serve,
                sock=listening,
                process_request=self._answer,
                create_connection=self._connections.connection_class(_watch),
                server_header=None,
                compression=None,
                max_size=LARGEST_PAGE_MESSAGE,
                max_queue=4,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
                open_timeout=None,  # `_watch` looks after a connection until a page has come in
                close_timeout=FILE_SECONDS,
                logger=SILENT,
            )
        except BaseException:
            listening.close()
            raise

    async def close(self, *, goodbye: bool = True) -> None:
        """Close every page and the sockets; nothing of it is left afterwards, within a second.

        Without a `goodbye` the pages try to come back.
        """
        if self._server is None:
            return
        self._server.close(close_connections=False)
        if goodbye:
            visits = [page for page in self._pages.values() if page is not None]
            await asyncio.gather(*(page.dismiss("closed") for page in visits))
        pages = list(self._pages)
        for page in pages:
            page.cancel()
        await self._programs.close()
        self._connections.abort_all()
        await asyncio.gather(*pages, return_exceptions=True)
        await self._server.wait_closed()

    # ---- requests

    async def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """The answer to a request; None lets a page in."""
        if self._proxied or self._by_name(request):
            self._connections.comes_from(connection, self._address_of(connection, request))
        if getattr(request, "method", "GET") != "GET":
            return _refusal(connection, request, HTTPStatus.METHOD_NOT_ALLOWED)
        host, path = _header(request, "Host"), request.path.partition("?")[0]
        public = self.public if self._by_name(request) else None
        if host is None or (public is None and self._hosts.isdisjoint((_name_of(host), host.lower()))):
            return _refusal(connection, request, HTTPStatus.MISDIRECTED_REQUEST)
        if EndpointsBelowPage.asked_for(request.path):
            from_elsewhere = self._proxied or public is not None
            opens = from_elsewhere and self._programs.opens(connection, request)
            return None if opens else _refusal(connection, request, HTTPStatus.NOT_FOUND)
        origin = _header(request, "Origin")
        own = (f"http://{host}", f"https://{host}") if public is None else (public.origin,)
        if origin is not None and origin not in own:
            return _refusal(connection, request, HTTPStatus.FORBIDDEN)
        if path == SEAT_PATH:
            if origin is None:
                return _refusal(connection, request, HTTPStatus.FORBIDDEN)
            return None
        if public is not None and (tried := answer_to_trial(path, public, self.port)) is not None:
            return connection.respond(HTTPStatus.OK, tried)
        found = await asyncio.to_thread(page_file, path)
        if found is None:
            return _refusal(connection, request, HTTPStatus.NOT_FOUND)
        zipped = "gzip" in (_header(request, "Accept-Encoding") or "")
        unchanged = _header(request, "If-None-Match") == f'"{found.digest}"'
        connection.close_timeout = None
        return _file_response(found, host, zipped=zipped, unchanged=unchanged)

    def _by_name(self, request: Request) -> bool:
        """True if somebody comes by the public name."""
        host = _header(request, "Host")
        return self.public is not None and host is not None and host.lower() == self.public.address

    def _address_of(self, connection: ServerConnection, request: Request) -> str:
        """The address that counts for whoever has come; empty if nobody tells it, or vouches for it.

        Whoever has a public name has a tunnel at this computer: anybody else in the network could forge it.
        An address that comes so counts beside those of this network, where somebody else may have the same.
        """
        if self._proxied:
            return _forwarded_address(request)
        own, name = address_of(connection), self.public
        if name is None or not self._by_name(request):
            return own
        told = _forwarded_address(request) if name.tells_addresses and _is_here(own) else ""
        return told and f"{network_of(told)} at {name.host}"

    # ---- pages, and programs

    async def _serve(self, connection: ServerConnection) -> None:
        request = connection.request
        if request is not None and EndpointsBelowPage.asked_for(request.path):
            await self._programs.receive(connection, request.path, self._address_of(connection, request))
        else:
            await self._serve_page(connection)

    async def _serve_page(self, connection: ServerConnection) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pages[task] = None
        page: PageVisit | None = None
        try:
            page = await self._visit_of(connection)
            if page is not None:
                self._pages[task] = page
                await self._on_page(page)
        except PageGone:
            pass
        except Exception:
            _logger.exception("a page had to be left")
        finally:
            del self._pages[task]
            if page is not None:
                await page.close()
            connection.transport.abort()

    async def _visit_of(self, connection: ServerConnection) -> PageVisit | None:
        """The page once it has said how it comes in; None if it has not."""
        request = connection.request
        address, secure, public, spoken = address_of(connection), False, False, language_of(())
        if request is not None:
            spoken = language_of(_languages(request))
            public = self._by_name(request)  # its origin has shown that her browser came by https
            secure = public or (self._proxied and _forwarded(request, "X-Forwarded-Proto") == "https")
            address = self._address_of(connection, request)
        for told in (connection.request, connection.response):
            if told is not None:
                told.headers.clear()  # they would stay as long as the page
        began = self._connections.began.get(connection, 0.0)
        try:
            async with asyncio.timeout_at(began + ENTER_SECONDS):
                message = await receive_from(connection)
        except TimeoutError:
            await self._refuse(connection, "late", spoken, secure=secure)
            return None
        if not isinstance(message, Enter):
            if message is not None:
                await self._refuse(connection, "message", spoken, secure=secure)
            return None
        page = PageVisit(connection, message, address=address, secure=secure, public=public)
        page.send(self._words(page.language, secure=secure))
        is_expected = self._has_place(page.enter)
        page.expect_if(lambda: is_expected)  # until she takes her seat
        if not self._connections.admit(connection, lambda: page.is_expected):
            await page.dismiss("too_many")
            return None
        return page

    async def _refuse(self, connection: ServerConnection, why: WhyGone, spoken: str, *, secure: bool) -> None:
        """Tell a page that has not said how it comes in why it must go, and close it."""
        with suppress(ConnectionClosed), speaking(spoken):
            for last in (self._words(spoken, secure=secure), Gone(why=why, sentence=gone_words(why))):
                await connection.send(encode_for_page(last))
            await connection.close()

    def _words(self, language: str, *, secure: bool) -> PageWords:
        look = self._settings()
        with speaking(language):
            words = page_words(secure=secure)
        deck = deck_address(look.deck)
        return PageWords(language=language, deck=deck, table=look.table, words=words, lists=self._lists)


def _watch(connection: ServerConnection) -> None:
    """Give a connection up once nothing moves, until it has ended or a page has come in by it."""
    sock: socket.socket = connection.transport.get_extra_info("socket")
    with suppress(OSError):
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    before = math.inf

    def look() -> None:
        nonlocal before
        response = connection.response
        if connection.transport.is_closing() or (
            response is not None and response.status_code == HTTPStatus.SWITCHING_PROTOCOLS
        ):
            return
        left = connection.transport.get_write_buffer_size()
        moves = before - left >= LEAST_MOVED or left == 0 < before  # the last of it is in the system
        if connection.request is None or not moves:
            connection.transport.abort()
            return
        before = left
        connection.loop.call_later(FILE_SECONDS, look)

    connection.loop.call_later(FILE_SECONDS, look)


def _header(request: Request, name: str) -> str | None:
    """A header that stands there once; None otherwise."""
    values = request.headers.get_all(name)
    return values[0] if len(values) == 1 else None


def _languages(request: Request) -> Sequence[str]:
    """The languages of a browser that has not said anything yet, those it likes most first."""
    return [each.partition(";")[0].strip() for each in (_header(request, "Accept-Language") or "").split(",")]


def _refusal(connection: ServerConnection, request: Request, status: HTTPStatus) -> Response:
    """An answer without what was asked for, in words of whoever has typed an address."""
    found_nothing = status in (HTTPStatus.MISDIRECTED_REQUEST, HTTPStatus.NOT_FOUND)
    with speaking(language_of(_languages(request))):
        return connection.respond(status, gone_words("table" if found_nothing else "message") + "\n")


def _forwarded(request: Request, name: str) -> str:
    """A header of the proxy, the last on the way, about the other end."""
    return (_header(request, name) or "").rpartition(",")[2].strip()


def _forwarded_address(request: Request) -> str:
    """The address of the other end, as the proxy tells it; empty if it is none."""
    try:
        return str(ipaddress.ip_address(_forwarded(request, "X-Forwarded-For")))
    except ValueError:
        return ""


def _is_here(address: str) -> bool:
    """True for an address of this computer that only its own programs have."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def _name_of(host: str) -> str:
    """The name or address in a Host header, without its port; empty if anything else stands there."""
    try:
        return host_and_port(host)[0].lower()
    except ValueError:
        return ""


def _file_response(found: PageFile, host: str, *, zipped: bool, unchanged: bool) -> Response:
    """A file; without its body if the browser has it already."""
    body = b"" if unchanged else found.gzipped if zipped else gzip.decompress(found.gzipped)
    status = HTTPStatus.NOT_MODIFIED if unchanged else HTTPStatus.OK
    headers = Headers(
        {
            "Connection": "close",
            "Content-Length": str(len(body)),
            "Content-Type": found.kind,
            "Content-Security-Policy": _POLICY.format(host=host),
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
            "ETag": f'"{found.digest}"',
            "Vary": "Accept-Encoding",
        }
    )
    if zipped:
        headers["Content-Encoding"] = "gzip"
    return Response(status.value, status.phrase, headers, body)
