"""A host that welcomes every guest, and what both of them say first."""

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel.endpoint import HostEndpoint
from briscola.network.messages.from_guest import Hello, Leave
from tests.network.keys import TABLE
from tests.network.sample_messages import TO_GUEST, TO_HOST

CODE = room_code(TABLE.public)


HELLO = TO_HOST[0]


WELCOME = TO_GUEST[0]


class Host:
    """Welcomes every guest and hears her until she leaves."""

    def __init__(self) -> None:
        self.heard: list[tuple[bytes, object]] = []
        self.doors: list[HostEndpoint] = []

    async def speak(self, door: HostEndpoint, hello: Hello) -> None:
        self.doors.append(door)
        door.send(WELCOME)
        message: object = hello
        while not isinstance(message, Leave):
            self.heard.append((door.peer, message))
            message = await door.receive()
