"""Hints and the coach as teachers in real hands: hints without a reason, and contradictions between them.

    python -m benchmarks.teacher [hints | advice | claims | coach] [--only GAME …] [--positions N] [--file F]

Hands are played by all levels together, a tenth of the cards at random; a position is one in which the person
has a choice. `hints` counts what is said for the advice, `advice` what is wrong with the last and surest one
(`judges.advice`): reasons told twice, blame taken back, unorthodox and dominated choices. `claims` asks the
coach of what the hint advised, of what it called as good and what nearly as good: it contradicts where the
coach would have found fault. `coach`
judges what was done there; whom his search alone blames a third judge looks at too (`third_judge`). With
`--file` each position is a JSON line, and the count goes on from there.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.figure import GAMES
from benchmarks.hints import NAMES, decided
from benchmarks.judges.advice import faults_of
from benchmarks.third_judge import behind
from briscola.capabilities.coach import words as coach_words
from briscola.capabilities.coach.judgement import JudgedPlay, Verdict, judged
from briscola.client.decisions import Decision
from briscola.engine.actions import Action, Call, Declare, Exchange, Play, Redeal
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.i18n import hint_words, text
from briscola.i18n.reason_words import Speech
from briscola.players.card_codes import POINTS, coder_of
from briscola.players.insight.can_explain import known_about
from briscola.players.insight.choice_comparison import reasoned
from briscola.players.insight.deliberation import COACH, Weighing, advise, deliberate, judgeable
from briscola.players.insight.evaluation import Insight, evaluate, insights
from briscola.players.insight.reasons import FIGURES, NEARLY, Reason, Why
from training.quiet import measuring

Row = Mapping[str, Any]

LEVELS = ("easy", "medium", "hard", "maestro")
AT_RANDOM = 0.1
OF_A_HAND = 6
"""Positions taken of a hand, at most, so that many hands are looked at."""
POSITIONS = {"hints": 10_000, "advice": 420, "claims": 1000, "coach": 500}
AGREES = {"as_good": Verdict.GOOD, "nearly": Verdict.SLIP, "advised": Verdict.GOOD}
"""The worst that the coach may find of what a hint has said so much of."""
SEVERITY = (Verdict.STRONG, Verdict.GOOD, Verdict.SLIP, Verdict.MISTAKE, Verdict.GRAVE)
EQUALITY = frozenset({"as_good", "all_alike", "exact", "lowest_bid", "nearly_as_good"})
"""Sentences that give no reason, as a figure gives none: other cards are as good."""


def moments(game: str, rules: Rules) -> Iterator[tuple[int, State, Decision]]:
    """Decisions of the person between two actions or more; the number of the hand, and the truth there."""
    hand = 0
    while True:
        chance = Random(f"teacher:{game}:{hand}")
        levels = [chance.choice(LEVELS) for _ in range(rules.players)]
        found = [
            (hand, state, each)
            for state, each in decided(rules, hand, chance, levels, at_random=AT_RANDOM)
            if len(each.view.legal) > 1 and known_about(each.view)
        ]
        chosen = chance.sample(range(len(found)), min(OF_A_HAND, len(found)))
        yield from (found[at] for at in sorted(chosen))
        hand += 1


def kind_of(view: Observation) -> str:
    """Kind of decision: `lead`, `follow`, `declare`, `exchange`, `redeal`, `call` or `bid`."""
    if any(isinstance(action, Declare) for action in view.legal):
        return "declare"
    match view.legal[0]:
        case Play():
            return "follow" if view.table else "lead"
        case Exchange():
            return "exchange"
        case Redeal():
            return "redeal"
        case Call():
            return "call"
        case _:
            return "bid"


def _reasonless(reasons: Sequence[Reason]) -> bool:
    return all(reason.why.kind is FIGURES or reason.why in EQUALITY for reason in reasons)


def _points(view: Observation, action: Action) -> int:
    return POINTS[coder_of(view.rules).number[action.card]] if isinstance(action, Play) else 0


def speech_of(view: Observation) -> Speech:
    names = [("You" if seat == view.seat else name) for seat, name in enumerate(NAMES)]
    return Speech(names=names, contract=view.contract is not None)


def hint_row(_state: State, decision: Decision) -> Row:
    """Row of a hint: reasons and words of the advice, and the points of the advised card."""
    view = decision.view
    insight = evaluate(view)
    best = insight.advice
    return {
        "kind": kind_of(view),
        "whys": [reason.why for reason in best.reasons],
        "none": _reasonless(best.reasons),
        "figures": any(reason.why.kind is FIGURES for reason in best.reasons),
        "points": _points(view, best.action),
        "position": shown(view),
        "words": " ".join(hint_words.advice(insight, speech_of(view))),
    }


def shown(view: Observation) -> str:
    """Hand, table and trumps in a line."""
    table = " ".join(played.card.code for played in view.table)
    return f"{' '.join(c.code for c in view.hand)} on {table or 'nothing'}, trumps {view.trumps}"


def claims_of(insight: Insight) -> Iterator[tuple[str, Action]]:
    """Claims of the hint (`advised`, `as_good`, `nearly`) that the coach could contradict, with actions."""
    yield "advised", insight.advice.action
    for prospect in insight.prospects:
        whys = {reason.why.value for reason in prospect.reasons}
        if prospect is insight.advice or not prospect.considered:
            continue
        if "as_good" in whys:
            yield "as_good", prospect.action
        if any(Why(why).kind is NEARLY for why in whys):
            yield "nearly", prospect.action


def advice_row(_state: State, decision: Decision) -> Row | None:
    """Row of the last advice of a card: its faults and its words; None for other decisions."""
    view = decision.view
    if not isinstance(view.legal[0], Play) or not judgeable(view):
        return None
    *_, found = advise(view)
    return {
        "kind": kind_of(view),
        "faults": [*faults_of(found)],
        "position": shown(view),
        "advised": str(found.advice.action),
        "words": hint_words.told(found.advice.prospect, speech_of(view)),
    }


def claims_row(_state: State, decision: Decision) -> Row | None:
    """Each claim, and how the coach would have judged who goes by it."""
    view = decision.view
    if not judgeable(view):
        return None
    *_, insight = insights(view)
    found = []
    for claim, action in claims_of(insight):
        play = judgement(Decision(event=0, view=view, action=action))
        if play is not None:
            contradicts = SEVERITY.index(play.verdict) > SEVERITY.index(AGREES[claim])
            found.append((claim, str(action), play.verdict, round(play.cost, 2), contradicts))
    return {"kind": kind_of(view), "claims": found, "position": shown(view)}


def judgement(decision: Decision) -> JudgedPlay | None:
    """Judgement of a decision by the coach; None if he knows nothing about the action."""
    *_, found = deliberate(decision.view, decision.action)
    return judged(1, decision, found)


def alone(decision: Decision) -> tuple[JudgedPlay | None, JudgedPlay | None]:
    """The coach's verdict on a card: by the search alone, then with the second opinion."""
    weighing = Weighing(decision.view, COACH, decision.action)
    *_, first = weighing.rounds()
    told = [reasoned(each, weighing.knowledge) for each in (first, weighing.questioned(first))]
    one, both = (judged(1, decision, each) for each in told)
    return one, both


def coach_row(state: State, decision: Decision) -> Row | None:
    """Row of the coach's judgement of an action; None if he cannot judge it."""
    view = decision.view
    if not judgeable(view):
        return None
    by_cards = isinstance(view.legal[0], Play)
    first, play = alone(decision) if by_cards else (None, judgement(decision))
    if play is None:
        return None
    accused = first is not None and first.faulty
    third = behind(state, view, first.best, decision.action) if first is not None and accused else None
    words = coach_words.words_of(play, speech_of(view))
    told = [reason for reason in play.reasons if reason.why not in coach_words.UNTOLD]
    return {
        "kind": kind_of(view),
        "verdict": play.verdict,
        "title": coach_words.title_of(play),
        "figures_only": play.faulty and _reasonless(told),
        "twice": play.faulty and any(reason.why.kind is FIGURES for reason in told),
        "bare": not words,
        "accused": accused,
        "third": third,
        "cost": round(play.cost, 2),
        "position": shown(view),
        "done": str(decision.action),
        "words": " ".join(words),
    }


ROWS: Mapping[str, Callable[[State, Decision], Row | None]] = {
    "hints": hint_row,
    "advice": advice_row,
    "claims": claims_row,
    "coach": coach_row,
}


def measured(what: str, only: Sequence[str], positions: int, file: Path | None) -> list[Row]:
    """Rows of all games in turn, those in the file not again."""
    rows = _read(file)
    done = Counter(row["game"] for row in rows)
    games = {n: r for n, r in GAMES.items() if not only or n.startswith(tuple(only))}
    each = -(-positions // len(games))
    for game, rules in games.items():
        at = 0
        for hand, state, decision in moments(game, rules):
            if at >= each:
                break
            at += 1
            if at <= done[game]:
                continue
            row = ROWS[what](state, decision) or {"kind": "unjudged"}
            rows.append({"game": game, "hand": hand, **row})
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(rows[-1]) + "\n")
    return rows


def _read(file: Path | None) -> list[Row]:
    if file is None or not file.is_file():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def tell_hints(rows: Sequence[Row]) -> Iterator[str]:
    """Report lines: hints without a reason, by kind and by game, and the counts of first reasons."""
    none = [row for row in rows if row["none"]]
    figures = [row for row in none if row["figures"]]
    rich = [row for row in figures if row["points"]]
    yield f"{len(rows)} hints, {len(none)} without a reason ({100 * len(none) / max(1, len(rows)):.1f} %)"
    yield f"{len(figures)} of these by figures, in {len(rich)} the advised card carries points"
    for key in ("kind", "game"):
        all_of, of = Counter(str(row[key]) for row in rows), Counter(str(row[key]) for row in none)
        yield f"{key}: " + ", ".join(f"{name} {of[name]}/{n}" for name, n in all_of.items())
    yield "said first: " + str(Counter(row["whys"][0] for row in rows if row["whys"]).most_common())


def tell_advice(rows: Sequence[Row]) -> Iterator[str]:
    """Report lines: the faults of advice by kind, and where they are."""
    judged = [row for row in rows if "faults" in row]
    faults = Counter(fault for row in judged for fault in row["faults"])
    yield f"{len(judged)} advised cards, {sum(faults.values())} faults: {dict(faults.most_common())}"
    yield from (
        f"   {row['game']} {row['position']}: {row['advised']}, {row['faults']}: {row['words']}"
        for row in judged
        if row["faults"]
    )


def tell_claims(rows: Sequence[Row]) -> Iterator[str]:
    """Report lines: the claims of each kind, and those that the coach contradicts."""
    claims = [(row, claim) for row in rows for claim in row.get("claims", ())]
    for kind in AGREES:
        mine = [(row, claim) for row, claim in claims if claim[0] == kind]
        wrong = [(row, claim) for row, claim in mine if claim[4]]
        yield f"{kind}: {len(mine)} claims, {len(wrong)} contradicted"
        yield from (f"   {row['game']} {row['position']}: {claim[1:4]}" for row, claim in wrong)


def tell_coach(rows: Sequence[Row]) -> Iterator[str]:
    """Verdicts, and how criticisms and praise are told."""
    told = [row for row in rows if "verdict" in row]
    faulty = [row for row in told if row["verdict"] not in (Verdict.STRONG, Verdict.GOOD)]
    yield f"{len(told)} judged: {dict(Counter(str(row['verdict']) for row in told))}"
    yield f"{len(faulty)} criticisms, {sum(bool(row['figures_only']) for row in faulty)} by figures alone, "
    yield f"   {sum(bool(row['twice']) for row in faulty)} say a figure twice"
    well = [row for row in told if row["title"] == "Well played"]
    yield f"{len(well)} times well played, {sum(bool(row['bare']) for row in well)} without another word"
    for title, blamed in (
        ("by the search alone", [row for row in told if row["accused"]]),
        ("by both opinions", [row for row in faulty if row["accused"]]),
    ):
        others = [row["third"] for row in blamed]
        against = sum(less < 0 for less, _error in others)
        surely = sum(less < -2 * error for less, error in others)
        yield f"{len(others)} blamed {title}; the third judge differs of {against}, surely of {surely}"


TOOLTIPS = {"hints": tell_hints, "advice": tell_advice, "claims": tell_claims, "coach": tell_coach}


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="What hints and the coach teach.")
    parser.add_argument("what", nargs="?", choices=list(ROWS), default="hints")
    parser.add_argument("--only", nargs="+", default=[], metavar="GAME")
    parser.add_argument("--positions", type=int, default=0, help="of all games together")
    parser.add_argument("--file", type=Path, help="JSON lines: what was found, to go on from and to add to")
    args = parser.parse_args(words)
    text.use("en")
    rows = measured(args.what, args.only, args.positions or POSITIONS[args.what], args.file)
    for line in TOOLTIPS[args.what](rows):
        print(line)


if __name__ == "__main__":
    with measuring():
        main()
