"""Both ends of a sealed channel for tests, joined without a socket."""

from typing import NamedTuple

from briscola.network.handshake import GuestHandshake, HostHandshake
from briscola.network.key_pair import KeyPair
from briscola.network.room_code import room_code
from briscola.network.sealed_channel import SealedChannel
from tests.network.keys import ANNA, TABLE


class Ends(NamedTuple):
    """The two ends of a channel."""

    guest: SealedChannel
    host: SealedChannel


def joined(key: KeyPair = ANNA) -> Ends:
    """A channel between a guest and the host of TABLE."""
    guest, host = GuestHandshake(room_code(TABLE.public), key), HostHandshake(TABLE)
    channel, proof = guest.finish(host.answer(guest.greeting))
    return Ends(channel, host.finish(proof))
