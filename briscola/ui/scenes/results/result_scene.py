"""The result of a hand or of a match: the seal, the ways on, and how nobody goes one by mistake."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

import pygame
from msgspec import Struct

from briscola.client.checking.shuffle_proof import Evidence, prove
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import View
from briscola.engine.events import Event
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.game_words import target_text
from briscola.i18n.result_words import strokes_text
from briscola.i18n.score_words import ScoreLines, tallies
from briscola.i18n.text import _
from briscola.ui.animation.timeline import Timeline
from briscola.ui.input import pointer
from briscola.ui.input.input_guard import InputGuard
from briscola.ui.input.salt import Salt
from briscola.ui.render.text.fonts import Role
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.results.actions import Press, ResultActions
from briscola.ui.scenes.results.proof import ProofSheet, Seal
from briscola.ui.scenes.results.result_layout import corners
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.props import balanced, draw_slip, slip_size
from briscola.ui.views.table.scoreboard import draw_score
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.widget import Widget


class Finished(Struct, frozen=True, kw_only=True):
    """A hand that has ended, as its table knows it."""

    view: View
    setup: MatchSetup
    log: Sequence[Event]
    """The whole log of the table: it has the cards."""
    evidence: Evidence | None = None
    """All that lies behind the seal; None: as the log has it."""


class ResultScene(Scene, ABC):
    """Subclasses count and draw. Whoever hurries the count is guarded from the way on."""

    ends_match = True
    """True if no other page of the match follows."""

    def __init__(
        self, app: Host, ended: Finished, *, actions: ResultActions, salt: Salt | None = None
    ) -> None:
        super().__init__(app)
        self.view, self.setup, self.actions, self.salt = ended.view, ended.setup, actions, salt
        self.evidence = ended.evidence or Evidence(proof=prove(ended.log, ended.view.rules.pack))
        self.timeline = Timeline()
        self._guard = InputGuard(self.kit.hands)
        """Counts from the end of the count on: who was still hurrying it has not read the result yet."""
        self._hurried = False
        """True once a hurried press has led the focus to the red button, and not pressed it."""
        self._wishes = actions.table.wishes
        """All that others may change of the page, when it was laid out."""
        self._still: pygame.Surface | None = None
        """The picture of all that lies still; None after a layout."""
        self._still_key: Hashable = None

    @property
    def names(self) -> list[str]:
        """Players' names by place."""
        return [name_of(self.setup, self.view.rules, place) for place in range(self.view.rules.places)]

    @property
    def you(self) -> int | None:
        """The place of whoever is called *you*; None where several people look."""
        return addressed(self.setup)

    @property
    def match_setup(self) -> MatchSetup:
        return self.setup

    def title_lines(self) -> list[ReadingLine]:
        """Title and text as they are spoken."""
        title = ReadingLine(self.spoken_title, heading=True)
        return [title, *map(ReadingLine, self.spoken_text.split("\n"))]

    def scoreboard_lines(self) -> Sequence[ReadingLine]:
        """The score of the match under what wins it."""
        target = target_text(self.view.rules, self.view.winning_hands)
        lines = (ReadingLine(self._tally(line)) for line in tallies(self.view, self.setup))
        return [ReadingLine(target, heading=True), *lines]

    def _tally(self, line: ScoreLines) -> str:
        strokes = [strokes_text(line.strokes)] if self.view.rules.match_form.by_wins else []
        return f"{line.name}: {', '.join(filter(None, (*strokes, line.figure)))}"

    def written_lines(self) -> Sequence[ReadingLine]:
        """The lines that friends have written."""
        return [*map(ReadingLine, self.actions.table.written())]

    def draw_written(self, target: pygame.Surface, right: int) -> None:
        """Draw the last lines that friends have written: slips in a row at the foot, left of x = `right`.

        The newest stands last and whole, and of the others as many as have room in one row.
        """
        rim, gap = self.kit.scale.rim, self.kit.scale.px(16)
        room = pygame.Rect(rim, 0, right - 2 * rim, self.app.size[1] - rim)
        slips, left = list[tuple[pygame.Rect, Sequence[tuple[Role, str]]]](), room.width
        for said in reversed(self.actions.table.written()):
            lines = balanced(self.kit, said, "small-strong", room.width - self.kit.scale.px(40))
            slip = pygame.Rect((0, 0), slip_size(self.kit, lines, room.width))
            if slips and (slip.width > left or len(lines) > 1):
                break
            slips.insert(0, (slip, lines))
            left -= slip.width + gap
        x = room.x + max(0, left + gap) // 2
        for slip, lines in slips:
            slip.bottomleft = x, room.bottom
            draw_slip(target, self.kit, slip, lines, align="center", inked=len(lines))
            x = slip.right + gap

    def draw_scoreboard(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the score of the match."""
        lines = tallies(self.view, self.setup)
        foot = _("the match!") if len(lines) == 2 else ""
        title = target_text(self.view.rules, self.view.winning_hands)
        draw_score(target, self.kit, rect, title, lines, foot=foot)

    def corner_buttons(self, words: str, press: Press, *, leaves: bool = True) -> Sequence[Widget]:
        """The round button that leaves or stops and, if the deal was sealed, the seal."""
        kit, proof, (menu, seal) = self.kit, self.evidence.proof, corners(self.kit.scale)
        icon = "back" if leaves else "pause"
        button = RoundButton(kit, menu, icon, words, press, diameter=62, show_label=False, name="menu")
        return [button, *([Seal(kit, seal, proof, self._verify)] if proof is not None else [])]

    def _verify(self) -> None:
        self.app.push(ProofSheet(self.app, self.evidence, salt=self.salt))

    def refocus(self) -> None:
        """Give the focus back after a layout; a rematch is chosen, not hurried into: nothing leads to it."""
        if not self.ends_match or any(widget.name == self._wanted for widget in self.group.order()):
            self.restore_focus("next")
        elif self._wanted is not None:
            self._guard.begin()  # what is pressed now was meant for the control that has gone

    # ---- what the person does

    @abstractmethod
    def hurry(self) -> None:
        """End the count at once."""

    @abstractmethod
    def go_back(self) -> None:
        """Leave the page, or stop."""

    def handle(self, event: pygame.event.Event) -> bool:
        counting, p = self.timeline.running, pointer.read(event, self.kit.scale.size)
        if counting and (pointer.is_confirm(event) or (p is not None and p.kind == "down")):
            self.hurry()  # whoever hurries through the count has not asked for the way on yet
            return True
        if pointer.is_back(event):
            self.go_back()
            return True
        if not counting and self._guard.stops(event):
            return True
        return (self.ends_match and self._takes_confirm(event)) or super().handle(event)

    def _takes_confirm(self, event: pygame.event.Event) -> bool:
        """True if Enter or Space is meant for the red button: pressed after a calm while, else only shown."""
        calm, focused = self._guard.calm, self.group.focused
        self._guard.note(event)
        main = next(w for w in self.group.widgets if isinstance(w, Button) and w.primary)
        unarmed = focused is None or (focused is main and self._hurried)
        if not unarmed or not pointer.is_confirm(event):
            return False
        if calm:
            main.confirm()
        else:
            self._hurried, self.dirty = True, True
            self.group.focus(main)
        return True

    # ---- time and drawing

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self._follow_wishes()
        if self.timeline.running:
            self.app.audio.play_cues(self.timeline.update(dt))
            return True
        self._guard.update(dt)
        return self._guard.deaf or moving

    def _follow_wishes(self) -> None:
        """Lay the page out anew when somebody else wishes for a rematch, or writes."""
        if self.actions.table.others_may_wish:
            self.wake_after([0.25])
            if (wishes := self.actions.table.wishes) != self._wishes:
                self._wishes = wishes
                self.layout(self.app.size)

    @abstractmethod
    def paint_still(self, target: pygame.Surface) -> None:
        """Paint on the table all that lies still."""

    def draw_still(self, target: pygame.Surface, *state: Hashable) -> None:
        """Draw all that lies still; painted anew after a layout, with other images, or in another `state`."""
        key = self.kit.edition, *state
        if self._still is None or self._still_key != key:
            self._still, self._still_key = pygame.Surface(target.get_size()).convert(), key
            self.app.draw_table(self._still)
            self.paint_still(self._still)
        target.blit(self._still, (0, 0))
