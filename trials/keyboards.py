"""Keys pressed in a real window under ten keyboard layouts: the letter keys do the same at all of them."""

import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import pygame

from briscola.storage.settings import Settings
from briscola.ui.app import App
from briscola.ui.input.question_keys import asked_by
from briscola.ui.scene import Scene

ROOT = Path(__file__).parents[1]
LAYOUTS = ("us", "ru", "gr", "bg", "ua", "il", "ara", "ge", "th", "rs")
LATIN = {"fr": "azertyuiopqsdfghjklmwxcvbn", "de": "qwertzuiopasdfghjklyxcvbnm"}
"""Letters at the letter places of keyboards with Latin letters, which stay as they are."""
PLACES = "qwertyuiopasdfghjklzxcvbnm"
CODES = (*range(24, 34), *range(38, 47), *range(52, 59))
"""Codes of these keys under X."""


def keyboards(times: int, seed: int) -> str:
    """Press every letter key `times` times under each; AssertionError where one does something else."""
    del seed
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory())
        env = {
            **os.environ,
            "HOME": home,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }

        def begin(*command: str) -> subprocess.Popen[str]:
            begun = subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True)
            stack.callback(begun.wait)
            stack.callback(begun.kill)
            return begun

        def done(*command: str) -> str:
            return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout

        screen = begin("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
        assert screen.stdout is not None
        env["DISPLAY"] = f":{screen.stdout.readline().strip()}"
        game = begin(sys.executable, "-c", "from trials.keyboards import window; window()")
        assert game.stdout is not None and game.stdout.readline() == "open\n"
        done("xdotool", "windowfocus", "--sync", done("xdotool", "search", "--class", ".").split()[-1])

        def heard() -> tuple[str, str]:
            """Letters that the window hears, and the questions that they ask."""
            assert game.stdout is not None
            rows = [game.stdout.readline().split() for _ in CODES]
            return "".join(row[0] for row in rows), " ".join(row[1] for row in rows)

        asked: set[str] = set()
        for layout in (*LAYOUTS, *LATIN):
            done("setxkbmap", "-layout", layout)
            for _ in range(times):
                done("xdotool", "key", "--delay", "20", *(str(code) for code in CODES))
                letters, questions = heard()
                if layout in LAYOUTS:
                    assert letters == PLACES, f"{layout}: {letters}"
                    asked.add(questions)
                else:
                    assert sorted(letters.replace(",", "m")) == sorted(PLACES), f"{layout}: {letters}"
        (same,) = asked
    found = sum(each != "-" for each in same.split())
    return f"{len(LAYOUTS)} keyboards: {len(PLACES)} letter keys do the same, {found} of them ask a question"


class Listener(Scene):
    """Prints what it hears."""

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            question = asked_by(event, {})
            print(chr(event.key), question.name if question is not None else "-", flush=True)
        return True

    def draw(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)


def window() -> None:
    """Open a window and print what it hears."""
    app = App(settings=Settings(language="en"), size=(800, 600), sound=False)
    app.reset(Listener(app))
    print("open", flush=True)
    app.loop()
