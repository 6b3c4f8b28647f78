"""Judges what a hint advises and how it says so: reasons told twice, blame taken back, unorthodox choices.

By the observation, the figures with their errors, and the reasons told; by nothing of the players' models.
"""

from collections.abc import Iterator, Sequence

from benchmarks.judges.onlooker import Onlooker
from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.players.insight.choice_comparison import Choice, Deliberation, Ground
from briscola.players.insight.reasons import Reason, Why

SAME_IDEA: Sequence[frozenset[Why]] = (
    frozenset({Why.LOADS_PARTNER, Why.FEEDS_PARTNER, Why.ADDS_MORE, Why.FEEDS_MORE}),
    frozenset({Why.PARTNER_MAY_TAKE, Why.LEAVES_TO_PARTNER, Why.PARTNER_SHOWED}),
    frozenset({Why.NOT_THE_CALLERS, Why.MAY_BE_PARTNERS}),
    frozenset({Why.SAVES_TRUMP, Why.LETS_GO}),
    frozenset({Why.DISCARDS_BLANK, Why.GIVES_LESS, Why.GIVES_POINTS}),
    frozenset({Why.LEADS_BLANK, Why.RISKS_LESS, Why.RISKS_CARICO}),
    frozenset({Why.WINS_TRICK, Why.BRINGS_HOME, Why.CHEAPEST_TRUMP, Why.TAKES_SO_FAR}),
    frozenset({Why.KEEPS_TRUMP, Why.KEEPS_LAST_TRUMP}),
    frozenset({Why.HARDER_TO_BEAT, Why.GUARDS_TRICK, Why.ONLY_TRUMPS_BEAT, Why.TRUMPS_ARE_GONE}),
)
"""Reasons that a reader takes for the same."""
EQUALITY = frozenset(why for why in Why if why.startswith("nearly") or why is Why.AS_GOOD)
CARICO = 10
UNCOUNTED = 0.5
"""Points of difference that do not count."""


def faults_of(found: Deliberation) -> Iterator[str]:
    """Names of what is wrong with the advice of a card; nothing for other advice."""
    if isinstance(found.advice.action, Play):
        yield from _told_badly(found.advice.prospect.reasons)
        yield from _badly_chosen(found)


def _told_badly(reasons: Sequence[Reason]) -> Iterator[str]:
    whys = [reason.why for reason in reasons]
    if any(sum(why in idea for why in whys) > 1 for idea in SAME_IDEA) or len(set(whys)) < len(whys):
        yield "a reason twice"
    for at, reason in enumerate(reasons):
        near = reason.other if reason.why in EQUALITY else None
        if near is not None and any(each.other == near and each.why not in EQUALITY for each in reasons[:at]):
            yield "blamed, then as good"
    if Why.EXACT in whys and (Why.AS_GOOD_AS_LOST in whys or Why.AS_GOOD_AS_WON in whys):
        yield "nearly certain, and certain"


def _badly_chosen(found: Deliberation) -> Iterator[str]:
    it, advised = Onlooker(found.view), found.advice.action
    assert isinstance(advised, Play)
    best = advised.card
    rest = {c.action.card: c for c in found.choices if isinstance(c.action, Play) and c.action != advised}
    alike = [card for card, choice in rest.items() if choice.cost <= max(UNCOUNTED, choice.error)]
    if not found.view.table:
        liscio = [c for c in alike if not it.points(c) and not it.trump(c)]
        if _spends_trump(it, best) and liscio:
            yield "a trump led beside a liscio"
        if it.points(best) and not it.trump(best) and not it.ours(best) and liscio:
            yield "points led beside a liscio"
        if it.points(best) >= CARICO and not it.ours(best) and any(it.points(c) < CARICO for c in alike):
            yield "a carico led"
    if any(_lower_trump(it, c, best) for c in alike):
        yield "a higher trump"
    if found.ground is not Ground.EXACT and any(_dominates(it, c, best, rest[c]) for c in rest):
        yield "dominated"


def _lower_trump(it: Onlooker, low: Card, high: Card) -> bool:
    """True if both are trumps of the same effect, and one is the lower."""
    if not (it.trump(low) and it.trump(high)) or it.strength(low) >= it.strength(high):
        return False
    if _spends_trump(it, high):
        return True
    return (it.takes(low), it.ours(low)) == (it.takes(high), it.ours(high))


def _spends_trump(it: Onlooker, card: Card) -> bool:
    """True if a trump is led while cards are drawn, and in no game where trumps are led to draw trumps."""
    rules = it.view.rules
    lead = not it.view.table and it.view.stock_count > 0
    return lead and it.trump(card) and not it.must_follow and not rules.has_payments


def _dominates(it: Onlooker, low: Card, high: Card, beside: Choice) -> bool:
    """True if one card of the same suit gives less to a lost trick and leaves the higher one in hand."""
    if low.suit is not high.suit or it.strength(low) >= it.strength(high) or beside.cost > 2 * beside.error:
        return False
    return bool(it.lost(low) and it.lost(high)) and it.points(low) <= it.points(high)
