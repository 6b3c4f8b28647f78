"""The bar of long work is for people at a terminal: pipes and results stay as they are."""

import io
import sys

import pytest

from briscola.arena.progress_bar import progress


class Terminal(io.StringIO):
    """A standard error that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_how_far_it_is_and_is_left_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert list(progress(range(3), label="deals")) == [0, 1, 2]
    drawn = terminal.getvalue()
    assert "deals:" in drawn and "0/3" in drawn
    assert not drawn.rsplit("\r", 2)[-2].strip() and drawn.endswith("\r")


def test_a_pipe_sees_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    assert list(progress(iter("abc"), total=3)) == ["a", "b", "c"]
    assert capfd.readouterr() == ("", "")


def test_a_window_without_a_standard_error_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert list(progress(range(2))) == [0, 1]


def test_without_the_library_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert list(progress(range(2))) == [0, 1]
    assert terminal.getvalue() == ""
