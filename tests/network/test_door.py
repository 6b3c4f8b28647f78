"""A door carries messages both ways, never makes its owner wait, and says why it is closed."""

import asyncio
from typing import Any

import pytest

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel import endpoint as module
from briscola.network.channel.endpoint import Endpoint, EndpointClosed, answer, knock
from briscola.network.message_pace import MessagePace
from briscola.network.messages.from_guest import Leave, Ready
from briscola.network.messages.from_host import Goodbye, Truth
from tests.network.carriers import carried, carriers, doors, why_closed
from tests.network.keys import ANNA, BRUNO, EVE, TABLE
from tests.network.sample_messages import TO_GUEST, TO_HOST

CODE = room_code(TABLE.public)


async def closed(door: Endpoint[Any, Any]) -> str:
    why = await why_closed(door.receive())
    assert door.closed
    return why


async def test_messages_go_both_ways_and_each_end_knows_the_other() -> None:
    guest, host = await doors(BRUNO)
    assert (guest.peer, host.peer) == (TABLE.public, BRUNO.public)
    for message in TO_HOST:
        guest.send(message)
    for other in TO_GUEST:
        host.send(other)
    assert [await host.receive() for _ in TO_HOST] == list(TO_HOST)
    assert [await guest.receive() for _ in TO_GUEST] == list(TO_GUEST)
    await guest.close()
    assert await closed(host) == "lost"
    assert await closed(guest) == "closed"
    guest.send(Leave())
    await guest.close()


async def test_what_is_said_last_arrives_before_the_door_is_closed() -> None:
    guest, host = await doors()
    host.send(Goodbye(why="closed"))
    await host.close()
    assert await guest.receive() == Goodbye(why="closed")
    assert await closed(guest) == "lost"
    await guest.close()


async def test_another_table_is_found_out() -> None:
    at_guest, at_host = carriers()
    outcomes = await asyncio.gather(knock(at_guest, CODE, ANNA), answer(at_host, EVE), return_exceptions=True)
    assert [error.why for error in outcomes if isinstance(error, EndpointClosed)] == ["impostor", "lost"]
    assert at_guest.gone and at_host.gone


@pytest.mark.parametrize("frame", [b"", b"GET / HTTP/1.1", bytes(400)])
async def test_strangers_who_speak_otherwise_are_left(frame: bytes) -> None:
    stranger, at_host = carriers()
    await stranger.send(frame)
    assert await why_closed(answer(at_host, TABLE)) == "handshake" and at_host.gone


async def test_a_guest_who_sends_no_message_is_told_and_shut_out() -> None:
    guest, host = await doors()
    carried(guest).other.incoming.put_nowait(guest.channel.seal(b"{}"))
    assert await closed(host) == "message"
    told = await guest.receive()
    assert isinstance(told, Goodbye) and told.why == "message"
    assert "required field `type`" in told.sentence
    await guest.close()


async def test_a_host_who_sends_no_message_is_left() -> None:
    guest, host = await doors()
    carried(host).other.incoming.put_nowait(host.channel.seal(b"{}"))
    assert await closed(guest) == "message"
    assert await closed(host) == "lost"
    await host.close()


async def test_a_changed_frame_closes_the_door_without_a_word() -> None:
    guest, host = await doors()
    carried(guest).other.incoming.put_nowait(bytes(300))
    assert await closed(host) == "frame"
    assert await closed(guest) == "lost"
    await guest.close()


async def test_who_says_too_much_is_told_and_shut_out() -> None:
    guest, host = await doors()
    for _ in range(22):
        guest.send(Ready(ready=True))
    for _ in range(20):
        await host.receive()
    assert await closed(host) == "too_fast"
    told = await guest.receive()
    assert isinstance(told, Goodbye) and told.why == "too_fast"
    await guest.close()


async def test_a_guest_hears_as_much_as_the_host_says() -> None:
    guest, host = await doors()
    for _ in range(300):
        host.send(TO_GUEST[0])
    for _ in range(300):
        await guest.receive()
    await guest.close()
    await host.close()


def test_so_many_messages_at_once_and_then_so_many_a_second() -> None:
    pace = MessagePace(16, 100.0)
    assert [pace.allows(100.0) for _ in range(17)] == [True] * 16 + [False]
    assert [pace.allows(100.0 + n / 16) for n in range(1, 40)] == [True] * 39
    assert not pace.allows(100.0 + 39.5 / 16)
    assert [pace.allows(200.0) for _ in range(17)] == [True] * 16 + [False]
    bytes_pace = MessagePace(100, 0.0, a_second=10)
    assert not bytes_pace.allows(0.0, 101)
    assert bytes_pace.allows(0.0, 100) and not bytes_pace.allows(1.0, 11) and bytes_pace.allows(1.0, 10)


async def test_whoever_reads_nothing_is_shut_out_and_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_CLOSE", 0.01)
    truth = Truth(hand=1, first=1, lines=("x" * 4000,) * 10)

    guest, host = await doors()
    carried(host).clogged.set()
    for _ in range(40):
        host.send(truth)
    assert not host.closed
    for _ in range(12):
        host.send(truth)
    assert await closed(host) == "too_slow"
    assert host.channel.closed
    await guest.close()
    await host.close()


async def test_one_frame_that_waits_too_long_shuts_the_reader_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_STALL", 0.01)

    guest, host = await doors()
    carried(host).clogged.set()
    host.send(TO_GUEST[0])
    await host.sent()
    assert await closed(host) == "too_slow"
    await guest.close()


async def test_closing_does_not_wait_for_a_reader_who_reads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_CLOSE", 0.01)

    guest, host = await doors()
    carried(host).clogged.set()
    host.send(TO_GUEST[0])
    await host.close()
    assert await closed(host) == "closed"
    await guest.close()


async def test_a_message_beyond_64_kib_closes_the_door_of_who_sends_it() -> None:
    guest, host = await doors()
    host.send(Truth(hand=1, first=1, lines=("x" * 4000,) * 20))
    assert await closed(host) == "size"
    await guest.close()


async def test_nothing_of_it_needs_a_guest_who_answers() -> None:
    at_guest, _ = carriers()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await knock(at_guest, CODE, ANNA)
