"""A mistake of ours ends the window: the person is told on a page, and the log keeps the traceback."""

import gc
import logging
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from briscola.client.host import library
from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.commands import desktop
from briscola.commands.errors import BrokenOff
from briscola.i18n.text import use
from briscola.storage import log
from briscola.storage.people import profiles
from briscola.storage.settings import settings
from briscola.ui.access.adapter import ScreenReaderTree
from briscola.ui.scenes import waiting_matches
from briscola.ui.scenes.error_page import ErrorPage, Exit
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.speech.speaker import Speaker
from tests.commands.shell import Here, one_sentence
from tests.ui.kept import dealt, keeper

Read = Callable[[], list[str]]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window without a screen, settings and a saved match of its own; it has been opened before."""
    (tmp_path / "settings.json").write_text('{"lesson_offered": true}', encoding="utf-8")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for module, name in ((settings, "default_path"), (profiles, "own_settings")):
        monkeypatch.setattr(module, name, lambda: tmp_path / "settings.json")
    for name in ("data_folder", "named_data_folder"):
        monkeypatch.setattr(library, name, lambda: tmp_path)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    use("en")


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The text of every page of apology that was seen; each is closed with Enter."""
    seen: list[str] = []
    draw = ErrorPage.draw

    def looked_at(page: ErrorPage, target: pygame.Surface) -> None:
        draw(page, target)
        seen.append("\n".join(page.said))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))

    monkeypatch.setattr(ErrorPage, "draw", looked_at)
    return seen


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What boxes of the system's own said."""
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda _title, text, **_: shown.append(text))
    return shown


def broken(*_: object, **_named: object) -> bool:
    raise LookupError("a card has two backs")


def leave(_: Title) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))


@pytest.mark.slow
@pytest.mark.parametrize("where", ["update", "draw", "layout", "handle", "enter"])
def test_wherever_a_scene_breaks_a_page_says_so(
    where: str,
    briscola: Here,
    own_log: Path,
    pages: list[str],
    boxes: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Title, where, broken)
    if where == "handle":
        wake = Title.update

        def pressed(title: Title, dt: float) -> bool:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
            return wake(title, dt)

        monkeypatch.setattr(Title, "update", pressed)
    said = briscola()
    assert said.status == 1
    sentence = f"a mistake in the program: LookupError: a card has two backs (more of it in {own_log})"
    assert one_sentence(said) == sentence
    assert pages and str(own_log) in pages[0] and "Continue" not in pages[0]
    assert boxes == []
    assert not pygame.display.get_init()
    kept = own_log.read_text(encoding="utf-8")
    assert "briscola 0." in kept and "Traceback" in kept and "in broken" in kept


def test_a_saved_match_is_mentioned(
    briscola: Here, tmp_path: Path, pages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = MatchSetup(opponents=regulars(2, ("random",)))
    dealt(HostedSeat(MatchHost(setup, recorder=keeper(tmp_path))))
    monkeypatch.setattr(Title, "update", broken)
    assert briscola().status == 1
    assert "Continue" in pages[0]


@pytest.mark.slow
@pytest.mark.parametrize("where", ["update", "draw", "layout", "handle", "enter"])
def test_from_the_page_one_goes_back_to_the_title(
    where: str, briscola: Here, own_log: Path, pages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A scene behind the title breaks; Enter on the page leads back, and there the window is closed."""
    titles: list[Title] = []

    def come(title: Title) -> None:
        titles.append(title)
        if len(titles) == 1:
            title.app.push(Rules(title.app))
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
        else:
            leave(title)

    class Rules(RulesScene):
        pass

    setattr(Rules, where, broken)
    monkeypatch.setattr(Title, "enter", come)
    assert briscola() == (0, "", "")
    assert len(titles) == 2 and len(set(pages)) == 1
    assert str(own_log) in pages[0] and "in broken" in own_log.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_screen_reader_is_offered_the_window_after_a_mistake_of_the_first_seconds(
    briscola: Here, pages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    titles: list[Title] = []
    offered: list[str] = []

    def come(title: Title) -> None:
        titles.append(title)
        if len(titles) == 1:
            title.app.push(Rules(title.app))
        else:
            title.app.when_quiet.append(title.app.quit)

    class Rules(RulesScene):
        update = broken

    monkeypatch.setattr(desktop, "early", lambda: False)
    monkeypatch.setattr(ScreenReaderTree, "open", lambda _: offered.append("tree"))
    monkeypatch.setattr(Speaker, "find_voice", lambda _: offered.append("voice"))
    monkeypatch.setattr(Title, "enter", come)
    assert briscola() == (0, "", "")
    assert len(titles) == 2 and pages
    assert offered == ["tree", "voice"]


@pytest.mark.slow
def test_a_match_with_which_the_title_breaks_at_every_start_can_be_put_aside(
    briscola: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, ("random",))), recorder=keeper(tmp_path))))
    (path,) = (tmp_path / "records").glob("*.jsonl")
    record = path.read_bytes()
    monkeypatch.setattr(waiting_matches, "resume_notes", broken)
    seen: list[Sequence[Exit]] = []

    def choose(page: ErrorPage) -> None:
        seen.append(page.ways)
        page.group.focus_name("aside")
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))

    monkeypatch.setattr(ErrorPage, "enter", choose)
    monkeypatch.setattr(Dialog, "enter", leave)
    assert briscola() == (0, "", "")
    assert seen == [[Exit.ASIDE, Exit.CLOSE]]
    (aside,) = path.parent.glob("*.damaged-*")
    assert aside.read_bytes() == record
    assert not path.exists()


def test_where_the_page_breaks_too_a_plain_box_says_it(
    briscola: Here, own_log: Path, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Title, "update", broken)
    monkeypatch.setattr(ErrorPage, "draw", broken)
    assert briscola().status == 1
    (box,) = boxes
    assert "made a mistake" in box and str(own_log) in box
    assert "the page about it broke off too" in own_log.read_text(encoding="utf-8")


def test_before_there_is_a_window_a_plain_box_says_it(
    briscola: Here, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desktop, "App", broken)
    said = briscola()
    assert (said.status, len(boxes)) == (1, 1)
    assert "LookupError" in one_sentence(said)


def test_what_is_unused_is_collected_once_the_title_stands(
    briscola: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    states: list[bool] = []

    def update(title: Title, dt: float) -> bool:
        del dt
        states.append(gc.isenabled())
        if len(states) == 2:
            leave(title)
        return True

    monkeypatch.setattr(Title, "update", update)
    assert briscola().status == 0
    assert states[:2] == [False, True] and gc.isenabled()


def test_it_is_after_a_broken_start_too(
    briscola: Here, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desktop, "App", broken)
    assert briscola().status == 1 and len(boxes) == 1
    assert gc.isenabled()


def test_without_a_folder_for_logs_the_page_is_shown_all_the_same(
    tmp_path: Path, pages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(log, "default_path", lambda: tmp_path / "file" / "briscola.log")
    monkeypatch.setattr(Title, "update", broken)
    with pytest.raises(BrokenOff, match=r"two backs$"):
        desktop.open_window()
    assert "written" not in pages[0]


def test_a_thread_that_breaks_is_in_the_log_and_the_game_goes_on(
    briscola: Here, own_log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_a_thread(title: Title) -> None:
        thread = threading.Thread(target=broken)
        thread.start()
        thread.join()
        leave(title)

    monkeypatch.setattr(Title, "enter", with_a_thread)
    said = briscola()
    assert (said.status, said.err) == (0, "")
    assert "a thread broke off" in own_log.read_text(encoding="utf-8")


def test_damaged_files_are_named_in_the_log(
    briscola: Here, own_log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    recorder = keeper(tmp_path)
    dealt(HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, ("random",))), recorder=recorder)))
    recorder.close()  # on Windows what is open is not put aside
    (left,) = (tmp_path / "records").glob("*.jsonl")
    left.write_text("nonsense\n", encoding="utf-8")
    monkeypatch.setattr(Title, "enter", leave)
    assert briscola() == (0, "", "")
    kept = own_log.read_text(encoding="utf-8")
    assert "settings.json is damaged: " in kept
    assert f"{left.name} is put aside as {left.stem}.damaged-" in kept


def test_the_log_begins_anew_before_it_grows_large(own_log: Path) -> None:
    log.keep()
    for number in range(1200):
        logging.getLogger(f"briscola.test{number // 50}").info("x" * 1000)
    kept = sorted(path.name for path in own_log.parent.iterdir())
    assert kept == ["briscola.log", "briscola.log.1", "briscola.log.2"]
    assert all(path.stat().st_size <= log.LARGEST for path in own_log.parent.iterdir())


def test_a_log_that_another_window_holds_grows_on(own_log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where an open file cannot be renamed."""

    def held(_self: Path, _target: object) -> None:
        raise PermissionError("used by another process")

    monkeypatch.setattr("os.rename", held)
    log.keep()
    for number in range(400):
        logging.getLogger(f"briscola.test{number // 50}").info("%d %s", number, "x" * 1000)
    assert log.found() == own_log
    assert "399 x" in own_log.read_text(encoding="utf-8")
