"""A trial of a meeting point: whether it is reached, passes long frames on, and how fast."""

import asyncio
import time
from secrets import token_bytes

from msgspec import Struct

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.channel.sealed_channel import LARGEST_FRAME
from briscola.network.meeting.meeting_carrier import ROOM_BYTES, TOPICS, new_guest_topic
from briscola.network.meeting.meeting_connection import MeetingConnection, NoMeeting, WhyNotMet

PATIENCE = 5.0
"""Seconds for a frame to come back."""
SMALL = 1024
"""Bytes of a frame as most are."""
ROUNDS = 5
MOST_HEARD = 100
"""Frames that may wait to be read; a meeting point that sends more has not kept to the game."""
SLOW = 400.0
"""Milliseconds of a round trip that are felt."""


class MeetingTrial(Struct, frozen=True, kw_only=True):
    """The outcome: what is `wrong` in a word, or how long a small frame takes there and back."""

    wrong: WhyNotMet | None = None
    sentence: str = ""
    milliseconds: float = 0.0
    """Median of a few round trips."""

    @property
    def slow(self) -> bool:
        """True if a person feels how long a card takes."""
        return self.milliseconds > SLOW


async def try_meeting_point(point: MeetingPoint) -> MeetingTrial:
    """Reach a meeting point and have it pass frames on, small ones and the largest."""
    heard: asyncio.Queue[bytes] = asyncio.Queue(MOST_HEARD)

    def hear(frame: bytes) -> None:
        if not heard.full():
            heard.put_nowait(frame)

    connection = MeetingConnection(point, lambda _, frame: hear(frame), ended=lambda: hear(b""))
    try:
        await connection.open()
        return await _tried(connection, heard)
    except NoMeeting as error:
        return MeetingTrial(wrong=error.why, sentence=str(error))
    except OSError as error:
        return MeetingTrial(wrong="other", sentence=f"{point.text}: {error}")
    finally:
        await connection.close()


async def _tried(connection: MeetingConnection, heard: "asyncio.Queue[bytes]") -> MeetingTrial:
    topic = TOPICS + new_guest_topic().hex()
    if not await connection.listen(topic):
        raise NoMeeting("silent", "it lets nobody listen in a room")
    trips = [await _trip(connection, heard, topic, SMALL) for _ in range(ROUNDS)]
    if None in trips:
        raise NoMeeting("silent", "what is said in a room is not heard there")
    if await _trip(connection, heard, topic, ROOM_BYTES + LARGEST_FRAME) is None:
        raise NoMeeting("frame", f"a frame of {LARGEST_FRAME} bytes does not pass")
    return MeetingTrial(milliseconds=1000 * sorted(trip for trip in trips if trip is not None)[ROUNDS // 2])


async def _trip(
    connection: MeetingConnection, heard: "asyncio.Queue[bytes]", topic: str, size: int
) -> float | None:
    """Seconds of a frame there and back; None if it does not come."""
    frame = token_bytes(size)
    began = time.perf_counter()
    try:
        await connection.send(topic, frame)
        async with asyncio.timeout(PATIENCE):
            while (answer := await heard.get()) != frame:
                if not answer:
                    return None
    except OSError:
        return None
    return time.perf_counter() - began
