"""An end at a meeting point, whose room strangers know: what the other end has not sealed costs nothing."""

import asyncio
from random import Random
from typing import cast

import pytest
from nacl import bindings

from briscola.network.channel.endpoint import GONE
from briscola.network.channel.handshake import ANSWER_BYTES, GREETING_BYTES
from briscola.network.channel.sealed_channel import LARGEST_FRAME, MOST_MISSING, SealedChannel
from briscola.network.meeting import meeting_carrier
from briscola.network.meeting.meeting_carrier import SEARCHES_A_SECOND, MeetingCarrier
from briscola.network.meeting.meeting_connection import MeetingConnection
from briscola.network.message_pace import MessagePace
from tests.network.carriers import joined

NOBODY = cast("MeetingConnection", None)
"""Nothing is sent here."""
QUOTA = 4096


def end(*, quota: int = QUOTA, paced: bool = True) -> tuple[MeetingCarrier, SealedChannel]:
    """The host's end of a channel whose guest may send so many bytes in a second, and the guest's channel."""
    guest, host = joined()
    pace = MessagePace(quota, asyncio.get_running_loop().time()) if paced else None
    carrier = MeetingCarrier(NOBODY, "room", opening=GREETING_BYTES, most_waiting=quota, pace=pace)
    carrier.expect(host)
    return carrier, guest


async def taken(carrier: MeetingCarrier) -> list[bytes]:
    """The frames that have been taken in, and were not read yet."""
    frames: list[bytes] = []
    while True:
        receiving = asyncio.ensure_future(carrier.receive())
        await asyncio.sleep(0)
        if not receiving.done():
            receiving.cancel()
            return frames
        frames.append(receiving.result())


def junk(random: Random) -> bytes:
    """What a stranger says: anything, or something as long as a sealed frame."""
    return random.randbytes(random.choice([1, 100, 272, 272, 528, 4112, LARGEST_FRAME, LARGEST_FRAME + 1]))


async def test_a_flood_in_her_name_neither_ends_her_line_nor_takes_any_room_nor_hides_what_she_says() -> None:
    random = Random(57)
    carrier, guest = end()
    hers, last = [], guest.seal(b"before")
    carrier.heard(last)
    await taken(carrier)
    for number in range(5):
        for _ in range(60):
            carrier.heard(junk(random))
            carrier.heard(last)
            carrier.heard(GONE)
        assert {*await taken(carrier)} <= {GONE}, "nothing is hers"
        last = guest.seal(b"%d" % number)
        hers.append(last)
        carrier.heard(last)
        assert [each for each in await taken(carrier) if each != GONE] == [last]
    assert len(hers) == 5 and not carrier.ended


async def test_nobody_can_have_her_asked_without_end_if_she_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[bytes] = []
    monkeypatch.setattr(meeting_carrier, "GONE_PAUSE", 3600.0)
    carrier, _ = end()
    for _ in range(3):
        for _ in range(10_000):
            carrier.heard(GONE)
            await asyncio.sleep(0)
        answers += await taken(carrier)
    assert answers == [GONE]


async def test_that_she_is_gone_is_heard_after_a_stranger_has_said_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(meeting_carrier, "GONE_PAUSE", 0.05)
    carrier, _ = end()
    for _ in range(3):
        carrier.heard(GONE)
        assert await carrier.receive() == GONE


async def test_her_own_flood_ends_her_line() -> None:
    carrier, guest = end()
    for _ in range(QUOTA // 272):
        carrier.heard(guest.seal(b""))
        await carrier.receive()
    assert not carrier.ended
    for _ in range(QUOTA // 272):  # a second or so of a slow machine does not help her
        carrier.heard(guest.seal(bytes(250)))
        carrier.heard(guest.seal(bytes(2500)))
    assert carrier.ended
    with pytest.raises(ConnectionError):
        await carrier.receive()


async def test_what_she_says_and_nobody_reads_has_a_limit() -> None:
    carrier, guest = end(quota=10_000, paced=False)
    for _ in range(10_000 // 272):
        carrier.heard(guest.seal(b""))
    assert not carrier.ended
    carrier.heard(guest.seal(b""))
    assert carrier.ended


@pytest.mark.parametrize("missing", range(1, MOST_MISSING + 3))
async def test_a_frame_that_comes_too_early_is_taken_in_unless_too_many_are_missing(missing: int) -> None:
    carrier, guest = end()
    for _ in range(missing):
        guest.seal(b"lost on the way")
    early = guest.seal(b"early")
    carrier.heard(early)
    assert await taken(carrier) == ([early] if missing <= MOST_MISSING else [])


async def test_where_many_strangers_speak_only_missing_frames_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search costs eight tries a frame, so a flood is not searched; one try finds the next frame."""

    tries = 0
    carrier, guest = end()
    decrypt = bindings.crypto_aead_chacha20poly1305_ietf_decrypt

    def counted(*sealed: bytes) -> bytes:
        nonlocal tries
        tries += 1
        return decrypt(*sealed)

    monkeypatch.setattr(bindings, "crypto_aead_chacha20poly1305_ietf_decrypt", counted)
    strange = Random(57).randbytes(272)
    times = 40 * SEARCHES_A_SECOND
    for _ in range(times):
        carrier.heard(strange)
    assert times <= tries < 3 * times  # 10 in a second, then 1
    hers = guest.seal(b"here")
    carrier.heard(hers)
    assert await taken(carrier) == [hers]


async def test_before_the_handshake_is_done_nothing_piles_up() -> None:
    random = Random(57)
    for size, most in ((GREETING_BYTES, 1), (ANSWER_BYTES, 100)):
        read, carrier = (MeetingCarrier(NOBODY, "room", opening=size, most_opening=most) for _ in range(2))
        first = random.randbytes(size)
        for each in (read, carrier):
            each.heard(first)
            for _ in range(200):
                each.heard(junk(random))
                each.heard(GONE)
                each.heard(random.randbytes(size))
        frames = await taken(read)
        assert len(frames) == most and frames[0] == first == await carrier.receive()
        guest, host = joined()
        carrier.expect(host)
        hers = guest.seal(b"here")
        carrier.heard(hers)
        assert await taken(carrier) == [hers]
