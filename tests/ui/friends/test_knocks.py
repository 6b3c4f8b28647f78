"""A host at the cards: whoever knocks, claims a seat or takes the table over; a disk that was full."""

from collections.abc import Sequence
from functools import partial

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.friends import claims
from briscola.client.friends.admission import Knock
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import FriendsTrouble
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import claim_text, trouble_text
from briscola.network.messages.from_guest import Say
from briscola.network.messages.from_host import HandedOver
from briscola.pages.messages.from_page import GoAway
from briscola.pages.phones import page_guest
from briscola.ui.scene import Scene
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.onlookers_sheet import OnlookersSheet
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.client.friends.evening import setup_of
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.lobby import Quiet, table
from tests.ui.friends.test_friends_with_phones import with_phones

pytestmark = pytest.mark.slow


def knocks(home: FriendsHome) -> FriendsClient:
    """Carla comes and asks to look on."""
    carla = home.comes("Carla")
    carla.do(lambda visitor: visitor.watch())
    home.until(lambda: home.table.knocking)
    return carla


def test_a_knock_that_has_no_answer_is_read_at_the_count_too(home: FriendsHome) -> None:
    home.hosts_with_bruno()
    knocks(home)
    home.play_on(lambda: isinstance(home.app.top, HandResult))
    home.result(HandResult)
    home.until(lambda: any("Carla would like to look on." in line.text for line in home.top.reading()))


def test_a_slip_at_the_table_says_who_knocks_and_lets_her_in(home: FriendsHome) -> None:
    scene = home.hosts_with_bruno()
    carla = knocks(home)
    home.until(lambda: scene.overlays.notice.rect is not None)
    assert scene.overlays.notice.hover_targets[0][2][0] == "Carla would like to look on."
    home.click_on(f"in-{home.table.knocking[0].key}")
    home.until(lambda: scene.overlays.notice.rect is None)
    home.until(lambda: carla.seat is not None and carla.seat.looks_on)


def test_the_pause_has_a_line_for_whoever_knocks_also_after_the_host_has_begun_anew(
    home: FriendsHome,
) -> None:
    home.hosts_with_bruno()
    home.starts_again()
    home.press(pygame.K_RETURN)  # the title's first line leads back
    home.shows(PlayScene)
    carla = knocks(home)
    home.press(pygame.K_ESCAPE)
    pause = home.shows(Pause)
    assert "Carla would like to look on." in pause.spoken_text
    away = f"out-{home.table.knocking[0].key}"
    home.click_on(away)
    home.until(lambda: not home.offers(away))
    home.until(lambda: carla.troubles)
    assert [*carla.troubles] == ["not_let_in"]


def test_the_host_ends_looking_on_from_the_pause_and_so_it_stays_after_a_restart(home: FriendsHome) -> None:
    scene = home.hosts_with_bruno()
    carla = knocks(home)
    home.click_on(f"in-{home.table.knocking[0].key}")
    home.until(lambda: carla.seat is not None and carla.seat.looks_on)
    home.until(lambda: home.table.onlookers)
    home.press(pygame.K_ESCAPE)
    home.shows(Pause)
    home.click_on("onlookers", "allow")
    assert home.app.top is scene
    home.until(lambda: carla.troubles and carla.table is None)
    assert [*carla.troubles] == ["no_onlookers"]
    home.until(lambda: not home.table.terms.onlookers)
    home.starts_again()
    home.press(pygame.K_RETURN)  # the title's first line leads back
    home.shows(PlayScene)
    assert not home.table.terms.onlookers


def test_the_sheet_of_those_who_look_on_follows_who_comes(home: FriendsHome) -> None:
    home.hosts_with_bruno()
    home.press(pygame.K_ESCAPE)
    home.shows(Pause)
    home.click_on("onlookers")
    sheet = home.shows(OnlookersSheet)
    assert sheet.spoken_text == "Nobody looks on now. Whoever has the code may ask to."
    knocks(home)
    (knock,) = home.table.knocking
    home.friends.own.let_in(knock.key, True)
    home.until(lambda: home.table.onlookers)
    home.until(lambda: home.offers(f"out-{knock.key}"))
    assert not sheet.spoken_text and sheet.group.focused_name == "done"
    home.click_on(f"out-{knock.key}", "yes")
    home.until(lambda: not home.table.onlookers)


def test_whoever_has_only_looked_on_does_not_read_that_what_she_played_is_kept(home: FriendsHome) -> None:
    carla = home.host("Carla", 2, 1, hands=2)
    home.begins(carla)
    home.until(lambda: carla.seat is not None)
    home.joins(carla)
    home.click_on("look-on")
    home.lets_in(carla)
    home.shows(PlayScene)
    carla.leave()
    assert home.shows(Dialog).text() == "Carla has closed the table."
    home.click_on("yes")
    home.shows(FriendsPage)


def test_a_refusal_at_the_page_of_a_table_is_told_there_and_she_can_ask_again(home: FriendsHome) -> None:
    carla = home.host("Carla", 2, 1, hands=2)
    home.begins(carla)
    home.until(lambda: carla.seat is not None)
    home.joins(carla)
    home.click_on("look-on")
    home.friends.thread.post(FriendsTrouble(kind="not_now"))
    assert home.shows(Dialog).text() == trouble_text("not_now")
    home.click_on("yes")
    assert next(each for each in home.on_top(TablePage).group.widgets if each.name == "look-on").enabled


def test_whoever_looks_on_asks_in_the_pause_for_the_seat_of_a_computer_in_the_next_match(
    home: FriendsHome,
) -> None:
    """Once that is over she reads what is written, and one press of hers is enough for the next one."""
    carla = home.host("Carla", 2, 1)
    home.begins(carla)
    home.until(lambda: carla.seat is not None)
    home.joins(carla)
    assert "in the next one" in home.on_top(TablePage).note
    home.click_on("look-on")
    home.lets_in(carla)
    home.shows(PlayScene)
    home.until(lambda: "seat from the next match: “Sit down” in the pause." in home.caption)
    home.press(pygame.K_ESCAPE)
    home.shows(Pause)
    home.click_on("sit")
    home.until(lambda: carla.table is not None and carla.table.claims)
    assert carla.table is not None
    (claim,) = carla.table.claims
    assert claim_text(claim).startswith("If everybody agrees, Anna plays in place of")
    carla.do(lambda visitor: visitor.consent(claim, True))
    home.until(lambda: "You sit at the table from the next match." in home.caption)
    names = [claim.name, "Carla"]
    assert [home.on_top(PlayScene).seat.setup.name(each) for each in range(2)] == names, "from her chair"
    home.press(pygame.K_ESCAPE)
    home.shows(Pause)
    assert not home.offers("sit")
    home.press(pygame.K_ESCAPE)
    home.play_on(lambda: isinstance(home.app.top, HandResult))
    home.result(HandResult)
    carla.do(lambda visitor: visitor.send(Say(words="Benvenuta!")))
    home.until(lambda: any("Carla: Benvenuta!" in line.text for line in home.top.reading()))
    carla.ready(True)
    home.until(lambda: home.table.rematch == ["Carla"])
    home.click_on("rematch")
    home.until(lambda: isinstance(home.app.top, PlayScene) and not home.app.top.seat.looks_on)


def test_whoever_would_sit_down_as_the_match_begins_may_look_on(home: FriendsHome) -> None:
    carla = home.host("Carla", 2, 1, hands=2)
    home.until(lambda: carla.table is not None)
    home.joins(carla)
    page = home.shows(TablePage)
    home.begins(carla)
    home.until(lambda: home.table.playing)
    page.sit(1)  # her press was on its way
    home.until(lambda: carla.table is not None and bool(carla.table.claims))
    assert carla.table is not None
    (claim,) = carla.table.claims
    carla.do(lambda visitor: visitor.consent(claim, False))
    home.until(lambda: page.asked is None)
    home.click_on("yes")  # she has read the refusal
    home.click_on("look-on")
    home.lets_in(carla)
    home.shows(PlayScene)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits two minutes."""
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.01)
    monkeypatch.setattr(claims, "CLAIM_SECONDS", 0.5)


def phone_is_gone(home: FriendsHome) -> PlayScene:
    """The host plays with Bruno at a phone, who leaves in the first hand."""
    (phone,) = with_phones(home, 2, "Bruno", hands=5)
    home.click_on("done")
    scene = home.goes()
    phone.say(GoAway())  # so nobody waits a minute for her
    phone.until(lambda phone: phone.gone)
    phone.close()
    return scene


def asks_for_the_seat(home: FriendsHome) -> FriendsClient:
    """Carla comes with her game, and asks for Bruno's seat."""
    carla = home.comes("Carla")
    home.until(lambda: carla.table is not None and carla.table.roster[1].claimable)
    carla.sit(1)
    home.shows(Dialog)
    return carla


@pytest.mark.usefixtures("soon")
def test_the_host_is_asked_and_the_guest_plays_from_the_next_deal(home: FriendsHome) -> None:
    scene = phone_is_gone(home)
    carla = asks_for_the_seat(home)
    dialog = home.on_top(Dialog)
    assert dialog.title() == "A seat for Carla?"
    assert "Bruno has left the table; a computer plays on." in dialog.text()
    assert dialog.group.focused_name == "no" and not home.control("yes").primary, "Enter takes what is red"
    home.click_on("yes")
    home.until(lambda: carla.table is not None and carla.table.roster[1].agreed)
    assert home.top is scene
    home.until(lambda: "Carla sits at the table from the next deal." in home.caption)
    home.play_on(lambda: carla.table is not None and carla.table.own == 1)
    if isinstance(home.top, HandResult):
        assert "Carla" not in [player.name for player in scene.seat.setup.occupants], "of the hand before"
    home.play_on(lambda: "Carla" in [player.name for player in scene.seat.setup.occupants])
    home.play_on(lambda: scene.seat.hand > 2)


def test_whoever_looks_on_until_she_sits_down_sees_no_slip_without_words(home: FriendsHome) -> None:
    carla = home.host("Carla", 2, 1)
    home.begins(carla)
    home.until(lambda: carla.seat is not None)
    home.joins(carla)
    home.click_on("sit-1")
    home.until(lambda: carla.table is not None and carla.table.claims)
    assert carla.table is not None
    claim = carla.table.claims[0]
    carla.do(lambda visitor: visitor.consent(claim, True))
    scene = home.shows(PlayScene)
    assert scene.seat.looks_on and home.table.claimed is not None
    assert scene.overlays.caption.words is None or home.caption


@pytest.mark.usefixtures("soon")
def test_an_enter_that_was_meant_for_a_card_lets_no_namesake_have_a_seat(home: FriendsHome) -> None:
    """Whoever has the link may call himself Bruno: his key is another one, and nothing else is known."""
    phone_is_gone(home)
    stranger = home.comes("Bruno")
    home.until(lambda: stranger.table is not None and stranger.table.roster[1].claimable)
    stranger.sit(1, face="rosa")
    dialog = home.shows(Dialog)
    home.until(lambda: dialog.group.focused_name == "no")
    home.press(pygame.K_RETURN)
    home.until(lambda: "not_agreed" in stranger.troubles)
    assert not home.table.roster[1].agreed and home.shows(PlayScene)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("knocking", ["for the seat", "to look on"])
def test_whoever_comes_back_otherwise_is_asked_about_once_and_sits_there_again(
    home: FriendsHome, knocking: str
) -> None:
    """By another program or browser, under the same name: also if he only asks to look on."""
    scene = phone_is_gone(home)
    home.until(lambda: "leads Bruno back" in said_on_slip(scene))
    bruno = home.comes("Bruno")
    home.until(lambda: bruno.table is not None and bruno.table.roster[1].claimable)
    if knocking == "for the seat":
        bruno.sit(1, face="rosa")
        dialog = home.shows(Dialog)
        assert dialog.title() == "Bruno is back." and "the seat again" in dialog.text()
        assert not home.control("yes").primary and home.control("yes").text == "Let Bruno back in"
        home.until(lambda: dialog.group.focused_name == "no")
        home.click_on("yes")
    else:
        bruno.do(lambda visitor: visitor.watch(face="rosa"))
        home.until(lambda: home.table.knocking)
        home.until(lambda: said_on_slip(scene) == "Bruno is back.")
        button = home.control(f"in-{home.table.knocking[0].key}")
        assert button.text == "Let Bruno back in"
        home.click_on(button.name)
    home.until(lambda: home.table.roster[1].agreed)
    home.until(lambda: home.caption == "Bruno sits at the table again from the next deal.")
    assert home.top is scene and not scene.overlays.notice.hover_targets
    home.play_on(lambda: bruno.table is not None and bruno.table.own == 1)
    home.until(lambda: home.table.roster[1].here and not home.table.roster[1].left)
    home.until(
        lambda: [words[1] for _, _, words in scene.overlays.written.hover_targets] == ["Bruno is back."]
    )
    bruno.leave()
    home.until(lambda: home.table.roster[1].left)
    home.frame()
    assert not scene.overlays.written.hover_targets, "it is true no more"


def said_on_slip(scene: PlayScene) -> str:
    """The words of the slip under the pause."""
    return " ".join(line for slip in scene.overlays.notice.hover_targets for line in slip[2] if line)


def test_a_knock_goes_before_a_page_that_is_away(home: FriendsHome) -> None:
    """The slip says first who waits for an answer; the button says what it does, and keys reach it."""
    scene = phone_is_gone(home)
    home.until(lambda: "leads Bruno back" in said_on_slip(scene))
    carla = knocks(home)
    home.until(lambda: said_on_slip(scene) == "Carla would like to look on.")
    name = f"in-{home.table.knocking[0].key}"
    assert home.control(name).text == "Let Carla look on"
    for _ in home.top.group.widgets:
        if home.top.group.focused_name == name:
            break
        home.press(pygame.K_TAB)
        home.frames(2)
    assert home.top.group.focused_name == name
    home.press(pygame.K_RETURN)
    home.until(lambda: carla.seat is not None and carla.seat.looks_on)
    home.until(lambda: "leads Bruno back" in said_on_slip(scene))


def test_no_row_of_the_pause_moves_for_a_knock(home: FriendsHome) -> None:
    home.hosts_with_bruno()
    home.press(pygame.K_ESCAPE)
    pause = home.shows(Pause)

    def rows() -> dict[str, tuple[int, ...]]:
        found = [each for each in pause.group.widgets if not each.name.startswith(("in-", "out-"))]
        return {each.name: (*each.rect,) for each in found}

    before, title = rows(), pause.rect.copy()
    carla = knocks(home)
    name = f"in-{home.table.knocking[0].key}"
    home.until(lambda: home.offers(name))
    assert rows() == before and pause.rect == title and {"link", "onlookers"} < before.keys()
    assert pause.door is not None and not pause.door.colliderect(pause.rect)
    assert home.control(name).text == "Let Carla look on"
    home.click_on(name)
    home.until(lambda: carla.seat is not None and carla.seat.looks_on)
    assert rows() == before


@pytest.mark.usefixtures("soon")
def test_a_question_goes_away_with_whoever_has_asked(home: FriendsHome) -> None:
    scene = phone_is_gone(home)
    carla = asks_for_the_seat(home)
    carla.leave()
    home.until(lambda: home.app.top is scene)


@pytest.mark.usefixtures("soon")
def test_a_question_that_went_with_its_match_is_asked_over_the_next(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone_is_gone(home)
    asks_for_the_seat(home)
    monkeypatch.setattr(home.friends, "update", lambda: False)
    match, home.friends.seat = home.friends.seat, None
    home.shows(TablePage)
    home.friends.seat = match
    assert home.shows(Dialog).title() == "A seat for Carla?"


@pytest.mark.parametrize("shown", [TablePage, OnlookersSheet, HouseholdSheet, PlayScene, AnywherePage])
def test_whoever_knocks_as_another_goes_calls_the_host_too(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch, shown: type[Scene]
) -> None:
    if shown is HouseholdSheet:
        with_phones(home, 2)
    elif shown in (PlayScene, AnywherePage):
        home.hosts_with_bruno()
    else:
        home.opens_table()
    if shown is OnlookersSheet:
        home.on_top(TablePage).edit_onlookers()
    elif shown is AnywherePage:
        home.press(pygame.K_ESCAPE)
        home.click_on("link")
    assert isinstance(home.top, shown)
    calls: list[bool] = []
    monkeypatch.setattr(home.app, "call_person", partial(calls.append, True))
    for who in strangers(home, monkeypatch):
        knocks_alone(home, who)
    assert len(calls) == 2


def strangers(home: FriendsHome, monkeypatch: pytest.MonkeyPatch) -> Sequence[Knock]:
    """Two who may knock; nothing else is told from now on."""
    monkeypatch.setattr(home.friends, "update", lambda: False)
    return table(hosting=True).knocking


def knocks_alone(home: FriendsHome, who: Knock) -> None:
    """Somebody knocks, and nobody else does any more."""
    home.friends.table = replace(home.table, knocking=(who,))
    home.frames(2)


@pytest.mark.parametrize("paused", [False, True])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_press_lets_nobody_in_who_has_the_name_of_whoever_knocked_before(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch, by: str, paused: bool
) -> None:
    """The first has gone while the host was pressing, or after the focus had come to the button."""
    home.hosts_with_bruno()
    table = Quiet()
    monkeypatch.setattr(home.friends.own, "do", table.do)
    first, second = strangers(home, monkeypatch)
    knocks_alone(home, first)
    if paused:
        home.press(pygame.K_ESCAPE)
        home.shows(Pause)
    button = home.control(f"in-{first.key}")
    namesake = replace(first, key=second.key)
    if by == "mouse":
        home.move(button.rect.center)
        home.button(button.rect.center, down=True)
        knocks_alone(home, namesake)
        home.button(button.rect.center, down=False)
    else:
        home.top.group.focus_name(button.name)
        knocks_alone(home, namesake)
        home.press(pygame.K_RETURN)
    home.frames(2)
    said_to_first = [("let_in", first.key, True)]  # who is gone
    assert table.done in ([], said_to_first)
    if paused and by == "keys":
        home.press(pygame.K_ESCAPE)  # the key has gone on from the pause
        home.shows(Pause)
    home.click_on(f"in-{second.key}")
    home.frame()
    assert table.done[-1] == ("let_in", second.key, True)


def test_the_host_hands_the_table_over_and_goes_along(home: FriendsHome) -> None:
    bruno = home.opens_table()
    before = home.table
    home.click_on("change-1", "hand-over")
    home.until(lambda: bruno.handing)
    bruno.take_table(True)
    moved = home.shows(Dialog)
    assert moved.title() == "The table has moved" and "link" not in moved.text()
    home.click_on("yes")
    home.shows(TablePage)
    table = home.table
    assert table.code != before.code
    assert not table.hosting and table.host == "Bruno"
    home.friends.sit(1)
    home.until(lambda: table.own is None and (home.friends.table or table).own == 1)
    home.friends.ready(True)
    home.begins(bruno)
    home.until(lambda: home.friends.seat is not None)


def test_the_matches_of_an_evening_are_told_by_whoever_goes_along_with_the_table(home: FriendsHome) -> None:
    bruno = home.opens_table()
    bruno.ready(True)
    home.goes()
    home.play_on(lambda: home.table.over)
    (played,) = home.friends.matches.values()
    home.friends.own.do(lambda table: table.hand_over(table.roster[1].key))
    home.until(lambda: bruno.handing)
    bruno.take_table(True)
    home.shows(Dialog)
    home.click_on("yes")
    home.until(lambda: home.friends.table is not None and home.table.host == "Bruno")
    assert [*home.friends.matches.values()] == [played] and len(bruno.matches) == 1
    home.friends.leave()
    home.until(lambda: home.friends.table is None and home.friends.idle)
    home.friends.open_table(setup_of(make_rules("briscola", 2), 2))
    assert not home.friends.matches, "this is another evening"
    home.until(lambda: home.friends.table is not None)


def test_whoever_is_offered_the_table_takes_it_or_not(home: FriendsHome) -> None:
    bruno = home.host("Bruno", hands=2)
    home.joins(bruno)
    home.friends.sit(1)
    home.lets_in(bruno)
    home.until(lambda: bruno.table is not None and bruno.table.roster[1].may_keep_table)
    for answer in ("no", "yes"):
        bruno.own.do(lambda table: table.hand_over(table.roster[1].key))
        home.shows(Dialog)
        home.click_on(answer)
        if answer == "no":
            home.until(lambda: "not_taken" in bruno.troubles)
    home.until(lambda: home.friends.table is not None and home.friends.table.hosting)
    home.shows(TablePage)
    home.until(lambda: isinstance(bruno.handing, HandedOver) and bruno.idle)
    handed = bruno.poll_handed()
    assert handed is not None and handed.name == "Anna" and bruno.poll_handed() is None


def test_a_match_that_begins_over_the_question_whether_one_takes_the_table_ends_that_question(
    home: FriendsHome,
) -> None:
    """Nobody is asked during a match, and the next offer is asked like the first."""
    bruno = home.host("Bruno")
    home.joins(bruno)
    home.click_on("sit-1")
    home.lets_in(bruno)
    home.click_on("go")
    home.until(lambda: bruno.table is not None and bruno.table.roster[1].may_keep_table)

    def asked() -> bool:
        return isinstance(home.app.top, Dialog) and home.app.top.title() == "The table is yours, if you like"

    bruno.own.do(lambda table: table.hand_over(table.roster[1].key))
    home.until(asked)
    home.begins(bruno)
    home.shows(PlayScene)
    home.frames(10)
    assert not asked()

    def over() -> bool:
        return isinstance(home.app.top, HandResult | MatchResult) and bool(home.app.top.view.winners)

    home.play_on(over)
    home.until(lambda: bruno.table is not None and bruno.table.over)
    bruno.own.do(lambda table: table.hand_over(table.roster[1].key))
    home.until(asked)
    home.click_on("no")
    home.until(lambda: "not_taken" in bruno.troubles)


def test_a_table_that_cannot_be_opened_stays_with_its_host(home: FriendsHome) -> None:
    bruno = home.opens_table()
    bruno.own.serving = replace(bruno.own.serving, address="192.0.2.1")  # no computer has it
    home.click_on("change-1", "hand-over")
    home.until(lambda: bruno.handing)
    bruno.take_table(True)
    home.until(lambda: "no_network" in bruno.troubles)
    assert bruno.own.hosting is None
    assert home.shows(Dialog).spoken_text == trouble_text("not_taken")
    home.click_on("yes")
    bruno.leave()
    home.until(lambda: bruno.idle and not home.table.roster[1].name)


def test_a_table_without_a_key_stays_with_its_host(home: FriendsHome) -> None:
    bruno = home.opens_table()
    bruno.records.table_key.mkdir(parents=True)  # so no key can be written there
    home.click_on("change-1", "hand-over")
    home.until(lambda: bruno.handing)
    bruno.take_table(True)
    assert home.shows(Dialog).spoken_text == trouble_text("not_taken")
    assert "no_key" in bruno.troubles and bruno.own.hosting is None
    home.click_on("yes")


def test_a_sheet_says_how_many_cards_are_taken_back_over_the_table_as_it_was(home: FriendsHome) -> None:
    carla = home.host("Carla", hands=3)
    home.joins(carla)
    home.click_on("sit-1")
    first = home.sits_down_at(carla)
    home.play_on(lambda: first.view is not None and first.view.tricks >= 5)
    carla.close()
    home.others.remove(carla)
    (record,) = (home.folder / "others" / "Carla" / "friends").glob("*.jsonl")
    lines = record.read_bytes().splitlines(keepends=True)
    second_trick = [n for n, line in enumerate(lines) if line.startswith(b'{"event":"trick"')][1]
    taken_back = sum(line.startswith(b'{"event":"play"') for line in lines[second_trick + 3 :])
    record.write_bytes(b"".join(lines[: second_trick + 3]))
    home.friend("Carla").reopen()
    told = home.shows(Dialog)
    assert "had to begin anew" in told.text() and f"The last {taken_back} cards" in told.text()
    home.click_on("yes")
    scene = home.shows(PlayScene)
    assert scene is not first
    home.until(lambda: scene.view is not None and scene.view.tricks == 2)
    home.play_on(lambda: scene.view is not None and scene.view.tricks > 5)
