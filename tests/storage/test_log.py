"""The log has a limit: no module and no library can fill it, whoever makes it complain."""

import io
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from briscola.storage import log

MINUTE = 1_000 * 60.0
TOO_MUCH = 5 * log.MOST_A_MINUTE


@pytest.fixture(autouse=True)
def left() -> Iterator[None]:
    yield
    log.leave()


def complain(name: str, times: int, moment: float, level: int = logging.WARNING) -> None:
    """Have a logger write so many lines at a moment."""
    logger = logging.getLogger(name)
    for number in range(times):
        record = logger.makeRecord(name, level, "", 0, "line %d", (number,), None)
        record.created = moment
        logger.handle(record)


COMPLAIN = ("asyncio", "zeroconf", "websockets.server", "briscola.network.channel.endpoint")


@pytest.mark.parametrize("name", COMPLAIN)
def test_who_complains_without_end_is_cut_off_and_may_complain_again_a_minute_later(name: str) -> None:
    said = io.StringIO()
    log.tell(said)
    complain(name, TOO_MUCH, MINUTE)
    lines = said.getvalue().splitlines()
    assert len(lines) == log.MOST_A_MINUTE
    assert lines[:2] == ["WARNING line 0", "WARNING line 1"]
    assert lines[-1] == f"WARNING {name} says too much: the rest of this minute is left out"
    complain(name, 2, MINUTE + 60)
    assert said.getvalue().splitlines()[len(lines) :] == ["WARNING line 0", "WARNING line 1"]


def test_others_are_heard_meanwhile_and_so_is_what_ends_the_program() -> None:
    said = io.StringIO()
    log.tell(said)
    complain("asyncio", TOO_MUCH, MINUTE)
    complain("briscola.dealer", 1, MINUTE)
    complain("asyncio", 1, MINUTE, logging.CRITICAL)
    assert said.getvalue().splitlines()[log.MOST_A_MINUTE :] == ["WARNING line 0", "CRITICAL line 0"]


def test_the_window_keeps_what_libraries_say_in_its_file_and_nothing_goes_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # those of pytest
    log.keep(tmp_path / "briscola.log")
    complain("asyncio", TOO_MUCH, MINUTE)
    kept = (tmp_path / "briscola.log").read_text(encoding="utf-8").splitlines()
    assert len(kept) == log.MOST_A_MINUTE and all("WARNING asyncio: " in line for line in kept)
    assert capfd.readouterr() == ("", "")
    log.leave()


def test_a_traceback_that_comes_too_often_is_left_out_too() -> None:
    said = io.StringIO()
    log.tell(said)
    for _ in range(TOO_MUCH):
        try:
            raise OSError("a stranger's doing")
        except OSError:
            logging.getLogger("asyncio").exception("fatal")
    assert len(said.getvalue()) < 3 * 60 * 1000  # of two minutes, if one ends meanwhile


def test_what_is_said_aloud_stands_in_a_file_of_its_own_that_stays_small(tmp_path: Path) -> None:
    file = tmp_path / "briscola.log"
    log.keep(file)
    for number in range(2000):
        log.note_said(f"{'The seven of cups, and so on. ' * 20} The seven of cups, number {number}.")
    logging.getLogger("briscola.table.table").warning("something else")
    said = tmp_path / log.SAID
    assert said.read_text(encoding="utf-8").splitlines()[-1].endswith("The seven of cups, number 1999.")
    assert "seven of cups" not in file.read_text(encoding="utf-8")
    sizes = [each.stat().st_size for each in tmp_path.glob(f"{log.SAID}*")]
    assert len(sizes) == 1 + log.OLDER and max(sizes) <= log.LARGEST
    log.leave()
    log.note_said("Nobody writes this down.")
    assert "Nobody" not in said.read_text(encoding="utf-8")
