"""The playback scene: the table of the match over a toolbar, and its keys, whatever has the focus."""

import random
from collections.abc import Callable, Mapping, Sequence

import pygame

from briscola.client.playback.kept_matches import OpenedMatch
from briscola.client.playback.reel import Reel
from briscola.client.playback.what_if import Origin
from briscola.client.playback.win_chances import WinChances, curve
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event, PhraseSaid, Requested, Signalled
from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.layout.table.card_spots import hand_codes
from briscola.ui.scene import Host
from briscola.ui.scenes.playback.playback_sheets import PlaybackSheetChoice
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.playback.seat_eyes import EyesChoice, SeatKnowledgeSheet
from briscola.ui.scenes.playback.stop_questions import Inquiry, Questions
from briscola.ui.scenes.playback.toolbar import PlaybackToolbar
from briscola.ui.scenes.playback.why_sheet import WhySheet
from briscola.ui.scenes.results.actions import HandOffer
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.scenes.tabletop.sign_display import SignDisplay
from briscola.ui.scenes.tabletop.tooltips import Tooltips
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.speech.speaker import joined

Press = Callable[[], None]


def press_of(event: pygame.event.Event, show: ReelPlayer, eyes: EyesChoice, inquiry: Inquiry) -> Press | None:
    """The action of a key press; None if it has none."""
    if not pointer.is_plain(event):
        return None
    by = -1 if event.mod & pygame.KMOD_SHIFT else 1
    return _by_key(show, eyes, inquiry, by).get(event.key)


def _by_key(show: ReelPlayer, eyes: EyesChoice, inquiry: Inquiry, by: int) -> Mapping[int, Press]:
    reel = show.reel
    return {
        pygame.K_LEFT: show.step_back,
        pygame.K_RIGHT: show.step,
        pygame.K_UP: lambda: show.jump(reel.previous_trick(show.at)),
        pygame.K_DOWN: lambda: show.jump(reel.next_trick(show.at)),
        pygame.K_PAGEUP: lambda: show.jump(reel.previous_hand(show.at)),
        pygame.K_PAGEDOWN: lambda: show.jump(reel.next_hand(show.at)),
        pygame.K_HOME: lambda: show.jump(0),
        pygame.K_END: lambda: show.jump(reel.last),
        pygame.K_SPACE: show.toggle,
        pygame.K_PLUS: lambda: show.faster(1),
        pygame.K_EQUALS: lambda: show.faster(1),
        pygame.K_KP_PLUS: lambda: show.faster(1),
        pygame.K_MINUS: lambda: show.faster(-1),
        pygame.K_KP_MINUS: lambda: show.faster(-1),
        pygame.K_o: show.toggle_open,
        pygame.K_h: show.toggle_open,
        pygame.K_e: lambda: eyes.go(by),
        pygame.K_s: lambda: eyes.go(by),  # a gamepad's Y
        pygame.K_w: inquiry.what_if,
        pygame.K_y: inquiry.why,
        pygame.K_l: lambda: show.jump(reel.previous_trick(show.at)),
    }


LOOK = 0.2
"""Seconds between two checks for newly computed chances."""


class PlaybackScene(TableScene):
    """The playback of a match. It starts by itself, at the start or at the hand asked for."""

    signs: SignDisplay
    toolbar = PlaybackToolbar
    watched = True

    def __init__(
        self,
        app: Host,
        *,
        setup: MatchSetup,
        log: Sequence[Event],
        hand: int = 0,
        origin: Origin | None = None,
        offers: Sequence[HandOffer] = (),
        chance: random.Random | None = None,
        first_time: bool = False,
    ) -> None:
        """`log`: all events of a record; `hand`: where to begin, from 1; `chance` decides who blinks when;
        `origin`: seeds and terms of the record, None if no *what if* is possible; `offers`: what can be
        done with a hand of such a course; `first_time`: nobody here has seen the match.
        """
        super().__init__(app, chance)
        self.log = log
        reel = Reel(log)
        first = reel.hands[hand - 1].first if 0 < hand <= len(reel.hands) else 0
        self.show = ReelPlayer(reel, self, at=first, first_time=first_time)
        self.begin_table(SceneContext(self, setup, self.show))
        self.signs = SignDisplay(self.context)
        self.context.overlays.append(self.signs)
        self.asked = WhySheet(self.context, log, self._corner)
        self.inquiry = Inquiry(app, self.context, self.show, log, origin, self.asked, offers)
        self.eyes = EyesChoice(self.context, self.show)
        self.known = SeatKnowledgeSheet(self.context, self.show, self._corner)
        self.papers = PlaybackSheetChoice(self.context, self.show, asked=self.asked, known=self.known)
        self.chances = WinChances(log)
        self._known = -1
        """Number of choices whose chance the toolbar knows; -1 before the first check."""
        self.tooltips = Tooltips(self, lambda _kind: self.show.toggle)
        self._asked_at = -1

    def enter(self) -> None:
        self.show.playing = True
        self.resume()

    def leave(self) -> None:
        self.show.playing = False
        self.chances.stop()

    def cover(self) -> None:
        self.chances.stop()

    def resume(self) -> None:
        if not self.show.first_time:  # they would tell what comes
            self.chances.begin()

    # ---- layout

    @property
    def turn(self) -> tuple[int | None, bool]:
        return self.show.acting, False

    @property
    def match_setup(self) -> MatchSetup:
        return self.context.setup

    @property
    def chapter(self) -> str:
        return "keys"

    @property
    def covered(self) -> Sequence[pygame.Rect]:
        return [self.bar.rect, *self.papers.rects]

    def layout(self, size: tuple[int, int]) -> None:
        kit = self.kit
        self.lay_table()
        self.bar = PlaybackToolbar(kit, size, self.show, as_seen=self.eyes.as_seen)
        group = self.new_group(focus="play")
        group.add(self.back_button(self.context.layout.pause))
        self.bar.add(group)
        self.questions = Questions(self.context, group, self.inquiry)
        self.eyes.lay(kit, self.context.layout, group)
        self.asked.lay_again()
        self.known.lay_again()
        self.tooltips.lay(group)
        self.restore_focus("play")
        self._known = -1
        self._sync()

    # ---- for whoever cannot see it

    @property
    def spoken_title(self) -> str:
        return joined([super().spoken_title, _("Watch the match")])

    @property
    def spoken_text(self) -> str:
        told = self.asked.told
        return "" if told is None else f"{told.title}\n{told.said}"

    def reading(self) -> Sequence[ReadingLine]:
        sheet = () if self.view is None else self.papers.reading(self.view)
        return [ReadingLine(self.bar.words, heading=True), *sheet, *super().reading()]

    # ---- hands

    def handle(self, event: pygame.event.Event) -> bool:
        if self.eyes.open:
            return self.group.handle(event)
        if self.asked.busy and pointer.is_back(event):
            self.asked.clear()
            return True
        if self.closed_by(event):
            return True
        press = press_of(event, self.show, self.eyes, self.inquiry)
        if press is not None:
            press()
            self.app.click("tick")
            return True
        if self.group.handle(event):
            return True
        p = pointer.read(event, self.app.size)
        if p is None or self.bar.rect.collidepoint(p.pos):
            return False
        if p.kind == "wheel" and p.steps:
            (self.show.step if p.steps < 0 else self.show.step_back)()
        elif p.kind == "up" and self.asked.busy:
            self.asked.clear()
        elif p.kind == "up":
            self.show.toggle()
        return p.kind in ("wheel", "up")

    # ---- time

    def update(self, dt: float) -> bool:
        moving = self.show.update(dt)
        self._sync()
        if self.tooltips.sync():
            self.group.focus_name("play")
        self.hand.in_flight = self.show.timeline.hidden()
        moving = self.group.update(dt) or moving
        for overlay in (self.idle, self.signs):
            moving = overlay.update(dt) or moving
        self.asked.update()
        self._follow_chances()
        self.make_ahead(moving=moving)
        chances = None if self.chances.over else LOOK
        parts = (self.asked, self.idle, self.signs, self.show, self.warmer)
        self.wake_after((chances, *(part.wake() for part in parts)))
        return moving

    def _sync(self) -> None:
        """Update hand and toolbar to the view on show."""
        show, view = self.show, self.view
        if self.reseated():
            return
        player = (show.at, show.playing, show.speed, show.opened, show.eyes, show.waiting)
        if not self._is_news(view, *player, self.asked.busy):
            return
        self.dirty = True
        self.bar.sync()
        self.eyes.sync()
        self.asked.lay_again()  # another view hides other cards
        if show.at != self._asked_at:
            self._asked_at = show.at
            self.asked.clear()
        why, what_if = self.inquiry.done is not None, self.inquiry.decided is not None
        if self.questions.show(resting=not show.playing, why=why, what_if=what_if):
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

    def jumped(self) -> None:
        self.signs.clear()

    def show_said(self, said: Signalled | Requested | PhraseSaid) -> None:
        # With other eyes a sign would be told as the person saw it: what the seat knows of it stands written.
        if self.show.eyes is None or isinstance(said, Requested):
            self.signs.show(said)

    def _corner(self) -> Sequence[pygame.Rect]:
        """Rectangles of the controls over the table."""
        return [w.rect for w in self.group.widgets if w.visible and w.name in ("eyes", "why", "what_if")]

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        view = self.view
        if view is not None:
            self.paint(target)
            self.signs.draw(target)
            self.papers.draw(target, view)
        self.bar.draw(target)
        self.group.draw(target)
        self.asked.draw(target)


def watch(app: Host, opened: OpenedMatch, hand: int = 0, *, offers: Sequence[HandOffer] = ()) -> None:
    """Push the playback of a stored match, from its start or from a `hand` (from 1).

    `offers`: what can be done with a hand that took another course from there.
    """
    setup, log, origin = opened.setup, opened.events, opened.origin
    app.push(PlaybackScene(app, setup=setup, log=log, hand=hand, origin=origin, offers=offers))
