"""The table of one try at a step: parts of a match's table; each action is judged before it is done."""

import random
from collections.abc import Callable, Sequence

import pygame

from briscola.client.lesson.attempt import Attempt
from briscola.client.session import Want
from briscola.client.view import View
from briscola.engine.actions import Action, Play
from briscola.engine.cards import card
from briscola.engine.events import Requested, Signalled
from briscola.i18n.text import _
from briscola.ui.animation.motion import pace_for
from briscola.ui.layout.card_spots import hand_codes, lit
from briscola.ui.layout.geometry import Pose
from briscola.ui.scene import Host
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.event_flow import Flow
from briscola.ui.scenes.play.idle_animation import IdleAnimation
from briscola.ui.scenes.play.layout_cache import LayoutCache
from briscola.ui.scenes.play.overlay import Overlay
from briscola.ui.scenes.play.past_signs import told_of_past
from briscola.ui.scenes.play.question_choice import AskOverlay
from briscola.ui.scenes.play.sheet_stack import OpenedSheets
from briscola.ui.scenes.play.sign_overlay import SignsOverlay
from briscola.ui.scenes.play.table_look import Now
from briscola.ui.scenes.play.table_painting import lying, now_of, paint, whose_turn
from briscola.ui.scenes.play.table_picture import TablePicture
from briscola.ui.scenes.play.table_tooltips import TableFacts, TableTooltips
from briscola.ui.views.hand_fan import HandView
from briscola.ui.views.prewarm import Prewarmer, tasks
from briscola.ui.widgets import FocusGroup, RoundButton

REPEATED = 2.5
"""Seconds after which a partner’s sign is repeated if the person is to see it."""


class LessonTable:
    """One try; made anew for each. The scene lays it out, updates and draws it."""

    hand: HandView
    picture: TablePicture

    def __init__(
        self,
        app: Host,
        attempt: Attempt,
        *,
        below: Callable[[], int],
        say: Callable[[str], None],
        refuse: Callable[[], None],
        covered: Callable[[], Sequence[pygame.Rect]],
        invalidate: Callable[[pygame.Rect | None], None],
        chance: random.Random,
    ) -> None:
        """`below`: height in px of the toolbar; `say` shows a remark of the teacher, `refuse` reports a card
        that may not be played; `covered` returns the toolbar's rectangle.
        """
        self.app, self.attempt, self._refuse = app, attempt, refuse
        session = attempt.session
        self.rules = session.table.rules
        self._layouts = LayoutCache(app, self.rules, below=below)
        self.flow = Flow(
            session,
            layout=self._layouts.place,
            pace=lambda: pace_for(app.settings),
            play=app.audio.play_cues,
            talk=self._show_said,
        )
        self.context = PlayContext(
            app, session, self.flow, panel=lambda: self.panel, say=say, invalidate=invalidate
        )
        self.sheets = OpenedSheets(self.context, signs=lambda: self.signs.past)
        self.signs = SignsOverlay(self.context, self.sheets, asked=lambda: self.things.asked)
        self.asker = AskOverlay(
            self.context,
            act=self.act,
            cut=lambda _at: None,
            cut_for_me=lambda: None,
            hint=lambda: None,
        )
        self.life = IdleAnimation(self.context, chance, self.now)
        self.overlays: Sequence[Overlay] = (self.asker, self.sheets, self.life, self.signs)
        self.things = TableTooltips(facts=self._facts, press={}, covered=covered, best=lit)
        self.prewarmer = Prewarmer()
        self._held: tuple[object, ...] = ()
        self.flow.held = not attempt.goes_on
        self._since_sign = REPEATED
        """Seconds since the end of the sign the person is to see."""

    @property
    def panel(self) -> Panel | None:
        """The sheet of paper lying over the table, if any."""
        return self.sheets.panel or self.asker.panel

    @property
    def view(self) -> View | None:
        """The view on show; None before the first."""
        return self.context.view

    @property
    def settled(self) -> bool:
        """True once all consequences of the action have been shown."""
        return self.flow.waiting and not self.attempt.goes_on

    @property
    def asks(self) -> bool:
        """True if the person can do the task now."""
        open_now = self.attempt.open and self.flow.waiting
        return open_now and (self.attempt.task.signs or self.flow.want is Want.OWN_MOVE)

    # ---- layout

    def lay(self, group: FocusGroup) -> None:
        """Make everything for the present size and settings; add the controls to a group."""
        self._layouts.forget()
        self.flow.timeline.finish()  # cards in the air were on their way to where things lay before
        context, kit, view = self.context, self.app.kit, self.view
        self.places = context.layout = self._layouts.place(view) if view else self._layouts.usual()
        self.hand = context.hand = HandView(
            kit,
            self.places,
            on_play=lambda code, pose: self.act(Play(card=card(code)), pose),
            on_refuse=lambda _code: self._refuse(),
            still=context.still,
        )
        if view is not None:
            self.hand.hold(hand_codes(view), None)  # so that it is not taken for newly dealt
        self.picture = TablePicture(
            kit, self.places, context.setup, self.app.settings, self.app.draw_table, naming=context.naming
        )
        group.add(self.hand)
        if self.signs.on:
            (centre,) = self.places.help(1, upright=True)
            group.add(RoundButton(kit, centre, "signs", _("Signs"), self.signs.open, name="signs"))
            context.button_centres = (centre,)
        self.things.lay(group)
        made = context.grimaces.values()
        self.prewarmer.begin(kit, tasks(kit, self.places, context.setup, self.rules.pack, made))
        self._held = ()
        if view is not None:
            self.asker.rebuild()
        self.sheets.rebuild()

    # ---- the person acts

    def act(self, action: Action, origin: Pose | None = None) -> None:
        """Judge the person's action, then apply it even if it is wrong."""
        if self.flow.want is not Want.OWN_MOVE or not self.attempt.open:
            return
        self.attempt.judge(action)
        self.asker.answered()
        self._held = ()
        self.flow.person(action, origin=origin)
        self.flow.held = not self.attempt.goes_on
        self.context.invalidate()

    def _hear_sign(self) -> None:
        session, attempt = self.attempt.session, self.attempt
        sign, session.signed = session.signed, None
        if sign is not None and attempt.open and attempt.task.signs:
            attempt.judge(sign)
            self.flow.held = not attempt.goes_on
            self.context.invalidate()

    def _sign_again(self, dt: float) -> None:
        """Repeat the sign a task is about until the person answers it."""
        waits = self.attempt.open and self.attempt.task.signs and self.panel is None
        if not waits or self.signs.busy or self.flow.queue:
            self._since_sign = 0.0
            return
        self._since_sign += dt
        if self._since_sign >= REPEATED:
            self.flow.push(self.attempt.session.opening)

    def _show_said(self, said: Signalled | Requested) -> None:
        self.signs.tell(said)

    # ---- time

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True while something moves."""
        view, event = self.flow.view, self.flow.event
        moving = self.flow.update(dt)
        self._hear_sign()
        self._sign_again(dt)
        self.flow.held = not self.attempt.goes_on
        if self.flow.view is not view or self.flow.event is not event:
            self.context.invalidate()
        self._sync()
        self.hand.absent = self.flow.timeline.hidden()
        for overlay in self.overlays:
            moving = overlay.update(dt) or moving
        if not moving:
            self.prewarmer.work()
        return moving

    def wakes(self) -> Sequence[float | None]:
        """Seconds until something happens by itself, one value per source; None: not before an event."""
        shown = self.flow.timeline.until_change()  # also while nobody plays on
        waits = (self.flow.wake() if shown is None else shown, self.prewarmer.wake())
        sign = REPEATED - self._since_sign if self.attempt.open and self.attempt.task.signs else None
        return [*(overlay.wake() for overlay in self.overlays), *waits, sign]

    def _sync(self) -> None:
        """Update hand and panel to the view on show."""
        view, want = self.view, self.flow.want
        if view is None:
            return
        state = (view, want, self.attempt.open)
        if state == self._held:
            return
        self._held = state
        self.context.invalidate()
        if self.attempt.open:
            self.asker.ask(want)
        else:
            self.asker.clear()
        allowed = None
        if self.attempt.open and want is Want.OWN_MOVE and self.asker.panel is None:
            legal = self.attempt.session.own_view.legal
            allowed = {action.card.code for action in legal if isinstance(action, Play)}
        self.hand.hold(hand_codes(view), allowed)
        self.hand.hinted = self.attempt.shows if self.asks else None

    # ---- drawing

    def now(self) -> Now:
        """The state of the table besides the cards."""
        acting, person = whose_turn(self.context) if self.attempt.open else (None, False)
        return now_of(
            self.context,
            acting=acting,
            person=person,
            life=self.life,
            faces=self.signs.faces,
            near=self.signs.near,
            moods={},
        )

    def _facts(self) -> TableFacts | None:
        """Facts for explanations of things on the table."""
        view = self.view
        if view is None:
            return None
        now, slips, by = self.now(), self.signs.slips, self.signs.went_by
        there = lying(self.context, self.picture, view, now, traces=by, hinted=False, slips=slips)
        return TableFacts(
            lying=there,
            setup=self.context.setup,
            now=now,
            counted=self.app.settings.live_points,
            signs=told_of_past(self.signs.past),
        )

    def draw(self, target: pygame.Surface) -> None:
        """Draw the table; the controls and `draw_over` come on top."""
        view = self.view
        if view is None:
            self.app.draw_table(target)
            return
        paint(target, self.context, self.picture, view, self.now(), turn=self.life.turn, hinted=False)
        for overlay in (self.life, self.signs):
            overlay.draw(target)

    def draw_over(self, target: pygame.Surface) -> None:
        """Draw the sheets, and a card being dragged."""
        for overlay in (self.asker, self.sheets):
            overlay.draw(target)
        self.hand.draw_dragged(target)
