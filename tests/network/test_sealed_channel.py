"""A channel carries exactly what one end sends, once, in order; anything else closes it in a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from briscola.network.channel import sealed_channel
from briscola.network.channel.sealed_channel import (
    BLOCK,
    LARGEST_FRAME,
    TAG_BYTES,
    ChannelBroken,
    SealedChannel,
)
from briscola.network.messages.encoding import LARGEST_MESSAGE
from tests.network.carriers import Ends, joined
from tests.property_based import examples


def apart() -> Ends:
    """Both ends with fresh keys, without the handshake."""
    one, other, said = b"1" * 32, b"2" * 32, b"t" * 32
    guest = SealedChannel(peer=b"", sending=one, receiving=other, transcript=said)
    return Ends(guest, SealedChannel(peer=b"", sending=other, receiving=one, transcript=said))


def broken(end: SealedChannel, frame: bytes) -> str:
    """Why a frame is refused; the end is closed then and says nothing more."""
    with pytest.raises(ChannelBroken) as caught:
        end.open(frame)
    assert end.closed
    for use in (end.open, end.seal):
        with pytest.raises(ChannelBroken, match="the channel is closed"):
            use(frame)
    return caught.value.why


def test_both_ends_speak_and_hear() -> None:
    guest, host = joined()
    assert [host.open(guest.seal(word)) for word in (b"4S", b"", b"RD")] == [b"4S", b"", b"RD"]
    assert guest.open(host.seal(b"your turn")) == b"your turn"


@examples(15)
@given(some.lists(some.tuples(some.booleans(), some.binary(max_size=600)), max_size=6))
def test_every_message_arrives_as_it_was(said: list[tuple[bool, bytes]]) -> None:
    ends = apart()
    for by_guest, message in said:
        sender, hearer = ends if by_guest else reversed(ends)
        assert hearer.open(sender.seal(message)) == message


def test_the_largest_message_goes_and_a_larger_one_does_not() -> None:
    guest, host = apart()
    frame = guest.seal(bytes(LARGEST_MESSAGE))
    assert len(frame) == LARGEST_FRAME
    assert host.open(frame) == bytes(LARGEST_MESSAGE)
    with pytest.raises(ChannelBroken, match="at most 65536 bytes, not 65537"):
        guest.seal(bytes(LARGEST_MESSAGE + 1))
    assert host.open(guest.seal(b"goes on")) == b"goes on"


def test_a_message_that_only_a_changed_program_can_seal_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    guest, host = apart()
    with monkeypatch.context() as changed:
        changed.setattr(sealed_channel, "LARGEST_MESSAGE", LARGEST_MESSAGE + 200)
        frame = guest.seal(bytes(LARGEST_MESSAGE + 200))
    assert len(frame) == LARGEST_FRAME
    assert broken(host, frame) == "size"


def test_the_length_of_a_frame_does_not_tell_which_card_it_shows() -> None:
    guest, _ = apart()
    hidden, shown = b'{"event":"draw","seat":1}', b'{"event":"draw","seat":1,"card":"1B"}'
    assert len(guest.seal(hidden)) == len(guest.seal(shown)) == BLOCK + TAG_BYTES


def test_no_two_frames_of_the_same_message_are_alike() -> None:
    guest, host = apart()
    assert len({end.seal(b"4S") for end in (guest, host) for _ in range(3)}) == 6


OUT_OF_ORDER = {
    "repeated": (0, 0),
    "left out": (0, 2),
    "exchanged": (1,),
    "replayed later": (0, 1, 2, 0),
    "joined": (0, slice(1, 3)),
}
"""Which of three frames arrive, in which order."""


@pytest.mark.parametrize("attack", OUT_OF_ORDER)
def test_frames_out_of_their_order_close_it(attack: str) -> None:
    guest, host = apart()
    frames = [guest.seal(word) for word in (b"one", b"two", b"three")]
    *before, last = [
        frames[at] if isinstance(at, int) else b"".join(frames[at]) for at in OUT_OF_ORDER[attack]
    ]
    for frame in before:
        host.open(frame)
    assert broken(host, last) == "frame"


def test_halves_of_two_frames_are_no_frame() -> None:
    guest, host = apart()
    one, other = guest.seal(b"one"), guest.seal(b"two")
    assert broken(host, one[:BLOCK] + other[BLOCK:]) == "frame"


def test_a_frame_does_not_come_back_to_who_sent_it() -> None:
    for by_guest in (True, False):
        sender, _ = apart() if by_guest else reversed(apart())
        assert broken(sender, sender.seal(b"4S")) == "frame"


def test_a_frame_of_another_channel_does_not_pass() -> None:
    assert broken(joined().host, joined().guest.seal(b"4S")) == "frame"


def test_a_frame_does_not_pass_where_another_handshake_was_heard() -> None:
    one = SealedChannel(peer=b"", sending=b"1" * 32, receiving=b"2" * 32, transcript=b"t" * 32)
    other = SealedChannel(peer=b"", sending=b"2" * 32, receiving=b"1" * 32, transcript=b"u" * 32)
    assert broken(other, one.seal(b"4S")) == "frame"


@pytest.mark.parametrize("length", [0, 1, TAG_BYTES, BLOCK, BLOCK + TAG_BYTES - 1, LARGEST_FRAME + 1, 10**6])
def test_a_frame_cut_short_or_too_long_closes_it(length: int) -> None:
    guest, host = apart()
    assert broken(host, guest.seal(bytes(1000)).ljust(10**6, b"x")[:length]) == "frame"


@examples(20)
@given(data=some.data())
def test_any_other_bytes_close_it_and_raise_nothing_else(data: some.DataObject) -> None:
    guest, host = apart()
    frame = guest.seal(b"4S")
    at = data.draw(some.integers(0, len(frame) - 1))
    how = data.draw(some.sampled_from(["bit", "cut", "put in", "anything"]))
    bad = {
        "bit": frame[:at] + bytes([frame[at] ^ 1 << at % 8]) + frame[at + 1 :],
        "cut": frame[:at],
        "put in": frame[:at] + data.draw(some.binary(min_size=1, max_size=300)) + frame[at:],
        "anything": data.draw(some.binary(max_size=700)),
    }[how]
    assert broken(host, bad) == "frame"
