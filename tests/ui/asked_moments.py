"""Matches led to the moment at which the person is asked by a panel."""

from collections.abc import Mapping
from itertools import count
from random import Random

from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import PASS, Action, Bid, Call, Exchange, Redeal
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.cut_panel import CutPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.question_panel import ExchangePanel, RedealPanel, TrumpCardPanel
from tests.client.seat_steps import step_without_choice
from tests.ui.evening import Options, seat_at

Moment = tuple[str, int, Options, type[Panel]]
"""A game, its number of players and its options, and the panel that asks there."""

WEAK_HAND: Moment = ("chiamata", 5, {"weak_redeal": True}, RedealPanel)
MOMENTS: Mapping[str, Moment] = {
    "cut": ("briscola", 2, {}, CutPanel),
    "cut of five": ("chiamata", 5, {}, CutPanel),
    "exchange": ("briscola", 2, {"exchange": "seven_and_two"}, ExchangePanel),
    "exchange in bisca": ("bisca", 2, {"hand_size": 9, "exchange": "two"}, ExchangePanel),
    "auction": ("chiamata", 5, {}, AuctionPanel),
    "auction by rank": ("chiamata", 5, {"bidding": "rank"}, AuctionPanel),
    "auction of four": ("chiamata", 4, {"morto": "open"}, AuctionPanel),
    "call": ("chiamata", 5, {}, CallPanel),
    "call of a suit": ("chiamata", 5, {"bidding": "rank"}, CallPanel),
    "call of four": ("chiamata", 4, {"morto": "blind"}, CallPanel),
    "trump card": ("sueca", 4, {"trump_card": "dealer"}, TrumpCardPanel),
    "dummy": ("chiamata", 4, {"morto": "open"}, DummyPanel),
}


def _waits(seat: HostedSeat) -> type[Panel] | None:
    """The panel that the person's table needs now."""
    if seat.next_step is NextStep.OWN_CUT:
        return CutPanel
    if seat.next_step is NextStep.OWN_TRUMP_CARD:
        return TrumpCardPanel
    if seat.next_step is not NextStep.OWN_MOVE:
        return None
    first = seat.view.legal[0]
    kinds: dict[type[Action], type[Panel]] = {
        Bid: AuctionPanel,
        Call: CallPanel,
        Exchange: ExchangePanel,
        Redeal: RedealPanel,
    }
    if seat.view.to_act == seat.host.table.rules.dummy_seat:
        return DummyPanel
    return kinds.get(type(first))


def _choice(seat: HostedSeat, wanted: type[Panel], chance: Random) -> Action:
    """Something that is allowed; in auctions what leads to the call, or to an auction of the person's."""
    asked = seat.host.table.asked
    assert asked is not None
    legal = asked.view.legal
    if not isinstance(legal[0], Bid):
        return chance.choice(legal)
    mine = asked.seat == 0 and wanted in (CallPanel, DummyPanel)
    return legal[-2] if mine else PASS


def led_to(variant: str, players: int, options: Options, wanted: type[Panel]) -> HostedSeat:
    """A seat in which the person is about to be asked by a panel, some way into some hand."""
    for seed in count(1):
        seat, chance = seat_at(variant, players, options, seed=seed), Random(seed)
        for _step in range(120):
            if _waits(seat) is wanted:
                return seat
            if not step_without_choice(seat, at=20):
                seat.choose(_choice(seat, wanted, chance))
    raise AssertionError("the person is never asked")
