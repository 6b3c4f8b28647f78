"""The table of docs/rules/options.md: values, what is usual, and the games in which a house rule stands."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .games import GAMES, Form, Value

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "options.md"
_ROW = re.compile(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)
_PLAYERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


@dataclass(frozen=True, kw_only=True)
class Plain:
    """A row with one usual value, which stands in games of a list or wherever another option does."""

    values: tuple[Value, ...]
    """The usual one first."""
    games: Mapping[str, int | None]
    """The games, each with its number of players if it stands for that alone."""
    like: str = ""

    def stands(self, form: Form) -> bool:
        """Whether the list has the form."""
        return self.games.get(form.variant, 0) in (None, form.players)


def plain_rows(page: Path = PAGE) -> dict[str, Plain]:
    """The rows of the page that say all there is to know; the others need a condition of their own.

    Such a row stands in `every game`, in games (`briscolone, marianna`; `bisca for two`) or as another.
    """
    rows = {}
    for key, values, usual, where in _ROW.findall(page.read_text(encoding="utf-8")):
        games, like = _games(where), re.fullmatch(r"as `(\w+)`", where)
        known = _values(values)
        if (games or like) and _value(usual) in known:
            others = [value for value in known if value != _value(usual)]
            rows[key] = Plain(
                values=(_value(usual), *others), games=games or {}, like=like.group(1) if like else ""
            )
    return rows


def _games(where: str) -> dict[str, int | None] | None:
    if where == "every game":
        return dict.fromkeys(GAMES)
    found: dict[str, int | None] = {}
    for part in where.split(", "):
        name, _, players = part.partition(" for ")
        if name not in GAMES or (players and players not in _PLAYERS):
            return None
        found[name] = _PLAYERS.get(players)
    return found


def _values(cell: str) -> list[Value]:
    span = re.fullmatch(r"(\d+) to (\d+)", cell)
    return (
        list(range(int(span[1]), int(span[2]) + 1)) if span else [_value(word) for word in cell.split(", ")]
    )


def _value(word: str) -> Value:
    return int(word) if word.isdigit() else {"on": True, "off": False}.get(word, word)
