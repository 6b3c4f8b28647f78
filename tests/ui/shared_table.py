"""A table of several people at one screen, and a robot that plays for whoever has it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pygame

from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import Recorder
from briscola.client.hot_seat.agreement import ANYTHING, TableAgreement
from briscola.client.hot_seat.shared_screen import SharedScreen
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.commands.autopilot import Unsalted
from briscola.engine.rules import OptionValue
from briscola.engine.terms import PERSON
from briscola.players.levels import make_player
from briscola.players.player import Player
from briscola.storage.match_choices import Opponent
from briscola.storage.settings.settings import Speed
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from briscola.ui.app import App
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.screen_pass import ScreenPass
from briscola.ui.scenes.play.screen_passing import ScreenPassing
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.speech.speech_voice import SpeechVoice
from briscola.ui.window_events import Hooks
from tests.ui.drawn import QUICK
from tests.ui.driver import FRAME
from tests.ui.robot import WAYS, Robot, plain_settings

DEAF = round(0.75 / FRAME)
"""Frames after which the curtain surely hears, and after which it surely is open."""
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Franco")
FACES = ("person-woman", "person-man")


def shared_setup(
    variant: str,
    players: int,
    people: Sequence[int],
    options: Mapping[str, OptionValue] | None = None,
    *,
    level: str = "random",
    winning_hands: int = 1,
) -> MatchSetup:
    """A match with people at these seats (0 among them) and computers at the others."""
    others = regulars(players, (level,))
    seated = [
        Opponent(name=NAMES[seat], face=FACES[seat % 2], level=PERSON) if seat in people else computer
        for seat, computer in enumerate(others, start=1)
    ]
    return MatchSetup(
        variant=variant,
        players=players,
        options=dict(options or {}),
        winning_hands=winning_hands,
        player=NAMES[0],
        opponents=tuple(seated),
    )


class SharedTable:
    """People at these seats of a match, in one window."""

    def __init__(
        self,
        setup: MatchSetup,
        *,
        seed: int = 1,
        size: tuple[int, int] = (1024, 600),
        raster: Raster | None = None,
        recorder: Recorder | None = None,
        table: RefereedTable | None = None,
        players: Sequence[Player] | None = None,
        curtain: bool = True,
        inputs: Sequence[str] = (),
        advice: bool = False,
        speeds: Mapping[str, Speed] | None = None,
        voice: SpeechVoice | None = None,
        **fields: Any,
    ) -> None:
        settings = plain_settings(**fields)
        self.app = App(settings=settings, size=size, sound=False, raster=raster or QUICK, voice=voice)
        self.app.hooks = Hooks(rules=RulesScene)
        if recorder is None and players is None:
            level = next((o.level for o in setup.opponents if o.level != PERSON), "random")
            players = [make_player(level, seed=seed, seat=seat) for seat in range(1, setup.players)]
        self.host = MatchHost(
            setup,
            table=table,
            deals=SeededDeals(seed),
            players=players,
            recorder=recorder,
            advice=advice,
        )
        self.screen = SharedScreen(self.host)
        agreement = TableAgreement(curtain=curtain, inputs=tuple(inputs) or (ANYTHING,) * len(setup.people))
        self.shared = ScreenPassing(self.app, self.screen, agreement, speeds=speeds or {}, make=self._scene)
        self.app.push(self.shared.first)
        self.shared.begin()

    def _scene(self, seat: HostedSeat, screen_pass: ScreenPass) -> PlayScene:
        chance = Random(f"table:{seat.place}")
        scene = PlayScene(
            self.app, seat, TableActions(leave=self.app.quit), screen_pass=screen_pass, chance=chance
        )
        scene.salt = Unsalted()
        return scene

    @property
    def scene(self) -> PlayScene:
        """The table of whoever has the screen, or had it last."""
        scene = self.app.scenes[0]
        assert isinstance(scene, PlayScene)
        return scene


class SharedRobot(Robot):
    """Plays for every person in turn, and opens the curtain."""

    def __init__(self, table: SharedTable, *, seed: int, ways: Sequence[str] = WAYS) -> None:
        self.table = table
        self.opened: list[str] = []
        """Names of those for whom the curtain was opened."""
        self.opens = True
        """False if it opens no curtain before it is told to."""
        super().__init__(table.app, table.scene, seed=seed, ways=ways)

    @property
    def scene(self) -> PlayScene:
        return self.table.scene

    @scene.setter
    def scene(self, scene: PlayScene) -> None:
        assert scene is self.table.scene

    def frame(self) -> None:
        self.bare_frame()
        if self.opens and isinstance(self.app.top, Curtain):
            self.at_curtain(self.app.top)

    def to_curtain(self) -> Curtain:
        """Go on until the curtain closes, and wait until it hears."""
        for _ in range(2000):
            self.bare_frame()
            if isinstance(self.top, Curtain):
                for _ in range(DEAF):
                    self.bare_frame()
                return self.top
            if self.scene.flow.timeline.running:
                self.press(pygame.K_SPACE)
        raise AssertionError("no curtain closes")

    def at_curtain(self, curtain: Curtain) -> None:
        """Open the curtain in the manner of the person."""
        self.let_pass(DEAF)
        self.press(pygame.K_RETURN)
        for _ in range(DEAF):
            self.bare_frame()
            if self.top is not curtain:
                break
        assert self.top is not curtain, "the curtain stays closed"
        self.opened.append(curtain.name)
