"""Truth of hints: each sentence held against the position, each word against the table beside it.

    python -m benchmarks.hints [--only GAME …] [--positions N] [--file FILE] [--options] [--examples]

A GAME is how names begin (`prini_2`). With `--file` the counts go to JSON lines after every hand, and go on
from there, in rounds of all games; `--options` takes every house rule besides; `--examples` prints each false
sentence.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path
from random import Random

from benchmarks.figure import GAMES, Figure
from benchmarks.judges.claims import Shown, false_claims, table_is_wrong
from benchmarks.judges.screen import lines_of
from briscola.client.decisions import Decision
from briscola.client.view.view import ME
from briscola.engine.actions import Play
from briscola.engine.hand import apply, deal, decider, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, observe
from briscola.engine.options import applying
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.talk import legal_signs, signal
from briscola.engine.variants import VARIANTS, make_rules
from briscola.i18n import hint_words, text
from briscola.i18n.reason_words import Speech
from briscola.players.insight.can_explain import known_about
from briscola.players.insight.evaluation import Insight, insights
from briscola.players.levels import make_player
from briscola.players.nets.trained import trained_net
from briscola.players.search.deepening import Depth
from briscola.players.signals import choose_sign
from training.quiet import measuring

POSITIONS = 10_000
ROUND = 250
"""Positions after which the next game has its turn."""
AT_RANDOM = 0.5
"""The share of cards that are played at random, the others as `easy` plays them."""
SIGNS = 0.3
"""Chance that a seat, drawn by lot, makes a sign before an action."""
SEED = 2026
SHALLOW = Depth(samples=40, batch=20)
"""Depth of the search: sentences must be true of the position and of its figures at any depth."""
TIMED, LAST_TIMED = 4, 6
"""Hands of a game whose hints are timed, and how many of them to the last answer."""
AT_ONCE = 0.1
"""Seconds of processor time in which something is to be shown."""
NAMES = ("Ada", "Rocco", "Peppe", "Nina", "Dummy", "Ugo")


@dataclass(kw_only=True)
class Count:
    """Counts of a game: `hand` is the next; `told` is by the first reason of the advice, `false` by claim."""

    game: str
    hand: int = 0
    positions: int = 0
    sentences: int = 0
    told: dict[str, int] = field(default_factory=dict)
    false: dict[str, int] = field(default_factory=dict)

    def add(self, told: Mapping[str, int], false: Mapping[str, int]) -> None:
        self.told = dict(Counter(self.told) + Counter(told))
        self.false = dict(Counter(self.false) + Counter(false))


def decisions(rules: Rules, hand: int) -> Iterator[Observation]:
    """Observations of the person's seat in a hand played partly at random, with true signs among pairs."""
    chance = Random(f"{SEED}:{rules.slug}:{hand}")
    for _state, decision in decided(rules, hand, chance, ["easy"] * rules.players, at_random=AT_RANDOM):
        yield decision.view


def decided(
    rules: Rules, hand: int, chance: Random, levels: Sequence[str], *, at_random: float
) -> Iterator[tuple[State, Decision]]:
    """The decisions of the person's seat in a hand played by these levels, a share of it at random; and the
    truth at each of them.
    """
    pack = list(rules.pack)
    chance.shuffle(pack)
    standing = begin_match(rules, winning_hands=1, dealer=0).standing
    state = deal(rules, dealer=chance.randrange(rules.players), pack=tuple(pack))
    players = [make_player(level, seed=hand, seat=seat) for seat, level in enumerate(levels)]
    number = 0
    while state.to_act is not None:
        state = _signed(state, chance)
        seat = decider(state)
        legal = legal_actions(state)
        action = legal[0] if len(legal) == 1 else chance.choice(legal)
        if seat is not None:
            view = observe(state, seat, standing, asked=True)
            if len(legal) > 1 and chance.random() >= at_random:
                action = players[seat].choose(view)
            if seat == ME:
                yield state, Decision(event=number, view=view, action=action)
        state, _ = apply(state, action)
        number += 1


def _signed(state: State, chance: Random) -> State:
    """The state after a true sign of somebody, now and then."""
    seat = chance.randrange(state.rules.players)
    if not legal_signs(state, seat) or chance.random() >= SIGNS:
        return state
    standing = begin_match(state.rules, winning_hands=1, dealer=0).standing
    sign = choose_sign(observe(state, seat, standing), chance)
    return state if sign is None else signal(state, seat=seat, sign=sign)[0]


def shown(view: Observation, insight: Insight) -> Iterator[Shown]:
    """Everything that a person may read of a position: the advice, and each other choice looked at."""
    names = [("You" if seat == view.seat else name) for seat, name in enumerate(NAMES)]
    speech = Speech(names=names, contract=view.contract is not None)
    lines = lines_of(insight)
    for prospect in insight.prospects:
        best = prospect is insight.advice
        if best:
            _headline, words = hint_words.advice(insight, speech)
        elif isinstance(prospect.action, Play):  # only a card of the hand can be looked at
            _label, words = hint_words.looked_at(prospect, speech)
        else:
            continue
        yield Shown(
            view=view,
            names=names,
            action=prospect.action,
            advised=insight.advice.action,
            words=words.replace("\N{NO-BREAK SPACE}", " "),
            lines=lines,
        )


def held(view: Observation) -> tuple[Counter[str], Counter[str], int, Sequence[str]]:
    """Counts of the advices' first reasons and of false claims, the number of texts, and the false ones."""
    told, false, examples = Counter[str](), Counter[str](), []
    said = [(insight, each) for insight in soon(view) for each in shown(view, insight)]
    for insight, each in said:
        best = each.action == each.advised
        if best:
            told[insight.advice.reasons[0].why] += 1
        wrong = [*false_claims(each), *(table_is_wrong(each) if best else ())]
        for name in wrong:
            name = f"{name} (first look)" if insight.first_look else name
            false[name if best else f"{name} (looked at)"] += 1
            examples.append(f"{name}: {each.action} “{each.words}”")
    return told, false, len(said), examples


def soon(view: Observation) -> Iterator[Insight]:
    """The first look, if there is one, and the search's first answer."""
    for insight in insights(view, SHALLOW):
        yield insight
        if not insight.first_look:
            return


def measured(
    game: str,
    rules: Rules,
    positions: int,
    *,
    before: Count | None = None,
    file: Path | None = None,
    examples: bool = False,
) -> Count:
    """Positions of a game until there are so many, from where an earlier count stopped."""
    count = before or Count(game=game)
    while count.positions < positions:
        for view in filter(known_about, decisions(rules, count.hand)):
            told, false, sentences, wrong = held(view)
            count.positions += 1
            count.sentences += sentences
            count.add(told, false)
            if examples:
                for each in wrong:
                    print(f"  {game} hand {count.hand}: {each}", flush=True)
        count.hand += 1
        if file:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(count)) + "\n")
    return count


def read(file: Path | None) -> dict[str, Count]:
    """The counts in a file of JSON lines, by game: the last of each."""
    if file is None or not file.is_file():
        return {}
    found = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {each["game"]: Count(**each) for each in found}


def games(*, options: bool) -> Mapping[str, Rules]:
    """The games that are trained and measured; with `options` every house rule of every game besides."""
    found = dict(GAMES)
    for variant, row in VARIANTS.items() if options else ():
        for players in row.players:
            for option, _ in applying(row.options, players, lambda option: option.default):
                for value in option.values[:3]:
                    rules = make_rules(variant, players, {option.key: value})
                    found.setdefault(rules.slug.replace("-", "_"), rules)
    return found


def measure() -> Iterator[Figure]:
    """False sentences in a few hundred positions of every game."""
    text.use("en")
    for name, rules in GAMES.items():
        count = measured(name, rules, POSITIONS // 50)
        yield Figure(name=f"hints_false_{name}", value=sum(count.false.values()), unit="sentences", aim=0)


def seconds() -> Iterator[Figure]:
    """Processor time of a hint, the longest of every game: up to what is shown first, and up to the last.

    `loading` is that of the first hint of all, which reads the net. Imports come with the table.
    """
    for name, rules in GAMES.items():
        hands = (decisions(rules, hand) for hand in range(TIMED))
        views = [view for hand in hands for view in hand if known_about(view) and len(view.legal) > 1]
        trained_net.cache_clear()
        loading, *first = [spent(view)[0] for view in (views[0], *views)]
        last = [spent(view, None)[-1] for view in views[:: len(views) // LAST_TIMED or 1]]
        for figure, value, aim in (
            ("loading", loading, AT_ONCE),
            ("first", max(first), AT_ONCE),
            ("last", max(last), None),
        ):
            yield Figure(name=f"hint_seconds_{figure}_{name}", value=round(value, 3), unit="s", aim=aim)


def spent(view: Observation, answers: int | None = 1) -> Sequence[float]:
    """Seconds of this process up to each of so many answers (None: all), as deep as at the table."""
    begun = time.process_time()
    return [time.process_time() - begun for _answer in islice(insights(view), answers)]


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Whether hints are true.")
    parser.add_argument("--only", nargs="+", default=[], metavar="GAME")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each game")
    parser.add_argument("--file", type=Path, help="JSON lines: counts to go on from and to add to")
    parser.add_argument("--options", action="store_true", help="every house rule too")
    parser.add_argument("--examples", action="store_true", help="print every false sentence")
    args = parser.parse_args(words)
    text.use("en")
    wanted = {
        name: rules
        for name, rules in games(options=args.options).items()
        if not args.only or name.startswith(tuple(args.only))
    }
    counts = {name: count for name, count in read(args.file).items() if name in wanted}
    for goal in (*range(ROUND, args.positions, ROUND), args.positions):
        for name, rules in wanted.items():
            counts[name] = measured(
                name, rules, goal, before=counts.get(name), file=args.file, examples=args.examples
            )
    for name, count in counts.items():
        wrong = ", ".join(f"{kind} {n}" for kind, n in Counter(count.false).most_common())
        print(
            f"{name:24} {count.positions} positions, {count.sentences} sentences, "
            f"{sum(count.false.values())} false: {wrong}",
            flush=True,
        )


if __name__ == "__main__":
    with measuring():
        main()
