"""The words at the end of an evening at a table of several computers: score, matches won, good night."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from briscola.client.view.folding import as_seen_by, fold_all
from briscola.client.view.view import View
from briscola.client.visit.news import LobbyState
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.events import HandEnded
from briscola.i18n.character_words import name_of
from briscola.i18n.friends_words import trouble_text
from briscola.i18n.page_words import left_words
from briscola.i18n.result_words import listed_names
from briscola.i18n.score_words import score_line
from briscola.i18n.text import _
from briscola.network.addresses.room_codes import spelled


def closing_question(seat: RemoteSeat | None) -> str:
    """The question whether the host closes the table now, with the end of the match of this `seat`."""
    said = _("Everybody else has to go too.")
    view = None if seat is None else _view(seat)
    if seat is None or view is None or view.winners:
        return said
    said += " " + _("The match ends without a winner.")
    if any(isinstance(event, HandEnded) for event in seat.told):
        said += f"\n{score_line(view, seat.setup)}"
    if view.ended is None:
        said += "\n" + _("The hand on the table does not count.")
    return said


def closing_text(matches: Sequence[RemoteSeat], table: LobbyState) -> str:
    """The outcome of an evening of these matches at a table that its host has closed.

    Empty for the host, who knows that, if no hand was played to its end.
    """
    said = [] if table.hosting else [trouble_text("closed", host=table.host)]
    if told := _outcome(matches, ended=True):
        said += [*told, _good_night(table)]
    return "\n".join(said)


def leaving_text(matches: Sequence[RemoteSeat], table: LobbyState, *, way: bool = False) -> str:
    """The outcome so far of an evening of these matches at a table that goes on without whoever leaves it.

    `way`: it tells how she can come back, too.
    """
    playing = table.playing and not table.over
    said = [left_words(table.host, playing=playing and table.own is not None)]
    outcome = _outcome(matches, ended=not playing)
    said += outcome
    if way and table.page is not None:
        said.append(_("With the same link you can come back."))
    elif way:
        said.append(_("With the code {code} you can come back.").format(code=spelled(table.code)))
    if outcome:
        said.append(_good_night(table))
    return "\n".join(said)


def _outcome(matches: Sequence[RemoteSeat], *, ended: bool) -> Sequence[str]:
    """The score of the last of these matches, and who has won how many; `ended`: none goes on.

    Nothing if no hand was played to its end.
    """
    played = [each for each in matches if any(isinstance(event, HandEnded) for event in each.told)]
    views = [(seat, view) for seat in played if (view := _view(seat)) is not None]
    if not views:
        return ()
    seat, last = views[-1]
    said = [score_line(last, seat.setup)]
    if ended and not last.winners:
        said.append(_("The match ends without a winner."))
    if len(views) > 1:
        wins = " · ".join(f"{name}\u00a0{won}" for name, won in _wins(views))
        said.append(_("Matches won this evening: {wins}.").format(wins=wins))
    return said


def _wins(matches: Sequence[tuple[RemoteSeat, View]]) -> Sequence[tuple[str, int]]:
    """The latest name of each player and her number of matches won, those of the last match first.

    A person is known by her key. Two keys with one name are one person at two programs, unless both have sat
    at one match.
    """
    sat = [
        [
            (who.key or who.name, name_of(seat.setup, view.rules, at))
            for at, who in enumerate(seat.setup.occupants)
        ]
        for seat, view in matches
    ]
    names = dict(chain.from_iterable(sat))
    often = (Counter(names[key] for key, _name in people) for people in sat)
    namesakes = {name for each in often for name, seats in each.items() if seats > 1}
    known = {key: key if name in namesakes else name for key, name in names.items()}
    won = Counter(
        known[people[at][0]]
        for people, (_seat, view) in zip(sat, matches, strict=True)
        for at in view.winners
    )
    last_first = dict.fromkeys(known[key] for people in reversed(sat) for key, _name in people)
    return [(names.get(each, each), won[each]) for each in last_first]


def _good_night(table: LobbyState) -> str:
    """Good night to the others at the table."""
    names = table.others
    return _("Good night, {names}!").format(names=listed_names(names)) if names else _("Good night!")


def _view(seat: RemoteSeat) -> View | None:
    """The table as this seat was told it last; None before the match has begun."""
    return fold_all(as_seen_by(seat.told))
