"""Choice of the advice, and its reasons: always beside another choice, by the figures shown.

Figures are those of the table, rounded as they stand there; which choices are as good is known before.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import islice

from msgspec.structs import replace

from briscola.engine.actions import Action, Play
from briscola.engine.cards import Card
from briscola.players.card_codes import POINTS, SUIT
from briscola.players.etiquette.judging import mistakes
from briscola.players.insight.contrast import against, contrasts
from briscola.players.insight.orthodox import is_dear, rather_played
from briscola.players.insight.prospects import Closeness, Prospect
from briscola.players.insight.reasons import KEPT, Reason, Why, same_idea
from briscola.players.insight.significance import NEAR, SURE
from briscola.players.insight.trick_outlook import certain_result, same_strength, trial
from briscola.players.knowledge import Knowledge


def why_alike(prospects: Sequence[Prospect], knowledge: Knowledge, *, exact: bool) -> tuple[Reason, ...]:
    """Reason that all cards come to the same, if a fact says so: at most one."""
    cards = knowledge.legal
    tried = [trial(knowledge, card) for card in cards]
    decided = {certain_result(each) for each in tried}
    if not knowledge.rules.match_form.by_points and len(decided) == 1 and None not in decided:
        return (Reason(why=Why.HAND_IS_WON if decided == {1.0} else Why.HAND_IS_LOST),)
    if not exact and (decided_nearly := _nearly_decided(prospects)):
        return tuple(decided_nearly)
    points = {POINTS[card] for card in cards}
    if all(same_strength(knowledge, cards[0], card) for card in cards):
        return (Reason(why=Why.SAME_STRENGTH),)
    if exact and not prospects[0].ahead and prospects[0].told_points.is_integer():
        return (Reason(why=Why.SAME_END, points=prospects[0].whole_points),)
    if len(points) == 1 and knowledge.table:
        if not any(each.takes for each in tried):
            return (Reason(why=Why.NONE_TAKES, points=points.pop()),)
        if all(each.takes and each.safe for each in tried):
            return (Reason(why=Why.ALL_TAKE),)
    return ()


PROVEN = (Reason(why=Why.EXACT),)


def best_of(prospects: Sequence[Prospect], knowledge: Knowledge | None = None) -> int:
    """The choice with the best figures; of equals a well-mannered one, then by what the other digits say.

    Plays come with the `knowledge` of the seat.
    """
    best = max(prospect.rough_figures for prospect in prospects if prospect.considered)
    equals: Sequence[int] = [at for at, p in enumerate(prospects) if p.considered and p.rough_figures == best]
    if knowledge is not None and len(equals) > 1:
        equals = polite(prospects, equals, knowledge) or equals
    return max(equals, key=lambda at: (prospects[at].figures, *_exactly(prospects[at]), -at))


def polite(prospects: Sequence[Prospect], among: Sequence[int], knowledge: Knowledge) -> Sequence[int]:
    """Those of some choices that would not annoy the company."""
    faults = mistakes(knowledge)
    return [at for at in among if not _rude(prospects[at].action, faults)]


def _rude(action: Action, faults: Mapping[Card, Collection[str]]) -> bool:
    """True if a card would annoy the company."""
    return isinstance(action, Play) and bool(faults[action.card])


def _exactly(prospect: Prospect) -> tuple[float, float]:
    """Figures before rounding: chance (0 if only points count), then points."""
    return 0.0 if prospect.by_points else prospect.chance, prospect.points or 0.0


def explained_plays(
    prospects: Sequence[Prospect], best: int, knowledge: Knowledge, *, exact: bool
) -> tuple[Prospect, ...]:
    """The plays with reasons: for the advised one, and against each other one."""
    return tuple(
        replace(
            p,
            reasons=_why(prospects, best, knowledge, exact=exact)
            if at == best
            else _why_not_card(p, prospects[best], knowledge, knowledge.legal[at], knowledge.legal[best]),
        )
        for at, p in enumerate(prospects)
    )


def _why(
    prospects: Sequence[Prospect], best: int, knowledge: Knowledge, *, exact: bool
) -> tuple[Reason, ...]:
    """Reasons that the advised card beats the alternatives, and the others that would do as well."""
    if len(prospects) == 1:
        return (Reason(why=Why.ONLY_CARD),)
    rivals = _rivals(prospects, best, knowledge)
    if not rivals:
        alike = why_alike(prospects, knowledge, exact=exact)
        return (Reason(why=Why.ALL_ALIKE), *alike, *(PROVEN if exact else ()))
    near = not exact and prospects[rivals[0]].closeness is Closeness.NEARLY
    told = _told(prospects, best, rivals, knowledge, near=near)
    equals = equals_of(prospects, best)
    if exact:  # what is proven to be less is not nearly as good
        equals = tuple(reason for reason in equals if reason.why is Why.AS_GOOD)
    rather = None if exact else _rather(prospects, best, knowledge)
    if rather is not None and (near or all(reason.why is Why.NEARLY_AS_GOOD for reason in equals)):
        equals = (*(reason for reason in equals if reason.why is Why.AS_GOOD), rather)
    elif near and not told and _little_at_stake(prospects, knowledge):
        told = [Reason(why=Why.LITTLE_AT_STAKE)]
    if near and not told:
        told = _nearly_decided(prospects)
    proof = PROVEN if exact and not told else ()
    if not told and not near and prospects[rivals[0]].figures != prospects[best].figures:
        told = [better_by_figures(prospects[best], prospects[rivals[0]])]
    return (*told, *equals, *proof)


def _told(
    prospects: Sequence[Prospect], best: int, rivals: Sequence[int], knowledge: Knowledge, *, near: bool
) -> Sequence[Reason]:
    """The most telling contrast with the first of the rivals that has one; and with the nearest of them, if
    that is another card of which nothing like it can be said.

    Of rivals that are `near` nothing is said: nobody hears a card blamed and then called nearly as good.
    """
    legal = knowledge.legal
    found = {at: list(contrasts(knowledge, legal[best], legal[at])) for at in rivals}
    if near:
        found = {at: [each for each in said if _of_itself(each)] for at, said in found.items()}
    beside = next((at for at in rivals if found[at]), None)
    if beside is None:
        return []
    first, nearest = found[beside][0], max(rivals, key=lambda at: prospects[at].figures)
    if nearest == beside or any(each.why is first.why for each in found[nearest]):
        return [first]
    return [first, *(each for each in found[nearest] if not same_idea(each, first))][:2]


def _of_itself(reason: Reason) -> bool:
    """True if a reason speaks of the card that is played alone, and names no other."""
    return reason.other is None and reason.why.kind is not KEPT


def _little_at_stake(prospects: Sequence[Prospect], knowledge: Knowledge) -> bool:
    """True if no card is dear, and each is surely next to nothing apart."""
    near = all(each.apart + SURE * each.error <= NEAR for each in prospects)
    return near and not any(is_dear(knowledge, card) for card in knowledge.legal)


def _nearly_decided(prospects: Sequence[Prospect]) -> Sequence[Reason]:
    """Reason that the hand is next to certainly won or lost whatever is played, if it is."""
    percents = {prospect.percent for prospect in prospects}
    if prospects[0].by_points or not (min(percents) >= 99 or max(percents) <= 1):
        return []
    return [Reason(why=Why.AS_GOOD_AS_WON if min(percents) >= 99 else Why.AS_GOOD_AS_LOST)]


def _rather(prospects: Sequence[Prospect], best: int, knowledge: Knowledge) -> Reason | None:
    """Reason that the advised card is orthodox beside the dearest that is nearly as good, if it is."""
    card, found = knowledge.legal[best], []
    for prospect, other in zip(prospects, knowledge.legal, strict=False):
        why = _orthodoxy(knowledge, card, other)
        if why is not None and other != card and _differs_little(prospect):
            found.append((POINTS[other], other, prospect, why))
    if not found:
        return None
    *_, prospect, why = max(found)
    return Reason(why=why, points=1, other=prospect.action, apart=prospect.apart)


def _differs_little(prospect: Prospect) -> bool:
    """True for a choice that is nearly as good as far as is known, and was found to be so."""
    return prospect.closeness is Closeness.NEARLY and prospect.apart < NEAR - ROUNDING


def _orthodoxy(knowledge: Knowledge, card: int, other: int) -> Why | None:
    """Idea by which a card is rather played than another that does the same to the trick, if any."""
    mine, its = trial(knowledge, card), trial(knowledge, other)
    if not rather_played(mine, its):
        return None
    if its.trump and not mine.trump:
        return Why.NEARLY_BUT_TRUMP
    if POINTS[other] > POINTS[card] and not mine.trump:
        return Why.NEARLY_BUT_POINTS
    return Why.NEARLY_BUT_HIGHER if SUIT[other] == SUIT[card] else None


REVERSED: Mapping[Why, Why] = {
    Why.NEARLY_BUT_POINTS: Why.NEARLY_AND_POORER,
    Why.NEARLY_BUT_HIGHER: Why.NEARLY_AND_LOWER,
    Why.NEARLY_BUT_TRUMP: Why.NEARLY_AND_PLAIN,
}
"""Reason told of the advised card beside another, by that told of the other beside the advised one."""


def _why_not_card(
    prospect: Prospect, best: Prospect, knowledge: Knowledge, card: int, advised: int
) -> tuple[Reason, ...]:
    """Reasons against a card: beside one that is nearly as good, what makes that the orthodox one."""
    rather = _orthodoxy(knowledge, advised, card)
    if rather is not None and _differs_little(prospect):
        return (Reason(why=REVERSED[rather], points=1, other=best.action, apart=prospect.apart),)
    return why_not(prospect, best, against(knowledge, card, advised))


def better_than(best: int, other: int, knowledge: Knowledge) -> tuple[Reason, ...]:
    """Reasons that the best card is better than the one that was played; empty if only figures tell."""
    legal = knowledge.legal
    return tuple(islice(contrasts(knowledge, legal[best], legal[other]), 1))


def _rivals(prospects: Sequence[Prospect], best: int, knowledge: Knowledge) -> Sequence[int]:
    """Cards to compare the advised one with.

    First the cheapest that one would rather spend, if there is one, then by their figures. Cards of another
    kind come first: nobody asks why the four goes and not the five. Those that are nearly as good count only
    where no other is worse; there are none where every card is as good.
    """
    others = [at for at in range(len(prospects)) if at != best]
    rivals = [at for at in others if prospects[at].closeness is Closeness.BEHIND]
    rivals = rivals or [at for at in others if prospects[at].closeness is Closeness.NEARLY]
    kinds = [(SUIT[card] == knowledge.trumps, POINTS[card]) for card in knowledge.legal]
    kind = [at for at in rivals if kinds[at] != kinds[best]] or rivals
    cheapest = min(kind, key=lambda at: kinds[at], default=best)

    def order(at: int) -> tuple[bool, bool, tuple[int, float]]:
        return at == cheapest and kinds[at] < kinds[best], at in kind, prospects[at].figures

    return sorted(rivals, key=order, reverse=True)


def equals_of(prospects: Sequence[Prospect], best: int) -> tuple[Reason, ...]:
    """Reason that names others as good, if some are; else those that nearly are."""
    others = [p for at, p in enumerate(prospects) if at != best and p.considered]
    for closeness, why in CLOSENESS_TOLD.items():
        equals = [p for p in others if p.closeness is closeness]
        if equals:
            only = equals[0] if len(equals) == 1 else None
            told = only is not None and isinstance(only.action, Play) and _differs_little(only)
            apart = only.apart if only is not None and told else None
            named = None if only is None else only.action
            return (Reason(why=why, points=len(equals), other=named, apart=apart),)
    return ()


ROUNDING = 0.05
"""Largest difference between points and the points that are told of them."""

CLOSENESS_TOLD: Mapping[Closeness, Why] = {
    Closeness.AS_GOOD: Why.AS_GOOD,
    Closeness.NEARLY: Why.NEARLY_AS_GOOD,
}
"""Reason that says a choice is no worse, by its closeness."""


def better_by_figures(best: Prospect, other: Prospect) -> Reason:
    """Reason by figures: the table shows more for the first choice than for the other."""
    if best.figures[0] != other.figures[0]:
        return Reason(why=Why.WINS_MORE_OFTEN, other=other.action, figures=(best.percent, other.percent))
    why = Why.FURTHER_AHEAD if best.ahead else Why.MORE_POINTS
    return Reason(why=why, other=other.action, figures=(best.told_points, other.told_points))


def why_not(prospect: Prospect, best: Prospect, against: Sequence[Reason] = ()) -> tuple[Reason, ...]:
    """Reasons against a choice that is not advised: as good, or a fault, or how far it is behind."""
    if prospect.closeness in CLOSENESS_TOLD:
        return (Reason(why=CLOSENESS_TOLD[prospect.closeness], points=1, other=best.action),)
    if against:
        return (against[0],)
    reason = better_by_figures(best, prospect)
    return (replace(reason, why=LESS[reason.why], other=best.action),)


LESS: Mapping[Why, Why] = {
    Why.WINS_MORE_OFTEN: Why.WINS_LESS_OFTEN,
    Why.MORE_POINTS: Why.FEWER_POINTS,
    Why.FURTHER_AHEAD: Why.LESS_AHEAD,
}
"""Reason for the worse choice of two, by the reason for the better one."""
