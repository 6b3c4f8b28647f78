"""The trial of a meeting point says what works there, and what is wrong."""

import asyncio
import contextlib
import ssl
import subprocess
from pathlib import Path

import pytest

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.meeting import meeting_connection
from briscola.network.meeting.meeting_trial import try_meeting_point
from tests.network.at_meeting_point import near
from tests.network.broker import HERE, Broker, free_port

pytestmark = pytest.mark.slow


async def test_the_trial_measures_a_meeting_point(broker: Broker) -> None:
    for way in ("tcp", "ws"):
        trial = await try_meeting_point(near(broker, way))
        assert trial.wrong is None and 0 < trial.milliseconds < 1000


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_the_trial_says_what_is_wrong(broker: Broker, tmp_path: Path) -> None:
    async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            await reader.read()
        writer.close()

    other = await asyncio.start_server(mute, HERE, 0)
    port = other.sockets[0].getsockname()[1]
    small, narrow = Broker(tmp_path / "small"), Broker(tmp_path / "narrow")
    small.change("max_packet_size 70000", "max_packet_size 20000")
    narrow.change_rooms("briscola/1/+", "elsewhere/1/+")
    account = Broker(tmp_path / "account")
    account.change("allow_anonymous true", "allow_anonymous false")
    for each in (small, narrow, account):
        await asyncio.to_thread(each.start)
    try:
        for point, wrong in (
            (MeetingPoint(host="nobody.invalid", transport="tcp"), "name"),
            (MeetingPoint(host=HERE, port=free_port(), transport="tcp"), "unreachable"),
            (MeetingPoint(host=HERE, port=broker.port, transport="tls"), "away"),
            (MeetingPoint(host=HERE, port=broker.port, transport="ws"), "away"),
            (MeetingPoint(host=HERE, port=broker.web_port, transport="ws", path="/mqtt"), None),
            (MeetingPoint(host=HERE, port=port, transport="tcp"), "other"),
            (near(small), "frame"),
            (near(narrow), "silent"),
            (near(account), "refused"),
        ):
            assert (await try_meeting_point(point)).wrong == wrong, point
    finally:
        other.close()
        for each in (small, narrow, account):
            each.stop()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_a_certificate_that_nobody_has_signed_is_not_trusted_and_a_trusted_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting_connection, "PATIENCE", 2.0)
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=here"),
            *("-addext", f"subjectAltName=IP:{HERE}", "-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    secured = Broker(tmp_path / "secured")
    secured.change(
        f"listener {secured.web_port} {HERE}\nprotocol websockets",
        f"listener {secured.web_port} {HERE}\ncertfile {certificate}\nkeyfile {key}",
    )
    secured.start()
    point = MeetingPoint(host=HERE, port=secured.web_port, transport="tls")
    try:
        assert (await try_meeting_point(point)).wrong == "certificate"
        trusting = ssl.create_default_context(cafile=certificate)
        monkeypatch.setattr(meeting_connection, "trusted", lambda: trusting)
        assert (await try_meeting_point(point)).wrong is None
    finally:
        secured.stop()
