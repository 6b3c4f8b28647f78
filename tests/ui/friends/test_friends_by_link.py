"""One link, two ways in: a browser opens its page, and the game takes the same text."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pygame
import pytest

from briscola.client.view.folding import fold_all
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.variants import make_rules
from briscola.i18n.seat_words import AwayNote
from briscola.i18n.table_news import absences
from briscola.network.addresses.public_name import PublicName
from briscola.network.addresses.room_codes import spelled
from briscola.network.addresses.table_link import read_table_link
from briscola.network.tables.nearby import TableFinder
from briscola.pages.messages.from_page import BeReady, Do, GoAway, OwnName
from briscola.pages.phones import friends_elsewhere, served_pages
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.storage.settings.settings import Settings
from briscola.ui.input import clipboard
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.code_sheet import CodeSheet
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.client.friends.evening import setup_of
from tests.network import stand_in_tunnel
from tests.network.broker import free_port
from tests.network.https_proxy import HttpsProxy, certificate, name_leads_here
from tests.network.stand_in_tunnel import NAME
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.test_friends_elsewhere import FarBrowser, let_in

pytestmark = [pytest.mark.slow, pytest.mark.posix("a script for a shell as a program")]

IS_THAT_YOU = "Carla has opened this table in a game on a computer. Is that you?"


@pytest.fixture
def proof(tmp_path: Path) -> Path:
    folder = tmp_path / "certificate"
    folder.mkdir()
    return certificate(folder, NAME)


def tunnel(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """The port at which a tunnel listens, whose program is found on the path."""
    program = folder / "bin" / "cloudflared"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{stand_in_tunnel.__file__}" "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("WAY", str(port := free_port()))
    return port


def test_a_browser_and_a_program_come_to_the_window_by_one_link_and_play(
    home: FriendsHome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proof: Path
) -> None:
    way = tunnel(tmp_path, monkeypatch)
    with HttpsProxy(proof, way) as ends_tls, name_leads_here(proof, port=ends_tls.port):
        home.opens_friends()
        home.friends.open_table(setup_of(make_rules("briscola", 3), 3, winning_hands=1))
        home.shows(TablePage)
        home.click_on("phone-1", "elsewhere", "start")
        sheet = home.on_top(AnywherePage)
        home.until(lambda: sheet.way.link)
        home.click_on("done", "done")
        carla = FarBrowser(home, sheet.way.link, way)
        carla.until(lambda carla: carla.lobby and carla.lobby.ask_name)
        assert carla.lobby is not None and carla.lobby.in_game == f"briscola:{sheet.way.link}"
        link = read_table_link(carla.lobby.in_game)
        assert link == read_table_link(f"Play with me: {sheet.way.link}") and link.page is not None
        bruno = home.friend("Bruno")
        bruno.join(link.code, pages=[link.page])
        home.until(lambda: bruno.table is not None)
        bruno.sit(1)
        home.until(lambda: home.table.knocking)
        home.click_on(f"in-{home.table.knocking[0].key}")
        home.until(lambda: bruno.table is not None and bruno.table.own == 1)
        assert home.friends.records.friends, "a program is remembered by its key"
        home.until(lambda: not home.table.knocking)
        let_in(home, carla, "Carla")
        carla.until(lambda carla: carla.lobby and carla.lobby.ready is False)
        home.until(lambda: [place.page for place in home.table.roster] == [False, False, True])
        bruno.ready(True)
        carla.say(BeReady(ready=True))
        carla.until(lambda carla: carla.lobby and carla.lobby.ready)
        home.goes()
        chance = Random(4)

        def over() -> bool:
            carla.hear()
            if carla.state is not None and not carla.state.over and carla.choices:
                carla.choose(chance)
            return isinstance(home.app.top, HandResult | MatchResult) and bool(home.app.top.view.winners)

        home.play_on(over)
        carla.close()
        home.app.close()


def test_a_table_by_a_link_is_opened_and_then_its_page_is_shown(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is led to an empty list of meeting points, and nothing is started before a press."""
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(friends_elsewhere, "PAGE_PORT", free_port())
    home.app.change(public_name="home.example.org")
    home.opens_friends()
    home.click_on("network", "start", "where")
    home.keys(pygame.K_DOWN, pygame.K_RETURN)
    home.click_on("open")
    sheet = home.shows(AnywherePage)
    assert not sheet.way.link and home.table.meeting is None
    home.click_on("start")
    home.until(lambda: sheet.way.link)
    assert sheet.way.link == f"https://home.example.org/#table={spelled(home.table.code)}"
    home.click_on("done")
    home.on_top(TablePage)


@pytest.fixture
def carlas(home: FriendsHome, proof: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HttpsProxy]:
    """The way by https to a friend's table, which is in no network of the window's."""

    async def finds_nothing(_: TableFinder) -> None:
        pass

    del home
    monkeypatch.setattr(TableFinder, "open", finds_nothing)
    monkeypatch.setattr(served_pages, "PAGE_PORT", free_port())
    with HttpsProxy(proof) as way, name_leads_here(proof, port=way.port):
        yield way


def link_of_carla(home: FriendsHome, way: HttpsProxy) -> tuple[FriendPhones, str]:
    """A friend opens a table with a way for friends elsewhere; her pages, and the link."""
    carla = home.host("Carla")
    phones = FriendPhones(carla, Settings)
    phones.serve()
    home.until(lambda: phones.port)
    phones.public, way.behind = PublicName(host=NAME), phones.port
    return phones, phones.public.link(spelled(phones.token))


def pastes(home: FriendsHome, text: str) -> None:
    clipboard.copy(text)
    home.app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode=""))
    home.app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))


def comes_by(home: FriendsHome, link: str) -> None:
    """She pastes a link where a code is entered, and goes there."""
    home.opens_friends()
    home.click_on("enter-code")
    pastes(home, link)
    home.shows(InvitationSheet)
    home.click_on("yes")


def test_the_window_takes_the_link_where_a_code_is_pasted_and_asks_before_anything_goes_there(
    home: FriendsHome, carlas: HttpsProxy
) -> None:
    phones, link = link_of_carla(home, carlas)
    carla = home.others[0]
    home.opens_friends()
    home.click_on("enter-code")
    pastes(home, link.partition("#")[0])
    sheet = home.on_top(CodeSheet)
    assert sheet.spoken_text == "This link has lost its end, from the # on. Ask for the whole link once more."
    sheet.code = ""
    sheet.layout(home.app.size)
    pastes(home, f"We play at nine: {link}\nCarla")
    asked = home.shows(InvitationSheet)
    assert f"The way there leads through {NAME}." in asked.spoken_text and not carlas.came
    home.click_on("yes")
    home.shows(TablePage)
    assert home.table.page is not None and home.table.page.host == NAME
    home.click_on("copy")
    assert clipboard.paste() == link, "she can send on what she was sent"
    home.click_on("sit-1")
    home.sits_down_at(carla)
    home.play_on(lambda: isinstance(home.app.top, HandResult | MatchResult))
    phones.close(goodbye=True)


def test_who_looks_on_is_told_of_a_seat_that_nobody_uses_and_sits_down_there_by_the_pause(
    home: FriendsHome, carlas: HttpsProxy
) -> None:
    phones, link = link_of_carla(home, carlas)
    carla = home.others[0]
    bruno = FarBrowser(home, link, phones.port)
    bruno.until(lambda bruno: bruno.lobby and bruno.lobby.ask_name)
    bruno.say(OwnName(name="Bruno"))
    home.lets_in(carla)
    bruno.until(lambda bruno: bruno.lobby and bruno.lobby.ready is False)
    bruno.say(BeReady(ready=True))
    home.begins(carla)
    bruno.until(lambda bruno: bruno.state is not None)
    home.finds_by_code(carla)
    home.click_on("look-on")
    home.lets_in(carla)
    scene = home.shows(PlayScene)
    home.press(pygame.K_ESCAPE)
    assert not home.offers("sit"), "nobody offers a seat that is used"
    bruno.say(GoAway())
    home.until(lambda: home.offers("sit"))
    home.press(pygame.K_ESCAPE)
    home.until(lambda: "Bruno’s seat can be taken: “Sit down” in the pause." in home.caption)
    assert "Bruno has left the table; a computer plays on." in home.caption
    home.press(pygame.K_ESCAPE)
    home.click_on("sit")
    home.until(lambda: carla.table is not None and carla.table.claims)
    assert home.app.top is scene and carla.table is not None
    claim = carla.table.claims[0]
    assert claim.claimant is not None and claim.claimant.name == "Anna" and claim.left
    carla.do(lambda visitor: visitor.consent(claim, True))
    home.until(lambda: "You get cards from the next deal." in home.caption)
    assert scene.seat.setup.name(0) == "Bruno" == scene.context.setup.name(0), (
        "from the chair that she will have"
    )
    home.until(lambda: scene.view == fold_all(scene.seat.history))
    assert isinstance(scene.seat, RemoteSeat)
    assert absences(home.table, scene.seat) == {0: AwayNote("Anna next deal", grey=False)}
    phones.close(goodbye=True)


def test_who_came_by_a_link_reads_that_it_leads_no_more_where_the_table_has_moved(
    home: FriendsHome, carlas: HttpsProxy
) -> None:
    phones, link = link_of_carla(home, carlas)
    carla = home.others[0]
    comes_by(home, link)
    home.shows(TablePage)
    dino = home.comes("Dino", carla)
    dino.sit(1)
    home.lets_in(carla)
    home.until(lambda: carla.table is not None and carla.table.roster[1].may_keep_table)
    carla.own.do(lambda table: table.hand_over(table.roster[1].key))
    home.until(lambda: dino.handing)
    dino.take_table(True)
    moved = home.shows(Dialog)
    assert moved.title() == "The table has moved"
    assert "If the table is not found, ask Dino for a new one." in moved.text()
    home.click_on("no")
    phones.close(goodbye=True)


def test_a_new_link_is_taken_at_the_table_where_the_old_one_leads_nowhere(
    home: FriendsHome, carlas: HttpsProxy
) -> None:
    phones, link = link_of_carla(home, carlas)
    carla = home.others[0]
    comes_by(home, link)
    home.shows(TablePage)
    home.app.dispatch(pygame.event.Event(pygame.DROPTEXT, text=link))
    assert home.shows(Dialog).title() == "You are at this table"
    home.click_on("yes")
    home.shows(TablePage)
    home.click_on("sit-1")
    home.sits_down_at(carla)
    home.shows(PlayScene)
    carlas.behind = 1
    carlas.cut()
    home.until(lambda: not home.table.connected)
    carlas.behind = phones.port
    other = link.replace(NAME, f"{NAME}:8443")
    phones.public = PublicName(host=NAME, port=8443)
    home.app.dispatch(pygame.event.Event(pygame.DROPTEXT, text=other))
    assert home.caption == "You are at this table"
    home.until(lambda: home.table.connected)
    assert home.table.page is not None and home.table.page.port == 8443
    home.play_on(lambda: isinstance(home.app.top, HandResult | MatchResult))
    phones.close(goodbye=True)


def test_a_page_that_leads_to_no_table_is_told_in_one_sentence(home: FriendsHome, carlas: HttpsProxy) -> None:
    carlas.behind = 1
    comes_by(home, f"https://{NAME}/#table=7KMPQ2ABCD")
    assert "The link leads to no open table just now." in home.shows(Dialog).spoken_text
    below, drawn = home.app.scenes[-2], []
    assert isinstance(below, FriendsPage)
    for press in (pygame.K_RETURN, None):
        picture = pygame.Surface(home.app.size)
        below.draw(picture)
        drawn.append(pygame.image.tobytes(picture, "RGB"))
        if press is not None:
            home.press(press)
            home.shows(FriendsPage)
    assert drawn[0] == drawn[1], "what lies under the sheet is not the page as it is"


class TwoPlaces:
    """A window's table, Carla in a browser elsewhere, and her own program."""

    def __init__(self, home: FriendsHome, way: int) -> None:
        self.home = home
        home.opens_friends()
        home.friends.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=2))
        home.shows(TablePage)
        home.click_on("phone-1", "elsewhere", "start")
        sheet = home.on_top(AnywherePage)
        home.until(lambda: sheet.way.link)
        self.link = sheet.way.link
        home.click_on("done", "done")
        self.carla = FarBrowser(home, self.link, way)
        let_in(home, self.carla, "Carla")
        self.carla.until(lambda carla: carla.lobby and carla.lobby.ready is False)
        self.program = home.friend("Carla")

    def begin(self) -> None:
        if self.carla.lobby is None or not self.carla.lobby.ready:
            self.carla.say(BeReady(ready=True))
        self.carla.until(lambda carla: carla.lobby and carla.lobby.ready)
        self.home.goes()
        self.carla.until(lambda carla: carla.cards)

    def opens(self, link: str) -> None:
        """She opens a link in her program."""
        place = read_table_link(link)
        assert place.page is not None
        self.program.join(place.code, pages=[place.page], ticket=place.ticket)
        self.home.until(lambda: self.program.table is not None)

    def until(self, condition: Callable[[], object]) -> None:
        """Let time pass for her page, her program and the host's window."""

        def heard() -> object:
            self.carla.hear()
            return condition()

        self.home.until(heard)

    @property
    def in_program(self) -> Sequence[str]:
        """The cards of her hand, as her program shows them; none while it does not."""
        seat = self.program.seat
        return [card.code for card in seat.view.hand] if seat and not seat.looks_on and seat.dealt else []

    def has_moved(self, cards: Sequence[str]) -> None:
        """Her program shows the table from her side, and her page says so."""
        self.until(lambda: sorted(self.in_program) == sorted(cards))
        self.until(lambda: self.carla.gone == "in_game")
        self.home.until(lambda: not self.home.table.roster[1].page)
        assert not self.home.table.knocking

    def comes_back(self) -> None:
        """She presses *Come back here*."""
        self.carla.open()
        self.carla.until(lambda carla: carla.cards and carla.state is not None and not carla.state.looks_on)
        self.home.until(lambda: self.home.table.roster[1].page)


@pytest.fixture
def carla(
    home: FriendsHome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proof: Path
) -> Iterator[TwoPlaces]:
    way = tunnel(tmp_path, monkeypatch)
    with HttpsProxy(proof, way) as ends_tls, name_leads_here(proof, port=ends_tls.port):
        found = TwoPlaces(home, way)
        yield found
        found.carla.close()
        home.app.close()


def test_opened_from_the_page_the_game_has_her_hand_at_once_and_the_page_has_it_back(
    carla: TwoPlaces,
) -> None:
    carla.begin()
    page = carla.carla
    assert page.state is not None
    assert read_table_link(page.state.in_game).name == "Carla"
    cards = page.cards
    carla.opens(page.state.in_game)
    carla.has_moved(cards)
    carla.home.others.remove(carla.program)
    assert carla.program.close(), "her program ends"
    carla.comes_back()
    assert page.cards == cards
    assert page.state is not None and page.state.in_game


@pytest.mark.parametrize(
    ("more", "own", "called"),
    [
        (f"&seat={'ab' * 16}&name=Zo%C3%AB%20B", "", "Zoë B"),
        (f"&seat={'ab' * 16}&name=Zo%C3%AB%20B", "Anna", "Anna"),
        (f"&seat={'ab' * 16}&name=%E2%80%8B", "", ""),
        ("&name=Zo%C3%AB%20B", "", ""),
    ],
)
def test_whoever_opens_the_game_for_the_first_time_from_her_page_has_her_name_there(
    tmp_path: Path, more: str, own: str, called: str
) -> None:
    home = FriendsHome(tmp_path, player=own)
    home.navigator.open_link(f"briscola:https://play.example.org/#table=7KMPQ-2ABCD{more}")
    asked = isinstance(top := home.app.top, Dialog) and top.title() == "What is your name?"
    assert (asked, home.navigator.active_match.library.profile.name) == (not called, called)
    home.close()


def test_before_the_match_the_game_that_is_opened_from_the_page_has_the_seat(carla: TwoPlaces) -> None:
    lobby = carla.carla.lobby
    assert lobby is not None
    carla.opens(lobby.in_game)
    carla.until(lambda: carla.carla.gone == "in_game")
    carla.home.until(lambda: carla.program.table is not None and carla.program.table.own == 1)


def test_by_the_plain_link_her_page_is_asked_before_the_match_and_in_it(carla: TwoPlaces) -> None:
    page, program = carla.carla, carla.program
    carla.opens(carla.link)
    assert program.table is not None and program.table.in_browser is not None
    program.sit(program.table.in_browser.seat)
    carla.until(lambda: page.lobby is not None and page.lobby.choices)
    assert page.lobby is not None and page.lobby.lines[0] == IS_THAT_YOU
    page.say(Do(at=0, choice=page.lobby.choices[1].id))
    carla.until(lambda: page.lobby is not None and not page.lobby.choices)
    carla.home.until(lambda: "not_agreed" in program.troubles)
    carla.begin()
    cards = page.cards
    program.sit(1)
    carla.until(lambda: any(each.startswith("consent") for each in page.choices))
    assert page.state is not None
    answers = [each for each in page.state.choices if each.id.startswith("consent")]
    assert [each.label for each in answers] == ["Yes, play on in my game", "That is not me"]
    assert page.state.ask == IS_THAT_YOU, "it stands as long as its answers"
    page.say(Do(at=page.state.at, choice=answers[0].id))
    carla.has_moved(cards)
