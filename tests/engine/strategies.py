"""Hypothesis strategies: any game of the table with any options, at any moment."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from hypothesis import assume
from hypothesis import strategies as st

from briscola.engine.actions import CONCEDE, PASS, Action, Bid
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.options import Setting
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.state import State
from briscola.engine.variants import VARIANTS, make_rules
from tests.engine.play import started

MATCH_LENGTHS = ("match_hands", "match_target")
Item = TypeVar("Item")


class _Choice(Protocol):
    """Takes one of several."""

    def __call__(self, values: Sequence[Item], /) -> Item: ...


def any_game(chance: Random, variant: str = "") -> Rules:
    """One variant, or any, with any options that apply."""
    return _chosen(chance.choice, variant)


@st.composite
def games(draw: st.DrawFn, *, longest_match: int = 100) -> Rules:
    """Any game with any options that apply, in matches of at most so many hands or points."""

    def choice(values: Sequence[Item], /) -> Item:
        return draw(st.sampled_from(values))

    return _chosen(choice, longest_match=longest_match)


def _chosen(choice: _Choice, variant: str = "", longest_match: int | None = None) -> Rules:
    row = VARIANTS[variant or choice(sorted(VARIANTS))]
    players = choice(row.players)
    chosen: dict[str, OptionValue] = {}
    for option in row.options:
        setting = Setting(players=players, chosen=chosen)
        if option.applies(setting):
            values = option.at(setting).values
            if option.key in MATCH_LENGTHS and longest_match is not None:
                values = tuple(value for value in values if int(value) <= longest_match)
            chosen[option.key] = choice(values)
    return make_rules(row.name, players, chosen)


@st.composite
def deals(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> tuple[State, Random]:
    """A hand just dealt, and the generator that will choose its actions."""
    game = draw(games() if rules is None else rules)
    random = Random(draw(st.integers(0, 2**32)))
    pack = list(game.pack)
    random.shuffle(pack)
    return started(game, pack, dealer=random.randrange(game.players)), random


def choose(random: Random, legal: tuple[Action, ...]) -> Action:
    """A legal action; an auction does not always climb to the top."""
    if isinstance(legal[0], Bid) and random.random() < 0.6:
        return PASS
    if CONCEDE in legal and random.random() < 0.8:
        return random.choice(legal[:-1])  # most hands are played out
    return random.choice(legal)


@st.composite
def moments(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> tuple[State, Random]:
    """A hand at any moment before its end."""
    state, random = draw(deals(rules))
    for _ in range(draw(st.integers(0, 60))):
        following, _ = apply(state, choose(random, legal_actions(state)))
        if following.outcome is not None:
            break
        state = following
    return state, random


@st.composite
def decisions(draw: st.DrawFn) -> tuple[State, int, Random]:
    """A hand at a moment when a seat has to choose, and that seat."""
    state, random = draw(moments())
    seat = decider(state)
    assume(seat is not None)  # a blind dummy turns its card, nobody chooses
    assert seat is not None
    return state, seat, random
