"""A puzzle: a deal code with the actions so far, the one right choice, and the proof."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Self

from msgspec import Struct

from briscola.engine.actions import PLAYS, Action, Play
from briscola.engine.cards import Card, card
from briscola.engine.deal_code import decode, hand_of
from briscola.engine.hand import apply, decider
from briscola.engine.match import begin_match
from briscola.engine.notation import Json, action_from_json, action_to_json
from briscola.engine.observation import Observation, observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.variants import VARIANTS
from briscola.players.insight.reasons import Reason, Why

CLASSIC = next(iter(VARIANTS))
"""Slug of the classic game, which most people play."""
SOLVER = 0
"""Seat that must find the right choice: the person's."""

ActionJson = str | Json
"""An action in a puzzle file: a card's code, or else the protocol's JSON."""


class PuzzleGame(Struct, frozen=True, kw_only=True, order=True):
    """A game in the list of puzzles: the classic one split by seats and sides, others as a whole."""

    variant: str
    players: int = 0
    in_sides: bool = False

    @classmethod
    def of(cls, rules: Rules) -> Self:
        """The listed game that these rules belong to."""
        if rules.variant != CLASSIC:
            return cls(variant=rules.variant)
        return cls(variant=rules.variant, players=rules.players, in_sides=rules.in_sides)


@cache
def game_of(deal: str) -> PuzzleGame:
    """The listed game of a deal code."""
    return PuzzleGame.of(decode(deal).rules)


class Theme(StrEnum):
    """The skill that a puzzle trains."""

    BID = "bid"  # pass, or which bid
    CALL = "call"
    DECLARE = "declare"  # a marianna now, or not yet
    HIDDEN_PARTNER = "hidden_partner"  # the solver holds the called card, and nobody has seen it
    LOAD_PARTNER = "load_partner"  # points into a trick of the own side
    STROZZO = "strozzo"  # a carico takes the trick
    LAST_DRAW = "last_draw"  # who draws the turned card
    LAST_TRUMP = "last_trump"  # the only trump in hand: now, or later
    TRUMPING = "trumping"  # which trump, or none
    COUNT = "count"  # all cards are known: the end can be counted
    CARICO = "carico"  # where a carico is safe
    LEAD = "lead"
    TRICK = "trick"


class ProofKind(StrEnum):
    """Method by which the values are known."""

    EXACT = "exact"  # every order of play was looked at
    SEARCH = "search"  # samples of the hidden cards, played on


class Worth(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Value of an action: final `points` of the solver's side (its lead if the puzzle says `ahead`).

    `chance` is the chance to win. `cost` is how far it is behind the right action, in points with both
    weighed together, ± `error`. Bids and passes have a `payment` in place of points; their `cost` is in
    points too.
    """

    action: ActionJson
    points: float
    chance: float
    cost: float = 0.0
    error: float = 0.0
    payment: float | None = None


class ToldReason(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The reason for the right choice as a puzzle file writes it."""

    why: Why
    cards: tuple[str, ...] = ()
    seat: int | None = None
    points: int | None = None
    other: ActionJson | None = None
    figures: tuple[float, float] | None = None

    @property
    def reason(self) -> Reason:
        """The same reason as a `Reason`."""
        return Reason(
            why=self.why,
            cards=tuple(card(code) for code in self.cards),
            seat=self.seat,
            points=self.points,
            other=None if self.other is None else action_of(self.other),
            figures=self.figures,
        )


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle: `played` leads from the `deal` to the solver's choice; the levels in `missed_by` fail it.

    `worths` values every legal action, the right one first. Of calls it lists only those worth a thought. Of
    bids it lists those that may be chosen; any others as good as the right one are left out.
    """

    id: str
    deal: str
    played: tuple[ActionJson, ...]
    theme: Theme
    proof: ProofKind
    samples: int = 0
    worths: tuple[Worth, ...]
    told: ToldReason
    missed_by: tuple[str, ...] = ()
    ahead: bool = False
    by_points: bool = False

    @property
    def variant(self) -> str:
        """Slug of the game, taken from the deal code."""
        return self.deal.split(":")[1]

    @property
    def game(self) -> PuzzleGame:
        """The game it is listed under."""
        return game_of(self.deal)

    @property
    def grade(self) -> int:
        """Difficulty from 1: one more than the number of levels that miss it."""
        return 1 + len(self.missed_by)

    @property
    def right(self) -> Action:
        """The one right choice."""
        return action_of(self.worths[0].action)

    @property
    def actions(self) -> Sequence[Action]:
        """The actions from the deal to the solver's choice."""
        return [action_of(each) for each in self.played]

    def worth_of(self, action: Action) -> Worth | None:
        """Value of an action; None if the puzzle does not list it."""
        return next((worth for worth in self.worths if action_of(worth.action) == action), None)


def action_of(data: ActionJson) -> Action:
    """Read an action of a puzzle file.

    Raises BadNotation, UnknownCard.
    """
    return PLAYS[card(data)] if isinstance(data, str) else action_from_json(data)


def as_data(action: Action) -> ActionJson:
    """The form of an action in a puzzle file."""
    return action.card.code if isinstance(action, Play) else action_to_json(action)


def told_of(reason: Reason) -> ToldReason:
    """The form of a reason in a puzzle file."""
    return ToldReason(
        why=reason.why,
        cards=tuple(each.code for each in reason.cards),
        seat=reason.seat,
        points=reason.points,
        other=None if reason.other is None else as_data(reason.other),
        figures=reason.figures,
    )


def state_of(puzzle: Puzzle) -> State:
    """Replay the puzzle to the solver's choice; return the engine's state.

    Raises BadDealCode, BadNotation, UnknownCard, IllegalAction.
    """
    state = hand_of(decode(puzzle.deal))
    for action in puzzle.actions:
        state, _ = apply(state, action)
    return state


def view_of(state: State) -> Observation:
    """The solver's observation; `legal` is empty unless it is the solver's turn."""
    standing = begin_match(state.rules, winning_hands=1, dealer=state.dealer).standing
    return observe(state, SOLVER, standing, asked=decider(state) == SOLVER)


def trumps_out(view: Observation) -> Sequence[Card]:
    """Trumps the solver has not seen, highest first: somebody new to the hand has not counted them."""
    seen = {*view.hand, *(play.card for play in view.table)}
    seen |= {play.card for trick in view.tricks for play in trick.plays}
    seen |= {each for hand in (*view.known.values(), *view.open.values()) for each in hand}
    if view.turned is not None:
        seen.add(view.turned)
    order = view.rules.ranking.order
    out = [each for each in view.rules.pack if each.suit is view.trumps and each not in seen]
    return sorted(out, key=lambda each: order.index(each.rank))
