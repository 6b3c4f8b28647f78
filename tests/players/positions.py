"""Positions as a seat sees them, written in a line of cards."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from random import Random
from typing import Any

from msgspec.structs import replace

from briscola.engine.actions import Action, Bid, Play, Sign
from briscola.engine.cards import Card, card, cards
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.observation import Observation, SignSeen
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.trick import TableCard, Trick
from briscola.engine.variants import make_rules
from briscola.players import levels
from briscola.players.insight.reasoning import reasons_for
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from briscola.players.levels import make_player
from briscola.players.player import Player
from tests.engine.play import seen, started

TWO, PAIRS = make_rules("briscola", 2), make_rules("briscola", 4)
LEVELS = (*levels.LEVELS, "medium:goal=win", "maestro:goal=win")
SENSIBLE = ("easy", "medium", "medium:goal=win", "maestro", "maestro:goal=win")


def position(
    rules: Rules,
    *,
    hand: str,
    table: str = "",
    turned: str,
    played: str = "",
    last_tricks: bool = False,
    signs: Sequence[tuple[int, int, Sign]] = (),
    points: tuple[int, ...] = (),
) -> Observation:
    """What the seat to act sees: its hand, the table (the last seats have played), cards gone in past tricks.

    The seat to act is 0; those who have played sit before it. `last_tricks`: the stock is out.
    `signs` are those it saw, each with its trick (from 1) and who made it; `points` those taken so far.
    """
    n = rules.players
    mine, lying, gone = cards(hand), cards(table), cards(played)
    seats = [(0 - len(lying) + i) % n for i in range(len(lying))]
    leader = seats[0] if seats else 0
    rest = [c for c in rules.pack if c not in (*mine, *lying, *gone, card(turned))]
    if last_tricks and card(turned) not in (*mine, *lying, *gone):
        rest.insert(0, card(turned))
    hands = _dealt(mine, seats, rest, n)
    tricks = tuple(
        Trick(
            leader=0,
            plays=tuple(TableCard(seat, c) for seat, c in enumerate(gone[i : i + n])),
            winner=0,
            points=sum(rules.ranking.points[c] for c in gone[i : i + n]),
        )
        for i in range(0, len(gone), n)
    )
    state = replace(
        started(rules),
        hands=hands,
        stock=() if last_tricks else (*rest[sum(map(len, hands[1:])) :], card(turned)),
        turned=card(turned),
        trumps=card(turned).suit,
        table=tuple(TableCard(seat, c) for seat, c in zip(seats, lying, strict=True)),
        tricks=tricks,
        dealer=(leader - 1) % n if not gone else n - 1,
        leader=leader,
        to_act=0,
        points=(sum(t.points for t in tricks), *[0] * (n - 1)),
    )
    assert legal_actions(state)
    seen_signs = tuple(SignSeen(trick=t, seat=s, sign=sign) for t, s, sign in signs)
    view = seen(state)
    return replace(view, signals=seen_signs, points=points or view.points)


def two(hand: str, table: str = "", turned: str = "", **more: Any) -> Observation:
    """A position of two players, batons trumps unless another card is turned."""
    return _batons(TWO, hand, table, turned, **more)


def pairs(hand: str, table: str = "", turned: str = "", **more: Any) -> Observation:
    """A position in pairs; of those who have played the last but one is the partner."""
    return _batons(PAIRS, hand, table, turned, **more)


def _batons(
    rules: Rules, hand: str, table: str, turned: str, *, played: str = "", **more: Any
) -> Observation:
    turned = turned or next(c for c in ("2B", "5B", "6B") if c not in f"{hand} {table} {played}")
    return position(rules, hand=hand, table=table, turned=turned, played=played, **more)


def chiamata_position(
    *, hand: str, called: str, caller: int, table: str = "", contract: int = 61, points: int = 0
) -> Observation:
    """What seat 0 sees in the first tricks of a called game; those who have played sit before it.

    `points` have been taken by the caller so far.
    """
    rules = make_rules("chiamata", 5)
    mine, lying = cards(hand), cards(table)
    seats = [(0 - len(lying) + i) % 5 for i in range(len(lying))]
    rest = [c for c in rules.pack if c not in (*mine, *lying)]
    Random(hand).shuffle(rest)
    hands = _dealt(mine, seats, rest, 5)
    named = card(called)
    state = replace(
        started(rules),
        stage=2,
        hands=hands,
        trumps=named.suit,
        table=tuple(TableCard(seat, c) for seat, c in zip(seats, lying, strict=True)),
        leader=seats[0] if seats else 0,
        to_act=0,
        caller=caller,
        bid=Bid(points=contract),
        bids=((caller, Bid(points=contract)),),
        called=named,
        partner=next((seat for seat, held in enumerate(hands) if named in held), caller),
        points=tuple(points if seat == caller else 0 for seat in range(5)),
    )
    return seen(state)


def _dealt(
    mine: Sequence[Card], played: Sequence[int], rest: Sequence[Card], n: int
) -> tuple[tuple[Card, ...], ...]:
    """My hand, and those of the others from the rest; who has played has a card less."""
    sizes = [len(mine) - (seat in played) for seat in range(1, n)]
    ends = [*accumulate(sizes, initial=0)]
    return tuple(mine), *(tuple(rest[a:b]) for a, b in pairwise(ends))


def chosen(level: str, view: Observation, seed: int = 1) -> str:
    """The code of the card that a level plays."""
    action = player(level, seed=seed, seat=view.seat).choose(view)
    assert isinstance(action, Play)
    return action.card.code


def player(level: str, *, seed: int = 1, seat: int = 0) -> Player:
    """A player of a level."""
    return make_player(level, seed=seed, seat=seat)


def choices(state: State, players: Sequence[Player]) -> Iterator[tuple[State, Observation, Action]]:
    """The decisions of a hand played to its end: the state, what a seat sees and chooses."""
    while state.outcome is None:
        action = legal_actions(state)[0]
        if (seat := decider(state)) is not None:
            view = seen(state, seat)
            action = players[seat].choose(view)
            assert action in view.legal
            yield state, view, action
        state, _ = apply(state, action)


def company(level: str, rules: Rules, seed: int) -> Sequence[Player]:
    """Players of a level at every seat."""
    return [make_player(level, seed=seed, seat=seat) for seat in range(rules.players)]


def reasons_of(view: Observation, code: str) -> Sequence[Reason]:
    """The words of the hints about a card."""
    knowledge = know(view)
    return reasons_for(knowledge, knowledge.coder.number[card(code)])


def said(view: Observation, code: str) -> set[Why]:
    """The names of what is said of a card."""
    return {reason.why for reason in reasons_of(view, code)}
