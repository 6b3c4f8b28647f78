"""A hand as an environment of PettingZoo, turn by turn (AEC): `pip install "briscola[rl]"`.

    env = rl.env(make_rules("chiamata", 5))

It adds no rule: a referee leads the hand, and an agent is shown what its seat sees. Signs and requests are
not offered. Nothing of the game loads this module. The convention: Terry et al., *PettingZoo* (NeurIPS 2021).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from briscola.engine.actions import (
    CALLS,
    CONCEDE,
    DECLARATIONS,
    HIGHEST_CONTRACT,
    PASS,
    PLAYS,
    Action,
    Bid,
    Exchange,
    Redeal,
)
from briscola.engine.cards import ALL_CARDS, Card, Suit
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.shuffle import drawn_trump_card, seed_of, shuffle_and_cut
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER, obliged_ladder
from briscola.table.referee import HandReferee

ACTIONS: Final[tuple[Action, ...]] = (
    *PLAYS.values(),
    *CALLS.values(),
    *DECLARATIONS.values(),
    *(Exchange(take=take) for take in (True, False)),
    *(Redeal(wanted=wanted) for wanted in (True, False)),
    PASS,
    CONCEDE,
    *POINTS_LADDER,
    *obliged_ladder(RANK_LADDER),
)
"""All that may be chosen in any of the games; an agent chooses by the index, the same in all of them."""
_INDEX: Final = {action: index for index, action in enumerate(ACTIONS)}
_CARD: Final = {card: index for index, card in enumerate(ALL_CARDS)}
_SUIT: Final = {suit: index for index, suit in enumerate(Suit)}
SEED_BYTES: Final = 32
ILLEGAL_REWARD: Final = -HIGHEST_CONTRACT
"""Reward of an agent that chooses what its mask forbids; the hand then ends."""


def env(rules: Rules, render_mode: str | None = None) -> AECEnv[str, dict[str, Any], int]:
    """The environment with PettingZoo's usual checks: an illegal choice ends the hand.

    Raises ValueError if there is no such render mode.
    """
    made = wrappers.TerminateIllegalWrapper(raw_env(rules, render_mode), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def raw_env(rules: Rules, render_mode: str | None = None) -> BriscolaEnv:
    """The environment without checks. Raises ValueError if there is no such render mode."""
    return BriscolaEnv(rules, render_mode)


class BriscolaEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc] # it has no types
    """One hand. Agent `player_2` sits at seat 2; rewards come at the end and sum to 0, with the
    dummy's where there is one.

    `reset(options={"dealer": seat})` says who deals; else it is drawn. With the render mode "human"
    each moment is printed, with "ansi" `render` returns it.
    """

    metadata = {"name": "briscola_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, rules: Rules, render_mode: str | None = None) -> None:
        if render_mode not in (None, "human", "ansi"):
            raise ValueError(f"render_mode is None, 'human' or 'ansi', not {render_mode!r}")
        self.rules = rules
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = Random()
        self.referee = self._dealt(None)
        """Leads the hand, and knows all the cards."""
        view, mask = self._encoded(0)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        -HIGHEST_CONTRACT * 10, HIGHEST_CONTRACT * 10, view.shape, np.int16
                    ),
                    "action_mask": spaces.Box(0, 1, mask.shape, np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def view(self, agent: str) -> Observation:
        """All that an agent sees, in the engine's own words; `observe` has it as numbers."""
        return self.referee.view(self._seats[agent])

    def observe(self, agent: str) -> dict[str, Any]:
        observation, mask = self._encoded(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a hand: with a `seed` always the same ones from now on.

        Raises ValueError if no such seat deals. Other options are let pass, as PettingZoo's tests ask.
        """
        dealer = (options or {}).get("dealer")
        seats = spaces.Discrete(self.rules.players)
        if dealer is not None and (isinstance(dealer, bool) or not seats.contains(dealer)):
            raise ValueError(f"the dealer is a seat from 0 to {self.rules.players - 1}, not {dealer!r}")
        if seed is not None:
            self._chance = Random(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.referee = self._dealt(None if dealer is None else int(dealer))
        self._turn()

    def step(self, action: int) -> None:
        """Do what the agent chooses whose turn it is: an index of ACTIONS. Raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.referee.act(ACTIONS[action])
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The view of the agent whose turn it is, printed or returned as the render mode says."""
        if self.render_mode is None:
            logger.warn("Without a render mode nothing is rendered.")
            return None
        text = repr(self.view(self.agent_selection))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: no file, process or window is open."""

    def _dealt(self, dealer: int | None) -> HandReferee:
        first = self._chance.randrange(self.rules.players)
        match = begin_match(self.rules, winning_hands=1, dealer=first if dealer is None else dealer)
        seed = seed_of(self._chance.randbytes(SEED_BYTES))
        pack, _ = shuffle_and_cut(self.rules.pack, seed)
        top = self.rules.dealer_chooses and drawn_trump_card(seed) == "top"
        return HandReferee.dealt(match, pack, hand=1, top=top)[0]

    def _turn(self) -> None:
        """Let whatever nobody chooses happen; then the next agent, or the end."""
        referee = self.referee
        while not referee.over and referee.decider is None:
            referee.turn_dummy()
        if referee.over:
            assert referee.state.outcome is not None
            self.rewards = dict(zip(self.agents, rewards(self.rules, referee.state.outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            assert referee.decider is not None
            self.agent_selection = self.possible_agents[referee.decider]
        if self.render_mode == "human":
            self.render()

    def _encoded(self, seat: int) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
        view = self.referee.view(seat)
        mask = np.zeros(len(ACTIONS), np.int8)
        mask[[_INDEX[action] for action in view.legal]] = 1
        return encoded(view), mask


def rewards(rules: Rules, outcome: Outcome) -> Sequence[float]:
    """Gain of each player: what is paid, or the points of her side less the mean of the other sides'."""
    if outcome.payments is not None:
        return [float(paid) for paid in outcome.payments[: rules.players]]
    totals = [sum(outcome.totals[player] for player in side) for side in rules.sides]
    others = max(1, len(totals) - 1)
    gains = [own - (sum(totals) - own) / others for own in totals]
    return [
        gain
        for player in range(rules.players)
        for side, gain in zip(rules.sides, gains, strict=True)
        if player in side
    ]


def encoded(view: Observation) -> NDArray[np.int16]:
    """A view as numbers, of which a part depends on the game alone: the same shape at every moment.

    Places are counted from the seat that sees. First sets of cards, 40 numbers each: the own hand; on the
    table, played before and known, by place; turned; called. Then trumps and declared suits, and who deals,
    leads, acts and calls. Last figures: points and cards by place, stock, contract, the last bid by place.
    """
    places = len(view.counts)
    turn = [(place - view.seat) % places for place in range(places)]
    table: list[list[Card]] = [[] for _ in range(places)]
    before: list[list[Card]] = [[] for _ in range(places)]
    known: list[list[Card]] = [[] for _ in range(places)]
    for played in view.table:
        table[turn[played.seat]].append(played.card)
    for trick in view.tricks:
        for played in trick.plays:
            before[turn[played.seat]].append(played.card)
    for open_cards in (view.known, view.open):
        for place, cards in open_cards.items():
            known[turn[place]] += cards
    bids: list[Bid | None] = [None] * places
    for place, bid in view.bids:
        bids[turn[place]] = bid
    declared = np.zeros((places, len(_SUIT)), np.int16)
    for made in view.declared:
        declared[turn[made.seat], _SUIT[made.suit]] = 1
    whose = (view.dealer, view.leader, view.to_act, view.caller)
    parts = (
        _cards(view.hand),
        *map(_cards, (*table, *before, *known)),
        _cards([] if view.turned is None else [view.turned]),
        _cards([] if view.called is None else [view.called]),
        _one(len(_SUIT), None if view.trumps is None else _SUIT[view.trumps]),
        declared.ravel(),
        *(_one(places, None if place is None else turn[place]) for place in whose),
        [view.points[(place + view.seat) % places] for place in range(places)],
        [view.counts[(place + view.seat) % places] for place in range(places)],
        [view.stock_count, view.contract or 0],
        [0 if bid is None else _INDEX[bid] for bid in bids],
    )
    return np.concatenate([np.asarray(part, np.int16) for part in parts])


def _cards(cards: Iterable[Card]) -> NDArray[np.int16]:
    found = np.zeros(len(ALL_CARDS), np.int16)
    found[[_CARD[card] for card in cards]] = 1
    return found


@cache
def _one(count: int, at: int | None) -> NDArray[np.int16]:
    """So many numbers, 1 at one place; all 0 for None."""
    found = np.zeros(count, np.int16)
    if at is not None:
        found[at] = 1
    return found
