"""The foot of a table's page: what this person can press there, and the sentence beside it."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from briscola.client.visit.news import LobbyState
from briscola.i18n.friends_words import (
    asked_words,
    claimant_note,
    has_left,
    nobody_looks_on,
    onlooker_note,
    sits_in_browser,
    still_to_press,
)
from briscola.i18n.table_news import dealer_line, unreachable
from briscola.i18n.text import _

Press = Literal["leave", "look-on", "ready", "not-ready"]


class LobbyOffer(Struct, frozen=True, kw_only=True):
    """The button that a person is offered at a table before a match, and the sentence beside it."""

    press: Press
    words: str
    """Words of the button."""
    enabled: bool
    primary: bool
    note: str
    """The sentence: what is waited for, and whose computer deals."""


def lobby_offer(table: LobbyState, *, asked: int | None = None, asks_to_look: bool = False) -> LobbyOffer:
    """The moment of a table; its person has `asked` for that seat, or to look on, and has no answer yet.

    A knock can be taken back: whoever knocks has no seat to lose.
    """
    mine = None if table.own is None else table.roster[table.own]
    seated, hosts, asks = mine is not None, table.hosting, asked is not None or asks_to_look
    ready = mine is not None and mine.ready
    others = [place for place in table.roster if place.key and place.seat != table.own]
    awaited = not all(place.ready and place.here for place in others)
    gone = ", ".join(place.name for place in others if not place.here)
    left = [place.name for place in table.roster if place.left and place.claimable]
    joins_next = any(place.claimable and place.level for place in table.roster)
    full, shut = all(place.name for place in table.roster), not table.terms.onlookers
    claim = "" if table.claimed is None else claimant_note(table.claimed, table.roster)
    buttons: Sequence[tuple[bool, Press, str]] = (
        (table.looks_on, "leave", _("Leave")),
        (asks and not (seated or claim), "leave", _("Cancel")),
        (shut and not seated, "leave", _("Leave")),
        (not seated, "look-on", _("Look on")),
        (ready and not hosts, "not-ready", _("Not ready after all")),
        (table.over, "ready", _("Another match")),
        (hosts, "ready", _("Begin")),
        (True, "ready", _("I am ready")),
    )
    press, words = next((press, words) for holds, press, words in buttons if holds)
    presses = "" if table.playing else still_to_press(table.roster, table.own, over=table.over)
    deals = dealer_line(table)
    waits = _("Waiting for {names}.").format(names=gone) if gone else ""
    in_browser = "" if table.in_browser is None else sits_in_browser(table.in_browser.name)
    computers, choose = _("Computers take the seats that stay open."), _("Choose an open seat.")
    begins = _("{name} begins when everybody is ready.").format(name=table.host)
    next_one = _("A match goes on; you can look on, or take the place of a computer in the next one.")
    of_seated: Sequence[tuple[object, Sequence[str]]] = (
        (hosts and awaited, (waits, presses)),
        (
            hosts and not (others or full or table.knocking),
            (_("Nobody has come yet."), computers, deals),
        ),
        (hosts and not full, (computers, deals)),
        (hosts or not ready, (deals,)),
        (presses, (presses, deals)),
        (table.terms.dealer, (_("The match begins when everybody is ready."), deals)),
        (True, (begins, deals)),
    )
    of_visitor: Sequence[tuple[object, Sequence[str]]] = (
        (claim, (claim,)),
        (asks, (asked_words(table.host),)),
        (in_browser, (in_browser, deals)),
        (shut and not (full or table.playing), (choose, deals)),
        (shut, (nobody_looks_on(allowed=False), deals)),
        (left, (*map(has_left, left[:1]), deals)),
        (table.playing and joins_next, (next_one, deals)),
        (table.playing, (_("A match goes on; you can look on."), deals)),
        (full, (_("No seat is open; you can look on."), deals)),
        (True, (_("Choose an open seat, or look on."), deals)),
    )
    notes = ((table.looks_on, (onlooker_note(),)), *(of_seated if seated else of_visitor))
    note = next(said for holds, said in notes if holds)
    if lost := unreachable(table):
        note = (lost, *([_("Your seat is kept.")] if seated else []))
    enabled = press == "leave" or not (asks or (hosts and awaited))
    on_the_way = hosts and not others and not full
    return LobbyOffer(
        press=press,
        words=words,
        enabled=enabled,
        primary=press == "ready" and enabled and not table.knocking and not on_the_way,
        note=" ".join(filter(None, note)),
    )
