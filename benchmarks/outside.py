"""The game measured from outside, on a screen of its own (Xvfb), as any commit can be: window and keys.

`python -m benchmarks.outside NAME …` prints a JSON object a figure. It imports nothing of the game, so that
`compare` can lay this file over an older checkout.
"""

import json
import mmap
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from statistics import median

from benchmarks.figure import Figure

SCREEN = (1920, 1080)
HEADER = 4096
"""Bytes to leave out at the start of the frame buffer: its header and colour map."""
LOOK = 0.002
PATIENCE = 300.0
PEOPLE = (2, 5)
"""Players at the tables that are left alone."""
TO_THE_TURN, MEASURED = 60.0, 20.0
"""Seconds until the person is asked and all is drawn that can be drawn ahead; seconds that are measured."""
PRESSES = 40


@contextmanager
def screen(folder: Path) -> Iterator[tuple[str, mmap.mmap]]:
    """An Xvfb: its display, and its frame buffer; looking at it disturbs nobody."""
    reader, writer = os.pipe()
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    words = ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-fbdir", str(folder)]
    server = subprocess.Popen([*words, "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as told:
            display = f":{told.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            yield display, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    finally:
        server.terminate()
        server.wait()


def painted(buffer: mmap.mmap) -> bool:
    """True if the middle row of the screen shows a picture: more than 8 different byte values."""
    return len(set(row(buffer, SCREEN[1] // 2))) > 8


def row(buffer: mmap.mmap, y: int, left: int = 0, right: int = SCREEN[0]) -> bytes:
    """The pixels of a row of the screen, four bytes each."""
    begin = HEADER + (y * SCREEN[0] + left) * 4
    return buffer[begin : begin + (right - left) * 4]


def titled(buffer: mmap.mmap) -> bool:
    """True if the title stands: its cards are as bright as nothing of the first frame in the middle row."""
    middle = row(buffer, SCREEN[1] // 2)
    return any(min(middle[at : at + 3]) > 200 for at in range(0, len(middle), 4))


def menu(buffer: mmap.mmap) -> Sequence[bytes]:
    """Every eighth row of the title's menu."""
    return [row(buffer, y, 100, 600) for y in range(380, 900, 8)]


def home(folder: Path, display: str, **settings: object) -> dict[str, str]:
    """The environment of a game with a home folder of its own, and these settings in it."""
    places = {f"XDG_{each}_HOME": str(folder / each.lower()) for each in ("CONFIG", "DATA", "CACHE", "STATE")}
    file = folder / "config" / "briscola" / "settings.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"language": "en", "player": "Anna", "lesson_offered": True, **settings}))
    own = {"HOME": str(folder), "DISPLAY": display, "LC_ALL": "C.UTF-8"}
    compiled = {"PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    drivers = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | places | own | compiled | drivers


@contextmanager
def running(
    env: Mapping[str, str],
    buffer: mmap.mmap,
    *program: str | Path,
    until: Callable[[mmap.mmap], bool] = titled,
) -> Iterator[int]:
    """The game with its window, from its title on; its process. `program`: another than this Python's.

    With `until` it may be from another picture on.
    """
    command = program or (sys.executable, "-m", "briscola")
    game = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    begun = time.perf_counter()
    try:
        while not until(buffer):
            if game.poll() is not None or time.perf_counter() - begun > PATIENCE:
                raise ChildProcessError("no picture is shown")
            time.sleep(LOOK)
        yield game.pid
    finally:
        game.send_signal(signal.SIGTERM)
        game.wait()
    while painted(buffer):
        time.sleep(LOOK)


def press(env: Mapping[str, str], *keys: str) -> None:
    """Press keys one after another."""
    for key in keys:
        subprocess.run(["xdotool", "key", key], env=env, check=True)


def tasks(process: int) -> Iterator[tuple[str, float, int]]:
    """Name, seconds of work and wakes of each thread."""
    for task in Path(f"/proc/{process}/task").iterdir():
        try:
            worked = int((task / "schedstat").read_text().split()[0]) / 1e9
            lines = (task / "status").read_text().splitlines()
        except (FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            continue
        status = dict(line.split(":", 1) for line in lines if ":" in line)
        yield status["Name"].strip(), worked, int(status["voluntary_ctxt_switches"])


def totals(process: int) -> tuple[float, float, int]:
    """Seconds of work: all, and all but the mixer's; wakes of all but the mixer."""
    found = list(tasks(process))
    others = [each for each in found if not each[0].startswith("SDLAudio")]
    return sum(each[1] for each in found), sum(each[1] for each in others), sum(each[2] for each in others)


def idle() -> Iterator[Figure]:
    """Title and tables that wait for the person: share of a core with and without the mixer, wakes a second.

    First each of the time until all is drawn that can be drawn ahead, then at rest.
    """
    for players in (0, *PEOPLE):
        with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as (display, buffer):
            match = {"variant": "briscola", "players": players or 2}
            env = home(Path(folder), display, speed="quick", cut_for_me=True, fullscreen=True, match=match)
            with running(env, buffer) as process:
                time.sleep(3.0)  # the threads of the start have ended
                if players:
                    subprocess.run(["xdotool", "mousemove", "600", "540"], env=env, check=True)
                moments = [(*totals(process), time.perf_counter())]
                if players:
                    press(env, "Return")
                for seconds in (TO_THE_TURN, MEASURED):
                    time.sleep(seconds)
                    moments.append((*totals(process), time.perf_counter()))
            for name, (begin, end) in zip(("_first", ""), pairwise(moments), strict=True):
                whole, quiet, wakes, took = (b - a for a, b in zip(begin, end, strict=True))
                start, share = f"idle_{players or 'title'}{name}", "% of a core"
                yield Figure(name=start, value=round(100 * whole / took, 2), unit=share)
                yield Figure(name=f"{start}_silent", value=round(100 * quiet / took, 2), unit=share)
                yield Figure(name=f"{start}_wakes", value=round(wakes / took, 1), unit="a second")


def press_heard() -> Iterator[Figure]:
    """Time from a key on the title at rest to the first change of the screen: the median and the 90 %."""
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as (display, buffer):
        env = home(Path(folder), display, fullscreen=True)
        with running(env, buffer):
            time.sleep(5.0)
            keys = subprocess.Popen(["xdotool", "-"], env=env, stdin=subprocess.PIPE, text=True)
            assert keys.stdin is not None
            times = []
            for n in range(PRESSES):
                time.sleep(0.5 + 0.007 * (n % 5))
                before, begun = menu(buffer), time.perf_counter()
                keys.stdin.write("key Down\n")
                keys.stdin.flush()
                while menu(buffer) == before and time.perf_counter() - begun < 1:
                    pass
                times.append(1000 * (time.perf_counter() - begun))
            keys.stdin.close()
            keys.wait()
    yield Figure(name="press_heard_p50", value=round(median(times), 1), unit="ms")
    yield Figure(name="press_heard_p90", value=round(sorted(times)[PRESSES * 9 // 10], 1), unit="ms")


def start() -> Iterator[Figure]:
    """Work of the program until its title stands, with empty caches and with those of a start before."""
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as (display, buffer):
        env = home(Path(folder), display, fullscreen=True)
        with running(env, buffer):
            time.sleep(1.0)  # its modules are compiled now
        for name, stays in (("start_cold", 8.0), ("start_warm", 0.0)):
            if not stays:
                time.sleep(0.5)
            else:
                subprocess.run(["rm", "-rf", str(Path(folder) / "cache")], check=True)
            with running(env, buffer) as process:
                worked = totals(process)[0]
                time.sleep(stays)
            yield Figure(name=name, value=round(worked, 3), unit="s of a core")
        with running(env, buffer, until=painted) as process:
            worked = totals(process)[0]
        yield Figure(name="start_first_picture", value=round(worked, 3), unit="s of a core")


MEASURES: Mapping[str, Callable[[], Iterator[Figure]]] = {
    "idle": idle,
    "press_heard": press_heard,
    "start": start,
}


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        for figure in MEASURES[wanted]():
            print(json.dumps(asdict(figure)), flush=True)
