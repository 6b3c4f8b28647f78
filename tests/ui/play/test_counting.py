"""The counting trainer at the table: it asks by itself, is answered by any hand, and is never in the way."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from briscola.client.seat_control import NextStep
from briscola.storage.counting_answers import CountedAnswer
from briscola.ui.layout.geometry import bounds
from briscola.ui.scenes.panels.counting_panel import CountingPanel
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.drawn import QUICK
from tests.ui.robot import Robot, table_for

pytestmark = pytest.mark.usefixtures("no_screen")


class Trained:
    """A table at which counting is trained, led to the first question."""

    def __init__(self, players: int = 2, *, asked: bool = True, **fields: Any) -> None:
        settings = {"counting": True, "live_points": False, **fields}
        self.app, self.scene = table_for("briscola", players, {}, raster=QUICK, **settings)
        self.kept: list[CountedAnswer] = []
        self.scene.over.counting.train(self.kept.append, self.answers)
        self.robot = Robot(self.app, self.scene, seed=1, ways=("digit",))
        self.robot.play_until(lambda: self.scene.over.counting.panel or self.app.top is not self.scene)
        self.robot.read()
        assert (self.scene.over.counting.panel is not None) is asked

    def answers(self, seal: str) -> list[CountedAnswer]:
        """The stored answers of a hand."""
        return [each for each in self.kept if each.seal == seal]

    @property
    def sheet(self) -> CountingPanel:
        panel = self.scene.over.counting.panel
        assert isinstance(panel, CountingPanel)
        return panel

    @property
    def right(self) -> int:
        return self.sheet.asked.choices.index(self.sheet.asked.answer)

    def press(self, key: int, text: str = "") -> None:
        self.robot.press(key, text)
        self.robot.frame()


def by_key(table: Trained) -> None:
    digit = table.sheet.digits[table.right]
    table.press(ord(digit), digit)


def by_mouse(table: Trained) -> None:
    table.robot.click(table.sheet.group.widgets[table.right].rect.center)
    table.robot.frame()


def by_finger(table: Trained) -> None:
    table.robot.tap(table.sheet.group.widgets[table.right].rect.center)
    table.robot.frame()


def by_arrows(table: Trained) -> None:
    """As a pad does, whose cross is the arrows."""
    while table.sheet.group.focused_name != f"choice {table.right}":
        table.press(pygame.K_RIGHT)
    table.press(pygame.K_RETURN)


def left_and_taken_up_again(table: Trained) -> PlayScene:
    """The same match in another window, with what is kept of the answers."""
    scene = PlayScene(table.app, table.scene.seat, on_leave=table.app.quit)
    scene.over.counting.train(table.kept.append, table.answers)
    table.app.reset(scene)
    for _ in range(60):
        table.robot.frame()
    return scene


def test_what_was_answered_before_the_window_was_closed_is_not_asked_again() -> None:
    table = Trained()
    by_key(table)
    assert len(table.kept) == 1
    counting = left_and_taken_up_again(table).over.counting
    assert table.scene.seat.next_step is NextStep.OWN_MOVE and counting.panel is None
    assert counting.kinds == {table.kept[0].seal: [table.kept[0].kind]}, "other kinds come first now"
    table.app.close()


def test_what_was_left_unanswered_is_asked_again() -> None:
    table = Trained()
    asked = table.sheet.asked
    panel = left_and_taken_up_again(table).over.counting.panel
    assert isinstance(panel, CountingPanel) and panel.asked == asked
    table.app.close()


@pytest.mark.slow
@pytest.mark.parametrize("answer", [by_key, by_mouse, by_finger, by_arrows])
def test_a_right_answer_is_written_down_and_goes_with_a_key(answer: Callable[[Trained], None]) -> None:
    table = Trained()
    assert table.scene.seat.view.tricks, "never in the first trick"
    answer(table)
    assert table.sheet.given == table.sheet.asked.answer and "Right" in table.sheet.title
    assert [(each.kind, each.right) for each in table.kept] == [(table.sheet.asked.kind, True)]
    table.press(pygame.K_RETURN)
    assert table.scene.panel is None and table.scene.flow.next_step is NextStep.OWN_MOVE
    table.robot.throw_card()
    assert len(table.kept) == 1


def test_a_wrong_answer_is_told_kindly_and_goes_by_itself() -> None:
    table = Trained()
    wrong = next(at for at in range(len(table.sheet.asked.choices)) if at != table.right)
    table.robot.click(table.sheet.group.widgets[wrong].rect.center)
    table.robot.frame()
    assert "Not quite" in table.sheet.title and [each.right for each in table.kept] == [False]
    for _ in range(60 * 20):
        table.robot.frame()
    assert table.scene.panel is None


def test_who_presses_escape_or_plays_on_has_not_been_asked() -> None:
    table = Trained()
    table.press(pygame.K_ESCAPE)
    assert table.scene.panel is None and table.app.top is table.scene
    assert not table.kept
    again = Trained()
    again.robot.click_card(again.scene.hand.codes[0])
    for _ in range(3):
        again.robot.frame()
    assert again.scene.panel is None and not again.kept
    assert len(again.scene.seat.view.hand) < 3 or again.scene.flow.next_step is not NextStep.OWN_MOVE


@pytest.mark.parametrize("players", [2, 4, 6])
def test_neither_the_hand_nor_the_trick_is_covered(players: int) -> None:
    """In the smallest window, before and after the answer."""
    table = Trained(players)
    by_key(table)
    layout, view = table.scene.places, table.scene.view
    assert view is not None
    cards = [*layout.hand(len(view.hands[0])), *(layout.slot(card.seat) for card in view.table)]
    assert table.sheet.rect.collidelist([bounds([pose], layout.ratio) for pose in cards]) < 0


@pytest.mark.slow
def test_nobody_is_asked_who_does_not_train_or_has_enough_of_it() -> None:
    table = Trained()
    table.app.change(counting=False)
    table.app.tick(0.1)
    assert table.scene.panel is None
    Trained(counting=False, asked=False)
