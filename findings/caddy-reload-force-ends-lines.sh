#!/usr/bin/env bash
# Caddy 2.6.2 (Debian's `caddy`) before a WebSocket: `caddy reload --force` with an unchanged file ends every line that goes through it;
# without `--force` an unchanged file changes nothing and lines stay. A file that has changed ends them, too.
set -euo pipefail
home=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$home"' EXIT
caddy version | tee /dev/stderr | grep -q "2\.6\.2"
python3 -m venv "$home/venv"
"$home/venv/bin/pip" install --quiet websockets==15.0.1
HOME=$home XDG_DATA_HOME=$home XDG_CONFIG_HOME=$home "$home/venv/bin/python" - "$home" <<'P'
import asyncio
import contextlib
import socket
import subprocess
import sys
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

HOME = Path(sys.argv[1])


def free():
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return tried.getsockname()[1]


async def echo(line):
    with contextlib.suppress(ConnectionClosed):
        async for message in line:
            await line.send(message)


async def lives(line):
    try:
        await line.send("here?")
        return await asyncio.wait_for(line.recv(), 3) == "here?"
    except (ConnectionClosed, TimeoutError):
        return False


async def main():
    before, port, file = free(), free(), HOME / "Caddyfile"

    def write(more=""):
        file.write_text(f"{{\n admin unix/{HOME}/admin\n auto_https off\n}}\nhttp://127.0.0.1:{before} {{\n{more} reverse_proxy 127.0.0.1:{port}\n}}\n")

    async def reload(*more):
        words = ("caddy", "reload", "--config", str(file), "--address", f"unix/{HOME}/admin", *more)
        done = await asyncio.create_subprocess_exec(*words, stderr=subprocess.DEVNULL)
        assert await done.wait() == 0
        await asyncio.sleep(1)

    write()
    async with serve(echo, "127.0.0.1", port):
        caddy = await asyncio.create_subprocess_exec("caddy", "run", "--config", str(file), stderr=subprocess.DEVNULL)
        try:
            found = {}
            for name, change, words in (("unchanged", "", ()), ("forced", "", ("--force",)), ("changed", " header X-New 1\n", ())):
                for _ in range(50):
                    try:
                        line = await connect(f"ws://127.0.0.1:{before}", proxy=None)
                        break
                    except OSError:
                        await asyncio.sleep(0.2)
                assert await lives(line)
                write(change)
                await reload(*words)
                found[name] = await lives(line)
                await line.close()
            print("lines live after a reload:", found)
            assert found == {"unchanged": True, "forced": False, "changed": False}
        finally:
            caddy.terminate()
            await caddy.wait()


asyncio.run(main())
P
