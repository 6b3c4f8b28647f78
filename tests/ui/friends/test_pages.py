"""The pages of friends by real events; the network is somebody else's."""

import sys
from pathlib import Path
from typing import cast, get_args

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.friends.friends import Friends
from briscola.client.friends.news import TroubleKind
from briscola.client.match_setup import MatchSetup, regulars
from briscola.engine.replay_cursor import PHRASES as COUNT
from briscola.engine.terms import PERSON
from briscola.i18n.friends_words import PHRASES, agreed_words, trouble_text
from briscola.network.message_fields import RosterPlace, TableTerms
from briscola.network.table_link import TableLink, read_table_link
from briscola.players.bots.command import written
from briscola.ui.input import clipboard
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.code_sheet import CodeSheet
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.open_seats import OpenSeats, TableWishes
from briscola.ui.scenes.new_match.faces import FaceSheet
from briscola.ui.scenes.new_match.kept_choices import recalled
from briscola.ui.scenes.new_match.programs import ProgramSheet
from briscola.ui.views.qr_picture import qr_picture
from tests.ui.conftest import Open
from tests.ui.driver import Driver
from tests.ui.friends.lobby import ADDRESSES, KEYS, ONLOOKERS, NoWays, Quiet, lobby, page, quiet, table
from tests.ui.hands import typed
from tests.ui.new_match.test_program import READY

TWO = TableTerms(variant="briscola", players=2, winning_hands=2)


def kinds() -> list[str]:
    """Every kind of trouble."""
    return [kind for part in get_args(TroubleKind) for kind in get_args(part)]


def test_every_trouble_has_a_sentence_of_its_own() -> None:
    unknown = trouble_text("no such kind")
    assert [kind for kind in kinds() if trouble_text(kind) == unknown] == []
    assert len(PHRASES) == COUNT


def test_a_code_is_typed_forgivingly_and_an_address_beside_it(open_app: Open) -> None:
    found: list[TableLink] = []
    app = open_app()
    app.reset(page(app))
    sheet = CodeSheet(app, found.append)
    app.push(sheet)
    hands = Driver(app)
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
    assert found == [TableLink(code="7KMPQ2ABCD", address="192.168.1.5")]
    assert app.top is not sheet


def test_an_invitation_is_pasted_whole_with_the_words_around_it(open_app: Open) -> None:
    found: list[TableLink] = []
    app = open_app()
    app.reset(page(app))
    app.push(CodeSheet(app, found.append))
    hands = Driver(app)
    clipboard.copy("Come tonight! " * 25 + "\n«Briscola:7KMPQ–2ABCD%40192.168.1.5».\nAnna")
    hands.key(pygame.K_v, mod=pygame.KMOD_LCTRL)
    hands.key(pygame.K_RETURN)
    assert found == [TableLink(code="7KMPQ2ABCD", address="192.168.1.5")]


def test_a_link_shows_its_table_and_only_a_press_goes_there(open_app: Open) -> None:
    gone: list[str] = []
    app = open_app()
    below = page(app)
    app.reset(below)
    friends = cast(Quiet, below.friends)
    link = TableLink(code="8KMPQ2ABCD")
    sheet = InvitationSheet(app, cast(Friends, friends), link, lambda: gone.append("there"))
    app.push(sheet)
    hands = Driver(app)
    assert "not open on this network yet" in sheet.spoken_text
    friends.nearby = (replace(friends.nearby[0], code=link.code, host="Bruno"),)
    app.tick(0.1)
    assert "Bruno’s table. It is open on this network." in sheet.spoken_text.splitlines()
    hands.click_on("no")
    assert not gone and app.top is not sheet
    app.push(InvitationSheet(app, cast(Friends, friends), link, lambda: gone.append("there")))
    hands.key(pygame.K_RETURN)
    assert gone == ["there"] and app.top is not sheet


def test_a_seat_is_open_for_a_friend_until_a_computer_takes_it(open_app: Open) -> None:
    opened: list[TableWishes] = []
    app = open_app()
    app.reset(page(app))
    chosen = MatchSetup(players=3, player="Anna", opponents=regulars(3, ("hard",)))
    sheet = OpenSeats(app, chosen, opened.append)
    app.push(sheet)
    hands = Driver(app)
    hands.click_on("seat-2")
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    for name in ("clock", "hints"):
        hands.click_on(name)
        hands.key(pygame.K_DOWN)
        hands.key(pygame.K_RETURN)
    hands.click_on("open")
    ((setup, clock, hints, _meeting),) = opened
    assert clock == 60 and hints
    assert [(each.name, each.level) for each in setup.opponents] == [("", PERSON), ("Teresa", "hard")]


@pytest.mark.slow
def test_a_program_of_the_host_takes_a_seat_after_its_trial_and_is_remembered(
    open_app: Open, tmp_path: Path
) -> None:
    opened: list[TableWishes] = []
    script = tmp_path / "bravo.py"
    script.write_text(READY, encoding="utf-8")
    line = written([sys.executable, str(script)])
    app = open_app()
    app.reset(page(app))
    game = MatchSetup(players=3, player="Anna", opponents=regulars(3))
    sheet = OpenSeats(app, game, opened.append)
    app.push(sheet)
    hands = Driver(app)
    hands.click_on("seat-2")
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
        hands.key(key)
    asking = app.top
    assert isinstance(asking, ProgramSheet)
    asking.handle(typed(line))
    hands.key(pygame.K_RETURN)
    while app.top is asking:
        app.tick(0.05)
    hands.click_on("open")
    ((setup, *_rest),) = opened
    assert [each.level for each in setup.opponents] == [PERSON, f"cmd:{line}"]
    assert recalled(app.settings.match).programs == (line,)


def test_a_table_has_neither_clock_nor_hints_unless_its_host_wants_them(open_app: Open) -> None:
    opened: list[TableWishes] = []
    app = open_app()
    app.reset(page(app))
    game = MatchSetup(players=2, player="Anna", opponents=regulars(2))
    app.push(OpenSeats(app, game, opened.append))
    Driver(app).click_on("open")
    ((_setup, clock, hints, _meeting),) = opened
    assert clock == 0 and not hints
    assert agreed_words(clock, hints=hints) == "" and agreed_words(30, hints=True).count("·") == 1


def test_the_host_answers_at_the_door_and_begins_when_all_are_ready(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=True)
    friends = quiet(scene)
    app.reset(scene)
    hands = Driver(app)
    app.tick(0.0)
    assert not hands.control("go").enabled  # somebody is not ready
    hands.click_on(f"out-{KEYS[4]}")
    hands.click_on(f"in-{KEYS[3]}")
    assert friends.done == [("let_in", KEYS[4], False), ("let_in", KEYS[3], True)]
    ready = (RosterPlace(seat=0, name="Anna", key=KEYS[0]), *table(hosting=True).roster[1:2])
    friends.table = replace(table(hosting=True), terms=TWO, roster=ready, knocking=())
    app.tick(0.1)
    hands.click_on("go")
    assert friends.done[2:] == [("ready", True)]
    friends.table = replace(friends.table, roster=(replace(ready[0], ready=True), ready[1]))
    app.tick(0.1)
    assert friends.done[3:] == [("begin",)]


def test_a_guest_sits_down_at_an_open_seat(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=False)
    app.reset(scene)
    hands = Driver(app)
    app.tick(0.0)
    assert scene.group.focused_name == "sit-4"
    hands.click_on("sit-4")
    assert quiet(scene).done == [("sit", 4)]
    assert scene.asked == 4 and not [w for w in scene.group.widgets if w.name == "sit-4"]


def test_a_guest_may_change_to_an_open_seat_or_to_that_of_a_computer(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=False)
    app.reset(scene)
    hands = Driver(app)
    quiet(scene).table = replace(scene.table, own=1)
    app.tick(0.1)
    seats = {widget.name for widget in scene.group.widgets if widget.name.startswith("sit-")}
    assert seats == {"sit-4"}, "the computers are on her side already"
    quiet(scene).table = replace(scene.table, own=2)
    app.tick(0.1)
    hands.click_on("sit-3")
    assert quiet(scene).done == [("sit", 3)]


def test_the_host_moves_somebody_and_herself_and_has_a_phone_sit_at_either_side(open_app: Open) -> None:
    app, ways = open_app(), NoWays()
    scene = lobby(app, hosting=True, ways=ways)
    app.reset(scene)
    app.tick(0.0)
    hands = Driver(app)
    hands.click_on("change-1")
    hands.click_on("seat")
    hands.key(pygame.K_UP)
    hands.key(pygame.K_RETURN)
    hands.click_on("done")
    hands.click_on("change-0")
    hands.key(pygame.K_RETURN)
    for _ in range(4):
        hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    hands.click_on("done")
    assert quiet(scene).done == [("change_seats", 1, 0), ("change_seats", 0, 4)]
    hands.click_on("phone-4")
    assert ways.phone_seats == [4]


def test_sides_stand_together_and_each_seat_says_with_whom_one_plays(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=True)
    app.reset(scene)
    app.tick(0.0)
    ups = sorted(range(6), key=lambda seat: scene.seats.rows[seat].y)
    assert ups == [0, 2, 4, 1, 3, 5]
    lines = [line.text for line in scene.reading()]
    assert "Open seat, with Anna Maria Bartolomei, Wolfgang Amadeus Mozart" in lines
    assert "Bruno, is ready · with Teresa, Peppe" in lines


def test_whoever_waits_at_a_table_sees_at_once_that_a_match_has_begun(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=False)
    app.reset(scene)
    app.tick(0.0)
    assert "Choose an open seat" in scene.spoken_text
    full = [replace(place, name=place.name or "Rocco") for place in scene.table.roster]
    quiet(scene).table = replace(scene.table, playing=True, roster=tuple(full))
    app.tick(0.1)
    assert "A match goes on; you can look on." in scene.spoken_text
    assert scene.group.focused_name == "look-on"


def test_the_list_of_tables_names_the_game_of_each(open_app: Open) -> None:
    app = open_app()
    scene = page(app)
    friends = cast(Quiet, scene.friends)
    friends.nearby = (replace(friends.nearby[0], variant="briscola", players=4), friends.nearby[1])
    app.reset(scene)
    app.tick(0.0)
    rows = [widget.spoken().value for widget in scene.group.widgets if widget.name.startswith("table-")]
    assert rows[0].startswith("Briscola for four, in pairs, ") and rows[1].startswith("1 free seat")


def test_the_focus_goes_to_whoever_knocks_and_to_the_button_at_the_foot_once_all_are_ready(
    open_app: Open,
) -> None:
    app = open_app()
    scene = lobby(app, hosting=True)
    friends = quiet(scene)
    full, alone = scene.table, replace(scene.table, knocking=())
    friends.table = scene.table = alone
    app.reset(scene)
    app.tick(0.0)
    assert scene.group.focused_name == "copy", "somebody is not ready"
    friends.table = full
    app.tick(0.1)
    assert scene.group.focused_name == f"in-{full.knocking[0].key}"
    friends.table = replace(alone, terms=TWO, roster=full.roster[:2])
    app.tick(0.1)
    assert scene.group.focused_name == "go"


def test_only_whoever_has_a_seat_is_asked_before_she_leaves(open_app: Open) -> None:
    app, ways = open_app(), NoWays()
    scene = lobby(app, hosting=False, ways=ways)
    app.reset(scene)
    Driver(app).key(pygame.K_ESCAPE)
    assert ways.times_left == 1 and app.top is scene
    quiet(scene).table = replace(table(hosting=False), own=1)
    app.tick(0.1)
    Driver(app).key(pygame.K_ESCAPE)
    sheet = app.top
    assert isinstance(sheet, Dialog) and "becomes free" in sheet.text() and ways.times_left == 1


def test_a_press_on_the_own_face_shows_those_that_nobody_else_has(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=True)
    app.reset(scene)
    hands = Driver(app)
    app.tick(0.0)
    hands.click_on("face")
    sheet = app.top
    assert isinstance(sheet, FaceSheet)
    names = [widget.name for widget in sheet.group.widgets]
    assert names == ["person-woman", "ada", "nino", "lucia", "gino", "rosa"]
    hands.click_on("gino")
    assert quiet(scene).done == [("sit", 0, "gino")]
    assert app.top is scene and scene.asked is None


def test_whoever_has_a_face_that_is_taken_is_asked_for_another_and_sits_down_with_it(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=False)
    app.reset(scene)
    hands = Driver(app)
    app.tick(0.0)
    hands.click_on("sit-4")
    scene.choose_face(taken=True)
    assert scene.asked is None
    sheet = app.top
    assert isinstance(sheet, FaceSheet) and "taken" in sheet.title()
    hands.click_on("ada")
    assert quiet(scene).done == [("sit", 4), ("sit", 4, "ada")]
    assert scene.asked == 4


def test_a_host_whose_address_nobody_reaches_chooses_another_and_it_is_remembered(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=True, addresses=ADDRESSES)
    app.reset(scene)
    hands = Driver(app)

    def copied() -> str:
        hands.click_on("copy")
        return read_table_link(clipboard.paste()).address

    assert copied() == ADDRESSES[0]
    hands.click_on("address")
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    assert copied() == ADDRESSES[1] == app.settings.own_address
    app.reset(lobby(app, hosting=True, addresses=ADDRESSES))
    assert copied() == ADDRESSES[1]
    app.reset(lobby(app, hosting=True, addresses=(*ADDRESSES[:1], ADDRESSES[2])))
    assert copied() == ADDRESSES[0]  # it is no address of this computer any more


@pytest.mark.parametrize("side", [150, 400])
def test_a_qr_code_has_modules_of_whole_pixels_and_a_free_edge(open_app: Open, side: int) -> None:
    open_app()
    picture = qr_picture(TableLink(code="7KMPQ2ABCD", address="192.168.1.5").text, side)
    assert picture is not None and picture.get_width() <= side
    assert qr_picture("briscola:7KMPQ-2ABCD", 40) is None


def test_somebody_looks_on_if_she_is_let_in_and_the_host_may_send_her_away(open_app: Open) -> None:
    app = open_app()
    scene = lobby(app, hosting=False)
    friends = quiet(scene)
    app.reset(scene)
    hands = Driver(app)
    app.tick(0.0)
    hands.click_on("look-on")
    assert friends.done == [("watch",)] and not hands.control("look-on").enabled
    assert any("has been asked" in line.text for line in scene.reading())
    scene.refused()
    assert hands.control("look-on").enabled
    friends.table = replace(table(hosting=True), knocking=(), onlookers=ONLOOKERS)
    app.tick(0.1)
    hands.click_on("onlookers")
    hands.click_on(f"out-{ONLOOKERS[1].key}")
    assert friends.done[1:] == [("send_onlooker_away", ONLOOKERS[1].key)] and app.top is scene
