"""The words at the end of an evening at a table of several computers: score, matches won, good night."""

from collections import Counter
from collections.abc import Sequence

from briscola.client.seats import SeatControl
from briscola.client.view import View, as_seen_by, fold_all
from briscola.engine.events import HandEnded
from briscola.i18n.character_words import name_of
from briscola.i18n.friends_words import trouble_text
from briscola.i18n.result_words import listed_names
from briscola.i18n.score_words import score_line
from briscola.i18n.text import _


def closing_question(seat: SeatControl | None) -> str:
    """The question whether the host closes the table now, with the end of the match of this `seat`."""
    said = _("Everybody else has to go too.")
    view = None if seat is None else _view(seat)
    if seat is None or view is None or view.winners:
        return said
    said += " " + _("The match ends without a winner.")
    if any(isinstance(event, HandEnded) for event in seat.history):
        said += f"\n{score_line(view, seat.setup)}"
    if view.ended is None:
        said += "\n" + _("The hand on the table does not count.")
    return said


def closing_text(matches: Sequence[SeatControl], names: Sequence[str], *, closed: bool = False) -> str:
    """The outcome of an evening of these matches, and good night to the others at the table, by `names`.

    `closed`: its host has closed the table. Empty if no hand was played to its end.
    """
    played = [each for each in matches if any(isinstance(event, HandEnded) for event in each.history)]
    if not played:
        return ""
    views = [(seat, view) for seat in played if (view := _view(seat)) is not None]
    seat, last = views[-1]
    said = [trouble_text("closed")] if closed else []
    said.append(score_line(last, seat.setup))
    if not last.winners:
        said.append(_("The match ends without a winner."))
    if len(views) > 1:
        won = Counter(
            name_of(seat.setup, view.rules, place) for seat, view in views for place in view.winners
        )
        people = [name_of(seat.setup, last.rules, place) for place in range(last.rules.players)]
        wins = " · ".join(f"{name}\u00a0{won[name]}" for name in dict.fromkeys((*people, *won)))
        said.append(_("Matches won this evening: {wins}.").format(wins=wins))
    good_night = _("Good night, {names}!").format(names=listed_names(names)) if names else _("Good night!")
    return "\n".join([*said, good_night])


def _view(seat: SeatControl) -> View | None:
    """The table as this seat was shown it last; None before the match has begun."""
    return fold_all(as_seen_by(seat.history))
