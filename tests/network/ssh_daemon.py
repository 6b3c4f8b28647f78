"""OpenSSH's own server at a port of this computer, for whoever runs the tests."""

import os
import subprocess
from contextlib import suppress
from getpass import getuser
from pathlib import Path

from tests.network.broker import HERE, free_port, wait_for

SSHD = "/usr/sbin/sshd"
PRIVILEGES = Path("/run/sshd")
"""Folder that a server of root demands."""


class SshDaemon:
    """Runs from `start` to `stop`; its port stays the same, and its key until there is a `new_key`."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.port, self.user = free_port(), getuser()
        self.known_keys = folder / "authorized_keys"
        self.known_keys.write_text("")
        self._folder, self._key = folder, folder / "host_key"
        self._process: subprocess.Popen[bytes] | None = None
        self.new_key()

    @property
    def place(self) -> str:
        """The server as the settings name it."""
        return f"{self.user}@{HERE}:{self.port}"

    def new_key(self) -> None:
        """Have it be another server from the next start on."""
        self._key.unlink(missing_ok=True)
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(self._key)], check=True)

    def start(self, *options: str) -> None:
        """Start it with options that go before the usual ones."""
        file = self._folder / "sshd_config"
        usual = (
            *(f"Port {self.port}", f"ListenAddress {HERE}", f"HostKey {self._key}"),
            *(f"AuthorizedKeysFile {self.known_keys}", "StrictModes no", "UsePAM no", "PidFile none"),
            *("PasswordAuthentication no", "KbdInteractiveAuthentication no"),
        )
        file.write_text("\n".join((*options, *usual, "")))
        if os.geteuid() == 0:
            PRIVILEGES.mkdir(exist_ok=True)
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [SSHD, "-D", "-e", "-f", str(file)], stderr=log, start_new_session=True
            )
        wait_for(self.port)

    def stop(self) -> None:
        """End it with every line that it holds."""
        process, self._process = self._process, None
        if process is None:
            return
        children = subprocess.run(
            ["pgrep", "-P", str(process.pid)], capture_output=True, text=True, check=False
        ).stdout.split()
        process.kill()
        process.wait()
        for child in children:
            _kill_with_children(int(child))


def _kill_with_children(pid: int) -> None:
    below = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    for child in below.stdout.split():
        _kill_with_children(int(child))
    with suppress(ProcessLookupError):
        os.kill(pid, 9)
