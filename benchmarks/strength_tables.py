"""Results of matches as the tables of the README."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from benchmarks.figure import GAMES
from benchmarks.matches import Result
from briscola.players.levels import LADDER

CLASSIC = ("random", "easy", "medium", "hard", "maestro")
"""The ladder of the command line, from its lowest step up."""
PEOPLE = ("random", *LADDER)
"""The ladder for people, and below it who plays any card."""
NO_RESULT = "·"
WORDS: Mapping[str, str] = {"all": ", all dealt", "alone": " alone", "nine": ", nine cards"} | {
    "rank": ", bids by rank",
    "open": ", open dummy",
    "follow": ", following suit",
    "turned": ", trumps turned up",
    "mariazza": ", mariazza",
}


def tables(results: Iterable[Result]) -> str:
    """All tables, those without a result left out."""
    found = {result.name: result for result in results}
    sparring = (_sparring(found, "sparring_", "maestro"), _sparring(found, "hard_", "hard"))
    steps = (_ladder(found, "people_", PEOPLE), _ladder(found, "ladder_", CLASSIC))
    parts = [_greedy(found), *steps, _styles(found), *sparring, _among(found), _goals(found), _signs(found)]
    return "\n\n".join(part for part in parts if part) + "\n"


def title(game: str) -> str:
    """`prini_4_all` in words: prini 4 in pairs, all dealt."""
    variant, players, *rest = game.split("_")
    pairs = " in pairs" if players == "4" and variant != "chiamata" and "alone" not in rest else ""
    return f"{variant} {players}{pairs}" + "".join(WORDS[word] for word in rest)


def figure(result: Result | None) -> str:
    """A gain with its error, more finely where it is small."""
    if result is None:
        return NO_RESULT
    digits = 2 if abs(result.mean) < 2 and result.se < 0.1 else 1
    return f"{result.mean:+.{digits}f} ± {result.se:.{digits}f}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def _games(found: Mapping[str, Result], kind: str) -> list[str]:
    """The games of a kind of match, in the order of the results."""
    return list(dict.fromkeys(r.game for name, r in found.items() if name.startswith(kind)))


def _crossed(found: Mapping[str, Result], kind: str, names: Sequence[str], head: str) -> str:
    games = _games(found, kind)
    rows = [
        [name, *(figure(found.get(f"{kind}{game}_{name}")) for game in games)]
        for name in names
        if any(f"{kind}{game}_{name}" in found for game in games)
    ]
    return _table([head, *map(title, games)], rows) if rows else ""


def _greedy(found: Mapping[str, Result]) -> str:
    names = tuple(dict.fromkeys((*PEOPLE[1:], *CLASSIC[1:])))
    return _crossed(found, "greedy_", names, "against greedy")


def _sparring(found: Mapping[str, Result], kind: str, level: str) -> str:
    names = dict.fromkeys(
        name.removeprefix(f"{kind}{result.game}_") for name, result in found.items() if name.startswith(kind)
    )
    return _crossed(found, kind, tuple(names), f"{level} against")


def _ladder(found: Mapping[str, Result], kind: str, ladder: Sequence[str]) -> str:
    steps = tuple((f"{upper} v. {lower}", upper) for lower, upper in pairwise(ladder))[::-1]
    rows = [
        [title(game), *(_step(found.get(f"{kind}{game}_{upper}")) for _, upper in steps)]
        for game in _games(found, kind)
    ]
    return _table(["", *(words for words, _ in steps)], rows) if rows else ""


def _step(result: Result | None) -> str:
    """A gain, and the share of hands won."""
    if result is None:
        return NO_RESULT
    share, error = share_won(result)
    return f"{figure(result)}, {share:.0f} ± {error:.0f} %"


def _styles(found: Mapping[str, Result]) -> str:
    names = dict.fromkeys(
        name.removeprefix(f"style_{result.game}_")
        for name, result in found.items()
        if name.startswith("style_")
    )
    return _crossed(found, "style_", tuple(names), "style against none")


def share_won(result: Result) -> tuple[float, float]:
    """The hands won in per cent of those that A or a given opponent won, and a standard error.

    Among players alone the one that wins is one of several: the share of A is weighed against that of one
    opponent, so that equals come to 50 % at every table. With an auction, where sides differ in size, it is
    the plain share of hands on the winning side.
    """
    rules = GAMES[result.game]
    won, error = result.won
    if rules.two_sides or rules.has_payments or not 0 < won < 100:
        return won, error
    one = (100 - won) / (len(rules.sides) - 1)
    share = 100 * won / (won + one)
    return share, error * share * (100 - share) / (won * (100 - won))


def _among(found: Mapping[str, Result]) -> str:
    rows = [[title(game), figure(found[f"among_{game}"])] for game in _games(found, "among_")]
    return _table(["one maestro among medium", "over its fair share"], rows) if rows else ""


def _goals(found: Mapping[str, Result]) -> str:
    rows = []
    for game in _games(found, "goal_"):
        result = found[f"goal_{game}"]
        won, error = result.won
        rows.append([title(game), f"{won:.1f} ± {error:.1f} %", figure(result)])
    return _table(["maestro:goal=win v. maestro", "hands won", "points"], rows) if rows else ""


def _signs(found: Mapping[str, Result]) -> str:
    result = found.get("signs_briscola_4")
    if result is None:
        return ""
    return f"In pairs signs are worth {figure(result)} points a hand to `maestro` against itself without."
