"""The slate for real cards in the window, by keys, mouse and ear, and with phones beside it."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from briscola.capabilities.slate.evening import totals
from briscola.capabilities.slate.keeper import SlateKeeper
from briscola.capabilities.slate.window.evenings_list import SlateEvenings
from briscola.capabilities.slate.window.page import SlatePage
from briscola.capabilities.slate.window.setup_sheet import SlateSetupSheet
from briscola.client.tournament.table_result import TableGame
from briscola.entries import IN_WINDOW
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.widgets.button import Button
from tests.client.slate.entered import hands_of, match_of, presses
from tests.spread import quick_diagonal
from tests.ui.driver import Driver, control
from tests.ui.match_history.ledger import library_in
from tests.ui.slate import evenings_kept as slates

Open = Callable[..., App]


def navigated(app: App, folder: Path) -> Navigator:
    navigator = Navigator(app, IN_WINDOW, library=library_in(folder))
    navigator.title()
    return navigator


def begun(app: App, folder: Path, *names: str) -> Driver:
    """Somebody at the page of a new slate, reached through the evenings by mouse and keys."""
    hands = Driver(app)
    navigated(app, folder).evenings()
    hands.frame()
    hands.click_on("slates")
    hands.frame()
    sheet = hands.on_top(SlateSetupSheet)
    for at, name in enumerate(names):
        sheet.group.focus_name(f"name-{at}")
        field = hands.control(f"name-{at}")
        field.show_text("")
        field.insert(name)
    hands.click_on("begin")
    hands.frame()
    return hands


def answers(scene: SlatePage) -> list[str]:
    return [
        widget.text
        for widget in scene.group.widgets
        if isinstance(widget, Button) and widget.name.startswith("answer-")
    ]


def said(scene: SlatePage) -> str:
    return " ".join(line.text for line in scene.reading()).replace("\u00a0", " ")


def test_a_first_evening_begins_with_names_and_one_press_enters_a_hand(app: App, tmp_path: Path) -> None:
    hands = begun(app, tmp_path, "Ada", "Bruno")
    scene = hands.on_top(SlatePage)
    assert answers(scene) == ["Ada", "Bruno", "Void hand"]
    hands.click_on("answer-1")
    hands.frame()
    assert "Ada 0 · Bruno 1" in said(scene)
    kept = SlateKeeper(tmp_path).evenings
    assert len(kept) == 1 and len(kept[0].now.hands) == 1


def test_keys_alone_play_a_match_and_take_a_line_back(app: App, tmp_path: Path) -> None:
    hands = begun(app, tmp_path, "Ada", "Bruno")
    scene = hands.on_top(SlatePage)
    hands.press(pygame.K_1)
    hands.press(pygame.K_RETURN)
    hands.frames(2)
    assert "The match goes to Ada" in said(scene)
    hands.press(pygame.K_BACKSPACE)
    hands.frame()
    assert "Ada 1 · Bruno 0" in said(scene) and "The match goes" not in said(scene)
    hands.press(pygame.K_2)
    hands.press(pygame.K_ESCAPE)
    hands.frames(2)
    hands.on_top(MatchHistory)
    (kept,) = SlateKeeper(tmp_path).evenings
    assert [hand.side for hand in kept.now.hands] == [0, 1]


def test_enter_in_the_last_name_counts_no_hand(app: App, tmp_path: Path) -> None:
    """Even held or pressed twice; the way out leads where one came from."""
    hands = Driver(app)
    navigated(app, tmp_path).evenings()
    hands.frame()
    hands.click_on("slates")
    hands.on_top(SlateSetupSheet).group.focus_name("name-1")
    hands.control("name-0").insert("Ada")
    hands.control("name-1").insert("Bruno")
    hands.key(pygame.K_RETURN)
    hands.on_top(SlatePage)
    hands.keys(*[pygame.K_RETURN] * 4)
    assert not any(kept.now.hands for kept in SlateKeeper(tmp_path).evenings)
    while not isinstance(app.top, MatchHistory):
        assert not isinstance(app.top, SlateEvenings)
        hands.key(pygame.K_ESCAPE)


def test_a_list_of_nothing_has_no_focus(app: App, tmp_path: Path) -> None:
    """It showed the frame of the focus around nothing."""
    sheet = SlateEvenings(app, SlateKeeper(tmp_path), keeps=True)
    app.push(sheet)
    assert sheet.group.focused_name == "usual"
    assert not control(sheet, "list").focusable


def test_names_that_are_missing_or_the_same_are_told_in_a_sentence(app: App, tmp_path: Path) -> None:
    for names in (("Ada", ""), ("Ada", "Ada")):
        hands = begun(app, tmp_path, *names)
        sheet = hands.on_top(SlateSetupSheet)
        assert sheet.spoken_text == "Everybody needs a name, and no two the same."
        assert SlateKeeper(tmp_path).evenings == ()


def test_an_evening_goes_on_from_the_list_with_another_game_and_other_people(
    app: App, tmp_path: Path
) -> None:
    SlateKeeper(tmp_path).keep(slates.PAIRS_EVENING)
    hands = Driver(app)
    navigated(app, tmp_path).evenings()
    hands.frame()
    hands.on_top(MatchHistory)
    hands.click_on("slates")
    hands.frame()
    hands.on_top(SlateEvenings).press(0)
    hands.frame()
    hands.click_on("other")
    hands.frame()
    sheet = hands.on_top(SlateSetupSheet)
    assert sheet.draft.game == slates.PAIRS
    sheet.group.focus_name("name-3")
    field = hands.control("name-3")
    field.show_text("")
    field.insert("Rosa")
    hands.click_on("begin")
    hands.frame()
    scene = hands.on_top(SlatePage)
    assert answers(scene)[:2] == ["Anna Maria, Zia Pina", "Bartolomeo, Rosa"]
    hands.click_on("answer-1")
    hands.frame()
    (kept,) = SlateKeeper(tmp_path).evenings
    assert {total.name: total.hands for total in totals(kept)} == {
        "Anna Maria": 6,
        "Bartolomeo": 4,
        "Zia Pina": 6,
        "Ugo": 3,
        "Rosa": 1,
    }
    hands.click_on("balance")
    hands.frame()
    assert app.top is not None
    read = [line.text for line in app.top.reading()]
    assert any("Bartolomeo, Rosa" in line for line in read)


ROBOTS = (
    TableGame(players=2, winning_hands=3),
    slates.PAIRS,
    slates.BY_CONTRACT,
    slates.BY_POINTS,
    TableGame(variant="bisca", players=4, options={"teams": False, "stakes": True}),
    TableGame(variant="sueca", players=4, winning_hands=4),
)


@pytest.mark.parametrize(("game", "by"), quick_diagonal(ROBOTS, ["mouse", "keys"]))
def test_a_robot_enters_whole_matches_and_the_page_says_what_the_engine_says(
    app: App, tmp_path: Path, game: TableGame, by: str
) -> None:
    scene, hands, rules = slates.opened(app, tmp_path, slates.evening(game, ())), Driver(app), game.rules()
    hands.frame()
    for hand, ended, _end in hands_of(rules, match_of(game, 7)):
        for given in presses(rules, hand):
            asked = scene.writer.question
            assert asked is not None
            assert len(scene.group.order()) <= 12
            if asked.answers:
                at = [answer.id for answer in asked.answers].index(given)
                if by == "mouse":
                    hands.click_on(f"answer-{at}")
                else:
                    hands.press(pygame.K_1 + at)
            else:
                hands.control("number").set(int(given))
                if by == "mouse":
                    hands.click_on("write")
                else:
                    scene.group.focus_name("number")
                    hands.press(pygame.K_RETURN)
            hands.frame()
        places = [side[0] for side in rules.sides] if rules.in_sides else range(rules.players)
        by_points = rules.match_form.by_points
        values = [line.points if by_points else line.strokes for line in scene.score]
        assert values == [ended.score[place] for place in places]
        if ended.balance is not None:
            assert [line.balance for line in scene.score] == [ended.balance[place] for place in places]


def test_what_the_disk_refuses_is_told_on_the_page_and_not_lost(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = begun(app, tmp_path, "Ada", "Bruno")
    scene = hands.on_top(SlatePage)

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("briscola.storage.files.atomic_write.os.fsync", full)
        hands.click_on("answer-0")
        hands.frame()
        assert "The disk refuses to save this." in said(scene) and "Ada 1" in said(scene)
    hands.click_on("answer-1")
    hands.frame()
    assert "The disk refuses" not in said(scene)
    assert len(SlateKeeper(tmp_path).evenings[0].now.hands) == 2


def test_a_window_beside_another_says_that_nothing_is_kept(open_app: Open, tmp_path: Path) -> None:
    first, second = open_app(), open_app()
    begun(first, tmp_path, "Ada", "Bruno").press(pygame.K_2)
    for event in pygame.event.get():
        first.dispatch(event)
    hands = Driver(second)
    navigated(second, tmp_path).evenings()
    hands.frame()
    hands.click_on("slates")
    hands.frame()
    hands.on_top(SlateEvenings).press(0)
    hands.frame()
    scene = hands.on_top(SlatePage)
    hands.press(pygame.K_1)
    hands.frame()
    assert "Another window of Briscola is open" in said(scene)
    assert len(SlateKeeper(tmp_path).evenings[0].now.hands) == 1


def test_a_damaged_file_is_told_over_the_evenings(app: App, tmp_path: Path) -> None:
    library = library_in(tmp_path)
    (library.records.folder.parent / "slates.json").write_text("{")
    navigator = Navigator(app, IN_WINDOW, library=library)
    navigator.title()
    hands = Driver(app)
    navigator.evenings()
    hands.frame()
    hands.click_on("slates")
    hands.frame()
    assert "was damaged" in hands.on_top(SlateEvenings).sentence
