"""Which choice is advised, and what is said of each: always beside another choice, by the figures shown.

Figures are those of the table, rounded as they stand there; which choices are as good is known before.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from briscola.engine.actions import Action, Play
from briscola.engine.cards import Card
from briscola.players.coding import POINTS, SUIT
from briscola.players.etiquette import mistakes
from briscola.players.heuristic.prices import card_prices
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.insight.prospects import Prospect, Standing
from briscola.players.insight.reasoning import reasons_for
from briscola.players.insight.reasons import KEEPING, Reason, Why
from briscola.players.insight.trial import Trial, trial
from briscola.players.knowledge import Knowledge

PROVEN = (Reason(why=Why.EXACT),)


def best_of(prospects: Sequence[Prospect], knowledge: Knowledge | None = None) -> int:
    """The choice with the best figures; of equals a well-mannered one, then by what the other digits say.

    Plays come with the `knowledge` of the seat.
    """
    best = max(prospect.figures for prospect in prospects if prospect.considered)
    equals = [at for at, p in enumerate(prospects) if p.considered and p.figures == best]
    if knowledge is not None and len(equals) > 1:
        faults = mistakes(knowledge)
        polite = [at for at in equals if not _rude(prospects[at].action, faults)]
        equals = polite or equals
    return max(equals, key=lambda at: (*_exactly(prospects[at]), -at))


def _rude(action: Action, faults: Mapping[Card, Collection[str]]) -> bool:
    """Whether a card would annoy the company."""
    return isinstance(action, Play) and bool(faults[action.card])


def _exactly(prospect: Prospect) -> tuple[float, float]:
    """What the figures are rounded from."""
    return 0.0 if prospect.by_points else prospect.chance, prospect.points or 0.0


def explained_plays(
    prospects: Sequence[Prospect], best: int, knowledge: Knowledge, *, exact: bool
) -> tuple[Prospect, ...]:
    """Plays with what is said of them: why the advised one is better, and why another is not."""
    return tuple(
        replace(
            p,
            reasons=_why(prospects, best, knowledge, exact=exact)
            if at == best
            else why_not(p, prospects[best], _against(knowledge, at, best)),
        )
        for at, p in enumerate(prospects)
    )


def _why(
    prospects: Sequence[Prospect], best: int, knowledge: Knowledge, *, exact: bool
) -> tuple[Reason, ...]:
    """Why the advised card beats the alternative, and which others would do as well."""
    if len(prospects) == 1:
        return (Reason(why=Why.ONLY_CARD),)
    alternative = _alternative(prospects, best, knowledge)
    if alternative is None:
        return (Reason(why=Why.ALL_ALIKE), *(PROVEN if exact else ()))
    told = next(_telling(knowledge, best, alternative, prospects[alternative].action), None)
    proof = PROVEN if exact and told is None else ()
    if told is None and prospects[alternative].figures != prospects[best].figures:
        told = better_by_figures(prospects[best], prospects[alternative])
    return (*([] if told is None else [told]), *equals_of(prospects, best), *proof)


def better_than(
    prospects: Sequence[Prospect], best: int, other: int, knowledge: Knowledge
) -> tuple[Reason, ...]:
    """Why the best card is better than one other, for who has played that."""
    told = next(_telling(knowledge, best, other, prospects[other].action), None)
    return (told or better_by_figures(prospects[best], prospects[other]),)


def _alternative(prospects: Sequence[Prospect], best: int, knowledge: Knowledge) -> int | None:
    """The cheapest card that one would rather spend; if there is none, the one with the next best figures.

    A card of another kind, where there is one: nobody asks why the four goes and not the five. One that is
    nearly as good only where no other is worse. None where every card is as good.
    """
    others = [at for at in range(len(prospects)) if at != best]
    rivals = [at for at in others if prospects[at].standing is Standing.BEHIND]
    rivals = rivals or [at for at in others if prospects[at].standing is Standing.NEARLY]
    if not rivals:
        return None
    kinds = [(SUIT[card] == knowledge.trumps, POINTS[card]) for card in knowledge.legal]
    rivals = [at for at in rivals if kinds[at] != kinds[best]] or rivals
    prices = card_prices(knowledge, WEIGHTS[form_of(knowledge.rules)])
    price = [prices[card] for card in knowledge.legal]
    cheapest = min(rivals, key=lambda at: price[at])
    return cheapest if price[cheapest] < price[best] else max(rivals, key=lambda at: prospects[at].figures)


def _telling(knowledge: Knowledge, best: int, other: int, action: Action) -> Iterator[Reason]:
    """What is true of one card and not of another, the more telling first."""
    mine, theirs = (reasons_for(knowledge, knowledge.legal[at]) for at in (best, other))
    shared = {reason.why for reason in theirs}
    assert isinstance(action, Play)
    for reason in mine:
        if reason.against:
            continue
        if reason.why not in KEEPING:
            if reason.why not in shared:
                yield reason
        elif action.card in reason.cards:
            yield replace(reason, cards=(action.card,))
    tried, beside = trial(knowledge, knowledge.legal[best]), trial(knowledge, knowledge.legal[other])
    yield from _points_beside(tried, beside, action)
    faults = {reason.why for reason in mine}
    for reason in theirs:
        if reason.why in SAID_OF_OTHERS and reason.why not in faults:
            yield replace(reason, other=action)


SAID_OF_OTHERS = (Why.OVERTAKES_PARTNER, Why.GIVES_POINTS, Why.RISKS_CARICO)
"""What speaks against a card and may be said of another than the one that is looked at."""


def _points_beside(mine: Trial, other: Trial, action: Action) -> Iterator[Reason]:
    """That fewer points go, or more come, than with another card."""
    own, others = POINTS[mine.card], POINTS[other.card]
    if mine.lost and other.lost and own < others:
        yield Reason(why=Why.GIVES_LESS, other=action, figures=(own, others))
    elif mine.safe and other.safe and own > others:
        yield Reason(why=Why.ADDS_MORE, other=action, figures=(own, others))
    elif not mine.knowledge.table and mine.threats and other.threats and own < others:
        yield Reason(why=Why.RISKS_LESS, other=action, figures=(own, others))


def _against(knowledge: Knowledge, at: int, best: int) -> Sequence[Reason]:
    """What speaks against a card and not against the advised one."""
    mine, advised = (reasons_for(knowledge, knowledge.legal[i]) for i in (at, best))
    shared = {reason.why for reason in advised}
    return [reason for reason in mine if reason.against and reason.why not in shared]


def equals_of(prospects: Sequence[Prospect], best: int) -> tuple[Reason, ...]:
    """That others are as good, where some are; else that they nearly are."""
    others = [p for at, p in enumerate(prospects) if at != best and p.considered]
    for standing, why in STANDINGS.items():
        equals = [p for p in others if p.standing is standing]
        if equals:
            only = equals[0].action if len(equals) == 1 else None
            return (Reason(why=why, points=len(equals), other=only),)
    return ()


STANDINGS: Mapping[Standing, Why] = {
    Standing.AS_GOOD: Why.AS_GOOD,
    Standing.NEARLY: Why.NEARLY_AS_GOOD,
}
"""How it is told that a choice is no worse."""


def better_by_figures(best: Prospect, other: Prospect) -> Reason:
    """By what the table says of two choices the first is better."""
    if best.figures[0] != other.figures[0]:
        return Reason(why=Why.WINS_MORE_OFTEN, other=other.action, figures=(best.percent, other.percent))
    why = Why.FURTHER_AHEAD if best.ahead else Why.MORE_POINTS
    return Reason(why=why, other=other.action, figures=(best.whole_points, other.whole_points))


def why_not(prospect: Prospect, best: Prospect, against: Sequence[Reason] = ()) -> tuple[Reason, ...]:
    """What is said of a choice that is not advised: it is as good, what speaks against it, by how much."""
    if prospect.standing in STANDINGS:
        return (Reason(why=STANDINGS[prospect.standing], points=1, other=best.action),)
    if against:
        return (against[0],)
    reason = better_by_figures(best, prospect)
    return (replace(reason, why=LESS[reason.why], other=best.action),)


LESS: Mapping[Why, Why] = {
    Why.WINS_MORE_OFTEN: Why.WINS_LESS_OFTEN,
    Why.MORE_POINTS: Why.FEWER_POINTS,
    Why.FURTHER_AHEAD: Why.LESS_AHEAD,
}
"""What is said of the worse of two."""
