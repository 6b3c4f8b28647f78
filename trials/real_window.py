"""A real window of the game on a screen of its own (Xvfb), and a hand that moves its mouse (xdotool)."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

EYES = Path(__file__).parent / "eyes"
ROOT = Path(__file__).parents[1]
SCREEN = "1280x800x24"
Seen = dict[str, Any]
"""Scene, panel and spots of a window, as the eyes tell them."""
LOOK = 0.03
"""Seconds between two looks."""
LONGEST = 60.0
"""Seconds in which something has to happen."""


class RealWindow:
    """`python -m briscola` with an empty home folder, from its start to its end."""

    def __init__(
        self,
        folder: Path,
        name: str,
        *,
        prefix: tuple[str, ...] = (),
        settings: Mapping[str, object] | None = None,
    ) -> None:
        """`prefix` is put before the program's command: `ip netns exec …`; `settings` are chosen before."""
        self.folder, self.name, self._prefix = folder / name, name, prefix
        self.folder.mkdir(parents=True)
        if settings is not None:
            (chosen := self.folder / "CONFIG" / "briscola").mkdir(parents=True)
            (chosen / "settings.json").write_text(json.dumps(settings))
        self.clicks = 0
        self._eyes = self.folder / "eyes"
        read, write = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        self._env = {**os.environ, **self._home(), "DISPLAY": display}
        self._log = (self.folder / "log").open("wb")
        self.start()

    def start(self) -> None:
        """Start the program, in the same home folder as before if there was one."""
        self._eyes.unlink(missing_ok=True)
        self._program = subprocess.Popen(
            [*self._prefix, sys.executable, "-m", "briscola"],
            cwd=ROOT,
            env=self._env,
            stdout=self._log,
            stderr=self._log,
        )
        self._window = ""

    def kill(self) -> None:
        """End the program in the middle of whatever it does."""
        self._program.kill()
        self._program.wait()

    def _home(self) -> Mapping[str, str]:
        folders = {
            f"XDG_{each}_HOME": str(self.folder / each) for each in ("CONFIG", "DATA", "CACHE", "STATE")
        }
        return {
            **folders,
            "HOME": str(self.folder),
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPATH": str(EYES),
            "EYES": str(self._eyes),
        }

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """The program does nothing meanwhile: its computer hangs."""
        self._program.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._program.send_signal(signal.SIGCONT)

    # ---- eyes

    def see(self) -> Seen:
        """The scene on top and its controls; `scene` is empty where there is none."""
        seen: Seen = self._ask("look") or {"scene": "", "spots": {}}
        assert "failed" not in seen, f"{self.name}: {seen}"
        return seen

    def times(self) -> dict[str, list[float]]:
        """Times in ms of frames, of own cards shown and of the host's answers, since the last call."""
        return self._ask("times") or {}

    def _ask(self, what: str) -> Any:
        """The answer of the eyes; None before they are open."""
        assert self._program.poll() is None, f"{self.name}: {(self.folder / 'log').read_text()}"
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as eyes:
            eyes.settimeout(LONGEST)
            try:
                eyes.connect(str(self._eyes))
            except OSError:
                return None
            eyes.sendall(what.encode())
            data = b"".join(iter(lambda: eyes.recv(65536), b""))
        return json.loads(data)

    def until(self, condition: Callable[[Seen], bool], what: str = "") -> Seen:
        """Look until something is so; what is seen then."""
        end = time.monotonic() + LONGEST
        while not condition(seen := self.see()):
            assert time.monotonic() < end, f"{self.name} waits for {what}, and sees {seen}"
            time.sleep(LOOK)
        return seen

    def shows(self, scene: str) -> Seen:
        """Look until a scene of that name is on top."""
        return self.until(lambda seen: seen["scene"] == scene, scene)

    # ---- hands

    def click(self, at: tuple[int, int]) -> None:
        """A click of the left button at a point of the window."""
        if not self._window:
            found = self._do("search", "--sync", "--onlyvisible", "--class", "^briscola$")
            self._window = found.split()[0]
            self._do("windowfocus", self._window)
        self._do("mousemove", "--window", self._window, str(at[0]), str(at[1]), "sleep", "0.03", "click", "1")
        self.clicks += 1

    def press(self, name: str) -> None:
        """Click on a control as soon as it is there."""
        seen = self.until(lambda seen: name in seen["spots"], name)
        self.click(seen["spots"][name])

    def write(self, words: str) -> None:
        """Type words."""
        self._do("type", "--delay", "20", words)

    def key(self, name: str) -> None:
        """Press a key."""
        self._do("key", "--clearmodifiers", name)

    def picture(self, file: Path) -> None:
        """Keep a picture of the screen."""
        subprocess.run(["import", "-window", "root", str(file)], env=self._env, check=True)

    def _do(self, *what: str) -> str:
        return subprocess.run(
            ["xdotool", *what], env=self._env, check=True, capture_output=True, text=True, timeout=LONGEST
        ).stdout

    # ---- the end

    def records(self) -> list[Path]:
        """Files of the matches in the person's own list."""
        return sorted((self.folder / "DATA" / "briscola" / "records").glob("*.jsonl"))

    def close(self) -> int:
        """Close the window as its person does; the program's exit status."""
        self.key("alt+F4")
        return self._program.wait(LONGEST)

    def end(self) -> None:
        """End everything that still runs."""
        for process in (self._program, self._screen):
            if process.poll() is None:
                process.kill()
            process.wait()
        self._log.close()
