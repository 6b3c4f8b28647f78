"""Nobody on the way can pose as the host or as another guest, and no signature is of use twice."""

from collections.abc import Callable
from copy import copy
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as some
from nacl import bindings

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel.handshake import FAMILY, VERSION, GuestHandshake, HostHandshake
from briscola.network.channel.sealed_channel import ChannelBroken, SealedChannel
from tests.network.carriers import joined
from tests.network.keys import ANNA, BRUNO, EVE, TABLE
from tests.network.test_key_pair import SMALL_ORDER
from tests.property_based import examples

CODE = room_code(TABLE.public)
LOW_ORDER = [
    *SMALL_ORDER,
    bytes.fromhex("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"),
    bytes.fromhex("5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157"),
]
"""X25519 points with which everybody gets the same secret."""


def refused(step: Callable[[], object]) -> str:
    with pytest.raises(ChannelBroken) as caught:
        step()
    assert str(caught.value).isprintable()
    return caught.value.why


def forged(guest: GuestHandshake, answer: bytes, proof: bytes) -> bytes:
    """The frame of a changed program, which says something else than its proof."""
    seal = SealedChannel.seal
    with pytest.MonkeyPatch.context() as program:
        program.setattr(SealedChannel, "seal", lambda channel, _proof: seal(channel, proof))
        return guest.finish(answer)[1]


def test_each_end_knows_whom_it_speaks_to() -> None:
    guest, host = joined(BRUNO)
    assert (guest.peer, host.peer) == (TABLE.public, BRUNO.public)


def test_every_channel_has_keys_of_its_own() -> None:
    one, other = joined(), joined()
    assert one.guest.seal(b"4S") != other.guest.seal(b"4S")


def test_whoever_poses_as_the_host_with_a_key_of_her_own_is_an_impostor() -> None:
    guest = GuestHandshake(CODE, ANNA)
    answer = HostHandshake(EVE).answer(guest.greeting)
    assert refused(lambda: guest.finish(answer)) == "impostor"


def test_whoever_shows_the_tables_key_without_owning_it_is_refused() -> None:
    guest = GuestHandshake(CODE, ANNA)
    answer = HostHandshake(EVE).answer(guest.greeting)
    answer = answer.replace(EVE.public, TABLE.public)
    assert refused(lambda: guest.finish(answer)) == "handshake"


def test_an_answer_to_another_guest_is_of_no_use() -> None:
    earlier, guest = GuestHandshake(CODE, BRUNO), GuestHandshake(CODE, ANNA)
    assert refused(lambda: guest.finish(HostHandshake(TABLE).answer(earlier.greeting))) == "handshake"


def test_nobody_in_the_middle_can_put_keys_of_her_own_in_their_place() -> None:
    guest, host, middle = GuestHandshake(CODE, ANNA), HostHandshake(TABLE), GuestHandshake(CODE, EVE)
    answer = bytearray(host.answer(middle.greeting))
    assert refused(lambda: guest.finish(bytes(answer))) == "handshake"
    own = HostHandshake(EVE).answer(guest.greeting)
    answer[len(VERSION) : len(VERSION) + 32] = own[len(VERSION) : len(VERSION) + 32]
    assert refused(lambda: GuestHandshake(CODE, ANNA).finish(bytes(answer))) == "handshake"


def test_a_proof_of_another_channel_is_of_no_use() -> None:
    guest, host = GuestHandshake(CODE, ANNA), HostHandshake(TABLE)
    _, proof = guest.finish(host.answer(guest.greeting))
    again = HostHandshake(TABLE)
    again.answer(guest.greeting)
    assert refused(lambda: again.finish(proof)) == "frame"


def test_a_signature_for_another_channel_does_not_make_somebody_else() -> None:
    """Eve is host of a table where Anna sits down, and would be Anna elsewhere."""
    anna, at_eves = GuestHandshake(room_code(EVE.public), ANNA), HostHandshake(EVE)
    _, proof = anna.finish(at_eves.answer(anna.greeting))
    annas = at_eves.channel.open(proof)
    eve, host = GuestHandshake(CODE, EVE), HostHandshake(TABLE)
    proof = forged(eve, host.answer(eve.greeting), annas)
    assert refused(lambda: host.finish(proof)) == "handshake"


def test_a_key_without_its_signature_proves_nothing() -> None:
    for claimed in (ANNA.public + bytes(64), ANNA.public, b"", SMALL_ORDER[1] * 2 + bytes(32), bytes(200)):
        guest, host = GuestHandshake(CODE, EVE), HostHandshake(TABLE)
        proof = forged(guest, host.answer(guest.greeting), claimed)
        assert refused(partial(host.finish, proof)) == "handshake"


@pytest.mark.parametrize("point", LOW_ORDER, ids=lambda point: point.hex()[:8])
def test_a_point_that_gives_all_the_same_secret_is_refused(
    point: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refused(lambda: HostHandshake(TABLE).answer(VERSION + point)) == "handshake"
    guest, host = GuestHandshake(CODE, ANNA), HostHandshake(TABLE)
    real = bindings.crypto_kx_keypair()
    monkeypatch.setattr(bindings, "crypto_kx_keypair", lambda: (point, real[1]))
    assert refused(lambda: guest.finish(host.answer(guest.greeting))) == "handshake"


def test_another_version_is_said_to_be_one() -> None:
    assert refused(lambda: HostHandshake(TABLE).answer(FAMILY + b"2\n" + bytes(32))) == "version"
    assert refused(lambda: GuestHandshake(CODE, ANNA).finish(FAMILY + b"2\n")) == "version"
    assert refused(lambda: HostHandshake(TABLE).answer(b"GET / HTTP/1.1")) == "handshake"


def test_each_step_is_made_once_and_in_order() -> None:
    guest, host = GuestHandshake(CODE, ANNA), HostHandshake(TABLE)
    assert refused(lambda: host.finish(bytes(300))) == "handshake"
    answer = host.answer(guest.greeting)
    assert refused(lambda: host.answer(guest.greeting)) == "handshake"
    _, proof = guest.finish(answer)
    assert refused(lambda: guest.finish(answer)) == "handshake"
    host.finish(proof)
    assert refused(lambda: host.finish(proof)) == "handshake"


@examples(15)
@given(data=some.data())
def test_any_other_bytes_are_refused_and_raise_nothing_else(data: some.DataObject) -> None:
    guest, host = GuestHandshake(CODE, ANNA), HostHandshake(TABLE)
    frames = [guest.greeting]
    frames.append(host.answer(frames[0]))
    unanswered = copy(guest)
    frames.append(guest.finish(frames[1])[1])
    which = data.draw(some.integers(0, 2))
    frame = frames[which]
    at, end = sorted(data.draw(some.tuples(*[some.integers(0, len(frame))] * 2)))
    bad = frame[:at] + data.draw(some.binary(max_size=40)) + frame[end:]
    steps: list[Callable[[bytes], object]] = [HostHandshake(TABLE).answer, guest.finish, host.finish]
    if which == 1:
        steps[1] = unanswered.finish
    if bad[: len(VERSION)] == VERSION and len(bad) == len(frame) and which == 0:
        return  # another greeting, as good as the first
    if bad != frame:
        assert refused(lambda: steps[which](bad)) in ("handshake", "frame", "version", "impostor")
