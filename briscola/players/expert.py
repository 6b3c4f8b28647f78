"""`hard` and `maestro`: players that follow the net of whatever game they are asked to play."""

from collections.abc import Sequence
from random import Random

from briscola.engine.actions import Action, Bid, Declare, Exchange, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.decision_key import decision_key
from briscola.players.declaring import best_declaration, showing_first
from briscola.players.etiquette.manners_prices import FAULT
from briscola.players.evaluator import Evaluator, evaluator_for
from briscola.players.expert_manners import care, prices_of, rash
from briscola.players.habits.habits import NO_HABITS, Habits
from briscola.players.imperfect_memory import faded
from briscola.players.knowledge import Knowledge, know
from briscola.players.lapses import NO_LAPSES, misrated, seeming
from briscola.players.leaving import leave, plays_on
from briscola.players.medium import FULL, HEED, MediumPlayer, Skill
from briscola.players.nets.softmax import GREEDY, SoftmaxPolicy, sample_action
from briscola.players.policy_width import policy_at
from briscola.players.styles import EVEN, Style
from briscola.players.support import follows
from briscola.players.talk.leaning import coloured
from briscola.players.talk.sign_reading import grants
from briscola.players.talk.talker import Talker
from briscola.players.talk.temperament import PLAIN, Temperament


class Expert(Talker):
    """A softmax policy over the action values of nets that minds its manners; with `win` for the hand.

    `searches` tells whether it looks ahead before the exact end, `habits` are those of its one opponent.
    Exchanges and games without a net are those of the rule player of its `skill`. What it plays is a function
    of the observation and of `rng` as it came. `chance` is the generator of its talk; without one it neither
    talks nor listens. `temper` colours plays of nearly equal value, and the talk. Whose `skill` has lapses
    errs as people do: then cards fade from memory, and plays lean by its `style`.
    """

    def __init__(
        self,
        rng: Random,
        *,
        win: bool = False,
        policy: SoftmaxPolicy = GREEDY,
        searches: bool = False,
        habits: Habits = NO_HABITS,
        chance: Random | None = None,
        temper: Temperament = PLAIN,
        skill: Skill = FULL,
        style: Style = EVEN,
    ) -> None:
        super().__init__(chance, temper)
        self._memory, self._lapses, self._style = skill.memory, skill.lapses, style
        self._win = win
        self._policy = policy
        self._searches = searches
        self.habits = habits
        self._luck = rng.getrandbits(64)
        self._spare = MediumPlayer(rng, win=win, skill=skill, chance=chance, temper=temper, style=style)
        self._rules: Rules | None = None
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
        values = heeding(knowledge, coloured(evaluator.values(knowledge), knowledge, self._temper))
        policy = policy_at(view, self._policy)
        trust = care(knowledge, evaluator.search)
        reach = trust * FAULT + policy.cutoff
        prices = [trust * price for price in prices_of(knowledge, values, reach, evaluator.promise)]
        values = [value - price for value, price in zip(values, prices, strict=True)]
        luck = Random(f"{self._luck}:{decision_key(view)}")
        chosen = legal[sample_action(values, [price > 0 for price in prices], policy, luck)]
        return evaluator.jump(knowledge, chosen, luck) if isinstance(chosen, Bid) else chosen

    def _lapsed(self, seen: Knowledge, evaluator: Evaluator) -> Action:
        """The action that seems best to who forgets, errs, and leans by its style."""
        view = seen.view
        remembered = faded(seen, self._luck, self._memory) if self._memory else seen
        values = heeding(seen, evaluator.values(remembered))
        if isinstance(view.legal[0], Play):
            of_card = seeming(seen, remembered, self._lapses, self._style, self._luck)
            cards = iter(seen.legal)
            more = [of_card[next(cards)] if isinstance(action, Play) else 0.0 for action in view.legal]
        else:
            more = self._bid_errors(seen, evaluator)
        felt = [value + error for value, error in zip(values, more, strict=True)]
        chosen = view.legal[felt.index(max(felt))]
        if not isinstance(chosen, Bid):
            return chosen
        return evaluator.jump(seen, chosen, Random(f"{self._luck}:{decision_key(view)}"))

    def _bid_errors(self, seen: Knowledge, evaluator: Evaluator) -> list[float]:
        """Points that each bid seems better than it is; a rash bid never does."""
        over = misrated(seen, self._lapses, self._luck) - self._style.caution
        promise, found = evaluator.promise, []
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
        best = evaluator.best(view)
        return best if isinstance(best, Declare) else None

    def _evaluator_for(self, rules: Rules) -> Evaluator | None:
        if self._rules is not rules:
            self._rules = rules
            self._evaluator = evaluator_for(
                rules, win=self._win, searches=self._searches, talks=self.talks, habits=self.habits
            )
        return self._evaluator


def heeding(knowledge: Knowledge, action_values: Sequence[float]) -> list[float]:
    """Values with a bonus of HEED for each card that does what the partner asks."""
    if not knowledge.asked:
        return list(action_values)
    return [
        value + HEED * grants(knowledge, card)
        for card, value in zip(knowledge.legal, action_values, strict=True)
    ]
