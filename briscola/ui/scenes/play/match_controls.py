"""The controls of the table: fan, round buttons, declarations, the claim, explained things."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.client.seats.seat_control import NextStep
from briscola.client.view.view import View
from briscola.engine.actions import Declare, Play
from briscola.engine.cards import Rank
from briscola.i18n.action_words import headline
from briscola.i18n.card_words import points_text, rank_name, suit_name
from briscola.i18n.claim_words import claim_words, once_words
from briscola.i18n.text import _
from briscola.ui.layout.table.card_spots import hand_codes
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hand_button import HandButton
from briscola.ui.scenes.play.overlays import Overlays
from briscola.ui.scenes.play.pause import Interruptions
from briscola.ui.scenes.tabletop.tooltips import Tooltips
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.focus_group import FocusGroup

Press = Callable[[], None]


class Declarations:
    """A button per declaration the rules allow now; the person still chooses which card to lead."""

    def __init__(self, context: PlayContext) -> None:
        self._context = context
        self.offered: Sequence[Declare] = ()
        self.buttons: Sequence[Button] = ()
        """One button per declaration; empty while none is allowed."""

    def lay(self, group: FocusGroup) -> None:
        """Add the buttons to the table's new group of controls."""
        kit = self._context.kit
        words = [self._words(action) for action in self.offered]
        width = max((Button.width_for(kit, text) for text in words), default=0)
        self.buttons = [
            HandButton(
                self._context,
                text,
                partial(self._context.scene.act, action),
                name=f"declare-{action.suit.value}",
                tip=self._tip(action),
                width=width,
                at=at,
            )
            for at, (action, text) in enumerate(zip(self.offered, words, strict=True))
        ]
        group.add(*self.buttons)

    def _points(self, action: Declare) -> str:
        view = self._context.seat.view
        marianna, earlier = view.rules.marianna, len(view.declared)
        return points_text(
            marianna.points(action.suit, trumps=view.trumps, earlier=earlier) if marianna else 0
        )

    def _words(self, action: Declare) -> str:
        """A button's text: `Declare swords · 20 points`."""
        words = headline(action, naming=self._context.naming)
        return words if self._context.seat.view.table else f"{words} · {self._points(action)}"

    def _tip(self, action: Declare) -> str:
        """The button's explanation: the cards shown, the points, and the new trumps if there are any."""
        naming, marianna = self._context.naming, self._context.seat.view.rules.marianna
        king, knight = (rank_name(rank, naming=naming) for rank in (Rank.KING, Rank.KNIGHT))
        now = not self._context.seat.view.table
        shown = (
            _("You lead, so you may show {king} and {knight}: {points} at once.")
            if now
            else _("You may show {king} and {knight}: {points}, but only when you next lead.")
        )
        said = shown.format(king=king, knight=knight, points=self._points(action))
        if marianna is None or not marianna.makes_trumps:
            return said
        trumps = _("Trumps are {suit} then.").format(suit=suit_name(action.suit, naming=naming))
        return f"{said} {trumps}"

    def follow(self) -> bool:
        """Update the allowed declarations; True if they changed and must be laid out again."""
        offered: Sequence[Declare] = ()
        if self._context.flow.next_step is NextStep.OWN_MOVE and self._context.panel is None:
            legal = self._context.seat.view.legal
            offered = tuple(action for action in legal if isinstance(action, Declare))
        changed = offered != self.offered
        self.offered = offered
        return changed

    def press_key(self, group: FocusGroup) -> bool:
        """Handle the key: press the only button, or focus the first of several."""
        if len(self.buttons) == 1:
            self.buttons[0].confirm()
        elif self.buttons:
            group.focus(self.buttons[0])
        return bool(self.buttons)


class MatchControls:
    """`lay` puts all controls into the scene's group; the rest follow the match."""

    def __init__(self, context: PlayContext, overlays: Overlays, interruptions: Interruptions) -> None:
        self._context, self._overlays = context, overlays
        self.declarations = Declarations(context)
        self._in_turns = False
        """True if the buttons for the rules and for the last trick share one place."""
        self._claims = False
        """True while the claim of all tricks that are left has a button (R-REST)."""
        press = {
            "seal": overlays.sheets.show_seal,
            "header": interruptions.rules_of_the_table,
            "trick": overlays.caption.explain,
            "contract": interruptions.concede,
            "pile": overlays.sheets.look_back,
        }
        self.tooltips = Tooltips(context.scene, press.get)

    def lay(self, group: FocusGroup) -> None:
        """Add all controls to a new group."""
        context, overlays = self._context, self._overlays
        self._group = group
        group.add(context.hand)
        self._lay_row()
        context.picture.hand_words.buttons = context.help_buttons
        kit, at, pause = context.kit, context.layout.pause, context.scene.pause
        group.add(RoundButton(kit, at, "pause", _("Pause"), pause, diameter=62, show_label=False))
        self.declarations.lay(group)
        if self._claims:
            self._lay_claim()
        overlays.notice.lay(group)
        self.tooltips.lay(group)

    # ---- round buttons: a row at the right, or a column beside the wheel of signs

    def _lay_row(self) -> None:
        """Add the buttons, that of the signs first if there is one."""
        context, overlays, layout = self._context, self._overlays, self._context.layout
        # Who plays with hints finds the rules in the auction, and later in the pause.
        self._in_turns = overlays.hint.on and context.rules.has_payments
        rules = ("help", _("Rules"), context.scene.open_rules)
        buttons = [("last", _("Last"), overlays.sheets.show_last)]
        buttons.append(("hint", _("Hint"), overlays.hint.press) if overlays.hint.on else rules)
        if overlays.signs.on:
            buttons.insert(0, ("signs", _("Signs"), overlays.signs.open))
        *discs, beside = layout.button_rects(signs=overlays.signs.on)
        for button, disc in zip(buttons, discs, strict=True):
            if button[0] == "last" and self._in_turns:
                self._add(disc, *rules)
            self._add(disc, *button)
        self._show_turn(auction=False)
        if context.seat.allows_undo:
            more = ("undo", _("Take back"), context.scene.undo)
        elif overlays.phrases.on:  # where people at several computers talk, nothing is taken back
            more = ("talk", _("Say"), overlays.phrases.open)
        else:
            return
        self._add(beside, *more)

    def _add(self, disc: pygame.Rect, name: str, label: str, press: Callable[[], None]) -> None:
        self._group.add(RoundButton(self._context.kit, disc.center, name, label, press))

    def _show_turn(self, *, auction: bool) -> None:
        if self._in_turns:
            shared = {w.name: w for w in self._group.widgets if w.name in ("last", "help")}
            shared["help"].visible, shared["last"].visible = auction, not auction

    def _lay_claim(self) -> None:
        """Add the paper that claims the rest; no marianna is offered then, because the stock is out."""
        words, cards = claim_words(), self._overlays.last_cards
        tip = _("If nobody can take a trick from you any more, your cards play themselves.")
        if cards.once:
            tip = f"{tip} {once_words()}"
        width = Button.width_for(self._context.kit, words)
        self._group.add(HandButton(self._context, words, cards.claim, name="claim", tip=tip, width=width))

    # ---- the match goes on

    def follow_undo(self) -> bool:
        """Show if a choice can be undone; True if that changed."""
        seat = self._context.seat
        undo = next((w for w in self._group.widgets if w.name == "undo"), None)
        can = seat.can_take_back
        if undo is None or not seat.allows_undo or undo.enabled == can:
            return False
        undo.enabled, undo.why_off = can, _("There is nothing to take back.")
        return True

    def follow_turn(self) -> bool:
        """Show the buttons of the moment; True if others are offered, so that `lay` must run again."""
        self._show_turn(auction=self._context.in_auction)
        claimed, self._claims = self._claims, self._overlays.last_cards.offered
        return self.declarations.follow() or claimed != self._claims

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
