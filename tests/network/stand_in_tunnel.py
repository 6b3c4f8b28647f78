"""A program that prints what `cloudflared` prints, and hands connections on to the port that it is given.

It repeats in its log what each visitor asks for, as the real one does where nobody answers.
`WAY` is where it listens, `SAYS` what it does instead of that: `nothing`, `end`, `flood` or `children`. With
a `CERTIFICATE` and its key in one file it ends TLS.
"""

import asyncio
import os
import ssl
import subprocess
import sys
import time
from urllib.parse import urlsplit

NAME = "brave-cats-play.trycloudflare.com"
FRIEND = "203.0.113.7"
"""Address from which everybody comes, as it tells."""
BANNER = f"""\
2026-11-27T00:00:00Z INF Thank you for trying Cloudflare Tunnel. See https://developers.cloudflare.com/
2026-11-27T00:00:00Z INF Requesting new quick Tunnel on trycloudflare.com...
2026-11-27T00:00:01Z INF +-----------------------------------------------------------------+
2026-11-27T00:00:01Z INF |  Your quick Tunnel has been created! Visit it at:                |
2026-11-27T00:00:01Z INF |  https://{NAME}                      |
2026-11-27T00:00:01Z INF +-----------------------------------------------------------------+
"""


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


async def _serve(port: int) -> None:
    async def handed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            path = head.split(b" ", 2)[1]
            sys.stderr.buffer.write(
                b'ERR  error="ended" dest=https://%s%s type=http\n' % (NAME.encode(), path)
            )
            sys.stderr.buffer.flush()
            here, there = await asyncio.open_connection("127.0.0.1", port)
        except (OSError, asyncio.IncompleteReadError):
            writer.close()
            return
        told = f"X-Forwarded-For: {FRIEND}\r\nX-Forwarded-Proto: https\r\n\r\n"
        there.write(head[:-2] + told.encode())
        await asyncio.gather(_pump(reader, there), _pump(here, writer))

    context = None
    if certificate := os.environ.get("CERTIFICATE"):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
    server = await asyncio.start_server(handed_on, "127.0.0.1", int(os.environ.get("WAY", "0")), ssl=context)
    sys.stderr.write(BANNER)
    sys.stderr.flush()
    await server.serve_forever()


def main() -> None:
    """Do as `SAYS` tells, or be a tunnel to the port of `--url`."""
    match os.environ.get("SAYS"):
        case "nothing":
            time.sleep(600)
        case "end":
            sys.stderr.write('ERR failed: Post "https://api.trycloudflare.com/tunnel": no such host\n')
            sys.exit(1)
        case "flood":
            while True:
                sys.stderr.buffer.write(b"x" * 65536)
        case "children":
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
            sys.stderr.write(f"{child.pid}\n{BANNER}")
            sys.stderr.flush()
            time.sleep(600)
    port = urlsplit(sys.argv[sys.argv.index("--url") + 1]).port
    assert port is not None
    asyncio.run(_serve(port))


if __name__ == "__main__":
    main()
