"""The table of a match: the person at the bottom, the others round it, one hand after another."""

import random
from collections.abc import Callable, Sequence

import pygame

from briscola.client.match_setup import MatchSetup
from briscola.client.session import Session, Want
from briscola.client.view import View
from briscola.engine.actions import CONCEDE, Action, Play
from briscola.engine.cards import card
from briscola.engine.events import Requested, Signalled
from briscola.i18n.games import rules_chapter
from briscola.i18n.text import _
from briscola.ui.animation.motion import pace_for
from briscola.ui.input.salt import Salt
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.spots import hand_codes, lit
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.panels.base import Panel
from briscola.ui.scenes.play.after import AfterHand, Beside, Coach
from briscola.ui.scenes.play.ask import AskOverlay
from briscola.ui.scenes.play.away import Away
from briscola.ui.scenes.play.buttons import TableButtons
from briscola.ui.scenes.play.chat import ChatOverlay
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.counting import CountingOverlay
from briscola.ui.scenes.play.declare import Declarations
from briscola.ui.scenes.play.facts import FactFinder
from briscola.ui.scenes.play.flow import Flow
from briscola.ui.scenes.play.focus import OneFocus
from briscola.ui.scenes.play.gestures import Gestures
from briscola.ui.scenes.play.hint import HintOverlay
from briscola.ui.scenes.play.layouts import Layouts
from briscola.ui.scenes.play.life import LifeOverlay
from briscola.ui.scenes.play.look import Now
from briscola.ui.scenes.play.moved import Moved
from briscola.ui.scenes.play.notes import NotesOverlay
from briscola.ui.scenes.play.overlay import Overlay
from briscola.ui.scenes.play.paint import now_of, paint, whose_turn
from briscola.ui.scenes.play.picture import TablePicture
from briscola.ui.scenes.play.sheets import OpenedSheets
from briscola.ui.scenes.play.signs import SignsOverlay
from briscola.ui.scenes.play.stops import Stops
from briscola.ui.scenes.play.tell import TableThings
from briscola.ui.scenes.play.unkept import UnkeptOverlay
from briscola.ui.views.hand import HandView
from briscola.ui.views.lying import Kind
from briscola.ui.views.warm import Warmer, tasks


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
        `on_again` plays the only hand anew, `on_coach` shows what could have been in a hand, `beside` says
        what had come of it once.
        """
        super().__init__(app)
        chance = chance or random.Random()
        self.session, self.on_leave = session, on_leave
        self.rules = session.table.rules
        self._player = app.settings.player
        self.salt = Salt()
        self._layouts = Layouts(app, self.rules)
        self.flow = Flow(
            session,
            layout=self._layouts.place,
            pace=lambda: pace_for(app.settings),
            play=app.audio.play_cues,
            talk=self._show_said,
            witness=lambda event, before, after: self.chat.witness(event, before, after),
            sealed=lambda: self.salt.clear(),
            salt=self._salt_after,
            cut_for_me=lambda: app.settings.cut_for_me,
        )
        self.context = context = PlayContext(
            app,
            session,
            self.flow,
            panel=lambda: self.panel,
            say=lambda text: self.notes.say(text),
            invalidate=self.invalidate,
        )
        self.sheets = OpenedSheets(context)
        self.notes = NotesOverlay(
            context, hidden=lambda: self.hint.shown, read=lambda: self.things.reads("slip note")
        )
        self.hint = HintOverlay(context, self.sheets, found=self.notes.clear)
        self.signs = SignsOverlay(context, self.sheets)
        self.chat = ChatOverlay(context, chance, busy=lambda: self.signs.busy)
        self.asker = AskOverlay(
            context,
            act=self.act,
            cut=lambda at: self.flow.cut(at, self.salt.text),
            cut_for_me=lambda: app.change(cut_for_me=True),
            hint=lambda: self.hint.press if self.hint.on else None,
        )
        self.counting = CountingOverlay(
            context, busy=lambda: (self.asker.panel or self.sheets.panel) is not None
        )
        self.declarations = Declarations(context, self.act)
        self.life = LifeOverlay(context, chance, self.now)
        self.unkept = UnkeptOverlay(context)
        self.away = Away(context, come_back=self.notes.clear)
        self.stops = Stops(
            app,
            context,
            on_leave=on_leave,
            on_give_up=on_give_up,
            concede=lambda: self.act(CONCEDE),
        )
        self._below: Sequence[Overlay] = (self.life, self.signs, self.chat, self.notes, self.unkept)
        """What lies under the controls, in the order in which it is drawn."""
        self._above: Sequence[Overlay] = (self.asker, self.counting, self.sheets, self.hint)
        """What lies over them, and hears before them."""
        self.overlays = (*self._above, *self._below)
        self.focus = OneFocus(table=lambda: self.group, panel=lambda: self.panel, hand=lambda: self.hand)
        self._facts = FactFinder(
            context,
            now=self.now,
            picture=lambda: self.picture,
            hint=self.hint,
            signs=self.signs,
            papers=(self.unkept, self.notes, self.signs, self.chat),
        )
        self._gestures = Gestures(
            context,
            self.focus,
            self.overlays,
            group=lambda: self.group,
            sheets=self.sheets,
            pause=self.stops.pause,
            rules=self.stops.rules,
            undo=self.undo,
            declare=lambda: self.declarations.press_key(self.group),
        )
        self.things = TableThings(
            facts=self._facts.now,
            press={
                Kind.SEAL: lambda: self.sheets.show_seal(self.salt),
                Kind.TRICK: self.notes.explain,
                Kind.CONTRACT: self.stops.concede,
            },
            covered=self._facts.covered,
            best=lit,
        )
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
        self._warmer = Warmer()
        self._moved = Moved()
        self._spoken: tuple[str | None, ...] | None = None

    @property
    def setup(self) -> MatchSetup:
        """Who plays what, by the name that each goes by now."""
        return self.session.setup

    @property
    def panel(self) -> Panel | None:
        """The sheet of paper lying over the table, if any."""
        return self.sheets.panel or self.asker.panel or self.counting.panel

    @property
    def view(self) -> View | None:
        """What the picture shows now, an open dummy's cards included."""
        return self.context.view

    # ---- scene

    def layout(self, size: tuple[int, int]) -> None:
        del size
        self._layouts.forget()
        self.flow.timeline.finish()  # cards in the air were on their way to where things lay before
        context, kit, view = self.context, self.kit, self.view
        self.places = context.layout = self._layouts.place(view) if view else self._layouts.usual()
        self.hand = context.hand = HandView(
            kit,
            self.places,
            on_play=lambda code, pose: self.act(Play(card=card(code)), pose),
            on_refuse=self.notes.refuse,
            still=context.still,
        )
        if view is not None:
            self.hand.hold(hand_codes(view), None)  # so that it is not taken for newly dealt
        self.picture = TablePicture(
            kit, self.places, self.setup, self.app.settings, self.app.draw_table, naming=context.naming
        )
        self._add_controls()
        self._held = ()
        spoken = (self.app.settings.language, kit.sprites.info.name, self.setup.player)
        if spoken != self._spoken:  # what has been written is in other words, or of another name
            self._spoken = spoken
            for overlay in (self.notes, self.signs, self.chat, self.asker, self.counting):
                overlay.clear()
        made = self.context.grimaces.values()
        self._warmer.begin(kit, tasks(kit, self.places, self.setup, self.rules.pack, made))
        if view is not None:
            self.asker.rebuild()
        self.counting.rebuild()
        self.sheets.rebuild()
        self._sync()

    def _add_controls(self) -> None:
        kept = self.group.focused_name or "hand"
        group = self.new_group()
        group.add(self.hand)
        self.buttons = TableButtons(self.kit, self.places, group)
        self.context.button_centres = self.buttons.add(
            last=self.sheets.show_last,
            rules=self.stops.rules,
            hint=self.hint.press if self.hint.on else None,
            signs=self.signs.open if self.signs.on else None,
            undo=self.undo if self.session.allows_undo else None,
            bids=self.rules.has_payments,
        )
        self.buttons.add_pause(self.stops.pause)
        self.declarations.lay(group)
        self.unkept.lay(group)
        self.things.lay(group)
        self.focus.laid_out(kept)

    def leave(self) -> None:
        self.flow.held = True
        self.session.go_away()

    def resume(self) -> None:
        self.flow.held = False
        self.focus.come_back()

    def focus_lost(self) -> None:
        self.away.begin()

    def focus_gained(self) -> None:
        self.away.end()

    @property
    def chapter(self) -> str:
        panel = self.panel
        return panel.chapter if panel is not None and panel.chapter else rules_chapter(self.rules)

    # ---- the person acts

    def act(self, action: Action, origin: Pose | None = None) -> None:
        """The person has decided."""
        if self.flow.want is not Want.OWN_MOVE:
            return
        self.notes.refused = None
        self.hint.clear()
        self.asker.answered()
        self.counting.clear()
        self._held = ()  # an exchange declined changes nothing in sight, yet another question follows
        self.flow.person(action, origin=origin)
        self.invalidate()

    def undo(self) -> None:
        """Take back the person's last choice, where that may be done."""
        if not self.session.can_undo:
            self.notes.say(
                _("Nothing can be taken back now."),
                _("Your last choice in this hand can be, until you have drawn a card."),
            )
            self.context.knock()
            return
        self.hand.cancel_drag()
        for overlay in self.overlays:
            overlay.clear()
        self.flow.undo()
        self._held = ()
        self._sync()
        self.group.focus(self.hand)
        self.invalidate()

    def _salt_after(self, waited: float) -> str | None:
        """What the person has added since the seal; while he reads or writes behind it everybody waits."""
        return None if self.sheets.panel is not None else self.salt.after(waited)

    def overhear(self, event: pygame.event.Event) -> None:
        self.salt.hear(event)
        self.away.hear(event)
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
        moving = not self.away.now and self.flow.update(dt)
        if self.flow.view is not view or self.flow.event is not event:
            self.invalidate()
        self._sync()
        if self.things.sync():
            self.group.focus(self.hand if self.hand.usable else None)
        self.focus.settle()
        if self.flow.ended is not None and self.flow.waiting and self.flow.view is not None:
            self.flow.held = True
            self.chat.clear()
            self.after.show(self.flow.view, self.flow.ended)
            return False
        if self.app.top is self and not self.flow.timeline.running and (news := self.session.next_news()):
            self.stops.tell(news)
            return False
        self.hand.absent = self.flow.timeline.hidden()
        others = self.group.update(dt)
        for overlay in self.overlays:
            others = overlay.update(dt) or others
        self.partly = not others
        self._look_again()
        moving = moving or others
        self._warmer.expect(self.kit, self.places, self.flow.timeline.motions)
        if not moving:
            self._warmer.work()
        flow = None if self.away.now else self.flow.wake()
        self.wake_after([*(overlay.wake() for overlay in self.overlays), flow, self._warmer.wake()])
        return moving

    def prepare(self, until: float) -> None:
        self._warmer.hurry(until)

    def _look_again(self) -> None:
        """Have those parts of the table drawn again that have changed."""
        if (view := self.view) is None:
            return
        hand = self.hand
        # Where a card of the fan stands out, one that arrives lies elsewhere than at rest.
        arriving = hand.shown is not None and tuple(code in hand.absent for code in hand.codes)
        besides = (self.panel, self.hint.shown, self.group.shown(), hand.cursor, hand.under, arriving)
        for part in self._moved.since(self.context, self.picture, view, self.now(), besides):
            self.invalidate(part)

    def _sync(self) -> None:
        """Hand, panel and buttons follow what is shown."""
        view = self.view
        if view is None:
            return
        if self._layouts.place(view) is not self.places:
            self.layout(self.app.size)
            return
        if self.session.allows_undo and self.buttons.allow_undo(self.session.can_undo):
            self.invalidate()
        want = self.flow.want
        state = (view, want, self.flow.held)
        if state == self._held:
            return
        self._held = state
        self.invalidate()
        self.asker.ask(want)
        self.counting.follow(want)
        self.buttons.show(auction=self.context.in_auction)
        if self.declarations.follow():
            self._add_controls()
        allowed = None
        if want is Want.OWN_MOVE and self.asker.panel is None:
            allowed = {a.card.code for a in self.session.own_view.legal if isinstance(a, Play)}
        empty = not self.hand.codes
        self.hand.hold(hand_codes(view), allowed)
        if empty and self.hand.codes and self.panel is None:
            self.group.focus(self.hand)  # the keys are the hand's from the deal on

    # ---- what the flow tells

    def _show_said(self, said: Signalled | Requested) -> None:
        self.chat.clear()  # signs and requests come before small talk
        self.signs.tell(said)

    def _next(self) -> None:
        """After the result."""
        self.flow.go_on()
        self.notes.clear()
        self.signs.clear()
        self._held = ()

    # ---- drawing

    def now(self) -> Now:
        """What is going on besides the cards."""
        acting, person = whose_turn(self.context)
        return now_of(
            self.context,
            acting=acting,
            person=person,
            life=self.life,
            faces=self.signs.faces,
            moods=self.chat.moods,
        )

    def draw(self, target: pygame.Surface) -> None:
        view, panel = self.view, self.panel
        covered = view is None or (panel is not None and panel.covers_table)
        if view is None or covered:
            self.app.draw_table(target)
        else:
            paint(
                target,
                self.context,
                self.picture,
                view,
                self.now(),
                turn=self.life.turn,
                hinted=self.hint.shown,
            )
            for overlay in self._below:
                overlay.draw(target)
        if panel is None or not covered:
            self.group.draw(target)
        for overlay in self._above:
            overlay.draw(target)
        if not covered:
            self.hand.draw_dragged(target)
