"""Value of each legal action to the seat with an observation, with reasons, for learners.

Values come from an exact search where nothing is hidden, else from the search that the coach makes too; where
house rules forbid that, from the net of the game or the rule player's estimate. Figures, advice and reasons
all come from these, and from the observation alone.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from briscola.engine.actions import CONCEDE, PLAYS, Action, Exchange, Play, Redeal
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.trick import playable
from briscola.players.declaring import open_declarations
from briscola.players.exchanging import pays, swapped
from briscola.players.insight.auction_insight import of_auction, redeal
from briscola.players.insight.choice_comparison import Deliberation, Ground
from briscola.players.insight.comparison import best_of, equals_of, explained_plays, why_not
from briscola.players.insight.declaring_insight import explained
from briscola.players.insight.deliberation import COACH, advise, judgeable
from briscola.players.insight.figures import figures_of, race_closeness
from briscola.players.insight.insight import Insight, Source
from briscola.players.insight.prospects import Closeness, Prospect, by_figures
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from briscola.players.leaving import most_possible, plays_on, surely_lost
from briscola.players.search.deepening import Depth
from briscola.players.search.endgame import STEPS_30_MS, is_known
from briscola.players.search_budget import budget_of, looks_ahead

__all__ = ["Insight", "Source", "evaluate", "glance", "insights"]


def evaluate(view: Observation, depth: Depth = COACH) -> Insight:
    """For each of `view.legal` the final points, the chance to win the hand (or the contract) and reasons.

    The search's first answer: `insights` has surer ones, and a look before it. Giving up is compared, and
    advised, only where nobody's play can make the contract any more. Only for what is `known_about`.
    """
    return next(_answers(view, depth))


def insights(view: Observation, depth: Depth = COACH) -> Iterator[Insight]:
    """Yield ever surer evaluations (`share`), up to one as sure as the coach will be.

    Where a search makes them, what the net sees without one comes before: a first look, within 0.1 s. Nothing
    comes before what is proven in that time.
    """
    if _takes_long(view):
        yield replace(_plays(_compared(view), quick=True), share=0.0)
    yield from _answers(view, depth)


def _takes_long(view: Observation) -> bool:
    """True for cards that the coach's search values or, where that does not know the game, the maestro's."""
    if not isinstance(view.legal[0], Play) or len(view.legal) < 2 or surely_lost(view):
        return False
    plays = _compared(view)
    if is_known(know(plays), STEPS_30_MS):
        return False
    budget = budget_of(view.rules)
    return judgeable(view) or (budget is not None and looks_ahead(plays, budget))


def _answers(view: Observation, depth: Depth) -> Iterator[Insight]:
    """Evaluations of the search, or the only one there is."""
    if isinstance(view.legal[0], Play) and judgeable(view):
        view = _compared(view)
        yield from (_as_told(view, found) for found in advise(view, depth))
    else:
        yield glance(view)


def glance(view: Observation) -> Insight:
    """Evaluate with no search but the maestro's, for callers that look at many moments."""
    if surely_lost(view):
        return _lost(view)
    view = _compared(view)
    match view.legal[0]:
        case Play():
            return _plays(view)
        case Exchange():
            return _exchanges(view)
        case Redeal():
            prospects, best = redeal(view)
            return Insight(prospects=prospects, best=best, source=Source.NET)
        case _:
            return of_auction(view)


def _compared(view: Observation) -> Observation:
    """The moment without the choice of giving up."""
    return replace(view, legal=tuple([action for action in view.legal if action != CONCEDE]))


def _as_told(view: Observation, found: Deliberation) -> Insight:
    """The result in the order of `view.legal`."""
    prospects = {choice.action: choice.prospect for choice in found.choices}
    return Insight(
        prospects=tuple(prospects[action] for action in view.legal),
        best=view.legal.index(found.advice.action),
        source=Source.EXACT if found.ground is Ground.EXACT else Source.SEARCH,
        share=found.share,
    )


def _plays(view: Observation, *, quick: bool = False) -> Insight:
    """Values of cards, and of declarations before them, without a search of their own; with reasons.

    `quick`: without the maestro's search and without exact ends, too.
    """
    knowledge = know(view)
    figures, source = figures_of(view, knowledge, quick=quick)
    best = best_of(figures, knowledge)
    exact = source is Source.EXACT
    figures = by_figures(figures, best, Closeness.AS_GOOD if exact else Closeness.NEARLY)
    if len(figures) > len(knowledge.legal):
        return Insight(prospects=explained(figures, best, knowledge), best=best, source=source)
    prospects = explained_plays(figures, best, knowledge, exact=exact)
    return Insight(prospects=prospects, best=best, source=source)


def _lost(view: Observation) -> Insight:
    """Values for a contract that cannot be made any more; giving it up is advised (V-CH-25)."""
    knowledge = know(plays_on(view))
    found, _source = figures_of(knowledge.view, knowledge)
    reasons = (Reason(why=Why.LOST, points=most_possible(view)),)
    plays = [replace(prospect, chance=0.0, reasons=reasons) for prospect in found]
    given_up = Prospect(action=CONCEDE, points=view.points[view.seat], chance=0.0, reasons=reasons)
    return Insight(prospects=(*plays, given_up), best=len(plays), source=Source.EXACT)


def _exchanges(view: Observation) -> Insight:
    """Each answer is worth what the best play after it is worth; a higher trump never worth less."""
    (give, take), takes = swapped(view), pays(view)
    after = {True: _exchanged(view, give, take), False: view}
    found, source = {}, Source.RULES
    for answer, seen in after.items():
        seen = replace(seen, legal=_playable(seen))
        knowledge = know(seen)
        plays, source = figures_of(seen, knowledge)
        found[answer] = plays[best_of(plays, knowledge)]
    found[takes] = max(found[takes], found[not takes], key=lambda p: p.figures)
    top, race = found[takes].chance, view.rules.ends_at is not None
    prospects = [
        replace(
            found[action.take],
            action=action,
            reasons=(),
            closeness=race_closeness(found[action.take].chance, top) if race else Closeness.BEHIND,
        )
        for action in view.legal
        if isinstance(action, Exchange)
    ]
    best = next(at for at, action in enumerate(view.legal) if action == Exchange(take=takes))
    prospects = list(by_figures(prospects, best, Closeness.NEARLY))
    reasons = (
        Reason(why=Why.HIGHER_FOR_LOWER if takes else Why.LOWER_FOR_HIGHER, cards=(take, give)),
        *equals_of(prospects, best),
    )
    advised = prospects[best]
    prospects = [
        replace(p, reasons=reasons if at == best else why_not(p, advised)) for at, p in enumerate(prospects)
    ]
    return Insight(prospects=tuple(prospects), best=best, source=source)


def _exchanged(view: Observation, give: Card, take: Card) -> Observation:
    return replace(view, hand=tuple(take if card == give else card for card in view.hand), turned=give)


def _playable(view: Observation) -> tuple[Action, ...]:
    """Legal plays, and declarations before them, once the exchange is settled."""
    led = view.table[0].card.suit if view.table else None
    knowledge = know(view)
    plays = [PLAYS[card] for card in playable(view.hand, led, knowledge.must_follow)]
    return (*plays, *open_declarations(knowledge))
