"""The table of a match: the person at the bottom, the others round it, one hand after another."""

import random
from collections.abc import Mapping, Sequence

import pygame

from briscola.client.rivals import RivalsAtTable
from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import View
from briscola.engine.actions import Action
from briscola.engine.events import Event, MatchBegan, PhraseSaid, Requested, Signalled
from briscola.i18n.seat_words import AwayNote
from briscola.i18n.text import _
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.scene import Host
from briscola.ui.scenes.play.after_hand import AfterHand
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.gestures import Gestures, OneFocus
from briscola.ui.scenes.play.match_controls import MatchControls
from briscola.ui.scenes.play.overlays import Aid, Overlays
from briscola.ui.scenes.play.pause import Interruptions
from briscola.ui.scenes.play.screen_pass import ScreenPass
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.tabletop.distant_table import ClockDisplay, DistantTable
from briscola.ui.scenes.tabletop.flow import Flow
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.scenes.tabletop.painting import DirtyRects
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.sound.soundtrack import TurnSound


class PlayScene(TableScene):
    """A match from its first deal to its end."""

    context: PlayContext
    results_follow = True

    def __init__(
        self,
        app: Host,
        seat: SeatControl,
        actions: TableActions,
        *,
        screen_pass: ScreenPass | None = None,
        distant: DistantTable | None = None,
        rivals: RivalsAtTable | None = None,
        aids: Sequence[Aid] = (),
        chance: random.Random | None = None,
    ) -> None:
        """`screen_pass` leads to the next of several people at this screen, `distant` to people at other
        computers; `rivals` remember the person; `aids` help her; `chance` decides who blinks when and who
        says what.
        """
        super().__init__(app, chance)
        self.seat, self.on_leave = seat, actions.leave
        self._screen_pass, self._distant = screen_pass, distant
        self.own_speed = None if screen_pass is None else screen_pass.speed
        self._player = app.settings.player
        self.flow = Flow(seat, self, distant=distant is not None or seat.looks_on)
        own = actions.new_match is not None and screen_pass is None
        context = PlayContext(self, seat, self.flow, None if seat.looks_on else rivals, own=own)
        self.salt = context.salt
        self._turn_sound = TurnSound()
        self.begin_table(context)
        self.overlays = overlays = Overlays(context, distant, aids)
        self.signs, self._away = overlays.signs, overlays.away
        self.idle.clock = None if distant is None else ClockDisplay(context, distant.clock)
        self._moved = DirtyRects()
        self.interruptions = Interruptions(app, context, actions, distant)
        self.controls = MatchControls(context, overlays, self.interruptions)
        self.focus = OneFocus(self)
        self._gestures = Gestures(context, self.focus, overlays.from_top, overlays.sheets)
        self.results = AfterHand(
            app,
            seat,
            go_on=self._after_result,
            pause=self.pause,
            actions=actions,
            rivals=context.rivals_at_table,
        )
        context.recall()
        self._spoken: tuple[str | None, ...] | None = None

    # ---- for the app

    @property
    def match_setup(self) -> MatchSetup:
        return self.seat.setup

    @property
    def at_stake(self) -> SeatControl:
        return self.seat

    @property
    def occasion(self) -> str:
        return self.interruptions.actions.occasion()

    @property
    def chapter(self) -> str:
        panel = self.panel
        return panel.chapter if panel is not None and panel.chapter else self.context.chapter

    def layout(self, size: tuple[int, int]) -> None:
        del size
        self.lay_table()
        self._add_controls()
        spoken = (self.app.settings.language, self.kit.sprites.info.name, self.context.setup.player)
        self.context.write_rivals()
        if spoken != self._spoken:  # what has been written is in other words, or of another name
            self._spoken = spoken
            self.overlays.unwrite()
        self.overlays.rebuild()
        self._sync()

    def _add_controls(self) -> None:
        before, kept = self.group, self.group.focused_name or "hand"
        chosen = before.focused.cursor if isinstance(before.focused, HandView) else None
        self.controls.lay(self.new_group())
        self.group.take_over(before)  # a card may be held
        self.focus.laid_out(kept)
        if self.hand.focused and chosen in self.hand.codes:
            self.hand.cursor = chosen

    def leave(self) -> None:
        if self.panel is not None:
            self.panel.close()
        self.overlays.hint.rest()
        self.seat.go_away()

    def cover(self) -> None:
        if self.panel is not None:
            self.panel.group.let_go()

    def resume(self) -> None:
        self.focus.come_back()

    def focus_lost(self) -> None:
        self._away.begin()

    def overhear(self, event: pygame.event.Event) -> None:
        self.salt.hear(event)
        self._away.follow_focus(event)
        if self._screen_pass is not None:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._screen_pass.veil()
        elif self._player != (player := self.app.settings.player):  # written in the settings meanwhile
            self._player = player
            self.seat.rename(player)
            self.context.picture.setup = self.context.setup
            self.results.renamed()

    def handle(self, event: pygame.event.Event) -> bool:
        if self._screen_pass is not None and not self._screen_pass.hears(event, self.app.pads):
            return True
        taken = self._gestures.handle(event)
        self.focus.restore_focus()
        return taken

    # ---- for fan and keys: the person acts

    def act(self, action: Action, origin: Pose | None = None) -> None:
        """Apply the person's action."""
        if self.flow.next_step is not NextStep.OWN_MOVE:
            return
        self.overlays.decided()
        self.flow.act(action, origin=origin)
        self.invalidate()

    def refuse_card(self, code: str) -> None:
        """Say why a card may not be played, and close other explanations."""
        self.group.telling.hush()
        self.overlays.card_slip.refuse(code)

    def undo(self) -> None:
        """Undo the person's last choice, if the match allows it."""
        if not self.seat.can_take_back:
            self.overlays.caption.show(
                _("Nothing can be taken back now."),
                _("Your last choice in this hand can be, until you have drawn a card."),
            )
            self.context.knock()
            return
        self.group.let_go()
        self.overlays.taken_back()
        self.flow.undo()
        self._sync()
        self.group.focus(self.hand)
        self.invalidate()

    def declare(self) -> bool:
        return self.controls.declarations.press_key(self.group)

    def pause(self) -> None:
        self.interruptions.open_menu()

    # ---- for picture and overlays

    @property
    def moods(self) -> Mapping[int, str]:
        return self.overlays.chat.moods

    @property
    def absent(self) -> Mapping[int, AwayNote]:
        return {} if self._distant is None else self._distant.absent()

    @property
    def hinted(self) -> bool:
        return self.overlays.hint.shown

    @property
    def guided(self) -> bool:
        return any(overlay.guides for overlay in self.overlays.aids)

    @property
    def face_explained(self) -> int | None:
        return self.controls.tooltips.asked

    def card_note(self, code: str) -> str:
        return " ".join(filter(None, (super().card_note(code), self.overlays.hint.card_note(code))))

    def show_caption(self, text: str) -> None:
        self.overlays.caption.show(text)

    # ---- time

    def update(self, dt: float) -> bool:
        """Move the match on, follow it, then let all that lies over it run on.

        In this order nothing is asked, explained or focused by a moment that has passed, and the time of what
        lies over the table runs only while no other scene has been laid over it.
        """
        moving = self._move_on(dt)
        self._bring_up_to_date()
        if self._lay_over(dt):
            return False
        others = self._run_on(dt)
        self.make_ahead(moving=moving or others)  # last, in the time that the frame has left
        flow = None if self._away.paused else self.flow.wake()
        clock = None if self.idle.clock is None else self.idle.clock.wake()
        wakes = (flow, clock, self.warmer.wake(), self._away.wake())
        self.wake_after([*(overlay.wake() for overlay in self.overlays.from_top), *wakes])
        return moving or others

    def _move_on(self, dt: float) -> bool:
        """Let the match go on for dt seconds; True while cards move."""
        view, event = self.flow.view, self.flow.event
        moving = not self._away.paused and self.flow.update(dt)
        self._away.update(dt)
        if self.flow.view is not view or self.flow.event is not event:
            self.invalidate()
        return moving

    def _bring_up_to_date(self) -> None:
        """Bring controls and explanations to the moment; the focus last, for all may have been made anew."""
        self._sync()
        if self.controls.tooltips.sync():
            self.group.focus(self.hand if self.hand.usable else None)
        self.focus.restore_focus()

    def _run_on(self, dt: float) -> bool:
        """Let dt seconds pass for controls, overlays and clock; True while something moves.

        What has changed of the picture is marked when all of them have.
        """
        self.hand.in_flight = self.flow.timeline.hidden()
        moving = [self.group.update(dt), self.overlays.update(dt)]
        if self.idle.clock is not None:
            self.idle.clock.follow(self.turn[0])
        self.partly = not any(moving)
        self._damage()
        return any(moving)

    def _lay_over(self, dt: float) -> bool:
        """Lay what is due over the table: a count, news, or the curtain; True if anything was."""
        flow = self.flow
        counted = flow.waiting and not self._away.elsewhere
        if counted and flow.ended is not None and flow.view is not None:
            self.overlays.chat.clear()
            self.results.show(flow.view, flow.ended, self.salt)
            return True
        on_top = self.app.top is self
        if on_top and not flow.timeline.running and (news := self.seat.next_news()):
            self.interruptions.report(news)
            return True
        passing, waits = self._screen_pass, flow.next_step is NextStep.ANOTHER
        if on_top and passing is not None and passing.is_due(dt, self.context.pace, waits=waits):
            passing.pass_on()
            return True
        return False

    @property
    def _moment(self) -> Sequence[object]:
        """All that fan, controls and overlays depend on."""
        return self.view, self.flow.next_step, *(overlay.version for overlay in self.overlays.from_top)

    def _sync(self) -> None:
        """Update hand, panel and buttons to the view on show."""
        view = self.view
        if view is None:
            return
        if self.reseated():
            return
        if self.controls.follow_undo():
            self.invalidate()
        next_step = self.flow.next_step
        if not self._is_news(*self._moment):
            return
        self.invalidate()
        self.overlays.follow(next_step)
        self.app.audio.play_cues(self._turn_sound.cues(self.context.decision, self.ear))
        self.narration.ask()
        if self.controls.follow_turn():
            self._add_controls()
        dealt = self.controls.follow(
            view, choosing=next_step is NextStep.OWN_MOVE and self.overlays.question.panel is None
        )
        if dealt and self.panel is None:
            self.group.focus(self.hand)  # the keys are the hand's from the deal on
        self._is_news(*self._moment)  # what has come up is no news: that it goes again will be

    # ---- for the flow

    @property
    def cut_for_me(self) -> bool:
        """True as well in a first hand, which asks for nothing but cards."""
        return self.app.settings.cut_for_me or self.guided

    def sealed(self) -> None:
        self.salt.clear()

    def salt_after(self, waited: float) -> str | None:
        """The person's salt since the seal; None to wait on, always while an opened sheet is read."""
        return None if self.overlays.sheets.panel is not None else self.salt.after(waited)

    def show_said(self, said: Signalled | Requested | PhraseSaid) -> None:
        if isinstance(said, PhraseSaid) and said.seat in self.overlays.phrases.muted:
            return
        self.overlays.chat.clear()  # signs and requests come before small talk
        self.overlays.signs.show(said)

    def witness(self, event: Event, before: View | None, after: View) -> None:
        super().witness(event, before, after)
        if isinstance(event, MatchBegan):
            self._greet(before)
        self.overlays.chat.witness(event, before, after)

    def _greet(self, before: View | None) -> None:
        """Say how it stands between the person and a rival as a match begins."""
        if before is not None:
            self.context.recall()
            self.context.write_rivals()
        if (standing := self.context.standing) and not self.guided:
            self.overlays.caption.show_besides(standing)

    # ---- for several people at one screen, and for the results

    def catch_up(self) -> None:
        """Show what has happened since the person's last look."""
        self.overlays.clear()
        self.flow.catch_up()
        self.reseated()
        self.invalidate()

    def _after_result(self) -> None:
        """Go on after the result."""
        if self._distant is not None and self.seat.over:
            self._distant.again()
            return
        self.flow.begin_next()
        self.overlays.clear_words()
        self.overlays.signs.clear()

    # ---- drawing

    def _damage(self) -> None:
        """Mark the parts of the table that have changed."""
        if (view := self.view) is not None:
            besides = (self.hinted, self.group.shown())
            for part in self._moved.since(self.context, self.things, view, self.seen_state, besides):
                self.invalidate(part)

    def draw(self, target: pygame.Surface) -> None:
        view, panel, overlays = self.view, self.panel, self.overlays
        covered = view is None or (panel is not None and panel.covers_table)
        if view is None or covered:
            self.app.draw_table(target)
        else:
            self.paint(target)
            for overlay in overlays.below:
                overlay.draw(target)
        if panel is None or not covered:
            self.group.draw(target)
        for overlay in overlays.above:
            overlay.draw(target)
        if not covered:
            self.hand.draw_dragged(target)
