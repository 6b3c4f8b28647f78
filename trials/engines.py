"""Browsers of three engines, driven from outside: by WebDriver BiDi, WebKitGTK by WebDriver."""

import base64
import json
import os
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.network.broker import free_port

PATIENCE = 20.0
"""Seconds in which a browser has to answer."""
WEBKIT_WINDOW = str(Path(__file__).with_name("webkit_window.py"))
TELL_FAULTS = """
(tell) => {
  addEventListener(
    "error", ({ message, target: { src, href } }) => tell(`error: ${message || src || href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`));
}
""".strip()
"""Runs before a page's own scripts; what is not loaded is an error, too, which does not bubble."""
Actions = Sequence[Mapping[str, Any]]


class Engine(ABC):
    """A browser with one tab in front; `run`, `act` and `picture` are of that tab."""

    name = ""
    touches = True
    """True if a finger can be told from a mouse."""

    @property
    def faults(self) -> Sequence[str]:
        """Errors and broken promises of pages' scripts, files that were missing, violated policies.

        Empty where the driver does not tell them.
        """
        return ()

    @abstractmethod
    def open(self, link: str) -> None:
        """Load a link."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """The value of an expression on the page."""

    @abstractmethod
    def act(self, actions: Actions) -> None:
        """Move a pointer or press keys, as the person does."""

    @abstractmethod
    def picture(self) -> bytes:
        """The page as a PNG."""

    @abstractmethod
    def resize(self, size: tuple[int, int]) -> None:
        """Give the page a size in CSS pixels."""

    @abstractmethod
    def new_tab(self) -> None:
        """Open another tab, and close the one before."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""


class _Bidi(Engine):
    """A browser that is driven by WebDriver BiDi, without a window."""

    def __init__(self, command: Sequence[str], wanted: Mapping[str, Any]) -> None:
        """`command` takes the port as its last word; `wanted` are the capabilities of its session."""
        port = free_port()
        self._browser = subprocess.Popen(
            [*command[:-1], f"{command[-1]}{port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._number = 0
        self._faults: list[str] = []
        self._line: ClientConnection = until(lambda: _connected(f"ws://127.0.0.1:{port}/session"))
        self._do("session.new", {"capabilities": {"alwaysMatch": wanted}})
        self._do("session.subscribe", {"events": ["script.message", "network.responseCompleted"]})
        tell = {"type": "channel", "value": {"channel": "faults"}}
        self._do("script.addPreloadScript", {"functionDeclaration": TELL_FAULTS, "arguments": [tell]})
        self._tab = self._do("browsingContext.getTree", {})["contexts"][0]["context"]
        self._do("browsingContext.activate", {"context": self._tab})

    def _do(self, method: str, params: Mapping[str, Any]) -> Any:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(60))).get("id") != self._number:
            self._hear(answer)
        if answer["type"] == "error":
            raise ValueError(answer["message"])
        return answer["result"]

    def _hear(self, event: Mapping[str, Any]) -> None:
        told = event.get("params", {})
        if event["method"] == "script.message":
            self._faults.append(told["data"]["value"])
        elif event["method"] == "network.responseCompleted" and told["response"]["status"] >= 400:
            self._faults.append(f"{told['response']['status']} {told['response']['url']}")

    @property
    def faults(self) -> Sequence[str]:
        self.run("0")  # what has happened is told before the answer
        return self._faults

    def open(self, link: str) -> None:
        self._do("browsingContext.navigate", {"context": self._tab, "url": link, "wait": "complete"})

    def run(self, script: str) -> Any:
        told = self._do(
            "script.evaluate",
            {
                "expression": f"Promise.all([{script}]).then(JSON.stringify)",
                "target": {"context": self._tab},
                "awaitPromise": True,
            },
        )
        if told["type"] == "exception":
            raise ValueError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])[0]

    def act(self, actions: Actions) -> None:
        self._do("input.performActions", {"context": self._tab, "actions": actions})
        self._do("input.releaseActions", {"context": self._tab})

    def picture(self) -> bytes:
        return base64.b64decode(self._do("browsingContext.captureScreenshot", {"context": self._tab})["data"])

    def resize(self, size: tuple[int, int]) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self._do("browsingContext.setViewport", {"context": self._tab, "viewport": viewport})

    def new_tab(self) -> None:
        before, size = self._tab, self.run("[innerWidth, innerHeight]")
        self._tab = self._do("browsingContext.create", {"type": "tab"})["context"]
        self._do("browsingContext.close", {"context": before})
        self._do("browsingContext.activate", {"context": self._tab})
        self.resize(size)

    def close(self) -> None:
        try:
            self._do("session.end", {})
            self._line.close()
        finally:
            self._browser.terminate()
            self._browser.wait(PATIENCE)


def _connected(place: str) -> ClientConnection | None:
    try:
        return ExitStack().enter_context(connect(place, max_size=None, proxy=None, ping_interval=None))
    except OSError:
        return None


class Chromium(_Bidi):
    """Debian's Chromium."""

    name = "chromium"

    def __init__(self, *options: str, any_certificate: bool = False) -> None:
        """`options` are further ones of its command line."""
        args = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", *options]
        wanted = {"acceptInsecureCerts": any_certificate, "goog:chromeOptions": {"args": args}}
        super().__init__(["chromedriver", "--port="], wanted)


class Firefox(_Bidi):
    """Debian's Firefox ESR."""

    name = "firefox"

    def __init__(self, preferences: str = "", *, any_certificate: bool = False) -> None:
        """`preferences` are the text of a `user.js`."""
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        Path(self._folder.name, "user.js").write_text(preferences)
        command = ["firefox-esr", "--headless", "--profile", self._folder.name, "--remote-debugging-port="]
        super().__init__(command, {"acceptInsecureCerts": any_certificate})

    def close(self) -> None:
        super().close()
        self._folder.cleanup()


class WebKit(Engine):
    """WebKitGTK by WebDriver, without accelerated compositing, in a window of the screen in `DISPLAY`."""

    name = "webkitgtk"
    touches = False

    def __init__(self) -> None:
        port = free_port()
        self._at = f"http://127.0.0.1:{port}"
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(lambda: self._answers("/status"))
        options = {"binary": WEBKIT_WINDOW, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        found = self._ask("/session", {"capabilities": wanted})
        self._session = f"/session/{found['sessionId']}"

    def _answers(self, path: str) -> bool:
        try:
            self._ask(path)
        except OSError:
            return False
        return True

    def _ask(self, path: str, body: object = None, method: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._at + path, data, {"Content-Type": "application/json"})
        if method:
            request.method = method
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise ValueError(f"{path}: {error.read()[:500]!r}") from error

    def _do(self, path: str, body: object = None, method: str = "") -> Any:
        return self._ask(self._session + path, body, method)

    def open(self, link: str) -> None:
        self._do("/url", {"url": link})

    def run(self, script: str) -> Any:
        return self._do("/execute/sync", {"script": f"return {script}", "args": []})

    def act(self, actions: Actions) -> None:
        self._do("/actions", {"actions": actions})
        self._do("/actions", method="DELETE")

    def picture(self) -> bytes:
        """The upper left of the screen, where the window is; the driver's own picture comes late at times."""
        wide, high = self.run("[innerWidth, innerHeight]")
        command = ["import", "-silent", "-window", "root", "-crop", f"{wide}x{high}+0+0", "+repage", "png:-"]
        return subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE).stdout

    def resize(self, size: tuple[int, int]) -> None:
        """The window gets what lies around the page in addition."""
        for _ in range(3):
            inside = self.run("[innerWidth, innerHeight]")
            now = self._do("/window/rect")
            sides = {
                side: now[side] + wanted - had
                for side, wanted, had in zip(("width", "height"), size, inside, strict=True)
            }
            self._do("/window/rect", sides)
            time.sleep(0.5)

    def new_tab(self) -> None:
        before = self._do("/window")
        after = self._do("/window/new", {"type": "tab"})["handle"]
        self._do("/window", {"handle": before})
        self._do("/window", method="DELETE")
        self._do("/window", {"handle": after})

    def close(self) -> None:
        try:
            self._do("", method="DELETE")
        finally:
            self._driver.terminate()
            self._driver.wait(PATIENCE)


class Screen:
    """A screen of its own, for browsers that need one."""

    def __init__(self) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"

    def close(self) -> None:
        """End it."""
        self._server.terminate()
        self._server.wait(PATIENCE)


def until(condition: Callable[[], object], seconds: float = PATIENCE, what: str = "") -> Any:
    """Wait until something is so, and return it. Raises AssertionError."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, what or "nothing happens"
        time.sleep(0.05)
    return found


def pointer(kind: str, *steps: tuple[str, float, float]) -> Actions:
    """A mouse or finger that goes `down`, `up` and moves (`move`) to places of the page."""
    whole = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 60 if at else 0}
        if step == "move"
        else {"type": f"pointer{step.title()}", "button": 0}
        for at, (step, x, y) in enumerate(steps)
    ]
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": whole}]


def keys(text: str) -> Actions:
    """Keys pressed one after the other."""
    whole = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keys", "actions": whole}]
