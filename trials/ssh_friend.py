"""A friend elsewhere plays through OpenSSH and Caddy, which ends TLS; the server falls away and comes back.

It asks for Debian's `chromium`, `caddy` and `openssh-server`, and the Python package `playwright`.
"""

import os
import shutil
import socket
import subprocess
import tempfile
from collections import Counter
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key
from briscola.pages.phones import friends_elsewhere
from tests.network.broker import free_port, wait_for
from tests.network.ssh_daemon import SshDaemon
from trials.far_friend import play

NAME = "home.example.org"
CUTS = 0.004
"""Chance of the server to fall away before her page is looked at."""
AWAY = 40
"""Looks at her page until it is there again."""
CADDYFILE = """\
{{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system {folder}
}}
https://{name}:{port} {{
    tls internal
    reverse_proxy 127.0.0.1:{far}
}}
"""


def ssh_friend(times: int, seed: int) -> str:
    """Play so many matches; pictures stay in the folder that is named at the end. Raises AssertionError."""
    playwright_api: Any = import_module("playwright.sync_api")  # only this asks for it
    chance, found = Random(seed), Counter[str]()
    pictures = Path(tempfile.mkdtemp(prefix="ssh-friend-"))
    os.environ["XDG_DATA_HOME"] = str(pictures / "data")
    keep_ssh_key(key := friends_elsewhere.ssh_folder() / "briscola_ed25519")
    server, port, far = SshDaemon(pictures / "server"), free_port(), free_port()
    server.known_keys.write_text(public_ssh_key(key))
    server.start()
    caddy = _caddy(pictures, port, far)
    away = 0

    def is_cut() -> bool:
        nonlocal away
        away = max(0, away - 1)
        if away == 1:
            server.start()
        elif not away and leads_here(far) and chance.random() < CUTS:
            server.stop()
            found["server away"] += 1
            away = AWAY
        return not leads_here(far)

    try:
        with (
            patch.object(friends_elsewhere, "PAGE_PORT", far),
            playwright_api.sync_playwright() as playwright,
        ):
            chromium = playwright.chromium.launch(
                executable_path=shutil.which("chromium"),
                args=[
                    *("--no-sandbox", "--disable-dev-shm-usage", "--ignore-certificate-errors"),
                    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
                ],
            )
            own = {"public_name": f"{NAME}:{port}", "ssh_server": server.place}
            for number in range(times):
                play(chromium, chance, found, pictures, number, is_cut=is_cut, **own)
                if away:
                    away = 0
                    server.start()
            chromium.close()
    finally:
        caddy.terminate()
        server.stop()
    return f"ssh friend: {dict(found)}; pictures in {pictures}"


def leads_here(port: int) -> bool:
    """True while the server holds the port for us."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def _caddy(folder: Path, port: int, far: int) -> "subprocess.Popen[bytes]":
    """Caddy with a certificate of its own, before the server's port."""
    file = folder / "Caddyfile"
    file.write_text(CADDYFILE.format(folder=folder / "caddy", name=NAME, port=port, far=far))
    with (folder / "caddy.log").open("wb") as log:
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
        running = subprocess.Popen(command, stderr=log, env={**os.environ, "HOME": str(folder)})
    wait_for(port)
    return running
