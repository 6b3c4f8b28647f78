"""The end of a match: who has won, the table of hands, where its doors lead."""

from dataclasses import replace

import pygame
import pytest

from briscola.client.results import hands_of_match
from briscola.engine.events import HandEnded
from briscola.i18n.character_words import name_of
from briscola.i18n.result_words import match_words
from briscola.ui.app import App
from tests.ui.conftest import Open
from tests.ui.demands import spoken, watched_texts
from tests.ui.driver import control
from tests.ui.hands import click, press
from tests.ui.played import play
from tests.ui.results.conftest import Written
from tests.ui.results.kept import DRAWN, final, match, run


@pytest.mark.slow
@pytest.mark.parametrize("size", DRAWN, ids=str)
@pytest.mark.parametrize("name", ["two", "three", "pairs", "five", "six", "chiamata", "morto"])
def test_the_end_of_a_match_names_everybody_inside_the_window(
    open_app: Open, name: str, size: tuple[int, int], written: Written
) -> None:
    played = match(name)
    app = open_app(size, language="it")
    final(app, played)
    found = written(app)
    window = pygame.Rect(0, 0, *size)
    assert not [text for text, rect in found if not window.contains(rect)]
    texts = [text for text, _ in found]
    for seat in played.view.winners:
        name = name_of(played.setup, played.view.rules, seat)
        assert any(name in text for text in texts)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(DRAWN), ids=str)
@pytest.mark.parametrize("winners", [(0, 1), (1, 2, 3), (1, 2, 3, 4), (0, 1, 2, 3, 4)])
def test_however_many_win_together_each_name_stands_whole(
    open_app: Open,
    winners: tuple[int, ...],
    size: tuple[int, int],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = match("chiamata")
    app = open_app(size, language=language)
    scene = final(app, replace(played, view=replace(played.view, winners=winners)))
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    app.draw()
    assert list(wrong) == []
    places = scene.places
    tags = [member.tag for member in scene.gathering.members.values()]
    tags += [speech.where.rect for speech in scene.gathering.speeches.values()]
    room = [places.column, scene.sheet]
    assert all(tag.collidelist([*tags[:at], *tags[at + 1 :], *room]) < 0 for at, tag in enumerate(tags))


def test_the_table_of_hands_has_a_line_a_hand() -> None:
    played = match("two")
    hands = hands_of_match(played.log)
    ended = [event for event in played.log if isinstance(event, HandEnded)]
    assert [hand.ended for hand in hands] == ended
    assert [hand.number for hand in hands] == list(range(1, len(ended) + 1))


def test_the_sums_of_the_table_are_those_of_its_lines(app: App) -> None:
    scene = final(app, match("two"))
    sums = [sum(int(line.cells[at]) for line in scene.lines) for at in range(2)]
    assert scene.total.cells == tuple(str(n) for n in sums)


def test_in_chiamata_the_table_ends_with_the_balance(app: App) -> None:
    """V-CH-15."""
    played = match("chiamata")
    scene = final(app, played)
    shown = [int(cell.replace("−", "-")) for cell in scene.total.cells]
    assert shown == list(played.view.balance[:5])
    assert sum(shown) == 0


def test_who_has_won_the_match_is_said() -> None:
    played = match("pairs")
    names = ["You", "Rocco", "Ada", "Teresa"]
    title, line = match_words(played.view, names, 4)
    assert title == (
        "You and Ada win the match" if 0 in played.view.winners else "Rocco and Teresa win the match"
    )
    assert line.startswith("3 to ")
    three = replace(match("chiamata").view, winners=(0, 1, 3), score=(1, 1, 0, 1, 0))
    title, line = match_words(three, ["You", "Rocco", "Lucia", "Nino", "Teresa"], 2)
    assert title == "You, Rocco and Nino win the match"
    assert line == "1 win out of 2 hands"


@pytest.mark.parametrize(
    ("winners", "title"),
    [
        ((0,), "You win the match"),
        ((2,), "Lucia wins the match"),
        ((1, 2, 3), "Rocco, Lucia and Nino win the match"),
        ((0, 1, 2, 3), "You and 3 others win the match"),
        ((1, 2, 3, 4), "All the others win the match"),
        ((0, 1, 2, 3, 4), "Everybody wins the match"),
    ],
)
def test_however_many_win_the_title_is_one_line(winners: tuple[int, ...], title: str) -> None:
    view = replace(match("chiamata").view, winners=winners)
    assert match_words(view, ["You", "Rocco", "Lucia", "Nino", "Teresa"], 2)[0] == title


def test_rematch_new_match_and_title_are_reached_by_keys_and_mouse(app: App) -> None:
    gone: list[str] = []
    doors = {
        "next": lambda: gone.append("rematch"),
        "new_match": lambda: gone.append("new"),
        "leave": lambda: gone.append("title"),
    }
    scene = final(app, match("two"), **doors)
    run(scene, 12)
    for _ in range(2):
        press(scene, pygame.K_DOWN)
    press(scene, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    first = next(widget for widget in scene.group.order() if widget.name == "rematch")
    click(scene, first.rect.center)
    assert gone == ["new", "title", "rematch"]
    assert app.top is not scene


def test_a_long_match_scrolls(open_app: Open) -> None:
    played = play("chiamata", 5, options={"match": "hands", "match_hands": 24}, hands=200)
    scene = final(open_app((1024, 600)), played)
    view = control(scene, "hands")
    assert scene.scrolls and getattr(view, "offset", 0) > 0
