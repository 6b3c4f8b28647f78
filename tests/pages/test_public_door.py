"""The door for friends elsewhere: a public name opens it, and nothing else is let in that was not before."""

import asyncio
import shutil
import ssl
import subprocess
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from briscola.network.addresses.public_name import PublicName
from briscola.pages.audience.visit import PageVisit
from briscola.pages.messages.from_page import Enter
from briscola.pages.server.name_trial import TRY_PATH, answer_to_trial
from briscola.pages.server.page_server import PageServer
from briscola.pages.server.public_name_trial import NameTrial, WhyNotReached, try_name
from tests.pages.served_pages import HERE, answer_to, get, hearing, nobody, page_at, say, served, shown

NAME = PublicName(host="home.example.org", port=8443)
FAR = "203.0.113.7"
TRIAL = TRY_PATH + "0" * 32
OTHER = PublicName(host="localhost", port=8443)
"""A name of somebody else."""


@pytest.mark.parametrize(
    ("host", "status"),
    [
        (NAME.address, 200),
        (NAME.address.upper(), 200),
        *(
            (host, 421)
            for host in (NAME.host, "home.example.org:443", "evil.example", "home.example.org.:8443")
        ),
        *(
            (host, 421)
            for host in ("a@home.example.org:8443", "home.example.org:8443/x", "x.home.example.org:8443")
        ),
    ],
)
async def test_only_the_whole_name_is_answered(host: str, status: int) -> None:
    async with served(nobody) as server:
        assert (await answer_to(server, get("/", host=NAME.address)))[0] == 421
        server.public = NAME
        assert (await answer_to(server, get("/", host=host)))[0] == status
        assert (await answer_to(server, get("/")))[0] == 200, "this network's own way stays"


@pytest.mark.parametrize(
    "origin",
    [
        "http://home.example.org:8443",
        "https://home.example.org",
        "https://evil.example",
        "null",
        f"http://{HERE}",
    ],
)
async def test_only_pages_of_the_name_may_connect(origin: str) -> None:
    async with served(hearing) as server:
        server.public = NAME
        with pytest.raises(InvalidStatus):
            async with page_at(server, host=NAME.address, origin=origin):
                pass
        async with page_at(server, host=NAME.address, origin=NAME.origin) as page:
            await say(page, Enter())
            await shown(page)


async def _noted(visits: list[PageVisit], visit: PageVisit) -> None:
    visits.append(visit)
    await hearing(visit)


async def _visit(server: PageServer, visits: list[PageVisit], **come: str) -> PageVisit:
    async with page_at(server, X_Forwarded_For=f"10.0.0.1, {FAR}", **come) as page:
        await say(page, Enter())
        await shown(page)
    return visits[-1]


async def test_a_forwarded_address_counts_for_the_name_alone() -> None:
    visits: list[PageVisit] = []
    async with served(partial(_noted, visits)) as server:
        by_name = {"host": NAME.address, "origin": NAME.origin}
        server.public = NAME
        elsewhere = await _visit(server, visits, **by_name)
        assert elsewhere.address == f"{FAR} at {NAME.host}", "nobody of this network counts for it"
        assert (elsewhere.public, elsewhere.secure) == (True, True)
        near = await _visit(server, visits)
        assert (near.address, near.public, near.secure) == (HERE, False, False)


async def test_a_service_that_vouches_for_no_address_tells_none() -> None:
    """Its header is what the browser has sent, and the address of the tunnel is everybody's."""
    visits: list[PageVisit] = []
    async with served(partial(_noted, visits)) as server:
        server.public = replace(NAME, tells_addresses=False)
        forged = await _visit(server, visits, host=NAME.address, origin=NAME.origin)
        assert (forged.address, forged.public) == ("", True)


async def test_whoever_is_in_the_network_cannot_forge_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone that says it came by the name, and from somewhere else: only programs here are believed."""
    visits: list[PageVisit] = []
    async with served(partial(_noted, visits)) as server:
        server.public = NAME
        monkeypatch.setattr("briscola.pages.server.page_server.address_of", lambda _: "192.168.1.20")
        phone = await _visit(server, visits, host=NAME.address, origin=NAME.origin)
        assert phone.address == "" and phone.public


# ---- the trial


async def test_a_trial_is_answered_under_the_name_only_and_only_whole() -> None:
    async with served(nobody) as server:
        server.public = NAME
        status, _headers, body = await answer_to(server, get(TRIAL, host=NAME.address))
        assert (status, body.decode()) == (200, answer_to_trial(TRIAL, NAME, server.port))
        for path, host in ((TRIAL, HERE), (TRIAL + "0", NAME.address), (TRY_PATH, NAME.address)):
            assert (await answer_to(server, get(path, host=host)))[0] == 404
    others = (TRY_PATH + "1" * 32, NAME, 1), (TRIAL, OTHER, 1), (TRIAL, NAME, 2)
    assert answer_to_trial(TRIAL, NAME, 1) not in [answer_to_trial(*other) for other in others]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of the name with its key, which vouches for itself."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl")
    folder = tmp_path_factory.mktemp("certificate")
    key, whole = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={NAME.host}", "-addext", f"subjectAltName=DNS:{NAME.host}"),
            *("-keyout", str(key), "-out", str(whole)),
        ],
        check=True,
        capture_output=True,
    )
    whole.write_text(whole.read_text() + key.read_text())
    return whole


async def _tried(
    certificate: Path, server: PageServer | None, *, host: str = NAME.host, forwarded: bool = False
) -> WhyNotReached | None:
    """Try the name at a proxy that leads to our server, or to a page of somebody else.

    Or to somebody else who asks our page, by its own name, for the answer.
    """

    async def handed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        if forwarded:
            head = head.replace(f"Host: {name.address}".encode(), f"Host: {OTHER.address}".encode())
        if server is None:
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n" + b"0" * 64 + head)
        else:
            here, there = await asyncio.open_connection(HERE, server.port)
            there.write(head)
            writer.write(await here.read())
            there.close()
        writer.close()

    ends = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ends.load_cert_chain(certificate)
    trusts = ssl.create_default_context(cafile=str(certificate))
    async with await asyncio.start_server(handed_on, HERE, 0, ssl=ends) as proxy:
        port = proxy.sockets[0].getsockname()[1]
        name = PublicName(host=host, port=port)
        if server is not None:
            server.public = OTHER if forwarded else name
        tried = await try_name(name, trusts, port=0 if server is None else server.port, address=HERE)
        assert tried.address == HERE
        return tried.why


async def test_a_trial_knows_this_programs_own_answer(certificate: Path) -> None:
    async with served(nobody) as server:
        assert await _tried(certificate, server) is None
        assert await _tried(certificate, server, forwarded=True) == "other", "our answer to another name"
    assert await _tried(certificate, None) == "other", "somebody else's page"


async def test_a_name_that_is_not_the_certificates_is_not_reached(certificate: Path) -> None:
    async with served(nobody) as server:
        assert await _tried(certificate, server, host="other.example.org") == "certificate"


async def test_where_nobody_listens_or_no_name_leads_nothing_is_reached() -> None:
    name = PublicName(host="home.invalid", port=1)
    assert await try_name(name, address=HERE) == NameTrial(address=HERE, why="nobody")
    assert await try_name(name) == NameTrial(why="unknown")
