"""The question of the match in a panel, chosen by what the person is asked, never by the name of a game."""

from collections.abc import Callable, Sequence

from briscola.client.seats.seat_control import NextStep
from briscola.client.view.view import View, sorted_hand
from briscola.engine.actions import Action, Bid, Call, Exchange, Pass, Play, Redeal
from briscola.engine.cards import Card
from briscola.engine.events import TrumpCard
from briscola.engine.observation import Observation
from briscola.engine.rules import Bidding
from briscola.i18n.score_words import score_lines
from briscola.i18n.text import _
from briscola.i18n.tooltip_words import plays_for_dummy
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.cut_panel import CutPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.question_panel import ExchangePanel, RedealPanel, TrumpCardPanel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hint_overlay import HintOverlay
from briscola.ui.scenes.play.sheet_stack import SheetOverlay


class QuestionOverlay(SheetOverlay):
    """Opens and updates the question panel; it waits while the person has another sheet open."""

    def __init__(self, context: PlayContext, hint: HintOverlay | None = None) -> None:
        super().__init__(context)
        self._hint = hint
        self._asked: object = None
        """The moment that the open question belongs to."""

    def clear(self) -> None:
        super().clear()
        self._asked = None

    def rebuild(self) -> None:
        if self.context.view is not None:
            super().rebuild()

    def decided(self) -> None:
        """Close the question; an auction panel stays open."""
        if not isinstance(self.panel, AuctionPanel):
            self.clear()

    def unwrite(self) -> None:
        """Close the question; an auction panel keeps the chosen bid, and is built again after this."""
        if isinstance(self.panel, AuctionPanel):
            self.panel.names = self.context.names
        else:
            self.clear()

    def follow(self, next_step: NextStep | None) -> None:
        """Ask what the match waits for; `next_step` is None until the picture has caught up."""
        view, auction = self.context.view, self.context.in_auction
        if view is None:
            return
        if next_step is NextStep.OWN_CUT:
            self._open(("cut", view.hand_number), lambda: self._cut(view))
        elif next_step is NextStep.OWN_TRUMP_CARD:
            self._open(("trump_card", view.hand_number), self._trump_card)
        elif next_step is NextStep.OWN_MOVE:
            self._own(view, self.context.seat.view)
        elif auction and view.pack == 0 and (view.bids or next_step is not None):
            self._bidding(view, ())
        else:
            self.clear()

    def _own(self, view: View, seen: Observation) -> None:
        first = seen.legal[0]
        moment = (view.hand_number, view.tricks, len(view.table))
        if isinstance(first, Bid | Pass):
            self._bidding(view, seen.legal)
        elif isinstance(first, Call):
            self._open(("call", view.hand_number), lambda: self._call(seen))
        elif isinstance(first, Redeal):
            self._open(("redeal", view.hand_number), lambda: self._redeal(seen))
        elif isinstance(first, Exchange) and (cards := self._exchanged(seen)) is not None:
            self._open(("exchange", *moment), lambda: self._exchange(seen, *cards))
        elif (dummy := view.rules.dummy_seat) is not None and seen.to_act == dummy:
            self._open(("tray", *moment), lambda: self._tray(view, seen, dummy))
        else:
            self.clear()

    def _bidding(self, view: View, legal: Sequence[Action]) -> None:
        self._open(("auction", view.hand_number), lambda: self._auction(view))
        if isinstance(self.panel, AuctionPanel):
            covered = self._on_top is None
            self.panel.show(view, legal, speaker=self.context.seat.thinker, covered=covered)

    def _open(self, moment: object, make: Callable[[], Panel]) -> None:
        if moment != self._asked or self.panel is None:
            self._asked, self.panel = moment, make()

    def _own_cut(self, at: int) -> None:
        if self.context.flow.next_step is NextStep.OWN_CUT:
            self.clear()
            self.context.flow.cut(at, self.context.salt.text)

    def _own_trump_card(self, which: TrumpCard) -> None:
        if self.context.flow.next_step is NextStep.OWN_TRUMP_CARD:
            self.clear()
            self.context.flow.choose_trump_card(which)

    def _cut_for_me(self) -> None:
        self.context.scene.app.change(cut_for_me=True)
        self.clear()

    def _end_auction(self) -> None:
        self.context.flow.skip()

    def _cut(self, view: View) -> Panel:
        cards = len(view.rules.pack)
        return CutPanel(
            self.context.surroundings, cards=cards, on_cut=self._own_cut, on_always=self._cut_for_me
        )

    def _trump_card(self) -> Panel:
        return TrumpCardPanel(self.context.surroundings, on_choice=self._own_trump_card)

    def _auction(self, view: View) -> Panel:
        return AuctionPanel(
            self.context.surroundings,
            bidding=view.rules.bidding or Bidding.POINTS,
            ranking=view.rules.ranking,
            names=self.context.names,
            on_action=self.context.scene.act,
            on_skip=self._end_auction,
            still=self.context.still,
        )

    def _call(self, seen: Observation) -> Panel:
        return CallPanel(
            self.context.surroundings,
            legal=seen.legal,
            own=seen.hand,
            table=tuple((self.context.names[play.seat], play) for play in seen.table),
            promised=_("You promised {points}").format(points=seen.contract),
            ranking=seen.rules.ranking,
            on_action=self.context.scene.act,
            why_not=self.context.why_not,
            on_hint=None if self._hint is None else self._hint.offered,
        )

    def _redeal(self, seen: Observation) -> Panel:
        worth = seen.rules.ranking.points
        points = sum(worth[card] for card in seen.hand)
        return RedealPanel(self.context.surroundings, points=points, on_action=self.context.scene.act)

    def _exchanged(self, seen: Observation) -> tuple[Card, Card] | None:
        """The card the person may exchange and the turned card it buys; None if no exchange is possible."""
        if seen.turned is None or (give := seen.rules.swap_card(seen.hand, seen.turned)) is None:
            return None
        return give, seen.turned

    def _exchange(self, seen: Observation, give: Card, take: Card) -> Panel:
        return ExchangePanel(
            self.context.surroundings,
            give=give,
            take=take,
            ranking=seen.rules.ranking,
            trick=[play.card for play in seen.table],
            on_action=self.context.scene.act,
        )

    def _tray(self, view: View, seen: Observation, dummy: int) -> Panel:
        cards = seen.open.get(dummy) or tuple(a.card for a in seen.legal if isinstance(a, Play))
        in_order = tuple(card for card in sorted_hand(cards, view.rules) if card is not None)
        return DummyPanel(
            self.context.surroundings,
            cards=in_order,
            legal=seen.legal,
            on_action=self.context.scene.act,
            why_not=self.context.why_not,
            title=plays_for_dummy(view, self.context.names, you=self.context.you),
            score=score_lines(view, self.context.setup),
        )
