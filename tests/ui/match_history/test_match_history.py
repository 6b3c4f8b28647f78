"""The ledger of the evenings: found, filtered, marked, opened, carried out and in, by real events."""

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.single_deals.code import find_duels
from briscola.engine.deal_code import decode
from briscola.engine.events import Dealt
from briscola.engine.variants import make_rules
from briscola.entries import IN_WINDOW
from briscola.storage.evenings.matches import Search
from briscola.ui.input import clipboard
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.deal_table import again_text, play_deal
from briscola.ui.scenes.match_history.match_sheet import MatchSheet
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.client.seat_steps import host_of
from tests.storage.evenings import setup
from tests.ui.conftest import Open
from tests.ui.driver import on_top
from tests.ui.hands import key
from tests.ui.match_history.ledger import Ledger, keep, library_in
from tests.ui.robot import Robot

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")

BEGAN = "2026-11-01T19:00:00Z"


def test_keys_go_through_the_list_and_open_a_match(ledger: Ledger) -> None:
    assert [match.variant for match in ledger.shown] == ["prini", "briscola", "briscola"]
    ledger.keys(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN)
    assert ledger.rows.chosen == 2, "the list ends there"
    ledger.key(pygame.K_RETURN)
    assert ledger.sheet.match == ledger.shown[2]
    ledger.key(pygame.K_ESCAPE)
    assert ledger.top is ledger.scene and ledger.rows.chosen == 2
    ledger.key(pygame.K_ESCAPE)
    assert ledger.app.top is None


@pytest.mark.usefixtures("every_frame")
def test_the_chosen_match_alone_lies_on_the_red_strip(ledger: Ledger) -> None:
    for chosen in (0, 2):
        ledger.keys(*[pygame.K_DOWN] * chosen)
        ledger.frames(2)
        colours = [
            pygame.transform.average_color(ledger.app.window.surface, ledger.rows.row_rect(row))
            for row in range(3)
        ]
        red = [colour[0] - colour[1] for colour in colours]
        assert red.index(max(red)) == chosen and max(red) > 2 * sorted(red)[1]


def test_a_press_opens_the_match_under_it_and_one_on_its_star_marks_it(ledger: Ledger) -> None:
    row = ledger.rows.row_rect(1)
    star = ledger.rows.places.star
    ledger.click_at((row.x + star.x + star.width // 2, row.centery))
    assert ledger.top is ledger.scene
    assert [match.favourite for match in ledger.shown] == [False, True, False]
    ledger.key(pygame.K_f, "f", pygame.KMOD_LCTRL)
    assert ledger.shown[1].favourite
    ledger.key(pygame.K_f, "f")
    assert not any(match.favourite for match in ledger.shown), "the row that was pressed is chosen"
    ledger.tap(row.center)
    ledger.frame()
    assert ledger.sheet.match.players == 4


def test_a_list_that_is_pushed_with_a_finger_opens_nothing(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    match = keep(library, setup(), seed=1, began=BEGAN)
    for number in range(30):
        header = replace(match.header, id=f"{number:032x}")
        library.history.begun(header, match.path, profile=library.profile.id)
    ledger = Ledger(library)
    start = ledger.rows.rect.center
    ledger.finger(pygame.FINGERDOWN, start)
    for up in (20, 60, 120):
        ledger.finger(pygame.FINGERMOTION, (start[0], start[1] - up))
    ledger.finger(pygame.FINGERUP, (start[0], start[1] - 120))
    ledger.frame()
    assert ledger.top is ledger.scene and ledger.rows.offset > 60
    ledger.key(pygame.K_END)
    assert ledger.rows.chosen == 30
    assert ledger.rows.rect.contains(ledger.rows.row_rect(30))
    ledger.key(pygame.K_HOME)
    assert ledger.rows.offset == 0


def test_only_what_is_asked_for_is_listed(ledger: Ledger) -> None:
    game = ledger.control("game")
    assert game.values[0] == "All games" and len(game.values) == 4
    ledger.click_on("game")
    ledger.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert len(ledger.shown) == 1
    ledger.click_on("favourites")
    assert ledger.shown == []
    ledger.click_on("all")
    assert len(ledger.shown) == 3
    ledger.click_on("opponent")
    ledger.keys(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    name = ledger.scene.filters.search.opponent
    assert name is not None and all(name in match.opponents for match in ledger.shown)


def test_an_empty_list_is_a_friendly_page(tmp_path: Path) -> None:
    ledger = Ledger(library_in(tmp_path))
    assert "matches" not in {each.name for each in ledger.scene.group.widgets} and ledger.shown == []
    for code in (pygame.K_DOWN, pygame.K_RETURN, pygame.K_f):
        ledger.key(code)
    ledger.click_at(ledger.scene.room.center)
    assert ledger.top in (ledger.scene, None) or isinstance(ledger.top, Dialog)


@pytest.mark.slow
def test_a_match_is_watched_from_its_start_or_from_a_hand(ledger: Ledger) -> None:
    ledger.keys(pygame.K_END, pygame.K_RETURN)
    sheet = ledger.sheet
    ledger.click_on("watch")
    assert ledger.on_top(PlaybackScene).show.at <= 1
    ledger.key(pygame.K_ESCAPE)
    hands = ledger.hands
    assert hands.count > 1
    ledger.click_at(hands.row_rect(1).center)
    assert sheet.hand == 2
    ledger.click_on("watch_hand")
    show = ledger.on_top(PlaybackScene).show
    assert show.reel.stops[show.at].hand == 2
    ledger.key(pygame.K_ESCAPE)
    assert ledger.app.top is sheet


def test_a_deal_is_shared_by_its_code_and_played_again(ledger: Ledger) -> None:
    ledger.keys(pygame.K_END, pygame.K_RETURN)
    sheet, code = ledger.sheet, ledger.sheet.opened.codes[1]
    ledger.click_on("challenge")
    assert find_duels(clipboard.paste())[0].cards == decode(code).pack
    read = " ".join(line.text for line in ledger.top.reading())
    assert code not in read, "one code is enough"
    ledger.key(pygame.K_ESCAPE)
    assert ledger.top is sheet
    ledger.click_on("again")
    assert ledger.dealt == [(ledger.sheet.opened.setup, code)]


def test_hands_behind_damage_are_shown_and_not_counted(ledger: Ledger) -> None:
    ledger.keys(pygame.K_DOWN, pygame.K_DOWN)
    match = ledger.shown[2]
    file = Path(match.file)
    lines = file.read_bytes().splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if b'"trick"' in line)
    file.write_bytes(b"".join((*lines[:at], b"x" + lines[at][1:], *lines[at + 1 :])))
    ledger.key(pygame.K_RETURN)
    sheet = ledger.sheet
    assert len(sheet.opened.hands) == 0
    behind = match.hands - 1
    assert ledger.hands.count == len(sheet.opened.behind) == behind >= 1
    assert {line.note for line in ledger.hands.lines} == {"not counted"}
    assert not any(any(line.won) for line in ledger.hands.lines)
    assert f"{behind} hand" in sheet.spoken_text and "not counted" in sheet.spoken_text
    assert {"watch_hand", "coach"}.isdisjoint({w.name for w in sheet.group.widgets})
    code = sheet.opened.behind[0][1]
    ledger.click_on("again")
    assert ledger.dealt == [(sheet.opened.setup, code)]


def test_a_match_with_a_level_of_another_version_is_looked_at(tmp_path: Path) -> None:
    """Its sheet raised KeyError (issue 32, 6)."""
    library = library_in(tmp_path)
    keep(library, setup(2, level="grandmaster:depth=9"), seed=1, began=BEGAN)
    ledger = Ledger(library)
    ledger.key(pygame.K_RETURN)
    assert "(grandmaster)" in ledger.sheet.spoken_text
    ledger.click_on("watch")
    assert isinstance(ledger.top, PlaybackScene)


def test_a_favourite_is_marked_on_its_sheet(ledger: Ledger) -> None:
    ledger.keys(pygame.K_DOWN, pygame.K_RETURN)
    ledger.click_on("favourite", "close")
    assert [match.favourite for match in ledger.shown] == [False, True, False]


@pytest.mark.slow
def test_a_record_is_exported_where_one_says_and_dropped_on_another_window(
    ledger: Ledger, tmp_path: Path
) -> None:
    ledger.keys(pygame.K_DOWN, pygame.K_RETURN)
    ledger.click_on("export")
    sheet = ledger.on_top(Dialog)
    for file in (tmp_path / "no" / "such" / "file.jsonl", tmp_path / "match.jsonl"):
        assert ledger.top is sheet
        ledger.click_on("line")
        ledger.key(pygame.K_a, mod=pygame.KMOD_CTRL)
        ledger.write(str(file))
        ledger.click_on("yes")
        assert bool(sheet.fault) is (file.name == "file.jsonl")
    assert "match.jsonl" in ledger.sheet.said and not ledger.sheet.fault
    guest = Ledger(library_in(tmp_path / "guest"))
    guest.drop(tmp_path / "match.jsonl")
    (match,) = guest.shown
    assert match.imported and match.players == 4 and guest.scene.said
    guest.drop(tmp_path / "match.jsonl")
    assert len(guest.shown) == 1
    (tmp_path / "other.txt").write_text("ciao")
    guest.drop(tmp_path / "other.txt")
    assert "other.txt" in guest.scene.said and len(guest.shown) == 1


def test_a_file_is_imported_by_its_path_too(ledger: Ledger, tmp_path: Path) -> None:
    other = library_in(tmp_path / "other")
    played = keep(other, setup(5), seed=9, began="2026-10-01T19:00:00Z")
    ledger.click_on("import")
    ledger.write(str(played.path))
    ledger.click_on("yes")
    assert ledger.app.top is ledger.scene
    assert [match.players for match in ledger.shown if match.imported] == [5]
    other.close()


def test_a_record_that_has_gone_is_told_of(ledger: Ledger) -> None:
    Path(ledger.shown[0].file).unlink()
    ledger.key(pygame.K_RETURN)
    assert ledger.top is ledger.scene and ledger.scene.said
    assert ledger.scene.said in [line.text for line in ledger.scene.reading()]


@pytest.mark.slow
def test_the_title_leads_there_and_a_deal_played_again_leads_back(open_app: Open, library: Library) -> None:
    app = open_app(speed="none")
    navigator = Navigator(app, IN_WINDOW, library=library)
    navigator.title()
    navigator.evenings()
    waiting = navigator.active_match.seat
    assert waiting is not None
    scene = on_top(app, MatchHistory)
    match = scene.bookshelf.match(2)
    assert match is not None
    scene.open(match)
    sheet = on_top(app, MatchSheet)
    sheet.group.focus_name("again")
    app.dispatch(key(pygame.K_RETURN))
    table = on_top(app, PlayScene)
    terms = host_of(table.seat).table.terms
    assert terms is not None and terms.deal is not None
    app.tick(0.1)
    table.on_leave()
    assert app.top is sheet
    (left,) = library.history.found(Search(state="abandoned"))
    assert left.replayed
    assert navigator.active_match.seat is waiting, "it takes the place of no match"


@pytest.mark.slow
def test_a_record_dropped_on_the_title_is_in_the_list_that_opens(
    open_app: Open, library: Library, tmp_path: Path
) -> None:
    other = library_in(tmp_path / "other")
    played = keep(other, setup(5), seed=9, began="2026-10-01T19:00:00Z")
    app = open_app(speed="none")
    Navigator(app, IN_WINDOW, library=library).title()
    app.dispatch(pygame.event.Event(pygame.DROPFILE, file=str(played.path)))
    assert on_top(app, MatchHistory).bookshelf.count == 4
    other.close()


@pytest.mark.parametrize(("match", "said"), [("hands", True), ("wins", False)])
def test_a_deal_played_again_says_that_it_is_paid_once_where_void_hands_double(
    match: str, said: bool
) -> None:
    """V-CH-28."""
    text = again_text(make_rules("chiamata", 5, {"void_doubles": True, "match": match}))
    assert text.endswith("It is paid once.") is said and text.startswith("A deal played again")


@pytest.mark.slow
def test_a_deal_played_to_its_end_may_be_played_once_more_or_left(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    keep(library, setup(level="random"), seed=1, began=BEGAN)
    ledger = Ledger(library)
    active_match = ActiveMatch(library)
    active_match.take_over()
    ledger.key(pygame.K_RETURN)
    opened, sheet = ledger.sheet.opened, ledger.top
    play_deal(ledger.app, active_match, opened.setup, opened.codes[1], offers=())
    first = ledger.on_top(PlayScene)
    robot = Robot(ledger.app, first, seed=1, ways=("digit",))
    robot.play_hand()
    result = ledger.on_top(HandResult)
    while not result.over:
        ledger.key(pygame.K_SPACE)
    for _ in range(30):
        robot.frame()  # a count that has just ended is deaf for a moment
    ledger.click_on("next")
    second = ledger.on_top(PlayScene)
    assert second is not first
    ledger.frame()
    dealt = [
        next(e for e in host_of(scene.seat).table.log if isinstance(e, Dealt)) for scene in (first, second)
    ]
    assert dealt[0].hands == dealt[1].hands
    second.on_leave()
    assert ledger.app.top is sheet
    states = {match.state for match in library.history.found(Search()) if match.replayed}
    assert states == {"complete", "abandoned"}
    active_match.close()


@pytest.mark.slow
def test_ten_thousand_matches_cost_no_more_than_ten(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    keep(library, setup(), seed=1, began=BEGAN)
    (fields,) = library.database.rows("SELECT * FROM matches")
    names = [row[1] for row in library.database.rows("PRAGMA table_info(matches)")]
    at = names.index("id")
    marks = ", ".join("?" * len(names))
    rows = [
        (f"INSERT INTO matches VALUES ({marks})", (None, *fields[1:at], f"{n:032x}", *fields[at + 1 :]))
        for n in range(10_000)
    ]
    library.database.write(rows)
    ledger = Ledger(library)
    ledger.key(pygame.K_END)
    assert ledger.rows.chosen == 10_000
    for _ in range(20):
        ledger.key(pygame.K_PAGEUP)
    assert len(ledger.scene.bookshelf.pages) <= 6, "only what was looked at has been read"
