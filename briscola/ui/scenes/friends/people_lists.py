"""Lists of people at a table, at the door and in browsers, and the question before one is sent away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from briscola.client.friends.admission import Knock
from briscola.client.visit.news import LobbyState
from briscola.i18n.friends_words import away, doubt_words
from briscola.i18n.text import _, lazy
from briscola.network.messages.fields import RosterPlace
from briscola.ui.render.theme import INK, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow
from briscola.ui.scenes.sheets.person_line import PersonLine
from briscola.ui.views.text.text_column import SheetPart, TextColumn

MOST_KNOCKS = 3
"""People at the door that are shown; the others wait until these have an answer."""


def add_knocks(column: TextColumn, knocks: Sequence[Knock], let_in: Callable[[str, bool], None]) -> None:
    """Add the first of those who knock, each with two answers; `let_in` takes a key and the answer."""
    column.title(_("At the door"))
    for at, knock in enumerate(knocks[:MOST_KNOCKS]):
        wish = _knock_wish(knock)
        column.news.append(f"{_('At the door')}: {said_of(knock)}")
        column.put(PersonLine(knock.name, knock.face, wish, said=said_of(knock)))
        column.gap(14)
        yes = PressButton(_("Let in"), partial(let_in, knock.key, True), f"in-{knock.key}", main=at == 0)
        no = PressButton(_("Not now"), partial(let_in, knock.key, False), f"out-{knock.key}")
        column.put(SheetRow(yes.tall(58).called(knock.name), no.tall(58).called(knock.name), gap=14))
        if at < min(len(knocks), MOST_KNOCKS) - 1:
            column.gap(14)


def said_of(knock: Knock) -> str:
    """Name of somebody who knocks, and what for if it is not a seat."""
    return ", ".join(filter(None, (knock.name, _knock_wish(knock))))


def _knock_wish(knock: Knock) -> str:
    """Words for what somebody knocks for if it is not a seat, or a doubt about who it is."""
    if knock.doubtful:
        return doubt_words()
    return "" if knock.seat is not None else _("would like to look on")


def add_browsers(column: TextColumn, table: LobbyState, send_away: Callable[[RosterPlace], None]) -> None:
    """Add everybody in a browser."""
    for place in table.roster:
        if not place.page:
            continue
        state = "" if place.here else away(left=place.left)
        said = ", ".join(filter(None, (place.name, state)))
        row: list[SheetPart] = [
            PersonLine(place.name, place.face, state, said=said, ink=INK if place.here else RED)
        ]
        if place.here or not table.playing:  # a match keeps the seat of who is gone
            out = PressButton(_("Send away"), partial(send_away, place), f"away-{place.seat}")
            row.append(out.tall(56).called(place.name))
        column.put(SheetRow(*row, gap=12, height=84))


def ask_to_send_away(app: Host, name: str, send: Callable[[], None], *, plays: bool = False) -> None:
    """Ask before somebody is sent away; `plays`: a match goes on, in which she has a seat."""
    stays = lazy("A computer plays on until the match is over.")
    free = lazy("To come back, your yes is needed.")
    app.push(
        Dialog(
            app,
            title=lambda: _("Send {name} away?").format(name=name),
            text=stays if plays else free,
            yes=lazy("Send away"),
            on_yes=send,
            loses=True,
        )
    )
