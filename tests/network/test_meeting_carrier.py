"""An end at a meeting point, whose room strangers know: what the other end has not sealed costs nothing."""

import asyncio
from random import Random
from typing import cast

import pytest

from briscola.network import meeting_carrier
from briscola.network.door import GONE
from briscola.network.handshake import ANSWER_BYTES, GREETING_BYTES
from briscola.network.meeting_carrier import SEARCHES_A_SECOND, MeetingCarrier
from briscola.network.meeting_line import MeetingLine
from briscola.network.message_pace import MessagePace
from briscola.network.sealed_channel import LARGEST_FRAME, MOST_MISSING, SealedChannel
from tests.network.carriers import run
from tests.network.channels import joined

NOBODY = cast("MeetingLine", None)
"""Nothing is sent here."""
QUOTA = 4096


def end(*, quota: int = QUOTA) -> tuple[MeetingCarrier, SealedChannel]:
    """The host's end of a channel whose guest may send so many bytes in a second, and the guest's channel."""
    guest, host = joined()
    pace = MessagePace(quota, asyncio.get_running_loop().time())
    carrier = MeetingCarrier(NOBODY, "room", opening=GREETING_BYTES, most_waiting=quota, pace=pace)
    carrier.expect(host)
    return carrier, guest


def waiting(carrier: MeetingCarrier) -> list[bytes | None]:
    """The frames that have been taken in."""
    return [carrier._frames.get_nowait() for _ in range(carrier._frames.qsize())]


def junk(random: Random) -> bytes:
    """What a stranger says: anything, or something as long as a sealed frame."""
    return random.randbytes(random.choice([1, 100, 272, 272, 528, 4112, LARGEST_FRAME, LARGEST_FRAME + 1]))


def test_a_flood_in_her_name_neither_ends_her_line_nor_takes_any_room_nor_hides_what_she_says() -> None:
    async def steps() -> None:
        random = Random(57)
        carrier, guest = end()
        hers, last = [], guest.seal(b"before")
        carrier.heard(last)
        waiting(carrier)
        for number in range(5):
            for _ in range(60):
                carrier.heard(junk(random))
                carrier.heard(last)
                carrier.heard(GONE)
            assert waiting(carrier) == []
            last = guest.seal(b"%d" % number)
            hers.append(last)
            carrier.heard(last)
            assert waiting(carrier) == [last]
        assert len(hers) == 5 and not carrier._ended

    run(steps())


def test_nobody_can_have_her_asked_without_end_whether_she_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def steps() -> None:
        answers = 0
        monkeypatch.setattr(meeting_carrier, "GONE_PAUSE", 3600.0)
        carrier, _ = end()
        for _ in range(3):
            for _ in range(10_000):
                carrier.heard(GONE)
                await asyncio.sleep(0)
            assert carrier._frames.qsize() <= 1
            if carrier._frames.qsize():
                assert await carrier.receive() == GONE
                answers += 1
        assert answers == 1

    run(steps())


def test_that_she_is_gone_is_heard_even_after_a_stranger_has_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def steps() -> None:
        monkeypatch.setattr(meeting_carrier, "GONE_PAUSE", 0.05)
        carrier, _ = end()
        for _ in range(3):
            carrier.heard(GONE)
            assert await carrier.receive() == GONE

    run(steps())


def test_her_own_flood_ends_her_line() -> None:
    async def steps() -> None:
        carrier, guest = end()
        for _ in range(QUOTA // 272):
            carrier.heard(guest.seal(b""))
            await carrier.receive()
        assert not carrier._ended
        for _ in range(QUOTA // 272):  # a second or so of a slow machine does not help her
            carrier.heard(guest.seal(bytes(250)))
            carrier.heard(guest.seal(bytes(2500)))
        assert carrier._ended
        with pytest.raises(ConnectionError):
            await carrier.receive()

    run(steps())


def test_what_she_says_and_nobody_reads_has_a_limit() -> None:
    async def steps() -> None:
        carrier, guest = end(quota=10_000)
        carrier._pace = None
        for _ in range(10_000 // 272):
            carrier.heard(guest.seal(b""))
        assert not carrier._ended
        carrier.heard(guest.seal(b""))
        assert carrier._ended

    run(steps())


@pytest.mark.parametrize("missing", range(1, MOST_MISSING + 3))
def test_a_frame_that_comes_too_early_is_taken_in_unless_too_many_are_missing(missing: int) -> None:
    async def steps() -> None:
        carrier, guest = end()
        for _ in range(missing):
            guest.seal(b"lost on the way")
        early = guest.seal(b"early")
        carrier.heard(early)
        assert waiting(carrier) == ([early] if missing <= MOST_MISSING else [])

    run(steps())


def test_where_many_strangers_speak_only_what_is_missing_is_found_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The search costs eight tries a frame, so a flood is not searched; one try finds the next frame."""

    async def steps() -> None:
        tries = 0
        carrier, guest = end()
        channel = carrier._channel
        assert channel is not None
        is_number = channel._is_number

        def counted(frame: bytes, number: int) -> bool:
            nonlocal tries
            tries += 1
            return is_number(frame, number)

        monkeypatch.setattr(channel, "_is_number", counted)
        strange = Random(57).randbytes(272)
        times = 40 * SEARCHES_A_SECOND
        for _ in range(times):
            carrier.heard(strange)
        assert tries < 3 * times  # 10 in a second, then 1
        hers = guest.seal(b"here")
        carrier.heard(hers)
        assert waiting(carrier) == [hers]

    run(steps())


def test_before_the_handshake_is_done_nothing_piles_up() -> None:
    async def steps() -> None:
        random = Random(57)
        for size, most in ((GREETING_BYTES, 1), (ANSWER_BYTES, 100)):
            carrier = MeetingCarrier(NOBODY, "room", opening=size, most_opening=most)
            first = random.randbytes(size)
            carrier.heard(first)
            for _ in range(200):
                carrier.heard(junk(random))
                carrier.heard(GONE)
                carrier.heard(random.randbytes(size))
            assert not carrier._ended and carrier._frames.qsize() == most
            assert await carrier.receive() == first
            guest, host = joined()
            carrier.expect(host)
            hers = guest.seal(b"here")
            carrier.heard(hers)
            assert waiting(carrier) == [hers]

    run(steps())
