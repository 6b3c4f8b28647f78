"""The port of the pages: what a browser gets, what nobody gets, and who may connect."""

import asyncio
import contextlib
import gzip
import socket
from collections.abc import Sequence
from typing import get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from briscola.i18n.friends_words import _TROUBLES, trouble_text
from briscola.i18n.page_words import gone_words
from briscola.i18n.text import available, speaking
from briscola.network.channel.connection_slots import ON_THE_WAY, ConnectionLimits
from briscola.network.channel.endpoint import WhyClosed
from briscola.network.messages.fields import WireMessage
from briscola.network.messages.from_host import Why
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.fields import WhyGone
from briscola.pages.messages.from_page import BeReady, Enter, GoAway, PageBeat, Speak
from briscola.pages.messages.table import PageState
from briscola.pages.messages.to_page import (
    Confirm,
    CupState,
    Entered,
    Gone,
    Heard,
    Lobby,
    PageWords,
    SlateState,
)
from briscola.pages.server import page_server
from briscola.pages.server.page_files import deck_address, face_address
from tests.network.carriers import until
from tests.pages.served_pages import (
    HERE,
    STATE,
    answer_to,
    entering,
    get,
    heard,
    hearing,
    last_word,
    nobody,
    page_at,
    say,
    served,
    shown,
)

READY = '{"type":"ready","ready":true}'
DECK = deck_address("napoletane")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/page/style.css", "text/css; charset=utf-8"),
        ("/page/page.js?v=1", "text/javascript; charset=utf-8"),
        (f"/{DECK}/pack-1", "application/octet-stream"),
        (f"/{DECK}/marks", "application/octet-stream"),
        (f"/{face_address('teresa')}/face.svg", "image/svg+xml"),
        ("/icons/menu.svg", "image/svg+xml"),
        ("/fonts/serif.woff2", "font/woff2"),
        ("/sounds/slap-1.ogg", "audio/ogg"),
        ("/page/app.webmanifest", "application/manifest+json"),
        ("/icons/briscola-512.png", "image/png"),
    ],
)
async def test_a_browser_gets_the_page_and_its_drawings(path: str, kind: str) -> None:
    async with served(nobody) as server:
        status, headers, body = await answer_to(server, get(path))
        assert (status, headers["Content-Type"], len(body) > 10) == (200, kind, True)
        _, zipped, less = await answer_to(server, get(path, more="Accept-Encoding: gzip, br\n"))
        assert zipped["Content-Encoding"] == "gzip" and gzip.decompress(less) == body


async def test_only_drawings_may_be_kept_by_a_browser_and_nothing_comes_from_elsewhere() -> None:
    async with served(nobody) as server:
        for path, keeps in (("/", "no-cache"), (f"/{DECK}/marks", "public, max-age=31536000")):
            _, headers, _ = await answer_to(server, get(path))
            again = await answer_to(server, get(path, more=f"If-None-Match: {headers['ETag']}\n"))
            assert again[0] == 304 and not again[2], "what a browser has is not sent again"
            assert headers["Cache-Control"].startswith(keeps)
            policy = headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'self';") and "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["Referrer-Policy"] == "no-referrer"
            assert headers["X-Content-Type-Options"] == "nosniff"


NO_FILES = (
    *("/cards/napoletane/deck.json", "/cards/../faces/ada.svg", "/cards/napoletane/%2e%2e/1C.svg"),
    *("/page_server.py", "/favicon.ico"),
)
NO_HOSTS = (
    *("rebound.example", "", "[::1", f"anna@{HERE}", f"anna:secret@{HERE}", f"@{HERE}", f"{HERE}:"),
    *(f"{HERE}:x", f"{HERE}:65536", f"{HERE}:80:80", f"[{HERE}]", f"{HERE}/x", f"{HERE}, {HERE}"),
    f"{HERE}\nHost: {HERE}",
)
NO_ORIGINS = (
    *("https://example.org", f"http://anna@{HERE}", f"http://{HERE}@example.org", f"file://{HERE}"),
    *("http://[", HERE),
)


@pytest.mark.parametrize(
    ("path", "host", "more", "status"),
    [
        *((path, HERE, "", 404) for path in NO_FILES),
        *(("/", host, "", 421) for host in NO_HOSTS),
        *(("/", HERE, f"Origin: {origin}\n", 403) for origin in NO_ORIGINS),
        ("/seat", HERE, "", 403),
        ("/seat", HERE, "Origin: null\n", 403),
    ],
)
async def test_nothing_else_is_served_nor_to_anybody_else(
    path: str, host: str, more: str, status: int
) -> None:
    async with served(nobody) as server:
        assert (await answer_to(server, get(path, host=host, more=more)))[0] == status


async def test_a_post_is_refused() -> None:
    async with served(nobody) as server:
        request = f"POST / HTTP/1.1\nHost: {HERE}\nContent-Length: 0\n\n"
        assert (await answer_to(server, request))[0] in (400, 405)


async def test_a_page_enters_and_is_told_the_words_of_its_language() -> None:
    seen: list[PageVisit] = []

    async def on_page(page: PageVisit) -> None:
        seen.append(page)
        await hearing(page)

    async with (
        served(on_page) as server,
        entering(server, languages=("xx", "it-CH", "en"), word="abc") as page,
    ):
        words = await heard(page)
        assert isinstance(words, PageWords) and words.language == "it"
        assert words.words["hand"] == "Le tue carte" and "open_network" in words.words
        assert await heard(page) == STATE
        await say(page, BeReady(ready=True))
        assert await heard(page) == STATE
        await say(page, GoAway())
        assert await last_word(page) == ""
    assert [(each.enter.word, each.address, each.secure) for each in seen] == [("abc", HERE, False)]


async def test_behind_a_proxy_the_page_knows_that_nobody_listens() -> None:
    seen: list[PageVisit] = []

    async def on_page(page: PageVisit) -> None:
        seen.append(page)

    async with served(on_page, proxied=True) as server:
        headers = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "6.6.6.6, 203.0.113.9"}
        async with page_at(server, origin="https://table.example", host="table.example", **headers) as page:
            await say(page, Enter())
            words = await heard(page)
            assert isinstance(words, PageWords) and "open_network" not in words.words
            await last_word(page)
    assert [(each.address, each.secure) for each in seen] == [("203.0.113.9", True)]


@pytest.mark.parametrize(("proxied", "said"), [(True, "http"), (True, ""), (False, "https")])
async def test_a_page_that_somebody_can_listen_to_says_so_whoever_claims_https(
    proxied: bool, said: str
) -> None:
    headers = {"X_Forwarded_Proto": said} if said else {}
    async with served(hearing, proxied=proxied) as server, page_at(server, **headers) as page:
        await say(page, Enter())
        words = await heard(page)
        assert isinstance(words, PageWords) and "open_network" in words.words


@pytest.mark.parametrize(
    ("told", "address"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("6.6.6.6, 2001:DB8::9", "2001:db8::9"),
        ("anna@203.0.113.9", ""),
        ("203.0.113.9:80", ""),
        ("", ""),
        ("unknown", ""),
        ("x" * 5000, ""),
    ],
)
async def test_what_the_proxy_tells_of_an_address_is_one_or_nothing(told: str, address: str) -> None:
    seen: list[str] = []

    async def on_page(page: PageVisit) -> None:
        seen.append(page.address)

    async with served(on_page, proxied=True) as server, page_at(server, X_Forwarded_For=told) as page:
        await say(page, Enter())
        await last_word(page)
    assert seen == [address]


@pytest.mark.parametrize(("origin", "host"), [("http://example.org", ""), ("", "rebound.example")])
async def test_no_other_page_may_connect(origin: str, host: str) -> None:
    async with served(hearing) as server:
        with pytest.raises(InvalidStatus):
            await page_at(server, origin=origin, host=host)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"type":"enter","word":"ä"}', READY, "x" * 3000])
async def test_a_page_that_does_not_enter_as_it_should_is_closed(text: str) -> None:
    async with served(hearing) as server, page_at(server) as page:
        await page.send(text)
        assert await last_word(page) == ("" if len(text) > 2048 else "message")


LANGUAGES_SPOKEN = tuple(code for code in available() if code != "en")


@pytest.mark.parametrize("code", LANGUAGES_SPOKEN)
async def test_nothing_that_a_server_answers_to_a_page_is_english_elsewhere(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every reason has words of each language, and a page that has not entered gets those of its browser."""
    english = [gone_words(why) for why in get_args(WhyGone)]
    with speaking(code):
        own = {why: gone_words(why) for why in get_args(WhyGone)}
    assert len(own) > 15 and not set(own.values()) & set(english)
    kinds = {*_TROUBLES, *get_args(Why), *get_args(WhyClosed), "no such trouble"}
    with speaking("en"):
        troubles = {kind: trouble_text(kind) for kind in kinds}
    with speaking(code):
        assert [kind for kind in kinds if trouble_text(kind) == troubles[kind]] == []

    asks = f"Accept-Language: xx,{code};q=0.9,en;q=0.8\n"
    async with served(hearing) as server:
        for path, host, more, status, why in (
            ("/none", HERE, "", 404, "table"),
            ("/", "rebound.example", "", 421, "table"),
            ("/", HERE, "Origin: https://example.org\n", 403, "message"),
            ("/seat", HERE, "", 403, "message"),
        ):
            answer = await answer_to(server, get(path, host=host, more=more + asks))
            assert (answer[0], answer[2].decode().strip()) == (status, own[why])
        _, _, body = await answer_to(server, get("/", more=asks).replace("GET", "HEAD", 1))
        assert not body or body.decode().strip() == own["message"]
        async with page_at(server, Accept_Language=f"{code}-XX,en") as page:
            await page.send("nonsense")
            words, gone = await heard(page), await heard(page)
            assert isinstance(words, PageWords) and words.language == code
            assert gone == Gone(why="message", sentence=own["message"])
        monkeypatch.setattr(page_server, "ENTER_SECONDS", 0.05)
        async with page_at(server, Accept_Language=code) as page:
            assert isinstance(await heard(page), PageWords)
            assert await heard(page) == Gone(why="late", sentence=own["late"])


NONSENSE = (
    *("{", '{"type":"say"}', '{"type":"do","at":1}', '{"type":"enter","x":1}', '{"type":"enter"}'),
    *('{"type":"beat","n":-1}', '{"type":"ready","ready":true,"n":1e300}'),
)
TOO_MUCH = [[encode_for_page(message)] * 12 for message in (Speak(phrase=3), PageBeat())]


@pytest.mark.parametrize(
    ("said", "why"), [*(([text], "message") for text in NONSENSE), *((each, "too_fast") for each in TOO_MUCH)]
)
async def test_a_page_that_says_nonsense_or_too_much_is_closed(said: Sequence[str], why: str) -> None:
    async with served(hearing) as server, entering(server) as page:
        for text in said:
            await page.send(text)
        assert await last_word(page) == why


async def test_a_beat_is_answered_at_once_and_reaches_nobody_else() -> None:
    async with served(hearing) as server, entering(server) as page:
        assert [type(await heard(page)) for _ in range(2)] == [PageWords, PageState]
        await say(page, PageBeat(n=5))
        await say(page, BeReady(ready=True))
        assert await heard(page) == Heard(n=5)
        assert await heard(page) == STATE


async def test_a_page_that_says_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_server, "ENTER_SECONDS", 0.05)

    async with served(hearing) as server, page_at(server) as page:
        assert await last_word(page) == "late"


async def test_an_address_has_not_more_pages_of_strangers_than_its_share() -> None:
    async with served(hearing, limits=ConnectionLimits(an_address=2)) as server:
        async with page_at(server) as one, page_at(server) as two, page_at(server) as three:
            for page in (one, two):
                await say(page, Enter())
                await shown(page)
            await say(three, Enter())
            assert await last_word(three) == "too_many"
            assert (await answer_to(server, get("/")))[0] == 200, "files can still be had"
        await until(lambda: not server.connections)
        async with entering(server) as page:
            await shown(page)


async def test_whoever_has_a_seat_comes_in_however_many_strangers_there_are() -> None:
    limits = ConnectionLimits(an_address=2, in_all=2)
    async with (
        served(hearing, limits=limits, is_expected=lambda enter: enter.secret == "hers") as server,
        contextlib.AsyncExitStack() as open_pages,
    ):
        for secret in ("", "wrong", "hers"):
            page = await open_pages.enter_async_context(entering(server, secret=secret))
            await shown(page)


async def test_the_proxy_itself_has_no_share() -> None:
    async with served(hearing, proxied=True, limits=ConnectionLimits(an_address=1)) as server:
        streams = [await asyncio.open_connection(HERE, server.port) for _ in range(2 * ON_THE_WAY)]
        assert (await answer_to(server, get("/")))[0] == 200
        assert server.connections >= len(streams)
        for _, writer in streams:
            writer.close()


@pytest.mark.parametrize("told_address", ["203.0.113.9", "2001:db8:0:1::"])
async def test_behind_a_proxy_the_told_address_has_the_share(told_address: str) -> None:
    def page_of(address: str) -> connect:
        return page_at(server, X_Forwarded_For=f"6.6.6.6, {address}")

    async with (
        served(hearing, proxied=True, limits=ConnectionLimits(an_address=1)) as server,
        page_of(told_address) as one,
        page_of(f"{told_address}7" if "::" in told_address else told_address) as same,
        page_of("2001:db8:0:2::") as other,
    ):
        for page in (one, other):
            await say(page, Enter())
            await shown(page)
        await say(same, Enter())
        assert await last_word(same) == "too_many", "one household has one share"


async def test_a_server_that_closes_tells_its_pages() -> None:
    async with served(hearing) as server, entering(server) as page:
        await heard(page)
        await server.close()
        assert await last_word(page) == "closed"


async def test_of_states_that_wait_only_the_newest_is_sent() -> None:
    async def many(page: PageVisit) -> None:
        page.send(Entered(secret="s", table="t"))
        for at in range(100):
            page.send(PageState(at=at, title="", deck="napoletane", ratio=0.6))
        slate, cup = SlateState(at=0, title="x", labels={}), CupState(at=0, title="x", labels={})
        for each in (Lobby(title="x"), slate, cup):
            page.send(each)
            page.send(each)
        page.send(Heard(n=1))
        await page.receive()

    async with served(many) as server, entering(server) as page:
        told: list[WireMessage] = [await heard(page) for _ in range(7)]
        kinds = [PageWords, Entered, PageState, Lobby, SlateState, CupState, Heard]
        assert [type(each) for each in told] == kinds
        assert isinstance(told[2], PageState) and told[2].at == 99


async def test_whoever_does_not_read_is_shut_out() -> None:
    ended = asyncio.Event()

    async def talking(page: PageVisit) -> None:
        try:
            while not page.closed:
                page.send(Confirm(digits="12", sentence="x" * 300))
                await asyncio.sleep(0)
        finally:
            ended.set()

    async with served(talking) as server:
        with socket.create_connection((HERE, server.port)) as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            silent.sendall(
                get(
                    "/seat",
                    more=f"Origin: http://{HERE}\nUpgrade: websocket\nConnection: Upgrade\n"
                    "Sec-WebSocket-Version: 13\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\n",
                )
                .replace("\n", "\r\n")
                .encode()
            )
            text = encode_for_page(Enter()).strip().encode()
            silent.sendall(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)
            await ended.wait()
