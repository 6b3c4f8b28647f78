"""`hard` and `maestro`: players that follow the net of whatever game they are asked to play."""

from collections.abc import Callable, Sequence
from random import Random

from briscola.engine.actions import Action, Bid, Declare, Exchange, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.scoring import TwoSides
from briscola.players.dear_bids import dearer_bids
from briscola.players.declaring import best_declaration, showing_first
from briscola.players.etiquette import FAULT, play_prices
from briscola.players.habits import NO_HABITS, Habits
from briscola.players.imperfect_memory import Memory, faded
from briscola.players.jump_bids import rounded, within_a_jump
from briscola.players.knowledge import Knowledge, know
from briscola.players.lapses import NO_LAPSES, Lapses, misrated, seeming
from briscola.players.leaving import leave, plays_on
from briscola.players.medium import FULL, HEED, MediumPlayer, Skill
from briscola.players.moment import moment
from briscola.players.nets import GREEDY, SoftmaxPolicy, sample_action, trained_player
from briscola.players.nets.chiamata import ChiamataPlayer
from briscola.players.nets.tricks import TricksPlayer, in_order
from briscola.players.search import (
    BUDGET_30_MS,
    BUDGET_150_MS,
    STEPS_30_MS,
    OpenHandsPlayer,
    counts_worlds,
    open_hands_player,
)
from briscola.players.search_budget import SearchBudget, budget_of, looks_ahead
from briscola.players.stake import stake
from briscola.players.styles import EVEN, Style
from briscola.players.support import follows
from briscola.players.talk import PLAIN, Talker, Temperament, coloured, grants

COUNTED = 0.5
"""Share of those prices that stays once every world has been counted."""

RASH = 0.5
"""A bid of points with less chance to be made annoys the company too. Among its like `hard` is paid
0.02 ± 0.02 less for minding that, and fails 29 % of its contracts, not 37 %. Bids of ranks are left alone:
there it would be paid 0.04 ± 0.02 less among `medium`, half of what it gains."""

JUMP_PRICE = 1.5
"""Points (0.09 of payment) that a jump in the auction may cost, half of it on the average. Among its like
that raise by the least `hard` is paid 0.03 ± 0.03 more for it, by rank 0.01 ± 0.03, and auctions end after
seven bids, not ten."""

Evaluator = TricksPlayer | ChiamataPlayer | OpenHandsPlayer
Promise = Callable[[Knowledge, Bid], float]
"""The chance to make the contract, should the auction end with that bid of the seat that looks."""


HARD = SoftmaxPolicy(temperature=2.0, cutoff=4.0)
"""The policy of `hard` before it is scaled by `width`."""

MOST_SIDES = 5
UNDER_CONTRACT, AMONG_MANY, IN_THREES, FOR_LARGE_WINS = 1.5, 2.0, 0.7, 0.5
"""Factors of the policy in games where a slip costs less or more than usual: see `width`."""
BETWEEN_TWO = 0.7
"""Between two, where `hard` stood behind a search in 1,000 worlds. Its slips cost 3.4 ± 0.4 points a hand
against the net, with 1.0 they cost 5.7 ± 0.4 (1,500 deals)."""
STRAIGHT_TO_THE_TWO = 0.7
"""Under a contract where everybody calls a two: `hard` is paid 0.17 ± 0.03 more than `medium` with it (280
deals), 0.04 ± 0.03 as wide as elsewhere (300)."""


class Expert(Talker):
    """A softmax policy over the action values of nets that minds its manners; with `win` for the hand.

    `exact` are the most `steps` of an end that it plays exactly; `searches` tells whether it looks ahead
    before that, `habits` are those of its one opponent. Exchanges and games without a net are the
    full-strength rule player's. What it plays is a function of the observation and of `rng` as it came.
    `chance` is the generator of its talk; without one it neither talks nor listens. `temper` colours plays of
    nearly equal value, and the talk. Who has `lapses` errs as people do: then the cards fade from its
    `memory`, its plays lean by its `style`, and without a net it plays as the rule player of `spare` skill.
    """

    def __init__(
        self,
        rng: Random,
        *,
        win: bool = False,
        policy: SoftmaxPolicy = GREEDY,
        exact: int = STEPS_30_MS,
        searches: bool = False,
        habits: Habits = NO_HABITS,
        chance: Random | None = None,
        temper: Temperament = PLAIN,
        memory: Memory | None = None,
        lapses: Lapses = NO_LAPSES,
        style: Style = EVEN,
        spare: Skill = FULL,
    ) -> None:
        super().__init__(chance, temper)
        self._memory, self._lapses, self._style = memory, lapses, style
        self._win = win
        self._policy = policy
        self._exact = exact
        self._searches = searches
        self.habits = habits
        self._luck = rng.getrandbits(64)
        self._spare = MediumPlayer(rng, win=win, skill=spare, chance=chance, temper=temper, style=style)
        self._rules: Rules | None = None
        self._search: SearchBudget | None = None
        self._evaluator: Evaluator | None = None

    def choose(self, view: Observation) -> Action:
        """The action it thinks best of `view.legal`, or one not much worse; a pair is shown first."""
        return showing_first(view, self._choose)

    def _choose(self, view: Observation) -> Action:
        """The action it thinks best of `view.legal`, or one not much worse."""
        if (left := leave(view)) is not None:
            return left
        if (made := self._declaration(view)) is not None:
            return made
        view = plays_on(view)
        legal = view.legal
        asked = self.heard() if isinstance(legal[0], Play) else None
        if len(legal) == 1:
            return legal[0]
        evaluator = self._evaluator_for(view.rules) if view.rules.bidding is None or follows(view) else None
        if evaluator is None or isinstance(legal[0], Exchange):
            if asked is not None:
                self._spare.hear(asked)
            return self._spare.choose(view)
        knowledge = know(view, asked=asked)
        if self._lapses is not NO_LAPSES:
            return self._lapsed(knowledge, evaluator)
        values = [value / stake(view.rules) for value in evaluator.action_values(knowledge)]
        values = heeding(knowledge, coloured(values, knowledge, self._temper))
        policy = policy_at(view, self._policy)
        trust = care(knowledge, self._search)
        promise = evaluator.promise if isinstance(evaluator, ChiamataPlayer) else None
        prices = [
            trust * price for price in prices_of(knowledge, values, trust * FAULT + policy.cutoff, promise)
        ]
        values = [value - price for value, price in zip(values, prices, strict=True)]
        luck = Random(f"{self._luck}:{moment(view)}")
        chosen = legal[sample_action(values, [price > 0 for price in prices], policy, luck)]
        if isinstance(chosen, Bid) and isinstance(evaluator, ChiamataPlayer):
            return jump_from(evaluator, knowledge, chosen, JUMP_PRICE * luck.random())
        return chosen

    def _lapsed(self, seen: Knowledge, evaluator: Evaluator) -> Action:
        """The action that seems best to who forgets, errs, and leans by its style."""
        view = seen.view
        remembered = faded(seen, self._luck, self._memory) if self._memory else seen
        values = [value / stake(view.rules) for value in evaluator.action_values(remembered)]
        values = heeding(seen, values)
        if isinstance(view.legal[0], Play):
            of_card = seeming(seen, remembered, self._lapses, self._style, self._luck)
            cards = iter(seen.legal)
            more = [of_card[next(cards)] if isinstance(action, Play) else 0.0 for action in view.legal]
        else:
            more = self._bid_errors(seen, evaluator)
        felt = [value + error for value, error in zip(values, more, strict=True)]
        chosen = view.legal[felt.index(max(felt))]
        if isinstance(chosen, Bid) and isinstance(evaluator, ChiamataPlayer):
            luck = Random(f"{self._luck}:{moment(view)}")
            return jump_from(evaluator, seen, chosen, JUMP_PRICE * luck.random())
        return chosen

    def _bid_errors(self, seen: Knowledge, evaluator: Evaluator) -> list[float]:
        """Points that each bid seems better than it is; a rash bid never does."""
        over = misrated(seen, self._lapses, self._luck) - self._style.caution
        promise = evaluator.promise if isinstance(evaluator, ChiamataPlayer) else None
        found = []
        for action in seen.view.legal:
            is_rash = isinstance(action, Bid) and promise is not None and rash(seen, action, promise)
            found.append(0.0 if not isinstance(action, Bid) else min(over, -FAULT) if is_rash else over)
        return found

    def _declaration(self, view: Observation) -> Declare | None:
        """The declaration that is worth more than any lead, if there is one (V-MA-2)."""
        if not any(isinstance(action, Declare) for action in view.legal):
            return None
        evaluator = self._evaluator_for(view.rules)
        if evaluator is None:
            return best_declaration(view)
        values = evaluator.action_values(know(view))
        best = in_order(view)[values.index(max(values))]
        return best if isinstance(best, Declare) else None

    def _evaluator_for(self, rules: Rules) -> Evaluator | None:
        if self._rules is not rules:
            self._rules = rules
            self._search = budget_of(rules) if self._searches else None
            win = self._win and not rules.match_form.by_points
            budget = BUDGET_150_MS if self._searches else BUDGET_30_MS
            self._evaluator = open_hands_player(rules, win=win, budget=budget) or trained_player(
                rules,
                win=win,
                talks=self.talks,
                exact=self._exact,
                search=self._search,
                habits=self.habits,
            )
        return self._evaluator


def jump_from(evaluator: ChiamataPlayer, knowledge: Knowledge, chosen: Bid, price: float) -> Bid:
    """The bid to make where that one is best: as far a jump as costs no more than a price in points.

    `price` is at most JUMP_PRICE, for which a round figure is preferred. No jump is rash.
    """
    near = within_a_jump(knowledge.view)
    if chosen in dearer_bids(knowledge.view):
        return chosen
    if chosen not in near:
        near.append(chosen)
    value = dict(zip(near, evaluator.bid_values(knowledge, near), strict=True))
    far = (bid for bid in reversed(near) if value[bid] >= value[chosen] - price)
    last = next(bid for bid in far if bid == chosen or not rash(knowledge, bid, evaluator.promise))
    reach = near[: near.index(last) + 1]
    return rounded([bid for bid in reach if bid == last or value[bid] >= value[chosen] - JUMP_PRICE])


def rash(knowledge: Knowledge, bid: Bid, promise: Promise) -> bool:
    """True if a bid of points annoys the company: its contract is more likely than not to fail."""
    return bid.rank is None and promise(knowledge, bid) < RASH


def policy_at(view: Observation, policy: SoftmaxPolicy) -> SoftmaxPolicy:
    """The policy in force at this moment.

    Auctions and calls are always greedy: a slip there would spoil the whole hand.
    """
    if not isinstance(view.legal[0], Play):
        return GREEDY
    return policy.scaled(width(view.rules))


def width(rules: Rules) -> float:
    """Factor by which `hard` widens its policy in a game, tuned by its distance to its neighbours.

    Under a contract a slip costs less: most are made or fail by more. It costs a seat the least among six who
    play alone, and more in sides of three and where large wins score more (V-SU-3, V-BI-6).
    """
    if rules.has_payments:
        return UNDER_CONTRACT if rules.called_rank is None else STRAIGHT_TO_THE_TWO
    if len(rules.sides) > MOST_SIDES:
        return AMONG_MANY
    if rules.in_sides and rules.players > MOST_SIDES:
        return IN_THREES
    if isinstance(rules.scoring, TwoSides) and rules.scoring.stakes:
        return FOR_LARGE_WINS
    return BETWEEN_TWO if len(rules.sides) == rules.players == 2 else 1.0


def care(knowledge: Knowledge, search: SearchBudget | None) -> float:
    """Factor on the price that a play must gain to be worth annoying the company.

    Larger if a search has looked at some samples only, smaller if it has counted every world.
    """
    if search is None:
        return 1.0
    if counts_worlds(knowledge, search.draws):
        return COUNTED
    return search.care if looks_ahead(knowledge.view, search) else 1.0


def prices_of(
    knowledge: Knowledge,
    action_values: Sequence[float],
    reach: float,
    promise: Promise | None = None,
) -> list[float]:
    """Points that each action must gain to be worth annoying the company or looking odd.

    All 0 if only one action is within `reach` of the best.
    """
    view = knowledge.view
    near = [value >= max(action_values) - reach for value in action_values]
    found = [0.0] * len(action_values)
    if sum(near) < 2:
        return found
    if isinstance(view.legal[0], Play):
        dear = play_prices(knowledge)
        return [dear[action.card] if isinstance(action, Play) else 0.0 for action in view.legal]
    for at, action in enumerate(view.legal):
        if near[at] and isinstance(action, Bid) and promise is not None:
            found[at] = FAULT * rash(knowledge, action, promise)
    return found


def heeding(knowledge: Knowledge, action_values: Sequence[float]) -> list[float]:
    """Values with a bonus of HEED for each card that does what the partner asks."""
    if not knowledge.asked:
        return list(action_values)
    return [
        value + HEED * grants(knowledge, card)
        for card, value in zip(knowledge.legal, action_values, strict=True)
    ]
