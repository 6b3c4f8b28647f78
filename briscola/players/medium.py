"""`medium`: a careful club player. It counts cards, weighs each play, and plays the end exactly."""

from collections.abc import Mapping, Sequence
from math import log
from random import Random

from msgspec import Struct, field

from briscola.engine.actions import PLAYS, Action, Ask, Bid, Exchange, Pass, Play
from briscola.engine.observation import Observation
from briscola.players.declaring import best_declaration, showing_first
from briscola.players.etiquette.judging import mistakes
from briscola.players.exchanging import best_exchange
from briscola.players.heuristic.belief import Scenario, scenarios
from briscola.players.heuristic.bidding import CAUTION, bid, call
from briscola.players.heuristic.dark_play import as_in_mind, dark_call, dark_card
from briscola.players.heuristic.hand_values import hand_value
from briscola.players.heuristic.pricing import (
    FINE,
    POINTS_COUNT,
    Stakes,
    Weights,
    card_prices,
    stakes_for,
    stakes_of_race,
)
from briscola.players.heuristic.trick_play import SAMPLES, action_values
from briscola.players.heuristic.weights import WEIGHTS, form_of
from briscola.players.imperfect_memory import AMATEUR_MEMORY, Memory, faded
from briscola.players.knowledge import Knowledge, know
from briscola.players.lapses import NO_LAPSES, Lapses, misrated, seeming
from briscola.players.leaving import leave, plays_on
from briscola.players.race import last_word, missing
from briscola.players.search.endgame import STEPS_30_MS, best_play, known_values
from briscola.players.stake import stake
from briscola.players.styles import EVEN, Style
from briscola.players.talk.leaning import tilts
from briscola.players.talk.sign_reading import grants, read_signs
from briscola.players.talk.talker import Talker
from briscola.players.talk.temperament import PLAIN, Temperament

WILDEST = 3  # the temperature grows with the places still to play, so far
CLOSER = 0.4  # without trumps values lie so much nearer together
HEED = 3.0  # points of difference that a partner's request may cost
EXACT_CARDS_FREE, EXACT_CARDS_FOLLOW = 6, 7  # cards a hand from which two hands are searched to the end


class Skill(Struct, frozen=True, kw_only=True):
    """Settings of a player: its memory, the depth of its look, how sharply it chooses.

    `exact` are the most cards a hand that it plays out in its head, `samples` the deals of hidden cards it
    imagines; it follows a softmax policy of `temperature` points (0: greedy) and never takes a play worse
    than the best by more than `cutoff`.
    `fault` are the points that a play must gain to be worth annoying the company. `habits` are forms of the
    game whose cards it prices as those of another. `caution` are points kept in reserve in an auction, `sees`
    the share of a card's worth beyond this trick that it is aware of; it `reads` signs or only makes them.
    """

    memory: Memory | None = None
    exact: int = EXACT_CARDS_FOLLOW
    samples: int = SAMPLES
    temperature: float = 0.0
    cutoff: float = 0.0
    fault: float = 0.5
    habits: Mapping[str, str] = field(default_factory=dict)
    caution: float = CAUTION
    sees: float = 1.0
    reads: bool = True
    lapses: Lapses = NO_LAPSES


FULL = Skill()
AMATEUR = Skill(
    memory=AMATEUR_MEMORY,
    exact=3,
    samples=4,
    temperature=1.5,
    cutoff=5.0,
    fault=99.0,
    habits={"pairs": "2"},
)


class MediumPlayer(Talker):
    """Plays by expected value within the trick; with `win` for the chance to win the hand, not for points.

    `chance` is the generator of its talk; without one it neither talks nor listens. `temper` colours plays
    of nearly equal value, and the talk; the plays of who has a `style` lean by that instead.
    """

    def __init__(
        self,
        rng: Random,
        *,
        win: bool = False,
        weights: Weights | None = None,
        skill: Skill = FULL,
        chance: Random | None = None,
        temper: Temperament = PLAIN,
        style: Style = EVEN,
    ) -> None:
        super().__init__(chance, temper)
        self._rng = rng
        self._skill = skill
        self._style = style
        self._key = rng.getrandbits(32) if skill.memory or skill.lapses is not NO_LAPSES else 0
        self._win = win
        self._weights = weights

    def choose(self, view: Observation) -> Action:
        """The action it thinks best of `view.legal`, a pair shown before it is broken."""
        return showing_first(view, self._choose)

    def _choose(self, view: Observation) -> Action:
        """The action it thinks best of `view.legal`."""
        if (left := leave(view)) is not None:
            return left
        if (made := best_declaration(view)) is not None:
            return made
        view = plays_on(view)
        legal = view.legal
        asked = self.heard() if isinstance(legal[0], Play) else None
        if len(legal) == 1:
            return legal[0]
        match legal[0]:
            case Play():
                return self._card(view, asked)
            case Exchange():
                return best_exchange(view)
            case Bid() | Pass():
                return bid(view, hand_value(view.rules), self._caution(view), self._rng.random())
            case _:
                value = hand_value(view.rules)
                return dark_call(view, value) if view.table else call(view, value)

    def _caution(self, view: Observation) -> float:
        """Points kept in reserve in this auction."""
        caution, lapses = self._skill.caution + self._style.caution, self._skill.lapses
        return caution if lapses is NO_LAPSES else caution - misrated(know(view), lapses, self._key)

    def _card(self, view: Observation, asked: Ask | None) -> Action:
        if view.in_the_dark:
            view = as_in_mind(view, hand_value(view.rules))
        return dark_card(view) or self._play(know(view, asked=asked))

    def _play(self, seen: Knowledge) -> Action:
        view, coder = seen.view, seen.coder
        skill, form = self._skill, form_of(view.rules)
        weights = self._weights or WEIGHTS[skill.habits.get(form, form)]
        if skill.sees < 1:
            weights = weights.scaled(skill.sees)
        remembered = faded(seen, self._key, skill.memory) if skill.memory else seen
        knowledge, hints = read_signs(remembered) if self.talks and skill.reads else (remembered, ())
        candidates = last_word(seen, sorted(seen.legal))
        if len(candidates) == 1:
            return PLAYS[coder.card[candidates[0]]]
        sides = scenarios(knowledge, spite=weights.spite, win=self._wins(view))
        exact = exact_values(knowledge, most=skill.exact)
        if exact is not None:
            chosen = best_play(
                exact,
                mine=taken(knowledge, sides[0]),
                left=knowledge.left,
                target=self._target(view, knowledge, sides),
                prices=card_prices(knowledge, weights),
            )
        else:
            stakes = self._stakes(view, knowledge, sides)
            secret = coder.number[view.called] if view.called in view.hand else None
            found = action_values(
                knowledge, candidates, sides, stakes, weights, self._rng, secret, hints, skill.samples
            )
            if self._temper is not PLAIN:
                leaning = dict(zip(seen.legal, tilts(seen, self._temper), strict=True))
                found = [value + leaning[c] for c, value in zip(candidates, found, strict=True)]
            if seen.asked:
                found = [value + HEED * grants(seen, c) for c, value in zip(candidates, found, strict=True)]
            if skill.lapses is not NO_LAPSES:
                return PLAYS[coder.card[self._lapsed(seen, knowledge, candidates, found)]]
            found = mannerly(seen, candidates, found, skill)
            temperature = (
                skill.temperature * min(1 + len(knowledge.later), WILDEST)
                if knowledge.actor == knowledge.me
                else 0.0
            )
            if not view.rules.trumps_at_start:
                temperature *= CLOSER
            chosen = (
                gumbel_max(candidates, found, temperature, skill.cutoff, self._rng)
                if temperature
                else highest(candidates, found)
            )
        return PLAYS[coder.card[chosen]]

    def _lapsed(
        self, seen: Knowledge, knowledge: Knowledge, candidates: Sequence[int], found: Sequence[float]
    ) -> int:
        """The card that seems best to who errs and leans by its style."""
        more = seeming(seen, knowledge, self._skill.lapses, self._style, self._key)
        unit = stake(seen.rules)
        return highest(
            candidates, [value + unit * more[c] for c, value in zip(candidates, found, strict=True)]
        )

    def _target(self, view: Observation, knowledge: Knowledge, sides: Sequence[Scenario]) -> int | None:
        """The points its side needs, where it plays for a target rather than for points."""
        if view.contract is not None and view.caller is not None:
            friendly = sum(s.weight * s.friends[knowledge.me][view.caller] for s in sides)
            return view.rules.target(view.contract, calls=friendly > 0)
        return view.rules.majority if self._wins(view) else None

    def _wins(self, view: Observation) -> bool:
        """True if it plays for the hand.

        Where all points count (V-PT-1) that has no meaning, and it is False.
        """
        return self._win and not view.rules.match_form.by_points

    def _stakes(self, view: Observation, knowledge: Knowledge, sides: Sequence[Scenario]) -> Stakes:
        short = missing(knowledge)
        if short is not None:
            return stakes_of_race(mine=short[knowledge.me], theirs=short[1 - knowledge.me])
        target = self._target(view, knowledge, sides)
        if target is None or (not view.rules.two_sides and view.contract is None):
            return POINTS_COUNT
        mine = sum(
            s.weight * points
            for s in sides
            for seat, points in enumerate(knowledge.points)
            if s.friends[knowledge.me][seat] > 0
        )
        return stakes_for(mine=mine, left=knowledge.left, target=target, total=view.rules.total)


def mannerly(knowledge: Knowledge, cards: Sequence[int], found: Sequence[float], skill: Skill) -> list[float]:
    """The values of cards, less the skill's fault for those that would annoy the company."""
    least = max(found) - skill.fault - skill.cutoff - FINE
    if knowledge.actor != knowledge.me or sum(value >= least for value in found) < 2:
        return list(found)
    faults, card = mistakes(knowledge), knowledge.coder.card
    return [value - skill.fault if faults[card[c]] else value for c, value in zip(cards, found, strict=True)]


def highest(candidates: Sequence[int], found: Sequence[float]) -> int:
    """The first candidate whose value none exceeds by more than rounding noise."""
    top = max(found)
    return next(c for c, value in zip(candidates, found, strict=True) if value >= top - FINE)


def gumbel_max(
    candidates: Sequence[int], found: Sequence[float], temperature: float, cutoff: float, rng: Random
) -> int:
    """A candidate drawn by a softmax policy, with the Gumbel-max trick; none much worse than the best."""
    top = max(found)
    noisy = [round(value - temperature * log(-log(1.0 - rng.random() or FINE)), 6) for value in found]
    return max(
        (noise, -i, c)
        for i, (c, value, noise) in enumerate(zip(candidates, found, noisy, strict=True))
        if value >= top - cutoff
    )[2]


def taken(knowledge: Knowledge, sides: Scenario) -> int:
    """The points taken so far by the decider's side."""
    friends = sides.friends[knowledge.me]
    return sum(points for seat, points in enumerate(knowledge.points) if friends[seat] > 0)


def exact_values(knowledge: Knowledge, *, most: int = EXACT_CARDS_FOLLOW) -> Mapping[int, int] | None:
    """The exact value of each legal card when two hands are left and both are known; else None.

    `most` are the most cards a hand it looks at; who has forgotten cards knows no hand.
    """
    limit = min(most, EXACT_CARDS_FOLLOW if knowledge.must_follow else EXACT_CARDS_FREE)
    return None if max(knowledge.counts) > limit else known_values(knowledge, STEPS_30_MS)
