"""The controls of the table: fan, round buttons, declarations, explained things."""

from collections.abc import Callable

from briscola.client.view import View
from briscola.engine.actions import Play
from briscola.ui.layout.card_spots import hand_codes
from briscola.ui.scenes.play.claim_button import ClaimButton
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.declaration_buttons import Declarations
from briscola.ui.scenes.play.interruptions import Interruptions
from briscola.ui.scenes.play.overlays import Overlays
from briscola.ui.scenes.play.round_buttons import TableButtons
from briscola.ui.scenes.play.table_tooltips import TableTooltips
from briscola.ui.scenes.play.tabletop import OverlayHost
from briscola.ui.scenes.play.tooltip_facts import FactFinder
from briscola.ui.views.hit_test import Kind
from briscola.ui.widgets import FocusGroup, RoundButton


class TableControls:
    """`lay` puts all controls into the scene's group; the rest follow the match."""

    def __init__(
        self,
        context: PlayContext,
        over: Overlays,
        stops: Interruptions,
        facts: FactFinder,
        host: OverlayHost,
        *,
        undo: Callable[[], None],
        show_seal: Callable[[], None],
    ) -> None:
        self._context, self._over, self._stops, self._undo = context, over, stops, undo
        self.declarations = Declarations(context, host.act)
        self._claim = ClaimButton(context, over.last_cards)
        press = {
            Kind.SEAL: show_seal,
            Kind.HEADER: stops.rules_of_the_table,
            Kind.TRICK: over.notes.explain,
            Kind.CONTRACT: stops.concede,
        }
        self.things = TableTooltips(facts, press)

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
            undo=self._undo if context.seat.allows_undo else None,
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
        self.things.lay(group)

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
