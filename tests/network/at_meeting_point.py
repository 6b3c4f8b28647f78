"""A table at a real mosquitto of the kit, and guests who come there."""

import contextlib
from collections.abc import AsyncIterator

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.addresses.room_codes import room_topic
from briscola.network.channel.endpoint import GuestEndpoint
from briscola.network.channel.guest_service import Knows, ReachableTable, nobody
from briscola.network.keys.key_pair import KeyPair
from briscola.network.meeting.meeting_carrier import TOPICS
from briscola.network.meeting.meeting_endpoint import connect_at_meeting_point
from briscola.network.meeting.meeting_server import MeetingServer
from tests.network.broker import HERE, Broker
from tests.network.keys import ANNA, TABLE
from tests.network.welcoming import CODE, HELLO, WELCOME, Host

TABLES_ROOM = TOPICS + room_topic(CODE)


def near(broker: Broker, way: str = "tcp") -> MeetingPoint:
    if way == "ws":
        return MeetingPoint(host=HERE, port=broker.web_port, transport="ws")
    return MeetingPoint(host=HERE, port=broker.port, transport="tcp")


@contextlib.asynccontextmanager
async def served(
    point: MeetingPoint, host: Host, key: KeyPair = TABLE, knows: Knows = nobody
) -> AsyncIterator[MeetingServer]:
    """A table at a meeting point; nothing of it is left afterwards."""
    server = MeetingServer(point)
    await server.serve(ReachableTable(key, host.speak, knows))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


async def visit(point: MeetingPoint, key: KeyPair = ANNA) -> GuestEndpoint:
    door = await connect_at_meeting_point(point, CODE, key)
    door.send(HELLO)
    assert await door.receive() == WELCOME
    return door
