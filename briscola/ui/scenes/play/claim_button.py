"""The paper above the hand that claims all the tricks that are left (R-REST)."""

from briscola.i18n.claim_words import claim_words, once_words
from briscola.i18n.text import _
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.declaration_buttons import paper_above_hand
from briscola.ui.scenes.play.last_cards import LastCards
from briscola.ui.widgets import Button, FocusGroup


class ClaimButton:
    """In place while the claim is offered; a marianna never is then, because the stock is out."""

    def __init__(self, context: PlayContext, cards: LastCards) -> None:
        self._context, self._cards = context, cards
        self._offered = False

    def lay(self, group: FocusGroup) -> None:
        """Add the button to the table's new group of controls."""
        if not self._offered:
            return
        kit, words = self._context.kit, claim_words()
        rect = paper_above_hand(self._context, Button.width_for(kit, words))
        button = Button(kit, rect, words, self._cards.claim, name="claim")
        button.tip, button.tells_focus = self._tip(), True
        self._context.offered = (rect,)
        group.add(button)

    def _tip(self) -> str:
        told = _("If nobody can take a trick from you any more, your cards play themselves.")
        return f"{told} {once_words()}" if self._cards.once else told

    def follow(self) -> bool:
        """Update the offer; True if it changed and the controls must be laid out again."""
        offered = self._cards.offered
        changed = offered != self._offered
        self._offered = offered
        return changed
