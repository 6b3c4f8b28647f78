"""Looking back within a hand: all tricks in a match of one's own, the last one where people play together."""

from collections.abc import Callable, Mapping
from typing import Any

import pygame
import pytest

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.entries import IN_WINDOW
from briscola.i18n.card_words import card_name, points_text
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.panels.look_back import LookBack
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.conftest import Open
from tests.ui.driver import on_top
from tests.ui.evening import Evening, seat_at, window_on
from tests.ui.hands import key

TRICKS = 3


def own_table(open_app: Open, library: Library, players: int = 2, **settings: Any) -> Evening:
    """A match of one's own after some tricks, as New match begins it."""
    app = open_app(speed="none", **settings)
    navigator = Navigator(app, IN_WINDOW, library=library)
    navigator.begin()
    navigator.start(MatchSetup(players=players, opponents=regulars(players, ("easy",))))
    table = Evening(on_top(app, PlayScene))
    table.after(TRICKS)
    return table


def lift(table: Evening) -> None:
    table.app.dispatch(pygame.event.Event(pygame.KEYUP, key=pygame.K_l, mod=0, unicode="l"))


def held_l(table: Evening) -> None:
    """Hold L; the system repeats it meanwhile."""
    table.key(pygame.K_l)
    for _ in range(60):
        table.app.dispatch(key(pygame.K_l))
        table.app.tick(0.02)
    lift(table)


def pressed_button(table: Evening) -> None:
    table.key(pygame.K_l)
    lift(table)
    assert isinstance(table.scene.panel, LastTrickPanel)
    table.scene.panel.group.focus_name("all")
    table.key(pygame.K_RETURN)


def pile_of(table: Evening) -> pygame.Rect:
    return next(thing.rect for thing in table.scene.things if thing.kind == "pile")


def clicked_pile(table: Evening) -> None:
    table.click_at(pile_of(table).center)


def tapped_pile(table: Evening) -> None:
    table.tap_at(pile_of(table).center)


WAYS: Mapping[str, Callable[[Evening], None]] = {
    "L held": held_l,
    "its button": pressed_button,
    "the pile, mouse": clicked_pile,
    "the pile, finger": tapped_pile,
}


@pytest.mark.parametrize("way", WAYS)
def test_the_tricks_so_far_are_seen_as_they_were_played(way: str, open_app: Open, library: Library) -> None:
    """The newest first, card by card with its player, and who took it; by ear in the same words."""
    table = own_table(open_app, library)
    view = table.scene.seat.view
    WAYS[way](table)
    sheet = on_top(table.app, LookBack)
    lines = [line.text for line in sheet.reading()]
    heads = [line for line in lines if line.startswith("Trick ")]
    assert heads == [f"Trick {number}" for number in range(len(view.tricks), 0, -1)]
    names = table.scene.context.names
    naming = table.app.kit.naming

    for number, trick in enumerate(view.tricks, 1):
        at = lines.index(f"Trick {number}")
        played = [f"{names[play.seat]}: {card_name(play.card, naming=naming)}" for play in trick.plays]
        assert lines[at + 1 : at + 1 + len(played)] == played
        worth = sum(view.rules.ranking.points[play.card] for play in trick.plays)
        assert lines[at + 1 + len(played)] == f"Taken by {names[trick.winner]}: {points_text(worth)}"
    table.app.dispatch(key(pygame.K_l))
    assert table.app.top is table.scene


def test_l_pressed_and_lifted_shows_the_last_trick_alone(open_app: Open, library: Library) -> None:
    table = own_table(open_app, library)
    table.key(pygame.K_l)
    lift(table)
    for _ in range(60):
        table.app.tick(0.02)
    assert table.app.top is table.scene and isinstance(table.scene.panel, LastTrickPanel)
    table.key(pygame.K_l)
    assert table.scene.panel is None


@pytest.mark.parametrize("settings", [{"review": "last"}, {"counting": True}], ids=str)
def test_a_table_that_looks_back_at_the_last_trick_shows_no_more(
    settings: Mapping[str, Any], open_app: Open, library: Library
) -> None:
    """Training to count leaves the last one, too."""
    table = own_table(open_app, library, **settings)
    if table.scene.panel is not None:  # a question
        table.key(pygame.K_ESCAPE)
    for way in ("L held", "the pile, mouse"):
        WAYS[way](table)
        assert table.app.top is table.scene and isinstance(table.scene.panel, LastTrickPanel), way
        assert "all" not in [widget.name for widget in table.scene.panel.group.widgets]
        table.key(pygame.K_ESCAPE)


def test_a_table_that_looks_at_nothing_again_says_so(open_app: Open, library: Library) -> None:
    """By ear, too."""
    table = own_table(open_app, library, review="none")
    assert "No trick is looked at again at this table." in [line.text for line in table.scene.reading()]
    for way in ("L held", "the pile, mouse"):
        WAYS[way](table)
        assert table.scene.panel is None and "No trick is looked at again" in table.caption


def test_a_table_of_a_season_a_cup_or_of_several_people_looks_at_the_last_trick() -> None:
    """They are no matches of one's own: nothing there leads to a new one."""
    table = Evening(window_on(seat_at("briscola", 2)))
    table.after(TRICKS)
    held_l(table)
    assert table.app.top is table.scene and isinstance(table.scene.panel, LastTrickPanel)


def test_many_tricks_are_scrolled_with_keys(open_app: Open, library: Library) -> None:
    table = own_table(open_app, library, size=(1024, 600), text_size=160)
    table.after(12)
    held_l(table)
    sheet = on_top(table.app, LookBack)
    (view,) = sheet.views
    assert view.offset == 0
    sheet.group.focus(view)
    table.app.dispatch(key(pygame.K_END))
    assert view.offset == view.most > 0
