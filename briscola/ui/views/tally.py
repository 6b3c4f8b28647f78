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
    """A line of the slate: a name, its strokes or points, its side, a balance where hands are paid for."""

    name: str
    strokes: int = 0
    side: str = ""
    points: int | None = None
    """Where a match goes by points (V-PT-1)."""
    balance: int | None = None

    @property
    def figure(self) -> str:
        """What is written in digits; empty where strokes say it all."""
        if self.points is not None:
            return str(self.points)
        return "" if self.balance is None else signed(self.balance)


def tallies(view: View, setup: MatchSetup) -> tuple[Tally, ...]:
    """The lines of the slate."""
    rules, form = view.rules, view.rules.match_form
    paid = rules.has_payments and (any(view.balance) or not form.by_wins)

    def line(place: int, name: str, side: str = "") -> Tally:
        return Tally(
            name=name,
            strokes=view.score[place] if form.by_wins else 0,
            side=side,
            points=written(view, place) if form.by_points else None,
            balance=view.balance[place] if paid else None,
        )

    if rules.in_sides:
        return line(0, _("Us"), "us"), line(1, _("Them"), "them")
    return tuple(line(place, name_of(setup, rules, place)) for place in range(rules.players))


def written(view: View, place: int) -> int:
    """The points that the slate has for a player: declared ones are written at once (V-MA-3)."""
    if view.ended is not None:
        return view.score[place]
    side = view.rules.side_of[place]
    return view.score[place] + sum(made.points for made in view.declared if made.seat in side)


def score_line(view: View, setup: MatchSetup) -> str:
    """The slate in a line: how everybody stands."""
    lines = tallies(view, setup)
    by_wins = view.rules.match_form.by_wins
    values = [str(t.strokes) if by_wins else t.figure for t in lines]
    return " · ".join(f"{t.name}\u00a0{value}" for t, value in zip(lines, values, strict=True))


def score_lines(view: View, setup: MatchSetup) -> tuple[str, str]:
    """The slate in two lines, for where it is covered: what it counts up to, and how everybody stands."""
    return " · ".join((_("Score"), slate_title(view))), score_line(view, setup)
