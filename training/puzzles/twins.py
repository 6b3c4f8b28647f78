"""Near twins: puzzles that ask the same question again, of one deal or with the suits renamed."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations

from briscola.capabilities.puzzles.puzzle import Puzzle, as_data, state_of, view_of
from briscola.engine.actions import Action, Bid, Call, Declare, Play
from briscola.engine.cards import Card, Suit
from briscola.engine.observation import Observation
from briscola.players.card_codes import SUITS

CardStyle = tuple[object, ...]
"""The position that the solver sees and the right choice, as plain data."""

SHARED = 0.6
"""Of one deal, hands that share so much of their cards ask the same if the same is right."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Seen:
    """A puzzle as its solver sees it; `look` is the same whatever the suits are called."""

    puzzle: Puzzle
    hand: frozenset[Card]
    look: CardStyle


def seen(puzzle: Puzzle) -> Seen:
    """Lay out a puzzle."""
    view = view_of(state_of(puzzle))
    return Seen(puzzle=puzzle, hand=frozenset(view.hand), look=look(view, puzzle.right))


def look(view: Observation, right: Action) -> CardStyle:
    """The game, the hand, the trick, the trumps and the right choice, whatever the suits are called."""
    shapes = []
    for names in permutations(range(len(SUITS))):
        name = dict(zip(SUITS, names, strict=True))
        hand = sorted(_named(card, name) for card in view.hand)
        table = [_named(play.card, name) for play in view.table]
        trumps = -1 if view.trumps is None else name[view.trumps]
        shapes.append((tuple(hand), tuple(table), trumps, _right(right, name)))
    return (view.rules.slug, min(shapes))


def twins(one: Seen, other: Seen) -> bool:
    """Check whether somebody who has solved the one has solved the other."""
    if one.look == other.look:
        return True
    mine, theirs = one.puzzle, other.puzzle
    if mine.deal != theirs.deal or mine.theme is not theirs.theme:
        return False
    if one.hand == other.hand:
        return True
    alike = len(one.hand & other.hand) >= SHARED * min(len(one.hand), len(other.hand))
    return alike and mine.right == theirs.right


def without_twins(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The first of every family of twins, in their order."""
    kept: list[Seen] = []
    for each in map(seen, puzzles):
        if not any(twins(each, before) for before in kept):
            kept.append(each)
    return [each.puzzle for each in kept]


def _named(card: Card, name: dict[Suit, int]) -> tuple[int, str]:
    return name[card.suit], card.rank.value


def _right(right: Action, name: dict[Suit, int]) -> str:
    match right:
        case Play(card=card) | Call(card=card):
            return str(_named(card, name))
        case Declare(suit=suit):
            return str(name[suit])
        case Bid():
            return "bid"
        case other:
            return str(as_data(other))
