"""The table of a match: the person at the bottom, the others round it, one hand after another."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from briscola.client.session import Session, Want
from briscola.client.view import View
from briscola.engine.actions import Action, Play
from briscola.engine.cards import card
from briscola.engine.events import Requested, Signalled
from briscola.i18n.cards import is_french
from briscola.i18n.characters import name_of
from briscola.i18n.signs import grimaces
from briscola.i18n.tricks import must_follow_text, why_taken
from briscola.ui.animation.motion import Cue, Pace, pace
from briscola.ui.input.salt import Salt
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.spots import hand_codes
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.panels.base import Panel
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.after import AfterHand
from briscola.ui.scenes.play.ask import Asker
from briscola.ui.scenes.play.buttons import add_buttons, add_corners, show_buttons
from briscola.ui.scenes.play.chat import Chat
from briscola.ui.scenes.play.draw import TablePicture
from briscola.ui.scenes.play.flow import Flow
from briscola.ui.scenes.play.hear import hear
from briscola.ui.scenes.play.hint import Hint
from briscola.ui.scenes.play.life import Life
from briscola.ui.scenes.play.look import Now
from briscola.ui.scenes.play.notes import Notes
from briscola.ui.scenes.play.opened import Opened
from briscola.ui.scenes.play.paint import now_of, paint
from briscola.ui.scenes.play.sight import Sight
from briscola.ui.scenes.play.talk import Talk
from briscola.ui.scenes.rules import Rules as RulesScene
from briscola.ui.views.hand import HandView
from briscola.ui.views.warm import Warmer, tasks

if TYPE_CHECKING:
    from briscola.ui.render.kit import Kit

WARM_TIME = 0.004
"""Seconds a frame may spend on pictures for later, while nothing moves."""
WARM_EVERY = 0.012


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
        chance: random.Random | None = None,
    ) -> None:
        """`chance` decides who blinks when and who says what."""
        super().__init__(app)
        chance = chance or random.Random()
        self.session, self.on_leave = session, on_leave
        self.on_give_up = on_give_up or on_leave
        self.setup = session.setup
        self.rules = session.table.rules
        self.salt = Salt()
        self.sight = Sight(self)
        self.opened = Opened(self)
        self.talk = Talk(self)
        self.chat = Chat(self, chance)
        self.flow = Flow(
            session,
            layout=self.sight.place,
            pace=self.pace,
            play=self._hear,
            talk=self._hear_said,
            witness=self.chat.witness,
        )
        self.asker = Asker(
            session,
            sound=app.click,
            act=self.act,
            cut=self._own_cut,
            salt=lambda: self.salt.text,
            names=self.names,
            french=lambda: self.french,
            still=lambda: self.still,
            hint=lambda: self.hint.press if self.hint.on else None,
        )
        self.after = AfterHand(
            app, session, go_on=self._next, leave=on_leave, pause=self._push_pause, new=on_new
        )
        self.signs_at = (0, 0)
        """The centre of the button that opens the wheel."""
        self.button_centres: Sequence[tuple[int, int]] = ()
        """The centres of all the round buttons for the play."""
        self.hint = Hint(self)
        self.notes = Notes()
        self.life = Life(chance)
        self._held: tuple[object, ...] = ()
        self._warmer = Warmer()
        self._warmed: Kit | None = None
        self._spoken: tuple[str | None, str] | None = None

    # ---- measures and words

    @property
    def french(self) -> bool:
        """Whether the deck on the table has hearts and queens."""
        return is_french(self.kit.sprites.info.name)

    @property
    def panel(self) -> Panel | None:
        """The sheet of paper lying over the table, if any."""
        return self.opened.panel or self.asker.panel

    def pace(self) -> Pace:
        """How fast things go, by the settings."""
        s = self.app.settings
        return pace(s.speed, trick_pause=s.trick_pause, reduced=s.reduced_motion)

    @property
    def still(self) -> bool:
        """Nothing moves for show, by the settings."""
        return self.app.settings.speed == "none" or self.app.settings.reduced_motion

    def names(self) -> Sequence[str]:
        """Everybody's name, by place."""
        return [name_of(self.setup, self.rules, place) for place in range(self.rules.places)]

    @property
    def view(self) -> View | None:
        """What the picture shows now, an open dummy's cards included."""
        return self.sight.view

    # ---- scene

    def layout(self, size: tuple[int, int]) -> None:
        del size
        self.sight.forget()
        self.flow.timeline.finish()  # cards in the air were on their way to where things lay before
        view = self.view
        self.places = places = self.sight.place(view) if view else self.sight.usual()
        kit = self.kit
        self.hand = HandView(
            kit,
            places,
            on_play=lambda code, pose: self.act(Play(card=card(code)), pose),
            on_refuse=self._refuse,
            still=self.still,
        )
        self.picture = TablePicture(
            kit, places, self.setup, self.app.settings, self.app.draw_table, french=self.french
        )
        group = self.new_group(focus="hand")
        group.add(self.hand)
        self.button_centres = add_buttons(self)
        self.signs_at = self.button_centres[0]
        add_corners(self)
        self.settle("hand")
        self._held = ()
        spoken = (self.app.settings.language, kit.sprites.info.name)
        if spoken != self._spoken:  # what has been written is in other words
            self._spoken = spoken
            self.notes.clear()
            self.talk.clear()
            self.chat.clear()
            self.asker.close()
        if self._warmed is not kit:
            self._warmed = kit
            made = grimaces(self.rules).values()
            self._warmer = Warmer(tasks(kit, places, self.setup, self.rules.pack, made))
        if view is not None:
            self.asker.rebuild(kit, places)
        self.opened.rebuild(kit, places)
        self._sync()

    def leave(self) -> None:
        self.flow.held = True

    def resume(self) -> None:
        self.flow.held = False

    def focus_lost(self) -> None:
        self.hand.cancel_drag()
        if self.app.top is self and not self.flow.hand_over:
            self.pause()

    def pause(self) -> None:
        """Stop everything and ask what to do."""
        self.flow.held = True
        self.hand.cancel_drag()
        self._push_pause()

    def _push_pause(self) -> None:
        self.app.push(Pause(self.app, on_leave=self.on_leave, on_give_up=self.on_give_up))

    def show_rules(self) -> None:
        """Read the rules of this game; the match waits."""
        self.flow.held = True
        self.app.push(RulesScene(self.app, self.rules.variant))

    def say(self, text: str, detail: str = "") -> None:
        """Put a slip on the table for a while."""
        self.notes.say(text, detail)
        self.dirty = True

    # ---- the person acts

    def act(self, action: Action, origin: Pose | None = None) -> None:
        """The person has decided."""
        if self.flow.want is not Want.OWN_MOVE:
            return
        self.notes.refused = None
        self.hint.close()
        self.asker.close()
        self._held = ()  # an exchange declined changes nothing in sight, yet another question follows
        self.flow.person(action, origin=origin)
        self.dirty = True

    def _own_cut(self, at: int, salt: str) -> None:
        if self.flow.want is Want.OWN_CUT:
            self.asker.close()
            self.flow.cut(at, salt)
            self.salt.clear()

    def _refuse(self, code: str) -> None:
        view = self.view
        if view is not None and view.table:
            self.notes.refuse(code, must_follow_text(view.table[0].card.suit, french=self.french))
            self.app.audio.play("knock", 0.4)

    def handle(self, event: pygame.event.Event) -> bool:
        self.salt.hear(event)
        return hear(self, event)

    def explain(self) -> None:
        """Say why the trick on the table, or else the last one, is being won."""
        view = self.view
        if view is None:
            return
        table = view.table or view.last
        if table:
            self.say(why_taken(table, view, french=self.french))

    # ---- time

    def update(self, dt: float) -> bool:
        view, event = self.flow.view, self.flow.event
        moving = self.flow.update(dt)
        if self.flow.want is Want.CUT and not self.flow.held:
            self.flow.cut(None, self.salt.text)
            self.salt.clear()
            moving = True
        if self.flow.view is not view or self.flow.event is not event:
            self.notes.tell(
                self.flow.event,
                self.flow.view,
                self.flow.before,
                self.names(),
                self.app.settings,
                french=self.french,
            )
            self.dirty = True
        self._sync()
        self.hint.update()
        if self.flow.hand_over and self.flow.waiting and self.flow.view is not None:
            self.flow.held = True
            self.chat.clear()
            self.after.show(self.flow.view)
            return False
        self.hand.absent = self.flow.timeline.hidden()
        moving = self.group.update(dt) or moving
        moving = self.talk.update(dt) or moving
        moving = self.chat.update(dt) or moving
        if self.panel is not None:
            moving = self.panel.update(dt) or moving
        if self.notes.update(dt, self.hand, busy=self.flow.timeline.running):
            self.dirty = True
        self._live(dt)
        if not moving and self._warmer.busy:
            self._warmer.work(WARM_TIME)
        self.wake = self._wake()
        return moving

    def _sync(self) -> None:
        """Hand, panel and buttons follow what is shown."""
        view = self.view
        if view is None:
            return
        places = self.sight.place(view)
        if places is not self.places:
            self.layout(self.app.size)
            return
        want = self.flow.want
        state = (view, want, self.flow.held)
        if state == self._held:
            return
        self._held = state
        self.dirty = True
        self.asker.ask(self.kit, self.places, view, want)
        show_buttons(self, auction=self.asker.auction_on(view))
        allowed = None
        if want is Want.OWN_MOVE and self.asker.panel is None:
            allowed = {a.card.code for a in self.session.own_view.legal if isinstance(a, Play)}
        empty = not self.hand.codes
        self.hand.hold(hand_codes(view), allowed)
        if empty and self.hand.codes:
            self.group.focus(self.hand)  # the keys are the hand's from the deal on

    def _live(self, dt: float) -> None:
        if not self.app.settings.reduced_motion:
            for part in self.life.update(dt, self.kit, self.places, self.flow.thinking):
                self._damage(part)

    def _damage(self, rect: pygame.Rect) -> None:
        self.damage = rect.copy() if self.damage is None else self.damage.union(rect)

    def _wake(self) -> float | None:
        waits = [*self.notes.waits(self.hand), *self.talk.waits(), *self.chat.waits(), *self.hint.waits()]
        if not self.app.settings.reduced_motion:
            waits += self.life.waits(self.flow.thinking)
        soon = self.flow.wake()
        if soon is not None:
            waits.append(soon)
        if self._warmer.busy:
            waits.append(WARM_EVERY)
        return max(0.004, min(waits)) if waits else None

    def _hear_said(self, said: Signalled | Requested) -> None:
        self.chat.clear()  # signs and requests come before small talk
        self.talk.tell(said)

    def _hear(self, cues: Sequence[Cue]) -> None:
        for cue in cues:
            self.app.audio.play(cue.name, cue.volume, cue.pan)

    def _next(self) -> None:
        """After the result: the next hand, or the next match at this table."""
        if self.session.want is Want.MATCH:
            self.flow.rematch()
        else:
            self.flow.next_hand()
        self.notes.clear()
        self.talk.clear()
        self._held = ()

    # ---- drawing

    def now(self) -> Now:
        """What is going on besides the cards."""
        return now_of(self)

    def draw(self, target: pygame.Surface) -> None:
        paint(target, self)
