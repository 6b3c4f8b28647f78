"""Self-play in search of puzzles: a hand gives those of its positions in which one choice is right."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random

from briscola.client.puzzles.puzzle import (
    SOLVER,
    ProofKind,
    Puzzle,
    Theme,
    Worth,
    as_data,
    told_of,
    view_of,
)
from briscola.engine.actions import Action, Call, Play
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.insight.deliberation import judgeable
from briscola.players.insight.reasons import Why
from briscola.players.knowledge import SideRole, know
from briscola.players.levels import make_player
from briscola.players.search.endgame import STEPS_150_MS, known_values
from training.puzzles.themes import position, theme_of
from training.puzzles.worths import Verdict, verdict

GRADERS = ("easy", "medium", "hard", "maestro")
TRIES = 3
"""Players of each level, of different seeds; a level misses what most of them miss."""
AT_TABLE = ("hard", "maestro")
SEARCHED, PROVEN = 4, 8
"""Positions of a hand that are looked at: of those that must be searched, of those in which all is known."""
NAMELESS = frozenset({Why.AS_GOOD, Why.ONLY_CARD, Why.ALL_ALIKE, Why.EXACT})
BY_FIGURES = frozenset({Why.WINS_MORE_OFTEN, Why.MORE_POINTS, Why.FURTHER_AHEAD})
"""What gives no idea; enough only where all is known, and the end can be counted."""
WISHES = "goal=win,signs=off"
DIGITS = 3


def hand_puzzles(rules: Rules, seed: int, hand: int) -> Iterator[Puzzle]:
    """The puzzles that a hand of self-play holds, seen from whichever seat decides there."""
    chance = Random(f"puzzles:{seed}:{rules.slug}:{hand}")
    dealer = chance.randrange(rules.players)
    pack_seed = sha256(f"puzzles:{seed}:{rules.slug}:{hand}".encode()).digest()
    played, moments = _played(rules, dealer, pack_seed, chance)
    for at, seat in moments:
        # The hand of another seat is the solver's if everybody moves on so many places.
        code = DealCode(rules=rules, dealer=(dealer - seat) % rules.players, at=0, seed=pack_seed)
        found = puzzle_at(encode(code), played[:at])
        if found is not None:
            yield found


def _played(
    rules: Rules, dealer: int, pack_seed: bytes, chance: Random
) -> tuple[Sequence[Action], Sequence[tuple[int, int]]]:
    """All actions of a hand, and the moments worth a look: how many were done before, and whose it is."""
    state = hand_of(DealCode(rules=rules, dealer=dealer, at=0, seed=pack_seed))
    standing = begin_match(rules, winning_hands=1, dealer=dealer).standing
    levels = [chance.choice(AT_TABLE) for _ in range(rules.players)]
    seats = [
        make_player(f"{level}:{WISHES}", seed=chance.getrandbits(32), seat=seat)
        for seat, level in enumerate(levels)
    ]
    played: list[Action] = []
    known: list[tuple[int, int]] = []
    told: list[tuple[float, int, int]] = []
    while state.to_act is not None:
        seat, legal = decider(state), legal_actions(state)
        action = legal[0]
        if seat is not None and len(legal) > 1:
            view = observe(state, seat, standing, asked=True)
            if isinstance(legal[0], Play | Call) and judgeable(view):
                if _settled(view):
                    known.append((len(played), seat))
                else:
                    told.append((_interest(view, chance), len(played), seat))
            action = seats[seat].choose(view)
        played.append(action)
        state, _ = apply(state, action)
    searched = [(at, seat) for _, at, seat in sorted(told, reverse=True)[:SEARCHED]]
    return played, sorted([*chance.sample(known, min(PROVEN, len(known))), *searched])


def _settled(view: Observation) -> bool:
    if not isinstance(view.legal[0], Play):
        return False
    return known_values(know(view), STEPS_150_MS) is not None


def _interest(view: Observation, chance: Random) -> float:
    """The more, the sooner a position is searched: calls and roles that are rare come first."""
    if isinstance(view.legal[0], Call):
        return 2.0
    if isinstance(view.legal[0], Play) and know(view).role is SideRole.HIDDEN:
        return 1.0 + chance.random()
    return chance.random() * (1.0 if view.table else 0.8)


def puzzle_at(deal: str, played: Sequence[Action]) -> Puzzle | None:
    """The puzzle that the solver is given after these actions, if there is one."""
    state = _state(deal, played)
    if decider(state) != SOLVER or state.to_act != SOLVER:  # a dummy is played from the table
        return None
    found = verdict(state)
    if found is None or not found.only_one or not _named(found):
        return None
    view = view_of(state)
    exact = found.proof is ProofKind.EXACT
    theme = theme_of(position(view, found.values[0].action, found.reason, exact=exact))
    if theme is Theme.TRICK and found.reason.why in BY_FIGURES:
        return None
    return _puzzle(deal, played, theme, found, missed_by(view, found.values[0].action))


def _state(deal: str, played: Sequence[Action]) -> State:
    state = hand_of(decode(deal))
    for action in played:
        state, _ = apply(state, action)
    return state


def _named(found: Verdict) -> bool:
    why = found.reason.why
    return why not in NAMELESS and (found.proof is ProofKind.EXACT or why not in BY_FIGURES)


def _puzzle(
    deal: str, played: Sequence[Action], theme: Theme, found: Verdict, missed: tuple[str, ...]
) -> Puzzle:
    data = tuple(as_data(action) for action in played)
    name = sha256(repr((deal, data)).encode()).hexdigest()[:10]
    return Puzzle(
        id=name,
        deal=deal,
        played=data,
        theme=theme,
        proof=found.proof,
        samples=found.samples,
        worths=tuple(
            Worth(
                action=as_data(each.action),
                points=round(each.points, DIGITS),
                chance=round(each.chance, DIGITS),
                cost=round(each.cost, DIGITS),
                error=round(each.error, DIGITS),
            )
            for each in found.values
        ),
        told=told_of(found.reason),
        missed_by=missed,
        ahead=found.ahead,
        by_points=found.by_points,
    )


def missed_by(view: Observation, right: Action) -> tuple[str, ...]:
    """The levels most of whose players do something else."""
    return tuple(level for level in GRADERS if _misses(level, view, right))


def _misses(level: str, view: Observation, right: Action) -> bool:
    wrong = sum(
        make_player(f"{level}:{WISHES}", seed=f"puzzle {seed}", seat=SOLVER).choose(view) != right
        for seed in range(TRIES)
    )
    return 2 * wrong > TRIES
