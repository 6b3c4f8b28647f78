"""The counting trainer at the table: it asks by itself, is answered by any hand, and is never in the way."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from briscola.capabilities.counting.answers import CountedAnswer
from briscola.capabilities.counting.window.panel import CountingPanel
from briscola.client.seats.seat_control import NextStep
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from tests.ui.aids import AIDS, trainer_of
from tests.ui.evening import Evening, seat_at, window_on


class Trained(Evening):
    """A table at which counting is trained, led to the first question."""

    def __init__(self, players: int = 2, *, asked: bool = True, **fields: Any) -> None:
        settings = {"counting": True, "live_points": False, **fields}
        super().__init__(window_on(seat_at("briscola", players), **settings))
        self.kept: list[CountedAnswer] = []
        trainer_of(self.scene).train(self.kept.append, self.answers)
        self.play_until(lambda: self.questioned or self.app.top is not self.scene)
        self.read()
        assert self.questioned is asked

    def answers(self, seal: str) -> list[CountedAnswer]:
        """The stored answers of a hand."""
        return [each for each in self.kept if each.seal == seal]

    @property
    def questioned(self) -> bool:
        """True while the question lies there."""
        return isinstance(self.scene.panel, CountingPanel)

    @property
    def sheet(self) -> CountingPanel:
        panel = self.scene.panel
        assert isinstance(panel, CountingPanel)
        return panel

    @property
    def right(self) -> int:
        return self.sheet.asked.choices.index(self.sheet.asked.answer)


def by_key(table: Trained) -> None:
    digit = table.sheet.digits[table.right]
    table.key(ord(digit))


def by_mouse(table: Trained) -> None:
    table.click_at(table.sheet.group.widgets[table.right].rect.center)


def by_finger(table: Trained) -> None:
    table.tap_at(table.sheet.group.widgets[table.right].rect.center)


def by_arrows(table: Trained) -> None:
    """As a pad does, whose cross is the arrows."""
    while table.sheet.group.focused_name != f"choice {table.right}":
        table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)


def left_and_taken_up_again(table: Trained) -> PlayScene:
    """The same match in another window, with what is kept of the answers."""
    scene = PlayScene(table.app, table.scene.seat, TableActions(leave=table.app.quit), aids=AIDS)
    trainer_of(scene).train(table.kept.append, table.answers)
    table.app.reset(scene)
    table.frames(60)
    return scene


def test_what_was_answered_before_the_window_was_closed_is_not_asked_again() -> None:
    table = Trained()
    by_key(table)
    assert len(table.kept) == 1
    again = left_and_taken_up_again(table)
    assert table.scene.seat.next_step is NextStep.OWN_MOVE and again.panel is None
    kinds = trainer_of(again).kinds
    assert kinds == {table.kept[0].seal: [table.kept[0].kind]}, "other kinds come first now"


def test_what_was_left_unanswered_is_asked_again() -> None:
    table = Trained()
    asked = table.sheet.asked
    panel = left_and_taken_up_again(table).panel
    assert isinstance(panel, CountingPanel) and panel.asked == asked


def test_it_is_not_asked_over_a_sheet_that_the_person_has_opened() -> None:
    table = Trained()
    seen = 0
    by_key(table)
    while len(table.scene.seat.view.tricks) < 9:
        table.until_asked()
        table.throw_card()
        table.key(pygame.K_l)
        table.until(lambda: table.asked)
        table.frames(30)
        seen += isinstance(table.scene.panel, LastTrickPanel)
        assert not table.questioned
        table.key(pygame.K_ESCAPE)
    assert seen


@pytest.mark.slow
@pytest.mark.parametrize("answer", [by_key, by_mouse, by_finger, by_arrows])
def test_a_right_answer_is_written_down_and_goes_with_a_key(answer: Callable[[Trained], None]) -> None:
    table = Trained()
    assert table.scene.seat.view.tricks, "never in the first trick"
    answer(table)
    assert table.sheet.given == table.sheet.asked.answer and "Right" in table.sheet.title
    assert [(each.kind, each.right) for each in table.kept] == [(table.sheet.asked.kind, True)]
    table.key(pygame.K_RETURN)
    assert table.scene.panel is None and table.scene.flow.next_step is NextStep.OWN_MOVE
    table.throw_card()
    assert len(table.kept) == 1


def test_a_wrong_answer_is_told_kindly_and_goes_by_itself() -> None:
    table = Trained()
    wrong = next(at for at in range(len(table.sheet.asked.choices)) if at != table.right)
    table.click_at(table.sheet.group.widgets[wrong].rect.center)
    assert "Not quite" in table.sheet.title and [each.right for each in table.kept] == [False]
    table.frames(60 * 20)
    assert table.scene.panel is None


def test_a_finger_on_its_paper_takes_an_answer_away() -> None:
    """The finger itself, not the mouse's press that some systems make of it."""
    table = Trained()
    by_finger(table)
    sheet = table.sheet
    assert sheet.given is not None
    table.tap_at((sheet.rect.centerx, sheet.rect.top + 4))
    assert table.scene.panel is None


def test_who_presses_escape_or_plays_on_has_not_been_asked() -> None:
    table = Trained()
    table.key(pygame.K_ESCAPE)
    assert table.scene.panel is None and table.app.top is table.scene
    assert not table.kept
    again = Trained()
    again.click(again.spot(again.scene.hand.codes[0]))
    again.frames(3)
    assert again.scene.panel is None and not again.kept
    assert len(again.scene.seat.view.hand) < 3 or again.scene.flow.next_step is not NextStep.OWN_MOVE


@pytest.mark.parametrize("players", [2, 4, 6])
def test_neither_the_hand_nor_the_trick_is_covered(players: int) -> None:
    """In the smallest window, before and after the answer."""
    table = Trained(players)
    by_key(table)
    layout, view = table.scene.context.layout, table.view
    cards = [*layout.hand(len(view.hands[0])), *(layout.slot(card.seat) for card in view.table)]
    assert table.sheet.rect.collidelist([bounds([pose], layout.ratio) for pose in cards]) < 0


@pytest.mark.slow
def test_nobody_is_asked_who_does_not_train_or_has_enough_of_it() -> None:
    table = Trained()
    table.app.change(counting=False)
    table.app.tick(0.1)
    assert table.scene.panel is None
    Trained(counting=False, asked=False)


def test_a_question_in_another_language_than_now_goes() -> None:
    table = Trained()
    table.app.change(language="it")
    assert not table.questioned


def test_a_question_goes_in_the_moment_in_which_the_person_plays() -> None:
    table = Trained()
    table.play_until(lambda: table.asked and table.questioned)
    table.scene.act(table.scene.seat.view.legal[0])
    assert not table.questioned
