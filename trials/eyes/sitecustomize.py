"""Eyes in a program of the game that is tried: the scene on top, where its controls lie, and times of frames.

Python imports this by itself at the start. A thread answers every connection to the socket that EYES names
with one object of JSON: `look` for what is seen and said, `times` for the times since the last such question.
It only reads and measures: all that is done in the program comes from mouse and keys. The name in LEADS_HERE,
which no name server knows, is that of this computer.
"""

import contextlib
import json
import os
import socket
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

Spots = dict[str, tuple[int, int]]


def _app() -> Any:
    """The app whose loop the main thread runs; None before and after."""
    frame = sys._current_frames().get(threading.main_thread().ident or 0)
    while frame is not None:
        if frame.f_code.co_name == "loop" and frame.f_code.co_filename.endswith("app.py"):
            return frame.f_locals["self"]
        frame = frame.f_back
    return None


def _seen() -> dict[str, Any]:
    app = _app()
    top = None if app is None else app.top
    if top is None or not hasattr(top, "group"):
        return {"scene": "", "spots": {}}
    panel = getattr(top, "panel", None)
    found: dict[str, Any] = {"scene": type(top).__name__, "panel": type(panel).__name__ if panel else ""}
    found["said"] = [*app.speaker.said]
    if found["scene"] == "TablePage":
        found["code"] = top.table.code
    if found["scene"] == "HouseholdSheet":
        found["pages"] = top.phones.page_address
    if found["scene"] == "AddMeetingPoint":
        found["works"] = top.works is not None
    spots: Spots = dict(_controls(top.group))
    if getattr(getattr(top, "flow", None), "next_step", None) is not None:
        found["next_step"] = top.flow.next_step.name
        found["moment"] = top.seat.version
        found["cards"] = {} if panel or found["next_step"] != "OWN_MOVE" else dict(_cards(top.hand))
    if panel is not None and not panel.deaf:
        spots |= dict(_controls(panel.group))
    return {**found, "spots": spots}


def _controls(group: Any) -> Iterator[tuple[str, tuple[int, int]]]:
    """Name and middle of everything that can be pressed."""
    for widget in group.widgets:
        if not widget.usable:
            continue
        if hasattr(widget, "items"):
            for at, item in enumerate(widget.items):
                yield item.name, widget.line(at).center
        elif hasattr(widget, "rects"):
            for card, rect in zip(widget.cards, widget.rects, strict=True):
                yield f"{card.setup.variant}-{card.setup.players}", rect.center
        elif hasattr(widget, "line_rect") and widget.open:
            for at in range(len(widget.values)):
                yield f"{widget.name}:{at}", widget.line_rect(at).center
        elif type(widget).__name__ == "Pegs":
            for number in range(widget.low, widget.high + 1):
                yield f"{widget.name}:{number}", (widget._x(number), widget.rect.centery)
        elif type(widget).__name__ == "TableRow":
            yield f"table of {widget.table.host}", widget.rect.center
        elif widget.name:
            yield widget.name, widget.rect.center


def _cards(hand: Any) -> Iterator[tuple[str, tuple[int, int]]]:
    """The cards that may be played, each with a point that no other card covers."""
    poses, ratio = hand.rest_poses(), hand.table.ratio
    shapes = {code: [(round(x), round(y)) for x, y in pose.corners(ratio)] for code, pose in poses.items()}
    codes = [code for code in hand.codes if code in shapes]
    for at, code in enumerate(codes):
        if hand.allowed is None or code not in hand.allowed:
            continue
        left, right = shapes[code][0], shapes[code][1]
        share = 0.5 if at == len(codes) - 1 else 0.12  # the next card covers the right of this one
        low = shapes[code][3]
        across = (left[0] + share * (right[0] - left[0]), left[1] + share * (right[1] - left[1]))
        yield code, (round(across[0] + 0.2 * (low[0] - left[0])), round(across[1] + 0.2 * (low[1] - left[1])))


class _Times:
    """Times in ms of what a window does; `take` empties them."""

    def __init__(self) -> None:
        self._found: dict[str, list[float]] = {}

    def note(self, what: str, seconds: float) -> None:
        self._found.setdefault(what, []).append(round(1000 * seconds, 3))

    def take(self) -> dict[str, list[float]]:
        found, self._found = self._found, {}
        return found


_times = _Times()


def _measure_frames(app: Any) -> None:
    """Time each turn of the loop, from its first event to the end of its picture, without the pause after it.

    The work of it is the time of a core that the thread has used; the rest it has waited.
    """
    tick, dispatch = app.tick, app.dispatch
    began: list[tuple[float, float]] = []

    def timed_dispatch(event: Any) -> None:
        began.append((time.perf_counter(), time.thread_time()))
        dispatch(event)

    def timed_tick(dt: float) -> Any:
        began.append((time.perf_counter(), time.thread_time()))
        try:
            return tick(dt)
        finally:
            whole, work = time.perf_counter() - began[0][0], time.thread_time() - began[0][1]
            _times.note("frame", whole)
            _times.note("frame's work", work)
            began.clear()

    app.tick, app.dispatch = timed_tick, timed_dispatch


def _measure_actions(seat: Any) -> None:
    """Time a choice until its own card is shown, and until the host's line of it has come."""
    choose, take = seat.choose, seat.receive
    asked: list[float] = []

    def timed_choose(self: Any, action: Any) -> Any:
        began = time.perf_counter()
        shown = choose(self, action)
        asked[:] = [began]
        if shown:
            _times.note("card shown", time.perf_counter() - began)
        return shown

    def timed_take(self: Any, news: Any) -> None:
        take(self, news)
        if asked and type(news).__name__ == "NewEntries" and not self.lines.own:
            _times.note("host's answer", time.perf_counter() - asked.pop())

    seat.choose, seat.receive = timed_choose, timed_take


def _measure() -> None:
    """Begin to measure as soon as the app and the seat are there."""
    while (app := _app()) is None:
        time.sleep(0.05)
    _measure_frames(app)
    while (module := sys.modules.get("briscola.client.visit.remote_seat")) is None or not hasattr(
        module, "RemoteSeat"
    ):
        time.sleep(0.05)
    _measure_actions(module.RemoteSeat)


def _answer(listening: socket.socket) -> None:
    while True:
        asker, _ = listening.accept()
        with asker, contextlib.suppress(OSError):
            told = _times.take() if asker.recv(16) == b"times" else _looked()
            asker.sendall(json.dumps(told).encode())


def _looked() -> dict[str, Any]:
    """The scene and its controls; the main thread may change something meanwhile, so it looks thrice."""
    failed = ""
    for _ in range(3):
        try:
            return _seen()
        except Exception as error:
            failed = repr(error)
            time.sleep(0.05)
    return {"failed": failed}


def _open(path: str) -> None:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    with contextlib.suppress(OSError):  # a helper of the program has no window
        listening.bind(path)
        listening.listen()
        threading.Thread(target=_answer, args=(listening,), daemon=True, name="eyes").start()
        threading.Thread(target=_measure, daemon=True, name="clocks").start()


def _lead_here(name: str) -> None:
    found = socket.getaddrinfo

    def here(host: Any, *place: Any, **options: Any) -> Any:
        return found("127.0.0.1" if host == name else host, *place, **options)

    socket.getaddrinfo = here


if "EYES" in os.environ:
    _open(os.environ["EYES"])
if "LEADS_HERE" in os.environ:
    _lead_here(os.environ["LEADS_HERE"])
