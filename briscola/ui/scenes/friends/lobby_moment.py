"""The foot of a table's page: what this person can press there, and the sentence beside it."""

from typing import Literal

from msgspec import Struct

from briscola.client.visit import LobbyState
from briscola.i18n.friends_words import (
    asked_words,
    claimant_note,
    has_left,
    nobody_looks_on,
    onlooker_note,
    sits_in_browser,
    still_to_press,
)
from briscola.i18n.text import _
from briscola.ui.scenes.friends.table_notes import dealer_line, unreachable


class LobbyMoment(Struct, frozen=True, kw_only=True):
    """The button that a person is offered at a table before a match, and the sentence beside it."""

    press: Literal["leave", "look-on", "ready", "not-ready"]
    words: str
    """Words of the button."""
    enabled: bool
    primary: bool
    note: str
    """The sentence: what is waited for, and whose computer deals."""


def lobby_moment(table: LobbyState, *, asked: int | None = None, asks_to_look: bool = False) -> LobbyMoment:
    """The moment of a table; its person has `asked` for that seat, or to look on, and has no answer yet."""
    mine = None if table.own is None else table.roster[table.own]
    others = [place for place in table.roster if place.key and place.seat != table.own]
    awaited = [place.name for place in others if not (place.ready and place.here)]
    gone = [place.name for place in others if not place.here]
    presses = still_to_press(table.roster, table.own, over=table.over)
    deals, full = dealer_line(table), all(place.name for place in table.roster)
    press: Literal["leave", "look-on", "ready", "not-ready"] = "ready"
    words = _("Another match") if table.over else _("Begin") if table.hosting else _("I am ready")
    note = deals
    if table.looks_on:
        press, words, note = "leave", _("Leave"), onlooker_note()
    elif mine is None:
        press, words = "look-on", _("Look on")
        if not table.terms.onlookers:
            press, words = "leave", _("Leave")
        if table.claimed is not None:
            note = claimant_note(table.claimed, table.roster)
        elif asked is not None or asks_to_look:
            note = asked_words(table.host)
        elif table.in_browser is not None:
            note = sits_in_browser(table.in_browser.name) + " " + deals
        elif not table.terms.onlookers:
            open_seat = not (full or table.playing)
            note = _("Choose an open seat.") if open_seat else nobody_looks_on(allowed=False)
            note += " " + deals
        elif left := [each.name for each in table.roster if each.left and each.claimable]:
            note = has_left(left[0]) + " " + deals
        elif table.playing:
            claimable = any(each.claimable and each.level for each in table.roster)
            told = _("A match goes on; you can look on, or take the place of a computer in the next one.")
            note = (told if claimable else _("A match goes on; you can look on.")) + " " + deals
        elif full:
            note = _("No seat is open; you can look on.") + " " + deals
        else:
            note = _("Choose an open seat, or look on.") + " " + deals
    elif table.hosting:
        if awaited:
            waits = _("Waiting for {names}.").format(names=", ".join(gone)) if gone else ""
            note = " ".join(filter(None, (waits, presses)))
        elif not (others or full or table.knocking):
            note = f"{_('Nobody has come yet.')} {_('Computers take the seats that stay open.')} {deals}"
        elif not full:
            note = _("Computers take the seats that stay open.") + " " + deals
    elif mine.ready:
        press, words = "not-ready", _("Not ready after all")
        if presses:
            note = presses + " " + deals
        elif table.terms.dealer:
            note = _("The match begins when everybody is ready.") + " " + deals
        else:
            note = _("{name} begins when everybody is ready.").format(name=table.host) + " " + deals
    if lost := unreachable(table):
        note = lost if mine is None else lost + " " + _("Your seat is kept.")
    enabled = press == "leave" or (asked is None and not asks_to_look and not (table.hosting and awaited))
    on_the_way = table.hosting and not others and not full
    return LobbyMoment(
        press=press,
        words=words,
        enabled=enabled,
        primary=press == "ready" and enabled and not table.knocking and not on_the_way,
        note=note,
    )
