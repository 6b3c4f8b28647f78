"""A mosquitto with the configuration of packages/club, on free ports of this computer."""

import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from getpass import getuser
from pathlib import Path

KIT = Path(__file__).resolve().parents[2] / "packages" / "club"
HERE = "127.0.0.1"
PATIENCE = 30.0
"""Seconds in which a broker has to listen, on a machine that may be busy or stand still for a while."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port: int = probe.getsockname()[1]
    return port


def free_ports() -> tuple[int, int]:
    with socket.socket() as one, socket.socket() as two:
        one.bind((HERE, 0))
        two.bind((HERE, 0))
        first, second = one.getsockname()[1], two.getsockname()[1]
    return first, second


def wait_for(port: int, address: str = HERE) -> None:
    """Wait until somebody listens there. Raises TimeoutError."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection((address, port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise TimeoutError(f"nobody listens at {address}:{port}")


class Broker:
    """Runs from `start` to `stop`; its ports stay the same."""

    def __init__(self, folder: Path, *, prefix: Sequence[str] = (), address: str = HERE) -> None:
        """`prefix` goes before its command, such as `taskset`; it listens at `address`."""
        folder.mkdir(parents=True, exist_ok=True)
        self.address, (self.port, self.web_port) = address, free_ports()
        self.log = folder / "log"
        shutil.copy(KIT / "dynamic-security.json", folder)
        text = (KIT / "mosquitto.conf").read_text(encoding="utf-8")
        for usual, here in (
            ("1883 127.0.0.1", f"{self.port} {address}"),
            ("listener 9001", f"listener {self.web_port} {address}"),
            ("/var/lib/briscola-meeting-point", str(folder)),
        ):
            assert usual in text, usual
            text = text.replace(usual, here)
        self._own = folder / "mosquitto.conf"
        # root becomes nobody else, who could read nothing
        self._own.write_text(f"user {getuser()}\n{text}", encoding="utf-8")
        self._command = [*prefix, "mosquitto", "-c", str(self._own)]
        self._process: subprocess.Popen[bytes] | None = None

    def change(self, usual: str, other: str) -> None:
        """Change a line of the configuration before `start`."""
        _change(self._own, usual, other)

    def change_rooms(self, usual: str, other: str) -> None:
        """Change what is allowed in rooms before `start`."""
        _change(self._own.parent / "dynamic-security.json", usual, other)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it listens."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        try:
            self.wait()
        except TimeoutError:
            self.kill()  # else it would be found running by a test that has nothing to do with it
            raise

    def wait(self) -> None:
        wait_for(self.port, self.address)
        wait_for(self.web_port, self.address)

    def kill(self) -> None:
        """Kill it, as a machine that loses its power."""
        self._end("kill")

    def stop(self) -> None:
        self._end("terminate")

    def _end(self, how: str) -> None:
        process, self._process = self._process, None
        if process is not None:
            getattr(process, how)()
            process.wait(PATIENCE)


def _change(path: Path, usual: str, other: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert usual in text, usual
    path.write_text(text.replace(usual, other), encoding="utf-8")
