"""Friends without the game come to somebody's table with their phones, and play there like everybody."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from random import Random
from time import sleep

import pygame
import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from briscola.client.friends import table_clock
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import counting_words, page_away
from briscola.i18n.page_words import gone_words
from briscola.i18n.score_words import score_line
from briscola.i18n.table_news import unreachable
from briscola.network.channel.connection_slots import USUAL
from briscola.network.channel.endpoint import EndpointClosed
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.from_page import BeReady, Do, Enter, GoAway, OwnName, TakeSeat
from briscola.pages.messages.to_page import Gone, PageNotice, PageWords
from briscola.pages.phones import served_pages
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.pages.phones.table_for_pages import public_page_key
from briscola.pages.shown.page_choices import GO_ON, LEAVE
from briscola.storage.settings.settings import Settings
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.client.friends.evening import HERE, setup_of
from tests.network.broker import free_port
from tests.network.keys import ANNA
from tests.pages.phone import Phone
from tests.pages.told_page import told_page
from tests.storage.disks import FullFolders
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def with_phones(home: FriendsHome, players: int, *names: str, at: int = 1, hands: int = 1) -> list[Phone]:
    """Open a table for so many, let these in with phones, the first `at` a seat; the sheet stays open."""
    home.opens_friends()
    home.friends.open_table(setup_of(make_rules("briscola", players), players, winning_hands=hands))
    home.shows(TablePage)
    home.click_on(f"phone-{at}")
    home.shows(HouseholdSheet)
    return [let_in(home, name) for name in names]


def let_in(home: FriendsHome, name: str) -> Phone:
    """Somebody comes with a phone by the code for all, says her name, is let in, and is ready."""
    sheet = home.on_top(HouseholdSheet)
    home.until(lambda: bool(sheet.phones.link))
    phone = Phone(sheet.phones.link, home.frame)
    knocks(home, phone, name)
    home.click_on(f"in-{home.table.knocking[0].key}")
    phone.until(lambda phone: phone.lobby and phone.lobby.ready is False)
    phone.say(BeReady(ready=True))
    phone.until(lambda phone: phone.lobby and phone.lobby.ready)
    return phone


def knocks(home: FriendsHome, phone: Phone, name: str) -> None:
    """Somebody at the door says her name, and waits for the host."""
    phone.until(lambda phone: phone.lobby and phone.lobby.ask_name)
    phone.say(OwnName(name=name))
    home.until(lambda: home.table.knocking)
    assert [knock.name for knock in home.table.knocking] == [name]


def test_the_seal_says_that_whoever_plays_in_a_browser_cannot_check_it(home: FriendsHome) -> None:
    doubt = "Whoever plays in a browser cannot check the shuffle."
    (phone,) = with_phones(home, 2, "Bruno")
    home.click_on("done")
    home.goes()
    scene = home.on_top(PlayScene)
    home.until(lambda: [thing for thing in scene.things if thing.kind == "seal"])
    (seal,) = (thing for thing in scene.things if thing.kind == "seal")
    assert seal.words()[1].endswith(doubt)
    scene.overlays.sheets.show_seal()
    assert scene.panel is not None and doubt in scene.panel.spoken_text
    phone.close()


def test_at_a_table_of_programs_alone_the_seal_says_nothing_of_browsers(home: FriendsHome) -> None:
    scene = home.hosts_with_bruno()
    home.until(lambda: [thing for thing in scene.things if thing.kind == "seal"])
    (seal,) = (thing for thing in scene.things if thing.kind == "seal")
    assert "browser" not in seal.words()[1]


def test_two_friends_with_phones_play_a_match_at_a_table(home: FriendsHome) -> None:
    phones = with_phones(home, 3, "Bruno", "Carla")
    home.click_on("done")
    assert [place.name for place in home.table.roster] == ["Anna", "Bruno", "Carla"]
    assert not home.friends.records.friends, "nobody is remembered who plays in a browser"
    home.goes()
    chance = Random(2)

    def over() -> bool:
        for phone in phones:
            phone.hear()
            if phone.state is not None and not phone.state.over and phone.choices:
                phone.choose(chance)
            if chance.random() < 0.01:
                phone.open()
        return isinstance(home.app.top, HandResult | MatchResult) and bool(home.app.top.view.winners)

    home.play_on(over)
    for phone in phones:
        phone.until(lambda phone: phone.state is not None and phone.state.over)
        assert phone.state is not None and phone.state.players[1].name in ("Anna", "Bruno", "Carla")
        phone.close()
    (record,) = home.friends.records.folder.glob("*.jsonl")
    assert record.stat().st_size > 1000


def test_a_full_disk_is_told_on_the_pages_of_the_match_as_in_its_window(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    (phone,) = with_phones(home, 2, "Bruno", hands=9)  # it outlasts both
    home.click_on("done")
    home.goes()
    scene, disks, folder = home.on_top(PlayScene), FullFolders(monkeypatch), home.friends.records.folder
    chance, said = Random(2), "Not saved: the disk is full."

    def told(*, full: bool) -> bool:
        phone.hear()
        if phone.choices:
            phone.choose(chance)
        window = scene.seat.trouble is not None
        return phone.state is not None and window == (said in phone.state.facts) == full

    disks.full.add(folder)
    home.play_on(partial(told, full=True))
    phone.until(lambda phone: PageNotice(sentence=said) in phone.told)
    disks.full.clear()
    home.play_on(partial(told, full=False))
    assert phone.told.count(PageNotice(sentence=said)) == 1
    phone.close()


def test_a_phone_that_has_gone_on_from_the_count_is_told_that_others_still_read_it(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_clock, "REST_SECONDS", 600.0)
    leo, mia = phones = with_phones(home, 3, "Leo", "Mia", hands=3)
    home.click_on("done")
    home.goes()
    chance = Random(4)

    def hand_over() -> bool:
        for phone in phones:
            phone.hear()
            if phone.state is not None and phone.choices and GO_ON not in phone.choices:
                phone.choose(chance)
        return isinstance(home.app.top, HandResult)

    home.play_on(hand_over)
    for phone in phones:
        phone.until(lambda phone: phone.state and phone.state.may_write and GO_ON in phone.choices)
        assert phone.state is not None and phone.state.result is not None
    leo.choose(chance)
    leo.until(lambda leo: leo.state and leo.state.result is None)
    assert not leo.choices
    leo.until(lambda leo: leo.state and leo.state.ask == counting_words())
    mia.hear()
    assert mia.choices == [GO_ON], "she reads it"
    mia.choose(chance)
    home.play_on(lambda: isinstance(home.app.top, PlayScene))
    for phone in phones:
        phone.until(lambda phone: phone.state and phone.state.hand and phone.state.ask != counting_words())
        phone.close()


def plays_a_hand(home: FriendsHome, phone: Phone) -> str:
    """Play until a hand is counted, and both have gone on from it; the score."""
    home.click_on("done")
    home.goes()
    chance = Random(3)

    def over() -> bool:
        phone.hear()
        if phone.state is not None and phone.choices:
            phone.choose(chance)
        scene = home.app.top
        return isinstance(scene, PlayScene) and scene.view is not None and any(scene.view.score)

    home.play_on(over)
    scene = home.on_top(PlayScene)
    return "" if scene.view is None else score_line(scene.view, scene.match_setup)


def ends_with(phone: Phone) -> Gone:
    """The farewell that the page of a phone is told."""
    phone.until(lambda phone: any(isinstance(each, Gone) for each in phone.told))
    (gone,) = (each for each in phone.told if isinstance(each, Gone))
    return gone


def test_a_phone_reads_at_the_end_who_has_closed_the_table_and_the_score(
    home: FriendsHome,
) -> None:
    (phone,) = with_phones(home, 2, "Leo", hands=3)
    score = plays_a_hand(home, phone)
    home.key(pygame.K_ESCAPE)
    home.click_on("leave", "yes")
    gone = ends_with(phone)
    closed, told, *rest = gone.sentence.splitlines()
    assert (gone.why, gone.returns, closed) == ("closed", False, "Anna has closed the table.")
    assert sorted(told.split(" · ")) == sorted(score.split(" · ")) and score.count("1") == 1
    assert rest == ["The match ends without a winner.", "Good night, Anna!"]
    phone.close()
    home.shows(Dialog)


def test_a_phone_that_has_left_and_come_back_reads_at_the_end_what_was_played_before(
    home: FriendsHome,
) -> None:
    (phone,) = with_phones(home, 2, "Leo")
    home.click_on("done")
    home.goes()
    chance = Random(5)

    def over() -> bool:
        phone.hear()
        if phone.state is not None and not phone.state.over and phone.choices:
            phone.choose(chance)
        return isinstance(home.app.top, HandResult | MatchResult) and bool(home.app.top.view.winners)

    home.play_on(over)
    result = home.app.top
    assert isinstance(result, HandResult | MatchResult)
    home.result(type(result))
    score = score_line(result.view, result.match_setup)
    phone.until(lambda phone: phone.choices == [GO_ON, LEAVE])
    phone.say(Do(at=0, choice=LEAVE))
    left, told, night = ends_with(phone).sentence.splitlines()
    assert (left, night) == ("You have left Anna’s table.", "Good night, Anna!")
    phone.told.clear()
    phone.open()
    phone.until(lambda phone: phone.lobby and phone.lobby.ask_name)
    phone.say(OwnName(name="Leo"))  # her browser does by itself
    phone.until(lambda phone: phone.choices == [GO_ON, LEAVE])
    phone.say(Do(at=0, choice=GO_ON))
    home.until(lambda: home.table.rematch == ["Leo"])
    home.click_on("rematch")
    home.shows(PlayScene)
    phone.until(lambda phone: phone.state and not phone.state.over)
    phone.say(GoAway())
    ends_with(phone)
    phone.told.clear()
    phone.open()
    phone.until(lambda phone: phone.state and not phone.state.over)
    home.key(pygame.K_ESCAPE)
    home.click_on("leave", "yes")
    closed, told, night = ends_with(phone).sentence.splitlines()
    assert (closed, night) == ("Anna has closed the table.", "Good night, Anna!")
    assert sorted(told.split(" · ")) == sorted(score.split(" · "))
    phone.close()
    home.shows(Dialog)


def test_a_phone_that_leaves_a_match_reads_the_score_and_may_come_back(home: FriendsHome) -> None:
    (phone,) = with_phones(home, 2, "Leo", hands=3)
    score = plays_a_hand(home, phone)
    phone.say(GoAway())
    gone = ends_with(phone)
    left, told, night = gone.sentence.splitlines()
    assert (gone.why, gone.returns) == ("left", True)
    assert left == "You have left Anna’s table; a computer plays for you."
    assert sorted(told.split(" · ")) == sorted(score.split(" · ")) and night == "Good night, Anna!"
    phone.close()


def test_a_friend_by_phone_sits_where_she_is_put_and_may_choose_the_other_side(home: FriendsHome) -> None:
    (phone,) = with_phones(home, 4, "Bruno", at=2)
    home.click_on("done")
    assert phone.lobby is not None
    ours = [(seat.name, seat.note) for seat in phone.lobby.seats if seat.side == "us"]
    assert ours == [("Anna", "with Bruno"), ("Bruno", "is ready · with Anna")]
    phone.say(TakeSeat(seat=3))
    home.until(lambda: home.table.roster[3].name == "Bruno")
    home.click_on("change-0", "seat")
    home.keys(pygame.K_DOWN, pygame.K_RETURN)
    home.click_on("done")
    phone.until(lambda phone: phone.lobby and phone.lobby.ready is False)
    phone.say(BeReady(ready=True))
    home.goes()
    phone.close()
    home.starts_again()
    home.press(pygame.K_RETURN)  # the title's first line leads back
    home.shows(PlayScene)
    assert (home.table.host, home.table.own) == ("Anna", 1)
    assert [place.name for place in home.table.roster if place.key] == ["Anna", "Bruno"]


def test_whoever_is_sent_away_is_told_and_her_seat_is_open(home: FriendsHome) -> None:
    (phone,) = with_phones(home, 2, "Bruno")
    home.click_on("away-1", "yes")
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "sent_away"
    home.until(lambda: not home.table.roster[1].name)
    secret = phone.secret
    phone.open()
    phone.until(lambda phone: phone.gone)
    assert secret and phone.gone == "sent_away", "also if her page is loaded anew"
    phone.secret = ""
    phone.open()
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "letters", "with those she may knock again, as anybody may"
    phone.close()


def test_whom_the_host_sends_away_from_her_seat_knocks_before_she_sits_there_again(home: FriendsHome) -> None:
    (phone,) = with_phones(home, 2, "Bruno")
    home.click_on("done", "change-1", "send-away", "yes")
    phone.until(lambda phone: phone.gone)
    home.until(lambda: not home.table.roster[1].name)
    home.click_on("phone-1")
    sheet = home.shows(HouseholdSheet)
    home.until(lambda: bool(sheet.phones.link))
    phone.lobby = None
    phone.open(word=sheet.phones.letters)
    phone.until(lambda phone: phone.lobby and phone.lobby.ask_name)
    phone.say(OwnName(name="Bruno"))
    phone.until(lambda _phone: home.table.knocking)
    assert not home.table.roster[1].name
    phone.close()


def test_a_phone_has_its_seat_again_after_the_host_has_ended_and_begun_anew(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served_pages, "PAGE_PORT", free_port())  # nobody else has it meanwhile
    (phone,) = with_phones(home, 2, "Bruno")
    home.click_on("done", "go")
    phone.until(lambda phone: phone.cards or phone.choices)
    if not phone.cards:
        phone.choose(Random(1))  # she cuts
    phone.until(lambda phone: phone.cards)
    before, table = phone.cards, phone.table
    hosting = home.friends.own.hosting
    assert hosting is not None and phone.name == "Bruno" and table == hosting.code
    home.app.close()
    phone.hear()
    assert not phone.gone, "whoever tries again may come back"
    home.start()
    home.press(pygame.K_RETURN)  # the title's first line leads back
    home.shows(PlayScene)
    assert unreachable(home.friends.table) == page_away("Bruno")
    for _ in range(100):  # she tries again and again, and nobody at the host's screen presses anything
        home.frame()
        with suppress(OSError, InvalidHandshake):
            phone.open()
            break
        sleep(0.1)
    phone.until(lambda phone: phone.cards)
    assert isinstance(home.app.top, PlayScene)
    home.until(lambda: not unreachable(home.friends.table))
    assert (phone.cards, phone.table, phone.name) == (before, table, "Bruno")
    phone.close()


def served(port: int) -> bool:
    """True if something listens at a port of this computer."""
    with socket.socket() as line:
        return line.connect_ex((HERE, port)) == 0


def test_no_page_is_served_at_a_table_without_phones(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served_pages, "PAGE_PORT", port := free_port())
    home.opens_table()
    for _ in range(30):
        home.frame()
        sleep(0.01)
    assert not served(port)


def test_a_guest_serves_no_page_at_a_table_where_somebody_has_a_phone(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = home.host("Carla", 3, 3)
    home.joins(host)
    home.friends.sit(1)
    home.lets_in(host)
    admission = FriendPhones(host, Settings)
    admission.open_letters()

    def wait() -> None:
        host.update()
        admission.update()
        home.frame()

    home.until(lambda: admission.link)
    phone = Phone(admission.link, wait)
    phone.until(lambda phone: phone.lobby and phone.lobby.ask_name)
    monkeypatch.setattr(served_pages, "PAGE_PORT", port := free_port())
    phone.say(OwnName(name="Bruno"))
    home.lets_in(host)
    phone.until(lambda _: any(place.page for place in home.table.roster))
    for _ in range(30):
        wait()
        sleep(0.01)
    assert not home.table.hosting and not served(port)
    with pytest.raises(EndpointClosed, match="the table is closed"):  # none is hers
        asyncio.run(FriendPhones(home.friends, Settings).connect(ANNA))
    phone.close()
    admission.close(goodbye=True)


@contextmanager
def filled_with_strangers(phones: FriendPhones) -> Iterator[None]:
    """All places for strangers from this address are taken, and the next one is sent away."""
    place = phones.page_address
    with ExitStack() as open_lines:
        for number in range(USUAL.an_address + 1):
            line = open_lines.enter_context(connect(f"ws://{place}/seat", origin=Origin(f"http://{place}")))
            line.send(encode_for_page(Enter(word=phones.letters)))
            assert isinstance(told_page(line.recv(decode=False)), PageWords), number
        assert told_page(line.recv(decode=False)) == Gone(why="too_many", sentence=gone_words("too_many"))
        yield


def test_somebody_let_in_before_comes_in_although_strangers_fill_all_places(home: FriendsHome) -> None:
    """She has no seat now, but the host knows her."""
    (phone,) = with_phones(home, 3, "Bruno")
    hosting = home.friends.own.hosting
    assert hosting is not None
    phone.close()
    phone.secret = "A" * 22
    hosting.table.expect(public_page_key(phone.secret))
    with filled_with_strangers(home.on_top(HouseholdSheet).phones):
        phone.lobby = None
        phone.open()
        phone.until(lambda phone: phone.lobby or phone.gone)
        assert phone.lobby is not None and phone.lobby.ask_name and not phone.gone
        phone.close()


def test_a_friend_comes_back_with_her_phone_although_strangers_fill_all_places(home: FriendsHome) -> None:
    (phone,) = with_phones(home, 2, "Bruno")
    phone.close()
    with filled_with_strangers(home.on_top(HouseholdSheet).phones):
        told, phone.lobby, phone.name = len(phone.told), None, ""
        phone.open()
        while len(phone.told) == told:  # she is let in, or not, before the window looks
            phone.hear()
        phone.until(lambda phone: phone.lobby or phone.gone)
        assert phone.name == "Bruno" and not phone.gone
        phone.close()
