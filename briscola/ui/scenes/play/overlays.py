"""All overlays of a match in their stacking order: slips, bubbles, sheets, the hint."""

import random
from collections.abc import Sequence

import pygame

from briscola.capabilities.counting import CountingOverlay
from briscola.capabilities.first_hand import FirstHandOverlay
from briscola.client.seats import NextStep
from briscola.client.setup import TEACHER
from briscola.ui.scenes.panels import Panel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hint_overlay import HintOverlay
from briscola.ui.scenes.play.last_cards import LastCards
from briscola.ui.scenes.play.match_notice import MatchNotice
from briscola.ui.scenes.play.phrases_overlay import PhrasesOverlay
from briscola.ui.scenes.play.question_choice import AskOverlay
from briscola.ui.scenes.play.sheet_stack import OpenedSheets, SheetOverlay
from briscola.ui.scenes.play.sign_overlay import SignsOverlay
from briscola.ui.scenes.play.slip_overlay import SlipOverlay
from briscola.ui.scenes.play.small_talk import ChatOverlay
from briscola.ui.scenes.play.unfocused_window import UnfocusedWindow
from briscola.ui.scenes.play.written_overlay import WrittenOverlay
from briscola.ui.scenes.tabletop import DistantTable, IdleAnimation, Overlay


class Overlays:
    """The overlays, each as an attribute and as sequences to run through."""

    def __init__(
        self,
        context: PlayContext,
        life: IdleAnimation,
        chance: random.Random,
        away: UnfocusedWindow,
        distant: DistantTable | None,
    ) -> None:
        """`chance` decides who says what; people are `distant` who sit at other computers."""
        self.sheets = OpenedSheets(context)
        self.notes = SlipOverlay(context)
        self.hint = HintOverlay(context, self.sheets, found=self.notes.clear)
        self.signs = SignsOverlay(context, self.sheets)
        self.chat = ChatOverlay(context, chance, self.signs)
        self.phrases = PhrasesOverlay(context, self.sheets)
        self.written = WrittenOverlay(context)
        self.asker = AskOverlay(context, self.hint)
        self.guide = FirstHandOverlay(context, face=TEACHER, speaking=(self.signs, self.chat, self.notes))
        self.counting = CountingOverlay(context)
        self.notice = MatchNotice(context, distant)
        self.last_cards = LastCards(context, self.hint, away)
        if distant is not None and distant.say_phrase is not None:
            self.phrases.open_to(distant.say_phrase, distant.words)
        # Who goes first: what the person has opened, the question of the match, then what comes by itself;
        # of that whichever is there first stays, and the others wait.
        self.chat.waits_for = (self.guide,)
        self.counting.waits_for = (self.sheets, self.asker, self.guide)
        self.guide.waits_for = (self.sheets, self.hint, self.counting, self.last_cards)
        self.last_cards.waits_for = (self.sheets, self.counting, self.guide)
        self.below: Sequence[Overlay] = (
            life,
            self.signs,
            self.chat,
            self.written,
            self.phrases,
            self.notes,
            self.notice,
            self.last_cards,
        )
        """Overlays under the controls, in drawing order."""
        self.above: Sequence[Overlay] = (self.counting, self.asker, self.guide, self.sheets, self.hint)
        """Overlays over the controls, in drawing order; they get events first."""
        self.all = (*self.above, *self.below)
        over = reversed((*self.below, *self.above))
        self._sheets = [overlay for overlay in over if isinstance(overlay, SheetOverlay)]
        """Overlays that may hold a sheet, the top one first."""

    @property
    def panel(self) -> Panel | None:
        """The sheet of paper lying over the table, if any."""
        return next((overlay.panel for overlay in self._sheets if overlay.panel is not None), None)

    def papers(self, placed: Overlay) -> Sequence[pygame.Rect]:
        """Papers on the table that `placed` keeps clear of: all but its own."""
        return [other.paper for other in self.all if other is not placed and other.paper is not None]

    def follow(self, next_step: NextStep | None) -> None:
        """Ask what the moment asks (`next_step`: what the match waits for): the match, then the trainer."""
        self.asker.follow(next_step)
        self.counting.follow(next_step)

    def rebuild(self) -> None:
        """Build every sheet anew for another size or other settings."""
        for overlay in self.all:
            overlay.rebuild()

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True while something moves."""
        moving = [overlay.update(dt) for overlay in self.all]
        return any(moving)

    def decided(self) -> None:
        """Close questions, refusals and advice after the person has acted."""
        for overlay in self.all:
            overlay.decided()

    def clear(self) -> None:
        """Clear all overlays."""
        for overlay in self.all:
            overlay.clear()

    def unwrite(self) -> None:
        """Take away texts that are out of date after a change of language or names."""
        for overlay in self.all:
            overlay.unwrite()

    def taken_back(self) -> None:
        """Clear all overlays after the person has taken a choice back."""
        for overlay in self.all:
            overlay.taken_back()
