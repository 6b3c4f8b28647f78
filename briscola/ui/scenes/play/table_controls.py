"""The controls of the table: fan, round buttons, declarations, the claim, explained things."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.match_seat import NextStep
from briscola.client.view import View
from briscola.engine.actions import Declare, Play
from briscola.engine.cards import Rank
from briscola.i18n.action_words import headline
from briscola.i18n.card_words import points_text, rank_name, suit_name
from briscola.i18n.claim_words import claim_words, once_words
from briscola.i18n.text import _
from briscola.ui.layout.card_spots import hand_codes
from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.interruptions import Interruptions
from briscola.ui.scenes.play.last_cards import LastCards
from briscola.ui.scenes.play.overlays import Overlays
from briscola.ui.scenes.play.table_scene import TableScene
from briscola.ui.scenes.play.table_tooltips import TableTooltips
from briscola.ui.widgets import Button, FocusGroup, RoundButton

Press = Callable[[], None]


class TableButtons:
    """Adds the round buttons to the scene's controls.

    Who plays with hints finds the rules in the pause and, as long as there is no last trick, in its place.
    """

    def __init__(self, kit: Kit, layout: Layout, group: FocusGroup) -> None:
        self._kit, self._layout, self._group = kit, layout, group
        self._in_turns = False
        """The buttons for the rules and for the last trick share one place."""

    def add(
        self,
        *,
        last: Press,
        rules: Press,
        hint: Press | None,
        signs: Press | None,
        undo: Press | None,
        talk: Press | None = None,
        bids: bool,
    ) -> Sequence[tuple[int, int]]:
        """Add the row and return the buttons' centres, the sign button's first if there is one.

        `bids`: a hand begins with an auction. `talk` stands in the place of `undo`: where people at several
        computers talk, nothing is taken back.
        """
        help_ = ("help", _("Rules"), rules)
        buttons = [("last", _("Last"), last), help_ if hint is None else ("hint", _("Hint"), hint)]
        self._in_turns = hint is not None and bids
        if signs is not None:
            buttons.insert(0, ("signs", _("Signs"), signs))
        centres = self._layout.help(len(buttons), upright=signs is not None)
        for button, centre in zip(buttons, centres, strict=True):
            if button[0] == "last" and self._in_turns:
                self._add(centre, *help_)
            self._add(centre, *button)
        self.show(auction=False)
        press = undo or talk
        if press is None:
            return centres
        # Beside the row, or beside the foot of a column, which is as high as the seat at the right allows.
        step = self._layout.help(2)
        beside = min(centres, key=lambda centre: (centre[0], -centre[1]))
        centre = (beside[0] - (step[1][0] - step[0][0]), beside[1])
        if undo is not None:
            self._add(centre, "undo", _("Take back"), press)
        else:
            self._add(centre, "talk", _("Say"), press)
        return [*centres, centre]

    def add_pause(self, pause: Press) -> None:
        """Add the pause button in the upper left corner."""
        button = RoundButton(
            self._kit,
            self._layout.pause,
            "pause",
            _("Pause"),
            pause,
            diameter=62,
            show_label=False,
            name="pause",
        )
        self._group.add(button)

    def show(self, *, auction: bool) -> None:
        """Show the rules button during an auction and the last-trick button afterwards, in one place."""
        if self._in_turns:
            shared = {w.name: w for w in self._group.widgets if w.name in ("last", "help")}
            shared["help"].visible, shared["last"].visible = auction, not auction

    def allow_undo(self, allowed: bool) -> bool:
        """Enable or disable the undo button; True if that changed it."""
        changed = False
        for widget in self._group.widgets:
            if widget.name == "undo" and widget.enabled != allowed:
                widget.enabled, changed = allowed, True
        return changed

    def _add(self, centre: tuple[int, int], name: str, label: str, press: Press) -> None:
        self._group.add(RoundButton(self._kit, centre, name, label, press, name=name))


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

    def __init__(self, context: PlayContext) -> None:
        self._context = context
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
        return lambda: self._context.host.act(action)

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


class TableControls:
    """`lay` puts all controls into the scene's group; the rest follow the match."""

    def __init__(
        self,
        context: PlayContext,
        over: Overlays,
        stops: Interruptions,
        scene: TableScene,
    ) -> None:
        self._context, self._over, self._stops = context, over, stops
        self.declarations = Declarations(context)
        self._claim = ClaimButton(context, over.last_cards)
        press = {
            "seal": over.sheets.show_seal,
            "header": stops.rules_of_the_table,
            "trick": over.notes.explain,
            "contract": stops.concede,
        }
        self.tooltips = TableTooltips(scene, press.get)

    def lay(self, group: FocusGroup) -> None:
        """Add all controls to a new group."""
        context, over, stops = self._context, self._over, self._stops
        group.add(context.hand)
        self._buttons = TableButtons(context.kit, context.layout, group)
        context.button_centres = self._buttons.add(
            last=over.sheets.show_last,
            rules=stops.rules,
            hint=over.hint.offered,
            signs=over.signs.open if over.signs.on else None,
            undo=context.host.undo if context.seat.allows_undo else None,
            talk=over.phrases.open if over.phrases.on else None,
            bids=context.rules.has_payments,
        )
        context.picture.buttons = context.button_centres
        self._buttons.add_pause(stops.pause)
        rounds = (widget for widget in group.widgets if isinstance(widget, RoundButton))
        context.round_buttons = {widget.name: widget.rect for widget in rounds}
        self.declarations.lay(group)
        self._claim.lay(group)
        over.notice.lay(group)
        self.tooltips.lay(group)

    def follow_undo(self) -> bool:
        """Show whether a choice can be undone; True if that changed."""
        seat = self._context.seat
        return seat.allows_undo and self._buttons.allow_undo(seat.can_take_back)

    def follow_moment(self) -> bool:
        """Show the buttons of the moment; True if others are offered, so that `lay` must run again."""
        self._buttons.show(auction=self._context.in_auction)
        changed = [offer.follow() for offer in (self.declarations, self._claim)]
        return any(changed)

    def follow(self, view: View, *, choosing: bool) -> bool:
        """Update the fan to the cards shown and, while the person is `choosing`, to the playable ones.

        Returns True if an empty fan got cards.
        """
        allowed = None
        if choosing:
            legal = self._context.seat.view.legal
            allowed = {action.card.code for action in legal if isinstance(action, Play)}
        hand = self._context.hand
        empty = not hand.codes
        hand.hold(hand_codes(view), allowed)
        return empty and bool(hand.codes)
