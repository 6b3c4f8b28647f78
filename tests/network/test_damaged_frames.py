"""Damaged frames, and damaged messages in good frames: each is read, or refused in a sentence."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import psutil

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel.handshake import GuestHandshake, HostHandshake
from briscola.network.channel.sealed_channel import LARGEST_FRAME, ChannelBroken
from briscola.network.messages.encoding import BadMessage, encode, guest_message, host_message
from briscola.network.messages.from_guest import Act
from briscola.network.messages.from_host import NextLine
from tests.damaged_json import damaged
from tests.network.carriers import Ends, joined
from tests.network.keys import ANNA, TABLE
from tests.network.sample_messages import TO_GUEST, TO_HOST, of_tables
from tests.tries import Tries

MB = 1_000_000
MOST_MORE = 20
"""MB that the process may grow while it reads."""
WARM = 2000
"""Frames after which everything is loaded, and memory is counted from."""


def test_every_damaged_frame_and_message_is_read_or_refused_in_a_sentence(tries: Tries) -> None:
    """Frames of the handshake, sealed ones, and messages before they are sealed."""
    channel, process = joined(), psutil.Process()
    first = most = 0.0
    for number, chance in enumerate(tries(300)):
        tries.found[chance.choice(TRIED)(chance, channel)] += 1
        if number % 500 == 0:
            used = process.memory_info().rss / MB
            first, most = (used if number <= WARM else first), max(most, used)
    assert most - first <= MOST_MORE, f"{most - first:.1f} MB more"
    assert tries.found["messages read"] and tries.found["messages refused"]


def _handshake(chance: Random, channel: Ends) -> str:
    """One of the three frames of a handshake is damaged."""
    del channel  # makes one of its own
    guest, host = GuestHandshake(room_code(TABLE.public), ANNA), HostHandshake(TABLE)
    which = chance.choice(("greeting", "answer", "proof"))
    try:
        greeting = guest.greeting
        answer = host.answer(_bytes_damaged(greeting, chance) if which == "greeting" else greeting)
        _, proof = guest.finish(_bytes_damaged(answer, chance) if which == "answer" else answer)
        host.finish(_bytes_damaged(proof, chance) if which == "proof" else proof)
    except ChannelBroken as error:
        return _refused("handshakes", error)
    raise AssertionError(f"a damaged {which} makes a channel")


def _sealed(chance: Random, channel: Ends) -> str:
    """A sealed frame is damaged on its way, in a channel of its own."""
    fresh = _copy(channel)
    sender, hearer = (fresh.guest, fresh.host) if chance.random() < 0.5 else (fresh.host, fresh.guest)
    frame = sender.seal(encode(chance.choice((*TO_HOST, *TO_GUEST))))
    bad = _bytes_damaged(frame, chance)
    try:
        hearer.open(bad)
    except ChannelBroken as error:
        assert hearer.closed
        return _refused("sealed frames", error)
    raise AssertionError("a damaged frame was opened")


def _message(chance: Random, channel: Ends) -> str:
    """A changed program seals a damaged message properly."""
    guests, hosts = samples()
    to_host = chance.random() < 0.5
    data = damaged(chance.choice(guests if to_host else hosts).decode(), chance)
    sender, hearer = (channel.guest, channel.host) if to_host else (channel.host, channel.guest)
    try:
        heard = hearer.open(sender.seal(data))
        message = guest_message(heard) if to_host else host_message(heard)
    except (BadMessage, ChannelBroken) as error:
        return _refused("messages", error)
    if isinstance(message, Act):
        assert message.chosen is not None
    if isinstance(message, NextLine):
        assert message.seen is not None
    assert len(encode(message)) < 2 * LARGEST_FRAME
    return "messages read"


TRIED: Sequence[Callable[[Random, Ends], str]] = (_handshake, _sealed, _message, _message)


@cache
def samples() -> tuple[Sequence[bytes], Sequence[bytes]]:
    """Messages to the host and to guests, each kind as often as any other."""
    guests, hosts = of_tables()
    sent = ([*TO_HOST, *guests], [*TO_GUEST, *hosts])
    chance = Random(1)
    found: list[Sequence[bytes]] = []
    for messages in sent:
        kinds = {type(message): [m for m in messages if type(m) is type(message)] for message in messages}
        found.append([encode(chance.choice(kind)) for kind in kinds.values() for _ in range(60)])
    return found[0], found[1]


def _refused(what: str, error: Exception) -> str:
    sentence = str(error)
    assert sentence.isprintable() and 10 < len(sentence) <= 200, sentence
    return f"{what} refused"


def _copy(channel: Ends) -> Ends:
    """Both ends as they are, so that one damaged frame closes only the copy."""
    copies = []
    for end in channel:
        copy = object.__new__(type(end))
        copy.__dict__ = {**end.__dict__, "_keys": dict(end._keys)}
        copies.append(copy)
    return Ends(*copies)


def _bytes_damaged(frame: bytes, chance: Random) -> bytes:
    bad = frame
    while bad == frame:
        bad = _changed(frame, chance)
    return bad


def _changed(frame: bytes, chance: Random) -> bytes:
    at, length = chance.randrange(len(frame)), chance.choice((1, 2, 16, 32, 300))
    match chance.randrange(6):
        case 0:
            return frame[:at]
        case 1:
            return frame[:at] + frame[at + length :]
        case 2:
            return frame[:at] + chance.randbytes(length) + frame[at:]
        case 3:
            return frame[:at] + bytes(length) + frame[at + length :]
        case 4:
            return frame * chance.choice((2, 3, 200))
    return frame[:at] + bytes([frame[at] ^ (1 << chance.randrange(8))]) + frame[at + 1 :]
