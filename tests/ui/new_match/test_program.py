"""A program sits down: named on a sheet, tried at once, its name or its fault plainly in sight."""

import sys
from collections.abc import Callable
from functools import partial
from operator import eq
from pathlib import Path

import pygame
import pytest

from briscola.players.bots.command import written
from briscola.players.levels import LADDER
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.scenes.new_match import opponent_kinds, seat_controls
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.kept_choices import read_choices
from briscola.ui.scenes.new_match.opponent_kinds import KINDS, OpponentKind
from briscola.ui.scenes.new_match.program_sheet import ProgramSheet
from tests.ui.hands import click, key
from tests.ui.new_match.conftest import SMALL_AND_LARGE, Evening

READY = "print(__import__('json').dumps({'ready': bool(input()), 'name': 'bravo 2'}), flush=True); input()"

ECHO = """
import json
seat = json.loads(input())["seat"]
print(json.dumps({"ready": True, "name": f"seat {seat}"}), flush=True)
input()
"""
"""A program whose name is the seat of which `hello` tells it."""


@pytest.fixture
def good(tmp_path: Path) -> str:
    script = tmp_path / "my bots" / "bravo"
    script.parent.mkdir()
    script.write_text(READY, encoding="utf-8")
    return written([sys.executable, str(script)])


BAD = written([sys.executable, "-c", "import a_module_that_is_not_there"])


def open_sheet(evening: Evening) -> ProgramSheet:
    """With Enter, past the strongest level."""
    evening.tab_to("level-1", *[pygame.K_RETURN] * (len(LADDER) - evening.control("level-1").index))
    return evening.on_top(ProgramSheet)


def type_line(evening: Evening, line: str) -> None:
    evening.app.dispatch(pygame.event.Event(pygame.TEXTINPUT, text=line))
    evening.keys(pygame.K_RETURN)


@pytest.mark.slow
def test_a_program_that_answers_sits_down_under_its_name(evening: Evening, good: str) -> None:
    open_sheet(evening)
    type_line(evening, good)
    evening.until(lambda: evening.top is evening.scene)
    stepper = evening.control("level-1")
    evening.until(lambda: stepper.program == "bravo 2")
    assert not stepper.faulty and evening.scene.spoken_text == ""
    setup = evening.start()
    assert setup.opponents[0].level == f"cmd:{good}" and setup.has_program
    assert read_choices(evening.app.settings.match).opponents[0].level == f"cmd:{good}"
    assert read_choices(evening.app.settings.match).programs == (good,)


def test_a_program_is_told_the_seat_at_which_it_is_tried(app: App, tmp_path: Path) -> None:
    script = tmp_path / "echo.py"
    script.write_text(ECHO, encoding="utf-8")
    sitter = {"name": "", "level": f"cmd:{written([sys.executable, str(script)])}"}
    faces = ("rosa", "ada", "nino")
    evening = Evening(
        app, variant="briscola", players=4, tables={"4": [{**sitter, "face": f} for f in faces]}
    )
    steppers = [evening.control(f"level-{seat}") for seat in (1, 2, 3)]
    evening.until(lambda: "tries …" not in {stepper.program for stepper in steppers})
    assert [stepper.program for stepper in steppers] == ["seat 1", "seat 2", "seat 3"]


def test_arrows_and_wheel_stop_at_the_strongest_level(evening: Evening) -> None:
    """Who only passes by, or turns too far, has no sheet to close."""
    stepper = evening.tab_to("level-1")
    evening.keys(*[pygame.K_RIGHT] * len(LADDER))
    stepper.wheeled(-1.0)
    assert isinstance(evening.top, FullSheet)
    assert evening.scene.choices.opponents[0].level == LADDER[-1]


def test_another_kind_without_pips_is_taken_at_once_and_opens_no_sheet(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    another = OpponentKind(key="magpie", holds=partial(eq, "magpie"))
    for module in (opponent_kinds, seat_controls):
        monkeypatch.setattr(module, "KINDS", (*KINDS[:-1], another, KINDS[-1]))
    evening.scene.layout(evening.app.size)
    evening.tab_to("level-1", *[pygame.K_RIGHT] * (len(LADDER) - evening.control("level-1").index))
    assert evening.top is evening.scene
    assert evening.scene.choices.opponents[0].level == "magpie"
    assert evening.scene.choices.strength is None
    evening.keys(pygame.K_RETURN)
    assert isinstance(evening.top, ProgramSheet)


def test_the_fault_of_a_program_stands_on_the_sheet_which_stays_open(evening: Evening) -> None:
    sheet = open_sheet(evening)
    type_line(evening, BAD)
    evening.until(lambda: "No module named" in sheet.spoken_text)
    assert evening.top is sheet
    evening.keys(pygame.K_ESCAPE)
    assert isinstance(evening.top, FullSheet)
    assert evening.scene.choices.opponents[0].level == LADDER[-1]
    assert evening.control("level-1").index == len(LADDER) - 1


def test_a_program_kept_from_the_last_time_is_tried_and_its_fault_is_told_at_its_seat(
    app: App, tmp_path: Path
) -> None:
    seen, script = tmp_path / "seen", tmp_path / "bad.py"
    waits = f"import os, time\nwhile not os.path.exists({str(seen)!r}):\n    time.sleep(0.01)\n"
    script.write_text(waits + "import a_module_that_is_not_there", encoding="utf-8")
    opponent = {"name": "Peppe", "face": "peppe", "level": f"cmd:{written([sys.executable, str(script)])}"}
    evening = Evening(app, variant="briscola", players=2, tables={"2": [opponent]})
    stepper = evening.control("level-1")
    assert stepper.kind.opens_sheet and stepper.program == "tries …"
    seen.touch()
    evening.until(lambda: stepper.faulty)
    assert stepper.program == "does not play"
    assert "No module named" in evening.scene.spoken_text


def test_a_file_dropped_on_the_sheet_and_a_line_used_before_are_tried_at_once(
    app: App, tmp_path: Path, good: str
) -> None:
    evening = Evening(app, variant="briscola", players=2, programs=[good, 7, "'", ""])
    sheet = open_sheet(evening)
    missing = tmp_path / "no bot"
    app.dispatch(pygame.event.Event(pygame.DROPFILE, file=str(missing)))
    evening.until(lambda: "cannot be started" in sheet.spoken_text)
    assert sheet.line == written([str(missing)])
    click(evening.top, evening.control("recent-0").rect.center)
    evening.until(lambda: evening.top is evening.scene)
    assert evening.scene.choices.opponents[0].level == f"cmd:{good}"


def test_a_line_is_pasted(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "python3 bravo.py\n")
    assert clipboard.paste() == "python3 bravo.py\n"
    sheet = open_sheet(evening)
    evening.app.dispatch(key(pygame.K_v, mod=pygame.KMOD_CTRL))
    assert sheet.line == "python3 bravo.py"


def test_pressed_in_the_middle_the_program_is_changed_and_at_the_left_sent_away(
    evening: Evening, good: str
) -> None:
    evening.page.choose(evening.scene.choices.with_program(1, f"cmd:{good}"))
    stepper = evening.control("level-1")
    click(evening.top, stepper.rect.center)
    sheet = evening.on_top(ProgramSheet)
    assert sheet.line == good
    click(evening.top, evening.control("drop").rect.center)
    click(evening.top, (evening.control("level-1").rect.left + 3, stepper.rect.centery))
    assert evening.scene.choices.opponents[0].level == LADDER[-1]


@pytest.mark.slow
@pytest.mark.parametrize("size", SMALL_AND_LARGE)
def test_the_sheet_holds_all_it_shows(open_app: Callable[..., App], size: tuple[int, int]) -> None:
    app = open_app(size=size, language="fr", match={"programs": ["a", "b", "c", "d"]})
    evening = Evening(app)
    sheet = open_sheet(evening)
    app.draw()
    shown = [widget.rect for widget in sheet.group.widgets]
    assert all(sheet.rect.contains(rect) and rect.height >= 44 for rect in shown)
    assert not any(a.colliderect(b) for at, a in enumerate(shown) for b in shown[at + 1 :])
