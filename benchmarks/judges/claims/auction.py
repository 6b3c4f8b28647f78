"""What is said of bids, calls and the exchange."""

import re

from msgspec import structs

from benchmarks.judges.claims.reading import CARD, M, N, beside, claim, the_card
from benchmarks.judges.claims.shown import Line, Shown
from briscola.engine.actions import PASS, Bid, Call, Exchange, Pass
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.i18n.actions import bid_text
from briscola.players.insight.evaluate import evaluate


def _bids(shown: Shown) -> list[Line]:
    return [line for line in shown.lines if isinstance(line.action, Bid)]


@claim("bidding wins", rf"You would call {CARD}: {N} % to win, with a pass {M} %\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    assert isinstance(shown.action, Bid)
    chances = (shown.own.chance, shown.line(PASS).chance)
    called = _called_after(shown.view, shown.action) == the_card(match)
    return chances == beside(match) and chances[0] > chances[1] and called


def _called_after(view: Observation, bid: Bid) -> Card:
    """The card whose call is advised, should the auction end with a bid."""
    others = [(seat, None) for seat in range(view.rules.players) if seat != view.seat]
    rank = [c for c in view.rules.pack if bid.rank is None or c.rank is bid.rank]
    legal = tuple(Call(card=c) for c in rank)
    bids = (*view.bids, (view.seat, bid), *others)
    after = structs.replace(view, bids=bids, contract=bid.points, caller=view.seat, legal=legal)
    action = evaluate(after).advice.action
    assert isinstance(action, Call)
    return action.card


@claim("passing wins", rf"Who passes wins {N} %, who bids (?P<bid>.+) only {M} %\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    most = max(line.chance for line in _bids(shown))
    named = next((line.chance for line in _bids(shown) if _said(line) == match["bid"]), -1)
    chances = (shown.own.chance, named)
    return isinstance(shown.action, Pass) and chances == beside(match) and chances[0] > chances[1] == most


def _said(line: Line) -> str:
    assert isinstance(line.action, Bid)
    return bid_text(line.action).lower()


@claim("lowest bid", r"No more than needed: what is bid must be made\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    as_good = [line for line in _bids(shown) if line.chance == shown.own.chance]
    return shown.action == as_good[0].action and len(as_good) > 1


@claim("strongest lacking", r"It is the strongest you lack of that suit\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    higher = [c for c in it.view.rules.pack if c.suit is card.suit and it.strength(c) > it.strength(card)]
    return card not in it.view.hand and all(c in it.view.hand for c in higher)


@claim("longest suit", rf"It makes {N} cards? of yours (a trump|trumps)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return sum(c.suit is shown.card.suit for c in shown.view.hand) == int(match["n"])


@claim("own card", r"You would play alone against all\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return shown.card in shown.view.hand


@claim("higher for lower", rf"{CARD} for (?P<lower>the \w+ of \w+): a higher trump for a lower\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, high, low = shown.onlooker, the_card(match), the_card(match, "lower")
    mine = low in it.view.hand and high == it.view.turned and shown.action == Exchange(take=True)
    return mine and it.trump(high) and it.trump(low) and it.strength(high) > it.strength(low)
