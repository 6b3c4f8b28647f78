"""A robot with hands: it plays at the real table by posting mouse, key and finger events."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame

from briscola.client.seats.seat_control import NextStep
from briscola.client.view.view import View
from briscola.engine.events import Event
from briscola.storage.settings.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.signs_overlay import silence
from briscola.ui.widgets.widget import Widget
from tests.client.seat_steps import host_of
from tests.ui.driver import Driver

LONGEST = 8_000
"""Frames after which something has gone wrong."""

TALKS = ("click", "tap", "digit", "arrows", "ask")
"""Ways to say something at a table for pairs."""
WAYS = ("click", "drag", "digit", "arrows", "tap", "flick")


def plain_settings(**fields: Any) -> Settings:
    """Settings for a quick game in English."""
    return changed(Settings(), **{"language": "en", "speed": "none", "trick_pause": 0.5, **fields})


class Robot(Driver):
    """Plays one match with the given hands (see WAYS)."""

    def __init__(
        self,
        app: App,
        scene: PlayScene | None,
        *,
        seed: int,
        ways: Sequence[str] = WAYS,
        talks: Sequence[str] = (),
    ) -> None:
        """`talks` are the ways in which it signs and asks, now and then, before it plays.

        `scene` is the table; None for a robot that finds it out itself.
        """
        super().__init__(app)
        if scene is not None:
            self.scene = scene
        self.ways, self.talks = ways, talks
        self.chance = Random(seed)
        self.refused = 0
        self.eager = 0.3
        """Chance with which it bids rather than passes."""
        self.counts: Counter[str] = Counter()
        """Number of times that it has done each thing."""

    @property
    def log(self) -> Sequence[Event]:
        """All that has happened in the match, unseen by the person too."""
        return host_of(self.scene.seat).table.log

    @property
    def view(self) -> View:
        """The pixels of the picture."""
        assert self.scene.view is not None
        return self.scene.view

    def use(self, what: str) -> None:
        """Note that something has been done."""
        self.counts[what] += 1

    @property
    def push_ways(self) -> Sequence[str]:
        """The ways in which it presses buttons: mouse, finger, Tab and Enter, or a gamepad."""
        return ("click", "tap", "tab")

    @property
    def pad_number(self) -> int:
        """The gamepad that it plays with, as the system counts it."""
        return 0

    def pad(self, kind: int, *, pad: int | None = None, **fields: Any) -> None:
        super().pad(kind, pad=self.pad_number if pad is None else pad, **fields)

    # ---- the robot's game

    def play_match(self) -> None:
        """Play until the match is over and its result is on the screen."""
        for _ in range(LONGEST):
            self.frame()
            self._listen()
            if self.app.top is not self.scene and self.scene.seat.next_step is NextStep.MATCH:
                return
            self.go_on()
        raise AssertionError(f"the match does not end: {self}")

    def go_on(self) -> None:
        """Do what the scene on top asks of the person; hurry what moves."""
        if self.app.top is not self.scene:
            self.turn_the_page()
        elif self.scene.flow.next_step in (NextStep.OWN_MOVE, NextStep.OWN_CUT, NextStep.OWN_TRUMP_CARD):
            self.decide()
        elif self.scene.flow.timeline.running:
            self.press(pygame.K_SPACE)
        elif self.scene.flow.thought is not None:
            time.sleep(0.0005)  # the computer has a thread of its own

    def play_until(self, done: Callable[[], object]) -> None:
        """Play on until something is so."""
        for _ in range(LONGEST):
            self.frame()
            if done():
                return
            self.go_on()
        raise AssertionError(f"that moment never comes: {self}")

    def __str__(self) -> str:
        flow, panel = self.scene.flow, type(self.scene.panel).__name__
        return (
            f"{self.app.scenes}, {flow.next_step}, {flow.event}, {panel}, may play {self.scene.hand.allowed}"
        )

    def play_hand(self) -> None:
        """Play until the result of the hand lies there."""
        self.play_until(lambda: self.app.top is not self.scene)

    @property
    def asked(self) -> bool:
        """True if the person is to decide something other than a cut."""
        return self.scene.flow.next_step is NextStep.OWN_MOVE

    def until_asked(self) -> None:
        """Play on until the person is to play a card."""
        self.play_until(lambda: self.asked and self.scene.panel is None)

    def _listen(self) -> None:
        """R-TALK-1: nobody says anything between the deal and the end of the first trick, or of the hand."""
        view, said = self.scene.flow.view, self.scene.overlays.chat.said
        if said is None or view is None or view.pack or view.ended is not None or not any(view.hands):
            return
        assert view.tricks > 0, f"in the first trick: {said}"
        assert view.rules.variant not in ("prini", "sueca"), said

    def turn_the_page(self) -> None:
        """After a hand: skip the count, go on."""
        for key in (pygame.K_SPACE, pygame.K_RETURN):
            if self.app.top is not self.scene:
                self.key(key)

    def read(self) -> Panel | None:
        """The sheet on top, once it has lain there for long enough to hear."""
        self.frame()  # a panel that has just become due opens with the next frame
        while (panel := self.scene.panel) is not None and panel.deaf:
            self.frame()
        return panel

    def decide(self) -> None:
        panel = self.read()
        if panel is not None:
            self.answer_panel(panel)
        elif self.scene.flow.next_step is NextStep.OWN_MOVE and self.scene.hand.allowed:
            if self.talks and self.chance.random() < 0.7 and not silence(self.scene.seat):
                self._talk()
            if (offered := self.scene.controls.declarations.buttons) and self.chance.random() < 0.7:
                self.click(self.chance.choice(offered).rect.center)
            else:
                self.throw_card()

    def answer_panel(self, panel: Panel) -> None:
        usable = {w.name: w for w in panel.group.widgets if w.usable}
        if isinstance(panel, AuctionPanel):
            name = "bid" if self.chance.random() < self.eager and "bid" in usable else "pass"
            self._push(usable[name], name)
        elif isinstance(panel, CallPanel):
            cells = [w for name, w in usable.items() if name != "call"]
            self.click_at(self.chance.choice(cells).rect.center)
            self._push(usable["call"], "call")
        elif "cut" in usable:
            self._push(usable["cut"], "cut")
        elif "yes" in usable:
            name = self.chance.choice(("yes", "no"))
            self._push(usable[name], name)
        else:
            self.click(self.chance.choice(list(usable.values())).rect.center)

    def _push(self, widget: Widget, name: str = "") -> bool:
        """Press a button in one of `push_ways`; False if Tab does not lead to it."""
        name, way = name or widget.name, self.chance.choice(self.push_ways)
        if way == "click":
            self.click(widget.rect.center)
        elif way == "tap":
            self.tap(widget.rect.center)
        else:
            panel = self.scene.panel
            for _ in range(80):
                if panel is None or panel.group.focused_name == name:
                    break
                self.press_pad(5) if way == "pad" else self.press(pygame.K_TAB)
                self.frame()
            else:
                return False
            self.press_pad(0) if way == "pad" else self.press(pygame.K_RETURN)
        self.use(f"pushed by {way}")
        return True

    def _talk(self) -> None:
        """Open the wheel with its key or its button, and sign or ask."""
        if self.chance.random() < 0.5:
            self.press(pygame.K_s)
        else:
            self.click(self.scene.context.round_buttons["signs"].center)
        self.frame()
        panel = self.scene.panel
        assert isinstance(panel, SignPanel), "the wheel does not open"
        way = self.chance.choice([w for w in self.talks if (panel.asks if w == "ask" else panel.signs)])
        self.use(f"talk by {way}")
        before = len(self.scene.seat.history)
        self._say(panel, way)
        self.frames(3)
        assert self.scene.panel is None, "the wheel stays open"
        assert len(self.scene.seat.history) > before, f"nothing was said by {way}"

    def _say(self, panel: SignPanel, way: str) -> None:
        wheel, at = panel.wheel, self.chance.randrange(8)
        if way == "ask" or wheel is None:
            self._push(self.chance.choice([w for w in panel.group.widgets if w is not wheel]))
        elif way == "click":
            self.click(wheel.spot(at))
        elif way == "tap":
            self.tap(wheel.spot(at))
        elif way == "digit":
            self.press(pygame.K_1 + at, str(at + 1))
        else:
            for _ in range(at):
                self.press(self.chance.choice((pygame.K_LEFT, pygame.K_RIGHT)))
            self.press(pygame.K_RETURN)

    def throw_card(self) -> None:
        hand = self.scene.hand
        allowed = [c for c in hand.codes if hand.allowed is not None and c in hand.allowed]
        forbidden = [c for c in hand.codes if c not in allowed]
        if forbidden and self.chance.random() < 0.2:
            self.click_at(self.spot(self.chance.choice(forbidden)))
            self.refused += 1
            assert self.scene.flow.next_step is NextStep.OWN_MOVE
        code = self.chance.choice(allowed)
        way = self.chance.choice(list(self.ways))
        self.use(f"thrown by {way}")
        before = len(self.log)
        getattr(self, f"_by_{way}")(code)
        self.frames(3)
        assert len(self.log) > before, f"nothing was played by {way}"

    def spot(self, code: str) -> tuple[int, int]:
        """A place on a card that no other card covers."""
        hand = self.scene.hand
        pose = hand.rest_poses()[code]
        for across in (-0.42, -0.36, -0.30, 0.0, 0.3):
            for along in (-0.40, -0.30, 0.0, 0.35):
                (left, top), (right, _), _, (_, low) = pose.corners(hand.table.ratio)
                pos = (round(pose.x + across * (right - left)), round(pose.y + along * (low - top)))
                hand.forget_pointer()
                if hand.card_at(pos) == code:
                    return pos
        raise AssertionError(f"{code} cannot be touched")

    def _by_click(self, code: str) -> None:
        self.click(self.spot(code))

    def _by_drag(self, code: str) -> None:
        start = self.spot(code)
        end = (self.app.size[0] // 2, self.app.size[1] // 3)
        self.move(start)
        self.button(start, down=True)
        self.frame()
        for share in (0.3, 0.7, 1.0):
            x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.move((x, y), held=True)
            self.frame()
        self.button(end, down=False)

    def _by_digit(self, code: str) -> None:
        at = self.scene.hand.codes.index(code)
        if at > 9:
            self._by_click(code)
            return
        text = "1234567890"[at]
        self.press(ord(text), text)

    def _by_arrows(self, code: str) -> None:
        hand = self.scene.hand
        for _ in range(40):
            if self.scene.group.focused is hand:
                break
            self.key(pygame.K_TAB)
        for _ in range(len(hand.codes) + 1):
            if hand.cursor == code:
                break
            self.key(pygame.K_RIGHT)
        self.press(pygame.K_RETURN)

    def _by_tap(self, code: str) -> None:
        self.tap(self.spot(code))

    def _by_flick(self, code: str) -> None:
        pos = self.spot(code)
        self.finger(pygame.FINGERDOWN, pos)
        for up in (60, 160, 260):
            self.finger(pygame.FINGERMOTION, (pos[0], pos[1] - up))
        self.finger(pygame.FINGERUP, (pos[0], pos[1] - 260))
