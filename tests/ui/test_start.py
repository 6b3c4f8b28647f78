"""The first picture waits for nothing but what draws it: neither players nor the table are loaded before."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.commands.play_only import PlayOnly
from briscola.entries import IN_WINDOW
from briscola.storage.match_choices import Opponent
from briscola.ui.app import App
from briscola.ui.scenes.title import Title
from briscola.ui.sound.audio import Audio
from tests.commands.shell import ROOT, in_a_home
from tests.ui.conftest import Open
from tests.ui.kept import dealt, keeper

SHOWN = """
import sys
from briscola.cli import main
from briscola.ui.app import App

def loaded(app):
    print("\\n".join(sys.modules))
    for task in [task for task in app.when_quiet if "keep" in str(task)]:
        task()

App.loop = loaded
assert main([]) == 0
"""
"""Opens the window as a double-click does, up to its first picture."""

TOO_EARLY = (
    *(name for row in IN_WINDOW for name in row.modules_behind()),
    *("briscola.players.nets", "briscola.players.search", "briscola.players.heuristic"),
    *("briscola.commands.arena", "briscola.commands.demo", "briscola.commands.selftest"),
    *("asyncio", "concurrent", "email", "http", "importlib.metadata", "ssl", "unittest", "xml.sax"),
    *("numpy.f2py", "numpy.testing", "scipy", "torch"),
    *("briscola.network", "nacl", "paho", "websockets", "zeroconf", "ifaddr", "segno", "regex"),
)
"""Loaded behind the title, or not at all."""


def modules(home: Path) -> list[str]:
    """Everything loaded at the first picture, with that home."""
    env = {**in_a_home(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    run = [sys.executable, "-c", SHOWN]
    done = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def early(names: list[str]) -> list[str]:
    return [name for name in names if f"{name}.".startswith(tuple(f"{part}." for part in TOO_EARLY))]


def leave_a_match(path: Path) -> None:
    """Save a match against the strongest, left in its first hand."""
    setup = MatchSetup(opponents=(Opponent(name="Ada", face="ada", level="maestro"),))
    dealt(HostedSeat(MatchHost(setup, recorder=keeper(path))))


@pytest.mark.slow
def test_the_title_loads_neither_players_nor_table(tmp_path: Path) -> None:
    names = modules(tmp_path)
    assert "briscola.ui.scenes.title" in names
    assert early(names) == []


@pytest.mark.slow
def test_a_title_that_was_drawn_before_is_not_drawn_again(tmp_path: Path) -> None:
    """Only what draws needs numpy, the largest of all that is loaded."""
    first, again = ("numpy" in modules(tmp_path) for _evening in range(2))
    assert first and not again


@pytest.mark.slow
def test_a_match_that_waits_changes_nothing_of_that(tmp_path: Path) -> None:
    leave_a_match(tmp_path / ".local" / "share" / "briscola")
    names = modules(tmp_path)
    assert "briscola.client.seats.hosted_seat" in names
    assert early(names) == []


@pytest.mark.slow
def test_a_table_with_friends_that_is_offered_again_loads_nothing_of_a_network(tmp_path: Path) -> None:
    folder = tmp_path / ".local" / "share" / "briscola" / "friends"
    FriendRecords(folder).note_table(TableNote(code="7KMPQ2ABCD", host="Anna", match="ab" * 16))
    names = modules(tmp_path)
    assert "briscola.client.friends.friend_records" in names
    assert early(names) == []


@pytest.mark.slow
def test_a_match_alone_loads_nothing_of_a_network(tmp_path: Path) -> None:
    """The network is loaded with a match of friends, and not with one against computers."""
    scenes = "briscola.ui.scenes.play.scene, briscola.ui.scenes.results.match_result"
    run = [sys.executable, "-c", f"import sys, {scenes}; print(*sys.modules)"]
    done = subprocess.run(
        run, cwd=ROOT, env=in_a_home(tmp_path), capture_output=True, text=True, timeout=300, check=True
    )
    led = ("briscola.client.friends", "briscola.client.visit", "briscola.network", "zeroconf")
    assert [name for name in done.stdout.split() if name.startswith(led)] == []


def test_what_is_too_early_is_noticed() -> None:
    assert early(["briscola.ui", "briscola.players.nets.net", "emails", "email.message"]) == [
        "briscola.players.nets.net",
        "email.message",
    ]


@pytest.mark.slow
def test_what_may_wait_is_done_in_quiet_moments_each_thing_once(app: App) -> None:
    done: list[str] = []
    app.push(Title(app, PlayOnly()))
    app.when_quiet += [lambda: done.append("first"), lambda: done.append("second")]
    app.when_quiet.append(app.quit)
    app.run()
    assert done == ["first", "second"]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The requests to the system, in order: to show a picture, and for its messages."""
    told: list[str] = []

    def note(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            told.append(name)
            return real(*given, **named)

        return noted

    monkeypatch.setattr(pygame.display, "flip", note("flip", pygame.display.flip))
    monkeypatch.setattr(pygame.event, "pump", note("pump", pygame.event.pump))
    monkeypatch.setattr(Audio, "__init__", note("sounds", Audio.__init__))
    return told


def test_the_first_frame_is_seen_before_anything_is_loaded(open_app: Open, told: list[str]) -> None:
    """Wine shows what was drawn when it is asked for messages: else the frame waited for the title."""
    open_app()
    assert told[: told.index("sounds")][-2:] == ["flip", "pump"]


@pytest.mark.filterwarnings("ignore:Please use Window:DeprecationWarning")
def test_a_window_that_readers_want_unseen_shows_again_what_stood_in_it(app: App, told: list[str]) -> None:
    """Windows and macOS: else it was black until the title was drawn."""
    connection = pytest.importorskip("briscola.ui.access.accesskit_connection")
    app.window.surface.fill("red")
    told.clear()
    with connection._Unseen():
        assert told == []
    assert told == ["flip", "pump"]
    assert app.window.surface.get_at((5, 5)) == pygame.Color("red")
