"""Lists, pages, results and a playback by ear: letters find rows, and all that is drawn can be heard."""

from pathlib import Path

import pygame
import pytest

from briscola.capabilities.coach.window.scene import CoachScene
from briscola.capabilities.coach.window.session import CoachSession
from briscola.client.playback.reel import Reel
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.i18n.card_words import ITALIAN
from briscola.players.search.deepening import Depth
from briscola.ui.app import App
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.richtext import Block, block_lines
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.speech.reading import ReadingLine, ReadingPosition
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.lists.row_list import jump
from briscola.ui.widgets.menu import Item, Menu
from tests.spread import quick_some
from tests.storage.evenings import setup
from tests.ui.all_scenes import seeded
from tests.ui.by_ear_scenes.heard_scene import WRONG, heard
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES
from tests.ui.driver import control
from tests.ui.hands import key
from tests.ui.match_history.ledger import Ledger, keep, library_in
from tests.ui.played import play
from tests.ui.results.kept import GAMES, final, game, match, result

NAMES = ["Ada", "Élodie", "Bruno", "bea", "Ezio"]


@pytest.mark.parametrize(
    ("letter", "at", "to"),
    [
        ("b", 0, 2),
        ("B", 2, 3),
        ("b", 3, 2),
        ("e", 0, 1),
        ("e", 1, 4),
        ("a", 0, 0),
        ("z", 0, None),
        ("1", 0, None),
    ],
)
def test_a_letter_leads_to_the_next_name_that_begins_with_it(letter: str, at: int, to: int | None) -> None:
    pressed = key(ord(letter.lower()), letter)
    assert jump(pressed, lambda row: NAMES[row], len(NAMES), at) == to


def test_a_letter_held_with_ctrl_is_a_key_of_something_else() -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b, mod=pygame.KMOD_CTRL, unicode="b", scancode=0)
    assert jump(event, lambda row: NAMES[row], len(NAMES), 0) is None


def test_letters_find_chapters_and_the_chapter_is_then_read(app: App) -> None:
    app.push(scene := RulesScene(app))
    app.dispatch(key(pygame.K_p, "p"))
    chosen = scene.shown.title
    assert chosen.startswith("P") and control(scene, "chapters").spoken().name == chosen
    assert scene.reading()[0] == ReadingLine(chosen, heading=True)


def test_letters_lead_through_a_menu_and_an_open_list(app: App) -> None:
    menu = Menu(
        app.kit,
        pygame.Rect(0, 0, 300, 300),
        [Item(name=name, text=name, on_press=app.quit) for name in NAMES],
    )
    assert menu.key(key(pygame.K_b, "b")) and menu.spoken().name == "Bruno"
    taken: list[int] = []
    chosen = Dropdown(app.kit, pygame.Rect(0, 0, 300, 50), NAMES, 0, taken.append)
    chosen.focused = True
    chosen.handle(key(pygame.K_e, "e"))
    assert chosen.spoken().value == "Ada"
    for code, text in ((pygame.K_RETURN, ""), (pygame.K_e, "e"), (pygame.K_e, "e"), (pygame.K_RETURN, "")):
        chosen.handle(key(code, text))
    assert taken == [4] and chosen.spoken().value == "Ezio"


def test_a_letter_finds_a_match_and_f_still_marks_one(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    keep(library, setup(2, winning_hands=1), seed=1, began="2026-11-01T19:00:00Z")
    keep(library, setup(2, variant="prini"), seed=3, began="2026-11-02T20:00:00Z", steps=30)
    ledger = Ledger(library)
    rows = ledger.rows
    ledger.app.dispatch(key(pygame.K_b, "b"))
    assert rows.spoken().name.startswith("Briscola") and rows.spoken().position == (2, 2)
    ledger.app.dispatch(key(pygame.K_p, "p"))
    assert rows.spoken().name.startswith("Prini")
    ledger.app.dispatch(key(pygame.K_f, "f"))
    assert rows.match is not None and rows.match.favourite
    assert rows.spoken().name.startswith("Prini") and "favourite" in rows.spoken().value


@pytest.mark.parametrize("language", quick_some(LANGUAGES, 3))
def test_every_chapter_of_the_rules_is_read_by_headings_without_markup(open_app: Open, language: str) -> None:
    app = open_app(language=language)
    app.push(scene := RulesScene(app))
    for at, page in enumerate(scene.pages):
        if at:
            app.dispatch(key(pygame.K_DOWN))
        lines, place = scene.reading(), ReadingPosition()
        met = []
        while (line := place.to_heading(lines, 1)) is not None:
            met.append(line.text)
        assert met == [block.text for block in page.blocks if block.kind in ("title", "heading")]
        assert len(lines) > len(met)
        assert not [line.text for line in lines if "**" in line.text or "[cards" in line.text]


def test_cards_of_a_page_are_named_and_the_back_of_one_is_not() -> None:
    assert (
        block_lines(Block("cards", "1D back 3B"), ITALIAN)[0].text == "Cards: ace of coins, three of batons"
    )
    assert block_lines(Block("cards", "back"), ITALIAN) == []


LIGHT = Depth(samples=12, batch=6)


@pytest.mark.parametrize(
    ("name", "language"),
    quick_some([(name, LANGUAGES[at % len(LANGUAGES)]) for at, name in enumerate(GAMES)], 4),
)
def test_the_lines_of_a_count_hold_every_point_of_the_hand(open_app: Open, name: str, language: str) -> None:
    app, played = open_app(language=language, speed="none"), game(name)
    scene = result(app, played)
    lines = scene.reading()
    assert scene.spoken_title and not [text for text in heard(scene) if WRONG.search(text)]
    points = [band.total for band in scene.bands]
    headings = [line.text for line in lines if line.heading][1 : 1 + len(points)]
    assert all(str(worth) in heading for worth, heading in zip(points, headings, strict=True))
    cards = sum(len(band.cards) for band in scene.bands)
    assert cards in (0, len(played.view.rules.pack))


def test_before_the_count_is_over_nothing_tells_who_has_won(open_app: Open) -> None:
    app, played = open_app(speed="normal", motion="full"), game("two")
    scene = result(app, played)
    app.tick(1 / 60)
    assert not scene.known and scene.spoken_title == "The count"
    points = str(scene.bands[0].points)
    assert not [text for text in heard(scene) if points in text or "Hand won" in text or "Hand lost" in text]
    scene.go_on()
    assert scene.known and points in " ".join(heard(scene))


@pytest.mark.parametrize("name", ["two", "pairs"])
def test_the_end_of_a_match_is_told_hand_by_hand(open_app: Open, name: str) -> None:
    scene = final(open_app(speed="none"), match(name))
    lines = [line.text for line in scene.reading()]
    assert scene.spoken_title == lines[0]
    for hand in scene.sheet.lines:
        told = next(line for line in lines if line.startswith(f"Hand {hand.number}:"))
        assert all(cell in told for cell in hand.cells)


@pytest.mark.slow
def test_the_coach_tells_each_choice_and_what_it_cost(open_app: Open) -> None:
    app, played = open_app(speed="none"), play("briscola", 2, seed=3)
    session = CoachSession(played.log, 1, depth=LIGHT)
    scene = CoachScene(app, session, setup=played.setup)
    app.push(scene)
    scene.session.judging.wait()
    app.tick(1 / 20)
    assert scene.session.whole is not None
    assert scene.spoken_text and not [text for text in heard(scene) if WRONG.search(text)]
    for at in range(len(scene.session.decisions)):
        scene.show_decision(at)
        app.tick(1 / 20)
        strip = scene.plank.strip.spoken()
        assert strip.position == (at + 1, len(scene.session.decisions)) and strip.name
        play_ = scene.session.judged(at)
        assert (play_ is not None) == bool(strip.value)
        if play_ is not None:
            assert scene.spoken_title and scene.spoken_text


def test_a_playback_can_be_read_at_every_stop(open_app: Open) -> None:
    app, played = open_app(speed="none"), game("chiamata")
    scene = PlaybackScene(app, setup=played.setup, log=list(played.log))
    app.push(scene)
    scene.show.playing = False
    for stop in range(0, Reel(list(played.log)).last + 1, 7):
        scene.show.jump(stop)
        app.tick(1 / 20)
        lines = scene.reading()
        assert lines[0].text == scene.bar.words
        # The chance to win is computed meanwhile; the rule has it a frame later.
        assert scene.bar.words.startswith(scene.bar.rule.spoken().value)
        assert not [line.text for line in lines if WRONG.search(line.text)]


def test_the_lines_of_a_table_begin_with_its_game_as_a_heading(app: App) -> None:
    app.push(scene := PlayScene(app, HostedSeat(seeded(setup(players=3))), TableActions(leave=app.quit)))
    app.tick(1 / 20)
    first, *answers = scene.reading()
    assert first.heading and first.text.startswith("Briscola for three")
    assert answers and not any(line.heading for line in answers)
