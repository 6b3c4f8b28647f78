"""The coach scene: the table as it was, the strip of own choices on the toolbar, the words on a sheet.

From hand to hand of the match so far it leads too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.capabilities.coach import words
from briscola.capabilities.coach.decisions import hands_of
from briscola.capabilities.coach.judgement import JudgedHand, JudgedPlay, Verdict
from briscola.capabilities.coach.judgement_store import JudgedMatch
from briscola.capabilities.coach.judging_process import Judging
from briscola.capabilities.coach.window.choice_strip import Cell
from briscola.capabilities.coach.window.judged_reel import JudgedReel
from briscola.capabilities.coach.window.toolbar import BetterButton, CoachToolbar, of_choice, of_hand
from briscola.client.playback import Reel
from briscola.client.setup import MatchSetup
from briscola.client.view import ME, View
from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.events import Event, MatchBegan, Played
from briscola.engine.rules import Rules
from briscola.i18n.action_words import label
from briscola.i18n.reason_words import Speech
from briscola.players.insight import COACH
from briscola.players.search import Depth
from briscola.ui import Host
from briscola.ui.input import Pointer, pointer
from briscola.ui.layout.table import hand_codes
from briscola.ui.render import icon
from briscola.ui.render.theme import PAPER, RED
from briscola.ui.scenes.tabletop import SceneContext, TableScene
from briscola.ui.speech import ReadingLine
from briscola.ui.views import hint_slip as paper
from briscola.ui.views.text import ExplanationSheet, ExplanationWords, told_beside

SUMMARY = 760
"""Width of the sheet about the hand in px at 1080."""
LOOK_EVERY = 0.1
"""Seconds between two checks for new judgements."""


class CoachScene(TableScene):
    """One hand of a match, judged while it is shown; leaving stops the work."""

    toolbar = CoachToolbar
    watched = True

    def __init__(
        self,
        app: Host,
        *,
        setup: MatchSetup,
        rules: Rules,
        log: Sequence[Event],
        hand: int,
        kept: JudgedMatch | None = None,
        since: int | None = None,
        depth: Depth = COACH,
        chance: random.Random | None = None,
    ) -> None:
        """`log`: all events of a match so far; `hand`: the one shown first, from 1; `kept`: the store of the
        match's judgements; `depth`: how deep to judge what is not stored yet; `since`: the event with which
        the hand took another course than the match.
        """
        super().__init__(app, chance)
        began = _last_began(log)
        self._since = None if since is None else since - began
        self._log = log = log[began:]
        self._kept, self._depth = kept, depth
        self.hands = list(hands_of(log, ME))
        self._reel = Reel(log)
        self._take(hand)
        self.show = JudgedReel(self._reel, self, at=self._home)
        self.begin_table(SceneContext(self, setup, rules, self.show))
        self.sheet_at: tuple[ExplanationSheet, pygame.Rect] | None = None

    def _take(self, hand: int) -> None:
        """Start judging a hand (from 1)."""
        self.number = hand
        decided = self.hands[hand - 1]
        self.decisions = decided.decisions
        self.other_from = _other_from([decision.event for decision in self.decisions], self._since)
        self._home = self._reel.hands[hand - 1].last
        known = None if self._kept is None else self._kept.get(decided)
        self.judging = Judging(decided, self._log, ME, self._depth, known=known)
        self.keep = None if known is not None else self._kept
        self.chosen: int | None = None
        """Index of the own choice on show; None: the hand as a whole."""

    def leave(self) -> None:
        self.judging.stop()

    # ---- what is known

    @property
    def whole(self) -> JudgedHand | None:
        """The judgement of the whole hand; None until it is complete."""
        return self.judging.news.hand

    def judged(self, at: int) -> JudgedPlay | None:
        """The judgement of an own choice, by its index in the hand (from 0); None while there is none."""
        return next((play for play in self.judging.news.plays if play.finding.number == at + 1), None)

    def _speech(self, at: int) -> Speech:
        return self.context.speech(contract=self.decisions[at].view.contract is not None)

    # ---- layout

    @property
    def match_setup(self) -> MatchSetup:
        return self.context.setup

    @property
    def chapter(self) -> str:
        return "hand"

    @property
    def turn(self) -> tuple[int | None, bool]:
        return (self.show.acting if self.chosen is not None else None), False

    def layout(self, size: tuple[int, int]) -> None:
        kit = self.kit
        self.lay_table()
        self.plank = CoachToolbar(
            kit,
            size,
            self._cells(),
            host=self,
            chosen=self.chosen,
            turns=len(self.hands) > 1,
            other_from=self.other_from,
        )
        self.better = BetterButton(kit, self.places, self.play_better)
        group = self.new_group(focus="strip")
        group.add(*self.plank.widgets, self.better, self.back_button(self.places.pause))
        self.restore_focus("strip")
        self._sync()

    def _cells(self) -> Sequence[Cell]:
        found, naming = [], self.context.naming
        for at, decision in enumerate(self.decisions):
            action, play = decision.action, self.judged(at)
            found.append(
                Cell(
                    code=action.card.code if isinstance(action, Play) else None,
                    words=label(action, naming=naming),
                    figure="" if play is None else words.mark_of(play),
                    strong=play is not None and play.verdict is Verdict.STRONG,
                    known=play is not None,
                )
            )
        return found

    # ---- for whoever cannot see it

    @property
    def _told(self) -> ExplanationWords:
        """The words of the sheet of the moment."""
        if self.chosen is None:
            rules = self.context.rules
            return of_hand(self.judging, rules, hands=len(self.hands), other_from=self.other_from)
        decision, play = self.decisions[self.chosen], self.judged(self.chosen)
        speech, naming = self._speech(self.chosen), self.context.naming
        return of_choice(self.judging, decision, play, speech, naming)

    @property
    def spoken_title(self) -> str:
        return self._told.title

    @property
    def spoken_text(self) -> str:
        """The judgement; nothing while the coach is thinking, whose progress would be told on and on."""
        judged = self.whole if self.chosen is None else self.judged(self.chosen)
        return self._told.said if judged is not None or self.judging.over else ""

    def reading(self) -> Sequence[ReadingLine]:
        choices = [
            ReadingLine(": ".join(filter(None, (cell.words, cell.judged)))) for cell in self.plank.strip.cells
        ]
        heading = ReadingLine(self.plank.strip.label, heading=True)
        return [*self._told.reading(), heading, *choices, *super().reading()]

    # ---- what the person does

    def look_at(self, at: int | None) -> None:
        """Show an own choice by its index in the hand (from 0); None: the hand as a whole."""
        self.chosen = at
        reel = self.show.reel
        self.show.jump(self._home if at is None else reel.stop_before(self.decisions[at].event))
        self.dirty = True

    def turn_to(self, by: int) -> None:
        """Show the hand `by` hands further on, if there is one."""
        hand = self.number + by
        if 1 <= hand <= len(self.hands):
            self.judging.stop()
            self._take(hand)
            self.show.jump(self._home)
            self.layout(self.app.size)

    def _costly(self) -> Sequence[int]:
        return [play.finding.number - 1 for play in self.whole.costly] if self.whole else []

    def _strong(self) -> Sequence[int]:
        return [play.finding.number - 1 for play in self.whole.strong] if self.whole else []

    def next_costly(self, by: int = 1) -> None:
        """Show the next of the choices that cost most."""
        self._next_of(self._costly(), by)

    def next_strong(self) -> None:
        """Show the next of the good plays."""
        self._next_of(self._strong())

    def _next_of(self, places: Sequence[int], by: int = 1) -> None:
        """Show the next of some choices, from the last to the first."""
        if places:
            at = places.index(self.chosen) + by if self.chosen in places else 0
            self.look_at(places[at % len(places)])

    def play_better(self) -> None:
        """Show the better card being played; the second time, restore the table."""
        play = None if self.chosen is None else self.judged(self.chosen)
        if play is None or self.chosen is None:
            return
        if self.show.astray:
            self.look_at(self.chosen)
        elif isinstance(play.best, Play):
            seat = play.decision.view.to_act
            self.show.instead(Played(seat=ME if seat is None else seat, card=play.best.card))

    def handle(self, event: pygame.event.Event) -> bool:
        if self.closed_by(event):
            return True
        if event.type == pygame.KEYDOWN and (press := self._by_key().get(event.key)) is not None:
            press()
            return True
        return self.group.handle(event) or self._better_pressed(pointer.read(event, self.app.size))

    def _better_pressed(self, p: Pointer | None) -> bool:
        """Play the better card on a press on it; True if it was pressed."""
        code = self._better_code()
        if p is None or p.kind != "up" or code is None or self.hand.card_at(p.pos) != code:
            return False
        self.play_better()
        return True

    def _by_key(self) -> dict[int, Callable[[], None]]:
        keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: self.plank.strip.move(-1),
            pygame.K_RIGHT: lambda: self.plank.strip.move(1),
            pygame.K_UP: partial(self.next_costly, -1),
            pygame.K_DOWN: self.next_costly,
            pygame.K_HOME: partial(self.look_at, None),
            pygame.K_PAGEUP: partial(self.turn_to, -1),
            pygame.K_PAGEDOWN: partial(self.turn_to, 1),
            pygame.K_SPACE: self.play_better,
            pygame.K_h: self.play_better,
        }
        if self.group.focused_name == "strip":
            keys |= {pygame.K_RETURN: self.play_better, pygame.K_KP_ENTER: self.play_better}
        return keys

    # ---- time

    def update(self, dt: float) -> bool:
        moving = self.show.update(dt)
        self._sync()
        if self.keep is not None and self.whole is not None:
            self.keep.put(self.whole)
            self.keep = None
        self.hand.absent = self.show.timeline.hidden()
        moving = self.group.update(dt) or moving
        moving = self.hand.update(dt) or moving
        moving = self.life.update(dt) or moving
        self.make_ahead(moving=moving)
        look = None if self.judging.over else LOOK_EVERY
        self.wake_after((self.life.wake(), self.show.wake(), self.warmer.wake(), look))
        return moving

    def _sync(self) -> None:
        """Update hand, strip and sheet to the view and the judgements."""
        show, view, news = self.show, self.show.view, self.judging.news
        if self.reseated():
            return
        state = (len(news.plays), view, self.chosen, int(100 * news.share), self.judging.over, show.waiting)
        if state == self._held:
            return
        if self._held[:1] != state[:1]:
            self.plank.strip.cells = tuple(self._cells())
        self._held = state
        self.dirty = True
        self.plank.strip.chosen = self.chosen
        self.plank.whole.enabled = self.chosen is not None
        self.plank.costly.enabled = bool(self._costly())
        self.plank.strong.enabled = bool(self._strong())
        self.plank.back.enabled = self.number > 1
        self.plank.on.enabled = self.number < len(self.hands)
        self.better.show(shown=self._better() is not None, astray=self.show.astray)
        if self.group.focused is not None and not self.group.focused.usable:
            self.group.focus_name("strip")
        if view is not None:
            self.hand.hold(hand_codes(view), None)
        self.hand.hinted = self._better_code()
        self.sheet_at = None

    def _better(self) -> Card | None:
        """The better card at the choice on show; None if there is none."""
        play = None if self.chosen is None else self.judged(self.chosen)
        if play is None or not play.faulty or not isinstance(play.best, Play):
            return None
        return play.best.card

    def _better_code(self) -> str | None:
        """Code of the better card while it is in the hand on show; else None."""
        card = self._better()
        return card.code if card is not None and card.code in self.hand.codes else None

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        view = self.show.view
        if view is not None:
            self.paint(target)
            if (code := self._better_code()) is not None and self.show.waiting:
                paper.draw_mark(target, self.kit, paper.head_of(self.hand.pose(code)))
                self._draw_cross(target)
            sheet, rect = self._sheet(view)
            sheet.draw(target, rect)
        self.plank.draw(target)
        self.group.draw(target)

    def _draw_cross(self, target: pygame.Surface) -> None:
        """Draw a cross on the card that was played instead of the better one."""
        action = None if self.chosen is None else self.decisions[self.chosen].action
        if not isinstance(action, Play) or action.card.code not in self.hand.codes:
            return
        side = max(22, self.kit.scale.px(36))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = paper.head_of(self.hand.pose(action.card.code))
        target.blit(self.kit.paper.bar(rect.size, RED), rect)
        picture = icon(self.kit.raster, "cross", side * 3 // 5, PAPER)
        target.blit(picture, picture.get_rect(center=rect.center))

    def _sheet(self, view: View) -> tuple[ExplanationSheet, pygame.Rect]:
        """The sheet of the moment and its rectangle."""
        if self.sheet_at is None:
            self.sheet_at = self._summary(view) if self.chosen is None else self._about(view)
        return self.sheet_at

    def _summary(self, view: View) -> tuple[ExplanationSheet, pygame.Rect]:
        kit = self.kit
        width = min(max(440, kit.scale.px(SUMMARY)), self.places.size[0] - 2 * kit.scale.px(24))
        middle = round(self.places.x(0.5)) - width // 2, self.plank.rect.top // 2
        widths = (SUMMARY, round(0.8 * SUMMARY), round(0.65 * SUMMARY))
        return told_beside(kit, self.places, view, self._told, widths=widths, at=middle)

    def _about(self, view: View) -> tuple[ExplanationSheet, pygame.Rect]:
        covered = [self.better.rect] if self.better.visible else []
        return told_beside(self.kit, self.places, view, self._told, covered=covered)


def _last_began(log: Sequence[Event]) -> int:
    """Index of the event with which the last match began: rematches share one log."""
    return max((at for at, event in enumerate(log) if isinstance(event, MatchBegan)), default=0)


def _other_from(events: Sequence[int], since: int | None) -> int | None:
    """Index (from 0) of the first own choice outside the match's course; None if it was not left."""
    return next((at for at, event in enumerate(events) if since is not None and event >= since), None)
