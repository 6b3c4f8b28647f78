"""The table of a match: the person at the bottom, the others round it, one hand after another."""

import random
from collections.abc import Callable

import pygame

from briscola.client.match_setup import MatchSetup
from briscola.client.session import Session, Want
from briscola.client.view import View
from briscola.engine.actions import CONCEDE, Action
from briscola.engine.events import Requested, Signalled
from briscola.i18n.game_words import rules_chapter
from briscola.i18n.text import _
from briscola.ui.animation.motion import pace_for
from briscola.ui.input.salt import Salt
from briscola.ui.layout.geometry import Pose
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.event_flow import Flow
from briscola.ui.scenes.play.gestures import Gestures
from briscola.ui.scenes.play.hand_end import AfterHand, Beside, Coach
from briscola.ui.scenes.play.interruptions import Interruptions
from briscola.ui.scenes.play.layout_cache import LayoutCache
from briscola.ui.scenes.play.overlays import Overlays
from briscola.ui.scenes.play.renderer import TableRenderer
from briscola.ui.scenes.play.table_controls import TableControls
from briscola.ui.scenes.play.table_focus import OneFocus
from briscola.ui.scenes.play.table_look import Now
from briscola.ui.scenes.play.table_picture import TablePicture
from briscola.ui.scenes.play.unfocused_window import UnfocusedWindow
from briscola.ui.views.hand_fan import HandView


class PlayScene(Scene):
    """A match from its first deal to its end. `on_leave` runs when the person goes back to the title."""

    def __init__(
        self,
        app: Host,
        session: Session,
        *,
        on_leave: Callable[[], None],
        on_give_up: Callable[[], None] | None = None,
        on_new: Callable[[], None] | None = None,
        on_again: Callable[[], None] | None = None,
        on_compare: Callable[[], None] | None = None,
        on_coach: Coach | None = None,
        beside: Beside | None = None,
        chance: random.Random | None = None,
    ) -> None:
        """`chance` decides who blinks when and who says what; `on_give_up`: None where leaving loses nothing;
        `on_again` replays the only hand, `on_coach` opens the coach for a hand, `beside` describes how the
        hand ended in the match, for a *what if*.
        """
        super().__init__(app)
        chance = chance or random.Random()
        self.session, self.on_leave = session, on_leave
        self.rules = session.table.rules
        self._player = app.settings.player
        self.salt = Salt()
        self._layouts = LayoutCache(app, self.rules)
        self.flow = Flow(
            session,
            layout=self._layouts.place,
            pace=lambda: pace_for(app.settings),
            play=app.audio.play_cues,
            talk=self._show_said,
            witness=lambda event, before, after: self.over.chat.witness(event, before, after),
            sealed=lambda: self.salt.clear(),
            salt=self._salt_after,
            cut_for_me=lambda: app.settings.cut_for_me,
        )
        self.context = context = PlayContext(
            app,
            session,
            self.flow,
            panel=lambda: self.panel,
            say=lambda text: self.over.notes.say(text),
            invalidate=self.invalidate,
        )
        self.over = Overlays(context, chance, self)
        self._renderer = TableRenderer(app, context, self.over)
        self._away = UnfocusedWindow(context, come_back=self.over.notes.clear)
        self.stops = Interruptions(
            app,
            context,
            on_leave=on_leave,
            on_give_up=on_give_up,
            concede=lambda: self.act(CONCEDE),
        )
        self.controls = TableControls(
            context,
            self.over,
            self._renderer,
            self.stops,
            act=self.act,
            undo=self.undo,
            show_seal=lambda: self.over.sheets.show_seal(self.salt),
        )
        self.focus = OneFocus(self)
        self._gestures = Gestures(context, self.focus, self.over.all, self.over.sheets, self)
        self.after = AfterHand(
            app,
            session,
            go_on=self._next,
            leave=on_leave,
            pause=self.stops.open_menu,
            new=on_new,
            again=on_again,
            compare=on_compare,
            coach=on_coach,
            beside=beside,
            salt=lambda: self.salt,
        )
        self._held: tuple[object, ...] = ()
        self._spoken: tuple[str | None, ...] | None = None

    @property
    def setup(self) -> MatchSetup:
        """The game, its options and the players under their current names."""
        return self.session.setup

    @property
    def panel(self) -> Panel | None:
        """The sheet of paper lying over the table, if any."""
        return self.over.panel

    @property
    def view(self) -> View | None:
        """The view on show, with an open dummy's or partner's cards filled in."""
        return self.context.view

    @property
    def hand(self) -> HandView:
        """The person's fan in its present layout."""
        return self.controls.hand

    @property
    def picture(self) -> TablePicture:
        """The picture of the table at its present size."""
        return self._renderer.picture

    # ---- scene

    def layout(self, size: tuple[int, int]) -> None:
        del size
        self._layouts.forget()
        self.flow.timeline.finish()  # cards in the air were on their way to where things lay before
        context, view = self.context, self.view
        self.places = context.layout = self._layouts.place(view) if view else self._layouts.usual()
        self.controls.layout()
        self._renderer.layout()
        self._add_controls()
        self._held = ()
        spoken = (self.app.settings.language, self.kit.sprites.info.name, self.setup.player)
        if spoken != self._spoken:  # what has been written is in other words, or of another name
            self._spoken = spoken
            self.over.unwrite()
        self.over.rebuild(seen=view is not None)
        self._sync()

    def _add_controls(self) -> None:
        kept = self.group.focused_name or "hand"
        self.controls.lay(self.new_group())
        self.focus.laid_out(kept)

    def leave(self) -> None:
        self.flow.held = True
        self.over.hint.rest()
        self.session.go_away()

    def resume(self) -> None:
        self.flow.held = False
        self.focus.come_back()

    def focus_lost(self) -> None:
        self._away.begin()

    def focus_gained(self) -> None:
        self._away.end()

    @property
    def match_setup(self) -> MatchSetup:
        return self.session.setup

    @property
    def chapter(self) -> str:
        panel = self.panel
        return panel.chapter if panel is not None and panel.chapter else rules_chapter(self.rules)

    # ---- the person acts

    def act(self, action: Action, origin: Pose | None = None) -> None:
        """Apply the person's action."""
        if self.flow.want is not Want.OWN_MOVE:
            return
        self.over.decided()
        self._held = ()  # an exchange declined changes nothing in sight, yet another question follows
        self.flow.person(action, origin=origin)
        self.invalidate()

    def undo(self) -> None:
        """Undo the person's last choice, if the match allows it."""
        if not self.session.can_undo:
            self.over.notes.say(
                _("Nothing can be taken back now."),
                _("Your last choice in this hand can be, until you have drawn a card."),
            )
            self.context.knock()
            return
        self.hand.cancel_drag()
        self.over.clear()
        self.flow.undo()
        self._held = ()
        self._sync()
        self.group.focus(self.hand)
        self.invalidate()

    def declare(self) -> bool:
        return self.controls.declarations.press_key(self.group)

    def pause(self) -> None:
        self.stops.pause()

    def open_rules(self) -> None:
        self.stops.rules()

    def cut(self, at: int) -> None:
        """Cut the pack there, with the salt of the person's input so far."""
        self.flow.cut(at, self.salt.text)

    def leave_cuts(self) -> None:
        self.app.change(cut_for_me=True)

    @property
    def caption_explained(self) -> bool:
        return self.controls.things.reads("slip note")

    @property
    def something_explained(self) -> bool:
        return self.group.telling.widget is not None

    @property
    def face_explained(self) -> int | None:
        return self.controls.things.asked

    def _salt_after(self, waited: float) -> str | None:
        """The person's salt since the seal; None to wait on, always while an opened sheet is read."""
        return None if self.over.sheets.panel is not None else self.salt.after(waited)

    def overhear(self, event: pygame.event.Event) -> None:
        self.salt.hear(event)
        self._away.hear(event)
        if self._player != (player := self.app.settings.player):  # written in the settings meanwhile
            self._player = player
            self.session.rename(player)
            self.picture.rename(self.setup)
            self.after.renamed()

    def handle(self, event: pygame.event.Event) -> bool:
        taken = self._gestures.hear(event)
        self.focus.settle()
        return taken

    # ---- time

    def update(self, dt: float) -> bool:
        view, event = self.flow.view, self.flow.event
        moving = not self._away.now and self.flow.update(dt)
        if self.flow.view is not view or self.flow.event is not event:
            self.invalidate()
        self._sync()
        if self.controls.things.sync():
            self.group.focus(self.hand if self.hand.usable else None)
        self.focus.settle()
        if self.flow.ended is not None and self.flow.waiting and self.flow.view is not None:
            self.flow.held = True
            self.over.chat.clear()
            self.after.show(self.flow.view, self.flow.ended)
            return False
        if self.app.top is self and not self.flow.timeline.running and (news := self.session.next_news()):
            self.stops.tell(news)
            return False
        self.hand.absent = self.flow.timeline.hidden()
        others = self.group.update(dt)
        others = self.over.update(dt) or others
        self.partly = not others
        for part in self._renderer.changed(self.group):
            self.invalidate(part)
        moving = moving or others
        self._renderer.make_ahead(moving=moving)
        flow = None if self._away.now else self.flow.wake()
        self.wake_after([*(overlay.wake() for overlay in self.over.all), flow, self._renderer.wake()])
        return moving

    def prepare(self, until: float) -> None:
        self._renderer.prepare(until)

    def _sync(self) -> None:
        """Update hand, panel and buttons to the view on show."""
        view = self.view
        if view is None:
            return
        if self._layouts.place(view) is not self.places:
            self.layout(self.app.size)
            return
        if self.controls.follow_undo():
            self.invalidate()
        want = self.flow.want
        state = (view, want, self.flow.held)
        if state == self._held:
            return
        self._held = state
        self.invalidate()
        self.over.ask(want)
        if self.controls.follow_auction():
            self._add_controls()
        dealt = self.controls.follow(view, choosing=want is Want.OWN_MOVE and self.over.asker.panel is None)
        if dealt and self.panel is None:
            self.group.focus(self.hand)  # the keys are the hand's from the deal on

    # ---- what the flow tells

    def _show_said(self, said: Signalled | Requested) -> None:
        self.over.chat.clear()  # signs and requests come before small talk
        self.over.signs.tell(said)

    def _next(self) -> None:
        """Go on after the result."""
        self.flow.go_on()
        self.over.notes.clear()
        self.over.signs.clear()
        self._held = ()

    # ---- drawing

    def now(self) -> Now:
        """The state of the table besides the cards."""
        return self._renderer.now()

    def draw(self, target: pygame.Surface) -> None:
        self._renderer.draw(target, self.group)
