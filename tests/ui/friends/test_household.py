"""One code for all phones of a room: the host's sheet shows it, and each phone comes by it and knocks."""

import ipaddress
from urllib.parse import urlsplit

import pygame
import pytest

from briscola.pages.messages.from_page import BeReady, GoAway, OwnName
from briscola.pages.messages.to_page import Lobby, NoSeat
from briscola.pages.phones.household_letters import GUESSES, TABLE_GUESSES
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.play.pause import Pause
from tests.pages.phone import Phone
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.test_friends_elsewhere import FarBrowser, way  # noqa: F401 - a fixture
from tests.ui.friends.test_friends_with_phones import knocks, with_phones

pytestmark = [pytest.mark.slow, pytest.mark.posix("a script for a shell as a program")]


def sheet_of(home: FriendsHome, players: int = 3) -> HouseholdSheet:
    """Open a table and the sheet with the code for all phones, which are served."""
    with_phones(home, players)
    sheet = home.on_top(HouseholdSheet)
    home.until(lambda: bool(sheet.phones.link) and sheet.phones.page_address in sheet.spoken_text)
    return sheet


def answer(home: FriendsHome, link: str, word: str = "") -> str:
    """The reason for which a page that brings this word is sent away; "knocks" if it may."""
    phone = Phone(f"http://{urlsplit(link).netloc}/#{word}", home.frame)
    phone.until(lambda phone: phone.gone or phone.lobby)
    phone.close()
    return phone.gone or "knocks"


def wrong(sheet: HouseholdSheet) -> str:
    return next(each for each in ("CFGH", "FGHK") if each != sheet.phones.letters)


def test_nobody_is_sent_away_who_has_left_the_match_already(home: FriendsHome) -> None:
    (phone,) = with_phones(home, 2, "Bruno", hands=5)
    home.until(lambda: home.offers("away-1"))
    home.click_on("done")
    home.goes()
    home.press(pygame.K_ESCAPE)
    home.click_on("phones")
    sheet = home.shows(HouseholdSheet)
    home.until(lambda: home.offers("away-1"))
    phone.say(GoAway())
    home.until(lambda: not home.offers("away-1"))
    home.until(lambda: "Bruno, has left" in sheet.spoken_text)
    phone.close()


def test_who_is_sent_away_while_her_phone_sleeps_is_told_so_and_asked_for_nothing(home: FriendsHome) -> None:
    (phone,) = with_phones(home, 2, "Bruno")
    phone.close()
    home.until(lambda: not home.table.roster[1].here)
    home.click_on("away-1", "no")
    assert home.table.roster[1].name == "Bruno"
    home.click_on("away-1", "yes")
    home.until(lambda: not home.table.roster[1].name)
    told = len(phone.told)
    phone.open()
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "sent_away"
    assert not [each for each in phone.told[told:] if isinstance(each, NoSeat | Lobby)]
    phone.close()


def test_one_code_brings_two_phones_which_knock_and_are_let_in_on_the_sheet(home: FriendsHome) -> None:
    sheet = sheet_of(home)
    link, letters = sheet.phones.link, sheet.phones.letters
    assert (
        link == f"http://{sheet.phones.page_address}/#{letters}" and ", ".join(letters) in sheet.spoken_text
    )
    typed = Phone(f"http://{sheet.phones.page_address}/", home.frame)
    typed.until(lambda phone: phone.gone)
    assert typed.gone == "letters" and typed.table == home.table.code
    typed.open(word=letters.lower())
    scanned = Phone(link, home.frame)
    knocks(home, typed, "Bruno")
    assert "Bruno" in sheet.spoken_text and sheet.group.focused_name == "done"
    scanned.until(lambda phone: phone.lobby and phone.lobby.ask_name)
    scanned.say(OwnName(name="Carla"))
    home.until(lambda: len(home.table.knocking) == 2)
    home.press(pygame.K_TAB)
    home.press(pygame.K_RETURN)
    typed.until(lambda phone: phone.lobby and phone.lobby.ready is False)
    home.until(lambda: len(home.table.knocking) == 1)
    home.until(lambda: sheet.group.focused_name == "done")  # a second Enter lets nobody in
    home.click_on(f"out-{home.table.knocking[0].key}")
    home.until(lambda: not home.table.knocking)
    knocks(home, scanned, "Carla")
    home.click_on(f"in-{home.table.knocking[0].key}")
    scanned.until(lambda phone: phone.lobby and phone.lobby.ready is False)
    home.until(lambda: [place.name for place in home.table.roster] == ["Anna", "Bruno", "Carla"])
    home.frame()
    assert "Bruno" in sheet.spoken_text and home.offers("away-1") and home.offers("away-2")
    for phone in (typed, scanned):
        phone.say(BeReady(ready=True))
        phone.close()


def test_letters_serve_no_more_once_the_sheet_is_left_and_the_next_has_others(home: FriendsHome) -> None:
    sheet = sheet_of(home)
    link, before = sheet.phones.link, sheet.phones.letters
    waits = Phone(link, home.frame)
    waits.until(lambda phone: phone.lobby and phone.lobby.ask_name)
    home.press(pygame.K_ESCAPE)
    home.shows(TablePage)
    assert answer(home, link, before) == "wrong_letters" and answer(home, link) == "letters"
    knocks(home, waits, "Bruno")
    home.click_on(f"in-{home.table.knocking[0].key}")  # she had come in time
    waits.until(lambda phone: phone.lobby and phone.lobby.ready is False)
    home.click_on("phone-2")
    again = home.shows(HouseholdSheet).phones
    home.until(lambda: bool(again.link))
    assert again.letters != before and answer(home, link, before) == "wrong_letters"
    assert answer(home, link, again.letters) == "knocks"
    waits.close()


def test_who_guesses_is_stopped_and_a_phone_that_is_known_comes_in_all_the_same(home: FriendsHome) -> None:
    sheet = sheet_of(home)
    (link, letters), phone = (sheet.phones.link, sheet.phones.letters), Phone(sheet.phones.link, home.frame)
    knocks(home, phone, "Bruno")
    home.click_on(f"in-{home.table.knocking[0].key}")
    phone.until(lambda phone: phone.lobby and phone.lobby.ready is False)
    phone.close()
    guesses = [answer(home, link, wrong(sheet)) for _ in range(GUESSES + 1)]
    assert guesses == ["wrong_letters"] * GUESSES + ["letter_guesses"]
    assert answer(home, link, letters) == "letter_guesses"
    phone.open()
    phone.until(lambda phone: phone.gone or phone.lobby)
    assert not phone.gone and phone.name == "Bruno", "her browser has her seat"
    phone.close()


def test_all_behind_a_tunnel_have_one_limit_which_keeps_no_known_phone_out(
    home: FriendsHome,
    way: int,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sheet = sheet_of(home)
    home.click_on("elsewhere", "start")
    elsewhere = home.on_top(AnywherePage)
    home.until(lambda: elsewhere.way.link)
    link = elsewhere.way.link
    home.click_on("done")
    assert home.app.top is sheet
    monkeypatch.setattr(type(sheet.phones.public), "tells_addresses", False)
    monkeypatch.setattr(sheet.phones, "_networks", [ipaddress.ip_network("127.0.0.0/8")])
    letters = sheet.phones.letters

    def far(letters: str) -> FarBrowser:
        browser = FarBrowser(home, f"{link.partition('#')[0]}#table=", way, letters=letters)
        browser.until(lambda each: each.gone or each.lobby)
        return browser

    bruno = far(letters)
    knocks(home, bruno, "Bruno")
    home.click_on(f"in-{home.table.knocking[0].key}")
    bruno.until(lambda each: each.lobby and each.lobby.ready is False)
    bruno.close()
    guesses = [far(wrong(sheet)).gone for _ in range(TABLE_GUESSES + 2)]
    assert guesses == ["wrong_letters"] * TABLE_GUESSES + ["letter_guesses"] * 2
    assert far(letters).gone == "letter_guesses"
    assert answer(home, sheet.phones.link, letters) == "knocks", "a phone of the room has its own limit"
    monkeypatch.setattr(sheet.phones, "_networks", [])
    assert answer(home, sheet.phones.link, letters) == "letter_guesses", "one of no own network has not"
    again = far("")
    assert again.gone == "letters"
    again.secret = bruno.secret
    again.open()
    again.until(lambda each: each.gone or each.lobby)
    assert not again.gone and again.name == "Bruno"
    again.close()


def test_the_pause_leads_to_the_sheet_with_new_letters(home: FriendsHome) -> None:
    home.hosts_with_bruno()
    home.press(pygame.K_ESCAPE)
    home.shows(Pause)
    home.click_on("phones")
    sheet = home.shows(HouseholdSheet)
    home.until(lambda: bool(sheet.phones.link))
    assert answer(home, sheet.phones.link, sheet.phones.letters) == "knocks"
