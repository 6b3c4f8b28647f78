"""Why did that opponent do that? Asked and answered in the window."""

import time

import pygame
import pytest

from briscola.engine.events import Played
from briscola.ui.layout.card_spots import sample_means
from briscola.ui.layout.geometry import bounds
from briscola.ui.views.explanation_placement import told_beside
from briscola.ui.views.explanation_sheet import ExplanationWords
from tests.ui.playback.watched import Watched


def their_play(watched: Watched) -> int:
    """A stop after a card of an opponent who had a choice."""
    reel, log = watched.reel, watched.scene.log
    for stop in range(20, reel.last):
        event = reel.done(stop)
        if event is not None and isinstance(played := log[event], Played) and played.seat:
            return stop
    raise LookupError


def answered(watched: Watched) -> bool:
    """Wait for the answer."""
    for _ in range(200):
        watched.frame()
        if watched.scene.asked.answer is not None:
            return True
        time.sleep(0.02)
    return False


def test_an_opponent_is_asked_and_the_answer_goes_with_the_next_step() -> None:
    watched = Watched()
    watched.jump(their_play(watched))
    watched.click_on("why")
    assert answered(watched) and not watched.control("why").visible
    found = watched.scene.asked.answer
    assert found is not None and found.seat == 1
    watched.key(pygame.K_ESCAPE)
    assert not watched.scene.asked.busy and watched.app.top is watched.scene
    watched.key(pygame.K_y)
    assert answered(watched)
    watched.key(pygame.K_RIGHT)
    watched.frame()
    assert not watched.scene.asked.busy


def test_the_person_is_not_asked() -> None:
    watched = Watched()
    stop = next(at for at in range(20, watched.reel.last) if watched.reel.actor(at) == 0)
    watched.jump(stop + 1)
    assert not watched.control("why").visible
    watched.key(pygame.K_y)
    assert not watched.scene.asked.busy


WORDS = ExplanationWords(
    title="Why, Teresa?",
    about="Three of cups",
    sentences=[
        "In Teresa’s place, a hint would have advised something else: the ace of batons.",
        "It is so.",
    ],
)


@pytest.mark.parametrize("players", [2, 3])
def test_the_answer_covers_no_pile_and_lies_rather_on_the_slate(players: int) -> None:
    """The answer speaks of what was won."""
    watched = Watched(("briscola", players, {}))
    covered = 0
    for stop in range(30, watched.reel.last, 9):
        watched.jump(stop)
        view, layout = watched.scene.view, watched.scene.places
        assert view is not None
        _sheet, rect = told_beside(watched.app.kit, layout, view, WORDS)
        piled = {layout.pile_owner(place) for place in view.order if view.captured[place]}
        piles = [bounds(sample_means(layout.seats[p].pile, p, 40), layout.ratio) for p in piled]
        covered += rect.collidelist(piles) >= 0
    assert covered == 0
