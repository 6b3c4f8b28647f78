"""A match of one hand has one end, and one score stands on the slate."""

from dataclasses import replace

import msgspec
import pygame
import pytest

from briscola.client.fold import fold_all
from briscola.client.seat_control import NextStep
from briscola.engine.rules import OptionValue
from briscola.i18n.score_words import tallies
from briscola.ui.app import App
from briscola.ui.input.salt import Salt
from briscola.ui.scene import Scene
from briscola.ui.scenes.play.event_flow import Ended
from briscola.ui.scenes.play.hand_end import AfterHand, AfterWays
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.widgets import Button
from tests.client.duel.test_duel import match_of, played, setup_of
from tests.ui.conftest import Open
from tests.ui.hands import click, press
from tests.ui.played import play
from tests.ui.results.conftest import Written
from tests.ui.results.kept import SIZES, result, run


class End:
    """Scene after a match for so many winning hands has ended at a real table."""

    def __init__(self, app: App, winning_hands: int) -> None:
        self.app, self.done = app, list[str]()
        setup = msgspec.structs.replace(setup_of(level="easy"), winning_hands=winning_hands)
        seat = match_of(setup, 1)
        while seat.next_step is not NextStep.MATCH:
            played(seat, 1)
        app.push(Scene(app))
        after = AfterHand(
            app,
            seat,
            go_on=lambda: self.done.append("rematch"),
            leave=lambda: self.done.append("title"),
            pause=lambda: self.done.append("pause"),
            ways=AfterWays(new=lambda: self.done.append("new")),
        )
        view = fold_all(seat.history)
        assert view is not None
        after.show(view, Ended(log=tuple(seat.host.table.log), digest=""), Salt())
        assert isinstance(app.top, HandResult)
        self.count = app.top
        press(self.count, pygame.K_SPACE)
        run(self.count, 1.0)

    @property
    def buttons(self) -> dict[str, Button]:
        return {one.name: one for one in self.count.group.widgets if isinstance(one, Button)}


def test_the_count_of_the_only_hand_is_the_end_of_its_match(app: App) -> None:
    end = End(app, 1)
    assert end.count.spoken_title.endswith(("win the match", "wins the match"))
    assert [button.text for button in end.buttons.values()] == ["Rematch", "New match", "To the title"]
    end.buttons["rematch"].confirm()
    assert end.done == ["rematch"] and not isinstance(app.top, HandResult | MatchResult)


def test_nobody_hurries_into_a_rematch(app: App) -> None:
    end = End(app, 1)
    press(end.count, pygame.K_RETURN)
    click(end.count, end.count.plan.title)
    assert not end.done and app.top is end.count, "no button is armed, and the cloth begins nothing"
    press(end.count, pygame.K_TAB, pygame.K_ESCAPE)
    assert end.done == ["title"]


def test_a_match_of_several_hands_goes_from_its_last_count_to_its_end(app: App) -> None:
    end = End(app, 2)
    assert end.buttons["next"].text == "To the final score"
    press(end.count, pygame.K_RETURN)
    assert isinstance(app.top, MatchResult) and not end.done


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_ways_on_stand_inside_the_window(open_app: Open, size: tuple[int, int]) -> None:
    end = End(open_app(size, text_size=160), 1)
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(button.rect) for button in end.buttons.values())


@pytest.mark.parametrize(
    ("options", "shown"), [({}, "strokes"), ({"match": "hands"}, "balance"), ({"match": "target"}, "balance")]
)
def test_chiamatas_slate_shows_strokes_or_the_balance_and_never_both(
    app: App, options: dict[str, OptionValue], shown: str, written: Written
) -> None:
    """Decision 15."""
    hand = play("chiamata", 5, options=options, seed=3)
    assert any(hand.view.balance) and any(hand.view.score)
    lines = tallies(hand.view, hand.setup)
    assert any(line.strokes for line in lines) is (shown == "strokes")
    assert [line.balance for line in lines] == (list(hand.view.balance) if shown == "balance" else [None] * 5)
    scene = result(app, hand)
    press(scene, pygame.K_SPACE)
    run(scene, 1.0)
    signs = [text for text, _ in written(app) if text[:1] in "+−" and text[1:].isdigit()]
    assert bool(signs) is (shown == "balance"), "nor are payments counted beside strokes"


def test_the_slate_of_every_moment_keeps_to_its_one_score() -> None:
    hand = play("chiamata", 5, seed=3)
    for score in (hand.view.score, (0,) * 5):
        lines = tallies(replace(hand.view, score=score), hand.setup)
        assert not any(line.figure for line in lines)
