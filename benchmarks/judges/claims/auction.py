"""Claims about bids, calls and the exchange."""

import re

from msgspec import structs

from benchmarks.judges.claims.reading import CARD, RANKS, M, N, beside, claim, the_card
from benchmarks.judges.claims.shown import Line, Shown
from briscola.engine.actions import PASS, Bid, Call, Concede, Exchange, Pass, Redeal
from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.observation import Observation
from briscola.i18n.action_words import the_bid
from briscola.players.insight.evaluation import evaluate

LITTLE = 2
"""Points of a jack: what a partner with no more helps is little."""


def _bids(shown: Shown) -> list[Line]:
    return [line for line in shown.lines if isinstance(line.action, Bid)]


@claim("bidding wins", rf"You would call {CARD}: {N}% to win, against {M}% with a pass\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    assert isinstance(shown.action, Bid)
    chances = (shown.own.chance, shown.line(PASS).chance)
    called = _called_after(shown.view, shown.action) == the_card(match)
    return chances == beside(match) and chances[0] > chances[1] and called


def _called_after(view: Observation, bid: Bid) -> Card:
    """The card whose call is advised, should the auction end with a bid."""
    rules = view.rules
    others = [(seat, None) for seat in range(rules.players) if seat != view.seat]
    cards = [c for c in rules.pack if rules.options["call_own"] or c not in view.hand]
    if bid.obliged:  # V-CB-1: the lowest of a suit that he does not hold
        lacking = [[c for c in rules.pack if c.suit is suit and c not in view.hand] for suit in Suit]
        cards = [min(suit, key=lambda c: rules.ranking.strength[c]) for suit in lacking]
    elif bid.rank is not None or rules.options["bidding"] == "two":  # V-CH-22, V-CB-2
        cards = [c for c in rules.pack if c.rank is (bid.rank or Rank.TWO)]
    legal = tuple(Call(card=c) for c in cards)
    bids = (*view.bids, (view.seat, bid), *others)
    after = structs.replace(view, bids=bids, contract=bid.points, caller=view.seat, legal=legal)
    action = evaluate(after).advice.action
    assert isinstance(action, Call)
    return action.card


@claim("passing wins", rf"{N}% to win with a pass, {M}% with a bid of (?P<bid>[^.]+)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    most = max(line.chance for line in _bids(shown))
    named = next((line.chance for line in _bids(shown) if _said(line) == match["bid"]), -1)
    chances = (shown.own.chance, named)
    return isinstance(shown.action, Pass) and chances == beside(match) and chances[0] > chances[1] == most


def _said(line: Line) -> str:
    assert isinstance(line.action, Bid)
    return the_bid(line.action)


@claim("many trumps", rf"Calling {CARD} gives you {N} trumps, (?P<high>the \w+ of \w+) the highest\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    """Of a pass it says what speaks for the bid that is as good."""
    called, bid = the_card(match), shown.action
    if not isinstance(bid, Bid):
        bid = max(_bids(shown), key=lambda line: line.chance).action
    assert isinstance(bid, Bid)
    return called == _called_after(shown.view, bid) and _trumps_are(shown, called, match)


def _trumps_are(shown: Shown, called: Card, match: re.Match[str]) -> bool:
    """True if the call makes that many trumps and the named card is the highest of them."""
    it, high = shown.onlooker, the_card(match, "high")
    trumps = [c for c in shown.view.hand if c.suit is called.suit]
    best = all(it.strength(high) >= it.strength(c) for c in trumps)
    return high in trumps and best and len(trumps) == int(match["n"])


@claim("trumps then", rf"It gives you {N} trumps, (?P<high>the \w+ of \w+) the highest\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    assert isinstance(shown.action, Bid)
    return _trumps_are(shown, _called_after(shown.view, shown.action), match)


@claim("binds to nothing", r"A pass binds you to nothing\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return isinstance(shown.action, Pass)


@claim("one carico", r"You hold a single ace or three\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return _carichi(shown) == 1


@claim("carichi", rf"You hold {N} aces and threes\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return _carichi(shown) == int(match["n"]) > 1


def _carichi(shown: Shown) -> int:
    return sum(card.rank in shown.view.rules.ranking.order[:2] for card in shown.view.hand)


@claim("points of the hand", rf"(All your cards together|Your cards alone) carry {N} points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return sum(shown.onlooker.points(card) for card in shown.view.hand) == int(match["n"])


@claim("low contract", rf"Whoever bids (?P<bid>.+) may still lose {N} points?\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    named = [line.action for line in _bids(shown) if _said(line) == match["bid"]]
    left = {shown.view.rules.total - bid.points for bid in named if isinstance(bid, Bid)}
    return left == {int(match["n"])}


@claim("nobody else bids", r"All others have passed: the lowest bid is enough\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    view = shown.view
    others = {*range(view.rules.players)} - {view.seat, view.rules.dummy_seat}
    lowest = next(action for action in view.legal if isinstance(action, Bid))
    return others <= {seat for seat, bid in view.bids if bid is None} and shown.action == lowest


@claim("low partner", r"The highest you could still call is the (?P<rank>\w+): such a partner helps little\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    ranking = shown.view.rules.ranking
    ranks = [action.rank for action in shown.view.legal if isinstance(action, Bid) and action.rank]
    highest = max(ranks, key=lambda rank: ranking.rank_strength[rank])
    passes = isinstance(shown.action, Pass)
    return passes and highest is RANKS[match["rank"]] and ranking.rank_points[highest] <= LITTLE


@claim("high contract", rf"Whoever bids (?P<bid>.+) may lose {N} points?, no more\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    view = shown.view
    lowest = next(action for action in view.legal if isinstance(action, Bid))
    said = the_bid(lowest) == match["bid"]
    return isinstance(shown.action, Pass) and said and int(match["n"]) == view.rules.total - lowest.points


@claim("no carico", r"You hold no ace and no three\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return not any(card.rank in (Rank.ACE, Rank.THREE) for card in shown.view.hand)


@claim("few trumps", rf"Whatever you call, no more than {N} of your cards are trumps\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return max(sum(c.suit is suit for c in shown.view.hand) for suit in Suit) == int(match["n"])


@claim("two missing", r"Your longest suit lacks the (?P<a>\w+) and the (?P<b>\w+): you can call only one\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    lengths = {suit: sum(c.suit is suit for c in shown.view.hand) for suit in Suit}
    longest = [suit for suit in Suit if lengths[suit] == max(lengths.values())]
    ranks = (RANKS[match["a"]], RANKS[match["b"]])
    lacking = not any(Card(rank, longest[0]) in shown.view.hand for rank in ranks)
    return len(longest) == 1 and lacking and {*ranks} == {*shown.view.rules.ranking.order[:2]}


@claim("lowest bid", r"Bid no more than you need: you must make what you bid\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    lowest, *others = [line.action for line in _bids(shown)]
    return shown.action == lowest and bool(others)


@claim("strongest lacking", r"It is the strongest card of that suit that you lack\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    higher = [c for c in it.view.rules.pack if c.suit is card.suit and it.strength(c) > it.strength(card)]
    return card not in it.view.hand and all(c in it.view.hand for c in higher)


@claim("longest suit", rf"It makes {N} of your cards (a trump|trumps)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return sum(c.suit is shown.card.suit for c in shown.view.hand) == int(match["n"])


@claim("own card", r"You would play alone against everybody\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return shown.card in shown.view.hand


@claim("new deal wins", rf"{N}% to win on average with a new deal, {M}% with this hand\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    (kept,) = (line.chance for line in shown.lines if line.action == Redeal(wanted=False))
    return (
        shown.action == Redeal(wanted=True)
        and (shown.own.chance, kept) == beside(match)
        and kept < int(match["n"])
    )


@claim("nearly the same deal", r"(?P<what>A new deal|This hand) comes to nearly the same\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = Redeal(wanted=match["what"] == "A new deal")
    return shown.action != other and shown.line(other).chance == shown.own.chance


@claim("lost", rf"Even with every point that is left you only reach {N}: the contract is lost\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    """Count the best partner that is still possible (V-CH-14)."""
    it, view = shown.onlooker, shown.view
    partners = [seat for seat in it.callers_partner if seat != view.seat]
    most = view.points[view.seat] + max((view.points[seat] for seat in partners), default=0)
    most += view.rules.total - sum(view.points)
    lost = isinstance(shown.advised, Concede) and view.caller == view.seat
    return lost and int(match["n"]) == most < (view.contract or 0)


@claim("higher for lower", rf"{CARD} for (?P<lower>the \w+ of \w+): a higher trump for a lower\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, high, low = shown.onlooker, the_card(match), the_card(match, "lower")
    mine = low in it.view.hand and high == it.view.turned and shown.action == Exchange(take=True)
    return mine and it.trump(high) and it.trump(low) and it.strength(high) > it.strength(low)
