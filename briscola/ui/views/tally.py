"""The lines of the slate: who stands where in the match."""

from dataclasses import dataclass

from briscola.client.match_setup import MatchSetup
from briscola.client.results import signed
from briscola.client.view import View
from briscola.i18n.characters import name_of
from briscola.i18n.results import slate_title
from briscola.i18n.text import _


@dataclass(frozen=True, kw_only=True, slots=True)
class Tally:
    """A line of the slate: a name, its strokes, its side, and a balance where hands are paid for."""

    name: str
    strokes: int
    side: str = ""
    balance: int | None = None


def tallies(view: View, setup: MatchSetup) -> tuple[Tally, ...]:
    """The lines of the slate."""
    rules = view.rules
    if rules.in_pairs:
        return (
            Tally(name=_("Us"), strokes=view.score[0], side="us"),
            Tally(name=_("Them"), strokes=view.score[1], side="them"),
        )
    strokes = rules.match_form.by_wins
    paid = rules.has_payments and (any(view.balance) or not strokes)
    return tuple(
        Tally(
            name=name_of(setup, rules, place),
            strokes=view.score[place] if strokes else 0,
            balance=view.balance[place] if paid else None,
        )
        for place in range(rules.players)
    )


def score_line(view: View, setup: MatchSetup) -> str:
    """The slate in a line: how everybody stands."""
    lines = tallies(view, setup)
    by_wins = view.rules.match_form.by_wins
    values = [str(t.strokes) if by_wins else signed(t.balance or 0) for t in lines]
    return " · ".join(f"{t.name}\u00a0{value}" for t, value in zip(lines, values, strict=True))


def score_lines(view: View, setup: MatchSetup) -> tuple[str, str]:
    """The slate in two lines, for where it is covered: what it counts up to, and how everybody stands."""
    return " · ".join((_("Score"), slate_title(view))), score_line(view, setup)
