"""A link that is opened while the game runs already: the open window takes it, and no second one opens."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.commands import desktop, passed_link
from briscola.storage.files.lock import OneWindow
from tests.commands.shell import Here, in_a_home

LINK = "briscola:7KMPQ-2ABCD@192.0.2.5:27480"

GAME = """
import sys
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
entered, asked = Title.enter, Dialog.enter

def enter(title):
    entered(title)
    title.app.when_quiet.append(lambda: print("open", flush=True))

def ask(dialog):
    asked(dialog)
    if dialog.title() == "What is your name?":
        print("asked", flush=True)
        dialog.app.end()

Title.enter, Dialog.enter = enter, ask
if __name__ == "__main__":
    from briscola.cli import main
    sys.exit(main([]))
"""

SECOND = """
import sys
from briscola.cli import main
from briscola.commands import passed_link

passed_link.TAKEN_IN = 100.0  # the first may be slow
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the matches, which a window keeps."""
    monkeypatch.setattr(passed_link, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(passed_link, "LOOK", 0.02)
    window = OneWindow(tmp_path / "records")
    assert window.take()
    yield tmp_path / "records"
    window.release()


def waiting(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir() if each.name != "lock"]


def test_the_open_window_takes_a_link_once_it_can(folder: Path) -> None:
    heard: list[str] = []
    ready = threading.Event()

    def take(link: str) -> bool:
        heard.append(link)
        return ready.wait(0.05)

    with passed_link.listening(take):
        threading.Timer(0.2, ready.set).start()
        assert passed_link.passed_on(LINK)
        assert ready.is_set() and {*heard} == {LINK} and not waiting(folder)
        heard.clear()
        time.sleep(0.1)
        assert not heard, "it is taken once"


def test_where_no_window_takes_it_another_one_opens_and_nothing_is_left(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passed_link, "TAKEN_IN", 0.1)
    assert not passed_link.passed_on(LINK) and not waiting(folder)


def test_a_link_that_was_left_by_a_killed_start_is_not_opened_later(folder: Path) -> None:
    (folder / "link").write_text(LINK, encoding="utf-8")
    heard: list[str] = []

    def take(link: str) -> bool:
        heard.append(link)
        return True

    with passed_link.listening(take):
        time.sleep(0.1)
    assert not heard and not waiting(folder)


def test_without_a_window_the_link_opens_one(
    briscola: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passed_link, "data_folder", lambda: tmp_path)
    opened: list[str] = []
    monkeypatch.setattr(desktop, "open_window", opened.append)
    assert briscola(LINK) == (0, "", "") and len(opened) == 1


@pytest.mark.slow
def test_a_second_start_with_a_link_ends_and_the_running_game_asks(tmp_path: Path) -> None:
    script, second = tmp_path / "game.py", tmp_path / "second.py"
    script.write_text(GAME, encoding="utf-8")
    second.write_text(SECOND, encoding="utf-8")
    env = {
        **in_a_home(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    with subprocess.Popen([sys.executable, str(script)], text=True, env=env, stdout=subprocess.PIPE) as game:
        try:
            assert game.stdout is not None and game.stdout.readline() == "open\n"
            command = [sys.executable, str(second), LINK]
            ended = subprocess.run(command, text=True, env=env, capture_output=True, timeout=120, check=False)
            assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
            assert game.stdout.readline() == "asked\n"
            assert game.wait(60) == 0
        finally:
            game.kill()
