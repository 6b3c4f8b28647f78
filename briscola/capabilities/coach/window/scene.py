"""The coach scene: the table as it was, the strip of own choices on the toolbar, the words on a sheet.

From hand to hand of the match so far it leads too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.capabilities.coach.window.session import CoachSession
from briscola.capabilities.coach.window.toolbar import BetterButton, CoachToolbar
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import View
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.layout.table.card_spots import hand_codes
from briscola.ui.render.icons import icon
from briscola.ui.render.theme import PAPER, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views import hint_slip as paper
from briscola.ui.views.text.explanation_placement import place_explanation
from briscola.ui.views.text.explanation_sheet import ExplanationSheet, ExplanationWords

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
        session: CoachSession,
        *,
        setup: MatchSetup,
        chance: random.Random | None = None,
    ) -> None:
        super().__init__(app, chance)
        self.session = session
        self.chosen: int | None = None
        """Index of the own choice on show; None: the hand as a whole."""
        self.show = ReelPlayer(session.reel, self, at=session.end)
        self.begin_table(SceneContext(self, setup, self.show))
        self.sheet: ExplanationSheet | None = None

    def leave(self) -> None:
        self.session.judging.stop()

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
            self.session.cells(self.context.naming),
            look_at=self.show_decision,
            next_costly=self.next_costly,
            next_strong=self.next_strong,
            turn_to=self.turn_to,
            chosen=self.chosen,
            turns=len(self.session.hands) > 1,
            other_from=self.session.other_from,
        )
        self.better = BetterButton(kit, self.context.layout, self.play_better)
        group = self.new_group(focus="strip")
        group.add(*self.plank.widgets, self.better, self.back_button(self.context.layout.pause))
        self.restore_focus("strip")
        self._sync()

    # ---- for whoever cannot see it

    @property
    def _told(self) -> ExplanationWords:
        """The words of the sheet of the moment."""
        return self.session.told(self.chosen, self.context)

    @property
    def spoken_title(self) -> str:
        return self._told.title

    @property
    def spoken_text(self) -> str:
        """The judgement; nothing while the coach is thinking, whose progress would be told on and on."""
        session, at = self.session, self.chosen
        judged = session.whole if at is None else session.judged(at)
        return self._told.said if judged is not None or session.judging.over else ""

    def reading(self) -> Sequence[ReadingLine]:
        choices = [
            ReadingLine(": ".join(filter(None, (cell.words, cell.judged)))) for cell in self.plank.strip.cells
        ]
        heading = ReadingLine(self.plank.strip.label, heading=True)
        return [*self._told.reading(), heading, *choices, *super().reading()]

    # ---- what the person does

    def show_decision(self, at: int | None) -> None:
        """Show an own choice by its index in the hand (from 0); None: the hand as a whole."""
        self.chosen = at
        session = self.session
        before = None if at is None else session.decisions[at].event
        self.show.jump(session.end if before is None else session.reel.stop_before(before))
        self.dirty = True

    def turn_to(self, by: int) -> None:
        """Show the hand `by` hands further on, if there is one."""
        session = self.session
        hand = session.number + by
        if 1 <= hand <= len(session.hands):
            session.judging.stop()
            session.take(hand)
            self.show_decision(None)
            self.layout(self.app.size)

    def next_costly(self, by: int = 1) -> None:
        """Show the next of the choices that cost most."""
        self._next_of(self.session.costly, by)

    def next_strong(self) -> None:
        """Show the next of the good plays."""
        self._next_of(self.session.strong)

    def _next_of(self, places: Sequence[int], by: int = 1) -> None:
        """Show the next of some choices, from the last to the first."""
        if places:
            at = places.index(self.chosen) + by if self.chosen in places else 0
            self.show_decision(places[at % len(places)])

    def play_better(self) -> None:
        """Show the better card being played; the second time, restore the table."""
        if self.show.astray:
            self.show_decision(self.chosen)
        elif (played := self.session.best_played(self.chosen)) is not None:
            self.show.instead(played)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.closed_by(event):
            return True
        if pointer.is_plain(event) and (press := self._by_key().get(event.key)) is not None:
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
            pygame.K_HOME: partial(self.show_decision, None),
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
        self.session.keep()
        self.hand.in_flight = self.show.timeline.hidden()
        moving = self.group.update(dt) or moving
        moving = self.hand.update(dt) or moving
        moving = self.idle.update(dt) or moving
        self.make_ahead(moving=moving)
        look = None if self.session.judging.over else LOOK_EVERY
        self.wake_after((self.idle.wake(), self.show.wake(), self.warmer.wake(), look))
        return moving

    def _sync(self) -> None:
        """Update hand, strip and sheet to the view and the judgements."""
        show, view, session = self.show, self.show.view, self.session
        news, over = session.judging.news, session.judging.over
        if self.reseated():
            return
        share = int(100 * news.share)
        if not self._is_news(len(news.plays), view, self.chosen, share, over, show.waiting):
            return
        self.plank.strip.cells = tuple(session.cells(self.context.naming))
        self.dirty = True
        self.plank.strip.chosen = self.chosen
        self.plank.whole.enabled = self.chosen is not None
        self.plank.costly.enabled = bool(session.costly)
        self.plank.strong.enabled = bool(session.strong)
        self.plank.back.enabled = session.number > 1
        self.plank.on.enabled = session.number < len(session.hands)
        self.better.show(shown=session.better(self.chosen) is not None, astray=self.show.astray)
        if self.group.focused is not None and not self.group.focused.usable:
            self.group.focus_name("strip")
        if view is not None:
            self.hand.hold(hand_codes(view), None)
        self.hand.hinted = self._better_code()
        self.sheet = None

    def _better_code(self) -> str | None:
        """Code of the better card while it is in the hand on show; else None."""
        better = self.session.better(self.chosen)
        return better.card.code if better is not None and better.card.code in self.hand.codes else None

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        view = self.show.view
        if view is not None:
            self.paint(target)
            if (code := self._better_code()) is not None and self.show.waiting:
                paper.draw_lamp(target, self.kit, paper.head_of(self.hand.pose(code)))
                self._draw_cross(target)
            self._sheet(view).draw(target)
        self.plank.draw(target)
        self.group.draw(target)

    def _draw_cross(self, target: pygame.Surface) -> None:
        """Draw a cross on the card that was played instead of the better one."""
        if (code := self.session.card(self.chosen)) is None or code not in self.hand.codes:
            return
        side = max(22, self.kit.scale.px(36))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = paper.head_of(self.hand.pose(code))
        target.blit(self.kit.paper.bar(rect.size, RED), rect)
        picture = icon(self.kit.raster, "cross", side * 3 // 5, PAPER)
        target.blit(picture, picture.get_rect(center=rect.center))

    def _sheet(self, view: View) -> ExplanationSheet:
        """The sheet of the moment in its place."""
        if self.sheet is None:
            self.sheet = self._summary(view) if self.chosen is None else self._about(view)
        return self.sheet

    def _summary(self, view: View) -> ExplanationSheet:
        kit = self.kit
        width = min(max(440, kit.scale.px(SUMMARY)), self.context.layout.size[0] - 2 * kit.scale.px(24))
        middle = round(self.context.layout.x(0.5)) - width // 2, self.plank.rect.top // 2
        widths = (SUMMARY, round(0.8 * SUMMARY), round(0.65 * SUMMARY))
        return place_explanation(kit, self.context.layout, view, self._told, widths=widths, at=middle)

    def _about(self, view: View) -> ExplanationSheet:
        covered = [self.better.rect] if self.better.visible else []
        return place_explanation(self.kit, self.context.layout, view, self._told, covered=covered)
