"""Keys pressed in a real window under many keyboard layouts.

The letter keys do the same under ten without Latin letters; under ten with them signs, digits and letters
like č do what they say, in an auction and in a list.
"""

import os
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import pygame

from briscola.engine.actions import PASS
from briscola.engine.stages.auction import POINTS_LADDER
from briscola.storage.settings.settings import Settings
from briscola.ui.app import App
from briscola.ui.input.line_editing import typed
from briscola.ui.input.question_keys import asked_by
from briscola.ui.scene import Scene
from tests.ui.panels import auction

ROOT = Path(__file__).parents[1]
LAYOUTS = ("us", "ru", "gr", "bg", "ua", "il", "ara", "ge", "th", "rs")
LATIN = {"fr": "azertyuiopqsdfghjklmwxcvbn", "de": "qwertzuiopasdfghjklyxcvbnm"}
"""Letters at the letter places of keyboards with Latin letters, which stay as they are."""
SIGNS = ("us", "gb", "fr", "de", "it", "es", "pt", "ch", "hr", "si")
"""Keyboards under which a bid is raised, lowered and typed, and rows are jumped to by their letters."""
JUMPS = {"hr": "čšžđć", "si": "čšž", "es": "ñ", "de": "äöü", "ch": "öä", "pt": "ç"}
"""Letters that have a key of their own."""
KEYSYMS = {
    "č": "ccaron",
    "š": "scaron",
    "ž": "zcaron",
    "đ": "dstroke",
    "ć": "cacute",
    "ñ": "ntilde",
    "ä": "adiaeresis",
    "ö": "odiaeresis",
    "ü": "udiaeresis",
    "ç": "ccedilla",
}
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

        def says(*keys: str) -> str:
            assert game.stdout is not None
            done("xdotool", "key", "--delay", "20", *keys)
            return game.stdout.readline().strip()

        for layout in SIGNS:
            done("setxkbmap", "-layout", layout)
            game.send_signal(signal.SIGUSR1)
            assert game.stdout.readline() == "auction\n"
            bids = [says(each) for each in ("plus", "plus", "minus", "KP_Add", "KP_Subtract")]
            assert bids == ["62", "63", "62", "63", "62"], f"{layout}: {bids}"
            digits = [says(each) for each in ("7", "6")]
            assert digits[-1] == "76", f"{layout}: {digits}"
            game.send_signal(signal.SIGUSR2)
            assert game.stdout.readline() == "letters\n"
            for letter in JUMPS.get(layout, ""):
                assert (heard_now := says(KEYSYMS[letter])) == letter, f"{layout}: {letter} is {heard_now!r}"
    found = sum(each != "-" for each in same.split())
    same_keys = (
        f"{len(LAYOUTS)} keyboards: {len(PLACES)} letter keys do the same, {found} of them ask a question"
    )
    return f"{same_keys}; {len(SIGNS)} with Latin letters: signs, digits and letters are heard as they say"


class Listener(Scene):
    """Prints what it hears."""

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            question = asked_by(event, {})
            print(chr(event.key), question.name if question is not None else "-", flush=True)
        return True

    def draw(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)


class Letters(Listener):
    """Prints the letter by which a list would jump."""

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and (letter := typed(event)):
            print(letter, flush=True)
        return True


class Auction(Listener):
    """Prints the bid that would be made."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.panel = auction(app, [], (), (*POINTS_LADDER, PASS))

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.panel.handle(event):
            print(self.panel.chosen.points if self.panel.chosen is not None else "-", flush=True)
        return True


def window() -> None:
    """Open a window and print what it hears; signals of the system change what is asked."""
    app = App(settings=Settings(language="en"), size=(800, 600), sound=False)

    def begin(scene: type[Listener], *said: str) -> None:
        pygame.key.stop_text_input()
        app.reset(scene(app))
        print(*said, flush=True)

    signal.signal(signal.SIGUSR1, lambda *_: begin(Auction, "auction"))
    signal.signal(signal.SIGUSR2, lambda *_: begin(Letters, "letters"))
    begin(Listener, "open")
    app.loop()
