"""Plays that a circolo would not forgive, by level: how often each was made, of the chances to make it.

They are the mistakes of `players.etiquette`, by what the seat could know, and a jump in an auction of ranks
that leaves out two or more, one of which promises as many points. Each level plays against itself.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from benchmarks.company import hands_played
from benchmarks.judges.hand import Decision, decisions
from benchmarks.judges.verdicts import verdicts
from briscola.engine.actions import Bid
from briscola.engine.forms import FORMS
from briscola.engine.hand import legal_actions
from briscola.engine.match_form import Standing
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.players.etiquette.judging import JUDGES
from briscola.players.heuristic.bidding import best_call
from briscola.players.heuristic.hand_values import hand_value
from briscola.players.jump_bids import RANKS
from briscola.players.levels import LADDER
from tests.tries import Tries

GAMES = (
    *("briscola-2", "briscola-3", "briscola-4", "briscola-5", "chiamata-5", "chiamata-5-rank"),
    *("sueca-4", "bisca-4"),
)
SLOW: Mapping[str, int] = {"maestro": 25}
"""One hand in so many is played by a level that searches."""
FAR_JUMP = "far_jump"
OF_CARDS = ("high_trump_spent", "higher_than_needed", "trump_thrown", "carico_given", "carico_left")
LEARNED: Mapping[str, frozenset[str]] = {
    "novice": frozenset({FAR_JUMP}),
    "beginner": frozenset({FAR_JUMP}),
    "regular": frozenset({*OF_CARDS, FAR_JUMP}),
    "expert": frozenset(OF_CARDS),
}
"""Plays that a level has learned not to make; a net may still see something in a far jump."""

Counts = Counter[tuple[str, bool]]


@pytest.mark.slow
@pytest.mark.linux
def test_no_level_makes_mistakes_that_it_has_learned_not_to_make(tries: Tries) -> None:
    """In at most one chance of a hundred; the hands are shared among the games."""
    hands = tries.count(16)
    found = {
        level: counted(level, max(1, hands // SLOW.get(level, 1) // len(GAMES)), tries.seed)
        for level in LADDER
    }
    for name in ("", *JUDGES, FAR_JUMP):
        print(f"{name:24}", *(f"{told(found[level], name) if name else level:>14}" for level in LADDER))
    for level, learned in LEARNED.items():
        for name in learned:
            made, chances = found[level][name, True], chances_of(found[level], name)
            assert made <= max(1, chances // 100), f"{level}: {name} {made} of {chances}"


def counted(level: str, hands: int, seed: int) -> Counts:
    """Chances of each mistake in so many hands of each game, and whether they were taken."""
    counts = Counts()
    for game in GAMES:
        rules = FORMS[game]
        for log in hands_played(rules, level, hands, seed):
            taken = tuple(decisions(rules, log))
            counts.update((each.mistake, each.made) for each in verdicts(taken) if each.mistake in JUDGES)
            counts.update((FAR_JUMP, far) for far in far_jumps(rules, taken))
    return counts


def far_jumps(rules: Rules, taken: tuple[Decision, ...]) -> Iterator[bool]:
    """For each bid of a rank alone that could leave out two others: whether it does so for nothing."""
    for decision in taken:
        said = decision.action
        ranks = [each for each in legal_actions(decision.state) if isinstance(each, Bid) and each.plain]
        if isinstance(said, Bid) and said.plain and len(ranks) > RANKS:
            yield said in ranks[RANKS:] and _for_nothing(rules, decision, ranks[: ranks.index(said)], said)


def _for_nothing(rules: Rules, decision: Decision, nearer: list[Bid], said: Bid) -> bool:
    seat = decision.state.to_act
    assert seat is not None
    nothing = Standing(winning_hands=1, score=(0,) * rules.players, balance=(0,) * rules.places)
    view, value = observe(decision.state, seat, nothing, asked=True), hand_value(rules)
    promised = best_call(view, said.rank, value)[0]
    return any(best_call(view, each.rank, value)[0] >= promised for each in nearer)


def chances_of(counts: Counts, name: str) -> int:
    """Times that a mistake could have been made."""
    return counts[name, True] + counts[name, False]


def told(counts: Counts, name: str) -> str:
    """The mistakes and the chances for them."""
    return f"{counts[name, True]}/{chances_of(counts, name)}"
