"""Results of matches as the tables of the README."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from benchmarks.matches import Result
from briscola.players import levels

STEPS = {upper: f"{upper} v. {lower}" for lower, upper in pairwise(levels.LEVELS)}
LEVELS = tuple(STEPS)
NO_RESULT = "·"
WORDS: Mapping[str, str] = {"all": ", all dealt", "alone": " alone", "nine": ", nine cards"} | {
    "rank": ", bids by rank",
    "open": ", open dummy",
}


def tables(results: Iterable[Result]) -> str:
    """All tables, those without a result left out."""
    found = {result.name: result for result in results}
    sparring = (_sparring(found, "sparring_", "maestro"), _sparring(found, "hard_", "hard"))
    parts = [_greedy(found), _ladder(found), *sparring, _among(found), _goals(found), _signs(found)]
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
    return _crossed(found, "greedy_", LEVELS, "against greedy")


def _sparring(found: Mapping[str, Result], kind: str, level: str) -> str:
    names = dict.fromkeys(
        name.removeprefix(f"{kind}{result.game}_") for name, result in found.items() if name.startswith(kind)
    )
    return _crossed(found, kind, tuple(names), f"{level} against")


def _ladder(found: Mapping[str, Result]) -> str:
    rows = [
        [title(game), *(figure(found.get(f"ladder_{game}_{level}")) for level in reversed(LEVELS))]
        for game in _games(found, "ladder_")
    ]
    return _table(["", *(STEPS[level] for level in reversed(LEVELS))], rows) if rows else ""


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
