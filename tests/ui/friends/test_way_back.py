"""After the program has ended in a match with friends, the title leads back there, first and alone."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import cast

import pygame
import pytest

from briscola.client.friends.friend_notes import HostedNote, TableNote
from briscola.client.friends.friend_records import FriendRecords, friends_folder
from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.friends_client import FriendsClient
from briscola.entries import IN_WINDOW
from briscola.network.addresses.table_link import TableLink
from briscola.storage.settings.person_names import FIRST
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.menu import LONGEST
from tests.dealer.test_moved_programs import ThreadedClub
from tests.spread import quick_diagonal
from tests.storage.played import HOUSE
from tests.storage.played import setup_of as setup_alone
from tests.ui.conftest import Open
from tests.ui.demands import watched_texts
from tests.ui.driver import on_top
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.lobby import Quiet
from tests.ui.kept import dealt

NOTE = TableNote(code="7KMPQ2ABCD", host="Anna", match="ab" * 16)
OWN = HostedNote(match="ab" * 16, port=27481)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library beside which notes of tables can lie."""
    opened = Library(tmp_path / "data", settings_file=tmp_path / "settings.json")
    yield opened
    opened.close()


@pytest.fixture
def records(library: Library) -> FriendRecords:
    """The notes."""
    return FriendRecords(friends_folder(library))


def title_of(app: App, library: Library) -> Title:
    """The title, as a start shows it."""
    navigator = Navigator(app, IN_WINDOW, library=library)
    navigator.begin()
    return on_top(app, Title)


def lines(title: Title) -> list[str]:
    return [item.text for item in title.menu.items]


def test_the_way_back_is_the_first_line_has_the_focus_and_stands_alone(
    open_app: Open, library: Library, records: FriendRecords
) -> None:
    app = open_app(player="Bruno")
    waiting = Navigator(app, IN_WINDOW, library=library)
    waiting.begin()
    dealt(waiting.active_match.begin(setup_alone("two"), HOUSE))
    waiting.title()
    title = on_top(app, Title)
    assert lines(title)[:2] == ["Continue", "Play"]
    records.note_table(NOTE)
    waiting.title()
    title = on_top(app, Title)
    assert lines(title)[:2] == ["Back to Anna’s table", "Play"] and "Continue" not in lines(title)
    assert {item.name: item.note for item in title.menu.items}["evenings"] == "1 is waiting"
    assert title.group.focused is title.menu and title.menu.selected == 0
    assert not [widget for widget in title.group.widgets if widget.name == "offer"]
    assert title.reading()[2].text == "Back to Anna’s table"
    records.note_table(None)
    waiting.title()
    assert lines(on_top(app, Title))[0] == "Continue"
    waiting.active_match.close()


@pytest.mark.parametrize(
    ("language", "anna", "own"),
    [
        ("it", "Torna al tavolo di Anna", "Torna al tuo tavolo"),
        ("de", "Zurück zum Tisch von Anna", "Zurück an deinen Tisch"),
        ("es", "Volver a la mesa de Anna", "Volver a tu mesa"),
        ("fr", "Retour à la table d’Anna", "Retour à ta table"),
        ("hr", "Natrag za stol: Anna", "Natrag za svoj stol"),
        ("pt", "Voltar à mesa de Anna", "Voltar à tua mesa"),
    ],
)
def test_it_says_whose_table_it_is(
    open_app: Open, library: Library, records: FriendRecords, language: str, anna: str, own: str
) -> None:
    records.note_table(NOTE)
    assert lines(title_of(open_app(language=language), library))[0] == anna
    records.note_hosted(OWN)
    records.path(OWN.match).write_bytes(b"a record\n")
    assert lines(title_of(open_app(language=language), library))[0] == own


def test_a_note_of_an_older_version_names_no_host(
    open_app: Open, library: Library, records: FriendRecords
) -> None:
    records.folder.mkdir(parents=True)
    (records.folder / "table.json").write_text(
        '{"code":"7KMPQ2ABCD","addresses":["192.168.1.2"],"port":27481}'
    )
    assert lines(title_of(open_app(), library))[0] == "Back to the table"


@pytest.mark.parametrize("end", [b'{"event":"match_end","winners":[0]}', b'{"event":"given_up"}'])
@pytest.mark.parametrize("hosted", [True, False])
def test_a_match_that_is_over_is_not_gone_back_to(
    open_app: Open, library: Library, records: FriendRecords, hosted: bool, end: bytes
) -> None:
    records.note_table(NOTE)
    if hosted:
        records.note_hosted(OWN)
    records.path(NOTE.match).write_bytes(b"header\n" + end + b"\n")
    assert lines(title_of(open_app(), library))[0] == "Play"


def test_an_own_match_of_which_nothing_was_written_is_nobodys(
    open_app: Open, library: Library, records: FriendRecords
) -> None:
    records.note_table(NOTE)
    records.note_hosted(OWN)
    assert lines(title_of(open_app(), library))[0] == "Play"


def test_only_whoever_sat_there_is_led_back(open_app: Open, library: Library, records: FriendRecords) -> None:
    bruna = library.profiles.add("Bruna").id
    library.profiles.known_by(bruna, "5e" * 32)
    records.note_table(TableNote(code=NOTE.code, host="Anna", person="5e" * 32))
    assert lines(title_of(open_app(), library))[0] == "Play"
    library.use(bruna)
    assert lines(title_of(open_app(), library))[0] == "Back to Anna’s table"
    library.use(FIRST)
    records.note_table(TableNote(code=NOTE.code, host="Anna", person="77" * 32))
    assert lines(title_of(open_app(), library))[0] == "Back to Anna’s table", "the database has lost the key"


@pytest.mark.parametrize(
    ("size", "text_size", "host"),
    quick_diagonal(
        [(1024, 600), (1280, 800), (800, 1200), (1920, 1080)],
        [100, 160],
        ["Giuseppina", "Massimiliano Bartolomei"],
    ),
)
def test_the_line_fits_and_can_be_pressed_wherever_it_is_read(
    open_app: Open,
    library: Library,
    records: FriendRecords,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text_size: int,
    host: str,
) -> None:
    records.note_table(TableNote(code=NOTE.code, host=host))
    app = open_app(size=size, text_size=text_size, language="de", player="Bruno")
    window = pygame.Rect((0, 0), size)
    wrong = watched_texts(monkeypatch, window)
    title = title_of(app, library)
    app.draw()
    whole = f"Zurück zum Tisch von {host}"
    cut = {kind for kind, text in wrong if text == whole}
    assert not cut or (cut == {"cut"} and host != "Giuseppina")
    menu, line = title.menu, title.menu.line(0)
    word = min(menu.kit.fonts.width(whole, "menu-first"), menu.kit.scale.px(LONGEST))
    assert menu.hit((line.x + word, line.centery)) and menu.ring_rect().right > line.x + word
    assert window.contains(menu.ring_rect())


class OnTheWay(Quiet):
    """The friends of somebody who is at no table, with her notes."""

    idle = True

    def __init__(self, records: FriendRecords) -> None:
        super().__init__()
        self.records = records


def ways_of(app: App, library: Library, friends: OnTheWay) -> RoutesToTable:
    to, nowhere = cast(FriendsClient, friends), lambda: None
    return RoutesToTable(app, to, library, play_here=nowhere, to_page=nowhere, to_link=nowhere)


@pytest.mark.parametrize("fails", [True, False], ids=["no table opens", "she turns back"])
def test_a_table_that_was_to_have_a_link_and_does_not_open_leaves_the_next_one_without(
    app: App, library: Library, records: FriendRecords, fails: bool
) -> None:
    records.note_table(NOTE)
    ways = ways_of(app, library, OnTheWay(records))
    table = ways.usual_table(MatchSetup(), by_link=True)
    ways.host(table)
    assert ways.arrive()
    ways.host(table)
    ways.set_out()
    if fails:
        ways.give_up("no_network", lambda: "No table opens.")
    else:
        ways.turn_back()
    ways.go_back()
    ways.set_out()
    assert not ways.arrive()


def test_whoever_turns_back_on_the_way_back_alone_may_go_there_later(
    app: App, library: Library, records: FriendRecords
) -> None:
    records.note_table(NOTE)
    friends = OnTheWay(records)
    ways = ways_of(app, library, friends)
    to_carla = TableLink(code=NOTE.code, address="192.168.1.5")
    for set_out, for_good in ((ways.go_back, False), (partial(ways.find, to_carla), True)):
        set_out()
        assert ways.awaited
        ways.set_out()
        ways.turn_back()
        assert not ways.awaited and friends.done[-1] == ("leave", for_good)
    ways.set_out()
    assert [name for name, *_given in friends.done] == ["go_back", "leave", "join", "leave"]


def sit_down_at(home: FriendsHome, host: FriendsClient) -> PlayScene:
    """The window's person plays some cards at a friend's table."""
    home.joins(host)
    home.click_on("sit-1")
    return in_play(home, home.sits_down_at(host))


def in_play(home: FriendsHome, scene: PlayScene) -> PlayScene:
    """Play some cards."""
    home.play_on(lambda: scene.view is not None and scene.view.tricks > 2)
    return scene


@pytest.mark.slow
def test_a_guest_is_back_at_her_cards_after_one_press(home: FriendsHome) -> None:
    carla = home.host("Carla", hands=3)
    before = sit_down_at(home, carla)
    hand = before.seat.hand
    assert lines(home.starts_again())[0] == "Back to Carla’s table"
    assert home.entry.flow is None, "nothing of a network is there before the press"
    home.press(pygame.K_RETURN)
    scene = home.shows(PlayScene)
    assert scene is not before and scene.seat.hand >= hand
    assert home.entry.flow is not None and not home.entry.flow.ways.awaited
    carla.leave()
    home.shows(Dialog)
    home.click_on("yes")
    home.shows(FriendsPage)
    home.press(pygame.K_ESCAPE)
    assert lines(home.shows(Title))[0] == "Play", "the host has closed the table"


@pytest.mark.slow
def test_a_host_is_back_at_her_table_after_one_press_until_she_leaves_it(home: FriendsHome) -> None:
    in_play(home, home.hosts_with_bruno())
    assert lines(home.starts_again())[0] == "Back to your table"
    home.press(pygame.K_RETURN)
    home.shows(PlayScene)
    home.key(pygame.K_ESCAPE)
    home.click_on("leave", "yes")
    home.shows(FriendsPage)
    home.until(lambda: home.friends.idle)
    home.press(pygame.K_ESCAPE)
    assert lines(home.shows(Title))[0] == "Play"


@pytest.mark.slow
def test_whoever_turns_back_on_the_way_back_may_go_there_later(home: FriendsHome) -> None:
    carla = home.host("Carla", hands=3)
    sit_down_at(home, carla)
    assert lines(home.starts_again())[0] == "Back to Carla’s table"
    home.key(pygame.K_RETURN)
    home.key(pygame.K_ESCAPE)
    home.shows(Title)
    home.until(lambda: home.friends.idle)
    assert lines(home.on_top(Title))[0] == "Back to Carla’s table"
    home.press(pygame.K_RETURN)
    home.shows(PlayScene)


@pytest.mark.slow
def test_a_table_that_is_not_there_may_come_again_or_be_forgotten(home: FriendsHome) -> None:
    carla = home.host("Carla", hands=3)
    sit_down_at(home, carla)
    home.app.close()
    carla.close()
    home.start()
    for answer, left in (("yes", "Back to Carla’s table"), ("no", "Play")):
        home.press(pygame.K_RETURN)
        home.shows(Dialog)
        home.click_on(answer)
        home.shows(FriendsPage)
        home.press(pygame.K_ESCAPE)
        assert lines(home.shows(Title))[0] == left


@pytest.mark.slow
def test_whoever_is_back_at_a_match_that_has_moved_reads_that_it_has_waited(
    home: FriendsHome, tmp_path: Path
) -> None:
    club = ThreadedClub(tmp_path / "dealer")
    try:
        home.opens_friends()
        club.comes(home.friends)
        home.shows(TablePage)
        home.click_on("sit-0", "go")
        in_play(home, home.shows(PlayScene))
        home.starts_again()
        club.half_an_hour()
        home.press(pygame.K_RETURN)
        home.shows(PlayScene)
        scene = home.on_top(PlayScene)
        assert scene.view is not None and scene.view.tricks > 2
        assert "has waited for you here" in home.caption
    finally:
        home.friends.leave()
        club.close()
