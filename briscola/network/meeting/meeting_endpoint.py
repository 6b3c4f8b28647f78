"""A guest's door through a meeting point."""

import asyncio

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.addresses.room_codes import room_topic
from briscola.network.channel.endpoint import GONE, EndpointClosed, GuestEndpoint, knock
from briscola.network.channel.handshake import ANSWER_BYTES, HELLO_SECONDS
from briscola.network.keys.key_pair import KeyPair
from briscola.network.meeting.meeting_carrier import TOPICS, MeetingCarrier, new_guest_topic
from briscola.network.meeting.meeting_connection import MeetingConnection, NoMeeting

MOST_ANSWERS = 100
"""Answers to a greeting that may wait: anybody may answer, and to read one can take 50 ms."""


class GuestCarrier(MeetingCarrier):
    """A guest's end, with a connection of its own."""

    def __init__(self, point: MeetingPoint, code: str) -> None:
        """Needs a running loop; `open` before anything else."""
        self._room, self._point = new_guest_topic(), point
        connection = MeetingConnection(
            point,
            lambda _, frame: self.heard(frame),
            ended=super().abort,
            last_words=(TOPICS + room_topic(code), self._room + GONE),
        )
        super().__init__(
            connection, room_topic(code), self._room, opening=ANSWER_BYTES, most_opening=MOST_ANSWERS
        )

    async def open(self) -> None:
        """Connect, and listen in a room of her own. Raises NoMeeting, OSError."""
        await self._connection.open()
        if not await self._connection.listen(TOPICS + self._room.hex()):
            raise NoMeeting("silent", f"{self._point.text} lets nobody listen")

    async def close(self) -> None:
        """End the connection in good order."""
        await super().close()
        await self._connection.close()

    def abort(self) -> None:
        """End the connection at once."""
        super().abort()
        self._connection.abort()


async def connect_at_meeting_point(point: MeetingPoint, code: str, key: KeyPair) -> GuestEndpoint:
    """Connect to a table that is open at a meeting point.

    Raises EndpointClosed: `no_meeting` if the meeting point is of no use, `no_answer` if no table answers.
    """
    carrier = GuestCarrier(point, code)
    try:
        await carrier.open()
        async with asyncio.timeout(HELLO_SECONDS):
            return await knock(carrier, code, key)
    except BaseException as error:
        carrier.abort()
        if isinstance(error, TimeoutError):
            raise EndpointClosed(
                "no_answer", f"no table answers at {point.text} within five seconds"
            ) from None
        if isinstance(error, NoMeeting | OSError):
            raise EndpointClosed("no_meeting", str(error)) from None
        raise
