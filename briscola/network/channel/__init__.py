"""One end of a sealed line: room code, handshake, frames, the door over any carrier."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.channel.door import (
        GONE as GONE,
        LARGEST_QUEUE as LARGEST_QUEUE,
        DoorClosed as DoorClosed,
        GuestDoor as GuestDoor,
        HostDoor as HostDoor,
        WhyClosed as WhyClosed,
        knock as knock,
    )
    from briscola.network.channel.guest_service import (
        Knows as Knows,
        OnGuest as OnGuest,
        ServedTable as ServedTable,
        nobody as nobody,
        serve_guest as serve_guest,
    )
    from briscola.network.channel.handshake import (
        ANSWER_BYTES as ANSWER_BYTES,
        GREETING_BYTES as GREETING_BYTES,
    )
    from briscola.network.channel.room_codes import (
        ALPHABET as ALPHABET,
        LETTERS as LETTERS,
        NoRoomCode as NoRoomCode,
        hyphened as hyphened,
        read_room_code as read_room_code,
        room_code as room_code,
        room_topic as room_topic,
        spelled as spelled,
    )
    from briscola.network.channel.sealed_channel import (
        LARGEST_FRAME as LARGEST_FRAME,
        LARGEST_MESSAGE as LARGEST_MESSAGE,
        SealedChannel as SealedChannel,
    )
else:
    __getattr__ = lazily(
        __name__,
        door="DoorClosed GONE GuestDoor HostDoor LARGEST_QUEUE WhyClosed knock",
        guest_service="Knows OnGuest ServedTable nobody serve_guest",
        handshake="ANSWER_BYTES GREETING_BYTES",
        room_codes="ALPHABET LETTERS NoRoomCode hyphened read_room_code room_code room_topic spelled",
        sealed_channel="LARGEST_FRAME LARGEST_MESSAGE SealedChannel",
    )
