"""The whole program on a screen of its own, read by AT-SPI: it says what scenes say, and is steered."""

import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.capabilities.stairs.entry import Staircase
from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.i18n.spoken_words import ControlState, Role
from briscola.ui.access.tree import NodeKind, Tree, TreeBuilder
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.settings.scene import SettingsScene
from tests.commands.shell import ROOT, in_a_home
from tests.ui.drawn import QUICK
from tests.ui.hands import key

READER = Path(__file__).with_name("atspi_reader.py")
SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAMS = ("Xvfb", "dbus-daemon", "xdotool", "gdbus")
ROLES: Mapping[NodeKind | Role, Sequence[str]] = {
    NodeKind.WINDOW: ["frame"],
    NodeKind.HEADING: ["heading"],
    NodeKind.LINE: ["paragraph"],
    Role.BUTTON: ["push button", "button"],
    Role.CARD: ["push button", "button"],
    Role.CHECK: ["check box"],
    Role.CHOICE: ["combo box"],
    Role.FIELD: ["entry"],
    Role.ITEM: ["list item"],
    Role.LINK: ["link"],
    Role.OPTION: ["radio button"],
    Role.SLIDER: ["slider"],
    Role.TEXT: ["document frame", "document text"],
    Role.THING: ["image"],
}
Row = dict[str, Any]


def able() -> bool:
    """True if a screen, a bus and what reads it are here."""
    if sys.platform != "linux" or not all(map(shutil.which, PROGRAMS)) or not Path(SYSTEM_PYTHON).exists():
        return False
    done = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return done.returncode == 0


pytestmark = [
    pytest.mark.slow,
    pytest.mark.linux,
    pytest.mark.skipif(not able(), reason="no screen, bus or pyatspi"),
]


class Screen:
    """A screen with a bus, the game on it, and somebody who reads it."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self._stack = stack
        self.env = {**in_a_home(folder / "home"), "XDG_RUNTIME_DIR": str(folder), "LANG": "C.UTF-8"}
        for name in ("home", "home/.cache"):
            (folder / name).mkdir()
        xvfb = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
        self.env["DISPLAY"] = f":{self._first_line(xvfb)}"
        address = f"--address=unix:path={folder}/bus"
        self.env["DBUS_SESSION_BUS_ADDRESS"] = self._first_line(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1", address]
        )
        self.env |= {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        bus = ["--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method"]
        self.run(
            "gdbus",
            "call",
            "--session",
            *bus,
            "org.freedesktop.DBus.Properties.Set",
            "org.a11y.Status",
            "IsEnabled",
            "<true>",
        )
        self.game = self._start([sys.executable, "-m", "briscola"])

    def _start(self, command: Sequence[str], **options: Any) -> subprocess.Popen[bytes]:
        log = self._stack.enter_context((self.folder / f"{Path(command[0]).name}.log").open("ab"))
        options = {"stdout": log, **options}
        started = subprocess.Popen(command, env=self.env, cwd=ROOT, stderr=log, **options)
        self._stack.callback(started.wait)
        self._stack.callback(started.terminate)
        return started

    def _first_line(self, command: Sequence[str]) -> str:
        started = self._start(command, stdout=subprocess.PIPE)
        assert started.stdout is not None
        self._stack.callback(started.stdout.close)
        return started.stdout.readline().decode().strip()

    def run(self, *command: str) -> str:
        done = subprocess.run(command, env=self.env, capture_output=True, timeout=60, check=False)
        assert done.returncode == 0, (command, done.stderr)
        return done.stdout.decode()

    def read(self) -> list[Row]:
        """All nodes of the window, as the system hands them out."""
        for _ in range(5):  # the bus has its moods on a busy computer
            with suppress(AssertionError):
                rows: list[Row] = json.loads(self.run(SYSTEM_PYTHON, str(READER), "tree"))
                return rows
        return []

    def until(self, done: Callable[[list[Row]], object], seconds: float = 40.0) -> list[Row]:
        until = time.monotonic() + seconds
        while not done(rows := self.read()):
            assert self.game.poll() is None and time.monotonic() < until, rows
            time.sleep(0.3)
        return rows

    def shows(self, tree: Tree) -> None:
        """The system's tree is, or soon becomes, this one of ours."""
        until = time.monotonic() + 10
        while True:
            try:
                return agree(self.read(), tree)
            except AssertionError:
                if time.monotonic() > until:
                    raise

    def do(self, what: str, name: str) -> None:
        assert json.loads(self.run(SYSTEM_PYTHON, str(READER), what, name))

    def press(self, *keys: str) -> None:
        for each in keys:
            self.run("xdotool", "key", "--clearmodifiers", each)
            time.sleep(0.3)

    def focus_window(self) -> None:
        window = self.run("xdotool", "search", "--onlyvisible", "--class", "^briscola$").split()[0]
        self.run("xdotool", "windowfocus", window)
        time.sleep(0.5)


@pytest.fixture
def screen() -> Iterator[Screen]:
    with ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="atspi", ignore_cleanup_errors=True))
        )
        yield Screen(folder, stack)


def heading(rows: Sequence[Row]) -> str:
    return next((str(row["name"]) for row in rows if row["role"] == "heading"), "")


def names(rows: Sequence[Row]) -> list[str]:
    return [str(row["name"]) for row in rows]


def focused(rows: Sequence[Row]) -> str:
    return next((str(row["name"]) for row in rows if row["focused"]), "")


def agree(rows: Sequence[Row], tree: Tree) -> None:
    """The system's tree is ours: names, roles, descriptions, places and focus."""
    assert [row["name"] for row in rows] == [node.full_name for node in tree.nodes]
    for row, node in zip(rows, tree.nodes, strict=True):
        assert row["role"] in ROLES[node.kind], node
        assert row["description"] == node.description, node
        assert row["focusable"] == isinstance(node.kind, Role)
        assert not row["selected"] or node.kind is Role.ITEM
        chosen = bool(node.chosen) or ControlState.CHOSEN in node.states
        if node.kind is Role.ITEM:
            assert row["selected"] == chosen, node
        if node.kind is Role.OPTION:
            assert row["checked"] == chosen and node.position and row["position"] == node.position[0], node
        assert row["focused"] == (node.id == tree.focus and isinstance(node.kind, Role)), node
    left, top = rows[0]["place"][:2]
    for row, node in zip(rows, tree.nodes, strict=True):
        x, y, right, bottom = node.bounds
        assert row["place"] == [left + x, top + y, right - x, bottom - y], node


def test_the_program_is_read_and_steered(screen: Screen, tmp_path: Path) -> None:
    rows = screen.until(heading)
    size = rows[0]["place"][2:]
    library = Library(tmp_path, settings_file=tmp_path / "settings.json")
    app = App(settings_path=library.settings_path, size=tuple(size), sound=False, raster=QUICK)
    navigator = Navigator(app, IN_WINDOW, library=library)
    navigator.begin()
    while app.when_quiet:  # the title's slate is written then
        app.when_quiet.pop(0)()
    navigator.entry(Staircase).offer_lesson()
    builder = TreeBuilder()
    try:
        screen.focus_window()
        screen.shows(_settled(app, builder))  # the first question of all

        before = focused(screen.read())
        screen.press("Tab")
        rows = screen.until(lambda rows: focused(rows) != before)
        screen.do("focus", before)  # the other way round
        rows = screen.until(lambda rows: focused(rows) == before)

        other = next(row["name"] for row in rows if row["focusable"] and not row["focused"])
        screen.do("click", other)  # no first evening
        rows = screen.until(lambda rows: heading(rows) != heading_of(app, builder))
        app.pop()
        screen.shows(_settled(app, builder))

        choose(screen, "Settings", by="Down")
        app.push(SettingsScene(app))
        screen.shows(_settled(app, builder))
        for _ in range(3):
            screen.press("Tab")
            app.dispatch(key(pygame.K_TAB))
        screen.shows(_settled(app, builder))
        screen.do("click", "Back")
        app.pop()
        screen.until(lambda rows: heading(rows) == "Briscola")
        screen.do("click", next(name for name in names(screen.read()) if name.startswith("New match")))
        rows = screen.until(lambda rows: heading(rows) == "New match")
        tables = [row for row in rows if row["role"] == "radio button"]
        assert [row["checked"] for row in tables].count(True) == 1
        assert [row["position"] for row in tables] == [*range(1, len(tables) + 1)]
        screen.do("click", next(row["name"] for row in screen.read() if "Sit down" in row["name"]))
        rows = screen.until(lambda rows: heading(rows) != "New match")
        while not heading(rows).startswith("Briscola for two") or "You hold no cards." in names(rows):
            screen.press("space", "Right", "Return")  # the cut
            rows = screen.read()
        assert "Briscola for two" in names(rows), "the things on the table have their names"
        rows = screen.until(playable)
        (played, *held) = playable(rows)
        screen.do("click", played)
        screen.until(lambda rows: played not in names(rows) and set(held) <= set(names(rows)))
        screen.do("click", "Pause")
        screen.until(lambda rows: heading(rows) == "Pause")

        screen.run("xdotool", "key", "alt+F4")
        assert screen.game.wait(20) == 0
    finally:
        app.close()
        library.close()


def playable(rows: Sequence[Row]) -> list[str]:
    """Names of the cards in the hand, once it is the person's turn."""
    cards = [
        str(row["name"]) for row in rows if str(row["name"]).lower().endswith(SUITS) and row["focusable"]
    ]
    return cards if "Your turn" in str(rows) else []


SUITS = ("of batons", "of cups", "of coins", "of swords")


def choose(screen: Screen, name: str, *, by: str) -> None:
    """Go through the lines of the title and press one; Settings stand beside the rules."""
    seen = [focused(screen.read())]
    while not seen[-1].startswith(name):
        screen.press("Right" if seen[-1] == "Rules" and name == "Settings" else by)
        seen.append(focused(screen.read()))
        assert len(seen) < 12, seen
    screen.press("Return")


def heading_of(app: App, builder: TreeBuilder) -> str:
    tree = _settled(app, builder)
    return next(node.name for node in tree.nodes if node.kind is NodeKind.HEADING)


def _settled(app: App, builder: TreeBuilder) -> Tree:
    for _ in range(200):
        if not app.tick(0.05):
            break
    return builder.build(app.top, app.window.fitted, "Briscola")
