"""The pages of friends by real events; the network is somebody else's."""

import sys
from itertools import count
from pathlib import Path
from typing import cast, get_args

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.friends.table_plan import TableWishes
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import TroubleKind
from briscola.engine.replay_cursor import PHRASES as COUNT
from briscola.engine.terms import PERSON
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import PHRASES, agreed_words, lost_text, trouble_text
from briscola.network.addresses.table_link import TableLink, read_table_link
from briscola.network.lines.person_entries import LostMoves
from briscola.network.messages.fields import RosterPlace, TableTerms
from briscola.players.bots.command import written
from briscola.storage.settings.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.scene import Scene
from briscola.ui.scenes.faces import FaceSheet
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.code_sheet import CodeSheet
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.open_seats import OpenSeats, TableToOpen
from briscola.ui.scenes.new_match.kept_choices import read_choices
from briscola.ui.scenes.new_match.program_sheet import ProgramSheet
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.views.qr_code import qr_picture
from tests.ui.all_scenes import elsewhere
from tests.ui.conftest import Open
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver, control
from tests.ui.friends.lobby import ADDRESSES, CODE, KEYS, ONLOOKERS, AtLobby, Quiet, lobby, page, table
from tests.ui.hands import typed
from tests.ui.heard import HeardVoice
from tests.ui.new_match.test_program import READY

LINK = TableLink(code=CODE, address="192.168.1.5")
TWO = TableTerms(variant="briscola", players=2, winning_hands=2)


def test_every_trouble_has_a_sentence_of_its_own() -> None:
    unknown = trouble_text("no such kind")
    kinds = [kind for part in get_args(TroubleKind) for kind in get_args(part)]
    assert [kind for kind in kinds if trouble_text(kind) == unknown] == []
    assert len(PHRASES) == COUNT


def test_every_trouble_with_a_host_tells_whose_table_it_is_where_that_is_known() -> None:
    kinds = [kind for part in get_args(TroubleKind) for kind in get_args(part)]
    of_host = [kind for kind in kinds if "host" in trouble_text(kind)]
    assert len(of_host) > 10
    assert [kind for kind in of_host if "Anna" not in trouble_text(kind, host="Anna")] == []
    assert [kind for kind in kinds if " host" in trouble_text(kind, host="Anna")] == []
    lost = LostMoves(cards=2, hand=3, times=2)
    assert "host" in lost_text(lost) and "host" not in lost_text(lost, host="Anna")


def over_the_page(app: App, scene: Scene) -> Driver:
    """A sheet over the page of tables nearby."""
    app.reset(page(app))
    app.push(scene)
    return Driver(app)


def test_a_code_is_typed_forgivingly_and_an_address_beside_it(app: App) -> None:
    found: list[TableLink] = []
    sheet = CodeSheet(app, found.append)
    hands = over_the_page(app, sheet)
    sheet.handle(typed("7kmpq 2abc"))
    hands.key(pygame.K_RETURN)
    assert "eleven letters" in sheet.fault and app.top is sheet and not found
    sheet.handle(typed("df"))
    hands.key(pygame.K_RETURN)
    assert "Check the letters" in sheet.fault and not found
    hands.key(pygame.K_BACKSPACE)
    sheet.handle(typed("e"))
    hands.click_on("address")
    sheet.handle(typed("192.168.1.5"))
    hands.click_on("yes")
    assert found == [LINK] and app.top is not sheet


def test_an_invitation_is_pasted_whole_with_the_words_around_it(app: App) -> None:
    found: list[TableLink] = []
    hands = over_the_page(app, CodeSheet(app, found.append))
    clipboard.copy("Come tonight! " * 25 + "\n«Briscola:7KMPQ–2ABCD%40192.168.1.5».\nAnna")
    hands.key(pygame.K_v, mod=pygame.KMOD_LCTRL)
    hands.key(pygame.K_RETURN)
    assert found == [LINK]


def test_a_link_shows_its_table_and_only_a_press_goes_there(app: App) -> None:
    gone: list[str] = []
    friends, link = Quiet(), TableLink(code="8KMPQ2ABCD")

    def invited() -> InvitationSheet:
        return InvitationSheet(app, cast(FriendsClient, friends), link, lambda: gone.append("there"))

    sheet = invited()
    hands = over_the_page(app, sheet)
    assert "not open on this network yet" in sheet.spoken_text
    nearby = cast(Quiet, page(app).friends).nearby[0]
    friends.nearby = (replace(nearby, code=link.code, host="Bruno"),)
    app.tick(0.1)
    assert "Bruno’s table. It is open on this network." in sheet.spoken_text.splitlines()
    hands.click_on("no")
    assert not gone and app.top is not sheet
    app.push(invited())
    hands.key(pygame.K_RETURN)
    assert gone == ["there"] and not isinstance(app.top, InvitationSheet)


def open_seats(app: App, players: int, level: str = "easy") -> tuple[Driver, list[TableToOpen]]:
    """The sheet on which a table is opened for friends, and what was opened."""
    opened: list[TableToOpen] = []
    game = MatchSetup(players=players, player="Anna", opponents=regulars(players, (level,)))
    return over_the_page(app, OpenSeats(app, game, opened.append)), opened


def test_a_seat_is_open_for_a_friend_until_a_computer_takes_it(app: App) -> None:
    hands, opened = open_seats(app, 3, "hard")
    for name in ("seat-2", "clock", "hints", "onlookers"):
        hands.click_on(name)
        hands.keys(pygame.K_DOWN, pygame.K_RETURN)
    hands.click_on("open")
    (table,) = opened
    assert table.wishes == TableWishes(clock=60, hints=True, onlookers=False)
    assert [(each.name, each.level) for each in table.setup.opponents] == [("", PERSON), ("Teresa", "hard")]


@pytest.mark.slow
def test_a_program_of_the_host_takes_a_seat_after_its_trial_and_is_remembered(
    app: App, tmp_path: Path
) -> None:
    script = tmp_path / "bravo.py"
    script.write_text(READY, encoding="utf-8")
    line = written([sys.executable, str(script)])
    hands, opened = open_seats(app, 3)
    hands.click_on("seat-2")
    hands.keys(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    asking = hands.on_top(ProgramSheet)
    asking.handle(typed(line))
    hands.key(pygame.K_RETURN)
    hands.until(lambda: app.top is not asking)
    hands.click_on("open")
    (table,) = opened
    assert [each.level for each in table.setup.opponents] == [PERSON, f"cmd:{line}"]
    assert read_choices(app.settings.match).programs == (line,)


def test_a_table_has_neither_clock_nor_hints_unless_its_host_wants_them(app: App) -> None:
    hands, opened = open_seats(app, 2)
    hands.click_on("open")
    (table,) = opened
    assert table.wishes == TableWishes(clock=0, hints=False, onlookers=True)
    terms = TableTerms(variant="briscola", players=2, winning_hands=2)
    strict = replace(terms, clock=30, hints=True, onlookers=False)
    rules = make_rules("briscola", 2)
    assert agreed_words(terms, rules) == "first to 2 hands"
    assert agreed_words(strict, rules) == "first to 2 hands · clock: 30 s · with hints · nobody looks on"


@pytest.mark.parametrize("hosting", [False, True])
@pytest.mark.parametrize(
    ("variant", "goal"), [("briscola", "first to 2 hands"), ("marianna", "first to 500 points")]
)
def test_everybody_at_a_table_reads_how_far_the_match_goes(
    app: App, hosting: bool, variant: str, goal: str
) -> None:
    there = AtLobby(app, hosting=hosting)
    terms = replace(there.page.table.terms, variant=variant, players=4, options={}, clock=0, hints=False)
    there.now(terms=terms, roster=there.page.table.roster[:4])
    assert goal in there.heard


@pytest.fixture
def host(app: App) -> AtLobby:
    """The host at the page of her table."""
    return AtLobby(app, hosting=True)


@pytest.fixture
def guest(app: App) -> AtLobby:
    """Somebody who has not sat down at the table of a friend."""
    return AtLobby(app, hosting=False)


def test_the_host_answers_at_the_door_and_begins_when_all_are_ready(host: AtLobby) -> None:
    assert not host.control("go").enabled  # somebody is not ready
    host.click_on(f"out-{KEYS[4]}", f"in-{KEYS[3]}")
    assert host.friends.done == [("let_in", KEYS[4], False), ("let_in", KEYS[3], True)]
    anna, bruno = RosterPlace(seat=0, name="Anna", key=KEYS[0]), host.page.table.roster[1]
    host.now(terms=TWO, roster=(anna, bruno), knocking=())
    host.click_on("go")
    assert host.friends.done[2:] == [("ready", True)]
    host.now(roster=(replace(anna, ready=True), bruno))
    assert host.friends.done[3:] == [("begin",)]


def test_a_guest_sits_down_at_an_open_seat(guest: AtLobby) -> None:
    assert guest.page.group.focused_name == "sit-4"
    guest.click_on("sit-4")
    assert guest.friends.done == [("sit", 4)]
    assert guest.page.asked == 4 and "sit-4" not in guest.names


@pytest.mark.parametrize("wish", ["sit-4", "look-on"])
@pytest.mark.parametrize("lost_first", [False, True])
def test_whoever_loses_her_line_at_the_door_may_ask_again(
    guest: AtLobby, wish: str, lost_first: bool
) -> None:
    guest.now(connected=not lost_first)
    guest.click_on(wish)
    assert "look-on" not in guest.names, "an answer is waited for"
    guest.now(connected=lost_first)
    guest.now(connected=True)
    assert "sit-4" in guest.names and guest.control("look-on").enabled


def test_a_guest_may_change_to_an_open_seat_or_to_that_of_a_computer(guest: AtLobby) -> None:
    guest.now(own=1)
    seats = {name for name in guest.names if name.startswith("sit-")}
    assert seats == {"sit-4"}, "the computers are on her side already"
    guest.now(own=2)
    guest.click_on("sit-3")
    assert guest.friends.done == [("sit", 3)]


def test_the_host_moves_somebody_and_herself_and_has_a_phone_sit_at_either_side(host: AtLobby) -> None:
    host.click_on("change-1", "seat")
    host.keys(pygame.K_UP, pygame.K_RETURN)
    host.click_on("done", "change-0")
    host.keys(pygame.K_RETURN, *[pygame.K_DOWN] * 4, pygame.K_RETURN)
    host.click_on("done")
    assert host.friends.done == [("swap", KEYS[1], 0), ("swap", KEYS[0], 4)]
    host.click_on("change-1", "send-away", "yes", "change-1", "hand-over", "change-1")
    host.top.handle(typed("!"))
    host.key(pygame.K_RETURN)
    assert host.friends.done[2:] == [
        ("send_away", KEYS[1]),
        ("hand_over", KEYS[1]),
        ("rename", KEYS[1], "Bruno!"),
    ]
    host.click_on("phone-4")
    assert host.ways.phone_seats == [4]


def test_sides_stand_together_and_each_seat_says_with_whom_one_plays(host: AtLobby) -> None:
    ups = sorted(range(6), key=lambda seat: host.page.seats.rows[seat].y)
    assert ups == [0, 2, 4, 1, 3, 5]
    lines = [line.text for line in host.page.reading()]
    assert "Open seat, with Anna Maria Bartolomei, Wolfgang Amadeus Mozart" in lines
    assert "Bruno, is ready · with Teresa, Peppe" in lines


def test_whoever_waits_at_a_table_sees_at_once_that_a_match_has_begun(guest: AtLobby) -> None:
    assert "Choose an open seat" in guest.page.spoken_text
    full = [replace(place, name=place.name or "Rocco") for place in guest.page.table.roster]
    guest.now(playing=True, roster=tuple(full))
    assert "A match goes on; you can look on." in guest.page.spoken_text
    assert guest.page.group.focused_name == "look-on"


def test_the_list_of_tables_names_the_game_of_each(app: App) -> None:
    scene = page(app)
    friends = cast(Quiet, scene.friends)
    friends.nearby = (replace(friends.nearby[0], variant="briscola", players=4), friends.nearby[1])
    app.reset(scene)
    app.tick(0.0)
    rows = [widget.spoken().value for widget in scene.group.widgets if widget.name.startswith("table-")]
    assert rows[0].startswith("Briscola for four, in pairs, ") and rows[1].startswith("1 free seat")


@pytest.mark.parametrize("led", ["", "change-0", "copy"])
def test_the_focus_goes_to_what_is_new_but_to_whoever_knocks_only_if_nobody_led_it(
    app: App, led: str
) -> None:
    """An Enter that is on its way opens no door and begins no match; a knock takes away what copies."""
    full = lobby(app, hosting=True).table
    host = AtLobby(app, hosting=True, addresses=full.addresses)
    assert host.page.group.focused_name == "change-2", "he is not ready"
    while led and host.page.group.focused_name != led:
        host.key(pygame.K_TAB)
    for knocks in (1, 2):
        host.now(knocking=full.knocking[:knocks])
    door, stays = f"in-{full.knocking[0].key}", led == "change-0"
    assert host.page.group.focused_name == (led if stays else door)
    host.friends.done.clear()
    host.key(pygame.K_RETURN)
    assert not host.friends.done and host.top is host.page
    host.frames(60)
    if not stays:
        host.key(pygame.K_RETURN)
        assert host.friends.done == [("let_in", full.knocking[0].key, True)]
    host.now(knocking=(), terms=TWO, roster=full.roster[:2])
    assert host.page.group.focused_name == "go"


@pytest.mark.usefixtures("unseen")
def test_a_knock_is_told_to_whoever_listens() -> None:
    settings = changed(Settings(), language="en", speech="on")
    app = App(settings=settings, sound=False, raster=QUICK, voice=(voice := HeardVoice()))
    app.speaker.clock = count().__next__
    host = AtLobby(app, hosting=True, addresses=ADDRESSES)
    host.frames(200)
    host.now(knocking=table(hosting=True).knocking)
    host.frames(200)
    assert voice.said[-1].startswith("At the door: Giuseppina Verdi")


@pytest.mark.parametrize("taken", [True, False])
def test_the_way_to_the_table_is_next_once_the_text_has_been_copied_and_not_if_the_clipboard_refuses(
    app: App, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda _text: taken)
    page = cast(AnywherePage, elsewhere(app, link="a link"))
    app.reset(page)
    page.friends.table = replace(table(hosting=True), roster=(), own=None, knocking=())
    app.tick(0.1)
    page.group.focus_name("copy-text")
    hands = Driver(app)
    hands.key(pygame.K_RETURN)
    hands.frames(3)
    assert (control(page, "done").primary, control(page, "copy-text").primary) == (taken, not taken)
    assert page.group.focused_name == ("done" if taken else "copy-text")
    page.group.focus_name("copy-text")
    hands.key(pygame.K_RETURN)
    hands.frames(3)
    assert page.group.focused_name == "copy-text", "whoever copies again stays"


@pytest.mark.parametrize(("linked", "focused"), [(False, "change-2"), (True, "done")])
def test_a_second_enter_lets_in_nobody_who_knocks_behind_the_first_or_as_she_goes(
    app: App, linked: bool, focused: str
) -> None:
    page = (
        cast(AnywherePage, elsewhere(app, link="a link", knocks=True)) if linked else lobby(app, hosting=True)
    )
    app.reset(page)
    app.tick(0.0)
    shown = table(hosting=True)
    first, second = shown.knocking
    page.group.focus_name(f"in-{first.key}")
    page.friends.table = replace(shown, knocking=(second,))
    app.tick(0.1)
    assert page.group.focused_name == focused


def test_only_whoever_has_a_seat_is_asked_before_she_leaves(guest: AtLobby) -> None:
    guest.key(pygame.K_ESCAPE)
    assert guest.ways.times_left == 1 and guest.top is guest.page
    guest.now(own=1)
    guest.key(pygame.K_ESCAPE)
    assert "becomes free" in guest.on_top(Dialog).text() and guest.ways.times_left == 1


def test_a_press_on_the_own_face_shows_those_that_nobody_else_has(host: AtLobby) -> None:
    host.click_on("face")
    host.on_top(FaceSheet)
    assert host.names == ["person-woman", "ada", "nino", "lucia", "gino", "rosa"]
    host.click_on("gino")
    assert host.friends.done == [("sit", 0, "gino")]
    assert host.top is host.page and host.page.asked is None


def test_whoever_has_a_face_that_is_taken_knocks_with_another_and_is_asked_if_that_fails(
    guest: AtLobby,
) -> None:
    guest.click_on("sit-4")
    guest.page.choose_face(taken=True)
    worn = {place.face for place in guest.page.table.roster if place.name}
    (_, asked), (_, again, face) = guest.friends.done
    assert (asked, again, guest.page.asked) == (4, 4, 4) and face not in worn
    assert guest.top is guest.page
    guest.page.choose_face(taken=True)
    assert guest.page.asked is None and "taken" in guest.on_top(FaceSheet).title()
    guest.click_on("ada")
    assert guest.friends.done[2:] == [("sit", 4, "ada")]
    assert guest.page.asked == 4


def test_a_host_whose_address_nobody_reaches_chooses_another_and_it_is_remembered(app: App) -> None:
    def copied(host: AtLobby) -> str:
        host.click_on("copy")
        return read_table_link(clipboard.paste()).address

    host = AtLobby(app, hosting=True, addresses=ADDRESSES)
    assert copied(host) == ADDRESSES[0]
    host.click_on("address")
    host.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert copied(host) == ADDRESSES[1] == app.settings.own_address
    assert copied(AtLobby(app, hosting=True, addresses=ADDRESSES)) == ADDRESSES[1]
    gone = (*ADDRESSES[:1], ADDRESSES[2])  # it is no address of this computer any more
    assert copied(AtLobby(app, hosting=True, addresses=gone)) == ADDRESSES[0]


@pytest.mark.parametrize("side", [150, 400])
def test_a_qr_code_has_modules_of_whole_pixels_and_a_free_edge(open_app: Open, side: int) -> None:
    open_app()
    picture = qr_picture(LINK.text, side)
    assert picture is not None and picture.get_width() <= side
    assert qr_picture("briscola:7KMPQ-2ABCD", 40) is None


def test_the_host_forbids_looking_on_and_a_guest_is_not_offered_it_any_more(app: App) -> None:
    host = AtLobby(app, hosting=True)
    host.now(knocking=(), onlookers=())
    assert "Others may look on" in host.heard
    host.click_on("onlookers", "allow")
    assert host.friends.done == [("allow_onlookers", False)] and host.top is host.page
    terms = replace(host.page.table.terms, onlookers=False)
    host.now(terms=terms)
    assert "Nobody looks on" in host.heard
    host.click_on("onlookers")
    assert host.top.spoken_text == "Nobody may look on at this table."
    host.click_on("allow")
    assert host.friends.done[1:] == [("allow_onlookers", True)]
    guest = AtLobby(app, hosting=False)
    assert "look-on" in guest.names
    guest.now(terms=terms, onlookers=())
    assert "look-on" not in guest.names and "nobody looks on" in guest.heard
    guest.click_on("leave")
    assert guest.ways.times_left == 1


def test_somebody_looks_on_if_she_is_let_in_and_the_host_may_send_her_away(guest: AtLobby) -> None:
    guest.click_on("look-on")
    assert guest.friends.done == [("watch",)] and "look-on" not in guest.names
    assert any("has been asked" in line.text for line in guest.page.reading())
    guest.page.refused()
    assert guest.control("look-on").enabled
    guest.friends.table = replace(table(hosting=True), knocking=(), onlookers=ONLOOKERS)
    guest.app.tick(0.1)
    guest.click_on("onlookers", f"out-{ONLOOKERS[1].key}", "no")
    assert guest.friends.done[1:] == [] and guest.top is not guest.page
    guest.click_on(f"out-{ONLOOKERS[1].key}", "yes")
    assert guest.friends.done[1:] == [("send_away", ONLOOKERS[1].key)] and guest.top is guest.page
