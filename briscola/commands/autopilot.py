"""The usher takes the person's place in a demonstration: cuts, plays, turns the page after a result."""

import time
from collections.abc import Sequence
from random import Random

import pygame

from briscola.client.host.match_host import MatchHost
from briscola.client.host.opponents import in_person
from briscola.client.host.thinking_threads import Thought
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import OWN_STEPS, NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.rules import Rules
from briscola.players.levels import make_player
from briscola.players.player import Player
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from briscola.ui.app import App
from briscola.ui.input.salt import Salt
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult

RESULTS = (HandResult, MatchResult)
POLL = 0.0005  # seconds between two looks at a thought
READ_RESULT = 5.0  # seconds that a result lies on the table
READ_PANEL = 1.4  # seconds that a sheet of paper stays open
CUT_TIME = 1.2
THINK = 0.6


class Rehearsed(HostedSeat):
    """A seat whose computers have always finished thinking: what is seen depends on no clock."""

    def think(self) -> Thought:
        """The next computer's thought, ready."""
        thought = super().think()
        while not thought.ready:
            time.sleep(POLL)
        return thought


def rehearsed(rules: Rules, *, levels: Sequence[str], seed: int, winning_hands: int) -> Rehearsed:
    """A match in which computers sit at all seats, fixed by the seed."""
    setup = MatchSetup(
        variant=rules.variant,
        players=rules.players,
        options=dict(rules.changed),
        winning_hands=winning_hands,
        opponents=regulars(rules.players, tuple(levels[1:])),
    )
    table = RefereedTable(
        rules, winning_hands=winning_hands, levels=levels, deals=SeededDeals(seed), seed=seed
    )
    players = [
        make_player(in_person(level, setup.face_of(seat)), seed=seed, seat=seat)
        for seat, level in enumerate(levels)
    ]
    return Rehearsed(MatchHost(setup, table=table, players=players[1:]))


class Unsalted(Salt):
    """No person's contribution: the seed alone decides the deals."""

    def hear(self, event: pygame.event.Event) -> None:
        """Ignore the event: mouse moves add nothing to the salt."""
        del event

    @property
    def ready(self) -> bool:
        """Always True: nobody waits for mouse moves that will not come."""
        return True


class Autopilot:
    """Leads a table through its hands in the person's place, at the pace of a spectator."""

    def __init__(self, app: App, seat: HostedSeat, *, level: str, seed: int, hands: int | None) -> None:
        """`level` plays the person's seat; `hands` None plays one whole match."""
        self.app, self.seat, self.hands = app, seat, hands
        self.scene = PlayScene(app, seat, TableActions(leave=app.quit), chance=Random(f"demo:{seed}"))
        self.scene.salt = Unsalted()
        self._player: Player = make_player(in_person(level, seat.setup.face), seed=seed, seat=0)
        self._waited = 0.0

    @property
    def reading(self) -> float:
        """Seconds that a result has been lying there; 0 when none does."""
        return self._waited if isinstance(self.app.top, RESULTS) else 0.0

    @property
    def read(self) -> bool:
        """True once the whole result is on show and 90 % of its reading time has passed."""
        counted = not isinstance(self.app.top, HandResult) or self.app.top.over
        return counted and self.reading >= 0.9 * READ_RESULT

    @property
    def over(self) -> bool:
        """True if the result on the table is the last one to be shown."""
        top = self.app.top
        ends = isinstance(top, MatchResult) or (isinstance(top, HandResult) and top.ends_match)
        if self.hands is None or (self.seat.next_step is NextStep.MATCH and not ends):
            return ends
        return self.scene.flow.hand >= self.hands

    def step(self, dt: float) -> None:
        """Let dt seconds pass, and do what is due."""
        next_step = self.scene.flow.next_step if self.app.top is self.scene else None
        reading = isinstance(self.app.top, RESULTS)
        if next_step not in OWN_STEPS and not reading:
            self._waited = 0.0
            return
        self._waited += dt
        if self._waited < self._patience(next_step):
            return
        self._waited = 0.0
        if next_step is NextStep.OWN_CUT:
            self.scene.overlays.question.clear()
            self.scene.flow.cut(None, "")
        elif next_step is NextStep.OWN_TRUMP_CARD:
            self.scene.overlays.question.clear()
            self.scene.flow.choose_trump_card(None)
        elif next_step is NextStep.OWN_MOVE:
            self.scene.act(self._player.choose(self.seat.view))
        elif self.over:
            self.app.quit()
        else:
            if isinstance(self.app.top, RESULTS):
                self.app.top.group.focus_name("rematch")  # the end of a match opens with no button armed
            enter = {"key": pygame.K_RETURN, "unicode": "\r", "mod": 0, "scancode": 40}
            self.app.dispatch(pygame.event.Event(pygame.KEYDOWN, enter))

    def _patience(self, next_step: NextStep | None) -> float:
        pace = self.scene.context.pace
        if next_step is NextStep.OWN_CUT:
            return pace.s(CUT_TIME)
        if next_step in (NextStep.OWN_TRUMP_CARD, NextStep.OWN_MOVE):
            return pace.s(READ_PANEL if self.scene.panel is not None else THINK)
        return READ_RESULT
