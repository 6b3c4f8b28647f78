"""The scene of the statistics says what was played, and nothing else."""

import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from briscola.capabilities.coach.judgements import Judgement, Judgements
from briscola.capabilities.counting.answers import CountedAnswer, keep_answer
from briscola.capabilities.counting.counting import KINDS
from briscola.capabilities.statistics.rating import rated_game
from briscola.capabilities.statistics.statistics import statistics
from briscola.capabilities.statistics.window import charts, page_data, shelf_view
from briscola.capabilities.statistics.window import dialogs as statistics_dialogs
from briscola.capabilities.statistics.window.page_data import TABS_FROM
from briscola.capabilities.statistics.window.pages import PAGES
from briscola.capabilities.statistics.window.scene import StatisticsScene
from briscola.capabilities.statistics.words import FORMULA, SHARE_FROM
from briscola.client.host.library import Library
from briscola.engine.variants import make_rules
from briscola.i18n.kept_match_words import changed_text
from briscola.ui.app import App
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import THEM, US
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.views import ruler
from briscola.ui.views.props import draw_prop
from briscola.ui.views.table.chalk_board import ChalkBoard
from tests.client.shelf import keep_cups, keep_shelf
from tests.storage.rows import add
from tests.ui.all_scenes import played_before
from tests.ui.conftest import Inked, Open
from tests.ui.demands import LONGEST, check_targets, watched_texts
from tests.ui.driver import control, on_top
from tests.ui.hands import click, key, press, tap

Written = Callable[[], list[str]]
PRINI = {"deck": "piacentine", "variant": "prini", "game": "prini-2"}
PLAYED: Sequence[dict[str, Any]] = (
    {"result": "won", "points": 70, "against": 50, "evening": "2026-11-19", "rivals": '[["gino", "won"]]'},
    {"result": "won", "points": 90, "against": 30, "evening": "2026-11-19"},
    {"result": "lost", "points": 41, "against": 79, "evening": "2026-11-20", "level": "easy"},
    {"result": "won", "points": 61, "against": 59, "evening": "2026-11-21", **PRINI},
    {"result": "lost", "points": 20, "against": 100, "evening": "2026-11-21", "taken_back": 2},
    {"result": "lost", "points": 1, "against": 119, "evening": "2026-11-21", "replayed": 1},
    {"result": "lost", "points": 2, "against": 118, "evening": "2026-11-21", "imported": 1},
)
"""Four matches that count: three won, one lost; one apart; two that are never counted."""


@pytest.fixture(autouse=True)
def tabs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The few matches that are counted by hand here have all pages."""
    monkeypatch.setattr(page_data, "TABS_FROM", 0)


@pytest.fixture
def empty(tmp_path: Path) -> Library:
    return Library(tmp_path / "data", settings_file=tmp_path / "settings.json")


@pytest.fixture
def library(empty: Library) -> Library:
    for at, played in enumerate(PLAYED):
        won = played["result"] == "won"
        hands = {"hands_won": int(won), "hands_lost": int(not won)}
        if at == 0:
            hands = {"hands": 3, "hands_won": 2, "hands_lost": 1}
        add(empty.database, **{"began": f"2026-11-{18 + at // 2}T20:{at:02}:00Z", **hands, **played})
    return empty


def opened(app: App, library: Library, page: str = "glance") -> StatisticsScene:
    app.push(scene := StatisticsScene(app, library, play=lambda: None))
    press(scene, *[pygame.K_DOWN] * list(PAGES).index(page))
    return scene


@pytest.fixture
def written(app: App, inked: Inked, monkeypatch: pytest.MonkeyPatch) -> Written:
    """Draws the scene, and returns all words that are put on its paper and slate."""
    chalk = ChalkBoard.text

    def chalked(slate: ChalkBoard, text: str, *args: Any, **options: Any) -> pygame.Rect:
        inked.append((text, chalk(slate, text, *args, **options)))
        return inked[-1][1]

    def words() -> list[str]:
        inked.clear()
        app.draw()
        return [text for text, _rect in inked]

    monkeypatch.setattr(ChalkBoard, "text", chalked)
    return words


def test_the_numbers_at_a_glance_are_those_counted_by_hand(
    app: App, library: Library, written: Written
) -> None:
    scene = opened(app, library)
    words = written()
    matches = words.index("4 matches")
    assert words[matches - 1 : matches + 3] == ["", "4 matches", "3 won", "1 lost"]
    assert {"the last 4 matches", "3 won, 1 lost"} <= set(words) and not any(
        "1 won in a row" in each for each in words
    )
    told = dict(pairwise(words))
    assert told["The longest streaks"] == "2 won" and "In a row now" not in told
    assert told["The best evening"] == "Thu 19 Nov 2026: 2 won, 0 lost"
    assert told["With choices taken back"] == "1 match: 0 won, 1 lost"
    control(scene, "by-game").choose(1)
    words = written()
    hands = words.index("5 hands")
    assert words[hands - 1 : hands + 3] == ["60%", "5 hands", "3 won", "2 lost"]
    told = dict(pairwise(words))
    assert told["Your points"] == "201, that is 40.2 a hand"
    assert told["Points of the best opponent"] == "159, that is 31.8 a hand"


def test_a_few_matches_are_told_in_words_and_nothing_of_zero(
    app: App, empty: Library, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_data, "TABS_FROM", TABS_FROM)
    match: dict[str, Any] = {"points": 71, "against": 169, "hands": 2, "hands_won": 0, "hands_lost": 2}
    for played in range(1, SHARE_FROM + 1):
        add(empty.database, **match, result="lost", began=f"2026-11-20T2{played}:00:00Z")
        scene = opened(app, empty)
        words = written()
        if played == 1:
            assert words[words.index("the last match") + 1] == "1 lost"
            assert {"71, that is 35.5 a hand", "169, that is 84.5 a hand"} <= set(words)
        assert "Every trick yours" not in words
        matches = next(line.text for line in scene.reading() if "match" in line.text)
        assert ("%" in matches) == (played == SHARE_FROM), matches
        assert words.count("0%") == (2 * played >= SHARE_FROM) + 2 * (played >= SHARE_FROM)
        app.pop()


def test_points_of_several_games_stand_in_no_sum(app: App, library: Library, written: Written) -> None:
    opened(app, library)
    words = written()
    briscola = "best 90, worst 41 · 40.2 points a hand"
    assert {"Games", "Briscola for two", briscola, "Prini for two", "61.0 points a hand"} <= set(words)
    assert not {"Your points", "Points of the best opponent"} & set(words)
    app.pop()
    opened(app, library, "groups")
    words = written()
    assert [word for word in words if word.endswith("a hand")] == [briscola, "61.0 points a hand"]


@pytest.mark.parametrize(
    ("variant", "options", "flag"),
    [
        ("briscola", {}, 61),
        ("marianna", {}, None),
        ("marianna", {"mariazza": True}, 41),
        ("sueca", {}, 61),
        ("chiamata", {}, None),
        ("briscola", {"teams": False}, None),
    ],
)
def test_the_flag_stands_where_a_hand_is_won_by_points(
    app: App,
    empty: Library,
    written: Written,
    monkeypatch: pytest.MonkeyPatch,
    variant: str,
    options: dict[str, Any],
    flag: int | None,
) -> None:
    """V-MA-4, V-MA-6."""
    flags: list[int] = []
    real = ruler.draw_flag

    def flagged(target: pygame.Surface, kit: Kit, centre: tuple[int, int], goal: int, wave: None) -> None:
        assert target.get_rect().collidepoint(centre)
        flags.append(goal)
        real(target, kit, centre, goal, wave)

    monkeypatch.setattr(ruler, "draw_flag", flagged)
    players = {"sueca": 4, "chiamata": 5}.get(variant, 4 if "teams" in options else 2)
    rules = make_rules(variant, players, options)
    row = {"variant": variant, "players": rules.players, "options": json.dumps(options), "game": rules.slug}
    add(empty.database, points=140, against=100, **row)
    add(empty.database, points=90, against=100, result="lost", **row)
    opened(app, empty, "points")
    words = written()
    assert flags == ([] if flag is None else [flag])
    assert "2 hands: 115.0 points on average, 140 at best; in 1 more than the others." in words
    app.pop()
    opened(app, empty)
    words = written()
    assert ("230 yours" in words and "200 of the best other" in words) == (
        variant == "marianna" and flag is None
    )


def test_gold_is_what_was_won_and_blue_what_was_lost(app: App) -> None:
    bar = charts.share_bar(app.kit, (400, 20), 3, 0, 1)
    colours = {x: tuple(bar.get_at((x, 4)))[:3] for x in (150, 250)}
    assert set(colours.values()) == {US}
    right = {tuple(bar.get_at((x, y)))[:3] for x in range(320, 380) for y in range(4, 16)}
    assert THEM in right and US not in right


def test_games_levels_and_decks_are_counted_one_by_one(app: App, library: Library, written: Written) -> None:
    opened(app, library, "groups")
    words = written()
    assert {"Briscola for two", "Prini for two", "3 matches · 5 hands"} <= set(words)
    assert {"Expert (earlier)", "Beginner (earlier)", "2 won in a row"} <= set(words)
    at = words.index("Beginner (earlier)")
    assert "0 won, 1 lost" in words[at : at + 6]


def test_one_by_one_only_what_a_match_was_ended_of_and_all_its_house_rules(
    app: App, empty: Library, written: Written
) -> None:
    rules = make_rules("briscola", 2, {"stop_at_61": True, "capot": True, "exchange": "seven_and_two"})
    options = json.dumps(rules.changed)
    add(empty.database, game=rules.slug, options=options, result="lost")
    add(empty.database, game="sueca-4", variant="sueca", players=4, state="unfinished", result=None)
    scene = opened(app, empty, "groups")
    words = written()
    assert "Briscola for two" in words and "Sueca for four, in pairs" not in words
    assert changed_text(rules) in " ".join(words)
    games = control(scene, "by-game")
    assert games.values[-1] == "Sueca for four, in pairs"
    games.choose(2)
    assert "You have played no match like this yet." in written()


def test_an_evening_without_a_match_won_is_not_called_the_best(
    app: App, empty: Library, written: Written
) -> None:
    add(empty.database, result="lost")
    opened(app, empty)
    words = written()
    assert "1 match" in words and "The best evening" not in words
    app.pop()
    opened(app, empty, "time")
    assert "best evening" not in " ".join(written())


def test_a_filter_counts_the_matches_of_one_game_only(app: App, library: Library, written: Written) -> None:
    scene = opened(app, library)
    games = control(scene, "by-game")
    assert games.values == ["All games", "Briscola for two", "Prini for two"]
    games.choose(2)
    assert {"1 match", "1 hand", "1 won"} <= set(written())
    control(scene, "by-deck").choose(1)
    assert "You have played no match like this yet." in written()
    tap(scene, control(scene, "first").rect.center)
    assert "4 matches" in written()


def test_one_regular_or_month_can_be_chosen_and_each_has_its_row(
    app: App, library: Library, written: Written
) -> None:
    add(library.database, began="2026-10-02T20:00:00Z", evening="2026-10-02", rivals='[["gino", "won"]]')
    scene = opened(app, library, "groups")
    words = written()
    gino = words.index("Gino")
    assert words[gino + 1 : gino + 5] == ["2 matches", "2 won, 0 lost", "2 won in a row", ""]
    assert {"Nov 2026", "Oct 2026"} <= set(words)
    who = control(scene, "by-who")
    assert who.values[:2] == ["All opponents", "Gino"] and "Beginner (earlier)" in who.values
    who.choose(1)
    assert scene.data.statistics.counts.matches == 2
    control(scene, "by-month").choose(2)
    assert scene.data.statistics.counts.matches == 1
    control(scene, "by-who").choose(who.values.index("Beginner (earlier)"))
    assert scene.empty
    assert (scene.chosen.rival, scene.chosen.level, scene.chosen.month) == (None, "easy", "2026-10")
    control(scene, "by-who").choose(1)
    assert (scene.chosen.rival, scene.chosen.level) == ("gino", None)
    control(scene, "by-who").choose(who.values.index("Beginner (earlier)"))
    control(scene, "by-month").choose(0)
    assert scene.data.statistics.counts.lost == scene.data.statistics.counts.matches == 1


def test_records_stand_game_by_game(app: App, library: Library, written: Written) -> None:
    opened(app, library, "records")
    words = written()
    prini = words.index("Prini for two")
    assert words.index("90 · Thu 19 Nov 2026") < prini < words.index("61 · Sat 21 Nov 2026")
    assert "Every trick yours, in one match" not in words


def test_ones_play_is_rated_beside_the_points_that_choices_cost(
    app: App, empty: Library, written: Written
) -> None:
    scene = opened(app, empty, "play")
    assert scene.empty
    app.pop()
    for day in (18, 19, 20):
        add(empty.database, level="expert", evening=f"2026-11-{day}", began=f"2026-11-{day}T20:00:00Z")
        if day == 19:
            opened(app, empty, "play")
            assert not {"Maestro", "Novice"} & set(written()), "two points are no curve"
            app.pop()
    scene = opened(app, empty, "play")
    words = written()
    found = rated_game(empty.database, empty.profile)
    assert found is not None
    last = found.evenings[-1]
    value, error = round(last.rating.value), round(1.96 * last.rating.error)
    assert any(f"You stand at {value:,} ± {error}, after 3 hands." in word for word in words)
    assert "Evenings before Tue 1 Dec 2026 are counted by the levels as they were then." in words
    assert any(word.endswith(FORMULA) for word in words) and {"Maestro", "Novice"} <= set(words)
    assert "Points lost per choice" not in words
    app.pop()
    judged = Judgements(empty.database)
    for (match,) in empty.database.rows("SELECT id FROM matches"):
        judged.keep(match, 1, Judgement(accuracy=0.9, plays=10, lost=12.0, document="{}"))
        judged.keep(match, 2, Judgement(accuracy=0.5, plays=10, lost=36.0, document="{}"))
    opened(app, empty, "play")
    assert {"Points lost per choice", "What could have been, 6 hands: 70% on average."} <= set(written())
    assert "Thu 19 Nov 2026: 2.4 points" in [line.text for line in on_top(app, StatisticsScene).reading()]


def test_what_was_won_stands_on_a_shelf_and_before_that_there_is_none(
    open_app: Open, empty: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    real = draw_prop

    def seen(target: pygame.Surface, kit: Kit, name: str, *place: Any) -> None:
        drawn.append(name)
        real(target, kit, name, *place)

    def shown(width: int, height: int) -> StatisticsScene:
        drawn.clear()
        app = open_app((width, height))
        app.push(scene := StatisticsScene(app, empty, play=lambda: None))
        app.draw()
        return scene

    monkeypatch.setattr(shelf_view, "draw_prop", seen)
    add(empty.database)
    shown(1920, 1080)
    assert drawn == []
    keep_shelf(empty)
    said = [line.text for line in shown(1920, 1080).reading()]
    assert drawn == ["cup", "rosette", "cup", "coat", "paddle"]
    assert "First bid over 100 made: Sun 20 Sep 2026, button" in said
    assert "First hand with every trick: Sat 19 Sep 2026" in said
    assert sum("place 2" in line for line in said) == 1
    keep_cups(empty, *["Guest 1"] * 9)
    shown(1024, 600)
    assert drawn == ["cup", "cup", "rosette", "cup", "coat", "paddle"], (
        "the latest, as many as there is room for"
    )


def test_of_few_matches_each_regular_is_told_at_once(
    app: App, empty: Library, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_data, "TABS_FROM", TABS_FROM)
    add(empty.database, rivals='[["gino", "won"]]')
    add(empty.database, rivals='[["0123456789abcdef", "won"]]')
    opened(app, empty)
    words = written()
    assert words[words.index("Gino") + 1] == "1 match"
    assert "0123456789abcdef" not in words


def test_the_line_of_wins_ends_at_the_share_won(app: App, library: Library, written: Written) -> None:
    opened(app, library, "time")
    best = "The best evening: Thu 19 Nov 2026: 2 won, 0 lost"
    assert {"Won of the last 4 matches", "3 won", "1 lost", best} <= set(written())


def test_an_evening_rises_with_what_was_won_and_falls_with_what_was_lost(app: App, library: Library) -> None:
    days = statistics(library.database, library.profile).evenings
    assert [value for value, _ in charts.marks(app.kit, 300, days)] == [0, 2, 1]
    zero, won, lost = (up for _value, up in charts.marks(app.kit, 300, days))
    assert zero - won == pytest.approx(2 * (lost - zero))
    chart = charts.evenings(app.kit, (400, 300), days, None)
    step = app.kit.scale.px(64)
    first = {tuple(chart.get_at((step // 2, y)))[:3] for y in range(round(won) + 4, round(zero) - 4)}
    assert US in first
    second = {tuple(chart.get_at((step + step // 2, y))) for y in range(round(zero) - 4)}
    assert {colour[3] for colour in second} == {0}


def test_sixty_and_sixty_one_points_stand_on_either_side_of_the_flag() -> None:
    histogram = [0] * 121
    for points in (0, 5, 6, 60, 61, 120):
        histogram[points] = 1
    columns = charts.columns(histogram)
    assert (len(columns), sum(columns)) == (24, 6)
    assert (columns[0], columns[1], columns[11], columns[12], columns[23]) == (2, 1, 1, 1, 1)


def test_the_points_are_told_under_the_rule(app: App, library: Library, written: Written) -> None:
    opened(app, library, "points")
    words = written()
    assert "3 hands: 67.0 points on average, 90 at best; in 2 more than the others." in words
    assert "1 hand: 61.0 points on average, 61 at best; in 1 more than the others." in words


def test_luck_counts_what_came_and_does_not_judge_a_few_hands(
    app: App, library: Library, written: Written
) -> None:
    """Of deals played again and of imports nothing is counted; with choices taken back, they were dealt."""
    opened(app, library, "luck")
    words = written()
    assert "In 5 hands you were dealt 10 aces; 9.7 were to be expected." in words
    assert any("After 25 more we shall see." in line for line in words)
    assert words[words.index("You") + 1] == "10 came, 9.7 expected"


def test_up_to_ten_matches_there_is_one_page_without_filters(
    app: App, empty: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_data, "TABS_FROM", TABS_FROM)
    for _ in range(8):
        add(empty.database)
    add(empty.database, taken_back=1)
    page = opened(app, empty)
    assert [widget.name for widget in page.group.order()] == ["back", "export", "reset"]
    assert page.group.focused_name == "export"
    assert any("8 matches" in line.text for line in page.reading())
    app.pop()
    add(empty.database)
    page = opened(app, empty)
    assert {"pages", "by-game", "by-who", "by-deck"} <= {widget.name for widget in page.group.widgets}


def test_before_the_first_match_there_is_a_way_to_it(
    app: App, empty: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    went: list[str] = []
    monkeypatch.setattr(page_data, "TABS_FROM", TABS_FROM)
    app.push(Dialog(app, title=str, text=str, yes=str, on_yes=lambda: None))
    app.push(scene := StatisticsScene(app, empty, play=lambda: went.append("play")))
    assert any("A clean slate" in line.text for line in scene.reading())
    assert [widget.name for widget in scene.group.widgets] == ["back", "first"]
    press(scene, pygame.K_RETURN)
    assert went == ["play"]
    assert app.top is not scene


def test_tables_are_written_among_the_documents_and_the_path_is_shown(
    app: App, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics_dialogs, "documents", lambda: tmp_path)
    scene = opened(app, library)
    press_control(scene, "export")
    matches = tmp_path / "briscola-matches.csv"
    assert matches.read_text("utf-8-sig").count("\n") == 1 + len(PLAYED)
    told = on_top(app, Dialog).text()
    assert str(matches) in told and str(tmp_path / "briscola-hands.csv") in told


def test_a_folder_that_takes_nothing_is_told(
    app: App, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(statistics_dialogs, "documents", lambda: tmp_path / "file")
    press_control(opened(app, library), "export")
    assert on_top(app, Dialog).title() == "Not saved"


def press_control(scene: StatisticsScene, name: str) -> None:
    scene.group.focus_name(name)
    press(scene, pygame.K_RETURN)


def test_counting_begins_anew_after_two_questions_only(app: App, library: Library, written: Written) -> None:
    scene = opened(app, library)
    for answers, left in ((("no",), 4), (("yes", "no"), 4), (("yes", "yes"), 0)):
        press_control(scene, "reset")
        for answer in answers:
            click(on_top(app, Dialog), control(app.scenes[-1], answer).rect.center)
        assert app.top is scene and scene.data.everything.counts.matches == left
    assert len(library.database.rows("SELECT id FROM matches")) == len(PLAYED)
    assert "A clean slate" in written()


def test_enter_alone_never_begins_anew(app: App, library: Library) -> None:
    scene = opened(app, library)
    press_control(scene, "reset")
    app.dispatch(key(pygame.K_RETURN))
    assert app.top is scene
    assert library.profile.counts_from == ""


def test_a_page_too_long_scrolls_to_its_end(open_app: Open, library: Library) -> None:
    app = open_app((1024, 600))
    scene = opened(app, library, "groups")
    (view,) = scene.views
    assert view.most > 0
    press(scene, *[pygame.K_PAGEDOWN] * 9)
    assert view.offset == view.most
    press(scene, pygame.K_UP, pygame.K_DOWN)
    assert [view.offset for view in scene.views] == [0], "another page is seen from its beginning"
    press(scene, pygame.K_ESCAPE)
    assert app.scenes == []


@pytest.mark.parametrize("language", ["en", LONGEST])
def test_counting_has_a_page_once_something_was_counted(
    open_app: Open, empty: Library, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(empty.database)
    app = open_app(size=(1024, 600), language=language)
    assert "counting" not in opened(app, empty).pages
    for trick, kind in enumerate(KINDS):
        answer = CountedAnswer(seal="41a7", trick=trick, kind=kind, right=trick % 3 > 0)
        keep_answer(empty.database, empty.profile, answer)
    scene = opened(app, empty)
    press(scene, *[pygame.K_DOWN] * scene.pages.index("counting"))
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *app.size))
    app.draw()
    assert not wrong
    check_targets(scene.group.widgets, pygame.Rect(0, 0, *app.size))
    assert scene.data.counting.whole.right == 5


def test_a_token_of_the_shelf_shows_its_hand_again(app: App, tmp_path: Path) -> None:
    """By key or press; of a match without a record a sentence says so."""
    library = played_before(tmp_path)
    assert library.database.write([("UPDATE hands SET feats = 't' WHERE number = 2", ())])
    scene = opened(app, library)
    scene.group.focus_name("token-great")
    assert scene.group.focused is not None
    app.dispatch(key(pygame.K_RETURN))
    watched = on_top(app, PlaybackScene)
    assert watched.show.view is not None and watched.show.view.hand_number == 2
    app.pop()
    (token,) = scene.data.shelf.tokens
    match = library.history.get(token.match)
    assert match is not None
    Path(match.file).unlink()
    scene.group.focus_name("token-great")
    app.dispatch(key(pygame.K_RETURN))
    assert "can no longer be read" in on_top(app, Dialog).spoken_text


def test_the_rating_of_another_game_is_shown_by_one_press(app: App, empty: Library, written: Written) -> None:
    for day in (18, 19, 20):
        for variant in ("briscola", "brisca"):
            times = {"level": "expert", "evening": f"2026-11-{day}", "began": f"2026-11-{day}T20:00:00Z"}
            add(
                empty.database,
                variant=variant,
                game=f"{variant}-2",
                hands=2 + (variant == "briscola"),
                **times,
            )
    scene = opened(app, empty, "play")
    assert any("after 9 hands." in word for word in written())
    scene.group.focus_name("rated")
    app.dispatch(key(pygame.K_RIGHT))
    assert any("after 6 hands." in word for word in written())


def test_rows_are_told_with_their_first_evening_and_from_three_evenings_on(
    app: App, empty: Library, written: Written
) -> None:
    for day in (19, 20, 21):
        add(empty.database, evening=f"2026-11-{day}", began=f"2026-11-{day}T20:00:00Z", result="lost")
        opened(app, empty)
        told = [word for word in written() if "lost" in word and ("since" in word or "in a row" in word)]
        assert bool(told) == (day == 21)
        app.pop()
    assert "3 lost, since Thu 19 Nov 2026" in told
