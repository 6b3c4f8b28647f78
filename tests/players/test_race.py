"""Hands that end at 41 (V-MA-6): what ends them is played and advised, rollouts follow the engine's rules."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Declare, Exchange, Play
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.observation import Observation
from briscola.engine.stages.declaration import pair
from briscola.engine.state import State
from briscola.players.card_codes import POINTS, SUITS
from briscola.players.heuristic.belief import scenarios
from briscola.players.heuristic.pricing import POINTS_COUNT, stakes_of_race
from briscola.players.heuristic.trick_play import action_values
from briscola.players.heuristic.weights import WEIGHTS
from briscola.players.insight.evaluation import evaluate
from briscola.players.insight.prospects import Closeness
from briscola.players.insight.reasons import Why
from briscola.players.knowledge import know
from briscola.players.levels import LADDER, make_player
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.search.race_rollouts import RacePlayer, RaceTables
from tests.engine.play import seen
from tests.engine.test_mariazza import RULES
from tests.spread import quick_some

ENDS_AT = 41


def moments(seed: int) -> Iterator[State]:
    """Every choice of a card in a hand played by chance."""
    luck = Random(seed)
    state = deal(RULES, dealer=seed % 2, pack=luck.sample(RULES.pack, 40))
    while state.outcome is None:
        legal = legal_actions(state)
        if isinstance(legal[0], Play) and len(legal) > 1:
            yield state
        state, _ = apply(state, luck.choice(legal))


def after(state: State, card: Play) -> State:
    """The hand after that card; who breaks a pair off the lead has shown it first, as computers do.

    Nobody exchanges.
    """
    state = declined(state)
    said = [a for a in legal_actions(state) if isinstance(a, Declare) and card.card in pair(a.suit)]
    if state.table and said:
        state, _ = apply(state, said[0])
    return apply(state, card)[0]


def ended(state: State, card: Play) -> bool | None:
    """True if the seat to play has won by that card at once, False if it has lost; None if the hand goes on.

    Who takes the trick with a pair in hand has it to declare; one that is drawn after it is luck.
    """
    seat, then = state.to_act, after(state, card)
    held = {action.suit for action in legal_actions(declined(state)) if isinstance(action, Declare)}
    if then.outcome is None and then.to_act == seat:
        told = declared(then)
        then = told if told.declared and told.declared[-1].suit in held else then
    return None if then.outcome is None else then.totals[seat or 0] >= ENDS_AT


def declined(state: State) -> State:
    """The hand without the exchange, if it is offered."""
    legal = legal_actions(state)
    return apply(state, Exchange(take=False))[0] if Exchange(take=False) in legal else state


def declared(state: State) -> State:
    """The hand once who is to lead has declared the dearest pair, if there is one."""
    state = declined(state)
    offered = [action for action in legal_actions(state) if isinstance(action, Declare)]
    dearest = max(offered, key=lambda a: (a.suit is state.trumps, -SUITS.index(a.suit)), default=None)
    return state if dearest is None else apply(state, dearest)[0]


def cards_of(view: Observation) -> list[Play]:
    return [action for action in view.legal if isinstance(action, Play)]


def last_moments(count: int) -> Iterator[State]:
    """So many answers of which one ends the hand, and another does not."""
    found = (
        state
        for seed in range(100 * count)
        for state in moments(seed)
        if state.table and len({ended(state, card) for card in cards_of(seen(state))}) > 1
    )
    for _, state in zip(range(count), found, strict=False):
        yield state


MOMENTS = list(last_moments(40))


@pytest.mark.parametrize("level", [*LADDER, "easy", "medium", "medium:memory=all", "hard"])
def test_what_ends_the_hand_won_is_played_and_what_ends_it_lost_never(level: str) -> None:
    results = set()
    for state in MOMENTS:
        chosen = make_player(level, seed=1, seat=state.to_act or 0).choose(seen(state))
        possible = {ended(state, card) for card in cards_of(seen(state))}
        if isinstance(chosen, Declare):  # of a pair whose card follows
            state, _ = apply(state, chosen)
            chosen = make_player(level, seed=1, seat=state.to_act or 0).choose(seen(state))
        assert isinstance(chosen, Play)
        results.add(result := ended(state, chosen))
        assert result is True if True in possible else result is None
    assert results == {True, None}


def test_hints_advise_the_same_and_say_so() -> None:
    reasons = set()
    for state in MOMENTS:
        found = evaluate(seen(state))
        possible = {ended(state, card) for card in cards_of(seen(state))}
        action = found.advice.action
        if isinstance(action, Play):
            result = ended(state, action)
            assert result is True if True in possible else result is None
            if result:
                assert found.advice.chance == 1.0
                reasons |= {reason.why for reason in found.advice.reasons}
        for told in found.prospects:
            if isinstance(told.action, Play) and not isinstance(action, Declare):
                assert (told.chance == 1.0) is (ended(state, told.action) is True)
                assert (told.chance == 0.0) is (ended(state, told.action) is False)
    assert Why.SECURES_GOAL in reasons


def test_chances_that_samples_hardly_tell_apart_are_nearly_as_good() -> None:
    """One standard error of four hundred samples; never what ends the hand beside what does not."""
    kinds = set()
    for state in [state for seed in range(2) for state in moments(seed)]:
        found = evaluate(seen(state))
        best = found.advice
        for told in found.prospects:
            ends = told.chance in (0.0, 1.0) or best.chance == 1.0
            apart = best.chance - told.chance
            if told is not best and (ends or not 0.01 < apart < 0.03):
                near = not ends and apart <= 0.01
                assert (told.closeness is Closeness.NEARLY) is near or told.chance == best.chance
                kinds.add((near, ends))
    assert kinds == {(True, False), (False, False), (False, True)}


class Scripted(RaceTables):
    """Tables at which both sides play any card, and note it."""

    def lead(self) -> Ints:
        return self.any_of(self.leads)

    def answer(self, _led: Ints) -> Ints:
        return self.any_of(1 - self.leads)

    def any_of(self, sides: Ints) -> Ints:
        held = self.hands[self.rows, sides]
        luck: Floats = np.where(held >= 0, self.luck.random(held.shape), -1.0)
        cards: Ints = held[self.rows, luck.argmax(axis=1)]
        self.played.append(int(cards[0]))
        return cards

    luck: np.random.Generator
    played: list[int]


def by_engine(state: State, cards: Sequence[int]) -> State:
    """The hand played on with these cards: whoever leads declares the dearest pair, nobody exchanges."""
    coder = know(seen(state)).coder
    for number in cards:
        if not state.table:
            state = declared(state)
        if state.outcome is not None:
            return state
        state = after(state, PLAYS[coder.card[number]])
        if state.outcome is not None:
            return state
    state = declared(state)  # that may end it without a card
    assert state.outcome is not None
    return state


@pytest.mark.parametrize("seed", quick_some(range(120), 20))
def test_rollouts_follow_the_rules_of_the_engine(seed: int) -> None:
    """Points, declarations, payments, draws and the end: as the engine has them with the same cards."""
    luck = Random(seed)
    state = luck.choice([*moments(seed)])
    view = seen(state)
    knowledge = know(view)
    number = knowledge.coder.number
    hands = [np.array([[number[card] for card in hand]], np.int64) for hand in state.hands]
    stock = np.array([[number[card] for card in state.stock]], np.int64)
    tables = Scripted(knowledge, WEIGHTS["mariazza"], hands, stock)
    tables.luck, tables.played = np.random.default_rng(seed), []
    tables.play_out()
    right = by_engine(state, tables.played)
    me = view.seat
    assert tables.points[0].tolist() == [right.totals[me], right.totals[1 - me]]


def test_a_trick_that_ends_the_hand_is_worth_the_hand_to_the_side_that_takes_it() -> None:
    stakes = stakes_of_race(mine=5, theirs=20)
    won, lost = ([table[pot + 1] - table[pot] for pot in range(30)] for table in (stakes.won, stakes.lost))
    assert won.index(max(won)) == 4 and lost.index(max(lost)) == 19
    assert stakes.won[5] < stakes.lost[20], "whoever is ahead has less to win than to lose"


def test_the_other_spares_nothing_where_a_trick_ends_the_hand() -> None:
    """By the same stakes a lead with points is worth less where they are all that the other misses."""
    values = []
    for theirs in (0, 38):
        state = next(state for state in moments(3) if not state.table)
        knowledge = know(seen(replace(state, points=(0, theirs) if state.to_act == 0 else (theirs, 0))))
        (sides,) = scenarios(knowledge, spite=0.3, win=True)
        weights = WEIGHTS["mariazza"]
        found = action_values(knowledge, knowledge.legal, [sides], POINTS_COUNT, weights, Random(0))
        values.append(dict(zip(knowledge.legal, found, strict=True)))
    dear = [card for card in values[0] if POINTS[card] >= 3]
    assert dear and all(values[1][card] < values[0][card] for card in dear)


def test_a_pair_that_is_broken_without_a_word_is_not_paid() -> None:
    """V-MA-6: the same card, in the same samples, is worth more once the pair has been shown."""
    gains = []
    for state in [state for seed in range(40) for state in moments(seed)]:
        view = seen(state)
        said = [action for action in view.legal if isinstance(action, Declare)] if state.table else []
        if said:
            shown = seen(apply(state, said[0])[0])
            silent, told = (RacePlayer().values(know(each))[1] for each in (view, shown))
            breaks = [at for at, a in enumerate(cards_of(view)) if a.card in pair(said[0].suit)]
            gains += [told[at] - silent[at] for at in breaks]
    assert gains and min(gains) >= 0 and max(gains) > 0.05
