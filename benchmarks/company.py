"""Bad manners of the computer players: mistakes in per cent of the chances for them.

`python -m benchmarks.company --games briscola_4 --levels medium --show overkill` prints examples.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from benchmarks.figure import GAMES, Figure
from benchmarks.judges.auction import PlayOut, passed_out, rash_bid
from benchmarks.judges.hand import Decision, decisions
from benchmarks.judges.telling import told
from benchmarks.judges.verdicts import Verdict, verdicts
from briscola.engine.actions import Call
from briscola.engine.events import Event, HandEnded
from briscola.engine.hand import apply
from briscola.engine.match import begin_match
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.players.etiquette.judging import JUDGES, ODDITIES
from briscola.players.levels import LEVELS, make_player
from briscola.table.computers import play
from briscola.table.deals import SeededDeals
from briscola.table.referee import HandReferee, play_on
from briscola.table.table import RefereedTable
from training.quiet import measuring

HANDS = 2000
AUCTIONS = 60  # so many contracts, and hands passed out, are dealt anew many times: the slow part
SEED = 5
EXAMPLES = 10
MISTAKES = (*JUDGES, *ODDITIES, "contract_failed", "rash_bid", "passed_out")


def hands_played(rules: Rules, level: str, hands: int, seed: int = SEED) -> Iterator[list[Event]]:
    """The log of each hand that a level plays against itself, its `hand_end` last."""
    levels = [level] * rules.players
    table = RefereedTable(rules, winning_hands=2, levels=levels, deals=SeededDeals(seed), seed=seed)
    players = [make_player(level, seed=seed, seat=seat) for seat in range(rules.players)]
    log: list[Event] = []
    for event in play(table, players, hands=hands):
        log.append(event)
        if isinstance(event, HandEnded):
            yield log
            log = []
            table.log.clear()  # thousands of hands are not kept


def played_out(level: str) -> PlayOut:
    """Function that plays a hand to its end with a level in every seat."""

    def play_out(state: State) -> Outcome:
        rules = state.rules
        dealt = " ".join(c.code for hand in state.hands for c in hand)  # chance differs from deal to deal
        players = [make_player(level, seed=dealt, seat=seat) for seat in range(rules.players)]
        match = begin_match(rules, winning_hands=2, dealer=state.dealer)
        outcome = play_on(HandReferee(match, state, hand=1), players).outcome
        assert outcome is not None
        return outcome

    return play_out


def judged(rules: Rules, level: str, hands: int) -> Iterator[Verdict]:
    """Every chance of a mistake in that many hands."""
    play_out = played_out(level)
    dealt_anew: Counter[str] = Counter()
    for log in hands_played(rules, level, hands):
        taken = tuple(decisions(rules, log))
        yield from verdicts(taken)
        for verdict in auction_verdicts(taken, log[-1], play_out, dealt_anew):
            dealt_anew[verdict.mistake] += 1
            yield verdict


def auction_verdicts(
    taken: tuple[Decision, ...], end: Event, play_out: PlayOut, dealt_anew: Mapping[str, int]
) -> Iterator[Verdict]:
    """The mistakes of an auction; those that need new deals only for the first hands of a run."""
    assert isinstance(end, HandEnded)
    last = taken[-1]
    call = next((decision for decision in taken if isinstance(decision.action, Call)), None)
    if call is not None:
        yield Verdict(mistake="contract_failed", made=end.reason == "failed", decision=call)
        if dealt_anew["rash_bid"] < AUCTIONS:
            rash = rash_bid(call, play_out)
            if rash is not None:
                yield Verdict(mistake="rash_bid", made=rash, decision=call)
    elif end.reason == "passed_out" and dealt_anew["passed_out"] < AUCTIONS:
        timid = passed_out(apply(last.state, last.action)[0], play_out)
        if timid is not None:
            yield Verdict(mistake="passed_out", made=timid, decision=last)


@dataclass(kw_only=True)
class Rate:
    """Times that a mistake was made, and chances to make it."""

    made: int = 0
    chances: int = 0

    @property
    def per_cent(self) -> float:
        """Mistakes in per cent of the chances."""
        return round(100 * self.made / self.chances, 2)


def rates(found: Iterable[Verdict]) -> dict[str, Rate]:
    """The rate of each mistake for which there was a chance, in the order of the table."""
    counted = {mistake: Rate() for mistake in MISTAKES}
    for verdict in found:
        counted[verdict.mistake].chances += 1
        counted[verdict.mistake].made += verdict.made
    return {mistake: rate for mistake, rate in counted.items() if rate.chances}


def measure() -> Iterator[Figure]:
    """Every mistake of every level in every game, in per cent of the chances."""
    for game, rules in GAMES.items():
        for level in LEVELS:
            for mistake, rate in rates(judged(rules, level, HANDS)).items():
                yield Figure(name=f"company_{game}_{level}_{mistake}", value=rate.per_cent, unit="%")


def main() -> int:
    """Print the table of some games and levels as it grows, or examples of one mistake."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.company", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), help="levels, with switches if any")
    parser.add_argument("--hands", type=int, default=HANDS)
    parser.add_argument("--show", choices=MISTAKES, help="print ten examples of this mistake instead")
    wanted = parser.parse_args()
    for game in wanted.games:
        rules = GAMES[game]
        for level in wanted.levels:
            found = judged(rules, level, wanted.hands)
            if wanted.show is not None:
                made = (told(v.decision) for v in found if v.made and v.mistake == wanted.show)
                print(*islice(made, EXAMPLES), sep="\n", flush=True)
                continue
            for mistake, rate in rates(found).items():
                counts = f"{rate.made}/{rate.chances}"
                print(f"{game:16} {level:10} {mistake:24} {rate.per_cent:6.2f} %  {counts}", flush=True)
    return 0


if __name__ == "__main__":
    with measuring():
        sys.exit(main())
