"""What a frame costs while the coach thinks: the window never waits for him."""

import time
from collections.abc import Iterator
from random import Random

from benchmarks.figure import Figure, percentile
from benchmarks.window import FRAME, FULL_HD, alone
from briscola.deals import SeededDeals
from briscola.players.levels import make_player
from briscola.table import Phase, Table

FRAMES = 400


def _frames() -> list[float]:
    """Milliseconds of each frame at 1920×1080 in which cards fly while a hand is judged."""
    from briscola.client.match_setup import MatchSetup, regulars
    from briscola.storage.settings import Settings
    from briscola.ui.app import App
    from briscola.ui.scenes.coach import CoachScene

    setup = MatchSetup(variant="chiamata", players=5, opponents=regulars(5))
    table = Table(setup.rules(), winning_hands=1, levels=setup.levels, deals=SeededDeals(3))
    players = [make_player("easy", seed=1, seat=seat) for seat in range(5)]
    table.begin_match()
    while not any(type(event).__name__ == "HandEnded" for event in table.log):
        if table.phase is Phase.HAND:
            table.begin_hand()
        elif table.phase is Phase.CUT:
            table.cut(at=7 if table.cutter == 0 else None)
        elif (asked := table.asked) is not None:
            table.act(players[asked.seat].choose(asked.view))
    app = App(settings=Settings(), size=FULL_HD, sound=False)
    scene = CoachScene(app, setup=setup, rules=setup.rules(), log=table.log, hand=1, chance=Random(1))
    app.push(scene)
    show, reel = scene.show, scene.show.reel
    times: list[float] = []
    while len(times) < FRAMES and not scene.judging.over:
        if show.waiting:
            if show.at == reel.last:
                show.jump(reel.hands[0].first)
            show.step()
        start = time.perf_counter()
        moving = app.tick(FRAME)
        spent = time.perf_counter() - start
        if moving:
            times.append(1000 * spent)
        time.sleep(max(0.0, FRAME - spent))
    scene.judging.stop()
    app.close()
    return times[len(times) // 4 :]  # the first fill the caches


def measure() -> Iterator[Figure]:
    """The 50th and 99th percentile of a frame while the coach thinks."""
    times = alone(_frames)
    for share in (50, 99):
        value = round(percentile(times, share / 100), 2)
        yield Figure(
            name=f"frame_coach_1080p_p{share}", value=value, unit="ms", aim=8.0 if share == 99 else None
        )
