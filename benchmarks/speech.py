"""The cost of speech: per frame of a table at which everything is told, and per question."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.figure import Figure, percentile
from benchmarks.window import FRAME, FULL_HD, alone

DEALS = 3
ASKED_EVERY = 40
"""Frames between two questions."""


class _Mute:
    """A voice that says nothing, and is a reader."""

    def find(self, found: Callable[..., object], *, readers_only: bool) -> None:
        from briscola.ui.speech.speech_voice import Found

        del readers_only
        found(Found(name="mute", reader=True))

    def speak(self, text: str, *, interrupt: bool) -> None:
        del text, interrupt

    def stop(self) -> None:
        pass

    def wish(self, wish: object) -> None:
        del wish

    def close(self) -> None:
        pass


class _Spent:
    """Seconds of a core spent in some functions since the last look."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._inside = False

    def timed(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The function, its time counted unless another one counts it."""

        def run(*given: Any, **named: Any) -> Any:
            if self._inside:
                return work(*given, **named)
            self._inside, start = True, time.process_time()
            try:
                return work(*given, **named)
            finally:
                self._inside = False
                self._seconds += time.process_time() - start

        return run

    def since(self) -> float:
        """Milliseconds since the last look."""
        spent, self._seconds = self._seconds, 0.0
        return 1000 * spent


def _frames(players: int, variant: str) -> tuple[list[float], list[float]]:
    """Milliseconds of a core that speech takes of each frame of some hands, and of each question."""
    import pygame

    from briscola.client.host.match_host import MatchHost
    from briscola.client.seats.hosted_seat import HostedSeat
    from briscola.client.seats.seat_control import NextStep
    from briscola.client.setup.match_setup import MatchSetup, regulars
    from briscola.storage.settings.settings import Settings
    from briscola.table.deals import SeededDeals
    from briscola.ui.app import App
    from briscola.ui.scenes.play.scene import PlayScene
    from briscola.ui.scenes.results.actions import TableActions

    app = App(settings=Settings(speech="on", speed="quick"), size=FULL_HD, sound=False, voice=_Mute())
    spent = _Spent()
    setattr(app.accessibility, "speak", spent.timed(app.accessibility.speak))  # noqa: B010
    frames: list[float] = []
    asked: list[float] = []
    keys = [pygame.K_q, pygame.K_b, pygame.K_c, pygame.K_v, pygame.K_x, pygame.K_g, pygame.K_f, pygame.K_d]
    for seed in range(DEALS + 1):
        setup = MatchSetup(
            variant=variant, players=players, opponents=regulars(players, ("easy",)), winning_hands=1
        )
        seat = HostedSeat(MatchHost(setup, deals=SeededDeals(seed)))
        scene = PlayScene(app, seat, TableActions(leave=app.quit), chance=random.Random(1))
        narration = scene.narration
        for name in ("witness", "ask"):
            setattr(narration, name, spent.timed(getattr(narration, name)))
        app.reset(scene)
        chance = random.Random(seed)
        number = 0
        while app.top is scene and not seat.over:
            if scene.flow.next_step is NextStep.OWN_CUT:
                scene.flow.cut(None, "")
            elif scene.flow.next_step is NextStep.OWN_MOVE:
                scene.act(chance.choice(seat.view.legal))
            spent.since()
            app.tick(FRAME)
            if seed:  # the first match fills the caches
                frames.append(spent.since())
            number += 1
            if number % ASKED_EVERY == 0:
                code = chance.choice(keys)
                start = time.process_time()
                app.dispatch(
                    pygame.event.Event(pygame.KEYDOWN, key=code, unicode=chr(code), mod=0, scancode=0)
                )
                asked.append(1000 * (time.process_time() - start))
    app.close()
    return frames, asked


def measure() -> Iterator[Figure]:
    """The 50th and 99th percentile and the most, for two players and for a chiamata of five."""
    for name, players, variant in (("two", 2, "briscola"), ("chiamata5", 5, "chiamata")):
        frames, asked = alone(_frames, players, variant)
        for share in (50, 99, 100):
            value = round(percentile(frames, share / 100), 3)
            aim = 1.0 if share == 99 else None
            yield Figure(name=f"speech_frame_{name}_p{share}", value=value, unit="ms of a core", aim=aim)
        value = round(percentile(asked, 0.99), 3)
        yield Figure(name=f"speech_question_{name}_p99", value=value, unit="ms of a core", aim=1.0)
