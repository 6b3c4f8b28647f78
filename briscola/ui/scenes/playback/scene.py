"""The playback scene: the table of the match over a toolbar."""

import random
from collections.abc import Sequence

import pygame

from briscola.client.match_setup import MatchSetup
from briscola.client.playback import Reel
from briscola.client.view import View
from briscola.client.what_if import Origin
from briscola.client.win_chances import WinChances, curve
from briscola.engine.events import Event, Requested, Signalled
from briscola.engine.rules import Rules
from briscola.ui.animation.motion import pace_for
from briscola.ui.input import pointer
from briscola.ui.layout.card_spots import hand_codes, lit
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.play.context import TableContext
from briscola.ui.scenes.play.idle_animation import IdleAnimation
from briscola.ui.scenes.play.layout_cache import LayoutCache
from briscola.ui.scenes.play.sign_display import SignDisplay
from briscola.ui.scenes.play.table_look import Now
from briscola.ui.scenes.play.table_painting import lying, now_of, paint
from briscola.ui.scenes.play.table_picture import TablePicture
from briscola.ui.scenes.play.table_tooltips import TableFacts, TableTooltips
from briscola.ui.scenes.playback.playback_keys import Asks, press_of
from briscola.ui.scenes.playback.playback_sheets import TablePapers
from briscola.ui.scenes.playback.question_buttons import Questions
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.playback.seat_eyes import EyesChoice, SeatKnowledgeSheet
from briscola.ui.scenes.playback.stop_questions import Inquiry
from briscola.ui.scenes.playback.toolbar import PlaybackToolbar, Presses, bar_height
from briscola.ui.scenes.playback.what_if_branch import BranchCoach
from briscola.ui.scenes.playback.why_answer import WhySheet
from briscola.ui.views.hand_fan import HandView
from briscola.ui.views.hit_test import Kind
from briscola.ui.views.prewarm import Prewarmer, tasks

LOOK = 0.2
"""Seconds between two checks for newly computed chances."""


class PlaybackScene(Scene):
    """The playback of a match. It starts by itself, at the start or at the hand asked for."""

    def __init__(
        self,
        app: Host,
        *,
        setup: MatchSetup,
        rules: Rules,
        log: Sequence[Event],
        hand: int = 0,
        origin: Origin | None = None,
        on_coach: BranchCoach | None = None,
        chance: random.Random | None = None,
    ) -> None:
        """`log`: all events of a record; `hand`: where to begin, from 1; `chance` decides who blinks when;
        `origin`: seeds and terms of the record, None if no *what if* is possible; `on_coach` opens the coach
        for such a course.
        """
        super().__init__(app)
        self.setup, self.rules = setup, rules
        reel = Reel(log)
        self.log = log
        self._layouts = LayoutCache(app, rules, below=lambda: bar_height(app.kit.scale))
        self.show = ReelPlayer(
            reel,
            layout=self._layouts.place,
            pace=lambda: pace_for(app.settings),
            play=app.audio.play_cues,
            talk=self._tell,
            jumped=self._jumped,
            at=reel.hands[hand - 1].first if 0 < hand <= len(reel.hands) else 0,
        )
        self.context = TableContext(app, setup, rules, self.show, invalidate=self.invalidate)
        self.heard = SignDisplay(self.context)
        self.asked = WhySheet(self.context, log, self._corner)
        self.inquiry = Inquiry(app, self.context, self.show, log, origin, self.asked, on_coach)
        self.eyes = EyesChoice(self.context, self.show)
        self.known = SeatKnowledgeSheet(self.context, self.show, self._corner)
        self.papers = TablePapers(self.context, self.show, asked=self.asked, known=self.known)
        self._asks = Asks(
            open=self.open, eyes=self.eyes.go, what_if=self.inquiry.what_if, why=self.inquiry.why
        )
        self.chances = WinChances(log)
        self._known = -1
        """Number of choices whose chance the toolbar knows; -1 before the first check."""
        self.life = IdleAnimation(self.context, chance or random.Random(), self.now)
        self.things = TableTooltips(
            facts=self._facts,
            press=dict.fromkeys(Kind, self.show.toggle),
            covered=lambda: [self.bar.rect, *self.papers.rects],
            best=lit,
        )
        self._warmer = Prewarmer()
        self._held: tuple[object, ...] = ()
        self._asked_at = -1

    @property
    def view(self) -> View | None:
        """The view on show; None before the first."""
        return self.show.view

    def enter(self) -> None:
        self.show.playing = True
        self.chances.begin()

    def leave(self) -> None:
        self.show.playing = False
        self.chances.stop()

    def cover(self) -> None:
        self.chances.stop()

    def resume(self) -> None:
        self.chances.begin()

    # ---- layout

    @property
    def match_setup(self) -> MatchSetup:
        return self.setup

    @property
    def chapter(self) -> str:
        return "keys"

    def layout(self, size: tuple[int, int]) -> None:
        self._layouts.forget()
        self.show.timeline.finish()  # cards in the air were on their way to where things lay before
        context, kit, view = self.context, self.kit, self.view
        self.places = context.layout = self._layouts.place(view) if view else self._layouts.usual()
        self.hand = context.hand = HandView(
            kit, self.places, on_play=lambda _code, _pose: None, on_refuse=lambda _code: None, still=True
        )
        self.picture = TablePicture(
            kit, self.places, self.setup, self.app.settings, self.app.draw_table, naming=context.naming
        )
        presses = Presses(
            to=self.show.jump,
            step=self.show.step,
            toggle=self.show.toggle,
            speed=self.show.next_speed,
            open=self.open,
        )
        self.bar = PlaybackToolbar(kit, size, self.show, presses)
        group = self.new_group(focus="play")
        group.add(self.back_button(self.places.pause))
        self.bar.add(group)
        self.questions = Questions(
            kit, self.places, group, why=self.inquiry.why, what_if=self.inquiry.what_if
        )
        self.eyes.lay(kit, self.places, group)
        self.asked.lay_again()
        self.known.lay_again()
        self.things.lay(group)
        self.settle("play")
        self._warmer.begin(kit, tasks(kit, self.places, self.setup, self.rules.pack))
        self._held = ()
        self._known = -1
        self._sync()

    # ---- hands

    def open(self) -> None:
        """Turn everybody's cards face up, or back."""
        self.show.open(not self.show.opened)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.eyes.open:
            return self.group.handle(event)
        if self.asked.busy and pointer.is_back(event):
            self.asked.clear()
            return True
        if self.closed_by(event):
            return True
        press = press_of(event, self.show, self._asks)
        if press is not None:
            press()
            self.app.click("tick")
            return True
        if self.group.handle(event):
            return True
        p = pointer.read(event, self.app.size)
        if p is None or self.bar.rect.collidepoint(p.pos):
            return False
        if p.kind == "wheel" and p.wheel:
            (self.show.step if p.wheel < 0 else lambda: self.show.jump(self.show.at - 1))()
        elif p.kind == "up" and self.asked.busy:
            self.asked.clear()
        elif p.kind == "up":
            self.show.toggle()
        return p.kind in ("wheel", "up")

    # ---- time

    def update(self, dt: float) -> bool:
        moving = self.show.update(dt)
        self._sync()
        if self.things.sync():
            self.group.focus_name("play")
        self.hand.absent = self.show.timeline.hidden()
        moving = self.group.update(dt) or moving
        for overlay in (self.life, self.heard):
            moving = overlay.update(dt) or moving
        self.asked.update()
        self._follow_chances()
        if not moving:
            self._warmer.work()
        self.wake_after(
            (
                self.asked.wake(),
                None if self.chances.over else LOOK,
                self.life.wake(),
                self.heard.wake(),
                self.show.wake(),
                self._warmer.wake(),
            )
        )
        return moving

    def _sync(self) -> None:
        """Update hand and toolbar to the view on show."""
        show, view = self.show, self.view
        if view is not None and self._layouts.place(view) is not self.places:
            self.layout(self.app.size)
            return
        state = (
            view,
            show.at,
            show.playing,
            show.speed,
            show.opened,
            show.eyes,
            show.waiting,
            self.asked.busy,
        )
        if state == self._held:
            return
        self._held = state
        self.dirty = True
        self.bar.sync()
        self.eyes.sync()
        if show.at != self._asked_at:
            self._asked_at = show.at
            self.asked.clear()
        resting = not show.playing and not self.asked.busy
        asks = self.inquiry
        why, what_if = resting and asks.done is not None, resting and asks.decided is not None
        if self.questions.show(why=why, what_if=what_if):
            self.group.focus_name("play")
        if view is not None:
            self.hand.hold(hand_codes(view), None)

    def _follow_chances(self) -> None:
        found = self.chances.found
        if len(found) != self._known:
            self._known = len(found)
            self.bar.chances = found
            self.bar.rule.curve = curve(self.show.reel, found)
            self.invalidate(self.bar.rect)

    def _jumped(self) -> None:
        self.heard.clear()

    def _tell(self, said: Signalled | Requested) -> None:
        # With other eyes a sign would be told as the person saw it: what the seat knows of it stands written.
        if self.show.eyes is None or isinstance(said, Requested):
            self.heard.tell(said)

    def _corner(self) -> Sequence[pygame.Rect]:
        """Rectangles of the controls over the table."""
        return [w.rect for w in self.group.widgets if w.visible and w.name in ("eyes", "why", "what_if")]

    # ---- drawing

    def now(self) -> Now:
        """The state of the table besides the cards."""
        return now_of(
            self.context,
            acting=self.show.acting,
            person=False,
            life=self.life,
            faces=self.heard.faces,
            near=self.heard.near,
            moods={},
        )

    def _facts(self) -> TableFacts | None:
        """Facts for explanations of things on the table."""
        view = self.view
        if view is None:
            return None
        now = self.now()
        slips = self.heard.slips
        shown = lying(self.context, self.picture, view, now, traces=(), hinted=False, slips=slips, own=True)
        return TableFacts(lying=shown, setup=self.setup, now=now, counted=self.app.settings.live_points)

    def draw(self, target: pygame.Surface) -> None:
        view = self.view
        if view is not None:
            paint(target, self.context, self.picture, view, self.now(), turn=self.life.turn, hinted=False)
            self.heard.draw(target)
            self.papers.draw(target, view)
        self.bar.draw(target)
        self.group.draw(target)
        self.asked.draw(target)
