"""Truth of the coach's sentences: each held against the position, each figure against the others.

    python -m benchmarks.coach_words [--only GAME …] [--sentences N] [--file FILE] [--examples]

With `--file` the counts go to JSON lines after every hand, and go on from there, in rounds of all games.
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from benchmarks.figure import GAMES, Figure
from benchmarks.hints import NAMES, SHALLOW, decisions
from benchmarks.judges.claims import Line, Shown, false_claims
from briscola.capabilities.coach import words as coach_words
from briscola.capabilities.coach.judgement import JudgedPlay, Verdict, judged
from briscola.client.decisions import Decision
from briscola.engine.actions import Play
from briscola.engine.cards import Rank
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.trick import TableCard, winning
from briscola.i18n import hint_words, text
from briscola.i18n.action_words import choice_text
from briscola.i18n.reason_words import Speech
from briscola.players.insight.deliberation import deliberate, judgeable
from training.quiet import measuring

SENTENCES = 10_000
ROUND = 100
"""Sentences after which the next game has its turn."""
CARICO = 10


def judged_plays(rules: Rules, hand: int) -> Iterator[JudgedPlay]:
    """The decisions of a hand that is played partly at random, each with a choice judged."""
    chance = Random(f"coach:{rules.slug}:{hand}")
    for number, view in enumerate(decisions(rules, hand), 1):
        if judgeable(view):
            decision = Decision(event=0, view=view, action=chance.choice(view.legal))
            *_, found = deliberate(view, decision.action, SHALLOW)
            play = judged(number, decision, found)
            if play is not None:
                yield play


def names_at(view: Observation) -> Sequence[str]:
    """Everybody's name, by place."""
    return [("You" if seat == view.seat else name) for seat, name in enumerate(NAMES)]


def false_words(play: JudgedPlay) -> tuple[int, list[str]]:
    """Number of sentences said of a play, the title included, and the false ones."""
    view = play.decision.view
    speech = Speech(names=names_at(view), contract=view.contract is not None)
    said = [words.replace("\N{NO-BREAK SPACE}", " ") for words in coach_words.words_of(play, speech)]
    wrong = [words for words in said if not _true(words, play)]
    title = coach_words.title_of(play)
    if title == "A strong strozzo" and not _strozzo(play):
        wrong.append(title)
    if (play.verdict in (Verdict.STRONG, Verdict.GOOD)) == (play.cost > 0):
        wrong.append(title)
    return len(said) + 1, wrong


def _true(words: str, play: JudgedPlay) -> bool:
    if words.startswith("Better: "):
        told = words == f"Better: {choice_text(play.best)}."
        return told and play.best in play.decision.view.legal and play.best != play.decision.action
    if words.startswith("It cost"):
        return _figures_true(words, play)
    if words.startswith("Perhaps "):
        own, better = play.found.of(play.decision.action), choice_text(play.found.advice.action)
        doubted = own is not None and own.cost > 0 and not play.faulty
        return doubted and words == f"Perhaps {better} was better; nobody can be sure."
    if words == "Every card was known: this is certain.":
        words = "Every card is known: this is certain."
    return not false_claims(_shown(words, play))


def _figures_true(words: str, play: JudgedPlay) -> bool:
    """True if the stated cost is the difference between the figures of both choices."""
    best, own = play.found.of(play.best), play.found.of(play.decision.action)
    assert best is not None and own is not None
    chance = re.search(r"(\d+)% of the chance", words)
    points = re.search(r"([\d.]+) points", words)
    apart = 100 * (best.prospect.chance - own.prospect.chance)
    if chance is not None and abs(float(chance[1]) - apart) > 0.51:
        return False
    if points is None:
        return chance is not None
    sides = len(play.decision.view.rules.sides)
    ahead_by = 1 + 1 / (sides - 1) if best.prospect.ahead else 1.0  # what one side gains the others lack
    less = ((best.prospect.points or 0.0) - (own.prospect.points or 0.0)) / ahead_by
    return abs(float(points[1]) - max(0.0, less)) <= (0.51 if "about" in words else 0.051)


def _shown(words: str, play: JudgedPlay) -> Shown:
    lines = [
        Line(
            action=choice.action,
            points=None if choice.prospect.points is None else choice.prospect.told_points,
            chance=0
            if choice.prospect.by_points
            else int(hint_words.figures(choice.prospect)[-1].removesuffix("%")),
        )
        for choice in play.found.choices
    ]
    view = play.decision.view
    return Shown(
        view=view,
        names=names_at(view),
        action=play.best,
        advised=play.found.advice.action,
        words=words,
        lines=lines,
    )


def _strozzo(play: JudgedPlay) -> bool:
    """True if a carico that is no trump takes the trick on the table."""
    view = play.decision.view
    if (
        not isinstance(play.decision.action, Play)
        or not view.table
        or play.decision.action.card.suit is view.trumps
    ):
        return False
    ranking = view.rules.ranking
    table = [
        *view.table,
        TableCard(view.seat if view.to_act is None else view.to_act, play.decision.action.card),
    ]
    best = winning(table, view.trumps, ranking)
    rich = ranking.points[play.decision.action.card] >= CARICO or play.decision.action.card.rank is Rank.ACE
    return rich and best.card == play.decision.action.card


@dataclass(kw_only=True)
class Words:
    """Counts of a game: `hand` is the next; `false` is by the words of the sentence."""

    game: str
    hand: int = 0
    sentences: int = 0
    false: dict[str, int] = field(default_factory=dict)


def measured(
    game: str,
    rules: Rules,
    sentences: int,
    *,
    before: Words | None = None,
    file: Path | None = None,
    examples: bool = False,
) -> Words:
    """Sentences of a game until there are so many, from where an earlier count stopped."""
    count = before or Words(game=game)
    while count.sentences < sentences:
        for play in judged_plays(rules, count.hand):
            said, wrong = false_words(play)
            count.sentences += said
            count.false = dict(Counter(count.false) + Counter(wrong))
            for words in wrong if examples else ():
                print(
                    f"  {game} hand {count.hand}: {play.decision.action} {play.verdict} “{words}”", flush=True
                )
        count.hand += 1
        if file:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(count)) + "\n")
    return count


def read(file: Path | None) -> Mapping[str, Words]:
    """The counts in a file of JSON lines, by game: the last of each."""
    if file is None or not file.is_file():
        return {}
    found = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {each["game"]: Words(**each) for each in found}


def measure() -> Iterator[Figure]:
    """False sentences in some of every game."""
    text.use("en")
    false = sum(sum(measured(name, rules, ROUND).false.values()) for name, rules in GAMES.items())
    yield Figure(name="coach_false", value=false, unit="sentences", aim=0)


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Whether the coach's sentences are true.")
    parser.add_argument("--only", nargs="+", default=[], metavar="GAME")
    parser.add_argument("--sentences", type=int, default=SENTENCES, help="of all games together")
    parser.add_argument("--file", type=Path, help="JSON lines: counts to go on from and to add to")
    parser.add_argument("--examples", action="store_true", help="print every false sentence")
    args = parser.parse_args(words)
    text.use("en")
    wanted = {n: r for n, r in GAMES.items() if not args.only or n.startswith(tuple(args.only))}
    counts = {name: count for name, count in read(args.file).items() if name in wanted}
    most = -(-args.sentences // len(wanted))
    for goal in (*range(ROUND, most, ROUND), most):
        for name, rules in wanted.items():
            counts[name] = measured(
                name, rules, goal, before=counts.get(name), file=args.file, examples=args.examples
            )
    total = sum(count.sentences for count in counts.values())
    wrong = Counter[str]()
    for count in counts.values():
        wrong.update(count.false)
    print(f"{total} sentences, {sum(wrong.values())} false: {dict(wrong.most_common(20))}")


if __name__ == "__main__":
    with measuring():
        main()
