"""A whole evening with friends in a window, over real sockets: as host, and as guest."""

from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace

from briscola import __version__
from briscola.client.seats.seat_control import NextStep
from briscola.client.view.view import View
from briscola.client.visit import followed_match
from briscola.i18n.closing_words import closing_question, closing_text, leaving_text
from briscola.i18n.friends_words import unchecked_words, untold_words
from briscola.i18n.score_words import score_line
from briscola.network.addresses.page_address import PageAddress
from briscola.network.addresses.room_codes import spelled
from briscola.network.addresses.table_link import TableLink
from briscola.storage.records import records
from briscola.storage.records.header import RECORD, UNNAMED
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.friends.open_seats import OpenSeats
from briscola.ui.scenes.friends.page import FriendsPage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from tests.storage.disks import Disk
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def test_a_host_opens_a_table_lets_a_friend_in_plays_a_match_and_another(home: FriendsHome) -> None:
    bruno = home.opens_table()
    bruno.ready(True)
    first = home.goes()
    home.play_on(lambda: isinstance(home.app.top, MatchResult))
    home.result(MatchResult)
    bruno.ready(True)
    home.until(lambda: "Rematch: Bruno waits" in [getattr(w, "text", "") for w in home.top.group.widgets])
    home.click_on("rematch")
    home.until(lambda: isinstance(home.app.top, PlayScene) and home.app.top is not first)
    scene = home.on_top(PlayScene)
    assert scene.match_setup.name(1) == "Bruno"
    (told,) = scene.context.rivals.values()
    assert told in ("at this game: you 1, Bruno 0", "at this game: you 0, Bruno 1")
    assert scene.context.standing in ("You lead Bruno 1 to 0.", "Bruno leads 1 to 0 between you.")
    home.play_on(lambda: scene.view is not None and scene.view.tricks > 0)
    bruno.say(2)
    home.until(lambda: scene.overlays.signs.busy)
    home.key(pygame.K_ESCAPE)
    assert home.control("leave").text == "Close the table", "without its host there is none"
    home.click_on("leave")
    assert "The hand on the table does not count." in home.on_top(Dialog).text()
    table = home.table
    home.click_on("yes")
    said = home.shows(Dialog).text().splitlines()
    assert first.view is not None and first.view.winners
    score = score_line(first.view, first.match_setup)
    assert said == [score, "Good night, Bruno!"], "the match that has ended, once; the next one has no hand"
    played, _ = home.friends.matches.values()
    both = closing_text([played, played], table)
    won = "Anna\u00a02 · Bruno\u00a00" if first.view.winners == (0,) else "Anna\u00a00 · Bruno\u00a02"
    assert f"Matches won this evening: {won}." in both, "several matches are told by who has won how many"
    home.click_on("yes")
    home.shows(FriendsPage)
    home.until(lambda: bruno.table is None)


def score_after_a_hand(home: FriendsHome, scene: PlayScene) -> str:
    """Play until somebody has won a hand, and the next one lies on the table; the score."""

    def won() -> bool:
        return home.app.top is scene and scene.view is not None and any(scene.view.score)

    home.play_on(won)
    return "" if scene.view is None else score_line(scene.view, scene.match_setup)


def test_who_closes_a_table_in_a_match_reads_before_and_after_what_it_stands_at(home: FriendsHome) -> None:
    carla = home.host("Carla", hands=3)
    home.joins(carla)
    home.click_on("sit-1")
    scene = home.sits_down_at(carla)
    score = score_after_a_hand(home, scene)
    assert carla.table is not None and carla.seat is not None
    asked = closing_question(carla.seat).splitlines()
    assert asked[0].endswith("The match ends without a winner."), asked
    assert sorted(asked[1].split(" · ")) == sorted(score.split(" · ")), "the host reads it before she closes"
    carla.leave()
    said = home.shows(Dialog).text().splitlines()
    assert said == [
        "Carla has closed the table.",
        score,
        "The match ends without a winner.",
        "Good night, Carla!",
    ]
    home.click_on("yes")
    home.shows(FriendsPage)


def test_a_table_without_a_finished_hand_closes_without_a_slip_on_the_evening(home: FriendsHome) -> None:
    home.hosts_with_bruno()
    home.key(pygame.K_ESCAPE)
    home.click_on("leave", "yes")
    home.shows(FriendsPage)


def test_who_leaves_a_match_reads_what_it_stands_at_and_how_to_come_back(home: FriendsHome) -> None:
    carla = home.host("Carla", hands=3)
    home.joins(carla)
    home.click_on("sit-1")
    scene = home.sits_down_at(carla)
    score, table = score_after_a_hand(home, scene), home.table
    home.key(pygame.K_ESCAPE)
    home.click_on("leave", "yes")
    assert home.shows(Dialog).text().splitlines() == [
        "You have left Carla’s table; a computer plays for you.",
        score,
        f"With the code {spelled(table.code)} you can come back.",
        "Good night, Carla!",
    ]
    by_link = replace(table, page=PageAddress(host="play.example"))
    assert "With the same link you can come back." in leaving_text([], by_link, way=True).splitlines()
    home.click_on("yes")
    home.shows(FriendsPage)


def test_whoever_does_not_cut_reads_who_does(home: FriendsHome) -> None:
    bruno = home.opens_table()
    bruno.ready(True)
    home.goes()
    home.play_on(lambda: home.caption == "Bruno cuts the pack.", others_cut=False)

    def asked() -> bool:
        assert bruno.seat is not None
        bruno.seat.take_new_events()
        return bruno.seat.next_step is NextStep.OWN_CUT

    home.until(asked)


def test_the_face_chosen_at_a_table_is_worn_at_the_next(home: FriendsHome) -> None:
    bruno = home.opens_table()
    bruno.sit(1, "nino")
    home.until(lambda: home.table.roster[1].face == "nino")
    bruno.leave()
    home.until(lambda: bruno.idle)
    bruno.close()
    home.comes("Bruno").sit(1)
    home.until(lambda: home.table.roster[1].face == "nino")


def test_name_and_face_written_last_are_those_at_the_next_table(home: FriendsHome) -> None:
    home.opens_friends()
    home.press(pygame.K_ESCAPE)
    home.shows(Title)
    home.app.change(player="Annetta", match={"face": "person-man"})  # as New match does
    home.opens_friends()
    home.click_on("network", "start")
    assert home.on_top(OpenSeats).spoken_text.startswith("Seat 1: Annetta")
    home.click_on("open")
    home.shows(TablePage)
    assert (home.table.host, home.table.roster[0].face) == ("Annetta", "person-man")


def test_while_the_disk_is_full_a_slip_says_so_and_the_match_goes_on(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    carla = home.host("Carla", hands=3)
    home.joins(carla)
    home.click_on("sit-1")
    home.lets_in(carla)
    disk = Disk(monkeypatch)
    with disk.full():
        home.click_on("go")
        home.begins(carla)
        scene = home.shows(PlayScene)
        assert scene.overlays.notice.rect is None
        home.play_on(lambda: scene.seat.hand == 2 and scene.overlays.notice.rect is not None)
        home.play_on(lambda: home.app.top is scene and scene.flow.next_step is NextStep.OWN_MOVE)
        home.click_on("retry")
        home.frame()
        assert scene.overlays.notice.rect is not None
    home.click_on("retry")
    home.until(lambda: scene.overlays.notice.rect is None)
    assert scene.seat.kept and list(home.folder.glob("data/friends/*.jsonl"))
    carla.leave()
    home.shows(Dialog)


def test_a_link_opened_while_the_window_is_open_leads_to_its_table(home: FriendsHome) -> None:
    carla = home.host("Carla", 3)
    assert carla.table is not None
    place = TableLink(code=carla.table.code, address="127.0.0.1", port=carla.table.port)
    home.app.dispatch(pygame.event.Event(pygame.DROPFILE, file=place.text))
    home.shows(InvitationSheet)
    home.click_on("yes")
    home.shows(TablePage)
    home.app.dispatch(pygame.event.Event(pygame.DROPFILE, file=place.text.capitalize()))
    home.shows(Dialog)
    home.click_on("yes")
    home.shows(TablePage)
    carla.leave()
    home.shows(Dialog)
    home.click_on("yes")
    home.app.dispatch(pygame.event.Event(pygame.DROPFILE, file="briscola:nothing"))
    home.shows(Dialog)


def test_a_guest_finds_a_table_by_its_code_and_is_told_when_it_closes(home: FriendsHome) -> None:
    carla = home.host("Carla", 3, face="person-woman")  # the window's person has it too
    home.finds_by_code(carla)
    home.click_on("sit-1")
    scene = home.sits_down_at(carla)
    home.play_on(lambda: scene.view is not None and scene.view.tricks > 2)
    seated = scene.match_setup
    assert (seated.name(0), seated.name(2)) == ("Anna", "Carla")
    assert seated.face_of(0) != seated.face_of(2) == "person-woman", "she knocks with another one by herself"
    carla.leave()
    assert "closed the table" in home.shows(Dialog).text()
    home.click_on("yes")
    home.shows(FriendsPage)


def test_whoever_looks_on_is_told_of_a_free_seat_after_a_match_at_another_table_too(
    home: FriendsHome,
) -> None:
    ezio = home.host("Ezio", hands=3)
    home.joins(ezio)
    home.click_on("sit-1")
    home.sits_down_at(ezio)
    home.key(pygame.K_ESCAPE)
    home.click_on("leave", "yes")
    home.shows(Dialog)
    home.click_on("yes")
    home.shows(FriendsPage)
    home.press(pygame.K_ESCAPE)
    home.until(lambda: home.friends.idle)
    carla = home.host("Carla", 3, hands=2)
    dino = home.comes("Dino", carla)
    dino.sit(1)
    home.lets_in(carla)
    dino.ready()
    home.begins(carla)
    home.until(lambda: carla.seat is not None and dino.seat is not None)
    home.finds_by_code(carla)
    home.click_on("look-on")
    home.lets_in(carla)
    home.shows(PlayScene)
    home.until(lambda: "seat from the next match" in home.caption)


def test_somebody_looks_on_at_a_match_of_others_and_watches_a_hand_again(home: FriendsHome) -> None:
    carla = home.host("Carla", 3, hands=2)
    dino = home.comes("Dino", carla)
    dino.sit(1)
    home.lets_in(carla)
    dino.ready()
    home.begins(carla)
    home.until(lambda: carla.seat is not None and dino.seat is not None)
    home.finds_by_code(carla)
    home.click_on("look-on")
    home.lets_in(carla)
    scene = home.shows(PlayScene)
    home.play_on(
        lambda: isinstance(home.app.top, HandResult) or (scene.view is not None and hidden(scene.view))
    )
    assert scene.view is not None and hidden(scene.view) and not scene.hand.usable
    assert carla.table is not None and [each.name for each in carla.table.onlookers] == ["Anna"]
    home.play_on(lambda: isinstance(home.app.top, HandResult))
    home.result(HandResult)
    home.click_on("watch")
    watched = home.on_top(PlaybackScene)
    home.until(lambda: watched.view is not None and any(watched.view.hands[0]))
    carla.leave()
    home.shows(Dialog)


def hidden(view: View) -> bool:
    """True if cards are held, and every one of them is seen from behind."""
    held = [card for hand in view.hands for card in hand]
    return bool(held) and not any(held)


@pytest.mark.parametrize(
    ("program", "record", "sentences"),
    [
        (f"{__version__}", RECORD, []),
        ("0.19.9", RECORD, [unchecked_words]),
        (f"{__version__}", UNNAMED, [untold_words]),
        ("0.19.9", UNNAMED, [untold_words, unchecked_words]),
    ],
)
def test_whoever_sits_down_reads_what_is_not_checked(
    home: FriendsHome,
    monkeypatch: pytest.MonkeyPatch,
    program: str,
    record: int,
    sentences: list[Callable[[], str]],
) -> None:
    """The host reads nothing of a stand-in's cards: its own program works them out."""
    monkeypatch.setattr(records, "__version__", program)
    monkeypatch.setattr(records, "RECORD", record)
    monkeypatch.setattr(followed_match, "RECORD", record)  # as if it lay on her disk
    carla = home.host("Carla", 2)
    home.joins(carla)
    home.click_on("sit-1")
    home.sits_down_at(carla)
    told = home.caption
    assert [each for each in (untold_words, unchecked_words) if each() in told] == sentences, told
    assert ("Nobody can choose" in told) is (record == RECORD), "only the newest record shows that"
    home.play_on(lambda: isinstance(home.app.top, HandResult))
    shown = home.on_top(HandResult).evidence
    assert shown.names_absences is (record == RECORD), "so does the sheet behind the seal"
