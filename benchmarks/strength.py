"""Strength of the levels: the ladders in every game, greedy, sparring partners, styles, goals and signs.

    python -m benchmarks.strength [--only NAME …] [--scale X] [--jobs J] [--file FILE] [--told] [--table FILE]

A NAME is how matches begin (`ladder_briscola_2`, `greedy`). Results go to JSON lines (`counts.jsonl` here),
and what the file holds already of the levels as they are is not played again. `--table` writes them all as
the tables of the README.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from benchmarks.figure import GAMES, Figure
from benchmarks.matches import COUNTS, Contest, Result, can_play, play, read_results, write_result
from benchmarks.strength_tables import CLASSIC, PEOPLE, share_won, tables
from briscola.players.levels import LADDER, LEVELS
from briscola.players.styles import EVEN, STYLES
from training.quiet import measuring
from training.sparring.roster import PARTNERS

SLOW = {"sampled": 0.3, "sampled-200": 0.3, "flat-200": 0.3, "worlds": 0.1, "pimc": 0.6}  # of the deals
SPARRING = {"sparring": "maestro", "hard": "hard"}  # who is tried against all partners
MEASURED_BEST = ("briscola_2", "briscola_4")  # the games with figures to reach
ALONE = tuple(name for name, game in GAMES.items() if not game.two_sides and not game.has_payments)
GOALS = ("briscola_2", "briscola_4", "briscola_3", "briscola_5")

LOW, HIGH, BEST = 200, 300, 1000  # deals of a match: of low steps, of high ones, in the games measured best
TWO = 600  # of a step of the ladder for people between two: a share errs by 1.5 in a hundred at most
STYLED = ("briscola_2", "briscola_4", "briscola_3", "chiamata_5")  # the games in which styles are compared
SPREAD = {"chiamata": 0.5}  # of the deals: a deal is many long games


def matches() -> Iterator[Contest]:
    """Every match, those that matter most first."""
    for game in MEASURED_BEST:
        for level in reversed(dict.fromkeys((*LADDER[:-1], *CLASSIC[1:]))):
            yield Contest(name=f"greedy_{game}_{level}", a=level, b="greedy", game=game, deals=BEST)
    for game in GAMES:
        for lower, upper in pairwise(PEOPLE):
            deals = round((HIGH if LEVELS[upper].nets else LOW) * SPREAD.get(GAMES[game].variant, 1))
            deals = TWO if GAMES[game].players == 2 else deals
            yield Contest(name=f"people_{game}_{upper}", a=upper, b=lower, game=game, deals=deals)
    for game in GAMES:
        for lower, upper in pairwise(CLASSIC):
            deals = LOW if upper in CLASSIC[:3] else BEST if game in MEASURED_BEST else HIGH
            deals = round(deals * SPREAD.get(GAMES[game].variant, 1))
            yield Contest(name=f"ladder_{game}_{upper}", a=upper, b=lower, game=game, deals=deals)
    for kind, level in SPARRING.items():
        for game in MEASURED_BEST:
            for partner in PARTNERS:
                deals = round(BEST * SLOW.get(partner, 1))
                yield Contest(name=f"{kind}_{game}_{partner}", a=level, b=partner, game=game, deals=deals)
    for game in ALONE:
        yield Contest(name=f"among_{game}", a="maestro", b="medium", game=game, deals=HIGH)
    for game in STYLED:
        for level in LADDER[:-1]:
            for style in STYLES:
                if style != EVEN.name:
                    name = f"style_{game}_{level}_{style}"
                    yield Contest(name=name, a=f"{level}:style={style}", b=level, game=game, deals=LOW)
    for game in GOALS:
        yield Contest(name=f"goal_{game}", a="maestro:goal=win", b="maestro", game=game, deals=BEST)
    yield Contest(name="signs_briscola_4", a="maestro", b="maestro:signs=off", game="briscola_4", deals=BEST)


def results(
    only: Sequence[str] = (),
    *,
    scale: float = 1.0,
    jobs: int = 1,
    file: Path = COUNTS,
    play_on: bool = True,
) -> Iterator[Result]:
    """Play the matches whose names begin so, where both players exist, but for those that `file` holds.

    Without `play_on` only these are told.
    """
    known = read_results(file)
    for match in matches():
        if only and not match.name.startswith(tuple(only)):
            continue
        if match.name in known:
            yield known[match.name]
            continue
        rules = GAMES[match.game]
        if not play_on or not can_play(match, rules):
            continue
        wanted = Contest(**{**vars(match), "deals": max(2, round(scale * match.deals))})
        result = play(wanted, rules, jobs=jobs)
        write_result(file, result)
        yield result


def measure() -> Iterator[Figure]:
    """Two figures a match: what A gains a hand, and its standard error; of goals the games won as well."""
    for result in results():
        unit = "paid" if GAMES[result.game].has_payments else "points"
        name = f"strength_{result.name}"
        yield Figure(name=name, value=round(result.mean, 2), unit=unit)
        yield Figure(name=f"{name}_se", value=round(result.se, 2), unit=unit)
        if result.name.startswith("goal_"):
            yield Figure(name=f"{name}_won", value=round(result.won[0], 1), unit="%")


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="How strong the levels are.")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME")
    parser.add_argument("--scale", type=float, default=1.0, help="of the deals")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--file", type=Path, default=COUNTS, help="JSON lines: results to go on from and to add to"
    )
    parser.add_argument("--told", action="store_true", help="play nothing, only tell what the file holds")
    parser.add_argument("--table", type=Path, help="write the tables of the README here")
    args = parser.parse_args(words)
    found = []
    for result in results(args.only, scale=args.scale, jobs=args.jobs, file=args.file, play_on=not args.told):
        found.append(result)
        share, error = share_won(result)
        won = f"{share:.1f} ± {error:.1f} %"
        print(
            f"{result.name:36} {result.mean:+8.2f} ± {result.se:.2f}  {won}  ({result.deals} deals)",
            flush=True,
        )
        if args.table:
            args.table.write_text(tables(found), encoding="utf-8")


if __name__ == "__main__":
    with measuring():
        main()
