"""One end of a sealed line: room code, handshake, frames, the door over any carrier."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.network.channel.door import (
        GONE,
        LARGEST_QUEUE,
        DoorClosed,
        GuestDoor,
        HostDoor,
        WhyClosed,
        knock,
    )
    from briscola.network.channel.guest_service import Knows, OnGuest, ReachableTable, nobody, serve_guest
    from briscola.network.channel.handshake import ANSWER_BYTES, GREETING_BYTES
    from briscola.network.channel.room_codes import (
        ALPHABET,
        LETTERS,
        NoRoomCode,
        read_room_code,
        room_code,
        room_topic,
        spelled,
    )
    from briscola.network.channel.sealed_channel import LARGEST_FRAME, LARGEST_MESSAGE, SealedChannel
