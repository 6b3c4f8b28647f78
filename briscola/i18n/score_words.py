"""The words of the slate: the score of each player or side in the match."""

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.results import signed
from briscola.client.view.view import Side, View
from briscola.i18n.card_words import points_text
from briscola.i18n.character_words import name_of, side_names
from briscola.i18n.game_words import more_text, target_text, times_text
from briscola.i18n.text import _, count, ngettext

COLUMNS = 2
"""Most lines of a slate that stand side by side, with room for words."""


class ScoreLines(Struct, frozen=True, kw_only=True):
    """A line of the slate: name, side, and the one score of the match: strokes, points or balance."""

    name: str
    strokes: int = 0
    side: Side = ""
    points: int | None = None
    """Points in a match by points (V-PT-1), else None."""
    balance: int | None = None
    running: str = ""
    """Points taken so far in the hand, in words; empty while they are not shown."""

    @property
    def figure(self) -> str:
        """Figure written in digits, or empty if the strokes say it all."""
        if self.points is not None:
            return str(self.points)
        return "" if self.balance is None else signed(self.balance)


def tallies(view: View, setup: MatchSetup) -> tuple[ScoreLines, ...]:
    """Lines of the slate, by side or by player."""
    rules, form = view.rules, view.rules.match_form

    def line(place: int, name: str, side: Side = "") -> ScoreLines:
        return ScoreLines(
            name=name,
            strokes=view.score[place] if form.by_wins else 0,
            side=side,
            points=written(view, place) if form.by_points else None,
            balance=view.balance[place] if rules.scored_by_balance else None,
        )

    if rules.in_sides:
        us, them = side_names(setup, rules)
        return line(0, us, "us"), line(1, them, "them")
    return tuple(line(place, name_of(setup, rules, place)) for place in range(rules.players))


def running_tallies(view: View, setup: MatchSetup) -> tuple[ScoreLines, ...]:
    """Lines of the slate with the points that each side or player has taken so far in the hand."""
    lines = tallies(view, setup)
    if view.ended is not None or not view.captured:
        return lines
    found = []
    for line, side in zip(lines, view.rules.side_of, strict=False):
        points = sum(view.so_far[place] for place in side)
        plain = points_text(points) if len(lines) <= COLUMNS else str(points)
        found.append(replace(line, running=f"+{points}" if view.rules.match_form.by_points else plain))
    return tuple(found)


def written(view: View, place: int) -> int:
    """Points written for a player or side: declared ones are added at once (V-MA-3)."""
    if view.ended is not None:
        return view.score[place]
    side = view.rules.side_of[place]
    return view.score[place] + sum(made.points for made in view.declared if made.seat in side)


def scoreboard_title(view: View) -> str:
    """The goal of the match, how often the hand is paid and how much more it counts (V-CH-28, V-SU-7)."""
    target = target_text(view.rules, view.winning_hands)
    dearer = f"×{view.times}" if view.times > 1 else f"+{view.more}" if view.more else ""
    return f"{target} · {dearer}" if dearer else target


def score_line(view: View, setup: MatchSetup) -> str:
    """Score of everybody in one line, and how often the hand is paid or how much more it counts."""
    lines = tallies(view, setup)
    by_wins = view.rules.match_form.by_wins
    values = [str(t.strokes) if by_wins else t.figure for t in lines]
    score = (f"{t.name}\u00a0{value}" for t, value in zip(lines, values, strict=True))
    return " · ".join((*score, *filter(None, (times_text(view.times), more_text(view.more)))))


def score_lines(view: View, setup: MatchSetup) -> tuple[str, str]:
    """Score in two lines for a covered slate: the target, and everybody's score."""
    return " · ".join((_("Score"), target_text(view.rules, view.winning_hands))), score_line(view, setup)


def hands_text(n: int) -> str:
    """Number of hands: `1 hand`, `12 hands`."""
    return ngettext("{n} hand", "{n} hands", n).format(n=count(n))


def percent_text(share: float | None) -> str:
    """A share (0 to 1) as per cent: `60 %`; a dash for None."""
    return "–" if share is None else _("{percent}%").format(percent=round(100 * share))
