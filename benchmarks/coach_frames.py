"""Cost of a frame, in turns while the coach thinks and while nobody does: the window never waits for him.

A frame's time is counted from when it was due, and beside it what its own thread used of a core: on a busy
machine the first holds waiting for others too.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from benchmarks.figure import Figure, percentile
from benchmarks.window import FRAME, FULL_HD, SETTLE_FRAMES, alone
from briscola.engine.events import Event, HandEnded
from briscola.players.levels import make_player
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

if TYPE_CHECKING:
    from briscola.capabilities.coach.window.scene import CoachScene
    from briscola.client.setup.match_setup import MatchSetup
    from briscola.ui.app import App

SIZES = {"800p": (1280, 800), "1080p": FULL_HD}
TURNS, SECONDS = 4, 3.0
"""Number of turns with the coach and without, and the seconds of each."""
AIM = 8.0


@dataclass(frozen=True, kw_only=True, slots=True)
class Frames:
    """Milliseconds of each frame in which something moved: `late` since it was due, `own` of a core."""

    late: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)


def _log_of(setup: "MatchSetup") -> list[Event]:
    """A hand that easy players play to its end."""
    rules = setup.rules()
    table = RefereedTable(rules, winning_hands=1, levels=setup.levels, deals=SeededDeals(3))
    players = [make_player("easy", seed=1, seat=seat) for seat in range(rules.players)]
    table.begin_match()
    while not any(isinstance(event, HandEnded) for event in table.log):
        if table.phase is Phase.HAND:
            table.begin_hand()
        elif table.phase is Phase.CUT:
            table.cut(at=7 if table.cutter == 0 else None)
        elif (asked := table.asked) is not None:
            table.act(players[asked.seat].choose(asked.view))
    return list(table.log)


def _frames(size: tuple[int, int], players: int) -> tuple[Frames, Frames]:
    """Frames in which cards fly, alone and beside a coach who thinks."""
    from briscola.capabilities.coach.judging_process import Judging
    from briscola.capabilities.coach.window.scene import CoachScene
    from briscola.capabilities.coach.window.session import CoachSession
    from briscola.client.setup.match_setup import MatchSetup, regulars
    from briscola.client.view.view import ME
    from briscola.storage.settings.settings import Settings
    from briscola.ui.app import App

    variant = "chiamata" if players == 5 else "briscola"
    setup = MatchSetup(variant=variant, players=players, opponents=regulars(players))
    log = _log_of(setup)
    app = App(settings=Settings(), size=size, sound=False)
    session = CoachSession(log, 1)
    scene = CoachScene(app, session, setup=setup, chance=Random(1))
    app.push(scene)
    session.judging.stop()
    for _ in range(SETTLE_FRAMES):  # what is drawn ahead while one reads
        app.tick(FRAME)
    _fly(app, scene, Frames(), SECONDS)  # the first fill the caches
    still, beside = Frames(), Frames()
    for _ in range(TURNS):
        _fly(app, scene, still, SECONDS)
        session.judging = Judging(session.hands[0], log, ME)
        while not session.judging.news.share:
            time.sleep(FRAME)
        _fly(app, scene, beside, SECONDS)
        session.judging.stop()
    app.close()
    return still, beside


def _fly(app: "App", scene: "CoachScene", frames: Frames, seconds: float) -> None:
    """Sixty frames a second, the hand shown from its beginning again and again."""
    show, due = scene.show, time.perf_counter()
    end = due + seconds
    while due < end:
        if show.waiting:
            if show.at == show.reel.last:
                show.jump(show.reel.hands[0].first)
            show.step()
        began, used = time.perf_counter(), time.thread_time()
        moving = app.tick(FRAME)
        done = time.perf_counter()
        if moving:
            frames.late.append(1000 * (done - due))
            frames.own.append(1000 * (time.thread_time() - used))
        due = max(done, began + FRAME)
        time.sleep(due - done)


def measure() -> Iterator[Figure]:
    """Two at the table, at two sizes: with the coach and without."""
    for name, size in SIZES.items():
        for who, frames in zip(("alone", "beside"), alone(_frames, size, 2), strict=True):
            for what, times, share in (("p50", frames.late, 0.5), ("p99", frames.late, 0.99)):
                value = round(percentile(times, share), 2)
                aim = AIM if who == "beside" and share > 0.5 else None
                yield Figure(name=f"coach_frames_{name}_{who}_{what}", value=value, unit="ms", aim=aim)
            value = round(percentile(frames.own, 0.99), 2)
            yield Figure(name=f"coach_frames_{name}_{who}_own_p99", value=value, unit="ms of a core")
