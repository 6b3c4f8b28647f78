"""All overlays of a match, one over the other: slips, bubbles, the hint, sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from briscola.client.seats.seat_control import NextStep
from briscola.ui.scenes.play.caption_overlay import CaptionOverlay
from briscola.ui.scenes.play.card_slip_overlay import CardSlipOverlay
from briscola.ui.scenes.play.chat_overlay import ChatOverlay
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hint_overlay import HintOverlay
from briscola.ui.scenes.play.last_cards import LastCards
from briscola.ui.scenes.play.match_notice import MatchNotice
from briscola.ui.scenes.play.phrases_overlay import PhrasesOverlay
from briscola.ui.scenes.play.question_overlay import QuestionOverlay
from briscola.ui.scenes.play.sheet_stack import OpenedSheets
from briscola.ui.scenes.play.signs_overlay import SignsOverlay
from briscola.ui.scenes.play.unfocused_window import UnfocusedWindow
from briscola.ui.scenes.play.written_overlay import WrittenOverlay
from briscola.ui.scenes.tabletop.distant_table import DistantTable
from briscola.ui.scenes.tabletop.overlay import Overlay

Laid = TypeVar("Laid", bound=Overlay)


class Aid(Struct, frozen=True, kw_only=True):
    """An overlay that helps one person alone at the table."""

    make: Callable[[PlayContext, Overlays], Overlay]
    teaches: bool = False
    """True if it tells what is new, over the questions of the match; bubbles wait for it. Else it asks,
    below them.
    """


class Overlays:
    """The overlays, each as an attribute, made and drawn in their order from the lowest to the topmost.

    The controls of the table lie between those `below` and those `above`. All else goes the other way,
    `from_top`: the topmost is the first to get an event, to let time pass, to follow the match, and to be
    explained where two lie under the pointer.
    """

    def __init__(self, context: PlayContext, distant: DistantTable | None, aids: Sequence[Aid] = ()) -> None:
        """People are `distant` who sit at other computers."""
        self._pile = context.overlays
        self.away = UnfocusedWindow(
            context,
            call=context.scene.app.call_person,
            come_back=self.clear_words,
            pause_text=None if distant is None else distant.pause_text,
        )
        sheets = OpenedSheets(context)
        hint = HintOverlay(context, sheets, found=self.clear_words)
        self._lay(context.scene.idle)
        self.signs = self._lay(SignsOverlay(context, sheets))
        self.chat = self._lay(ChatOverlay(context, self.signs))
        self.written = self._lay(WrittenOverlay(context))
        self.phrases = self._lay(PhrasesOverlay(context, sheets))
        if distant is not None and distant.say_phrase is not None:
            self.phrases.open_to(distant.say_phrase, distant.words)
        self.card_slip = self._lay(CardSlipOverlay(context))
        self.caption = self._lay(CaptionOverlay(context, self.card_slip))
        self.notice = self._lay(MatchNotice(context, distant))
        self.last_cards = self._lay(LastCards(context, hint, self.away))
        self.below: Sequence[Overlay] = tuple(self._pile)
        self.speaking: Sequence[Overlay] = (self.signs, self.chat, self.caption)
        asking = [self._lay(aid.make(context, self)) for aid in aids if not aid.teaches]
        self.question = self._lay(QuestionOverlay(context, hint))
        teaching = [self._lay(aid.make(context, self)) for aid in aids if aid.teaches]
        self.aids: Sequence[Overlay] = (*asking, *teaching)
        self.hint = self._lay(hint)
        self.sheets = self._lay(sheets)
        self.above: Sequence[Overlay] = tuple(self._pile[len(self.below) :])
        self.from_top: Sequence[Overlay] = tuple(reversed(self._pile))
        # Who goes first: what the person has opened, the question of the match, then what comes by itself;
        # of that whichever is there first stays, and the others wait.
        self.chat.waits_for = teaching
        for aid in asking:
            aid.waits_for = (self.sheets, self.question, *self._others(aid))
        for aid in teaching:
            aid.waits_for = (self.sheets, self.hint, *self._others(aid), self.last_cards)
        self.last_cards.waits_for = (self.sheets, *self.aids)

    def _others(self, aid: Overlay) -> Sequence[Overlay]:
        """The aids beside one."""
        return [other for other in self.aids if other is not aid]

    def _lay(self, overlay: Laid) -> Laid:
        """Lay an overlay on top of those that lie there."""
        self._pile.append(overlay)
        return overlay

    def follow(self, next_step: NextStep | None) -> None:
        """Let each come or go with the moment: the match asks first, the trainer waits for its question."""
        for overlay in self.from_top:
            overlay.follow(next_step)

    def rebuild(self) -> None:
        """Build every sheet anew for another size or other settings."""
        for overlay in self.from_top:
            overlay.rebuild()

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; True while something moves."""
        moving = [overlay.update(dt) for overlay in self.from_top]
        return any(moving)

    def decided(self) -> None:
        """Close questions, refusals and advice after the person has acted."""
        for overlay in self.from_top:
            overlay.decided()

    def clear(self) -> None:
        """Clear all overlays."""
        for overlay in self.from_top:
            overlay.clear()

    def clear_words(self) -> None:
        """Take the caption and the slip at a card away."""
        self.caption.clear()
        self.card_slip.clear()

    def unwrite(self) -> None:
        """Take away texts that are out of date after a change of language or names."""
        for overlay in self.from_top:
            overlay.unwrite()

    def taken_back(self) -> None:
        """Clear all overlays after the person has taken a choice back."""
        for overlay in self.from_top:
            overlay.taken_back()
