"""Little motion as the system has it: heard where it can be, and never waited for."""

import sys
from collections.abc import Iterator

import pytest

from briscola.storage import system_motion
from briscola.storage.settings.settings import Settings, changed, decode, values_of


@pytest.fixture(autouse=True)
def silent() -> Iterator[None]:
    """Nothing is known before and after."""
    system_motion.wanted.clear()
    yield
    system_motion.wanted.clear()


@pytest.mark.parametrize(
    ("answer", "little"),
    [
        ("false\n", True),
        ("true\n", False),
        ("", None),
        ("No such schema “org.gnome.desktop.interface”", None),
    ],
)
def test_gnome_tells_whether_animations_are_enabled(answer: str, little: bool | None) -> None:
    assert system_motion.of_gsettings(answer) is little


@pytest.mark.parametrize(
    ("answer", "little"),
    [
        ("(<<uint32 1>>,)\n", True),
        ("(<uint32 1>,)\n", True),
        ("(<<uint32 0>>,)\n", False),
        ("(<<'1'>>,)\n", None),
        ("Error: GDBus.Error:org.freedesktop.portal.Error.NotFound: Requested setting not found", None),
    ],
)
def test_the_portal_tells_whether_motion_is_to_be_reduced(answer: str, little: bool | None) -> None:
    assert system_motion.of_portal(answer) is little


@pytest.mark.parametrize(("answer", "little"), [("1\n", True), ("0\n", False), ("yes", None), ("", None)])
def test_macos_tells_whether_motion_is_reduced(answer: str, little: bool | None) -> None:
    assert system_motion.of_defaults(answer) is little


@pytest.mark.parametrize(("answered", "animated", "little"), [(1, 0, True), (1, 1, False), (0, 0, None)])
def test_windows_tells_whether_windows_are_animated(
    answered: int, animated: int, little: bool | None
) -> None:
    assert system_motion.of_windows(answered, animated) is little


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_every_system_is_asked_something(platform: str) -> None:
    assert system_motion.questions(platform)


def test_a_system_that_does_not_answer_means_normal_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = ("a-program-that-is-not-there",)
    fails = (sys.executable, "-c", "raise SystemExit(1)")
    monkeypatch.setattr(system_motion, "PORTAL", nothing)
    monkeypatch.setattr(system_motion, "GSETTINGS", fails)
    monkeypatch.setattr(sys, "platform", "linux")
    system_motion.ask().join()
    assert not system_motion.little()
    assert not Settings().reduced_motion


def test_the_next_one_is_asked_where_the_first_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> bool | None:
        raise OSError("no bus")

    monkeypatch.setattr(system_motion, "questions", lambda _platform: (broken, lambda: None, lambda: True))
    system_motion.ask().join()
    assert Settings().reduced_motion


def test_who_has_chosen_for_this_game_is_not_overruled_by_the_system() -> None:
    system_motion.wanted.set()
    assert Settings().reduced_motion and changed(Settings(), motion="little").reduced_motion
    assert not changed(Settings(), motion="full").reduced_motion


@pytest.mark.parametrize(
    ("file", "motion"),
    [
        (b'{"reduced_motion": true}', "little"),
        (b'{"reduced_motion": false}', "system"),
        (b'{"reduced_motion": true, "motion": "full"}', "full"),
    ],
)
def test_little_motion_chosen_in_an_older_version_stays(file: bytes, motion: str) -> None:
    assert decode(values_of(file))[0].motion == motion
