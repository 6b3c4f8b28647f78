"""Helpers that let a rule's test be a sentence with cards in it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from random import Random

import pytest
from _pytest.mark.structures import ParameterSet

from briscola.engine.actions import PASS, Action, Bid, Play
from briscola.engine.cards import BRISCOLA_RANKING, Card, Ranking, Suit, card, cards
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.options import applying
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.trick import TableCard, winning
from briscola.engine.variants import VARIANTS, make_rules
from tests.worked_examples import read_example


def trick_winner(line: str, ranking: Ranking = BRISCOLA_RANKING) -> tuple[str, int]:
    """`"tB 4D FD"` → the winning card and the points of the trick (docs/rules/README.md)."""
    trump, *codes = line.split()
    table = [TableCard(seat, card(code)) for seat, code in enumerate(codes)]
    best = winning(table, Suit(trump[1]), ranking)
    return best.card.code, sum(ranking.points[play.card] for play in table)


def play_all(state: State, codes: str) -> State:
    """The state after these cards have been played in turn."""
    for played in cards(codes):
        state, _ = apply(state, Play(card=played))
    return state


def legal_cards(state: State) -> set[str]:
    """The codes of the cards that may be played now."""
    return {action.card.code for action in legal_actions(state) if isinstance(action, Play)}


def finish(state: State, choose: Callable[[tuple[Action, ...]], Action]) -> State:
    """The hand played to its end by a choice among the legal actions."""
    while state.outcome is None:
        state, _ = apply(state, choose(legal_actions(state)))
    return state


def first(legal: tuple[Action, ...]) -> Action:
    """A choice that never varies: the first card; the lowest bid is passed over."""
    return PASS if isinstance(legal[0], Bid) and PASS in legal else legal[0]


@dataclass(frozen=True, kw_only=True)
class GoldenTrick:
    """One trick of a worked example; `totals` are the points taken so far, by seat."""

    plays: tuple[tuple[int, Card], ...]
    winner: int
    points: int
    draws: tuple[tuple[int, Card], ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Golden:
    """A worked example of the rules, in cards; the dummy is the last seat."""

    pack: tuple[Card, ...]
    hands: dict[int, tuple[Card, ...]]
    tricks: tuple[GoldenTrick, ...]
    end: tuple[int, ...]


def golden(number: int) -> Golden:
    """Worked example EX-`number`."""
    example = read_example(number)
    return Golden(
        pack=cards(" ".join(example.deck)),
        hands={seat: cards(" ".join(held)) for seat, held in enumerate(example.hands)},
        tricks=tuple(
            GoldenTrick(
                plays=tuple((seat, card(code)) for seat, code in trick.plays),
                winner=trick.winner,
                points=trick.points,
                draws=tuple((seat, card(code)) for seat, code in trick.draws),
                totals=tuple(trick.totals),
            )
            for trick in example.tricks
        ),
        end=tuple(example.points),
    )


def every_game() -> Iterator[Rules]:
    """Every variant with every number of players and every single option value that applies."""
    for variant, row in VARIANTS.items():
        for players in row.players:
            base = make_rules(variant, players)
            yield base
            for option, default in applying(row.options, players, lambda option: option.default):
                for value in option.values[:3]:
                    if value != default:
                        yield make_rules(variant, players, {option.key: value})


def quick_games(turn: int) -> list[ParameterSet]:
    """Every game; quick is each as played at first, and each third of the others, from number `turn` on.

    What takes 0, 1 and 2 looks at all of them together.
    """
    return [
        pytest.param(rules, marks=[pytest.mark.slow] if rules.changed and at % 3 != turn else [])
        for at, rules in enumerate(every_game())
    ]


slug = attrgetter("slug")
"""The name of a game, for test ids."""


def started(rules: Rules, pack: Iterable[Card] | str | None = None, *, dealer: int | None = None) -> State:
    """A hand dealt from a pack in dealing order; the last seat deals unless said otherwise."""
    lying = cards(pack) if isinstance(pack, str) else tuple(pack or rules.pack)
    return deal(rules, dealer=rules.players - 1 if dealer is None else dealer, pack=lying)


def shuffled(rules: Rules, chance: Random | int) -> State:
    """A hand dealt from a pack that is shuffled by a generator, or by one of this seed."""
    pack = list(rules.pack)
    (Random(chance) if isinstance(chance, int) else chance).shuffle(pack)
    return started(rules, pack)


def at_random(rules: Rules, seed: int) -> Iterator[State]:
    """The states of a hand in which everybody plays at random."""
    chance = Random(seed)
    state = shuffled(rules, chance)
    while state.to_act is not None:
        yield state
        state, _ = apply(state, chance.choice(legal_actions(state)))


def seen(state: State, seat: int | None = None) -> Observation:
    """The observation of a seat when it is asked; without a seat, of the one that decides."""
    seat = decider(state) if seat is None else seat
    assert seat is not None
    return observe(state, seat, begin_match(state.rules, winning_hands=1, dealer=0).standing, asked=True)


def after_tricks(number: int, tricks: int | None = None, rules: Rules | None = None) -> State:
    """Worked example EX-`number` of briscola, or of other rules, after so many tricks, or all."""
    example = golden(number)
    state = started(rules or make_rules("briscola", len(example.hands)), example.pack)
    for trick in example.tricks[:tricks]:
        state = play_all(state, " ".join(played.code for _, played in trick.plays))
    return state


def best_margin(state: State, seat: int) -> int:
    """Points that a seat of two has more than the other at the end, with best play and open cards."""
    if state.to_act is None:
        return state.points[seat] - state.points[1 - seat]
    margins = [best_margin(apply(state, action)[0], seat) for action in legal_actions(state)]
    return max(margins) if state.to_act == seat else min(margins)
