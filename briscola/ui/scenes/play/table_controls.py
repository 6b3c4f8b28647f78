"""The controls of the table: fan, round buttons, declarations, explained things."""

from collections.abc import Callable

from briscola.client.view import View
from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.ui.layout.card_spots import hand_codes, lit
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.declaration_buttons import Declarations
from briscola.ui.scenes.play.interruptions import Interruptions
from briscola.ui.scenes.play.overlays import Overlays
from briscola.ui.scenes.play.question_choice import Act
from briscola.ui.scenes.play.renderer import TableRenderer
from briscola.ui.scenes.play.round_buttons import TableButtons
from briscola.ui.scenes.play.table_tooltips import TableTooltips
from briscola.ui.scenes.play.tooltip_facts import FactFinder
from briscola.ui.views.hand_fan import HandView
from briscola.ui.views.hit_test import Kind
from briscola.ui.widgets import FocusGroup


class TableControls:
    """`layout` makes a new fan, `lay` puts all controls into the scene's group; the rest follow the match."""

    hand: HandView

    def __init__(
        self,
        context: PlayContext,
        over: Overlays,
        renderer: TableRenderer,
        stops: Interruptions,
        *,
        act: Act,
        undo: Callable[[], None],
        show_seal: Callable[[], None],
    ) -> None:
        self._context, self._over, self._stops = context, over, stops
        self._act, self._undo = act, undo
        self._group: FocusGroup | None = None
        self.declarations = Declarations(context, lambda action: act(action, None))
        facts = FactFinder(
            context,
            now=renderer.now,
            picture=lambda: renderer.picture,
            hint=over.hint,
            signs=over.signs,
            papers=(over.unkept, over.notes, over.signs, over.chat),
        )
        self.things = TableTooltips(
            facts=facts.now,
            press={
                Kind.SEAL: show_seal,
                Kind.HEADER: stops.rules_of_the_table,
                Kind.TRICK: over.notes.explain,
                Kind.CONTRACT: stops.concede,
            },
            covered=facts.covered,
            best=lit,
        )

    def layout(self) -> None:
        """Make a new fan for the present layout."""
        context = self._context
        self.hand = context.hand = HandView(
            context.kit,
            context.layout,
            on_play=lambda code, pose: self._act(Play(card=card(code)), pose),
            on_refuse=self._refuse,
            still=context.still,
        )
        if (view := context.view) is not None:
            self.hand.hold(hand_codes(view), None)  # so that it is not taken for newly dealt

    def _refuse(self, code: str) -> None:
        """Say why a card may not be played, and close other explanations."""
        if self._group is not None:
            self._group.telling.hush()
        self._over.notes.refuse(code)

    def lay(self, group: FocusGroup) -> None:
        """Add all controls to a new group."""
        context, over, stops = self._context, self._over, self._stops
        self._group = group
        group.add(self.hand)
        self._buttons = TableButtons(context.kit, context.layout, group)
        context.button_centres = self._buttons.add(
            last=over.sheets.show_last,
            rules=stops.rules,
            hint=over.hint_press,
            signs=over.signs.open if over.signs.on else None,
            undo=self._undo if context.session.allows_undo else None,
            bids=context.rules.has_payments,
        )
        self._buttons.add_pause(stops.pause)
        self.declarations.lay(group)
        over.unkept.lay(group)
        self.things.lay(group)

    def follow_undo(self) -> bool:
        """Show whether a choice can be undone; True if that changed."""
        session = self._context.session
        return session.allows_undo and self._buttons.allow_undo(session.can_undo)

    def follow_auction(self) -> bool:
        """Show the buttons of the moment; True if the declarations changed, so that `lay` must run again."""
        self._buttons.show(auction=self._context.in_auction)
        return self.declarations.follow()

    def follow(self, view: View, *, choosing: bool) -> bool:
        """Update the fan to the cards shown and, while the person is `choosing`, to the playable ones.

        Returns True if an empty fan got cards.
        """
        allowed = None
        if choosing:
            legal = self._context.session.own_view.legal
            allowed = {action.card.code for action in legal if isinstance(action, Play)}
        empty = not self.hand.codes
        self.hand.hold(hand_codes(view), allowed)
        return empty and bool(self.hand.codes)
