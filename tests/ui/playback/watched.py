"""A match that somebody looks at again, with real events."""

from typing import Any

import pygame

from briscola.capabilities.coach.entry import coach_offer
from briscola.client.host.library import Library
from briscola.client.playback.what_if import Origin
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.events import DrawnForDeal, Event, MatchBegan, MatchEnded
from briscola.engine.rules import OptionValue
from briscola.ui.app import App
from briscola.ui.scenes.playback.scene import PlaybackScene
from tests.client.steps import play_steps
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver
from tests.ui.robot import plain_settings

Game = tuple[str, int, dict[str, OptionValue]]


def match_of(game: Game, hands: int = 1) -> list[Event]:
    """A match of some hands, played by chance."""
    log: list[Event] = []
    for number in range(hands):
        events = [event for _, step in play_steps(*game, number + 3) for event in step]
        events = [e for e in events if not isinstance(e, MatchEnded) or number == hands - 1]
        log += [e for e in events if not number or not isinstance(e, MatchBegan | DrawnForDeal)]
    return log


class Watched(Driver):
    """A window with nothing but the playback in it; it rests at the beginning."""

    def __init__(
        self,
        game: Game = ("briscola", 2, {}),
        *,
        hands: int = 1,
        size: tuple[int, int] = (1024, 600),
        log: list[Event] | None = None,
        hand: int = 0,
        origin: Origin | None = None,
        setup: MatchSetup | None = None,
        **fields: Any,
    ) -> None:
        super().__init__(App(settings=plain_settings(**fields), size=size, sound=False, raster=QUICK))
        variant, players, options = game
        setup = setup or MatchSetup(
            variant=variant, players=players, options=options, opponents=regulars(players, ("medium",))
        )
        self.scene = PlaybackScene(
            self.app,
            setup=setup,
            log=match_of(game, hands) if log is None else log,
            hand=hand,
            origin=origin,
            offers=[coach_offer(self.app, Library())],
        )
        self.app.push(self.scene)
        self.show, self.reel = self.scene.show, self.scene.show.reel
        self.show.playing = False
        self.frame()

    def jump(self, stop: int, *, eyes: int | None = None) -> None:
        """Go to a stop, and look at it with somebody's eyes."""
        self.show.jump(stop)
        if eyes is not None:
            self.show.show_seat(eyes)
        self.frame()

    def pads(self, kind: int, **fields: Any) -> None:
        """A gamepad's button or cross, and the frame that hears it."""
        self.pad(kind, **fields)
        self.frame()

    def tap(self, pos: tuple[int, int]) -> None:
        """Touch with a finger."""
        self.finger(pygame.FINGERDOWN, pos)
        self.finger(pygame.FINGERUP, pos)
        self.frame()

    def let(self, seconds: float) -> None:
        """Let some time pass."""
        for event in pygame.event.get():
            self.app.dispatch(event)
        for _ in range(round(seconds * 20)):
            self.app.tick(0.05)
