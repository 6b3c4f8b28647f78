"""Guests of `benchmarks.network` in a process of their own.

`python -m benchmarks.network_guests PORT COUNT TRIPS`: they sit down, one of them makes so many round trips
and prints each in milliseconds, and all stay until the end of the input.
"""

import asyncio
import sys
import time

from briscola.network.addresses.room_codes import room_code
from briscola.network.keys.key_pair import KeyPair, new_key
from briscola.network.messages.from_guest import Act, Hello
from briscola.network.tables.lan_endpoint import connect_to_table

TABLE = KeyPair(bytes(range(32)))
HELLO = Hello(protocol=1, rules="00" * 32)
ACT = Act(at=1, action={"play": "4S"}, digest="00" * 32, sig="00" * 64)


async def main(port: int, count: int, trips: int) -> None:
    """Come in one after the other, make the round trips, and wait."""
    doors = []
    for _ in range(count):
        door = await connect_to_table("127.0.0.1", port, room_code(TABLE.public), new_key())
        door.send(HELLO)
        await door.receive()
        doors.append(door)
    for _ in range(trips):
        began = time.perf_counter()
        doors[0].send(ACT)
        await doors[0].receive()
        print((time.perf_counter() - began) * 1000, flush=True)
        await asyncio.sleep(0.06)  # no faster than a guest may speak
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:4])))
