"""Self-play in search of puzzles: a hand gives those of its positions in which one choice is right."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from briscola.capabilities.puzzles.puzzle import (
    SOLVER,
    ProofKind,
    Puzzle,
    Theme,
    Worth,
    as_data,
    told_of,
    view_of,
)
from briscola.engine.actions import Action, Bid, Call, Declare, Play
from briscola.engine.deal_code import DealCode, decode, encode, hand_of
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.insight.deliberation import judgeable
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import SideRole, know
from briscola.players.levels import make_player
from briscola.players.net_players.trained_players import trained_player
from briscola.players.search.endgame import STEPS_150_MS, known_values
from training.puzzles.themes import position, theme_of
from training.puzzles.verdicts import Verdict
from training.puzzles.worths import verdict

GRADERS = ("easy", "medium", "hard", "maestro")
TRIES = 3
"""Players of each level, of different seeds; a level misses what most of them miss."""
AT_TABLE = ("hard", "maestro")
"""Levels at the table; where only some themes are looked for, the first of these, which is quick."""
SEARCHED, PROVEN = 4, 8
"""Positions of a hand that are looked at: of those that must be searched, of those in which all is known."""
NAMELESS = frozenset({Why.AS_GOOD, Why.ONLY_CARD, Why.ALL_ALIKE, Why.EXACT})
BY_FIGURES = frozenset({Why.WINS_MORE_OFTEN, Why.MORE_POINTS, Why.FURTHER_AHEAD})
"""Reasons that give no idea; enough only where all is known, and the end can be counted."""
MISSED = 2.0
"""Interest added where a beginner would do something else: more than all else together."""
PROMISING = 2.5
"""Points by which the net itself finds the best card ahead, where themes are looked for."""
WISHES = "goal=win,signs=off"
DIGITS = 3


def hand_puzzles(
    rules: Rules, seed: int, hand: int, wanted: Collection[Theme] = tuple(Theme), *, hard: bool = False
) -> Iterator[Puzzle]:
    """The puzzles of those themes that a hand of self-play holds, seen from whichever seat decides there;
    `hard`: only where a beginner would do something else than was done.
    """
    chance = Random(f"puzzles:{seed}:{rules.slug}:{hand}")
    dealer = chance.randrange(rules.players)
    pack_seed = sha256(f"puzzles:{seed}:{rules.slug}:{hand}".encode()).digest()
    played, moments = _played(rules, dealer, pack_seed, chance, wanted, hard=hard)
    for moment in moments:
        # The hand of another seat is the solver's if everybody moves on so many places.
        code = DealCode(rules=rules, dealer=(dealer - moment.seat) % rules.players, at=0, seed=pack_seed)
        found = puzzle_at(encode(code), played[: moment.at])
        if found is not None and found.theme in wanted:
            yield found


@dataclass(frozen=True, kw_only=True, slots=True)
class Moment:
    """A decision that is worth a look: how many actions were before it, and whose it is.

    `settled`: all is known there. The more `interest`, the sooner it is looked at.
    """

    at: int
    seat: int
    settled: bool
    interest: float


def _played(
    rules: Rules, dealer: int, pack_seed: bytes, chance: Random, wanted: Collection[Theme], *, hard: bool
) -> tuple[Sequence[Action], Sequence[Moment]]:
    """All actions of a hand (of the auction, where only bids are wanted), and the moments worth a look."""
    state = hand_of(DealCode(rules=rules, dealer=dealer, at=0, seed=pack_seed))
    standing = begin_match(rules, winning_hands=1, dealer=dealer).standing
    some = {*wanted} != {*Theme}
    levels = [AT_TABLE[0] if some else chance.choice(AT_TABLE) for _ in range(rules.players)]
    seats = [
        make_player(f"{level}:{WISHES}", seed=chance.getrandbits(32), seat=seat)
        for seat, level in enumerate(levels)
    ]
    played: list[Action] = []
    moments: list[Moment] = []
    while state.to_act is not None and not ({*wanted} == {Theme.BID} and state.caller is not None):
        seat, legal = decider(state), legal_actions(state)
        action = legal[0]
        if seat is not None and len(legal) > 1:
            view = observe(state, seat, standing, asked=True)
            action = seats[seat].choose(view)
            if judgeable(view) and not (some and _others_as_good(view)):
                settled = _settled(view)
                guess = position(view, action, Reason(why=Why.WINS_TRICK), exact=settled)
                interest = _interest(view, action, chance)
                if theme_of(guess) in wanted and (interest >= MISSED or not hard):
                    moments.append(Moment(at=len(played), seat=seat, settled=settled, interest=interest))
        played.append(action)
        state, _ = apply(state, action)
    moments.sort(key=lambda moment: -moment.interest)
    told = [moment for moment in moments if not moment.settled][:SEARCHED]
    known = [moment for moment in moments if moment.settled][:PROVEN]
    return played, sorted((*told, *known), key=lambda moment: moment.at)


def _others_as_good(view: Observation) -> bool:
    """True if the net alone finds another card nearly as good as the best: a search is seldom worth it."""
    player = trained_player(view.rules, win=not view.rules.match_form.by_points)
    if player is None or not isinstance(view.legal[0], Play | Declare):
        return False
    second, best = sorted(player.action_values(know(view)))[-2:]
    return best - second < PROMISING


def _settled(view: Observation) -> bool:
    if not isinstance(view.legal[0], Play):
        return False
    return known_values(know(view), STEPS_150_MS) is not None


def _interest(view: Observation, action: Action, chance: Random) -> float:
    """The more, the sooner a position is looked at: where a beginner would do something else than was done,
    calls, and roles that are rare come first.
    """
    beginner = make_player(f"{GRADERS[0]}:{WISHES}", seed=chance.getrandbits(32), seat=view.seat)
    found = chance.random() + (MISSED if _kind(beginner.choose(view)) != _kind(action) else 0.0)
    if isinstance(action, Call) or (isinstance(action, Play) and know(view).role is SideRole.HIDDEN):
        found += 0.5
    return found


def _kind(action: Action) -> Action | None:
    """An action; all bids are alike."""
    return None if isinstance(action, Bid) else action


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
    offered = [each.action for each in found.values]
    return _puzzle(deal, played, theme, found, missed_by(view, offered[0], offered))


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
                payment=None if each.payment is None else round(each.payment, DIGITS),
            )
            for each in found.values
        ),
        told=told_of(found.reason),
        missed_by=missed,
        ahead=found.ahead,
        by_points=found.by_points,
    )


def missed_by(view: Observation, right: Action, offered: Sequence[Action]) -> tuple[str, ...]:
    """The levels most of whose players do something else of what is offered."""
    return tuple(level for level in GRADERS if _misses(level, view, right, offered))


def _misses(level: str, view: Observation, right: Action, offered: Sequence[Action]) -> bool:
    wrong = sum(
        nearest(
            make_player(f"{level}:{WISHES}", seed=f"puzzle {seed}", seat=SOLVER).choose(view), view, offered
        )
        != right
        for seed in range(TRIES)
    )
    return 2 * wrong > TRIES


def nearest(action: Action, view: Observation, offered: Sequence[Action]) -> Action:
    """Action on offer that stands for `action`: for a bid, the nearest one that is no higher, or else the
    lowest.
    """
    if not isinstance(action, Bid):
        return action
    bids = sorted((each for each in offered if isinstance(each, Bid)), key=view.legal.index)
    lower = [each for each in bids if view.legal.index(each) <= view.legal.index(action)]
    return lower[-1] if lower else bids[0] if bids else action
