"""Invariants of every game (docs/rules/invariants.md), checked on one state and on one hand."""

from collections import Counter
from random import Random

from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.events import Declared, Drawn, Exchanged, TrickTaken
from briscola.engine.hand import apply, legal_actions
from briscola.engine.outcome import side_count
from briscola.engine.rules import Rules
from briscola.engine.stages.auction import Auction
from briscola.engine.state import State
from briscola.engine.trick import winning
from tests.checker.games import Form
from tests.checker.options import read_options
from tests.checker.playable import Moment, playable
from tests.engine.strategies import choose


def all_cards(state: State) -> Counter[Card]:
    """Every card wherever it lies: hands, stock, table, piles."""
    lying = [c for hand in state.hands for c in hand] + list(state.stock)
    lying += [play.card for play in state.table]
    lying += [play.card for trick in state.tricks for play in trick.plays]
    return Counter(lying)


def check_moment(state: State) -> None:
    """INV-1, 4, 5, 8 at one moment."""
    rules = state.rules
    assert all_cards(state) == Counter(rules.pack)
    assert rules.total == sum(form_of(rules).ranking.points[card.code] for card in rules.pack)
    piles = sum(t.points for t in state.tricks)
    assert sum(state.points) == piles
    legal = legal_actions(state)
    assert bool(legal) == (state.to_act is not None)
    if legal and isinstance(legal[0], Play) and state.to_act != rules.dummy_seat:
        assert state.to_act is not None
        cards = {a.card.code for a in legal if isinstance(a, Play)}
        assert cards == set(playable(told_to_the_checker(state, state.to_act)))
    if not state.table and state.leader is not None and state.to_act is not None:
        number, h, n = len(state.tricks) + 1, rules.hand_size, len(state.order)
        rounds = (len(rules.pack) - n * h) // n
        expected = h if number <= rounds + 1 else h - (number - rounds - 1)
        assert {len(hand) for hand in state.hands} == {expected}
        assert len(state.stock) == max(0, len(rules.pack) - n * h - n * (number - 1))


def form_of(rules: Rules) -> Form:
    """The game in the words of the checker."""
    return Form(variant=rules.variant, players=rules.players, given=rules.changed)


def told_to_the_checker(state: State, seat: int) -> Moment:
    """The turn of a seat in the words of the checker, which knows the rules from their pages."""
    rules, form = state.rules, form_of(state.rules)
    return Moment(
        form=form,
        options=read_options(rules.changed, form),
        hand=[card.code for card in state.hands[seat]],
        table=[play.card.code for play in state.table],
        stock=len(state.stock),
        tricks=len(state.tricks),
        trumps=state.trumps.value if state.trumps else None,
    )


def play_checked(state: State, random: Random) -> State:
    """A hand played to its end by chance, INV-1 … 9, 14 … 17 and 22 checked on the way."""
    rules = state.rules
    check_moment(state)
    while state.outcome is None:
        before = state
        state, events = apply(state, choose(random, legal_actions(state)))
        check_moment(state)
        for event in events:
            if isinstance(event, TrickTaken):
                trick = state.tricks[-1]
                assert winning(trick.plays, state.trumps, rules.ranking).seat == event.winner
                assert state.leader == event.winner
                first = state.order.index(trick.leader)
                seats = state.order[first:] + state.order[:first]
                assert tuple(play.seat for play in trick.plays) == seats
            elif isinstance(event, Exchanged):
                assert event.gave.suit is event.took.suit is state.trumps
                assert [len(h) for h in state.hands] == [len(h) for h in before.hands]
                assert len(state.stock) == len(before.stock)
            elif isinstance(event, Declared):
                assert event.seat == before.to_act
                assert rules.ends_at is not None or (
                    state.to_act == event.seat and not state.table and state.stock
                )
                assert (event.points == 0) == bool(state.table)  # V-MA-6
                assert state.hands == before.hands and state.points == before.points
                assert set(state.known[event.seat]) <= set(state.hands[event.seat])
                assert len({made.suit for made in state.declared}) == len(state.declared)
                turns = {(made.trick, made.seat) for made in state.declared}
                assert len(turns) == len(state.declared)
                assert rules.ends_at is not None or len({trick for trick, _ in turns}) == len(turns)
        drawn = [event for event in events if isinstance(event, Drawn)]
        if drawn:
            assert [event.public for event in drawn[:-1]] == [rules.open_hands] * (len(drawn) - 1)
            turned = drawn[-1].card == state.turned
            assert turned == (not state.stock and state.turned is not None)
            assert drawn[-1].public == (turned or rules.open_hands)
    check_result(state)
    return state


def check_result(state: State) -> None:
    """INV-2, 3, 13, 14, 16, 17 at the end of a hand."""
    rules, outcome = state.rules, state.outcome
    assert outcome is not None
    if outcome.reason in ("passed_out", "void"):
        assert not state.tricks and not outcome.winners and set(outcome.payments or ()) == {0}
        return
    if rules.ends_at is not None:  # V-MA-6
        assert max(outcome.totals) >= rules.ends_at > min(outcome.totals) and not outcome.capot
    elif not rules.stop_at_61 and outcome.reason != "conceded":
        assert len(state.tricks) == rules.tricks and sum(outcome.points) == rules.total
        assert not {1, rules.total - 1} & set(outcome.points)
    assert sum(outcome.payments or (0,)) == 0
    if rules.has_payments:
        stage = next(stage for stage in rules.stages if isinstance(stage, Auction))
        rungs = [stage.ladder.index(bid) for _, bid in state.bids if bid is not None]
        assert rungs == sorted(set(rungs))
        assert len(state.bids) <= len(stage.ladder) + rules.players - 2
        assert state.partner is not None and state.called is not None
        assert outcome.payments is not None and state.caller is not None
        assert abs(outcome.payments[state.caller]) % 2 == 0
    else:
        totals = [side_count(outcome, side).total for side in rules.sides]
        winning_sides = [side for side in rules.sides if set(side) <= set(outcome.winners)]
        assert len(winning_sides) <= 1
        if rules.options.get("independents") == "strict":
            assert bool(outcome.winners) == (2 * max(totals) > rules.total)
        if winning_sides:
            assert totals[rules.sides.index(winning_sides[0])] == max(totals)
