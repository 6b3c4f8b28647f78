"""Mariannas the person may declare before leading: a paper button for each above the hand (V-MA-2)."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.seat_control import NextStep
from briscola.engine.actions import Action, Declare
from briscola.engine.cards import Rank
from briscola.i18n.action_words import headline
from briscola.i18n.card_words import points_text, rank_name, suit_name
from briscola.i18n.text import _
from briscola.ui.layout.geometry import bounds
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.widgets import Button, FocusGroup


def paper_above_hand(context: PlayContext, width: int, at: int = 0) -> pygame.Rect:
    """Place of a paper button as wide as that, above where the person's card is to lie.

    A second one (`at` 1) lies where the card is to be led, which waits for it.
    """
    kit, layout = context.kit, context.layout
    tall, gap = kit.scale.target(56), kit.scale.px(14)
    slot = bounds([layout.slot(layout.ring[0])], layout.ratio)
    return pygame.Rect(slot.centerx - width // 2, slot.top - gap - tall + at * (tall + gap), width, tall)


class Declarations:
    """A button per declaration the rules allow now; the person still chooses which card to lead."""

    def __init__(self, context: PlayContext, act: Callable[[Action], None]) -> None:
        self._context, self._act = context, act
        self._offered: Sequence[Declare] = ()
        self.buttons: Sequence[Button] = ()
        """One button per declaration; empty while none is allowed."""

    def lay(self, group: FocusGroup) -> None:
        """Add the buttons to the table's new group of controls."""
        kit = self._context.kit
        words = [self._words(action) for action in self._offered]
        width = max((Button.width_for(kit, text) for text in words), default=0)
        buttons = []
        for at, (action, text) in enumerate(zip(self._offered, words, strict=True)):
            rect = paper_above_hand(self._context, width, at)
            name = f"declare-{action.suit.value}"
            button = Button(kit, rect, text, self._press(action), name=name)
            button.tip, button.tells_focus = self._tip(action), True
            buttons.append(button)
        self.buttons = buttons
        self._context.offered = tuple(button.rect for button in buttons)
        group.add(*buttons)

    def _points(self, action: Declare) -> str:
        view = self._context.seat.view
        marianna = view.rules.marianna
        points = (
            0
            if marianna is None
            else marianna.points(action.suit, trumps=view.trumps, earlier=len(view.declared))
        )
        return points_text(points)

    def _words(self, action: Declare) -> str:
        """A button's text: `Declare swords · 20 points`."""
        return f"{headline(action, naming=self._context.naming)} · {self._points(action)}"

    def _tip(self, action: Declare) -> str:
        """The button's explanation: the cards shown, the points, and the new trumps if there are any."""
        naming, marianna = self._context.naming, self._context.seat.view.rules.marianna
        king, knight = (rank_name(rank, naming=naming) for rank in (Rank.KING, Rank.KNIGHT))
        said = _("You lead, so you may show {king} and {knight}: {points} at once.").format(
            king=king, knight=knight, points=self._points(action)
        )
        if marianna is None or not marianna.makes_trumps:
            return said
        trumps = _("Trumps are {suit} then.").format(suit=suit_name(action.suit, naming=naming))
        return f"{said} {trumps}"

    def _press(self, action: Declare) -> Callable[[], None]:
        return lambda: self._act(action)

    def follow(self) -> bool:
        """Update the allowed declarations; True if they changed and must be laid out again."""
        offered: Sequence[Declare] = ()
        if self._context.flow.next_step is NextStep.OWN_MOVE and self._context.panel is None:
            legal = self._context.seat.view.legal
            offered = tuple(action for action in legal if isinstance(action, Declare))
        changed = offered != self._offered
        self._offered = offered
        return changed

    def press_key(self, group: FocusGroup) -> bool:
        """Handle the key: press the only button, or focus the first of several."""
        if len(self.buttons) == 1:
            self.buttons[0].confirm()
        elif self.buttons:
            group.focus(self.buttons[0])
        return bool(self.buttons)
