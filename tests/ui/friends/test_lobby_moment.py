"""The foot of a table's page, a row for each moment: the button, and the sentence beside it."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.friends.admission import Knock
from briscola.i18n.friends_words import asked_words, claimant_note, seat_words
from briscola.network.messages.fields import RosterPlace
from briscola.ui.app import App
from briscola.ui.scenes.friends.lobby_offer import lobby_offer
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.widgets.button import Button
from tests.ui.friends.lobby import KEYS, ONLOOKERS, AtLobby, table

GUEST = table(hosting=False)
HOST = replace(table(hosting=True), knocking=())
ROSTER = GUEST.roster
READY = tuple(replace(place, ready=True, here=True) for place in ROSTER)
GONE = (READY[0], replace(READY[1], here=False), *READY[2:])
LEFT = (READY[0], replace(READY[1], here=False, left=True, claimable=True), *READY[2:])
LEFT_A_PROGRAM = (READY[0], replace(READY[1], here=False, left=True), *READY[2:])
UNREADY = (READY[0], replace(READY[1], ready=False), *READY[2:])
TWO = (READY[0], *(replace(place, ready=False) for place in READY[1:3]), *READY[3:])
MIXED = (*UNREADY[:2], replace(READY[2], here=False), *READY[3:])
ALONE = (READY[0], *(RosterPlace(seat=place.seat) for place in READY[1:]))
FULL = tuple(replace(place, name=place.name or "Rocco") for place in READY)
NEUTRAL = replace(GUEST.terms, dealer="Gigi")
KNOCK = (Knock(key=KEYS[3], name="Rosa", face="rosa", seat=4),)
CLAIMED = replace(ROSTER[4], claimant=ONLOOKERS[0])


@pytest.mark.parametrize(
    ("shown", "press", "words", "note"),
    [
        (GUEST, "look-on", "Look on", "Choose an open seat, or look on. "),
        (replace(GUEST, roster=FULL), "look-on", "Look on", "No seat is open; you can look on. "),
        (replace(GUEST, playing=True), "look-on", "Look on", "A match goes on; you can look on. "),
        (replace(GUEST, roster=LEFT, playing=True), "look-on", "Look on", "Bruno has left the table; "),
        (
            replace(GUEST, roster=LEFT_A_PROGRAM, playing=True),
            "look-on",
            "Look on",
            "A match goes on; you can ",
        ),
        (
            replace(GUEST, playing=True, in_browser=ROSTER[1]),
            "look-on",
            "Look on",
            "Bruno plays here in a browser. Is that you? Press “Play on here”",
        ),
        (replace(GUEST, looks_on=True), "leave", "Leave", "You look on. "),
        (replace(GUEST, own=2), "ready*", "I am ready", ""),
        (replace(GUEST, own=2, over=True), "ready*", "Another match", ""),
        (replace(GUEST, own=1), "not-ready", "Not ready after all", "Anna Maria Bartolomei begins when "),
        (replace(GUEST, own=1, terms=NEUTRAL), "not-ready", "Not ready after all", "The match begins "),
        (replace(GUEST, connected=False), "look-on", "Look on", "Anna Maria Bartolomei’s computer cannot "),
        (HOST, "-ready", "Begin", "Waiting for Wolfgang Amadeus Mozart."),
        (replace(HOST, roster=GONE), "-ready", "Begin", "Waiting for Bruno."),
        (replace(HOST, roster=UNREADY), "-ready", "Begin", "Bruno has still to press “I am ready”."),
        (
            replace(HOST, roster=UNREADY, over=True),
            "-ready",
            "Another match",
            "Bruno has still to press “Ano",
        ),
        (replace(HOST, roster=TWO), "-ready", "Begin", "Bruno, Wolfgang Amadeus Mozart have still to pr"),
        (replace(HOST, roster=MIXED), "-ready", "Begin", "Waiting for Wolfgang Amadeus Mozart. Bruno has"),
        (
            replace(GUEST, own=2, roster=UNREADY),
            "not-ready",
            "Not ready after all",
            "Bruno has still to press ",
        ),
        (replace(HOST, roster=ALONE), "ready", "Begin", "Nobody has come yet. Computers take the seats "),
        (replace(HOST, roster=ALONE, knocking=KNOCK), "ready", "Begin", "Computers take the seats "),
        (replace(HOST, roster=READY), "ready*", "Begin", "Computers take the seats that stay open. "),
        (replace(HOST, roster=FULL), "ready*", "Begin", "Your computer deals."),
        (replace(HOST, roster=FULL, over=True), "ready*", "Another match", ""),
        (replace(HOST, roster=FULL, knocking=KNOCK), "ready", "Begin", ""),
    ],
)
def test_what_is_offered_and_what_is_said(shown: Any, press: str, words: str, note: str) -> None:
    """`-` before a press that waits, `*` after the one that the table waits for."""
    moment = lobby_offer(shown)
    found = "-" * (not moment.enabled) + moment.press + "*" * moment.primary
    assert (found, moment.words) == (press, words) and moment.note.startswith(note)


def test_once_a_match_has_begun_nobody_has_still_to_press_anything() -> None:
    for shown in (HOST, replace(GUEST, own=2)):
        notes = [lobby_offer(replace(shown, roster=UNREADY, playing=yes)).note for yes in (False, True)]
        assert ["still to press" in note for note in notes] == [True, False]


def test_whoever_has_asked_may_only_take_it_back_until_there_is_an_answer() -> None:
    asked = [lobby_offer(GUEST, asked=4), lobby_offer(GUEST, asks_to_look=True)]
    assert [(each.enabled, each.press, each.words, each.note) for each in asked] == [
        (True, "leave", "Cancel", asked_words("Anna Maria Bartolomei"))
    ] * 2
    for agreed in (False, True):
        claimed = replace(CLAIMED, agreed=agreed)
        roster = (*ROSTER[:4], claimed, ROSTER[5])
        hers, of_another = replace(GUEST, roster=roster, claimed=claimed), replace(GUEST, roster=roster)
        assert lobby_offer(hers, asked=4).note == claimant_note(claimed, roster)
        assert lobby_offer(of_another, asked=4).note == asked_words("Anna Maria Bartolomei")


def test_whoever_has_lost_her_line_reads_that_her_seat_is_kept() -> None:
    for own, kept in ((1, True), (None, False)):
        note = lobby_offer(replace(GUEST, own=own, connected=False)).note
        assert note.endswith("Your seat is kept.") is kept


def test_whoever_would_have_a_seat_reads_who_is_asked_and_that_it_is_she_who_has_asked() -> None:
    anna, *others = ROSTER
    roster = (anna, *(replace(each, here=False) for each in others if each is not CLAIMED))
    assert claimant_note(CLAIMED, roster) == (
        f"{anna.name} has been asked whether you may take over this seat."
    )
    claimed = replace(LEFT[1], claimant=ONLOOKERS[0])
    assert seat_words(claimed, own=False, asked=True)[1] == "you have asked for this seat"
    assert "would take over this seat" in seat_words(claimed, own=False, asked=False)[1]


OPEN = tuple(RosterPlace(seat=seat) for seat in (4, 5))


@pytest.mark.parametrize("wish", ["sit-4", "look-on"])
@pytest.mark.parametrize("claimed", [False, True])
def test_a_second_enter_takes_no_wish_back_and_wishes_for_nothing_else(
    app: App, wish: str, claimed: bool
) -> None:
    guest = AtLobby(app, hosting=False)
    guest.now(roster=(*ROSTER[:4], *OPEN))
    guest.reach(wish)
    guest.key(pygame.K_RETURN)
    if claimed:
        guest.now(claimed=CLAIMED, terms=replace(guest.page.table.terms, onlookers=False))
    wished = list(guest.friends.done)
    assert wished and guest.page.group.focused is None
    for _ in range(2):
        guest.key(pygame.K_RETURN)
        guest.page.layout(app.size)
    assert (guest.friends.done, guest.ways.times_left) == (wished, 0)
    guest.reach("leave")
    guest.page.layout(app.size)
    guest.key(pygame.K_RETURN)
    assert guest.ways.times_left == 1, "whoever goes there means it"


def test_whoever_knocks_reads_how_long_she_waits_and_may_take_it_back(app: App) -> None:
    guest = AtLobby(app, hosting=False)
    guest.click_on("sit-4")
    assert guest.page.note == asked_words("Anna Maria Bartolomei")
    assert guest.page.group.focused_name != "leave", "a second Enter takes nothing back"
    for _ in range(81):
        app.tick(1.0)
    assert guest.page.note.endswith("You have waited for 1:20.")
    guest.click_on("leave")
    assert guest.ways.times_left == 1


@pytest.mark.parametrize("wish", ["sit-4", "look-on"])
def test_a_lost_line_takes_a_wish_away_and_she_asks_anew_once_it_is_back(app: App, wish: str) -> None:
    guest = AtLobby(app, hosting=False)
    guest.now(roster=(*ROSTER[:4], *OPEN))
    guest.click_on(wish)
    asked = asked_words("Anna Maria Bartolomei")
    assert guest.page.note == asked and guest.friends.done
    guest.now(looks_on=False, playing=False, over=True)
    assert guest.page.note == asked, "other news are no answer"
    guest.now(connected=False)
    guest.now(connected=True)
    assert guest.page.note != asked and guest.page.asked is None
    before = len(guest.friends.done)
    guest.click_on(wish)
    assert guest.page.note == asked and len(guest.friends.done) == before + 1


@pytest.mark.parametrize("hosting", [False, True])
def test_good_night_stands_beside_another_match_and_asks_as_every_way_from_a_table(
    app: App, hosting: bool
) -> None:
    person = AtLobby(app, hosting=hosting)
    person.now(own=0 if hosting else 1, knocking=(), roster=FULL if hosting else UNREADY)
    assert "good-night" not in [widget.name for widget in person.page.group.widgets], "nothing is over yet"
    person.now(over=True)
    words = {widget.name: widget.text for widget in person.page.group.widgets if isinstance(widget, Button)}
    assert (words["go"], words["good-night"]) == ("Another match", "Good night")
    person.click_on("good-night")
    assert isinstance(app.top, Dialog)
    assert app.top.spoken_title == ("Close the table?" if hosting else "Leave the table?")
    person.click_on("yes")
    assert person.ways.times_left == 1
