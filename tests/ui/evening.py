"""A table of computers in a window without a screen, and a robot that leads it to a moment."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame

from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import Recorder
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import SeatControl
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.commands.autopilot import Unsalted
from briscola.engine.actions import Call, Play
from briscola.engine.events import Requested, Signalled
from briscola.engine.rules import OptionValue
from briscola.entries import IN_WINDOW
from briscola.players.insight.evaluation import Insight
from briscola.players.levels import make_player
from briscola.table.deals import Deals, SeededDeals
from briscola.ui.app import App
from briscola.ui.entry_row import EntryRow
from briscola.ui.navigation import Navigator
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.panels.sign_wheel import Wheel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.tabletop.sign_display import Said
from briscola.ui.scenes.waiting_matches import WaitingMatches
from briscola.ui.speech.speech_voice import SpeechVoice
from briscola.ui.views.bubbles.speech_bubble import BubbleWords
from briscola.ui.window_events import Hooks
from tests.client.seat_steps import host_of
from tests.ui.aids import AIDS
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver
from tests.ui.robot import Robot, plain_settings

Options = Mapping[str, OptionValue]

GAMES: Mapping[str, tuple[str, int, Options]] = {
    "two": ("briscola", 2, {}),
    "three": ("briscola", 3, {}),
    "pairs": ("briscola", 4, {}),
    "five": ("briscola", 5, {}),
    "chiamata": ("chiamata", 5, {}),
    "in the dark": ("chiamata", 5, {"dark": True, "concede": True}),
    "blind dummy": ("chiamata", 4, {}),
    "open dummy": ("chiamata", 4, {"morto": "open"}),
    "prini": ("prini", 4, {}),
    "prini, all dealt": ("prini", 2, {"deal_all": True}),
    "bisca": ("bisca", 4, {}),
    "bisca, nine cards": ("bisca", 2, {"hand_size": 9}),
    "scoperta": ("scoperta", 2, {}),
    "briscolone": ("briscolone", 2, {}),
}


class Evening(Robot):
    """A robot, and what a person sees and asks at its table."""

    def __init__(
        self,
        scene: PlayScene,
        *,
        chance: int = 1,
        ways: Sequence[str] = ("digit",),
        talks: Sequence[str] = (),
    ) -> None:
        """`chance` is the seed of what the robot chooses."""
        assert isinstance(scene.app, App)
        super().__init__(scene.app, scene, seed=chance, ways=ways, talks=talks)

    @property
    def caption(self) -> str:
        """The headline of the caption; empty without one."""
        words = self.scene.overlays.caption.words
        return "" if words is None else words[0]

    def after(self, tricks: int) -> None:
        """Go on until the person is to play after so many tricks."""
        self.play_until(lambda: self.asked and len(self.scene.seat.view.tricks) >= tricks)
        assert self.app.top is self.scene
        self.frame()

    def lead(self, kind: type = Play) -> None:
        """Go on until the person has a choice of that kind; in auctions he bids until the call is his."""
        self.eager = float(kind is Call)

        def asked() -> bool:
            legal = self.scene.seat.view.legal if self.asked else ()
            return len(legal) > 1 and isinstance(legal[0], kind)

        self.play_until(asked)
        self.read()
        assert self.app.top is self.scene

    def button_of(self, name: str) -> pygame.Rect:
        """The rectangle of a round button."""
        return next(w.rect for w in self.scene.group.widgets if w.name == name and w.visible)

    def hint(self) -> Insight:
        """The key of the hint, until it lies there."""
        self.key(pygame.K_h)
        return self.hinted()

    def hinted(self) -> Insight:
        """The advice, as soon as more than a first look lies there."""
        for _ in range(2000):
            self.frame()
            insight = self.scene.overlays.hint.insight
            if insight is not None and not insight.first_look:
                self.frame()
                self.app.draw()
                return insight
            time.sleep(0.001)
        raise AssertionError("no advice comes")

    def open_signs(self) -> SignPanel:
        """The sheet of signs and requests, opened with its key."""
        self.key(pygame.K_s)
        panel = self.scene.panel
        assert isinstance(panel, SignPanel)
        return panel

    def wheel(self) -> Wheel:
        """The wheel on that sheet."""
        wheel = self.open_signs().wheel
        assert wheel is not None
        return wheel

    def said(self) -> list[Signalled | Requested]:
        """All signs and requests so far, unseen by the person too."""
        return [event for event in self.log if isinstance(event, Signalled | Requested)]

    def signs_made(self) -> list[str]:
        """The signs among them."""
        return [event.sign for event in self.said() if isinstance(event, Signalled)]

    @property
    def faces(self) -> Mapping[int, str]:
        """The grimaces that are made now, by place."""
        return self.scene.now().faces

    def words(self, said: Said) -> BubbleWords:
        """All that is written of a sign or a request."""
        return self.scene.overlays.signs.words(said)

    def show(self, said: Signalled | Requested) -> None:
        """Somebody else says it: the session publishes it, the table shows it."""
        host = host_of(self.scene.seat)
        if isinstance(said, Signalled):
            host.tell(host.table.signal(seat=said.seat, sign=said.sign, spies=tuple(said.seen_by or ())))
        else:
            host.tell(host.table.request(seat=said.seat, ask=said.ask))
        self.scene.flow.push(self.scene.seat.take_new_events())
        self.frame()


def seat_at(
    variant: str = "briscola",
    players: int = 2,
    options: Options | None = None,
    *,
    seed: int = 1,
    level: str = "random",
    winning_hands: int = 1,
    player: str = "",
    deals: Deals | None = None,
    recorder: Recorder | None = None,
) -> HostedSeat:
    """A person's seat against computers of a level; the same seed, the same match."""
    setup = MatchSetup(
        variant=variant,
        players=players,
        options=dict(options or {}),
        winning_hands=winning_hands,
        player=player,
        opponents=regulars(players, (level,)),
    )
    others = [make_player(level, seed=seed, seat=seat) for seat in range(1, players)]
    return HostedSeat(MatchHost(setup, deals=deals or SeededDeals(seed), players=others, recorder=recorder))


def window_on(
    seat: SeatControl,
    *,
    size: tuple[int, int] = (1024, 600),
    raster: Raster = QUICK,
    salted: bool = False,
    voice: SpeechVoice | None = None,
    **fields: Any,
) -> PlayScene:
    """The table of a seat in a window; `salted` if what the person does goes into the shuffle."""
    app = App(settings=plain_settings(**fields), size=size, sound=False, raster=raster, voice=voice)
    app.hooks = Hooks(rules=RulesScene)
    scene = PlayScene(app, seat, TableActions(leave=app.quit), aids=AIDS)
    if not salted:
        scene.salt = Unsalted()
    app.push(scene)
    return scene


def at_table(
    variant: str = "briscola",
    players: int = 2,
    options: Options | None = None,
    *,
    seed: int = 1,
    level: str = "random",
    recorder: Recorder | None = None,
    ways: Sequence[str] = ("digit",),
    talks: Sequence[str] = (),
    chance: int = 1,
    **fields: Any,
) -> Evening:
    """A table of one hand, and a robot at it; `fields` are settings, or the window's size."""
    seat = seat_at(variant, players, options, seed=seed, level=level, recorder=recorder)
    return Evening(window_on(seat, **fields), chance=chance, ways=ways, talks=talks)


class Home(Driver):
    """The program over a folder, at its title."""

    def __init__(self, folder: Path, rows: Sequence[EntryRow] = IN_WINDOW, **fields: Any) -> None:
        super().__init__(App(settings=plain_settings(**fields), size=(1024, 600), sound=False, raster=QUICK))
        self.navigator = Navigator(self.app, rows, library=Library(folder))
        self.navigator.begin()

    def table(self) -> Evening:
        """The table on top."""
        assert isinstance(self.top, PlayScene)
        return Evening(self.top)

    def sit_down(self, setup: MatchSetup) -> Evening:
        """A new match."""
        self.navigator.start(setup)
        return self.table()

    def resume(self) -> Evening:
        """The match that waits."""
        line = self.navigator.entry(WaitingMatches).resume()
        assert line is not None and line.on_press is not None
        line.on_press()
        return self.table()


def asked_for(kind: type = Play, game: str = "two", **fields: Any) -> Evening:
    """A table of one of the GAMES, led to a choice of that kind."""
    table = at_table(*GAMES[game], **fields)
    table.lead(kind)
    return table


def in_pairs(tricks: int = 1, options: Options | None = None, **fields: Any) -> Evening:
    """A table for pairs at which the person is to play after some tricks, and may sign."""
    table = at_table("briscola", 4, options, **fields)
    table.after(tricks)
    return table
