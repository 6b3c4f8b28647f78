"""A duel through real events: the text for a friend, the code, the results side by side, the answer."""

from pathlib import Path

import pygame
import pytest
from msgspec import structs

from briscola.capabilities.duel.entry import DuelEntry
from briscola.capabilities.duel.window.challenge_sheet import challenge_sheet
from briscola.capabilities.duel.window.scene import DuelScene
from briscola.capabilities.duel.words import challenge_text
from briscola.client.host.library import Library
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.single_deals.code import encode_duel
from briscola.client.single_deals.duel import Duel, duel_of, duels_of, entered
from briscola.client.view.folding import fold_all
from briscola.engine.deal_code import encode
from briscola.entries import IN_WINDOW
from briscola.storage.evenings.matches import Search
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.input.salt import Salt
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.play.after_hand import AfterHand
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.sheets.text_sheet import TextSheet
from briscola.ui.scenes.tabletop.flow import Ended
from tests.client.duel.test_duel import match_of, played, sat_down, setup_of
from tests.storage.disks import Disk
from tests.ui.conftest import Open
from tests.ui.demands import LONGEST, check_targets
from tests.ui.driver import Driver
from tests.ui.match_history.ledger import library_in
from tests.ui.robot import Robot
from tests.ui.scene_demands import check

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")


class Home(Driver):
    """The window of somebody at the title."""

    def __init__(self, app: App, library: Library) -> None:
        super().__init__(app)
        self.library = library
        self.navigator = Navigator(app, IN_WINDOW, library=library)
        self.navigator.title()
        self.frame()

    def enter(self, text: str) -> None:
        """Paste a text where New match asks for a code, and press Enter."""
        self.navigator.choose()
        self.frame()
        self.click_on("code")
        clipboard.copy(text)
        self.key(pygame.K_v, mod=pygame.KMOD_CTRL)
        self.key(pygame.K_RETURN)

    def opens(self, duel: Duel) -> None:
        """Open the page of a duel."""
        self.navigator.entry(DuelEntry).open([duel])
        self.frame()

    def ends(self, seat: HostedSeat) -> AfterHand:
        """The scene that follows a hand or a match played at that seat."""
        leave = self.app.quit
        actions = TableActions(leave=leave, offers=self.navigator.entry(DuelEntry).hand_offers())
        return AfterHand(self.app, seat, go_on=leave, pause=leave, actions=actions)

    @property
    def page(self) -> DuelScene:
        """The page of the duel."""
        return self.on_top(DuelScene)

    @property
    def figures(self) -> dict[str, str]:
        """The results side by side."""
        heads, rows = self.page.table()
        return dict(zip(heads, rows[-1], strict=True)) if rows else {}


@pytest.fixture
def home(open_app: Open, tmp_path: Path) -> Home:
    return Home(open_app(size=(1024, 600), speed="none", player="Marta"), library_in(tmp_path / "own"))


def duel_about(seat: HostedSeat, hand: int = 1) -> Duel:
    duel = duel_of(seat.setup, seat.seeds, seat.host.table.log, hand)
    assert duel is not None
    return duel


@pytest.fixture
def duel() -> Duel:
    """A hand against a beginner."""
    return duel_about(match_of(setup_of(level="easy"), 1))


def done(home: Home, duel: Duel) -> None:
    """Play the duel to its end, off the screen."""
    mine = sat_down(home.library, duel)
    played(mine.seat, 1)
    mine.leave()


def counted(home: Home) -> None:
    """Hurry through the count on the screen."""
    result = home.on_top(HandResult)
    while not result.over:
        home.key(pygame.K_SPACE)
    for _ in range(30):
        home.frame()  # a count that has just ended is deaf for a moment


@pytest.mark.slow
def test_a_hand_just_played_challenges_a_friend(home: Home) -> None:
    seat = match_of(setup_of(players=4, level="easy"), 2)
    view = fold_all(seat.history)
    assert view is not None
    home.ends(seat).show(view, Ended(log=tuple(seat.host.table.log), digest=""), Salt())
    home.frame()
    counted(home)
    home.click_on("challenge")
    assert home.on_top(TextSheet).copied
    sent = clipboard.paste()
    (told,) = entered(sent)
    assert told == duel_about(seat, 2) and f"I made {told.theirs} points" in sent
    home.key(pygame.K_ESCAPE)
    assert home.on_top(HandResult).group.focused_name == "next"


@pytest.mark.slow
def test_the_friend_plays_compares_and_answers(home: Home, duel: Duel) -> None:
    home.enter(f"Ciao Rosa!\n{challenge_text([duel])}\nA presto")
    page = home.page
    assert page.duels == [duel] and home.figures == {}
    home.click_on("play")
    table = home.on_top(PlayScene)
    assert not table.seat.advice and not table.seat.allows_undo
    robot = Robot(home.app, table, seed=1, ways=("digit",))
    robot.play_hand()
    counted(home)
    home.click_on("next")
    mine = page.results.hands[0].mine
    assert home.page is page and mine is not None
    assert home.figures["You"] == f"{mine} points"
    assert home.figures["Your friend"] == f"{duel.theirs} points"
    home.click_on("answer")
    answer = clipboard.paste()
    assert f"I made {mine} points, you {duel.theirs} points" in answer
    assert [each.theirs for each in entered(answer)] == [mine]
    assert home.library.waiting() == [], "nobody continues a duel"
    (match,) = home.library.history.found(Search())
    assert match.replayed, "it counts in no statistics"


def test_the_maestros_result_is_shown_and_sent_once_it_is_known(home: Home, duel: Duel) -> None:
    done(home, duel)
    home.opens(duel)
    page = home.page
    assert home.figures["The maestro in your place"] == "…"
    page.results.maestro.stop()
    page.results.maestro.found[duel.letters] = 88
    page.layout(home.app.size)
    assert home.figures["The maestro in your place"] == "88 points"
    home.click_on("answer")
    assert "the maestro 88 points" in clipboard.paste()


@pytest.mark.slow
def test_who_has_played_it_sees_the_results_at_once_and_can_watch(home: Home, duel: Duel) -> None:
    done(home, duel)
    home.enter(duel.letters.lower())
    assert home.figures["You"] == home.figures["Your friend"] == f"{duel.theirs} points"
    assert "Neither of you is ahead." in home.page.spoken_text
    home.click_on("watch")
    assert isinstance(home.app.top, PlaybackScene)
    for below in (DuelScene, TableChoice):
        home.key(pygame.K_ESCAPE)
        assert isinstance(home.app.top, below)


def test_a_result_under_other_conditions_is_not_shown(home: Home, duel: Duel) -> None:
    content = structs.replace(duel.content, result=None)
    alone = Duel(content=content, letters=encode_duel(content))
    done(home, alone)
    home.enter(alone.letters)
    assert set(home.figures) == {"You", "The maestro in your place"}
    assert "other conditions" in home.page.spoken_text
    home.click_on("answer")
    assert "you " not in clipboard.paste().split(":")[1]
    home.app.push(challenge_sheet(home.app, [alone]))
    assert "Can you do better" not in clipboard.paste()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Ciao, giochiamo?", "There is no code in that."),
        ("briscola1:briscola:2", "That is no deal code."),
        ("", ""),
    ],
)
def test_a_text_without_a_code_gets_one_sentence(home: Home, text: str, sentence: str) -> None:
    home.enter(text)
    assert home.on_top(Dialog).fault.startswith(sentence)


def test_a_mistyped_code_stays_to_be_mended(home: Home, duel: Duel) -> None:
    wrong = ("8" if duel.letters[7] != "8" else "9").join((duel.letters[:7], duel.letters[8:]))
    home.enter(wrong)
    sheet = home.on_top(Dialog)
    assert sheet.fault == "One letter of the code is wrong or missing. Compare it once more."
    assert sheet.line == wrong


@pytest.mark.slow
def test_a_match_just_played_is_played_hand_by_hand(home: Home) -> None:
    seat = match_of(setup_of(level="easy"), 2)
    duels = duels_of(seat.setup, seat.seeds, seat.host.table.log)
    home.app.push(challenge_sheet(home.app, duels))
    sent = clipboard.paste()
    home.enter(sent)
    assert home.page.duels == duels and home.page.table()[1] == ()
    assert home.control("play").text == "Play hand 1 of 2"
    done(home, duels[0])
    home.page.resume()
    assert home.control("play").text == "Play hand 2 of 2" and len(home.page.table()[1]) == 1
    home.click_on("play")
    table = home.on_top(PlayScene)
    assert isinstance(table.seat, HostedSeat)
    terms = table.seat.host.table.terms
    assert terms is not None and terms.deal is not None and encode(terms.deal) == duels[1].code
    table.on_leave()
    done(home, duels[1])
    home.page.resume()
    theirs = [duel.theirs or 0 for duel in duels]
    assert [row[1] for row in home.page.table()[1]] == [f"{n} points" for n in (*theirs, sum(theirs))]
    assert "Neither of you is ahead." in home.page.spoken_text
    home.click_on("answer")
    assert f"you {theirs[0]} + {theirs[1]} points" in clipboard.paste()
    assert len(entered(clipboard.paste())) == 2


@pytest.mark.slow
def test_after_a_match_all_its_hands_are_sent(home: Home) -> None:
    seat = match_of(structs.replace(setup_of(level="easy"), winning_hands=1), 1)
    view = fold_all(seat.history)
    assert view is not None and view.winners
    home.ends(seat).show_match(view, Ended(log=tuple(seat.host.table.log), digest=""))
    home.frame()
    home.key(pygame.K_SPACE)
    for _ in range(30):
        home.frame()
    check_targets(home.top.group.widgets, pygame.Rect((0, 0), home.app.size))
    home.click_on("challenge")
    assert entered(clipboard.paste()) == duels_of(seat.setup, seat.seeds, seat.host.table.log)


@pytest.mark.slow
def test_a_duel_that_the_disk_refuses_is_not_left_without_a_question(
    home: Home, duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.navigator.entry(DuelEntry).open([duel])
    page, disk = home.page, Disk(monkeypatch)
    home.app.running = True
    with disk.full():
        home.click_on("play")
        table = home.on_top(PlayScene)
        played(table.seat, 1)
        table.on_leave()
        question = home.on_top(Dialog)
        assert "the disk is full" in question.text()
        home.app.pop()
        assert home.app.top is table, "Esc stays at the table"
        home.app.dispatch(pygame.event.Event(pygame.QUIT))
        assert home.app.running and isinstance(home.app.top, Dialog), "closing the window asks too"
        home.app.pop()
        table.on_leave()
    assert isinstance(home.app.top, Dialog)
    home.click_on("yes")
    assert home.app.top is page and home.figures["You"] == f"{duel.theirs} points", "nothing is lost"


def test_a_window_that_keeps_nothing_does_not_play_it(home: Home, duel: Duel, open_app: Open) -> None:
    folder = home.library.database.path.parent
    second = Home(open_app(size=(1024, 600), speed="none"), library_in(folder))
    second.opens(duel)
    assert [widget.name for widget in second.page.group.widgets] == ["close"]
    assert "Another window" in second.page.spoken_text


@pytest.mark.slow
def test_a_deal_code_still_deals(home: Home, duel: Duel) -> None:
    home.enter(duel.code)
    assert isinstance(home.app.top, PlayScene)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1080, 1400)])
def test_the_results_of_five_can_be_read_and_hit(
    open_app: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    setup = setup_of("chiamata", 5, "easy", first_dealer="low")
    seats = (match_of(setup, 1, seeds=[str(seeds)] * 4) for seeds in range(9))
    duel = next(duel_about(seat) for seat in seats if is_duel(seat))
    home = Home(open_app(size=size, language=LONGEST, speed="none"), library_in(tmp_path))
    done(home, duel)
    home.opens(duel)
    check(home.app, monkeypatch)


def is_duel(seat: HostedSeat) -> bool:
    """True if its first hand was played, not passed out."""
    return duel_of(seat.setup, seat.seeds, seat.host.table.log, 1) is not None
