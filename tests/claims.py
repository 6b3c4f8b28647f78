"""Claims of all the tricks that are left, in the ends of random hands, judged by a second solver.

    python -m tests.claims [--claims 200] [--deals 2600] [--only SLUG …]

Prints a line for each game: claims proved and refused, and those too large for the search. Ends with 1 if a
verdict is wrong: a proof that the second solver or a hand played out contradicts, a refusal of what the
second solver proves, a card named that can take no trick or lies with the claimant.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from briscola.engine.actions import Concede, Play
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.scoring import rest_to
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.search.claim import ClaimVerdict, judge_claim, may_claim
from tests.claim_solver import ClaimSolver

MOST_DEALS = 2600
"""Positions with more possible deals are left to smaller ones: five hands of two are 2520 deals."""
HANDS = 10
MORE_FORMS = (
    make_rules("chiamata", 5, {"dark": True, "obliged": True, "bidding": "rank", "capot_doubles": True}),
    make_rules("chiamata", 5, {"concede": True, "call_own": False}),
    make_rules("briscola", 4, {"exchange": "seven_and_two", "capot": True}),
    make_rules("briscola", 2, {"ranking": "seven"}),
    make_rules("bisca", 4, {"follow_at_end": True, "stakes": True}),
    make_rules("bisca", 2, {"hand_size": 9, "follow_at_end": True}),
    make_rules("marianna", 2, {"must_follow": True}),
)
GAMES: dict[str, Rules] = {
    rules.slug: rules for rules in (*FORMS.values(), *MORE_FORMS) if rules.ends_at is None
}
"""Games whose hands are played to their last card: in others nobody claims (R-REST-7)."""


def ends(rules: Rules, seed: int, largest: int = MOST_DEALS) -> Iterator[tuple[State, Observation]]:
    """Moments of one random hand in which somebody is to play and at most so many deals are possible.

    One side keeps its strong cards, so that some of its claims are right.
    """
    random = Random(f"{rules.slug} {seed}")
    pack = list(rules.pack)
    random.shuffle(pack)
    state = deal(rules, dealer=random.randrange(rules.players), pack=pack)
    hoarder = random.randrange(rules.players)
    match = begin_match(rules, winning_hands=1, dealer=0)
    while state.to_act is not None:
        seat = decider(state)
        actions = [action for action in legal_actions(state) if not isinstance(action, Concede)]
        plays = [action for action in actions if isinstance(action, Play)]
        if (
            seat is not None
            and plays
            and len(state.stock) <= 2 * rules.places
            and max(map(len, state.hands)) > 1
        ):
            view = observe(state, seat, match.standing, asked=True)
            if ClaimSolver(view).ways() <= largest and max(view.counts) <= 4:
                yield state, view
        keeps = plays and seat is not None and seat in rules.side_of[hoarder] and random.random() < 0.9
        action = min(plays, key=lambda play: worth(play, state)) if keeps else random.choice(actions)
        state, _ = apply(state, action)


def worth(play: Play, state: State) -> tuple[bool, int]:
    """Order in which cards are kept: trumps and strong ones longest."""
    return play.card.suit is state.trumps, state.rules.ranking.strength[play.card]


def fault(state: State, view: Observation, verdict: ClaimVerdict, random: Random) -> str | None:
    """The reason that a verdict is wrong; None if it is right."""
    solver = ClaimSolver(view)
    if verdict.proved:
        if not solver.proved():
            return "proved, and the second solver finds a trick to lose"
        return played_out(state, view, random)
    if verdict.danger is None:
        return None
    if solver.proved():
        return "refused, and the second solver proves it"
    if verdict.danger in view.hand or not solver.may_take(verdict.danger):
        return f"{verdict.danger} cannot take a trick"
    return None


def played_out(state: State, view: Observation, random: Random) -> str | None:
    """The reason that a proved claim fails in play, in one of the deals that may be; None if it holds."""
    deals = ClaimSolver(view).deals()
    for chosen in random.sample(deals, min(3, len(deals))):
        hands = tuple(tuple(sorted(hand, key=str)) for hand in chosen.hands)
        partner = chosen.partner if view.called is not None else state.partner
        now = replace(state, hands=hands, stock=chosen.stock, partner=partner)
        promised = summary(now.rules.scoring.result(rest_to(now, view.seat)), now)
        while now.to_act is not None:
            if decider(now) == view.seat:
                answer = judge_claim(observe(now, view.seat, view.standing, asked=True))
                if answer.play is None:
                    return "proved, and not proved any more after a play"
                now, _ = apply(now, Play(card=answer.play))
            else:
                now, _ = apply(now, random.choice(legal_actions(now)))
        assert now.outcome is not None
        if summary(now.outcome, now) != promised:
            return f"the hand ends {now.outcome}"
    return None


def summary(outcome: Outcome, state: State) -> tuple[object, ...]:
    """The winners and the points of each side, and all that is paid or scored."""
    parties = state.rules.parties(state.caller, state.partner)
    points = tuple(sum(outcome.points[place] for place in party) for party in parties)
    return outcome.winners, outcome.reason, outcome.capot, outcome.gain, outcome.payments, points


def judged(rules: Rules, claims: int, largest: int = MOST_DEALS) -> tuple[Counter[str], list[str]]:
    """Counts of claims in one game, so many decided ones, and the faults found.

    Half are right ones if there are enough of them in `HANDS` hands a claim.
    """
    counts: Counter[str] = Counter()
    faults: list[str] = []
    seed = 0
    while counts["proved"] + counts["refused"] < claims:
        random = Random(seed)
        for state, view in ends(rules, seed, largest):
            assert may_claim(view)
            verdict = judge_claim(view)
            kind = "proved" if verdict.proved else "refused" if verdict.danger else "uncertain"
            if kind == "refused" and counts[kind] >= claims // 2 and seed < HANDS * claims:
                continue
            counts[kind] += 1
            wrong = fault(state, view, verdict, random)
            if wrong is not None:
                faults.append(f"{rules.slug} hand {seed}, {len(view.tricks)} tricks, {view.hand}: {wrong}")
            if counts["proved"] + counts["refused"] >= claims:
                break
        seed += 1
    return counts, faults


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.claims", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--claims", type=int, default=200)
    parser.add_argument("--deals", type=int, default=MOST_DEALS, help="most possible deals of a position")
    parser.add_argument("--only", choices=sorted(GAMES), nargs="+")
    words = parser.parse_args()
    wrong: list[str] = []
    for slug, rules in GAMES.items():
        if words.only is None or slug in words.only:
            counts, faults = judged(rules, words.claims, words.deals)
            print(f"{slug:45} proved {counts['proved']:4} refused {counts['refused']:4}", end=" ")
            print(f"not certain {counts['uncertain']:4} wrong {len(faults)}", flush=True)
            wrong += faults
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
