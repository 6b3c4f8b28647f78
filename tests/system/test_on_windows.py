"""Expectations of Windows people: no black window for a helper, its own place in the taskbar."""

import ast
import multiprocessing
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from briscola.system import on_windows
from briscola.ui.render import window

ROOT = Path(__file__).resolve().parents[2]
STARTS = {"run", "Popen", "call", "check_call", "check_output", "getoutput", "getstatusoutput"}
"""Doors of `subprocess` to another program."""
CONSOLES = {"system", "popen", "create_subprocess_exec", "create_subprocess_shell"}
"""Doors of `os` and `asyncio` that open a console, or may: not used at all."""


def doors(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            name = owner.id if isinstance(owner, ast.Name) else ""
            door = node.func.attr
            if (name == "subprocess" and door in STARTS) or (
                name in {"os", "asyncio"} and (door in CONSOLES or door.startswith("spawn"))
            ):
                yield node


def quiet(door: ast.Call) -> bool:
    """True for a door that opens no console: it says so, or it stands in a process group of POSIX."""
    words = {word.arg: word.value for word in door.keywords}
    if "process_group" in words:
        return True
    flags = words.get("creationflags")
    names = (
        {node.id for node in ast.walk(flags) if isinstance(node, ast.Name)} if flags is not None else set()
    )
    return "NO_CONSOLE" in names


NAMED = re.compile(r"\b(subprocess|os|asyncio)\b")
"""Only a text with one of these words can start a program."""


def loud(tree: ast.AST) -> list[int]:
    """Lines of a module that start a program and may open a console for it."""
    hidden = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in {"subprocess", "asyncio.subprocess"}
    ]
    return hidden + [door.lineno for door in doors(tree) if not quiet(door)]


def test_no_program_that_the_game_starts_opens_a_console() -> None:
    files = sorted((ROOT / "briscola").rglob("*.py"))
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    trees = {file: ast.parse(text) for file, text in texts.items() if NAMED.search(text)}
    assert sum(sum(1 for _ in doors(tree)) for tree in trees.values()) >= 5  # they are found
    assert {str(file): lines for file, tree in trees.items() if (lines := loud(tree))} == {}


@pytest.mark.parametrize(
    "line",
    [
        "subprocess.run(['x'])",
        "subprocess.Popen(['x'], creationflags=0)",
        "from subprocess import run",
        "os.system('x')",
        "os.spawnl(0, 'x')",
        "asyncio.create_subprocess_exec('x')",
    ],
)
def test_a_door_that_may_open_a_console_is_named(line: str) -> None:
    assert loud(ast.parse(line)) == [1]
    assert NAMED.search(line)


def test_the_taskbar_hears_the_name_before_there_is_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(window, "name_in_taskbar", lambda: done.append("name"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    display = pygame.display.init

    def opened() -> None:
        done.append("display")
        display()

    monkeypatch.setattr(pygame.display, "init", opened)
    try:
        window.Window((800, 600), fullscreen=False)
    finally:
        pygame.quit()
    assert done[:2] == ["name", "display"] and done.count("name") == 1


def test_a_program_that_runs_says_so_and_its_helpers_do_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A helper of the packaged game leaves in `freeze_support`, and ends with the game in any case."""
    done: list[str] = []
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: done.append("helper?"))
    monkeypatch.setattr(on_windows, "mark_running", lambda: done.append("running"))
    monkeypatch.setattr(sys, "argv", ["briscola", "--version"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("briscola", run_name="__main__")
    assert not ended.value.code and capsys.readouterr().out.startswith("briscola ")
    assert done == ["helper?", "running"]


@pytest.mark.skipif(sys.platform != "win32", reason="asks Windows")
def test_windows_has_heard_both() -> None:
    script = """
import ctypes
from briscola.system import on_windows
kernel, shell = ctypes.windll.kernel32, ctypes.windll.shell32
names = on_windows.RUNNING, "Global\\\\" + on_windows.RUNNING
before = [bool(kernel.OpenMutexW(0x100000, False, name)) for name in names]
on_windows.mark_running()
on_windows.mark_running()
after = [bool(kernel.OpenMutexW(0x100000, False, name)) for name in names]
on_windows.name_in_taskbar()
name = ctypes.c_wchar_p()
asked = shell.GetCurrentProcessExplicitAppUserModelID(ctypes.byref(name))
print(before, after, "Wine cannot tell" if asked & 0xFFFFFFFF == 0x80004001 else name.value)
"""
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    marks, name = said.removeprefix("[False, False] ").strip().split("] ")
    assert marks == "[True, True" and name in {on_windows.APP_ID, "Wine cannot tell"}
